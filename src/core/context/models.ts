/**
 * What is known of a model: its context window, whether 1M tokens is its native window, the window for which the client
 * has a proactive compaction threshold (0: none, it compacts only after the API refuses), and its default output cap.
 */
export interface Model {
  readonly id: string
  readonly windowTokens: number
  readonly native1m: boolean
  readonly proactiveTokens: number
  readonly maxOutputTokens: number
}

/**
 * Read from the client 2.1.329 (windows, output caps) and measured on it (proactive thresholds: native-1M models and
 * the 4.6 pair have one, the other 200K models have none). Columns: id, native 1M, proactive at 200K, output cap.
 */
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

/**
 * The canonical id of a model name as requests carry it: without the `[1m]` suffix, a release date, or the vendor
 * prefixes and versions of Bedrock (`us.anthropic.claude-...-v1:0`) and Vertex (`claude-...@20250929`).
 */
export function canonicalModelId(name: string): string {
  const start = name.indexOf('claude-')
  const id = (start > 0 ? name.slice(start) : name)
    .replace(/\[1m\]$/i, '')
    .replace(/(?:@|-(?=20\d{6})|-v\d+(?=[:@]|$)).*$/, '')
  return Object.hasOwn(RENAMED, id) ? (RENAMED[id] ?? id) : id
}

/** The model of a name, or null when the table does not know it. */
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
