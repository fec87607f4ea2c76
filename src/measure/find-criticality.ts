import type { Call } from '../base/core/call.ts'
import type { Config, ConfiguredCall } from '../config/core/config.ts'
import { findCriticality, findFrontMatter, raiseCriticality } from '../config/core/criticality.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { readCriticalityDocuments } from './io/criticality-files.ts'

/** The orchestration file decides, else the track's SPEC, else the configuration; the session's writes may raise it. */
export function applyCriticality(call: Call, config: Config, state: SessionState): Config {
  const documents = readCriticalityDocuments(call.projectDir, config['resumption.orchestration_file'], call)
  const stated = documents.map(({ kind, text }) => findCriticality(kind === 'spec' ? findFrontMatter(text) : text))
  const base = stated.find((level) => level !== null) ?? config.criticality
  const criticality = raiseCriticality(base, state.raisedCriticality)
  return criticality === config.criticality ? config : { ...config, criticality }
}

export function withCriticality<C extends ConfiguredCall>(call: C, state: SessionState): C {
  return { ...call, config: applyCriticality(call, call.config, state) }
}
