import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findFailing, keepFailing, trimCommands } from '../../src/sessions/core/failing.ts'
import { findFailedTests, findOutcome, findReported } from '../../src/sessions/core/outcome.ts'
import type { CommandOutcome } from '../../src/sessions/core/outcome-words.ts'
import {
  describeOutcome,
  findNoOutcome,
  OUTCOME_WORDS,
  type OutcomeCode,
  parseOutcome,
} from '../../src/sessions/core/outcome-words.ts'
import { findRefusalWords } from '../../src/sessions/core/turn.ts'
import { createRunLog } from '../../src/work/core/run-log.ts'
import { hostileText, SEED } from './arbitraries.ts'

const ok = (text: string) => ({ id: 't', isError: false, text })
const failed = (text: string) => ({ id: 't', isError: true, text })

/** A run and how it is told. */
const OUTCOMES: readonly (readonly [command: string, result: ReturnType<typeof ok>, outcome: RegExp])[] = [
  ['npm test', ok('42 passing'), /^ok$/],
  ['npm test', ok(''), /^ok$/],
  [
    'npm test',
    failed('Exit code 1\n\n> test\nAssertionError: expected 5, got 6'),
    /^failed: Exit code 1: AssertionError: expected 5, got 6$/,
  ],
  [
    'npm test',
    failed('Exit code 127\nsh: vitest: command not found'),
    /^failed: Exit code 127: sh: vitest: command not found$/,
  ],
  ['npm test', failed(''), /^failed: no output/],
  // Neither a warning nor a heading tells the fault.
  [
    'npm run build',
    failed(
      "Exit code 1\n> build\n<w> [cache] Skipped: Error: big strings\nFailed to compile.\n\n./a.tsx\nModule not found: Can't resolve 'b'",
    ),
    /^failed: Exit code 1: Module not found: Can't resolve 'b'$/,
  ],
  [
    'make',
    failed("Exit code 2\na.c:3:5: warning: implicit declaration of 'fail'\na.c:9:1: error: expected ';'"),
    /^failed: Exit code 2: a\.c:9:1: error: expected ';'$/,
  ],
  [
    'npm run build',
    failed('Exit code 1\n> build\nFailed to compile.\n\n./a.tsx'),
    /^failed: Exit code 1: Failed to compile\.$/,
  ],
  ['vite build', failed('Exit code 1\nerror during build:\nCould not resolve "b": not found'), /: Could not resolve/],
  [
    'make',
    failed('\u001b[31mExit code 2\u001b[0m\n\u001b[31merror: missing rule\u001b[0m'),
    /^failed: Exit code 2: error: missing rule$/,
  ],
  // A pipe hides the exit code of what failed.
  [
    'npm test 2>&1 | tail -20',
    ok('  12 passing\n  1 failing\n\n  1) parser reads dates:\n  Error: expected 5'),
    /^failed: .*1 failing.*Error: expected 5/,
  ],
  [
    'npx tsc --noEmit | head -5',
    ok("src/a.ts(3,5): error TS2322: Type 'string' is not assignable"),
    /^failed: .*TS2322/,
  ],
  ['pytest -q | tail -3', ok('1 failed, 20 passed in 2.1s'), /^failed: 1 failed, 20 passed/],
  ['npm test || true', ok('# tests 3\n# pass 2\n# fail 1'), /^failed: # fail 1/],
  ['node build.mjs; echo done', ok('Error: Cannot find module "x"\ndone'), /^failed: Error: Cannot find module/],
  ['cargo test | tail -5', ok('test result: FAILED. 3 passed; 1 failed'), /^failed: test result: FAILED/],
  ['go test ./... | tail', ok('FAIL\tgithub.com/a/b\t0.01s'), /^failed: /],
  [
    'go build ./... 2>&1 | head -50',
    ok('# example.com/a/store\nstore/read.go:74:62: undefined: id\nstore/read.go:90:2: too many errors'),
    /^failed: store\/read.go:74:62: undefined: id$/,
  ],
  ['mise run lint | tail -20', ok('store/read.go:189:19: Error return value is not checked (errcheck)'), /^failed: st/],
  ['mvn compile | tail', ok('src/A.java:12: error: cannot find symbol'), /^failed: src\/A.java:12: error: cannot/],
  ['xcodebuild -scheme A 2>&1 | grep -E "(error:|BUILD)"', ok('** BUILD FAILED **'), /^failed: \*\* BUILD FAILED/],
  ['./gradlew assembleDebug | tail', ok('e: Main.kt:3 Unresolved\nBUILD FAILED in 12s'), /^failed: BUILD FAILED/],
  ['mvn -q test | tail', ok('[ERROR] Tests run: 4, Failures: 1\n[INFO] BUILD FAILURE'), /^failed: \[INFO\] BUILD FAIL/],
  ['npx next build | tail', ok('Failed to compile.\n./a.tsx\nType error: x'), /^failed: Failed to compile.*Type error/],
  [
    'terraform apply | tail',
    ok('\u2577\n\u2502 Error: creating bucket: denied'),
    /^failed: \u2502 Error: creating bucket/,
  ],
  ['kubectl apply -f a.yaml 2>&1 | head', ok('Error from server (Forbidden): x'), /^failed: Error from server/],
  ['docker compose up -d | tail -5', ok('Error response from daemon: no space'), /^failed: Error response/],
  ['docker rm -f web; docker compose up -d | tail', ok('Error response from daemon: No such container: web'), /^ok$/],
  ['gcloud run deploy a | tail', ok('ERROR: (gcloud.run.deploy) Build failed'), /^failed: ERROR: \(gcloud/],
  // A search that found nothing behind a check.
  ['npx tsc --noEmit 2>&1 | grep "error TS"', failed('Exit code 1'), /^ok$/],
  ["npx tsc 2>&1 | grep -cE 'error|warning'", failed('Exit code 1\n0'), /^ok$/],
  ['npx tsc 2>&1 | grep -c "error TS" && npx eslint src', failed('Exit code 1\n0'), /^no result$/],
  ['npm test 2>&1 | grep "Tests passed"', failed('Exit code 1'), /^no result$/],
  ['npm test > log || grep "not ok" log', failed('Exit code 1'), /^failed/],
  ['npm test 2>&1 | grep -v error', failed('Exit code 1'), /^no result$/],
  ['git commit -m "Add retries" 2>&1 | grep "files changed"', failed('Exit code 1'), /^no result$/],
  ['npx tsc 2>&1 | grep -c "error TS"; npx eslint src', failed('Exit code 1\n0'), /^failed: /],
  ['npx tsc 2>&1 | grep -v x && npx eslint src', failed('Exit code 1\na.ts:1:1 no var'), /^failed: /],
  ['npx tsc 2>&1 | grep x', failed('Exit code 2\ngrep: bad'), /^failed: /],
  [
    'xcodebuild -scheme App build 2>&1 | tail -3',
    ok('xcodebuild: error: The project named "A" does not contain a scheme named "App".'),
    /^failed: xcodebuild: error: The project/,
  ],
  // What only looks like a failure.
  ['git log --format=%s | cat', ok('parser: error: messages name the line'), /^ok$/],
  ['npm run build | tail', ok('build failures: 0'), /^ok$/],
  ['make | tail -3', ok('src/a.c:12:5: warning: unused variable x\nsrc/a.c:9:1: note: declared here'), /^ok$/],
  ['go test -v | tail -3', ok('    read_test.go:12: 3 rows\n--- PASS: TestRead (0.01s)\nPASS'), /^ok$/],
  ['cat out.txt | head', ok('store/read.go:74:62: undefined: id'), /^ok$/],
  ['cd store && rg --column test | head', ok('read.go:74:62: func test() {'), /^ok$/],
  ['npm test | tail -3', ok('# tests 3\n# pass 3\n# fail 0'), /^ok$/],
  ['pytest -q | tail -1', ok('21 passed, 0 failed in 2.1s'), /^ok$/],
  ['cat error.log | head', ok('Error: this is an old log\n3 failed'), /^ok$/],
  ['grep -rn "failed" src | head', ok('src/a.ts: 3 failed'), /^ok$/],
  ['git log --oneline | head -3', ok('1234 Fix 3 failures'), /^ok$/],
  ['npm test', ok('prints "3 failed" in a test name'), /^ok$/],
  // No outcome at all.
  ['npm test', ok('Command running in background with ID: b1.'), /^running in the background$/],
  [
    'rm -rf x',
    failed("The user doesn't want to proceed with this tool use. The tool use was rejected"),
    /^refused by the user$/,
  ],
  ['rm -rf x', failed('Permission for this tool use was denied.'), /^refused by a permission rule$/],
  ['rm -rf x', failed('PreToolUse:Bash hook error: write-size: too large'), /^refused by a hook$/],
]

for (const [command, run, outcome] of OUTCOMES) {
  test(`${command} with ${JSON.stringify(run.text.slice(0, 60))} is ${outcome.source}`, () =>
    assert.match(describeOutcome(findOutcome(run, command)), outcome))
}

test('how a background run ended is what its report says', () => {
  const reported = (status: string, report: string) => describeOutcome(findReported(status, report))
  assert.equal(reported('completed', 'Background command "npm test" completed (exit code 0)'), 'ok')
  assert.match(reported('completed', 'Background command "npm test" completed (exit code 1)'), /^failed: /)
  assert.match(reported('failed', 'Background command "npm test" failed with exit code 2'), /^failed: .*exit code 2/)
  assert.match(reported('killed', ''), /^failed: killed/)
})

test('an outcome is read as it was worded', () => {
  for (const code of [...Object.keys(OUTCOME_WORDS), 'told', 'unreturned'] as OutcomeCode[]) {
    const detail = code === 'failed' ? 'Exit code 1' : code in OUTCOME_WORDS ? '' : 'Found three.'
    assert.deepEqual(parseOutcome(describeOutcome({ code, detail })), { code, detail })
  }
})

test('a run in the background fails or passes when its report comes, and an agent gives what it found', () => {
  const log = createRunLog()
  const command = { id: 'c', name: 'Bash', input: { command: 'npm test' } }
  log.addResult(command, ok('Command running in background with ID: b1.'))
  assert.deepEqual(log.result([]).failing, [])
  log.addReport({ callId: 'c', status: 'completed', summary: 'Background command completed (exit code 1)', result: '' })
  assert.equal(log.result([]).failing.length, 1)
  const stopped = { id: 's', name: 'Bash', input: { command: 'npx tsc' } }
  log.addResult(stopped, ok('Command running in background with ID: b2.'))
  log.addReport({ callId: 's', status: 'killed', summary: 'Background command "npx tsc" was stopped', result: '' })
  assert.equal(log.result([]).failing.length, 1, 'a run that somebody stopped did not fail')
  const agent = { id: 'a', name: 'Agent', input: { description: 'look' } }
  log.addResult(agent, ok('Async agent launched successfully.'))
  log.addReport({ callId: 'a', status: 'completed', summary: 'Agent "look" completed', result: 'Found three callers.' })
  log.addReport({ callId: 'unknown', status: 'completed', summary: 'nobody asked', result: '' })
  assert.deepEqual(log.result([]).agents, [{ description: 'look', outcome: parseOutcome('Found three callers.') }])
})

test('an agent refused or still running has found nothing', () => {
  const log = createRunLog()
  log.addResult({ id: 'a', name: 'Agent', input: { description: 'look' } }, ok('Async agent launched successfully.'))
  assert.doesNotMatch(log.result([]).agents[0]?.outcome.detail ?? '', /launched/)
})

test('the words of a refusal are found in it and nowhere else', () => {
  const text =
    "The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\nuse tabs"
  assert.equal(findRefusalWords('Bash', failed(text)), 'use tabs')
  assert.equal(findRefusalWords('Bash', ok(text)), null)
  assert.equal(findRefusalWords('Bash', failed('cat: To tell you how to proceed, the user said:\nx')), null)
  // A server words its own errors.
  assert.equal(findRefusalWords('mcp__web__fetch', failed(text)), null)
  assert.equal(findRefusalWords('mcp__web__fetch', { ...failed(text), isRefused: true }), 'use tabs')
})

test('what begins like a note of the client inside an output is output', () => {
  assert.equal(findNoOutcome('log: Command running in background with ID: x'), null)
})

/** What runners print, the tests they name as failed, and the line that says why. */
const RUNNERS: readonly (readonly [runner: string, output: string, name: RegExp, error: RegExp])[] = [
  [
    'node:test, TAP',
    'TAP version 13\nok 1 - adds\nnot ok 2 - reads dates\n  ---\n  error: Expected values to be strictly equal\n  ...\n# fail 1',
    /^reads dates$/,
    /Expected values/,
  ],
  [
    'node:test, spec',
    '\u2714 adds (1.2ms)\n\u2716 reads dates (3.4ms)\n  AssertionError [ERR_ASSERTION]: 5 !== 6\n\u2139 fail 1',
    /^reads dates$/,
    /5 !== 6/,
  ],
  [
    'jest',
    'FAIL src/date.test.ts\n  \u25cf dates \u203a reads a leap day\n\n    expect(received).toBe(expected)\n\n    Expected: 29\n    Received: 28',
    /^dates \u203a reads a leap day$/,
    /expected/i,
  ],
  [
    'vitest',
    ' FAIL  src/date.test.ts > dates > reads a leap day\nAssertionError: expected 28 to be 29',
    /dates > reads a leap day$/,
    /expected 28 to be 29/,
  ],
  [
    'vitest, tree',
    ' \u00d7 dates > reads a leap day 3ms\n   \u2192 expected 28 to be 29',
    /reads a leap day/,
    /expected 28 to be 29/,
  ],
  [
    'pytest',
    '=== FAILURES ===\nE   assert 28 == 29\nFAILED tests/test_date.py::test_leap - assert 28 == 29\n1 failed in 0.1s',
    /^tests\/test_date\.py::test_leap$/,
    /assert 28 == 29/,
  ],
  [
    'go',
    '--- FAIL: TestLeap (0.00s)\n    date_test.go:12: expected 29, got 28\nFAIL\nFAIL\tgithub.com/a/b',
    /^TestLeap$/,
    /expected 29, got 28/,
  ],
  [
    'cargo',
    "test date::leap ... FAILED\n\n---- date::leap stdout ----\nthread 'date::leap' panicked at src/date.rs:3:5:\nassertion `left == right` failed",
    /^date::leap$/,
    /panicked|assertion/,
  ],
  [
    'tsc',
    "src/date.ts(12,5): error TS2322: Type 'string' is not assignable to type 'number'.",
    /^src\/date\.ts\(12,5\)/,
    /TS2322/,
  ],
  [
    'tsc, pretty',
    "src/date.ts:12:5 - error TS2322: Type 'string' is not assignable to type 'number'.",
    /^src\/date\.ts:12:5$/,
    /TS2322/,
  ],
  ['gcc', "src/date.c:12:5: error: use of undeclared identifier 'x'", /^src\/date\.c:12:5$/, /undeclared/],
  ['rspec', 'rspec ./spec/date_spec.rb:12 # Date leap', /^\.\/spec\/date_spec\.rb:12/, /^/],
  [
    'mocha',
    '  1 passing\n  1 failing\n\n  1) dates\n       reads a leap day:\n     AssertionError: expected 28 to equal 29',
    /dates/,
    /expected 28/,
  ],
]

for (const [runner, output, name, error] of RUNNERS) {
  test(`the failed test is named: ${runner}`, () => {
    const [first, ...rest] = findFailedTests('npm test', `Exit code 1\n${output}`)
    assert.ok(first !== undefined, 'no test found')
    assert.match(first.test, name)
    assert.match(first.error, error)
    assert.equal(first.command, 'npm test')
    assert.deepEqual(rest, [])
  })
}

/** What a run prints of several failed tests, and each with its own reason. */
const SEVERAL: readonly (readonly [what: string, output: string, told: readonly string[]])[] = [
  [
    'go test -v',
    '=== RUN   TestA\n    a_test.go:4: got 500, want 200\n--- FAIL: TestA (0.01s)\n=== RUN   TestB\n    a_test.go:9: empty\n--- FAIL: TestB (0.01s)\nFAIL',
    ['TestA: a_test.go:4: got 500, want 200', 'TestB: a_test.go:9: empty'],
  ],
  [
    'go test -v in parallel',
    '=== RUN   TestA\n=== PAUSE TestA\n=== RUN   TestB\n=== PAUSE TestB\n=== CONT  TestA\n=== CONT  TestB\n    a_test.go:9: b is empty\n--- FAIL: TestB (0.00s)\n=== NAME  TestA\n    a_test.go:4: a is empty\n--- FAIL: TestA (0.01s)',
    ['TestB: a_test.go:9: b is empty', 'TestA: a_test.go:4: a is empty'],
  ],
  [
    'go test with a part',
    '--- FAIL: TestA (0.00s)\n    --- FAIL: TestA/leap (0.00s)\n        a_test.go:4: 1 row, want 2\nFAIL\tgithub.com/a/b',
    ['TestA: ', 'TestA/leap: a_test.go:4: 1 row, want 2'],
  ],
  ['go, without reasons', '--- FAIL: TestA (0.01s)\n--- FAIL: TestB (0.01s)\nFAIL', ['TestA: ', 'TestB: ']],
  ['go, with logs alone', '--- FAIL: TestA (0.01s)\n    a_test.go:4: phase 1\n    a_test.go:6: phase 2', ['TestA: ']],
  [
    'testify',
    '--- FAIL: TestA (0.01s)\n    a_test.go:4: \n        Error Trace:\t/p/a_test.go:4\n        Error:      \tValue is nil.',
    ['TestA: Error: Value is nil.'],
  ],
  [
    'cargo',
    "test a ... FAILED\ntest b ... FAILED\n\n---- a stdout ----\nthread 'a' panicked at src/a.rs:1:1:\n---- b stdout ----\nassertion failed: b",
    ["a: thread 'a' panicked at src/a.rs:1:1:", 'b: assertion failed: b'],
  ],
  [
    'vitest, one error of two',
    ' FAIL  a.test.ts > a\n FAIL  a.test.ts > b\nAssertionError: expected 1 to be 2',
    ['a.test.ts > a: AssertionError: expected 1 to be 2', 'a.test.ts > b: AssertionError: expected 1 to be 2'],
  ],
]

for (const [what, output, told] of SEVERAL) {
  test(`each failed test has its own reason: ${what}`, () =>
    assert.deepEqual(
      findFailedTests('t', `Exit code 1\n${output}`).map(({ test: name, error }) => `${name}: ${error}`),
      told,
    ))
}

test('a run that passed names no failed test, and of many four are kept', () => {
  assert.deepEqual(findFailedTests('npm test', 'ok 1 - fails gracefully\nok 2 - not ok is printed\n# fail 0'), [])
  const many = Array.from({ length: 50 }, (_, index) => `not ok ${index} - test ${index}`).join('\n')
  assert.equal(findFailedTests('npm test', many).length, 4)
})

test('a failed test at the end of a long output is found', () => {
  const output = `${'. compiling\n'.repeat(20_000)}not ok 7 - reads dates\n  error: 5 !== 6\n`
  assert.deepEqual(
    findFailedTests('t', output).map(({ test: name }) => name),
    ['reads dates'],
  )
})

const run = (command: string, outcome = 'ok'): CommandOutcome => ({ command, outcome: parseOutcome(outcome) })
const fails = (command: string): CommandOutcome => run(command, 'failed: Exit code 1')

/** Runs in order, and the commands that fail in the end. */
const FAILING: readonly (readonly [what: string, runs: readonly CommandOutcome[], failing: readonly string[]])[] = [
  ['nothing ran', [], []],
  ['it failed', [fails('npm test')], ['npm test']],
  ['it was mended', [fails('npm test'), run('npm test')], []],
  ['it broke', [run('npm test'), fails('npm test')], ['npm test']],
  ['a broader run passed', [fails('npm test -- parser'), run('npm test')], []],
  ['a narrower run passed', [fails('npm test'), run('npm test -- parser')], ['npm test']],
  ['another runner passed', [fails('npm test'), run('pytest')], ['npm test']],
  ['mended through a pipe', [fails('npm test 2>&1 | tail -5'), run('npm test')], []],
  ['mended in another folder notation', [fails('cd /p && npm test'), run('npm test')], []],
  ['a lookup found nothing', [fails('grep -rn foo src'), fails('ls missing'), fails('git diff --exit-code')], []],
  ['a command behind a lookup failed', [fails('ls -la && npm test')], ['ls -la && npm test']],
  ['a command behind an echo failed', [fails('echo start; npm test')], ['echo start; npm test']],
  ['it was committed since', [fails('npm test'), run('git add -A && git commit -m x')], []],
  ['it was pushed since', [fails('npm test'), run('git -C lib push')], []],
  ['a commit failed since', [fails('npm test'), fails('git commit -m x')], ['npm test']],
  ['it failed behind a commit', [fails('npm test'), run('git commit -m x'), fails('npm test')], ['npm test']],
  ['it lacks a variable', [run('npm test', 'failed: Exit code 1: Environment variable not found: DB.')], []],
  ['it was refused since', [fails('npm test'), run('npm test', 'refused by the user')], ['npm test']],
  ['it runs in the background since', [fails('npm test'), run('npm test', 'running in the background')], ['npm test']],
  ['it was tried and has not ended', [fails('npm test'), run('npm test', 'no result')], ['npm test']],
  [
    'the one of two parts passed',
    [fails('npm run build; npm test'), run('npm run build')],
    ['npm run build; npm test'],
  ],
  [
    'two fail, the newest last',
    [fails('npm test'), fails('cargo build'), fails('npm test')],
    ['cargo build', 'npm test'],
  ],
]

for (const [what, runs, failing] of FAILING) {
  test(`failing: ${what}`, () => {
    assert.deepEqual(
      findFailing(runs),
      failing.map((command) => `${command}: failed: Exit code 1`),
    )
  })
}

test('failed tests go with their command', () => {
  const tests = [
    { command: 'npm test', test: 'reads dates', error: '' },
    { command: 'make', test: 'links', error: '' },
  ]
  assert.deepEqual(keepFailing(tests, [fails('npm test'), fails('make'), run('make')]), [tests[0]])
})

test('of many commands the newest stay, and those that fail', () => {
  const outcome = fc.constantFrom('ok', 'failed: Exit code 1', 'no result', 'refused by the user').map(parseOutcome)
  const commands = fc.array(
    fc.record({
      command: fc.constantFrom(
        'npm test',
        'npm test a.ts',
        'npm run lint',
        'cargo build',
        'pytest',
        'ls',
        'git status',
      ),
      outcome,
    }),
    {
      maxLength: 60,
    },
  )
  fc.assert(
    fc.property(commands, fc.integer({ min: 1, max: 30 }), (all, limit) => {
      const kept = trimCommands(all, limit)
      assert.equal(kept.length, Math.min(limit, all.length))
      assert.deepEqual(
        kept,
        all.filter((item) => kept.includes(item)),
        'order',
      )
      assert.deepEqual(trimCommands(kept, limit), kept)
      if (limit >= 12) assert.deepEqual(findFailing(kept), findFailing(all))
    }),
    { seed: SEED, numRuns: 1000 },
  )
})

test('whatever is printed, an outcome is one short line', () => {
  fc.assert(
    fc.property(hostileText, hostileText, fc.boolean(), (command, text, isError) => {
      const outcome = describeOutcome(findOutcome({ id: 't', isError, text }, command))
      assert.ok(outcome.length <= 300 && !outcome.includes('\n'), outcome)
      assert.ok(outcome !== 'ok' || !isError, 'a failure is never ok')
      for (const found of findFailedTests(command, text))
        assert.ok(found.test.length <= 160 && found.error.length <= 200, found.test)
    }),
    { seed: SEED, numRuns: 500 },
  )
})
