import { type Discard, discardUnread, type Loss, type ShellContext } from './effects.ts'
import { isAbsolutePath, joinPath } from './locate-path.ts'
import { DEEP, describeMarks, hasMarks, isKnown } from './marks.ts'
import type { DiscardOptions, WriteOptions } from './shell.ts'
import type { ShellState } from './state.ts'

/** More discards than these are one answer: everything that is not committed. */
const MAX_DISCARDS = 200

/** Whether a write takes away content for good, unless its program keeps that content. */
export const isRemoval = ({ action, keeps }: WriteOptions): boolean => action === 'remove' && keeps !== true

/** How far a write takes away the content that stood at its path; undefined where the content stays. */
export function findLoss(options: WriteOptions, isAnywhereBelow: boolean): 'entry' | 'below' | undefined {
  const { action, recursive, takes } = options
  if (isRemoval(options)) return recursive ? 'below' : 'entry'
  if (takes === undefined) return undefined
  return isAnywhereBelow || (takes === true && /^(?:copy|extract)$/.test(action ?? '') && recursive) ? 'below' : 'entry'
}

/** A pathspec of git: its folder up to the first pattern, and a last name with stars. Null where it may mean any file. */
function placeOf(folder: string, path: string): string | null {
  if (path.startsWith(':') || !isKnown(path)) return null
  const steps = (isAbsolutePath(path) ? path : `${folder}/${path}`).split('/')
  const first = steps.findIndex((step) => hasMarks(step) || /[*?[]/.test(step))
  const last = describeMarks(steps.at(-1) ?? '')
  const name = first !== -1 && /^[\w.~@+*-]+$/.test(last) && last.includes('*') ? [last] : []
  return joinPath('/', (first === -1 ? steps : [...steps.slice(0, first), ...name]).join('/'))
}

/** Collects the content that commands take from git, each piece once. */
export function recordDiscards(context: ShellContext) {
  const found = new Map<string, Discard>()
  const note = (discard: Discard) => {
    const key = JSON.stringify(discard)
    if (found.size < MAX_DISCARDS) found.set(key, discard)
    else discardRest(discard.words)
  }
  const discardRest = (words: string) => void found.set('rest', discardUnread(context.cwd, words))
  return {
    discardRest,
    discard(
      state: ShellState,
      what: Loss,
      words: string,
      { paths = [], names = [], only, deep = false }: DiscardOptions = {},
    ) {
      for (const cwd of state.cwd ?? [context.cwd]) {
        const cut = cwd.search(new RegExp(`[${DEEP}\\uFDD0-\\uFDD6]`))
        const folder = cut === -1 ? cwd : cwd.slice(0, Math.max(1, cwd.lastIndexOf('/', cut)))
        const places = paths.map((path) => (cut === -1 ? placeOf(folder, path) : null))
        const isWhole = places.length === 0 || places.includes(null)
        const known = names?.every((name) => !hasMarks(name)) === true ? names : null
        note({
          ...{ what, words, folder, deep: deep || cut !== -1 },
          ...{ places: isWhole ? null : (places as string[]), names: known, ...(only && { only }) },
          ...(state.variables.has('GIT_DIR') && { isLed: true }),
        })
      }
    },
    discards: () => [...found.values()],
  }
}
