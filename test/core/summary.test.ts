import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditSummary } from '../../src/resumption/core/audit-summary.ts'
import { listFacts } from '../../src/resumption/core/facts.ts'
import { createSummaryTest, findContradictions } from '../../src/resumption/core/summary.ts'
import { parseOutcome } from '../../src/sessions/core/outcome-words.ts'
import { emptyWorkState, type WorkState } from '../../src/work/core/work-state.ts'

const SUMMARY = `1. Primary request: the user wants the importer to skip blank lines in every file.
2. The user said to never touch the generated bindings.
3. Files: src/core/reader.ts, docs/usage.md
4. The port for staging is 8443, not 8080.
5. The lexer of src/core/lexer.ts reads no tabs and keeps comments.`

/** Words, and whether the summary holds them. */
const HELD: readonly (readonly [what: string, text: string, held: boolean])[] = [
  ['the same words', 'never touch the generated bindings', true],
  ['the same words in other case and marks', '"Never touch the generated bindings!"', true],
  ['most of its words', 'I want the importer to skip blank lines in every file', true],
  ['half of its words', 'the importer should skip comments and tabs in every branch', false],
  ['words of two lines', 'never skip blank lines of the generated staging bindings', false],
  ['a few words, all there', 'skip blank lines', true],
  ['a few words, one missing', 'skip blank pages', false],
  ['files by their bare names', 'files of the reader and usage', true],
  ['nothing of it', 'drop the cache', false],
  ['no words at all', '...', true],
  ['German with its numbers', 'Bitte nicht 8080, der Port f\u00fcr Staging ist 8443', true],
  ['German with a number that is missing', 'Bitte nicht 9090, der Port f\u00fcr Staging ist 8443', false],
  ['German without numbers', 'Bitte die Tests nicht mit den anderen zusammen starten', false],
  ['German with a digit that counts a section', 'zu 1. Bitte verwende das kleine Modell', false],
  ['German with a name alone', 'Bitte die src/core/reader.ts nicht anfassen', false],
  ['German with names alone', 'Bitte weder src/core/reader.ts noch docs/usage.md anfassen', false],
  ['Japanese with its numbers', '\u30dd\u30fc\u30c8\u306f 8080 \u3067\u306f\u306a\u304f 8443 \u3067\u3059', true],
  [
    'Japanese with words of two lines',
    '\u30dd\u30fc\u30c8\u306f 8443 \u3067\u3059\u3002src/core/reader.ts \u3092\u898b\u3066',
    false,
  ],
  ['Chinese with a digit that counts a section', '\u6700\u591a\u91cd\u8bd5 3 \u6b21', false],
  ['the same words but for a path', 'the user wants the importer to skip blank lines in every file `/b/c`', false],
  ['the same words but for a digit', '2. The port for staging is 8443, not 8081', false],
  ['the same words with the file alone', 'The lexer of lexer.ts reads no tabs and keeps comments', true],
  ['the same words with another file', 'The lexer of core/flexer.ts reads no tabs and keeps comments', false],
  ['an item of a list by another number', '1) The port for staging is 8443, not 8080.', true],
  [
    'Japanese without numbers',
    '\u30ad\u30e3\u30c3\u30b7\u30e5\u3092\u524a\u9664\u3057\u3066\u304f\u3060\u3055\u3044',
    false,
  ],
]

for (const [what, text, held] of HELD) {
  test(`${held ? 'held' : 'lost'}: ${what}`, () => assert.equal(createSummaryTest(SUMMARY).holds(text), held))
}

