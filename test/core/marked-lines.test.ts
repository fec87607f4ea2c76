import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findMarks } from '../../src/capture/core/markers.ts'
import { mayMark } from '../../src/capture/core/may-mark.ts'
import { mayBytesHoldMark, mayHoldMark } from '../../src/capture/core/needles.ts'
import { createMemoryId } from '../../src/memory/core/memory.ts'
import { findWrittenDecisions } from '../../src/work/core/reported.ts'
import { measureCpuMs } from './cpu-time.ts'

const find = (text: string) => findMarks(text).map(({ namespace, text: marked }) => `${namespace}: ${marked}`)

describe('marked lines', () => {
  const cases: readonly (readonly [name: string, text: string, found: readonly string[]])[] = [
    [
      'each line is a memory of its own, however alike',
      '**Decision**: Orders are cached for 5 minutes.\n**Decision**: Users are cached for 5 minutes.\n**Decision**: Items are cached for 5 minutes.',
      ['Orders', 'Users', 'Items'].map((what) => `decisions: Decision: ${what} are cached for 5 minutes.`),
    ],
    [
      'with the colon inside the emphasis, in lists, with a number or a subject',
      '- **Decision:** Use pg 16.\n2. **Learning**: `watch` fires twice.\n* __Blocker__: The token expired.\n**Pattern (api):** Handlers validate input.\n**Decision 2**: Use tabs here.',
      [
        'decisions: Decision: Use pg 16.',
        'learnings: Learning: `watch` fires twice.',
        'blockers: Blocker: The token expired.',
        'patterns: Pattern: Handlers validate input.',
        'decisions: Decision: Use tabs here.',
      ],
    ],
    [
      'several on a line',
      '**Decision**: use redis. **Blocker**: the token expired.',
      ['decisions: Decision: use redis.', 'blockers: Blocker: the token expired.'],
    ],
    [
      'the reason below belongs to it, other lines do not',
      '**Decision**: Retry three times.\n- Reason: the proxy drops every tenth call.\nNow the tests.',
      ['decisions: Decision: Retry three times.\nReason: the proxy drops every tenth call.'],
    ],
    [
      'a plain Decision line',
      'Decision: keep the old format\nPattern: not marked',
      ['decisions: Decision: keep the old format'],
    ],
    ['a marker on a marked line', '[remember:patterns] **Decision**: use tabs', ['patterns: **Decision**: use tabs']],
    [
      'a marker above marked lines',
      '@memory\n**Decision**: use a\n**Decision**: use b',
      ['decisions: Decision: use a', 'decisions: Decision: use b'],
    ],
    [
      'nothing in fenced code',
      '```md\n**Decision**: use redis\n@memory two words\n```\n~~~\nDecision: use pg\n~~~',
      [],
    ],
    [
      'nothing in a fence of a nested list, nothing in indented code',
      '- a\n  - b\n\n      ```\n      **Decision**: use redis\n      ```\n\nFor example:\n\n    **Decision**: use pg\n    **Decision**: use mysql\n',
      [],
    ],
    [
      'a nested item of a list, and a continued line',
      '1. Cache:\n\n    - **Decision**: use redis\n\nSee\n    **Decision**: use pg',
      ['decisions: Decision: use redis', 'decisions: Decision: use pg'],
    ],
    ['nothing in an open fence', '```\n**Decision**: use redis', []],
    ['nothing in a quoted line', '> **Decision**: use redis now', []],
    ['nothing private', '<private>\n**Decision**: use redis\n</private>', []],
    [
      'no question, single word or blank to fill in',
      '**Decision**: should we use pg?\n**Decision**: approved\n**Decision**: <what and why>\n**Learning**: ...',
      [],
    ],
    [
      'no label that only begins so',
      '**Learning questions**: three of them\n**Decision log** is here\nMy Decision: no mark',
      [],
    ],
  ]
  for (const [name, text, found] of cases) {
    it(name, () => {
      assert.deepEqual(find(text), found)
      if (found.length === 0) return
      assert.ok(mayMark(text))
      assert.ok(mayHoldMark(JSON.stringify(text)), 'the look at bytes sees it')
      assert.ok(mayBytesHoldMark(Buffer.from(JSON.stringify(text))), 'and in bytes')
    })
  }
  it('have one id, whoever writes them down', () => {
    const id = createMemoryId('Use Redis for sessions')
    for (const text of [
      'Decision: Use Redis for sessions.',
      '- **Decision**: use Redis  for sessions',
      '**Decision (a):** Use Redis for sessions',
    ])
      assert.equal(createMemoryId(text), id, text)
    assert.equal(createMemoryId('Decision: Use Redis for sessions\n**Reason:** two instances'), id)
    assert.equal(createMemoryId('Decision: Use Redis for sessions; Reason: a; Impact: b'), id)
    assert.notEqual(createMemoryId('Use Redis for sessions\nand for locks'), id)
    const [mark] = findMarks('**Decision**: Retry three times.\nbecause the proxy drops calls')
    const [written] = findWrittenDecisions('**Decision**: Retry three times.\nbecause the proxy drops calls')
    assert.equal(createMemoryId(mark?.text ?? ''), createMemoryId(written ?? '?'))
  })
  it('are found in linear time', async () => {
    for (const text of [
      '**Decision**: a b. '.repeat(50_000),
      '**Decision'.repeat(100_000),
      'Decision: a b\n'.repeat(50_000),
    ])
      assert.ok((await measureCpuMs(() => findMarks(text))) < 3000)
  })
})
