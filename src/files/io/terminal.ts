import { cleanText } from '../../base/core/text.ts'
import { complain, writeOut } from './write-out.ts'

/** The colours `paint` puts in. Foreign text that carries them can colour, but not hide, a word. */
const OWN_COLOURS = /(\u001b\[(?:[12]|22|3[1-6]|39)m)/

/**
 * Makes all output of the command harmless, whatever the command quotes. Quoted text could move the cursor, set the
 * title, fill the clipboard or turn the direction of text.
 */
function cleanOutput(text: string): string {
  return text
    .split(OWN_COLOURS)
    .map((piece, index) => (index % 2 === 1 ? piece : cleanText(piece)))
    .join('')
}

/** Writes a text to the person's terminal, all of it. */
export function print(text: string): void {
  writeText(`${cleanOutput(text)}\n`)
}

/**
 * Writes data as JSON. Characters that a terminal obeys or a person cannot see become escapes: the same data, harmless.
 */
export function printJson(value: unknown): void {
  const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  const text = JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g,
    (found) => [...Array(found.length).keys()].map((index) => escapeUnit(found[index] ?? '')).join(''),
  )
  writeText(`${text}\n`)
}

/** Output of commander's help and errors, which quote the typed arguments. */
export const COMMAND_OUTPUT = {
  writeOut: (text: string) => writeText(cleanOutput(text)),
  writeErr: (text: string) => complain(cleanOutput(text)),
}

/** Says on stderr what went wrong and what to do. The exit code is 1 for a failure, 2 for a wrong call. */
export function fail(text: string, exitCode = 1): void {
  complain(`${cleanOutput(text)}\n`)
  process.exitCode = exitCode
}

function writeText(text: string): void {
  try {
    writeOut(1, text)
  } catch (error) {
    // The reader has seen enough, as `head` does.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  }
}
