import { once, remember } from '../../base/core/remember.ts'

/** The kind of proof that a passing run gives. `prepare` comes before `apply`, which changes a running system. */
export type TargetKind = 'test' | 'build' | 'lint' | 'merge' | 'apply' | 'prepare'

/** Programs with a single purpose. */
export const ONE_THING: ReadonlyMap<string, readonly [family: string, kind: TargetKind]> = new Map(
  (
    [
      ['js', 'test', 'jest vitest mocha ava tap tape karma jasmine playwright cypress'],
      ['js', 'build', 'tsc vue-tsc webpack rollup esbuild tsup'],
      ['js', 'lint', 'eslint biome prettier stylelint oxlint'],
      ['py', 'test', 'pytest py.test nose2 tox nox'],
      ['py', 'lint', 'ruff mypy pyright flake8 pylint black isort'],
      ['go', 'test', 'gotestsum'],
      ['go', 'lint', 'golangci-lint staticcheck'],
      ['ruby', 'test', 'rspec minitest'],
      ['ruby', 'lint', 'rubocop'],
      ['php', 'test', 'phpunit pest'],
      ['c', 'test', 'ctest'],
      ['sh', 'test', 'bats prove'],
      ['sh', 'lint', 'shellcheck'],
    ] as const
  ).flatMap(([family, kind, names]) => names.split(' ').map((name) => [name, [family, kind]] as const)),
)

/** Compilers of the files they are given. */
export const COMPILERS: ReadonlyMap<string, string> = new Map(
  (
    [
      ['c', 'gcc g++ clang clang++ cc c++ nvcc'],
      ['rust', 'rustc'],
      ['jvm', 'javac kotlinc'],
    ] as const
  ).flatMap(([family, names]) => names.split(' ').map((name) => [name, family] as const)),
)

/** Programs whose purpose the next word tells, such as `npm test`. */
export const TOLD: ReadonlyMap<string, string> = new Map(
  (
    [
      ['js', 'npm pnpm yarn bun deno node nx turbo lerna moon ng next'],
      ['py', 'python python3 hatch django-admin'],
      ['go', 'go'],
      ['rust', 'cargo'],
      ['jvm', 'mvn mvnw gradle gradlew sbt lein clojure'],
      ['dotnet', 'dotnet'],
      ['c', 'ninja meson cmake bazel bazelisk buck2'],
      ['any', 'make just task mise rake earthly'],
      ['ruby', 'rails'],
      ['php', 'composer php'],
      ['swift', 'swift xcodebuild'],
      ['dart', 'dart flutter'],
      ['elixir', 'mix'],
      ['haskell', 'cabal stack'],
      ['zig', 'zig'],
    ] as const
  ).flatMap(([family, names]) => names.split(' ').map((name) => [name, family] as const)),
)

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

/** The name of a program, without its folder and without the endings of Windows. */
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
type Applier = readonly [family: string, verb: RegExp, naming: ReadonlySet<string>]

const UPS = /^(?:(?:compose|stack|buildx|image) )?(?:up|deploy|(build))\b/

/** The forms stem from public transcripts, CI files and manuals (2026-11). `deploy` is a task of many programs. */
const listAppliers = once(
  (): ReadonlyMap<string, Applier> =>
    new Map(
      (
        [
          ['helm', 'helm', /^(?:upgrade|install)\b/, 'n namespace kube-context'],
          ['kubectl', 'kubectl oc', /^(?:apply|replace)\b/, 'f filename k kustomize n namespace context'],
          ['terraform', 'terraform tofu terragrunt', /^(?:run-all )?(?:apply|(plan))\b.*/, 'chdir target'],
          ['pulumi', 'pulumi', /^(?:up|update|(preview))\b/, 's stack C cwd'],
          ['docker', 'docker docker-compose podman podman-compose nerdctl', UPS, 'f file t tag'],
          ['nix', 'nixos-rebuild darwin-rebuild home-manager', /^(?:switch|boot|(build))\b/, 'flake'],
          ['ansible', 'ansible-playbook', /^/, 'i inventory l limit t tags'],
          [
            'any',
            'gcloud aws az',
            /^\S+ (?:\S+ )?(?:create-[\w-]*)?deploy(?:ment)?(?=$| )/,
            'stack-name service-name function-name',
          ],
          [
            'any',
            'cdk sam sst serverless sls fly flyctl vercel netlify wrangler firebase supabase convex prisma eb kamal cap',
            /^(?:\S+ )?deploy(?=$| )/,
            'stack-name app a name only env e stage',
          ],
        ] as const
      ).flatMap(([family, programs, verb, naming]) =>
        programs.split(' ').map((program) => [program, [family, verb, new Set(naming.split(' '))]] as const),
      ),
    ),
)

/** Options with a value that names nothing. Any other option takes no value. */
const VALUED =
  /^(?:n|f|e|u|c|p|j|namespace|values|set[\w-]*|version|timeout|(?:kube-)?context|kubeconfig|profile|region|project|user|(?:extra-|env-)?vars?(?:-file)?|env-file|vault[\w-]*|out|platform|build-arg|progress|scale|require-approval|outputs-file|template-file|capabilities|source|image|config)$/

/** Options that keep the system as it is, or give the exit code another meaning. */
const CHANGES_NOTHING = /^--?(?:dry-run\b.*|check|syntax-check|list-\w+|detailed-exitcode|no-execute-changeset|help|h)$/

/** Reads a run that changes a system, or that prepares the change. Null for other words of such programs. */
export function readApplied(program: string, rest: readonly string[]) {
  const [family, verb, naming] = listAppliers().get(program) ?? []
  if (family === undefined || verb === undefined) return null
  const { plain, named } = splitWords(rest, naming ?? new Set())
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
