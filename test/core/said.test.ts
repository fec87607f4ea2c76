import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addSaid, listQuotes, trimSaid } from '../../src/work/core/said.ts'
import { LIMITS } from '../../src/work/core/work-limits.ts'
import type { Said } from '../../src/work/core/work-state.ts'
import { hostileText, SEED } from './arbitraries.ts'

const say = (...texts: readonly string[]) =>
  texts.reduce<readonly Said[]>((said, text) => addSaid(said, { text, asked: null }), [])
const textsOf = (said: readonly { readonly text: string }[]) => said.map(({ text }) => text)

test('what says something is kept in order, a push is not, and what is said again is newer', () => {
  assert.deepEqual(textsOf(say('Port it', 'ok', 'use tabs', 'go on', 'Port it')), ['use tabs', 'Port it'])
  const thanks = [
    'Thank you very much, I understand',
    'Merci beaucoup !',
    '\u3042\u308a\u304c\u3068\u3046\u3001\u5b8c\u74a7\u3067\u3059',
  ]
  assert.deepEqual(textsOf(say(...thanks, 'I understand the lexer now', '\u6dfb\u52a0\u6d4b\u8bd5')), [
    'I understand the lexer now',
    '\u6dfb\u52a0\u6d4b\u8bd5',
  ])
})

test('a push that answers something is kept', () => {
  const said = addSaid([], { text: 'yes', asked: 'Which of the two, a or b?' })
  assert.deepEqual(said, [{ text: 'yes', asked: 'Which of the two, a or b?' }])
})

test('interrupted and typed anew with more words, a message counts once', () => {
  assert.deepEqual(textsOf(say('add a flag for tabs', 'add a flag for tabs and for spaces')), [
    'add a flag for tabs and for spaces',
  ])
  const again = 'when I am in the list, the keys go to the tabs in the list'
  assert.deepEqual(textsOf(say(again, `${again} and only there`)), [`${again} and only there`])
  const two = ['fix it now', 'fix it now in the parser, too']
  assert.deepEqual(textsOf(say(...two)), two, 'too short to tell')
  const between = ['add a flag for tabs', 'drop the cache', 'add a flag for tabs and for spaces']
  assert.deepEqual(textsOf(say(...between)), between, 'only the one right before it')
})

test('beyond its bounds the ledger loses what weighs least, and of that the oldest', () => {
  const rules = Array.from({ length: 40 }, (_, index) => `Never touch module m${index} of the app`)
  const questions = Array.from({ length: 100 }, (_, index) => `How large is table t${index} of the store?`)
  const said = textsOf(say(...rules, ...questions))
  assert.ok(said.length <= LIMITS.said, `${said.length}`)
  for (const rule of rules) assert.ok(said.includes(rule), rule)
  assert.equal(said.at(-1), questions.at(-1))
  assert.ok(!said.includes(questions[0] ?? ''))
})

test('whatever is said, the ledger stays in its bounds and holds nothing that was not said', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          hostileText,
          hostileText.map((text) => text.repeat(50)),
        ),
        { maxLength: 40 },
      ),
      (texts) => {
        const said = say(...texts)
        assert.ok(said.length <= LIMITS.said)
        for (const { text } of said) assert.ok(text.length <= LIMITS.saidChars + 8, `${text.length}`)
        assert.ok(said.reduce((sum, { text }) => sum + text.length, 0) <= LIMITS.saidTotalChars)
        assert.deepEqual(trimSaid(said), said)
      },
    ),
    { seed: SEED, numRuns: 200 },
  )
})

const FILLER = `The report lists ${'orders of the customers '.repeat(6).trim()}.`
const LONG = `We train on ${'layers of the model '.repeat(22).trim()}`

