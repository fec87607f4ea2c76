export interface OptionRules {
  readonly values?: string
  /** Short options whose value, if any, is attached: `-i.bak`. */
  readonly attached?: string
  /** Long options, parted by blanks: `name` alone, `name=` with a value, `name?` with a value only after `=`. */
  readonly long?: string
  /** Long options start with one dash, too, and short ones are not combined: find, openssl, java. */
  readonly singleDash?: boolean
}

export interface ParsedOptions {
  /** Every option met, long or short, without dashes. */
  readonly flags: ReadonlySet<string>
  readonly values: ReadonlyMap<string, readonly string[]>
  readonly operands: readonly string[]
  /** A word nobody knows may have been any number of options. */
  readonly mayHoldMore: boolean
}

interface Draft {
  readonly flags: Set<string>
  readonly values: Map<string, string[]>
  readonly operands: string[]
}

function addValue({ flags, values }: Draft, name: string, value: string): void {
  flags.add(name)
  values.set(name, [...(values.get(name) ?? []), value])
}

/** Finds the rule of a long option; GNU programs also take any beginning that means only one. */
function findLong(name: string, rules: OptionRules): string {
  const long = rules.long?.split(' ') ?? []
  const bare = (rule: string) => rule.replace(/[=?]$/, '')
  const exact = long.find((rule) => bare(rule) === name)
  if (exact !== undefined || rules.singleDash === true) return exact ?? name
  return long.find((rule) => bare(rule).startsWith(name)) ?? name
}

/** Reads a long option; says whether it took the next word. */
function readLong(word: string, next: string | undefined, rules: OptionRules, draft: Draft): boolean {
  const body = word.replace(/^--?/, '')
  const equals = body.indexOf('=')
  const rule = findLong(equals === -1 ? body : body.slice(0, equals), rules)
  const name = rule.replace(/[=?]$/, '')
  if (equals !== -1) addValue(draft, name, body.slice(equals + 1))
  else if (rule.endsWith('=') && next !== undefined) addValue(draft, name, next)
  else draft.flags.add(name)
  return equals === -1 && rule.endsWith('=') && next !== undefined
}

/** Reads short options in one word; says whether the last one took the next word. */
function readShort(word: string, next: string | undefined, rules: OptionRules, draft: Draft): boolean {
  for (let index = 1; index < word.length; index += 1) {
    const letter = word.charAt(index)
    const rest = word.slice(index + 1)
    const takesValue = rules.values?.includes(letter) === true
    if (takesValue && rest === '' && next !== undefined) {
      addValue(draft, letter, next)
      return true
    }
    if ((takesValue && rest !== '') || (rules.attached?.includes(letter) === true && rest !== '')) {
      addValue(draft, letter, rest)
      return false
    }
    draft.flags.add(letter)
  }
  return false
}

/** Reads one word of options; says whether it took the next word. */
function readOption(word: string, next: string | undefined, rules: OptionRules, draft: Draft): boolean {
  const isLong = word.startsWith('--') || rules.singleDash === true
  return isLong ? readLong(word, next, rules, draft) : readShort(word, next, rules, draft)
}

const isOption = (word: string) => word.startsWith('-') && word !== '-'

/** Sorts the words of a command into options and operands, as getopt does: operands may stand between options. */
export const parseOptions = (words: readonly string[], rules: OptionRules): ParsedOptions =>
  sortWords(words, rules, false)

/** Sorts the words of a program such as env, sudo or xargs, whose options end at the first operand. */
export const parseLeading = (words: readonly string[], rules: OptionRules = {}): ParsedOptions =>
  sortWords(words, rules, true)

function sortWords(words: readonly string[], rules: OptionRules, isLeading: boolean): ParsedOptions {
  const draft: Draft = { flags: new Set(), values: new Map(), operands: [] }
  let mayHoldMore = false
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (/^-?\uFDD1/.test(word)) mayHoldMore = true
    if (word === '--' || (isLeading && !isOption(word))) {
      draft.operands.push(...words.slice(word === '--' ? index + 1 : index))
      break
    }
    if (!isOption(word)) draft.operands.push(word)
    else if (readOption(word, words[index + 1], rules, draft)) index += 1
  }
  return { ...draft, mayHoldMore }
}

export function valuesOf({ values }: ParsedOptions, ...names: string[]): readonly string[] {
  return names.flatMap((name) => values.get(name) ?? [])
}

export const hasFlag = ({ flags }: ParsedOptions, ...names: string[]): boolean => names.some((name) => flags.has(name))
