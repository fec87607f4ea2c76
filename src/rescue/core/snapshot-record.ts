import { isRecord, parseJsonRecord } from '../../base/core/record.ts'

/** Folder of the refs that keep snapshots. All work trees of a repository share the numbers. */
export const SNAPSHOT_REFS = 'refs/holdfast/snapshots/'

export interface SnapshotRecord {
  /** `files`: files, index and commits. `commits`: commits alone. */
  readonly kind: 'files' | 'commits'
  readonly session: string | null
  readonly command: string
  readonly time: string
  readonly root: string
  /** The name of a linked work tree; empty for the main work tree. */
  readonly worktree: string
  readonly branch: string | null
  readonly head: string | null
  /** True when a parent holds the stages of conflicts, and names that `git add -N` announced. */
  readonly hasStages: boolean
  /** True when the files are a part of what was in danger. */
  readonly isPartial: boolean
  readonly fileCount: number
  readonly names: readonly string[]
  readonly bytes: number
  readonly commits: readonly string[]
  /** Permissions of files and folders that git does not keep: 0600, for example. */
  readonly modes: Readonly<Record<string, number>>
  /** Proof that this repository took the snapshot: nobody else can make the mark. Empty without one. */
  readonly mark: string
}

export interface Snapshot extends SnapshotRecord {
  readonly id: string
  readonly commit: string
  /** The commit whose tree is the index; null for a snapshot of commits alone. */
  readonly index: string | null
  readonly stages: string | null
}

const TITLE = 'Snapshot of uncommitted work, taken by holdfast'
export const MAX_NAMES = 20

/** The part of a record that its mark vouches for. */
export function serializeOrigin({ root, worktree, branch, head, time }: Omit<SnapshotRecord, 'mark'>): string {
  return JSON.stringify([root, worktree, branch, head, time])
}

/**
 * The message of a snapshot's commit.
 *
 * @param nonce A text that no other snapshot has: equal commits of two processes would share one number.
 */
export function serializeRecord(record: SnapshotRecord, nonce: string): string {
  return `${TITLE}\n\n${JSON.stringify({ version: 1, nonce, ...record })}\n`
}

/** The record in a message. Null for a message of another form: the ref may come from elsewhere. */
export function parseRecord(message: string): SnapshotRecord | null {
  const [title, , line = ''] = message.split('\n')
  if (title !== TITLE) return null
  const data = parseJsonRecord(line)
  if (data?.version !== 1) return null
  const { kind, session, command, time, root, worktree, branch, head } = data
  if (kind !== 'files' && kind !== 'commits') return null
  if (!isTextOrNull(session) || !isTextOrNull(branch) || !isTextOrNull(head)) return null
  if (!isText(command) || !isText(root) || !isText(worktree)) return null
  if (!isText(time) || Number.isNaN(Date.parse(time)) || (head !== null && !isObjectId(head))) return null
  return {
    ...{ kind, session, command, time, root, worktree, branch, head },
    hasStages: data.hasStages === true,
    isPartial: data.isPartial === true,
    fileCount: countOf(data.fileCount),
    names: textsOf(data.names).slice(0, MAX_NAMES),
    bytes: countOf(data.bytes),
    commits: textsOf(data.commits).filter(isObjectId),
    modes: modesOf(data.modes),
    mark: isText(data.mark) ? data.mark : '',
  }
}

/**
 * A snapshot of a ref, its commit, the parents and the message; null when they do not fit together. The parents are:
 * HEAD, the index, the stages, and the commits kept.
 */
export function parseSnapshot(
  ref: string,
  commit: string,
  parents: readonly string[],
  message: string,
): Snapshot | null {
  const id = ref.startsWith(SNAPSHOT_REFS) ? ref.slice(SNAPSHOT_REFS.length) : ''
  const record = parseRecord(message)
  if (!/^[1-9]\d{0,8}$/.test(id) || record === null || !isObjectId(commit)) return null
  if (!record.commits.every((kept) => parents.includes(kept))) return null
  if (record.kind === 'commits') return { ...record, id, commit, index: null, stages: null }
  const first = record.head === null ? 0 : 1
  if (record.head !== null && parents[0] !== record.head) return null
  const index = parents[first] ?? null
  const stages = record.hasStages ? (parents[first + 1] ?? null) : null
  return index === null || (record.hasStages && stages === null) ? null : { ...record, id, commit, index, stages }
}

/** Whether a text is the id of an object. Zeros stand for no object. */
export const isObjectId = (text: string) => /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : [])
const countOf = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0)

function modesOf(value: unknown): Record<string, number> {
  if (!isRecord(value)) return {}
  const entries = Object.entries(value).filter(([, mode]) => Number.isInteger(mode) && Number(mode) <= 0o777)
  return Object.fromEntries(entries.map(([path, mode]) => [path, Number(mode) & 0o777]))
}
