import { keepEnds } from '../../base/core/cut-lines.ts'
import { redactText } from '../../base/core/redact.ts'
import { cleanText, compareText, dropColours, excerptLine } from '../../base/core/text.ts'

export interface TestOutput {
  /** Command of the test run, as `findTestRun` names it. */
  readonly run: string
  readonly at: string
  readonly outcome: string
  /** Output without secrets, colours and control characters; a long output keeps both ends. */
  readonly output: string
}

const MAX_RUNS = 8
/** The beginning shows the tests that ran, the end shows their outcome. */
const HEAD_CHARS = 1000
const TAIL_CHARS = 3000
/** Length at each end that is searched for secrets: a private key may begin before the kept part. */
const SEARCHED_CHARS = 48_000

/** The output of a run as it is kept, from the words that the run printed. */
export function createTestOutput({ run, at, outcome, output }: TestOutput): TestOutput {
  const ends = keepEnds(output, SEARCHED_CHARS, SEARCHED_CHARS)
  const clean = redactText(cleanText(dropColours(ends))).trimEnd()
  return {
    run: excerptLine(redactText(run), 300),
    at,
    outcome: excerptLine(redactText(outcome), 200),
    output: keepEnds(clean, HEAD_CHARS, TAIL_CHARS),
  }
}

/** The newest output of each run, oldest first; of more than eight runs the oldest go. */
export function mergeTestOutputs(outputs: readonly TestOutput[]): TestOutput[] {
  const newest = new Map<string, TestOutput>()
  for (const output of outputs) {
    const known = newest.get(output.run)
    if (known === undefined || known.at <= output.at) newest.set(output.run, output)
  }
  const byTime = (a: TestOutput, b: TestOutput) => compareText(a.at, b.at) || compareText(a.run, b.run)
  return [...newest.values()].sort(byTime).slice(-MAX_RUNS)
}

/** The text of `test_output.txt`. Printed lines are indented, so none of them can pass for a heading. */
export function serializeTestOutputs(outputs: readonly TestOutput[]): string {
  const blocks = outputs.map(({ run, at, outcome, output }) => {
    const lines = output === '' ? [] : output.split('\n').map((line) => `  ${line}`.trimEnd())
    return [`=== ${run}`, `${at} ${outcome}`, ...lines, ''].join('\n')
  })
  return blocks.join('\n')
}

/** Reads `test_output.txt` back; `parseTestOutputs` passes over a block that is not ours. */
export function parseTestOutputs(text: string): TestOutput[] {
  return text.split(/^=== /m).flatMap((block): TestOutput[] => {
    const [run = '', second = '', ...lines] = block.split('\n')
    const [, at, outcome] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z) (.{1,300})$/.exec(second) ?? []
    if (run === '' || at === undefined || outcome === undefined) return []
    return [
      {
        run,
        at,
        outcome,
        output: lines
          .map((line) => line.replace(/^ {2}/, ''))
          .join('\n')
          .trimEnd(),
      },
    ]
  })
}
