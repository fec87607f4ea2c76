import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'

export interface FileToRead {
  readonly path: string
  readonly purpose: string | null
  readonly sections: readonly string[]
}

export interface NotedDecision {
  readonly id: string | null
  readonly decision: string
  readonly rationale: string | null
  readonly applied: boolean
}

/** The quality gates of a workflow and the state of the current gate. */
export interface QualityTrajectory {
  readonly completed: readonly string[]
  readonly remaining: readonly string[]
  readonly gate: string | null
  readonly iteration: number | null
  readonly scores: readonly { readonly gate: string; readonly scores: readonly number[] }[]
  readonly lowestDimension: string | null
  readonly iterationsUsed: number | null
  readonly iterationsBudget: number | null
  /** Whether all strategies of the current iteration had run, so that the iteration need not restart. */
  readonly allStrategiesRan: boolean
}

export interface DefectNotes {
  readonly found: number | null
  readonly resolved: number | null
  readonly unresolved: readonly string[]
  readonly patterns: readonly string[]
}

/** The notes that holdfast tells from a `resumption:` section, of schema v2 or v1. All fields are optional. */
export interface OrchestrationNotes {
  readonly phase: string | null
  readonly status: string | null
  readonly activity: string | null
  readonly nextStep: string | null
  readonly updatedAt: string | null
  readonly quality: QualityTrajectory
  readonly defects: DefectNotes
  readonly filesToRead: readonly FileToRead[]
  readonly decisions: readonly NotedDecision[]
  readonly agentSummaries: readonly { readonly name: string; readonly summary: string }[]
  readonly compactions: number | null
}

/** Parses the stored section. Unknown fields are ignored; fields of a wrong type count as absent. */
export function parseOrchestrationNotes(section: UnknownRecord | null): OrchestrationNotes {
  const source = section ?? {}
  const activity = wordOf(source.current_activity) ?? wordOf(source.current_state)
  const events = isRecord(source.compaction_events) ? source.compaction_events : {}
  const summaries = isRecord(source.agent_summaries) ? source.agent_summaries : {}
  return {
    phase: parsePhase(source),
    status: wordOf(source.workflow_status),
    activity,
    nextStep: wordOf(source.next_step),
    updatedAt: wordOf(source.updated_at),
    quality: parseQuality(recordOf(source.quality_trajectory), activity),
    defects: parseDefects(recordOf(source.defect_summary)),
    filesToRead: parseFilesToRead(source.files_to_read),
    decisions: parseDecisions(source.decisions),
    agentSummaries: Object.entries(summaries).flatMap(([name, value]) => {
      const summary = wordOf(value)
      return summary === null ? [] : [{ name, summary }]
    }),
    compactions: numberOf(events.count),
  }
}

function parsePhase(source: UnknownRecord): string | null {
  const name = wordOf(source.current_phase_name)
  const phase = typeof source.current_phase === 'number' ? String(source.current_phase) : wordOf(source.current_phase)
  if (name === null || phase === null) return name ?? phase
  return name.includes(phase) ? name : `${phase} (${name})`
}

function parseQuality(source: UnknownRecord, activity: string | null): QualityTrajectory {
  const history = recordOf(source.score_history)
  return {
    completed: wordsOf(source.gates_completed),
    remaining: wordsOf(source.gates_remaining),
    gate: wordOf(source.current_gate),
    iteration: numberOf(source.current_gate_iteration),
    scores: Object.entries(history).flatMap(([gate, value]) => {
      const scores = parseScores(value)
      return scores.length === 0 ? [] : [{ gate, scores }]
    }),
    lowestDimension: wordOf(source.lowest_dimension),
    iterationsUsed: numberOf(source.total_iterations_used),
    iterationsBudget: numberOf(source.total_iterations_budget),
    allStrategiesRan:
      (Array.isArray(source.strategies_remaining) && source.strategies_remaining.length === 0) ||
      saysAllRan(activity ?? ''),
  }
}

/** Whether a text says "all strategies have run". The single word comes first, because the whole pattern is dear. */
function saysAllRan(activity: string): boolean {
  return (
    /strategies/i.test(activity) &&
    /(?<!\b(?:not|once|when|until|after|before|if|unless) )\ball strategies (?:have |had |were |are )?(?:been )?(?:run|ran|complete|completed|executed|done|finished)\b/i.test(
      activity,
    )
  )
}

/** Parses `[0.82, 0.91]`, `0.91`, or records with a `score` each. */
function parseScores(value: unknown): number[] {
  const items = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [value]
  return items.flatMap((item) => numberOf(isRecord(item) ? item.score : item) ?? [])
}

function parseDefects(source: UnknownRecord): DefectNotes {
  return {
    found: numberOf(source.total_defects_found),
    resolved: numberOf(source.total_defects_resolved),
    unresolved: wordsOf(source.unresolved_defects),
    patterns: recordsOf(source.recurring_patterns).flatMap((item) => {
      const pattern = wordOf(item.pattern)
      if (pattern === null) return []
      const resolution = wordOf(item.resolution)
      return [resolution === null ? pattern : `${pattern} (resolved by: ${resolution})`]
    }),
  }
}

function parseDecisions(value: unknown): NotedDecision[] {
  const decisions = recordsOf(value).flatMap((item): NotedDecision[] => {
    const decision = wordOf(item.decision)
    if (decision === null) return []
    return [{ id: wordOf(item.id), decision, rationale: wordOf(item.rationale), applied: item.applied === true }]
  })
  return decisions.sort((a, b) => Number(a.applied) - Number(b.applied))
}

function parseFilesToRead(value: unknown): FileToRead[] {
  if (!Array.isArray(value)) return []
  const files = value.flatMap((item): (FileToRead & { readonly priority: number })[] => {
    if (typeof item === 'string') return [{ path: item, purpose: null, sections: [], priority: 50 }]
    if (!isRecord(item) || typeof item.path !== 'string') return []
    const { path, purpose, sections } = item
    return [{ path, purpose: wordOf(purpose), sections: wordsOf(sections), priority: numberOf(item.priority) ?? 50 }]
  })
  return files.sort((a, b) => a.priority - b.priority).map(({ priority: _, ...file }) => file)
}

function recordsOf(value: unknown): UnknownRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function recordOf(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {}
}

function wordOf(value: unknown): string | null {
  return stringOf(value)?.trim() || null
}

/** The texts of a list. A record gives its description, defect, name or id; a number gives its digits. */
function wordsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item) => {
    if (isRecord(item))
      return wordOf(item.description) ?? wordOf(item.defect) ?? wordOf(item.name) ?? wordOf(item.id) ?? []
    return typeof item === 'number' ? String(item) : (wordOf(item) ?? [])
  })
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
