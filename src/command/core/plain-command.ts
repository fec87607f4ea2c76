import type { PlainTarget } from './shell-words.ts'

/** Programs that only read, whatever their arguments, except with the options in `WRITING_OPTIONS`. */
const READERS =
  ' ls cat head tail wc pwd echo printf which type grep egrep fgrep rg stat file du df cut diff cmp comm basename ' +
  'dirname realpath readlink true false test [ [[ sleep nl tac rev column cd id whoami uname hostname ps md5sum ' +
  'sha1sum sha256sum seq tr fold fmt od strings less more date uptime free nproc locale '
/** Subcommands of git that change no file of the work tree. */
const GIT_COMMANDS = ' status log diff show rev-parse ls-files blame describe add commit '
/** Programs that only read when their arguments match the pattern. */
const READING_WORDS: Readonly<Record<string, RegExp>> = {
  // A script that only prints, then files.
  sed: /^-n [\d,\u0001]+p(?: [^ -]\S*)*$/,
  // Options of find that write or run anything begin so.
  find: /^(?!-(?:exec|ok|delete|fprint|fls))(?!.* -(?:exec|ok|delete|fprint|fls))/,
  sort: /^(?:(?:-[bdfghinruV\d.,kt]+|[^ -]\S*)(?: |$))*$/,
  uniq: /^(?:-[cdiu]+)?$/,
  jq: /^/,
}
/** Programs whose writes the shell analysis does not know either, with subcommands that publish no result. */
export const BUILDERS: Readonly<Record<string, ReadonlySet<string> | null>> = {
  npm: new Set(['test', 'run', 't', 'ls', 'view']),
  pnpm: new Set(['test', 'run']),
  yarn: new Set(['test', 'run']),
  cargo: new Set(['test', 'build', 'check', 'clippy']),
  go: new Set(['test', 'build', 'vet']),
  pytest: null,
  tsc: null,
  jest: null,
  vitest: null,
}
const SCRIPT_RUNNERS = ['npm', 'pnpm', 'yarn']
const BUILD_SCRIPT =
  /^(?:[\w-]+:)*(?:build|compile|test|e2e|unit|lint|types?|type-?check|tsc|check|ci|dev|start|serve|preview|coverage|bench|format|fmt|prettier)\b/

/** Whether words run a script of a package without the name of a build or a check. Such a script may take anything away. */
export function isOtherScript([name = '', subcommand, ...words]: readonly string[]): boolean {
  if (subcommand !== 'run' || !SCRIPT_RUNNERS.includes(name)) return false
  const script = words.find((word) => !word.startsWith('-'))
  return script !== undefined && !BUILD_SCRIPT.test(script)
}

/** Options that make a reader write a file or run a program: `--output=f`, ripgrep's `--pre`, `less -o`. */
const WRITING_OPTIONS =
  /\s(?:--?o(?!neline\b)|--output|--pre|--ext-diff|--textconv|--log-file|--paginate|--hostname-bin|-O)|^\s*(?:printf\s.*-v|(?:less|more)\s.*\+)/

/** Each of the options has one of these signs, which most commands lack. */
const hasWritingOption = (text: string) => (text.includes('-') || text.includes('+')) && WRITING_OPTIONS.test(text)

/** Stands for a quoted character that a plain word cannot have. */
const QUOTED = '\u0001'
/** Removes quotes. A quote with a substitution or an expansion of the shell stays in the text. */
function unquote(command: string): string {
  return command.replaceAll(/'([^']*)'|"([^"]*)"/g, (whole, single?: string, double?: string) => {
    const text = single ?? double ?? ''
    const isLive = (sign: string) => text.includes(sign)
    if (isLive('`') || (single === undefined ? isLive('$') || isLive('\\') : isLive('$('))) return whole
    return text.replaceAll(/[^\w@%+=:,./-]/g, QUOTED)
  })
}

/**
 * Whether a command certainly only reads. Such a command joins programs of the list above by pipes and `&&`. Any
 * substitution, redirection to a file, or variable other than `$HOME` and `$PWD` makes a command unclear. An unclear
 * command is no plain reading.
 */
export function isPlainReading(command: string): boolean {
  return classifyPlain(command) === 'reading'
}

/**
 * Tells a plain reading from a run: that also builds or tests, and its writes are unknown beforehand. Null for every
 * other command.
 */
