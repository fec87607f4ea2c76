import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CRITICALITIES } from '../../src/config/core/config.ts'
import type { QuietBounds, Reminder } from '../../src/sessions/core/quiet-bounds.ts'
import type { StatuslineRelay } from '../../src/sessions/core/relay.ts'
import {
  EMPTY_SESSION_STATE,
  isSessionStateWire,
  parseSessionState,
  type SessionState,
  type Settled,
  serializeSessionState,
} from '../../src/sessions/core/session-state.ts'
import type { SubagentState } from '../../src/sessions/core/subagents.ts'
import { ESCALATION_RULES, THRESHOLD_TIERS } from '../../src/sessions/core/tier-names.ts'
import { hostileText, plain, SEED, safeName } from './arbitraries.ts'

const orNull = <T>(item: fc.Arbitrary<T>) => fc.option(item, { nil: null })
const bound = fc.double({ min: 1, max: 1e9, noNaN: true })

const states: fc.Arbitrary<SessionState> = plain<SessionState>({
  tier: fc.constantFrom(...THRESHOLD_TIERS),
  told: orNull(hostileText),
  compactions: fc.nat(),
  pending: fc.array(safeName, { maxLength: 5 }),
  restored: orNull(safeName),
  lastCheckpoint: orNull(safeName),
  savedBytes: orNull(fc.nat()),
  isUnattended: fc.boolean(),
  isCopy: fc.boolean(),
  harvested: orNull(fc.nat()),
  alertClaimedAt: orNull(hostileText),
  clientPid: orNull(fc.nat()),
  clientSpace: orNull(fc.string()),
  transcriptPath: orNull(hostileText),
  startedAt: orNull(hostileText),
  injected: fc.array(hostileText, { maxLength: 60 }),
  memories: fc.array(fc.stringMatching(/^m-[a-z0-9]{1,12}$/), { maxLength: 200 }),
  closeCompactions: fc.nat(),
  raisedCriticality: orNull(fc.constantFrom(...CRITICALITIES)),
  escalations: fc.subarray([...ESCALATION_RULES]),
  compactionsLearned: fc.nat(),
  approvalDue: orNull(hostileText),
  subagents: fc.array(
    plain<SubagentState>({
      id: safeName,
      tier: fc.constantFrom(...THRESHOLD_TIERS),
      model: orNull(fc.string()),
      bound: fc.nat(),
    }),
    { maxLength: 20 },
  ),
  others: fc.dictionary(fc.stringMatching(/^next_[a-z]{1,8}$/), fc.jsonValue(), { maxKeys: 3, noNullPrototype: true }),
  relay: orNull(
    plain<StatuslineRelay>({
      at: hostileText,
      model: hostileText,
      windowTokens: fc.integer({ min: 1, max: 2_000_000 }),
      usage: orNull(
        fc.record({ inputTokens: fc.integer({ min: 1 }), outputTokens: fc.nat() }, { noNullPrototype: true }),
      ),
    }),
  ),
  branch: orNull(hostileText),
  settled: orNull(plain<Settled>({ at: hostileText, bytes: orNull(fc.nat()) })),
  continues: orNull(safeName),
  itemsTold: orNull(fc.nat()),
  reminder: orNull(
    plain<Reminder>({ key: orNull(hostileText), stamp: orNull(hostileText), told: orNull(hostileText) }),
  ),
  quiet: orNull(
    plain<QuietBounds>({
      key: hostileText,
      model: orNull(hostileText),
      bounds: fc.record(
        { nominal: bound, low: bound, warning: bound, critical: bound },
        { requiredKeys: [], noNullPrototype: true },
      ),
    }),
  ),
})

function readBack(text: string): SessionState {
  const wire: unknown = JSON.parse(text)
  assert.ok(isSessionStateWire(wire))
  return parseSessionState(wire)
}

test('a state comes back from its file as it was', () => {
  fc.assert(
    fc.property(states, (state) => {
      const text = serializeSessionState(state)
      assert.ok(text.endsWith('}\n'))
      assert.deepEqual(readBack(text), state)
    }),
    { seed: SEED },
  )
  assert.deepEqual(readBack(serializeSessionState(EMPTY_SESSION_STATE)), EMPTY_SESSION_STATE)
})

test('on the wire, names are in snake case', () => {
  const wire = JSON.parse(serializeSessionState(EMPTY_SESSION_STATE)) as object
  for (const key of Object.keys(wire)) assert.match(key, /^[a-z]+(?:_[a-z]+)*$/)
})

test('only an object of this version is a state at all', () => {
  assert.ok(isSessionStateWire({ schema_version: '1' }))
  for (const wire of [null, undefined, 7, 'x', [], {}, { schema_version: 1 }, { schema_version: '2' }]) {
    assert.ok(!isSessionStateWire(wire), JSON.stringify(wire))
  }
})

test('a field of a wrong type reads as empty and leaves the others', () => {
  const wire = {
    schema_version: '1',
    tier: 'LOUD',
    compactions: 2.5,
    pending: ['cx-001', '../x', 7, null, 'cx-002'],
    restored: '../x',
    last_checkpoint: 5,
    client_pid: -1,
    transcript_path: {},
    started_at: '2026-11-21T12:00:00.000Z',
    injected: ['a1', 7, null, 'b2'],
    close_compactions: 'two',
    quiet: { key: 'k', bounds: 'many' },
  }
  assert.deepEqual(parseSessionState(wire), {
    ...EMPTY_SESSION_STATE,
    pending: ['cx-001', 'cx-002'],
    startedAt: '2026-11-21T12:00:00.000Z',
    injected: ['a1', 'b2'],
  })
})

test('whatever a state file holds, it reads as a state', () => {
  const names = fc.constantFrom(
    'tier',
    'compactions',
    'pending',
    'restored',
    'client_pid',
    'quiet',
    'injected',
    'close_compactions',
    '__proto__',
  )
  fc.assert(
    fc.property(fc.dictionary(names, fc.anything()), (wire) => {
      const state = parseSessionState(wire)
      assert.deepEqual(Object.keys(state).sort(), Object.keys(EMPTY_SESSION_STATE).sort())
      assert.ok(Number.isInteger(state.compactions) && state.compactions >= 0)
    }),
    { seed: SEED },
  )
})
