const TEMPORARY = '/tmp /var/tmp /private/tmp /private/var/tmp /private/var/folders /var/folders /dev/shm'.split(' ')
/** Folders of a home that programs fill again by themselves: downloads that their servers still have. */
const CACHES = [
  ...['.cache', '.npm', '.yarn', '.pnpm-store', '.local/share/pnpm/store', '.bun/install/cache', 'Library/Caches'],
  ...['.cargo/registry', '.cargo/git', '.gradle/caches', '.m2/repository', 'go/pkg/mod', '.local/share/Trash'],
]
const MADE_AGAIN =
  /\/(?:node_modules|__pycache__|\.(?:pytest|mypy|ruff)_cache|\.next|\.turbo|\.parcel-cache|\.venv)(?:\/|$)/

const isAt = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

export interface PersonPlaces {
  readonly home: string | null
  readonly temporary: string
}

/** Whether a folder outside every repository may go without a question. Each path is real. */
export function isDispensable(path: string, { home, temporary }: PersonPlaces): boolean {
  if (MADE_AGAIN.test(path)) return true
  if (home !== null && CACHES.some((cache) => isAt(path, `${home}/${cache}`))) return true
  const folders = [...TEMPORARY, temporary]
  // A home that lies in a temporary folder is a home all the same.
  const isHome = home !== null && isAt(path, home)
  return !isHome && folders.some((folder) => path.startsWith(`${folder}/`))
}
