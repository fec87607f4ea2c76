import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFailing } from '../../src/work/core/failing.ts'
import { parseOutcome } from '../../src/work/core/outcome-words.ts'
import { covers, findTargets } from '../../src/work/core/target.ts'
import type { CommandOutcome } from '../../src/work/core/work-state.ts'

const describe = (command: string) =>
  findTargets(command).map(
    ({ kinds, family, scope }) => `${family} ${kinds[0]}${scope.map((word) => ` ${word}`).join('')}`,
  )

/** A command and what it brings to pass or fail. */
const TARGETS: readonly (readonly [command: string, targets: readonly string[]])[] = [
  ['npm test', ['js test']],
  ['npx vitest run src/a.test.ts', ['js test src/a.test.ts']],
  ['CI=1 timeout 60 npx jest -t "reads dates"', ['js test reads dates']],
  ['npm run test:e2e', ['js test :e2e']],
  ['cd /p && npm test 2>&1 | tail -5', ['js test']],
  ['cd packages/a && npm test', ['js test packages/a/']],
  ['npm run build && npm test', ['js build', 'js test']],
  ['npm run lint; npm test', ['js test']],
  ['npm test; echo done', ['js test']],
  ['pytest -q tests/test_a.py -k dates', ['py test tests/test_a.py dates']],
  ['python -m pytest tests', ['py test tests']],
  ['uv run ruff check src/a', ['py lint src/a']],
  ['go test ./...', ['go test']],
  ['go test ./store/... -run TestRead', ['go test store TestRead']],
  ['go vet ./...', ['go build']],
  ['cargo test -p store', ['rust test store']],
  ['cargo clippy', ['rust lint :clippy']],
  ['go test -v -count=1 ./store', ['go test store']],
  ['npx jest -c jest.e2e.js --bail src/a.test.ts', ['js test src/a.test.ts']],
  ['npm test -- --silent a.test.ts', ['js test a.test.ts']],
  ['npm run ci', ['js test']],
  ['node --test', ['js test']],
  ['./gradlew check', ['jvm build']],
  ['./gradlew :app:assembleDebug', ['jvm build :app :assembleDebug']],
  ['xcodebuild -project A.xcodeproj -scheme A -sdk x -configuration Debug build', ['swift build']],
  ['xcodebuild -scheme A', ['swift build']],
  ['xcodebuild test -scheme A', ['swift test']],
  ['npx next build', ['js build']],
  ['cmake .. -DCMAKE_BUILD_TYPE=Debug 2>&1 | tail -5 && cmake --build . --target app -j$(nproc)', ['c build']],
  ['make', ['any build']],
  ['make -j 8', ['any build']],
  ['make test', ['any test']],
  ['./run-tests.sh --fast', ['own ./run-tests.sh test']],
  ['node scripts/check.mjs', ['own scripts/check.mjs test']],
  ['clang++ -std=c++17 -Isrc -o bench bench/real.cpp src/filter.cpp', ['c build real.cpp']],
  ['cd src && rustc -O main.rs && ./main', ['rust build src/ main.rs']],
  ['git merge main', ['git merge']],
  ['git rebase --continue', ['git merge']],
  // What tests, builds, lints and merges nothing.
  ...[
    'ls',
    'npm install',
    'npm ci',
    'npx playwright install chromium',
    'gcc --version',
    'cmake -S . -B build -DCMAKE_BUILD_TYPE=Release',
    'cmake --install build',
    'gcc -o /tmp/try /tmp/try.c',
    'git status',
    'git push',
    'cat test.log',
    'curl localhost:80/test',
    'node -e "1"',
    'go version',
    '',
  ].map((command) => [command, []] as const),
]

for (const [command, targets] of TARGETS) {
  test(`${JSON.stringify(command)} runs ${targets.join(', ') || 'nothing'}`, () =>
    assert.deepEqual(describe(command), targets))
}

/** Whether a pass of the one says that the other passes, too. */
const COVERS: readonly (readonly [passed: string, failed: string, covered: boolean])[] = [
  ['npm test', 'npx vitest run src/a.test.ts', true],
  ['npx vitest run src/a.test.ts', 'npm test', false],
  ['npx jest src/a.test.ts', 'npm test -- src/a.test.ts', true],
  ['go test ./...', 'go test ./store -run TestRead', true],
  ['go test ./store', 'go test ./api', false],
  ['make test', 'pytest', true],
  ['python -m pytest', 'pytest', true],
  ['pytest -q tests/test_a.py', 'pytest', false],
  ['cargo fmt', 'cargo clippy', false],
  ['pytest', 'npm test', false],
  ['npm run build', 'npm test', false],
  ['npm test', 'npm run build', true],
  ['npm run lint', 'npm run build', false],
  ['npm run ci', 'npm run lint', true],
  ['cd packages/a && npm test', 'cd packages/b && npm test', false],
  ['npm test', 'cd packages/b && npm test', true],
  ['git rebase --continue', 'git rebase main', true],
  ['g++ -o a main.cpp filter.cpp', 'g++ -o a main.cpp', true],
  ['g++ -o a main.cpp', 'g++ -o a src/main.cpp filter.cpp', true],
  ['g++ -c filter.cpp', 'g++ -o a main.cpp filter.cpp', false],
  ['make', 'g++ -o a main.cpp', true],
  ['npm run lint:fix', 'npm run lint', true],
  ['yarn lint:fix', 'npm run lint', true],
  ['bun run lint:write:unsafe', 'pnpm lint', true],
  ['npm run check:write', 'npm run check', true],
  ['npm run lint-fix', 'npm run lint', true],
  ['npm run format:write', 'npm run format:check', true],
  ['npm run format', 'npm run format:check', true],
  ['npm run prettier:fix', 'npm run prettier:check', true],
  ['npm run lint:css:fix', 'npm run lint:css', true],
  ['npm run lint:css:fix', 'npm run lint', false],
  ['npm run lint:fix', 'npm run build', false],
  ['npm run fix', 'npm run lint', false],
  ['./run-tests.sh', './run-e2e.sh', false],
  ['go test ./a -run "TestRead_.*Tab|TestWrite"', 'go test ./a -run "TestRead_DropsTab"', true],
  ['go test ./a -run "TestRead_.*Tab|TestWrite"', 'go test ./a -run "TestRead_DropsTab|TestWriteAll"', true],
  ['go test ./a -run "TestRead_.*Tab|TestWrite"', 'go test ./a -run "TestRead_DropsTab|TestOther"', false],
  ['go test ./a -run "TestRead_.*Tab"', 'go test ./a -run "Tab_TestRead_"', false],
]

