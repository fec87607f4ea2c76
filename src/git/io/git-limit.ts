import type { HookName } from '../../client/core/input.ts'

/** Seconds after its start in which a hook may wait for git. The client waits a second longer, for the rest of the work. */
export const GIT_SECONDS: Readonly<Record<HookName, number>> = {
  'session-start': 9,
  'user-prompt-submit': 4,
  'pre-compact': 14,
  'pre-tool-use': 4,
  'post-tool-use': 4,
}

/** A process that had to wait long for its start has at least this time. */
const LEAST_MS = 500

/** A person waits for a hanging git once: after that each process of git has this time. */
const AFTER_HANG_MS = 1_000

/** A person waits for a command, so only hooks have an end. */
let endMs = Infinity
let longestMs = Infinity

/** Gives all processes of git that a hook starts one common end; null takes the end away. */
export function limitGit(hook: HookName | null): void {
  endMs = hook === null ? Infinity : Math.max(GIT_SECONDS[hook] * 1000, process.uptime() * 1000 + LEAST_MS)
}

export function noteHang(): void {
  longestMs = AFTER_HANG_MS
}

export const measureGitTime = (): number => Math.min(longestMs, endMs - process.uptime() * 1000)
