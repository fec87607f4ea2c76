import type { Call } from '../base/core/call.ts'
import type { ConfiguredCall } from '../config/core/config.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import type { MemoryDraft } from '../memory/core/draft.ts'
import type { Memory } from '../memory/core/memory.ts'
import type { SavedMemories } from '../memory/io/memory-store.ts'
import { parseRow } from '../sessions/core/row.ts'
import type { TranscriptLine } from '../sessions/core/transcript-line.ts'
import { visitLinesThatMatter } from '../sessions/io/find-lines.ts'
import { listNewestSessions } from '../sessions/io/session-list.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { walkKnown } from '../sessions/io/transcript-tail.ts'
import { joinTyped } from '../words/core/utterance.ts'
import { describeKept, nameMemory } from './core/describe-kept.ts'
import { draftMarks } from './core/markers.ts'
import { CORES, mayHoldMark } from './core/needles.ts'
import { addCaptureNews } from './io/capture-news.ts'
import { MAX_EARLIER, readSize } from './io/new-marks.ts'
import { keepDrafts, NOTHING } from './keep-drafts.ts'

interface Marked {
  readonly sessionId: string
  readonly transcriptPath: string | null
  /** Bytes of the transcript whose marks are kept already. */
  readonly harvested: number | null
  /** Whether the next hooks are to know of a vain look, because they run often. */
  readonly isHot?: boolean
  /** Whether the transcript is of another session: a call keeps those open that it knows. */
  readonly isEarlier?: boolean
}

/** The bytes that a hook looks at. In 29 compactions of real sessions, a million tokens took at most 5 MB of a transcript. */
const MAX_BYTES = 6 << 20
/** A vain look at so few bytes may be repeated, which is cheaper than a note of it. */
const CHEAP_BYTES = 256 << 10
/** A longer row holds the content of a file. */
const MAX_ROW_BYTES = 1 << 20
const MAX_MARKS = 100

/**
 * The state remembers how far the harvest came, so that a removed memory does not come back. `tell` writes the news
 * before they count as told.
 */
export function harvestMarks(
  call: ConfiguredCall,
  { sessionId, transcriptPath, harvested, isHot = false, isEarlier = false }: Marked,
  tell?: (saved: readonly Memory[]) => void,
): SavedMemories {
  const { projectDir, config, report } = call
  const reader = isEarlier ? null : call
  const size = transcriptPath === null ? 0 : readSize(reader, transcriptPath)
  // A smaller file is another one.
  const from = harvested === null || harvested > size ? 0 : harvested
  if (transcriptPath === null || size === from) return NOTHING
  const harvest = () => {
    const { drafts, end } = readMarks(reader, { sessionId, path: transcriptPath }, { from, size })
    const kept = config['memory.markers'] ? keepDrafts(projectDir, drafts, tell) : NOTHING
    if (drafts.length > 0 || isHot || size - from > CHEAP_BYTES)
      updateSessionState(projectDir, sessionId, (now) =>
        now.harvested === end ? null : { state: { ...now, harvested: end }, answer: true },
      )
    kept.problems.forEach(report)
    return kept
  }
  return tryWrite(call, harvest, '.holdfast/memory') ?? NOTHING
}

/** Own sessions of the person count alone. */
export function harvestEarlier(call: ConfiguredCall): string {
  const saved = listNewestSessions(call.projectDir, MAX_EARLIER).flatMap((sessionId) => {
    const { state, isForeign = false } = readSessionState(call.projectDir, sessionId)
    const { transcriptPath, harvested } = state
    if (isForeign || transcriptPath === null) return []
    return harvestMarks(call, { sessionId, transcriptPath, harvested, isEarlier: true }).saved
  })
  return describeKept(saved)
}

export function tellHarvest(call: ConfiguredCall, session: Marked): string {
  return describeKept(harvestMarks(call, { ...session, isHot: true }).saved)
}

/** Keeps the marks of a session before its compaction; the person hears of them behind it. */
export function harvestBefore(call: ConfiguredCall, session: Marked): string {
  const tell = (saved: readonly Memory[]) =>
    addCaptureNews(call.projectDir, session.sessionId, { kept: saved.map(nameMemory) })
  harvestMarks(call, session, tell)
  return ''
}

/** Drafts of the marks behind `from`, the oldest first, and the end of the last whole line. */
function readMarks(
  reader: Call | null,
  { sessionId, path }: Readonly<Record<'sessionId' | 'path', string>>,
  { from, size }: { readonly from: number; readonly size: number },
) {
  const rows: MemoryDraft[][] = []
  let count = 0
  const visit = (line: TranscriptLine) => {
    const drafts = line.isWhole && line.bytes <= MAX_ROW_BYTES && mayMarkRow(line) ? draftRow(line, sessionId) : []
    if (drafts.length > 0) rows.push(drafts)
    count += drafts.length
    return count >= MAX_MARKS
  }
  // The byte before `from` ends a line, so the look begins with a whole line.
  const start = Math.max(0, from - 1, size - MAX_BYTES)
  const search = { path, from: start, to: size, longest: MAX_ROW_BYTES, pieces: CORES, mayMatter: mayHoldMark }
  visitLinesThatMatter(reader, search, visit)
  // The client may still be writing the last line.
  let end = size
  const find = (line: TranscriptLine) => {
    if (!line.isWhole) end = size - line.bytes
    return true
  }
  walkKnown(reader, path, find, size - start)
  return { drafts: rows.reverse().flat(), end }
}

function mayMarkRow(line: TranscriptLine): boolean {
  return !line.head.includes('"type":"tool_result"') && mayHoldMark(line.slice(0))
}

function draftRow(line: TranscriptLine, sessionId: string): MemoryDraft[] {
  const row = parseRow(line.read())
  if (row?.kind !== 'assistant' && row?.kind !== 'user') return []
  // The prompt's own hook keeps the person's marks; what it missed is kept here.
  return draftMarks(row.kind === 'user' ? joinTyped(row.utterances) : row.text, sessionId)
}
