import type { GitStep, TreeChange } from './git-steps.ts'

export type Action =
  /** Makes something new: a folder, a compiled program, an archive. */
  | 'create'
  | 'replace'
  | 'append'
  /** Puts what exists elsewhere under another name. */
  | 'copy'
  /** Unpacks an archive, or files that git keeps. */
  | 'extract'
  | 'remove'
  | 'move'
  /** Makes a second name lead to a file. */
  | 'link'
  /** Changes who may use a file. */
  | 'permit'
  | 'configure'
  /** Names a program that git runs from then on. */
  | 'run'

/**
 * A recursive effect is certain when it reaches every file below its path. A likely effect reaches files with a name
 * the source brings. A possible effect reaches files that rules of the program choose.
 */
export type Certainty = 'certain' | 'likely' | 'possible'

/** Files that git tracks. The rest is new where git does not ignore a file; untracked means all of the rest. */
export type GitKind = 'tracked' | 'new' | 'untracked' | 'ignored'

export type Brought = { readonly text: string } | { readonly from: string; readonly ifNewer?: true }

export interface Effect {
  /** The words that name the program: `tee`, `sed -i`, `git checkout`; null for a redirection of the shell. */
  readonly by: string | null
  readonly action: Action
  readonly certainty: Certainty
  readonly recursive: boolean
  /** The folder, absolute, that a recursive copy takes its files from: only names in there are written. */
  readonly source?: string
  /** The text that the file gets, or the file, absolute, whose content it gets, where the command tells. */
  readonly brings?: Brought
  /** A removal by git spares files of other kinds. */
  readonly only?: GitKind
  /** A removal goes through a link instead of taking the link away. */
  readonly follows?: true
  /** A recursive effect on the files as they are found below. A formatter leaves their meaning as it was. */
  readonly sweeps?: 'files' | 'format'
  /** Files of other endings are left alone below a folder: a formatter knows one language. */
  readonly endings?: readonly string[]
  /** The content that stood there is gone afterwards: that of the path alone, or also of everything below. */
  readonly loses?: 'entry' | 'below'
}

export interface ShellWrite extends Effect {
  /**
   * Absolute and lexically normalised, with forward slashes; `~` and static variables are expanded. With `glob`, a
   * pattern in the shell's own syntax, where a backslash makes the next character literal. A pattern that matches
   * nothing may be written as a file of that very name.
   */
  readonly path: string
  /** The same path before `..` was taken off, if it had any. Behind a link the disk reads `..` otherwise. */
  readonly spelled?: string
  readonly glob: boolean
  /** An absolute pattern in the shell's syntax for the sources of a copy: only their names are written. */
  readonly picks?: string
  /** Pattern for the names of the files written, `*` standing for any text: files that `find -name` lets through. */
  readonly names?: string
  /** Patterns of absolute paths that a search leaves out, `*` standing for any text. */
  readonly spared?: readonly string[]
  /** The git work tree around `path` is written, or a path from the tree's top, which begins with a slash. */
  readonly fromTop?: true | string
  /** The change of the work tree behind the write, and the index of its command in `gitSteps`. */
  readonly tree?: TreeChange
  readonly step?: number
  /** A script file that the command runs holds the write. */
  readonly inScript?: true
}

/** A place that words name: a path, or a pattern in the shell's own syntax. */
export interface NamedPlace {
  readonly path: string
  readonly glob: boolean
}

/** One run of a program whose ways are not known, or of a script file. */
export interface ProgramRun {
  readonly name: string
  /** The places the script file may lie at; empty for a program of the PATH. */
  readonly files: readonly NamedPlace[]
  /** The name of the file is known only when the command runs. */
  readonly isVague: boolean
  /** Words behind the program, or behind its script. */
  readonly words: readonly string[]
  readonly places: readonly NamedPlace[]
  /** The analysis read the script and is left without a doubt. */
  readonly isRead: boolean
}

