import { stringOf } from '../../base/core/record.ts'
import { redactEnds } from '../../base/core/redact-ends.ts'
import { cleanText, excerptEnds, excerptLine } from '../../base/core/text.ts'
import { dropFaultsOf, findFailing, keepFailing, trimCommands } from '../../sessions/core/failing.ts'
import { findFailedTests, findOutcome, findReported } from '../../sessions/core/outcome.ts'
import {
  type CommandOutcome,
  type FailedTest,
  findNoOutcome,
  type Outcome,
  parseOutcome,
} from '../../sessions/core/outcome-words.ts'
import type { ToolResult, ToolUse } from '../../sessions/core/row.ts'
import type { Notification } from '../../words/core/user-words.ts'
import { LIMITS } from './work-limits.ts'
import type { AgentOutcome, WorkState } from './work-state.ts'

type RunState = Pick<WorkState, 'commands' | 'failing' | 'failingTests' | 'agents'>

export interface RunLog {
  readonly addResult: (call: ToolUse, result: ToolResult) => Outcome
  readonly addReport: (notification: Notification) => void
  readonly noteEdit: (path: string) => void
  /** Forgets failures since the first edit of a file, once a command brought the file back. */
  readonly restore: (path: string) => void
  /** Forgets failures with their fault in a file that a command took away. */
  readonly remove: (path: string) => void
  readonly noteCommit: () => void
  readonly result: (unanswered: readonly ToolUse[]) => RunState
  /** Calls in the background of which nobody has seen the end. */
  readonly listRunning: () => readonly ToolUse[]
}

export function isCommand({ name }: ToolUse): boolean {
  return name === 'Bash' || name === 'PowerShell'
}

/** Tools that look at background work or stop it. The client brings no notification of an end that was seen so. */
const LOOKS = new Set(['TaskOutput', 'BashOutput', 'TaskStop', 'KillShell'])

/** The words of such a tool on background work; null for other tools. */
export function readLook({ name, input }: ToolUse, { text }: ToolResult): Notification | null {
  if (!LOOKS.has(name)) return null
  const [, seen = 'running', code] = /<status>(\w+)<\/status>(?:\s*<exit_code>(\d+))?/.exec(text) ?? []
  const [, output = ''] = /<output>([\s\S]*)<\/output>/.exec(text) ?? []
  return {
    callId: stringOf(input.task_id ?? input.bash_id ?? input.shell_id) ?? '',
    status: text.startsWith('{"message":"Successfully') ? 'killed' : seen,
    summary: code === undefined ? '' : `exit code ${code}`,
    result: output.trim(),
  }
}

