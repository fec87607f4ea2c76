import { CODEX_MODEL } from '../core/clients/rollout-line.ts'
import type { Config } from '../core/config/config.ts'
import { resolveCompactionPoint } from '../core/context/compaction-point.ts'
import type { CompactionPoint } from '../core/context/confidence.ts'
import { correctPoint } from '../core/context/learned-point.ts'
import type { StatuslineRelay } from '../core/context/relay.ts'
import { parseJsonRecord, type UnknownRecord } from '../core/record.ts'
import { readCompactionSettings } from '../io/client-settings.ts'
import { readCodexLimit } from '../io/codex-settings.ts'
import { readEvidence } from '../io/evidence-store.ts'

/** A window as a client showed it, for one model. */
export type ObservedWindow = Pick<StatuslineRelay, 'model' | 'windowTokens'>

/**
 * The compaction point of a model in this project, from every source there is, before what past compactions taught. A
 * settings file that does not parse is passed over: the client complains about it itself.
 */
export function computePoint(
  projectDir: string,
  config: Config,
  model: string | null,
  relay: ObservedWindow | null,
): CompactionPoint {
  const settings: UnknownRecord[] = []
  let windowsCache: unknown
  for (const { kind, text } of readCompactionSettings(projectDir)) {
    const found = parseJsonRecord(text)
    if (found === null) continue
    if (kind === 'state') windowsCache = found.autoCompactWindowsCache
    settings.push(kind === 'settings' ? found : { autoCompactEnabled: found.autoCompactEnabled })
  }
  return resolveCompactionPoint(model, {
    configuredPoint: config['context_monitor.compaction_point'],
    configuredWindow: config['context_monitor.window'],
    observedWindow: relay !== null && relay.model === model ? relay.windowTokens : null,
    env: process.env,
    settings,
    windowsCache,
    codexLimit: model === CODEX_MODEL ? readCodexLimit(projectDir) : null,
  })
}

/** The point as far as it is known: computed, and corrected by this project's automatic compactions. */
export function findPoint(
  projectDir: string,
  config: Config,
  model: string | null,
  relay: ObservedWindow | null,
  passedTokens: number,
): CompactionPoint {
  const computed = computePoint(projectDir, config, model, relay)
  return correctPoint(computed, model, readEvidence(projectDir), passedTokens)
}
