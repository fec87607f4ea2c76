import type { Problem } from '../base/core/problem.ts'
import { findProjectPath } from '../files/core/path-text.ts'
import { readTranscriptLines } from '../sessions/io/transcript-lines.ts'
import { openTranscript } from '../sessions/io/transcript-tail.ts'
import { createEntryReader } from './core/entry-reader.ts'
import type { Query } from './core/query.ts'
import { createRanking, type RankingResult } from './core/ranking.ts'
import type { Entry, RecallKind } from './core/recall-entry.ts'
import { createWordFilter, type WordFilter } from './core/word-filter.ts'
import type { KnownTranscript } from './find-transcripts.ts'

export type TranscriptsRead = ReturnType<typeof readEntries>

/** `isUnsure` tells that the filter hid something that an entry needs, so that the entries are not to be trusted. */
export function readEntries(
  projectDir: string,
  transcripts: readonly KnownTranscript[],
  { take, filter = null }: { take: (entry: Entry, sessionId: string) => void; filter?: WordFilter | null },
) {
  let [lines, passedOver, damaged] = [0, 0, 0]
  let isUnsure = false
  const compactions = new Map<string, number>()
  const problems: Problem[] = []
  const shorten = (entry: Entry) =>
    entry.kind === 'file' ? { ...entry, head: findProjectPath(entry.head, projectDir) ?? entry.head } : entry
  for (const { path, sessionId } of transcripts) {
    const reader = createEntryReader((entry) => take(shorten(entry), sessionId), filter)
    const read = readTranscriptLines(path, reader.add)
    const seen = reader.end()
    compactions.set(sessionId, seen.compactions)
    isUnsure ||= seen.isUnsure
    if ('error' in read) {
      problems.push({ code: 'transcript-unreadable', path, cause: read.error, consequence: 'it is not searched' })
      continue
    }
    lines += read.lines
    passedOver += read.passedOver + seen.passedOver
    damaged += read.damaged
  }
  return { lines, passedOver, damaged, compactions, problems, isUnsure }
}

/** Below so many bytes a search costs less than preparing a filter does. */
const FEW_BYTES = 4 << 20

type Search = TranscriptsRead & RankingResult

/** Memory is bounded. The first look parses rows that may have all words, the second those with any word. */
export function searchTranscripts(
  projectDir: string,
  transcripts: readonly KnownTranscript[],
  search: { readonly query: Query; readonly kind: RecallKind | null; readonly limit: number },
): Search {
  const words = search.query.words.map((term) => term.words[0] ?? '')
  const read = (filter: WordFilter | null): Search => {
    const ranking = createRanking(search.query, search.limit)
    const take = (entry: Entry, sessionId: string) => {
      if (search.kind === null || entry.kind === search.kind) ranking.add(entry, sessionId)
    }
    return { ...readEntries(projectDir, transcripts, { take, filter }), ...ranking.result() }
  }
  const sizes = transcripts.map(({ path }) => openTranscript(path, (_, size) => size))
  const bytes = sizes.reduce<number>((sum, size) => sum + (typeof size === 'number' ? size : 0), 0)
  if (bytes < FEW_BYTES) return read(null)
  const filter = createWordFilter(words, 'all')
  const whole = read(filter)
  const isDone = whole.level > 1 || words.length === 1 || (whole.level === 0 && !filter.hasSeen())
  const found = isDone || whole.isUnsure ? whole : read(createWordFilter(words, 'any'))
  return found.isUnsure ? read(null) : found
}
