import { readdirSync } from 'node:fs'
import { readTextFile } from './read-text.ts'

const MAX_BYTES = 16 << 20

/**
 * What the tracks' last compactions, and changes of documents that a kill left half done, say: checkpoints, sessions and
 * files named there are still needed. Null when one of them cannot be read: then nobody knows what is needed.
 */
export function readNamedByTracks(projectDir: string): string | null {
  const folder = `${projectDir}/artifacts/checkpoints`
  let text = ''
  for (const track of listNames(folder)) {
    for (const name of ['latest.json', 'pending.json']) {
      const file = readTextFile(`${folder}/${track}/${name}`, MAX_BYTES)
      if ('text' in file) text += `${file.text}\n`
      else if (file.error !== 'ENOENT' && file.error !== 'ENOTDIR') return null
    }
  }
  return text
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}
