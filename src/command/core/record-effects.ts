import {
  describeWriter,
  type ProgramRun,
  type ShellContext,
  type ShellEffects,
  type ShellWrite,
  type UnresolvedWrite,
} from './effects.ts'
import type { GitStep } from './git-steps.ts'
import { isAbsolutePath, isDevice, joinPath, locatePath } from './locate-path.ts'
import { locateRun } from './locate-words.ts'
import {
  bring,
  findEnds,
  findSpelling,
  isLost,
  isOfName,
  type KnownEnds,
  keyWrite,
  listStarts,
  locateOptions,
  makes,
  makesText,
  toWrite,
} from './make-write.ts'
import { describeMarks, hasMarks } from './marks.ts'
import { isRemoval, recordDiscards } from './record-discards.ts'
import type { RunWords, Shell, WriteOptions } from './shell.ts'
import type { ShellState } from './state.ts'

/** Git commands that make a work tree, and with it another top. */
const MAKES_TREE = /^(?:init|init-db|clone|worktree|submodule|subtree)$/
const BRINGS = /^(?:create|link|copy|move|extract)$/

/** Whether a write may bring a `.git` to a place or above. A tree that git changes holds none. */
function bringsTop({ path, action, tree }: ShellWrite, place: string): boolean {
  if (path.endsWith('/.git')) return true
  return tree === undefined && BRINGS.test(action) && (path === place || place.startsWith(`${path}/`))
}

/** Whether the steps before may have made another folder the top of the work tree around a place. */
const mayMoveTop = (place: string, writes: Iterable<ShellWrite>, steps: readonly GitStep[]): boolean =>
  steps.some(({ name }) => MAKES_TREE.test(name)) || [...writes].some((write) => bringsTop(write, place))

/** More findings than these say nothing a person or a policy could use. */
const MAX_WRITES = 2_000
const MAX_ATTEMPTS = 10_000
const MAX_NOTES = 400
/** A trap may run in any of so many directories before its own place counts as unknown. */
const MAX_PLACES = 8
const MAX_WORDS_LENGTH = 200
const LOST = 'the directory it runs in is not known'

const shorten = (text: string) => {
  const words = describeMarks(text.slice(0, MAX_WORDS_LENGTH + 1))
  return words.length > MAX_WORDS_LENGTH ? `${words.slice(0, MAX_WORDS_LENGTH)}…` : words
}

export type EffectRecorder = ReturnType<typeof recordEffects>

/** Names the script beside the program, so that people find the line. */
const tellScript = (by: string | null, script: string) => (by === null ? script : `${by} in ${script}`)

