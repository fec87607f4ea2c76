/** Usage in a rollout names no model, only the window it was counted against. */
export const CODEX_MODEL = 'codex'

/** Whether a line begins like a rollout's; rows of Claude Code begin with their parent or their type. */
export function isRolloutLine(head: string): boolean {
  return head.startsWith('{"timestamp":"') && ROLLOUT_LINE.test(head)
}

const ROLLOUT_LINE = /^\{"timestamp":"[^"]{1,40}",(?:"ordinal":\d{1,12},)?"type":"\w{1,40}","payload":/
