import { lstatSync } from 'node:fs'
import { ensureFolder, replaceFile } from '../../files/io/apply-writes.ts'

/** Any thing at the path already gives false. @throws An error when the document cannot be written. */
export function createDocument(projectDir: string, path: string, text: string): boolean {
  if (lstatSync(`${projectDir}/${path}`, { throwIfNoEntry: false }) !== undefined) return false
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  replaceFile(ensureFolder(projectDir, parts), name, text, 0o644)
  return true
}
