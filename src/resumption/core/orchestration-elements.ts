import type { PartedElement } from '../../base/core/parted-elements.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { OrchestrationNotes, QualityTrajectory } from '../../work/core/orchestration.ts'

/** Makes elements of an orchestration file's notes on the workflow, mostly in the plan's own order. */
export function createOrchestrationElements(notes: OrchestrationNotes): PartedElement[] {
  const { quality, defects } = notes
  const place = [notes.phase, notes.status, notes.activity].filter((part) => part !== null)
  return [
    element('phase', [[2.6, place.join('; ')]]),
    element('next-step', [[2, notes.nextStep]]),
    element('gate', [[2, describeGate(quality)]]),
    element('quality', [
      [3.3, describeScores(quality)],
      [3.6, joinNames('gates passed', quality.completed)],
      [3.5, joinNames('gates to come', quality.remaining)],
      [3.5, quality.lowestDimension === null ? null : `lowest dimension: ${quality.lowestDimension}`],
      [4, describeIterations(quality)],
    ]),
    element(
      'workflow-decisions',
      notes.decisions.map(({ id, decision, rationale, applied }, index) => {
        const text = `${applied ? '' : 'NOT APPLIED YET: '}${id === null ? '' : `${id}: `}${decision}`
        const why = applied || rationale === null ? '' : `; because ${excerptLine(rationale, 100)}`
        return [(applied ? 4 : 2.2) + index * 0.3, `${text}${why}`] as const
      }),
    ),
    element('defects', [
      [3.4, defects.unresolved.length === 0 ? null : `unresolved: ${defects.unresolved.join(', ')}`],
      [4.2, describeDefectCount(defects.found, defects.resolved)],
      ...defects.patterns.map((pattern, index) => [4.1 + index * 0.4, `recurring: ${pattern}`] as const),
    ]),
    element(
      'agent-summaries',
      notes.agentSummaries.map(
        ({ name, summary }, index) => [3.9 + index * 0.4, `${name}: ${excerptLine(summary, 160)}`] as const,
      ),
    ),
    element(
      'files-to-read',
      notes.filesToRead.map(({ path, purpose, sections }, index) => {
        const part = sections.length === 0 ? '' : `, sections ${sections.join(', ')}`
        return [2.9 + index * 0.25, `${path}${part}${purpose === null ? '' : `: ${purpose}`}`] as const
      }),
    ),
    element('workflow-state', [
      [4.4, notes.updatedAt === null ? null : `updated at ${notes.updatedAt}`],
      [4.5, notes.compactions === null ? null : `compactions noted there: ${notes.compactions}`],
    ]),
  ]
}

function element(name: string, parts: readonly (readonly [rank: number, text: string | null])[]): PartedElement {
  return { name, parts: parts.map(([rank, text]) => ({ rank, text: text === null ? '' : excerptLine(text, 240) })) }
}

/**
 * The plan's policy restarts an interrupted gate iteration from its beginning, because a half-known state costs more
 * than one iteration. The result stands only if all strategies of the iteration had run.
 */
function describeGate({ gate, iteration, completed, allStrategiesRan }: QualityTrajectory): string | null {
  if (gate === null || completed.includes(gate)) return null
  const name = iteration === null ? gate : `${gate}, iteration ${iteration}`
  return allStrategiesRan
    ? `${name}: all its strategies had run; its result stands, go on from it`
    : `${name} was interrupted: restart this iteration from its beginning`
}

function describeScores({ scores }: QualityTrajectory): string | null {
  const histories = scores.map((item) => `${item.gate} ${item.scores.join(', ')}`)
  return histories.length === 0 ? null : `scores per iteration: ${histories.join('; ')}`
}

function describeIterations({ iterationsUsed, iterationsBudget }: QualityTrajectory): string | null {
  if (iterationsUsed === null) return null
  return `iterations used: ${iterationsUsed}${iterationsBudget === null ? '' : ` of ${iterationsBudget}`}`
}

function describeDefectCount(found: number | null, resolved: number | null): string | null {
  return found === null ? null : `found ${found}${resolved === null ? '' : `, resolved ${resolved}`}`
}

function joinNames(label: string, names: readonly string[]): string | null {
  return names.length === 0 ? null : `${label}: ${names.join(', ')}`
}
