import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type LogFacts, splitLog } from '../../src/documents/core/log.ts'
import { findLosses, type LogTexts, listEntries, planRotation } from '../../src/documents/core/plan-rotation.ts'

const FACTS: LogFacts = { kind: 'decisions', source: 'docs/decisions.md', today: '2026-03-20' }
const POLICY = { maxLines: 10, ageDays: 60 }
const adr = (number: number, date: string, body = 'Decided.') =>
  `## [ADR-${String(number).padStart(3, '0')}] Title ${number}\n\n- **Date**: ${date}\n- **Status**: Accepted\n\n${body}\n\n---\n\n`
const issue = (title: string, fields: string) => `### ${title}\n\n${fields}\n\nWhat happened.\n\n`
const titles = (text: string, kind: LogFacts['kind'] = 'decisions') =>
  listEntries(text, kind, true).map(({ title }) => title)
const rotate = (texts: LogTexts, facts = FACTS, policy = POLICY, always = false) => {
  const plan = planRotation(texts, facts, { ...policy, always })
  assert.deepEqual(findLosses(texts, plan.after, facts.kind), [])
  return plan
}
const start = (active: string): LogTexts => ({ active, archives: new Map() })

describe('a log is split into its entries', () => {
  it('pieces joined are the log', () => {
    const text = `# Decisions\n\nWords.\n\n${adr(1, '2026-01-01')}${adr(2, '2026-01-02')}## Format\n\nHow to write one.\n`
    assert.equal(
      splitLog(text, 'decisions')
        .map((piece) => piece.text)
        .join(''),
      text,
    )
    assert.deepEqual(titles(text), ['[ADR-001] Title 1', '[ADR-002] Title 2'])
  })
  for (const [name, heading, date, expected] of [
    ['in brackets', '## [ADR-001] T', '- **Date**: 2026-01-05', '2026-01-05'],
    ['with a colon', '## ADR-001: T', '**Date:** 2026-1-5', '2026-01-05'],
    ['a level down', '### ADR-001 T', '**Date**: 1/5/2026', '2026-01-05'],
    ['a day that does not exist', '## ADR-001: T', '**Date**: 2026-02-31', null],
    ['no date', '## ADR-001: T', '**Status**: Accepted', null],
    ['by its day', '## 2026-01-05: T', '**What:** it moved on 2026-02-01', '2026-01-05'],
    ['by its day in brackets', '### [2026-01-05] T', '- **Context**: x', '2026-01-05'],
    ['by its day and a dash', '## 2026-01-05 \u2014 T', '### Why', '2026-01-05'],
    ['by a short id', '### D-01 \u00b7 T', '**Date**: 2026-01-05', '2026-01-05'],
    ['by an id before a wide colon', '## D-001\uff1aT', '**Date**: 2026-01-05', '2026-01-05'],
    ['by the word', '## Decision 4: T', '**Date**: 2026-01-05', '2026-01-05'],
  ] as const) {
    it(`a decision ${name}`, () => assert.equal(listEntries(`${heading}\n\n${date}\n`, 'decisions')[0]?.date, expected))
  }
  for (const heading of [
    '## Status as of 2026-01-05',
    '### [Date] Title',
    '## Decision Log Template',
    '### M0 - Begin',
    '## 2026 plans',
  ])
    it(`no decision: ${heading}`, () => assert.deepEqual(titles(`${heading}\n\n**Date**: 2026-01-05\n`), []))
  it('a heading in a code block is text, one in a block never closed is none', () => {
    assert.deepEqual(titles('# D\n```\n## [ADR-001] Not\n```\n## ADR-002: Yes\n'), ['ADR-002: Yes'])
    assert.deepEqual(titles('## ADR-001: A\n```\n## ADR-002: B\n'), ['ADR-001: A', 'ADR-002: B'])
  })
  for (const [fields, isClosed, date] of [
    ['**Status**: RESOLVED\n**Date**: 2026-03-01', true, '2026-03-01'],
    ['**Date**: 2026-01-01\n**Status**: OPEN', false, '2026-01-01'],
    ['**Date**: 2026-01-01\n**Resolved**: 2026-03-02', true, '2026-03-02'],
    ['**Status**: OPEN\n- **Date**: 2026-01-01\n- **Resolved**: 2026-03-02', false, '2026-03-02'],
    ['- Status: open\n- Resolved: 2026-02-01 (workaround only)', false, '2026-02-01'],
    ['- Status: In progress\n- Resolved: 2026-02-01', false, '2026-02-01'],
    ['- Status: reopened\n- Resolved: 2026-02-01', false, '2026-02-01'],
    ['- Status: unresolved\n- Resolved: 2026-02-01', false, '2026-02-01'],
    ['- Status: Fixed once, now open again\n- Resolved: 2026-02-01', false, '2026-02-01'],
    [`- Status: open, ${'because '.repeat(40)}\n- Resolved: 2026-02-01`, false, '2026-02-01'],
    ['- Status: \u2705 Resolved\n- Resolved: 2026-02-01', true, '2026-02-01'],
    ['**Resolved**: 2026-03-02\n**Status**: OPEN (again)', false, '2026-03-02'],
    ['**Status**: CLOSED\n**Date**: 2026-03-01', true, '2026-03-01'],
    ['**Status**: RESOLVED', true, null],
  ] as const) {
    it(`an issue that says ${JSON.stringify(fields)}`, () => {
      const entry = listEntries(issue('Broken', fields), 'issues')[0]
      assert.deepEqual([entry?.isClosed, entry?.date], [isClosed, date])
    })
  }
  it('sections over issues stay, and so do headings inside an issue', () => {
    const text = `# Issues\n\n## Open\n\n${issue('A', '**Status**: OPEN')}## Done\n\n${issue('B', '**Status**: RESOLVED\n#### Cause\nx')}`
    assert.deepEqual(titles(text, 'issues'), ['A', 'B'])
  })
})

