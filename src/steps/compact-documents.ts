import type { DocumentsState } from '../core/checkpoint/checkpoint.ts'
import type { Config } from '../core/config/config.ts'
import { type CompactionPlan, listDocumentPaths, planCompaction } from '../core/documents/compact.ts'
import { type CompactionRecord, describeCompaction, type TrackCheckpoint } from '../core/documents/latest.ts'
import type { FindItems } from '../core/documents/merge-entries.ts'
import { type Hash, planWrites } from '../core/documents/plan-writes.ts'
import { selectPending } from '../core/documents/select-pending.ts'
import type { PlannedWrite } from '../core/documents/transaction.ts'
import type { LoggedEntry } from '../core/documents/work-log-entries.ts'
import { remember } from '../core/remember.ts'
import { describeTiers } from '../core/tracks/tier.ts'
import { readClock } from '../io/clock.ts'
import { changeDocuments, hasPendingChange } from '../io/document-transaction.ts'
import { loadHash } from '../io/sha256.ts'
import { latestOf, readDocument, readSessionLog, readTrackCheckpoint, type SessionLog } from '../io/track-documents.ts'
import { gatherEntries, readNews } from './gather-entries.ts'
import { loadTiers } from './load-tiers.ts'

/** Where a person's own entries wait, beside those of the sessions. */
export const NOTES_SESSION = 'notes'

export interface Speaker {
  readonly sessionId: string
  readonly transcriptPath: string | null
}

export interface CompactionOrder {
  readonly trackId: string
  /** Whose messages are looked through first, and whose artifacts are recorded; null for nobody's. */
  readonly session: Speaker | null
  /** Other sessions whose messages are looked through as well. */
  readonly others?: readonly Speaker[]
  /** Whose work logs are read. */
  readonly logs: readonly string[]
  /** Nothing is written. */
  readonly isTrial?: boolean
}

export interface Compacted {
  readonly trackId: string
  readonly plan: CompactionPlan
  readonly before: ReadonlyMap<string, string>
  /** Documents whose text is another one than before. */
  readonly changed: readonly string[]
  readonly record: CompactionRecord
  readonly documents: DocumentsState
}

interface Inputs {
  readonly texts: ReadonlyMap<string, string>
  readonly logs: readonly SessionLog[]
  readonly pending: readonly LoggedEntry[]
  readonly latest: TrackCheckpoint | null
}

/**
 * Brings the entries of work logs, and those said in a session's messages, into the documents of a track: all of it or, with
 * a violation, nothing. Null when another process kept the documents locked.
 *
 * @throws when something cannot be read or written.
 */
export async function compactDocuments(
  projectDir: string,
  config: Config,
  order: CompactionOrder,
): Promise<Compacted | null> {
  const hash = await loadHash()
  const news = gatherNews(projectDir, order)
  const looked = readInputs(projectDir, order, news)
  // Most compactions bring nothing into documents that are in order: then no parser is needed.
  let findItems = isSettled(projectDir, looked, order, hash) ? null : await loadFindItems()
  for (;;) {
    const known = findItems
    const run = (commit: (writes: readonly PlannedWrite[]) => void): Compacted | 'parser' => {
      const inputs = readInputs(projectDir, order, news)
      if (known === null && !isSettled(projectDir, inputs, order, hash)) return 'parser'
      const plan = decide(inputs, order, config, known, hash)
      return settle(projectDir, inputs, plan, order, hash, commit)
    }
    if (order.isTrial) {
      findItems = await loadFindItems()
      const done = run(() => {})
      if (done !== 'parser') return done
      continue
    }
    const done = changeDocuments(projectDir, order.trackId, hash, run)
    if (done === null) return null
    if (done.value !== 'parser') return done.value
    findItems = await loadFindItems()
  }
}

async function loadFindItems(): Promise<FindItems> {
  const { findListItems } = await import('../io/markdown-items.ts')
  return remember(16, findListItems)
}

/** By session, what its messages hold beyond its work log. It goes into the log; a trial only looks. */
function gatherNews(projectDir: string, { session, others = [], trackId, isTrial }: CompactionOrder) {
  const news = new Map<string, string>()
  for (const { sessionId, transcriptPath } of session === null ? others : [session, ...others]) {
    if (transcriptPath === null || news.has(sessionId)) continue
    if (isTrial) news.set(sessionId, readNews(projectDir, trackId, sessionId, transcriptPath))
    else gatherEntries(projectDir, trackId, sessionId, transcriptPath)
  }
  return news
}

function readInputs(
  projectDir: string,
  { trackId, logs: sessions }: CompactionOrder,
  news: ReadonlyMap<string, string>,
): Inputs {
  const texts = new Map<string, string>()
  for (const path of listDocumentPaths(trackId)) {
    const text = readDocument(projectDir, path)
    if (text !== null) texts.set(path, text)
  }
  const logs = sessions.map((sessionId) => {
    const log = readSessionLog(projectDir, sessionId)
    return { ...log, text: log.text + (news.get(sessionId) ?? '') }
  })
  const last = readTrackCheckpoint(projectDir, trackId)
  const latest = last !== null && 'checkpoint' in last ? last.checkpoint : null
  return { texts, logs, pending: selectPending(logs, trackId), latest }
}

/** Whether the documents are as the last compaction left them and nothing waits to come in. */
function isSettled(projectDir: string, { texts, pending, latest }: Inputs, { trackId }: CompactionOrder, hash: Hash) {
  if (pending.length > 0 || latest === null || hasPendingChange(projectDir, trackId)) return false
  const { outputs, violations } = latest.compaction
  if (violations.length > 0 || texts.size !== Object.keys(outputs).length) return false
  return [...texts].every(([path, text]) => outputs[path] === hash(text))
}

function decide(
  { texts, pending, latest }: Inputs,
  { trackId }: CompactionOrder,
  config: Config,
  findItems: FindItems | null,
  hash: Hash,
): CompactionPlan {
  if (findItems === null) return { texts, replaced: [], violations: [] }
  const known = latest !== null && latest.compaction.violations.length === 0 ? latest.compaction.outputs : null
  const settled = [...texts].filter(([path, text]) => known !== null && known[path] === hash(text))
  const core = config['compaction.core']
  return planCompaction({ trackId, texts, pending, settled: new Set(settled.map(([path]) => path)), core }, findItems)
}

function settle(
  projectDir: string,
  { texts, latest, pending, logs }: Inputs,
  plan: CompactionPlan,
  { trackId, session }: CompactionOrder,
  hash: Hash,
  commit: (writes: readonly PlannedWrite[]) => void,
): Compacted {
  const latestPath = latestOf(trackId)
  const { record, tiers, writes } = planWrites(
    {
      trackId,
      sessionId: session?.sessionId ?? null,
      timestamp: readClock().toISOString(),
      before: texts,
      plan,
      pending,
      logs,
      tiers: describeTiers(loadTiers(projectDir, session?.sessionId ?? null)),
      latest: { checkpoint: latest, file: { path: latestPath, text: readDocument(projectDir, latestPath) } },
    },
    hash,
  )
  commit(writes)
  const changed = [...plan.texts].filter(([path, text]) => texts.get(path) !== text).map(([path]) => path)
  const documents = { tiers, compaction: { track: trackId, ...describeCompaction(record) } }
  return { trackId, plan, before: texts, changed, record, documents }
}
