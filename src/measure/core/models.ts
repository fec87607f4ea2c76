/** `proactiveTokens` is the window with a proactive threshold; at 0 the client compacts only after the API refuses. */
export interface Model {
  readonly id: string
  readonly windowTokens: number
  readonly native1m: boolean
  readonly proactiveTokens: number
  readonly maxOutputTokens: number
}

/** Read from the client 2.1.329, the thresholds measured there: native-1M models and the 4.6 pair have one. */
const TABLE: readonly (readonly [id: string, native1m: 0 | 1, proactive200k: 0 | 1, maxOutputTokens: number])[] = [
  ['claude-3-5-haiku', 0, 0, 8192],
  ['claude-haiku-4-5', 0, 0, 32000],
  ['claude-haiku-5-5', 1, 0, 128000],
  ['claude-3-5-sonnet', 0, 0, 8192],
  ['claude-3-7-sonnet', 0, 0, 32000],
  ['claude-sonnet-4-0', 0, 0, 32000],
  ['claude-sonnet-4-5', 0, 0, 32000],
  ['claude-sonnet-4-6', 0, 1, 32000],
  ['claude-sonnet-5', 1, 0, 64000],
  ['claude-sonnet-5-5', 1, 0, 128000],
  ['claude-opus-4-0', 0, 0, 32000],
  ['claude-opus-4-1', 0, 0, 32000],
  ['claude-opus-4-5', 0, 0, 32000],
  ['claude-opus-4-6', 0, 1, 64000],
  ['claude-opus-4-7', 1, 0, 64000],
  ['claude-opus-4-8', 1, 0, 64000],
  ['claude-opus-5', 1, 0, 64000],
  ['claude-opus-5-5', 1, 0, 128000],
  ['claude-fable-5', 1, 0, 64000],
  ['claude-fable-5-1', 1, 0, 64000],
  ['claude-fable-5-2', 1, 0, 128000],
  ['claude-mythos-5', 1, 0, 64000],
  ['claude-mythos-5-1', 1, 0, 64000],
  ['claude-mythos-5-2', 1, 0, 128000],
]

/** Dated first-party names that are not "id plus date". */
const RENAMED: Readonly<Record<string, string>> = {
  'claude-sonnet-4': 'claude-sonnet-4-0',
  'claude-opus-4': 'claude-opus-4-0',
}

const MILLION = '[1m]'

export function asksForMillion(name: string): boolean {
  return name.slice(-MILLION.length).toLowerCase() === MILLION
}

/**
 * Dropped: `[1m]`, the release date, and what Bedrock (`us.anthropic.claude-...-v1:0`) and Vertex (`...@20250929`) add.
 */
export function canonicalModelId(name: string): string {
  const start = name.indexOf('claude-')
  const whole = start > 0 ? name.slice(start) : name
  const full = asksForMillion(whole) ? whole.slice(0, -MILLION.length) : whole
  // Most names have no such ending, and the pattern would be compiled in every call.
  const isLong = full.includes('@') || full.includes('-20') || full.includes('-v')
  const id = isLong ? full.replace(/(?:@|-(?=20\d{6})|-v\d+(?=[:@]|$)).*$/, '') : full
  return Object.hasOwn(RENAMED, id) ? (RENAMED[id] ?? id) : id
}

/** Dated and undated names are one model; the `[1m]` form, which has another window, is another model. */
export function nameModel(name: string): string {
  return `${canonicalModelId(name)} ${asksForMillion(name)}`
}

export function findModel(name: string): Model | null {
  const id = canonicalModelId(name)
  const row = TABLE.find((entry) => entry[0] === id)
  if (!row) return null
  const native1m = row[1] === 1
  return {
    id,
    windowTokens: native1m ? 1_000_000 : 200_000,
    native1m,
    proactiveTokens: native1m ? 1_000_000 : row[2] === 1 ? 200_000 : 0,
    maxOutputTokens: row[3],
  }
}
