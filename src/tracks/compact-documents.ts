import type { Call } from '../base/core/call.ts'
import { remember } from '../base/core/remember.ts'
import type { HookInput } from '../client/core/input.ts'
import type { Config } from '../config/core/config.ts'
import type { Violation } from '../documents/core/document-entry.ts'
import type { FindItems } from '../documents/core/merge-entries.ts'
import { createProbes } from '../documents/core/render-entry.ts'
import { listDocumentPaths, type PlannedWrite } from '../documents/core/transaction.ts'
import { changeDocuments, hasPendingChange } from '../documents/io/document-transaction.ts'
import { readClock } from '../files/io/clock.ts'
import { loadHash } from '../files/io/sha256.ts'
import type { DocumentsState } from '../work/core/checkpoint.ts'
import { describeTiers } from './core/document-tiers.ts'
import { type CompactionRecord, describeCompaction } from './core/latest.ts'
import { type CompactionPlan, planCompaction } from './core/plan-compaction.ts'
import { type Hash, planWrites } from './core/plan-writes.ts'
import { selectPending } from './core/select-pending.ts'
import { gatherEntries, readNews } from './gather-entries.ts'
import { latestOf, readDocument, readSessionLog, readTrackCheckpoint } from './io/track-documents.ts'
import { loadTiers } from './load-tiers.ts'

/** Name of the session folder in which a person's own entries wait, beside those of real sessions. */
export const NOTES_SESSION = 'notes'

export type Speaker = Pick<HookInput, 'sessionId' | 'transcriptPath'>

export interface CompactionOrder {
  readonly trackId: string
  /** Session whose messages are searched first and whose artifacts are recorded; null for none. */
  readonly session: Speaker | null
  readonly others?: readonly Speaker[]
  readonly logs: readonly string[]
  /** A trial plans the compaction and writes no file. */
  readonly isTrial?: boolean
}

export interface Compacted {
  readonly trackId: string
  readonly plan: CompactionPlan
  readonly before: ReadonlyMap<string, string>
  readonly changed: readonly string[]
  readonly record: CompactionRecord
  readonly documents: DocumentsState
}

interface Job {
  readonly call: Call
  readonly config: Config
  readonly order: CompactionOrder
  readonly hash: Hash
}

type Inputs = ReturnType<typeof readInputs>

/** A violation keeps all entries out. Null when the documents stay locked. @throws An error of a file. */
export async function compactDocuments(call: Call, config: Config, order: CompactionOrder): Promise<Compacted | null> {
  const { projectDir } = call
  const hash = await loadHash()
  const job = { call, config, order, hash }
  const news = gatherNews(call, order)
  const looked = readInputs(projectDir, order, news)
  // Most compactions bring no entry into documents that are in order; these need no parser.
  let findItems = isSettled(job, looked) ? null : await loadFindItems()
  for (;;) {
    const known = findItems
    const run = (commit: (writes: readonly PlannedWrite[]) => void): Compacted | 'parser' => {
      const inputs = readInputs(projectDir, order, news)
      if (known === null && !isSettled(job, inputs)) return 'parser'
      const { writes, done } = settle(job, inputs, decide(job, inputs, known))
      commit(writes)
      return done
    }
    const folder = { projectDir, trackId: order.trackId, hash }
    const done = order.isTrial ? { value: run(() => {}) } : changeDocuments(folder, run)
    if (done === null) return null
    if (done.value !== 'parser') return done.value
    findItems = await loadFindItems()
  }
}

/** The refusals that await entries in documents as they stand: of a code block never closed, for example. */
export async function findObstacles(config: Config, { trackId, plan }: Compacted): Promise<readonly Violation[]> {
  const pending = createProbes().map((entry) => ({ entry, path: '', at: null }))
  const inputs = { trackId, texts: plan.texts, pending, core: config['compaction.core'] }
  return planCompaction(inputs, await loadFindItems()).violations
}

async function loadFindItems(): Promise<FindItems> {
  const { findListItems } = await import('../documents/io/markdown-items.ts')
  return remember(16, findListItems)
}

/** `gatherEntries` puts what messages hold into the work log; only a trial returns them. */
function gatherNews(call: Call, { session, others = [], trackId, isTrial }: CompactionOrder) {
  const news = new Map<string, string>()
  for (const { sessionId, transcriptPath } of session === null ? others : [session, ...others]) {
    if (transcriptPath === null || news.has(sessionId)) continue
    const from = { trackId, sessionId, transcriptPath }
    const own = sessionId === session?.sessionId ? call : null
    if (isTrial) news.set(sessionId, readNews(call.projectDir, from, own))
    else gatherEntries(call.projectDir, from, own)
  }
  return news
}

function readInputs(
  projectDir: string,
  { trackId, logs: sessions }: CompactionOrder,
  news: ReadonlyMap<string, string>,
) {
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

/** Whether the documents are as the last compaction left them and no entry waits. */
function isSettled({ call, order, hash }: Job, { texts, pending, latest }: Inputs) {
  if (pending.length > 0 || latest === null || hasPendingChange(call.projectDir, order.trackId)) return false
  const { outputs, violations } = latest.compaction
  if (violations.length > 0 || texts.size !== Object.keys(outputs).length) return false
  return [...texts].every(([path, text]) => outputs[path] === hash(text))
}

function decide({ order, config, hash }: Job, { texts, pending, latest }: Inputs, findItems: FindItems | null) {
  const { trackId } = order
  if (findItems === null) return { texts, replaced: [], violations: [] }
  const known = latest !== null && latest.compaction.violations.length === 0 ? latest.compaction.outputs : null
  const settled = [...texts].filter(([path, text]) => known !== null && known[path] === hash(text))
  const core = config['compaction.core']
  return planCompaction({ trackId, texts, pending, settled: new Set(settled.map(([path]) => path)), core }, findItems)
}

/** The writes that bring the documents up to date, and what is then said of them. */
function settle({ call, order, hash }: Job, { texts, latest, pending, logs }: Inputs, plan: CompactionPlan) {
  const { trackId, session } = order
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
      tiers: describeTiers(loadTiers(call, session?.sessionId ?? null)),
      latest: { checkpoint: latest, file: { path: latestPath, text: readDocument(call.projectDir, latestPath) } },
    },
    hash,
  )
  const changed = [...plan.texts].filter(([path, text]) => texts.get(path) !== text).map(([path]) => path)
  const documents = { tiers, compaction: { track: trackId, ...describeCompaction(record) } }
  const done: Compacted = { trackId, plan, before: texts, changed, record, documents }
  return { writes, done }
}
