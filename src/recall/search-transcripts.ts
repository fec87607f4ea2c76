import type { Problem } from '../base/core/problem.ts'
import { findProjectPath } from '../files/core/project-path.ts'
import { readTranscriptLines } from '../transcript/io/transcript-lines.ts'
import type { Entry, RecallKind } from './core/entry.ts'
import { createEntryReader } from './core/entry-reader.ts'
import type { Query } from './core/query.ts'
import { createRanking, type RankingResult } from './core/ranking.ts'
import type { KnownTranscript } from './find-transcripts.ts'

export interface TranscriptsRead {
  readonly lines: number
  readonly passedOver: number
  readonly damaged: number
  /** Compaction boundaries by session. */
  readonly compactions: ReadonlyMap<string, number>
  readonly problems: readonly Problem[]
}

/** Reads entries out of each transcript, from the first line to the last. File paths in the project become relative. */
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

/** Searches transcripts for a query, in bounded memory whatever the size of the files. */
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
