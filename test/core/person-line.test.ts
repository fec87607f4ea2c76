import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeSaving, type Saving } from '../../src/resumption/core/person-line.ts'
import type { RestoredState } from '../../src/resumption/core/resumption-context.ts'

const saving = (more: Partial<Saving>): Saving => ({ restored: 5, lost: 2, kept: [], proposed: [], ...more })
const CHECKPOINT = { checkpointId: 'cx-004', trigger: 'auto' } as RestoredState

for (const [name, checkpoint, counts, line] of [
  [
    'counts',
    CHECKPOINT,
    {},
    'compacted, saved as cx-004, 5 items restored, 2 the summary lost. Look: CMD checkpoint show cx-004.',
  ],
  [
    '/compact, and one item',
    { ...CHECKPOINT, trigger: 'manual' },
    { restored: 1, lost: 0 },
    'compacted by /compact, saved as cx-004, 1 item restored, the summary lost none. Look: CMD checkpoint show cx-004.',
  ],
  [
    'no summary',
    CHECKPOINT,
    { lost: null },
    'compacted, saved as cx-004, 5 items restored. Look: CMD checkpoint show cx-004.',
  ],
  [
    'a full disk',
    { ...CHECKPOINT, checkpointId: null },
    { lost: null },
    'compacted, nothing could be saved, 5 items restored.',
  ],
  [
    'memories',
    CHECKPOINT,
    { restored: null, kept: ['decisions "a"'], proposed: ['b', 'c'] },
    'compacted, saved as cx-004, 2 the summary lost. Look: CMD checkpoint show cx-004. 2 memories proposed: CMD memory proposals. 1 memory kept: decisions "a".',
  ],
] as const)
  test(`the line for the person: ${name}`, () => {
    assert.equal(describeSaving(checkpoint, saving(counts), 'CMD'), `holdfast: ${line}`)
  })

test('the line is one line under 400 characters, whatever its parts', () => {
  const names = Array.from({ length: 9 }, (_, index) => `decisions "${'long\n'.repeat(30)}${index}"`)
  const line = describeSaving(CHECKPOINT, saving({ kept: names, proposed: names }), `node ${'x/'.repeat(200)}`)
  assert.ok(line.length < 400 && !line.includes('\n'), line)
  assert.match(line, /Look: holdfast checkpoint show cx-004\. 9 memories proposed/)
})
