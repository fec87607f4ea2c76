import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isContrary, isReply, setsRule, weighAnswer, weighWords } from '../../src/words/core/weigh-words.ts'

/** Words from the lightest to the weightiest; those of one row weigh alike. */
const ORDER: readonly (readonly string[])[] = [
  [
    'Where does the importer read its rows?',
    'is it running',
    'why does the lexer read tabs',
    'Is that the newest one?',
    '\u3053\u308c\u306f\u4f55\u3067\u3059\u304b\uff1f',
  ],
  ['USE THE SEARCH AGENT TO DO THE ANALYSIS.', 'use crash-triage and analyze the newest crash'],
  ['Have a look at the log', 'can you check the log', 'Here is the console:', 'merge it'],
  ['Yesterday the build was red', 'Add the header'],
  [
    'The header needs a blue border',
    'is it running, if not start it',
    'are there tests for this if not we should add some',
  ],
  [
    'Never touch the lexer',
    'please do not push',
    'always run the linter first',
    'From now on answer briefly',
    'log findings as you go',
    'each time you finish a page run the linter',
    'tests belong in src/core, nowhere else',
    'commit this and dont include a co-author',
  ],
]

test('in another language a long order outweighs a push, and terse English weighs as before', () => {
  const push = weighWords('segue em frente')
  for (const order of [
    'Ok mas temos que remover o passe antigo e subir os servicos em containers',
    'Bitte alle Dienste in Containern starten und den alten Ausweis entfernen',
    '\u0423\u0434\u0430\u043b\u0438 \u0441\u0442\u0430\u0440\u044b\u0439 \u043f\u0440\u043e\u043f\u0443\u0441\u043a \u0438 \u0437\u0430\u043f\u0443\u0441\u0442\u0438 \u0432\u0441\u0435 \u0441\u0435\u0440\u0432\u0438\u0441\u044b',
  ])
    assert.ok(weighWords(order) > push, order)
  assert.equal(weighWords('The header needs a blue border on the page'), weighWords('The header needs a blue border'))
})

test('rules outweigh requests, requests outweigh pushes, and plain questions weigh least', () => {
  const weights = ORDER.map((row) => row.map(weighWords))
  for (const [index, row] of weights.entries())
    for (const [at, weight] of row.entries())
      for (const lighter of weights.slice(0, index).flat())
        assert.ok(weight > lighter, `${ORDER[index]?.[at]}: ${weight}`)
})

test('words about the past are light, unless a rule speaks of deeds', () => {
  assert.equal(weighWords('the first lanes were drawn before the crash'), 1.5)
  assert.equal(weighWords('the linter has to pass before anything is pushed'), 3)
})

test('words that put one thing in place of another weigh more than a mere idea', () => {
  assert.equal(weighWords('perhaps rather than tabs, we can use blanks'), 3)
  assert.equal(weighWords('perhaps we can use blanks'), 1)
})

for (const text of [
  'Never touch the lexer',
  "don't push to main",
  "don't stop the server",
  'never stop the server',
  'Please do not add packages',
  'I do not want you to change the shelf',
  'always run the linter first',
  'Make sure the header stays blue',
  "drop the flag. Instead, we'll ask no row for a set of columns",
  'From now on answer briefly',
  'work on one task at a time, and ask me on every step, so we can push in between',
  'show me the diff before each merge',
  'When I ask you to measure something, I need numbers of the real build, not of a mock',
  'whenever I tell you to stop, you must leave the branch clean',
]) {
  test(`${JSON.stringify(text)} sets a rule`, () => assert.ok(setsRule(text)))
}

for (const text of [
  'Why should I never touch it?',
  'Sugira componentes para o projeto, seguindo o principio DRY (dont repeat yourself)',
  'if it is slow, never mind',
  "don't stop. go man. make it big",
  'dont stop . never give up',
  "I don't know the port",
  'I guess we must wait',
  "it doesn't always pass",
  'it is always red',
  'it logs a line after each request',
  'the worker takes one job at a time',
  'show me each of them',
  'when I ask you about the cache, the answer is late',
  'When I ask you to measure something, what do I need?',
  'Add the header',
  'put it into the reader instead',
  `Never touch the lexer ${'and the parser '.repeat(20)}`,
]) {
  test(`${JSON.stringify(text.slice(0, 60))} sets no rule`, () => assert.ok(!setsRule(text)))
}

test('words that turn against something are told from those that go on', () => {
  for (const text of ['scrap the cache', 'No, use a map instead', "let's not use Redis", 'never mind, back to tabs'])
    assert.ok(isContrary(text), text)
  for (const text of ['Use a map', 'Now fix the importer', 'He said "scrap the whole cache now" today'])
    assert.ok(!isContrary(text), text)
})

test('a reply is understood only with what it answers', () => {
  for (const text of ['B', '2', 'the second one', 'yes, and add a test for it please', 'no', 'skip 3, 4'])
    assert.ok(isReply(text), text)
  for (const text of ['The importer should skip every blank line', 'Rename the flag in all three files'])
    assert.ok(!isReply(text), text)
})

test('a choice among several weighs more than a yes to an offer', () => {
  const choice = weighAnswer('B', 'A: a map, or B: Redis?')
  const offer = weighAnswer('yes', 'Shall I continue with the parser?')
  assert.ok(choice >= 3 && offer < 2, `${choice} and ${offer}`)
  assert.ok(weighAnswer('yes', 'Is the port 8080 right?') >= 3, 'a yes to a question of fact')
  assert.ok(weighAnswer('no, never delete it', 'Shall I delete the folder?') >= 3)
  assert.equal(weighAnswer('ok', 'I renamed it.'), 0, 'nothing was asked')
})
