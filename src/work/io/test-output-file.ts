import { openArtifactsFolder } from '../../documents/io/artifacts-folder.ts'
import { readToReplace, replaceFile } from '../../files/io/apply-writes.ts'
import { withLock } from '../../files/io/folder-lock.ts'
import { removeLeftovers } from '../../files/io/leftovers.ts'
import { mergeTestOutputs, parseTestOutputs, serializeTestOutputs, type TestOutput } from '../core/test-output.ts'

const NAME = 'test_output.txt'
const MAX_READ_BYTES = 1 << 20

/**
 * Puts outputs of test runs into a session's `test_output.txt`, beside the newest of other runs.
 *
 * @returns False when another process held the file too long; the file is unchanged.
 * @throws An error when the file cannot be written.
 */
export function saveTestOutputs(projectDir: string, sessionId: string, outputs: readonly TestOutput[]): boolean {
  const folder = openArtifactsFolder(projectDir, ['sessions', sessionId])
  const done = withLock(folder, () => {
    removeLeftovers(folder)
    const before = readToReplace(`${folder}/${NAME}`, MAX_READ_BYTES)
    const text = serializeTestOutputs(mergeTestOutputs([...parseTestOutputs(before), ...outputs]))
    if (text !== before) replaceFile(folder, NAME, text)
  })
  return done !== null
}
