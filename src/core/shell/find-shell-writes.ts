import type { ShellContext, ShellEffects } from './effects.ts'
import type { Engine } from './engine.ts'
import { parseBash } from './parse-bash.ts'
import { findPowerShellWrites } from './powershell.ts'
import { PROGRAMS } from './programs.ts'
import { type EffectRecorder, recordEffects } from './record-effects.ts'
import { runCommand, runWords } from './run-command.ts'
import { runList, runNode, runScript } from './run-script.ts'
import type { Shell } from './shell.ts'
import { forkState, type ShellState } from './state.ts'

/** Bounds of one analysis: past them the rest is unresolved, so that a verdict never takes long. */
const MAX_LENGTH = 1_000_000
const MAX_COMMANDS = 3_000
const MAX_DEPTH = 80

function startState(context: ShellContext): ShellState {
  return {
    cwd: [context.cwd],
    previousCwd: null,
    assumed: [],
    variables: new Map(),
    positional: null,
    functions: new Map(),
    aliases: new Map(),
    ended: false,
  }
}

function createShell(context: ShellContext, recorder: EffectRecorder, engine: () => Engine): Shell {
  const { write, doubt, noteIrreversible, noteStep } = recorder
  return {
    context,
    write,
    doubt,
    noteIrreversible,
    noteStep,
    runWords: (words, state, input) => runWords(words, state, input, engine()),
    runText: (text, state, input) =>
      engine().nest('a script', () => runScript(parseBash(text), state, input, engine())),
  }
}

function createEngine(context: ShellContext, recorder: EffectRecorder): Engine {
  let left = MAX_COMMANDS
  let depth = 0
  const engine: Engine = {
    shell: createShell(context, recorder, () => engine),
    loopExits: [],
    functionExits: [],
    noteCommand: recorder.noteCommand,
    spend() {
      left -= 1
      if (left < 0) recorder.doubt('the rest of the command', `more than ${MAX_COMMANDS} steps to follow`)
      return left >= 0
    },
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
  if (context.dialect === 'powershell') findPowerShellWrites(command, context, recorder)
  else {
    const engine = createEngine(context, recorder)
    runScript(parseBash(command), startState(context), null, engine)
  }
  return recorder.finish()
}

/** Whether what a program writes is known. Of others it is seen only afterwards. */
export function isKnownProgram(name: string): boolean {
  return PROGRAMS.has(name)
}
