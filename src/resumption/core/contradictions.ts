import { excerptLine } from '../../base/core/text.ts'
import type { TargetKind } from '../../work/core/runners.ts'
import { findTargets } from '../../work/core/target.ts'
import type { WorkState } from '../../work/core/work-state.ts'
import { PARAPHRASED } from './facts.ts'
import { createSummaryTest, dropMarks } from './summary.ts'

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
