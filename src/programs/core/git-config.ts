import { HOLE } from '../../command/core/marks.ts'
import { hasFlag, parseOptions, valuesOf } from '../../command/core/options.ts'
import { type Call, doubtRun } from '../../command/core/shell.ts'
import { forkState } from '../../command/core/state.ts'

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

/** Configuration in the command itself: an alias with `!` is a script, some keys name programs git runs. */
export function noteInlineConfig(call: Call, settings: readonly string[]): void {
  for (const setting of settings) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(setting) ?? []
    if (/^alias\./i.test(key) && value.startsWith('!')) call.shell.runText(value.slice(1), forkState(call.state), null)
    else if (
      /^include|(?:pager|editor|command|helper|hookspath|fsmonitor|program|textconv|driver|cmd|clean|smudge|process)$/i.test(
        key,
      ) &&
      !/^(?:cat|less|true|false|:|)$/.test(value)
    ) {
      call.shell.doubt(`git -c ${setting}`, 'git runs what this names')
    }
  }
}

const RUNNING =
  /^--(?:upload-pack|receive-pack|exec|open-files-in-pager|extcmd|sendmail-cmd|to-cmd|cc-cmd|header-cmd)(?:=|$)|^ext::/

export function noteRunningOptions({ name, args, shell }: Call): void {
  const short: Readonly<Record<string, RegExp>> = { 'git clone': /^-u/, 'git grep': /^-O/, 'git difftool': /^-x/ }
  const isRunning = (word: string) => RUNNING.test(word) || short[name]?.test(word) === true
  if (name !== 'git rebase' && args.some(isRunning)) doubtRun({ name, args, shell }, 'git runs what its options name')
}
