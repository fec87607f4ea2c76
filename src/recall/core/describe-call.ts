import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { excerptLine } from '../../base/core/text.ts'
import { findOutcome } from '../../sessions/core/outcome.ts'
import { describeOutcome } from '../../sessions/core/outcome-words.ts'
import type { ToolResult, ToolUse } from '../../sessions/core/row.ts'
import type { Detail, RecallKind } from './recall-entry.ts'

/** The part of an entry that a tool call tells before its result. */
export interface CallWords {
  readonly kind: RecallKind
  readonly verb: string
  readonly head: string
  readonly details: readonly Detail[]
  /** The name of the result's text; null for a result that adds nothing to its call. */
  readonly resultName: string | null
}

const PRESENTED = 'presented a plan'

export function describeCall({ name, input }: ToolUse): CallWords {
  const path = stringOf(input.file_path) ?? stringOf(input.notebook_path) ?? ''
  const question = { kind: 'assistant', details: [], resultName: 'answer' } as const
  switch (name) {
    case 'Bash':
    case 'PowerShell':
      return { kind: 'command', verb: 'ran', head: textAt(input, 'command'), details: [], resultName: 'output' }
    case 'Write':
      return { kind: 'file', verb: 'write', head: path, details: describeTexts(input, ['content']), resultName: null }
    case 'Edit':
    case 'MultiEdit':
    case 'NotebookEdit':
      return { kind: 'file', verb: 'edit', head: path, details: describeEdits(input), resultName: null }
    case 'Read':
      return { kind: 'file', verb: 'read', head: path, details: [], resultName: null }
    case 'Agent':
    case 'Task':
      return describeAgent(input)
    case 'ExitPlanMode':
      return { ...question, verb: PRESENTED, head: textAt(input, 'plan') }
    case 'AskUserQuestion':
      return { ...question, verb: 'asked', head: listQuestions(input) }
  }
  const head = `${name} ${JSON.stringify(input)}`
  return { kind: 'command', verb: 'called', head, details: [], resultName: 'result' }
}

function describeAgent(input: UnknownRecord): CallWords {
  const prompt = textAt(input, 'prompt')
  const head = stringOf(input.description) ?? (excerptLine(prompt, 80) || 'agent')
  return { kind: 'agent', verb: 'agent', head, details: [{ name: 'asked', text: prompt }], resultName: 'returned' }
}

function describeEdits(input: UnknownRecord): Detail[] {
  const edits = Array.isArray(input.edits) ? input.edits.filter(isRecord) : []
  return [input, ...edits].flatMap((edit) => describeTexts(edit, ['old_string', 'new_string', 'new_source']))
}

const DETAIL_NAMES: Readonly<Record<string, string>> = {
  content: 'content',
  old_string: 'replaced',
  new_string: 'by',
  new_source: 'content',
}

function describeTexts(input: UnknownRecord, names: readonly string[]): Detail[] {
  return names.flatMap((name) => {
    const text = textAt(input, name)
    return text === '' ? [] : [{ name: DETAIL_NAMES[name] ?? name, text }]
  })
}

function listQuestions(input: UnknownRecord): string {
  const questions = Array.isArray(input.questions) ? input.questions.filter(isRecord) : []
  return questions.map((item) => textAt(item, 'question')).join(' ')
}

const textAt = (input: UnknownRecord, name: string): string => stringOf(input[name]) ?? ''

/** A search would find the query and the hits of earlier recalls above the words a person means. */
export function isRecallCall({ name, input }: ToolUse): boolean {
  return (
    (name === 'Bash' || name === 'PowerShell') && /\bholdfast(?:\.mjs)?["']?\s+recall\b/.test(textAt(input, 'command'))
  )
}

/** Whether an agent was sent to the background: its report comes later, as a notice. */
export function isLaunch({ kind }: CallWords, { isError, text }: ToolResult): boolean {
  return kind === 'agent' && !isError && text.startsWith('Async agent launched')
}

/** The user's answer to questions of the model, without the client's frame (2.1.329). */
export function findAnswer({ isError, text }: ToolResult): string | null {
  if (
    isError ||
    !/^(?:Your questions have been answered|The user answered|User has answered your questions): /.test(text)
  )
    return null
  const end = Math.max(text.lastIndexOf('. You can now continue'), text.lastIndexOf('. Read the answers carefully'))
  return text.slice(text.indexOf(': ') + 2, end === -1 ? undefined : end)
}

export const NO_RESULT = describeOutcome({ code: 'no-result', detail: '' })

/** The outcome of a call. An approved plan names the user, whose word the approval is. */
export function describeEnd({ verb }: CallWords, result: ToolResult): string {
  return verb === PRESENTED && !result.isError && result.text.startsWith('User has approved your plan')
    ? 'approved by the user'
    : describeOutcome(findOutcome(result))
}
