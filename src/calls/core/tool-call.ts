import { stringOf, type UnknownRecord } from '../../base/core/record.ts'

/** A tool call as the guards see it. `toolName` is today's name, `givenName` the name from the client or a replay. */
export interface ToolCall {
  readonly toolName: string
  readonly givenName: string
  readonly toolInput: UnknownRecord
  readonly cwd: string
  /** The subagent that makes the call; null for the session itself. */
  readonly agentId: string | null
}

/** Old names of tools, and the tools that do their work now. */
export const RENAMED_TOOLS: Readonly<Record<string, string>> = {
  Task: 'Agent',
  MultiEdit: 'Edit',
  NotebookRead: 'Read',
  LS: 'Glob',
  TodoRead: 'TaskList',
  TodoWrite: 'TaskUpdate',
  BashOutput: 'TaskOutput',
  AgentOutputTool: 'TaskOutput',
  KillShell: 'TaskStop',
  KillBash: 'TaskStop',
}

export function currentName(toolName: string): string {
  return Object.hasOwn(RENAMED_TOOLS, toolName) ? (RENAMED_TOOLS[toolName] ?? toolName) : toolName
}

type GivenCall = Pick<ToolCall, 'toolName' | 'toolInput' | 'agentId'>

export function createToolCall({ toolName, toolInput, agentId }: GivenCall, cwd: string): ToolCall {
  const call = { toolName: currentName(toolName), givenName: toolName, toolInput, cwd, agentId }
  return isMcp(toolName) && findShell(call) !== null ? { ...call, toolInput: joinCommand(toolInput) } : call
}

const isMcp = (toolName: string) => toolName.toLowerCase().startsWith('mcp__')

/** The input of a server's shell with its whole command in one text. Servers also take the words one by one. */
function joinCommand(input: UnknownRecord): UnknownRecord {
  const name = ['command', 'cmd', 'argv', 'script', 'commandLine'].find((field) => input[field] !== undefined) ?? ''
  const given = input[name]
  const words = [...(Array.isArray(given) ? given : []), ...(Array.isArray(input.args) ? input.args : [])]
  const quoted = words.map((word) => `'${String(word).replaceAll("'", "'\\''")}'`)
  const command = [...(typeof given === 'string' ? [given] : []), ...quoted].join(' ')
  return command === '' ? input : { ...input, command }
}

/** The path a file tool works on, as given; null for other tools. */
export function findFilePath({ toolName, toolInput }: ToolCall): string | null {
  if (toolName === 'NotebookEdit') return stringOf(toolInput.notebook_path) ?? stringOf(toolInput.file_path)
  return toolName === 'Write' || toolName === 'Edit' ? stringOf(toolInput.file_path) : null
}

/** The shell that would run, or null when the call runs no command. */
export function findShell({ toolName }: Pick<ToolCall, 'toolName'>): 'bash' | 'powershell' | null {
  if (toolName === 'PowerShell') return 'powershell'
  if (toolName === 'Bash' || toolName === 'Monitor') return 'bash'
  if (!isMcp(toolName)) return null
  return /^mcp__.*(?:^|_)(?:exec|execute|run|shell|bash|terminal|start_process)(?:_|$)/i.test(toolName) ? 'bash' : null
}
