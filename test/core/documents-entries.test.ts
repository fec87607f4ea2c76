import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkEntry } from '../../src/documents/core/document-entry.ts'
import { renderEntry } from '../../src/documents/core/render-entry.ts'
import { scanEntries } from '../../src/documents/core/scan-entries.ts'
import { isWritable, parseTransaction, serializeTransaction } from '../../src/documents/core/transaction.ts'
import { findSaidEntries, listLoggedEntries, renderNews } from '../../src/documents/core/work-log-entries.ts'
import { findListItems } from '../../src/documents/io/markdown-items.ts'
import { planCompaction } from '../../src/tracks/core/plan-compaction.ts'

const show = (text: string) =>
  scanEntries(text, findListItems(text)).map((entry) => [
    entry.line,
    entry.lines.length,
    entry.title,
    Object.fromEntries(entry.fields.map(({ key, value }) => [key, value])),
    ...(entry.rest.length > 0 ? [entry.rest] : []),
  ])

describe('an entry', () => {
  const cases: readonly (readonly [string, string, unknown])[] = [
    ['front matter', '---\ntitle: x\n- Task: a\n---\n- Task: b\n', [[5, 1, 'b', {}]]],
    ['nested bullets', '- Decision: a\n  - Reason: b\n  - Impact: c\n', [[1, 3, 'a', { Reason: 'b', Impact: 'c' }]]],
    [
      'indented lines',
      'x\n\n* Decision: a\n  Reason: b\n  Impact: c\nd',
      [[3, 4, 'a', { Reason: 'b', Impact: 'c\nd' }]],
    ],
    ['lines at the margin', '- Decision: a\nReason: b\nImpact: c\n\nd', [[1, 3, 'a', { Reason: 'b', Impact: 'c' }]]],
    [
      'one line',
      '- Task: a; Status: todo | Acceptance: b; c: d',
      [[1, 1, 'a', { Status: 'todo', Acceptance: 'b; c: d' }]],
    ],
    ['a key before the line', '- Task: a\n  - Status: todo; Owner: me', [[1, 2, 'a', { Status: 'todo', Owner: 'me' }]]],
    ['emphasis, a box, any case', '- [x] **TASK:** a\n  - __status__: done', [[1, 2, 'a', { Status: 'done' }]]],
    [
      'a loose list',
      '- Risk: a\n\n  - Severity: low\n\n  - Mitigation: b\n\nc',
      [[1, 5, 'a', { Severity: 'low', Mitigation: 'b' }]],
    ],
    [
      'values of several lines',
      '- Decision: a\n  b\n  - Reason: c\n    d\n    - e\n  - Impact:\n    f',
      [[1, 7, 'a\nb', { Reason: 'c\nd\n- e', Impact: 'f' }]],
    ],
    [
      'what stands below its fields',
      '- Task: a\n  - Status: todo\n\n  a paragraph\n\n  - sub\n\nend',
      [[1, 6, 'a', { Status: 'todo' }, ['  a paragraph', '', '  - sub']]],
    ],
    [
      'entries in entries',
      '- Task: a\n  - Status: todo\n  - Task: b\n    - Status: done\n- c',
      [
        [1, 2, 'a', { Status: 'todo' }],
        [3, 2, 'b', { Status: 'done' }],
      ],
    ],
    ['another word for a key', '- Task: a\n  - Acceptance criteria: b', [[1, 2, 'a', { Acceptance: 'b' }]]],
    [
      'no entry in code, comments, tables, quotations',
      '```\n- Task: a\n```\n<!--\n- Task: a\n-->\n> - Task: a\n\n| a |\n|---|\n| - Task: a |\n\n    - Task: a\n',
      [],
    ],
    ['no entry without bullet, space, colon', '-Task: a\nTask: a\n\n- Task a\n- Tasks: a\n- Task:a\n', []],
    ['line ends of Windows', '- Task: a\r\n  - Status: todo\r\n', [[1, 2, 'a', { Status: 'todo' }]]],
  ]
  for (const [name, text, expected] of cases) it(name, () => assert.deepEqual(show(text), expected))

  it('in normal form is read as the same entry', () => {
    for (const [, text] of cases)
      for (const entry of scanEntries(text)) {
        const lines = renderEntry({ ...entry, bullet: '- ' })
        const [again, ...others] = scanEntries(lines.join('\n'))
        assert.deepEqual(others, [])
        assert.ok(again !== undefined, lines.join('\n'))
        assert.deepEqual(renderEntry(again), lines)
      }
  })
})