/** Words beside the line of a summary, and whether the line holds them. */
for (const [words, line, held] of [
  [
    '/healthz\u3067\u78ba\u8a8d\u3067\u304d\u308b\u3088\u3046\u306b\u3057\u3066',
    '- /healthz\u3067\u78ba\u8a8d\u3067\u304d\u308b\u3088\u3046\u306b\u3057\u3066\u304f\u3060\u3055\u3044',
    true,
  ],
  [
    '\u30d0\u30ba\u72d9\u3044\u3092\u8a08\u753b\u306b\u5165\u308c\u308b\u306e\u306f\u3084\u3081\u3088\u3046\u3002 X\u9577\u6587\u30dd\u30b9\u30c8\u306f\u3001600\u5b57\u7a0b\u5ea6\u3002',
    '\u30d0\u30ba\u72d9\u3044\u3092\u8a08\u753b\u306b\u5165\u308c\u308b\u306e\u306f\u3084\u3081\u3088\u3046\u3002X\u9577\u6587\u30dd\u30b9\u30c8\u306f\u3001600\u5b57\u7a0b\u5ea6\u3002',
    true,
  ],
  [
    '\u30d0\u30ba\u72d9\u3044\u3092\u8a08\u753b\u306b\u5165\u308c\u308b\u306e\u306f\u3084\u3081\u3088\u3046\u3002 X\u9577\u6587\u30dd\u30b9\u30c8\u306f\u3001600\u5b57\u7a0b\u5ea6\u3002',
    '\u30d0\u30ba\u72d9\u3044\u3092\u8a08\u753b\u306b\u5165\u308c\u308b\u306e\u306f\u3084\u3081\u3088\u3046\u3002X\u9577\u6587\u30dd\u30b9\u30c8\u306f\u3001800\u5b57\u7a0b\u5ea6\u3002',
    false,
  ],
  ['make the widget of the\nowner `/api/v2` blue', '"make the widget of the owner `/api/v2` blue"', true],
  ['/Users/a/site/src/panel make the ui look the same', 'site/src/panel: make the ui look the same', true],
  ['/Users/a/site/src/panel make the ui', 'site/src/header: make the ui', false],
  ['analyse our c:\\Users\\a\\Demands.md', 'analyse our Demands.md', true],
] as const)
  test(`${JSON.stringify(words)} is ${held ? 'held' : 'lost'} by ${JSON.stringify(line)}`, () =>
    assert.equal(createSummaryTest(line).holds(words), held))

/** Commits and open tasks, and whether a summary holds them. */
for (const [fields, summary, held] of [
  [{ finished: [{ what: 'ea355f9 Drop the cycle', evidence: 'commit' }] }, 'Commits 661f65a, ea355f9, pushed', true],
  [{ finished: [{ what: 'ea355f9 Drop the cycle', evidence: 'commit' }] }, 'Commits 661f65a, fea355f9, pushed', false],
  [{ todos: [{ task: 'Create OwlSpinner GIF', status: 'in_progress', id: null }] }, 'a GIF of the OwlSpinner', true],
  [{ todos: [{ task: 'Create OwlSpinner GIF', status: 'in_progress', id: null }] }, 'a PNG of the OwlSpinner', false],
  [{ todos: [{ task: 'Criar mover_dados.py', status: 'pending', id: null }] }, 'Task 6: write `mover_dados.py`', true],
  [{ todos: [{ task: 'Refatorar fluxo de ler_linhas()', status: 'pending', id: null }] }, 'ler_linhas is slow', true],
  [{ todos: [{ task: 'Criar mover_dados.py', status: 'pending', id: null }] }, 'Task 6: write `dados.py`', false],
] as const)
  test(`${JSON.stringify(fields)} is ${held ? 'held' : 'lost'} by ${summary}`, () =>
    assert.equal(auditSummary(listFacts({ ...emptyWorkState(), ...fields }), summary).lost.length === 0, held))

test('words without spaces are compared by pairs of letters', () => {
  const { holds } = createSummaryTest(
    '\u8981\u6c42: \u30ad\u30e3\u30c3\u30b7\u30e5\u3092\u524a\u9664\u3057\u3066\u304f\u3060\u3055\u3044\u3002',
  )
  assert.ok(holds('\u30ad\u30e3\u30c3\u30b7\u30e5\u3092\u524a\u9664\u3057\u3066\u304f\u3060\u3055\u3044'))
  assert.ok(!holds('\u30c6\u30b9\u30c8\u3092\u8ffd\u52a0\u3057\u3066\u304f\u3060\u3055\u3044\u306d'))
})

