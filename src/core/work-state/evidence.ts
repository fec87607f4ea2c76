import { isRecord, stringOf } from '../record.ts'
import { excerpt, excerptLine } from '../text.ts'
import type { ToolResult, ToolUse } from './row.ts'
import { LIMITS, type Todo } from './work-state.ts'

/** `Decision: ...` lines and bullets, the plan's fixed key. */
export function findDecisions(text: string): string[] {
  const found = text.matchAll(/^[ \t]*(?:[-*][ \t]+)?(?:\*\*)?Decision:(?:\*\*)?[ \t]+(\S[^\n]{0,500})/gm)
  return [...found].map((match) => excerptLine(match[1] ?? '', 300))
}

/** The last paragraph of an answer when it ends by asking something: the turn ended there, so the user was to reply. */
export function findClosingQuestion(text: string): string | null {
  const trimmed = text.trimEnd()
  if (!/[?\uff1f]["')\]*_]{0,4}$/.test(trimmed)) return null
  return excerpt(trimmed.slice(trimmed.lastIndexOf('\n\n') + 1), LIMITS.outcomeChars)
}

/** What a tool call asks of the person, or null for tools that ask nothing. */
export function describeAsked(tool: ToolUse): string | null {
  if (tool.name === 'ExitPlanMode') return 'A plan was presented and waits for approval.'
  if (tool.name !== 'AskUserQuestion') return null
  const questions = Array.isArray(tool.input.questions) ? tool.input.questions.filter(isRecord) : []
  const texts = questions.map((item) => stringOf(item.question) ?? '').filter((text) => text !== '')
  return excerpt(texts.join(' ') || 'A question was put to the user.', LIMITS.outcomeChars)
}

/** `ok`, or `failed:` with the exit line and the first line that says what went wrong. */
export function describeOutcome(result: ToolResult): string {
  if (!result.isError) return /^Command running in background/.test(result.text) ? 'running in the background' : 'ok'
  if (/^The user doesn't want to (?:proceed|take this action)/.test(result.text)) return 'refused by the user'
  if (/^PreToolUse:\S{1,80} hook error/.test(result.text)) return 'refused by a hook'
  const lines = result.text
    .slice(0, 20_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const head = lines[0] ?? 'no output'
  const telling = lines.slice(1).find((line) => /error|fail|not found|cannot|denied|exception|expected/i.test(line))
  const text = telling === undefined ? (lines[1] === undefined ? head : `${head}: ${lines[1]}`) : `${head}: ${telling}`
  return excerptLine(`failed: ${text}`, LIMITS.outcomeChars)
}

/** The list a TodoWrite call leaves. */
export function parseTodos(value: unknown): Todo[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap((item) => {
    const task = stringOf(item.content) ?? stringOf(item.subject)
    if (task === null) return []
    return [{ task: excerptLine(task, 200), status: excerptLine(stringOf(item.status) ?? 'pending', 30) }]
  })
}

/**
 * What a task tool changed: TaskCreate's id is only in its result's text (`Task #3 created ...`), TaskUpdate names it in
 * `taskId`. A null todo means the task is gone.
 */
export function findTaskChange(
  call: ToolUse,
  result: ToolResult,
  known: ReadonlyMap<string, Todo>,
): { readonly id: string; readonly todo: Todo | null } | null {
  if (result.isError) return null
  if (call.name === 'TaskCreate') {
    const id = /#?(\d{1,6})/.exec(result.text)?.[1] ?? `${known.size + 1}`
    const task = stringOf(call.input.subject) ?? stringOf(call.input.description) ?? 'task'
    return { id, todo: { task: excerptLine(task, 200), status: 'pending' } }
  }
  const id = String(call.input.taskId ?? '')
  const todo = known.get(id)
  if (todo === undefined) return null
  if (call.input.status === 'deleted') return { id, todo: null }
  return { id, todo: { ...todo, status: excerptLine(stringOf(call.input.status) ?? todo.status, 30) } }
}
