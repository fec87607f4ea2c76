import { findDistinctiveWords } from './distinctive-words.ts'

/** `use A for the cache` after `use B for the cache`, `the limit should be 20` after `the limit should be 10`. */
export function createSlotTest(newer: string): (older: string) => boolean {
  const slot = findSlot(newer)
  const shape = VALUE.test(newer) ? findShape(newer) : null
  if (slot === null && shape === null) return () => false
  return (older) =>
    older !== newer && ((shape !== null && findShape(older) === shape) || (slot !== null && findSlot(older) === slot))
}

/** Chooses a value; other sentences that differ in a number speak of two things. */
const VALUE =
  /^(?:ok,? |then |please |let's |we'll |just )*(?:use|go with|stick (?:to|with)|keep|target|set|limit|cap|require)\b(?!.*(?:#\d|\b(?:issue|pr|ticket|error|step|part|phase|task|test|line|item|bug|option) \d))/i

/** A sentence without its numbers: `use Node 20` and `use Node 22` differ in nothing else. One without numbers is its own. */
function findShape(sentence: string): string {
  return sentence.toLowerCase().replace(/\d[\w.]*/g, '#')
}

const SLOTS: readonly RegExp[] = [
  /^(?:[^,]{1,30}, )?(the [\w' -]{2,60}?) (?:should|must|will|has to|is going to) be\b/i,
  /\b(?:use|go with|stick (?:to|with)|keep|put|store|prefer|pick|choose|take|want|settled on|decided on) .{1,80}? (?:for|as|in) ((?:the |our |all )?[\w' -]{2,60}?)(?:[.!,]|$)/i,
  /^(?:please |ok,? |then )*(?:set|limit|cap) (?:the )?([\w' -]{2,60}?) (?:to|at)\b/i,
  /^for ([\w' -]{2,60}?),? (?:take|use|pick|go with|choose|we)\b/i,
  /^(?:decision: |my call: )?([\w-]+) (?:uses|gets|goes to|will be)\b/i,
]

function findSlot(sentence: string): string | null {
  const named = SLOTS.map((slot) => slot.exec(sentence)?.[1]).find((match) => match !== undefined)
  const isLanguage = /^(?:please |always )*(?:answer|reply|respond|write(?: to me)?) (?:me )?in \w+[.!]?$/i.test(
    sentence,
  )
  const isName = /^(?:please |ok,? |then )*(?:name|call) it\b/i.test(sentence)
  const name = isLanguage ? 'its language' : isName ? 'its name' : named
  // What it is said of: a limit for uploads is not a limit for downloads.
  const complement =
    name === undefined || !sentence.startsWith(name)
      ? ''
      : (/\b(?:for|in|on) ([^,;.]{2,60})[.!]?$/i.exec(sentence)?.[1] ?? '')
  const words = [...findDistinctiveWords(name ?? ''), ...findDistinctiveWords(complement)].sort()
  return words.length > 0 ? words.join(' ') : isName || isLanguage ? (name ?? null) : null
}
