import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { cleanText } from '../../src/base/core/text.ts'
import { createEntryReader } from '../../src/recall/core/entry-reader.ts'
import { foldText } from '../../src/recall/core/fold.ts'
import { parseQuery } from '../../src/recall/core/query.ts'
import { createRanking } from '../../src/recall/core/ranking.ts'
import { createWordFilter, type WordFilter } from '../../src/recall/core/word-filter.ts'
import { asLine } from './rows.ts'

type Fields = Readonly<Record<string, unknown>>

/** Spellings that fold to each other, signs that JSON escapes, and what joins or parts words. */
const PIECES = [
  ...['file', 'FILE', '\ufb01le', '\uff46\uff49\uff4c\uff45', 'fi\u00adle', 'f\u0131le', '\u{1d41f}ile', 'f\u0456le'],
  ...['cafe', 'Caf\u00e9', 'cafe\u0301', 'na\u00efve', '\u00c9', 'e', 'error', 'K', '\u212a', '\u2122', '\u33a7'],
  ...[
    '\u001b[31mre\u001b[0mname',
    'rename',
    'fi\u200dle',
    'fi\u007fle',
    'a_b',
    'x-y',
    'C:\\dir',
    '/src/a.ts',
    '1e3',
    '1000',
  ],
  ...[
    '\u65e5\u672c',
    '\u039b\u038c\u0393\u039f\u03a3',
    '\u201cquoted\u201d',
    '"quoted"',
    '\n',
    '\t',
    ' ',
    ' ',
    ' ',
    '\\n',
    '\u2026',
  ],
  ...['ok', 'failed', 'result', 'user', 'agent', 'background', '[Image #1]', '<b>', '{"a":1}', 'holdfast recall x'],
]
const WORDS = [
  'file',
  'caf\u00e9',
  'rename',
  'error',
  'a_b',
  'x-y',
  'k',
  'm',
  'tm',
  'e',
  '1000',
  'ok',
  'result',
  'dir',
  '\\n',
]
const FOREIGN = [
  '\u65e5',
  '\u03bb\u03cc\u03b3\u03bf\u03c3',
  '/src',
  '...',
  'quoted',
  'nowhere',
  'na\u00efve',
  'nb',
  '\u2026',
]

const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(''))
const id = fc.constantFrom('t1', 't2', 't3', 't4', 't5')
const queryOf = fc.array(fc.constantFrom(...WORDS, ...FOREIGN), { minLength: 1, maxLength: 2 })

const user = (content: unknown, rest: Fields = {}): Fields => ({
  type: 'user',
  message: { role: 'user', content },
  ...rest,
})
const answer = (block: Fields): Fields => ({
  message: { model: 'm', role: 'assistant', content: [block] },
  type: 'assistant',
})
const result = (toolUseId: string, content: unknown, isError: boolean, isTurned: boolean) =>
  isTurned
    ? { type: 'tool_result', content, is_error: isError, tool_use_id: toolUseId }
    : { tool_use_id: toolUseId, type: 'tool_result', content, is_error: isError }

