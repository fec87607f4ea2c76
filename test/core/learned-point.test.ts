import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UnknownRecord } from '../../src/base/core/record.ts'
import { createBoundaryScan } from '../../src/measure/core/boundary-scan.ts'
import type { CompactionPoint } from '../../src/measure/core/compaction-point.ts'
import {
  addEvidence,
  type CompactionEvidence,
  correctPoint,
  describeBasis,
  type Evidence,
  MAX_EVIDENCE,
  MAX_PASSED,
  type PassedEvidence,
  parseEvidence,
  serializeEvidence,
} from '../../src/measure/core/learned-point.ts'
import { parseAutomaticBoundary } from '../../src/sessions/core/compaction.ts'

const COMPUTED: CompactionPoint = {
  tokens: 167_000,
  windowTokens: 200_000,
  kind: 'proactive',
  source: 'model claude-sonnet-4-6',
  confidence: 'high',
}
/** What is computed for a model without a threshold of its own. */
const ASSUMED: CompactionPoint = { ...COMPUTED, source: 'model claude-sonnet-4-5', confidence: 'low' }
const MODEL = 'claude-sonnet-4-6'

let sequence = 0
function saw(belowTokens: number, atTokens: number, over: Partial<CompactionEvidence> = {}): CompactionEvidence {
  sequence += 1
  const basis = describeBasis(COMPUTED)
  // In the lists below the newest stands first.
  const time = new Date(Date.UTC(2026, 10, 21) - sequence * 60_000).toISOString()
  return { model: MODEL, basis, belowTokens, atTokens, boundaryUuid: `b-${sequence}`, time, ...over }
}
const assumed = (below: number, at: number) => saw(below, at, { basis: describeBasis(ASSUMED) })
const [BEFORE_ALL, BEHIND_ALL] = ['2026-01-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']
function passed(tokens: number, time: string, over: Partial<PassedEvidence> = {}): PassedEvidence {
  return { model: MODEL, basis: describeBasis(ASSUMED), tokens, time, ...over }
}

type Row = readonly [
  claim: string,
  computed: CompactionPoint,
  compactions: readonly CompactionEvidence[],
  passed: number | PassedEvidence,
  tokens: number,
  source: RegExp,
]

const ROWS: readonly Row[] = [
  ['no evidence, no change', COMPUTED, [], 0, 167_000, /^model claude-sonnet-4-6$/],
  ['a compaction around the point confirms it', COMPUTED, [saw(160_000, 171_000)], 0, 167_000, /confirmed by 1 auto/],
  ['exactly at the point too', COMPUTED, [saw(160_000, 167_000)], 0, 167_000, /confirmed/],
  ['an earlier one moves it', COMPUTED, [saw(140_000, 155_000)], 0, 155_000, /1 automatic compaction of/],
  [
    'of several that agree the earliest counts',
    COMPUTED,
    [saw(140_000, 158_000), saw(150_000, 155_500)],
    0,
    155_500,
    /^2/,
  ],
  ['a session that went past it moves it up', COMPUTED, [saw(169_000, 175_000)], 0, 175_000, /1 automatic/],
  ['one is enough, however far off', COMPUTED, [saw(80_000, 95_113)], 0, 95_113, /^1 automatic/],
  ['the newest decides', COMPUTED, [saw(80_000, 92_000), saw(160_000, 168_000)], 0, 92_000, /^1 automatic/],
  ['the newest decides upwards too', COMPUTED, [saw(160_000, 168_000), saw(80_000, 92_000)], 0, 167_000, /confirmed/],
  ['evidence of another model', COMPUTED, [saw(140_000, 155_000, { model: 'claude-opus-4-6' })], 0, 167_000, /^model/],
  ['evidence of its form with 1M', COMPUTED, [saw(9, 155_000, { model: `${MODEL}[1m]` })], 0, 167_000, /^model/],
  ['evidence of the dated name', COMPUTED, [saw(9, 155_000, { model: `${MODEL}-20260101` })], 0, 155_000, /^1 auto/],
  [
    'evidence of other settings',
    COMPUTED,
    [saw(80_000, 90_000, { basis: 'proactive 90000 of 200000' })],
    0,
    167_000,
    /^model/,
  ],
  ['evidence for an assumed point', COMPUTED, [assumed(140_000, 155_000)], 0, 167_000, /^model/],
  ['evidence this session has gone past', COMPUTED, [saw(140_000, 155_000)], 155_000, 167_000, /^model/],
  ['evidence this session has not gone past', COMPUTED, [saw(140_000, 155_000)], 154_999, 155_000, /1 auto/],
  [
    'evidence another session has gone past since',
    COMPUTED,
    [saw(140_000, 155_000)],
    passed(160_000, BEHIND_ALL, { basis: describeBasis(COMPUTED) }),
    167_000,
    /^model/,
  ],
  [
    'a compaction behind the session that went past',
    COMPUTED,
    [saw(140_000, 155_000)],
    passed(160_000, BEFORE_ALL, { basis: describeBasis(COMPUTED) }),
    155_000,
    /^1 auto/,
  ],
  ['nothing disproves what is measured', COMPUTED, [], 180_000, 167_000, /^model claude-sonnet-4-6$/],
  [
    "a person's own point is never corrected",
    { ...COMPUTED, confidence: 'exact' },
    [saw(140_000, 155_000)],
    0,
    167_000,
    /^model/,
  ],
  [
    'nothing compacts by itself where that is switched off',
    { ...COMPUTED, kind: 'refusal' },
    [saw(140_000, 155_000)],
    0,
    167_000,
    /^model/,
  ],
  ['an assumed point that a compaction confirms', ASSUMED, [assumed(160_000, 167_400)], 0, 167_000, /confirmed by 1/],
  ['an assumed point that a compaction moves', ASSUMED, [assumed(150_000, 155_300)], 0, 155_300, /^1 auto/],
  ['an assumed point not reached', ASSUMED, [], 166_999, 167_000, /^model claude-sonnet-4-5$/],
  ['an assumed point gone past', ASSUMED, [], 167_000, 200_000, /^model claude-sonnet-4-5: compacts when the API/],
  ['gone past in another session', ASSUMED, [], passed(168_000, BEFORE_ALL), 200_000, /refuses$/],
  [
    'gone past by another model',
    ASSUMED,
    [],
    passed(168_000, BEFORE_ALL, { model: 'claude-opus-4-5' }),
    167_000,
    /^mo/,
  ],
  ['gone past with other settings', ASSUMED, [], passed(168_000, BEFORE_ALL, { basis: 'x' }), 167_000, /^model/],
  [
    'gone past once, and compacted since',
    ASSUMED,
    [assumed(160_000, 167_400)],
    passed(168_000, BEFORE_ALL),
    167_000,
    /confirmed by 1/,
  ],
  ['a refusal a little below the window', ASSUMED, [assumed(180_000, 191_000)], 0, 191_000, /1 auto/],
]

