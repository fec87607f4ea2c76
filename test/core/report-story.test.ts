import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TIER_TABLE } from '../../src/config/core/tier-table.ts'
import { drawChart } from '../../src/report/core/chart.ts'
import { renderReport } from '../../src/report/core/page.ts'
import { tellSession } from '../../src/report/core/session-story.ts'
import { listStoryEvents } from '../../src/report/core/story-event.ts'
import type { JournalLine } from '../../src/sessions/core/event.ts'
import { sessionOf, timeOf } from './sessions.ts'

const C2 = TIER_TABLE.C2
const told = (tier: string, at: number): JournalLine => ({
  at: timeOf(at),
  sessionId: 's1',
  event: 'context_threshold_reached',
  fields: { previous_tier: 'low', new_tier: tier, fill: 0.7 },
})
const event = (name: string, at: number, fields: JournalLine['fields'] = {}): JournalLine => ({
  at: timeOf(at),
  sessionId: 's1',
  event: name,
  fields,
})
const textsOf = (session: ReturnType<typeof sessionOf>, journal: readonly JournalLine[]) =>
  listStoryEvents(session, { journal, thresholds: C2 }).map(({ text }) => text)

test('a rise is told at once, just before, late, or not', () => {
  const steps = [20, 60, 65, 75, 76, 77, 85, 90] as const
  const journal = [told('low', 0.5), told('warning', 3.5), told('critical', 7.5)]
  assert.deepEqual(textsOf(sessionOf(steps), journal), [
    'LOW reached at 60%; told just before',
    'WARNING reached at 75%; told at once',
    'CRITICAL reached at 85%; told 1 request later',
    'EMERGENCY reached at 90%; not told',
  ])
})

test('each context has its own rises; without a journal nothing is said about telling', () => {
  const session = sessionOf([60, 'auto', 20, 60])
  assert.deepEqual(textsOf(session, []), [
    'LOW reached at 60%',
    'compacted automatically at 100K tokens',
    'LOW reached at 60%',
  ])
  const late = [told('low', 2.5)]
  assert.deepEqual(
    textsOf(session, late).filter((text) => text.includes('LOW')),
    ['LOW reached at 60%; not told', 'LOW reached at 60%; told at once'],
  )
})

test('what the hooks restored ahead of the boundary row stands behind the compaction', () => {
  // The boundary is written half a minute after the answer; the hooks ran before that.
  const journal = [
    event('compaction_detected', 0.2, { trigger: 'auto', fill: 0.9 }),
    event('checkpoint_created', 0.2, { checkpoint_id: 'cx-001', trigger: 'auto' }),
    event('resumption_injected', 0.3, { checkpoint_id: 'cx-001', tokens: 300 }),
    event('checkpoint_acknowledged', 0.8, { checkpoint_id: 'cx-001', channel: 'user-prompt-submit' }),
  ]
  assert.deepEqual(textsOf(sessionOf([20, 'auto', 20]), journal), [
    'checkpoint cx-001 saved (auto)',
    'compacted automatically at 100K tokens',
    'work restored from cx-001 in 300 tokens',
    'checkpoint cx-001 told by user-prompt-submit',
  ])
})

test('a compaction that was announced and never came is said so only as announced', () => {
  const journal = [event('compaction_detected', 0.2, { trigger: 'auto', fill: 0.9 })]
  assert.deepEqual(textsOf(sessionOf([20]), journal), ['auto compaction announced at 90%'])
})

test('one sentence says what happened', () => {
  const refused = event('tool_denied', 0.5, { guard: 'write-size', tool: 'Write', target: 'a' })
  assert.equal(
    tellSession(sessionOf([60, 'auto', 30]), { journal: [told('low', 0.1), refused], thresholds: C2 }).sentence,
    '2 answers to 1 prompt in 2 min with m; it ended at 30% (30K of 100K), after at most 60%; compacted once, automatically at 100K tokens; holdfast: 1 tier rise told and 1 tool call refused.',
  )
  assert.match(
    tellSession(sessionOf([30]), { journal: [], thresholds: C2 }).sentence,
    /never compacted; the hooks did not run in it\.$/,
  )
})

test('the chart breaks its curve at a compaction and keeps everything inside the plot', () => {
  const chart = drawChart(sessionOf([20, 60, 'auto', 10, 250]), C2)
  assert.deepEqual(
    chart.curves.map((points) => points.map(({ x }) => x)),
    [
      [0, 33.33],
      [66.67, 100],
    ],
  )
  assert.equal(chart.place(2), 50)
  for (const { x, y } of chart.points) assert.ok(x >= 0 && x <= 100 && y >= 0 && y <= 100, `${x}, ${y}`)
  assert.equal(chart.labels.map(({ text }) => text).join(', '), '0%, 55% 55K, 70% 70K, 80% 80K, 88% 88K, 100% 100K')
  const height = chart.bands.reduce((sum, band) => sum + band.height, 0)
  assert.ok(Math.abs(height - 100) < 0.1, `the bands fill the plot: ${height}`)
})

test('equal inputs give equal bytes, and one answer alone is drawn', () => {
  const facts = (): Parameters<typeof renderReport>[0] => ({
    project: 'p',
    stories: [tellSession(sessionOf([60]), { journal: [], thresholds: C2 })],
    sessionCount: 1,
    thresholds: C2,
    unreadable: [{ sessionId: 'gone', error: 'ENOENT' }],
  })
  const page = renderReport(facts(), 'hash')
  assert.ok(page === renderReport(facts(), 'hash'), 'the same bytes')
  assert.match(page, /class="curve" d="M49\.6 /)
  assert.match(page, /gone \(ENOENT\)/)
})
