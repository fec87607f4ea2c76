import type { Output } from '../../effects/core/shell.ts'
import { forkChild, forkState, joinStates, replaceState, type ShellState } from '../../effects/core/state.ts'
import type { Engine } from '../../syntax/core/engine.ts'
import type { BashNode, BashScript } from '../../syntax/core/parse-bash.ts'
import { runChain, runList, settle } from './run-chain.ts'

function runPipeline(node: BashNode & { type: 'Pipeline' }, state: ShellState, input: Output, engine: Engine): Output {
  if (node.commands.length === 1 && node.commands[0] !== undefined) {
    const output = engine.runNode(node.commands[0], state, input)
    // Behind `!` the success of the command is a failure.
    state.edit = null
    return output
  }
  let flow = input
  for (const command of node.commands.slice(0, -1))
    if (!engine.isSpent()) flow = engine.runNode(command, forkChild(state), flow)
  const [last] = node.commands.slice(-1)
  if (last === undefined || engine.isSpent()) return null
  // zsh, and bash with lastpipe, run the last command in the shell itself.
  const after = forkState(state)
  flow = engine.runNode(last, after, flow)
  replaceState(state, joinStates(state, { ...after, ended: false }))
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
    default: {
      if ('redirects' in node) state.edit = null
      const output = engine.parts.syntax.runCompound(node, state, input, engine)
      state.edit = null
      return output
    }
  }
}

export function runScript(script: BashScript, state: ShellState, input: Output, engine: Engine): Output {
  const [error] = script.errors ?? []
  if (error !== undefined) engine.shell.doubt('the command', `the shell's syntax is not understood: ${error.message}`)
  return runList(script.commands, state, input, engine)
}
