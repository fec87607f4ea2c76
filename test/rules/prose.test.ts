import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSources } from './sources.ts'

/** A sentence that opens so hides its subject: the reader learns at the end what it speaks of. */
const WITHOUT_SUBJECT = /^(?:What|Where|Of|Nothing|Nobody)\b/
const MOST_WORDS = 20

/**
 * Strings come first, because a pattern such as `docs/**` begins no comment. A template ends with its line at the
 * latest: a backtick in a regular expression would hide the comments behind it. A comment follows a blank or a
 * parenthesis: `[^/*]` begins none.
 */
const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\\n])*`|(?<![^\s(])\/\*\*?([\s\S]*?)\*\/|(?:^[ \t]*\/\/[^\n]*\n)+|\/\/ [^\n]*/gm

/** Comments of a source with the line each begins in; lines of `//` that follow each other are one comment. */
function readComments(text: string): (readonly [line: number, comment: string])[] {
  const found = [...text.matchAll(STRING_OR_COMMENT)].filter(([whole]) => whole.trimStart().startsWith('/'))
  return found.map((match) => [
    text.slice(0, match.index).split('\n').length,
    (match[1] ?? match[0]).replace(/^\s*(?:\*|\/\/)\s?/gm, '').replace(/\s+/g, ' '),
  ])
}

/** Sentences of a comment. A tag such as `@param name` begins one, a colon or semicolon before a capital ends one. */
function splitSentences(comment: string): string[] {
  return comment
    .replace(/@param \w+ |@\w+/g, '. ')
    .split(/(?<=[.!?:;])\s+(?=[A-Z`'"])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.includes(' '))
}

function listFaults(text: string): string[] {
  return readComments(text).flatMap(([line, comment]) =>
    splitSentences(comment).flatMap((sentence) => {
      if (WITHOUT_SUBJECT.test(sentence)) return [`${line}: opens without a subject: ${sentence}`]
      return sentence.split(' ').length > MOST_WORDS ? [`${line}: over ${MOST_WORDS} words: ${sentence}`] : []
    }),
  )
}

test('the reader of comments finds what it is to find', () => {
  const long = `${'word '.repeat(MOST_WORDS)}end.`
  assert.deepEqual(listFaults('// What is left.\nconst a = 1 // A word.\n/** The tier. Nothing more. */\n'), [
    '1: opens without a subject: What is left.',
    '3: opens without a subject: Nothing more.',
  ])
  assert.deepEqual(listFaults('const a = /[^/*`]/\n/** Where it is. */\nconst b = /`/\n'), [
    '2: opens without a subject: Where it is.',
  ])
  assert.deepEqual(listFaults(`/**\n * The first.\n * The second ${long}\n */\n`), [
    `1: over ${MOST_WORDS} words: The second ${long}`,
  ])
})

test('a sentence of a comment opens with its subject and has at most twenty words', () => {
  const faults = readSources().flatMap(({ path, text }) => listFaults(text).map((fault) => `${path}:${fault}`))
  assert.deepEqual(faults, [])
})
