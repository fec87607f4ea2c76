import type { Engine, Run } from '../../command/core/engine.ts'
import type { BashNode, BashScript, BashStatement } from '../../command/core/parse-bash.ts'
import type { Output } from '../../command/core/shell.ts'
import { forkChild, forkState, isSame, joinStates, replaceState, type ShellState } from '../../command/core/state.ts'
import { PIPED } from './find-edit.ts'

/** Ends of a command: success, or failure. A failure is unlikely when only a missing directory explains it. */
interface Outcome {
  readonly success: ShellState
  readonly failures: readonly { readonly state: ShellState; readonly missing: readonly string[] | null }[]
  readonly output: Output
}

/** Output of more characters than this is not followed. */
const MAX_OUTPUT = 1_000_000

/** Commands that fail only when something is badly wrong. */
const RARELY_FAILS = new Set(['mkdir', 'echo', 'printf', 'true', ':', 'export', 'set', 'pwd', 'touch', 'pushd', 'popd'])

function isRarelyFailing(node: BashNode): boolean {
  return node.type === 'Command' && (node.name === undefined || RARELY_FAILS.has(node.name.value))
}

/** Runs one command of a chain. The states after success and after failure are kept apart. */
function runStep(node: BashNode, start: ShellState, input: Output, engine: Engine): Outcome {
  const before = forkState(start)
  const after = forkState(start)
  const output = engine.runNode(node, after, input)
  const isMove = node.type === 'Command' && !isSame(before.cwd, after.cwd)
  if (!isMove)
    return { success: after, failures: [{ state: after, missing: isRarelyFailing(node) ? [] : null }], output }
  const success = { ...after, assumed: before.assumed }
  return { success, failures: [{ state: before, missing: after.cwd ?? [] }], output }
}

export const joinAll = (states: readonly ShellState[]): ShellState | null =>
  states.reduce<ShellState | null>((all, state) => (all === null ? state : joinStates(all, state)), null)

/** The state after a chain, however it ended. Unlikely failures become assumptions instead of second possibilities. */
export function settle({ success, failures }: Outcome): ShellState {
  const likely = failures.filter(({ missing }) => missing === null).map(({ state }) => state)
  const assumed = failures.flatMap(({ missing, state }) => (state.ended ? [] : (missing ?? [])))
  const joined = joinAll([success, ...likely]) ?? success
  return { ...joined, assumed: [...new Set([...joined.assumed, ...assumed])] }
}

function joinOutputs(a: Output, b: Output): Output {
  return a === null || b === null || a.length + b.length > MAX_OUTPUT ? null : a + b
}

/** `a && b || c`: each command starts from the states in which it would run. */
export function runChain(node: BashNode, start: ShellState, input: Output, engine: Engine): Outcome {
  if (node.type !== 'AndOr') return runStep(node, start, input, engine)
  const [first, ...rest] = node.commands
  if (first === undefined) return { success: start, failures: [], output: '' }
  let outcome = runStep(first, start, input, engine)
  for (const [index, command] of rest.entries()) {
    if (engine.isSpent()) break
    const isAnd = node.operators[index] === '&&'
    const failed = joinAll(outcome.failures.map(({ state }) => state)) ?? outcome.success
    const start = isAnd ? outcome.success : { ...failed, edit: null }
    const next = runStep(command, start, input, engine)
    const isEither = !isAnd && outcome.output === next.output
    const output = isEither ? next.output : joinOutputs(outcome.output, next.output)
    outcome = isAnd
      ? { success: next.success, failures: [...outcome.failures, ...next.failures], output }
      : { success: joinStates(outcome.success, next.success), failures: next.failures, output }
  }
  return outcome
}

const runStatement: Run<BashStatement> = ({ command, background }, state, input, engine) => {
  const outcome = runChain(command, state, input, engine)
  if (background !== true) replaceState(state, { ...settle(outcome), edit: null })
  return outcome.output
}

export const runList: Run<readonly BashStatement[]> = (statements, state, input, engine) => {
  let output: Output = ''
  for (const statement of statements) {
    if (engine.isSpent()) return null
    output = joinOutputs(output, runStatement(statement, state, input, engine))
  }
  return output
}

export function runCondition(
  list: readonly BashStatement[],
  state: ShellState,
  input: Output,
  engine: Engine,
): { yes: ShellState; no: ShellState } {
  const last = list.at(-1)
  runList(list.slice(0, -1), state, input, engine)
  if (last === undefined) return { yes: state, no: forkState(state) }
  const outcome = runChain(last.command, state, input, engine)
  const no = joinAll(outcome.failures.map((failure) => failure.state)) ?? outcome.success
  return { yes: forkState(outcome.success), no: { ...no, edit: null } }
}

const runPipeline: Run<BashNode & { type: 'Pipeline' }> = (node, state, input, engine) => {
  if (node.commands.length === 1 && node.commands[0] !== undefined) {
    const output = engine.runNode(node.commands[0], state, input)
    // Behind `!` the success of the command is a failure.
    state.edit = null
    return output
  }
  let flow = input
  const [last] = node.commands.slice(-1)
  // The last command may make a file of what the first one reads.
  const isMaking = last !== undefined && 'redirects' in last && last.redirects.length > 0
  let edit: ShellState['edit'] = null
  for (const command of node.commands.slice(0, -1)) {
    if (engine.isSpent()) break
    const child: ShellState = { ...forkChild(state), edit: isMaking ? (edit ?? PIPED) : null }
    flow = engine.runNode(command, child, flow)
    edit = child.edit
  }
  if (last === undefined || engine.isSpent()) return null
  // zsh, and bash with lastpipe, run the last command in the shell itself.
  const after = { ...state, edit }
  flow = engine.runNode(last, after, flow)
  replaceState(state, { ...joinStates(state, { ...after, ended: false }), edit: after.edit })
  return flow
}

export const runNode: Run<BashNode> = (node, state, input, engine) => {
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

export const runScript: Run<BashScript> = (script, state, input, engine) => {
  const [error] = script.errors ?? []
  if (error !== undefined) engine.shell.doubt('the command', `the shell's syntax is not understood: ${error.message}`)
  return runList(script.commands, state, input, engine)
}
