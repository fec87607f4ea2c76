import { splitSentences } from './sentences.ts'

/** A text without the sentences, or parts of sentences, that were given up; null when nothing is left. */
export function dropSentences(text: string | null, isOver: (sentence: string) => boolean): string | null {
  if (text === null) return null
  const sentences = splitSentences(text)
  if (!sentences.some(isOver)) return text
  const kept = sentences.flatMap((sentence) => (isOver(sentence) ? (keepRest(sentence, isOver) ?? []) : sentence))
  return kept.length === 0 ? null : kept.join(' ')
}

const CLAUSES = /,? and |; /

/** What a sentence asks for besides what was given up: "add A and B" without A is "add B". Null when nothing is left. */
export function keepRest(sentence: string, isOver: (clause: string) => boolean): string | null {
  const clauses = sentence.split(CLAUSES)
  const kept = clauses.filter((clause) => !isOver(clause))
  if (kept.length === 0 || kept.length === clauses.length) return null
  const [first = ''] = kept
  const verb = /^\w+/.exec(sentence)?.[0] ?? ''
  const rest = kept.join(' and ')
  return isOver(clauses[0] ?? '') && /^(?:a|an|the|some|its|their)\b/i.test(first) ? `${verb} ${rest}` : rest
}

/** The part of a sentence that was given up, or all of it when the parts cannot be told apart. */
export function cutOut(sentence: string, isOver: (clause: string) => boolean): string {
  const clauses = sentence.split(CLAUSES)
  const over = clauses.filter(isOver)
  return over.length === 0 || over.length === clauses.length ? sentence : over.join(' and ')
}
