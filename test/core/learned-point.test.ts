import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompactionPoint } from '../../src/core/context/confidence.ts'
import {
  addEvidence,
  type CompactionEvidence,
  correctPoint,
  describeBasis,
  MAX_EVIDENCE,
  parseAutomaticBoundary,
  parseEvidence,
  serializeEvidence,
} from '../../src/core/context/learned-point.ts'

const COMPUTED: CompactionPoint = {
  tokens: 167_000,
  windowTokens: 200_000,
  kind: 'proactive',
  source: 'model claude-sonnet-4-6',
  confidence: 'high',
}
const REACTIVE: CompactionPoint = { ...COMPUTED, tokens: 200_000, kind: 'reactive', confidence: 'low' }
const MODEL = 'claude-sonnet-4-6'

let sequence = 0
function saw(belowTokens: number, atTokens: number, over: Partial<CompactionEvidence> = {}): CompactionEvidence {
  sequence += 1
  const basis = describeBasis(COMPUTED)
  return { model: MODEL, basis, belowTokens, atTokens, boundaryUuid: `b-${sequence}`, ...over }
}
const reactive = (below: number, at: number) => saw(below, at, { basis: describeBasis(REACTIVE) })

type Row = readonly [
  claim: string,
  computed: CompactionPoint,
  evidence: readonly CompactionEvidence[],
  passed: number,
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
  ['a single one far off is an outlier', COMPUTED, [saw(20_000, 60_000)], 0, 167_000, /^model/],
  ['two that agree are believed however far', COMPUTED, [saw(80_000, 92_000), saw(85_000, 91_000)], 0, 91_000, /^2/],
  [
    'an outlier does not hide the confirmation before it',
    COMPUTED,
    [saw(20_000, 60_000), saw(160_000, 168_000)],
    0,
    167_000,
    /^model/,
  ],
  ['evidence of another model', COMPUTED, [saw(140_000, 155_000, { model: 'claude-opus-4-6' })], 0, 167_000, /^model/],
  [
    'evidence of other settings',
    COMPUTED,
    [saw(80_000, 90_000, { basis: 'proactive 90000 of 200000' })],
    0,
    167_000,
    /^model/,
  ],
  ['evidence this session has gone past', COMPUTED, [saw(140_000, 155_000)], 160_000, 167_000, /^model/],
  [
    'a request a little larger than estimated has not passed',
    COMPUTED,
    [saw(140_000, 155_000)],
    157_000,
    155_000,
    /1 auto/,
  ],
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
  ['a refusal a little below the window', REACTIVE, [reactive(150_000, 191_000)], 0, 191_000, /1 auto/],
  [
    'two compactions where none was thought to come',
    REACTIVE,
    [reactive(150_000, 167_300), reactive(160_000, 168_000)],
    0,
    167_300,
    /^2/,
  ],
]

for (const [claim, computed, evidence, passed, tokens, source] of ROWS) {
  test(claim, () => {
    const corrected = correctPoint(computed, MODEL, evidence, passed)
    assert.equal(corrected.tokens, tokens)
    assert.match(corrected.source, source)
  })
}

test('a point learned well below the window is one the client compacts at by itself; near it, a refusal', () => {
  const two = [reactive(150_000, 167_300), reactive(160_000, 168_000)]
  assert.equal(correctPoint(REACTIVE, MODEL, two, 0).kind, 'proactive')
  assert.equal(correctPoint(REACTIVE, MODEL, two, 0).confidence, 'high')
  const one = correctPoint(REACTIVE, MODEL, [reactive(150_000, 191_000)], 0)
  assert.deepEqual([one.kind, one.confidence], ['reactive', 'medium'])
})

const boundary = (compactMetadata: object) => ({
  type: 'system',
  subtype: 'compact_boundary',
  uuid: 'u',
  compactMetadata,
})

test('only an automatic compaction that was not prepared is evidence', () => {
  assert.deepEqual(parseAutomaticBoundary(boundary({ trigger: 'auto', preTokens: 170_023 })), {
    uuid: 'u',
    tokens: 170_023,
  })
  assert.equal(parseAutomaticBoundary(boundary({ trigger: 'manual', preTokens: 90_020 })), null)
  assert.equal(parseAutomaticBoundary(boundary({ trigger: 'auto', preTokens: 144_000, precomputed: true })), null)
  assert.equal(parseAutomaticBoundary(boundary({ trigger: 'auto' })), null)
  assert.equal(parseAutomaticBoundary({ ...boundary({ trigger: 'auto', preTokens: 5 }), type: 'user' }), null)
})

test('evidence comes back from its file as it was; what is damaged is left out', () => {
  const evidence = [saw(1, 2), saw(3, 4)]
  assert.deepEqual(parseEvidence(JSON.parse(serializeEvidence(evidence))), evidence)
  assert.deepEqual(
    parseEvidence({
      compactions: [{}, null, 5, { model: 'm', basis: 'b', boundary_uuid: 'u', at_tokens: 1, below_tokens: 2 }],
    }),
    [],
  )
  assert.deepEqual(parseEvidence(null), [])
})

test('the newest evidence is kept, each compaction once', () => {
  const one = saw(1, 2)
  assert.deepEqual(addEvidence([one], one), [one])
  const many = Array.from({ length: MAX_EVIDENCE + 5 }, () => saw(1, 2)).reduce<readonly CompactionEvidence[]>(
    addEvidence,
    [],
  )
  assert.equal(many.length, MAX_EVIDENCE)
})
