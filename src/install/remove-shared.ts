import { removeCaches } from '../author/io/keep-cache.ts'
import { listNotes, removeNotes, unconfigureNotes } from '../notes/io/notes-config.ts'
import { findFolder, removeFolder } from '../settings/io/install-files.ts'
import { findInstallationAbove, findOtherInstallation, findPlacedFolder } from './find-installations.ts'

/** Removal of the things all clients of a project share, with its result. */
export interface SharedRemoval {
  readonly notes: boolean
  readonly memories: number
  readonly memoriesKept: number
  readonly state: boolean
  /** Caches of this project in the person's home. */
  readonly caches: boolean
  /** Another folder of the same git repository with an installation. */
  readonly other: string | null
  /** Sentences for a person about the things that stay, with the reason. */
  readonly kept: readonly string[]
}

interface Asked {
  readonly state?: boolean
  readonly memories?: boolean
}

/**
 * Removes shared things after their last user. State goes on request once no client of the folder is left. Git note
 * settings and, on request, memories go once the git repository has no installation.
 *
 * @param wasThere True when this folder had an installation: a call in the wrong folder must not lose settings.
 */
export function removeShared(root: string, options: Asked, wasThere: boolean): SharedRemoval {
  const folder = findPlacedFolder(root)
  const isAsked = wasThere || options.memories === true
  const { other, isUnknown } =
    folder !== null || !isAsked ? { other: findInstallationAbove(root), isUnknown: false } : findOther(root)
  const isLast = folder === null && other === null && !isUnknown
  const notes = isLast && wasThere && unconfigureNotes(root)
  const memories = isLast && options.memories === true ? removeNotes(root) : 0
  const state = folder === null && options.state === true && removeFolder(`${root}/.holdfast`)
  const memoriesKept = listNotes(root).length
  const user = folder !== null ? `what runs from ${folder}/` : `what is installed in ${other ?? 'this repository'}`
  const why =
    folder === null ? 'it holds the checkpoints and the journal. Remove it with uninstall --state' : `${user} uses it`
  const mayUseThem = isUnknown ? 'git does not say what else is installed here' : `${user} uses them`
  const kept = [
    ...(findFolder(`${root}/.holdfast`) === null ? [] : [`.holdfast/ was kept: ${why}`]),
    ...(isLast || folder !== null || !wasThere ? [] : [`The settings of git notes were kept: ${mayUseThem}`]),
    ...(memoriesKept > 0 && isLast
      ? [
          `Memories in git notes (refs/notes/holdfast/*) were kept: they are your work. Remove them with uninstall --memories`,
        ]
      : []),
    ...(memoriesKept > 0 && !isLast && options.memories === true
      ? [`Memories in git notes (refs/notes/holdfast/*) were kept: ${mayUseThem}`]
      : []),
  ]
  return { notes, memories, memoriesKept, state, caches: removeUnused(root, folder), other, kept }
}

/** A folder without an installation needs no caches. */
const removeUnused = (root: string, placed: string | null) => placed === null && removeCaches(root)

function findOther(root: string): { readonly other: string | null; readonly isUnknown: boolean } {
  try {
    return { other: findOtherInstallation(root), isUnknown: false }
  } catch {
    return { other: null, isUnknown: true }
  }
}

/** Words the removals for a person, each as the end of a sentence. */
export function describeShared({ notes, memories, state, caches }: SharedRemoval): string[] {
  return [
    ...(notes ? ['settings of git notes removed'] : []),
    ...(memories > 0 ? ['memories removed'] : []),
    ...(state ? ['state removed'] : []),
    ...(caches ? ['caches removed'] : []),
  ]
}

/** End of a sentence after a vain removal: names the folder with an installation. */
export function describeElsewhere({ other }: SharedRemoval): string {
  return other === null ? '' : `; it is in ${other}. To take it out there: holdfast uninstall ${other}`
}

/** Words the foreign files in our folders for a person. */
export function describeLeft(left: readonly string[]): string[] {
  return left.length === 0 ? [] : [`Kept, because holdfast did not put it there: ${left.join(', ')}`]
}