export function classifyPlain(command: string): 'reading' | 'run' | null {
  if (command.length > 1000 || command.includes(QUOTED)) return null
  // A home or working folder starts with a slash, so no program takes the folder for an option.
  const known = command.includes('$')
    ? command.replaceAll(/(?<=\s)(?:"\$(?:HOME|PWD)"|\$(?:HOME|PWD)(?![\w"']))/g, '/_')
    : command
  const bare = unquote(known)
  const text = bare.includes(' 2>') ? bare.replaceAll(/ 2>(?:&1|\s?\/dev\/null)(?=[\s;]|$)/g, '') : bare
  if (!/^(?:[\w@%+=:,./ |&;\n*?\u0001-]|(?<=\s)~(?=[/\s]|$))+$/.test(text)) return null
  const kinds = text.split(SEPARATOR).map(classifyPart)
  if (kinds.includes(null)) return null
  return kinds.includes('run') ? 'run' : 'reading'
}

function classifyPart(part: string): 'reading' | 'run' | null {
  const words = part.trim().split(/ +/)
  if (part.includes('&') || hasWritingOption(part) || words.some(mayBecomeOption)) return null
  const [name = '', subcommand = ''] = words
  if (Object.hasOwn(BUILDERS, name))
    return (BUILDERS[name]?.has(subcommand) ?? true) && !isOtherScript(words) ? 'run' : null
  return (name === 'git' ? GIT_COMMANDS.includes(` ${subcommand} `) : isReader(words)) ? 'reading' : null
}

function isReader([name = '', ...words]: readonly string[]): boolean {
  const isReading = Object.hasOwn(READING_WORDS, name) ? READING_WORDS[name] : undefined
  return READERS.includes(` ${name} `) || isReading?.test(words.join(' ')) === true
}

const SEPARATOR = /&&|\|\|?|[;\n]/

/** A pattern for files of any name may find a file that is named like an option. */
const mayBecomeOption = (word: string) => /[*?]/.test(word) && !/^[\w./~]/.test(word)

/** A command's first line with a heredoc whose delimiter is quoted, and the text, which the shell leaves unexpanded. */
const HEREDOC = /^([^'"\\`$#\n]*)<<'(\w+)'([^'"\\\n]*)\n(?:[^\n]*\n)*?\2(?=\n|$)/
const WRITERS: ReadonlySet<string> = new Set(['mkdir', 'touch', 'cp'])
const MAX_PLACES = 20

/**
 * Lists the only places that a command can write, in the command's own spelling; null when the list is uncertain. A
 * certain command consists of readers, `mkdir`, `touch`, `cp` and redirections, and stays in its folder.
 */
export function findPlainPlaces(command: string): readonly PlainTarget[] | null {
  const spelled = command.includes('<<') ? command.replace(HEREDOC, '$1$3') : command
  if (spelled.length > 1000 || spelled.includes(QUOTED)) return null
  const bare = unquote(spelled)
  const text = bare.includes(' 2>') ? bare.replaceAll(/(?<!> *) 2>(?:&1|\s?\/dev\/null)(?=[\s;]|$)/g, '') : bare
  if (!/^[\w@%+=:,./ |&;\n>\u0001-]+$/.test(text)) return null
  const places: PlainTarget[] = []
  for (const part of text.split(SEPARATOR)) {
    const found = findPartPlaces(part)
    if (found === null) return null
    places.push(...found)
  }
  return places.length > MAX_PLACES || places.some(({ path }) => path.includes(QUOTED)) ? null : places
}

function findPartPlaces(part: string): readonly PlainTarget[] | null {
  const targets: PlainTarget[] = []
  const rest = part.replaceAll(/ [12]?(>>?) ?([^ >&]+)(?= |$)/g, (_, sign: string, path: string) => {
    targets.push({ path, keeps: sign === '>>' })
    return ''
  })
  const [name = '', ...words] = rest.trim().split(/ +/)
  if (rest.includes('>') || rest.includes('&') || name === 'cd') return null
  // A program that writes has no option but the one below.
  if (isReader([name, ...words])) return hasWritingOption(rest) ? null : targets
  if (!WRITERS.has(name)) return null
  const paths = words.filter((word) => word !== '-p')
  if (paths.some((word) => word.startsWith('-'))) return null
  if (name !== 'cp') return [...targets, ...paths.map((path) => ({ path, keeps: true }))]
  const last = paths.at(-1) ?? ''
  // `last` may be a folder: then each copied file keeps its name in there.
  const inside = paths.slice(0, -1).map((path) => `${last}/${path.slice(path.lastIndexOf('/') + 1)}`)
  return [...targets, ...[last, ...inside].map((path) => ({ path, keeps: false }))]
}