/** A path, and whether a summary names it. */
const PATHS: readonly (readonly [path: string, named: boolean])[] = [
  ['src/core/reader.ts', true],
  ['/p/src/core/reader.ts', true],
  ['usage.md', true],
  ['reader.tsx', false],
  ['er.ts', false],
  ['core/reader', false],
  ['src/', true],
  ['test/', false],
]

for (const [path, named] of PATHS) {
  test(`${path} is ${named ? '' : 'not '}named`, () => assert.equal(createSummaryTest(SUMMARY).names(path), named))
}

const work = (fields: Partial<WorkState>): WorkState => ({ ...emptyWorkState(), ...fields })
const said = (...texts: readonly string[]) => texts.map((text) => ({ text, asked: null }))

test('the marks that were added to a fact are not asked of a summary', () => {
  const facts = listFacts(
    work({
      todos: [{ task: 'Write the changelog of the importer', status: 'in_progress', id: null }],
    }),
  )
  const { lost } = auditSummary(facts, 'Open: write the changelog of the importer.')
  assert.deepEqual(lost, [])
})

test('a rule is a constraint until later words on the same thing turn against it', () => {
  const kinds = (...texts: readonly string[]) =>
    listFacts(work({ said: said(...texts), lastUserMessages: ['Port it'] }))
      .filter(({ text }) => text.startsWith('Never'))
      .map(({ kind }) => kind)
  assert.deepEqual(kinds('Never touch the lexer', 'No, use a map instead'), ['constraint'])
  assert.deepEqual(kinds('Never touch the lexer', 'forget the lexer rule'), ['user words'])
})

const FAILED = 'failed: Exit code 1: leap day is wrong'
const failing = (command: string) =>
  work({ commands: [{ command, outcome: parseOutcome(FAILED) }], failing: [`${command}: ${FAILED}`] })

/** What fails, what a summary says, and whether it denies it. */
const CLAIMS: readonly (readonly [command: string, summary: string, denied: boolean])[] = [
  ['npm test', 'The port is done. All tests pass.', true],
  ['npm test', '- **The test suite is green**', true],
  ['npm test', 'All unit tests are now passing!', true],
  ['npx tsc --noEmit', 'The type check passes', true],
  ['npm run lint', 'Lint is clean', true],
  // Claims of a part, with a number, of what is to come, of something else.
  ['npm test', '42 tests pass.', false],
  ['npm test', 'All tests pass except one.', false],
  ['npm test', 'Make sure all tests pass.', false],
  ['npm test', 'Tests passed earlier.', false],
  ['npm test', 'The build passes.', false],
  ['npm run lint', 'All tests pass.', false],
  // The summary knows of the failure.
  ['npm test', 'All tests pass.\nnpm test failed: the leap day is wrong.', false],
  ['npx vitest run src/date.test.ts', 'All tests pass. Open: src/date.test.ts fails.', false],
  ['npm test', '', false],
]

for (const [command, summary, denied] of CLAIMS) {
  test(`${JSON.stringify(summary)} ${denied ? 'denies' : 'does not deny'} that ${command} fails`, () => {
    const found = findContradictions(failing(command), summary)
    assert.equal(found.length, denied ? 1 : 0)
    if (denied) assert.match(found[0]?.record ?? '', /leap day/)
  })
}

test('a word has the same letters beside others, which need the pattern of all scripts', () => {
  const words = Array.from({ length: 0xd780 }, (_, index) => `ab${String.fromCharCode(0x80 + index)}cd`)
  const differing = words.filter((word) => !createSummaryTest(word).holds(`${word} \u{1f600}`))
  assert.deepEqual(differing, [])
})

test('where nothing fails, no claim is denied', () =>
  assert.deepEqual(findContradictions(emptyWorkState(), 'All tests pass.'), []))
