import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { foldText, unfoldOffsets } from '../../src/recall/core/fold.ts'
import { findMatch, parseQuery, type Query } from '../../src/recall/core/query.ts'
import { quoteAround } from '../../src/recall/core/ranking.ts'

function ask(...args: readonly string[]): Query {
  const query = parseQuery(args)
  assert.ok(query !== null, `no query: ${args.join(' ')}`)
  return query
}

const levelOf = (args: readonly string[], ...texts: readonly string[]) =>
  findMatch(ask(...args), texts.map(foldText))?.level ?? 0

/** Arguments, the texts of one entry, the level: 3 everything, 2 words without the phrase, 1 some words, 0 nothing. */
const MATCHES: readonly (readonly [claim: string, args: readonly string[], texts: readonly string[], level: number])[] =
  [
    ['all words, in any order', ['field', 'rename'], ['please rename the field'], 3],
    ['case does not count, on either side', ['RENAME', 'field'], ['Rename The FIELD'], 3],
    ['accents do not count, on either side', ['café', 'uber'], ['Cafe über alles'], 3],
    ['composed and decomposed are the same', ['caf\u00e9'], ['cafe\u0301'], 3],
    ['a letter folds whose capitals are two', ['GRÖSSE'], ['die größe'], 3],
    ['the same the other way round', ['größe'], ['DIE GRÖSSE, DIE GRÖẞE'], 3],
    ['dotted and final letters fold', ['istanbul', 'λογοσ'], ['\u0130STANBUL ΛΌΓΟΣ'], 3],
    ['wide letters and ligatures are letters', ['file'], ['\ufb01le'], 3],
    ['what cannot be seen does not part a word', ['cooperate'], ['co\u00adope\u200brate'], 3],
    ['the beginning of a word is enough', ['ren'], ['rename it'], 3],
    ['the middle of a word is not', ['name'], ['rename it'], 0],
    ['an underscore, a slash and a dot part words', ['bar', 'tests', 'ts'], ['foo_bar src/tests/x.ts'], 3],
    ['digits are part of words', ['2'], ['v12'], 0],
    ['scripts without spaces match anywhere', ['\u8a9e'], ['\u65e5\u672c\u8a9e'], 3],
    ['a term of signs alone matches anywhere', ['-->'], ['a-->b'], 3],
    ['words may be spread over the texts of an entry', ['npm', 'timeout'], ['npm test', 'Error: timeout'], 3],
    ['some of the words', ['rename', 'zebra'], ['rename'], 1],
    ['none of the words', ['zebra'], ['rename'], 0],
    ['an argument with a space is a phrase', ['rename the field'], ['please rename  the\nfield now'], 3],
    ['a phrase in another order has only its words', ['field the rename'], ['rename the field'], 2],
    ['a phrase ends where a word ends', ['error 40'], ['error 404'], 2],
    ['a phrase starts where a word starts', ['name it'], ['rename it'], 1],
    ['a later occurrence of a phrase counts', ['the plan'], ['the planet, the plan.'], 3],
    ['quotes inside an argument make a phrase too', ['use "the plan" now'], ['now use the plan'], 3],
    ['a single word in quotes is meant whole', ['"plan"'], ['planet'], 2],
    ['a quote that never closes is closed', ['"the plan'], ['the plan'], 3],
    ['a sign of the sentence belongs to no word', ['pelican,', 'dropped?!'], ['Dropped the pelican migration'], 3],
    ['nor to the words of a phrase', ['why was it dropped?'], ['it was dropped, and why'], 2],
    ['a phrase keeps its signs', ['it "dropped?"'], ['it: dropped?'], 3],
    ['signs alone are a term', ['?!'], ['what'], 0],
    ['words are data, never patterns', ['.*', 'a+'], ['anything aaa'], 0],
    ['even those that would be hard as patterns', ['(a+)+$'], [`${'a'.repeat(5000)}!`], 0],
    ['names of object properties are words', ['constructor', '__proto__'], ['the constructor of __proto__'], 3],
  ]

describe('what matches', () => {
  for (const [claim, args, texts, level] of MATCHES) {
    it(claim, () => assert.equal(levelOf(args, ...texts), level))
  }
})

describe('what is no query', () => {
  for (const [claim, args] of [
    ['nothing', []],
    ['spaces', ['', '  ']],
    ['empty quotes', ['""']],
    ['more than 32 words', Array.from({ length: 33 }, (_, index) => `w${index}`)],
    ['more than 1,000 characters', ['x'.repeat(1001)]],
  ] as const) {
    it(claim, () => assert.equal(parseQuery(args), null))
  }
})

describe('places in a folded text', () => {
  for (const [text, word] of [
    ['plain text here', 'here'],
    ['\u00dcber die Stra\u00dfe', 'stra'],
    ['\ufb03 \ufb03 end', 'end'],
    ['\u{1f600}\u{1f600} caf\u00e9 last', 'last'],
    ['co\u00adop e\u0301nd tail', 'tail'],
  ] as const) {
    it(`are found again in "${text}"`, () => {
      const [at = -1] = unfoldOffsets(text, [foldText(text).indexOf(word)])
      assert.equal(foldText(text.slice(at)).startsWith(word), true, `${at}`)
      assert.equal(at === 0 || !/\p{L}/u.test(text[at - 1] ?? ''), true, `${at}`)
    })
  }
})

describe('quotes', () => {
  const filler = 'lorem ipsum dolor sit amet '
  const terms = (...args: readonly string[]) => ask(...args).terms

  it('a short text is quoted whole', () => assert.equal(quoteAround(' say\nthis ', terms('this'), 100), 'say\nthis'))

  it('of a long one, what stands around each word', () => {
    const text = `${filler.repeat(30)}zebra crossing ${filler.repeat(30)}quagga ${filler.repeat(30)}`
    const quote = quoteAround(text, terms('quagga', 'zebra'), 120)
    assert.match(quote, /^\.\.\. (?:lorem|ipsum|dolor|sit|amet) .*zebra crossing.* \.\.\. .*quagga.* \.\.\.$/)
    assert.ok(quote.length <= 140, `${quote.length}`)
  })

  it('its beginning when the words stand elsewhere', () => {
    assert.match(quoteAround(filler.repeat(30), terms('zebra'), 60), /^lorem ipsum .* \.\.\.$/)
  })

  it('never half a character', () => {
    const quote = quoteAround(`${'\u{1f600}'.repeat(300)} zebra ${'\u{1f600}'.repeat(300)}`, terms('zebra'), 61)
    assert.equal(quote.isWellFormed(), true)
    assert.match(quote, /zebra/)
  })
})
