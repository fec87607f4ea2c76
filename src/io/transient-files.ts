import { lstatSync } from 'node:fs'
import { trimPatches } from '../core/tracks/recent-diff.ts'
import {
  mergeTestOutputs,
  parseTestOutputs,
  serializeTestOutputs,
  type TestOutput,
} from '../core/tracks/test-output.ts'
import { appendLine, ensureFolder, replaceFile, withLock } from './apply-writes.ts'
import { readTextFile } from './read-text.ts'

const DIFF = 'recent_diff.txt'
const TESTS = 'test_output.txt'
/** Past this the oldest changes go, until half of it is left. */
const MAX_DIFF_BYTES = 128 << 10
/** What is read back; our own files are far smaller. */
const MAX_READ_BYTES = 1 << 20

const openFolder = (projectDir: string, sessionId: string) =>
  ensureFolder(projectDir, ['artifacts', 'sessions', sessionId])

/** Replaces a session's `recent_diff.txt`. @throws when it cannot be written. */
export function saveRecentDiff(projectDir: string, sessionId: string, text: string): void {
  replaceFile(openFolder(projectDir, sessionId), DIFF, text)
}

/** Adds what one call changed to a session's `recent_diff.txt`. @throws when it cannot be written. */
export function appendPatch(projectDir: string, sessionId: string, block: string): void {
  const folder = openFolder(projectDir, sessionId)
  const path = `${folder}/${DIFF}`
  appendLine(path, block)
  if (lstatSync(path).size <= MAX_DIFF_BYTES) return
  withLock(folder, () => {
    const file = readTextFile(path, MAX_READ_BYTES)
    replaceFile(folder, DIFF, 'text' in file ? trimPatches(file.text, MAX_DIFF_BYTES / 2) : block)
  })
}

/**
 * Puts outputs of test runs into a session's `test_output.txt`, beside the newest of other runs.
 *
 * @returns false when another process held the file too long: nothing was changed.
 * @throws when it cannot be written.
 */
export function saveTestOutputs(projectDir: string, sessionId: string, outputs: readonly TestOutput[]): boolean {
  const folder = openFolder(projectDir, sessionId)
  const done = withLock(folder, () => {
    const file = readTextFile(`${folder}/${TESTS}`, MAX_READ_BYTES)
    const before = 'text' in file ? file.text : ''
    const text = serializeTestOutputs(mergeTestOutputs([...parseTestOutputs(before), ...outputs]))
    if (text !== before) replaceFile(folder, TESTS, text)
  })
  return done !== null
}
