import type { Call } from '../base/core/call.ts'
import { parseJsonRecord, type UnknownRecord } from '../base/core/record.ts'
import { CODEX_MODEL } from '../client/core/rollout-line.ts'
import { readCompactionSettings } from '../client/io/client-settings.ts'
import { readCodexLimit } from '../client/io/codex-settings.ts'
import type { Config } from '../config/core/config.ts'
import type { StatuslineRelay } from '../sessions/core/relay.ts'
import { type CompactionPoint, resolveCompactionPoint } from './core/compaction-point.ts'
import { correctPoint } from './core/learned-point.ts'
import { readEvidence } from './io/evidence-store.ts'

/** A model, and the window a client showed, which may be another model's. */
export interface SeenModel {
  readonly model: string | null
  readonly window: ObservedWindow | null
}

export type ObservedWindow = Pick<StatuslineRelay, 'model' | 'windowTokens'>

/** Past compactions do not count here. The client itself complains about a settings file that does not parse. */
export function computePoint(call: Call, config: Config, { model, window }: SeenModel): CompactionPoint {
  const settings: UnknownRecord[] = []
  let windowsCache: unknown
  for (const { kind, text } of call.know(readCompactionSettings)) {
    const found = parseJsonRecord(text)
    if (found === null) continue
    if (kind === 'state') windowsCache = found.autoCompactWindowsCache
    settings.push(kind === 'settings' ? found : { autoCompactEnabled: found.autoCompactEnabled })
  }
  return resolveCompactionPoint(model, {
    configuredPoint: config['context_monitor.compaction_point'],
    configuredWindow: config['context_monitor.window'],
    observedWindow: window !== null && window.model === model ? window.windowTokens : null,
    env: process.env,
    settings,
    windowsCache,
    codexLimit: model === CODEX_MODEL ? call.know(readCodexLimit) : null,
  })
}

/** The point as far as it is known: computed, and corrected by what sessions of this project showed. */
export function findPoint(
  call: Call,
  config: Config,
  { passedTokens = 0, ...seen }: SeenModel & { readonly passedTokens?: number },
): CompactionPoint {
  return correctPoint(computePoint(call, config, seen), readEvidence(call), { model: seen.model, passedTokens })
}
