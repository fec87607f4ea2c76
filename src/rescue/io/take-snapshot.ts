import { redactText } from '../../base/core/redact.ts'
import { excerptLine } from '../../base/core/text.ts'
import { errorCode } from '../../files/io/read-text.ts'
import type { Changes } from '../../git/core/status-changes.ts'
import { createFolderTest, findFile } from '../../git/io/find-file.ts'
import type { Fault } from '../../git/io/git-command.ts'
import { readGitFacts } from '../../git/io/git-facts.ts'
import { readOwnChanges } from '../../git/io/read-changes.ts'
import { isObjectId, MAX_NAMES, SNAPSHOT_REFS, type SnapshotRecord, serializeRecord } from '../core/snapshot-record.ts'
import { forgetSnapshots } from './forget-snapshots.ts'
import { readFolderModes } from './import-stream.ts'
import { createNonce, signOrigin } from './origin-mark.ts'
import { listSnapshots, readHighestNumber } from './snapshot-store.ts'
import { type CommitParts, isOnDisk, needsStages, writeCommit } from './write-commit.ts'

export interface SnapshotRequest {
  readonly root: string
  /** Null keeps commits alone. Give all files that `readChanges` listed, or say that they are a part. */
  readonly changes: Changes | null
  /**
   * True when `changes.files` is a part of what `readChanges` listed. The snapshot takes the rest as well while the whole
   * is small: rewind then brings clean files back, too. A part that stays one has rewind touch its paths alone.
   */
  readonly partial?: boolean
  readonly commits: readonly string[]
  readonly session: string | null
  readonly command: string
  /** ISO. */
  readonly time: string
  /** Time for all of it; a snapshot that takes longer is a fault. The default fits into the timeout of a hook. */
  readonly timeoutMs?: number
}

export type SnapshotResult =
  | { readonly id: string }
  | Fault
  | { readonly tooLarge: { readonly bytes: number; readonly limit: number } }

/** A client stops a hook after five seconds and lets the call run. So more content than this is a question. */
const MAX_BYTES = 100 << 20
const SNAPSHOT_MS = 3_000
const MAX_FILES = 20_000
/** A part becomes the whole up to here. */
const MAX_WIDE_BYTES = 50 << 20
const MAX_WIDE_FILES = 5000
const WIDE_STATUS_MS = 1_000
const MAX_COMMITS = 1000
/** Processes that take a number at the same time. */
const MAX_ATTEMPTS = 50
const MAX_MISSES = 4
const MAX_COMMAND_CHARS = 300
const MAX_MODES = 500

/** Keeps what is in danger as a commit under `refs/holdfast/snapshots`, and changes nothing else. Never throws. */
export function takeSnapshot(request: SnapshotRequest): SnapshotResult {
  try {
    const deadlineMs = findDeadline(request)
    const prepared = prepareWide(request) ?? prepareSnapshot(request)
    return 'record' in prepared ? saveUnderFreeNumber(request, { ...prepared, deadlineMs }) : prepared
  } catch (error) {
    return { fault: describeError(error) }
  }
}

/** Keeps the state under a ref for one comparison; null when the ref was made. */
export function takeUnder(ref: string, request: SnapshotRequest): string | null {
  try {
    const prepared = prepareSnapshot(request)
    if (!('record' in prepared)) return 'fault' in prepared ? prepared.fault : 'it is too large'
    return writeCommit({ ...prepared, ...request, ref, message: serializeRecord(prepared.record, createNonce()) })
  } catch (error) {
    return describeError(error)
  }
}

interface Prepared extends Omit<CommitParts, 'root' | 'ref' | 'message'> {
  readonly record: SnapshotRecord
}

/** The whole in place of a part. Null where that is too large, or where the part holds a file of its own. */
function prepareWide(request: SnapshotRequest): Prepared | null {
  const { root, changes, partial } = request
  if (changes === null || partial !== true) return null
  const whole = readOwnChanges(root, WIDE_STATUS_MS)
  if ('fault' in whole || whole.files.length > MAX_WIDE_FILES) return null
  const known = new Set(whole.files.map(({ path }) => path))
  if (!changes.files.every(({ path }) => known.has(path))) return null
  const prepared = prepareSnapshot({ ...request, changes: whole, partial: false })
  return 'record' in prepared && prepared.record.bytes <= MAX_WIDE_BYTES ? prepared : null
}

