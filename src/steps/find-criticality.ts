import type { Config } from '../core/config/config.ts'
import { findCriticality, findFrontMatter, raiseCriticality } from '../core/context/criticality.ts'
import type { SessionState } from '../core/session/state.ts'
import { readCriticalityDocuments } from '../io/criticality-files.ts'

/**
 * The configuration with the criticality in force: what the orchestration file states, else the active track's SPEC, else
 * what is configured; raised by what the session wrote.
 */
export function applyCriticality(projectDir: string, config: Config, state: SessionState): Config {
  const documents = readCriticalityDocuments(projectDir, config['resumption.orchestration_file'])
  const stated = documents.map(({ kind, text }) => findCriticality(kind === 'spec' ? findFrontMatter(text) : text))
  const base = stated.find((level) => level !== null) ?? config.criticality
  const criticality = raiseCriticality(base, state.raisedCriticality)
  return criticality === config.criticality ? config : { ...config, criticality }
}