describe('a rotation', () => {
  const log = `# Decisions\n\nWords before.\n\n${adr(1, '2025-12-01')}${adr(2, '2026-01-19')}${adr(3, '2026-01-18')}${adr(4, '2026-03-01')}`

  it('moves what is older than the limit, and no day before', () => {
    const plan = rotate(start(log))
    assert.deepEqual(
      plan.moved.map(({ title }) => title),
      ['[ADR-001] Title 1', '[ADR-003] Title 3'],
    )
    assert.deepEqual(titles(plan.after.active), ['[ADR-002] Title 2', '[ADR-004] Title 4'])
    assert.match(plan.after.active, /^# Decisions\n\nWords before\.\n\n<!-- holdfast:notice -->\n/)
    const archive = plan.after.archives.get('archive/2026-03/decisions-2026-03.md') ?? ''
    assert.match(
      archive,
      /> \*\*ARCHIVED\*\*: 2026-03-20\n> \*\*Source\*\*: docs\/decisions\.md\n> \*\*Entries\*\*: ADR-001 through ADR-003 \(2 entries\)\n/,
    )
    assert.deepEqual(titles(archive), ['[ADR-001] Title 1', '[ADR-003] Title 3'])
  })
  it('leaves a log up to its limit of lines alone, unless told', () => {
    const lines = log.split('\n').length - 1
    assert.equal(rotate(start(log), FACTS, { ...POLICY, maxLines: lines }).moved.length, 0)
    assert.equal(rotate(start(log), FACTS, { ...POLICY, maxLines: lines - 1 }).moved.length, 2)
    assert.equal(rotate(start(log), FACTS, { ...POLICY, maxLines: lines }, true).moved.length, 2)
  })
  it('a second one in the same month appends, and there is one notice', () => {
    const first = rotate(start(log)).after
    const grown = { ...first, active: first.active + adr(5, '2026-01-01') }
    const second = rotate(grown, { ...FACTS, today: '2026-03-28' }).after
    const archive = second.archives.get('archive/2026-03/decisions-2026-03.md') ?? ''
    assert.deepEqual(
      titles(archive),
      [1, 3, 2, 5].map((n) => `[ADR-00${n}] Title ${n}`),
    )
    assert.equal(second.active.split('<!-- holdfast:notice -->').length, 2)
    assert.match(second.active, /Last Archival\*\*: 2026-03-28/)
  })
  it('interrupted between its writes, it is finished by the next: nothing is archived twice', () => {
    const done = rotate(start(log)).after
    const between = { active: log, archives: done.archives }
    const plan = rotate(between, FACTS, { ...POLICY, maxLines: 10_000 })
    assert.equal(plan.alreadyArchived, 2)
    assert.deepEqual(plan.after, done)
  })
  it('does nothing twice', () => {
    const done = rotate(start(log)).after
    assert.deepEqual(rotate(done).after, done)
  })
  it('keeps Windows line ends and a log without a last line break', () => {
    const windows = log.replaceAll('\n', '\r\n').trimEnd()
    const plan = rotate(start(windows))
    assert.equal(plan.moved.length, 2)
    assert.deepEqual(titles(plan.after.active), ['[ADR-002] Title 2', '[ADR-004] Title 4'])
  })
  it('what looks like a batch of ours inside an entry is refused, not torn', () => {
    const hostile = start(`${log}${adr(9, '2025-01-01', '<!-- holdfast:archived 2026-01-01 -->\nMore.')}`)
    const plan = planRotation(hostile, FACTS, POLICY)
    assert.match(findLosses(hostile, plan.after, 'decisions').join('\n'), /ADR-009.*would be lost/)
  })
})

describe('losses are seen', () => {
  const before = start(`${adr(1, '2025-12-01')}${adr(2, '2025-12-02')}`)
  const after = planRotation(before, FACTS, POLICY).after
  const archive = after.archives.get('archive/2026-03/decisions-2026-03.md') ?? ''
  const archives = (text: string) => new Map([['archive/2026-03/decisions-2026-03.md', text]])
  for (const [name, broken, expected] of [
    ['an entry that is in no place', { ...after, archives: archives('') }, /ADR-001.*would be lost/],
    ['an entry in both', { ...after, active: before.active }, /would be there twice/],
    ['a changed entry', { ...after, archives: archives(archive.replace('Decided.', 'Not decided.')) }, /would be lost/],
    ['changed text between', { ...after, active: `${after.active}\n# Other\n` }, /text between/],
  ] as const) {
    it(name, () => assert.match(findLosses(before, broken, 'decisions').join('\n'), expected))
  }
})

describe('any sequence of entries written and rotations conserves every entry exactly once', () => {
  const day = (offset: number) => new Date(Date.UTC(2026, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10)
  const body = fc.string({ maxLength: 60 }).map((text) => text.replace(/[#\n\r`~<*:]/g, ''))
  const step = fc.oneof(
    fc.record({ do: fc.constant('write' as const), age: fc.integer({ min: 0, max: 120 }), body }),
    fc.record({ do: fc.constant('rotate' as const), crash: fc.constantFrom('no', 'after-archive', 'before') }),
    fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 50 }) }),
  )
  const policy = { maxLines: 6, ageDays: 30 }

  function play(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[], kind: LogFacts['kind']) {
    let texts: LogTexts = start('# Log\n\n')
    let now = 0
    const written: string[] = []
    const facts = () => ({ kind, source: 'a/log.md', today: day(now) })
    const write = (age: number, words: string) => {
      const title = kind === 'decisions' ? `ADR-${written.length}: T` : `Issue ${written.length}`
      written.push(title)
      const entry = `### ${title}\n**Date**: ${day(now - age)}\n**Status**: RESOLVED\n${words}\n\n`
      texts = { ...texts, active: texts.active + entry }
    }
    const turn = (crash: string) => {
      const { after } = rotate(texts, facts(), policy)
      if (crash === 'after-archive') texts = { active: texts.active, archives: after.archives }
      if (crash === 'no') texts = after
    }
    for (const action of steps) {
      if (action.do === 'wait') now += action.days
      if (action.do === 'write') write(action.age, action.body)
      if (action.do === 'rotate') turn(action.crash)
    }
    return { last: rotate(texts, facts(), policy).after, written }
  }

  for (const kind of ['decisions', 'issues'] as const) {
    it(kind, () =>
      fc.assert(
        fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
          const { last, written } = play(steps, kind)
          const archived = [...last.archives.values()].flatMap((text) => listEntries(text, kind, true))
          const found = [...listEntries(last.active, kind), ...archived].map(({ title }) => title)
          assert.deepEqual(found.sort(), written.sort())
          assert.ok(last.active.split('holdfast:notice -->').length <= 3, 'one notice at most')
        }),
        { numRuns: 300 },
      ),
    )
  }
})

