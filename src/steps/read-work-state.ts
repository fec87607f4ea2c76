import type { Problem } from '../core/problem.ts'
import { findProjectPath } from '../core/project-path.ts'
import { createWorkStateCollector } from '../core/work-state/collect.ts'
import { parseDistantLine, parseLine, type Row } from '../core/work-state/row.ts'
import { EMPTY_WORK_STATE, type WorkState } from '../core/work-state/work-state.ts'
import { walkTranscript } from '../io/transcript-tail.ts'

export interface WorkStateReading {
  readonly workState: WorkState
  /** What it was read from, oldest first, for whoever looks for more in it. */
  readonly rows: readonly Row[]
  /** The boundary the reading starts after, or null when the transcript has none within reach. */
  readonly boundaryUuid: string | null
  readonly problem: Problem | null
}

/** Read row by row. A full context of 200K tokens is some 2 MB of transcript, one of a million tokens up to ten times that. */
const NEAR_BYTES = 4 << 20
/** Read for what lasts: the user's words, files, tasks, plans. */
const MAX_WORK_BYTES = 8 << 20

/** Reads the work since the last compaction, at most the last 8 MiB of the transcript. */
export function readWorkState(projectDir: string, transcriptPath: string | null): WorkStateReading {
  if (transcriptPath === null) return { workState: EMPTY_WORK_STATE, rows: [], boundaryUuid: null, problem: null }
  const rows: Row[] = []
  let boundaryUuid: string | null = null
  let bytes = 0
  const end = walkTranscript(
    transcriptPath,
    (line) => {
      bytes += line.bytes
      const row = bytes > NEAR_BYTES ? parseDistantLine(line) : parseLine(line)
      if (row?.kind === 'boundary') {
        boundaryUuid = row.uuid
        return true
      }
      if (row !== null) rows.push(row)
      return false
    },
    MAX_WORK_BYTES,
  )
  const collector = createWorkStateCollector((path) => relativize(projectDir, path))
  for (const row of rows.reverse()) collector.add(row)
  const failed = typeof end === 'object' && end.error !== 'ENOENT'
  const problem: Problem | null = failed
    ? { code: 'transcript-unreadable', path: transcriptPath, cause: end.error }
    : null
  return { workState: collector.result(), rows, boundaryUuid, problem }
}

function relativize(projectDir: string, path: string): string {
  return findProjectPath(path, projectDir) ?? path
}
