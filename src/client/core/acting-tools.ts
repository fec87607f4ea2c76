/** Tools that write, run or spawn, by today's and earlier names. A list of allowed tools alone speaks about all. */
const ACTING_TOOLS = [
  ...['Bash', 'PowerShell', 'Monitor', 'Write', 'Edit', 'MultiEdit', 'NotebookEdit'],
  ...['Agent', 'Task', 'ExitPlanMode'],
] as const

/**
 * The client takes this as a regular expression (measured, 2.1.329). Without anchors `Task` would start at `TaskList`.
 */
export const ACTING_MATCHER = `^(?:${ACTING_TOOLS.join('|')}|mcp__.*)$`
