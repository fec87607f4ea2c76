import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRow } from '../../src/sessions/core/row.ts'
import { parseLine } from '../../src/sessions/core/row-of-line.ts'
import { joinTyped } from '../../src/words/core/utterance.ts'
import { collect } from './collect-work.ts'
import { asLine, call, say, user } from './rows.ts'

const queue = (operation: string, content?: string) =>
  JSON.stringify({ type: 'queue-operation', operation, timestamp: '2026-11-21T12:00:00Z', content })
const NOTIFICATION =
  '<task-notification>\n<tool-use-id>t1</tool-use-id>\n<status>completed</status>\n<result>done</result>\n</task-notification>'

/** What happens to the queue, and the words it leaves. */
const QUEUED: readonly (readonly [what: string, line: string, text: string | null])[] = [
  ['typed meanwhile', queue('enqueue', 'use tabs'), 'use tabs'],
  ['taken back to be edited', queue('popAll', 'use tabs'), 'use tabs'],
  ['handed over', queue('dequeue'), null],
  ['handed over with its words', queue('dequeue', 'use tabs'), null],
  ['removed', queue('remove', 'use tabs'), null],
  ['without words', queue('enqueue'), null],
  ['a notification', queue('enqueue', NOTIFICATION), null],
  ['a command of the client', queue('enqueue', '/compact'), null],
]

for (const [what, line, text] of QUEUED) {
  test(`in the queue: ${what}`, () => {
    const row = parseRow(line)
    assert.equal(row?.kind === 'user' && row.isQueued ? row.text : null, text)
    if (text === null) assert.equal(row, null)
  })
}

test('words in the queue are the newest, and count once when they are delivered', () => {
  const typed = [user('Port it'), say('I port it.'), queue('enqueue', 'use tabs'), queue('enqueue', 'skip rows')]
  assert.deepEqual(collect(...typed).lastUserMessages, ['Port it', 'use tabs', 'skip rows'])
  const delivered = collect(...typed, queue('dequeue'), user('use tabs'), user('skip rows'))
  assert.deepEqual(delivered.lastUserMessages, ['Port it', 'use tabs', 'skip rows'])
  assert.deepEqual(
    delivered.said.map(({ text }) => text),
    ['Port it', 'use tabs', 'skip rows'],
  )
})

test("a prompt in the queue is the person's unless the client says whose it is", () => {
  const attach = (more: object) =>
    parseRow(
      JSON.stringify({ type: 'attachment', attachment: { type: 'queued_command', prompt: 'use tabs', ...more } }),
    )
  for (const more of [{}, { commandMode: 'prompt' }, { commandMode: 'prompt', origin: { kind: 'human' } }])
    assert.equal(attach(more)?.kind, 'user', JSON.stringify(more))
  for (const more of [{ commandMode: 'prompt', origin: { kind: 'peer' } }, { commandMode: 'task-notification' }])
    assert.equal(attach(more), null, JSON.stringify(more))
})

const RESULT = { type: 'tool_result', tool_use_id: 't1', content: 'ok' }
const WORDS = { type: 'text', text: 'use tabs' }

for (const [what, blocks] of [
  ['behind', [RESULT, WORDS]],
  ['before', [WORDS, RESULT]],
  ['behind a long one', [{ ...RESULT, content: 'x '.repeat(3000) }, WORDS]],
  ['before a long one', [WORDS, { ...RESULT, content: 'x '.repeat(3000) }]],
] as const) {
  test(`words ${what} a result are the person's`, () => {
    const line = user(blocks)
    for (const row of [parseRow(line), parseLine(asLine(line))]) {
      assert.ok(row?.kind === 'results')
      assert.equal(row.results[0]?.id, 't1')
      assert.equal(joinTyped(row.beside?.utterances ?? []), 'use tabs')
    }
    const state = collect(user('Port it'), call('t1', 'Bash', { command: 'npm test' }), line)
    assert.equal(state.lastUserMessages.at(-1), 'use tabs')
    assert.equal(state.commands[0]?.outcome.code, 'ok')
  })
}

test('what the client puts beside a result is nobody speaking', () => {
  const reminder = { type: 'text', text: '<system-reminder>\nuse spaces\n</system-reminder>' }
  const row = parseRow(user([RESULT, reminder]))
  assert.ok(row?.kind === 'results' && row.beside === null)
})

test("in a teammate's session the lead's words are the orders, and nobody's goal", () => {
  const order = (text: string, from = 'team-lead') =>
    user(`<teammate-message teammate_id="${from}">${text}</teammate-message>`)
  const state = collect(order('Take the parser.'), order('I am done', 'scout'), order('Then the lexer.'))
  assert.deepEqual(
    state.orders.map(({ text }) => text),
    ['Take the parser.', 'Then the lexer.'],
  )
  assert.deepEqual([state.goal, state.said, state.lastUserMessages], [null, [], []])
})