/** A message and what is quoted of it. */
const QUOTES: readonly (readonly [what: string, message: string, quotes: readonly string[]])[] = [
  [
    'a sentence that puts a thing off',
    `${FILLER} We may move the templates out of the folder. However, I do not want to do that yet. ${FILLER}`,
    [FILLER, 'We may move the templates out of the folder. However, I do not want to do that yet.', FILLER],
  ],
  ['a short message', 'Use tabs. Drop the cache.', ['Use tabs. Drop the cache.']],
  ['thanks before it and a push behind it', 'Great, works now! Use tabs. Go on.', ['... Use tabs.']],
  ['a push before it', "continue. don't touch the lexer.", ["... don't touch the lexer."]],
  ['pushes alone', 'thanks, go on', ['thanks, go on']],
  ['a picture in a short message', '[Image #1]\nThis is what we want', ['[Image #1] This is what we want']],
  [
    'a picture on a line of its own in a long one',
    `[Image #1]\n${'use tabs in all of it '.repeat(6).trim()}.\n${'drop the cache of it '.repeat(6).trim()}.`,
    [`${'use tabs in all of it '.repeat(6).trim()}.`, `${'drop the cache of it '.repeat(6).trim()}.`],
  ],
  [
    'a long list',
    `Do this:\n- ${'use tabs in all of it '.repeat(6).trim()}\n- ${'drop the cache of it '.repeat(6).trim()}`,
    [`Do this: ${'use tabs in all of it '.repeat(6).trim()}`, `Do this: ${'drop the cache of it '.repeat(6).trim()}`],
  ],
  [
    'a list of how things are',
    `Done already:\n- ${'the cache is gone '.repeat(6).trim()}\n- ${'rows are read '.repeat(6).trim()}\n\nNow port ${'tabs '.repeat(20).trim()}`,
    [
      `Done already: ${'the cache is gone '.repeat(6).trim()}`,
      `Done already: ${'rows are read '.repeat(6).trim()}`,
      `Now port ${'tabs '.repeat(20).trim()}`,
    ],
  ],
  [
    'shortened words',
    `If it was last seen (e.g. by a tool call, i.e. any) ${'some hours ago '.repeat(15).trim()}. Flag the row.`,
    [`If it was last seen (e.g. by a tool call, i.e. any) ${'some hours ago '.repeat(15).trim()}.`, 'Flag the row.'],
  ],
  [
    'a sentence that means the one before',
    `${FILLER} You put the flag into the billing page. While I liked the care, please don't do this for the other pages. ${FILLER}`,
    [
      FILLER,
      "You put the flag into the billing page. While I liked the care, please don't do this for the other pages.",
      FILLER,
    ],
  ],
  [
    'a sentence whose pointer stands for a noun',
    `${FILLER} There are eight cards. Let's design what those look like, with the content of all. ${FILLER}`,
    [FILLER, "There are eight cards. Let's design what those look like, with the content of all.", FILLER],
  ],
  [
    'an order on a file of the sentence before',
    `${FILLER} The file is train.py. DO NOT EDIT THIS FILE. It is long. ${FILLER}`,
    [FILLER, 'The file is train.py. DO NOT EDIT THIS FILE. It is long.', FILLER],
  ],
  [
    'a rule on a file that a long sentence names',
    `${FILLER} ${LONG} and the file is train.py. DO NOT EDIT THIS FILE. ${FILLER}`,
    [
      FILLER,
      `${LONG} and the file is train.py.`,
      `... ${'layers of the model '.repeat(17).trim()} and the file is train.py. DO NOT EDIT THIS FILE.`,
      FILLER,
    ],
  ],
  [
    'a rule and its reason',
    `${FILLER} Never touch the lexer. It is slow. ${FILLER}`,
    [FILLER, 'Never touch the lexer. It is slow.', FILLER],
  ],
  [
    'a list of another kind behind a list with a heading',
    `${FILLER}\nDo not touch:\n- src/auth\n- src/billing\n\n1. Add retries to the client\n2. Write the docs`,
    [
      FILLER,
      'Do not touch: src/auth',
      'Do not touch: src/billing',
      '1. Add retries to the client',
      '2. Write the docs',
    ],
  ],
  [
    'a rule behind a list',
    `${FILLER}\nThe shared modules:\n- auth.ts\n- token.ts\nNever edit these files.\n${FILLER}`,
    [FILLER, 'The shared modules: auth.ts', 'The shared modules: token.ts', 'Never edit these files.', FILLER],
  ],
  [
    'words behind a list that mean all of the list',
    `- ${FILLER}\n- ${FILLER}\nThey should be quick.\nDrop the cache.`,
    [FILLER, FILLER, 'Drop the cache.'],
  ],
  [
    'dots that trail off, and a number at the end of a piece',
    `${FILLER} Take the globe, sort of a... with the agents, see #1. and the rest. ${FILLER}`,
    [FILLER, 'Take the globe, sort of a... with the agents, see #1. and the rest.', FILLER],
  ],
  [
    'an outline with code',
    `${FILLER}\n\nmain.cpp:\n - #include "a.h"\n - #include "b.h"\n\nNotes \u2014\n\nDrop the cache.\n${FILLER}`,
    [FILLER, 'Drop the cache.', FILLER],
  ],
  [
    'wrapped lines',
    `${'use tabs in all of the files '.repeat(5).trim()}\n${'and keep the newest of the rows '.repeat(4).trim()}.`,
    [`${'use tabs in all of the files '.repeat(5).trim()} ${'and keep the newest of the rows '.repeat(4).trim()}.`],
  ],
]

