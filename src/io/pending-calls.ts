import { readdirSync, rmdirSync } from 'node:fs'
import { type PendingCall, parsePendingCall, serializePendingCall } from '../core/guardrails/aftermath.ts'
import { isSafeName } from '../core/safe-name.ts'
import { removeQuietly, replaceFile } from './apply-writes.ts'
import { readTextFile } from './read-text.ts'
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
 */
export function takePendingCalls(
  projectDir: string,
  sessionId: string,
  toolUseId: string | null,
  agentId: string | null,
): PendingCall[] {
  const folder = folderOf(projectDir, sessionId)
  const calls = listNames(folder).flatMap((name) => {
    const file = readTextFile(`${folder}/${name}.json`, 8 << 20)
    const call = 'text' in file ? parsePendingCall(name, file.text) : null
    if (call !== null && call.toolUseId !== toolUseId && call.agentId !== agentId) return []
    removeQuietly(`${folder}/${name}.json`)
    return call === null ? [] : [call]
  })
  try {
    rmdirSync(folder)
  } catch {
    // Another call is still under way.
  }
  return calls
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
