import { wordSet } from '../../base/core/remember.ts'
import { currentName } from './tool-call.ts'

/**
 * The client's own tools, today's and those of earlier versions (2.1.329; several appear only in some modes). A name
 * that is neither in this list nor an MCP tool's belongs to no tool.
 */
const listCoreTools = wordSet(
  `Agent AskUserQuestion Bash Config CronCreate CronDelete CronList Edit EnterPlanMode EnterWorktree ExitPlanMode
  ExitWorktree Glob Grep LSP ListAgents ListMcpResourcesTool Monitor NotebookEdit PowerShell PushNotification REPL Read
  ReadMcpResourceTool RemoteTrigger ReportFindings ScheduleWakeup SendMessage SendUserFile Skill SlashCommand Sleep
  StructuredOutput TaskCreate TaskGet TaskList TaskOutput TaskStop TaskUpdate TeamCreate TeamDelete ToolSearch WebFetch
  WebSearch Workflow Write`,
)

export function isCoreTool(name: string): boolean {
  return listCoreTools().has(currentName(name))
}

/** The core tool with nearly the same name as a misspelt tool; null when no name is near. */
export function findSimilarTool(name: string): string | null {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')
  const wanted = plain(name)
  const found = [...listCoreTools()].find(
    (tool) => plain(tool) === wanted || (wanted.length > 3 && isOneOff(plain(tool), wanted)),
  )
  return found ?? null
}

/** Whether two words differ by one added, missing or other letter, or by two letters in exchanged places. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
  return isSwapped || restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)
}

/** The server in the name of an MCP tool, or null. A plugin's server is called `plugin_<plugin>_<server>`. */
export function findMcpServer(toolName: string): string | null {
  return /^mcp__(.+?)(?:__.*)?$/.exec(toolName)?.[1] ?? null
}