for (const [what, message, quotes] of QUOTES) {
  test(`quoted of ${what}`, () => assert.deepEqual(textsOf(listQuotes([{ text: message, asked: null }])), quotes))
}

const RULE = 'Never touch the legacy folder.'
const page = (words: string) => `${`${FILLER}\n`.repeat(12)}${words}\n${`${FILLER}\n`.repeat(12)}`

test('a rule in the middle of a long message is kept between the ends, in order', () => {
  const [said] = say(page(`${RULE}\n${FILLER}\nYou have put a flag there. Do not do this again.`))
  const text = said?.text ?? ''
  assert.ok(text.startsWith(FILLER) && text.endsWith(FILLER), text)
  assert.ok(text.length <= LIMITS.saidChars, `${text.length}`)
  const quotes = textsOf(listQuotes(said === undefined ? [] : [said]))
  assert.deepEqual(
    quotes.filter((quote) => quote !== FILLER),
    [RULE, 'You have put a flag there. Do not do this again.'],
  )
  assert.ok(text.includes(`\n...\n${RULE}\n...\n`), 'with the mark of a cut at both sides')
})

test('behind a cut a sentence that means the one before is dropped', () => {
  const ends = say(`${FILLER}\n`.repeat(12) + `It stays as it is. ${FILLER}\n`.repeat(3))
  assert.ok(!textsOf(listQuotes(ends)).some((quote) => quote.startsWith('It ')))
})

test('numbered answers are one quote with their questions', () => {
  const text = '2. keep the totals , use percentage , in 1. make it styled , 3. yes and the time ,4. yes'
  const asked = '1. Wording? 2. Totals? 3. Clients? 4. Contact?'
  assert.deepEqual(
    listQuotes(addSaid([], { text, asked })).map((quote) => [quote.text, quote.asked]),
    [[text, asked]],
  )
  assert.equal(say('1. rename the flag 2. drop the cache').length, 1, 'orders')
})

test('the rule at the end of a long answer is a quote of its own, without the question', () => {
  const rule = 'Please check in with me after each feature is completed, so I can review the code as well.'
  const text = `1. A copy.\n${`${FILLER}\n`.repeat(12)}${rule}`
  const quotes = listQuotes([{ text, asked: '1. In place or a copy?' }])
  assert.deepEqual(quotes.at(-1), { text: rule, weight: 4, asked: null, message: 0 })
  assert.equal(listQuotes([{ text: `1. ${rule}`, asked: '1. In place or a copy?' }]).length, 1, 'short: told with it')
})

test('a line of a long message has no more weight as the first message, or in another language', () => {
  const french = 's\u00e9lectionner dynamiquement la bonne histoire en fonction du style choisi par les joueurs.'
  const weights = (text: string) => listQuotes([{ text, asked: null }]).map(({ weight }) => weight)
  assert.deepEqual(weights(`${french}\n`.repeat(4).trim()), [2, 2, 2, 2])
  assert.deepEqual(weights(`${FILLER}\n`.repeat(6).trim()), Array(6).fill(2))
  assert.deepEqual(weights(french), [3], 'a message of its own')
})

test('a question stands beside a reply only', () => {
  const asked = 'Tabs or spaces?'
  const [reply, sentence] = listQuotes([
    { text: 'tabs', asked },
    { text: 'The importer should skip every blank line from today', asked },
  ])
  assert.deepEqual([reply?.asked, sentence?.asked], [asked, null])
})

test('words in the hand of another are no words of a person who writes a small pronoun', () => {
  const [letter, asked] = [
    'Sir, I am filing that as an upgrade. Every session must be written down.',
    'so is the memory fixed?',
  ]
  const habit = ['i want it to run alone', 'when it is asleep i want a note', 'but i think it should know']
  const quotes = (...texts: readonly string[]) => textsOf(listQuotes(texts.map((text) => ({ text, asked: null }))))
  assert.deepEqual(quotes(...habit, letter), habit)
  assert.deepEqual(quotes(...habit, `${letter} ${FILLER}\n${asked}`), [...habit, asked], 'a piece that begins small')
  assert.deepEqual(quotes(...habit.slice(1), letter), [...habit.slice(1), letter], 'no habit yet')
  const others = ['the id of the row', 'zitate im chat', 'testy i do domu']
  assert.deepEqual(quotes(...others, letter), [...others, letter], 'no pronoun')
  const both = ['I want tabs', 'I think so', 'I see none']
  assert.deepEqual(quotes(...habit, ...both), [...habit, ...both], 'a person who writes both')
})
