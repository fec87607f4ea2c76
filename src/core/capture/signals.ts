import { BLOCKER_FORMS } from './blocker-forms.ts'
import { DECISION_FORMS } from './decision-forms.ts'
import type { Form } from './form.ts'
import { LEARNING_FORMS } from './learning-forms.ts'
import { PATTERN_FORMS } from './pattern-forms.ts'
import type { Speaker } from './sentence.ts'

/** A session says thousands of sentences, and most have no form: each word is looked up once. */
const BY_WORD = new Map<string, Form[]>()
for (const form of [...BLOCKER_FORMS, ...LEARNING_FORMS, ...PATTERN_FORMS, ...DECISION_FORMS]) {
  for (const word of form.triggers) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), form])
}

/** The forms a sentence with these words may have, of what this speaker says. */
export function listForms(words: ReadonlySet<string>, speaker: Speaker): ReadonlySet<Form> {
  const found = new Set<Form>()
  for (const word of words) {
    for (const form of BY_WORD.get(word) ?? []) if (form.speaker === 'both' || form.speaker === speaker) found.add(form)
  }
  return found
}
