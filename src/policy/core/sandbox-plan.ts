import { isInside, listOutermost, normalizePath } from '../../files/core/path-text.ts'

/** The part of a policy that a sandbox can hold, and the files that lie in the repository. */
export interface SandboxPolicy {
  readonly roots: readonly string[] | null
  readonly protected: readonly string[]
  readonly own: readonly string[]
  /** Committed paths, relative to the project; those git ignores are nobody's business here. */
  readonly files: readonly string[]
}

export interface SandboxPlan {
  /** In the spelling of the client's settings: `./` for the project, `//` for the top of the disk, `~/` for home. */
  readonly allowWrite: readonly string[]
  readonly denyWrite: readonly string[]
  /** The write roots in the same spelling, each as wide as the sandbox can say. */
  readonly roots: readonly string[]
  /** The parts of the policy that no sandbox setting says. */
  readonly unsaid: readonly { readonly glob: string; readonly why: string }[]
}

/** A longer list slows every command down: each entry is one mount. */
const MAX_DENIED = 400
const SPECIAL = /[*?[\]{}]/

interface Place {
  readonly path: string
  /** The glob means everything below the path. */
  readonly isDeep: boolean
  /** The path is the fixed beginning of a pattern, and so wider than the pattern. */
  readonly isWider: boolean
}

/** The place a glob stands for. A sandbox on Linux passes over patterns, so only their fixed beginning is left. */
function findPlace(glob: string): Place {
  const bare = glob.replace(/^\.\//, '')
  const fixed = bare.replace(/(?:^|\/)\*\*(?:\/\*)?$/, '')
  const steps = fixed.split('/')
  const special = steps.findIndex((step) => SPECIAL.test(step))
  const path = special === -1 ? fixed : steps.slice(0, special).join('/')
  return { path: spell(path, bare.startsWith('/')), isDeep: fixed !== bare || special !== -1, isWider: special !== -1 }
}

function spell(path: string, isAbsolute: boolean): string {
  if (isAbsolute) return `/${normalizePath(`/${path}`)}`
  if (path === '~' || path.startsWith('~/')) return path
  if (path === '..' || path.startsWith('../')) return path
  const inside = normalizePath(path).slice(1)
  return inside === '' ? '.' : `./${inside}`
}

/**
 * Plans the sandbox that a policy asks for. The client lets sandboxed commands write the whole project and gives a
 * denial the last word. So a plan denies every committed place outside the roots, as high up as no root lies
 * below. A new name at such a height stays writable: no setting says "all but these".
 */
export function planSandboxPaths({ roots, protected: kept, own, files }: SandboxPolicy): SandboxPlan {
  const allowed = (roots ?? []).map(findPlace)
  const guarded = kept.map((glob) => ({ glob, ...findPlace(glob) }))
  const outside = roots === null ? [] : listOutside(files, allowed)
  const denied = [
    ...guarded.filter(({ isWider }) => !isWider).map(({ path }) => path),
    ...own.map((path) => `./${path}`),
    ...outside.slice(0, MAX_DENIED),
  ]
  const patterns = [...(roots ?? []), ...kept].filter((glob) => findPlace(glob).isWider)
  return {
    allowWrite: [...new Set(allowed.filter(isNamed).map(toPath))].sort(),
    // A denied folder holds all below it.
    denyWrite: listOutermost(denied).sort(),
    roots: allowed.map(toPath),
    unsaid: [
      ...patterns.map((glob) => ({ glob, why: describePattern(glob, kept) })),
      ...outside.slice(MAX_DENIED, MAX_DENIED + 1).map((path) => ({
        glob: path,
        why: `it and ${outside.length - MAX_DENIED - 1} more places outside the roots are too many for a sandbox`,
      })),
    ],
  }
}

const toPath = ({ path }: Place) => path
/** A single file of the project may be written anyway, and so may the project. */
const isNamed = ({ path, isDeep }: Place) => path !== '.' && (isDeep || !path.startsWith('./'))

function describePattern(glob: string, kept: readonly string[]): string {
  const pattern = 'a sandbox knows folders and files and no patterns'
  return kept.includes(glob)
    ? `${pattern}, so the guards alone protect it`
    : `${pattern}, so all of "${findPlace(glob).path}" stays writable there`
}

/** The highest committed places in which no root lies, and which lie in no root. */
function listOutside(files: readonly string[], roots: readonly Place[]): string[] {
  const found = new Set<string>()
  for (const file of files) {
    const steps = file.split('/')
    for (let depth = 1; depth <= steps.length; depth += 1) {
      const place = `./${steps.slice(0, depth).join('/')}`
      if (roots.some(({ path, isDeep }) => (isDeep ? path === '.' || isInside(place, path) : place === path))) break
      const isAbove = place === './.holdfast' || roots.some(({ path }) => isInside(path, place))
      if (isAbove && depth < steps.length) continue
      found.add(place)
      break
    }
  }
  return [...found].sort()
}