for (const [claim, computed, compactions, past, tokens, source] of ROWS) {
  test(claim, () => {
    const evidence = { compactions, passed: typeof past === 'number' ? [] : [past] }
    const corrected = correctPoint(computed, evidence, {
      model: MODEL,
      passedTokens: typeof past === 'number' ? past : 0,
    })
    assert.equal(corrected.tokens, tokens)
    assert.match(corrected.source, source)
  })
}

/** What an assumed point becomes, and how sure that is. */
const BECOMES: readonly (readonly [
  claim: string,
  compactions: CompactionEvidence[],
  passed: number,
  becomes: string,
])[] = [
  ['one compaction at it', [assumed(160_000, 167_400)], 0, 'proactive high'],
  ['one compaction below it', [assumed(150_000, 155_300)], 0, 'proactive medium'],
  ['two that agree', [assumed(150_000, 155_300), assumed(152_000, 156_000)], 0, 'proactive high'],
  ['a compaction past it, well below the window', [assumed(168_000, 172_000)], 0, 'proactive medium'],
  ['one close to the window', [assumed(180_000, 191_000)], 0, 'reactive medium'],
  ['one far beyond a window nobody knew', [assumed(960_000, 967_500)], 0, 'proactive medium'],
  ['a session that goes past it', [], 170_000, 'reactive medium'],
]

for (const [claim, compactions, past, becomes] of BECOMES) {
  test(`an assumed point and ${claim}: ${becomes}`, () => {
    const { kind, confidence, tokens, windowTokens } = correctPoint(
      ASSUMED,
      { compactions, passed: [] },
      { model: MODEL, passedTokens: past },
    )
    assert.equal(`${kind} ${confidence}`, becomes)
    assert.ok(tokens <= windowTokens, `${tokens} of ${windowTokens}`)
  })
}

const boundary = (compactMetadata: object) => ({
  type: 'system',
  subtype: 'compact_boundary',
  uuid: 'u',
  compactMetadata,
})

test('only an automatic compaction is evidence', () => {
  const parse = (metadata: object, over: object = {}) => parseAutomaticBoundary({ ...boundary(metadata), ...over })
  assert.deepEqual(parse({ trigger: 'auto', preTokens: 170_023 }, { timestamp: BEFORE_ALL }), {
    uuid: 'u',
    tokens: 170_023,
    time: BEFORE_ALL,
    precomputed: false,
  })
  assert.equal(parse({ trigger: 'auto', preTokens: 144_000, precomputed: true })?.precomputed, true)
  assert.equal(parse({ trigger: 'manual', preTokens: 90_020 }), null)
  assert.equal(parse({ trigger: 'auto' }), null)
  assert.equal(parse({ trigger: 'auto', preTokens: 5 }, { type: 'user' }), null)
})

