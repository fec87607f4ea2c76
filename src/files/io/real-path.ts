import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { remember } from '../../base/core/remember.ts'
import { isWindowsPath, normalizePath } from '../core/path-text.ts'
import { listNames } from './list-folder.ts'

/** As many links as Linux follows before it calls a path a loop. */
const MAX_LINKS = 40
/** Entries of folders looked at for one pattern. */
const MAX_ENTRIES = 2000
/** The system takes no longer path: deeper places cannot be asked for. */
const MAX_PATH_CHARS = 4095

/**
 * The place where a write to an absolute path lands. Links are followed, also dangling links, and `..` starts at the
 * target of a link. A part that does not exist yet, or cannot be followed, is joined as text. An error would leave the
 * other paths of a call unjudged.
 */
export function resolveRealPath(path: string): string {
  const windows = isWindowsPath(path)
  if (path.length > MAX_PATH_CHARS) return resolveLongPath(normalizePath(path, windows))
  if (windows || path.includes('..')) return walkPath(windows ? normalizePath(path, true) : path, windows)
  // An error costs more than all questions whether something is there.
  let place = path
  while (place !== '' && !existsSync(place)) {
    // The place is a link that leads nowhere.
    if (readLink(place) !== null) return walkPath(path, windows)
    place = place.slice(0, place.lastIndexOf('/'))
  }
  return normalizePath(resolveExisting(place) + path.slice(place.length))
}

/**
 * Tools take `..` off before they open a file: a long path may become short. A path that stays too long is joined as
 * text.
 */
function resolveLongPath(path: string): string {
  if (path.length <= MAX_PATH_CHARS) return resolveRealPath(path)
  const cut = path.lastIndexOf('/', MAX_PATH_CHARS)
  return (cut <= 0 ? '' : resolveRealPath(path.slice(0, cut))) + path.slice(Math.max(cut, 0))
}

/** The place of an entry in a folder: links before the entry are followed, the entry itself is not. */
export function resolveEntry(path: string): string {
  const cut = path.lastIndexOf('/')
  return cut <= 0 || /\/\.{0,2}$/.test(path)
    ? resolveRealPath(path)
    : `${resolveRealPath(path.slice(0, cut)).replace(/\/$/, '')}${path.slice(cut)}`
}

/**
 * A folder that exists, resolved once: the same few stand before every path of a call. It may have gone meanwhile, or lie
 * in a folder that may not be searched.
 */
const resolveExisting = remember(10_000, (path) => (path === '' ? '' : attempt(() => realpathSync.native(path), path)))

function walkPath(path: string, windows: boolean): string {
  const drive = windows ? path.slice(0, path.indexOf('/')) : ''
  const waiting = path.slice(drive.length).split('/').reverse()
  let real = drive
  let links = 0
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if (step === '' || step === '.') continue
    if (step === '..') {
      real = real.slice(0, Math.max(drive.length, real.lastIndexOf('/')))
      continue
    }
    const next = `${real}/${step}`
    const target = readLink(next)
    if (target === null) {
      real = next
      continue
    }
    links += 1
    if (links > MAX_LINKS) return normalizePath([next, ...waiting.reverse()].join('/'), windows)
    if (target.startsWith('/') || isWindowsPath(target)) real = drive
    waiting.push(
      ...target
        .replace(/^[A-Za-z]:/, '')
        .split(/[\\/]/)
        .reverse(),
    )
  }
  return normalizePath(real === '' ? '/' : real, windows)
}

/** The target of a link. Below a file or a closed folder there is none: a write there fails too. */
function readLink(path: string): string | null {
  const isLink = () => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
  return attempt(() => (isLink() ? readlinkSync(path) : null), null)
}

/** Whether names that differ in case only are the same file where a folder lies. */
export function isCaseInsensitive(folder: string): boolean {
  const swapped = folder.replaceAll(/[A-Za-z]/g, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
  if (swapped === folder || !existsSync(swapped)) return false
  return attempt(() => realpathSync.native(swapped) === realpathSync.native(folder), false)
}

/**
 * Real paths that a pattern of the shell may stand for. From the top down, each step with a pattern takes in every
 * entry with the same beginning and end. The answer may hold more paths than the shell matches, never fewer. Null when
 * there are too many entries to look at.
 *
 * @param withDots Whether `*` matches names that begin with a dot, which shells do not by themselves.
 */
export function listGlobTargets(pattern: string, asEntries: boolean, withDots: boolean): string[] | null {
  const steps = pattern.split('/')
  const first = steps.findIndex(hasPattern)
  let places = [plainStep(steps.slice(0, first).join('/'))]
  let looked = 0
  for (const step of steps.slice(first)) {
    const next: string[] = []
    for (const place of places) {
      const names = hasPattern(step) ? listMatches(place, step, withDots) : [plainStep(step)]
      looked += names.length
      if (looked > MAX_ENTRIES) return null
      next.push(...names.map((name) => `${place}/${name}`))
    }
    places = next
  }
  // Bash takes the pattern itself as the name when no entry matches.
  return [...places, plainStep(pattern)].map(asEntries ? resolveEntry : resolveRealPath)
}

const hasPattern = (step: string) =>
  (step.includes('*') || step.includes('?') || step.includes('[')) && /(?<!\\)[*?[]/.test(step)
const plainStep = (step: string) => step.replaceAll(/\\(.)/g, '$1')

function listMatches(folder: string, step: string, withDots: boolean): string[] {
  const fold = (text: string) => plainStep(text).toLowerCase()
  const start = fold(step.slice(0, step.search(/(?<!\\)[*?[]/)))
  const end = fold(/(?<=[*?\]])[\w.-]*$/.exec(step)?.[0] ?? '')
  const isEnd = end === '' && !step.endsWith('*') ? createEnding(step) : (name: string) => name.endsWith(end)
  const skipsDots = !withDots && /^[*?]/.test(step)
  return listNames(folder, 'is empty')
    .filter((name) => !(skipsDots && name.startsWith('.')))
    .filter((name) => name.toLowerCase().startsWith(start) && isEnd(name.toLowerCase()))
}

const reverse = (text: string) => text.split('').reverse().join('')

/** Tests the end of a name by signs and sets of letters. The end of extended patterns and escapes is not read. */
function createEnding(step: string): (name: string) => boolean {
  const text = reverse(/^[~#]?(?:[\w ,.%+@=-]|\][\w.]+\[)*(?=[*?\]])/.exec(reverse(step))?.[0] ?? '')
  const pattern = new RegExp(`${text.toLowerCase().replaceAll(/[.+]/g, '\\$&')}$`)
  return (name) => pattern.test(name)
}

export function hasPath(path: string): boolean {
  return existsSync(path)
}
