/** What a session spends its context on. `answer` is the model's own words between prompts, `other` any further tool. */
export const OPERATION_KINDS = ['prompt', 'read', 'edit', 'command', 'agent', 'other', 'answer'] as const
export type OperationKind = (typeof OPERATION_KINDS)[number]

/** Today's names of the client's tools and those it had before; a tool of an MCP server is `other`. */
const KINDS: Readonly<Record<string, OperationKind>> = {
  Read: 'read',
  NotebookRead: 'read',
  Write: 'edit',
  Edit: 'edit',
  MultiEdit: 'edit',
  NotebookEdit: 'edit',
  Bash: 'command',
  BashOutput: 'command',
  PowerShell: 'command',
  Agent: 'agent',
  Task: 'agent',
}

export function classifyTool(name: string): OperationKind {
  return Object.hasOwn(KINDS, name) ? (KINDS[name] ?? 'other') : 'other'
}
