import { lstatSync, rmdirSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { isSafeName } from '../../base/core/safe-name.ts'
import type { ToolResultInput } from '../../client/core/input.ts'
import { replaceFile } from '../../files/io/apply-writes.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { isRealFolder, listNames } from '../../files/io/list-folder.ts'
import { isOutOfReach, readTextFile } from '../../files/io/read-text.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'
import { type EndedCall, type PendingCall, parsePendingCall, serializePendingCall } from '../core/aftermath.ts'

/** Leaves a note for the hook that runs when the call is over. @throws when it cannot be written. */
export function savePendingCall(projectDir: string, sessionId: string, call: PendingCall): void {
  const folder = openStateFolder(projectDir, ['sessions', sessionId, 'pending-calls'])
  replaceFile(folder, `${call.toolUseId}.json`, serializePendingCall(call))
}

/**
 * The notes of calls that are over. Besides the call that just ended, earlier calls of the same agent are over: an
 * agent's calls run in turn. No hook sees a failed command end, so its note stays until then.
 *
 * @returns The calls, and a function that removes their notes once the findings are told.
 */
export function readPendingCalls(
  projectDir: string,
  { sessionId, toolUseId, agentId }: Pick<ToolResultInput, 'sessionId' | 'toolUseId' | 'agentId'>,
): { readonly calls: readonly EndedCall[]; readonly remove: () => void } {
  const folder = `${projectDir}/.holdfast/sessions/${sessionId}/pending-calls`
  const over: string[] = []
  const ids = listIds(folder)
  const isReal = ids.length > 0 && isRealFolder(projectDir, ['.holdfast', 'sessions', sessionId, 'pending-calls'])
  const calls = (isReal ? ids : []).flatMap((name) => {
    const file = readTextFile(`${folder}/${name}.json`, 8 << 20)
    // A note that cannot be read just now stays: the end of the next call looks again.
    if ('error' in file && (file.error === 'ENOENT' || isOutOfReach(file.error))) return []
    const startedMs = lstatSync(`${folder}/${name}.json`, { throwIfNoEntry: false })?.ctimeMs
    const call = 'text' in file && startedMs !== undefined ? parsePendingCall(name, file.text, startedMs) : null
    if (call !== null && call.toolUseId !== toolUseId && call.agentId !== agentId) return []
    over.push(name)
    return call === null ? [] : [call]
  })
  const remove = () => {
    if (!isReal) return
    for (const name of over) removeQuietly(`${folder}/${name}.json`)
    // The folder stays while another call is under way.
    attempt(() => rmdirSync(folder))
  }
  return { calls, remove }
}

function listIds(folder: string): string[] {
  return listNames(folder, 'is empty')
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter(isSafeName)
}
