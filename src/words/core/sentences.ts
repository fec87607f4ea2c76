import { remember } from '../../base/core/remember.ts'
import { isTrivial } from './trivial.ts'

/** Characters of a message that hold statements, half of them at each end: the middle is a pasted log. */
const SEARCHED_CHARS = 6000
const LONGEST_MESSAGE = 1 << 20
const LONGEST_SENTENCE = 400

/** A full stop ends a sentence only before white space, so that paths and versions stay whole. */
export const splitSentences: (message: string) => readonly string[] = remember(200, (message) => {
  const words = dropCodeBlocks(message.slice(0, LONGEST_MESSAGE))
  const half = SEARCHED_CHARS / 2
  const searched = words.length <= SEARCHED_CHARS ? words : `${words.slice(0, half)}\n${words.slice(-half)}`
  const sentences = searched
    .split('\n')
    .filter(
      (line) =>
        !/^\s*(?:>|\||\$ |at \S+ \()/.test(line) &&
        !((line.includes(':') || line.includes('npm ')) && MAY_BE_OUTPUT.test(line) && OUTPUT.test(line)),
    )
    .flatMap((line) => {
      const words = line.replace(/^\s*(?:[-*+\u2022]|\d{1,2}[.)])\s+/, '')
      return /[.!?\u2026]/.test(words) ? joinShortened(words.split(/(?<=[.!?\u2026])["')\]]?\s+(?=\S)/)) : words
    })
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[A-Za-z0-9\u00c0-\u1fff\u2c00-\uffff]/.test(sentence) && sentence.length <= LONGEST_SENTENCE)
  return joinFragments(sentences)
})

/** Sentences that were cut at full stops. A shortened word such as "e.g." ends none, so its piece goes on. */
export function joinShortened(pieces: string[]): string[] {
  for (let index = pieces.length - 2; index >= 0; index -= 1) {
    const piece = pieces[index] ?? ''
    const word = piece.slice(piece.lastIndexOf(' ') + 1)
    if (SHORTENED.has(word.startsWith('(') ? word.slice(1) : word))
      pieces.splice(index, 2, `${piece} ${pieces[index + 1] ?? ''}`)
  }
  return pieces
}

const SHORTENED = new Set(['e.g.', 'i.e.', 'vs.', 'cf.', 'approx.', 'resp.', 'incl.', 'bzw.', 'z.B.', 'd.h.'])

/** Beginnings of lines that programs write and people do not. */
const MAY_BE_OUTPUT = /^\s*(?:npm |[\w.]+(?: \[\w+\])?(?:\[\w+\]| TS\d+)?:|\[?\d{1,4}[-:])/
const OUTPUT =
  /^\s*(?:npm (?:ERR|error|WARN|warn)\b|(?:[\w.]*(?:Error|Exception|Warning)(?: \[\w+\])?|error|warning|fatal|panic|FAIL(?:ED)?)(?:\[\w+\]| TS\d+)?:|\[?\d{1,4}[-:]\d\d[-:]\d\d)/

/** "Final." and "Not B." get their meaning from the sentence before. "Evaluation:" belongs to what follows. */
function joinFragments(sentences: readonly string[]): string[] {
  const units: string[] = []
  for (const sentence of sentences) {
    if (isTrivial(sentence)) continue
    const isShort = /^\S+(?:\s+\S+)?$/.test(sentence) && !/:[*_]*$/.test(sentence)
    const isFragment = isShort || /^(?:not|we don't want) /i.test(sentence)
    const previous = isFragment ? units.pop() : undefined
    units.push(previous === undefined ? sentence : `${previous} ${sentence}`)
  }
  return units
}

export function dropCodeBlocks(text: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    const open = text.indexOf('```', from)
    if (open === -1) return kept + text.slice(from)
    kept += `${text.slice(from, open)}\n`
    const close = text.indexOf('```', open + 3)
    if (close === -1) return kept
    from = close + 3
  }
}
