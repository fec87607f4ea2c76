import { lstatSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { addIgnoreLines, IGNORE_LINES, ignoresState } from '../core/ignore-lines.ts'
import { appendLine } from './append-line.ts'
import { createFile, ensureFolder, readToReplace, replaceFile } from './apply-writes.ts'
import { errorCode, readTextFile } from './read-text.ts'

const MAX_IGNORE_BYTES = 64 << 10

/**
 * The folder `.holdfast/...parts` of a project, created if need be. The first write puts the `.gitignore` there. A
 * `.gitignore` of a clone may let state through. That file gets our lines at its end, although git may track it.
 *
 * @throws An error when the project is read-only or full, or `.holdfast` is no real folder.
 */
export function openStateFolder(projectDir: string, parts: readonly string[] = []): string {
  const isFresh = !exists(`${projectDir}/.holdfast/.gitignore`)
  const folder = ensureFolder(projectDir, ['.holdfast', ...parts])
  if (isFresh) createFile(`${projectDir}/.holdfast`, '.gitignore', IGNORE_LINES)
  else if (judged !== projectDir) tryToMend(`${projectDir}/.holdfast`)
  judged = projectDir
  return folder
}

/** The project whose `.gitignore` this process has read. A process writes many files of one project. */
let judged = ''

export function hasStateFolder(projectDir: string): boolean {
  return exists(`${projectDir}/.holdfast`)
}

/**
 * Has git leave the state out again, whatever was done to the `.gitignore`.
 *
 * @throws An error with a `code` when the file cannot be written.
 */
export function ignoreState(projectDir: string): void {
  mendIgnoreFile(openStateFolder(projectDir))
}

function mendIgnoreFile(folder: string): void {
  const present = readToReplace(`${folder}/.gitignore`, MAX_IGNORE_BYTES)
  if (!ignoresState(present)) replaceFile(folder, '.gitignore', addIgnoreLines(present))
}

/** A `.gitignore` that cannot be mended takes no state away: `doctor` names the state that git would take. */
function tryToMend(folder: string): void {
  const file = readTextFile(`${folder}/.gitignore`, MAX_IGNORE_BYTES)
  if (!('text' in file && ignoresState(file.text))) attempt(() => mendIgnoreFile(folder))
}

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
