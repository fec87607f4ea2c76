import type { Call } from '../base/core/call.ts'
import type { Problem } from '../base/core/problem.ts'
import { findProjectPath } from '../files/core/path-text.ts'
import type { Row } from '../sessions/core/row.ts'
import { parseDistantLine, parseLine } from '../sessions/core/row-of-line.ts'
import type { TranscriptLine } from '../sessions/core/transcript-line.ts'
import { findUnwritten } from '../sessions/core/unwritten.ts'
import { findKeptWords, readKeptWords } from '../sessions/io/kept-words.ts'
import { type TailEnd, walkKnown } from '../sessions/io/transcript-tail.ts'
import { createWorkStateCollector } from './core/collect.ts'
import { joinAgents } from './core/merge-work.ts'
import type { WorkState } from './core/work-state.ts'
import { readSubagentWords } from './io/subagent-words.ts'

export interface WorkStateReading {
  readonly workState: WorkState
  /** The rows behind `workState`, oldest first, for callers that search for more. */
  readonly rows: readonly Row[]
  /** The boundary before the first row, or null when the transcript has no boundary within reach. */
  readonly boundaryUuid: string | null
  readonly problem: Problem | null
}

/** Bytes read row by row. A context of 200K tokens is some 2 MB of transcript, a million tokens up to 20 MB. */
const NEAR_BYTES = 4 << 20
/** The bytes read at all. Beyond `NEAR_BYTES` only lasting facts count: the user's words, files, tasks, plans. */
const MAX_WORK_BYTES = 8 << 20
/** The bytes that a row counts at most. An image is a megabyte of transcript, but as cheap as a call. */
const COUNTED_BYTES = 64 << 10
/** A hook reads no more bytes of a file, however few of them count. */
const MAX_FILE_BYTES = 256 << 20

/** Reads at most 8 MiB from the end. Kept prompts that the transcript does not show follow as the newest rows. */
export function readWorkState(
  call: Call,
  session: { readonly sessionId: string; readonly transcriptPath: string | null },
  known: readonly string[] = [],
): WorkStateReading {
  const { projectDir } = call
  const { sessionId, transcriptPath } = session
  const rows: Row[] = []
  let boundaryUuid: string | null = null
  let bytes = 0
  let isCut = false
  const visit = (line: TranscriptLine) => {
    bytes += Math.min(line.bytes, COUNTED_BYTES)
    isCut = bytes > MAX_WORK_BYTES
    if (isCut) return true
    const row = bytes > NEAR_BYTES ? parseDistantLine(line) : parseLine(line)
    if (row?.kind === 'boundary') {
      boundaryUuid = row.uuid
      return true
    }
    if (row !== null) rows.push(row)
    return false
  }
  const end = transcriptPath === null ? 'start' : walkKnown(call, transcriptPath, visit, MAX_FILE_BYTES)
  rows.reverse()
  const kept = call.know(readKeptWords, findKeptWords(projectDir, sessionId))
  rows.push(...findUnwritten(kept, rows, known))
  const collector = createWorkStateCollector((path) => relativize(projectDir, path))
  for (const row of rows) collector.add(row)
  const workState = collector.result()
  const open = transcriptPath === null ? [] : readSubagentWords(transcriptPath, collector.listOpenAgents())
  return {
    workState: open.length === 0 ? workState : { ...workState, agents: joinAgents(workState.agents, open) },
    rows,
    boundaryUuid,
    problem: describeEnd(transcriptPath ?? '', end, isCut),
  }
}

function describeEnd(path: string, end: TailEnd, isCut: boolean): Problem | null {
  if (typeof end === 'object')
    return end.error === 'ENOENT' ? null : { code: 'transcript-unreadable', path, cause: end.error }
  const amount = isCut ? `${MAX_WORK_BYTES >> 20} MiB` : 'a hook has time for'
  const cause = `more than ${amount} since the last compaction`
  return isCut || end === 'limit' ? { code: 'transcript-cut', path, cause } : null
}

function relativize(projectDir: string, path: string): string {
  return findProjectPath(path, projectDir) ?? path
}
