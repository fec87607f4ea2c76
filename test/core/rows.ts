import { readFileSync } from 'node:fs'
import { createUsageScan, type Incoming, type TailReading } from '../../src/measure/core/usage.ts'
import type { TranscriptLine } from '../../src/sessions/core/transcript-line.ts'

type Fields = Readonly<Record<string, unknown>>

let rows = 0

function row(type: string, fields: Fields): string {
  rows += 1
  const uuid = `00000000-0000-4000-8000-${String(rows).padStart(12, '0')}`
  // In the order of the client: readers tell rows apart by how they begin.
  return JSON.stringify({ parentUuid: null, isSidechain: false, type, ...fields, uuid })
}

/** A prompt or other user content. */
export function user(content: unknown, fields: Fields = {}): string {
  return row('user', { message: { role: 'user', content }, ...fields })
}

/** The result of one tool call. */
export function result(toolUseId: string, content: unknown, isError = false): string {
  const block = { tool_use_id: toolUseId, type: 'tool_result', content, ...(isError ? { is_error: true } : {}) }
  return user([block])
}

const USAGE = { input_tokens: 10, cache_creation_input_tokens: 0, cache_read_input_tokens: 990, output_tokens: 20 }

/** One content block of an answer. */
export function answer(block: Fields, usage: unknown = USAGE, fields: Fields = {}): string {
  const model = 'claude-sonnet-4-6'
  const message = { id: `msg_${rows}`, type: 'message', role: 'assistant', model, content: [block], usage }
  return row('assistant', { message, requestedModel: model, ...fields })
}

export function say(text: string): string {
  return answer({ type: 'text', text })
}

export function call(id: string, name: string, input: Fields): string {
  return answer({ type: 'tool_use', id, name, input })
}

export function usageOf(cached: number, output = 20): Fields {
  return { ...USAGE, cache_read_input_tokens: cached, output_tokens: output }
}

/** The row the client writes when a request fails: zeros that mean nothing. */
export function failure(): string {
  const usage = { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 0 }
  const content = [{ type: 'text', text: 'API Error: 529 overloaded' }]
  const message = { id: `msg_${rows}`, role: 'assistant', model: '<synthetic>', content, usage }
  return row('assistant', { message, isApiErrorMessage: true })
}

export function boundary(): string {
  const compactMetadata = { trigger: 'auto', preTokens: 170_023, postTokens: 2694 }
  return row('system', { subtype: 'compact_boundary', content: 'Conversation compacted', compactMetadata })
}

export function attachment(text: string): string {
  return row('attachment', { attachment: { type: 'file' }, rendered: [{ content: text }] })
}

/** The lines of a recorded transcript (client 2.1.329, bulk blanked). */
export function readRecorded(name: string): string[] {
  return readFileSync(new URL(`./data/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
}

/** What a scan of these lines reads, from the last to the first, stopping when it says so. */
export function scan(lines: readonly string[], incoming: Incoming = {}): TailReading {
  const { visit, result: read } = createUsageScan(incoming)
  for (const line of [...lines].reverse()) if (visit(line)) break
  return read()
}

/** A line as a transcript is walked: its beginning as bytes, the rest when asked for. */
export function asLine(text: string): TranscriptLine {
  const bytes = Buffer.from(text)
  return {
    head: bytes.toString('latin1', 0, 400),
    bytes: bytes.length,
    isWhole: text.endsWith('}'),
    read: (count = bytes.length) => bytes.toString('utf8', 0, count),
    find: (needle, from = 0, end = bytes.length) => bytes.subarray(0, end).indexOf(needle, from),
    slice: (from, to) => bytes.subarray(from, to).toString('latin1'),
  }
}