/** Rows of a transcript, oldest first, and what the newest automatic compaction in them shows. */
const answer = (id: string, tokens: number, over: object = {}) => ({
  type: 'assistant',
  message: { id, model: MODEL, usage: { input_tokens: tokens - 100, output_tokens: 100 } },
  ...over,
})
const auto = (preTokens: number, over: object = {}) => boundary({ trigger: 'auto', preTokens, ...over })
const manual = boundary({ trigger: 'manual', preTokens: 90_020 })
const aside = { isSidechain: true }
const talk = [answer('a', 150_000), answer('b', 166_000), answer('b', 166_000)]
const SCANS: readonly (readonly [claim: string, rows: readonly object[], shown: readonly [number, number] | null])[] = [
  ['between the answer before the last one and the compaction', [...talk, auto(167_300)], [150_000, 167_300]],
  ['rows behind it do not matter', [...talk, auto(167_300), answer('c', 20_000)], [150_000, 167_300]],
  ['one answer alone', [answer('b', 166_000), auto(167_300)], [0, 167_300]],
  [
    'answers before another compaction',
    [answer('a', 150_000), auto(155_000), answer('b', 9_000), auto(99_000)],
    [0, 99_000],
  ],
  ['no answer', [auto(167_300)], null],
  ['by hand', [...talk, manual], null],
  ['by hand, behind one by itself', [...talk, auto(167_300), answer('c', 90_000), manual], [150_000, 167_300]],
  ['of a subagent', [...talk, { ...auto(167_300), ...aside }], null],
  ['answers of a subagent', [...talk, answer('s', 20_000, aside), auto(167_300)], [150_000, 167_300]],
  ['prepared early, with the tokens of its preparation', [...talk, auto(144_000, { precomputed: true })], null],
  ['prepared early, with its own tokens', [...talk, auto(167_300, { precomputed: true })], [150_000, 167_300]],
  ['an answer before it that was larger', [answer('a', 170_000), answer('b', 90_000), auto(95_000)], null],
]
for (const [claim, rows, shown] of SCANS) {
  test(`what a transcript shows of a compaction: ${claim}`, () => {
    const scan = createBoundaryScan()
    rows.toReversed().some((row) => scan.visit(row as UnknownRecord))
    const found = scan.result()
    assert.deepEqual(found && [found.belowTokens, found.atTokens], shown)
  })
}

test('evidence comes back from its file as it was; what is damaged is left out', () => {
  const evidence = { compactions: [saw(1, 2), saw(3, 4)], passed: [passed(5, BEFORE_ALL)] }
  assert.deepEqual(parseEvidence(JSON.parse(serializeEvidence(evidence))), evidence)
  const nothing = { compactions: [], passed: [] }
  const entry = { model: 'm', basis: 'b', boundary_uuid: 'u', at_tokens: 1, below_tokens: 2 }
  assert.deepEqual(parseEvidence({ compactions: [{}, null, 5, entry], passed: [{}, 1, { model: 'm' }] }), nothing)
  assert.deepEqual(parseEvidence({ compactions: 5, passed: 'x' }), nothing)
  assert.deepEqual(parseEvidence(null), nothing)
})

test('a compaction without a time is left out', () => {
  const entry = { model: 'm', basis: 'b', boundary_uuid: 'u', at_tokens: 2, below_tokens: 1 }
  assert.deepEqual(parseEvidence({ compactions: [entry] }).compactions, [])
  assert.equal(parseEvidence({ compactions: [{ ...entry, time: '2026-01-10' }] }).compactions.length, 1)
})

test('the newest evidence is kept, each compaction once', () => {
  const nothing: Evidence = { compactions: [], passed: [] }
  const one = saw(1, 2)
  const known = addEvidence(nothing, { compactions: [one] })
  assert.equal(addEvidence(known, { compactions: [one] }), known)
  const many = Array.from({ length: MAX_EVIDENCE + 5 }, () => saw(1, 2))
  const kept = many.reduce<Evidence>((all, item) => addEvidence(all, { compactions: [item] }), nothing)
  assert.deepEqual(kept.compactions, many.slice(0, MAX_EVIDENCE))
  const past = Array.from({ length: MAX_PASSED + 5 }, (_, index) => passed(index, `2026-01-${10 + index}`))
  const all = past.reduce<Evidence>((sum, item) => addEvidence(sum, { passed: [item] }), nothing)
  assert.deepEqual(all.passed, past.toReversed().slice(0, MAX_PASSED))
})
