import {
  type Entry,
  type Field,
  findField,
  findLeadingId,
  firstWords,
  foldWords,
  isSameSubject,
} from './document-entry.ts'

/** A list item with a box, as people write plans: `- [ ] T1: ...`, `  * [x] 2.1 ...`, `1. [X] ...`. */
const BOX = /^([ \t]{0,40}(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX✓✔~/-]\]\*?[ \t]+)(\S.*)$/
const DONE = /\[[xX✓✔]\]/
const BARE = /\[[ ~/-]\]/
const ENDED = ['done', 'completed']
const WAITING = ['todo', 'open', 'pending', 'planned']

export function matchBox(line: string): { readonly bullet: string; readonly text: string } | null {
  const [, bullet, text] = BOX.exec(line) ?? []
  return bullet === undefined || text === undefined ? null : { bullet, text }
}

/** The status of an entry. A ticked box says `done`; an open box yields to a written status. */
export function findStatus(entry: Entry): string | null {
  const written = findField(entry, 'Status')
  const isTicked = DONE.test(entry.bullet)
  if (isTicked && (entry.isBox || written === null)) return 'done'
  if (written !== null) return written
  const mark = /\[([ ~/-])\]/.exec(entry.bullet)?.[1]
  return mark === undefined ? null : mark === ' ' ? 'todo' : `[${mark}]`
}

/** A number at the start of a title (`2.1`, `#3`, `Task 4`) names a task only beside words that agree. */
const NUMBER = /^(?:(?:task|step)\s+)?#?(\d{1,4}(?:\.\d{1,4}){0,4})(?:[.:)]|\s|$)\s*/
const LABELS = /^(?:\[[A-Za-z]{1,4}\d{0,3}\]\s*)+/

interface Subject {
  readonly number: string | null
  readonly words: string
}

const subjects = new WeakMap<Entry, Subject>()

/** A long plan is asked about each pending entry several times. */
function knowSubject(entry: Entry): Subject {
  const known = subjects.get(entry) ?? readSubject(entry)
  subjects.set(entry, known)
  return known
}

function readSubject(entry: Entry): Subject {
  const id = findLeadingId(entry.title)
  const text = foldWords(entry.title).replace(/~~/g, '')
  const bare = id === null ? text : text.slice(text.indexOf(id.toLowerCase()) + id.length).replace(/^[\]):.\s—–-]+/, '')
  const number = NUMBER.exec(bare)
  const listed = /^\s*(\d{1,9})[.)]/.exec(entry.bullet)?.[1] ?? null
  const words = (number === null ? bare : bare.slice(number[0].length)).replace(LABELS, '')
  return { number: number?.[1] ?? listed, words }
}

/** A shorter start of a title could be the start of any title. */
const MIN_START_CHARS = 20
const MIN_START = /^\S{2,}\s.{3,}/

