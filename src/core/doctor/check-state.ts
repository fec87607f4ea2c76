import { MAX_JOURNAL_READ_BYTES } from '../journal/event.ts'
import { createFinding, type Finding } from './finding.ts'

const FULL_BYTES = 1 << 20
const LOW_BYTES = 64 << 20

export interface StateFacts {
  readonly kind: 'absent' | 'folder' | 'a symlink' | 'not a folder'
  readonly writeError: string | null
  /** What in it cannot be written, and why. */
  readonly blocked: readonly { readonly path: string; readonly cause: string; readonly isMisplaced: boolean }[]
  /** What processes left that are gone. */
  readonly leftovers: readonly { readonly path: string; readonly kind: 'lock' | 'temporary' | 'half' }[]
  /** Of all its files together. */
  readonly journalBytes: number
  readonly freeBytes: number | null
  /** Lines of the journal that are no events; the last one may be being written. */
  readonly damagedLines: number
  readonly damagedSessions: readonly string[]
  readonly damagedCheckpoints: readonly string[]
  /** Files of `.holdfast` in the index of git that hold what sessions said. */
  readonly committed: readonly string[]
  /** Whether git would take the state into the next commit. */
  readonly isUnignored: boolean
  readonly hasHome: boolean
  readonly unreadableTranscripts: readonly string[]
}

/** What is wrong with the state folder and the disk it lies on. A project without one is as it should be. */
export function checkState(facts: StateFacts): Finding[] {
  const { freeBytes, unreadableTranscripts } = facts
  return [
    ...checkPlace(facts),
    ...(freeBytes === null || freeBytes >= LOW_BYTES ? [] : [describeDisk(freeBytes)]),
    ...checkPrivacy(facts),
    ...checkContents(facts),
    ...checkLeftovers(facts),
    ...(facts.hasHome ? [] : [createFinding('home-missing', 'neither HOME nor USERPROFILE is set')]),
    ...unreadableTranscripts.map((path) => createFinding('transcripts-unreadable', path)),
  ]
}

function checkPlace({ kind, writeError, blocked }: StateFacts): Finding[] {
  if (kind === 'a symlink' || kind === 'not a folder') return [createFinding('state-misplaced', `.holdfast is ${kind}`)]
  const place = kind === 'folder' ? '.holdfast' : 'the project'
  const causes = new Set(blocked.filter(({ isMisplaced }) => !isMisplaced).map(({ cause }) => cause))
  return [
    ...(writeError === null ? [] : [createFinding('state-unwritable', `${place} cannot be written: ${writeError}`)]),
    ...blocked
      .filter(({ isMisplaced }) => isMisplaced)
      .map(({ path, cause }) => createFinding('state-misplaced', `${path} is ${cause}`)),
    ...[...causes].map((cause) => {
      const paths = blocked.filter((item) => item.cause === cause && !item.isMisplaced).map(({ path }) => path)
      return createFinding('state-unwritable', `${listSome(paths)} cannot be read and written: ${cause}`)
    }),
  ]
}

function describeDisk(freeBytes: number): Finding {
  const what = `${Math.floor(freeBytes / 1024)} KiB are left on the disk`
  return createFinding(freeBytes < FULL_BYTES ? 'disk-full' : 'disk-low', what)
}

function checkPrivacy({ committed, isUnignored, writeError }: StateFacts): Finding[] {
  const isFixable = writeError === null
  return [
    ...(committed.length > 0 ? [createFinding('state-committed', `git tracks ${listSome(committed)}`)] : []),
    ...(isUnignored ? [createFinding('state-unignored', 'git does not ignore .holdfast', { isFixable })] : []),
  ]
}

function checkContents({ damagedSessions, damagedCheckpoints, damagedLines, journalBytes }: StateFacts): Finding[] {
  const lines = damagedLines === 1 ? '1 line' : `${damagedLines} lines`
  const session = (id: string) => `.holdfast/sessions/${id}/state.json cannot be used`
  const checkpoint = (id: string) => `.holdfast/checkpoints/${id}-checkpoint.json cannot be used`
  return [
    ...damagedSessions.map((id) => createFinding('session-damaged', session(id))),
    ...damagedCheckpoints.map((id) => createFinding('checkpoint-damaged', checkpoint(id))),
    ...(damagedLines > 0
      ? [createFinding('journal-damaged', `${lines} of .holdfast/events.jsonl cannot be read`)]
      : []),
    ...(journalBytes > MAX_JOURNAL_READ_BYTES
      ? [createFinding('journal-large', `the journal has ${Math.floor(journalBytes / 2 ** 20)} MiB`)]
      : []),
  ]
}

function checkLeftovers({ leftovers }: StateFacts): Finding[] {
  const locks = leftovers.filter(({ kind }) => kind === 'lock')
  const files = leftovers.filter(({ kind }) => kind !== 'lock').map(({ path }) => path)
  return [
    ...locks.map(({ path }) => createFinding('lock-stale', `${path} is held by nobody`)),
    ...(files.length > 0 ? [createFinding('leftover-file', listSome(files))] : []),
  ]
}

/** The first few, and how many more. */
export function listSome(names: readonly string[]): string {
  const rest = names.length - 3
  return `${names.slice(0, 3).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
