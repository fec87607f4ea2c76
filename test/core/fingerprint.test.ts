import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fingerprint } from '../../src/core/fingerprint.ts'
import { hostileText, SEED } from './arbitraries.ts'

test('equal texts have equal fingerprints, and a change of one character changes it', () => {
  fc.assert(
    fc.property(hostileText, fc.nat(), (text, position) => {
      const known = fingerprint(text)
      assert.equal(fingerprint(`${text}`), known)
      assert.match(known, /^\d+:[0-9a-z]+$/)
      const at = position % (text.length + 1)
      const changed = `${text.slice(0, at)}${text[at] === 'q' ? 'r' : 'q'}${text.slice(at + 1)}`
      if (changed !== text) assert.notEqual(fingerprint(changed), known)
    }),
    { seed: SEED, numRuns: 2000 },
  )
})

test('short texts do not share fingerprints', () => {
  const seen = new Set<string>()
  for (let number = 0; number < 50_000; number += 1) seen.add(fingerprint(number.toString(36)))
  assert.equal(seen.size, 50_000)
})

test('order counts', () => {
  assert.notEqual(fingerprint('ab'), fingerprint('ba'))
  assert.notEqual(fingerprint('a\nb'), fingerprint('b\na'))
})
