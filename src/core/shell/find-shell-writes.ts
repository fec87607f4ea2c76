import type { ShellContext, ShellEffects } from './effects.ts'
import type { Engine } from './engine.ts'
import { parseBash } from './parse-bash.ts'
import { findPowerShellWrites } from './powershell.ts'
import { PROGRAMS } from './programs.ts'
import { type EffectRecorder, recordEffects } from './record-effects.ts'
import { runList } from './run-chain.ts'
import { runCommand, runWords } from './run-command.ts'
import { runNode, runScript } from './run-script.ts'
import type { Shell } from './shell.ts'
import { forkState, type ShellState } from './state.ts'

/** Bounds of one analysis: past them the rest is unresolved, so that a verdict never takes long. */
const MAX_LENGTH = 1_000_000
const MAX_COMMANDS = 3_000
const MAX_DEPTH = 80
const MAX_TRAPS = 20

function startState(context: ShellContext): ShellState {
  return {
    cwd: [context.cwd],
    previousCwd: null,
    assumed: [],
    variables: new Map(),
    exported: new Set(['HOME', 'PWD', 'PATH']),
    positional: null,
    functions: new Map(),
    aliases: new Map(),
    ended: false,
  }
}

function createShell(
  context: ShellContext,
  recorder: EffectRecorder,
  deferred: Set<string>,
  engine: () => Engine,
): Shell {
  const { write, doubt, noteIrreversible, noteStep } = recorder
  return {
    context,
    write,
    doubt,
    noteIrreversible,
    noteStep,
    defer: (text) => void (deferred.size < MAX_TRAPS && deferred.add(text)),
    runWords: (words, state, input) => runWords(words, state, input, engine()),
    runText: (text, state, input) =>
      engine().nest('a script', () => runScript(parseBash(text), state, input, engine())),
  }
}

function createEngine(context: ShellContext, recorder: EffectRecorder, deferred: Set<string>): Engine {
  let left = MAX_COMMANDS
  let depth = 0
  const engine: Engine = {
    shell: createShell(context, recorder, deferred, () => engine),
    loopExits: [],
    functionExits: [],
    noteCommand: recorder.noteCommand,
    notePlaces: recorder.notePlaces,
    spend() {
      left -= 1
      if (left < 0) recorder.doubt('the rest of the command', `more than ${MAX_COMMANDS} steps to follow`)
      return left >= 0
    },
    isSpent: () => left < 0,
    nest(what, run) {
      if (depth >= MAX_DEPTH) {
        recorder.doubt(what, `nested deeper than ${MAX_DEPTH} levels`)
        return null
      }
      depth += 1
      const output = left < 0 ? null : run()
      depth -= 1
      return output
    },
    scope: (state) => ({
      state,
      home: context.home,
      substitute: (script) => engine.nest('$(...)', () => runScript(script, forkState(state), null, engine)),
    }),
    runScript: (script, state, input) => runScript(script, state, input, engine),
    runList: (statements, state, input) => runList(statements, state, input, engine),
    runNode: (node, state, input) => engine.nest(node.type, () => runNode(node, state, input, engine)),
    runCommand: (command, state, input) => runCommand(command, state, input, engine),
  }
  return engine
}

function runBash(command: string, context: ShellContext, recorder: EffectRecorder): void {
  const deferred = new Set<string>()
  const engine = createEngine(context, recorder, deferred)
  const state = startState(context)
  runScript(parseBash(command), state, null, engine)
  // A trap runs where its shell ends: any place some part of the command went to.
  const places = recorder.places()
  for (const text of [...deferred]) {
    engine.shell.runText(text, { ...forkState(state), cwd: places, assumed: [] }, null)
  }
}

function runPowerShell(command: string, context: ShellContext, recorder: EffectRecorder): void {
  const { shell } = createEngine(context, recorder, new Set())
  const start = startState(context)
  findPowerShellWrites(command, { ...start, cwd: [context.cwd.replaceAll('\\', '/')] }, shell)
}

/**
 * Says what a shell command writes. Programs whose ways are not known are taken to write nothing: what a build or a test
 * run does to the disk is for a look afterwards. Pure: whether a path is a link, or exists at all, is for the caller.
 */
export function findShellWrites(command: string, context: ShellContext): ShellEffects {
  const recorder = recordEffects(context)
  if (command.length > MAX_LENGTH || /[\uFDD0-\uFDD7]/.test(command)) {
    recorder.doubt(
      command,
      command.length > MAX_LENGTH ? 'the command is too long to read' : 'it contains characters no command has',
    )
    return recorder.finish()
  }
  try {
    if (context.dialect === 'powershell') runPowerShell(command, context, recorder)
    else runBash(command, context, recorder)
  } catch (error) {
    // The parser's own depth or a string's length ran out: nothing is known, and that has to be said.
    if (!(error instanceof RangeError)) throw error
    recorder.doubt('the command', 'it is nested too deep, or grows too long, to follow')
  }
  return recorder.finish()
}

/** Whether what a program writes is known. Of others it is seen only afterwards. */
export function isKnownProgram(name: string): boolean {
  return PROGRAMS.has(name)
}
