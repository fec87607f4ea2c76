import type { ParameterScope } from './expand-parameter.ts'
import type { BashCommand, BashNode, BashParameter, BashScript, BashStatement, BashWord } from './parse-bash.ts'
import type { Output, Program, Shell } from './shell.ts'
import type { ShellState, ShellValue } from './state.ts'

/** The whole parser, and the walk over what only it makes. Most commands never need either. */
export interface Syntax {
  parse(text: string): BashScript
  parseWord(text: string): BashWord | null
  visitScripts(node: BashNode, visit: (script: BashScript) => void): void
  readonly runCompound: Run<BashNode>
  expandParameter(part: BashParameter, scope: ParameterScope): ShellValue
  expandBraces(text: string): string[] | null
}

/** The parts of the analysis that are loaded when a command turns out to need them. */
export interface Parts {
  readonly syntax: Syntax
  /** Parses the whole command. Every walk over one command gets the same tree. */
  parseOnce(command: string): BashScript
  /** Looks up a program: null when its code is not loaded yet, undefined when nothing is known of the program. */
  findProgram(name: string): Program | null | undefined
  /** Loads the parts that were asked for and missing; false when there were none. */
  loadMissing(): Promise<boolean>
  /** Loads what a long command plainly needs, so that one walk over it is enough. */
  loadNamed(command: string): Promise<void>
}

/** State and services for the expansion of words, such as a runner of the script inside `$(...)`. */
export interface WordScope {
  readonly state: ShellState
  readonly home: string | null
  substitute(script: BashScript): Output
  readonly syntax: Syntax
  doubt(what: string, why: string): void
}

/** Runs one piece of a command from a state, which the run changes. */
export type Run<Piece> = (piece: Piece, state: ShellState, input: Output, engine: Engine) => Output

/** Services that the walkers of the syntax tree share. Each walker reaches the others through the engine. */
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
  /** Runs a script with bounds of its own. The walk then follows the rest of the command, whatever the script holds. */
  isolate(run: () => void): void
  /** Runs something one level deeper; null when it is too deep, which is said. */
  nest(what: string, run: () => Output): Output
}
