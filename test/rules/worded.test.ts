import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSources } from './sources.ts'

// Findings, outcomes and effects are data, worded last. A field below holds words made for people, so no code takes it apart or
// compares it with a sentence. Codes are compared as they are: a code has no space in it. A constant
// in capitals may be a sentence, so it is none of the codes.

const WORDED = '(?:by|how|why|what|reason|cause|outcome|fix|label)'
const FIELD = `(?<![\\w$'-])(?:[\\w$]+\\??\\.)*${WORDED}(?![\\w$])`
const SENTENCE = `(?:[A-Z][A-Z_]+\\b|'[^'\\n]* [^'\\n]*'|"[^"\\n]* [^"\\n]*"|\`[^\`\\n]*\`)`

const DECISIONS: readonly RegExp[] = [
  new RegExp(`${FIELD}\\??\\.(?:startsWith|endsWith|includes|indexOf|match|matchAll|search)\\(`),
  new RegExp(`\\.(?:test|exec)\\(${FIELD}\\)`),
  new RegExp(`${FIELD} [!=]== ${SENTENCE}|${SENTENCE} [!=]== ${FIELD}`),
]

const isDecision = (line: string) => DECISIONS.some((pattern) => pattern.test(line))

test('code decides by data, and never by words made for people', () => {
  const found = readSources().flatMap(({ path, code }) =>
    code.split('\n').flatMap((line) => (isDecision(line) ? [`${path}: ${line.trim()}`] : [])),
  )
  assert.deepEqual(found, [])
})

test('the rule sees what it forbids, and lets codes and other fields be', () => {
  for (const line of [
    "if (write.how.startsWith('rm')) return",
    'const isSwitch = GIT_SWITCH.test(write.how)',
    "failed = commands.filter(({ outcome }) => outcome.startsWith('failed'))",
    'told.some(({ what }) => what.includes(name))',
    "if (step.outcome === 'no objection') return",
    'return label === `plugin \u0024{key}`',
    "reason?.includes('protects')",
    'if (fix === BY_FIX) return BY_HAND',
    'const [, code] = /exit (\\d+)/.exec(item.outcome) ?? []',
  ])
    assert.ok(isDecision(line), line)
  for (const line of [
    "if (outcome.code === 'failed') return",
    "if (cause === 'ENOENT') return",
    'if (why !== null) skipped.push(why)',
    'return NO_VERDICT.test(outcome.detail)',
    'const what = `\u0024{name}: \u0024{cause}`',
    'somewhat.includes(x)',
  ])
    assert.ok(!isDecision(line), line)
})