export function createRunLog(): RunLog {
  let commands: CommandOutcome[] = []
  let agents: AgentOutcome[] = []
  const background = new Map<string, ToolUse>()
  let failedTests: FailedTest[] = []
  /** Commands before the first edit of each file with edits that no commit holds. */
  const edited = new Map<string, readonly CommandOutcome[]>()

  const addCommand = (call: ToolUse, outcome: Outcome, output: string) => {
    const command = commandOf(call)
    const others = commands.filter((item) => item.command !== command || item.outcome.code !== 'running')
    commands = [...others, { command, outcome }]
    // Trimming has to find the failing commands first, so not every command trims.
    if (commands.length > LIMITS.commands * 3) commands = trimCommands(commands, LIMITS.commands)
    failedTests = failedTests.filter((test) => test.command !== command)
    if (outcome.code === 'failed') failedTests.push(...findFailedTests(command, output))
    failedTests = failedTests.slice(-LIMITS.failingTests * 4)
  }

  const addAgent = (call: ToolUse, outcome: Outcome) => {
    const description = excerptLine(stringOf(call.input.description) ?? stringOf(call.input.prompt) ?? 'agent', 120)
    const running = agents.findIndex((item) => item.description === description && item.outcome.code === 'running')
    if (running !== -1) agents.splice(running, 1)
    agents.push({ description, outcome })
    if (agents.length > LIMITS.agents) agents.shift()
  }

  const addResult = (call: ToolUse, result: ToolResult) => {
    const none = findNoOutcome(result.text)
    // A look at background work names the work by its own id.
    const [, id = call.id] = /\b(?:ID|agentId): (\w{1,64})/.exec(result.text) ?? []
    if (none?.code === 'running') background.set(call.id, call).set(id, call)
    if (!isCommand(call)) {
      addAgent(call, none ?? createReport(result.text))
      return none ?? { code: 'ok', detail: '' }
    }
    const outcome = findOutcome(result, commandOf(call))
    addCommand(call, outcome, result.text)
    return outcome
  }

  const addReport = ({ callId, status, summary, result }: Notification) => {
    const call = background.get(callId)
    if (call === undefined || status === 'running') return
    for (const [key, other] of background) if (other === call) background.delete(key)
    if (isCommand(call)) addCommand(call, findReported(status, summary), result)
    else addAgent(call, createReport(result || summary || status))
  }

  const result = (unanswered: readonly ToolUse[]): RunState => {
    const attempts = unanswered.filter(isCommand).map((call) => ({ command: commandOf(call), outcome: NO_RESULT }))
    return {
      commands: trimCommands([...commands, ...attempts], LIMITS.commands),
      failing: findFailing(commands),
      failingTests: keepFailing(failedTests, commands).slice(-LIMITS.failingTests),
      agents,
    }
  }
  const noteEdit = (path: string) => {
    if (!edited.has(path)) edited.set(path, commands)
  }
  const restore = (path: string) => {
    const before = edited.get(path) ?? commands
    edited.delete(path)
    // Another edit that is still there may have made them fail.
    if (edited.size > 0) return
    commands = commands.filter((item) => item.outcome.code !== 'failed' || before.includes(item))
  }
  const remove = (path: string) => {
    commands = dropFaultsOf(path, commands)
  }
  const noteCommit = () => {
    edited.clear()
    // Reports told of the work before.
    agents = agents.filter(({ outcome }) => outcome.code === 'running')
  }
  const listRunning = () => [...new Set(background.values())]
  return { addResult, addReport, noteEdit, restore, remove, noteCommit, result, listRunning }
}

const NO_RESULT: Outcome = { code: 'no-result', detail: '' }

const createReport = (text: string): Outcome => parseOutcome(excerptEnds(findConclusion(text), LIMITS.reportChars))

/** Drops the client's foot from a report: a way to resume the agent, and the usage. */
function dropAgentFoot(report: string): string {
  const foot = report.search(/agentId: \S{1,100} \(for resuming/)
  const text = (foot === -1 ? report : report.slice(0, foot)).trimEnd()
  const usage = text.endsWith('</usage>') ? text.lastIndexOf('<usage>') : -1
  return (usage === -1 ? text : text.slice(0, usage)).trimEnd()
}

/** Cuts a report to its conclusion, when a heading marks the conclusion. */
function findConclusion(whole: string): string {
  const report = dropAgentFoot(whole)
  const heading =
    /(?:^|\n)[#>*_ \t-]{0,6}(?:results?|summary|conclusions?|answer|findings?|tl;?dr|verdict|outcome|bottom line)\b[*_ \t]{0,4}(?::|\n)/i.exec(
      report,
    )
  return heading === null ? report : report.slice(heading.index)
}

/** A call's command on one line, without the comments in front: on one line these would hide all behind them. */
function commandOf(call: ToolUse): string {
  const whole = (stringOf(call.input.command) ?? '').trimStart()
  const command = whole.startsWith('#') ? whole.replace(/^(?:#[^\n]*\n\s*)+/, '') : whole
  const ends = { headChars: LIMITS.commandChars, tailChars: 0 }
  // A checkpoint removes secrets later and would not know a piece of one.
  return excerptLine(
    command.length <= ends.headChars ? command : redactEnds(cleanText(command), ends),
    LIMITS.commandChars,
  )
}
