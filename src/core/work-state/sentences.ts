import { remember } from '../remember.ts'
import { isTrivial } from './user-words.ts'

/** As much of a message as is searched for statements, half of it at each end: a pasted log is not the user's own words. */
const SEARCHED_CHARS = 6000
const LONGEST_MESSAGE = 1 << 20
const LONGEST_SENTENCE = 400

/**
 * The sentences of a message as written, without code blocks, quoted lines and list marks. A full stop ends a sentence
 * only before white space, so that paths and versions stay whole.
 */
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
      return /[.!?\u2026]/.test(words) ? words.split(/(?<=[.!?\u2026])["')\]]?\s+(?=\S)/) : words
    })
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[A-Za-z0-9\u00c0-\u1fff\u2c00-\uffff]/.test(sentence) && sentence.length <= LONGEST_SENTENCE)
  return joinFragments(sentences)
})

/** How programs begin a line; people do not. */
const MAY_BE_OUTPUT = /^\s*(?:npm |[\w.]+(?: \[\w+\])?(?:\[\w+\]| TS\d+)?:|\[?\d{1,4}[-:])/
const OUTPUT =
  /^\s*(?:npm (?:ERR|error|WARN|warn)\b|(?:[\w.]*(?:Error|Exception|Warning)(?: \[\w+\])?|error|warning|fatal|panic|FAIL(?:ED)?)(?:\[\w+\]| TS\d+)?:|\[?\d{1,4}[-:]\d\d[-:]\d\d)/

/** "Final." and "Not B." say something only together with the sentence before them. */
function joinFragments(sentences: readonly string[]): string[] {
  const units: string[] = []
  for (const sentence of sentences) {
    if (isTrivial(sentence)) continue
    const isFragment = /^\S+(?:\s+\S+)?$/.test(sentence) || /^(?:not|we don't want) /i.test(sentence)
    const previous = isFragment ? units.pop() : undefined
    units.push(previous === undefined ? sentence : `${previous} ${sentence}`)
  }
  return units
}

function dropCodeBlocks(text: string): string {
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

/** More lines than this of a block are not read by anybody to learn what is wanted. */
const SHOWN_LINES = 3

/**
 * A message with its long code blocks and pasted output folded to their first line: the request often stands behind
 * them, and would be cut off.
 */
export function foldPastes(message: string): string {
  const fenced = message.replace(/```[^\n]{0,80}\n([\s\S]*?)(?:```|$)/g, (block, code: string) => {
    const lines = code.trimEnd().split('\n')
    if (lines.length <= SHOWN_LINES) return block
    return `\`\`\`\n${lines[0]}\n[${lines.length - 1} more pasted lines]\n\`\`\``
  })
  return fenced
    .split(/\n\s*\n/)
    .map(foldBlock)
    .join('\n\n')
}

/** Nobody writes so many lines without a break; a log has them. */
const PASTED_LINES = 12

function foldBlock(block: string): string {
  const lines = block.split('\n')
  return lines.length < PASTED_LINES ? block : `${lines[0]}\n[${lines.length - 1} more pasted lines]`
}
