import { remember } from '../remember.ts'
import { findDistinctiveWords } from './distinctive-words.ts'
import { begins, createPhrases, listWords } from './phrases.ts'

/**
 * Whether an older sentence is about the same question as a newer one: `use A for the cache` and `use B for the cache`, `the
 * limit should be 20` and `the limit should be 10`. Null for a sentence that answers no such question.
 */
export function createSlotTest(newer: string): ((older: string) => boolean) | null {
  const slot = findSlot(newer)
  const shape = mayChoose(newer.toLowerCase()) && VALUE.test(newer) ? findShape(newer) : null
  if (slot === null && shape === null) return null
  return (older) =>
    older !== newer && ((shape !== null && findShape(older) === shape) || (slot !== null && findSlot(older) === slot))
}

const mayChoose = begins('ok then please let we just use go stick keep target set limit cap require')
/** Chooses a value; other sentences that differ in a number speak of two things. */
const VALUE =
  /^(?:ok,? |then |please |let's |we'll |just )*(?:use|go with|stick (?:to|with)|keep|target|set|limit|cap|require)\b(?!.*(?:#\d|\b(?:issue|pr|ticket|error|step|part|phase|task|test|line|item|bug|option) \d))/i

/** A sentence without its numbers: `use Node 20` and `use Node 22` differ in nothing else. One without numbers is its own. */
function findShape(sentence: string): string {
  return sentence.toLowerCase().replace(/\d[\w.]*/g, '#')
}

const SLOTS = createPhrases([
  [
    'should must will has is',
    "^(?:[^,]{1,30}, )?(the [\\w' -]{2,60}?) (?:should|must|will|has to|is going to) be\\b",
    (lower) => lower.includes(' be'),
  ],
  [
    'use go stick keep put store prefer pick choose take want settled decided',
    "\\b(?:use|go with|stick (?:to|with)|keep|put|store|prefer|pick|choose|take|want|settled on|decided on) .{1,80}? (?:for|as|in) ((?:the |our |all )?[\\w' -]{2,60}?)(?:[.!,]|$)",
  ],
  [
    'set limit cap',
    "^(?:please |ok,? |then )*(?:set|limit|cap) (?:the )?([\\w' -]{2,60}?) (?:to|at)\\b",
    begins('please ok then set limit cap'),
  ],
  ['for', "^for ([\\w' -]{2,60}?),? (?:take|use|pick|go with|choose|we)\\b", begins('for')],
  ['uses gets goes will', '^(?:decision: |my call: )?([\\w-]+) (?:uses|gets|goes to|will be)\\b'],
])

const asksToSpeak = begins('please always answer reply respond write')

const findSlot: (sentence: string) => string | null = remember(500, (sentence) => {
  const words = listWords(sentence)
  const lower = sentence.toLowerCase()
  const [named] = SLOTS.find(words, sentence, lower)
  const isLanguage =
    words.has('in') &&
    asksToSpeak(lower) &&
    /^(?:please |always )*(?:answer|reply|respond|write(?: to me)?) (?:me )?in \w+[.!]?$/.test(lower)
  const isName = words.has('it') && /^(?:please |ok,? |then )*(?:name|call) it\b/.test(lower)
  const name = isLanguage ? 'its language' : isName ? 'its name' : named
  // What it is said of: a limit for uploads is not a limit for downloads.
  const complement =
    name === undefined || !sentence.startsWith(name)
      ? ''
      : (/\b(?:for|in|on) ([^,;.]{2,60})[.!]?$/i.exec(sentence)?.[1] ?? '')
  const terms = [...findDistinctiveWords(name ?? ''), ...findDistinctiveWords(complement)].sort()
  return terms.length > 0 ? terms.join(' ') : isName || isLanguage ? (name ?? null) : null
})
