import { redactEnds } from '../../base/core/redact-ends.ts'
import { cleanText } from '../../base/core/text.ts'
import { createHandTest, cutMessage } from '../../words/core/cut-message.ts'
import { findRules, JOINED_CHARS, RULE_WEIGHT, splitMessage, WHOLE_CHARS } from '../../words/core/message-pieces.ts'
import { isPassing } from '../../words/core/passing-words.ts'
import { isForeign } from '../../words/core/plain-words.ts'
import { isTrivial } from '../../words/core/trivial.ts'
import { isReply, weighAnswer, weighWords } from '../../words/core/weigh-words.ts'
import { LIMITS } from './work-limits.ts'
import type { Said } from './work-state.ts'

/** Text that can be cut. A checkpoint removes secrets later and would not know a piece of one. */
export function makeCuttable(text: string): string {
  const ends = { headChars: LIMITS.planChars, tailChars: LIMITS.saidChars }
  return text.length <= LIMITS.goalChars ? text : redactEnds(cleanText(text), ends)
}

/** Adds typed words to the ledger. A push to go on is not kept; repeated words move to the end. */
export function addSaid(said: readonly Said[], entry: Said): readonly Said[] {
  if (entry.asked === null && isTrivial(entry.text)) return said
  const text = cutMessage(entry.text, LIMITS.saidChars)
  const last = said.at(-1)
  const left = said.filter(
    (item) => (item.text !== text || item.asked !== entry.asked) && !(item === last && isRetyped(item.text, text)),
  )
  return trimSaid([...left, { ...entry, text }])
}

/** The words of the person before a commit. */
export const noteCommitted = (said: readonly Said[]) => said.map((item): Said => ({ ...item, isCommitted: true }))

/** Whether a person interrupted the model and typed a message anew: the new message has all words of the old. */
function isRetyped(before: string, text: string): boolean {
  const words = new Set(text.toLowerCase().split(/\s+/))
  const others = [...new Set(before.toLowerCase().split(/\s+/))]
  return others.length > 3 && others.length <= words.size && others.every((word) => words.has(word))
}

/** The ledger within its bounds. The lightest entry goes first, the oldest among equals. */
export function trimSaid(said: readonly Said[]): readonly Said[] {
  if (isWithin(said)) return said
  const byWeight = said
    .map((item, index) => ({ item, index, weight: weighSaid(item) }))
    .sort((a, b) => a.weight - b.weight || a.index - b.index)
  let [count, chars] = [said.length, countChars(said)]
  const dropped = new Set<Said>()
  // The loop trims below the bound, so that not every new message sorts the ledger again.
  for (const { item } of byWeight) {
    if (count <= LIMITS.said * TRIMMED && chars <= LIMITS.saidTotalChars * TRIMMED) break
    dropped.add(item)
    count -= 1
    chars -= item.text.length
  }
  return said.filter((item) => !dropped.has(item))
}

const TRIMMED = 0.9

function isWithin(said: readonly Said[]): boolean {
  return said.length <= LIMITS.said && countChars(said) <= LIMITS.saidTotalChars
}

function countChars(said: readonly Said[]): number {
  return said.reduce((sum, { text }) => sum + text.length, 0)
}

function weighSaid({ text, asked }: Said): number {
  return Math.max(0, ...listQuotes([{ text, asked }]).map(({ weight }) => weight))
}

/** A piece of the person's words, short enough for a full quotation. */
export interface Quote {
  readonly text: string
  /** Likelihood that the quote matters later, from 0 for a plain question to 4 for a rule. */
  readonly weight: number
  readonly asked: string | null
  readonly message: number
  /** The name of the paste behind words that end with a colon. */
  readonly paste?: string | undefined
}

const PLAIN_WEIGHT = 2

/** Cuts the ledger into quotes, in the order of the ledger. */
export function listQuotes(said: readonly Said[]): Quote[] {
  const isForeignHand = createHandTest(said.map(({ text }) => text))
  return cutSaid(said).filter(({ text, message }) => !isForeignHand(text, said[message]?.text ?? ''))
}

function cutSaid(said: readonly Said[]): Quote[] {
  return said.flatMap((item, index): Quote[] => {
    const { text } = item
    // A sentence that makes sense alone needs no question.
    const asked = item.asked !== null && isReply(text) ? item.asked : null
    const first = index === 0 ? 0.5 : 0
    if (asked !== null) {
      // No quote has room for all of a long answer, and a rule stands without its question.
      const rest = splitMessage(text.slice(JOINED_CHARS)).filter(({ weight }) => weight >= RULE_WEIGHT)
      const rules = rest.map((piece): Quote => ({ ...piece, asked: null, message: index }))
      return [{ text, asked, weight: weighAnswer(text, asked), message: index }, ...rules]
    }
    const [mark, whole] = text.length <= WHOLE_CHARS ? dropAsides(text) : ['', '']
    if (whole !== '') {
      const rule = findRules(whole) === '' ? 0 : RULE_WEIGHT
      return [{ text: mark + whole, asked, weight: Math.max(rule, weighWords(whole)) + first, message: index }]
    }
    // The pieces of a long message are lines of a plan. Neither length nor place says that one matters.
    return splitMessage(text).map(({ text: piece, weight }) => {
      const own = isForeign(piece) ? Math.min(weight, PLAIN_WEIGHT) : weight
      return { text: piece, weight: own, asked, message: index }
    })
  })
}

const PLEASANTRY =
  /^(?:(?:great|good|ok|okay|thanks|thank you|hm+|nice|cool|perfect)\b.{0,50}\b(?:fine|good|works|now)[.!]?$|i looked at .{1,60} (?:is|looks) (?:fine|good)|tell me when|(?:the )?rest is fine|i will look at|looks good|one more thing:?$|hi again)/
const PLEASANT = new Set(
  'great good ok okay thanks thank hm hmm nice cool perfect i tell the rest looks one hi'.split(' '),
)

/** Drops thanks and pushes at both ends of a short message. A mark stands for a dropped beginning. */
function dropAsides(text: string): readonly [mark: string, words: string] {
  if (!/[.!?\n]/.test(text.trimEnd().slice(0, -1))) return ['', text]
  const sentences = text.split(/(?<=[.!?])\s+(?=\S)|\n/)
  if (sentences.every(isAside)) return ['', text]
  let [from, to] = [0, sentences.length]
  while (isAside(sentences[from] ?? '')) from += 1
  while (isAside(sentences[to - 1] ?? '')) to -= 1
  return [from > 0 ? '... ' : '', sentences.slice(from, to).join(' ')]
}

function isAside(sentence: string): boolean {
  if (isTrivial(sentence) || isPassing(sentence)) return true
  const lower = sentence.toLowerCase()
  return PLEASANT.has(/^[a-z]+/.exec(lower)?.[0] ?? '') && PLEASANTRY.test(lower)
}