describe('logs as people write them', () => {
  const OLD = '- **Date**: 2025-01-01\n\nDecided.\n\n'
  it('a record below another section does not become part of a record that moves before it', () => {
    const text = `# D\n\n## [ADR-001] A\n${OLD}## Retrospective\n\nWords.\n\n### ADR-002: B\n${OLD}### ADR-003: C\n${OLD}`
    const { moved, after } = rotate(start(text))
    assert.equal(moved.length, 3)
    assert.deepEqual(titles([...after.archives.values()].join('')), ['[ADR-001] A', 'ADR-002: B', 'ADR-003: C'])
  })
  it('a heading alone is a whole log', () =>
    assert.equal(rotate(start('## 2025-01-01: A'), FACTS, POLICY, true).moved.length, 1))
  it('a record stays as long as a younger one a level below, which would move with the older one', () => {
    for (const [fresh, count] of [
      ['### [2026-03-19] B', 0],
      ['### ADR-013: B\n\n- **Date**: 2026-03-19', 0],
      ['### [2025-02-01] B', 1],
      ['### Consequences of 2026-03-19', 1],
    ] as const)
      assert.equal(
        rotate(start(`## ADR-012: A\n${OLD}${fresh}\n\nDecided.\n`), FACTS, POLICY, true).moved.length,
        count,
      )
  })
  it('a code block that is never closed does not swallow what a later rotation appends', () => {
    const first = rotate(start(`# D\n${'\n'.repeat(10)}## ADR-001: A\n${OLD}\`\`\`\nopen\n`)).after
    const next = { ...first, active: `${first.active}\n## ADR-002: B\n${OLD}\`\`\`\ncode\n\`\`\`\n` }
    assert.equal(rotate(next).moved.length, 1)
  })
  it('a status may carry the day', () => {
    assert.equal(listEntries('## ADR-1 — T\n\nStatus: accepted 2026-09-19.\n', 'decisions')[0]?.date, '2026-09-19')
  })
  it('notes are headings with a day, in any level of two', () => {
    const text = '# Memory\n- [a](a.md)\n## 2025-01-05: A\nx\n### B (2025-02-01)\ny\n## Lasting\nz\n### 2025-03-01\nw\n'
    const { moved, after } = rotate(start(text), { ...FACTS, kind: 'notes', source: 'memory/MEMORY.md' }, POLICY, true)
    assert.deepEqual(
      moved.map(({ title }) => title),
      ['2025-01-05: A', '2025-03-01'],
    )
    assert.match(after.active, /^# Memory\n- \[a\]\(a\.md\)\n[\s\S]*## Lasting\nz\n/)
  })
  it('whatever headings, levels and code blocks stand in a log, every entry stays in exactly one place', () => {
    const body = fc.constantFrom('Words.', '```', '```js\nx\n```', '~~~', '#### Deep', '---', '', '### Part', '# Top')
    const block = fc
      .tuple(
        fc.constantFrom('## ADR-1: A', '### [ADR-2] B', '### ADR-3 C', '## Part', '### Part'),
        fc.constantFrom('- **Date**: 2025-01-01', '**Date**: 2025-02-01', '**Date**: 2026-03-19', 'Undated.'),
        fc.array(body, { maxLength: 3 }),
      )
      .map(([heading, date, rest]) => [heading, date, ...rest])
    const round = fc.array(block, { maxLength: 6 }).map((blocks) => blocks.flat())
    fc.assert(
      fc.property(fc.array(round, { minLength: 1, maxLength: 4 }), (rounds) => {
        let texts = start('')
        let written = 0
        for (const [number, lines] of rounds.entries()) {
          const added = lines.map((text) => (text.includes('ADR') ? `${text} ${number}.${written++}` : text)).join('\n')
          const active = `${texts.active}${added}\n`
          const before = listEntries(active, 'decisions').length
          const plan = planRotation({ ...texts, active }, FACTS, { ...POLICY, always: true })
          assert.deepEqual(findLosses({ ...texts, active }, plan.after, 'decisions'), [])
          assert.equal(listEntries(plan.after.active, 'decisions').length, before - plan.moved.length)
          texts = plan.after
        }
      }),
      { numRuns: 400 },
    )
  })
})

describe('a form no rotation reads', () => {
  const isUnknown = (text: string, kind: LogFacts['kind'] = 'decisions') =>
    planRotation(start(text), { ...FACTS, kind }, POLICY).isUnknown
  for (const text of [
    '# Decisions\n\n- **2026-06-11 — Topology**: as upstream\n',
    '# Decisions\n\n| Date | Decision |\n|---|---|\n| 2026-03-21 | blue |\n',
    '# Decisions\n\n**D1 \u2014 Use files.** Since 2026-01-05.\n',
    `# Decisions\n\n${'Words that nobody can tell apart.\n'.repeat(25)}`,
    `## ADR-001: A\n\nNo day.\n${'\n'.repeat(10)}`,
  ])
    it(JSON.stringify(text.slice(0, 50)), () => assert.equal(isUnknown(text), true))
  for (const text of [
    '# Decisions\n\nOne record below the other.\n',
    '# Decisions\n\n## Format\n\n```\n## [ADR-XXX] Title\n- **Date**: 2026-01-01\n```\n\n---\n',
    '# Decisions\n<!-- - 2026-01-01\nx -->\n',
    adr(1, '2026-03-19'),
    '## ADR-001: A\n\nNo day yet.\n',
  ])
    it(`not ${JSON.stringify(text.slice(0, 50))}`, () => assert.equal(isUnknown(text), false))
  it('not the words that stay when every entry has moved', () => {
    const words = '# Decisions\n\n- What stays.\n\n'
    const { after } = rotate(start(`${words}### [2025-01-05] A\n\n- **Decision**: a\n`), FACTS, POLICY, true)
    assert.deepEqual(titles(after.active), [])
    assert.equal(planRotation(after, FACTS, POLICY).isUnknown, false)
  })
})
