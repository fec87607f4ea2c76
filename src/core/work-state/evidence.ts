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

/** How the client 2.1.329 begins its answer for a command that goes on by itself, or was not run at all. */
const NO_OUTCOMES: readonly (readonly [begins: RegExp, outcome: string])[] = [
  [
    /^Command (?:running in background|was manually backgrounded|was moved to the background)/,
    'running in the background',
  ],
  [/^The user doesn't want to (?:proceed|take this action)/, 'refused by the user'],
  [/^Permission for this tool use was denied/, 'refused by a permission rule'],
  [/^PreToolUse:\S{1,80} hook error/, 'refused by a hook'],
]

/** `ok`, or `failed:` with the exit line and the first line that says what went wrong; else why there is no outcome. */
export function describeOutcome(result: ToolResult): string {
  const none = NO_OUTCOMES.find(([begins]) => begins.test(result.text))
  if (none !== undefined) return none[1]
  if (!result.isError) return 'ok'
  const lines = result.text
    .slice(0, 20_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const head = lines[0] ?? 'no output'
  const telling = lines.slice(1).find((line) => /error|fail|not found|cannot|denied|exception|expected/i.test(line))
  const second = telling ?? lines[1]
  return excerptLine(`failed: ${second === undefined ? head : `${head}: ${second}`}`, LIMITS.outcomeChars)
}

/** What the user said when refusing a tool: the client puts it into the result, and nowhere else. */
export function findRefusalWords(result: ToolResult): string | null {
  if (!result.isError || !result.text.startsWith("The user doesn't want to")) return null
  return /To tell you how to proceed, the user said:\s*([\s\S]+)/.exec(result.text)?.[1]?.trim() || null
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