/** The name a title begins with: `parser` of `parser: reads quotes` and of `parser (part 2) reads quotes`. */
const nameOf = (words: string) => /^(.{3,80}?)(?::\s|\s[—–(-]|$)/.exec(words)?.[1] ?? words

/** Whether a newer entry means a box: 2 by id or words, 1 by number or name alone. */
export function weighBox(box: Entry, newer: Entry): 0 | 1 | 2 {
  const ids = [findLeadingId(box.title), findLeadingId(newer.title)]
  if (ids[0] !== null && ids[1] !== null) return ids[0] === ids[1] ? 2 : 0
  const [own, other] = [knowSubject(box), knowSubject(newer)]
  if (other.words === '') return other.number !== null && other.number === own.number ? 1 : 0
  if (own.words === other.words)
    return own.number !== null && other.number !== null && own.number !== other.number ? 0 : 2
  const isNumbered = own.number !== null && own.number === other.number
  if (isNumbered && (own.words.startsWith(other.words) || other.words.startsWith(own.words))) return 1
  const isStart = other.words.length >= MIN_START_CHARS && own.words.startsWith(other.words)
  return isStart || nameOf(own.words) === other.words ? 1 : 0
}

/** The boxes that begin with the words of a person, who names a task in short: two words at least. */
export function findBegun(entries: readonly Entry[], named: Entry): Entry[] {
  const { words } = knowSubject(named)
  if (!MIN_START.test(words)) return []
  const isBegun = (title: string) => title.startsWith(words) && /^\W/.test(title.slice(words.length))
  return entries.filter((entry) => entry.isBox && isBegun(knowSubject(entry).words))
}

/** The author's words stay. A status no box can show, and lacking fields, become bullets below. */
export function changeBox(box: Entry, newer: Entry): Entry {
  const written = findField(newer, 'Status')
  const status = written === null ? null : firstWords(written)
  const isEnded = status !== null && ENDED.includes(status)
  const bullet = status === null ? box.bullet : setMark(box.bullet, isEnded, WAITING.includes(status))
  const [first = '', ...more] = box.lines
  const ticked: Entry = { ...box, bullet, lines: [`${bullet}${first.slice(box.bullet.length)}`, ...more] }
  const isShown = status === null || isEnded || WAITING.includes(status)
  return newer.fields.reduce((entry, { key, value }) => {
    const isLacking = entry.fields.every((field) => field.key !== key)
    if (value.trim() === '') return entry
    if (key === 'Status' && isShown) return dropStatus(entry, value.trim())
    return isLacking && key === 'Acceptance' && isEnded
      ? entry
      : putField(entry, key, value.replace(/\s+/g, ' ').trim())
  }, ticked)
}

/** The box alone says its status: a bullet with another status goes, and a status in another form is corrected. */
function dropStatus(box: Entry, status: string): Entry {
  const own = box.lines.findIndex((line, index) => index > 0 && /^\s*- status: /i.test(line))
  if (own === -1) return { ...box, lines: box.lines.map((line) => replaceStatus(line, status)) }
  const fields = box.fields.filter(({ key }) => key !== 'Status')
  return { ...box, fields, lines: box.lines.filter((_, index) => index !== own) }
}

/** Puts a field below a box: in its own place, the status before all others, any other field behind them. */
function putField(box: Entry, key: string, value: string): Entry {
  const { fields, lines, bullet } = box
  const field = { key, value }
  const isField = (line: string, names: readonly Field[]) =>
    names.some((known) => line.trimStart().toLowerCase().startsWith(`- ${known.key.toLowerCase()}: `))
  const own = lines.findIndex((line, index) => index > 0 && isField(line, [field]))
  if (own !== -1) {
    const line = lines[own] ?? ''
    const changed = `${line.slice(0, line.indexOf(': ') + 2)}${value}`
    const known = fields.map((other) => (other.key === key ? field : other))
    return { ...box, fields: known, lines: lines.map((text, index) => (index === own ? changed : text)) }
  }
  // A field in another form is its author's text; only a status has to be right.
  if (fields.some((other) => other.key === key)) {
    return key === 'Status' ? { ...box, lines: lines.map((line) => replaceStatus(line, value)) } : box
  }
  let at = 1 + countParagraph(lines.slice(1))
  while (key !== 'Status' && at < lines.length && isField(lines[at] ?? '', fields)) at += 1
  const indent = ' '.repeat(/^\s*(?:[-*+]|\d{1,9}[.)])\s/.exec(bullet)?.[0].length ?? 2)
  const below = `${indent}- ${key}: ${value}`
  return {
    ...box,
    fields: key === 'Status' ? [field, ...fields] : [...fields, field],
    lines: [...lines.slice(0, at), below, ...lines.slice(at)],
  }
}

function setMark(bullet: string, isEnded: boolean, isWaiting: boolean): string {
  if (isEnded) return bullet.replace(BARE, '[x]')
  return isWaiting ? bullet.replace(/\[[^ ]\]/, '[ ]') : bullet.replace(DONE, '[ ]')
}

function replaceStatus(line: string, status: string): string {
  return line.replace(
    /((?:^|[\s;|])(?:\*\*)?Status(?:\*\*)?:(?:\*\*)?[ \t]*)[^;|]*/i,
    (_, head: string) => `${head}${status}`,
  )
}

/** Lines that go on with the paragraph of a list item. */
function countParagraph(lines: readonly string[]): number {
  const end = lines.findIndex((line) => line.trim() === '' || /^\s*(?:[-*+]\s|\d{1,9}[.)]\s|>|`{3}|~{3}|\|)/.test(line))
  return end === -1 ? lines.length : end
}

/** A new task in a plan of boxes, as a box of its own, with all its fields. */
export function createBox(entry: Entry, mark: string): Entry {
  const title = entry.title.replace(/\s+/g, ' ')
  const bullet = `${mark} [ ] `
  const bare: Entry = { ...entry, title, isBox: true, bullet, fields: [], lines: [`${bullet}${title}`], rest: [] }
  const box = changeBox(bare, entry)
  const acceptance = findField(entry, 'Acceptance')
  if (acceptance === null || findField(box, 'Acceptance') !== null) return box
  return putField(box, 'Acceptance', acceptance.replace(/\s+/g, ' '))
}

/** The only open box among boxes alike is meant. All saying what the newer entry says, the first is meant. */
export function findSubjects(entries: readonly Entry[], newer: Entry): Entry[] {
  const weigh = (entry: Entry) => {
    if (entry.isBox && newer.kind === 'task') return weighBox(entry, newer)
    return isSameSubject(entry, newer) ? 2 : 0
  }
  const weighed = entries.map((entry) => ({ entry, weight: weigh(entry) }))
  const best = weighed.reduce((most, { weight }) => Math.max(most, weight), 0)
  const same = weighed.filter(({ weight }) => best > 0 && weight === best).map(({ entry }) => entry)
  if (same.length < 2 || same.some(({ isBox }) => !isBox)) return same
  const open = same.filter((box) => findStatus(box) !== 'done')
  if (open.length > 1) return same
  const isSaid = ENDED.includes(firstWords(findField(newer, 'Status') ?? ''))
  return open.length === 1 ? open : isSaid ? same.slice(0, 1) : same
}
