import { describeWriter } from './describe-writer.ts'
import type { Action, Certainty, GitStep, ShellContext, ShellEffects, ShellWrite, UnresolvedWrite } from './effects.ts'
import { climbs, isAbsolutePath, isDevice, joinPath, type LocatedPath, locatePath } from './locate-path.ts'
import { describeMarks, hasMarks, toPattern } from './marks.ts'
import type { WriteOptions } from './shell.ts'
import type { ShellState } from './state.ts'

/** More findings than these say nothing a person or a policy could use. */
const MAX_WRITES = 2_000
const MAX_ATTEMPTS = 10_000
const MAX_NOTES = 400
/** A trap may run in any of so many directories before its own place counts as unknown. */
const MAX_PLACES = 8
const MAX_WORDS_LENGTH = 200

const shorten = (text: string) => {
  const words = describeMarks(text.slice(0, MAX_WORDS_LENGTH + 1))
  return words.length > MAX_WORDS_LENGTH ? `${words.slice(0, MAX_WORDS_LENGTH)}…` : words
}

export interface EffectRecorder {
  write(state: ShellState, text: string, by: string | null, options?: WriteOptions): void
  doubt(what: string, why: string): void
  noteIrreversible(what: string): void
  noteCommand(name: string): void
  noteUnknown(name: string): void
  isWritten(state: ShellState, text: string): boolean
  noteStep(text: string): void
  noteGit(step: GitStep): void
  /** Notes a directory some part of the command stands in. */
  notePlaces(places: readonly string[] | null): void
  /** All those directories; null when one of them is not known, or they are too many. */
  places(): readonly string[] | null
  finish(): ShellEffects
}

/** The certainty of a recursive action, where its program gives no other. */
const CERTAINTY: Partial<Readonly<Record<Action, Certainty>>> = {
  copy: 'likely',
  extract: 'likely',
  remove: 'certain',
  move: 'certain',
  permit: 'certain',
}

/** Whether a write makes a directory exist, so that a later `cd` finds it. */
function makes(write: ShellWrite, directory: string): boolean {
  if (write.by === null || write.action === 'remove') return false
  return write.path === directory || (write.recursive && directory.startsWith(`${write.path}/`))
}

/** The path as spelled, where it leads up: behind a link the disk goes up from where the link leads. */
function findSpelling(cwd: string, text: string): { readonly spelled?: string } {
  if (!climbs(text)) return {}
  const whole = isAbsolutePath(text) ? text : `${cwd}/${text}`
  return { spelled: hasMarks(whole) ? toPattern(whole) : whole }
}

function toWrite(located: LocatedPath, by: string | null, options: WriteOptions): ShellWrite {
  const { action = 'replace', fromTop, follows } = options
  const recursive = located.recursive || options.recursive === true
  const certainty = options.certainty ?? (recursive ? (CERTAINTY[action] ?? 'possible') : 'certain')
  return { ...located, by, action, certainty, recursive, ...(fromTop && { fromTop }), ...(follows && { follows }) }
}

/** Whether an effect changes a name itself, and never the file a link of that name leads to. */
const isOfName = ({ action, follows }: ShellWrite) => action === 'link' || (action === 'remove' && follows !== true)

/** Whether the command makes the text of the file, so that running the file runs that text. */
const makesText = ({ action }: ShellWrite) => action === 'replace' || action === 'append'

/** Collects what the analysis finds, each thing once. */
export function recordEffects(context: ShellContext): EffectRecorder {
  const writes = new Map<string, ShellWrite>()
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

  const noteStep = (text: string) => {
    if (steps.length < MAX_NOTES) steps.push(shorten(text))
  }
  const doubt = (what: string, why: string) => {
    const words = shorten(what)
    const key = `${words}\n${why}`
    if (unresolved.has(key) || unresolved.size >= MAX_NOTES) return
    unresolved.set(key, { what: words, why })
  }
  const addWrite = (write: ShellWrite) => {
    const { by, action, certainty, path, recursive, glob, names } = write
    const key = [by, action, certainty, path, recursive, glob, names, write.step].join('\n')
    if (!isOfName(write) && isThroughLink(path))
      doubt(`${describeWriter(write)} ${path}`, 'it writes through a link that the command itself makes')
    if (writes.has(key)) return
    if (action === 'link') links.add(path)
    if (writes.size >= MAX_WRITES) return doubt(describeWriter(write), 'too many paths to list')
    writes.set(key, write)
    if (!glob && !recursive && makesText(write)) written.add(path)
  }

  const writeFrom = (cwd: string, text: string, by: string | null, options: WriteOptions) => {
    const located = locatePath(cwd, text)
    if (typeof located === 'string') doubt(spell(text, by, options), located)
    else if (!isDevice(located.path))
      addWrite({ ...toWrite(located, by, options), ...findSpelling(cwd, text), ...placeTree(options) })
  }
  const placeTree = ({ tree }: WriteOptions) => (tree === undefined ? {} : { tree, step: gitSteps.length - 1 })
  const spell = (text: string, by: string | null, { spelling = text }: WriteOptions) => `${by ?? '>'} ${spelling}`
  const write: EffectRecorder['write'] = (state, text, by, options = {}) => {
    if (text === '' || isDevice(text)) return
    attempts += 1
    if (attempts > MAX_ATTEMPTS) return doubt(describeWriter({ by }), 'too many paths to list')
    if (isAbsolutePath(text)) return writeFrom('/', text, by, options)
    if (state.cwd === null) return doubt(spell(text, by, options), 'the directory it runs in is not known')
    for (const directory of state.assumed) assumed.add(directory)
    for (const cwd of state.cwd) writeFrom(cwd, text, by, options)
  }

  return {
    noteStep,
    doubt,
    notePlaces: (entered) => {
      for (const place of entered ?? [null]) places.add(place)
    },
    places: () => {
      const known = [...places].filter((place) => place !== null)
      return known.length < places.size || known.length > MAX_PLACES ? null : known
    },
    noteGit: (step) => void (gitSteps.length < MAX_NOTES && gitSteps.push(step)),
    noteIrreversible: (what) => void irreversible.add(what),
    noteCommand: (name) => void (commands.length < MAX_NOTES && commands.push(shorten(name))),
    noteUnknown: (name) => void (unknown.size < MAX_NOTES && unknown.add(shorten(name))),
    isWritten(state, text) {
      if (hasMarks(text)) return false
      const paths = isAbsolutePath(text) ? [joinPath('/', text)] : (state.cwd ?? []).map((cwd) => joinPath(cwd, text))
      return paths.some((path) => written.has(path))
    },
    write,
    finish() {
      const all = [...writes.values()]
      const isKnownToExist = (directory: string) =>
        directory === '/' ||
        `${joinPath(context.cwd, '.')}/`.startsWith(`${directory}/`) ||
        all.some((write) => makes(write, directory))
      const assumedDirectories = [...assumed].filter((directory) => !isKnownToExist(directory))
      return {
        writes: all,
        unresolved: [...unresolved.values()],
        irreversible: [...irreversible],
        commands,
        unknown: [...unknown],
        assumedDirectories,
        gitSteps,
        steps,
      }
    },
  }
}
