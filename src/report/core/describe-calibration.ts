import { countNouns } from '../../base/core/text.ts'
import { formatPercentage, formatTokens } from '../../base/core/tokens.ts'
import { THRESHOLD_NAMES } from '../../config/core/config.ts'
import type { Thresholds } from '../../config/core/tier-table.ts'
import type { Distribution } from './accuracy.ts'
import type { Calibration, JudgedContext, LevelCalibration } from './calibration.ts'
import type { Finding } from './recommend.ts'
import { OPERATION_KINDS, type OperationKind } from './trajectory.ts'

const KIND_WORDS: Readonly<Record<OperationKind, string>> = {
  prompt: 'prompt',
  read: 'file read',
  edit: 'edit',
  command: 'command',
  agent: 'agent',
  other: 'other tool',
  answer: 'words of an answer',
}

const END_WORDS: Readonly<Record<JudgedContext['end'], string>> = {
  auto: 'compacted',
  manual: 'compacted on request',
  transcript: 'end of transcript',
}

/** Limit of contexts listed singly; the counts and the JSON have all contexts. */
const MAX_CONTEXTS = 12

export function describeCalibration(
  calibration: Calibration,
  levels: readonly LevelCalibration[],
  { sessionCount, toml }: { readonly sessionCount: number; readonly toml: string | null },
): string[] {
  const { contexts, pointTokens, reached } = calibration
  const compacted = contexts.filter(({ end }) => end !== 'transcript').length
  return [
    `${countNouns(sessionCount, 'session')}, ${countNouns(contexts.length, 'context')}, ${compacted} of them compacted; compaction point ${formatTokens(pointTokens)}`,
    ...(reached === null ? [] : [describeReached(reached)]),
    '',
    'What operations cost, in tokens of the context:',
    ...describeCosts(calibration),
    '',
    'Each context against the thresholds (the answer that reached it, of all in the context):',
    ...describeContexts(contexts),
    '',
    'How the thresholds did:',
    ...describeAccuracy(calibration),
    '',
    'Conditions for recalibration:',
    ...calibration.recommendation.findings.flatMap(describeFinding),
    '',
    ...describeAdvice(calibration, levels, toml),
  ]
}

function describeReached({ count, lowest, highest }: NonNullable<Calibration['reached']>): string {
  const range =
    lowest === highest ? formatPercentage(lowest) : `${formatPercentage(lowest)} to ${formatPercentage(highest)}`
  const times = count === 1 ? 'The automatic compaction' : `The ${count} automatic compactions`
  return `${times} came at ${range} of it`
}

function describeCosts({ costs, start, afterCompaction, work }: Calibration): string[] {
  const rows: (readonly [string, Distribution | null])[] = [
    ...OPERATION_KINDS.map((kind) => [KIND_WORDS[kind], costs[kind]] as const),
    ['work of one prompt', work],
    ['first request', start],
    ['first request after compaction', afterCompaction],
  ]
  const cells = rows.flatMap(([name, value]) =>
    value === null
      ? []
      : [[name, String(value.count), formatTokens(value.median), formatTokens(value.p90), formatTokens(value.largest)]],
  )
  return alignColumns([['', 'count', 'median', 'p90', 'largest'], ...cells])
}

function describeContexts(contexts: readonly JudgedContext[]): string[] {
  const rows = contexts.slice(0, MAX_CONTEXTS).map((context) => [
    context.sessionId.slice(0, 8),
    ...THRESHOLD_NAMES.map((tier) => {
      const { position } = context.firings[tier]
      return position === null ? '-' : String(position + 1)
    }),
    String(context.answers),
    `${END_WORDS[context.end]} at ${formatTokens(context.endTokens)}`,
  ])
  const more = contexts.length > MAX_CONTEXTS ? [`  and ${contexts.length - MAX_CONTEXTS} more (--json has all)`] : []
  const head = ['session', ...THRESHOLD_NAMES.map((tier) => tier.toUpperCase()), 'answers', 'end']
  return [...alignColumns([head, ...rows]), ...more]
}

function describeAccuracy({ accuracy }: Calibration): string[] {
  const rows = accuracy.map(({ tier, bound, counts, requestsLeft, tokensLeft }) => [
    `${tier.toUpperCase()} ${formatPercentage(bound)}`,
    String(counts.timely),
    String(counts.late),
    String(counts.missed),
    String(counts.unneeded),
    requestsLeft === null || tokensLeft === null
      ? '-'
      : `${countNouns(requestsLeft, 'answer')}, ${formatTokens(tokensLeft)}`,
  ])
  return [
    ...alignColumns([['', 'in time', 'too late', 'missed', 'unneeded', 'median before compaction'], ...rows]),
    '  missed: compaction came without it. Unneeded: the transcript ends without a compaction.',
  ]
}

function describeFinding({ condition, isMet, evidence, advice }: Finding): string[] {
  const verdict = isMet === null ? 'cannot be told' : isMet ? 'MET' : 'not met'
  return [`  ${condition}: ${verdict}; ${evidence}`, ...(advice === null ? [] : [`    ${advice}`])]
}

function describeAdvice(
  { contexts, recommendation }: Calibration,
  levels: readonly LevelCalibration[],
  toml: string | null,
): string[] {
  const lines: string[] = []
  if (!contexts.some(({ end }) => end === 'auto')) {
    lines.push('No automatic compaction is in these transcripts, so whether warnings came in time cannot be told.')
  }
  const thin = recommendation.findings.filter(
    ({ condition, isMet }) => isMet === null && condition !== 'injection overhead',
  )
  if (toml === null && thin.length > 1) {
    lines.push('The evidence is too thin for any recommendation.')
  } else if (toml === null) lines.push('Nothing measured here speaks for other thresholds.')
  else lines.push(...describeLevels(levels), '', 'For .holdfast/config.toml:', '', toml)
  return lines
}

function describeLevels(levels: readonly LevelCalibration[]): string[] {
  const wordsOf = (thresholds: Thresholds) =>
    THRESHOLD_NAMES.map((tier) => formatPercentage(thresholds[tier])).join(', ')
  return [
    'Recommended thresholds of each criticality, held against all sessions:',
    ...levels.map(({ criticality, now, recommended }) =>
      recommended === null
        ? `  ${criticality}: ${wordsOf(now)}, as now`
        : `  ${criticality}: ${wordsOf(recommended)} (now ${wordsOf(now)})`,
    ),
  ]
}

/** Aligns the first column left and the others right. A last column of words stays unaligned. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const columns = rows[0]?.length ?? 0
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      if (column === 0) return cell.padEnd(width)
      return column === columns - 1 && /[a-z]{3}/.test(rows[1]?.[column] ?? '') ? cell : cell.padStart(width)
    })
    return `  ${cells.join('  ')}`.trimEnd()
  })
}
