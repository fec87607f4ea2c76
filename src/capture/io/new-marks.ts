import { statSync } from 'node:fs'
import type { Call } from '../../base/core/call.ts'
import { listNewestTranscripts } from '../../sessions/io/session-list.ts'
import {
  FIRST_READ,
  keepOpen,
  openTranscript,
  readBytes,
  readTranscriptSize,
} from '../../sessions/io/transcript-tail.ts'
import { mayBytesHoldMark } from '../core/needles.ts'

const ANSWER = '"type":"assistant"'

/**
 * Whether the end of a transcript may hold a mark behind those kept before. Measuring has read these bytes. The client's
 * copy of a request may fill the last of them. The newest answer stands in a piece further up then.
 */
export function mayHaveNewMarks(call: Call, transcriptPath: string, harvested: number | null): boolean {
  const transcript = call.know(keepOpen, transcriptPath)
  if ('error' in transcript) return false
  const { size, kept } = transcript
  const seen = harvested ?? 0
  const from = Math.max(0, size - FIRST_READ)
  if (harvested !== null && seen >= size) return false
  const last = transcript.read(from, size)
  if (mayBytesHoldMark(last.subarray(Math.max(0, seen - from)))) return true
  if (kept.length === 1 || last.includes(ANSWER)) return false
  return kept.some((piece) => {
    const at = piece.bytes.lastIndexOf(ANSWER)
    if (at < 0) return false
    const start = piece.bytes.lastIndexOf(10, at) + 1
    return piece.from + start >= seen && mayBytesHoldMark(piece.bytes.subarray(start, piece.bytes.indexOf(10, at)))
  })
}

/** The size of a transcript in bytes; 0 without one. A call keeps the size it met first. */
export function readSize(call: Call | null, path: string): number {
  return (call === null ? statSync(path, { throwIfNoEntry: false })?.size : readTranscriptSize(call, path)) ?? 0
}

/** Sessions that a start looks back at. */
export const MAX_EARLIER = 4
/** Bytes of a transcript that the look takes at most; behind a longer stretch the rows themselves are read. */
const MAX_LOOK = 4 << 20

/** Whether the newest sessions may have left marks that nobody kept. Few starts load the code that reads rows. */
export function mayHaveEarlierMarks(call: Call): boolean {
  return listNewestTranscripts(call, MAX_EARLIER).some(({ path, harvested }) => {
    const found = openTranscript(path, (fd, size) => {
      const from = harvested > size ? 0 : harvested
      return size - from > MAX_LOOK || mayBytesHoldMark(readBytes(fd, from, size))
    })
    return found === true
  })
}
