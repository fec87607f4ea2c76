import { stringOf } from '../record.ts'
import { excerpt, excerptLine } from '../text.ts'
import {
  describeAsked,
  describeOutcome,
  findClosingQuestion,
  findDecisions,
  findRefusalWords,
  findTaskChange,
  parseTodos,
} from './evidence.ts'
import type { Row, ToolResult, ToolUse } from './row.ts'
import {
  type AgentOutcome,
  type CommandOutcome,
  findFailing,
  LIMITS,
  NO_RESULT,
  type Todo,
  type WorkState,
} from './work-state.ts'

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
  let question: { readonly text: string; readonly callId: string | null } | null = null

  const touch = (set: Set<string>, path: unknown) => {
    if (typeof path !== 'string' || path === '') return
    const name = excerptLine(relativize(path), 300)
    set.delete(name)
    set.add(name)
  }

  const addUser = (text: string) => {
    goal ??= excerpt(text, LIMITS.goalChars)
    keepLast(userMessages, excerpt(text, LIMITS.userMessageChars), LIMITS.userMessages)
    question = null
    for (const decision of findDecisions(text)) decisions.add(decision)
  }

  const addAssistant = (text: string, tools: readonly ToolUse[]) => {
    for (const decision of findDecisions(text)) decisions.add(decision)
    if (text.trim() !== '') question = ask(findClosingQuestion(text), null)
    for (const tool of tools) {
      calls.set(tool.id, tool)
      question = ask(describeAsked(tool), tool.id)
      if (tool.name === 'ExitPlanMode') plan = excerpt(stringOf(tool.input.plan) ?? '', LIMITS.planChars) || null
    }
  }

  const addResult = (result: ToolResult) => {
    const call = calls.get(result.id)
    if (call === undefined) return
    calls.delete(result.id)
    if (question?.callId === result.id && !result.isError) question = null
    const words = findRefusalWords(result)
    if (words !== null) addUser(words)
    recordResult(call, result)
  }

  const recordResult = (call: ToolUse, result: ToolResult) => {
    const { input } = call
    switch (call.name) {
      case 'Bash':
      case 'PowerShell':
        return keepLast(commands, { command: commandOf(call), outcome: describeOutcome(result) }, LIMITS.commands)
      case 'Agent':
      case 'Task': {
        const description = excerptLine(stringOf(input.description) ?? stringOf(input.prompt) ?? 'agent', 120)
        return keepLast(agents, { description, outcome: excerptLine(result.text, LIMITS.outcomeChars) }, LIMITS.agents)
      }
      case 'TaskCreate':
      case 'TaskUpdate':
        return trackTask(call, result)
    }
    if (result.isError) return
    switch (call.name) {
      case 'Write':
      case 'Edit':
      case 'MultiEdit':
        return touch(modified, input.file_path)
      case 'NotebookEdit':
        return touch(modified, input.notebook_path)
      case 'Read':
        return touch(read, input.file_path)
      case 'TodoWrite':
        todos = parseTodos(input.todos)
    }
  }

  const trackTask = (call: ToolUse, result: ToolResult) => {
    const change = findTaskChange(call, result, tasks)
    if (change === null) return
    if (change.todo === null) tasks.delete(change.id)
    else tasks.set(change.id, change.todo)
  }

  const add = (row: Row) => {
    const { uuid } = row
    if (uuid !== null && seen.has(uuid)) return
    if (uuid !== null) seen.add(uuid)
    if (row.kind === 'user') addUser(row.text)
    else if (row.kind === 'assistant') addAssistant(row.text, row.tools)
    else if (row.kind === 'results') row.results.forEach(addResult)
  }

  const result = (): WorkState => {
    const unanswered = [...calls.values()].filter((call) => call.name === 'Bash' || call.name === 'PowerShell')
    const attempts = unanswered.map((call) => ({ command: commandOf(call), outcome: NO_RESULT }))
    return {
      goal,
      lastUserMessages: userMessages,
      pendingQuestion: question?.text ?? null,
      plan,
      todos: (todos.length > 0 ? todos : [...tasks.values()]).slice(0, LIMITS.todos),
      decisions: [...decisions].slice(-LIMITS.decisions),
      filesModified: [...modified].reverse().slice(0, LIMITS.files),
      filesRead: [...read].reverse().slice(0, LIMITS.files),
      commands: [...commands, ...attempts].slice(-LIMITS.commands),
      failing: findFailing(commands.slice(-Math.max(1, LIMITS.commands - attempts.length))),
      agents,
    }
  }
  return { add, result }
}

function ask(text: string | null, callId: string | null) {
  return text === null ? null : { text, callId }
}

function keepLast<T>(items: T[], item: T, limit: number): void {
  items.push(item)
  if (items.length > limit) items.shift()
}

function commandOf(call: ToolUse): string {
  return excerptLine(stringOf(call.input.command) ?? '', LIMITS.commandChars)
}
