import { statSync } from 'node:fs'
import { isRecord, parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { excerptEnds, excerptLine } from '../../base/core/text.ts'
import { listNames } from '../../files/io/list-folder.ts'
import type { ToolUse } from '../../sessions/core/row.ts'
import { openTranscript, readBytes, walkTranscript } from '../../sessions/io/transcript-tail.ts'
import { LIMITS } from '../core/work-limits.ts'
import type { AgentOutcome } from '../core/work-state.ts'

/** Subagents that run at a time; older transcripts are of agents long gone. */
const MAX_FILES = 8
/** The first row holds the order to the subagent. */
const HEAD_BYTES = 64 << 10
const TAIL_BYTES = 256 << 10
/** Characters of an order that tell it from others. */
const ORDER_CHARS = 400

/** The last words of subagents that have not returned, from their own transcripts. A file is found by its order. */
export function readSubagentWords(transcriptPath: string, calls: readonly ToolUse[]): AgentOutcome[] {
  if (calls.length === 0 || !transcriptPath.endsWith('.jsonl')) return []
  const folder = `${transcriptPath.slice(0, -'.jsonl'.length)}/subagents`
  const files = listNewest(folder).map((path) => ({ path, order: readOrder(path) }))
  return calls.flatMap(({ input }): AgentOutcome[] => {
    const prompt = (stringOf(input.prompt) ?? '').trim().slice(0, ORDER_CHARS)
    const file = prompt === '' ? undefined : files.find(({ order }) => order.startsWith(prompt))
    const words = file === undefined ? '' : readLastWords(file.path)
    if (words === '') return []
    const description = excerptLine(stringOf(input.description) ?? prompt, 120)
    return [{ description, outcome: { code: 'unreturned', detail: words } }]
  })
}

function listNewest(folder: string): string[] {
  const at = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return listNames(folder)
    .filter((name) => name.startsWith('agent-') && name.endsWith('.jsonl'))
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, at: at(path) }))
    .sort((a, b) => b.at - a.at)
    .slice(0, MAX_FILES)
    .map(({ path }) => path)
}

function readOrder(path: string): string {
  const head = openTranscript(path, (fd, size) => readBytes(fd, 0, Math.min(size, HEAD_BYTES)).toString('utf8'))
  const row = typeof head === 'string' ? parseJsonRecord(head.split('\n', 1)[0] ?? '') : null
  return row?.type === 'user' && isRecord(row.message) ? readText(row.message.content).trim() : ''
}

function readLastWords(path: string): string {
  let words = ''
  const visit = ({ head, read }: { readonly head: string; readonly read: () => string }) => {
    const row = head.includes('"assistant"') ? parseJsonRecord(read()) : null
    if (row?.type === 'assistant' && isRecord(row.message)) words = readText(row.message.content).trim()
    return words !== ''
  }
  walkTranscript(path, visit, TAIL_BYTES)
  return excerptEnds(words, LIMITS.reportChars)
}

function readText(content: unknown): string {
  if (typeof content === 'string') return content
  const blocks = Array.isArray(content) ? content.filter(isRecord) : []
  return blocks.map(({ text }) => stringOf(text) ?? '').join('\n')
}
