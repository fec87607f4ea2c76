import type { ShellWrite } from './effects.ts'
import { DEEP, describeMarks, dropSpared, hasMarks, isKnown, listSpared, NAME, STAR, toPattern } from './marks.ts'

const DRIVE = /^[A-Za-z]:(?:\/|$)/

export const isAbsolutePath = (path: string): boolean => path.startsWith('/') || DRIVE.test(path)

/** Joins and normalises without looking at the disk: `.` and `..` are taken off as text. */
export function joinPath(base: string, path: string): string {
  const whole = isAbsolutePath(path) ? path : `${base}/${path}`
  const root = DRIVE.exec(whole)?.[0].replace(/\/$/, '') ?? ''
  const steps: string[] = []
  for (const step of whole.slice(root.length).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return `${root}/${steps.join('/')}`
}

function trimSlashes(path: string): string {
  let end = path.length
  while (path.charAt(end - 1) === '/') end -= 1
  return path.slice(0, end)
}

/** The part after the last slash, slashes at the end left out. */
export function baseName(path: string): string {
  const trimmed = trimSlashes(path)
  return trimmed.slice(trimmed.lastIndexOf('/') + 1)
}

export function parentPath(path: string): string {
  const trimmed = trimSlashes(path)
  const slash = trimmed.lastIndexOf('/')
  if (slash === -1) return '.'
  return trimSlashes(trimmed.slice(0, slash)) || '/'
}

/** The place a text leads to. A recursive one means anything below `path`, by the names of its last step. */
export type LocatedPath = Pick<ShellWrite, 'path' | 'glob' | 'recursive' | 'names' | 'spared'>

/** A step of a path whose pattern could also be `..`, as `.*` is before bash 5.2. */
const MAY_CLIMB = /^\.?[.\uFDD2\uFDD3\uFDD4\uFDD6][.\uFDD2\uFDD3\uFDD6]*$|^\.\uFDD4/

function mayClimb(step: string, isLast: boolean): boolean {
  if (!step.startsWith('.') && step < STAR) return false
  if (step === '.' || step === '..' || !MAY_CLIMB.test(step)) return false
  // The shell's own patterns match a leading dot only where one is written; basename may give `..` as it is.
  return step.startsWith('.') ? hasMarks(step) : step.startsWith(NAME) && !isLast
}

export const climbs = (path: string): boolean => path.includes('..') && /(?:^|\/)\.\.(?:\/|$)/.test(path)

/** Finds the path that a text with marks means. A string gives the reason when no path can be found. */
export function locatePath(base: string, text: string): LocatedPath | string {
  const whole = dropSpared(isAbsolutePath(text) ? text : `${base}/${text}`)
  if (!isKnown(whole)) return 'the path is known only when the command runs'
  const spared = listSpared(text).map((pattern) => joinPath(base, pattern))
  const limits = spared.length > 0 ? { spared } : {}
  const cut = whole.indexOf(DEEP)
  if (cut !== -1) {
    if (climbs(whole.slice(cut))) return 'the path leads up from a folder that is not known'
    const located = locatePath('/', whole.slice(0, whole.lastIndexOf('/', cut) + 1))
    const names = describeMarks(baseName(whole))
    const named = names === '' || names.endsWith(describeMarks(DEEP)) ? {} : { names }
    return typeof located === 'string' ? located : { ...located, recursive: true, ...named, ...limits }
  }
  const steps = whole.split('/')
  if (steps.some((step, index) => mayClimb(step, index === steps.length - 1))) return 'the pattern may also match ".."'
  const path = joinPath('/', whole)
  const glob = hasMarks(path)
  return { path: glob ? toPattern(path) : path, glob, recursive: false, ...limits }
}

const DEVICES =
  /^(?:\/dev\/(?:null(?:\/.*)?|zero|full|tty|stdin|stdout|stderr|random|urandom|fd\/\d+|tcp\/.*|udp\/.*)|\/proc\/self\/fd\/\d+)$/

/** Devices that keep nothing, and the descriptors a process has open anyway. */
export const isDevice = (path: string): boolean =>
  (path.startsWith('/dev/') || path.startsWith('/proc/')) && DEVICES.test(path)
