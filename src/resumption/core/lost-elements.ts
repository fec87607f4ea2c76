import type { PartedElement } from '../../base/core/parted-elements.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { Fact, FactKind } from './facts.ts'

/** The element for a kind of fact, the rank of its first fact, and the step in rank between facts. */
const PLACES: Readonly<Record<FactKind, readonly [element: string, rank: number, step: number, maxChars: number]>> = {
  'newest request': ['newest-user-words', 1, 0, 400],
  'open question': ['waiting-for-user', 1, 0, 300],
  goal: ['goal', 1.4, 0, 280],
  decision: ['decisions', 1.6, 0.1, 260],
  constraint: ['constraints', 1.4, 0.05, 260],
  'user words': ['earlier-user-words', 1.5, 0.05, 420],
  'own decision': ['own-decisions', 1.8, 0.2, 260],
  'failing command': ['failing', 1.9, 0.3, 320],
  'open task': ['open-tasks', 2, 0.12, 200],
  finding: ['last-answer', 2.2, 0.12, 260],
  'finished task': ['finished', 2.28, 0.03, 100],
  'changed file': ['files-changed', 2.41, 0.03, 320],
}

/** Elements whose items read as all there are. */
const LISTS = new Set('constraints earlier-user-words decisions failing open-tasks finished files-changed'.split(' '))

/** The elements in reading order, each with a note on whose words they are. */
const ORDER: readonly (readonly [element: string, note: string | null])[] = [
  ['goal', null],
  // Rules that later words turned round stand among the words. Constraints still hold, so they stand behind.
  ['earlier-user-words', 'verbatim, oldest first; later words count before earlier ones'],
  ['constraints', 'the user, verbatim, oldest first'],
  ['decisions', 'chosen by the user'],
  ['own-decisions', 'marked or noted'],
  ['newest-user-words', null],
  ['waiting-for-user', 'not answered'],
  ['failing', null],
  ['open-tasks', null],
  ['last-answer', 'your own words earlier in this session, newest first'],
  ['finished', null],
  ['files-changed', null],
]

/**
 * Makes elements of the facts that a summary lacks, item by item, in the recorded words.
 *
 * @param isCut Whether the work has more changed files than facts.
 */
export function createLostElements(lost: readonly Fact[], isCut: boolean): PartedElement[] {
  return ORDER.flatMap(([name, note]): PartedElement[] => {
    const facts = lost.filter(({ kind }) => PLACES[kind][0] === name)
    if (facts.length === 0) return []
    const byWeight = [...facts].sort((a, b) => b.weight - a.weight)
    const parts = facts.map((fact) => {
      const [, rank, step, maxChars] = PLACES[fact.kind]
      const text = excerptLine([fact.text, fact.paste ?? ''].join(' '), maxChars)
      // Among two quotes of equal weight the shorter quote ranks first.
      const cost =
        fact.kind === 'user words' ? (4 - fact.weight) * 0.4 + text.length / 3000 : byWeight.indexOf(fact) * step
      return { rank: rank + cost, text }
    })
    const list = LISTS.has(name) ? { isCut: isCut && name === 'files-changed' } : {}
    return [{ name, attributes: { note }, parts, ...list }]
  })
}
