import type { Engine, Syntax } from '../../command/core/engine.ts'
import { expandBraces } from '../../command/core/expand-braces.ts'
import { expandParameter } from '../../command/core/expand-parameter.ts'
import { type BashNode, parseBash, parseBashWord, visitScripts } from '../../command/core/parse-bash.ts'
import type { Output } from '../../command/core/shell.ts'
import {
  forkChild,
  forkState,
  joinStates,
  replaceState,
  type ShellState,
  setVariable,
  UNKNOWN_VALUE,
  withEntry,
} from '../../command/core/state.ts'
import { RUNS_IN_INDEX, runsInIndex } from '../../command/core/subscripts.ts'
import { noteRedirections, runRedirected } from './note-redirections.ts'
import { joinAll, runCondition, runList } from './run-chain.ts'
import { runFor, runWhile } from './run-loop.ts'

function runInside(node: BashNode, state: ShellState, engine: Engine): void {
  const { substitute } = engine.scope(state)
  visitScripts(node, (script) => substitute(script))
}

function runIf(node: BashNode & { type: 'If' }, state: ShellState, input: Output, engine: Engine): Output {
  const ends: ShellState[] = []
  let current = state
  for (const branch of [node, ...node.elif]) {
    const { yes, no } = runCondition(branch.clause.commands, current, input, engine)
    runList(branch.then.commands, yes, input, engine)
    ends.push(yes)
    current = no
  }
  if (node.else !== undefined) runList(node.else.commands, current, input, engine)
  ends.push(current)
  replaceState(state, joinAll(ends) ?? current)
  return null
}

function runCase(node: BashNode & { type: 'Case' }, state: ShellState, input: Output, engine: Engine): Output {
  runInside(node.word, state, engine)
  const start = forkState(state)
  for (const { body } of node.items) {
    const branch = forkState(start)
    runList(body.commands, branch, input, engine)
    // `;&` goes on with the next body: it starts from either.
    replaceState(state, joinStates(state, branch))
    replaceState(start, joinStates(start, branch))
  }
  return null
}

/** Arithmetic may assign any variable it names, so each of them becomes unknown. */
function runArithmetic(node: BashNode, state: ShellState, engine: Engine): Output {
  runInside(node, state, engine)
  const text = node.type === 'ArithmeticCommand' ? node.body : ''
  for (const [, name = ''] of text.matchAll(/\b([A-Za-z_]\w{0,200})\b/g)) {
    if (state.variables.has(name)) setVariable(state, name, UNKNOWN_VALUE)
  }
  return ''
}

function runCoprocess(node: BashNode & { type: 'Coproc' }, state: ShellState, engine: Engine): Output {
  const output = engine.runNode(node.body, forkState(state), null)
  // The two descriptors of a coprocess, for `>&${COPROC[1]}`.
  setVariable(state, node.name?.value ?? 'COPROC', { kind: 'array', items: ['63', '60'] })
  return output
}

type TestExpression = (BashNode & { type: 'TestCommand' })['expression']

/** `[[ 'a[$(x)]' -eq 0 ]]`: a comparison of numbers evaluates what quotes kept from the shell. */
function noteSubscripts(expression: TestExpression, engine: Engine): void {
  if (expression.type === 'TestBinary' && /^-(?:eq|ne|lt|le|gt|ge)$/.test(expression.operator)) {
    for (const { text } of [expression.left, expression.right])
      if (runsInIndex(text)) engine.shell.doubt(text, RUNS_IN_INDEX)
  } else if (expression.type === 'TestLogical') for (const each of expression.operands) noteSubscripts(each, engine)
  else if (expression.type === 'TestNot') noteSubscripts(expression.operand, engine)
  else if (expression.type === 'TestGroup') noteSubscripts(expression.expression, engine)
}

export function runCompound(node: BashNode, state: ShellState, input: Output, engine: Engine): Output {
  switch (node.type) {
    case 'Redirected':
      return runRedirected(noteRedirections(node.redirects, state, input, engine), state, (given) =>
        engine.runNode(node.command, state, given),
      )
    case 'Subshell':
      return runList(node.body.commands, forkChild(state), input, engine)
    case 'BraceGroup':
      return runList(node.body.commands, state, input, engine)
    case 'CompoundList':
      return runList(node.commands, state, input, engine)
    case 'If':
      return runIf(node, state, input, engine)
    case 'Case':
      return runCase(node, state, input, engine)
    case 'For':
    case 'Select':
      return runFor(node, state, input, engine)
    case 'While':
      return runWhile(node, state, input, engine)
    case 'ArithmeticFor':
      runArithmetic(node, state, engine)
      return runWhile(node, state, input, engine)
    case 'Function':
      state.functions = withEntry(state.functions, node.name.value, [node.body])
      // The shell itself calls this function, for any name it does not find.
      if (node.name.value === 'command_not_found_handle') engine.runNode(node.body, forkState(state), null)
      return ''
    case 'Coproc':
      return runCoprocess(node, state, engine)
    case 'ArithmeticCommand':
      return runArithmetic(node, state, engine)
    case 'TestCommand':
      noteSubscripts(node.expression, engine)
      runInside(node, state, engine)
      return ''
    default:
      runInside(node, state, engine)
      return ''
  }
}

export const SYNTAX: Syntax = {
  parse: parseBash,
  parseWord: parseBashWord,
  visitScripts,
  runCompound,
  expandParameter,
  expandBraces,
}
