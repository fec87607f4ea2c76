import { sumOf } from '../base/core/record.ts'
import { cleanText, countNouns, excerptLine } from '../base/core/text.ts'
import { formatPercentage } from '../base/core/tokens.ts'
import { readTextFile } from '../files/io/read-text.ts'
import { loadHash } from '../files/io/sha256.ts'
import { auditSessions, openCheckpoints } from '../report/audit-sessions.ts'
import type { AuditedCompaction } from '../report/core/compaction-trail.ts'
import { listCrossings } from '../report/core/crossings.ts'
import {
  exportSessions,
  type JudgedCrossing,
  judgeSessions,
  mayReplace,
  parseExport,
  serializeExport,
} from '../report/core/session-export.ts'
import { savePage } from '../report/io/page-file.ts'
import { FACT_KINDS } from '../resumption/core/facts.ts'
import { hasJournal, listUnreadJournal, readRecentEvents } from '../sessions/io/journal-store.ts'
import { fail, isJson, print, printJson, tellProblems } from './terminal.ts'
import { isSessionKnown } from './work/choose-session.ts'

export async function showAudit(root: string, options: { session?: string; export?: string }): Promise<void> {
  const { session } = options
  const ids = readRecentEvents(root).map(({ sessionId }) => sessionId)
  if (session !== undefined && !isSessionKnown(root, session, ids)) return
  if (options.export !== undefined) return exportJournal(root, options.export, options)
  const { compactions, unreadable } = auditSessions(root, (id) => id.startsWith(session ?? ''))
  if (isJson()) return printJson({ ...summarize(compactions), unreadable })
  const missing = unreadable.length === 0 ? [] : [`No readable checkpoint or summary for ${unreadable.join(', ')}`]
  if (compactions.length === 0) {
    const none = 'No compaction to audit yet: it takes a checkpoint from before and the summary in the transcript'
    return print(cleanText([none, ...missing].join('\n')))
  }
  for (const item of compactions) print(describeCompaction(item))
  print('')
  const { kinds, rate } = summarize(compactions)
  for (const { kind, kept, facts } of kinds)
    print(`${kind.padEnd(16)} ${String(kept).padStart(4)} of ${String(facts).padStart(4)} kept`)
  print(
    `\n${rate === null ? 'Nothing was recorded' : `${formatPercentage(rate)} of the recorded facts stood in the summaries`}. The alert behind each compaction tells the model what they lack`,
  )
  for (const line of missing) print(cleanText(line))
}

function describeCompaction({ checkpoint, trigger, kept, lost }: AuditedCompaction): string {
  const head = `${checkpoint.checkpointId}  ${checkpoint.timestamp}  ${checkpoint.sessionId.slice(0, 8)}  ${trigger ?? checkpoint.trigger}  ${kept.length} of ${kept.length + lost.length} facts kept`
  const lines = lost.slice(0, 5).map(({ kind, text }) => `    lost ${kind}: ${excerptLine(text, 90)}`)
  const more = lost.length > 5 ? [`    and ${lost.length - 5} more`] : []
  return cleanText([head, ...lines, ...more].join('\n'))
}

function countKinds(compactions: readonly AuditedCompaction[]) {
  const count = (part: 'kept' | 'lost', kind: string) =>
    sumOf(compactions, (compaction) => compaction[part].filter((fact) => fact.kind === kind).length)
  return FACT_KINDS.map((kind) => {
    const kept = count('kept', kind)
    return { kind, kept, facts: kept + count('lost', kind) }
  }).filter(({ facts }) => facts > 0)
}

function summarize(compactions: readonly AuditedCompaction[]) {
  const kinds = countKinds(compactions)
  const facts = sumOf(kinds, (item) => item.facts)
  const kept = sumOf(kinds, (item) => item.kept)
  return {
    facts,
    kept,
    rate: facts === 0 ? null : kept / facts,
    kinds,
    compactions: compactions.map(({ checkpoint, trigger, kept, lost }) => ({
      checkpoint_id: checkpoint.checkpointId,
      session_id: checkpoint.sessionId,
      trigger,
      kept: kept.length,
      lost,
    })),
  }
}

const MAX_EXPORT_BYTES = 64 << 20

