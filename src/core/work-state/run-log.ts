import { stringOf } from '../record.ts'
import { excerptEnds, excerptLine } from '../text.ts'
import { findFailing, keepFailing, trimCommands } from './failing.ts'
import { describeOutcome, describeReport, findFailedTests, findNoOutcome } from './outcome.ts'
import type { ToolResult, ToolUse } from './row.ts'
import type { Notification } from './user-words.ts'
import {
  type AgentOutcome,
  type CommandOutcome,
  type FailedTest,
  LIMITS,
  NO_RESULT,
  type WorkState,
} from './work-state.ts'

type RunState = Pick<WorkState, 'commands' | 'failing' | 'failingTests' | 'agents'>

export interface RunLog {
  /** Takes the result of a command or an agent; returns how it ended. */
  readonly addResult: (call: ToolUse, result: ToolResult) => string
  /** What ran in the background has ended. */
  readonly addReport: (notification: Notification) => void
  readonly result: (unanswered: readonly ToolUse[]) => RunState
}

const RUNNING = 'running in the background'

export function isCommand({ name }: ToolUse): boolean {
  return name === 'Bash' || name === 'PowerShell'
}

/** Commands and agents with how they ended. */
export function createRunLog(): RunLog {
  let commands: CommandOutcome[] = []
  const agents: AgentOutcome[] = []
  const background = new Map<string, ToolUse>()
  let failedTests: FailedTest[] = []

  const addCommand = (call: ToolUse, outcome: string, output: string) => {
    const command = commandOf(call)
    const others = commands.filter((item) => item.command !== command || item.outcome !== RUNNING)
    commands = [...others, { command, outcome }]
    // Not at every command: what still fails has to be found for it.
    if (commands.length > LIMITS.commands * 3) commands = trimCommands(commands, LIMITS.commands)
    failedTests = failedTests.filter((test) => test.command !== command)
    if (outcome.startsWith('failed')) failedTests.push(...findFailedTests(command, output))
    failedTests = failedTests.slice(-LIMITS.failingTests * 4)
  }

  const addAgent = (call: ToolUse, outcome: string) => {
    const description = excerptLine(stringOf(call.input.description) ?? stringOf(call.input.prompt) ?? 'agent', 120)
    const running = agents.findIndex((item) => item.description === description && item.outcome === RUNNING)
    if (running !== -1) agents.splice(running, 1)
    agents.push({ description, outcome: excerptEnds(findConclusion(outcome), LIMITS.reportChars) })
    if (agents.length > LIMITS.agents) agents.shift()
  }

  const addResult = (call: ToolUse, result: ToolResult) => {
    const none = findNoOutcome(result.text)
    if (none === RUNNING) background.set(call.id, call)
    if (!isCommand(call)) {
      addAgent(call, none ?? result.text)
      return none ?? 'ok'
    }
    const outcome = describeOutcome(result, commandOf(call))
    addCommand(call, outcome, result.text)
    return outcome
  }

  const addReport = ({ callId, status, summary, result }: Notification) => {
    const call = background.get(callId)
    if (call === undefined) return
    if (isCommand(call)) addCommand(call, describeReport(status, summary), '')
    else addAgent(call, result || summary || status)
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
  return { addResult, addReport, result }
}

/** A report from where it comes to its point, when a heading says where that is. */
function findConclusion(report: string): string {
  const heading =
    /(?:^|\n)[#>*_ \t-]{0,6}(?:results?|summary|conclusions?|answer|findings?|tl;?dr|verdict|outcome|bottom line)\b[*_ \t]{0,4}(?::|\n)/i.exec(
      report,
    )
  return heading === null ? report : report.slice(heading.index)
}

function commandOf(call: ToolUse): string {
  return excerptLine(stringOf(call.input.command) ?? '', LIMITS.commandChars)
}