function prepareSnapshot(request: SnapshotRequest): Prepared | Exclude<SnapshotResult, { readonly id: string }> {
  const { root, changes, session, time } = request
  const commits = [...new Set(request.commits)]
  const facts = readGitFacts(root)
  const seconds = Math.floor(Date.parse(time) / 1000)
  if (facts === null || facts.root !== root) return { fault: 'no work tree of git begins there' }
  const fault = findRequestFault(request, seconds)
  if (fault !== null) return { fault }
  const isFolder = createFolderTest(root)
  const found = changes === null ? null : changes.files.map((file) => findFile(root, file, isFolder))
  const bytes = (found ?? []).reduce((sum, item) => sum + (isOnDisk(item.file) ? item.bytes : 0), 0)
  if (bytes > MAX_BYTES) return { tooLarge: { bytes, limit: MAX_BYTES } }
  const ofFiles = (found ?? []).flatMap(({ file, permissions }) =>
    permissions === null ? [] : [[file.path, permissions]],
  )
  const modes = [...readFolderModes(root, found ?? []), ...ofFiles]
  const { configDir: commonDir } = facts
  const unsigned = {
    kind: changes === null ? ('commits' as const) : ('files' as const),
    session: session === null ? null : excerptLine(session, 128),
    command: excerptLine(redactText(request.command), MAX_COMMAND_CHARS),
    time: new Date(seconds * 1000).toISOString(),
    root,
    worktree: facts.commonDir === null ? '' : facts.gitDir.slice(facts.gitDir.lastIndexOf('/') + 1),
    branch: facts.branch,
    head: changes?.head ?? null,
    hasStages: changes?.files.some(needsStages) === true,
    isPartial: request.partial === true,
    fileCount: changes?.files.length ?? 0,
    names: (changes?.files ?? []).slice(0, MAX_NAMES).map(({ path }) => path),
    bytes,
    commits,
    modes: Object.fromEntries(modes.slice(0, MAX_MODES)),
  }
  const record: SnapshotRecord = { ...unsigned, mark: signOrigin(commonDir, unsigned) }
  return { record, commonDir, head: record.head, found, commits, seconds, deadlineMs: findDeadline(request) }
}

const isOver = ({ deadlineMs }: Prepared) => process.uptime() * 1000 > deadlineMs

/** The uptime counts, because the time of day may be set back. */
const findDeadline = ({ timeoutMs = SNAPSHOT_MS }: SnapshotRequest) => process.uptime() * 1000 + timeoutMs

function findRequestFault({ changes, commits }: SnapshotRequest, seconds: number): string | null {
  if (!Number.isFinite(seconds) || seconds < 0) return 'the time is not one'
  if (commits.length > MAX_COMMITS) return `more than ${MAX_COMMITS} commits`
  if (!commits.every(isObjectId)) return 'a commit to keep has no id'
  if (changes === null) return commits.length === 0 ? 'there is nothing to keep' : null
  return changes.files.length > MAX_FILES ? `more than ${MAX_FILES} changed files` : null
}

/**
 * Another process may take the number first: then the import fails, and the next number is tried. A number that stays
 * free and cannot be had has a lock that a killed process left.
 */
function saveUnderFreeNumber(request: SnapshotRequest, prepared: Prepared): SnapshotResult {
  const { root } = request
  const message = serializeRecord(prepared.record, createNonce())
  let fault = 'other processes take snapshots all the time'
  let highest = -1
  let misses = 0
  for (let attempt = 0; attempt < MAX_ATTEMPTS && misses < MAX_MISSES && !isOver(prepared); attempt += 1) {
    const now = findHighest(request, prepared)
    if (typeof now !== 'number') return now
    misses = now === highest ? misses + 1 : 0
    highest = now
    const number = highest + 1 + Math.max(0, misses - 1)
    const failed = writeCommit({ ...prepared, root, ref: `${SNAPSHOT_REFS}${number}`, message })
    if (failed === null) {
      if (number % FORGOTTEN_EVERY === 0 || prepared.record.bytes > FORGOTTEN_BYTES)
        forgetOld(request, prepared, number)
      return { id: String(number) }
    }
    fault = failed
    if (misses > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
  return { fault }
}

function findHighest({ root }: SnapshotRequest, { commonDir }: Prepared): number | Fault {
  const known = readHighestNumber(commonDir)
  if (known !== null) return known
  const listing = listSnapshots(root)
  return 'fault' in listing ? listing : listing.highest
}

/** Reading all snapshots takes a process of git: a small snapshot leaves it to the next. */
const FORGOTTEN_EVERY = 4
const FORGOTTEN_BYTES = 8 << 20

function forgetOld({ root }: SnapshotRequest, { record }: Prepared, number: number): void {
  const listing = listSnapshots(root)
  if ('fault' in listing) return
  const { time, session, bytes } = record
  const id = String(number)
  const others = listing.snapshots.filter((known) => known.id !== id)
  forgetSnapshots(root, others, { id, time, session, bytes })
}

function describeError(error: unknown): string {
  const { path } = error as NodeJS.ErrnoException
  return typeof path === 'string' ? `${errorCode(error)} on "${path}"` : errorCode(error)
}
