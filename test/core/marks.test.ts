import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CADENCES } from '../../src/config/core/config.ts'
import { parseMarks } from '../../src/start/core/mark.ts'
import { MAX_CONTENT_CHARS } from '../../src/start/core/mark-bound.ts'
import { planReminder } from '../../src/start/core/quality-reinforcement.ts'
import { parseMarkCache, rankMarks } from '../../src/start/core/rank-marks.ts'
import { hostileText, SEED } from './arbitraries.ts'
import { measureCpuMs } from './cpu-time.ts'

/** Fields of a marker, and the mark they are. */
const GOOD: readonly (readonly [fields: string, rank: number, content: string])[] = [
  ['rank=1, content="Short."', 1, 'Short.'],
  ['rank=9, tokens=35, content="AE-006: CRITICAL(80%)=auto-checkpoint."', 9, 'AE-006: CRITICAL(80%)=auto-checkpoint.'],
  ['content="The order is free.", rank="7"', 7, 'The order is free.'],
  ['rank = 0 , content = "Blanks."', 0, 'Blanks.'],
  ['rank=1, content="Commas, equals = and \\"quotes\\"."', 1, 'Commas, equals = and "quotes".'],
  ['rank=1, content="Two\n  lines."', 1, 'Two lines.'],
  ['rank=1, content="A \u202emark\u0007 of direction."', 1, 'A mark of direction.'],
]

for (const [fields, rank, content] of GOOD) {
  test(`a marker with ${JSON.stringify(fields)} is a mark`, () => {
    const { marks, bad } = parseMarks(`# Title\n\n<!-- L2-REINJECT: ${fields} -->\n`, 'a.md')
    assert.deepEqual(bad, [])
    assert.deepEqual(marks, [{ rank, content, path: 'a.md', line: 3 }])
  })
}

const BAD: readonly (readonly [fields: string, why: string])[] = [
  ['content="x"', 'no rank'],
  ['rank=1', 'no content'],
  ['rank=first, content="x"', 'rank is not a whole number from 0 to 9999'],
  ['rank=-1, content="x"', 'rank is not a whole number from 0 to 9999'],
  ['rank=1.5, content="x"', 'rank is not a whole number from 0 to 9999'],
  ['rank=1, tokens=many, content="x"', 'tokens is not a whole number'],
  ['rank=1, rank=2, content="x"', '"rank" is given twice'],
  ['rank=1, level=2, content="x"', 'unknown field "level"'],
  ['rank=1, content=""', 'the content is empty'],
  ['rank=1, content=" \u200e "', 'the content is empty'],
  ['rank=1, content="open', 'not fields such as rank=1, content="..."'],
  ['rank=1 content="x"', 'not fields such as rank=1, content="..."'],
  ['', 'not fields such as rank=1, content="..."'],
  [`rank=1, content="${'x'.repeat(MAX_CONTENT_CHARS + 1)}"`, `the content has 501 characters, 500 fit`],
]

for (const [fields, why] of BAD) {
  test(`a marker with ${JSON.stringify(fields.slice(0, 60))} is malformed: ${why}`, () => {
    const { marks, bad } = parseMarks(
      `one\n<!-- L2-REINJECT: ${fields} -->\n<!-- L2-REINJECT: rank=2, content="ok" -->`,
      'a.md',
    )
    assert.deepEqual(bad, [{ path: 'a.md', line: 2, why }])
    assert.equal(marks.length, 1, 'the next marker counts')
  })
}

test('a comment that is not closed, and a name without a colon, are malformed', () => {
  assert.equal(parseMarks('<!-- L2-REINJECT: rank=1, content="x"', 'a').bad[0]?.why, 'the comment is not closed')
  assert.equal(parseMarks('<!-- L2-REINJECT rank=1 -->', 'a').bad[0]?.why, 'no ":" after the name')
})

test('code shows markers and has none', () => {
  for (const text of [
    '```\n<!-- L2-REINJECT: rank=1, content="x" -->\n```\n',
    '~~~html\n<!-- L2-REINJECT: rank=1, content="x" -->\n~~~',
    'as `<!-- L2-REINJECT: rank=1, content="x" -->` says',
    '```\nnever closed\n<!-- L2-REINJECT: rank=1, content="x" -->',
    '<!-- about L2-REINJECT: rank=1, content="x" -->',
    'L2-REINJECT: rank=1, content="x"',
  ]) {
    assert.deepEqual(parseMarks(text, 'a.md'), { marks: [], bad: [], isScoped: false }, text)
  }
  const closed = parseMarks('```\na\n```\n<!-- L2-REINJECT: rank=1, content="x" -->', 'a.md')
  assert.equal(closed.marks.length, 1, 'behind a closed block')
})

