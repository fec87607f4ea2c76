/** The wording of each thing holdfast may have been unable to do: the action that failed, and the usual consequence. */
export const PROBLEM_WORDS = {
  'stdin-unreadable': ['Cannot read the hook input', 'nothing was done'],
  'input-not-json': ['Cannot parse the hook input', 'nothing was done'],
  'input-wrong-shape': ['Cannot use the hook input', 'nothing was done'],
  'input-other-event': ['Cannot use the hook input', 'nothing was done'],
  'project-unknown': ['Cannot tell the project folder', 'nothing was done'],
  'config-unreadable': ['Cannot read config', 'this layer is ignored'],
  'config-too-large': ['Cannot use config', 'this layer is ignored'],
  'config-syntax': ['Cannot read config', 'this layer is ignored'],
  'config-unknown-key': ['Unknown key in config', 'it is ignored'],
  'config-bad-value': ['Bad config value', 'the default is used'],
  'config-weaker': ['Cannot weaken the guards by', 'the stronger value is used'],
  'config-loosens': ['Looser than what you set', 'your value is used'],
  'policy-loosened': ['Looser than the policy you adopted', 'the adopted value is used'],
  'config-not-increasing': ['Bad config thresholds', 'the thresholds of the criticality are used'],
  'transcript-unreadable': ['Cannot read transcript', 'the context is not measured'],
  'transcript-no-usage': ['Cannot find a usage row in transcript', 'the context is not measured'],
  'transcript-cut': ['Cannot read all of transcript', 'what was said before that part is not recorded anew'],
  'state-not-writable': ['Cannot write', 'it is not stored'],
  'state-busy': ['Cannot lock', 'nothing was changed'],
  'state-damaged': ['Cannot use session state', "it is rebuilt from the session's checkpoints"],
  'checkpoint-damaged': ['Cannot use checkpoint', 'it is skipped, not deleted'],
  'checkpoint-foreign': ['Not written by you on this machine', 'it is not restored, not deleted'],
  'orchestration-unreadable': ['Cannot read', 'the checkpoint has no resumption state'],
  'flags-unreadable': ['Cannot read feature flags', 'this layer is ignored'],
  'flag-bad-value': ['Bad feature flag', 'it is off'],
  'track-unusable': ['Cannot tell the active track from', 'no document of a track is loaded'],
  'documents-unusable': ['Cannot compact the documents of', 'they are left as they are'],
  'diff-unread': ['Cannot bring up to date', 'it stays as it is'],
  'guard-failed': ['Guard without a verdict', 'the call goes through unjudged by it'],
  'section-failed': ['Cannot make section', 'it is left out'],
  'answer-too-long': ['No room in the answer for', 'it is left out'],
  'log-not-rotated': ['Cannot rotate', 'no entry is lost and the log stays as it is'],
  'memory-not-in-git': ['Cannot write', 'the memory is kept in a file until git takes it'],
  'memory-index-old': [
    'Cannot bring up to date',
    'some memories are not found until "holdfast memory reindex" was run',
  ],
  'memory-not-synced': ['Cannot sync memories with', 'they are kept here until the next sync'],
  'memory-unreadable': ['Cannot read', 'its memories are left out'],
} as const satisfies Readonly<Record<string, readonly [failed: string, consequence: string]>>

/** Code of a problem. A problem is carried as a value; only `describeProblem` words a problem. */
export type ProblemCode = keyof typeof PROBLEM_WORDS

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

/** A sentence a person can act on: the failed action, its object, the present state, the consequence. */
export function describeProblem(problem: Problem): string {
  const [failed, consequence] = PROBLEM_WORDS[problem.code]
  const where =
    problem.path === undefined ? '' : ` "${problem.path}"${problem.line === undefined ? '' : ` line ${problem.line}`}`
  const cause = problem.cause === undefined ? '' : `: ${problem.cause}`
  return `${failed}${where}${cause}; ${problem.consequence ?? consequence}`
}