async function exportJournal(root: string, file: string, { session = '' }: { readonly session?: string }) {
  // A clone has no journal: its empty export would replace a true one.
  if (!hasJournal(root)) return fail('No journal here: the hooks recorded no session, and nothing was written')
  const unreadable = listUnreadJournal(root)
  if (unreadable.length > 0) return failUnreadable(unreadable, 'nothing was written')
  const events = readRecentEvents(root).filter((line) => line.sessionId === null || line.sessionId.startsWith(session))
  const before = readTextFile(file, MAX_EXPORT_BYTES)
  const isOurs = 'text' in before ? mayReplace(before.text) : before.error === 'ENOENT'
  if (!isOurs) return fail(`"${cleanText(file)}" is no export of sessions and stays; name another file`)
  const sessions = exportSessions(events, openCheckpoints(root, events))
  const saved = savePage(root, file, serializeExport(sessions, await loadHash()))
  if ('problem' in saved) return tellProblems([saved.problem])
  const crossings = judgeSessions(sessions)
  if (isJson()) return printJson({ path: saved.path, sessions: sessions.length, crossings: crossings.length })
  print(cleanText(`${saved.path}: ${countNouns(sessions.length, 'session')}, ${describeCrossings(crossings.length)}`))
}

/**
 * `verify`: exit 1 when a session crossed CRITICAL without its checkpoint. A clone without a journal proves nothing.
 */
export async function verify(root: string, { from }: { from?: string[] }): Promise<void> {
  if (from !== undefined) return verifyExports(from)
  if (!hasJournal(root))
    return fail('No journal here to judge: git does not carry it. In a clone: holdfast ci verify --from FILE')
  const events = readRecentEvents(root)
  const examine = openCheckpoints(root, events)
  const crossings = listCrossings(events).map(({ sessionId, at, tier, checkpointId }) => {
    const missing = checkpointId === null ? 'no checkpoint was made' : examine(checkpointId).trouble
    return { session_id: sessionId, at, tier, checkpoint_id: checkpointId, missing }
  })
  tellVerdict(crossings, { unreadable: listUnreadJournal(root), consequence: 'a crossing in it may be missed' })
}

/** `verify --from`: judges exported sessions, so that a clone without a journal can fail. */
async function verifyExports(files: readonly string[]): Promise<void> {
  const hash = await loadHash()
  const read = files.map((file) => {
    const found = readTextFile(file, MAX_EXPORT_BYTES)
    return { file, ...('error' in found ? found : parseExport(found.text, hash)) }
  })
  const unreadable = read.flatMap((item) => ('error' in item ? [{ file: item.file, error: item.error }] : []))
  const sessions = read.flatMap((item) => ('sessions' in item ? item.sessions : []))
  tellVerdict(judgeSessions(sessions), { unreadable, consequence: 'export it again', sessions: sessions.length })
}

interface Judged {
  readonly unreadable: Parameters<typeof failUnreadable>[0]
  readonly consequence: string
  readonly sessions?: number
}

function tellVerdict(crossings: readonly JudgedCrossing[], { unreadable, consequence, ...rest }: Judged): void {
  const failed = crossings.filter(({ missing }) => missing !== null)
  if (isJson()) printJson({ ...rest, crossings, failed: failed.length, unreadable })
  else
    for (const { session_id, at, tier, missing } of failed)
      print(cleanText(`${at ?? 'at an unknown time'} session ${session_id} reached ${tier.toUpperCase()}: ${missing}`))
  failUnreadable(unreadable, consequence)
  if (failed.length > 0)
    return fail(`${failed.length} of ${crossings.length} crossings are without the checkpoint they demand`)
  if (unreadable.length > 0 || isJson()) return
  const of = rest.sessions === undefined ? '' : `${countNouns(rest.sessions, 'session')}, `
  print(`${of}${describeKept(crossings.length)}`)
}

function failUnreadable(files: readonly { readonly file: string; readonly error: string }[], consequence: string) {
  for (const { file, error } of files) fail(cleanText(`Cannot use "${file}": ${error}; ${consequence}`))
}

function describeKept(count: number): string {
  if (count === 0) return 'no crossing of CRITICAL'
  return `${describeCrossings(count)}, ${count === 1 ? 'with' : 'each with'} its checkpoint`
}

const describeCrossings = (count: number): string => `${countNouns(count, 'crossing')} of CRITICAL`
