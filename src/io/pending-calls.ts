import { readdirSync, rmdirSync } from 'node:fs'
import { type PendingCall, parsePendingCall, serializePendingCall } from '../core/guardrails/aftermath.ts'
import { isSafeName } from '../core/safe-name.ts'
import { replaceFile } from './apply-writes.ts'
import { removeQuietly } from './claim-name.ts'
import { isOutOfReach, readTextFile } from './read-text.ts'
import { openStateFolder } from './state-folder.ts'

const folderOf = (projectDir: string, sessionId: string) =>
  `${projectDir}/.holdfast/sessions/${sessionId}/pending-calls`

/** Leaves a note for the hook that runs when the call is over. @throws when it cannot be written. */
export function savePendingCall(projectDir: string, sessionId: string, call: PendingCall): void {
  const folder = openStateFolder(projectDir, ['sessions', sessionId, 'pending-calls'])
  replaceFile(folder, `${call.toolUseId}.json`, serializePendingCall(call))
}

/**
 * The notes of calls that are over: the one that just ended, and earlier ones of the same agent, whose end no hook saw: a
 * command that fails has none. Calls of one agent run one after another.
 *
 * @returns the calls, and what takes their notes off: what they show is to be told first.
 */
export function readPendingCalls(
  projectDir: string,
  sessionId: string,
  toolUseId: string | null,
  agentId: string | null,
): { readonly calls: readonly PendingCall[]; readonly remove: () => void } {
  const folder = folderOf(projectDir, sessionId)
  const over: string[] = []
  const calls = listNames(folder).flatMap((name) => {
    const file = readTextFile(`${folder}/${name}.json`, 8 << 20)
    // One that cannot be read just now is not over: the next call's end looks again.
    if ('error' in file && (file.error === 'ENOENT' || isOutOfReach(file.error))) return []
    const call = 'text' in file ? parsePendingCall(name, file.text) : null
    if (call !== null && call.toolUseId !== toolUseId && call.agentId !== agentId) return []
    over.push(name)
    return call === null ? [] : [call]
  })
  const remove = () => {
    for (const name of over) removeQuietly(`${folder}/${name}.json`)
    try {
      rmdirSync(folder)
    } catch {
      // Another call is still under way.
    }
  }
  return { calls, remove }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter(isSafeName)
      .sort()
  } catch {
    return []
  }
}
