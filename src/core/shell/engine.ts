import type { WordScope } from './expand-word.ts'
import type { BashCommand, BashNode, BashScript, BashStatement } from './parse-bash.ts'
import type { Parts } from './parts.ts'
import type { Output, Shell } from './shell.ts'
import type { ShellState } from './state.ts'

/** What the walkers of the syntax tree share: each reaches the others through it. */
export interface Engine {
  readonly shell: Shell
  readonly parts: Parts
  /** States in which a loop or function was left early, innermost last. */
  readonly loopExits: ShellState[][]
  readonly functionExits: ShellState[][]
  /** Counts one more command; false when there were too many, which is said once. */
  spend(): boolean
  /** There were too many commands: nothing more is followed. */
  isSpent(): boolean
  noteCommand(name: string): void
  notePlaces(places: readonly string[] | null): void
  scope(state: ShellState): WordScope
  runScript(script: BashScript, state: ShellState, input: Output): Output
  runList(statements: readonly BashStatement[], state: ShellState, input: Output): Output
  runNode(node: BashNode, state: ShellState, input: Output): Output
  runCommand(command: BashCommand, state: ShellState, input: Output): Output
  /** Runs something one level deeper; null when it is too deep, which is said. */
  nest(what: string, run: () => Output): Output
}
