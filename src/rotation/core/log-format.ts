import { blankCode, dropComments } from '../../base/core/markdown.ts'
import type { LogPiece } from './log.ts'

/** A page with fewer lines and without a day or a list is a log nobody has written to. */
const MIN_LINES = 20

/**
 * Whether a log has content that no rotation can read: no entry was found, or no entry has a day. A page that only says
 * how to write an entry is no such log.
 */
export function isUnknownFormat(pieces: readonly LogPiece[], isLong: boolean): boolean {
  const entries = pieces.flatMap(({ entry }) => entry ?? [])
  if (entries.length > 0) return isLong && entries.every(({ date }) => date === null)
  const prose = dropComments(blankCode(pieces.map((piece) => piece.text).join(''), false))
  const lines = prose.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('# '))
  return lines.length >= MIN_LINES || lines.some((line) => /\d{4}-\d\d-\d\d|^\s*[-*+|]\s|^#{2,6}\s.*\d/.test(line))
}
