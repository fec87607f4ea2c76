import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMPTY_SESSION_STATE, serializeSessionState } from '../../src/sessions/core/session-state.ts'
import { checkBookkeeping } from './bookkeeping.ts'
import type { FileMap } from './sandbox.ts'

const STATE = 'project/.holdfast/sessions/s1/state.json'
const JOURNAL = 'project/.holdfast/events.jsonl'
const RISE = {
  at: '2026-11-21T12:00:00.000Z',
  event: 'context_threshold_reached',
  session_id: 's1',
  previous_tier: 'nominal',
  new_tier: 'low',
  fill: 0.568,
}
const RAISED = { at: RISE.at, event: 'escalation_raised', session_id: 's1', rule: 'AE-006a', criticality: 'C2' }
const stateAt = (tier: 'low' | 'warning') => serializeSessionState({ ...EMPTY_SESSION_STATE, tier })
/** A prompt that rose to LOW, and was told so. */
const GOOD: FileMap = { [STATE]: stateAt('low'), [JOURNAL]: `${JSON.stringify(RISE)}\n` }

function check(after: FileMap, before: FileMap = {}): void {
  const context = '<context-monitor>CTX: 56.8% (95K/167K) LOW</context-monitor>'
  const answer = { kind: 'context', json: {}, context } as const
  checkBookkeeping({ event: 'user-prompt-submit', stdin: { session_id: 's1' }, before, after, answer })
}

test('a rise that is told, kept and journaled is right', () => check(GOOD))

const DAMAGES: readonly (readonly [claim: string, after: FileMap, before?: FileMap])[] = [
  ['a rise that is not journaled', { [STATE]: stateAt('low') }],
  ['a tier in the state that is not the one told', { ...GOOD, [STATE]: stateAt('warning') }],
  ['a rise that is journaled without a state', { [JOURNAL]: `${JSON.stringify(RISE)}\n` }],
  [
    'an escalation the state does not hold',
    { ...GOOD, [JOURNAL]: `${JSON.stringify(RISE)}\n${JSON.stringify(RAISED)}\n` },
  ],
  ['an event nobody knows', { ...GOOD, [JOURNAL]: `${JSON.stringify({ ...RISE, event: 'rise' })}\n` }],
  ['an event with a field more', { ...GOOD, [JOURNAL]: `${JSON.stringify({ ...RISE, more: 1 })}\n` }],
  ['half a line', { ...GOOD, [JOURNAL]: JSON.stringify(RISE) }],
  ['a journal that lost a line', GOOD, { [JOURNAL]: `${JSON.stringify({ ...RISE, fill: 1 })}\n` }],
  ['a state in another form', { ...GOOD, [STATE]: JSON.stringify(JSON.parse(GOOD[STATE] ?? '')) }],
  ['a file nobody reads', { ...GOOD, 'project/.holdfast/sessions/s1/notes.txt': '' }],
  ['a damaged checkpoint', { ...GOOD, 'project/.holdfast/checkpoints/cx-001-checkpoint.json': '{"channel":"test"}\n' }],
  [
    'an acknowledgement that is not journaled',
    { ...GOOD, 'project/.holdfast/checkpoints/cx-001.acknowledged': '{"channel":"test"}\n' },
  ],
]
for (const [claim, after, before] of DAMAGES) {
  test(`${claim} is refused`, () => assert.throws(() => check(after, before)))
}
