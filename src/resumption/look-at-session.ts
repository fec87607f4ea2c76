import type { Call } from '../base/core/call.ts'
import { parseJsonRecord, stringOf } from '../base/core/record.ts'
import { redactText } from '../base/core/redact.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { resolveRealPath } from '../files/io/real-path.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { isRenamed } from '../git/io/git-state.ts'
import { findRowTime } from '../sessions/core/row-time.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import type { TranscriptLine } from '../sessions/core/transcript-line.ts'
import { listCopies } from '../sessions/io/session-list.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { readTranscriptSize, walkKnown } from '../sessions/io/transcript-tail.ts'

/** Bytes at the end of a transcript that are searched for the last row of the conversation. */
const MAX_END_BYTES = 1 << 20
/** Bytes of a fork's transcript that are searched for the row it goes on from. */
const MAX_COPY_BYTES = 16 << 20

/** An ended session of the person, and when and where it was last at work. */
export interface EndedSession {
  readonly sessionId: string
  readonly state: SessionState
  /** Null without a transcript and without a start. */
  readonly at: string | null
  readonly branch: string | null
  /** The branch before a detached head, as while git rebases; null for work that ended on a branch. */
  readonly left: string | null
  /** Id of the newest row of the conversation. */
  readonly lastRow: string | null
}

/** Looks at the end of a session; null for a session that somebody else wrote, or without a readable state. */
export function lookAtSession(call: Call, sessionId: string): EndedSession | null {
  const { state, problem, isForeign = false, isMissing = false } = readSessionState(call.projectDir, sessionId)
  if (problem !== null || isForeign || isMissing) return null
  const end = readEnd(call, state.transcriptPath)
  const branch = end === null ? state.branch : end.branch(state)
  const left = branch === null && end !== null ? (end.left ?? state.branch) : null
  return { sessionId, state, at: end?.at ?? state.startedAt, branch, left, lastRow: end?.uuid ?? null }
}

/** Whether a session had a transcript that is there no more: the client removes old ones, and people move folders. */
export function isTranscriptGone(call: Call, transcriptPath: string | null): boolean {
  return transcriptPath !== null && readTranscriptSize(call, transcriptPath) === null
}

/** The newest row of a conversation, and the project's branch by the newest row that names it. */
function readEnd(call: Call, transcriptPath: string | null) {
  const found: { at: string; uuid: string | null }[] = []
  let branch = (state: SessionState) => state.branch
  let left: string | null = null
  let isDetached = false
  if (transcriptPath === null) return null
  const own = call.know(findGitRoot, call.projectDir)
  walkKnown(
    call,
    transcriptPath,
    (line) => {
      const row = line.isWhole ? readTalk(line.read()) : null
      if (row === null) return false
      const { at, uuid, gitBranch, cwd } = row
      found.push({ at, uuid })
      if (gitBranch === null) return true
      // The session may stand in a repository of its own inside the project, whose branch says nothing of the project's.
      const root = cwd === null ? null : call.know(findGitRoot, cwd)
      if (root !== null && !isSameFolder(root, own)) return false
      const name = gitBranch === '' || gitBranch === 'HEAD' ? null : redactText(gitBranch)
      if (isDetached) left = name
      else branch = () => name
      // While git rebases, the branch is the one before.
      isDetached = gitBranch === 'HEAD'
      return !isDetached
    },
    MAX_END_BYTES,
  )
  return found[0] === undefined ? null : { ...found[0], branch, left }
}

/** A row of the conversation itself, with a time; null for other rows. */
function readTalk(text: string) {
  const row = parseJsonRecord(text)
  if (row === null || row.isSidechain === true || (row.type !== 'user' && row.type !== 'assistant')) return null
  const at = findRowTime(text, null)
  return at === null
    ? null
    : { at, uuid: stringOf(row.uuid), gitBranch: stringOf(row.gitBranch), cwd: stringOf(row.cwd) }
}

/** Whether a session ended on the branch of today, or left that branch for a detached head. */
export const endedOn = (call: Call, { branch, left }: EndedSession, current: string | null): boolean =>
  isOnBranch(call, { branch, head: null }, current) || (left !== null && left === current)

/** Whether work was left on the branch of today, which may have had another name. */
export function isOnBranch(
  { projectDir, know }: Call,
  { branch, head }: { readonly branch: string | null; readonly head: string | null },
  current: string | null,
): boolean {
  const git = branch === current || branch === null ? null : know(readGitFacts)
  return branch === current || (git !== null && branch !== null && isRenamed(projectDir, git, { branch, head }))
}

const isSameFolder = (a: string, b: string | null) =>
  b !== null && (a === b || resolveRealPath(a) === resolveRealPath(b))

/**
 * Whether a later fork went on where a session ended. The fork's copy then has the session's last row, and rows behind
 * it. A fork without a prompt went on with nothing.
 */
export function hasContinuation(call: Call, { state, lastRow }: EndedSession): boolean {
  if (lastRow === null) return false
  const mark = `"uuid":"${lastRow}"`
  return listCopies(call)
    .filter(({ startedAt }) => startedAt > (state.startedAt ?? ''))
    .some(({ path }) => {
      if (readEnd(call, path)?.uuid === lastRow) return false
      let isFound = false
      const visit = (line: TranscriptLine) => (isFound = line.find(mark) !== -1)
      walkKnown(call, path, visit, MAX_COPY_BYTES)
      return isFound
    })
}
