import { escapeAttribute, escapeText } from '../../base/core/element.ts'
import { type Chart, formatTime } from './chart.ts'
import type { StoryEvent, StoryKind } from './story-event.ts'
import type { Answer } from './trajectory.ts'

export interface FigureFacts {
  readonly chart: Chart
  readonly events: readonly StoryEvent[]
  readonly answers: readonly Answer[]
  readonly id: string
  readonly sentence: string
}

type Marks = Readonly<Partial<Record<StoryKind, string>>>

/** Lanes below the curve, so that marks never cover the curve or a mark of another lane. */
const LANES: readonly (readonly [name: string, marks: Marks])[] = [
  ['Tier rises', { tier: '&#9650;' }],
  ['Compacted', { compaction: '&#9660;' }],
  ['Saved, told', { checkpoint: '&#9670;', acknowledged: '&#9671;' }],
  ['Restored', { restored: '&#8635;' }],
  ['Refusals', { refusal: '&#10005;' }],
]

/** The table alone shows marks beyond this many in a lane. */
const MAX_MARKS = 300

/** Curve and bands are an SVG that stretches. Texts are HTML placed by percents, readable without a script. */
export function renderFigure(facts: FigureFacts): string {
  const { chart, events, answers, sentence } = facts
  const words = chart.bands
    .filter(({ tier, height }) => tier !== 'nominal' && height > 3)
    .map(({ tier, word }) => `<span class="word ${tier}" style="top:${word}%">${tier.toUpperCase()}</span>`)
  const labels = chart.labels.map(({ y, text }) => `<span style="top:${y}%">${escapeText(text)}</span>`)
  return `<div class="chart">
<div class="axis" aria-hidden="true">${labels.join('')}</div>
<div class="plot" tabindex="0" role="img" aria-label="${escapeAttribute(`Fill of the context over time. ${sentence}`)}">${renderDrawing(chart, events)}${words.join('')}</div>
${LANES.map((lane) => renderLane(lane, facts)).join('')}<div class="times" aria-hidden="true">${renderTimes(answers)}</div>
<script type="application/json">${serializeData(chart, events)}</script>
</div>`
}

function renderDrawing(chart: Chart, events: readonly StoryEvent[]): string {
  const bands = chart.bands.map(
    ({ tier, top, height }) => `<rect class="${tier}" x="0" y="${top}" width="100" height="${height}"/>`,
  )
  const curves = chart.curves.map((points) => {
    const path = points.map(({ x, y }) => `${x} ${y}`).join('L')
    const [first, last] = [points[0], points.at(-1)]
    // A single answer makes no line; a short dash marks its place.
    const line = points.length === 1 ? `M${(first?.x ?? 0) - 0.4} ${first?.y}h0.8` : `M${path}`
    return `<path class="area" d="M${first?.x} 100L${path}L${last?.x} 100Z"/><path class="curve" d="${line}"/>`
  })
  const cuts = events
    .filter(({ kind }) => kind === 'compaction')
    .map(({ position }) => `<path class="cut" d="M${chart.place(position)} 0V100"/>`)
  const limit = chart.labels.at(-1)?.y ?? 0
  return `<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${bands.join('')}${curves.join('')}<path class="point" d="M0 ${limit}H100"/>${cuts.join('')}</svg>`
}

function renderLane([name, kinds]: (typeof LANES)[number], { chart, events, id }: FigureFacts): string {
  const marks = events
    .map((event, index) => ({ event, index }))
    .filter(({ event }) => kinds[event.kind] !== undefined)
    .slice(0, MAX_MARKS)
    .map(({ event, index }) => {
      const title = escapeAttribute(`${event.at === null ? '' : `${formatTime(event.at)}: `}${event.text}`)
      const tier = event.tier === null ? '' : ` ${event.tier}`
      return `<a class="mark${tier}" style="left:${placeEvent(chart, event)}%" href="#${id}-${index}" title="${title}" aria-label="${title}">${kinds[event.kind]}</a>`
    })
  return marks.length === 0 ? '' : `<div class="lane-name">${name}</div><div class="lane">${marks.join('')}</div>\n`
}

/** The scale counts answers, not minutes, because a context does not fill overnight. */
function renderTimes(answers: readonly Answer[]): string {
  const middle = answers.length > 2 ? [Math.floor((answers.length - 1) / 2)] : []
  const shown = [...new Set([0, ...middle, answers.length - 1])]
  const days = new Set(shown.map((index) => answers[index]?.at?.slice(0, 10)))
  return shown
    .map((index) => {
      const at = answers[index]?.at
      const time = at ? ` ${escapeText(formatTime(at).slice(days.size > 1 ? 5 : 11, 16))}` : ''
      return `<span>#${index + 1}${time}</span>`
    })
    .join('')
}

/** A tier rise stands on the answer that reached the tier, any other event between two answers. */
function placeEvent(chart: Chart, { kind, position }: StoryEvent): number {
  return chart.place(kind === 'tier' ? position - 0.5 : position)
}

/** JSON for a script element: no `<` in the text can close the element or open another. */
function serializeData(chart: Chart, events: readonly StoryEvent[]): string {
  const points = chart.points.map(({ x, y, lines }) => [x, y, ...lines])
  const marks = events.map((event) => [placeEvent(chart, event), event.text])
  return JSON.stringify({ points, events: marks }).replaceAll('<', '\\u003c')
}
