import { dropPrivate, type MemoryDraft } from '../memory/draft.ts'
import { createMemoryId } from '../memory/memory.ts'
import type { Row } from '../work-state/row.ts'
import { splitSentences } from '../work-state/sentences.ts'
import { detectSignal } from './detect.ts'
import { dropMarked, findMarkers } from './markers.ts'
import { mayMark } from './may-mark.ts'
import { chooseNamespace, NAMESPACE_OF } from './namespace.ts'
import type { Speaker } from './sentence.ts'
import { mayHaveForms } from './signals.ts'

/** What is worth keeping of a stretch of work. */
export interface Selection {
  /** What the model marked, in the order it was said. The person's own markers are kept with the prompt. */
  readonly marked: readonly MemoryDraft[]
  /** What the detector is sure enough of, the surest first; as many as are wanted of them are taken. */
  readonly detected: readonly MemoryDraft[]
}

export const AUTO_TAGS = ['auto-captured', 'pre-compact'] as const
const MARKED_TAGS = ['marked', 'pre-compact'] as const
/** A memory is a sentence with its reason, not a paragraph. */
const LONGEST_CAPTURE = 500
/** Characters of a stretch that are searched, the newest first: ten hours of talk, and a bound on the time it takes. */
const MAX_SEARCHED = 1 << 20
const MAX_MARKED = 20

interface Found extends MemoryDraft {
  readonly confidence: number
  readonly order: number
}

/**
 * Finds in the messages of user and model what they did not mark and what is sure enough, and in the model's messages
 * what it marked. What was taken back later in the same stretch is left out.
 *
 * @param over Statements the user gave up.
 */
export function selectCaptures(rows: readonly Row[], threshold: number, over: readonly string[]): Selection {
  const marked: MemoryDraft[] = []
  const detected = new Map<string, Found>()
  let searched = 0
  for (let index = rows.length - 1; index >= 0 && searched < MAX_SEARCHED; index -= 1) {
    const row = rows[index]
    if (row?.kind !== 'user' && row?.kind !== 'assistant') continue
    searched += row.text.length
    const text = dropPrivate(row.text)
    const markers = mayMark(text) ? findMarkers(text) : []
    if (row.kind === 'assistant')
      marked.unshift(
        ...markers.map((marker) => ({
          namespace: marker.namespace ?? chooseNamespace(marker.text),
          text: marker.text,
          tags: MARKED_TAGS,
        })),
      )
    for (const found of findSignals(markers.length === 0 ? text : dropMarked(text, markers), row.kind, threshold)) {
      const id = createMemoryId(found.text)
      if (!detected.has(id) && !isOver(found.text, over)) detected.set(id, { ...found, order: detected.size })
    }
  }
  const byConfidence = [...detected.values()].sort((a, b) => b.confidence - a.confidence || a.order - b.order)
  return { marked: marked.slice(-MAX_MARKED), detected: byConfidence.map(({ order, ...draft }) => draft) }
}

function findSignals(text: string, speaker: Speaker, threshold: number): Omit<Found, 'order'>[] {
  if (!mayHaveForms(text, speaker)) return []
  const sentences = splitSentences(text)
  return sentences.flatMap((sentence, index) => {
    const signal = detectSignal(sentence, speaker)
    if (signal === null || signal.confidence < threshold) return []
    const whole = joinReason(sentences[index - 1], sentence, sentences[index + 1])
    return [{ namespace: NAMESPACE_OF[signal.kind], text: whole, tags: AUTO_TAGS, confidence: signal.confidence }]
  })
}

/** A sentence with the one beside it that says why. */
function joinReason(before: string | undefined, sentence: string, after: string | undefined): string {
  const own = sentence.replace(/\*\*|__/g, '')
  const fits = (other: string | undefined): other is string =>
    other !== undefined && own.length + other.length < LONGEST_CAPTURE && !other.endsWith('?')
  if (
    fits(after) &&
    /^\W{0,4}(?:because|since|reason|rationale|why|the reason|that way|this way|otherwise|application|impact)\b/i.test(
      after,
    )
  )
    return `${own} ${after.replace(/\*\*|__/g, '')}`
  if (fits(before) && /^(?:so|therefore|hence|thus|that's why|for that reason)\b/i.test(own))
    return `${before.replace(/\*\*|__/g, '')} ${own}`
  return own
}

function isOver(text: string, over: readonly string[]): boolean {
  return over.some((statement) => statement !== '' && (text.includes(statement) || statement.includes(text)))
}
