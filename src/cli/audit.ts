import { cleanText, excerptLine } from '../base/core/text.ts'
import { formatPercentage } from '../base/core/tokens.ts'
import { auditSessions } from '../report/audit-sessions.ts'
import type { AuditedCompaction } from '../report/core/audited-compaction.ts'
import { FACT_KINDS } from '../resumption/core/facts.ts'
import { readRecentEvents } from '../state/io/journal-store.ts'
import { isJson, print, printJson } from './terminal.ts'
import { isSessionKnown } from './work/choose-session.ts'

export async function showAudit(root: string, options: { session?: string; export?: string }): Promise<void> {
  const { session } = options
  const ids = readRecentEvents(root).map(({ sessionId }) => sessionId)
  if (session !== undefined && !isSessionKnown(root, session, ids)) return
  if (options.export !== undefined)
    return (await import('./export-sessions.ts')).exportJournal(root, options.export, options)
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
    compactions.reduce((sum, compaction) => sum + compaction[part].filter((fact) => fact.kind === kind).length, 0)
  return FACT_KINDS.map((kind) => {
    const kept = count('kept', kind)
    return { kind, kept, facts: kept + count('lost', kind) }
  }).filter(({ facts }) => facts > 0)
}

function summarize(compactions: readonly AuditedCompaction[]) {
  const kinds = countKinds(compactions)
  const facts = kinds.reduce((sum, item) => sum + item.facts, 0)
  const kept = kinds.reduce((sum, item) => sum + item.kept, 0)
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
