import type { Problem } from '../core/problem.ts'
import { findProjectPath } from '../core/project-path.ts'
import type { Entry, RecallKind } from '../core/recall/entry.ts'
import { createEntryReader } from '../core/recall/entry-reader.ts'
import type { Query } from '../core/recall/query.ts'
import { createRanking, type RankingResult } from '../core/recall/ranking.ts'
import { readTranscriptLines } from '../io/transcript-lines.ts'
import type { KnownTranscript } from './find-transcripts.ts'

export interface TranscriptsRead {
  readonly lines: number
  readonly passedOver: number
  readonly damaged: number
  /** Compaction boundaries by session. */
  readonly compactions: ReadonlyMap<string, number>
  readonly problems: readonly Problem[]
}

/** Reads entries out of each transcript, from the first line to the last. Paths inside the project become relative. */
export function readEntries(
  projectDir: string,
  transcripts: readonly KnownTranscript[],
  take: (entry: Entry, sessionId: string) => void,
): TranscriptsRead {
  let [lines, passedOver, damaged] = [0, 0, 0]
  const compactions = new Map<string, number>()
  const problems: Problem[] = []
  const shorten = (entry: Entry) =>
    entry.kind === 'file' ? { ...entry, head: findProjectPath(entry.head, projectDir) ?? entry.head } : entry
  for (const { path, sessionId } of transcripts) {
    const reader = createEntryReader((entry) => take(shorten(entry), sessionId))
    const read = readTranscriptLines(path, reader.add)
    const seen = reader.end()
    compactions.set(sessionId, seen.compactions)
    if ('error' in read) {
      problems.push({ code: 'transcript-unreadable', path, cause: read.error, consequence: 'it is not searched' })
      continue
    }
    lines += read.lines
    passedOver += read.passedOver + seen.passedOver
    damaged += read.damaged
  }
  return { lines, passedOver, damaged, compactions, problems }
}

/** Searches transcripts for a query. Memory is bounded, whatever their size. */
export function searchTranscripts(
  projectDir: string,
  transcripts: readonly KnownTranscript[],
  search: { readonly query: Query; readonly kind: RecallKind | null; readonly limit: number },
): TranscriptsRead & RankingResult {
  const ranking = createRanking(search.query, search.limit)
  const read = readEntries(projectDir, transcripts, (entry, sessionId) => {
    if (search.kind === null || entry.kind === search.kind) ranking.add(entry, sessionId)
  })
  return { ...read, ...ranking.result() }
}
