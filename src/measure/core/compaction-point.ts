import { CODEX_MODEL } from '../../client/core/rollout-line.ts'
import { asksForMillion, canonicalModelId, findModel } from './models.ts'

/** Raw values as found. Core decides on parsing and validity, so that io stays ignorant of the rules. */
export interface CompactionSources {
  /** `context_monitor.compaction_point` and `.window`. */
  readonly configuredPoint: number | null
  readonly configuredWindow: number | null
  /** The window that the client told its status line for this very model. */
  readonly observedWindow: number | null
  readonly env: Readonly<Record<string, string | undefined>>
  /** Parsed settings files, strongest first. */
  readonly settings: readonly Readonly<Record<string, unknown>>[]
  /** `autoCompactWindowsCache` of `~/.claude.json`. */
  readonly windowsCache: unknown
  /** `model_auto_compact_token_limit` in the configuration of Codex. */
  readonly codexLimit?: number | null
}

/** The client sets aside output tokens up to this, and keeps a buffer free as well (measured, 2.1.329). */
const MAX_RESERVE = 20_000
const PROACTIVE_BUFFER = 13_000
const REFUSAL_BUFFER = 3_000
const MIN_WINDOW = 100_000

/**
 * Configuration of holdfast comes first, then the client's own order: switched off, the variable, settings, its cache,
 * the model's default. A model without one is assumed to compact alike, as real sessions of 4.5 models did. One request
 * past the point disproves that. Only holdfast's own configuration is called exact.
 */
export function resolveCompactionPoint(modelName: string | null, sources: CompactionSources): CompactionPoint {
  const base = describeWindow(modelName, sources)
  const { windowTokens, reserve } = base
  if (sources.configuredPoint !== null) {
    const tokens = sources.configuredPoint
    return { tokens, windowTokens, kind: 'proactive', source: 'context_monitor.compaction_point', confidence: 'exact' }
  }
  if (modelName === CODEX_MODEL) {
    return resolveCodexPoint(sources.configuredWindow ?? sources.observedWindow ?? 0, sources.codexLimit ?? null)
  }
  const off = findSwitchedOff(sources)
  if (off !== null) {
    const tokens = Math.max(1, windowTokens - reserve - REFUSAL_BUFFER)
    return { tokens, windowTokens, kind: 'refusal', source: off, confidence: base.confidence }
  }
  const assumed = { tokens: windowTokens, source: base.source, confidence: 'low' } as const
  const found = findProactiveWindow(modelName, sources, windowTokens)
  const proactive = found ?? assumed
  const effective = proactive.tokens - reserve
  const percent = Number(sources.env.CLAUDE_AUTOCOMPACT_PCT_OVERRIDE)
  // The client applies the percentage to a window of its own alone (2.1.329).
  const lowered = found !== null && percent > 0 && percent <= 100 ? Math.floor((effective * percent) / 100) : effective
  const tokens = Math.max(1, Math.min(lowered, effective - PROACTIVE_BUFFER))
  const source = lowered === tokens ? `${proactive.source} and CLAUDE_AUTOCOMPACT_PCT_OVERRIDE` : proactive.source
  return { tokens, windowTokens, kind: 'proactive', source, confidence: proactive.confidence }
}

type WindowFacts = Pick<CompactionPoint, 'windowTokens' | 'source' | 'confidence'> & { readonly reserve: number }

function describeWindow(
  modelName: string | null,
  { env, configuredWindow, observedWindow }: CompactionSources,
): WindowFacts {
  const model = modelName === null ? null : findModel(modelName)
  const outputCap = Number(env.CLAUDE_CODE_MAX_OUTPUT_TOKENS)
  const reserve = Math.min(outputCap > 0 ? outputCap : (model?.maxOutputTokens ?? MAX_RESERVE), MAX_RESERVE)
  if (configuredWindow !== null) {
    return { windowTokens: configuredWindow, reserve, source: 'context_monitor.window', confidence: 'high' }
  }
  if (observedWindow !== null && modelName !== null) {
    const source = `model ${model?.id ?? canonicalModelId(modelName)}, window as the client shows it`
    return { windowTokens: observedWindow, reserve, source, confidence: 'high' }
  }
  const without1m = isOn(env.CLAUDE_CODE_DISABLE_1M_CONTEXT)
  if (modelName !== null && asksForMillion(modelName)) {
    return { windowTokens: without1m ? 200_000 : 1_000_000, reserve, source: `model ${modelName}`, confidence: 'high' }
  }
  if (model === null) {
    const source = modelName === null ? 'model not known yet' : `unknown model ${canonicalModelId(modelName)}`
    return { windowTokens: 200_000, reserve, source, confidence: 'low' }
  }
  const windowTokens = without1m ? 200_000 : model.windowTokens
  return { windowTokens, reserve, source: `model ${model.id}`, confidence: 'high' }
}

