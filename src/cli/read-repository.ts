import { openCall } from '../base/core/call.ts'
import { readConfig } from '../config/io/config-files.ts'
import { applyCriticality } from '../measure/find-criticality.ts'
import { gatherSessions } from '../report/gather-sessions.ts'
import { EMPTY_SESSION_STATE } from '../sessions/core/session-state.ts'
import { showReading } from './progress.ts'

export async function readRepository(root: string, query: Parameters<typeof gatherSessions>[2]) {
  const call = openCall(root)
  const config = applyCriticality(call, (await readConfig(call)).config, EMPTY_SESSION_STATE)
  return { call, config, ...showReading(() => gatherSessions(root, config, query)) }
}
