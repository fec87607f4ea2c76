/**
 * Tools of the client that write, run or spawn, by today's and earlier names. A guard speaks about these tools and those
 * of MCP servers; a list of allowed tools alone speaks about all.
 */
const ACTING_TOOLS = [
  ...['Bash', 'PowerShell', 'Monitor', 'Write', 'Edit', 'MultiEdit', 'NotebookEdit'],
  ...['Agent', 'Task', 'ExitPlanMode'],
] as const

/**
 * The matcher of a hook before acting tools. The client takes a matcher with these characters as a regular expression
 * (measured, 2.1.329). Without the anchors `Task` would start the hook for `TaskList`.
 */
export const ACTING_MATCHER = `^(?:${ACTING_TOOLS.join('|')}|mcp__.*)$`
