import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRecentMap } from '../../src/recall/core/recent-map.ts'

test('the last keys are remembered, twice as many as asked for at most', () => {
  const known = createRecentMap<number>(3)
  const keys = Array.from({ length: 20 }, (_, index) => `key ${index}`)
  for (const [index, key] of keys.entries()) {
    known.set(key, index)
    const remembered = keys.slice(0, index + 1).filter((candidate) => known.has(candidate))
    assert.deepEqual(
      remembered.map((candidate) => known.get(candidate)),
      remembered.map((candidate) => keys.indexOf(candidate)),
    )
    assert.ok(remembered.length <= 6 && remembered.length >= Math.min(3, index + 1), `${remembered.length} at ${index}`)
    assert.deepEqual(remembered, keys.slice(index + 1 - remembered.length, index + 1))
  }
  assert.equal(known.get('key 0'), undefined)
})
