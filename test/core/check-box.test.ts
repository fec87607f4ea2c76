import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findBegun, findStatus } from '../../src/documents/core/check-box.ts'
import { createEntry } from '../../src/documents/core/render-entry.ts'
import { scanEntries, scanTasks } from '../../src/documents/core/scan-entries.ts'
import { findListItems } from '../../src/documents/io/markdown-items.ts'
import { evaluatePlan } from '../../src/tracks/core/evaluate-plan.ts'
import { planCompaction } from '../../src/tracks/core/plan-compaction.ts'
import { isOpen } from '../../src/tracks/core/recovery.ts'

const PATH = 'docs/tracks/a/PLAN.md'

/** The plan after a compaction with one newer entry about a task, or the violation. */
function compact(text: string, title: string, status: string, more: Readonly<Record<string, string>> = {}) {
  const fields = Object.entries({ Status: status, ...more }).map(([key, value]) => ({ key, value }))
  const pending = [{ entry: createEntry('task', title, fields), path: 'log', at: null }]
  const texts = new Map([[PATH, text]])
  const plan = planCompaction({ trackId: 'a', texts, pending, core: 'propose' }, findListItems)
  return plan.violations[0]?.text ?? plan.texts.get(PATH)
}

describe('a check box', () => {
  const LINES: readonly (readonly [line: string, title: string, status: string])[] = [
    ['- [ ] T1: read it', 'T1: read it', 'todo'],
    ['* [x] read it', 'read it', 'done'],
    ['1. [X] read it', 'read it', 'done'],
    ['12) [ ] read it', 'read it', 'todo'],
    ['    - [ ]* 2.2 test it', '2.2 test it', 'todo'],
    ['- [~] half', 'half', '[~]'],
    ['- [-] begun', 'begun', '[-]'],
    ['- [x] Task: T1 with keys', 'T1 with keys', 'done'],
    ['- [ ] T3 wait; Status: blocked', 'T3 wait', 'blocked'],
  ]
  for (const [line, title, status] of LINES) {
    test(line, () => {
      const [task, ...more] = scanTasks(`# Plan\n\n${line}\n`)
      assert.deepEqual([task?.title, task && findStatus(task), more.length], [title, status, 0])
    })
  }
  const NONE = [
    '- [link](a.md)',
    '- []',
    '- [ ]',
    '| [ ] | x |',
    '```\n- [ ] code\n```',
    '<!--\n- [ ] x\n-->',
    'a [ ] b',
  ]
  for (const text of NONE) test(`${JSON.stringify(text)} is none`, () => assert.deepEqual(scanTasks(text), []))

  test('is a task of plans alone, and part of an entry with keys', () => {
    assert.deepEqual(scanEntries('- [ ] T1: read it'), [])
    const [task, ...more] = scanTasks('- Task: T1 a\n  - Status: todo\n  - Acceptance: all of\n    - [ ] tests\n')
    assert.deepEqual([task?.title, more.length], ['T1 a', 0])
  })

  test('that is ticked has ended, whatever stands below', () => {
    assert.deepEqual(scanTasks('- [x] a\n  - Status: doing\n- [ ] b\n  - Status: dropped\n- [ ] c').map(isOpen), [
      false,
      false,
      true,
    ])
  })

  test('makes a plan that the evaluator takes, and repeats no id', () => {
    const plan = '- [ ] T1: a (R1)\n- [ ] T1: b\n\n## Risks\n\nNone.\n'
    const spec = '# A\n\n## Goal\n\nx\n\n## Requirements\n\n- R1: y\n\n## Acceptance\n\n- z\n'
    const found = evaluatePlan({ spec, plan, risks: null }, () => true)
    assert.deepEqual(
      found.map(({ rule, line }) => [rule, line]),
      [['duplicate-id', 2]],
    )
  })
})

const KIRO = `# Plan

- [ ] 1. Set up the store
  - make folders
  - _Requirements: 1.1_

- [ ] 2. Models
  - [ ] 2.1 Create the types
    - write them
  - [ ]* 2.2 Test the types

Words at the end.
`

