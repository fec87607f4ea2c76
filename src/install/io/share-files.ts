import { replaceFile } from '../../files/io/apply-writes.ts'
import { readText, readTextFile } from '../../files/io/read-text.ts'

/** A file of a person may be far longer: reading stops there, and the file counts as theirs. */
const MAX_BYTES = 64 << 10

/**
 * The first takes bundles into git where `dist/` or `*.mjs` is ignored. The second keeps their line ends: a bundle
 * finds its parts by counting.
 */
const SHARE_FILES: Readonly<Record<string, { readonly text: string; readonly earlier: readonly string[] }>> = {
  '.gitignore': { text: '!*\npersonal.json\n', earlier: ['personal.json\n'] },
  '.gitattributes': { text: 'dist/* -text\n', earlier: [] },
}

/** True for a file in our folder that holds exactly the text of ours. A checkout on Windows may change its line ends. */
export function isShareFile(folder: string, name: string): boolean {
  const known = SHARE_FILES[name]
  const text = known === undefined ? null : readText(`${folder}/${name}`, MAX_BYTES)
  return known !== undefined && text !== null && [known.text, ...known.earlier].includes(text.replaceAll('\r\n', '\n'))
}

/** A file with words of a person stays, and counts for nothing. The answer has the names of the written files. */
export function placeShareFiles(folder: string): string[] {
  const names = listMissing(folder)
  for (const name of names) replaceFile(folder, name, SHARE_FILES[name]?.text ?? '', 0o644)
  return names
}

export function lacksShareFiles(folder: string): boolean {
  return listMissing(folder).length > 0
}

function listMissing(folder: string): string[] {
  return Object.entries(SHARE_FILES).flatMap(([name, { earlier }]) => {
    const file = readTextFile(`${folder}/${name}`, MAX_BYTES)
    return ('text' in file ? earlier.includes(file.text) : file.error === 'ENOENT') ? [name] : []
  })
}
