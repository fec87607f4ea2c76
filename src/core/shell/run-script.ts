import type { Engine } from './engine.ts'
import { noteRedirections, runRedirected } from './note-redirections.ts'
import { type BashNode, type BashScript, type BashStatement, visitScripts } from './parse-bash.ts'
import { runFor, runWhile } from './run-loop.ts'
import type { Output } from './shell.ts'
import { forkState, joinStates, replaceState, type ShellState, UNKNOWN_VALUE } from './state.ts'

/** Where a command may end: done, or failed. A failure is unlikely when only a missing directory explains it. */
interface Outcome {
  readonly success: ShellState
  readonly failures: readonly { readonly state: ShellState; readonly missing: readonly string[] | null }[]
  readonly output: Output
}

/** What is printed beyond this is not followed. */
const MAX_OUTPUT = 1_000_000

/** Commands that fail only when something is badly wrong. */
const RARELY_FAILS = new Set(['mkdir', 'echo', 'printf', 'true', ':', 'export', 'set', 'pwd', 'touch', 'pushd', 'popd'])

function isRarelyFailing(node: BashNode): boolean {
  return node.type === 'Command' && (node.name === undefined || RARELY_FAILS.has(node.name.value))
}

function isNegated(node: BashNode): boolean {
  return node.type === 'Pipeline' && node.prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1
}

/** Runs one command of a chain and tells the state in which it succeeded from the one in which it failed. */
function runStep(node: BashNode, start: ShellState, input: Output, engine: Engine): Outcome {
  const before = forkState(start)
  const after = forkState(start)
  const output = engine.runNode(node, after, input)
  const isMove = node.type === 'Command' && JSON.stringify(before.cwd) !== JSON.stringify(after.cwd)
  if (!isMove) {
    const missing = isRarelyFailing(node) ? [] : null
    const outcome = { success: after, failures: [{ state: after, missing }], output }
    return isNegated(node) ? { success: after, failures: [{ state: after, missing: null }], output } : outcome
  }
  const success = { ...after, assumed: before.assumed }
  return { success, failures: [{ state: before, missing: after.cwd ?? [] }], output }
}

const joinAll = (states: readonly ShellState[]): ShellState | null =>
  states.reduce<ShellState | null>((all, state) => (all === null ? state : joinStates(all, state)), null)

/** The state after a chain, however it ended. Unlikely failures become assumptions instead of second possibilities. */
function settle({ success, failures }: Outcome): ShellState {
  const likely = failures.filter(({ missing }) => missing === null).map(({ state }) => state)
  const assumed = failures.flatMap(({ missing, state }) => (state.ended ? [] : (missing ?? [])))
  const joined = joinAll([success, ...likely]) ?? success
  return { ...joined, assumed: [...new Set([...joined.assumed, ...assumed])] }
}

function joinOutputs(a: Output, b: Output): Output {
  return a === null || b === null || a.length + b.length > MAX_OUTPUT ? null : a + b
}

/** `a && b || c`: each command starts from the states in which it would run. */
function runChain(node: BashNode, start: ShellState, input: Output, engine: Engine): Outcome {
  if (node.type !== 'AndOr') return runStep(node, start, input, engine)
  const [first, ...rest] = node.commands
  if (first === undefined) return { success: start, failures: [], output: '' }
  let outcome = runStep(first, start, input, engine)
  for (const [index, command] of rest.entries()) {
    if (engine.isSpent()) break
    const isAnd = node.operators[index] === '&&'
    const start = isAnd ? outcome.success : (joinAll(outcome.failures.map(({ state }) => state)) ?? outcome.success)
    const next = runStep(command, start, input, engine)
    const output = joinOutputs(outcome.output, next.output)
    outcome = isAnd
      ? { success: next.success, failures: [...outcome.failures, ...next.failures], output }
      : { success: joinStates(outcome.success, next.success), failures: next.failures, output }
  }
  return outcome
}

function runStatement(
  { command, background }: BashStatement,
  state: ShellState,
  input: Output,
  engine: Engine,
): Output {
  const outcome = runChain(command, state, input, engine)
  if (background !== true) replaceState(state, settle(outcome))
  return outcome.output
}

export function runList(
  statements: readonly BashStatement[],
  state: ShellState,
  input: Output,
  engine: Engine,
): Output {
  let output: Output = ''
  for (const statement of statements) {
    if (engine.isSpent()) return null
    output = joinOutputs(output, runStatement(statement, state, input, engine))
  }
  return output
}

/** Runs a list as a condition: what the branches start from. */
function runCondition(
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
  return { yes: forkState(outcome.success), no: forkState(no) }
}

function runIf(node: BashNode & { type: 'If' }, state: ShellState, input: Output, engine: Engine): Output {
  const ends: ShellState[] = []
  let current = state
  for (const branch of [{ clause: node.clause, then: node.then }, ...node.elif]) {
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
      return engine.runNode(node.body, forkState(state), null)
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
