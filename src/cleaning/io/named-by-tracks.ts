import { listNames } from '../../files/io/list-folder.ts'
import { isMissing, readTextFile } from '../../files/io/read-text.ts'

const MAX_BYTES = 16 << 20

/**
 * Text of the tracks' last compactions, and of document changes that a kill left half done. Cleaning spares the
 * checkpoints, sessions and files named there. An unreadable file gives null: then the needed files are unknown.
 */
export function readNamedByTracks(projectDir: string): string | null {
  const folder = `${projectDir}/artifacts/checkpoints`
  let text = ''
  for (const track of listNames(folder, 'is empty')) {
    for (const name of ['latest.json', 'pending.json']) {
      const file = readTextFile(`${folder}/${track}/${name}`, MAX_BYTES)
      if ('text' in file) text += `${file.text}\n`
      else if (!isMissing(file.error)) return null
    }
  }
  return text
}
