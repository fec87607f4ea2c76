import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { selectWithinBudget } from '../../src/base/core/budget.ts'
import { escapeAttribute, escapeText, renderElement } from '../../src/base/core/element.ts'
import { estimateTokens } from '../../src/base/core/tokens.ts'
import { hostileText, SEED } from './arbitraries.ts'
import { readTag } from './well-formed.ts'

/** What a text becomes between tags, and inside a quoted attribute. */
const ESCAPED: readonly (readonly [given: string, text: string, attribute: string])[] = [
  ['plain', 'plain', 'plain'],
  ['a < b > c', 'a &lt; b &gt; c', 'a &lt; b &gt; c'],
  ['a & b', 'a &amp; b', 'a &amp; b'],
  ['&lt;', '&amp;lt;', '&amp;lt;'],
  ['&#60;', '&amp;#60;', '&amp;#60;'],
  ['say "hi"', 'say "hi"', 'say &quot;hi&quot;'],
  ["it's", "it's", "it's"],
  [']]>', ']]&gt;', ']]&gt;'],
  ['<!-- -->', '&lt;!-- --&gt;', '&lt;!-- --&gt;'],
  ['</context-monitor>', '&lt;/context-monitor&gt;', '&lt;/context-monitor&gt;'],
  ['two\nlines', 'two\nlines', 'two lines'],
  ['tab\there', 'tab\there', 'tab here'],
  ['\u0000\u001b[1m\u202e', '[1m', '[1m'],
  ['\ud83d', '\ufffd', '\ufffd'],
  ['', '', ''],
]

for (const [given, text, attribute] of ESCAPED) {
  test(`${JSON.stringify(given)} is escaped by position`, () => {
    assert.equal(escapeText(given), text)
    assert.equal(escapeAttribute(given), attribute)
  })
}

test('an element has its attributes in order, without the empty ones, around content as given', () => {
  const attributes = { id: 'cx-001', count: 0, none: null, empty: '', quote: 'a "b"' }
  assert.equal(
    renderElement('goal', attributes, 'a &lt; b'),
    '<goal id="cx-001" count="0" quote="a &quot;b&quot;">a &lt; b</goal>',
  )
  assert.equal(renderElement('goal', {}, ''), '<goal></goal>')
})

test('an element around any foreign text holds that text and nothing else', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (content, attribute) => {
      const element = renderElement('item', { name: attribute }, escapeText(content))
      assert.deepEqual(readTag(element, 'item'), [])
    }),
    { seed: SEED, numRuns: 500 },
  )
})

const ITEMS = [
  { rank: 2, text: 'second' },
  { rank: 1, text: 'the most important' },
  { rank: 3, text: 'third' },
  { rank: 4, text: '' },
]

test('items stand in their given order, the least important are left out first, empty ones leave no line', () => {
  assert.equal(selectWithinBudget(ITEMS, 100, 0), 'second\nthe most important\nthird')
  assert.equal(selectWithinBudget(ITEMS, 7, 0), 'second\nthe most important')
  assert.equal(selectWithinBudget(ITEMS, 5, 0), 'the most important')
  assert.equal(selectWithinBudget(ITEMS, 1, 0), '')
})

test('a smaller item still fits where a larger one did not', () => {
  const items = [
    { rank: 1, text: 'x'.repeat(1000) },
    { rank: 2, text: 'small' },
  ]
  assert.equal(selectWithinBudget(items, 20, 0), 'small')
})

test('the frame counts: what is selected fits with its tags around it', () => {
  const items = fc.array(fc.record({ rank: fc.nat({ max: 5 }), text: fc.string({ maxLength: 60 }) }), { maxLength: 20 })
  fc.assert(
    fc.property(items, fc.integer({ min: 20, max: 120 }), fc.nat({ max: 60 }), (given, budget, frameChars) => {
      const content = selectWithinBudget(given, budget, frameChars)
      assert.ok(estimateTokens('x'.repeat(frameChars) + content) <= budget)
      const kept = given.filter((item) => item.text !== '' && !item.text.includes('\n'))
      for (const line of content.split('\n').filter((text) => text !== '')) {
        assert.ok(kept.some((item) => item.text === line) || given.some((item) => item.text.includes('\n')))
      }
    }),
    { seed: SEED },
  )
})

test('of two items that do not both fit, the more important one is kept', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 9 }), { minLength: 2, maxLength: 12 }),
      fc.integer({ min: 3, max: 30 }),
      (ranks, budget) => {
        const items = ranks.map((rank, index) => ({ rank, text: `item ${String(index).padStart(3, '0')}` }))
        const lines = selectWithinBudget(items, budget, 0).split('\n')
        const worstKept = Math.max(-1, ...items.filter((item) => lines.includes(item.text)).map((item) => item.rank))
        for (const item of items) if (!lines.includes(item.text)) assert.ok(item.rank >= worstKept)
      },
    ),
    { seed: SEED },
  )
})
