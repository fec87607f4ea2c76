import { countOf, isRecord, parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { estimateTokens } from '../../base/core/tokens.ts'
import { auditSummary } from '../../resumption/core/audit-summary.ts'
import { type Fact, listFacts } from '../../resumption/core/facts.ts'
import { type Compaction, parseBoundary, parseCompactSummary } from '../../sessions/core/compaction.ts'
import type { JournalLine } from '../../sessions/core/event.ts'
import type { TranscriptLine } from '../../sessions/core/transcript-line.ts'
import type { CheckpointData } from '../../work/core/checkpoint.ts'

/** The compactions of a transcript, and the words that told their work again. */
export interface CompactionTrail {
  /** The oldest first. */
  readonly compactions: readonly Compaction[]
  /** Words by which holdfast told work again, as the client kept them; each names its checkpoint. */
  readonly told: readonly string[]
}

/** Follows compactions through a transcript, and parses only the few lines about them. */
export function followCompactions() {
  const compactions: Compaction[] = []
  const told: string[] = []
  const addSummary = (text: string | null) => {
    const last = compactions.at(-1)
    if (text !== null && last?.summary === null) compactions[compactions.length - 1] = { ...last, summary: text }
  }
  const add = (line: TranscriptLine) => {
    if (line.head.includes('"compact_boundary"')) {
      const boundary = parseBoundary(line.read())
      const isKnown = compactions.some(({ boundaryUuid }) => boundaryUuid === boundary?.boundaryUuid)
      if (boundary !== null && !isKnown) compactions.push({ ...boundary, summary: null })
    } else if (line.find('"isCompactSummary":true') !== -1) addSummary(parseCompactSummary(line.read()))
    else if (line.find('"hook_additional_context"') !== -1)
      told.push(...listHookTexts(parseJsonRecord(line.read()) ?? {}).filter((text) => RESTORATION.test(text)))
  }
  return { add, result: () => ({ compactions, told }) }
}

const RESTORATION = /<(?:resumption-context|compaction-alert) checkpoint="/

const SECTION =
  /<(project-context|quality-context|resumption-context|response_guidance|quality-reinforcement|context-monitor|compaction-alert)[ >]/g

/** Each tag reaches to the next. Words of other hooks carry none of the tags. */
export function parseOwnInjections(row: UnknownRecord): { readonly section: string; readonly tokens: number }[] {
  return listHookTexts(row).flatMap((text) => {
    const found = [...text.matchAll(SECTION)]
    return found.map((match, index) => {
      const end = found[index + 1]?.index ?? text.length
      return { section: match[1] ?? '', tokens: estimateTokens(text.slice(match.index, end)) }
    })
  })
}

/** The words of hooks in the row in which the client keeps them; none in any other row. */
function listHookTexts({ attachment }: UnknownRecord): string[] {
  if (!isRecord(attachment) || attachment.type !== 'hook_additional_context') return []
  const texts = Array.isArray(attachment.content) ? attachment.content : [attachment.content]
  return texts.filter((text) => typeof text === 'string')
}

/** The facts of a checkpoint, by what became of them in the compaction behind that checkpoint. */
export interface AuditedCompaction {
  readonly checkpoint: CheckpointData
  readonly trigger: string | null
  readonly kept: readonly Fact[]
  readonly lost: readonly Fact[]
  /** Those of the lost facts that holdfast told again, as far as the transcript or the count shows which. */
  readonly restored: readonly Fact[]
  readonly restoredCount: number
}

/**
 * Null without such a compaction or its summary. `counted`: the journal's number, as a client may not keep the words.
 */
export function auditCompaction(
  checkpoint: CheckpointData,
  trail: CompactionTrail,
  counted = 0,
): AuditedCompaction | null {
  const { boundaryUuid } = checkpoint.sessionInfo
  const before = trail.compactions.findIndex((compaction) => compaction.boundaryUuid === boundaryUuid)
  const next = boundaryUuid !== null && before === -1 ? undefined : trail.compactions[before + 1]
  if (next?.summary == null) return null
  const { kept, lost } = auditSummary(listFacts(checkpoint.workState), next.summary)
  const own = trail.told.filter((text) => text.includes(`checkpoint="${checkpoint.checkpointId}"`)).join('\n')
  const restored = own === '' && counted >= lost.length ? lost : auditSummary(lost, own).kept
  const restoredCount = Math.min(lost.length, Math.max(restored.length, counted))
  return { checkpoint, trigger: next.trigger, kept, lost, restored, restoredCount }
}

/** Numbers of facts that the hooks told again, by checkpoint. Older journals have none. */
export function listRestoredCounts(journal: readonly JournalLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { event, fields } of journal) {
    const { checkpoint_id, restored } = fields
    if (event === 'summary_audited' && typeof checkpoint_id === 'string') counts.set(checkpoint_id, countOf(restored))
  }
  return counts
}
