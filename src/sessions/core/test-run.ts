import { findRun } from './failing.ts'
import { isPrelude, nameProgram } from './runners.ts'

const RUNNERS: ReadonlySet<string> = new Set(
  `jest vitest mocha ava tap tape karma jasmine pytest py.test nose2 tox nox rspec minitest phpunit pest ctest
  bats playwright cypress busted prove gotestsum nextest tarpaulin kaocha stack-test`.split(/\s+/),
)

/** Programs that run tests if told to by a word among the next ones. */
const TOLD: ReadonlySet<string> = new Set(
  `npm pnpm yarn bun deno node cargo go dotnet mvn mvnw gradle gradlew make just task ninja bazel bazelisk
  buck2 sbt mix rebar3 lein clojure cabal stack swift xcodebuild flutter dart zig rake rails composer python
  python3 php django-admin hatch meson nx turbo lerna moon dune elm crystal gleam ng`.split(/\s+/),
)

/** Words behind a package manager that only manage a package called `jest`, without running tests. */
const INSTALLS: ReadonlySet<string> = new Set(
  'install i ci add update upgrade remove rm uninstall un ls list why view info outdated link get mod vet -c -e'.split(
    ' ',
  ),
)

/** A word that means tests: `test`, `test:unit`, `//pkg:parser_test`, `integration-tests`, `unittest`. */
const TEST_WORD =
  /^(?:unittest|nextest|pytest|jest|vitest|--test|-Dtest\S*)$|(?:^|[:/._-])(?:tests?|specs?)(?:$|[:._-])/i

/**
 * The test run in a command, without the pipes, redirections and other commands around that run. Null for a command
 * without tests. Two commands with the same run are the same tests asked twice.
 */
export function findTestRun(command: string): string | null {
  const parts = findRun(command).split(' && ')
  if (!parts.some(isTestCommand)) return null
  // A `cd` stays: the same words in another folder are other tests.
  return parts.filter((part) => isTestCommand(part) || part.startsWith('cd ')).join(' && ')
}

function isTestCommand(part: string): boolean {
  // Quoted words run no tests: `git commit -m "npm test"`.
  const words = part.replace(/"[^"]{0,400}"|'[^']{0,400}'/g, '""').split(/\s+/)
  let at = 0
  while (at < words.length && isPrelude(words[at] ?? '')) at += 1
  const program = nameProgram(words[at] ?? '')
  const rest = words.slice(at + 1, at + 8)
  if (RUNNERS.has(program)) return !rest.includes('--version') && !rest.includes('--help')
  if (rest[0] === 't') return /^(?:npm|pnpm|yarn|bun)$/.test(program)
  if (TOLD.has(program)) return !INSTALLS.has(rest[0] ?? '') && rest.some((word) => TEST_WORD.test(word))
  // A script of the repository's own: `./run-tests.sh`, `bin/test`.
  return /(?:^|[-_])tests?(?:$|[-_.])/.test(program) && (program !== 'test' || /[/\\]/.test(words[at] ?? ''))
}