test('a rule file with paths in its front matter is only for files there', () => {
  const mark = '<!-- L2-REINJECT: rank=1, content="x" -->'
  assert.ok(parseMarks(`---\npaths:\n  - "src/**"\n---\n${mark}`, 'a').isScoped, 'paths')
  assert.ok(!parseMarks(`---\ntitle: A\n---\n${mark}`, 'a').isScoped, 'another key')
  assert.ok(!parseMarks(`text\n\npaths: none\n${mark}`, 'a').isScoped, 'no front matter')
})

test('marks stand by rank, file and line, and each content once', () => {
  const mark = (rank: number, content: string, path: string, line: number) => ({ rank, content, path, line })
  const ranked = rankMarks([
    mark(2, 'b', 'z.md', 1),
    mark(2, 'a', 'b.md', 9),
    mark(1, 'c', 'z.md', 5),
    mark(3, 'a', 'a.md', 1),
    mark(2, 'd', 'b.md', 2),
  ])
  assert.deepEqual(
    ranked.map(({ content }) => content),
    ['c', 'd', 'a', 'b'],
  )
})

test('whatever a rule file holds, its marks are short, on one line and clean', () => {
  const piece = fc.oneof(
    hostileText,
    fc.constantFrom('<!-- L2-REINJECT: ', 'rank=1', ', ', 'content="', '"', ' -->', '`', '```\n', '---\n', '\n'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { marks } = parseMarks(pieces.join(''), 'a.md')
      for (const { content, rank } of marks) {
        assert.ok(content.length > 0 && content.length <= MAX_CONTENT_CHARS, 'length')
        assert.doesNotMatch(content, /[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/)
        assert.ok(Number.isInteger(rank) && rank >= 0, 'rank')
      }
    }),
    { seed: SEED },
  )
})

test('a hostile rule file is read in linear time', async () => {
  for (const piece of ['<!-- L2-REINJECT: ', '`', '``` `', '<!--', 'rank=1, ', 'content="\\', '> > ', '<!-- -->']) {
    for (const end of ['', ' -->']) {
      const text = `<!-- L2-REINJECT: ${piece.repeat(20_000)}${end}`
      const tookMs = await measureCpuMs(() => parseMarks(text, 'a.md'))
      assert.ok(tookMs < 2000, `${piece}: ${tookMs} ms`)
    }
  }
})

test('a cache of another shape is no cache', () => {
  assert.deepEqual(parseMarkCache([{ rank: 1, content: 'x' }]), [{ rank: 1, content: 'x' }])
  for (const value of [
    null,
    {},
    'x',
    [null],
    [{}],
    [{ rank: '1', content: 'x' }],
    [{ rank: 1, content: 'x'.repeat(501) }],
  ]) {
    assert.equal(parseMarkCache(value), null, JSON.stringify(value).slice(0, 40))
  }
})

/** When lines are told: marked ones, told ones, whether the context was compacted; and what each cadence does. */
const DUE: readonly (readonly [
  lines: string | null,
  told: string | null,
  wasCompacted: boolean,
  due: Readonly<Record<(typeof CADENCES)[number], boolean>>,
])[] = [
  [null, null, false, { 'every-prompt': false, 'on-change': false, 'after-compaction': false }],
  ['a', null, false, { 'every-prompt': true, 'on-change': true, 'after-compaction': false }],
  ['a', 'a', false, { 'every-prompt': true, 'on-change': false, 'after-compaction': false }],
  ['b', 'a', false, { 'every-prompt': true, 'on-change': true, 'after-compaction': false }],
  ['a', null, true, { 'every-prompt': true, 'on-change': true, 'after-compaction': true }],
  ['a', 'a', true, { 'every-prompt': true, 'on-change': false, 'after-compaction': false }],
  ['b', 'a', true, { 'every-prompt': true, 'on-change': true, 'after-compaction': false }],
  [null, 'a', false, { 'every-prompt': true, 'on-change': true, 'after-compaction': false }],
]

for (const [lines, told, wasCompacted, due] of DUE) {
  test(`marked ${lines}, told ${told}${wasCompacted ? ', compacted' : ''}: ${JSON.stringify(due)}`, () => {
    for (const cadence of CADENCES) {
      const plan = planReminder(cadence, lines, { told, wasCompacted })
      assert.equal(plan.isDue, due[cadence], cadence)
      assert.ok(plan.why !== '', 'it says why')
      assert.equal(
        plan.note !== '',
        plan.isDue && told !== null && told !== lines,
        'a note where something is replaced',
      )
    }
  })
}
