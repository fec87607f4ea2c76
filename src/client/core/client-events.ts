/** Events of the client (2.1.329). The client ignores a registration under any other name. */
export const CLIENT_EVENTS: ReadonlySet<string> = new Set(
  `PreToolUse PostToolUse PostToolUseFailure PostToolBatch Notification UserPromptSubmit UserPromptExpansion SessionStart
  SessionEnd Stop StopFailure SubagentStart SubagentStop PreCompact PostCompact PreModelSwitch PostModelSwitch
  PermissionRequest PermissionDenied Setup TeammateIdle TaskCreated TaskCompleted Elicitation ElicitationResult
  ConfigChange WorktreeCreate WorktreeRemove InstructionsLoaded CwdChanged FileChanged DirectoryAdded
  MessageDisplay`.split(/\s+/),
)

/** True for events of a tool. Only their hooks may have a condition. */
export function isToolEvent(event: string): boolean {
  return /^(?:PreToolUse|PostToolUse|PostToolUseFailure|PermissionRequest|PermissionDenied)$/.test(event)
}

/** The best event shares most of the name's beginning and end; null means that no event shares 60 %. */
export function findSimilarEvent(name: string): string | null {
  const wanted = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  let best: string | null = null
  let bestScore = 0
  for (const event of CLIENT_EVENTS) {
    const other = event.toLowerCase()
    let start = 0
    while (start < wanted.length && wanted[start] === other[start]) start += 1
    let end = 0
    while (end < wanted.length - start && wanted.at(-1 - end) === other.at(-1 - end)) end += 1
    const score = (start + end) / Math.max(wanted.length, other.length)
    if (score > bestScore) [best, bestScore] = [event, score]
  }
  return bestScore >= 0.6 ? best : null
}
