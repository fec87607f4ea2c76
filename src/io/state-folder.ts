import { lstatSync } from 'node:fs'
import { appendLine, createFile, ensureFolder } from './apply-writes.ts'
import { errorCode } from './read-text.ts'

/** Everything but the configuration stays out of the repository; the file ignores itself too. */
const GITIGNORE = '*\n!config.toml\n'

/**
 * The folder `.holdfast/...parts` of a project, created if need be. The first write puts the `.gitignore` there.
 *
 * @throws when the project is read-only, full, or `.holdfast` is not a real folder of the project.
 */
export function openStateFolder(projectDir: string, parts: readonly string[] = []): string {
  const fresh = !exists(`${projectDir}/.holdfast/.gitignore`)
  const folder = ensureFolder(projectDir, ['.holdfast', ...parts])
  if (fresh) createFile(`${projectDir}/.holdfast`, '.gitignore', GITIGNORE)
  return folder
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
