export const TIER_NAMES = ['core', 'task', 'transient'] as const
export type TierName = (typeof TIER_NAMES)[number]

export const TRACKS_FOLDER = 'docs/tracks'
export const TRACK_POINTER = 'docs/tracks/ACTIVE_TRACK'

/** The core tier in loading order: files that hold for every track, from the general to the particular. */
export const CORE_FILES = [
  'CLAUDE.md',
  'docs/context/CONTEXT_CORE.md',
  'docs/context/ROLES.md',
  'docs/context/GUARDRAILS.md',
] as const

export const TASK_FILES = ['SPEC.md', 'PLAN.md', 'RISKS.md', 'DECISIONS.md'] as const

export const TRANSIENT_FILES = ['work_log.md', 'recent_diff.txt', 'test_output.txt'] as const

export function listTaskPaths(trackId: string): string[] {
  return TASK_FILES.map((name) => `${TRACKS_FOLDER}/${trackId}/${name}`)
}

/** @param sessionId Checked before, because the id becomes part of a path. */
export function listTransientPaths(sessionId: string): string[] {
  return TRANSIENT_FILES.map((name) => `artifacts/sessions/${sessionId}/${name}`)
}
