import { BLOCKER_FORMS } from './blocker-forms.ts'
import { DECISION_FORMS } from './decision-forms.ts'
import type { Form } from './form.ts'
import { LEARNING_FORMS } from './learning-forms.ts'
import { PATTERN_FORMS } from './pattern-forms.ts'
import type { Speaker } from './sentence.ts'

/** Forms by trigger words: one lookup a word is cheap. A session has thousands of sentences, and most have no form. */
const BY_WORD = new Map<string, Form[]>()
for (const form of [...BLOCKER_FORMS, ...LEARNING_FORMS, ...PATTERN_FORMS, ...DECISION_FORMS]) {
  // People who type quickly write `cant` for `can't`.
  const words = form.triggers.flatMap((word) => (word.includes("'") ? [word, word.replace("'", '')] : word))
  for (const word of words) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), form])
}

/**
 * The trigger words of a speaker's forms that a message has, each once. Most texts of a session are code and have none.
 */
export function findTriggers(message: string, speaker: Speaker): readonly string[] {
  const words = new Set(splitWords(message))
  return [...words].filter((word) => BY_WORD.get(word)?.some((form) => isFor(form, speaker)) === true)
}

/** Whether a sentence may have one of the trigger words of its message: a look far cheaper than `listForms`. */
export function mayHaveTrigger(sentence: string, triggers: readonly string[]): boolean {
  const lower = fold(sentence)
  return triggers.some((trigger) => lower.includes(trigger))
}

/** The speaker's forms that a sentence may have, judged by its words alone. */
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
