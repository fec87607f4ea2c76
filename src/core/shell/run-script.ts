import type { Engine } from './engine.ts'
import type { BashNode, BashScript } from './parse-bash.ts'
import { runChain, runList, settle } from './run-chain.ts'
import type { Output } from './shell.ts'
import { forkState, replaceState, type ShellState } from './state.ts'

function runPipeline(node: BashNode & { type: 'Pipeline' }, state: ShellState, input: Output, engine: Engine): Output {
  if (node.commands.length === 1 && node.commands[0] !== undefined)
    return engine.runNode(node.commands[0], state, input)
  let flow = input
  for (const command of node.commands) if (!engine.isSpent()) flow = engine.runNode(command, forkState(state), flow)
  return flow
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
    default:
      return engine.parts.syntax.runCompound(node, state, input, engine)
  }
}

export function runScript(script: BashScript, state: ShellState, input: Output, engine: Engine): Output {
  const [error] = script.errors ?? []
  if (error !== undefined) engine.shell.doubt('the command', `the shell's syntax is not understood: ${error.message}`)
  return runList(script.commands, state, input, engine)
}
