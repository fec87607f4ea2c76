import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { readPlainSection } from '../../src/base/core/plain-yaml.ts'
import { SEED } from './arbitraries.ts'

const OPTIONS = { schema: 'core', logLevel: 'silent', prettyErrors: false } as const

/** What the real parser gives for the section; undefined when it refuses the text. */
function parseSection(text: string): unknown {
  try {
    return parse(text, OPTIONS)?.resumption
  } catch {
    return undefined
  }
}

/** Where the plain reader speaks at all, it says what the parser says. */
function check(text: string): void {
  const plain = readPlainSection(text, 'resumption')
  if (plain !== null) assert.equal(JSON.stringify(plain), JSON.stringify(parseSection(text)), text)
}

const WORDS =
  `null true Null NULL TRUE yes no ~ 0x1f 0o7 1e3 .5 .inf .nan -1 +1 1_000 2026-11-21 2026-11-21T10:00:00Z 12:30 1. 0.10 00 -0
  #x x: ? << = D1 ./a ../a (x) "q" 'q' @x %y !z &a *a |b >c`.split(/\s+/)
const word = fc.oneof(fc.string(), fc.constantFrom(...WORDS, 'a: b', 'a #b', '- x', '? x'), fc.lorem())
const scalar = fc.oneof(
  word,
  word,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
)
const key = fc.oneof(fc.stringMatching(/^[a-z_][a-z0-9_-]{0,8}$/), word)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
}))

test('what the parser writes is read as the parser reads it, or left to it', () => {
  const styles = [{}, { lineWidth: 0 }, { indentSeq: false }, { indent: 4 }, { collectionStyle: 'flow' as const }]
  fc.assert(
    fc.property(fc.dictionary(key, value, { maxKeys: 6 }), fc.constantFrom(...styles), value, (section, style, other) =>
      check(stringify({ before: other, resumption: section, after: 1 }, style)),
    ),
    { seed: SEED, numRuns: 3000 },
  )
})

const PIECES = [
  'resumption:',
  'resumption: x',
  'a:',
  '  a:',
  '  b: 1',
  '  - x',
  '  - a: 1',
  '    c: d',
  '    - e',
  '  # c',
  '# c',
  '',
  '   odd: 1',
  '  a: x # c',
  '\tb: 1',
  '  "q": 1',
  '  d: |',
  '    text',
  '  e: [a, b]',
  '  - - x',
  '      f: g',
  '  g: &a x',
  '  h: *a',
  '  -',
  "  i: 'it''s'",
  '  j:  two',
  '  k:v',
  '  l: - x',
  '  - m:',
  '  -  n: 1',
  '     o: 2',
  '  q: r: s',
  '  s: -',
  '  u: #c',
  '  v: a#b',
  '  w: @x',
  '  true: 1',
  'z: 1',
]

test('lines put together at random are read as the parser reads them, or left to it', () => {
  const lines = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(lines, word, (pieces, text) => {
      const whole = ['resumption:', `  first: ${text}`, ...pieces].join('\n')
      // A file the parser refuses for what stands beside the section is none the plain reader need refuse.
      if (parseSection(whole) !== undefined) check(whole)
    }),
    { seed: SEED, numRuns: 6000 },
  )
})

test('a section as people write it is read without the parser', () => {
  const section = readPlainSection(
    'workflow:\n  id: w-1\nresumption:\n  current_phase: 3\n  next_step: run the gate\n  files_to_read:\n    - path: src/a.ts\n      priority: 1\n',
    'resumption',
  )
  assert.deepEqual(section, {
    current_phase: 3,
    next_step: 'run the gate',
    files_to_read: [{ path: 'src/a.ts', priority: 1 }],
  })
})
