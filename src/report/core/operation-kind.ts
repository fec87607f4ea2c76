/**
 * Kinds of operations that fill a context. `answer` is the model's own words between prompts, `other` any further tool.
 */
export const OPERATION_KINDS = ['prompt', 'read', 'edit', 'command', 'agent', 'other', 'answer'] as const
export type OperationKind = (typeof OPERATION_KINDS)[number]

/** Present and earlier names of the client's tools. A tool of an MCP server is `other`. */
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