/** Collects what the analysis finds, each thing once. */
export function recordEffects(context: ShellContext) {
  const writes = new Map<string, ShellWrite>()
  const { discard, discardRest, discards } = recordDiscards(context)
  const unresolved = new Map<string, UnresolvedWrite>()
  const irreversible = new Set<string>()
  const assumed = new Set<string>()
  const places = new Set<string | null>([context.cwd])
  const written = new Set<string>()
  const links = new Set<string>()
  const isThroughLink = (path: string) => [...links].some((link) => path === link || path.startsWith(`${link}/`))
  let attempts = 0
  const commands: string[] = []
  const unknown = new Set<string>()
  const gitSteps: GitStep[] = []
  const steps: string[] = []
  const runs: ProgramRun[] = []
  let script: string | null = null
  let doubts = 0

  const noteStep = (text: string) => {
    if (steps.length < MAX_NOTES) steps.push(shorten(text))
  }
  const doubt = (what: string, why: string, ends: KnownEnds = {}) => {
    const words = shorten(what)
    if (script !== null) {
      doubts += 1
      return noteStep(`${script} leaves open: ${words} (${why})`)
    }
    const key = [words, why, ends.start, ends.end].join('\n')
    if (unresolved.has(key) || unresolved.size >= MAX_NOTES) return
    unresolved.set(key, { what: words, why, ...ends })
  }
  /** The analysis goes no further. The look afterwards takes care of a long script of the repository. */
  const giveUp = (what: string, why: string) => {
    doubt(what, why)
    if (script === null) discardRest(shorten(what))
  }
  const addWrite = (found: ShellWrite) => {
    const write = script === null ? found : { ...found, by: tellScript(found.by, script), inScript: true as const }
    const { action, path, recursive, glob } = write
    const key = keyWrite(write)
    if (!isOfName(write) && isThroughLink(path))
      doubt(`${describeWriter(write)} ${path}`, 'it writes through a link that the command itself makes')
    const known = writes.get(key)
    if (known !== undefined) return void writes.set(key, bring(known, write))
    if (action === 'link') links.add(path)
    if (writes.size >= MAX_WRITES) {
      const leave = write.loses === undefined ? doubt : giveUp
      return leave(describeWriter(write), 'too many paths to list')
    }
    writes.set(key, write)
    if (!glob && !recursive && makesText(write)) written.add(path)
  }

  const writeFrom = (cwd: string, text: string, by: string | null, options: WriteOptions) => {
    const located = locatePath(cwd, text)
    if (typeof located === 'string') doubt(spell(text, by, options), located, findEnds(cwd, text, options))
    else if (!isDevice(located.path))
      addWrite({ ...toWrite(located, by, options), ...findSpelling(cwd, text), ...placeTree(options) })
  }
  const placeTree = ({ tree }: WriteOptions) => (tree === undefined ? {} : { tree, step: gitSteps.length - 1 })
  const spell = (text: string, by: string | null, { spelling = text }: WriteOptions) => `${by ?? '>'} ${spelling}`
  const assume = (state: ShellState) => {
    for (const directory of state.assumed) assumed.add(directory)
  }
  const write: Shell['write'] = (state, text, by, given = {}) => {
    const options = locateOptions(state, given)
    if (text === '' || isDevice(text)) return
    attempts += 1
    // A removal without a known place may take any file of the repository that lies where its path begins.
    if (isRemoval(options) && isLost(state, text))
      discard(state, 'files', by ?? '', { paths: listStarts(state, text, options) })
    if (attempts > MAX_ATTEMPTS) return giveUp(describeWriter({ by }), 'too many paths to list')
    if (isAbsolutePath(text)) return writeFrom('/', text, by, options)
    if (state.cwd === null) return doubt(spell(text, by, options), LOST, findEnds(null, text, options))
    // A script that enters a missing folder is no question: its writes are looked at afterwards.
    if (script === null) assume(state)
    for (const cwd of state.cwd) writeFrom(cwd, text, by, options)
  }

  return {
    noteStep,
    doubt,
    giveUp,
    notePlaces: (entered: readonly string[] | null) => {
      for (const place of entered ?? [null]) places.add(place)
    },
    /** All those directories; null when one of them is not known, or they are too many. */
    places: () => {
      const known = [...places].filter((place) => place !== null)
      return known.length < places.size || known.length > MAX_PLACES ? null : known
    },
    noteGit: (step: GitStep) => void (gitSteps.length < MAX_NOTES && gitSteps.push(step)),
    noteIrreversible: (what: string) => void irreversible.add(what),
    noteCommand: (name: string) =>
      void (script === null && commands.length < MAX_NOTES && commands.push(shorten(name))),
    noteUnknown: (name: string) => void (unknown.size < MAX_NOTES && unknown.add(shorten(name))),
    noteRun: (state: ShellState, run: RunWords) => void (runs.length < MAX_NOTES && runs.push(locateRun(state, run))),
    /** Notes what a script file does; the number of doubts that its text leaves. */
    within(file: string, run: () => void) {
      const [outer, before] = [script, doubts]
      script = shorten(file)
      run()
      script = outer
      return doubts - before
    },
    isWritten(state: ShellState, text: string) {
      if (hasMarks(text)) return false
      const paths = isAbsolutePath(text) ? [joinPath('/', text)] : (state.cwd ?? []).map((cwd) => joinPath(cwd, text))
      return paths.some((path) => written.has(path))
    },
    mayMoveTop: (place: string) => gitSteps.length >= MAX_NOTES || mayMoveTop(place, writes.values(), gitSteps),
    write,
    discard,
    finish(): ShellEffects {
      const all = [...writes.values()]
      const isKnownToExist = (directory: string) =>
        directory === '/' ||
        `${joinPath(context.cwd, '.')}/`.startsWith(`${directory}/`) ||
        all.some((write) => makes(write, directory))
      const assumedDirectories = [...assumed].filter((directory) => !isKnownToExist(directory))
      return {
        writes: all,
        unresolved: [...unresolved.values()],
        discards: discards(),
        irreversible: [...irreversible],
        commands,
        runs,
        unknown: [...unknown],
        assumedDirectories,
        gitSteps,
        steps,
      }
    },
  }
}
