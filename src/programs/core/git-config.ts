import { HOLE } from '../../effects/core/marks.ts'
import type { Call } from '../../effects/core/shell.ts'
import { hasFlag, parseOptions, valuesOf } from '../../syntax/core/options.ts'

const LONG =
  'get get-all get-regexp get-urlmatch list global system local worktree file= unset unset-all add ' +
  'replace-all rename-section remove-section edit type= default= show-origin show-scope blob= null ' +
  'name-only bool int path all value= includes'
const READING = ['get', 'get-all', 'get-regexp', 'get-urlmatch', 'list', 'l', 'blob']
const WRITING = ['unset', 'unset-all', 'add', 'replace-all', 'rename-section', 'remove-section', 'edit', 'e']
const VERBS = new Set(['set', 'unset', 'rename-section', 'remove-section', 'edit'])

/** Keys that make git run, or no longer run, something of ours. A file that is included may set any of them. */
const RUNNING_KEY = /hookspath|fsmonitor|^include|^hook\./i

/** Whether `git config` changes something: old style by options and operands, new style by a verb. */
function isWriting(operands: readonly string[], hasWritingFlag: boolean): boolean {
  const [first = ''] = operands
  if (VERBS.has(first)) return true
  if (first === 'get' || first === 'list') return false
  return hasWritingFlag || operands.length > 1
}

/** `git config` writes the file of its scope; the key is named, because some keys decide what git runs. */
export function noteGitConfig({ args, state, shell }: Call): void {
  const options = parseOptions(args, { values: 'f', long: LONG })
  if (hasFlag(options, ...READING)) return
  if (!isWriting(options.operands, hasFlag(options, ...WRITING))) return
  const [first = '', second = ''] = options.operands
  const key = VERBS.has(first) ? second : first
  const effect = { action: RUNNING_KEY.test(key) ? 'run' : 'configure' } as const
  const write = (path: string) => shell.write(state, path, `git config ${key}`.trim(), effect)
  if (options.operands.some((word) => word.startsWith('!')))
    shell.doubt(['git config', ...args].join(' '), 'git runs this when its alias is used')
  const home = state.variables.get('HOME')
  const homePath = home?.kind === 'text' && home.texts.length === 1 ? home.texts[0] : shell.context.home
  const [file] = valuesOf(options, 'f', 'file')
  if (file !== undefined) write(file)
  else if (hasFlag(options, 'system')) write('/etc/gitconfig')
  else if (!hasFlag(options, 'global')) write('.git/config')
  else write(`${homePath ?? HOLE}/.gitconfig`)
}
