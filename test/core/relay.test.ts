import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameRelay, isSwitched, parseStatusline, reconcileUsage } from '../../src/measure/core/statusline-numbers.ts'
import type { UsageReading } from '../../src/measure/core/usage.ts'
import { parseRelay, type StatuslineRelay, serializeRelay } from '../../src/sessions/core/relay.ts'

const AT = '2026-11-21T12:00:10.000Z'
const status = (model: unknown, context_window: unknown) => ({ model, context_window })
const model = { id: 'claude-sonnet-4-6' }
const current = {
  input_tokens: 10,
  output_tokens: 20,
  cache_creation_input_tokens: 1000,
  cache_read_input_tokens: 48_990,
}

test('the numbers of an answer are its input, written and read cache together, and its output', () => {
  const relay = parseStatusline(status(model, { context_window_size: 200_000, current_usage: current }), AT)
  assert.deepEqual(relay, {
    at: AT,
    model: 'claude-sonnet-4-6',
    windowTokens: 200_000,
    usage: { inputTokens: 50_000, outputTokens: 20 },
  })
  assert.ok(relay !== null)
  assert.deepEqual(parseRelay(serializeRelay(relay)), relay)
})

test('nulls before the first answer and zeros after a compaction are not numbers', () => {
  const zeros = { input_tokens: 0, output_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 }
  for (const current_usage of [null, zeros, undefined]) {
    const relay = parseStatusline(
      status(model, { context_window_size: 200_000, current_usage, used_percentage: 0 }),
      AT,
    )
    assert.equal(relay?.usage, null)
    assert.ok(relay !== null)
    assert.deepEqual(parseRelay(serializeRelay(relay)), relay)
  }
  for (const wrong of [status(null, {}), status(model, null), status({ id: 5 }, { context_window_size: 1 })]) {
    assert.equal(parseStatusline(wrong, AT), null)
  }
})

const RELAY: StatuslineRelay = {
  at: AT,
  model: 'm',
  windowTokens: 200_000,
  usage: { inputTokens: 120_000, outputTokens: 500 },
}
const reading = (answeredAt: string | null, inputTokens = 100_000): UsageReading => ({
  inputTokens,
  pendingTokens: 9_000,
  model: 'm',
  incomingSeen: true,
  answeredAt,
  windowTokens: null,
})
const later = (seconds: number) => new Date(Date.parse(AT) + seconds * 1000)

type Row = readonly [
  claim: string,
  reading: UsageReading | null,
  relay: StatuslineRelay | null,
  now: Date,
  wins: boolean,
]
const ROWS: readonly Row[] = [
  ['a newer answer the transcript does not have yet', reading('2026-11-21T12:00:00.000Z'), RELAY, later(1), true],
  [
    'the same answer: the transcript knows what came after it',
    reading('2026-11-21T12:00:00.000Z', 120_000),
    RELAY,
    later(1),
    false,
  ],
  ['an answer given after the relay', reading('2026-11-21T12:00:11.000Z'), RELAY, later(2), false],
  ['an answer too close to tell', reading('2026-11-21T12:00:09.500Z'), RELAY, later(1), false],
  ['an answer whose time is not known', reading(null), RELAY, later(1), false],
  [
    'a relay the transcript should have caught up with long ago',
    reading('2026-11-21T12:00:00.000Z'),
    RELAY,
    later(31),
    false,
  ],
  ['a relay from the future', reading('2026-11-21T12:00:00.000Z'), RELAY, later(-1), false],
  ['a relay without numbers', reading('2026-11-21T12:00:00.000Z'), { ...RELAY, usage: null }, later(1), false],
  ['no relay', reading('2026-11-21T12:00:00.000Z'), null, later(1), false],
  ['no answer in the transcript', null, RELAY, later(1), true],
  ['no answer in the transcript and an old relay', null, RELAY, later(60), false],
]
for (const [claim, transcript, relay, now, wins] of ROWS) {
  test(`${claim}: ${wins ? 'the relay' : 'the transcript'}`, () => {
    const usage = reconcileUsage(transcript, relay, now)
    if (!wins) return assert.deepEqual(usage, transcript)
    assert.deepEqual([usage?.inputTokens, usage?.pendingTokens, usage?.incomingSeen], [120_000, 500, false])
  })
}

test('two relays are the same whenever they were told', () => {
  assert.ok(isSameRelay(RELAY, { ...RELAY, at: 'later' }), 'another time')
  assert.ok(!isSameRelay(RELAY, { ...RELAY, windowTokens: 1_000_000 }), 'another window')
  assert.ok(!isSameRelay(null, RELAY), 'none before')
})

test('another model in the status line since the answer is the model of the next request', () => {
  const answered = (model: string, at = '2026-11-21T12:00:00.000Z') => ({ ...reading(at), model })
  const shown = (model: string) => ({ ...RELAY, model })
  assert.ok(isSwitched(answered('claude-opus-4-8'), shown('claude-sonnet-4-6')))
  assert.ok(isSwitched(answered('claude-sonnet-4-5'), shown('claude-sonnet-4-5[1m]')))
  assert.ok(!isSwitched(answered('claude-sonnet-4-5-20250929'), shown('claude-sonnet-4-5')), 'the same model')
  assert.ok(!isSwitched(answered('claude-opus-4-8', later(1).toISOString()), shown('claude-sonnet-4-6')), 'an old line')
  assert.ok(!isSwitched({ ...answered('claude-opus-4-8'), answeredAt: null }, shown('claude-sonnet-4-6')))
  assert.ok(!isSwitched(answered('claude-opus-4-8'), null))
})
