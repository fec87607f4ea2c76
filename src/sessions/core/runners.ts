import { once, remember } from '../../base/core/remember.ts'

/** The kind of proof that a passing run gives. `prepare` comes before `apply`, which changes a running system. */
export type TargetKind = 'test' | 'build' | 'lint' | 'merge' | 'apply' | 'prepare'

/** The values of programs, from rows of names and their value. */
const byName = <Value>(rows: readonly (readonly [names: string, value: Value])[]): ReadonlyMap<string, Value> =>
  new Map(rows.flatMap(([names, value]) => names.split(' ').map((name) => [name, value] as const)))

export const ONE_THING = byName<readonly [family: string, kind: TargetKind]>([
  ['jest vitest mocha ava tap tape karma jasmine playwright cypress', ['js', 'test']],
  ['tsc vue-tsc webpack rollup esbuild tsup', ['js', 'build']],
  ['eslint biome prettier stylelint oxlint', ['js', 'lint']],
  ['pytest py.test nose2 tox nox', ['py', 'test']],
  ['ruff mypy pyright flake8 pylint black isort', ['py', 'lint']],
  ['gotestsum', ['go', 'test']],
  ['golangci-lint staticcheck', ['go', 'lint']],
  ['rspec minitest', ['ruby', 'test']],
  ['rubocop', ['ruby', 'lint']],
  ['phpunit pest', ['php', 'test']],
  ['ctest', ['c', 'test']],
  ['bats prove', ['sh', 'test']],
  ['shellcheck', ['sh', 'lint']],
])

export const COMPILERS = byName([
  ['gcc g++ clang clang++ cc c++ nvcc', 'c'],
  ['rustc', 'rust'],
  ['javac kotlinc', 'jvm'],
])

/** Programs whose purpose the next word tells, such as `npm test`. */
export const TOLD = byName([
  ['npm pnpm yarn bun deno node nx turbo lerna moon ng next', 'js'],
  ['python python3 hatch django-admin', 'py'],
  ['go', 'go'],
  ['cargo', 'rust'],
  ['mvn mvnw gradle gradlew sbt lein clojure', 'jvm'],
  ['dotnet', 'dotnet'],
  ['ninja meson cmake bazel bazelisk buck2', 'c'],
  ['make just task mise rake earthly', 'any'],
  ['rails', 'ruby'],
  ['composer php', 'php'],
  ['swift xcodebuild', 'swift'],
  ['dart flutter', 'dart'],
  ['mix', 'elixir'],
  ['cabal stack', 'haskell'],
  ['zig', 'zig'],
])

/** First words that make a program fetch packages or tell of itself, without a run of the work. */
export const INSTALLS: ReadonlySet<string> = new Set(
  `install i add update upgrade remove rm uninstall un ls list why view info outdated link get mod -c -e
  --version --help -h -v version help tasks env use trust`.split(/\s+/),
)
/** Programs that start another program, with options and durations of their own. */
const WRAPPERS: ReadonlySet<string> = new Set(
  `npx bunx pnpx env time timeout nice sudo xvfb-run uv uvx poetry pipenv pdm rye bundle dotenv cross-env c8
  nyc coverage exec run dlx then bash sh zsh x --`.split(/\s+/),
)

/** Words before a program: settings of variables, wrappers with their options and durations. */
export function isPrelude(word: string): boolean {
  return WRAPPERS.has(word) || /^(?:[A-Za-z_]\w{0,60}=|-{1,2}[\w-]{1,40}$|\d+[smh]?$)/.test(word)
}

export function nameProgram(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  return name.includes('.') ? name.replace(/\.(?:exe|cmd|bat)$/, '') : name
}

/** Patterns for names of tasks, and the kinds of proof that such a task gives. */
export const WORDS: readonly (readonly [RegExp, readonly TargetKind[]])[] = [
  [/^(?:ci|all|verify|check-all|precommit|pre-commit)$|(?:^|[:._-])ci$/i, ['test', 'build', 'lint']],
  [
    /^(?:unittest|nextest|pytest|jest|vitest|--test|-Dtest\S*|t)$|(?:^|[:/._-])(?:tests?|specs?|e2e)(?:$|[:._-])/i,
    ['test', 'build'],
  ],
  // `format:check` is a run of a formatter.
  [/(?:^|[:/._-])(?:lint|clippy|fmt|format|eslint|biome|ruff|prettier|stylelint)(?:$|[:._-])/i, ['lint']],
  [
    /(?:^|[:/._-])(?:build|compile|check|vet|typecheck|type-check|types|tsc|assemble|package|bundle)(?:$|[:._-])/i,
    ['build'],
  ],
  // Gradle names a task by the variant that it builds.
  [/(?:^|:)(?:assemble|compile|bundle)[A-Z]/, ['build']],
  [/(?:^|[:/._-])deploy(?:$|[:._-])/i, ['apply']],
]

/** Whether a command tests, builds, lints or checks types: a session works to make such runs pass. */
export const isCheck: (command: string) => boolean = remember(
  500,
  (command) => command.match(/\w+/g)?.some((word) => CHECKS.has(word)) === true,
)

