import { setsGitHooks, setsHoldfast } from './own-words.ts'
import { readPlainScript } from './plain-script.ts'
import { type PlainStep, type PlainTarget, SPREAD } from './shell-words.ts'

/** A command without any effect that a guard speaks to, apart from those places. */
export interface CloserLook {
  /** Some program is a build or a test run, whose writes are unknown beforehand. */
  readonly runs: boolean
  readonly places: readonly PlainTarget[]
}

type Kind = 'reads' | 'runs'
type Rule = (words: readonly string[]) => boolean

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Programs that only read or print, whatever their arguments are. */
const READERS = words(
  'ls cat head tail wc pwd echo which type grep egrep fgrep stat file du df cut cmp comm basename dirname realpath ' +
    'readlink true false : sleep nl tac rev id whoami uname hostname ps pgrep md5sum sha1sum sha256sum shasum seq tr fold ' +
    'paste join od strings date uptime nproc jq expr md5 cksum',
)
/** Names that are variables of a shell's own. */
const OWN_VARIABLES = /^(?:path|cdpath|fpath|mailpath|manpath|module_path|fignore|psvar|prompt|watch|argv|status)$/
const SAFE_VARIABLES = /^(?:CI|NODE_ENV|FORCE_COLOR|NO_COLOR|RUST_BACKTRACE|RUST_LOG|TZ|LANG|LC_ALL)$/

const isSure = (word: string | undefined): word is string => word !== undefined && !/[\u0001\u0002]/.test(word)
/** Whether a word cannot become an option, whatever the shell puts into the word. */
const isOperand = (word: string) => /^[^-\u0001\u0002]/.test(word) || word === ''
const everySure =
  (pattern: RegExp): Rule =>
  (args) =>
    args.every((word) => (isSure(word) ? pattern.test(word) : isOperand(word)))

const GIT_OPTION = /^(?!--?o(?!neline$)|-O|--(?:ext|text|upl|rec|exec|open|paginate|filters|no-index|help)|ext::)/
const GIT_READING = words(
  'status log diff show rev-parse ls-files blame describe shortlog rev-list ls-tree cat-file merge-base name-rev ' +
    'show-ref for-each-ref show-branch count-objects check-ignore range-diff version',
)
const PLACE = /^[\w@./-]+$/
const GIT: Readonly<Record<string, Rule>> = {
  add: everySure(GIT_OPTION),
  commit: (args) => args.every((word, at) => /^(?:-\w*m|--message|-F|--file)$/.test(args[at - 1] ?? '') || takes(word)),
  fetch: everySure(/^(?:--(?:all|tags|quiet|verbose|depth=\d+)|-[qv]|\w[\w./-]*)$/),
  push: everySure(/^(?:--(?:set-upstream|quiet|verbose|dry-run)|-[unqv]|\w[\w./-]*)$/),
  branch: everySure(/^(?:-[arv]+|--(?:show-current|list|all|remotes|sort=.*|format=.*))$/),
  stash: (args) => args[0] === 'list' || (args[0] === 'show' && everySure(GIT_OPTION)(args)),
  remote: (args) => args.length === 0 || /^(?:-v|show|get-url)$/.test(args[0] ?? ''),
  worktree: (args) => args[0] === 'list',
  config: (args) => /^(?:--get(?:-all|-regexp)?|--list|-l)$/.test(args[0] ?? '') && everySure(/^-?[\w.-]+$/)(args),
  checkout: (args) => args.length === 2 && args[0] === '-b' && isSure(args[1]) && /^\w[\w./-]*$/.test(args[1]),
  switch: (args) => args.length === 2 && args[0] === '-c' && isSure(args[1]) && /^\w[\w./-]*$/.test(args[1]),
}
function takes(word: string): boolean {
  return isSure(word) ? GIT_OPTION.test(word) : isOperand(word)
}

