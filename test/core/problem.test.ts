import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeProblem, PROBLEM_WORDS, type Problem, type ProblemCode } from '../../src/base/core/problem.ts'

const CODES = Object.keys(PROBLEM_WORDS) as ProblemCode[]

test('codes are in kebab-case', () => {
  for (const code of CODES) assert.match(code, /^[a-z]+(?:-[a-z]+)+$/)
})

/** What failed, then the object in quotes, then the state after a colon, then the consequence after a semicolon. */
const SENTENCE = /^[A-Z][a-zA-Z' -]+(?: "[^"]+"(?: line \d+)?)?(?:: [^;]+)?; [a-z"'][^;]*[^.]$/

for (const code of CODES) {
  test(`${code} reads as a sentence, with and without its details`, () => {
    const problems: readonly Problem[] = [
      { code },
      { code, path: '/p/file' },
      { code, cause: 'ENOENT' },
      { code, path: '/p/file', line: 3, cause: 'unexpected character' },
      { code, path: '/p/file', cause: 'ENOENT', consequence: 'something else holds' },
    ]
    for (const problem of problems) {
      const text = describeProblem(problem)
      assert.match(text, SENTENCE)
      assert.doesNotMatch(text, /undefined|null|\.\.|;;|: ;|\s{2}|\.$/)
      if (problem.path !== undefined) assert.ok(text.includes(`"${problem.path}"`))
      if (problem.line !== undefined) assert.ok(text.includes(`line ${problem.line}`))
      if (problem.cause !== undefined) assert.ok(text.includes(`: ${problem.cause};`))
      if (problem.consequence !== undefined) assert.ok(text.endsWith(`; ${problem.consequence}`))
    }
  })
}

test('an own consequence replaces the usual one', () => {
  const usual = describeProblem({ code: 'config-bad-value', path: '/c.toml' })
  const own = describeProblem({ code: 'config-bad-value', path: '/c.toml', consequence: '"C2" is used' })
  assert.notEqual(usual, own)
  assert.ok(own.endsWith('; "C2" is used'))
})
