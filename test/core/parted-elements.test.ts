import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { escapeText } from '../../src/base/core/element.ts'
import { narrowPart, type PartedElement, renderParts } from '../../src/base/core/parted-elements.ts'
import { measureText } from '../../src/base/core/tokens.ts'
import { hostileText, SEED } from './arbitraries.ts'
import { readTag } from './well-formed.ts'

const element = (name: string, ...parts: readonly (readonly [rank: number, text: string])[]): PartedElement => ({
  name,
  parts: parts.map(([rank, text]) => ({ rank, text })),
})

test('elements and parts stand in their given order, whatever their rank', () => {
  assert.deepEqual(renderParts([element('b', [3, 'x'], [1, 'y']), element('a', [2, 'z'])], 100, 0), [
    '<b>\n- x\n- y\n</b>',
    '<a>z</a>',
  ])
})

test('an element without a part that fits is left out; a smaller part further down still fits', () => {
  const big = 'w'.repeat(400)
  assert.deepEqual(renderParts([element('a', [1, big]), element('b', [2, 'small'])], 50, 0), ['<b>small</b>'])
  assert.deepEqual(renderParts([element('a', [1, big], [2, 'small'])], 50, 0), ['<a>small</a>'])
  assert.deepEqual(renderParts([{ ...element('a', [1, big], [2, 'small']), isInOrder: true }], 50, 0), [])
})

test('the most important parts are chosen first', () => {
  const parts = [element('a', [2, 'x'.repeat(80)]), element('b', [1, 'y'.repeat(80)])]
  assert.deepEqual(renderParts(parts, 30, 0), [`<b>${'y'.repeat(80)}</b>`])
})

test('a list says that parts are left out, or that there was more before; other elements do not', () => {
  const long = 'w'.repeat(60)
  const cut = element('a', [1, 'x'], [2, long])
  assert.deepEqual(renderParts([cut], 9, 0), ['<a>x</a>'])
  assert.deepEqual(renderParts([{ ...cut, isCut: false }], 9, 0), ['<a more="yes">x</a>'])
  assert.deepEqual(renderParts([{ ...cut, isCut: false }], 4, 0), [], 'the sign needs its room')
  assert.deepEqual(renderParts([{ ...cut, isCut: false }], 90, 0), [`<a>\n- x\n- ${long}\n</a>`])
  assert.deepEqual(renderParts([{ ...element('a', [1, 'x'], [2, ' ']), isCut: false }], 9, 0), ['<a>x</a>'])
  assert.deepEqual(renderParts([{ ...element('a', [1, 'x']), isCut: true }], 9, 0), ['<a more="yes">x</a>'])
})

test('a long part in a wide script is cut in the middle, so that others keep their room', () => {
  const wide = `${'\u8a8d'.repeat(300)}\u7d42`
  const [told, other] = renderParts([element('a', [1, wide]), element('b', [2, 'x'.repeat(600)])], 330, 0)
  assert.match(told ?? '', /^<a>\u8a8d{70,} \.\.\. \u8a8d{70,}\u7d42<\/a>$/)
  assert.equal(other?.length, 607)
  assert.deepEqual(renderParts([element('a', [1, wide])], 140, 0), [], 'a wide character takes a token')
})

test('empty parts take no room and make no element', () => {
  assert.deepEqual(renderParts([element('a', [1, ''], [2, ' \n ']), element('b')], 100, 0), [])
})

const elements = fc.array(
  fc.record({
    name: fc.constantFrom('goal', 'rules', 'failing'),
    attributes: fc.record({ note: fc.oneof(fc.constant(null), hostileText) }),
    parts: fc.array(fc.record({ rank: fc.double({ min: 0, max: 9, noNaN: true }), text: hostileText }), {
      maxLength: 6,
    }),
  }),
  { maxLength: 6 },
)

test('the budget holds, parts are whole, foreign text neither opens nor closes anything', () => {
  fc.assert(
    fc.property(elements, fc.nat({ max: 800 }), fc.nat({ max: 400 }), (given, budget, used) => {
      const rendered = renderParts(given, budget, used)
      const chars = rendered.reduce((sum, text) => sum + measureText(text) + 1, used)
      if (rendered.length > 0) assert.ok(Math.ceil(chars / 4) <= budget, `${chars} characters`)
      const whole = given
        .flatMap(({ parts }) => parts.map(({ text }) => escapeText(narrowPart(text)).trim()))
        .filter((text) => text !== '')
      for (const text of rendered) {
        const name = /^<([a-z]+)/.exec(text)?.[1] ?? ''
        assert.deepEqual(readTag(text, name), [])
        const content = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</'))
        assert.ok(
          whole.some((part) => content.includes(part)),
          'a part was cut',
        )
      }
    }),
    { seed: SEED, numRuns: 500 },
  )
})

test('with room for everything, every part is there once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat({ max: 999 }), { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (lists) => {
      const given = lists.map((ranks, at) =>
        element('a', ...ranks.map((rank, index) => [rank, `part-${at}-${index};`] as const)),
      )
      const text = renderParts(given, 100_000, 0).join('\n')
      const shown = [...text.matchAll(/part-\d+-\d+;/g)].map(([part]) => part)
      assert.deepEqual(
        shown,
        given.flatMap(({ parts }) => parts.map((part) => part.text)),
      )
    }),
    { seed: SEED },
  )
})
