import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { estimateTokens, formatPercentage, formatTokens, formatTokensLeft } from '../../src/base/core/tokens.ts'
import { CRITICALITIES } from '../../src/config/core/config.ts'
import { TIER_TABLE } from '../../src/config/core/tier-table.ts'
import { classifyTier } from '../../src/measure/core/tier.ts'
import { SEED } from './arbitraries.ts'

const TOKENS: readonly (readonly [tokens: number, text: string])[] = [
  [0, '0'],
  [1, '1'],
  [999, '999'],
  [1000, '1K'],
  [1499, '1K'],
  [1500, '2K'],
  [104_000, '104K'],
  [103_540, '104K'],
  [167_000, '167K'],
  [967_000, '967K'],
  [999_499, '999K'],
  [999_500, '1M'],
  [1_000_000, '1M'],
  [1_234_000, '1.2M'],
  [-5, '0'],
]

for (const [tokens, text] of TOKENS) {
  test(`${tokens} tokens read ${text}`, () => assert.equal(formatTokens(tokens), text))
}

const PERCENTAGES: readonly (readonly [ratio: number, text: string])[] = [
  [0, '0%'],
  [0.62, '62%'],
  [0.57, '57%'],
  [0.29, '29%'],
  [0.625, '62.5%'],
  [0.636, '63.6%'],
  [0.8, '80%'],
  [0.7999, '79.9%'],
  [0.69996, '69.9%'],
  [0.87999, '87.9%'],
  [0.55, '55%'],
  [1, '100%'],
  [1.061, '106.1%'],
  [0.0004, '0%'],
  [0.001, '0.1%'],
]

for (const [ratio, text] of PERCENTAGES) {
  test(`${ratio} reads ${text}`, () => assert.equal(formatPercentage(ratio), text))
}

test('every whole and every tenth of a percent reads as itself', () => {
  for (let tenths = 0; tenths <= 2000; tenths += 1) {
    const text = tenths % 10 === 0 ? `${tenths / 10}%` : `${Math.floor(tenths / 10)}.${tenths % 10}%`
    assert.equal(formatPercentage(tenths / 1000), text)
  }
})

test('a percentage never reads as a tier that has not been reached', () => {
  const size = fc
    .integer({ min: 1000, max: 100_000_000 })
    .chain((point) => fc.tuple(fc.constant(point), fc.integer({ min: 0, max: Math.floor(point * 1.2) })))
  const nearBound = fc
    .tuple(fc.integer({ min: 1000, max: 5_000_000 }), fc.constantFrom(...CRITICALITIES), fc.integer({ min: 0, max: 3 }))
    .map(([point, criticality, index]) => {
      const bound = Object.values(TIER_TABLE[criticality])[index] ?? 0
      return [point, Math.ceil(bound * point) - 1] as [number, number]
    })
  fc.assert(
    fc.property(fc.oneof(size, nearBound), ([point, used]) => {
      const shown = Number(formatPercentage(used / point).slice(0, -1)) / 100
      for (const thresholds of Object.values(TIER_TABLE)) {
        assert.equal(classifyTier(shown + 1e-12, thresholds), classifyTier(used / point, thresholds))
      }
    }),
    { seed: SEED, numRuns: 2000 },
  )
})

test('a text costs a token per four UTF-16 units, rounded up', () => {
  for (const [text, tokens] of [
    ['', 0],
    ['a', 1],
    ['abcd', 1],
    ['abcde', 2],
    ['\u{1f600}', 1],
    ['\u{1f600}\u{1f600}\u{1f600}', 2],
  ] as const) {
    assert.equal(estimateTokens(text), tokens)
  }
})

const LEFT: readonly (readonly [tokens: number, text: string])[] = [
  [-3000, '0'],
  [0, '0'],
  [999, '999'],
  [1999, '1K'],
  [28_999, '28K'],
  [29_000, '29K'],
]

for (const [tokens, text] of LEFT) {
  test(`${tokens} tokens left read ${text}`, () => assert.equal(formatTokensLeft(tokens), text))
}

test('tokens left are never rounded up: what is said to fit fits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), (tokens) => {
      const [, number = '', unit = ''] = /^([\d.]+)([KM]?)$/.exec(formatTokensLeft(tokens)) ?? []
      const shown = Number(number) * { '': 1, K: 1000, M: 1_000_000 }[unit as '' | 'K' | 'M']
      assert.ok(shown <= tokens, `${formatTokensLeft(tokens)} of ${tokens}`)
    }),
    { seed: SEED },
  )
})
