import type { Brought, Discard, Effect, Loss, ShellContext, ShellWrite } from './effects.ts'
import type { GitStep } from './git-steps.ts'
import { forkState, type ShellState } from './state.ts'

/** Text that a command prints, with marks for unknown parts; null when the text is not known. */
export type Output = string | null

type KnownOfWrite = Pick<Effect, 'action' | 'certainty' | 'recursive' | 'endings' | 'follows' | 'only'>

/** A write without options is a `replace`, with the certainty that goes with the action. */
export interface WriteOptions extends Partial<KnownOfWrite>, Pick<ShellWrite, 'fromTop' | 'tree'> {
  /** The program rewrites the files it finds below a folder. */
  readonly sweeps?: 'format'
  readonly source?: string | undefined
  /** A pattern of the shell for the sources, whose names the last step of the path stands for. */
  readonly picks?: string | undefined
  readonly brings?: Brought | undefined
  readonly spelling?: string
  /** A removal after which the content is elsewhere: in another name, in an archive, in git. */
  readonly keeps?: true
  /**
   * Other content takes the place of what the file held. Editors and formatters leave that out. With `entry`, a folder of
   * that name keeps what it holds.
   */
  readonly takes?: true | 'entry'
}

export interface DiscardOptions {
  /** Files and folders as the command spells them; the whole work tree where there are none. */
  readonly paths?: readonly string[]
  /** Refs, selectors or commits; any, where they are null. */
  readonly names?: readonly string[] | null
  readonly only?: Discard['only']
  /** The submodules below are set back too. */
  readonly deep?: boolean
  /** Not noted as final: the one word most often names a branch, and sides and hunks are a choice. */
  readonly isLight?: true
}

export interface Shell {
  readonly context: ShellContext
  /** Notes a write to a path, given as text with marks, from where the state stands. `by` is null for a redirection. */
  write(state: ShellState, text: string, by: string | null, options?: WriteOptions): void
  /** Notes content that the command takes from git, where the state stands. */
  discard(state: ShellState, what: Loss, words: string, options?: DiscardOptions): void
  doubt(what: string, why: string): void
  noteIrreversible(what: string): void
  noteStep(text: string): void
  noteGit(step: GitStep): void
  /** Notes that a program runs whose writes are not known: a build, a script. */
  noteUnknown(name: string): void
  /**
   * Hands the text of a script file to `follow`, once for each place the file may lie at. Doubts about a script are no
   * questions: running a script was unknown before. True when some text was read and left no doubt.
   */
  readScript(state: ShellState, file: string, follow: (text: string, path: string) => void): boolean
  noteRun(state: ShellState, run: RunWords): void
  /** Whether an earlier part of the command writes this file: then what running it does is not known. */
  isWritten(state: ShellState, text: string): boolean
  /** Whether an earlier part of the command may make another folder the top of the work tree around a place. */
  mayMoveTop(place: string): boolean
  /** Keeps a script for the end: a trap runs wherever the shell has come to by then. False where too many are kept. */
  defer(text: string): boolean
  /** Runs words as a command: for `sudo`, `xargs` and the like. */
  runWords(words: readonly string[], state: ShellState, input: Output): Output
  /** Runs text as a script: for `bash -c`, `eval`. */
  runText(text: string, state: ShellState, input: Output): Output
}

/** The words of one run, with marks for what is not known; `file` is null for a program of the PATH. */
export interface RunWords {
  readonly name: string
  readonly file: string | null
  readonly words: readonly string[]
  readonly isRead: boolean
}

/** One run of a program: its words are expanded, its redirections are noted. */
export interface Call {
  readonly name: string
  readonly args: readonly string[]
  readonly state: ShellState
  readonly input: Output
  readonly shell: Shell
}

/** Notes that nobody can tell what a call does, in the words of the whole call. */
export const doubtRun = ({ name, args, shell }: Pick<Call, 'name' | 'args' | 'shell'>, why: string): void =>
  shell.doubt([name, ...args].join(' '), why)

/** Runs words as a command that leaves the state of the call alone and reads none of its input. */
export const runApart = ({ shell, state }: Pick<Call, 'shell' | 'state'>, words: readonly string[]): Output =>
  shell.runWords(words, forkState(state), null)

export type Programs = Readonly<Record<string, Program>>

export const named = <Value>(names: string, value: Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]))

/** Notes the writes of a program and gives back its output. Without an answer the output is not known. */
export type Program = (call: Call) => Output | undefined

/** `mkdir -p a/../b` makes a on the way, which the path of b does not show. */
export function writeWithParents({ name, state, shell }: Pick<Call, 'name' | 'state' | 'shell'>, path: string): void {
  shell.write(state, path, name, { action: 'create' })
  for (const { index } of path.matchAll(/(?<=[^./])\/\.\.(?=\/|$)/g))
    shell.write(state, path.slice(0, index), name, { action: 'create' })
}
