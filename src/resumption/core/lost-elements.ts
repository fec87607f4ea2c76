import type { PartedElement } from '../../base/core/parted-elements.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { TargetKind } from '../../work/core/runners.ts'
import { findTargets } from '../../work/core/target.ts'
import type { WorkState } from '../../work/core/work-state.ts'
import { type Fact, type FactKind, PARAPHRASED } from './facts.ts'
import { createSummaryTest, dropMarks } from './summary.ts'

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
      const text = excerptLine(fact.text, maxChars)
      // Among two quotes of equal weight the shorter quote ranks first.
      const cost =
        fact.kind === 'user words' ? (4 - fact.weight) * 0.4 + text.length / 3000 : byWeight.indexOf(fact) * step
      return { rank: rank + cost, text }
    })
    const list = LISTS.has(name) ? { isCut: isCut && name === 'files-changed' } : {}
    return [{ name, attributes: { note }, parts, ...list }]
  })
}

/** Words of a summary, and the recorded failure they deny. */
export interface Contradiction {
  readonly says: string
  readonly record: string
}

/** Forms in which a summary says that all is well with a kind of target. */
const CLAIMS: readonly (readonly [TargetKind, RegExp])[] = [
  [
    'test',
    /\b(?:all (?:of )?(?:the )?(?:[\w-]+ ){0,3}tests?|tests?(?: suite)?|test suites?) (?:are |is |were |all |now |currently |also )*(?:pass(?:es|ed|ing)?|green|succeed\w*)\b/i,
  ],
  [
    'build',
    /\b(?:builds?|compil\w+|type ?checks?) (?:is |are |was |now |also |all )*(?:clean\w*|succe\w+|pass(?:es|ed|ing)?|fine)\b/i,
  ],
  ['lint', /\blint\w* (?:is |are |was |now |also |all )*(?:clean|pass(?:es|ed|ing)?|succeed\w*)\b/i],
]
/** A sentence about the future, or about a part, claims no success of the whole. */
const QUALIFIES =
  /\d|\b(?:not|n't|fail\w*|except|but|should|need\w*|until|verify|ensure|make sure|if|when|once|after|before|to|individually|alone|initially|earlier|previously)\b/i

/** Finds passes that a summary claims although the last run failed. A summary that also tells the failure is right. */
export function findContradictions(work: WorkState, summary: string): Contradiction[] {
  if (work.failing.length === 0) return []
  const test = createSummaryTest(summary)
  const sentences = summary.split(/\n|(?<=[.!?])\s+/).filter((sentence) => !QUALIFIES.test(sentence))
  return work.failing.flatMap((failing): Contradiction[] => {
    const command = work.commands.find((item) => failing.startsWith(`${item.command}: `))?.command ?? ''
    const kind = findTargets(command).at(-1)?.kinds[0]
    // A summary that names the failed tests knows of them: then the claim is about other tests.
    const scope = findTargets(command).flatMap((target) => target.scope)
    const isKnown =
      scope.some((word) => word.length > 4 && summary.includes(word)) ||
      test.holds(excerptLine(dropMarks(failing), 300), PARAPHRASED)
    const claim = CLAIMS.find(([name]) => name === kind)?.[1]
    const says = claim === undefined ? undefined : sentences.findLast((sentence) => claim.test(sentence))
    if (says === undefined || isKnown) return []
    return [{ says: excerptLine(says.replace(/^[\s*#-]+/, ''), 120), record: excerptLine(failing, 300) }]
  })
}
