import { readTextFile } from './read-text.ts'

const MAX_DOCUMENT_BYTES = 256 << 10

/** A document of the core tier; null where there is none of a sensible size. */
export function readQualityFile(projectDir: string, path: string): string | null {
  const file = readTextFile(`${projectDir}/${path}`, MAX_DOCUMENT_BYTES, true)
  return 'text' in file ? file.text : null
}
