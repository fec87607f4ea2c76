import { isRecord, stringOf } from '../record.ts'
import { excerpt, excerptLine } from '../text.ts'
import type { Row, ToolResult, ToolUse } from './row.ts'
import { type AgentOutcome, type CommandOutcome, findFailing, LIMITS, type Todo, type WorkState } from './work-state.ts'

export interface WorkStateCollector {
  /** Takes rows in the order they were written. */
  readonly add: (row: Row) => void
  readonly result: () => WorkState
}

/**
 * Folds rows into a work state. Repeated rows (same uuid) count once. A file counts as modified, a command as run and
 * an agent as returned only by its result: a call that was denied or never answered changed nothing.
 *
 * @param relativize Turns an absolute path into the form people use in this project.
 */
export function createWorkStateCollector(relativize: (path: string) => string): WorkStateCollector {
  const seen = new Set<string>()
  const calls = new Map<string, ToolUse>()
  const userMessages: string[] = []
  const commands: CommandOutcome[] = []
  const agents: AgentOutcome[] = []
  const decisions = new Set<string>()
  const modified = new Set<string>()
  const read = new Set<string>()
  const tasks = new Map<string, Todo>()
  let todos: readonly Todo[] = []
  let goal: string | null = null
  let plan: string | null = null
  let question: string | null = null
  let questionCall: string | null = null

  const touch = (set: Set<string>, path: unknown) => {
    if (typeof path !== 'string' || path === '') return
    const name = excerptLine(relativize(path), 300)
    set.delete(name)
    set.add(name)
  }

  const addUser = (text: string) => {
    goal ??= excerpt(text, LIMITS.goalChars)
    userMessages.push(excerpt(text, LIMITS.userMessageChars))
    if (userMessages.length > LIMITS.userMessages) userMessages.shift()
    question = null
    questionCall = null
    collectDecisions(text, decisions)
  }

  const addAssistant = (text: string, tools: readonly ToolUse[]) => {
    collectDecisions(text, decisions)
    if (text.trim() !== '') question = findClosingQuestion(text)
    for (const tool of tools) {
      calls.set(tool.id, tool)
      question = null
      const asked = describeAsked(tool)
      if (asked === null) continue
      question = asked
      questionCall = tool.id
      if (tool.name === 'ExitPlanMode') plan = excerpt(stringOf(tool.input.plan) ?? asked, LIMITS.planChars)
    }
  }

  const addResult = (result: ToolResult) => {
    const call = calls.get(result.id)
    if (call === undefined) return
    calls.delete(result.id)
    if (result.id === questionCall && !result.isError) {
      question = null
      questionCall = null
    }
    const { name, input } = call
    if (name === 'Bash' || name === 'PowerShell') {
      const command = excerptLine(stringOf(input.command) ?? '', LIMITS.commandChars)
      commands.push({ command, outcome: describeOutcome(result) })
      if (commands.length > LIMITS.commands) commands.shift()
    } else if (name === 'Agent' || name === 'Task') {
      const description = excerptLine(stringOf(input.description) ?? stringOf(input.prompt) ?? 'agent', 120)
      agents.push({ description, outcome: excerptLine(result.text, LIMITS.outcomeChars) })
      if (agents.length > LIMITS.agents) agents.shift()
    } else if (!result.isError) {
      if (name === 'Write' || name === 'Edit' || name === 'MultiEdit') touch(modified, input.file_path)
      if (name === 'NotebookEdit') touch(modified, input.notebook_path)
      if (name === 'Read') touch(read, input.file_path)
      if (name === 'TodoWrite') todos = parseTodos(input.todos)
      if (name === 'TaskCreate' || name === 'TaskUpdate') trackTask(tasks, call, result)
    }
  }

  const add = (row: Row) => {
    const uuid = row.uuid
    if (uuid !== null && seen.has(uuid)) return
    if (uuid !== null) seen.add(uuid)
    if (row.kind === 'user') addUser(row.text)
    else if (row.kind === 'assistant') addAssistant(row.text, row.tools)
    else if (row.kind === 'results') row.results.forEach(addResult)
  }

  const result = (): WorkState => {
    const unanswered = [...calls.values()].filter((call) => call.name === 'Bash' || call.name === 'PowerShell')
    const attempts = unanswered.map((call) => ({
      command: excerptLine(stringOf(call.input.command) ?? '', LIMITS.commandChars),
      outcome: 'no result',
    }))
    return {
      goal,
      lastUserMessages: userMessages,
      pendingQuestion: question,
      plan,
      todos: (todos.length > 0 ? todos : [...tasks.values()]).slice(0, LIMITS.todos),
      decisions: [...decisions].slice(-LIMITS.decisions),
      filesModified: [...modified].reverse().slice(0, LIMITS.files),
      filesRead: [...read].reverse().slice(0, LIMITS.files),
      commands: [...commands, ...attempts].slice(-LIMITS.commands),
      failing: findFailing(commands),
      agents,
    }
  }
  return { add, result }
}

