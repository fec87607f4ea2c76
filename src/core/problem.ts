/** Everything holdfast may have been unable to do. Carried as a value; worded only by `describeProblem`. */
export const PROBLEM_CODES = [
  'stdin-unreadable',
  'input-not-json',
  'input-wrong-shape',
  'input-other-event',
  'project-unknown',
  'config-unreadable',
  'config-too-large',
  'config-syntax',
  'config-unknown-key',
  'config-bad-value',
  'config-not-increasing',
  'transcript-unreadable',
  'transcript-no-usage',
  'state-not-writable',
  'state-busy',
  'state-damaged',
  'checkpoint-damaged',
  'orchestration-unreadable',
  'flags-unreadable',
  'flag-bad-value',
  'track-unusable',
  'documents-unusable',
  'guard-failed',
  'section-failed',
  'answer-too-long',
  'log-not-rotated',
  'memory-not-in-git',
  'memory-unreadable',
  'memory-index-old',
  'memory-not-synced',
] as const

export type ProblemCode = (typeof PROBLEM_CODES)[number]

/**
 * Something holdfast could not do. `path` is what it was done to (a file, a field, a key), `cause` the present state
 * (an errno name such as `ENOENT`, a position, a type), `line` a 1-based line in `path`, `consequence` what holds instead.
 */
export interface Problem {
  readonly code: ProblemCode
  readonly path?: string
  readonly line?: number
  readonly cause?: string
  readonly consequence?: string
}
