import { parseJsonRecord } from '../../base/core/record.ts'
import { type Compaction, parseBoundary, parseCompactSummary } from '../../transcript/core/compaction.ts'
import type { TranscriptLine } from '../../transcript/core/transcript-line.ts'
import { listHookTexts } from './own-injection.ts'

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
