import { SPREAD } from './shell-words.ts'

/** Names that are variables of a shell's own. */
const OWN_VARIABLES = /^(?:path|cdpath|fpath|mailpath|manpath|module_path|fignore|psvar|prompt|watch|argv|status)$/
const SAFE_VARIABLES = /^(?:CI|NODE_ENV|FORCE_COLOR|NO_COLOR|RUST_BACKTRACE|RUST_LOG|TZ|LANG|LC_ALL)$/
/** Whether no program takes a variable of this name for a command or an option. */
export const isTame = (name: string) =>
  (/^[a-z_][a-z\d_]*$/.test(name) && !OWN_VARIABLES.test(name)) || SAFE_VARIABLES.test(name)

export type Rule = (words: readonly string[]) => boolean

export const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Programs that only read or print, whatever their arguments are. */
export const READERS = words(
  'ls cat head tail wc pwd echo which type grep egrep fgrep stat file du df cut cmp comm basename dirname realpath ' +
    'readlink true false : sleep nl tac rev id whoami uname hostname ps pgrep md5sum sha1sum sha256sum shasum seq tr fold ' +
    'paste join od strings date uptime nproc jq expr md5 cksum',
)
export const isSure = (word: string | undefined): word is string => word !== undefined && !/[\u0001-\u0003]/.test(word)
/** Whether a word cannot become an option, whatever the shell puts into the word. */
const isOperand = (word: string) => /^(?:[^-\u0001-\u0003][^\u0002]*)?$/.test(word)
const everySure =
  (pattern: RegExp): Rule =>
  (args) =>
    args.every((word) => (isSure(word) ? pattern.test(word) : isOperand(word)))

const everyKnown =
  (pattern: RegExp): Rule =>
  (args) =>
    args.every((word) => isSure(word) && pattern.test(word))

const GIT_OPTION = /^(?!--?o(?!neline$)|-O|--\W|--(?:ext|text|upl|rec|exec|open|paginate|filters|no-index|help)|ext::)/
const GIT_READING = words(
  'status log diff show rev-parse ls-files blame describe shortlog rev-list ls-tree cat-file merge-base name-rev ' +
    'show-ref for-each-ref show-branch count-objects check-ignore range-diff version',
)
const GIT: Readonly<Record<string, Rule>> = {
  add: everySure(GIT_OPTION),
  commit: (args) =>
    args.every(
      (word, at) => takes(word) || (!word.startsWith('-') && /^(?:-\w*m|--message)$/.test(args[at - 1] ?? '')),
    ),
  fetch: everyKnown(/^(?:--(?:all|tags|quiet|verbose|depth=\d+)|-[qv]|\w[\w./-]*)$/),
  push: everyKnown(/^(?:--(?:set-upstream|quiet|verbose|dry-run)|-[unqv]|\w[\w./-]*)$/),
  branch: everyKnown(/^(?:-[arv]+|--(?:show-current|list|all|remotes|sort=.*|format=.*))$/),
  stash: (args) => /^(?:list|show)$/.test(args[0] ?? '') && everySure(GIT_OPTION)(args),
  remote: (args) => /^(?:-v|show|get-url|)$/.test(args[0] ?? '') && everySure(GIT_OPTION)(args),
  worktree: (args) => args[0] === 'list' && everySure(GIT_OPTION)(args),
  config: (args) => /^(?:--get(?:-all|-regexp)?|--list|-l)$/.test(args[0] ?? '') && everyKnown(/^-?[\w.-]+$/)(args),
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
  if (
    !args.every((word) => isSure(word) || isOperand(word)) ||
    !options.every((word) => /^-(?:[nEru]+e?|e)$/.test(word))
  )
    return false
  const from = args.findIndex((word) => !word.startsWith('-') || word.endsWith('e'))
  const scripts = args.flatMap((word, at) => (/^-\w*e$/.test(word) ? [args[at + 1] ?? 'w'] : []))
  const all = scripts.length > 0 ? scripts : [args[from] ?? 'w']
  return all.every((script) => isSure(script) && new RegExp(`^(?:${SED_COMMAND})$`).test(script))
}

/** Programs that run another program of the list, with words put behind those given. */
function isHarmlessXargs(args: readonly string[]): boolean {
  let from = 0
  while (/^-(?:0|r|[nLP]\d+|I\{\})$/.test(args[from] ?? '') || isXargsValue(args[from], args[from + 1]))
    from += /^-[nLPI]$/.test(args[from] ?? '') ? 2 : 1
  return READERS.has(args[from] ?? '')
}

const isXargsValue = (option: string | undefined, value = '') =>
  (/^-[nLP]$/.test(option ?? '') && /^\d+$/.test(value)) || (option === '-I' && /^(?:\{\}|%|[A-Za-z]\w*)$/.test(value))

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

export const RULES: Readonly<Record<string, Rule>> = {
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
