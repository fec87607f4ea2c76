import { once, wordSet } from '../../base/core/remember.ts'

/** Dashes, quotes, bullets, arrows and ticks: no part of a word, in no language. */
const SIGNS = /[\u2010-\u2027\u2030-\u205e\u2190-\u23ff\u2500-\u2775\u2794-\u27bf]/g
const NO_ASCII = /[\u0080-\uffff]/

export function dropSigns(text: string): string {
  return NO_ASCII.test(text) ? text.replace(SIGNS, ' ') : text
}

/** Words that are the same in every language: names of code, numbers, paths, and Latin words in another script. */
export function listParticulars(text: string): string[] {
  const isLatin = SCRIPTS.every(([, name]) => name !== findLanguage(text))
  const raw = text.match(isLatin ? /[\p{L}\p{N}_][\p{L}\p{N}_./@#+-]*/gu : /[A-Za-z0-9_][A-Za-z0-9_./@#+-]*/g) ?? []
  return raw
    .map((word) => word.replace(/(?<![./@#-])[./@#-]+$/, ''))
    .filter((word) => !isLatin || /[\d_./@#]|\p{Ll}\p{Lu}/u.test(word))
    .map((word) => word.toLowerCase())
}

const ENGLISH = `the and is to of that it for with this not you are be on have was should can we don't it's that's your from what when my our
  which there they if then would will must never always`
export const listEnglish = wordSet(ENGLISH)

/** Small words that tell languages of Latin script apart. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: ENGLISH,
  de: 'der die das und ist nicht ein eine wir du mit auf f\u00fcr bitte auch noch den dem zu sind kein aber',
  fr: 'le la les et est pas un une nous vous avec pour dans des du que qui il au sur ne',
  es: 'el los las y es no un una con para por que del se lo al pero como hay usa',
  pt: 'o os as e n\u00e3o um uma com para por que do da se no na mas como \u00e9 usar',
  it: 'il lo gli e non un una con per che del della si ma come sono di nel al',
  nl: 'de het een en is niet wij je met voor van op ook nog geen maar zijn dat',
  pl: 'i nie jest na do z si\u0119 to w \u017ce jak ale czy po tego',
}
/** The scripts of languages. V8 looks up the letters of a script when the pattern is made, so few runs make any. */
const SCRIPTS: readonly (readonly [script: string, name: string])[] = [
  ['[\\u3040-\\u30ff]', 'ja'],
  ['[\\u4e00-\\u9fff]', 'zh'],
  ['\\p{Script=Hangul}', 'ko'],
  ['\\p{Script=Cyrillic}', 'cyrillic'],
  ['\\p{Script=Arabic}', 'ar'],
  ['\\p{Script=Hebrew}', 'he'],
  ['\\p{Script=Devanagari}', 'hi'],
  ['\\p{Script=Greek}', 'el'],
  ['\\p{Script=Thai}', 'th'],
]

/** The language of a text by script and small words; empty when both leave a doubt. */
export function findLanguage(text: string): string {
  const sample = text.slice(0, 20_000)
  const ascii = dropSigns(sample)
  if (!NO_ASCII.test(ascii)) return findBySmallWords(ascii.toLowerCase().match(/[a-z']+/g) ?? [])
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  for (const [script, name] of SCRIPTS)
    if ((sample.match(new RegExp(script, 'gu'))?.length ?? 0) * 4 > letters) return name
  return findBySmallWords(sample.toLowerCase().match(/[\p{L}']+/gu) ?? [])
}

const listSmallWords = once(() =>
  Object.entries(SMALL_WORDS).map(([name, text]) => [name, new Set(text.split(/\s+/))] as const),
)

function findBySmallWords(tokens: readonly string[]): string {
  let [best, most, next] = ['', 0, 0]
  for (const [name, words] of listSmallWords()) {
    const count = tokens.filter((token) => words.has(token)).length
    if (count > most) [best, most, next] = [name, count, most]
    else if (count > next) next = count
  }
  return most > next ? best : ''
}