/** `Decision: ...` bullets, the plan's fixed key. */
function collectDecisions(text: string, into: Set<string>): void {
  for (const match of text.matchAll(/^[ \t]*(?:[-*][ \t]+)?(?:\*\*)?Decision:(?:\*\*)?[ \t]+(\S[^\n]{0,500})/gm)) {
    if (match[1]) into.add(excerptLine(match[1], 300))
  }
}

/** The last sentence of an answer when it asks something: the turn ended there, so the user was to reply. */
function findClosingQuestion(text: string): string | null {
  const trimmed = text.trimEnd()
  if (!/[?\uff1f]["')\]*_]{0,4}$/.test(trimmed)) return null
  const paragraph = trimmed.slice(trimmed.lastIndexOf('\n\n') + 1)
  return excerpt(paragraph, LIMITS.outcomeChars)
}

/** What a tool call asks of the person, or null for tools that ask nothing. */
function describeAsked(tool: ToolUse): string | null {
  if (tool.name === 'ExitPlanMode') return 'A plan was presented and waits for approval.'
  if (tool.name !== 'AskUserQuestion') return null
  const questions = Array.isArray(tool.input.questions) ? tool.input.questions.filter(isRecord) : []
  const texts = questions.map((item) => stringOf(item.question) ?? '').filter((text) => text !== '')
  return excerpt(texts.join(' ') || 'A question was put to the user.', LIMITS.outcomeChars)
}

function describeOutcome(result: ToolResult): string {
  if (!result.isError) return 'ok'
  const lines = result.text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const telling = lines.find(
    (line) => /error|fail|not found|cannot|denied|exception|expected/i.test(line) && !/^exit code/i.test(line),
  )
  const head = lines[0] ?? 'no output'
  return excerptLine(
    `failed: ${telling === undefined || telling === head ? head : `${head}: ${telling}`}`,
    LIMITS.outcomeChars,
  )
}

function parseTodos(value: unknown): Todo[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap((item) => {
    const task = stringOf(item.content) ?? stringOf(item.subject)
    return task === null
      ? []
      : [{ task: excerptLine(task, 200), status: excerptLine(stringOf(item.status) ?? 'pending', 30) }]
  })
}

/** TaskCreate's id is only in its result's text (`Task #3 created ...`); TaskUpdate names it in `taskId`. */
function trackTask(tasks: Map<string, Todo>, call: ToolUse, result: ToolResult): void {
  if (call.name === 'TaskCreate') {
    const id = /#?(\d{1,6})/.exec(result.text)?.[1] ?? `${tasks.size + 1}`
    const task = stringOf(call.input.subject) ?? stringOf(call.input.description) ?? 'task'
    tasks.set(id, { task: excerptLine(task, 200), status: 'pending' })
    return
  }
  const id = String(call.input.taskId ?? '')
  const known = tasks.get(id)
  if (known === undefined) return
  if (call.input.status === 'deleted') tasks.delete(id)
  else tasks.set(id, { ...known, status: excerptLine(stringOf(call.input.status) ?? known.status, 30) })
}
