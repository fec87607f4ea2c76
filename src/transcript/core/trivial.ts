/** No push is longer. */
const LONGEST_PUSH = 80

/** Whether words only carry the work on: a greeting, a yes, a push. */
export function isTrivial(text: string): boolean {
  if (text.length > LONGEST_PUSH) return false
  const lower = text.toLowerCase()
  const first = WORD.exec(lower)
  // The first word of nearly every message shows that the message is no push.
  return first === null || (PUSHES.has(first[0]) && (lower.match(WORDS) ?? []).every((word) => PUSHES.has(word)))
}

const WORD = /[a-z0-9'\u00c0-\ud7ff/]+/
const WORDS = new RegExp(WORD, 'g')

/** Words of pushes, those of "looks good", "go on", "do it", "that works" and "you there" included. */
const PUSHES = new Set(
  `hi hello hey thanks thank you thx ok okay k yes yep yeah y sure fine great good nice cool perfect continue go on ahead carry going
  proceed please do it next now then and looks lgtm sounds that works alright all right done again resume there keep`.split(
    /\s+/,
  ),
)