describe('a violation', () => {
  const check = (text: string) =>
    scanEntries(text)
      .flatMap((entry) => checkEntry(entry, 'log', null))
      .map(({ line, rule, text: said }) => [line, rule, said])
  const cases: readonly (readonly [string, readonly unknown[]])[] = [
    ['- Decision: a\n  - Reason: b\n  - Impact: c', []],
    ['- Decision: a\n  - Reason: b', [[1, 'missing-field', 'Decision "a" has no Impact']]],
    [
      '\n- Decision:\n  - Reason: b\n  - Impact: c',
      [[2, 'missing-field', 'the decision says nothing behind "Decision:"']],
    ],
    [
      '- Risk: a\n  - Severity: bad\n  - Mitigation: b',
      [[1, 'bad-value', 'Risk "a": Severity "bad" is not one of low, medium, high, critical']],
    ],
    ['- Risk: a\n  - Severity: **High** (for now)\n  - Mitigation: b', []],
    ['- Task: a\n  - Status: In Progress, since friday\n  - Acceptance: b', []],
    ['- Invariant: a', [[1, 'missing-field', 'Invariant "a" has no Scope']]],
    [
      '- Invariant: a\n  - Scope: all\n  - Date: yesterday',
      [[1, 'bad-value', 'Invariant "a": Date "yesterday" is no ISO date or time']],
    ],
    [
      `- Invariant: ${'a'.repeat(601)}\n  - Scope: all`,
      [[1, 'too-long', `Invariant "${'a'.repeat(56)} ..." has a title of 601 characters, over 600`]],
    ],
  ]
  for (const [text, expected] of cases)
    it(JSON.stringify(text.slice(0, 60)), () => assert.deepEqual(check(text), expected))

  it('is a change of a task nobody knows, and one of two tasks of one name', () => {
    const plan = '- Task: a\n  - Status: todo\n  - Acceptance: x\n'
    const run = (text: string) =>
      planCompaction(
        {
          trackId: 't',
          texts: new Map([['docs/tracks/t/PLAN.md', text]]),
          pending: listLoggedEntries('- Task: A.\n  - Status: done\n', 'log'),
          core: 'propose',
        },
        findListItems,
      )
    assert.equal(run(plan).texts.get('docs/tracks/t/PLAN.md'), plan.replace('todo', 'done'))
    assert.deepEqual(
      run('').violations.map(({ text }) => text),
      ['Task "A." has no Acceptance'],
    )
    assert.deepEqual(
      run(plan + plan).violations.map(({ rule, text }) => [rule, text]),
      [['ambiguous', 'Task "A." is meant by 2 entries of docs/tracks/t/PLAN.md (lines 1, 4)']],
    )
  })
})