export const LOSSES = [
  /** Tracked files as they are in the work tree; the index stays. */
  'unsaved',
  /** Tracked files in the work tree and in the index. */
  'changes',
  /** The same, of the files that a named commit has. */
  'overlaid',
  /** Files whose index differs from HEAD. */
  'staged',
  /** The index of files whose work tree differs once more. */
  'index',
  /** Files that git does not know; `nested` are whole repositories among them. */
  'untracked',
  'nested',
  /** Every file below the places, for a program that has no name for them. */
  'files',
  /** A linked work tree, its index included. */
  'worktree',
  /** Every change in the submodules. */
  'submodules',
  'stash',
  /** Commits that only the named refs hold. */
  'refs',
  /** Commits of a remote's branches. */
  'published',
  /** Commits that only the reflog holds. */
  'reflog',
  /** Content goes to the index or leaves the stash; shelved content enters the stash. Another part may take either away. */
  'moves',
  'shelves',
] as const
export type Loss = (typeof LOSSES)[number]

export interface Discard {
  readonly what: Loss
  /** The command as people know it: `git reset --hard`. */
  readonly words: string
  /** Absolute: where git runs, or the shell. `isLed`: an option or a variable leads git to a history elsewhere. */
  readonly folder: string
  readonly isLed?: boolean
  readonly deep: boolean
  /** Absolute files and folders, a last name with stars standing for all such names below; null for the work tree. */
  readonly places: readonly string[] | null
  /** Refs, entries of the stash, the commit that comes, or a remote with refspecs. Null stands for any. */
  readonly names: readonly string[] | null
  /** Only in the middle of a merge or the like; or only some of the files, which nobody can name. */
  readonly only?: 'midway' | 'some'
}

/** Something that may write where nobody can say statically. */
export interface UnresolvedWrite {
  /** The words, as they stand in the command. */
  readonly what: string
  readonly why: string
  /** The known beginning of the path, absolute, and the known end of its last name. */
  readonly start?: string
  readonly end?: string
}

export const SHELL_DIALECTS = ['bash', 'powershell'] as const
export type ShellDialect = (typeof SHELL_DIALECTS)[number]

export interface ShellContext {
  readonly cwd: string
  readonly home: string | null
  readonly dialect: ShellDialect
  /** Reads a script file of the disk; null when the file is no small text. Without a reader scripts stay unread. */
  readonly readFile?: (path: string) => string | null
  readonly findKind?: (path: string) => 'file' | 'folder' | null
  readonly findTop?: (folder: string) => string | null
  /** Notes the content that files get, which only rules about imports go by. */
  readonly keepsContent?: boolean
}

export interface ShellEffects {
  readonly writes: readonly ShellWrite[]
  readonly unresolved: readonly UnresolvedWrite[]
  readonly discards: readonly Discard[]
  /** Steps that cannot be taken back, named as people know them: `git push --force`, `rm -rf`, `npm publish`. */
  readonly irreversible: readonly string[]
  readonly commands: readonly string[]
  /** Runs of programs whose ways are not known, and of script files. */
  readonly runs: readonly ProgramRun[]
  /** Names of programs whose writes are not known: builds, tests, scripts. Their effects are looked at afterwards. */
  readonly unknown: readonly string[]
  /** Directories a `cd` is taken to enter. Without one the shell stays, and relative paths in `writes` are wrong. */
  readonly assumedDirectories: readonly string[]
  readonly gitSteps: readonly GitStep[]
  /** Steps of the analysis that the other fields do not hold, one line each. */
  readonly steps: readonly string[]
}

/** Names what writes, for people: the one place that puts an effect into words. */
export const describeWriter = ({ by }: Pick<Effect, 'by'>): string => by ?? 'a redirection'

/** Stands for a command that nobody read to its end: the rest may take any file of the repository. */
export const discardUnread = (folder: string, words: string): Discard => ({
  ...{ what: 'files', words, folder, deep: false, places: null, names: null },
})
