import type { Call } from '../base/core/call.ts'
import type { Config } from '../config/core/config.ts'
import { readConfig } from '../config/io/config-files.ts'
import { applyCriticality } from '../measure/find-criticality.ts'
import { EMPTY_SESSION_STATE } from '../state/core/session-state.ts'

/** The configuration of a repository outside any session, at the criticality that the repository sets. */
export async function readRepositoryConfig(call: Call): Promise<Config> {
  return applyCriticality(call, (await readConfig(call)).config, EMPTY_SESSION_STATE)
}
