import { formatPercentage, formatTokens, formatTokensLeft } from '../../base/core/tokens.ts'
import type { Thresholds } from '../../config/core/tier-table.ts'
import { classifyTier } from '../../measure/core/tier.ts'
import { THRESHOLD_TIERS } from '../../sessions/core/tier-names.ts'
import { countUsed, type FilledSession, findMainPoint, measureFill } from './trajectory.ts'

/** Everything a session's chart shows, in percents of the plot. */
export type Chart = ReturnType<typeof drawChart>

const MAX_POINTS = 500
/** The plot reaches a little above the compaction point, and at most to one and a half of that point. */
const HEADROOM = 1.06
const MAX_TOP = 1.5

export function drawChart(session: FilledSession, thresholds: Thresholds) {
  const { answers, compactions } = session.trajectory
  const fills = answers.map((answer) => measureFill(session, answer))
  const top = Math.min(MAX_TOP, fills.reduce((most, fill) => Math.max(most, fill), 1) * HEADROOM)
  const yOf = (fill: number) => round(100 * (1 - Math.min(fill, top) / top))
  const span = Math.max(1, answers.length - 1)
  const xOf = (index: number) => (answers.length === 1 ? 50 : round((100 * index) / span))
  const keep = new Set(compactions.flatMap(({ position }) => [position - 1, position]))
  const kept = thinPositions(fills, MAX_POINTS, keep)
  const curves: { x: number; y: number; lines: readonly string[] }[][] = []
  let context = -1
  for (const index of kept) {
    const answer = answers[index]
    if (answer === undefined) continue
    const lines = describePoint(session, index, thresholds)
    const point = { x: xOf(index), y: yOf(fills[index] ?? 0), lines }
    if (answer.context !== context) curves.push([])
    context = answer.context
    curves.at(-1)?.push(point)
  }
  return {
    points: curves.flat(),
    /** Pieces of the curve: each compaction starts a new piece. A point has the lines shown under the pointer. */
    curves,
    bands: listBands(thresholds, top, yOf),
    labels: listLabels(session, thresholds, yOf),
    /** Place of an event at a position: between the answers before and after the event. */
    place: (position: number) =>
      answers.length < 2 ? 50 : Math.min(100, Math.max(0, round((100 * (position - 0.5)) / span))),
  }
}

/** The bands from their top down, and the heights of the tiers' names, clear of the line at 100 %. */
function listBands(thresholds: Thresholds, top: number, yOf: (fill: number) => number) {
  const bounds = { nominal: 0, ...thresholds }
  return THRESHOLD_TIERS.map((tier, rank) => {
    const next = THRESHOLD_TIERS[rank + 1]
    const upper = yOf(next === undefined ? top : bounds[next])
    const clear = next === undefined ? yOf(1) : upper
    return { tier, top: upper, height: round(yOf(bounds[tier]) - upper), word: round((yOf(bounds[tier]) + clear) / 2) }
  })
}

function listLabels(session: FilledSession, thresholds: Thresholds, yOf: (fill: number) => number) {
  const point = findMainPoint(session)
  const { low, warning, critical, emergency } = thresholds
  return [0, low, warning, critical, emergency, 1].map((fill) => {
    const tokens = point === null || fill === 0 ? '' : ` ${formatTokens(fill * point.tokens)}`
    return { y: yOf(fill), text: `${formatPercentage(fill)}${tokens}` }
  })
}

function describePoint(session: FilledSession, index: number, thresholds: Thresholds): string[] {
  const { answers } = session.trajectory
  const answer = answers[index]
  if (answer === undefined) return []
  const fill = measureFill(session, answer)
  const point = session.points.get(answer.model)
  const before = answers[index - 1]
  const grown = before === undefined || before.context !== answer.context ? null : countUsed(answer) - countUsed(before)
  const change =
    grown === null ? '' : `${grown < 0 ? '-' : '+'}${formatTokens(Math.abs(grown))} since the answer before`
  return [
    `Answer ${index + 1} of ${answers.length}${answer.at === null ? '' : `, ${formatTime(answer.at)}`}`,
    `${formatPercentage(fill)}, ${classifyTier(fill, thresholds).toUpperCase()}`,
    `${formatTokens(countUsed(answer))} of ${formatTokens(point?.tokens ?? 0)} tokens, ${formatTokensLeft(Math.max(0, (point?.tokens ?? 0) - countUsed(answer)))} left`,
    change,
    answer.work,
  ].filter((line) => line !== '')
}

/** `2026-11-21T09:31:22.120Z` as `2026-11-21 09:31:22`, in UTC like everything holdfast writes. */
export function formatTime(at: string): string {
  return at.slice(0, 19).replace('T', ' ')
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Thins positions to about `limit`: each bucket keeps its lowest and highest value, and both ends and `keep` stay. */
export function thinPositions(values: readonly number[], limit: number, keep: ReadonlySet<number>): number[] {
  if (values.length <= limit) return values.map((_, index) => index)
  const kept = new Set([0, values.length - 1, ...keep])
  const buckets = Math.max(1, Math.floor(limit / 2))
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const from = Math.floor((bucket * values.length) / buckets)
    const to = Math.floor(((bucket + 1) * values.length) / buckets)
    let lowest = from
    let highest = from
    for (let index = from; index < to; index += 1) {
      if ((values[index] ?? 0) < (values[lowest] ?? 0)) lowest = index
      if ((values[index] ?? 0) > (values[highest] ?? 0)) highest = index
    }
    kept.add(lowest).add(highest)
  }
  return [...kept].filter((index) => index >= 0 && index < values.length).sort((a, b) => a - b)
}

const BLOCKS = ['\u2581', '\u2582', '\u2583', '\u2584', '\u2585', '\u2586', '\u2587', '\u2588']

/** The full block stands for the compaction point. A column shows its highest value, because readers look for peaks. */
export function renderSparkline(fills: readonly number[], columns: number): string {
  const width = Math.min(columns, fills.length)
  let line = ''
  for (let column = 0; column < width; column += 1) {
    const from = Math.floor((column * fills.length) / width)
    const to = Math.max(from + 1, Math.floor(((column + 1) * fills.length) / width))
    const highest = fills.slice(from, to).reduce((most, fill) => Math.max(most, fill), 0)
    line += BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(highest * BLOCKS.length))] ?? ''
  }
  return line
}
