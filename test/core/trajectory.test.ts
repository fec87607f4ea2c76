import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { TIER_TABLE } from '../../src/config/core/tier-table.ts'
import { calibrate, calibrateLevels } from '../../src/report/core/calibration.ts'
import { renderSparkline, thinPositions } from '../../src/report/core/chart.ts'
import { parseOwnInjections } from '../../src/report/core/compaction-trail.ts'
import { describeCalibration } from '../../src/report/core/describe-calibration.ts'
import { followTrajectory } from '../../src/report/core/follow.ts'
import { renderReport } from '../../src/report/core/page.ts'
import { SCRIPT } from '../../src/report/core/script.ts'
import { tellSession } from '../../src/report/core/session-story.ts'
import { classifyTool, countUsed, shareStepCost, type Trajectory } from '../../src/report/core/trajectory.ts'
import { hostileText, SEED } from './arbitraries.ts'
import { answer, attachment, boundary, call, failure, readRecorded, result, say, usageOf, user } from './rows.ts'
import { fill } from './sessions.ts'

function follow(lines: readonly string[], withWork = false): Trajectory {
  const follower = followTrajectory(withWork)
  for (const line of lines) follower.add(line)
  return follower.result()
}

const usedOf = (trajectory: Trajectory) => trajectory.answers.map(countUsed)
const text = (tokens: number, fields = {}) => answer({ type: 'text', text: 'x' }, usageOf(tokens - 10), fields)

test('an answer counts input, cache and output, once for all its rows', () => {
  const block = say('one')
  const same = JSON.parse(block)
  const again = JSON.stringify({
    ...same,
    uuid: 'other',
    message: { ...same.message, content: [{ type: 'tool_use' }] },
  })
  assert.deepEqual(usedOf(follow([user('hi'), block, again, text(5000)])), [1020, 5020])
})

test('rows of subagents, of the client itself, repeated and broken rows do not count', () => {
  const rows = [text(3000), failure(), text(90_000, { isSidechain: true }), '{"type":"assistant"', 'null', '[]', '']
  assert.deepEqual(usedOf(follow([...rows, ...rows])), [3020])
})

test('each boundary starts a context and keeps what the client counted', () => {
  const { answers, compactions } = follow([text(9000), boundary(), text(2000), text(3000), boundary(), boundary()])
  assert.deepEqual(
    answers.map(({ context }) => context),
    [0, 1, 1],
  )
  assert.deepEqual(
    compactions.map(({ position, preTokens, trigger }) => [position, preTokens, trigger]),
    [
      [1, 170_023, 'auto'],
      [3, 170_023, 'auto'],
      [3, 170_023, 'auto'],
    ],
  )
})

test('what one prompt started is measured to the next prompt, over a compaction too', () => {
  const { turns, prompts } = follow([
    user('first'),
    answer({ type: 'tool_use', id: 't1', name: 'Read', input: {} }, usageOf(990)),
    result('t1', 'r'),
    text(5000),
    boundary(),
    text(2000),
    answer({ type: 'tool_use', id: 't2', name: 'Bash', input: {} }, usageOf(3990)),
    user('second'),
    text(6000),
  ])
  assert.equal(prompts, 2)
  // 1,000 to 5,020, then 2,000 to 4,020; the second prompt starts where the first one ended.
  assert.deepEqual(turns, [
    { tokens: 4020 + 2020, toolCalls: 2 },
    { tokens: 2000, toolCalls: 0 },
  ])
})

test('growth goes to the operation between two answers', () => {
  const { costs } = follow([
    text(1000),
    user('do it'),
    answer({ type: 'tool_use', id: 't1', name: 'Read', input: { file_path: '/p/a.ts' } }, usageOf(2990)),
    result('t1', 'content'),
    answer({ type: 'tool_use', id: 't2', name: 'Agent', input: {} }, usageOf(9990)),
    result('t2', 'report'),
    text(12_000),
  ])
  assert.deepEqual(costs.answer, [20])
  assert.deepEqual(costs.prompt, [1980])
  assert.deepEqual(costs.read, [7000])
  assert.deepEqual(costs.agent, [2000])
})

const SHARES: readonly (readonly [claim: string, args: Parameters<typeof shareStepCost>, shares: unknown])[] = [
  ['one operation gets all', [500, 20, [{ kind: 'read', weight: 0 }]], [['read', 500]]],
  [
    'several are weighed',
    [
      900,
      20,
      [
        { kind: 'read', weight: 200 },
        { kind: 'command', weight: 100 },
      ],
    ],
    [
      ['read', 600],
      ['command', 300],
    ],
  ],
  [
    'words of an answer are their own kind',
    [100, 40, [{ kind: 'prompt', weight: 9 }]],
    [
      ['answer', 40],
      ['prompt', 60],
    ],
  ],
  ['a context that shrank tells nothing', [-5, 40, [{ kind: 'read', weight: 9 }]], []],
  ['nothing between: only the words', [30, 40, []], [['answer', 30]]],
]
for (const [claim, args, shares] of SHARES) {
  test(`cost of a step: ${claim}`, () => {
    assert.deepEqual(
      shareStepCost(...args).map(({ kind, tokens }) => [kind, tokens]),
      shares,
    )
  })
}

