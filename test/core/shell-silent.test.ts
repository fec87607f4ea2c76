import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findShellWrites } from '../../src/core/shell/find-shell-writes.ts'
import { isSurelySilent } from '../../src/core/shell/is-surely-silent.ts'
import { readCorpus } from './shell-corpus.ts'

const CONTEXT = { cwd: '/w', home: '/h', dialect: 'bash' } as const

function assertSilent(command: string): void {
  const { writes, unresolved, irreversible } = findShellWrites(command, CONTEXT)
  assert.deepEqual({ writes, unresolved, irreversible }, { writes: [], unresolved: [], irreversible: [] }, command)
}

test('what the quick look lets pass, the whole analysis finds nothing in', () => {
  const words =
    'ls cat head git log status diff grep rm tee sed -i -o --output=f --out f ../f a=b x= -C docs -c push --force sort find -delete . env bash -c true cd make npm test exec run publish && || ; | 2>&1 >/dev/null 2>/dev/null > >f \'a > b\' "a | b" \'--output=f\' "$x" $x * ~ \'x\'y "-o" & \n # echo'.split(
      ' ',
    )
  const text = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((parts) => parts.join(' ')),
    fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('ls', 'cat', 'git log', 'grep'), fc.string()).map(([name, rest]) => `${name} ${rest}`),
  )
  let passed = 0
  fc.assert(
    fc.property(text, (command) => {
      if (!isSurelySilent(command)) return
      passed += 1
      assertSilent(command)
    }),
    { numRuns: 20_000 },
  )
  assert.ok(passed > 100, `${passed} passed`)
})

test('no labelled write passes the quick look, and everyday reading does', () => {
  for (const { command, harmless, dialect } of readCorpus()) {
    if (harmless !== true && dialect === undefined) assert.equal(isSurelySilent(command), false, command)
  }
  for (const command of [
    'ls -la',
    'cat src/a.ts',
    'git status',
    'git diff HEAD -- src'.replace(' --', ''),
    'grep -rn foo src',
    'pwd',
  ]) {
    assert.equal(isSurelySilent(command), true, command)
  }
})

test('anything with a meaning to the shell is for the parser', () => {
  for (const sign of [
    '> f',
    '$(x)',
    '`',
    '(',
    '\\',
    '"',
    "'",
    '[',
    '{',
    '#',
    '!',
    '<',
    '\t',
    '& rm f',
    '; rm f',
    '| tee f',
    '\nrm f',
    '>>f',
  ]) {
    assert.equal(isSurelySilent(`cat a ${sign}`), false, sign)
  }
  for (const command of [
    'git log --output=f',
    "git diff '--output=f'",
    'git push',
    'sort -o f f',
    'A=b ls',
    'rm f',
    '',
    "'rm' f",
    'npm publish',
    'git $x',
  ]) {
    assert.equal(isSurelySilent(command), false, command)
  }
})
