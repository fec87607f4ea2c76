import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { createContext, Script } from 'node:vm'
import { saveCounts } from '../bundle/save-counts.ts'
import { readCpuMs } from '../core/cpu-time.ts'
import { readSources } from '../rules/sources.ts'
import { findPatterns } from './find-patterns.ts'
import { pumpPattern } from './pump-pattern.ts'

let tried = 0
let slow = 0
const all = readSources().flatMap(({ path, text }) => findPatterns(text).map((pattern) => ({ path, ...pattern })))
after(() =>
  saveCounts('hostile', { patterns: `${all.length} in the sources, ${tried} attack strings, ${slow} not linear` }),
)

/** Twice the text takes a linear pattern twice the time, a quadratic one four times, an exponential one for ever. */
const SMALL = 2_000
const LARGE = 16_000
/** What a linear pattern needs for the larger text is far below a millisecond. */
const SUSPECT_MS = 12
const FOREVER_MS = 1_500

/** What stops a pattern that would run for ever. Processor time: what else the machine does is not counted. */
const place = createContext({ now: () => readCpuMs() })
const script = new Script('var t = now(); pattern.test(text); now() - t')

/** The least of some runs: other work on the machine only ever adds. */
function measure(source: string, flags: string, text: string, runs: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let index = 0; index < runs && best > SUSPECT_MS / 4; index += 1) {
    Object.assign(place, { pattern: new RegExp(source, flags), text })
    try {
      best = Math.min(best, Number(script.runInContext(place, { timeout: FOREVER_MS })))
    } catch {
      return FOREVER_MS
    }
  }
  return best
}

/** Patterns whose time grows with the square of the text, one in each file, with the reason why no text it meets is long. */
const BOUNDED: Readonly<Record<string, string>> = {
  'scripts/core/apply-call-rule.ts': 'RECEIVER_PATH looks at the last 200 characters',
  'scripts/core/code-skeleton.ts': 'REGEXP_BEFORE looks at the last 20 pieces of code',
}

it('no pattern in the sources takes more than linear time on a text made against it', { timeout: 280_000 }, () => {
  assert.ok(all.length > 500, `${all.length} patterns found`)
  const found: string[] = []
  const bounded = new Map<string, string>()
  for (const { path, source, flags } of all) {
    for (const attack of pumpPattern(source)) {
      tried += 1
      const build = (chars: number) =>
        `${attack.prefix}${attack.pump.repeat(Math.ceil(chars / attack.pump.length))}${attack.suffix}`
      const plain = flags.replace('g', '')
      if (
        measure(source, plain, build(SMALL), 1) < SUSPECT_MS / 8 &&
        measure(source, plain, build(LARGE), 3) < SUSPECT_MS
      )
        continue
      const name = `${path}: /${source}/${flags}`
      if (bounded.get(path) === name || found.some((line) => line.startsWith(name))) continue
      const large = measure(source, plain, build(LARGE), 5)
      const growth = large / measure(source, plain, build(LARGE / 4), 5)
      // Linear gives four, quadratic sixteen.
      if (large < SUSPECT_MS || growth < 7) continue
      if (path in BOUNDED && !bounded.has(path)) {
        bounded.set(path, name)
        continue
      }
      slow += 1
      found.push(
        `${name} with ${JSON.stringify([attack.prefix, attack.pump, attack.suffix])}, ${growth.toFixed(0)} times for 4 times the text`,
      )
    }
  }
  assert.deepEqual(found, [])
  assert.deepEqual([...bounded.keys()].sort(), Object.keys(BOUNDED), 'an exception that is none')
})

it('the test finds patterns that are known to be bad', () => {
  const bad = [
    '(a+)+$',
    '(?:a|a)*b',
    '\\s+$',
    '(\\w+\\s?)*!',
    'x*x*y',
    '^(?:.*,)*z',
    '[a-z]+\\d*[a-z]+!',
    '"(?:[^"\\\\]|\\\\.|x)*"z',
  ]
  for (const source of bad) {
    const isFound = pumpPattern(source).some(({ prefix, pump, suffix }) => {
      const build = (chars: number) => `${prefix}${pump.repeat(Math.ceil(chars / pump.length))}${suffix}`
      const large = measure(source, '', build(LARGE), 2)
      return large >= FOREVER_MS || large / measure(source, '', build(LARGE / 4), 2) > 7
    })
    assert.ok(isFound, `/${source}/ was taken for linear`)
  }
})

it('finds the patterns of a source and nothing else', () => {
  const text = [
    'const a = x / y / z // /no/',
    'const b = /a[/]b\\/c/gi.test("/no/")',
    ['/* /no/ */ f(`/no/$', '{/d+/u.source}/no/`)'].join(''),
    'return /e/',
  ].join('\n')
  assert.deepEqual(findPatterns(text), [
    { source: 'a[/]b\\/c', flags: 'gi' },
    { source: 'd+', flags: 'u' },
    { source: 'e', flags: '' },
  ])
})
