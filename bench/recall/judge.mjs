const PAST =
  /done|finished|complete|superseded|dropped|abandon|replaced|cancel|rejected|earlier|before|history|obsolete|no-longer/i
const FINISHED = /done|finished|complete/i
const OPEN = /open|pending|todo|to-do|unfinished|next|remaining|in-progress|tasks-left/i
const WAITING = /wait|pending|question|undecided|decided by the user|unanswered|approval|awaiting/i
const FAILING = /fail|broken/i
const GIVEN_UP = /superseded|dropped|given.up|abandon|obsolete|replaced|cancel/i
const CHANGED = /file/i
const READ = /read/i
const AS_FACT = /rule|decision|correct|superseded|dropped|constraint|instruct/i
const AS_WORDS =
  /goal|user|request|intent|words|now|rule|decision|correct|superseded|dropped|constraint|waiting|decided|question/i
/** Words near which a thing is not wanted any more. */
const REFUSING =
  /\b(?:not|no|don'?t|won'?t|drop|dropped|forget|instead|rather|wrong|scrap|scratch|cancel\w*|abandon\w*|never|skip|undo|stop|stopped|replaced?s?|superseded|off the table|against|no longer|after all|changed my mind|change of (?:mind|plans)|on second thought|leave \S+ out|misspoke|mistake|deprecated|old name|switch|can'?t use|postponed|obsolete)\b/i

const has = (text, word) => text.toLowerCase().includes(word.toLowerCase())
const hasAll = (text, words) => words.every((word) => has(text, word))

/** Items of a list; a place that is no list is one item. */
const itemsOf = (text) => text.split(/;\s|\n/)

/** Whether the word is told as something that still holds. Returns the place, or null. */
function findAsCurrent(places, word, { needs = [], said = '' }) {
  const isPast = (name) => PAST.test(name) || GIVEN_UP.test(name)
  const admitted = places.some(({ name, text }) => isPast(name) && has(text, word))
  for (const { name, text } of places) {
    if (isPast(name) || !has(text, word)) continue
    // The goal is quoted as it was said; it is enough that another place takes the word back.
    if (/goal/i.test(name) && admitted) continue
    const [whole, sentence] = joinSentence(text, said.split(' / ').at(-1) ?? '')
    for (const item of itemsOf(whole)) {
      if (!has(item, word)) continue
      if (item.includes(sentence) || needs.some((need) => has(item, need)) || REFUSING.test(item)) continue
      return { name, text: item.trim() }
    }
  }
  return null
}

/** The text with the sentence that overrules in one piece, however it is punctuated, and that sentence. */
function joinSentence(text, sentence) {
  const plain = (value) => value.replaceAll(/[ \t]+/g, ' ').replaceAll("'", '')
  const joined = plain(sentence).replaceAll('; ', ', ')
  return [plain(text).replaceAll(plain(sentence), joined), joined]
}

/** Where the words of a kind may stand so that a reader takes them for what they are; the others may stand anywhere. */
const FIT = {
  'newest-intent': ({ name }) => !FINISHED.test(name),
  'failing-command': ({ name, text }, fact) =>
    !FINISHED.test(name) && !/\(ok\)/.test(itemsOf(text).find((item) => hasAll(item, fact.needs)) ?? ''),
  'pending-question': ({ name, text }) => WAITING.test(name) || /waiting for the user|unanswered/i.test(text),
  'open-task': ({ name, text }, fact) =>
    !FINISHED.test(name) || isMarked(text, fact.needs[0], /\[ \]|pending|in.progress/i),
  'done-task': ({ name, text }, fact) =>
    FINISHED.test(name) || isMarked(text, fact.needs[0], /\[x\]|done|complete|finished|✓/i),
}
/** What the person wants: told as given up, it is told wrongly. */
const WANTED = new Set(['newest-intent', 'goal', 'correction', 'dropped-plan', 'decision', 'assent', 'rule'])

const isMarked = (text, word, mark) => itemsOf(text).some((item) => has(item, word) && mark.test(item))

/** Whether a fact is told, and where it is told wrongly. */
export function judgeFact(fact, told) {
  const fits = FIT[fact.kind] ?? (() => true)
  const isThere = (place) => hasAll(place.text, fact.needs) && fits(place, fact) && !isGivenUp(fact, place)
  const dropped = () =>
    told.some(({ name, text }) =>
      itemsOf(text).some(
        (item) => has(item, fact.saidGone) && (PAST.test(name) || GIVEN_UP.test(name) || REFUSING.test(item)),
      ),
    )
  // A plan stands where plans stand; that it waits may be said beside it.
  const awaited = () =>
    told.some(({ name, text }) => hasAll(text, fact.needs) && /plan/i.test(name)) &&
    told.some(({ name }) => WAITING.test(name))
  const present = fact.saidGone !== undefined ? dropped() : told.some(isThere) || (fact.isPlan === true && awaited())
  return { present, wrong: findWrong(fact, told) }
}

/** Whether a place gives up what the person wants; an item that names what it replaces says the right thing. */
function isGivenUp({ kind, needs: [word], gone = [] }, { name, text }) {
  if (!WANTED.has(kind) || word === undefined || !GIVEN_UP.test(name)) return false
  return itemsOf(text).some((item) => has(item, word) && !gone.some((other) => has(item, other)))
}

function findWrong(fact, told) {
  const givenUp = told.find((place) => isGivenUp(fact, place))
  if (givenUp !== undefined) return givenUp
  for (const word of fact.gone ?? []) {
    const found = findAsCurrent(told, word, fact)
    if (found !== null) return found
  }
  const [word] = fact.needs
  if (fact.kind === 'done-task') {
    return findIn(told, word, (name, item) => OPEN.test(name) && !/\[x\]|completed|done/i.test(item))
  }
  if (fact.kind === 'open-task')
    return findIn(told, word, (name, item) => FINISHED.test(name) && !/\[ \]|pending|in.progress/i.test(item))
  if (fact.kind === 'pending-question')
    return findIn(told, word, (name) => /decision|approved|done/i.test(name) && !WAITING.test(name))
  return null
}

function findIn(told, word, isWrong) {
  for (const { name, text } of told) {
    for (const item of itemsOf(text)) if (has(item, word) && isWrong(name, item)) return { name, text: item.trim() }
  }
  return null
}

/** Takes back what was said, or what it is about. */
const REVOKING = /after all|no longer|fair game|ignore|lift|forget what|superseded|dropped|fine to/i

const TRAPS = {
  'revoked-rule': (name, item) =>
    /rule|instruct|constraint|decision/i.test(name) && !PAST.test(name) && !REVOKING.test(item),
  'fixed-command': (name, item) => FAILING.test(name) || /\bfailed\b/i.test(item),
  'unchanged-file': (name) => CHANGED.test(name) && !READ.test(name),
  'answered-question': (name) => WAITING.test(name),
  'gone-task': (name, item) => OPEN.test(name) && !/deleted|dropped|cancel/i.test(item),
}

/** Where a trap was stepped into, or null. Neutral sentences may be quoted as the person's words, but are no rule. */
export function judgeTrap(trap, told) {
  const isWrong = TRAPS[trap.kind] ?? ((name) => (trap.source === 'neutral' ? AS_FACT : AS_WORDS).test(name))
  return findIn(told, trap.words[0], isWrong)
}
