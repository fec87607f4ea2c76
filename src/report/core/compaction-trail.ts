import { isRecord, parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { estimateTokens } from '../../base/core/tokens.ts'
import { type Compaction, parseBoundary, parseCompactSummary } from '../../transcript/core/compaction.ts'
import type { TranscriptLine } from '../../transcript/core/transcript-line.ts'

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
