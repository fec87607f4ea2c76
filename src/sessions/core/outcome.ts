import { excerptLine } from '../../base/core/text.ts'
import { FAILING_TESTS, type FailedTest, findNoOutcome, OUTCOME_CHARS, type Outcome } from './outcome-words.ts'
import type { ToolResult } from './row.ts'
import { isCheck } from './runners.ts'
import { findTargets } from './target.ts'

/** Characters of an output that the search reads, half at each end: the ends tell how a run went. */
const SEARCHED_CHARS = 20_000
/** An outcome is so much shorter than its limit as `failed: ` is long. */
const DETAIL_CHARS = OUTCOME_CHARS - 8

const PASSED: Outcome = { code: 'ok', detail: '' }

/** `ok`, or `failed:` with the exit line and the first telling line. A call without an outcome gives the reason. */
export function findOutcome(result: ToolResult, command = ''): Outcome {
  const none = findNoOutcome(result.text)
  if (none !== null) return none
  if (!result.isError && !mayHideFailure(command)) return PASSED
  const lines = readLines(result.text)
  if (!result.isError) {
    const summary = findHiddenFailure(command, lines)
    if (summary === undefined) return PASSED
    return isFault(summary) ? createFailure(summary, []) : createFailure(summary, lines)
  }
  const [head = 'no output', ...rest] = lines
  if (head === 'Exit code 1' && ['', '0'].includes(rest.join())) {
    const found = findVainGrep(command)
    if (found !== null) return found
  }
  return createFailure(head, rest, rest[0])
}

export function findReported(status: string, report: string): Outcome {
  const code = /exit code (\d{1,4})/i.exec(report)?.[1]
  if (status === 'completed' && (code === undefined || code === '0')) return PASSED
  return { code: 'failed', detail: excerptLine(report || status, DETAIL_CHARS) }
}

