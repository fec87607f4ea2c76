import { lstatSync } from 'node:fs'
import { fingerprint } from '../../base/core/fingerprint.ts'
import { isRunning, nameProcessSpace } from '../../files/io/process-space.ts'
import type { SessionState } from '../core/state.ts'

/** A compaction takes one to three minutes, and the session writes nothing meanwhile. */
const IDLE_MS = 300_000

/** The process number of our client, and a digest of its space. Both are null where the client tells none. */
export function readClient(): Pick<SessionState, 'clientPid' | 'clientSpace'> {
  const pid = Number(process.env.CLAUDE_PID)
  if (!Number.isInteger(pid) || pid <= 0) return { clientPid: null, clientSpace: null }
  return { clientPid: pid, clientSpace: readOwnSpace() }
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

const readOwnSpace = () => fingerprint(nameProcessSpace())

function isFresh(path: string): boolean {
  try {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    return stat !== undefined && Math.abs(Date.now() - stat.mtimeMs) < IDLE_MS
  } catch {
    // A part of the path is no folder.
    return false
  }
}
