import type { ShellContext } from './effects.ts'
import type { ShellState } from './state.ts'

/** What a command prints, as far as it is known: text with marks, or null. */
export type Output = string | null

export interface WriteOptions {
  readonly recursive?: boolean
  readonly fromTop?: true
  /** The path as the command spells it, for what people read. */
  readonly spelling?: string
}

/** What the families of programs see of the analysis. */
export interface Shell {
  readonly context: ShellContext
  /** Notes that a path, given as text with marks, is written from where the state stands. */
  write(state: ShellState, text: string, how: string, options?: WriteOptions): void
  /** Notes that something may write, nobody can say where. */
  doubt(what: string, why: string): void
  /** Notes that a command cannot be taken back. */
  noteIrreversible(what: string): void
  noteStep(text: string): void
  /** Notes that a program runs whose writes are not known: a build, a script. */
  noteUnknown(name: string): void
  /** Whether an earlier part of the command writes this file: then what running it does is not known. */
  isWritten(state: ShellState, text: string): boolean
  /** Keeps a script for the end: a trap runs wherever the shell has come to by then. */
  defer(text: string): void
  /** Runs words as a command: for `sudo`, `xargs` and the like. */
  runWords(words: readonly string[], state: ShellState, input: Output): Output
  /** Runs text as a script: for `bash -c`, `eval`. */
  runText(text: string, state: ShellState, input: Output): Output
}

/** One run of a program: its words are expanded, its redirections are noted. */
export interface Call {
  /** The program's name without its folder. */
  readonly name: string
  readonly args: readonly string[]
  readonly state: ShellState
  readonly input: Output
  readonly shell: Shell
}

export type Programs = Readonly<Record<string, Program>>

/** What a program writes; gives back what it prints. Without an answer nothing is known of its output. */
export type Program = (call: Call) => Output | undefined
