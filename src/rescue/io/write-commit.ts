import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { listNames } from '../../files/io/list-folder.ts'
import type { ChangedFile } from '../../git/core/status-changes.ts'
import type { FoundFile } from '../../git/io/find-file.ts'
import { describeGitFailure, runGit } from '../../git/io/git-command.ts'
import { quotePath } from '../core/quote-path.ts'
import { createImportStream, type ImportStream } from './import-stream.ts'
import { withPrivateFolder } from './private-folder.ts'

export interface CommitParts {
  readonly root: string
  readonly commonDir: string
  readonly ref: string
  readonly seconds: number
  readonly message: string
  readonly head: string | null
  /** Null makes a commit of parents alone. */
  readonly found: readonly FoundFile[] | null
  readonly commits: readonly string[]
  /** In the milliseconds of this process. */
  readonly deadlineMs: number
}

/** Settings under which the importer folds no names together and compresses quickly. */
const SETTINGS = '-c core.ignoreCase=false -c core.compression=1 -c pack.compression=1'.split(' ')
const IMPORT = 'fast-import --quiet --done --date-format=raw'.split(' ')
/** Content beyond this size stays in one pack; the importer would write loose objects in a second pass. */
const MAX_LOOSE_BYTES = 8 << 20
const ONE_PACK = ['-c', 'fastimport.unpackLimit=1']

/**
 * Makes the commits of a snapshot in one process of git: the index, the stages of conflicts, and the files. The ref is
 * created with them. A ref that exists stays, and the import fails.
 *
 * @returns Null when the ref was made, else the fault.
 * @throws An error with a `code` for a file that cannot be read, or a full disk.
 */
export function writeCommit(parts: CommitParts): string | null {
  return withPrivateFolder(parts.commonDir, (folder) => {
    const path = `${folder}/stream`
    const out = openSync(path, 'wx', 0o600)
    try {
      writeStream(createImportStream(out), parts)
    } finally {
      closeSync(out)
    }
    const startedAt = statSync(path).mtimeMs
    const inputFile = openSync(path, 'r')
    try {
      const settings = statSync(path).size > MAX_LOOSE_BYTES ? [...SETTINGS, ...ONE_PACK] : SETTINGS
      const answer = runGit(parts.root, [...settings, ...IMPORT], { inputFile, timeoutMs: measureRest(parts) })
      if (answer.code === 0) return null
      removeCrashReports(parts, startedAt)
      return describeGitFailure(answer)
    } finally {
      closeSync(inputFile)
    }
  })
}

const OWNER = 'holdfast <holdfast@localhost>'

function writeStream(stream: ImportStream, parts: CommitParts): void {
  const { head, found, commits } = parts
  if (found === null) {
    beginCommit(stream, parts, parts.message)
    addParents(stream, commits)
    return stream.line('\ndone')
  }
  const files = found.map(({ file }) => file)
  beginCommit(stream, parts, 'The index', 1)
  addParents(stream, head === null ? [] : [head])
  for (const file of files) if (isOutOfIndex(file)) stream.line(`D ${quotePath(file.path)}`)
  for (const file of files) if (file.staged) addIndexed(stream, file)
  stream.line('')
  const hasStages = files.some(needsStages)
  if (hasStages) {
    beginCommit(stream, parts, 'The stages of conflicts, and announced names', 2)
    stream.line('deleteall')
    for (const file of files) addStages(stream, file)
    stream.line('')
  }
  beginCommit(stream, parts, parts.message)
  addParents(stream, [...(head === null ? [] : [head]), ':1', ...(hasStages ? [':2'] : []), ...commits])
  addFiles(stream, parts, found)
  stream.line('\ndone')
}

function addParents(stream: ImportStream, parents: readonly string[]): void {
  for (const [at, id] of parents.entries()) stream.line(at === 0 ? `from ${id}` : `merge ${id}`)
}

/** Files that are gone come first: a folder may lie in the place of a file. */
function addFiles(stream: ImportStream, parts: CommitParts, found: readonly FoundFile[]): void {
  for (const { file, mode } of found) {
    const isGone = isOnDisk(file) ? mode === null : isOutOfIndex(file)
    if (isGone) stream.line(`D ${quotePath(file.path)}`)
  }
  for (const item of found) {
    if (!isOnDisk(item.file)) addIndexed(stream, item.file)
    else if (item.mode !== null) stream.add(parts.root, item)
    measureRest(parts)
  }
}

/** Milliseconds that are left. @throws An error with a `code` when none are. */
function measureRest({ deadlineMs }: CommitParts): number {
  const rest = Math.floor(deadlineMs - process.uptime() * 1000)
  if (rest <= 0) throw Object.assign(new Error('too long'), { code: 'ETIMEDOUT' })
  return rest
}

function beginCommit(stream: ImportStream, { ref, seconds }: CommitParts, message: string, mark?: number): void {
  stream.line(`commit ${ref}`)
  if (mark !== undefined) stream.line(`mark :${mark}`)
  stream.line(`committer ${OWNER} ${seconds} +0000`)
  stream.data(Buffer.from(message))
}

/** Whether the content comes from the disk, because the index does not hold the same. */
export function isOnDisk(file: ChangedFile): boolean {
  return file.submodule !== true && file.unsaved
}

export function needsStages({ stages, intended }: ChangedFile): boolean {
  return stages !== undefined || intended === true
}

const isOutOfIndex = (file: ChangedFile) => (file.staged && !file.indexed) || needsStages(file)

function addIndexed(stream: ImportStream, { path, indexed }: ChangedFile): void {
  if (indexed) stream.line(`M ${indexed.mode} ${indexed.object} ${quotePath(path)}`)
}

/** Stages lie in folders `1`, `2` and `3` of their tree, announced names in `n`. */
function addStages(stream: ImportStream, { path, stages, intended }: ChangedFile): void {
  for (const { stage, mode, object } of stages ?? [])
    stream.line(`M ${mode} ${object} ${quotePath(`${stage}/${path}`)}`)
  if (intended !== true) return
  stream.line(`M 100644 inline ${quotePath(`n/${path}`)}`)
  stream.data(Buffer.alloc(0))
}

function removeCrashReports({ commonDir }: CommitParts, since: number): void {
  for (const name of listNames(commonDir, 'is empty').filter((entry) => /^fast_import_crash_\d+$/.test(entry))) {
    const path = `${commonDir}/${name}`
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= since) rmSync(path, { force: true })
  }
}
