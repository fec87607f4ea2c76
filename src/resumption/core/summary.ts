import { once, wordSet } from '../../base/core/remember.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { TargetKind } from '../../sessions/core/runners.ts'
import { findTargets } from '../../sessions/core/target.ts'
import { findDistinctiveWords } from '../../words/core/distinctive-words.ts'
import { dropSigns, findLanguage, listParticulars } from '../../words/core/language-of-text.ts'
import { dropImages } from '../../words/core/plain-words.ts'
import type { WorkState } from '../../work/core/work-state.ts'

/** Tests whether a summary holds the content of a text, as far as words can tell. */
export interface SummaryTest {
  /** Whether a line holds the words of a text, or in another language its numbers, names and paths. */
  readonly holds: (text: string, enough?: number) => boolean
  /** Whether the summary names exactly this path, or the name of this file. */
  readonly names: (path: string) => boolean
  /** Whether the text is in another language than the summary, so that most words say nothing. */
  readonly isTranslated: (text: string) => boolean
}

/** A line with this share of the words says the same. A lower share may be chance. Tuned on half of real sessions. */
const ENOUGH = 0.8
/** Text of that length stands in a summary by intent. */
const SHORTEST_QUOTE = 12
/** Share of words for tasks, findings and failures, which a summary may paraphrase. The person's words have to stay. */
export const PARAPHRASED = 0.6
/** A share of fewer words says little, so a line must have all of them. */
const FEW_WORDS = 4

/** Reads a summary once for any number of tests. */
export function createSummaryTest(summary: string): SummaryTest {
  const lines = summary.split('\n').filter((line) => line.trim() !== '')
  const sets = lines.map((line) => addBases(new Set(listTokens(line))))
  const folded = foldText(summary)
  const language = once(() => findLanguage(summary))
  const isTranslated = (text: string) => {
    const other = findLanguage(text)
    return other !== '' && language() !== '' && other !== language()
  }
  const holds = (text: string, enough = ENOUGH): boolean => {
    const quote = foldText(text.replace(/^\.\.\. | \.\.\.$/g, ''))
    if (quote.length >= SHORTEST_QUOTE && folded.includes(quote)) return true
    const wanted = listWanted(text)
    if (wanted.length === 0) return true
    const needed = wanted.length * (wanted.length < FEW_WORDS ? 1 : enough)
    const marks = enough < ENOUGH ? [] : listMarks(text)
    const isIn = (set: ReadonlySet<string>) =>
      countShared(wanted, set) >= needed && marks.every((mark) => hasName(set, mark))
    if (sets.some(isIn)) return true
    if (!isTranslated(text)) return false
    const words = listParticulars(text)
    return tellsMuch(words) && sets.some((set) => countShared(words, set) === words.length)
  }
  const names = (path: string) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (name === '') return summary.includes(path)
    for (let at = summary.indexOf(name); at !== -1; at = summary.indexOf(name, at + 1)) {
      const [before = ' ', after] = [summary[at - 1], summary.slice(at + name.length, at + name.length + 2)]
      if (!/[\w.-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true
    }
    return false
  }
  return { holds, names, isTranslated }
}

/** Adds the names that people call files by: `README` for `README.md`. */
function addBases(words: Set<string>): Set<string> {
  for (const name of [...words].filter((word) => word.includes('.')))
    words.add(/^(?:.*\/)?([\w-]{3,60})\.\w{1,5}$/.exec(name)?.[1] ?? name)
  return words
}

function countShared(words: readonly string[], set: ReadonlySet<string>): number {
  let found = 0
  for (const word of words) if (set.has(word)) found += 1
  return found
}

const foldText = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Code, paths and numbers of a text: two requests may differ in one of these alone. The number of an item is none. */
function listMarks(text: string): string[] {
  const found = text.replace(/^\(?\d{1,2}[.)]\s/, '').match(/`[^`\n]{1,80}`|[\w./@#{}:-]+/g) ?? []
  return found.filter((word) => /[`\d/]|\w\.\w/.test(word)).flatMap(listTokens)
}

/** Whether words have a name. A path may stand there by the file's name, or the name as the end of a path. */
function hasName(words: ReadonlySet<string>, name: string): boolean {
  const file = name.slice(name.lastIndexOf('/') + 1)
  return words.has(file) || [...words].some((word) => word === name || word.endsWith(`/${file}`))
}

/**
 * The words of a fact to find again, without the marks of holdfast: no summary has those words. An answer that names a
 * thing is found by its own words. A refusal, or an answer that names no thing, is found only beside its question.
 */
export function dropMarks(text: string): string {
  const at = text.indexOf(' (to: "')
  if (at !== -1) {
    const own = text.slice(0, at).replace(' (Recommended)', '')
    if (findDistinctiveWords(own).size > 0 && !/^(?:no|nope|not|none|never)\b/i.test(own)) return own
    return `${own} ${text.slice(at + ASKED_CHARS).replace(/(?:"; not: .*|"\))$/, '')}`
  }
  return dropImages(text)
    .replace(/ \((?:in_progress|pending|committed)\)$/, '')
    .replace(/: failed: (?:Exit code \d+: )?/, ': ')
}

