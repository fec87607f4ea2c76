import type { ShellContext, ShellEffects } from '../../command/core/effects.ts'
import type { Engine, Parts } from '../../command/core/engine.ts'
import { type EffectRecorder, recordEffects } from '../../command/core/record-effects.ts'
import type { Shell } from '../../command/core/shell.ts'
import { forkChild, forkState, type ShellState } from '../../command/core/state.ts'
import type { PowerShell } from '../../scripts/core/powershell.ts'
import { createParts } from './parts.ts'
import { createScriptReader } from './read-scripts.ts'
import { runList, runNode, runScript } from './run-chain.ts'
import { runCommand, runWords } from './run-command.ts'

/** Bounds of one analysis: past them the rest is unresolved, so that a verdict never takes long. */
const MAX_LENGTH = 1_000_000
const MAX_COMMANDS = 3_000
const MAX_DEPTH = 80
const MAX_TRAPS = 20
const MAX_SCRIPT_COMMANDS = 400

interface Analysis {
  readonly context: ShellContext
  readonly parts: Parts
  /** Reads PowerShell; null where the command is for a POSIX shell. */
  readonly powerShell: PowerShell | null
}

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
    isPlain: false,
    isChild: false,
    edit: null,
  }
}

function createShell(
  context: ShellContext,
  recorder: EffectRecorder,
  deferred: Set<string>,
  engine: () => Engine,
): Shell {
  return {
    ...recorder,
    context,
    readScript: createScriptReader(context, recorder, (run) => engine().isolate(run)),
    defer: (text) => deferred.size < MAX_TRAPS && deferred.add(text).size > 0,
    runWords: (words, state, input) => runWords(words, state, input, engine()),
    runText: (text, state, input) =>
      engine().nest('a script', () => runScript(engine().parts.syntax.parse(text), state, input, engine())),
  }
}

function createEngine(recorder: EffectRecorder, deferred: Set<string>, { context, parts }: Analysis): Engine {
  let left = MAX_COMMANDS
  let depth = 0
  const engine: Engine = {
    parts,
    shell: createShell(context, recorder, deferred, () => engine),
    loopExits: [],
    functionExits: [],
    noteCommand: recorder.noteCommand,
    notePlaces: recorder.notePlaces,
    spend() {
      left -= 1
      if (left < 0) recorder.giveUp('the rest of the command', `more than ${MAX_COMMANDS} steps to follow`)
      return left >= 0
    },
    isSpent: () => left < 0,
    nest(what, run) {
      if (depth >= MAX_DEPTH) {
        recorder.giveUp(what, `nested deeper than ${MAX_DEPTH} levels`)
        return null
      }
      depth += 1
      const output = left < 0 ? null : run()
      depth -= 1
      return output
    },
    isolate(run) {
      const kept = { left, depth, exits: engine.functionExits.splice(0), loops: engine.loopExits.splice(0) }
      left = Math.min(left, MAX_SCRIPT_COMMANDS)
      try {
        run()
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        recorder.doubt('the script', 'it is nested too deep to follow')
      }
      left = kept.left
      depth = kept.depth
      engine.functionExits.splice(0, Infinity, ...kept.exits)
      engine.loopExits.splice(0, Infinity, ...kept.loops)
    },
    scope: (state) => ({
      state,
      home: context.home,
      syntax: parts.syntax,
      doubt: recorder.doubt,
      substitute: (script) => engine.nest('$(...)', () => runScript(script, forkChild(state), null, engine)),
    }),
    runScript: (script, state, input) => runScript(script, state, input, engine),
    runList: (statements, state, input) => runList(statements, state, input, engine),
    runNode: (node, state, input) => engine.nest(node.type, () => runNode(node, state, input, engine)),
    runCommand: (command, state, input) => runCommand(command, state, input, engine),
  }
  return engine
}

function runBash(command: string, recorder: EffectRecorder, analysis: Analysis): void {
  const deferred = new Set<string>()
  const engine = createEngine(recorder, deferred, analysis)
  const state = startState(analysis.context)
  runScript(analysis.parts.parseOnce(command), state, '', engine)
  // A trap runs where its shell ends: any place some part of the command went to.
  const places = recorder.places()
  for (const text of [...deferred]) {
    engine.shell.runText(text, { ...forkState(state), cwd: places, assumed: [] }, null)
  }
}

function runPowerShell(command: string, recorder: EffectRecorder, analysis: Analysis): void {
  const { shell } = createEngine(recorder, new Set(), analysis)
  const start = startState(analysis.context)
  analysis.powerShell?.(command, { ...start, cwd: [analysis.context.cwd.replaceAll('\\', '/')] }, shell)
}

/** Walks over the command once, with the parts that are loaded. */
function walk(command: string, analysis: Analysis): ShellEffects {
  const recorder = recordEffects(analysis.context)
  try {
    if (analysis.powerShell !== null) runPowerShell(command, recorder, analysis)
    else runBash(command, recorder, analysis)
  } catch (error) {
    // The parser's own depth or a string's length ran out: nothing is known, and that has to be said.
    if (!(error instanceof RangeError)) throw error
    recorder.giveUp('the command', 'it is nested too deep, or grows too long, to follow')
  }
  return recorder.finish()
}

function refuse(command: string, context: ShellContext, why: string): ShellEffects {
  const recorder = recordEffects(context)
  recorder.giveUp(command, why)
  return recorder.finish()
}

/**
 * Finds the writes of a shell command. Programs whose ways are not known are named in `unknown`: builds and test runs
 * are looked at afterwards. The analysis reads no disk: the caller has to ask whether a path is a link, or exists at
 * all.
 */
export async function findShellWrites(command: string, context: ShellContext): Promise<ShellEffects> {
  if (command.length > MAX_LENGTH) return refuse(command, context, 'the command is too long to read')
  if (/[\uFDD0-\uFDD8]/.test(command)) return refuse(command, context, 'it contains characters no command has')
  const powerShell =
    context.dialect === 'bash' ? null : (await import('../../scripts/core/powershell.ts')).findPowerShellWrites
  const analysis = { context, powerShell, parts: createParts() }
  if (powerShell === null) await analysis.parts.loadNamed(command)
  for (;;) {
    const effects = walk(command, analysis)
    if (!(await analysis.parts.loadMissing())) return effects
  }
}