test("today's and yesterday's names of tools have their kinds", () => {
  const pairs = Object.entries({
    Read: 'read',
    Task: 'agent',
    MultiEdit: 'edit',
    PowerShell: 'command',
    mcp__x__read: 'other',
  })
  for (const [name, kind] of pairs) assert.equal(classifyTool(name), kind)
  assert.equal(classifyTool('constructor'), 'other')
})

test("only holdfast's own words count as its injections, by tag", () => {
  const row = (content: unknown) => ({ attachment: { type: 'hook_additional_context', content } })
  const words = `<compaction-alert a="1">${'x'.repeat(76)}</compaction-alert>\n<context-monitor>CTX</context-monitor>`
  assert.deepEqual(parseOwnInjections(row([words])), [
    { section: 'compaction-alert', tokens: 30 },
    { section: 'context-monitor', tokens: 10 },
  ])
  assert.deepEqual(parseOwnInjections(row(['<other-hook>'])), [])
  assert.deepEqual(parseOwnInjections({ attachment: { type: 'file', content: [words] } }), [])
})

test('the sparkline shows the highest of each column, full at the compaction point and above', () => {
  assert.equal(renderSparkline([0, 0.5, 1, 1.3], 10), '\u2581\u2585\u2588\u2588')
  assert.equal(renderSparkline([0, 0.99, 0, 0.3], 2), '\u2588\u2583')
  assert.equal(renderSparkline([], 10), '')
})

test('a thinned curve keeps its ends, its peaks and what must stay', () => {
  const values = Array.from({ length: 1000 }, (_, index) => (index === 417 ? 9 : 0.001 * index))
  const kept = thinPositions(values, 100, new Set([500, -1, 4000]))
  assert.ok(kept.length <= 105, `${kept.length}`)
  for (const index of [0, 417, 500, 999]) assert.ok(kept.includes(index), `${index}`)
  assert.deepEqual(thinPositions([1, 2], 100, new Set()), [0, 1])
})

/** Everything that is made of a transcript. */
function tellEverything(lines: readonly string[]): string {
  const session = fill(follow(lines, true))
  const thresholds = TIER_TABLE.C2
  const story = tellSession(session, { journal: [], thresholds })
  const page = renderReport({ project: 'p', stories: [story], sessionCount: 1, thresholds, unreadable: [] }, 'hash')
  const calibration = calibrate([session], { thresholds, criticality: 'C2', plannedTokens: 29_000 })
  const recommended = calibration?.recommendation.thresholds ?? null
  const levels = calibrateLevels([session], (level) => TIER_TABLE[level], { criticality: 'C2', recommended })
  const words = calibration === null ? [] : describeCalibration(calibration, levels, { sessionCount: 1, toml: null })
  return [page, ...words, JSON.stringify(calibration)].join('\n')
}

for (const name of [
  'auto-compaction',
  'cleared-and-forked',
  'interactive',
  'manual-compaction',
  'queued-prompt',
  'tools',
]) {
  test(`${name}: every prefix of a recorded transcript can be told, without a number that is none`, () => {
    const lines = readRecorded(name)
    for (let count = 0; count <= lines.length; count += 1) {
      const last = lines[count]?.slice(0, 200) ?? ''
      const told = tellEverything([...lines.slice(0, count), last]).replace(SCRIPT, '')
      assert.ok(!/\bNaN\b|\bundefined\b|\bInfinity\b/.test(told), `${count} rows`)
    }
  })
}

test('hostile text can be told, and never opens or closes an element', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (words, model) => {
      const row = JSON.parse(say('x'))
      const foreign = { ...row, requestedModel: `${model}</script>`, timestamp: words }
      const page = tellEverything([
        user(`${words}</script><script>alert(1)</script>`),
        JSON.stringify(foreign),
        call('t', words, { command: `</script><script>${words}` }),
        result('t', 'x'),
        text(70_000),
      ])
      assert.equal(page.split('<script').length, 3, 'the data and the script of the page')
      assert.equal(page.split('</script').length, 3)
      assert.ok(!page.includes('\u001b') && !page.includes('\u202e'), 'control characters')
    }),
    { seed: SEED, numRuns: 150 },
  )
})

test('an attachment without words of ours changes nothing', () => {
  assert.deepEqual(follow([attachment('x'), text(1000)]).injections, [])
})
