import { dropPrivate } from '../../base/core/private-spans.ts'
import type { MemoryDraft } from '../../memory/core/draft.ts'
import type { Namespace } from '../../memory/core/memory.ts'
import type { Row } from '../../sessions/core/row.ts'
import { findDistinctiveWords } from '../../words/core/distinctive-words.ts'
import { splitSentences } from '../../words/core/sentences.ts'
import { joinTyped } from '../../words/core/utterance.ts'
import { holdsBack, isContrary } from '../../words/core/weigh-words.ts'
import type { SignalKind } from './form.ts'
import { REASON_LINE } from './marked-lines.ts'
import { dropMarks, findMarks, replaceCodeBlocks } from './markers.ts'
import { type Speaker, trimSentence } from './sentence.ts'
import { detectSignal, findTriggers, mayHaveTrigger, PROPOSED_FROM } from './signals.ts'

const NAMESPACE_OF: Readonly<Record<SignalKind, Namespace>> = {
  decision: 'decisions',
  learning: 'learnings',
  blocker: 'blockers',
  pattern: 'patterns',
}

export const AUTO_TAGS = ['auto-captured', 'pre-compact'] as const
/** A memory is a sentence with its reason, not a paragraph. */
const LONGEST_CAPTURE = 500
/** Characters of a stretch that the search reads, the newest first: ten hours of talk, and a bound on time. */
const MAX_SEARCHED = 1 << 20
/** The search for repetitions compares each finding with all others, so their number has a bound. */
const MAX_FOUND = 100
/** A line with a label such as "Decision:". The sentences of a labelled line belong together, and to no other line. */
const LABELLED =
  /^[ \t]*(?:(?:[-+\u2022]|\*(?![*])|\d{1,2}[.)])[ \t]*)?\*{0,3}(?:Decision|Learning|Lesson|Gotcha|Blocker|Pattern|Convention|Rule|Root cause)\b[^\n:]{0,30}:/im
/** The labels without the first letter, for a quick look in either case: most texts have no label. */
const LABELS = ['ecision', 'earning', 'esson', 'otcha', 'locker', 'attern', 'onvention', 'ule', 'oot cause']

interface Found extends MemoryDraft {
  readonly confidence: number
}

/**
 * Marks are memories of their own and left out, as is a finding that the person later took back. The surest stand
 * first: at or above the threshold, and worth a question.
 */
export function selectCaptures(rows: readonly Row[], threshold: number, hasMarks = true) {
  const found: Found[] = []
  /** Words the person turned against, in messages newer than the current row. */
  const refuted: ReadonlySet<string>[] = []
  let searched = 0
  for (let index = rows.length - 1; index >= 0 && searched < MAX_SEARCHED; index -= 1) {
    const row = rows[index]
    if (row?.kind !== 'user' && row?.kind !== 'assistant') continue
    // A pasted text is no statement of the person.
    const words = row.kind === 'user' ? joinTyped(row.utterances) : row.text
    searched += words.length
    const text = dropPrivate(words)
    const rest = hasMarks ? dropMarks(text, findMarks(text)) : text
    const isNew = (signal: Found) =>
      !isRefuted(signal.text, refuted) && !found.some((known) => saysSame(known.text, signal.text))
    for (const signal of findSignals(rest, row.kind, Math.min(threshold, PROPOSED_FROM)))
      if (found.length < MAX_FOUND && isNew(signal)) found.push(signal)
    if (row.kind === 'user' && isContrary(words)) refuted.push(findDistinctiveWords(words))
  }
  const surest = found.sort((a, b) => b.confidence - a.confidence)
  return {
    detected: surest.filter(({ confidence }) => confidence >= threshold),
    unsure: surest.filter(({ confidence }) => confidence < threshold),
  }
}

function findSignals(text: string, speaker: Speaker, threshold: number): Found[] {
  const triggers = findTriggers(text, speaker)
  if (triggers.length === 0) return []
  return splitPassages(replaceCodeBlocks(text, () => '\n')).flatMap(({ passage, isLabelled }) => {
    const sentences = splitSentences(passage)
    return (isLabelled ? sentences.slice(0, 1) : sentences).flatMap((sentence, index) => {
      const signal = mayHaveTrigger(sentence, triggers) ? detectSignal(sentence, speaker) : null
      // A step put off is no rule for later sessions.
      if (signal === null || signal.confidence < threshold || holdsBack(sentence)) return []
      const whole = isLabelled
        ? joinWhileShort(sentences)
        : joinReason(sentences[index - 1], sentence, sentences[index + 1])
      return [{ namespace: NAMESPACE_OF[signal.kind], text: whole, tags: AUTO_TAGS, confidence: signal.confidence }]
    })
  })
}

/** Splits a message into passages. A labelled line takes lines below with its reason; other lines stay together. */
function splitPassages(text: string): { readonly passage: string; readonly isLabelled: boolean }[] {
  if (!LABELS.some((label) => text.includes(label)) || !LABELLED.test(text))
    return [{ passage: text, isLabelled: false }]
  const passages: { passage: string; isLabelled: boolean }[] = []
  for (const line of text.split('\n')) {
    const last = passages.at(-1)
    const isLabelled = LABELLED.test(line)
    const goesOn = last !== undefined && !isLabelled && (!last.isLabelled || REASON_LINE.test(line))
    if (goesOn) last.passage += `\n${line}`
    else passages.push({ passage: line, isLabelled })
  }
  return passages
}

function joinWhileShort(sentences: readonly string[]): string {
  return sentences
    .map(trimSentence)
    .reduce((whole, next) => (whole.length + next.length < LONGEST_CAPTURE ? `${whole} ${next}` : whole))
}

function joinReason(before: string | undefined, sentence: string, after: string | undefined): string {
  const own = trimSentence(sentence)
  const fits = (other: string | undefined): other is string =>
    other !== undefined && own.length + other.length < LONGEST_CAPTURE && !/[?:]$/.test(other)
  if (fits(after) && REASON_LINE.test(after)) return `${own} ${trimSentence(after)}`
  if (fits(before) && /^(?:so|therefore|hence|thus|that's why|for that reason)\b/i.test(own))
    return `${trimSentence(before)} ${own}`
  return own
}

/** Whether two findings share 80 % of the shorter text's words: a model that thinks aloud says things twice. */
function saysSame(one: string, other: string): boolean {
  const [few = new Set<string>(), many = new Set<string>()] = [readWords(one), readWords(other)].sort(
    (a, b) => a.size - b.size,
  )
  let shared = 0
  for (const word of few) if (many.has(word)) shared += 1
  return shared >= few.size * 0.8
}

function readWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\w\u00c0-\uffff]+/g) ?? [])
}

/** Whether the person later turned against a thing that a sentence names. */
function isRefuted(text: string, refuted: readonly ReadonlySet<string>[]): boolean {
  const words = findDistinctiveWords(text)
  return refuted.some((others) => [...others].some((word) => words.has(word)))
}