const ASKED_CHARS = ' (to: "'.length

/** Words of every script. Chinese, Japanese and Thai have no spaces, so there each pair of letters counts as a word. */
function listTokens(text: string): string[] {
  const lower = text.toLowerCase().replace(/[\u2018\u2019]/g, "'")
  const plain = dropSigns(lower)
  // V8 compiles all letters of Unicode for longer than it looks for them.
  const words = NO_PLAIN.test(plain)
    ? lower.match(/[\p{L}\p{N}\p{M}_][\p{L}\p{N}\p{M}_'./@#+-]*/gu)
    : plain.match(PLAIN_TOKEN)
  const found: string[] = []
  for (const raw of words ?? []) {
    const token = trimToken(raw)
    if (!UNSPACED.test(token)) found.push(token)
    else found.push(...(token.match(/\w{3,}/g) ?? []), ...Array.from(token.slice(1), (next, at) => token[at] + next))
  }
  return found
}

/** The letters most common: Latin, Greek, Cyrillic, Kana, Han and Hangul. */
const LETTERS =
  'a-z0-9_\u00df-\u00f6\u00f8-\u017f\u03b1-\u03c9\u0430-\u045f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3'
const PLAIN_TOKEN = new RegExp(`[${LETTERS}][${LETTERS}'./@#+-]*`, 'g')
const NO_PLAIN = new RegExp(`[^\\s -~${LETTERS}]`)
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/

function trimToken(raw: string): string {
  let end = raw.length
  while ("./@#'-".includes(raw.charAt(end - 1))) end -= 1
  return raw.slice(0, end)
}

/** The words of a text to find again, without fillers when three other words remain. */
function listWanted(text: string): string[] {
  // A summary names a file of Windows by its name, as well as any other.
  const names = text.includes('\\') ? text.replace(/\S+/g, (word) => word.slice(word.lastIndexOf('\\') + 1)) : text
  const tokens = [...new Set(listTokens(names))]
  const content = tokens.filter((token) => !listFillers().has(token))
  return content.length >= 3 ? content : tokens
}

const listFillers = wordSet(
  `the a an to of in on it is are be and or but if so we i you do does did for with that this these those as at by from can
  could would will should just was were has have had me my our your they them there here what which when how why all any also
  then than its it's i'm we're yes ok okay please`,
)

/** Whether such words are a message: a name is only its subject, and a digit may count the summary's sections. */
function tellsMuch(words: readonly string[]): boolean {
  return words.length > 1 && words.some((word) => /^\d[\d.]+$/.test(word))
}

/** Words of a summary, and the recorded failure they deny. */
export interface Contradiction {
  readonly says: string
  readonly record: string
}

/** Forms in which a summary says that all is well with a kind of target. */
const CLAIMS: readonly (readonly [TargetKind, RegExp])[] = [
  [
    'test',
    /\b(?:all (?:of )?(?:the )?(?:[\w-]+ ){0,3}tests?|tests?(?: suite)?|test suites?) (?:are |is |were |all |now |currently |also )*(?:pass(?:es|ed|ing)?|green|succeed\w*)\b/i,
  ],
  [
    'build',
    /\b(?:builds?|compil\w+|type ?checks?) (?:is |are |was |now |also |all )*(?:clean\w*|succe\w+|pass(?:es|ed|ing)?|fine)\b/i,
  ],
  ['lint', /\blint\w* (?:is |are |was |now |also |all )*(?:clean|pass(?:es|ed|ing)?|succeed\w*)\b/i],
]
/** A sentence about the future, or about a part, claims no success of the whole. */
const QUALIFIES =
  /\d|\b(?:not|n't|fail\w*|except|but|should|need\w*|until|verify|ensure|make sure|if|when|once|after|before|to|individually|alone|initially|earlier|previously)\b/i

/** Finds passes that a summary claims although the last run failed. A summary that also tells the failure is right. */
export function findContradictions(work: WorkState, summary: string): Contradiction[] {
  if (work.failing.length === 0) return []
  const test = createSummaryTest(summary)
  const sentences = summary.split(/\n|(?<=[.!?])\s+/).filter((sentence) => !QUALIFIES.test(sentence))
  return work.failing.flatMap((failing): Contradiction[] => {
    const command = work.commands.find((item) => failing.startsWith(`${item.command}: `))?.command ?? ''
    const kind = findTargets(command).at(-1)?.kinds[0]
    // A summary that names the failed tests knows of them: then the claim is about other tests.
    const scope = findTargets(command).flatMap((target) => target.scope)
    const isKnown =
      scope.some((word) => word.length > 4 && summary.includes(word)) ||
      test.holds(excerptLine(dropMarks(failing), 300), PARAPHRASED)
    const claim = CLAIMS.find(([name]) => name === kind)?.[1]
    const says = claim === undefined ? undefined : sentences.findLast((sentence) => claim.test(sentence))
    if (says === undefined || isKnown) return []
    return [{ says: excerptLine(says.replace(/^[\s*#-]+/, ''), 120), record: excerptLine(failing, 300) }]
  })
}
