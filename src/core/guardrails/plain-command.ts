/** Programs that only read, whatever they are given, but for the options in `WRITING_OPTIONS`. */
export const READERS: ReadonlySet<string> = new Set([
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
  ...['test', '[', '[[', 'sleep', 'nl', 'tac', 'rev', 'column', 'cd', 'id', 'whoami', 'uname', 'hostname', 'ps', 'jq'],
  ...['md5sum', 'sha1sum', 'sha256sum', 'seq', 'tr', 'fold', 'fmt', 'od', 'xxd', 'strings', 'less', 'more', 'env'],
  ...['command', 'exit', 'return', 'set', 'export', 'wait', 'ulimit', 'date', 'uptime', 'free', 'nproc', 'locale'],
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
const QUICK_READERS: ReadonlySet<string> = new Set(
  [...READERS].filter((name) => !['env', 'command', 'xxd', 'set', 'export'].includes(name)),
)
/** What makes one of the above write or run something else: `--output=f`, ripgrep's `--pre`, `less -o`. */
const WRITING_OPTIONS = /\s(?:--?o|--output|--pre|--ext-diff|--textconv|--log-file|--paginate|-O)/

/**
 * Whether a command certainly only reads: programs of the list above, joined by pipes and `&&`, with nothing in it the
 * shell would expand, substitute or redirect. Anything unclear is not.
 */
export function isPlainReading(command: string): boolean {
  if (command.length > 1000) return false
  const text = command.replaceAll(/ 2>(?:&1|\s?\/dev\/null)(?=\s|$)/g, '')
  if (!/^[\w@%+=:,./ |&-]+$/.test(text)) return false
  return text.split(/&&|\|\|?/).every((part) => {
    const words = part.trim().split(/ +/)
    if (part.includes('&') || WRITING_OPTIONS.test(part)) return false
    return words[0] === 'git' ? GIT_READERS.has(words[1] ?? '') : QUICK_READERS.has(words[0] ?? '')
  })
}
