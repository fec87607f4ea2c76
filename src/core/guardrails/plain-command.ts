/** Programs that only read, whatever they are given, but for the options in `WRITING_OPTIONS`. */
const READERS: ReadonlySet<string> = new Set([
  ...[
    'ls',
    'cat',
    'head',
    'tail',
    'wc',
    'pwd',
    'echo',
    'printf',
    'which',
    'type',
    'grep',
    'egrep',
    'fgrep',
    'rg',
    'stat',
  ],
  ...['file', 'du', 'df', 'cut', 'diff', 'cmp', 'comm', 'basename', 'dirname', 'realpath', 'readlink', 'true', 'false'],
  ...['test', '[', '[[', 'sleep', 'nl', 'tac', 'rev', 'column', 'cd', 'id', 'whoami', 'uname', 'hostname', 'ps'],
  ...['md5sum', 'sha1sum', 'sha256sum', 'seq', 'tr', 'fold', 'fmt', 'od', 'strings', 'less', 'more'],
  ...['date', 'uptime', 'free', 'nproc', 'locale'],
])
const GIT_READERS: ReadonlySet<string> = new Set([
  'status',
  'log',
  'diff',
  'show',
  'rev-parse',
  'ls-files',
  'blame',
  'describe',
])
/** Programs whose doings the analysis does not know either, with the words that keep them from reaching anybody else. */
const BUILDERS: Readonly<Record<string, ReadonlySet<string> | null>> = {
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
/** What makes one of the above write or run something else: `--output=f`, ripgrep's `--pre`, `less -o`. */
const WRITING_OPTIONS = /\s(?:--?o|--output|--pre|--ext-diff|--textconv|--log-file|--paginate|-O)/

/**
 * Whether a command certainly only reads: programs of the list above, joined by pipes and `&&`, with nothing in it the
 * shell would expand, substitute or redirect. Anything unclear is not.
 */
export function isPlainReading(command: string): boolean {
  return isPlain(command, false)
}

/** The same with builds and test runs in it: what they write, nobody knows beforehand. */
export function isPlainRun(command: string): boolean {
  return isPlain(command, true)
}

function isPlain(command: string, withBuilders: boolean): boolean {
  if (command.length > 1000) return false
  const text = command.replaceAll(/ 2>(?:&1|\s?\/dev\/null)(?=\s|$)/g, '')
  if (!/^[\w@%+=:,./ |&-]+$/.test(text)) return false
  return text.split(/&&|\|\|?/).every((part) => {
    const words = part.trim().split(/ +/)
    if (part.includes('&') || WRITING_OPTIONS.test(part)) return false
    const [name = '', subcommand = ''] = words
    if (withBuilders && Object.hasOwn(BUILDERS, name)) return BUILDERS[name]?.has(subcommand) ?? true
    return name === 'git' ? GIT_READERS.has(subcommand) : READERS.has(name)
  })
}