const rowOf = fc.oneof(
  text.map((words) => user(words)),
  text.map((words) => answer({ type: 'text', text: words })),
  fc
    .tuple(
      id,
      fc.constantFrom('Bash', 'Edit', 'Read', 'Agent', 'mcp__x', 'AskUserQuestion'),
      text,
      fc.constantFrom(1, 1e3, 1.5e300),
    )
    .map(([toolId, name, words, number]) => {
      const input = { command: words, file_path: `/p/${words}`, old_string: words, description: words, number }
      return answer({ type: 'tool_use', id: toolId, name, input })
    }),
  fc
    .tuple(id, text, fc.boolean(), fc.boolean(), fc.constantFrom(1, 400))
    .map(([toolId, words, isError, isTurned, times]) =>
      user([result(toolId, isError ? `Exit code 1\n${words}` : words.repeat(times), isError, isTurned)]),
    ),
  fc
    .tuple(id, text)
    .map(([toolId, words]) =>
      user([result(toolId, [{ type: 'text', text: words }], false, false), { type: 'text', text: words }]),
    ),
  fc
    .tuple(id, id, text)
    .map(([one, two, words]) => user([result(one, words, false, false), result(two, words, false, false)])),
  fc
    .tuple(id, text)
    .map(([toolId, words]) =>
      user(
        `<task-notification>\n<tool-use-id>${toolId}</tool-use-id>\n<result>${words}</result>\n</task-notification>`,
      ),
    ),
  text.map((words) => ({ type: 'queue-operation', operation: 'enqueue', content: words })),
  text.map((words) => ({ attachment: { type: 'queued_command', prompt: words }, type: 'attachment' })),
  fc.constantFrom('compact_boundary', 'turn_duration').map((subtype) => ({ type: 'system', subtype })),
  text.map((words) => ({ type: 'progress', data: words })),
)

