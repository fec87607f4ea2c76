import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isSealed, sealJson } from '../../src/author/core/seal.ts'
import { hashPadded, hashWords, MODULE, type SipKey, sipHash } from '../../src/author/core/siphash.ts'
import { assembleModule } from './siphash-module.ts'

const KEY: SipKey = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c]

/** From `vectors_sip128` of the reference implementation: its bytes are two words, each the lowest byte first. */
const VECTORS: readonly (readonly [length: number, bytes: string])[] = [
  [0, 'a3817f04ba25a8e66df67214c7550293'],
  [1, 'da87c1d86b99af44347659119b22fc45'],
  [7, 'a1f1ebbed8dbc153c0b84aa61ff08239'],
  [8, '3b62a9ba6258f5610f83e264f31497b4'],
  [15, '5493e99933b0a8117e08ec0f97cfc3d9'],
  [63, '5150d1772f50834a503e069a973fbd7c'],
]

for (const [length, expected] of VECTORS) {
  test(`SipHash-2-4 of ${length} bytes is that of the reference`, () => {
    const words = sipHash(
      KEY,
      Uint8Array.from({ length }, (_, index) => index),
    )
    const bytes = Buffer.from(words, 'hex').reverse().toString('hex')
    assert.equal(bytes, expected)
  })
}

test('the WebAssembly is the one its instructions make', () => {
  assert.equal(MODULE, assembleModule())
})

test('WebAssembly hashes as the loop does, in texts of any length', () => {
  const words = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 4, maxLength: 4 })
  const lengths = fc.oneof(fc.integer({ min: 0, max: 1400 }), fc.constantFrom(1499, 1500, 65_503, 65_504, 200_001))
  fc.assert(
    fc.property(words, lengths, fc.integer({ min: 1, max: 255 }), ([k0, k1, k2, k3], length, step) => {
      const key: SipKey = [k0 ?? 0, k1 ?? 0, k2 ?? 0, k3 ?? 0]
      const bytes = Uint8Array.from({ length }, (_, index) => index * step)
      const padded = new Uint8Array((length & ~7) + 8)
      padded.set(bytes)
      padded[padded.length - 1] = length
      const digest = [...(hashPadded(key, padded) ?? [])].reverse()
      const expected = hashWords(key, new Int32Array(padded.buffer))
      assert.equal(digest.map((word) => word.toString(16).padStart(8, '0')).join(''), expected)
      assert.equal(sipHash(key, bytes), expected)
    }),
  )
})

const objects = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 })
const layouts = fc.constantFrom<(value: unknown) => string>(
  (value) => JSON.stringify(value),
  (value) => `${JSON.stringify(value)}\n`,
  (value) => `${JSON.stringify(value, null, 2)}\n`,
)

test('a sealed object is the object with a mark, and known by its key and scope alone', () => {
  fc.assert(
    fc.property(objects, layouts, fc.string(), (value, layOut, scope) => {
      const text = layOut(value)
      const sealed = sealJson(KEY, scope, text)
      const { mac, ...rest } = JSON.parse(sealed)
      assert.match(mac, /^[0-9a-f]{32}$/)
      if (!Object.hasOwn(value, 'mac')) assert.equal(JSON.stringify(rest), JSON.stringify(JSON.parse(text)))
      assert.ok(isSealed(KEY, scope, sealed))
      assert.ok(isSealed(KEY, scope, sealed.trimEnd()), 'a line read back has lost its end')
      assert.ok(!isSealed(KEY, `${scope}.`, sealed))
      assert.ok(!isSealed([1, 2, 3, 4], scope, sealed))
      assert.ok(!isSealed(KEY, scope, text))
    }),
  )
})

test('a changed character of a sealed object is known', () => {
  const sealed = sealJson(KEY, 'checkpoint cx-001', `${JSON.stringify({ id: 'cx-001', goal: 'Ship it' }, null, 2)}\n`)
  for (let at = 0; at < sealed.trimEnd().length; at += 1) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'x' ? 'y' : 'x'}${sealed.slice(at + 1)}`
    assert.ok(!isSealed(KEY, 'checkpoint cx-001', changed), changed)
  }
})
