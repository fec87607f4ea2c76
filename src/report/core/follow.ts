import { countOf, isRecord, parseJsonRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { redactText } from '../../base/core/redact.ts'
import { excerptLine } from '../../base/core/text.ts'
import { type AnswerUsage, parseAnswerUsage } from '../../measure/core/answer-usage.ts'
import { IMAGE_TOKENS, measureContent } from '../../measure/core/content-size.ts'
import { createRecentMap } from '../../recall/core/recent-map.ts'
import { blocksOf } from '../../sessions/core/row.ts'
import { parseUserWords } from '../../words/core/utterance.ts'
import { parseOwnInjections } from './compaction-trail.ts'
import {
  type Answer,
  type Compaction,
  classifyTool,
  type Injection,
  OPERATION_KINDS,
  type OperationKind,
  type StepItem,
  shareStepCost,
  type Trajectory,
  type Turn,
} from './trajectory.ts'

const WORK_CHARS = 120
const WORDS_CHARS = 90
/** More than is shown: a secret is known whole, not by a piece. */
const READ_CHARS = 1000
/** Ids remembered: a gigabyte of rows needs no gigabyte of ids. */
const MAX_IDS = 4096

/**
 * Skips rows of subagents, repeated rows, and rows the client wrote itself (`<synthetic>`, zeros). An answer counts
 * once. Notes of the work cost memory.
 */
export function followTrajectory(withWork: boolean) {
  const rows = createRecentMap<true>(MAX_IDS)
  const messages = createRecentMap<true>(MAX_IDS)
  const answers: Answer[] = []
  const compactions: Compaction[] = []
  const injections: Injection[] = []
  const turns: Turn[] = []
  const costs = Object.fromEntries(OPERATION_KINDS.map((kind) => [kind, [] as number[]])) as Record<
    OperationKind,
    number[]
  >
  let startedAt: string | null = null
  let endedAt: string | null = null
  let firstWords: string | null = null
  let prompts = 0
  let last: Answer | null = null
  /** Items since the last answer, its own tool calls included. */
  let items: StepItem[] = []
  let calls = new Map<string, StepItem>()
  let work: string[] = []
  /** `tokens` counts growth in earlier contexts, `from` the tokens at its beginning in this context. */
  let turn: { tokens: number; from: number | null; toolCalls: number } | null = null

  const note = (text: string) => {
    if (withWork && work.join(', ').length < WORK_CHARS) work.push(text)
  }
  /** A turn cut by a compaction goes on: leaving long turns out would make work look small. */
  const addPiece = () => {
    if (turn === null || turn.from === null || last === null) return
    turn.tokens += Math.max(0, last.inputTokens + last.outputTokens - turn.from)
    turn.from = null
  }
  const endTurn = () => {
    addPiece()
    if (turn !== null && turn.tokens > 0) turns.push({ tokens: turn.tokens, toolCalls: turn.toolCalls })
    turn = null
  }
  const addPrompt = (blocks: readonly UnknownRecord[]) => {
    const text = parseUserWords(blocks.map((block) => stringOf(block.text) ?? '').join('\n'))
    if (text === null) return
    endTurn()
    prompts += 1
    firstWords ??= excerptLine(redactText(excerptLine(text, READ_CHARS)), WORDS_CHARS)
    items.push({ kind: 'prompt', weight: weigh(blocks) })
    note('prompt')
    turn = { tokens: 0, from: last === null ? null : last.inputTokens + last.outputTokens, toolCalls: 0 }
  }
  const addAnswer = (row: UnknownRecord, usage: AnswerUsage) => {
    if (!isRepeated(messages, usage.messageId)) {
      const { inputTokens, outputTokens, model } = usage
      if (last !== null) {
        const shares = shareStepCost(inputTokens - last.inputTokens, last.outputTokens, items)
        for (const { kind, tokens } of shares) costs[kind].push(tokens)
      }
      if (turn !== null) turn.from ??= inputTokens
      const context = compactions.length
      const at = parseTime(row.timestamp)
      const words = excerptLine(redactText(work.join(', ')), WORK_CHARS)
      last = { at, inputTokens, outputTokens, model, context, work: words }
      answers.push(last)
      items = []
      calls = new Map()
      work = []
    }
    for (const block of messageBlocks(row)) if (block.type === 'tool_use') addCall(block)
  }
  const addCall = (block: UnknownRecord) => {
    const name = stringOf(block.name) ?? ''
    const item = { kind: classifyTool(name), weight: JSON.stringify(block.input ?? '').length / 4 }
    items.push(item)
    if (typeof block.id === 'string') calls.set(block.id, item)
    if (turn !== null) turn.toolCalls += 1
    note(describeCall(name, block.input))
  }
  const addUser = (row: UnknownRecord) => {
    const blocks = messageBlocks(row)
    const results = blocks.filter((block) => block.type === 'tool_result')
    for (const block of results) {
      const item = calls.get(stringOf(block.tool_use_id) ?? '')
      if (item !== undefined) item.weight += weigh(block.content)
    }
    if (results.length > 0 || row.isMeta === true || row.isCompactSummary === true) return
    if (row.isVisibleInTranscriptOnly !== true) addPrompt(blocks)
  }
  const addAttachment = (row: UnknownRecord) => {
    const position = answers.length
    for (const injection of parseOwnInjections(row)) injections.push({ ...injection, position })
    const { attachment } = row
    if (!isRecord(attachment) || attachment.type !== 'queued_command' || attachment.isMeta === true) return
    addPrompt(blocksOf(attachment.prompt))
  }
  const addBoundary = (row: UnknownRecord) => {
    const facts = isRecord(row.compactMetadata) ? row.compactMetadata : {}
    const preTokens = countOf(facts.preTokens) || null
    const trigger = facts.trigger === 'manual' ? 'manual' : 'auto'
    compactions.push({ at: parseTime(row.timestamp), trigger, preTokens, position: answers.length })
    addPiece()
    last = null
    items = []
    work = []
  }
  const add = (line: string) => {
    const row = parseJsonRecord(line)
    if (row === null || row.isSidechain === true || isRepeated(rows, stringOf(row.uuid))) return
    const usage = row.type === 'assistant' ? parseAnswerUsage(row) : null
    if (usage !== null) addAnswer(row, usage)
    else if (row.type === 'user' && isRecord(row.message)) addUser(row)
    else if (row.type === 'attachment') addAttachment(row)
    else if (row.type === 'system' && row.subtype === 'compact_boundary') addBoundary(row)
    else return
    const at = parseTime(row.timestamp)
    startedAt ??= at
    // The end is the latest time, not the last: a clock may have been set back.
    if (at !== null && (endedAt === null || at > endedAt)) endedAt = at
  }
  const result = (): Trajectory => {
    endTurn()
    return { startedAt, endedAt, firstWords, prompts, answers, compactions, injections, turns, costs }
  }
  return { add, result }
}

/** Whether an id came before; a missing id never did. */
function isRepeated(seen: ReturnType<typeof createRecentMap<true>>, id: string | null): boolean {
  if (id === null || seen.has(id)) return id !== null
  seen.set(id, true)
  return false
}

/** Times are compared as text, so only the client's own form counts as a time. */
function parseTime(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? value : null
}

function messageBlocks(row: UnknownRecord): UnknownRecord[] {
  return isRecord(row.message) ? blocksOf(row.message.content) : []
}

function weigh(content: unknown): number {
  const { chars, images } = measureContent(content)
  return chars / 4 + images * IMAGE_TOKENS
}

function describeCall(name: string, input: unknown): string {
  const fields = isRecord(input) ? input : {}
  const path = stringOf(fields.file_path) ?? stringOf(fields.notebook_path)
  const target =
    path === null ? (stringOf(fields.command) ?? stringOf(fields.description)) : (path.split('/').at(-1) ?? '')
  return target === null ? excerptLine(name, 40) : `${excerptLine(name, 40)} ${excerptLine(target, 50)}`
}
