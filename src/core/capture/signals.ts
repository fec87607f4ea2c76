import { BLOCKER_FORMS } from './blocker-forms.ts'
import { DECISION_FORMS } from './decision-forms.ts'
import type { Form } from './form.ts'
import { LEARNING_FORMS } from './learning-forms.ts'
import { PATTERN_FORMS } from './pattern-forms.ts'
import type { Speaker } from './sentence.ts'

/** A session says thousands of sentences, and most have no form: each word is looked up once. */
const BY_WORD = new Map<string, Form[]>()
for (const form of [...BLOCKER_FORMS, ...LEARNING_FORMS, ...PATTERN_FORMS, ...DECISION_FORMS]) {
  // Quickly typed, `can't` is `cant`.
  const words = form.triggers.flatMap((word) => (word.includes("'") ? [word, word.replace("'", '')] : word))
  for (const word of words) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), form])
}

/** Whether any sentence of a message may have a form: most of what a session says is code and has none. */
export function mayHaveForms(message: string, speaker: Speaker): boolean {
  return splitWords(message).some((word) => BY_WORD.get(word)?.some((form) => isFor(form, speaker)) === true)
}

/** The forms a sentence may have by its words, of what this speaker says. */
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

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .split(/[^a-z']+/)
}
