import { isRecord, stringOf, type UnknownRecord } from '../record.ts'

export interface FileToRead {
  readonly path: string
  readonly purpose: string | null
}

export interface OpenDecision {
  readonly id: string | null
  readonly decision: string
  readonly applied: boolean
}

/** What holdfast tells from a `resumption:` section, of schema v2 or v1. Everything is optional. */
export interface OrchestrationNotes {
  readonly phase: string | null
  readonly activity: string | null
  readonly nextStep: string | null
  readonly gate: string | null
  readonly filesToRead: readonly FileToRead[]
  /** Those not yet applied first. */
  readonly decisions: readonly OpenDecision[]
}

/** Reads the stored section; unknown fields are ignored, fields of a wrong type count as absent. */
export function parseOrchestrationNotes(section: UnknownRecord | null): OrchestrationNotes {
  const source = section ?? {}
  const trajectory = isRecord(source.quality_trajectory) ? source.quality_trajectory : {}
  const gate = wordOf(trajectory.current_gate)
  const iteration = trajectory.current_gate_iteration
  const decisions = recordsOf(source.decisions).flatMap((item): OpenDecision[] => {
    const decision = wordOf(item.decision)
    return decision === null ? [] : [{ id: stringOf(item.id), decision, applied: item.applied === true }]
  })
  return {
    phase: wordOf(source.current_phase_name) ?? numberOrWordOf(source.current_phase),
    activity: wordOf(source.current_activity) ?? wordOf(source.current_state),
    nextStep: wordOf(source.next_step),
    gate: gate === null ? null : typeof iteration === 'number' ? `${gate}, iteration ${iteration}` : gate,
    filesToRead: parseFilesToRead(source.files_to_read),
    decisions: decisions.sort((a, b) => Number(a.applied) - Number(b.applied)),
  }
}

function parseFilesToRead(value: unknown): FileToRead[] {
  if (!Array.isArray(value)) return []
  const files = value.flatMap((item): (FileToRead & { readonly priority: number })[] => {
    if (typeof item === 'string') return [{ path: item, purpose: null, priority: 50 }]
    if (!isRecord(item) || typeof item.path !== 'string') return []
    const priority = typeof item.priority === 'number' ? item.priority : 50
    return [{ path: item.path, purpose: wordOf(item.purpose), priority }]
  })
  return files.sort((a, b) => a.priority - b.priority).map(({ path, purpose }) => ({ path, purpose }))
}

function recordsOf(value: unknown): UnknownRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** A text that says something; empty counts as absent. */
function wordOf(value: unknown): string | null {
  return stringOf(value)?.trim() || null
}

function numberOrWordOf(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : wordOf(value)
}
