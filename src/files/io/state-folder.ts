import { lstatSync } from 'node:fs'
import { appendLine } from './append-line.ts'
import { createFile, ensureFolder, readToReplace, replaceFile } from './apply-writes.ts'
import { errorCode } from './read-text.ts'

/** Everything but the configuration stays out of the repository; the file ignores itself too. */
const GITIGNORE = '*\n!config.toml\n'

/**
 * The folder `.holdfast/...parts` of a project, created if need be. The first write puts the `.gitignore` there.
 *
 * @throws An error when the project is read-only or full, or `.holdfast` is no real folder.
 */
export function openStateFolder(projectDir: string, parts: readonly string[] = []): string {
  const fresh = !exists(`${projectDir}/.holdfast/.gitignore`)
  const folder = ensureFolder(projectDir, ['.holdfast', ...parts])
  if (fresh) createFile(`${projectDir}/.holdfast`, '.gitignore', GITIGNORE)
  return folder
}

export function hasStateFolder(projectDir: string): boolean {
  return exists(`${projectDir}/.holdfast`)
}

/** Has git leave the state out again, whatever was done to the `.gitignore`. Lines that a person added stay. */
export function ignoreState(projectDir: string): void {
  const folder = openStateFolder(projectDir)
  const present = readToReplace(`${folder}/.gitignore`, 64 << 10)
  if (present !== GITIGNORE)
    replaceFile(folder, '.gitignore', `${present.replace(/[^\n]$/, '$&\n')}${GITIGNORE}`, 0o644)
}

/** Adds lines to a file of the state folder, in one write. */
export function appendState(projectDir: string, name: string, lines: string): void {
  appendLine(`${openStateFolder(projectDir)}/${name}`, lines)
}

function exists(path: string): boolean {
  try {
    lstatSync(path)
    return true
  } catch (error) {
    return errorCode(error) !== 'ENOENT'
  }
}
