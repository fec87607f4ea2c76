import { describeProblem, type Problem } from '../base/core/problem.ts'
import { isRecord } from '../base/core/record.ts'
import { cleanText } from '../base/core/text.ts'
import { complain, writeOut } from '../files/io/write-out.ts'

/** The colours `paint` puts in. Foreign text that carries them can colour, but not hide, a word. */
const OWN_COLOURS = /(\u001b\[(?:[12]|22|3[1-6]|39)m)/

/** Quoted text could move the cursor, set the title, fill the clipboard or turn the direction of text. */
function cleanOutput(text: string): string {
  return text
    .split(OWN_COLOURS)
    .map((piece, index) => (index % 2 === 1 ? piece : cleanText(piece)))
    .join('')
}

/** The end of a call with `--json`: one value, and the reasons of another exit code than 0. */
interface JsonAnswer {
  value?: unknown
  text: string
  readonly reasons: string[]
}

let answer: JsonAnswer | null = null

/** Keeps what `printJson` and `fail` are given until `finishJson`: a reader of JSON gets one value, also of a failure. */
export function startJson(): void {
  answer = { reasons: [], text: '' }
}

export function isJson(): boolean {
  return answer !== null
}

/** A call that fails prints an object with an `error`, beside what it found. `name` is the field of a written text. */
export function finishJson(name = 'text'): void {
  const told = answer
  answer = null
  if (told === null) return
  if ((process.exitCode ?? 0) === 0) {
    if (told.text !== '') printJson({ [name]: told.text.trimEnd() })
    else if ('value' in told) printJson(told.value)
    return
  }
  const { value = {} } = told
  const found = isRecord(value) ? value : { found: value }
  printJson({ error: told.reasons.join('\n') || 'It did not work', ...found })
}

export function print(text: string): void {
  writeText(`${cleanOutput(text)}\n`)
}

/** Characters that a terminal obeys or a person cannot see become escapes: the same data, harmless. */
export function printJson(value: unknown): void {
  if (answer !== null) {
    answer.value = value
    return
  }
  const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  const text = JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g,
    (found) => [...Array(found.length).keys()].map((index) => escapeUnit(found[index] ?? '')).join(''),
  )
  writeText(`${text}\n`)
}

/** Output of commander's help and errors, which quote the typed arguments. */
export const COMMAND_OUTPUT = {
  writeOut: (text: string) => {
    if (answer === null) writeText(cleanOutput(text))
    else answer.text += cleanOutput(text)
  },
  writeErr: (text: string) => {
    answer?.reasons.push(cleanOutput(text).trim())
    complain(cleanOutput(text))
  },
}

/** A row without line breaks, which would fake another row. The colour codes are ours and stay. */
export function foldRow(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}

/** Says on stderr what went wrong and what to do. The exit code is 1 for a failure, 2 for a wrong call. */
export function fail(text: string, exitCode = 1): void {
  if (exitCode !== 0) answer?.reasons.push(cleanOutput(text))
  complain(`${cleanOutput(text)}\n`)
  process.exitCode = exitCode
}

export function tellProblems(problems: readonly Problem[], exitCode = 1): void {
  for (const problem of problems) fail(cleanText(describeProblem(problem)), exitCode)
}

/** Ends a call with exit code 1 whose printed result says why. JSON carries the sentence as its `error`. */
export function endFailed(sentence: string): void {
  answer?.reasons.push(cleanOutput(sentence))
  process.exitCode = 1
}

function writeText(text: string): void {
  try {
    writeOut(1, text)
  } catch (error) {
    // The reader has seen enough, as `head` does.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  }
}