type ProactiveWindow = Pick<CompactionPoint, 'tokens' | 'source' | 'confidence'>

function findProactiveWindow(
  modelName: string | null,
  sources: CompactionSources,
  windowTokens: number,
): ProactiveWindow | null {
  const { env, settings, windowsCache, configuredWindow } = sources
  if (configuredWindow !== null) {
    return { tokens: configuredWindow, source: 'context_monitor.window', confidence: 'high' }
  }
  const capped = (tokens: number, source: string): ProactiveWindow => ({
    tokens: Math.min(tokens, windowTokens),
    source,
    confidence: 'high',
  })
  const fromEnv = parseWindow(env.CLAUDE_CODE_AUTO_COMPACT_WINDOW)
  if (fromEnv !== null) return capped(Math.max(fromEnv, MIN_WINDOW), 'CLAUDE_CODE_AUTO_COMPACT_WINDOW')
  const id = modelName === null ? null : canonicalModelId(modelName)
  const fromSettings = findSetting(settings, id)
  if (typeof fromSettings === 'number') return capped(fromSettings, 'autoCompactWindow in settings')
  const cached = id === null || fromSettings === 'auto' ? undefined : fieldOf(windowsCache, id)
  if (typeof cached === 'number' && cached >= MIN_WINDOW) return capped(cached, "the client's cache of windows")
  const model = modelName === null ? null : findModel(modelName)
  if (model === null || model.proactiveTokens === 0 || (!model.native1m && asksForMillion(modelName ?? ''))) return null
  return capped(model.proactiveTokens, `model ${model.id}`)
}

/** The strongest file with a value decides, first its entry for the model. The client refuses some values. */
function findSetting(settings: CompactionSources['settings'], id: string | null): number | 'auto' | null {
  for (const file of settings) {
    const models = fieldOf(file, 'modelSettings')
    const names = typeof models === 'object' && models !== null ? Object.keys(models) : []
    const name = names.find((key) => canonicalModelId(key) === id)
    const own = name === undefined ? undefined : fieldOf(fieldOf(models, name), 'autoCompactWindow')
    const value = own ?? file.autoCompactWindow
    if (value === 'auto') return 'auto'
    const tokens = typeof value === 'number' ? value : null
    if (tokens !== null && tokens >= MIN_WINDOW) return tokens
  }
  return null
}

function findSwitchedOff({ env, settings }: CompactionSources): string | null {
  for (const name of ['DISABLE_AUTO_COMPACT', 'DISABLE_COMPACT']) {
    if (isOn(env[name])) return `auto-compaction off (${name})`
  }
  const setting = settings.find((file) => typeof file.autoCompactEnabled === 'boolean')
  return setting?.autoCompactEnabled === false ? 'auto-compaction off (autoCompactEnabled)' : null
}

/** `150000`, `400k`, `0.4m` in tokens, as the client reads them; null for a text the client does not take. */
function parseWindow(text: string | undefined): number | null {
  const trimmed = (text ?? '').trim().toLowerCase()
  const unit = trimmed.endsWith('k') ? 1000 : trimmed.endsWith('m') ? 1_000_000 : 1
  const tokens = Math.floor(Number.parseFloat(trimmed) * unit)
  return tokens >= 1 ? tokens : null
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && /^(?:1|true|yes|on)$/i.test(value.trim())
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

/** Codex (0.169.0) shows 95 % of a model's window, and compacts at 90 %. Bisected: 244,800 of 258,400. */
const COMPACTED_SHARE = 0.9 / 0.95

/** Compared tokens include the last answer's output. No hook can see a limit set by a profile or the command line. */
export function resolveCodexPoint(windowTokens: number, limit: number | null): CompactionPoint {
  const own = Math.round(windowTokens * COMPACTED_SHARE)
  const isLimited = limit !== null && limit < own
  return {
    tokens: isLimited ? limit : own,
    windowTokens,
    kind: 'proactive',
    source: isLimited ? 'model_auto_compact_token_limit of Codex' : 'the window in the rollout of Codex',
    confidence: 'medium',
  }
}

/** `exact` is kept for a person's configuration, because the client has sources nobody can see. */
export type Confidence = 'exact' | 'high' | 'medium' | 'low'

/**
 * `proactive`: the client compacts here by itself. `reactive`: it compacts after the API refused this size. `refusal`:
 * the API refuses requests past this point, and nobody compacts.
 */
export interface CompactionPoint {
  readonly tokens: number
  readonly windowTokens: number
  readonly kind: 'proactive' | 'reactive' | 'refusal'
  readonly source: string
  readonly confidence: Confidence
}