describe('a newer entry about a check box', () => {
  const tick = (text: string, line: string) => text.replace(line, line.replace('[ ]', '[x]'))
  const CASES: readonly (readonly [claim: string, plan: string, title: string, line: string])[] = [
    ['by id', '- [ ] T1: read\n- [ ] T2: write\n', 'T2', '- [ ] T2: write'],
    ['by an id behind emphasis', '- [ ] **T1**: read\n- [ ] **T2** write\n', 'T2 something else', '- [ ] **T2** write'],
    ['by the words, without the id', '- [ ] T001 [P] [US1] Create it\n- [ ] T002 x\n', 'create it', '- [ ] T001'],
    ['by a number', KIRO, '2.1', '- [ ] 2.1 Create'],
    ['by a number and the first words', KIRO, '2.1 Create the', '- [ ] 2.1 Create'],
    ['by the number of the list', '1. [ ] read\n2. [ ] write\n', '2', '2. [ ] write'],
    [
      'by the name before a dash',
      '- [ ] **Parser** — reads quotes\n- [ ] Parser tests\n',
      'Parser',
      '- [ ] **Parser**',
    ],
    ['by a long start', '- [ ] Write the adapter that converts\n  all questions\n', 'write the adapter that', '- [ ]'],
    ['the only one left open', '- [x] tests\n\n## B\n\n- [ ] tests\n', 'tests', '- [ ] tests'],
  ]
  for (const [claim, plan, title, line] of CASES) {
    test(`ticks it ${claim}, and changes nothing else`, () => {
      assert.equal(compact(plan, title, 'done', { Acceptance: 'seen' }), tick(plan, line))
    })
  }

  test('of two words alone is no task of the plan: only a person names one in short', () => {
    const plan = '- [ ] Build CLI inspector in `crates/tools`.\n- [ ] Builders\n'
    assert.match(compact(plan, 'build CLI', 'done') ?? '', /has no Acceptance/)
    const begun = (title: string) => findBegun(scanTasks(plan), createEntry('task', title, [])).length
    assert.deepEqual(['build CLI', 'Build cli inspector', 'build', 'build CL'].map(begun), [1, 1, 0, 0])
  })

  test('that is ticked already changes nothing, also of two alike', () => {
    for (const plan of ['- [x] T1: a\n', '- [x] a\n- [x] a\n']) assert.equal(compact(plan, 'a', 'done'), plan)
  })

  test('that could mean two is named and changes nothing', () => {
    assert.match(compact('- [ ] tests\n- [ ] tests\n', 'tests', 'done') ?? '', /is meant by 2 entries .*lines 1, 2/)
  })

  test('of other numbers or other words adds a task, as a box and below all of the last one', () => {
    const added = '  - [ ]* 2.2 Test the types\n- [ ] 4 Create the types\n  - Acceptance: they compile\n\nWords'
    const plan = compact(KIRO, '4 Create the types', 'todo', { Acceptance: 'they compile' })
    assert.equal(plan, KIRO.replace('  - [ ]* 2.2 Test the types\n\nWords', added))
    assert.equal(
      compact('1. [x] a\n2. [x] b\n', 'c', 'done', { Acceptance: 'x' }),
      '1. [x] a\n2. [x] b\n3. [x] c\n   - Acceptance: x\n',
    )
  })

  test('that reopens or blocks it says so in the plan, once', () => {
    const blocked = compact('- [x] T1: a\n  long\n\n  more\n', 'T1', 'blocked, no key')
    assert.equal(blocked, '- [ ] T1: a\n  long\n  - Status: blocked, no key\n\n  more\n')
    assert.equal(compact(blocked ?? '', 'T1', 'blocked'), '- [ ] T1: a\n  long\n  - Status: blocked\n\n  more\n')
    assert.equal(compact(blocked ?? '', 'T1', 'done'), '- [x] T1: a\n  long\n\n  more\n')
    assert.equal(compact('- [x] T1: a\n', 'T1', 'todo'), '- [ ] T1: a\n')
  })
})
