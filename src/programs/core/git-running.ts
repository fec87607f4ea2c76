import { type Call, doubtRun } from '../../effects/core/shell.ts'
import { forkState } from '../../effects/core/state.ts'

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
