import { remember } from '../base/core/remember.ts'
import type { PathTest } from '../files/core/globs.ts'
import { isInside } from '../files/core/path-text.ts'
import { resolveRealPath } from '../files/io/real-path.ts'
import type { Tree } from '../git/core/tree.ts'
import { listCommitted, listDirty, listIgnored } from '../git/io/dirty-files.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { type EndedCall, findChangedPaths, type WorkSnapshot } from './core/aftermath.ts'
import { listChangedSince } from './io/changed-since.ts'
import { isUntouchedSince } from './io/untouched-tree.ts'
import { takeWorkSnapshot } from './io/work-snapshot.ts'

export interface StrayRules {
  readonly projectDir: string
  readonly isInRoot: PathTest
  readonly isGuarded: PathTest
  /** Globs of the guarded files, which git may ignore. */
  readonly guarded: readonly string[]
}

type StrayLook = ReturnType<typeof openLook>

/** A look at the project as it is now, taken at most once for all calls that are over. */
export function openLook(rules: StrayRules) {
  const listNow = remember(4, (root) => {
    const dirty = listDirty(root)
    return dirty === null ? null : [...dirty, ...listIgnored(root, rules.guarded)]
  })
  return { rules, listNow, walkNow: remember(1, takeWorkSnapshot) }
}

/** Files that changed while a call ran where no call should write; absolute paths. Null when nobody could look. */
export function findStray(look: StrayLook, { before, agreed, startedMs }: EndedCall) {
  const { projectDir, isInRoot, isGuarded } = look.rules
  const changed =
    before === null || 'trees' in before
      ? findInTrees(look, before?.trees ?? [], startedMs)
      : findInFolder(before.snapshot, look.walkNow(projectDir))?.map((path) => `${projectDir}/${path}`)
  if (changed == null) return null
  const places = changed
    .filter((path) => !/\/(?:\.holdfast|\.git)(?:\/|$)/.test(path))
    .map((path) => ({ path, real: resolveRealPath(path) }))
    .filter(({ real }) => !agreed.some((place) => isInside(real, place)))
  const guarded = places.filter(({ real }) => isGuarded(real))
  const outside = places.filter((place) => !isInRoot(place.real) && !guarded.includes(place))
  return { outside: outside.map(({ path }) => path).sort(), guarded: guarded.map(({ path }) => path).sort() }
}

function findInTrees({ listNow, rules }: StrayLook, trees: readonly Tree[], startedMs: number): string[] | null {
  const found: string[] = []
  for (const { root, head } of trees) {
    const isSameHead = (readGitFacts(root)?.head ?? null) === head
    if (isSameHead && isUntouchedSince(root, startedMs, rules.guarded.length > 0)) continue
    const dirty = listNow(root)
    if (dirty === null) return null
    const committed = listCommitted(root, head, readGitFacts(root)?.head ?? null)
    const known = new Map([...committed, ...dirty].map((candidate) => [candidate.path, candidate]))
    found.push(...listChangedSince(root, [...known.values()], startedMs).map((path) => `${root}/${path}`))
  }
  return found
}

const findInFolder = (before: WorkSnapshot, after: WorkSnapshot | null) =>
  after === null ? null : findChangedPaths(before, after)
