import { fingerprint } from '../../base/core/fingerprint.ts'
import { lookAtEntry } from '../../files/io/list-folder.ts'
import { isRunning, nameProcessSpace } from '../../files/io/process-space.ts'
import type { ClientState, SessionState } from '../core/session-state.ts'

/** A compaction takes one to three minutes, and the session writes nothing meanwhile. */
const IDLE_MS = 300_000

/** The process number of our client, and a digest of its space. Both are null where the client tells none. */
export function readClient(): ClientState {
  const pid = Number(process.env.CLAUDE_PID)
  const known = Number.isInteger(pid) && pid > 0
  return {
    clientPid: known ? pid : null,
    clientSpace: known ? readOwnSpace() : null,
    isUnattended: isUnattended(),
  }
}

/** Whether a program runs our client. An editor's window has an entry point of its own, and a person before it. */
function isUnattended(): boolean {
  const { CLAUDE_CODE_SESSION_ATTENDED: attended, CLAUDE_CODE_ENTRYPOINT: entry = '' } = process.env
  return attended === '0' && entry.startsWith('sdk')
}

/**
 * Whether a client other than our own runs a session. After `/clear` the client is ours, and that session is over. The
 * process number of another container or machine means nothing here: such a session runs while it writes.
 */
export function isRunningElsewhere(
  projectDir: string,
  sessionId: string,
  { clientPid, clientSpace }: Pick<SessionState, 'clientPid' | 'clientSpace'>,
): boolean {
  if (clientPid === null) return false
  if (clientSpace === null || clientSpace === readOwnSpace())
    return clientPid !== Number(process.env.CLAUDE_PID) && isRunning(clientPid)
  const folder = `${projectDir}/.holdfast/sessions/${sessionId}`
  return [`${folder}/state.json`, `${folder}/words.jsonl`].some(isFresh)
}

/** Whether a session's work is not for us. The session runs, or it waits for a person and a program runs our client. */
export function isTakenElsewhere(projectDir: string, sessionId: string, client: ClientState): boolean {
  return (isUnattended() && !client.isUnattended) || isRunningElsewhere(projectDir, sessionId, client)
}

const readOwnSpace = () => fingerprint(nameProcessSpace())

const isFresh = (path: string) => Math.abs(Date.now() - (lookAtEntry(path)?.mtimeMs ?? Number.NaN)) < IDLE_MS
