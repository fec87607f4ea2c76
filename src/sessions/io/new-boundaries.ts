import { readSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { attempt } from '../../base/core/attempt.ts'
import { parseJsonRecord } from '../../base/core/record.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { BOUNDARY_MARK, parseAutomaticBoundary } from '../core/compaction.ts'
import { openTranscript } from './transcript-tail.ts'

const MAX_FILES = 4
/** Asking a thousand files for their time takes a fifth of a session's start, so `listNewest` asks only some. */
const MAX_NAMES = 200
/** About the transcript of one context of 200K tokens: a compaction stays in reach for most of the next context. */
export const MAX_TAIL_BYTES = 1 << 20

/**
 * Finds recently written transcripts in the folder that end with a new automatic compaction. A compaction is new until
 * holdfast has learned a compaction point from it.
 *
 * @param known Text with the ids of all compactions that holdfast has learned from.
 */
export function findNewBoundaries(transcriptPath: string, known: string): string[] {
  return listNewest(dirname(transcriptPath)).filter((path) => {
    const uuid = findBoundary(path)
    return uuid !== null && !known.includes(uuid)
  })
}

/** The newest transcripts of a folder. Early clients kept the transcripts of subagents there, which are left out. */
function listNewest(folder: string): string[] {
  return attempt(
    () =>
      listNames(folder)
        .filter((name) => name.endsWith('.jsonl') && !name.startsWith('agent-'))
        .slice(0, MAX_NAMES)
        .map((name) => `${folder}/${name}`)
        .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
        .sort((a, b) => b.at - a.at)
        .slice(0, MAX_FILES)
        .map(({ path }) => path),
    [],
  )
}

/** The id of the newest automatic compaction near the end of a file. `findBoundary` decodes only rows with the mark. */
function findBoundary(path: string): string | null {
  const found = openTranscript(path, (fd, size) => {
    const bytes = Buffer.allocUnsafe(Math.min(size, MAX_TAIL_BYTES))
    const length = readSync(fd, bytes, 0, bytes.length, size - bytes.length)
    for (let end = length; end > 0; ) {
      const at = bytes.subarray(0, end).lastIndexOf(BOUNDARY_MARK)
      if (at === -1) return null
      const start = bytes.lastIndexOf(10, at) + 1
      const stop = bytes.indexOf(10, at)
      const row = parseJsonRecord(bytes.toString('utf8', start, stop === -1 ? length : stop))
      const boundary = row === null || row.isSidechain === true ? null : parseAutomaticBoundary(row)
      if (boundary !== null) return boundary.uuid
      end = start
    }
    return null
  })
  return typeof found === 'string' ? found : null
}
