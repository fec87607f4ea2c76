import { excerptLine } from '../../base/core/text.ts'
import { findDistinctiveWords } from '../../words/core/distinctive-words.ts'
import { findRules } from '../../words/core/message-pieces.ts'
import { createOvertakenTest, NEWEST } from '../../words/core/overtaken.ts'
import { asksForStep, asksOrIntroduces, isOverOnceAnswered, reportsFault } from '../../words/core/passing-words.ts'
import { refersBack } from '../../words/core/weigh-words.ts'
import { isDoubt } from '../../work/core/doubts.ts'
import { isReversal } from '../../work/core/findings.ts'
import type { Fact } from './facts.ts'
import { createSummaryTest, dropMarks, PARAPHRASED, type SummaryTest } from './summary.ts'

/** Facts that a text still holds, and facts that the text has lost. Overtaken words are neither. */
export interface Survival {
  readonly kept: readonly Fact[]
  readonly lost: readonly Fact[]
  /** The lost facts that are worth a word. */
  readonly telling: readonly Fact[]
}

/**
 * Holds facts against a compact summary. A path survives only in full or by the file's name. Other facts survive by
 * their words, or in another language by a number with the names and paths around. A name alone is no message.
 */
export function auditSummary(facts: readonly Fact[], summary: string): Survival {
  const test = createSummaryTest(summary)
  const kept = facts.filter((fact) => isHeld(fact, test) || isQuotedChoice(fact, summary))
  const isQuoted = createQuoteTest(summary)
  const listed = new Set(listWords(facts).flatMap(({ text, message }) => (isQuoted(text) ? [message] : [])))
  // The newest request is told in any case.
  const newest = facts.flatMap(({ kind, text }) => (kind === 'newest request' ? [{ text, message: NEWEST }] : []))
  const known = [...kept, ...newest]
  const isOvertaken = createOvertakenTest(facts, known)
  // An answer is no order, and mostly stands beside its question.
  const mayBe = ({ text }: Fact) => !text.includes(' (to: "') && !refersBack(text)
  const isUntold = (fact: Fact) => fact.kind === 'user words' && mayBe(fact) && isOvertaken(fact)
  const lost: Fact[] = []
  const worth: Fact[] = []
  for (const fact of facts.toReversed().filter((each) => !kept.includes(each))) {
    // The rule in a message may stand although the rest is overtaken, or over.
    const parts = [fact, ...takeRule(fact, test)].filter((part) => !isUntold(part))
    const telling = parts.find((part) => isWorthTelling(part, summary, test))
    if (parts[0] !== undefined) lost.unshift(parts[0])
    if (telling !== undefined) worth.unshift(telling)
    // Words that are not told may turn round the words before.
    else known.push(fact)
  }
  const words = listWords([...kept, ...lost])
  const isListing =
    words.filter((fact) => kept.includes(fact) || listed.has(fact.message)).length >= MOST * words.length
  // A rule taken out of a message is none of the facts.
  const telling = isListing ? worth.filter((fact) => fact.kind !== 'user words' || !facts.includes(fact)) : worth
  return { kept, lost, telling }
}

/** Whether a summary quotes the option that the person chose. Shorter options are words of many lines. */
function isQuotedChoice({ kind, text }: Fact, summary: string): boolean {
  const [label = ''] = text.split(' (to: "', 1)
  return kind === 'decision' && label.length >= 8 && ['"', '\u201c'].some((mark) => summary.includes(mark + label))
}

const listWords = (facts: readonly Fact[]) => facts.filter(({ kind }) => kind === 'user words')

/** Tests whether a summary lists a message by its beginning: "Let's divide our plan into two ...". */
function createQuoteTest(summary: string): (text: string) => boolean {
  const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')
  const folded = fold(summary)
  return (text) => {
    const beginning = /^(?:\S+ ){4}[^\s.,;:!?]+/.exec(fold(text))?.[0]
    return beginning !== undefined && ['"', "'", '\u201c', '\u2018'].some((mark) => folded.includes(mark + beginning))
  }
}

/** A summary with this share of the person's words lists messages: the words left out are over. */
const MOST = 0.6
/** Lighter words set, forbid and decide nothing. */
const TELLING_WEIGHT = 2.5
/** Words that decide or give up a thing. */
const DECIDING_WEIGHT = 3.5

/**
 * Whether a fact that a summary lost is worth a word. Behind 18 summaries of the client readers judged 147 told facts
 * (2026-11). No finished task, file or request helped, and a finding helped only as a correction or with a number.
 */
function isWorthTelling({ kind, text, weight }: Fact, summary: string, test: SummaryTest): boolean {
  // Every summary of the client has a list of tasks, and words of another language cannot show which it lacks.
  if (kind === 'open task') return !test.isTranslated(text)
  if (kind === 'finished task' || kind === 'changed file') return false
  if (kind === 'finding')
    return isReversal(text) || isDoubt(text) || (text.match(LOOKED_UP) ?? []).some((name) => !summary.includes(name))
  const [words = '', asked] = text.split(' (to: "', 2)
  if (kind === 'constraint') return !asksForStep(words)
  if (kind !== 'user words') return true
  if (reportsFault(words)) return false
  if (weight >= DECIDING_WEIGHT) return !asksOrIntroduces(words)
  return weight >= TELLING_WEIGHT && !isOverOnceAnswered(words, asked !== undefined)
}

/** Ids, hashes and lines of files. A line without its file is of no use. */
const LOOKED_UP =
  /\b(?:\d{6,}|(?=[a-f]*\d)[0-9a-f]{7,40}|lines? \d+ (?:in|of) \w{1,60}\.\w{1,8}|\w{1,60}\.\w{1,8}:\d+)\b/g

function takeRule(fact: Fact, test: SummaryTest): Fact[] {
  const rule = { ...fact, text: fact.kind === 'user words' ? findRules(fact.text) : '' }
  return rule.text === '' || rule.text === fact.text || isHeld(rule, test) ? [] : [rule]
}

/** A task without its verb. A summary names a waiting task by its things, of which one alone is no task. */
function dropVerb(task: string): string {
  const things = task.replace(/^\w+ /, '')
  return findDistinctiveWords(things).size > 1 ? things : task
}

/** Files, and names with an underscore. */
const listCodeNames = (task: string): string[] =>
  (task.match(/\w[\w./-]*\w/g) ?? []).filter((name) => /\w{2}[_.][a-z]/i.test(name))

function isHeld({ kind, text }: Fact, test: SummaryTest): boolean {
  if (kind === 'changed file') return test.names(text)
  // A task with a name of code is found by that name. The words around may be of another language than the summary.
  const names = kind === 'open task' ? listCodeNames(text) : []
  if (names.length > 0 && names.every((name) => test.names(name))) return true
  const hash = kind === 'finished task' ? /^[\da-f]{7,40}(?= )/.exec(text)?.[0] : undefined
  if (hash !== undefined && test.names(hash)) return true
  return test.holds(
    excerptLine(kind === 'open task' ? dropVerb(dropMarks(text)) : dropMarks(text), 300),
    kind === 'user words' || kind === 'constraint' ? undefined : PARAPHRASED,
  )
}
