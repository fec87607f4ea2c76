import { remember } from '../remember.ts'
import { excerptLine } from '../text.ts'
import type { ToolResult } from './row.ts'
import { type FailedTest, LIMITS } from './work-state.ts'

/** How the client 2.1.329 begins its answer for a call that goes on by itself, or was not run at all. */
const NO_OUTCOMES: readonly (readonly [begins: string, outcome: string])[] = [
  ['Command running in background', 'running in the background'],
  ['Command was manually backgrounded', 'running in the background'],
  ['Command was moved to the background', 'running in the background'],
  ['Async agent launched', 'running in the background'],
  ["The user doesn't want to proceed", 'refused by the user'],
  ["The user doesn't want to take this action", 'refused by the user'],
  ['Permission for this tool use was denied', 'refused by a permission rule'],
]

/** As much of an output as is looked through: the ends tell how a run went. */
const SEARCHED_CHARS = 20_000

/** `ok`, or `failed:` with the exit line and the first line that says what went wrong; else why there is no outcome. */
export function describeOutcome(result: ToolResult, command = ''): string {
  const none = findNoOutcome(result.text)
  if (none !== null) return none
  if (!result.isError && !mayHideFailure(command)) return 'ok'
  const lines = readLines(result.text)
  if (!result.isError) {
    const summary = findHiddenFailure(command, lines)
    return summary === undefined ? 'ok' : describeFailure(summary, lines)
  }
  const [head = 'no output', ...rest] = lines
  return describeFailure(head, rest, rest[0])
}

/** Why a result is no outcome: still running, or never run. */
export function findNoOutcome(text: string): string | null {
  if (text.startsWith('PreToolUse:') && /^\S{1,80} hook error/.test(text.slice('PreToolUse:'.length)))
    return 'refused by a hook'
  return NO_OUTCOMES.find(([begins]) => text.startsWith(begins))?.[1] ?? null
}

/** How something that ran in the background ended. */
export function describeReport(status: string, report: string): string {
  const code = /exit code (\d{1,4})/i.exec(report)?.[1]
  if (status === 'completed' && (code === undefined || code === '0')) return 'ok'
  return excerptLine(`failed: ${report || status}`, LIMITS.outcomeChars)
}

/** Both ends of an output, in lines without the colours of a terminal. */
function readLines(text: string): string[] {
  const shown =
    text.length <= SEARCHED_CHARS ? text : `${text.slice(0, SEARCHED_CHARS / 2)}\n${text.slice(-SEARCHED_CHARS / 2)}`
  const plain = shown.includes('\u001b') ? shown.replace(/\u001b\[[\d;]{0,20}[A-Za-z]/g, '') : shown
  return plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function describeFailure(head: string, lines: readonly string[], otherwise?: string): string {
  const telling = lines.find((line) => line !== head && isTelling(line)) ?? otherwise
  return excerptLine(`failed: ${telling === undefined ? head : `${head}: ${telling}`}`, LIMITS.outcomeChars)
}

/** A line that says what went wrong; counts of what failed, and names of files that failed, say only that something did. */
function isTelling(line: string): boolean {
  if (isFailureSummary(line) || /^(?:FAIL|npm (?:ERR|error))\b/.test(line)) return false
  const lower = line.toLowerCase()
  return TELLING.some((word) => lower.includes(word))
}

const TELLING =
  'error,fail,not found,cannot,denied,exception,expected,assert,undefined,unresolved,panic,out of range,timed out,refused'.split(
    ',',
  )

/** Whether another program gave the exit code of a run (`npm test | tail`), or it was told not to fail (`|| true`). */
function mayHideFailure(command: string): boolean {
  return (
    (command.includes('|') || command.includes(';')) &&
    !/^\s*(?:cat|grep|rg|git (?:log|diff|show|grep)|sed|awk|head|tail|ls|find|echo)\b/.test(command)
  )
}

/** What went wrong in such a run. */
function findHiddenFailure(command: string, lines: readonly string[]): string | undefined {
  return lines.find((line) => (isCheck(command) && isFailureSummary(line)) || isCrash(line))
}

/** How programs begin the line they die with. */
function isCrash(line: string): boolean {
  return /^(?:FAIL|Traceback \(most|(?:\w+\.)*\w*(?:Error|Exception)(?: \[\w+\])?: |error(?:\[E\d+\])?: |panic: |fatal: |thread '.*' panicked)/.test(
    line,
  )
}

/** Test, build, lint and type-check runs: what a session tries to bring to pass. */
export const isCheck: (command: string) => boolean = remember(
  500,
  (command) => command.match(/\w+/g)?.some((word) => CHECKS.has(word)) === true,
)

const CHECKS = new Set(
  `test tests jest vitest mocha ava pytest tox rspec phpunit ctest bats playwright cypress build compile tsc lint eslint biome
  ruff mypy pyright clippy cargo gradle gradlew mvn make ninja bazel check verify ci`.split(/\s+/),
)

/** How test runners say in one line that something failed. */
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

/** What the user said when refusing a tool: the client puts it into the result, and nowhere else. */
export function findRefusalWords(result: ToolResult): string | null {
  if (!result.isError || !result.text.startsWith("The user doesn't want to")) return null
  return /To tell you how to proceed, the user said:\s*([\s\S]+)/.exec(result.text)?.[1]?.trim() || null
}

/** How runners name a test that failed: node:test and TAP, jest and vitest, pytest, go, cargo, mocha, rspec, compilers. */
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
/** How such lines begin; few lines of an output do. */
const MAY_NAME_TEST =
  /^(?:not ok |[\u2716\u00d7\u2717\u2718\u25cf] |FAIL|--- FAIL|test \S+ \.\.\.|rspec |\d{1,4}\) |\S+?[:(]\d.*error)/
const COMPILE_ERROR = /^(\S+?[:(]\d+(?:[:,]\d+)?\)?)(?::| -)? (?:fatal )?(error(?: TS\d+|\[E\d+\])?: .+)$/

/** The tests an output names as failed, each with the first line that tells why, at most four. */
export function findFailedTests(command: string, text: string): FailedTest[] {
  const lines = readLines(text)
  const found = new Map<string, string>()
  for (const [index, line] of lines.entries()) {
    if (!MAY_NAME_TEST.test(line)) continue
    const compiled = COMPILE_ERROR.exec(line)
    const name = compiled?.[1] ?? FAILED_TEST.map((pattern) => pattern.exec(line)?.[1]).find((match) => match)
    if (name === undefined || found.get(name)) continue
    const inline = compiled?.[2] ?? /^FAILED \S+::\S+ - (.+)$/.exec(line)?.[1]
    const error = inline ?? lines.slice(index + 1, index + 16).find(isTelling) ?? ''
    if (found.has(name) || found.size < LIMITS.failingTests) found.set(name, error)
  }
  return [...found].map(([test, error]) => ({ command, test: excerptLine(test, 160), error: excerptLine(error, 200) }))
}
