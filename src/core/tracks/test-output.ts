import { redactText } from '../redact.ts'
import { cleanText, dropColours, excerptLine } from '../text.ts'
import { keepEnds } from './cut-lines.ts'

/** The newest output of one test run. */
export interface TestOutput {
  /** What was run, as `findTestRun` names it. */
  readonly run: string
  readonly at: string
  readonly outcome: string
  /** Without secrets, colours and control characters; both ends where it is long. */
  readonly output: string
}

/** Runs that are kept, the newest of them. */
const MAX_RUNS = 8
/** The beginning says what was run, the end how it went. */
const HEAD_CHARS = 1000
const TAIL_CHARS = 3000
/** Looked through for secrets, at each end: a private key that begins before what is kept is still one. */
const SEARCHED_CHARS = 48_000

export function createTestOutput(run: string, at: string, outcome: string, output: string): TestOutput {
  const ends = keepEnds(output, SEARCHED_CHARS, SEARCHED_CHARS)
  const clean = redactText(cleanText(dropColours(ends))).trimEnd()
  return {
    run: excerptLine(redactText(run), 300),
    at,
    outcome: excerptLine(redactText(outcome), 200),
    output: keepEnds(clean, HEAD_CHARS, TAIL_CHARS),
  }
}

/** One output per run, the newest, oldest first; the oldest go when there are more than eight. */
export function mergeTestOutputs(outputs: readonly TestOutput[]): TestOutput[] {
  const newest = new Map<string, TestOutput>()
  for (const output of outputs) {
    const known = newest.get(output.run)
    if (known === undefined || known.at <= output.at) newest.set(output.run, output)
  }
  const byTime = (a: TestOutput, b: TestOutput) => compare(a.at, b.at) || compare(a.run, b.run)
  return [...newest.values()].sort(byTime).slice(-MAX_RUNS)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The text of `test_output.txt`. What a program printed is indented, so that none of it can pass for a heading. */
export function serializeTestOutputs(outputs: readonly TestOutput[]): string {
  const blocks = outputs.map(({ run, at, outcome, output }) => {
    const lines = output === '' ? [] : output.split('\n').map((line) => `  ${line}`.trimEnd())
    return [`=== ${run}`, `${at} ${outcome}`, ...lines, ''].join('\n')
  })
  return blocks.join('\n')
}

/** Reads `test_output.txt` back; what does not look like one of our blocks is passed over. */
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
