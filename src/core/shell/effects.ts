/** How a write by `>` and its kin is called. */
export const REDIRECTION = 'a redirection'

/** One thing a command writes, creates, changes or removes. */
export interface ShellWrite {
  /**
   * Absolute and lexically normalised, with forward slashes; `~` and static variables are expanded. With `glob`, a pattern
   * in the shell's own syntax, where a backslash makes the next character literal. What matches nothing may be written
   * under the very name the pattern spells.
   */
  readonly path: string
  /** The same path before `..` was taken off, where it has one: behind a link the disk reads it otherwise. */
  readonly spelled?: string
  /** What writes: `a redirection`, `tee`, `sed -i`, `git checkout`. */
  readonly how: string
  /** Everything below `path` as well. */
  readonly recursive: boolean
  readonly glob: boolean
  /** Only what bears a name like this is written, `*` standing for any text: what `find -name` lets through. */
  readonly names?: string
  /** The write starts at the top of the git work tree that `path` lies in; where that is, the disk knows. */
  readonly fromTop?: true
}

/** Something that may write where nobody can say statically. */
export interface UnresolvedWrite {
  /** The words, as they stand in the command. */
  readonly what: string
  readonly why: string
}

export const SHELL_DIALECTS = ['bash', 'powershell'] as const
export type ShellDialect = (typeof SHELL_DIALECTS)[number]

export interface ShellContext {
  /** Absolute: where the shell stands when the command starts. */
  readonly cwd: string
  readonly home: string | null
  readonly dialect: ShellDialect
}

export interface ShellEffects {
  readonly writes: readonly ShellWrite[]
  readonly unresolved: readonly UnresolvedWrite[]
  /** What cannot be taken back, named as people know it: `git push --force`, `rm -rf`, `npm publish`. */
  readonly irreversible: readonly string[]
  /** Names of the programs run, in order. */
  readonly commands: readonly string[]
  /** Those whose writes are not known: builds, tests, scripts. What they do to the disk is for a look afterwards. */
  readonly unknown: readonly string[]
  /**
   * Directories a `cd` is taken to enter. When one does not exist, the shell goes on where it stood, and what `writes`
   * says about relative paths is wrong: whoever knows the disk has to look.
   */
  readonly assumedDirectories: readonly string[]
  /** What moved the analysis on, one line each, beside what the other fields say. */
  readonly steps: readonly string[]
}
