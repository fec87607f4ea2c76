import { matchesName } from '../../base/core/match-name.ts'
import { currentName, type ToolCall } from '../../calls/core/tool-call.ts'
import { deny, type Finding } from '../../policy/core/verdict.ts'

/**
 * Judges whether a tool is on the list. An entry holds for the tool's old and new names. `mcp__server` takes in all
 * tools of a server, and `*` stands for any text.
 */
export function judgeAllowedTool({ toolName, givenName }: ToolCall, allowed: readonly string[]): Finding | null {
  const isListed = allowed.some((entry) => {
    const pattern = currentName(entry.endsWith(')') ? (entry.split('(', 1)[0] ?? '') : entry)
    if (matchesName(pattern, toolName) || matchesName(entry, givenName)) return true
    return /^mcp__(?:(?!__).)+$/.test(entry) && toolName.startsWith(`${entry}__`)
  })
  if (isListed) return null
  const list = allowed.length === 0 ? 'no tool' : allowed.slice(0, 30).join(', ')
  const reason = `${givenName} is not among the tools this repository allows. Allowed: ${list} (guardrails.allowed_tools).`
  return deny(givenName, reason, { key: 'guardrails.allowed_tools', change: 'add', values: [givenName] })
}