function readLines(text: string): string[] {
  const shown =
    text.length <= SEARCHED_CHARS ? text : `${text.slice(0, SEARCHED_CHARS / 2)}\n${text.slice(-SEARCHED_CHARS / 2)}`
  const plain = shown.includes('\u001b') ? shown.replace(/\u001b\[[\d;]{0,20}[A-Za-z]/g, '') : shown
  return plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function createFailure(head: string, lines: readonly string[], otherwise?: string): Outcome {
  const tells = (line: string) => line !== head && isTelling(line)
  const reason = lines.find((line) => tells(line) && !isHeading(line)) ?? lines.find(tells) ?? otherwise
  return { code: 'failed', detail: excerptLine(reason === undefined ? head : `${head}: ${reason}`, DETAIL_CHARS) }
}

/** Whether a line tells the fault. Counts of failures, names of failed files, and warnings tell no fault. */
function isTelling(line: string): boolean {
  const mayNameFile = line.startsWith('FAIL') || line.startsWith('npm ') || line.startsWith('Error Trace:')
  if (isFailureSummary(line) || (mayNameFile && /^(?:FAIL|npm (?:ERR|error)|Error Trace)\b/.test(line))) return false
  const lower = line.toLowerCase()
  return TELLING.some((word) => lower.includes(word)) && !/^(?:<w>|\u26a0|\W?warn)|\bwarning(?::|\s{2})/.test(lower)
}

/** Whether a line says that a run failed, and no more: "Failed to compile.", "error during build:". */
function isHeading(line: string): boolean {
  const words = line.toLowerCase().match(/[a-z]+|[^\0-\u2bff]+/g) ?? ['']
  return words.every((word) => HEADING.includes(` ${word} `))
}

/** Whether a line is the verdict of Xcode, Maven or Next: "** BUILD FAILED **", "[INFO] BUILD FAILURE". */
const isVerdict = (line: string): boolean => /build fail|failed to compile/i.test(line) && isHeading(line)

const HEADING =
  ' info failed failure error errors to compile build compilation command exit code with an exception during '

const TELLING =
  'error,fail,not found,cannot,denied,exception,expected,assert,undefined,unresolved,panic,out of range,timed out,refused'.split(
    ',',
  )

/** The outcome of a command whose pipe ended in a vain search. A run behind such a search never began. */
function findVainGrep(command: string): Outcome | null {
  const plain = command.replace(/"[^"]*"|'[^']*'/g, '')
  if (!/[^|]\|\s*[ef]?(?:grep|rg)\b[^;\n|]*$/.test(plain)) return null
  // A vain search is a pass only for words of failure in the output of the one program before.
  const sought = /[^|]\|\s*[ef]?(?:grep|rg)\b(.*)$/.exec(command)?.[1] ?? ''
  const isPass = /error|fail|warn|not ok/i.test(sought) && !/(?:^|\s)-\w*v/.test(sought)
  return isPass && !/&&|\|\||;|>|\bgit\b/.test(plain.replace('2>&1', '')) ? PASSED : { code: 'no-result', detail: '' }
}

/** Whether an exit code may hide a failure, because it comes from another program: `npm test | tail`, `|| true`. */
function mayHideFailure(command: string): boolean {
  return (
    (command.includes('|') || command.includes(';')) &&
    !/^\s*(?:cat|grep|rg|git (?:log|diff|show|grep)|sed|awk|head|tail|ls|find|echo)\b/.test(command)
  )
}

/** The first line of a successful run that tells of a failure. */
function findHiddenFailure(command: string, lines: readonly string[]): string | undefined {
  return lines.find(
    (line) =>
      (isCheck(command) &&
        (isFailureSummary(line) || isVerdict(line) || (isFault(line) && findTargets(command).length > 0))) ||
      isCrash(line),
  )
}

/**
 * Whether a line is the fault of a compiler or linter at a line and column: `a/b.go:12:3: undefined: id`. javac tells no
 * column. In the labelled real sessions (2026-11) all 21 piped checks with such a line had failed.
 */
function isFault(line: string): boolean {
  const number = line.charCodeAt(line.indexOf(':') + 1) - 48
  return (
    number >= 0 &&
    number <= 9 &&
    /^[^\s:()]{1,300}\.\w{1,8}:\d+:(?:\d+: (?!warning|note|info|hint|remark)| error: )/i.test(line)
  )
}

function isCrash(line: string): boolean {
  return /^(?:FAIL|Traceback \(most|(?:\w+\.)*\w*(?:Error|Exception)(?: \[\w+\])?: |(?:[a-z][\w+.-]{0,30}: )?error(?:\[E\d+\])?: |panic: |fatal: |\u2502 ?Error: |ERROR: (?:\(|failed )|failed to solve: |Error from server \((?!NotFound|AlreadyExists)|Error response from daemon: (?!No such)|An error occurred \(|thread '.*' panicked)/.test(
    line,
  )
}

function isFailureSummary(line: string): boolean {
  const lower = line.toLowerCase()
  return (
    (/\d (?:fail|err)/.test(lower) && /\b[1-9]\d{0,5} (?:failed|failing|failures?|errors?)\b/.test(lower)) ||
    (/^(?:[#\u2139nftb])|: error ts/.test(lower) &&
      /^# fail [1-9]|^\u2139 fail [1-9]|^not ok \d|^test result: FAILED|^FAILED\b|^FAIL\t|^BUILD FAILED|: error TS\d/.test(
        line,
      )) ||
    (/s=[1-9]|^npm /.test(lower) && /\bfailures=[1-9]|\berrors=[1-9]|^npm (?:ERR!|error) /.test(line))
  )
}

/** Lines that name a failed test: node:test and TAP, jest and vitest, pytest, go, cargo, mocha, rspec, compilers. */
const FAILED_TEST: readonly RegExp[] = [
  /^not ok \d+ -? ?(.+?)(?: # .*)?$/,
  /^[\u2716\u00d7\u2717\u2718] (.+?)(?: \([\d.]+ ?m?s\))?$/,
  /^\u25cf (.+ \u203a .+)$/,
  /^FAIL +(\S.* > .+)$/,
  /^FAILED (\S+::\S+)(?: - .*)?$/,
  /^--- FAIL: (\S+)/,
  /^test (\S+) \.\.\. FAILED$/,
  /^rspec (\S+:\d+.*)$/,
  /^\d{1,4}\) (\S.{2,160}?):?$/,
]
/** Beginnings of lines that name a failed test, for a quick look: few lines of an output have them. */
const MAY_NAME_TEST =
  /^(?:not ok |[\u2716\u00d7\u2717\u2718\u25cf] |FAIL|--- FAIL|test \S+ \.\.\.|rspec |\d{1,4}\) |\S+?[:(]\d.*error)/
const COMPILE_ERROR = /^(\S+?[:(]\d+(?:[:,]\d+)?\)?)(?::| -)? (?:fatal )?(error(?: TS\d+|\[E\d+\])?: .+)$/

/** At most four failed tests that an output names, each with the first line that tells the fault. */
export function findFailedTests(command: string, text: string): FailedTest[] {
  const lines = readLines(text)
  const found = new Map<string, string>()
  for (const [index, line] of lines.entries()) {
    const name = findTestName(line)
    if (name === undefined || found.get(name) || (!found.has(name) && found.size >= FAILING_TESTS)) continue
    const inline = COMPILE_ERROR.exec(line)?.[2] ?? /^FAILED \S+::\S+ - (.+)$/.exec(line)?.[1]
    found.set(name, inline ?? findReason(lines, index, name))
  }
  return [...found].map(([test, error]) => ({ command, test: excerptLine(test, 160), error: excerptLine(error, 200) }))
}

function findTestName(line: string): string | undefined {
  if (!MAY_NAME_TEST.test(line)) return undefined
  return [COMPILE_ERROR, ...FAILED_TEST].map((pattern) => pattern.exec(line)?.[1]).find((match) => match)
}

/** The line with a failed test's reason, up to another test. `go test -v` prints that line behind `=== RUN`. */
function findReason(lines: readonly string[], index: number, name: string): string {
  const own = lines.flatMap((line, at) => {
    const opens = line.startsWith('=== ') || line.startsWith('---- ')
    if (at !== index && !(opens && line.split(/\s+/).includes(name))) return []
    let from = at + 1
    // Vitest names all tests with the same error above that error.
    while (line.startsWith('FAIL ') && lines[from]?.startsWith('FAIL ')) from += 1
    const rest = lines.slice(from, from + (opens ? 200 : 15))
    const end = rest.findIndex((next) => /^(?:--- [A-Z]|=== |---- )/.test(next) || findTestName(next) !== undefined)
    return end === -1 ? rest : rest.slice(0, end)
  })
  const notes = own.filter((line) => /^\S+\.go:\d+: /.test(line))
  const fault = notes.find((line) => isTelling(line) || /\b(?:want|should)\b/.test(line)) ?? own.find(isTelling)
  return fault ?? (notes.length === 1 ? notes[0] : undefined) ?? ''
}
