import type { Engine } from './engine.ts'
import { expandBraces } from './expand-braces.ts'
import { expandParameter, type ParameterScope } from './expand-parameter.ts'
import {
  type BashNode,
  type BashParameter,
  type BashScript,
  type BashWord,
  parseBash,
  parseBashWord,
  visitScripts,
} from './parse-bash.ts'
import { runCompound } from './run-compound.ts'
import type { Output } from './shell.ts'
import type { ShellState, ShellValue } from './state.ts'

/** The whole parser, and the walk over what only it makes. Most commands never need either. */
export interface Syntax {
  parse(text: string): BashScript
  parseWord(text: string): BashWord | null
  visitScripts(node: BashNode, visit: (script: BashScript) => void): void
  runCompound(node: BashNode, state: ShellState, input: Output, engine: Engine): Output
  expandParameter(part: BashParameter, scope: ParameterScope): ShellValue
  expandBraces(text: string): string[] | null
}

export const SYNTAX: Syntax = {
  parse: parseBash,
  parseWord: parseBashWord,
  visitScripts,
  runCompound,
  expandParameter,
  expandBraces,
}
