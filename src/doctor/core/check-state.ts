import { NOT_OWN } from '../../author/core/not-own.ts'
import { createFinding, type Finding } from '../../base/core/finding.ts'
import { countNouns } from '../../base/core/text.ts'
import { MAX_JOURNAL_READ_BYTES } from '../../sessions/core/event.ts'

const FULL_BYTES = 1 << 20
const LOW_BYTES = 64 << 20

export interface StateFacts {
  readonly kind: 'absent' | 'folder' | 'symlink' | 'other'
  /** Error code of a write to the state folder, or to the project without that folder; null when writing works. */
  readonly writeError: string | null
  /** Folders and files in the state that cannot be written. `isMisplaced` stands for another kind of file than ours. */
  readonly blocked: readonly { readonly path: string; readonly cause: string; readonly isMisplaced: boolean }[]
  readonly leftovers: readonly { readonly path: string; readonly kind: 'lock' | 'temporary' | 'half' }[]
  readonly journalBytes: number
  readonly freeBytes: number | null
  /** An unfinished last line does not count: a hook may still be writing. */
  readonly damagedLines: number
  readonly damagedSessions: readonly string[]
  readonly damagedCheckpoints: readonly string[]
  /** Number of sessions and of checkpoints that the person did not write on this machine. */
  readonly foreignSessions: number
  readonly foreignCheckpoints: number
  readonly keyFault: { readonly kind: 'unusable' | 'open'; readonly path: string; readonly cause: string } | null
  /** Files of `.holdfast` in the index of git that quote sessions. */
  readonly committed: readonly string[]
  /** True when git would take the state into the next commit. */
  readonly isUnignored: boolean
  readonly hasHome: boolean
  /** Transcripts that cannot be read; without a path, the folder of them all. */
  readonly unreadableTranscripts: readonly { readonly path: string | null; readonly cause: string }[]
}

/** Finds faults of the state folder and of its disk. A project without a state folder has no fault. */
export function checkState(facts: StateFacts): Finding[] {
  const { freeBytes, unreadableTranscripts } = facts
  return [
    ...checkPlace(facts),
    ...(freeBytes === null || freeBytes >= LOW_BYTES ? [] : [describeDisk(freeBytes)]),
    ...checkPrivacy(facts),
    ...checkAuthor(facts),
    ...checkContents(facts),
    ...checkLeftovers(facts),
    ...(facts.hasHome ? [] : [createFinding('home-missing', 'neither HOME nor USERPROFILE is set')]),
    ...unreadableTranscripts.map(({ path, cause }) => {
      const what = `${path ?? "the folder of the client's transcripts"}: ${cause}`
      return createFinding('transcripts-unreadable', what, path === null ? {} : { path })
    }),
  ]
}

function checkPlace({ kind, writeError, blocked }: StateFacts): Finding[] {
  if (kind === 'symlink') return [createFinding('state-misplaced', '.holdfast is a symlink')]
  if (kind === 'other') return [createFinding('state-misplaced', '.holdfast is not a folder')]
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

function checkAuthor({ foreignSessions, foreignCheckpoints, keyFault }: StateFacts): Finding[] {
  const count = (number: number, what: string) => (number === 0 ? [] : [countNouns(number, what)])
  const foreign = [...count(foreignCheckpoints, 'checkpoint'), ...count(foreignSessions, 'session')].join(' and ')
  const what = keyFault === null ? '' : `${keyFault.path}: ${keyFault.cause}`
  return [
    ...(keyFault?.kind === 'unusable' ? [createFinding('key-unusable', what)] : []),
    ...(keyFault?.kind === 'open' ? [createFinding('key-open', what)] : []),
    ...(foreign === '' ? [] : [createFinding('state-foreign', `${foreign} in .holdfast: ${NOT_OWN}`)]),
  ]
}

function checkContents({ damagedSessions, damagedCheckpoints, damagedLines, journalBytes }: StateFacts): Finding[] {
  const lines = countNouns(damagedLines, 'line')
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

export function listSome(names: readonly string[]): string {
  const rest = names.length - 3
  return `${names.slice(0, 3).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
