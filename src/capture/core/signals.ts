import { findAct } from './act.ts'
import { BLOCKER_FORMS } from './blocker-forms.ts'
import { DECISION_FORMS } from './decision-forms.ts'
import type { Form, SignalKind } from './form.ts'
import { LEARNING_FORMS } from './learning-forms.ts'
import { PATTERN_FORMS } from './pattern-forms.ts'
import { foldSentence, type ReadSentence, readSentence, type Speaker, trimSentence } from './sentence.ts'

/** Forms by trigger words: one lookup a word is cheap. A session has thousands of sentences, and most have no form. */
const BY_WORD = new Map<string, Form[]>()
for (const form of [...BLOCKER_FORMS, ...LEARNING_FORMS, ...PATTERN_FORMS, ...DECISION_FORMS]) {
  // People who type quickly write `cant` for `can't`.
  const words = form.triggers.flatMap((word) => (word.includes("'") ? [word, word.replace("'", '')] : word))
  for (const word of words) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), form])
}

/** Most texts of a session are code and have none. */
export function findTriggers(message: string, speaker: Speaker): readonly string[] {
  const words = new Set(splitWords(message))
  return [...words].filter((word) => BY_WORD.get(word)?.some((form) => isFor(form, speaker)) === true)
}

/** Whether a sentence may have one of the trigger words of its message: a look far cheaper than `listForms`. */
export function mayHaveTrigger(sentence: string, triggers: readonly string[]): boolean {
  const lower = fold(sentence)
  return triggers.some((trigger) => lower.includes(trigger))
}

export function listForms(sentence: string, speaker: Speaker): ReadonlySet<Form> {
  const found = new Set<Form>()
  for (const word of splitWords(sentence)) {
    for (const form of BY_WORD.get(word) ?? []) if (isFor(form, speaker)) found.add(form)
  }
  return found
}

function isFor(form: Form, speaker: Speaker): boolean {
  return form.speaker === 'both' || form.speaker === speaker
}

const fold = (text: string) => text.toLowerCase().replaceAll('\u2019', "'")

const splitWords = (text: string) => fold(text).split(/[^a-z']+/)

interface Signal {
  readonly kind: SignalKind
  /** 0 to 1. `captureWork` keeps no finding below the configured threshold unasked. */
  readonly confidence: number
}

/** The lowest confidence of a finding that is worth a question to the person. */
export const PROPOSED_FROM = 0.8
const HIGHEST = 0.98
/** A weak form describes as often as it tells. Weak forms, and causes that refer back, are at most proposed. */
const WEAK = { below: 0.71, highest: 0.84 }
/** Confidence that a sentence gains beside its form. A form alone may be chance; a form with its reason seldom is. */
const SUPPORT = { reason: 0.07, contrast: 0.08, specific: 0.04, code: 0.08 }
/** Confidence that a sentence loses when it names no particular thing. */
const VAGUE = 0.2
/** Confidence that a sentence loses when it speaks of the moment: by tomorrow it may be false. */
const PASSING = 0.25

/** A sentence without a form, or with an act, gives null. The figures of bench/capture hold for a threshold of 0.85. */
export function detectSignal(written: string, speaker: Speaker): Signal | null {
  const forms = listForms(written, speaker)
  if (forms.size === 0) return null
  const sentence = trimSentence(written)
  if (!/\S\s+\S+\s+\S/.test(sentence)) return null
  const lower = foldSentence(sentence)
  let best: Form | null = null
  for (const form of forms) {
    if ((best === null || form.base > best.base) && form.matches(lower)) best = form
  }
  // The costly questions come last, because few sentences get here.
  if (best === null) return null
  const read = readSentence(sentence, lower)
  if (findAct(read, speaker) !== null) return null
  return { kind: best.kind, confidence: weigh(best, read) }
}

function weigh({ base, kind }: Form, read: ReadSentence): number {
  const isCause = kind === 'learning'
  const support =
    (read.givesReason || (read.addsClause && !isCause) ? SUPPORT.reason : 0) +
    ((isCause ? read.tellsMisfit : read.contrasts) ? SUPPORT.contrast : 0) +
    (isCause && read.namesCode ? SUPPORT.code : read.isSpecific ? SUPPORT.specific : 0)
  const against = (read.isVague ? VAGUE : 0) + (read.isPassing ? PASSING : 0)
  const highest = base < WEAK.below || (isCause && read.refersBack) ? WEAK.highest : HIGHEST
  return Math.round(Math.max(0, Math.min(highest, base + support - against)) * 100) / 100
}
