import type { Namespace } from '../memory/memory.ts'
import { createPhrases, listWords } from '../work-state/phrases.ts'
import { splitSentences } from '../work-state/sentences.ts'
import { detectSignal } from './detect.ts'
import type { SignalKind } from './form.ts'

export const NAMESPACE_OF: Readonly<Record<SignalKind, Namespace>> = {
  decision: 'decisions',
  learning: 'learnings',
  blocker: 'blockers',
  pattern: 'patterns',
}

/** What only somebody who marks it says: too weak for a detector, enough to sort by. */
const SUBJECTS: readonly (readonly [namespace: Namespace, words: string, source: string])[] = [
  ['blockers', 'blocked blocker blocks stuck', '\\b(blocked|blocker|blocks|stuck)\\b'],
  ['reviews', 'review reviewed reviewer reviewers feedback', '\\b(reviews?|reviewed|reviewers?|feedback)\\b'],
  ['retrospective', 'retro retrospective postmortem hindsight', '\\b(retro|retrospective|postmortem|hindsight)\\b'],
  ['retrospective', 'went', '\\b(went (?:well|badly|wrong))\\b'],
  [
    'research',
    'benchmark benchmarks researched evaluated compared spike paper study',
    '\\b(benchmarks?|researched|evaluated|compared|spike|paper|study)\\b',
  ],
  [
    'elicitation',
    'requirement requirements stakeholder stakeholders customer acceptance',
    '\\b(requirements?|stakeholders?|customer|acceptance)\\b',
  ],
  ['inception', 'goal goals vision mission scope kickoff', '\\b(goals?|vision|mission|scope|kickoff)\\b'],
  [
    'progress',
    'completed finished done milestone shipped merged released implemented',
    '\\b(completed|finished|done|milestone|shipped|merged|released|implemented)\\b',
  ],
  ['decisions', 'use decided chose choose prefer decision', '\\b(use|decided|chose|choose|prefer|decision)\\b'],
  ['patterns', 'always never convention pattern', '\\b(always|never|convention|pattern)\\b'],
]
const SUBJECT_PHRASES = SUBJECTS.map(([, words, source]) => createPhrases([[words, source]]))

/** Where something marked without a namespace belongs: by what the detector reads in it, else by its subject, else learnings. */
export function chooseNamespace(text: string): Namespace {
  for (const sentence of splitSentences(text).slice(0, 5)) {
    const signal = detectSignal(sentence, 'user')
    if (signal !== null) return NAMESPACE_OF[signal.kind]
  }
  const words = listWords(text)
  const lower = text.toLowerCase()
  const index = SUBJECT_PHRASES.findIndex(({ has }) => has(words, lower))
  return SUBJECTS[index]?.[0] ?? 'learnings'
}
