/**
 * Code of each thing holdfast may have been unable to do. A problem is carried as a value; only `describeProblem` words
 * a problem.
 */
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
  'config-weaker',
  'config-loosens',
  'policy-loosened',
  'config-not-increasing',
  'transcript-unreadable',
  'transcript-no-usage',
  'transcript-cut',
  'state-not-writable',
  'state-busy',
  'state-damaged',
  'checkpoint-damaged',
  'checkpoint-foreign',
  'orchestration-unreadable',
  'flags-unreadable',
  'flag-bad-value',
  'track-unusable',
  'documents-unusable',
  'diff-unread',
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
 * An action that holdfast could not do. `path` is the object of the action (a file, a field, a key). `cause` is the
 * present state (an errno name such as `ENOENT`, a position, a type). `line` is a 1-based line in `path`, and
 * `consequence` tells the result.
 */
export interface Problem {
  readonly code: ProblemCode
  readonly path?: string
  readonly line?: number
  readonly cause?: string
  readonly consequence?: string
}
