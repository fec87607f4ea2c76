import { REDIRECTION, type ShellContext, type ShellEffects, type ShellWrite, type UnresolvedWrite } from './effects.ts'
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
  write(state: ShellState, text: string, how: string, options?: WriteOptions): void
  doubt(what: string, why: string): void
  noteIrreversible(what: string): void
  noteCommand(name: string): void
  noteUnknown(name: string): void
  isWritten(state: ShellState, text: string): boolean
  noteStep(text: string): void
  /** Notes a directory some part of the command stands in. */
  notePlaces(places: readonly string[] | null): void
  /** All those directories; null when one is not known, or they are too many. */
  places(): readonly string[] | null
  finish(): ShellEffects
}

/** What writes a file whose text was not made by the command: a copy, a compiled program, a changed mode. */
const CARRIERS =
  /^(?:chmod|chown|chgrp|touch|mkdir|cp|mv|ln|install|rsync|scp|git|tar|unzip|rm|gcc|g\+\+|cc|c\+\+|clang|clang\+\+|ld|rustc|go)\b/

/** Whether a write makes a directory exist, so that a later `cd` finds it. */
function makes(write: ShellWrite, directory: string): boolean {
  if (write.how === REDIRECTION || write.how.startsWith('rm')) return false
  return write.path === directory || (write.recursive && directory.startsWith(`${write.path}/`))
}

/** The path as spelled, where it leads up: behind a link the disk goes up from where the link leads. */
function findSpelling(cwd: string, text: string): { readonly spelled?: string } {
  if (!climbs(text)) return {}
  const whole = isAbsolutePath(text) ? text : `${cwd}/${text}`
  return { spelled: hasMarks(whole) ? toPattern(whole) : whole }
}

function toWrite(located: LocatedPath, how: string, options: WriteOptions): ShellWrite {
  const recursive = located.recursive || options.recursive === true
  return { ...located, how, recursive, ...(options.fromTop && { fromTop: true }) }
}

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
    const key = [write.how, write.path, write.recursive, write.glob, write.names].join('\n')
    if (!/^(?:ln|rm|unlink)\b/.test(write.how) && isThroughLink(write.path))
      doubt(`${write.how} ${write.path}`, 'it writes through a link that the command itself makes')
    if (writes.has(key)) return
    if (write.how === 'ln') links.add(write.path)
    if (writes.size >= MAX_WRITES) return doubt(write.how, 'too many paths to list')
    writes.set(key, write)
    if (!write.glob && !write.recursive && !CARRIERS.test(write.how)) written.add(write.path)
  }

  const writeFrom = (cwd: string, text: string, how: string, options: WriteOptions) => {
    const located = locatePath(cwd, text)
    if (typeof located === 'string') doubt(spell(text, how, options), located)
    else if (!isDevice(located.path)) addWrite({ ...toWrite(located, how, options), ...findSpelling(cwd, text) })
  }
  const spell = (text: string, how: string, { spelling = text }: WriteOptions) =>
    how === REDIRECTION ? `> ${spelling}` : `${how} ${spelling}`
  const write: EffectRecorder['write'] = (state, text, how, options = {}) => {
    if (text === '' || isDevice(text)) return
    attempts += 1
    if (attempts > MAX_ATTEMPTS) return doubt(how, 'too many paths to list')
    if (isAbsolutePath(text)) return writeFrom('/', text, how, options)
    if (state.cwd === null) return doubt(spell(text, how, options), 'the directory it runs in is not known')
    for (const directory of state.assumed) assumed.add(directory)
    for (const cwd of state.cwd) writeFrom(cwd, text, how, options)
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
        steps,
      }
    },
  }
}
