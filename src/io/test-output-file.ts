import {
  mergeTestOutputs,
  parseTestOutputs,
  serializeTestOutputs,
  type TestOutput,
} from '../core/tracks/test-output.ts'
import { ensureFolder, readToReplace, replaceFile } from './apply-writes.ts'
import { withLock } from './folder-lock.ts'
import { removeLeftovers } from './leftovers.ts'

const NAME = 'test_output.txt'
/** What is read back; our own file is far smaller. */
const MAX_READ_BYTES = 1 << 20

/**
 * Puts outputs of test runs into a session's `test_output.txt`, beside the newest of other runs.
 *
 * @returns false when another process held the file too long: nothing was changed.
 * @throws when it cannot be written.
 */
export function saveTestOutputs(projectDir: string, sessionId: string, outputs: readonly TestOutput[]): boolean {
  const folder = ensureFolder(projectDir, ['artifacts', 'sessions', sessionId])
  const done = withLock(folder, () => {
    removeLeftovers(folder)
    const before = readToReplace(`${folder}/${NAME}`, MAX_READ_BYTES)
    const text = serializeTestOutputs(mergeTestOutputs([...parseTestOutputs(before), ...outputs]))
    if (text !== before) replaceFile(folder, NAME, text)
  })
  return done !== null
}
