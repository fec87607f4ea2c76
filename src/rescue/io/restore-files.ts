import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { replaceFile } from '../../files/io/apply-writes.ts'
import { unsafePath } from '../../files/io/claim-name.ts'
import { isFolder } from '../../files/io/list-folder.ts'
import { moveFile } from '../../files/io/move-file.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { describeGitFailure, runGit } from '../../git/io/git-command.ts'
import { readObjects } from '../../git/io/tree-reader.ts'
import type { FileWrite, RewindPlan } from '../core/plan-rewind.ts'

export interface LeftPath {
  readonly path: string
  readonly cause: string
}

export interface RestoredFiles {
  readonly written: readonly string[]
  readonly removed: readonly string[]
  readonly left: readonly LeftPath[]
}

interface RestoreRequest {
  readonly root: string
  /** A private folder. Files wait there complete until a rename puts them in place. */
  readonly folder: string
  readonly plan: RewindPlan
  readonly modes: Readonly<Record<string, number>>
  /** Settings that switch off the filters of the repository. */
  readonly settings: readonly string[]
}

const CHUNK = 100

/** Brings files back, each by one rename: a kill leaves whole files, and the next run does the rest. */
export function restoreFiles(request: RestoreRequest): RestoredFiles {
  const { root, plan } = request
  const written: string[] = []
  const removed: string[] = []
  const left: LeftPath[] = []
  const made: string[] = []
  const attempt = (path: string, done: string[], work: () => void) => {
    try {
      work()
      done.push(path)
    } catch (error) {
      left.push({ path, cause: errorCode(error) })
    }
  }
  for (const path of plan.removals) attempt(path, removed, () => removeFile(root, path))
  const place = (write: FileWrite, make: (temporary: string) => void) =>
    attempt(write.path, written, () => placeFile({ ...request, made }, write, make))
  const filtered = plan.writes.filter(({ isRaw }) => !isRaw)
  const source = `${request.folder}/out`
  const fault = filtered.length === 0 ? null : checkOut(request, filtered, source)
  if (fault !== null) left.push(...filtered.map(({ path }) => ({ path, cause: fault })))
  else for (const write of filtered) place(write, (temporary) => renameSync(`${source}/${write.path}`, temporary))
  const raw = plan.writes.filter(({ isRaw }) => isRaw)
  for (let at = 0; at < raw.length; at += CHUNK) {
    const some = raw.slice(at, at + CHUNK)
    const contents = readObjects(
      root,
      some.map(({ object }) => object),
    )
    for (const [index, write] of some.entries())
      place(write, (temporary) => makeFile(temporary, write.mode, contents[index] ?? Buffer.alloc(0)))
  }
  // A folder that forbids writing gets its permissions when all of its files are there.
  for (const path of made.reverse())
    chmodSync(`${root}/${path}`, (request.modes[path] ?? 0) | (lstatSync(`${root}/${path}`).mode & 0o7000))
  return { written, removed, left }
}

/** Has git write files as a checkout would. The person's own filters run, those of the repository do not. */
function checkOut({ root, folder, settings }: RestoreRequest, writes: readonly FileWrite[], to: string): string | null {
  const variables = { GIT_INDEX_FILE: `${folder}/index` }
  const input = writes.map(({ mode, object, path }) => `${mode} ${object}\t${path}\0`).join('')
  const added = runGit(root, ['update-index', '-z', '--index-info'], { input, variables })
  if (added.code !== 0) return describeGitFailure(added)
  mkdirSync(to)
  const done = runGit(root, [...settings, 'checkout-index', '--all', '--quiet', `--prefix=${to}/`], { variables })
  return done.code === 0 ? null : describeGitFailure(done)
}

function makeFile(temporary: string, mode: string, bytes: Buffer): void {
  if (mode === '120000') symlinkSync(bytes, temporary)
  else writeFileSync(temporary, bytes, { flag: 'wx', mode: mode === '100755' ? 0o777 : 0o666 })
}

let sequence = 0

function placeFile(
  request: RestoreRequest & { readonly made: string[] },
  { path, mode }: FileWrite,
  make: (temporary: string) => void,
): void {
  const { root, folder, plan, modes, made } = request
  sequence += 1
  const temporary = `${folder}/file-${sequence}`
  make(temporary)
  const permissions = Object.hasOwn(modes, path) ? modes[path] : undefined
  if (permissions !== undefined && mode !== '120000') chmodSync(temporary, permissions)
  const target = `${root}/${path}`
  made.push(...openParents(request, path))
  if (isFolder(target)) clearFolder(root, path, plan.extra)
  try {
    moveFile(temporary, target)
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error
    copyIntoPlace(temporary, target)
  }
}

/** The work tree lies on another file system than git's folder. */
function copyIntoPlace(temporary: string, target: string): void {
  const cut = target.lastIndexOf('/')
  const stat = lstatSync(temporary)
  if (!stat.isSymbolicLink()) {
    replaceFile(target.slice(0, cut), target.slice(cut + 1), readFileSync(temporary), stat.mode & 0o777)
    return
  }
  if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) unlinkSync(target)
  symlinkSync(readlinkSync(temporary, 'buffer'), target)
}

/**
 * Makes real folders of all parts before a file. A file or link of now in their place is kept, and goes.
 *
 * @returns The new folders that have permissions of their own; nobody else enters them before those are set.
 */
function openParents({ root, modes }: RestoreRequest, path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  const made: string[] = []
  let folder = root
  for (const part of parts) {
    folder = `${folder}/${part}`
    const stat = lstatSync(folder, { throwIfNoEntry: false })
    if (stat?.isDirectory() === true) continue
    if (stat !== undefined && !stat.isFile() && !stat.isSymbolicLink()) throw unsafePath(folder, 'ENOTDIR')
    if (stat !== undefined) unlinkSync(folder)
    const own = folder.slice(root.length + 1)
    const isOwn = Object.hasOwn(modes, own)
    mkdirSync(folder, isOwn ? 0o700 : 0o777)
    if (isOwn) made.push(own)
  }
  return made
}

function clearFolder(root: string, path: string, extra: readonly string[]): void {
  for (const known of extra) if (known.startsWith(`${path}/`)) removeFile(root, known)
  if (lstatSync(`${root}/${path}`, { throwIfNoEntry: false }) !== undefined) rmdirSync(`${root}/${path}`)
}

/** Removes a file and the folders left empty by the removal. A file behind a link stays. */
function removeFile(root: string, path: string): void {
  const parts = path.split('/')
  for (let count = 1; count < parts.length; count += 1) {
    if (!isFolder(`${root}/${parts.slice(0, count).join('/')}`)) return
  }
  const stat = lstatSync(`${root}/${path}`, { throwIfNoEntry: false })
  if (stat === undefined || stat.isDirectory()) return
  unlinkSync(`${root}/${path}`)
  for (let count = parts.length - 1; count > 0; count -= 1) {
    try {
      rmdirSync(`${root}/${parts.slice(0, count).join('/')}`)
    } catch {
      return
    }
  }
}
