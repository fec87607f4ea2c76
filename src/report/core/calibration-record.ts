import { countNouns } from '../../base/core/text.ts'
import { formatPercentage, formatTokens } from '../../base/core/tokens.ts'
import { THRESHOLD_NAMES } from '../../config/core/config.ts'
import type { Thresholds } from '../../config/core/tier-table.ts'
import type { ThresholdAccuracy } from './accuracy.ts'
import type { Calibration, LevelCalibration } from './calibration.ts'

interface Recorded {
  readonly calibration: Calibration
  readonly levels: readonly LevelCalibration[]
  readonly sessionCount: number
  /** The day of the record, as `2026-11-21`. */
  readonly day: string
  readonly toml: string | null
}

/** A calibration as a decision record: the evidence, the thresholds before and after, and both held against all sessions. */
export function renderCalibrationRecord({ calibration, levels, sessionCount, day, toml }: Recorded): string {
  const { contexts, pointTokens, work, recommendation } = calibration
  const compacted = contexts.filter(({ end }) => end !== 'transcript').length
  const cost =
    work === null ? '' : ` The work of one prompt takes ${formatTokens(work.median)} (median of ${work.count}).`
  const title = toml === null ? 'The context thresholds stay' : 'New context thresholds'
  return [
    `# ${title}`,
    '',
    '- Status: proposed',
    `- Date: ${day}`,
    '- Made by: `holdfast config calibrate --record`',
    '',
    '## Context',
    '',
    `Measured: ${countNouns(sessionCount, 'session')} with ${countNouns(contexts.length, 'context')}, ${compacted} of them compacted. The compaction point is ${formatTokens(pointTokens)}.${cost} No transcript names the criticality it ran at, so each level is held against all of them.`,
    '',
    ...recommendation.findings.map(({ condition, isMet, evidence }) => {
      return `- ${condition}: ${isMet === null ? 'cannot be told' : isMet ? 'met' : 'not met'}; ${evidence}`
    }),
    '',
    '## Decision',
    '',
    toml === null
      ? 'Nothing measured speaks for other thresholds.'
      : 'The level in force was calibrated, and the others follow in proportion. A bound that would warn later of more compactions stays.',
    '',
    ...renderTable(
      ['level', ...THRESHOLD_NAMES.map((tier) => tier.toUpperCase())],
      levels.map(({ criticality, now, recommended }) => [
        criticality,
        ...THRESHOLD_NAMES.map((tier) => describeChange(now, recommended, tier)),
      ]),
    ),
    '',
    ...(toml === null ? [] : ['```toml', toml, '```', '']),
    '## Validation',
    '',
    'Warnings in time, too late, missed, and unneeded, in the same sessions before and after:',
    '',
    ...renderTable(
      ['level', 'tier', 'before', 'after'],
      levels.flatMap(({ criticality, before, after }) =>
        before.map((item, index) => [
          criticality,
          item.tier.toUpperCase(),
          describeCounts(item),
          describeCounts(after[index] ?? item),
        ]),
      ),
    ),
    '',
  ].join('\n')
}

function describeChange(now: Thresholds, recommended: Thresholds | null, tier: keyof Thresholds): string {
  const before = formatPercentage(now[tier])
  const after = formatPercentage((recommended ?? now)[tier])
  return before === after ? before : `${before} -> ${after}`
}

const describeCounts = ({ counts: { timely, late, missed, unneeded } }: ThresholdAccuracy) =>
  [timely, late, missed, unneeded].join(' / ')

function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}
