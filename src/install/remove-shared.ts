import { removeCaches } from '../author/io/keep-cache.ts'
import { attempt } from '../base/core/attempt.ts'
import { isFolder, isRealFolder } from '../files/io/list-folder.ts'
import { hasMemoryFiles, MEMORY_FOLDERS } from '../memory/io/memory-files.ts'
import { listNotes, removeNotes, unconfigureNotes } from '../memory/io/notes-config.ts'
import { findInstallationAbove, findOtherInstallation, findPlacedFolder } from './find-installations.ts'
import { findFolder, removeAllBut, removeFolder } from './io/install-files.ts'

export type SharedRemoval = ReturnType<typeof removeShared>

export type UninstallOptions = Readonly<Partial<Record<'state' | 'memories', boolean>>>

/**
 * Removes shared things after their last user: state behind the last client, notes behind the last installation.
 * `wasThere`: a call in the wrong folder must not lose settings. `kept` says for a person what stays, and why.
 */
export function removeShared(root: string, options: UninstallOptions, wasThere: boolean) {
  const folder = findPlacedFolder(root)
  const isAsked = wasThere || options.memories === true
  const { other, isUnknown } =
    folder !== null || !isAsked ? { other: findInstallationAbove(root), isUnknown: false } : findOther(root)
  const isLast = folder === null && other === null && !isUnknown
  const notes = isLast && wasThere && unconfigureNotes(root)
  const refs = isLast && options.memories === true ? removeNotes(root) : 0
  const unused = folder === null ? options : {}
  const files = unused.memories === true && removeMemories(root)
  const state = unused.state === true && removeState(root)
  const memoriesKept = listNotes(root).length
  const filesKept = hasUnusedFiles(root, folder)
  const caches = removeUnused(root, folder)
  const removed = { notes, refs, memories: refs > 0 || files, memoriesKept, filesKept, state, caches, other }
  const user = folder !== null ? `what runs from ${folder}/` : `what is installed in ${other ?? 'this repository'}`
  const mayUseThem = isUnknown ? 'git does not say what else is installed here' : `${user} uses them`
  const why =
    folder === null ? 'it holds the checkpoints and the journal. Remove it with uninstall --state' : `${user} uses it`
  const isKept = unused.state !== true && findFolder(`${root}/.holdfast`) !== null
  const kept = [
    ...(isKept ? [`.holdfast/ was kept: ${why}`] : []),
    ...(isLast || folder !== null || !wasThere ? [] : [`The settings of git notes were kept: ${mayUseThem}`]),
    ...describeMemories(removed, isLast ? null : mayUseThem, options),
  ]
  return { ...removed, kept }
}

/** @param inUse Reason for which git notes stay in any case. */
function describeMemories(
  { filesKept, memoriesKept }: { readonly filesKept: boolean; readonly memoriesKept: number },
  inUse: string | null,
  asked: UninstallOptions,
): string[] {
  const yours = 'they are your work. Remove them with uninstall --memories'
  const why = inUse === null ? yours : asked.memories === true ? inUse : null
  return [
    ...(filesKept ? [`Memories in .holdfast/memory/ were kept: ${yours}`] : []),
    ...(memoriesKept > 0 && why !== null ? [`Memories in git notes (refs/notes/holdfast/*) were kept: ${why}`] : []),
  ]
}

/** Memories outside of git stand in two folders of the state. */
function removeMemories(root: string): boolean {
  if (!isRealFolder(root, ['.holdfast', 'memory']) || !hasMemoryFiles(root)) return false
  for (const name of MEMORY_FOLDERS) removeFolder(`${root}/.holdfast/memory/${name}`)
  return true
}

/** Removes the state. Memories in files are no state, and the file that hides them from git stays beside them. */
function removeState(root: string): boolean {
  const path = `${root}/.holdfast`
  if (!isFolder(path) || !hasMemoryFiles(root)) return removeFolder(path)
  const isLess = removeAllBut(path, ['memory', '.gitignore'])
  return removeAllBut(`${path}/memory`, MEMORY_FOLDERS) || isLess
}

const hasUnusedFiles = (root: string, placed: string | null) => placed === null && hasMemoryFiles(root)

/** A folder without an installation needs no caches. */
const removeUnused = (root: string, placed: string | null) => placed === null && removeCaches(root)

function findOther(root: string): { readonly other: string | null; readonly isUnknown: boolean } {
  return attempt(() => ({ other: findOtherInstallation(root), isUnknown: false }), { other: null, isUnknown: true })
}

export function describeShared({ notes, memories, state, caches }: SharedRemoval): string[] {
  return [
    ...(notes ? ['settings of git notes removed'] : []),
    ...(memories ? ['memories removed'] : []),
    ...(state ? ['state removed'] : []),
    ...(caches ? ['caches removed'] : []),
  ]
}

/** End of a sentence after a vain removal: names the folder with an installation. */
export function describeElsewhere({ other }: SharedRemoval): string {
  return other === null ? '' : `; it is in ${other}. To take it out there: holdfast uninstall ${other}`
}

export function describeLeft(left: readonly string[]): string[] {
  return left.length === 0 ? [] : [`Kept, because holdfast did not put it there: ${left.join(', ')}`]
}