const FORMS: readonly ((row: string) => string)[] = [
  (row) => row,
  // Other writers escape whatever is no ASCII, as Python does.
  (row) => row.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  (row) => row.replace(/[fer](?=[a-z]{2,}\b(?!":))/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
  (row) => row.slice(0, row.length >> 1),
  (row) => `${row.slice(0, row.length >> 1)}${row}`,
  (row) => row.replaceAll('/', '\\/').replaceAll('","', '", "'),
]
const form = fc.integer({ min: 0, max: 4 * FORMS.length }).map((n) => FORMS[n < FORMS.length ? n : 0] ?? String)

const lines = fc
  .array(fc.tuple(rowOf, form, fc.boolean(), fc.integer({ min: 0, max: 30 })), { maxLength: 30 })
  .map((rows) =>
    rows.map(([row, write, isTimed, number], index) => {
      const timestamp = isTimed || number > 5 ? `2026-01-01T00:00:${String(index).padStart(2, '0')}Z` : undefined
      return write(
        JSON.stringify({ parentUuid: null, isSidechain: number === 30, ...row, uuid: `u${index % 25}`, timestamp }),
      )
    }),
  )

function search(transcript: readonly string[], args: readonly string[], filter: WordFilter | null) {
  const query = parseQuery(args)
  assert.ok(query !== null)
  const ranking = createRanking(query, 50)
  const reader = createEntryReader((entry) => ranking.add(entry, 's'), filter)
  for (const [index, line] of transcript.entries()) reader.add(asLine(line), index + 1)
  const { isUnsure, ...counts } = reader.end()
  return { isUnsure, found: { ...ranking.result(), ...counts } }
}

const filters = new Map<string, WordFilter>()
/** Filters are made once for the same words: making one costs more than a search of a few rows. */
function provideFilter(words: readonly string[], wants: 'all' | 'any'): WordFilter {
  const key = [wants, ...words].join(' ')
  const filter = filters.get(key) ?? createWordFilter(words, wants)
  filters.set(key, filter)
  return filter
}

const wordsOf = (args: readonly string[]) => (parseQuery(args)?.words ?? []).map(({ words: [word = ''] }) => word)

describe('a search that passes over rows', () => {
  it('gives what a search of all rows gives, or says that it is unsure', () => {
    let [sure, unsure] = [0, 0]
    fc.assert(
      fc.property(lines, queryOf, (transcript, args) => {
        const whole = search(transcript, args, null).found
        for (const wants of ['all', 'any'] as const) {
          const { found, isUnsure } = search(transcript, args, provideFilter(wordsOf(args), wants))
          if (isUnsure) unsure += 1
          else sure += 1
          // A filter for all words promises nothing about entries that lack some.
          if (!isUnsure && (wants === 'any' || whole.level > 1)) assert.deepEqual(found, whole)
          if (!isUnsure && whole.level < 2) assert.ok(found.level < 2)
        }
      }),
      { numRuns: 500 },
    )
    assert.ok(sure > 2 * unsure, `${sure} sure, ${unsure} unsure`)
  })

  const plain = (row: Fields, rest: Fields = {}) =>
    JSON.stringify({ parentUuid: null, isSidechain: false, ...row, uuid: 'u', ...rest })
  const said = (words: string, rest: Fields = {}) => plain(answer({ type: 'text', text: words }), rest)
  const timed = { timestamp: '2026-01-01T00:00:00Z' }
  const run = (transcript: readonly string[]) => search(transcript, ['rename'], provideFilter(['rename'], 'all'))

  for (const [claim, line] of [
    ['letters written as numbers', said('rename').replace('"rename"', '"re\\u006eame"')],
    ['a colour inside a word', said('re\u001b[1mname', timed)],
    [
      'a code that the reader removes',
      plain(answer({ type: 'tool_use', id: 't', name: 'mcp__x', input: { a: 're\u007fname' } })),
    ],
  ] as const) {
    it(`reads ${claim}`, () => {
      const line2 = { ...asLine(line), read: () => assert.fail('the row was read') }
      assert.throws(() => createEntryReader(() => {}, provideFilter(['rename'], 'all')).add(line2, 1), /was read/)
    })
  }

  it('is unsure where an entry needs the time of a row that was passed over', () => {
    assert.equal(run([said('other', timed), said('rename')]).isUnsure, false)
    assert.equal(run([said('other'), said('rename')]).isUnsure, true)
    assert.equal(run([said('other'), said('rename', timed)]).isUnsure, false)
  })

  it('parses no row without the words', () => {
    const row = JSON.stringify({
      parentUuid: null,
      isSidechain: false,
      ...answer({ type: 'text', text: 'caf\u00e9 \u201cx\u201d' }),
    })
    const line = { ...asLine(row), read: () => assert.fail('the row was read') }
    createEntryReader(() => {}, createWordFilter(['error'], 'all')).add(line, 1)
    assert.throws(() => createEntryReader(() => {}, createWordFilter(['cafe'], 'all')).add(line, 1), /was read/)
  })
})

describe('words in bytes', () => {
  const bytesOf = (words: string) => Buffer.from(words).toString('latin1')
  const isFound = (word: string, words: string) => createWordFilter([word], 'all').find(bytesOf(words), 0, true) !== 0

  it('every character that folds to letters, or to nothing, is seen inside a word', () => {
    const missed: string[] = []
    for (let code = 0x80; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code)
      // A character that is none yet, or of private use, folds to itself.
      if (/[\p{Cn}\p{Co}]/u.test(character)) continue
      const folded = /\p{Cs}/u.test(character) ? '?' : foldText(cleanText(character))
      if (folded !== '' && !/^[a-z0-9_-]+$/.test(folded)) continue
      const word = `q${folded}z`
      if (!provideFilter([word], 'all').find(bytesOf(`a q${character}z`), 0, true)) missed.push(code.toString(16))
    }
    assert.deepEqual(missed, [])
  })
  it('a foreign letter that stands alone is none of a word', () => {
    assert.equal(isFound('error', 'caf\u00e9 \u00e9 \u2026 \u2713 a'), false)
    assert.equal(isFound('lathe', '\u00e9 a'), false)
    assert.equal(isFound('lathe', 'lath\u00e9 a'), true)
  })

  it('32 long words still make a pattern', () => {
    const words = Array.from({ length: 32 }, (_, index) => `word${index}abcdefghijklmnopqrstuvwxyz`)
    const filter = createWordFilter(words, 'any')
    assert.equal(filter.find(bytesOf('nothing here'), 0, true), 0)
    assert.equal(filter.find(bytesOf('w\u00f6rd31abcdefghijklmnopqrstuvwxyz'), 0, true), filter.all)
  })
})
