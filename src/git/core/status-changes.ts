/** A file whose content git could not bring back, or a tracked file that is gone. */
export interface ChangedFile {
  readonly path: string
  readonly state: 'tracked' | 'untracked'
  /** The index differs from HEAD. */
  readonly staged: boolean
  /** The work tree differs from the index; true for untracked files and for files that are gone. */
  readonly unsaved: boolean
  /** The content of the index: its mode and object; null when the index has no such file, or several stages. */
  readonly indexed?: { readonly mode: string; readonly object: string } | null
  readonly stages?: readonly { readonly stage: 1 | 2 | 3; readonly mode: string; readonly object: string }[]
  /** `git add -N` announced the file: the index knows its name and no content. */
  readonly intended?: boolean
  /** A submodule with another commit than HEAD; its files are in a repository of their own. */
  readonly submodule?: boolean
  /** Git was told to leave the file alone (`skip-worktree`), and most of its commands do. */
  readonly skipped?: boolean
}

/** Everything that git would not bring back in one work tree; ignored files are left out. */
export interface Changes {
  readonly root: string
  readonly head: string | null
  readonly files: readonly ChangedFile[]
  /**
   * Folders with a repository of their own (submodules, clones inside), relative to the root. Their content is in no
   * snapshot of this root. A call that endangers them needs `readChanges` of each.
   */
  readonly nested?: readonly string[]
}

/** A file of the index that git was told not to look at. */
export interface HiddenFile extends ChangedFile {
  readonly indexed: { readonly mode: string; readonly object: string }
}

export function parseHidden(text: string): HiddenFile[] {
  return text.split('\0').flatMap((record): HiddenFile[] => {
    const [, tag = '', mode = '', object = '', path] =
      /^([Sa-z]) (1[02]\d{4}) ([0-9a-f]{40,64}) 0\t(.+)$/s.exec(record) ?? []
    if (path === undefined) return []
    const base = { path, state: 'tracked', staged: false, unsaved: true, indexed: { mode, object } } as const
    return [{ ...base, ...(/s/i.test(tag) ? { skipped: true } : {}) }]
  })
}

/** Changes together with hidden files that differ, which `git status` tells at most as staged. */
export function addHidden(files: readonly ChangedFile[], hidden: readonly ChangedFile[]): ChangedFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  for (const file of hidden) {
    const known = byPath.get(file.path)
    byPath.set(file.path, known === undefined ? file : { ...file, ...known, unsaved: true })
  }
  return [...byPath.values()]
}

interface Reading {
  head: string | null
  readonly files: ChangedFile[]
  readonly nested: string[]
}

/** The output of `git status --porcelain=v2 -z --branch`; null for an output of another form. */
export function parseStatus(text: string): Omit<Changes, 'root'> | null {
  const reading: Reading = { head: null, files: [], nested: [] }
  const records = text.split('\0')
  if (records.pop() !== '') return null
  for (const record of records) if (!takeRecord(record, reading)) return null
  return reading
}

function takeRecord(record: string, reading: Reading): boolean {
  const [kind] = record
  if (kind === '#') return takeHeader(record, reading)
  if (kind === '?') return takeUntracked(record.slice(2), reading)
  if (kind === '1') return takeTracked(record, reading)
  return kind === 'u' ? takeConflict(record, reading) : kind === '!'
}

function takeHeader(record: string, reading: Reading): boolean {
  const value = /^# branch\.oid (.*)$/s.exec(record)?.[1] ?? '(initial)'
  if (value === '(initial)') return true
  reading.head = value
  return /^[0-9a-f]{40,64}$/.test(value)
}

function takeUntracked(path: string, reading: Reading): boolean {
  // A slash ends the name of a folder, which git lists only when a repository of its own lies there.
  if (path.endsWith('/')) reading.nested.push(path.slice(0, -1))
  else reading.files.push({ path, state: 'untracked', staged: false, unsaved: true, indexed: null })
  return path !== ''
}

const TRACKED =
  /^1 ([.MTADRC])([.MTADRC]) (N\.\.\.|S...) ([0-7]{6}) ([0-7]{6}) ([0-7]{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) (.+)$/s

function takeTracked(record: string, reading: Reading): boolean {
  const [, x, y, sub = '', , mode = '', , , object = '', path] = TRACKED.exec(record) ?? []
  if (path === undefined) return false
  const isIntended = y === 'A'
  const isGone = mode === '000000' || isIntended
  reading.files.push({
    path,
    state: 'tracked',
    staged: x !== '.',
    unsaved: y !== '.',
    indexed: isGone ? null : { mode, object },
    ...(isIntended ? { intended: true } : {}),
    ...(sub.startsWith('S') || mode === '160000' ? { submodule: true } : {}),
  })
  return true
}

const CONFLICT =
  /^u [A-Z.]{2} (?:N\.\.\.|S...) ([0-7]{6}) ([0-7]{6}) ([0-7]{6}) [0-7]{6} ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) (.+)$/s

function takeConflict(record: string, reading: Reading): boolean {
  const [, m1 = '', m2 = '', m3 = '', h1 = '', h2 = '', h3 = '', path] = CONFLICT.exec(record) ?? []
  if (path === undefined) return false
  const all = [
    { stage: 1, mode: m1, object: h1 },
    { stage: 2, mode: m2, object: h2 },
    { stage: 3, mode: m3, object: h3 },
  ] as const
  const stages = all.filter(({ mode }) => mode !== '000000')
  reading.files.push({ path, state: 'tracked', staged: true, unsaved: true, indexed: null, stages })
  return true
}
