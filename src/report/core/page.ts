import { escapeText } from '../../base/core/element.ts'
import { sumOf } from '../../base/core/record.ts'
import { countNouns } from '../../base/core/text.ts'
import { formatPercentage } from '../../base/core/tokens.ts'
import type { Thresholds } from '../../config/core/tier-table.ts'
import { drawChart, formatTime } from './chart.ts'
import { renderFigure } from './figure.ts'
import { countFacts, renderCompaction, renderMemories } from './kept-tables.ts'
import { SCRIPT } from './script.ts'
import type { SessionStory } from './session-story.ts'
import type { StoryEvent, StoryKind } from './story-event.ts'
import { STYLE } from './style.ts'
import { findMainPoint } from './trajectory.ts'

export interface ReportFacts {
  readonly project: string
  readonly stories: readonly SessionStory[]
  /** Number of sessions in the project, including those the page leaves out. */
  readonly sessionCount: number
  readonly thresholds: Thresholds
  /** Sessions of the journal or the folder whose transcript cannot be read, with the reason. */
  readonly unreadable: readonly { readonly sessionId: string; readonly error: string }[]
}

const TITLE = 'what compactions kept, lost and restored'

/** Whether a file may be replaced by a report: an earlier report, or nothing. */
export function isReport(text: string): boolean {
  return text.trim() === '' || (text.startsWith(OPENING) && text.includes(`: ${TITLE}</title>`))
}

const OPENING = '<!doctype html>'

/** Limit of rows in a session's table; the chart shows later events too. */
const MAX_ROWS = 300

/** The page loads no other file, and no script but that of the hash. Foreign text is escaped everywhere. */
export function renderReport(facts: ReportFacts, scriptHash: string): string {
  const { project, stories } = facts
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${scriptHash}'; img-src data:; base-uri 'none'; form-action 'none'`
  return [
    OPENING,
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="data:,">',
    `<title>${escapeText(project)}: ${TITLE}</title>`,
    `<style>\n${STYLE}\n</style>`,
    '</head>',
    '<body>',
    renderHeader(facts),
    '<main>',
    ...stories.map((story, index) => renderSession(story, facts.thresholds, `s${index + 1}`)),
    '</main>',
    renderFooter(facts),
    `<script>${SCRIPT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function renderHeader({ project, stories, sessionCount }: ReportFacts): string {
  const shown = stories.length
  const scope = shown < sessionCount ? `The ${shown} newest of ${sessionCount} sessions` : countNouns(shown, 'session')
  const kinds = (kind: StoryKind) =>
    sumOf(stories, ({ events }) => events.filter((event) => event.kind === kind).length)
  const counts = countFacts(stories.flatMap(({ compactions }) => compactions))
  const totals: readonly (readonly [string, number])[] = [
    ['Answers', sumOf(stories, ({ session }) => session.trajectory.answers.length)],
    ['Compactions', kinds('compaction')],
    ['Facts recorded', counts.facts],
    ['Kept by summaries', counts.kept],
    ['Told again', counts.restored],
    ['Memories made', sumOf(stories, ({ memories }) => memories.length)],
    ['Refusals', kinds('refusal')],
  ]
  const tiles = totals.map(([name, number]) => `<div><dt>${name}</dt><dd>${number}</dd></div>`).join('')
  return `<header>\n<h1>${escapeText(project)}: ${TITLE}</h1>
<p class="soft">${scope}, newest first. In the charts 100% is the point where the client compacts the conversation. Times are UTC.</p>
<dl class="totals">${tiles}</dl>\n</header>`
}

function renderSession(story: SessionStory, thresholds: Thresholds, id: string): string {
  const { session, sentence, events } = story
  const { startedAt, firstWords, answers } = session.trajectory
  const when = startedAt === null ? 'At an unknown time' : escapeText(formatTime(startedAt).slice(0, 16))
  const words = firstWords === null ? '' : ` <span class="soft">${escapeText(firstWords)}</span>`
  const skipped =
    session.skippedLines === 0
      ? ''
      : ` <span class="soft">${session.skippedLines} very long lines of its transcript were not read.</span>`
  const point = findMainPoint(session)
  const source =
    point === null ? '' : `. Compaction point known from ${escapeText(point.source)}, ${point.confidence} confidence.`
  const figure =
    answers.length === 0 ? '' : renderFigure({ chart: drawChart(session, thresholds), events, answers, id, sentence })
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${when}${words}</h2>
<p>${escapeText(sentence)}${skipped}</p>
${story.compactions.map(renderCompaction).join('\n')}
${renderMemories(story.memories)}
${figure}
${renderTable(events, id)}
<p class="soft">Session ${escapeText(session.sessionId)}${source}</p>
</section>`
}

function renderTable(events: readonly StoryEvent[], id: string): string {
  if (events.length === 0) return ''
  const rows = events.slice(0, MAX_ROWS).map((event, index) => {
    const time = event.at === null ? '' : escapeText(formatTime(event.at))
    const fill = event.fill === null ? '' : formatPercentage(event.fill)
    return `<tr id="${id}-${index}"><td>${time}</td><td>${event.position === 0 ? 'none' : `#${event.position}`}</td><td>${fill}</td><td>${escapeText(event.text)}</td></tr>`
  })
  const more = events.length > MAX_ROWS ? ` (the first ${MAX_ROWS})` : ''
  return `<details open><summary>${countNouns(events.length, 'event')} in order${more}</summary>
<table><thead><tr><th>Time</th><th>After answer</th><th>Fill</th><th>What happened</th></tr></thead>
<tbody>\n${rows.join('\n')}\n</tbody></table></details>`
}

function renderFooter({ unreadable, stories }: ReportFacts): string {
  const gone = unreadable.map(({ sessionId, error }) => `${sessionId} (${error})`).join(', ')
  const note = gone === '' ? '' : `<p>Without a readable transcript, so without a chart: ${escapeText(gone)}.</p>`
  const empty = stories.length === 0 ? '<p>No session of this project has left a transcript yet.</p>' : ''
  return `<footer>${empty}${note}<p>The curve is what each answer's request and reply took, as the API counted them. Marks below it come from the transcript and from holdfast's journal.</p></footer>`
}