function isHarmlessGit(args: readonly string[]): boolean {
  let from = 0
  while (args[from] === '--no-pager' || (args[from] === '-C' && isSure(args[from + 1])))
    from += args[from] === '-C' ? 2 : 1
  const [subcommand = '', ...rest] = args.slice(from)
  if (GIT_READING.has(subcommand)) return everySure(GIT_OPTION)(rest)
  return Object.hasOwn(GIT, subcommand) && GIT[subcommand]?.(rest) === true
}

const SED_ADDRESS = String.raw`(?:\d+|\$|/(?:\\[^\n]|[^\\/\n[])*/)`
const SED_COMMAND = String.raw`(?:${SED_ADDRESS}(?:,(?:\+?\d+|${SED_ADDRESS}))?)?!?(?:[pdq=]|s([/|#,@])(?:\\[^\n]|(?!\1)[^\\\n[])*\1(?:\\[^\n]|(?!\1)[^\\\n])*\1[gp\d]*)`

/** Scripts of sed that print, leave out and replace; options are those that do not change files. */
function isReadingSed(args: readonly string[]): boolean {
  const options = args.filter((word) => word.startsWith('-'))
  if (!args.every((word) => isSure(word) || isOperand(word)) || !options.every((word) => /^-[nErue]+$/.test(word)))
    return false
  const from = args.findIndex((word) => !word.startsWith('-') || word.endsWith('e'))
  const scripts = args.flatMap((word, at) => (/^-\w*e$/.test(word) ? [args[at + 1] ?? 'w'] : []))
  const all = scripts.length > 0 ? scripts : [args[from] ?? 'w']
  return all.every((script) => isSure(script) && new RegExp(`^(?:${SED_COMMAND})$`).test(script))
}

/** Programs that run another program of the list, with words put behind those given. */
function isHarmlessXargs(args: readonly string[]): boolean {
  const from = args.findIndex(
    (word, at) => !/^-(?:0|r|I|n|[nL]\d+|I\{\})$/.test(word) && !/^-[In]$/.test(args[at - 1] ?? ''),
  )
  return from !== -1 && READERS.has(args[from] ?? '')
}

const TEST_OPERATOR = /^(?:-[abcdefghknprsuwxzLNOS]|-(?:eq|ne|lt|le|gt|ge)|[!=<>]=?|==)$/

function isHarmlessTest(args: readonly string[]): boolean {
  const sure = args.every((word) => !word.includes(SPREAD))
  return (
    sure &&
    args.length < 6 &&
    args.filter((word) => /^[-!=<>]/.test(word)).every((word) => TEST_OPERATOR.test(word)) &&
    /^[^\u0001]|^\u0001*$/.test(args[0] ?? '')
  )
}

const RULES: Readonly<Record<string, Rule>> = {
  git: isHarmlessGit,
  sed: isReadingSed,
  xargs: isHarmlessXargs,
  test: isHarmlessTest,
  '[': (args) => args.at(-1) === ']' && isHarmlessTest(args.slice(0, -1)),
  // Options that write or run anything begin so.
  find: (args) =>
    args.every((word) => (isSure(word) ? !/^-(?:exec|ok|delete|fprint|fls)/.test(word) : isOperand(word))),
  sort: everySure(/^(?:-[bdfghinruV\d.,kt]+|[^-].*)$/),
  uniq: everySure(/^-[cdiu]+$/),
  diff: everySure(/^(?!--?o|--to-file)/),
  rg: everySure(/^(?!--?pre|--hostname-bin|--search-zip|-\w*z)/),
  printf: (args) => args[0] !== '-v' && isOperand(args[0] ?? ''),
  cd: (args) => args.length < 2 && !args.some((word) => word.startsWith('-') && word !== '-'),
  read: (args) => args.every((word) => word === '-r' || (/^[a-z]\w*$/.test(word) && !OWN_VARIABLES.test(word))),
  set: (args) => args.every((word) => /^(?:[-+][eux]+o?|pipefail)$/.test(word)),
  command: (args) => /^-[vV]$/.test(args[0] ?? ''),
  exit: (args) => args.length < 2,
  awk: (args) => isReadingAwk(args),
}

