import { remember, wordSet } from '../../base/core/remember.ts'
import { dropImages } from './plain-words.ts'

/** Words that name no particular thing in a software project. Two sentences that share them may differ in subject. */
const listCommon = wordSet(
  `about above actually added after again against ahead almost also although always another anymore anyway anything approach
  around back because been before being below between both branch build bunch call called cannot case change changed check class
  code come command could current default design different does doing done down each earlier edit either else entirely entire even
  every everything example existing feature file files find first fix folder from function getting give given goes going good have
  having help here idea implement implementation implemented including inside instead into issue item just keep kind know last later
  leave left less let's like line list little logic long look looks made main make making many maybe mean method might module more most
  move much must name need needed needs never next nothing now number once only open option other part parts pass path phase piece
  place plan plans please point possible probably problem project proposal put question quite rather really refactor related remove
  removed request rest result right rule same section server service should show simple since single solution some something start
  started state step steps still stop story strategy stuff such support sure switch system table take task tasks team than that their
  them then there these they thing things think this those though through ticket time today together tool true type under unless until
  update updated upon used user users uses using value version very wait want wanted wants well were what when where whether which
  while whole will with within without wont work works working would write wrong year your yourself the and for not but use add new old
  all any are can did get got had has her him his how its may one our out own per run say see set she too try two way who why yes you agree agreed agrees sure fine okay thanks thank ahead second third`,
)

/** The words of a text that name particular things, in a form that survives plurals and verb endings. */
export const findDistinctiveWords: (text: string) => ReadonlySet<string> = remember(2000, (text) => {
  const found = new Set<string>()
  for (const raw of dropImages(text).match(/[\w\u00c0-\u1fff\u2c00-\uffff][\w\u00c0-\u1fff\u2c00-\uffff./@#+-]*/g) ??
    []) {
    const word = findStem(raw)
    if (word !== '') found.add(word)
  }
  return found
})

/** A word's form for comparisons; empty for a word that names no particular thing. */
const findStem: (raw: string) => string = remember(5000, (raw) => {
  const plain = raw.toLowerCase().replace(/(?<![./@#_-])[./@#_-]+$/, '')
  // Short names have a capital or a digit: TS, JS, Go, C#, B, v2.
  if (plain.length < 3 && !/^(?:[B-HJ-Z][A-Za-z0-9+#]?|[A-Z][0-9+#A-Z]|[a-z]\d)$/.test(raw)) return ''
  return listCommon().has(plain) || /^\d{1,2}$/.test(plain) ? '' : stem(plain)
})

function stem(word: string): string {
  if (/[\d_./@#-]/.test(word)) return word
  const base = word.replace(/(?:ing|ers?|ed|ions?|es|e|s)$/, '')
  return base.length >= 4 ? base : word
}

/** The text must share both of two distinctive words, and 60 % of more. A phrase without any matches no text. */
export function mentions(text: string, phrase: string): boolean {
  const wanted = findDistinctiveWords(phrase)
  if (wanted.size === 0) return false
  const present = findDistinctiveWords(text)
  let shared = 0
  for (const word of wanted) if (present.has(word)) shared += 1
  return shared >= Math.ceil(wanted.size * 0.6)
}