for (const [passed, failed, covered] of COVERS) {
  test(`a pass of ${passed} is ${covered ? 'one' : 'none'} of ${failed}`, () => {
    const [one, other] = [findTargets(passed).at(-1), findTargets(failed).at(-1)]
    assert.ok(other !== undefined)
    assert.equal(one !== undefined && covers(one, other), covered)
  })
}

const run = (command: string, outcome = 'ok'): CommandOutcome => ({ command, outcome: parseOutcome(outcome) })
const fails = (command: string, why = 'Exit code 1'): CommandOutcome => run(command, `failed: ${why}`)

/** Runs in order, and the commands that fail in the end. */
const FAILING: readonly (readonly [what: string, runs: readonly CommandOutcome[], failing: readonly string[]])[] = [
  ['a program is missing', [fails('npx vitest', 'Exit code 127: sh: vitest: command not found')], []],
  ['an option is wrong', [fails('pytest --fast', 'Exit code 4: unrecognized arguments: --fast')], []],
  ['a script is missing', [fails('npm run test:all', 'Exit code 1: npm error Missing script: "test:all"')], []],
  ['a run that was cut short', [fails('npm test', 'Exit code 143')], []],
  ['a run beside one that failed', [fails('npm test', 'Sibling tool call errored')], []],
  ['a taken port', [fails('npm run test:e2e', 'Exit code 1: Error: listen EADDRINUSE')], []],
  ['such a run takes nothing back', [fails('npm test'), fails('npm test', 'Exit code 143')], ['npm test']],
  ['a merge with conflicts', [fails('git merge main', 'CONFLICT (content): a.ts')], ['git merge main']],
  ['a merge that was ended', [fails('git rebase main', 'could not apply 1f2e3d4'), run('git rebase --continue')], []],
  ['a merge that could not begin', [fails('git merge main', 'not something we can merge')], []],
  ['a newer failure of the same in other words', [fails('npx jest'), fails('npm test')], ['npm test']],
  ['a narrower failure after a pass of all', [run('npm test'), fails('npx jest a.test.ts')], ['npx jest a.test.ts']],
  [
    'of a chain, the part that is named',
    [fails('npm run lint && npm test', 'npm error [test]'), run('npm run lint')],
    ['npm run lint && npm test'],
  ],
  [
    'a chain with a set-up, of which the build passed since',
    [
      fails('cmake .. -DBUILD_TESTS=ON | tail -5 && cmake --build . --target app -j4 2>&1 | tail -20'),
      run('cmake --build . --target app | tail'),
    ],
    [],
  ],
  [
    'a chain of which both passed since',
    [fails('npm run build && npm test'), run('npm run build'), run('npm test')],
    [],
  ],
]

/** What programs printed for calls that tested nothing (2026-11). */
const TESTED_NOTHING: readonly (readonly [command: string, printed: string])[] = [
  ['npx tsc --noEmitt', "error TS5023: Unknown compiler option '--noEmitt'."],
  ['node --test --foo', 'node: bad option: --foo'],
  ['npx biome check --foo', 'Error: no such flag: `--foo`, did you mean `--fix`?'],
  ['npx jest --foo', '● Unrecognized CLI Parameter:'],
  ['cargo test --foo', "error: unexpected argument '--foo' found"],
  ['cargo test --test nothing', 'error: no test target named `nothing` in default-run packages'],
  ['mvn test tset', '[ERROR] Unknown lifecycle phase "tset".'],
  ['npx ava --foo', '✘ Couldn’t find any files to test'],
]

for (const [command, printed] of TESTED_NOTHING) {
  test(`no failure: ${command}`, () => assert.deepEqual(findFailing([fails(command, `Exit code 1: ${printed}`)]), []))
}

for (const [what, runs, failing] of FAILING) {
  test(`failing: ${what}`, () =>
    assert.deepEqual(
      findFailing(runs).map((text) => text.split(': failed')[0]),
      failing,
    ))
}
