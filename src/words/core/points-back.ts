import { wordSet } from '../../base/core/remember.ts'

const ENDS = '.,;:!?)'
const POINTING = /\b(?:th(?:is|at|[eo]se|ey|em)|its?|above)\b/i
const PRONOUNS = wordSet('this that these those it its they them')
const POINTERS = wordSet('this that these those above')
/** Words that may stand before a pronoun at the beginning of a sentence. */
const OPENERS = wordSet('and but so also then because since please now however instead still if when for')
/** Things of the session itself: "this repository" points to no sentence. */
const KNOWN = wordSet('said app application project repo repository codebase session time week morning branch')
/** Words behind a pointer that stands for a noun. */
const PARTICLES = wordSet(
  'for again now yet here too as on at and or by before after until when while because please only first yourself',
)
/** Things that a text before may have named. */
const THINGS = wordSet(
  `file files one ones approach way change changes case cases issue issues problem problems bug bugs error errors method
  methods function functions class classes folder folders script page pages section sections part parts step steps
  table tables column columns list lists line lines feature features option options idea ideas value values reason
  reasons test tests`,
)

/** A pointer that stands for a noun before a verb: "design what those look like". */
const MEANT = /\b(?:what|how|where) (?:those|these) (?:look|work|are|do|should|will|can|mean|go)\b/i

/** Whether a sentence means the sentence before: by a pronoun that stands for a noun there, or as its rest. */
export function pointsBack(sentence: string): boolean {
  if (/^(?:\.\.(?!\/)|\u2026)/.test(sentence)) return true
  if (!POINTING.test(sentence)) return false
  // A later sentence of a line means the line's first sentence.
  const tokens = (sentence.toLowerCase().split('. ', 1)[0] ?? '').split(' ')
  const words = tokens.map((token) => (ENDS.includes(token.at(-1) ?? ' ') ? token.slice(0, -1) : token))
  const start = words[0] === 'to' ? 2 : Number(OPENERS().has(words[0] ?? ''))
  if (PRONOUNS().has(words[start] ?? '') && !KNOWN().has(words[start + 1] ?? '')) return true
  if (MEANT.test(sentence)) return true
  if (words.slice(1, 4).some((word) => word === 'it' || word === 'them')) return true
  return words.some((word, at) => {
    if (!POINTERS().has(word)) return false
    const next = words[at + 1] ?? ''
    if (word === 'above') return THINGS().has(next)
    // A pointer that ends its clause stands for a noun.
    if (next === '' || tokens[at] !== word) return true
    // "Not do that yet" stands for a noun, and "that again the page is empty" opens a clause.
    if (word === 'that') return PARTICLES().has(next) && tokens[at + 1] !== next
    return PARTICLES().has(next) || THINGS().has(next)
  })
}
