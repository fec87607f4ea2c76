import { dropSpared, everythingBelow, hasMarks, listSpared, markUnquoted, NAME, noteSpared, STAR } from './marks.ts'

// Programs that look for files themselves print or rewrite paths below the places they are given.

export interface SearchLimits {
  readonly names?: readonly string[]
  readonly spared?: readonly string[]
}

const SIMPLE_NAME = /^(?:[\w.*?~@+-]|\[\w+\])+$/
const ANY_NAME = /^[*.?]*$/

/** Whether a pattern for names says anything about the names. */
export const tellsName = (name: string): boolean => SIMPLE_NAME.test(name) && !ANY_NAME.test(name)

/** A pattern for names as the last step of a path. */
export const markName = (name: string): string => markUnquoted(name.replaceAll('*', NAME))

/** More names than these say no more than none. */
const MAX_NAMES = 16

/** The paths a search finds below its roots. The roots themselves may be files, or not be among them. */
export function foundBelow(roots: readonly string[], { names = [], spared = [] }: SearchLimits): readonly string[] {
  const isTold = names.length <= MAX_NAMES && names.every(tellsName)
  const known = isTold ? names : []
  return roots.flatMap((root) => {
    const below = everythingBelow(root)
    const paths = known.length === 0 ? [below] : known.map((name) => `${below}/${markName(name)}`)
    return paths.map((path) => noteSpared(path, spared))
  })
}

/** Patterns for a path, as ignore files name one, and for all below. A name alone means any folder. */
export function sparePath(text: string): readonly string[] {
  const path = text.replaceAll(/\*\*+/g, '*').replace(/^\/|\/\*?$/g, '')
  const place = path.replace(/^\*\//, '')
  const isAnywhere = place !== path || !path.includes('/')
  return [place, `${place}/*`, ...(isAnywhere ? [`*/${place}`, `*/${place}/*`] : [])]
}

/** Patterns for what is hidden below some roots. */
export const spareHidden = (roots: readonly string[]): readonly string[] =>
  roots.flatMap((root) => [`${root}/.*`, `${root}/*/.*`])

/** `*.{ts,tsx}` as the names it stands for. */
function listNames(step: string): readonly string[] {
  const [, start, list, end] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(step) ?? []
  return list === undefined ? [step] : list.split(',').map((each) => `${start}${each}${end}`)
}

/**
 * The paths of a pattern that a program reads itself, which the shell left alone.
 *
 * @param crosses A star also stands for a slash, as in pathspecs of git.
 */
export function patternPaths(text: string, spared: readonly string[], crosses: boolean): readonly string[] {
  const steps = text.split('/')
  const first = steps.findIndex((step) => /[*?[{]/.test(step))
  if (first === -1 || hasMarks(text)) return [noteSpared(dropSpared(text), [...listSpared(text), ...spared])]
  const folder = steps.slice(0, first).join('/') || (text.startsWith('/') ? '/' : '.')
  const names = listNames(steps.at(-1) ?? '')
  const isFlat =
    !crosses && first === steps.length - 1 && !text.includes('**') && names.every((name) => /^[\w.*-]+$/.test(name))
  if (isFlat) return names.map((name) => `${folder}/${name.replaceAll('*', STAR)}`)
  return foundBelow([folder], { names, spared })
}
