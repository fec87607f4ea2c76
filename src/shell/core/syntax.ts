import type { Syntax } from '../../syntax/core/engine.ts'
import { expandBraces } from '../../syntax/core/expand-braces.ts'
import { expandParameter } from '../../syntax/core/expand-parameter.ts'
import { parseBash, parseBashWord, visitScripts } from '../../syntax/core/parse-bash.ts'
import { runCompound } from './run-compound.ts'

export const SYNTAX: Syntax = {
  parse: parseBash,
  parseWord: parseBashWord,
  visitScripts,
  runCompound,
  expandParameter,
  expandBraces,
}
