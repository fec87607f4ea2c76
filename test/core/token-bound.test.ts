import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { findTokenBound } from '../../src/measure/core/token-bound.ts'
import { createUsageScan } from '../../src/measure/core/usage.ts'

const MODEL = 'claude-sonnet-4-6'

const answer = (tokens: number, model = MODEL, rest = {}) =>
  JSON.stringify({
    parentUuid: null,
    isSidechain: false,
    message: {
      id: 'm',
      model,
      content: [{ type: 'text', text: 'x' }],
      usage: { input_tokens: tokens, output_tokens: 7 },
    },
    type: 'assistant',
    ...rest,
  })

const textArbitrary = fc.string({
  unit: fc.constantFrom('a', ' ', '"', '\\', '\n', 'é', '日', '😀', '</x>', '{'),
  maxLength: 80,
})

const rowArbitrary = fc.oneof(
  fc.record({ type: fc.constant('user'), message: fc.record({ content: textArbitrary }) }),
  fc.record({
    type: fc.constant('user'),
    message: fc.record({
      content: fc.array(fc.record({ type: fc.constant('tool_result'), content: textArbitrary }), { maxLength: 3 }),
    }),
  }),
  fc.record({
    type: fc.constant('attachment'),
    rendered: fc.array(fc.record({ content: textArbitrary }), { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('last-prompt'), lastPrompt: textArbitrary }),
  fc.record({
    type: fc.constant('assistant'),
    isSidechain: fc.constant(true),
    message: fc.constant({ usage: { input_tokens: 9e9 } }),
  }),
)

describe('token bound', () => {
  test('is never below what the full look counts, whatever follows the answer', () => {
    const property = fc.property(fc.nat(200_000), fc.array(rowArbitrary, { maxLength: 12 }), (tokens, rows) => {
      const lines = [answer(tokens + 1), ...rows.map((row) => JSON.stringify(row))]
      const bound = findTokenBound(`${lines.join('\n')}\n`, MODEL)
      const scan = createUsageScan()
      for (const line of lines.toReversed()) if (scan.visit(line)) break
      const reading = scan.result()
      assert.ok(bound !== null && reading !== null && 'usage' in reading)
      assert.ok(bound >= reading.usage.inputTokens + reading.usage.pendingTokens, `${bound} is below the estimate`)
    })
    fc.assert(property, { seed: 7, numRuns: 500 })
  })

  const cases: readonly [claim: string, tail: string, bound: number | null][] = [
    ['an answer and nothing behind it', `${answer(100)}\n`, 108],
    ['no answer in sight', `${JSON.stringify({ type: 'user', message: { content: 'hi' } })}\n`, null],
    ['an answer of another model', `${answer(100, 'claude-opus-4-8')}\n`, null],
    [
      'a compaction anywhere',
      `${JSON.stringify({ type: 'system', subtype: 'compact_boundary' })}\n${answer(100)}\n`,
      null,
    ],
    [
      'a picture behind the answer',
      `${answer(100)}\n${JSON.stringify({ type: 'user', message: { content: [{ type: 'image' }] } })}\n`,
      null,
    ],

    ['nothing at all', '', null],
  ]
  test('an error row with zeros is passed over: the answer before it counts', () => {
    const tail = `${answer(100)}\n${answer(0, '<synthetic>', { isApiErrorMessage: true })}\n`
    assert.ok((findTokenBound(tail, MODEL) ?? 0) > 107)
  })

  for (const [claim, tail, bound] of cases) {
    test(claim, () => {
      assert.equal(findTokenBound(tail, MODEL), bound)
    })
  }
})