/** Whether an awk program is without output to files, pipes and commands. */
function isReadingAwk(args: readonly string[]): boolean {
  let from = 0
  while (/^-(?:F|v)/.test(args[from] ?? '')) from += (args[from] ?? '').length === 2 ? 2 : 1
  const [program, ...files] = args.slice(from)
  return (
    args.slice(0, from).every(isSure) &&
    isSure(program) &&
    !/^-|[>|@]|system|getline|close/.test(program) &&
    files.every(isOperand)
  )
}

const PASSING = everySure(/^(?!--?o(?!neline\b)|--(?:fix|write|exec|update)|-O|-u$)/)
/** Builds and test runs, whose writes the shell analysis does not know either. */
const BUILDERS: Readonly<Record<string, ReadonlySet<string> | null>> = {
  npm: words('test run t ls view'),
  pnpm: words('test run'),
  yarn: words('test run'),
  cargo: words('test build check clippy'),
  go: words('test build vet list'),
  npx: words('tsc vitest jest eslint'),
  pytest: null,
  tsc: null,
  jest: null,
  vitest: null,
}

/** Commands of `gh` that change no file; extensions of `gh` bear other names. */
function isHarmlessHub([group = '', verb = '']: readonly string[]): boolean {
  return (
    group === 'api' ||
    (/^(?:pr|issue|run|repo|release|workflow|label|auth)$/.test(group) &&
      /^(?:view|list|diff|checks|status|create|comment|edit|watch|review)$/.test(verb))
  )
}

function judgeWords(all: readonly string[]): Kind | null {
  const [name = '', ...args] = all
  if (READERS.has(name)) return 'reads'
  if (Object.hasOwn(RULES, name)) return RULES[name]?.(args) === true ? 'reads' : null
  if (name === 'gh') return isHarmlessHub(args) ? 'runs' : null
  if (name === 'timeout' && /^\d+[smh]?$/.test(args[0] ?? '')) return judgeWords(args.slice(1))
  if (!Object.hasOwn(BUILDERS, name) || !PASSING(args)) return null
  return (BUILDERS[name]?.has(args[0] ?? '') ?? true) ? 'runs' : null
}

const isTame = (name: string) =>
  (/^[a-z_][a-z\d_]*$/.test(name) && !OWN_VARIABLES.test(name)) || SAFE_VARIABLES.test(name)
/** These take text for the name of a variable, in whose index code may stand. */
const EVALUATES = words('test [ printf read')

function mayEvaluate({ words: [name = '', ...args] }: PlainStep): boolean {
  return EVALUATES.has(name) && args.some((word) => !isSure(word) || /[$`]/.test(word))
}

const MAX_CHARS = 16_000

/** Looks at a command that a first look cannot tell; null where the whole analysis has to. */
export function lookCloser(command: string): CloserLook | null {
  if (command.length > MAX_CHARS || setsGitHooks(command) || setsHoldfast(command)) return null
  if (command.includes('apply_patch')) return null
  const script = readPlainScript(command)
  if (script === null) return null
  let runs = false
  const places: PlainTarget[] = []
  for (const step of script.steps) {
    const kind = step.words.length === 0 ? 'reads' : judgeWords(step.words)
    const isIfs = step.words[0] === 'read' && step.assigned.every((name) => name === 'IFS')
    if (kind === null || !(isIfs || step.assigned.every(isTame))) return null
    if (script.holdsCode && mayEvaluate(step)) return null
    if (kind === 'runs') runs = true
    places.push(...step.targets)
  }
  const moves = script.steps.some(({ words: [name] }) => name === 'cd')
  if (places.length > 0 && (moves || places.length > 20 || !places.every(({ path }) => PLACE.test(path)))) return null
  return { runs, places }
}