const CHECKS = new Set(
  `test tests jest vitest mocha ava pytest tox rspec phpunit ctest bats playwright cypress build compile tsc lint eslint biome
  ruff mypy pyright clippy vet gcc clang rustc javac cargo xcodebuild gradle gradlew mvn make ninja bazel check verify ci`.split(
    /\s+/,
  ),
)

/** The tool of a program, the words that make a change, and the options that name the changed thing. */
type Applier = readonly [family: string, verb: RegExp, naming: string]

const UPS = /^(?:(?:compose|stack|buildx|image) )?(?:up|deploy|(build))\b/

/** The forms stem from public transcripts, CI files and manuals (2026-11). `deploy` is a task of many programs. */
const listAppliers = once(() =>
  byName<Applier>([
    ['helm', ['helm', /^(?:upgrade|install)\b/, 'n namespace kube-context']],
    ['kubectl oc', ['kubectl', /^(?:apply|replace)\b/, 'f filename k kustomize n namespace context']],
    ['terraform tofu terragrunt', ['terraform', /^(?:run-all )?(?:apply|(plan))\b.*/, 'chdir target']],
    ['pulumi', ['pulumi', /^(?:up|update|(preview))\b/, 's stack C cwd']],
    ['docker docker-compose podman podman-compose nerdctl', ['docker', UPS, 'f file t tag']],
    ['nixos-rebuild darwin-rebuild home-manager', ['nix', /^(?:switch|boot|(build))\b/, 'flake']],
    ['ansible-playbook', ['ansible', /^/, 'i inventory l limit t tags']],
    [
      'gcloud aws az',
      ['any', /^\S+ (?:\S+ )?(?:create-[\w-]*)?deploy(?:ment)?(?=$| )/, 'stack-name service-name function-name'],
    ],
    [
      'cdk sam sst serverless sls fly flyctl vercel netlify wrangler firebase supabase convex prisma eb kamal cap',
      ['any', /^(?:\S+ )?deploy(?=$| )/, 'stack-name app a name only env e stage'],
    ],
  ]),
)

/** Options with a value that names nothing. Any other option takes no value. */
const VALUED =
  /^(?:n|f|e|u|c|p|j|namespace|values|set[\w-]*|version|timeout|(?:kube-)?context|kubeconfig|profile|region|project|user|(?:extra-|env-)?vars?(?:-file)?|env-file|vault[\w-]*|out|platform|build-arg|progress|scale|require-approval|outputs-file|template-file|capabilities|source|image|config)$/

/** Options that keep the system as it is, or give the exit code another meaning. */
const CHANGES_NOTHING = /^--?(?:dry-run\b.*|check|syntax-check|list-\w+|detailed-exitcode|no-execute-changeset|help|h)$/

/** Reads a run that changes a system, or that prepares the change. Null for other words of such programs. */
export function readApplied(program: string, rest: readonly string[]) {
  const applier = listAppliers().get(program)
  if (applier === undefined) return null
  const [family, verb, naming] = applier
  const { plain, named } = splitWords(rest, new Set(naming.split(' ')))
  const words = plain.join(' ')
  const found = verb.exec(words)
  if (found === null || rest.some((word) => CHANGES_NOTHING.test(word))) return null
  const kinds: readonly TargetKind[] = found[1] === undefined ? ['apply', 'prepare'] : ['prepare']
  // The first word behind the verb names a release or a playbook. Behind that of docker, all words are services.
  const things = words.slice(found[0].length).trim()
  const scope = [...things.split(' ', family === 'docker' ? 20 : 1).map(nameThing), ...named]
  return { kinds, family, scope: scope.filter((word) => word !== '' && word !== '-') }
}

function splitWords(words: readonly string[], naming: ReadonlySet<string>) {
  const [plain, named]: [string[], string[]] = [[], []]
  let option = ''
  for (const raw of words) {
    const word = raw.replace(/^["']|["']$/g, '')
    const [, name, value] = /^--?([\w-]+)(?:=(.*))?$/.exec(word) ?? []
    if (value !== undefined && naming.has(name ?? '')) named.push(`-${nameThing(value)}`)
    if (name === undefined && naming.has(option)) named.push(`-${nameThing(word)}`)
    else if (name === undefined && !VALUED.test(option) && !/^\d/.test(word)) plain.push(word)
    option = value === undefined ? (name ?? '') : ''
  }
  return { plain, named }
}

/** A path without a dot in front and a slash behind, or an image without a version. */
const nameThing = (word: string): string => word.replace(/^\.(?:\/|$|(?=#))|\/$|(?<=\w):[\w.-]+$/g, '')

/**
 * Whether two such runs change the same thing: the names of the one are among the names of the other. A run without
 * names is no run of a single service.
 */
export function isSameThing(passed: readonly string[], failed: readonly string[]): boolean {
  const isIn = (words: readonly string[], others: readonly string[]) =>
    words.every((word) => others.some((other) => other === word || other.startsWith(`${word}/`)))
  const isWide = failed.length > 0 || passed.every((word) => /^-|\/$/.test(word))
  return isIn(passed, failed) || (isWide && isIn(failed, passed))
}
