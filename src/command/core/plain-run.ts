import { mayNameOutput } from './note-outputs.ts'
import { classifyPlain } from './plain-command.ts'

/** Whether a word behind a builder neither names a file to be written nor asks for other work. */
export const isPassing = (word: string, next: string): boolean =>
  /^(?!--?o(?!neline\b)|--(?:fix|write|exec|update|root)|-O|-u$)/.test(word) &&
  !(word.startsWith('-') && mayNameOutput(word, next))

/** Whether a command only reads, builds and tests, without an option that writes elsewhere. */
export function isPassingRun(command: string): boolean {
  const words = command.split(/[\s"']+/)
  return (
    classifyPlain(command) !== null &&
    words.every((word, at) => (word === 'tsc' ? false : !word.startsWith('-') || isPassing(word, words[at + 1] ?? '')))
  )
}
