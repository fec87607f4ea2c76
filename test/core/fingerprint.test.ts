import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fingerprint } from '../../src/base/core/fingerprint.ts'
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

test('the same holds for a long text, wherever it is changed', () => {
  const text = 'A line of a configuration, as long as any other.\n'.repeat(40)
  const seen = new Set([fingerprint(text)])
  for (let at = 0; at < text.length; at += 1)
    for (const other of ['#', '%', '\u00e9', '\u4e00'])
      seen.add(fingerprint(text.slice(0, at) + other + text.slice(at + 1)))
  assert.equal(seen.size, 1 + 4 * text.length)
})

test('two changes in a long text do not cancel each other, whatever their distance', () => {
  const text = 'a'.repeat(1200)
  const seen = new Set<string>()
  for (let first = 0; first < 100; first += 1)
    for (let second = first + 1; second < 100; second += 1)
      for (const letter of ['b', 'q', 'Z'])
        seen.add(
          fingerprint(
            `${text.slice(0, first)}${letter}${text.slice(first + 1, second)}${letter}${text.slice(second + 1)}`,
          ),
        )
  assert.equal(seen.size, 4950 * 3)
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
