import { excerptLine } from '../../base/core/text.ts'

/** Labels of options or points that words name: "variant A", "F1: B", "to 2. tabs". The article at a start is none. */
export function listLabels(text: string): string[] {
  if (!/^.{0,6}\d[.,:;)]|\b[A-H]\b|\b[A-Z]\d|(?:ption|ariante?|pproach) [a-h\d]\b/.test(text)) return []
  const pattern =
    /^\W{0,3}(?:[A-Za-z\u00fc]{2,3} (\d{1,2})[.,:;)]|(\d{1,2}),)|(?<![\w'./-])([A-Z]\d{1,2}|[A-H])(?![\w'/+#-]|\.\w)|\b(?:[Oo]ption|[Vv]ariante?|[Aa]pproach) ([a-h1-9])\b/g
  const named = [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: point, 2: number, 3: letter, 4: small, index }) => {
    const isArticle = whole === 'A' && text[index + 1] === ' ' && /(?:^|[.!?:]\s)$/.test(text.slice(0, index))
    return isArticle ? [] : [(point ?? number ?? letter ?? small ?? '').toUpperCase()]
  })
  return [...named, ...listAnswered(text)]
}

/** The numbers of the points that a message of one line answers: "2. keep it, 3. yes". A single number is none. */
export function listAnswered(text: string): string[] {
  if (text.includes('\n') || !/^.{0,6}\d[.)] /.test(text)) return []
  const numbers = [...text.matchAll(/(?<![^\s,;])(\d{1,2})[.)] /g)].map(([, number = '']) => number)
  return numbers.length > 1 ? numbers : []
}

const LONGEST_QUESTION = 300

/** Each option has the question before or behind its label. Null: a letter is a mere letter. */
export function findNamed(answer: string, words: string): string | null {
  const labels = new Set(listLabels(words))
  if (labels.size === 0) return null
  const kept = new Set<string>()
  let [lead, isListed, isBehind] = ['', false, false]
  // Behind its options and an empty line a question is over.
  for (const line of answer.split('\n').map((each) => each.trim())) {
    const label = findLabel(line)
    const asks = /[?\uff1f]\W{0,3}$/.test(line)
    const isNamed = labels.has(label)
    if (isNamed && lead !== '') kept.add(lead)
    if (isNamed || (isBehind && asks)) kept.add(line)
    if (line === '' ? isListed : label === '') lead = asks ? line : ''
    if (line !== '') [isBehind, isListed] = [isNamed, label !== '']
  }
  return kept.size === 0 ? null : excerptLine([...kept].join(' ').replace(/\*\*/g, ''), LONGEST_QUESTION)
}

/** The label that a line begins with, or an empty text. */
function findLabel(line: string): string {
  const label = /^(?:[-*+\u2022]\s*)?(?:#{1,6} |\*\*)?\(?([A-Za-z]\d{0,2}|\d{1,2})[).:]/.exec(line)?.[1]
  return label?.toUpperCase() ?? ''
}