describe('what was said', () => {
  it('counts with a second key, with a bullet or without, and not in code', () => {
    const said = findSaidEntries(
      'Risk: this may fail.\n\nDecision: a\nReason: b\n\n- Task: c\n\n[capture:decisions] **Decision:** d\n**Impact:** e\n```\n- Decision: f\n  - Reason: g\n```\n',
    )
    assert.deepEqual(
      said.map(({ title }) => title),
      ['a', 'd'],
    )
  })

  const forms: readonly (readonly [string, string])[] = [
    ['numbered', '1. Decision: a\n   - Reason: b\n   - Impact: c'],
    ['a heading', '### Decision: a\n\n- Reason: b\n- Impact: c'],
    ['its fields beside it', '- Decision: a\n- Reason: b\n- Impact: c\n- Something else'],
    ['its fields apart', 'Decision: a\n\nReason: b\n\nImpact: c\n\nAnd so on.'],
    ['all of it bold', '- **Decision: a**\n  - Reason: b\n  - Impact: c'],
    ['in a list of its own', '- Settled:\n  - Decision: a\n  - Reason: b\n  - Impact: c'],
  ]
  for (const [name, text] of forms) {
    it(`is found written with ${name}`, () => {
      const [entry, ...others] = findSaidEntries(text)
      assert.deepEqual(
        [entry?.title, entry?.fields, entry?.rest, others],
        [
          'a',
          [
            { key: 'Reason', value: 'b' },
            { key: 'Impact', value: 'c' },
          ],
          [],
          [],
        ],
      )
    })
  }

  it('goes into the work log once, with its time and track, and again when it is said again', () => {
    const say = (at: string) => findSaidEntries('- Decision: a\n  - Reason: b').map((entry) => ({ entry, at }))
    const [first, later] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
    const log = renderNews('', say(first), 't')
    assert.equal(log, `- Decision: a\n  - Date: ${first}\n  - Track: t\n  - Reason: b\n`)
    assert.equal(renderNews(log, say(first), 't'), '')
    assert.equal(renderNews(log, say(first), 'other'), '')
    assert.notEqual(renderNews(log, say(later), 't'), '')
  })

  it('has the time of its log where it has none of its own', () => {
    const log = '- Task: a\n- 2026-01-01T00:00:00Z Bash `x`: done\n- Task: b\n- Task: c\n  - Date: 2025-05-05\n'
    assert.deepEqual(
      listLoggedEntries(log, 'log').map(({ at }) => at),
      ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2025-05-05'],
    )
  })
})

describe('a transaction', () => {
  it('names only files a compaction writes', () => {
    for (const path of [
      'docs/tracks/t/PLAN.md',
      'docs/context/INVARIANTS.md',
      'artifacts/checkpoints/t/latest.json',
      'artifacts/sessions/a-1/compacted.json',
    ])
      assert.ok(isWritable(path, 't'), path)
    for (const path of [
      'docs/tracks/u/PLAN.md',
      'docs/tracks/t/SPEC.md',
      'docs/tracks/t/../../x',
      'artifacts/sessions/../compacted.json',
      '/etc/passwd',
      'CLAUDE.md',
      'artifacts/checkpoints/t/../../x.json',
    ])
      assert.ok(!isWritable(path, 't'), path)
    const writes = [{ path: 'docs/tracks/t/PLAN.md', beforeSha256: null, text: 'a\n' }]
    assert.deepEqual(parseTransaction(serializeTransaction(writes), 't'), writes)
    assert.equal(parseTransaction(serializeTransaction(writes), 'u'), null)
    for (const text of ['', '{}', '{"writes":[1]}', '{"writes":[{"path":"docs/tracks/t/PLAN.md"}]}'])
      assert.equal(parseTransaction(text, 't'), null)
  })
})

const CHARS = 40_000
const UNITS = [
  ' ',
  '\n',
  '\t',
  '- ',
  '- Task: ',
  '- Task: a\n',
  '- Task: a\n\n',
  '  - Status: a\n',
  '; ',
  ' ;',
  '; Status: ',
  '**',
  '`',
  '```\n',
  '<!-- ',
  '# ',
  '# #',
  '## Tasks\n',
  '---\n',
  '> ',
  '| ',
  '1. ',
  '[x] ',
  '@memory:a ',
  'a:',
  'A1',
  '\u{1f600}',
]

describe('hostile texts', () => {
  for (const unit of UNITS)
    it(`${CHARS} characters of ${JSON.stringify(unit)}`, { timeout: 20_000 }, () => {
      const body = unit.repeat(Math.ceil(CHARS / unit.length))
      for (const text of [`${body} x`, `- Task: a\n  - Status: ${body}x`, `# ${body}x\n`]) {
        scanEntries(text)
        findSaidEntries(text)
        const pending = listLoggedEntries('- Task: probe\n  - Status: todo\n  - Acceptance: a\n', 'log')
        const texts = new Map([['docs/tracks/t/PLAN.md', text]])
        planCompaction({ trackId: 't', texts, pending, core: 'propose' }, (value) => new Set(value.split('\n').keys()))
      }
    })
})
