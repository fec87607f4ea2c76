import type { WriteTarget } from '../calls/core/call-effects.ts'
import { lookAtEntry } from '../files/io/list-folder.ts'
import { resolveRealPath } from '../files/io/real-path.ts'

/** Whether an earlier part of the call copies or unpacks the content to a place where it stays. */
export function isCopied(
  { path }: WriteTarget,
  earlier: readonly WriteTarget[],
  writes: readonly WriteTarget[],
): boolean {
  const isWithin = (inner: string, folder: string) => `${inner}/`.startsWith(`${folder}/`)
  return earlier.some((copy, index) => {
    if (copy.brings === undefined || !('from' in copy.brings) || copy.brings.ifNewer === true) return false
    const from = resolveRealPath(copy.brings.from.split('/*')[0] ?? '')
    const isWhole = from === path || (copy.recursive && copy.action !== 'extract' && isWithin(path, from))
    // A copy from before may be older, and stay.
    const places = [copy.path, copy.path.slice(0, copy.path.lastIndexOf('/'))]
    const isNew = copy.action === 'extract' || !places.some((place) => lookAtEntry(place)?.isDirectory() === false)
    if (!isWhole || !isNew || isWithin(copy.path, path)) return false
    return !writes.slice(index + 1).some((each) => each.loses !== undefined && isWithin(copy.path, each.path))
  })
}
