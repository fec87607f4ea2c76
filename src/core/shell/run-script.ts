import type { Engine } from './engine.ts'
import { noteRedirections, runRedirected } from './note-redirections.ts'
import { type BashNode, type BashScript, visitScripts } from './parse-bash.ts'
import { joinAll, runChain, runCondition, runList, settle } from './run-chain.ts'
import { runFor, runWhile } from './run-loop.ts'
import type { Output } from './shell.ts'
import { forkState, joinStates, replaceState, type ShellState, UNKNOWN_VALUE } from './state.ts'

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
  visitScripts(node.word, (script) => engine.scope(state).substitute(script))
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

function runPipeline(node: BashNode & { type: 'Pipeline' }, state: ShellState, input: Output, engine: Engine): Output {
  if (node.commands.length === 1 && node.commands[0] !== undefined)
    return engine.runNode(node.commands[0], state, input)
  let flow = input
  for (const command of node.commands) if (!engine.isSpent()) flow = engine.runNode(command, forkState(state), flow)
  return flow
}

/** What arithmetic assigns is a number. */
function runArithmetic(node: BashNode, text: string, state: ShellState, engine: Engine): Output {
  visitScripts(node, (script) => engine.scope(state).substitute(script))
  for (const [, name = ''] of text.matchAll(/\b([A-Za-z_]\w{0,200})\b/g)) {
    if (state.variables.has(name)) state.variables.set(name, UNKNOWN_VALUE)
  }
  return ''
}

function runCoprocess(node: BashNode & { type: 'Coproc' }, state: ShellState, engine: Engine): Output {
  const output = engine.runNode(node.body, forkState(state), null)
  // Its two descriptors, for `>&${COPROC[1]}`.
  state.variables.set(node.name?.value ?? 'COPROC', { kind: 'array', items: ['63', '60'] })
  return output
}

export function runNode(node: BashNode, state: ShellState, input: Output, engine: Engine): Output {
  switch (node.type) {
    case 'Command':
      return engine.runCommand(node, state, input)
    case 'Pipeline':
      return runPipeline(node, state, input, engine)
    case 'AndOr': {
      const outcome = runChain(node, state, input, engine)
      replaceState(state, settle(outcome))
      return outcome.output
    }
    case 'Redirected':
      return runRedirected(noteRedirections(node.redirects, state, input, engine), state, (given) =>
        engine.runNode(node.command, state, given),
      )
    case 'Subshell':
      return runList(node.body.commands, forkState(state), input, engine)
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
      return runWhile(node.body, node.clause, state, input, engine)
    case 'ArithmeticFor':
      runArithmetic(node, '', state, engine)
      return runWhile(node.body, undefined, state, input, engine)
    case 'Function':
      state.functions.set(node.name.value, [node.body])
      return ''
    case 'Coproc':
      return runCoprocess(node, state, engine)
    case 'ArithmeticCommand':
      return runArithmetic(node, node.body, state, engine)
    default:
      visitScripts(node, (script) => engine.scope(state).substitute(script))
      return ''
  }
}

export function runScript(script: BashScript, state: ShellState, input: Output, engine: Engine): Output {
  const [error] = script.errors ?? []
  if (error !== undefined) engine.shell.doubt('the command', `the shell's syntax is not understood: ${error.message}`)
  return runList(script.commands, state, input, engine)
}
