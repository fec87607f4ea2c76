import type { ShellEffects } from './effects.ts'

/** Programs that read, with any argument that `WRITING` does not name. */
const READERS = new Set(
  `ls cat head tail wc pwd echo which grep egrep fgrep rg stat file du df cut diff cmp comm basename dirname realpath
  readlink true false sleep nl tac rev column cd id whoami uname hostname ps md5sum sha1sum jq tree sha256sum seq tr
  fold fmt od strings date uptime free nproc find uniq`.split(/\s+/),
)

/** Options by which a reader writes or runs, and words of the shell that evaluate text. */
const WRITING =
  /\s-{1,2}(?:o|output|O|pre|exec|ok|delete|fprint|fls|log-file|hostname-bin|compress-program)|\(\(|\[\[|\b(?:let|declare|typeset|local|export|unset|read|readonly|eval|source|trap|alias|function|exec|command|builtin|env|printf|test|mapfile)\b|\$\{[^}]*[[:@!]|[\w\]]\+?=|=~/

/** Programs that git runs for no word of a reading subcommand, as long as no option comes before the subcommand. */
const GIT = /\bgit\b(?! (?:status|log|show|diff|rev-parse|ls-files|blame|describe)(?=[\s;|&)]|$))/
const GIT_WRITING = /--(?:ext-diff|textconv|output|open-files)|\bgit\b.*\s-[OP]/

/**
 * Whether a command certainly only reads, by what the analysis found and by its text. The analysis names the programs,
 * in loops too. The text must hold no option and no word of the shell that could start another program.
 */
export function provesReading(command: string, found: Proof): boolean {
  const { writes, unresolved, irreversible, unknown, commands } = found
  if (writes.length + unresolved.length + irreversible.length + unknown.length > 0) return false
  if (commands.length === 0 || command.length > 2000) return false
  if (!commands.every((name) => READERS.has(name) || name === 'git') || WRITING.test(command)) return false
  return !commands.includes('git') || !(GIT.test(command) || GIT_WRITING.test(command))
}

type Proof = Pick<ShellEffects, 'irreversible' | 'commands' | 'unknown'> & {
  readonly writes: readonly unknown[]
  readonly unresolved: readonly unknown[]
}
