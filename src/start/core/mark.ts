import { blankCode, splitFrontMatter } from '../../base/core/markdown.ts'
import { cleanText } from '../../base/core/text.ts'
import { MAX_CONTENT_CHARS } from './mark-bound.ts'

/** `<!-- L2-REINJECT: rank=1, content="..." -->` in a rule file. Lower rank is more important. */
export interface Mark {
  readonly rank: number
  readonly content: string
  readonly path: string
  readonly line: number
}

const MAX_MARKS_OF_FILE = 100
const WORD = 'L2-REINJECT'

/** Parses the markers of a rule file outside its code. A page that explains markers in code has none. */
export function parseMarks(text: string, path: string) {
  const { front } = text.startsWith('---') ? splitFrontMatter(text) : { front: '' }
  const isScoped = /^(?:paths|globs):/m.test(front)
  const marks: Mark[] = []
  const bad: (Pick<Mark, 'path' | 'line'> & { readonly why: string })[] = []
  if (!text.includes(WORD)) return { marks, bad, isScoped }
  let line = 1
  let counted = 0
  for (const { at, end } of listComments(blankCode(text))) {
    const body = text.slice(at + 4, end === -1 ? at + 4 + 200 : end).trim()
    if (!body.startsWith(WORD)) continue
    for (; counted < at; counted += 1) if (text[counted] === '\n') line += 1
    if (marks.length + bad.length >= MAX_MARKS_OF_FILE) {
      bad.push({ path, line, why: `over ${MAX_MARKS_OF_FILE} markers in one file` })
      break
    }
    const parsed = end === -1 ? 'the comment is not closed' : parseMark(body.slice(WORD.length))
    if (typeof parsed === 'string') bad.push({ path, line, why: parsed })
    else marks.push({ ...parsed, path, line })
  }
  return { marks, bad, isScoped }
}

/** Places of comments: start and end, or -1 for a comment behind the last end. */
function* listComments(text: string): Generator<{ readonly at: number; readonly end: number }> {
  let end = 0
  for (let at = text.indexOf('<!--'); at !== -1; at = text.indexOf('<!--', end === -1 ? at + 4 : end)) {
    if (end !== -1) end = text.indexOf('-->', at + 4)
    yield { at, end }
  }
}

const FIELD = /\s*([A-Za-z_]{1,40})\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]{1,40}))\s*(,|$)/y

/** Parses the fields after the marker's name, between commas. The answer is the mark, or the fault of the marker. */
function parseMark(text: string): Pick<Mark, 'rank' | 'content'> | string {
  if (!text.startsWith(':')) return 'no ":" after the name'
  const fields = new Map<string, string>()
  FIELD.lastIndex = 1
  for (let isMore = true; isMore; ) {
    const found = FIELD.exec(text)
    if (found === null) return 'not fields such as rank=1, content="..."'
    const [, name = '', quoted, bare = '', comma] = found
    if (fields.has(name)) return `"${name}" is given twice`
    fields.set(name, quoted === undefined ? bare : quoted.replace(/\\(["\\])/g, '$1'))
    isMore = comma === ','
  }
  const unknown = [...fields.keys()].find((name) => !['rank', 'tokens', 'content'].includes(name))
  if (unknown !== undefined) return `unknown field "${unknown}"`
  return checkFields(fields.get('rank'), fields.get('tokens'), fields.get('content'))
}

/** Checks the fields. `tokens` is the author's own estimate and does not count; the length of the content does. */
function checkFields(rank: string | undefined, tokens: string | undefined, content: string | undefined) {
  if (rank === undefined) return 'no rank'
  if (!/^\d{1,4}$/.test(rank)) return 'rank is not a whole number from 0 to 9999'
  if (tokens !== undefined && !/^\d{1,5}$/.test(tokens)) return 'tokens is not a whole number'
  if (content === undefined) return 'no content'
  const clean = cleanText(content).replace(/\s+/g, ' ').trim()
  if (clean === '') return 'the content is empty'
  if (clean.length > MAX_CONTENT_CHARS) return `the content has ${clean.length} characters, ${MAX_CONTENT_CHARS} fit`
  return { rank: Number(rank), content: clean }
}
