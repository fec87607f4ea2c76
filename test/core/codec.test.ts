import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  amount,
  type Codec,
  choice,
  count,
  data,
  flag,
  list,
  nullable,
  record,
  safeName,
  text,
  time,
} from '../../src/base/core/codec.ts'

interface Sample {
  readonly first: string
  readonly second: readonly number[]
}

const sample = record<Sample>({ first: ['the_first', text], second: ['the_second', list(amount)] })

/** Any codec, for a table of them. */
function untyped<T>(codec: Codec<T>): Codec<unknown> {
  return codec as unknown as Codec<unknown>
}

/** A codec, values on the wire it takes, and values it refuses with what it says about them. */
const CODECS: readonly (readonly [
  name: string,
  codec: Codec<unknown>,
  takes: readonly unknown[],
  refuses: readonly unknown[],
  expected: string,
])[] = [
  ['text', untyped(text), ['', 'a', '\u0000'], [null, undefined, 1, [], {}], 'a string'],
  ['amount', untyped(amount), [0, -1, 1.5], [null, undefined, '1', Number.NaN, Number.POSITIVE_INFINITY], 'a number'],
  [
    'safeName',
    untyped(safeName),
    ['a', 'cx-001', '_x'],
    ['', '-a', 'a.b', 'a/b', '..', 'a\n', 7, null, 'x'.repeat(129)],
    'an id',
  ],
  [
    'time',
    untyped(time),
    ['2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00Z'],
    ['', 'now', '2026-11-21', '2026-11-21T12:00:00.000Z<', ' 2026-11-21T12:00:00Z', null, 5],
    'an ISO time',
  ],
  ['choice', untyped(choice(['a', 'b'])), ['a', 'b'], ['c', '', null, 0, 'toString'], 'one of a, b'],
  ['data', untyped(data), [{}, { a: [1] }], [null, undefined, [], 'x', 1], 'an object'],
]

for (const [name, codec, takes, refuses, expected] of CODECS) {
  test(`${name} takes what it should, unchanged in both directions`, () => {
    for (const wire of takes) assert.deepEqual(codec.serialize(codec.parse(wire, 'x')), wire)
  })

  test(`${name} refuses the rest and names the place`, () => {
    for (const wire of refuses) {
      assert.throws(
        () => codec.parse(wire, 'some.place'),
        (error: Error) => {
          assert.ok(error instanceof TypeError)
          assert.ok(error.message.startsWith(`some.place is not ${expected}`), error.message)
          return true
        },
      )
    }
  })
}

test('nullable: null and a missing field are null, the rest is for the inner codec', () => {
  const codec = nullable(text)
  assert.equal(codec.parse(null, 'x'), null)
  assert.equal(codec.parse(undefined, 'x'), null)
  assert.equal(codec.parse('a', 'x'), 'a')
  assert.equal(codec.serialize(null), null)
  assert.equal(codec.serialize('a'), 'a')
  assert.throws(() => codec.parse(1, 'x'), /^TypeError: x is not a string/)
})

test('a list: missing is empty, null is damage, an item is named by its place', () => {
  assert.deepEqual(list(amount).parse(undefined, 'x'), [])
  assert.deepEqual(list(amount).parse([1, 2], 'x'), [1, 2])
  assert.throws(() => list(amount).parse(null, 'x'), /^TypeError: x is not a list/)
  assert.throws(() => list(amount).parse([1, 'b'], 'x'), /^TypeError: x\[1\] is not a number/)
})

test('a record: wire names, their order, unknown keys ignored, places named', () => {
  const value = { second: [1], first: 'a' }
  assert.equal(JSON.stringify(sample.serialize(value)), '{"the_first":"a","the_second":[1]}')
  assert.deepEqual(sample.parse({ the_second: [1], other: 1, the_first: 'a' }, ''), { first: 'a', second: [1] })
  assert.throws(() => sample.parse({ first: 'a' }, ''), /^TypeError: the_first is not a string/)
  assert.throws(
    () => sample.parse({ the_first: 'a', the_second: [null] }, 'a.b'),
    /^TypeError: a\.b\.the_second\[0\] is not a number/,
  )
  assert.throws(() => sample.parse([], ''), /^TypeError: content is not an object/)
  assert.throws(() => sample.parse(null, 'a'), /^TypeError: a is not an object/)
})

test('names of the language on the wire do no harm', () => {
  const wire = JSON.parse('{"the_first":"a","__proto__":{"polluted":1},"constructor":1}')
  assert.deepEqual(sample.parse(wire, ''), { first: 'a', second: [] })
  assert.equal(({} as Record<string, unknown>).polluted, undefined)
})

test('a number or a yes that older versions did not write reads as nothing', () => {
  assert.equal(count.parse(undefined, 'a'), 0)
  assert.equal(count.parse(7, 'a'), 7)
  assert.equal(flag.parse(undefined, 'a'), false)
  assert.equal(flag.parse(true, 'a'), true)
  for (const wire of [null, '1', [], NaN]) assert.throws(() => count.parse(wire, 'a'), /^TypeError: a is not a number/)
  for (const wire of [null, 0, 'true', {}])
    assert.throws(() => flag.parse(wire, 'a'), /^TypeError: a is not true or false/)
})
