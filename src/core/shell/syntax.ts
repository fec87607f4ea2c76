import type { Syntax } from './engine.ts'
import { expandBraces } from './expand-braces.ts'
import { expandParameter } from './expand-parameter.ts'
import { parseBash, parseBashWord, visitScripts } from './parse-bash.ts'
import { runCompound } from './run-compound.ts'

export const SYNTAX: Syntax = {
  parse: parseBash,
  parseWord: parseBashWord,
  visitScripts,
  runCompound,
  expandParameter,
  expandBraces,
}
