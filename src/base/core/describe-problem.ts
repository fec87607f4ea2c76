import type { Problem, ProblemCode } from './problem.ts'

interface Wording {
  readonly failed: string
  readonly consequence: string
}

const WORDINGS: Readonly<Record<ProblemCode, Wording>> = {
  'stdin-unreadable': { failed: 'Cannot read the hook input', consequence: 'nothing was done' },
  'input-not-json': { failed: 'Cannot parse the hook input', consequence: 'nothing was done' },
  'input-wrong-shape': { failed: 'Cannot use the hook input', consequence: 'nothing was done' },
  'input-other-event': { failed: 'Cannot use the hook input', consequence: 'nothing was done' },
  'project-unknown': { failed: 'Cannot tell the project folder', consequence: 'nothing was done' },
  'config-unreadable': { failed: 'Cannot read config', consequence: 'this layer is ignored' },
  'config-too-large': { failed: 'Cannot use config', consequence: 'this layer is ignored' },
  'config-syntax': { failed: 'Cannot read config', consequence: 'this layer is ignored' },
  'config-unknown-key': { failed: 'Unknown key in config', consequence: 'it is ignored' },
  'config-bad-value': { failed: 'Bad config value', consequence: 'the default is used' },
  'config-weaker': { failed: 'Cannot weaken the guards by', consequence: 'the stronger value is used' },
  'config-loosens': { failed: 'Looser than what you set', consequence: 'your value is used' },
  'policy-loosened': { failed: 'Looser than the policy you adopted', consequence: 'the adopted value is used' },
  'config-not-increasing': {
    failed: 'Bad config thresholds',
    consequence: 'the thresholds of the criticality are used',
  },
  'transcript-unreadable': { failed: 'Cannot read transcript', consequence: 'the context is not measured' },
  'transcript-no-usage': {
    failed: 'Cannot find a usage row in transcript',
    consequence: 'the context is not measured',
  },
  'transcript-cut': {
    failed: 'Cannot read all of transcript',
    consequence: 'what was said before that part is not recorded anew',
  },
  'state-not-writable': { failed: 'Cannot write', consequence: 'it is not stored' },
  'state-busy': { failed: 'Cannot lock', consequence: 'nothing was changed' },
  'state-damaged': { failed: 'Cannot use session state', consequence: "it is rebuilt from the session's checkpoints" },
  'checkpoint-damaged': { failed: 'Cannot use checkpoint', consequence: 'it is skipped, not deleted' },
  'checkpoint-foreign': {
    failed: 'Not written by you on this machine',
    consequence: 'it is not restored, not deleted',
  },
  'orchestration-unreadable': { failed: 'Cannot read', consequence: 'the checkpoint has no resumption state' },
  'flags-unreadable': { failed: 'Cannot read feature flags', consequence: 'this layer is ignored' },
  'flag-bad-value': { failed: 'Bad feature flag', consequence: 'it is off' },
  'track-unusable': { failed: 'Cannot tell the active track from', consequence: 'no document of a track is loaded' },
  'documents-unusable': { failed: 'Cannot compact the documents of', consequence: 'they are left as they are' },
  'diff-unread': { failed: 'Cannot bring up to date', consequence: 'it stays as it is' },
  'guard-failed': { failed: 'Guard without a verdict', consequence: 'the call goes through unjudged by it' },
  'section-failed': { failed: 'Cannot make section', consequence: 'it is left out' },
  'answer-too-long': { failed: 'No room in the answer for', consequence: 'it is left out' },
  'log-not-rotated': { failed: 'Cannot rotate', consequence: 'no entry is lost and the log stays as it is' },
  'memory-not-in-git': { failed: 'Cannot write', consequence: 'the memory is kept in a file until git takes it' },
  'memory-index-old': {
    failed: 'Cannot bring up to date',
    consequence: 'some memories are not found until "holdfast memory reindex" was run',
  },
  'memory-not-synced': { failed: 'Cannot sync memories with', consequence: 'they are kept here until the next sync' },
  'memory-unreadable': { failed: 'Cannot read', consequence: 'its memories are left out' },
}

/** A sentence a person can act on: the failed action, its object, the present state, the consequence. */
export function describeProblem(problem: Problem): string {
  const wording = WORDINGS[problem.code]
  const where =
    problem.path === undefined ? '' : ` "${problem.path}"${problem.line === undefined ? '' : ` line ${problem.line}`}`
  const cause = problem.cause === undefined ? '' : `: ${problem.cause}`
  return `${wording.failed}${where}${cause}; ${problem.consequence ?? wording.consequence}`
}
