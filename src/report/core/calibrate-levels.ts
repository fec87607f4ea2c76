import { CRITICALITIES, type Criticality, THRESHOLD_NAMES } from '../../config/core/config.ts'
import type { Thresholds } from '../../measure/core/tier.ts'
import { judgeThresholds, listStretches, type Stretch } from './accuracy.ts'
import { mapBounds, settleBounds } from './recommend.ts'
import type { FilledSession } from './trajectory.ts'

export type LevelCalibration = ReturnType<typeof calibrateLevels>[number]

/**
 * The room behind each tier changes by the factor of the calibrated one. A bound that would warn later, or miss more,
 * stays. `after` is the outcome of the recommended thresholds, else of those in force.
 */
export function calibrateLevels(
  sessions: readonly FilledSession[],
  thresholdsOf: (criticality: Criticality) => Thresholds,
  calibrated: { readonly criticality: Criticality; readonly recommended: Thresholds | null },
) {
  const stretches = sessions.flatMap(listStretches)
  const base = thresholdsOf(calibrated.criticality)
  return CRITICALITIES.map((criticality) => {
    const now = thresholdsOf(criticality)
    const { recommended: wanted } = calibrated
    const isBase = criticality === calibrated.criticality
    const derived = wanted === null || isBase ? wanted : deriveInProportion(stretches, now, { base, wanted })
    const isSame = derived === null || THRESHOLD_NAMES.every((tier) => derived[tier] === now[tier])
    const before = judgeThresholds(stretches, now)
    const after = isSame ? before : judgeThresholds(stretches, derived)
    return { criticality, now, recommended: isSame ? null : derived, before, after }
  })
}

function deriveInProportion(
  stretches: readonly Stretch[],
  now: Thresholds,
  { base, wanted }: { readonly base: Thresholds; readonly wanted: Thresholds },
): Thresholds {
  const derived = settleBounds(
    mapBounds((tier) => (base[tier] < 1 ? 1 - ((1 - now[tier]) * (1 - wanted[tier])) / (1 - base[tier]) : now[tier])),
  )
  // A warning that never came is worse than a late one.
  const weighLate = (thresholds: Thresholds) =>
    judgeThresholds(stretches, thresholds).map(({ counts }) => counts.late + 2 * counts.missed)
  const [before, after] = [weighLate(now), weighLate(derived)]
  const isWorse = THRESHOLD_NAMES.filter((_, index) => (after[index] ?? 0) > (before[index] ?? 0))
  return settleBounds(mapBounds((tier) => (isWorse.includes(tier) ? now[tier] : derived[tier])))
}

/** Null when none is recommended. `only`: the configuration sets all levels at once, which is stronger than a row. */
export function serializeLevels(levels: readonly LevelCalibration[], only: Criticality | null): string | null {
  const rows = levels.flatMap(({ criticality, recommended }) =>
    recommended === null || criticality !== (only ?? criticality) ? [] : [{ criticality, recommended }],
  )
  if (rows.length === 0) return null
  return rows
    .map(({ criticality, recommended }) => {
      const head = only === null ? `context_monitor.thresholds.${criticality.toLowerCase()}` : 'context_monitor'
      const ending = only === null ? '' : '_threshold'
      return [`[${head}]`, ...THRESHOLD_NAMES.map((tier) => `${tier}${ending} = ${recommended[tier].toFixed(2)}`)].join(
        '\n',
      )
    })
    .join('\n\n')
}
