import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findDistinctiveWords, mentions } from '../../src/words/core/distinctive-words.ts'
import { hostileText, SEED } from './arbitraries.ts'

/** A text, a phrase, and whether the text speaks of what the phrase names. */
const MENTIONS: readonly (readonly [text: string, phrase: string, yes: boolean])[] = [
  ['Use Redis for caching', 'Redis', true],
  ['use redis for caching', 'REDIS', true],
  ['Use Redis for caching', 'the Redis cache', true],
  ['Migrating the login pages', 'login page migration', true],
  ['the exporter is slow', 'export', true],
  ['edit src/core/parser.ts', 'src/core/parser.ts', true],
  ['edit src/core/parser.ts.', '(src/core/parser.ts)', true],
  ['edit src/core/parser.ts', 'src/core/lexer.ts', false],
  ['Use Postgres', 'Redis', false],
  ['Add a test for uploads', 'Add a test for downloads', false],
  ['fix the code', 'the code', false],
  ['change the file', 'that file', false],
  ['anything at all', '', false],
  ['', 'Redis', false],
  // One of three words is a coincidence.
  ['the session cache', 'session token rotation policy', false],
  ['rotate the session tokens', 'session token rotation', true],
  ['\u30d1\u30fc\u30b5\u30fc\u3092\u66f8\u304f', '\u30d1\u30fc\u30b5\u30fc\u3092\u66f8\u304f', true],
  ['caf\u00e9 menu importer', 'caf\u00e9', true],
]

for (const [text, phrase, yes] of MENTIONS) {
  test(`${JSON.stringify(text)} ${yes ? 'speaks' : 'does not speak'} of ${JSON.stringify(phrase)}`, () =>
    assert.equal(mentions(text, phrase), yes))
}

test('common words and small numbers name nothing', () => {
  for (const text of ['please change the file', 'use it instead', 'step 2', 'the, and, or!', '', '--- ...'])
    assert.deepEqual([...findDistinctiveWords(text)], [], text)
})

test('short names with a capital or a digit name something', () => {
  for (const text of ['use TS', 'use S3', 'take v2', 'port it to Go'])
    assert.ok(findDistinctiveWords(text).size > 0, text)
})

test('a text with a distinctive word speaks of itself, a phrase without any of nothing', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (text, other) => {
      const isNamed = findDistinctiveWords(text).size > 0
      assert.equal(mentions(text, text), isNamed)
      assert.equal(mentions(`${other} \n ${text}`, text), isNamed)
      if (!isNamed) assert.equal(mentions(other, text), false)
    }),
    { seed: SEED, numRuns: 500 },
  )
})
