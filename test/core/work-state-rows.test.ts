import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseRow, type Row } from '../../src/sessions/core/row.ts'
import { parseLine } from '../../src/sessions/core/row-of-line.ts'
import { parseUserWords } from '../../src/words/core/utterance.ts'
import { hostileText, SEED } from './arbitraries.ts'
import { measureCpuMs } from './cpu-time.ts'
import { answer, asLine, boundary, call, failure, readRecorded, result, say, usageOf, user } from './rows.ts'

/** What a user row's text means: the words a person typed, or null when the client wrote it. */
const WORDS: readonly (readonly [text: string, words: string | null])[] = [
  ['fix the test', 'fix the test'],
  ['  fix the test\n', 'fix the test'],
  ['two\n\nparagraphs', 'two\n\nparagraphs'],
  ['/usr/bin/env is a path: /etc/hosts', '/usr/bin/env is a path: /etc/hosts'],
  ['<div> breaks the layout', '<div> breaks the layout'],
  // A custom slash command is the person's own prompt.
  ['<command-message>hey</command-message>\n<command-name>/hey</command-name>\n<command-args>bob</command-args>', null],
  // Without words behind it a command says nothing of the work.
  ['<command-name>/deploy</command-name>\n<command-args></command-args>', null],
  ['<command-message>team:review is running</command-message>\n<command-name>/team:review</command-name>', null],
  ['<command-name>/hey</command-name><command-args>two\nlines of words</command-args>', 'two\nlines of words'],
  // A command the client answers itself says nothing about the work.
  [
    '<command-name>/compact</command-name>\n<command-message>compact</command-message>\n<command-args>keep the plan</command-args>',
    null,
  ],
  [
    '<command-name>/clear</command-name>\n<command-message>clear</command-message>\n<command-args></command-args>',
    null,
  ],
  ['<command-name>/model</command-name><command-args>claude-haiku-4-5</command-args>', null],
  ['<command-name>/context</command-name>', null],
  ['<command-name>/add-dir</command-name><command-args>../other</command-args>', null],
  ['<command-name>/effort</command-name><command-args>high</command-args>', null],
  ['<command-name>/theme</command-name>', null],
  ['<command-name>/rename</command-name><command-args>x</command-args>', null],
  ['<command-name>/output-style</command-name>', null],
  ['<command-name>/ide</command-name>', null],
  // Rows of the system.
  ['<task-notification>\n<task-id>a</task-id>\n<status>completed</status>\n</task-notification>', null],
  ['<local-command-stdout>done</local-command-stdout>', null],
  ['<local-command-stderr>failed</local-command-stderr>', null],
  ['<local-command-caveat>The command below was run directly</local-command-caveat>', null],
  ['<bash-input>ls</bash-input>', null],
  ['<bash-stdout>a</bash-stdout><bash-stderr></bash-stderr>', null],
  // What a program, an editor or another session says may hold the closing tag.
  ['<bash-stdout>a</bash-stdout>\npush it\n</bash-stdout><bash-stderr></bash-stderr>', null],
  ['<bash-stdout>a</bash-stdout>\npush it\n<bash-stdout></bash-stdout><bash-stderr></bash-stderr>', null],
  ['<local-command-stdout>a</local-command-stdout>\npush it\n</local-command-stdout>', null],
  ['<teammate-message teammate_id="a">b</teammate-message>\npush it\n</teammate-message>', null],
  ['<channel source="a">b</channel>\npush it\n<channel source="a">c</channel>', null],
  ['<ide_selection>a</ide_selection>\npush it\n</ide_selection>\nfix it', 'fix it'],
  ['<system-reminder>a</system-reminder>\npush it\n</system-reminder>\nfix it', 'fix it'],
  ['[Request interrupted by user]', null],
  ['[Request interrupted by user for tool use]', null],
  ['<system-reminder>\nToday is Saturday.\n</system-reminder>', null],
  ['', null],
  [' \n ', null],
  // A person's words around or about such text stay.
  ['<system-reminder>x</system-reminder>\nfix it\n<system-reminder>y</system-reminder>', 'fix it'],
  ['Why is <command-name>/clear</command-name> in my log?', 'Why is <command-name>/clear</command-name> in my log?'],
  ['What does <task-notification> mean?', 'What does <task-notification> mean?'],
  ['Explain "[Request interrupted by user]"', 'Explain "[Request interrupted by user]"'],
]

for (const [text, words] of WORDS) {
  test(`${JSON.stringify(text.slice(0, 70))} is ${words === null ? 'nobody speaking' : JSON.stringify(words)}`, () => {
    assert.equal(parseUserWords(text), words)
  })
}

test('a long argument of a custom command is kept, at least its beginning', () => {
  const args = `first words ${'word '.repeat(8000)}`
  const words = parseUserWords(`<command-name>/deploy</command-name>\n<command-args>${args}</command-args>`)
  assert.ok(words?.startsWith('first words word'), words?.slice(0, 60))
})

test('the words of hostile text are found in time that grows with its length only', async () => {
  const unclosed = [
    '<system-reminder>',
    '<command-name>',
    '<command-args>',
    '<command-name>/x</command-name><command-args>',
  ]
  const repeated = [...unclosed, ' ', '\n', '<'].map((unit) => unit.repeat((512 << 10) / unit.length))
  const letters = (at: number) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const differing = Array.from({ length: 30_000 }, (_, at) => `x <ide_${letters(at)}> y`).join(' ')
  for (const text of [...repeated, differing])
    assert.ok((await measureCpuMs(() => parseUserWords(text))) < 1500, text.slice(0, 60))
})

const IGNORED: readonly (readonly [what: string, line: string])[] = [
  ['a cut line', user('x').slice(0, -3)],
  ['an empty line', ''],
  ['JSON that is no object', '["user"]'],
  ['a subagent', user('x', { isSidechain: true })],
  ['a meta row', user('x', { isMeta: true })],
  ['a compact summary', user('This session is being continued', { isCompactSummary: true })],
  ['a row only for the transcript view', user('x', { isVisibleInTranscriptOnly: true })],
  ['a failed request', failure()],
  ['an error with a real model', answer({ type: 'text', text: 'x' }, usageOf(5), { isApiErrorMessage: true })],
  ['a system row', '{"type":"system","subtype":"stop_hook_summary"}'],
  ['a request copy', '{"type":"api-request-blob","message":{"content":"x"}}'],
  ['a user row without a message', '{"type":"user","uuid":"u"}'],
  ['a user row without words', user([{ type: 'image', source: {} }])],
  ['a last prompt', '{"type":"last-prompt","lastPrompt":"x"}'],
]

for (const [what, line] of IGNORED) {
  test(`no work: ${what}`, () => assert.equal(parseRow(line), null))
}

test('a selection that holds the tags of a selection is nobody speaking', () => {
  const selection = '<ide_selection>a</ide_selection>\npush it\n<ide_selection>b</ide_selection>'
  const row = parseRow(
    user([
      { type: 'text', text: selection },
      { type: 'text', text: 'fix it' },
    ]),
  )
  assert.ok(row?.kind === 'user' && row.text === 'fix it')
})

function withoutUuid(line: string) {
  const row = parseRow(line)
  if (row === null) return null
  const { uuid, ...rest } = row
  assert.equal(typeof uuid, 'string')
  // What the utterances of a row are has a test of its own.
  return rest.kind === 'user' ? { kind: 'user', text: rest.text } : rest
}

test('a prompt is a user row, in text or in blocks', () => {
  assert.deepEqual(withoutUuid(user('go on')), { kind: 'user', text: 'go on' })
  const blocks = [
    { type: 'text', text: 'look at this' },
    { type: 'image', source: { type: 'base64', data: 'AAAA' } },
    { type: 'text', text: 'and fix it' },
  ]
  assert.match((withoutUuid(user(blocks)) as { text: string }).text, /^look at this\n+and fix it$/)
})

test('tool results are results, with their text and whether they failed', () => {
  assert.deepEqual(withoutUuid(result('t1', 'done')), {
    kind: 'results',
    results: [{ id: 't1', isError: false, text: 'done' }],
    beside: null,
  })
  assert.deepEqual(withoutUuid(result('t1', 'Exit code 1', true)), {
    kind: 'results',
    results: [{ id: 't1', isError: true, text: 'Exit code 1' }],
    beside: null,
  })
  const blocks = [
    { type: 'text', text: 'a' },
    { type: 'image', source: {} },
    { type: 'text', text: 'b' },
  ]
  const row = withoutUuid(result('t1', blocks)) as { results: readonly { text: string }[] }
  assert.match(row.results[0]?.text ?? '', /^a\n+b$/)
})

test('an answer is an assistant row with its text and its calls', () => {
  assert.deepEqual(withoutUuid(say('Done.')), { kind: 'assistant', text: 'Done.', tools: [], endsTurn: null })
  assert.deepEqual(withoutUuid(call('t1', 'Bash', { command: 'ls' })), {
    kind: 'assistant',
    text: '',
    tools: [{ id: 't1', name: 'Bash', input: { command: 'ls' } }],
    endsTurn: null,
  })
  assert.deepEqual(withoutUuid(answer({ type: 'tool_use', id: 't1', name: 'Odd', input: 'text' })), {
    kind: 'assistant',
    text: '',
    tools: [{ id: 't1', name: 'Odd', input: {} }],
    endsTurn: null,
  })
})

test('a boundary is a boundary with its id', () => {
  const line = boundary()
  assert.deepEqual(parseRow(line), { kind: 'boundary', uuid: JSON.parse(line).uuid })
})

test('the recorded sessions hold the prompts that were typed, and no others', () => {
  const typed: Readonly<Record<string, readonly string[]>> = {
    'auto-compaction': ['PONE', 'PTWO', 'PTHREE', 'PFOUR', 'PFIVE'],
    'manual-compaction': ['hello one', 'write it', 'after compact'],
    interactive: ['PROMPT1', 'PROMPT2', 'PROMPT3'],
    'cleared-and-forked': ['post clear', 'after model', 'forked'],
  }
  for (const [name, prompts] of Object.entries(typed)) {
    const words = readRecorded(name).flatMap((line) => {
      const row = parseRow(line)
      return row?.kind === 'user' && !row.isQueued ? [row.text] : []
    })
    assert.deepEqual(words, prompts, name)
  }
})

test('a prompt typed while the model worked stands in an attachment, and is a user row all the same', () => {
  const words = readRecorded('queued-prompt').flatMap((line) => {
    const row = parseRow(line)
    return row?.kind === 'user' && !row.isQueued ? [row.text] : []
  })
  assert.deepEqual(words, ['Build the parser', 'Use tabs, not spaces'])
})

test('of queued prompts, those of the system are nobody speaking', () => {
  const queued = (fields: Readonly<Record<string, unknown>>) => {
    const attachment = { type: 'queued_command', commandMode: 'prompt', ...fields }
    return withoutUuid(
      JSON.stringify({ parentUuid: null, isSidechain: false, attachment, type: 'attachment', uuid: 'u1' }),
    )
  }
  assert.deepEqual(queued({ prompt: 'go on' }), { kind: 'user', text: 'go on' })
  const blocks = [
    { type: 'text', text: 'look' },
    { type: 'image', source: {} },
  ]
  assert.equal((queued({ prompt: blocks }) as { text: string } | null)?.text.trim(), 'look')
  assert.equal(queued({ prompt: '<task-notification>x</task-notification>', commandMode: 'task-notification' }), null)
  assert.equal(queued({ prompt: 'made by the client', isMeta: true }), null)
  assert.equal(queued({ prompt: 7 }), null)
  assert.equal(queued({}), null)
})

/** The parts of a row that matter: of a long output that succeeded, only whose result it is. */
function essence(row: Row | null) {
  if (row?.kind !== 'results') return row
  return row.results.map(({ id, isError, text }) => ({ id, isError, text: isError ? text : '' }))
}

const LONG = 'x"\\\n\u{1f600}'.repeat(1000)

/** Lines long enough to be read by their beginning alone. */
const LONG_LINES: readonly (readonly [what: string, line: string])[] = [
  ['a long output', result('t1', LONG)],
  ['a long output in blocks', result('t1', [{ type: 'text', text: LONG }])],
  ['a long failure', result('t1', `Exit code 1\n${LONG}`, true)],
  ['an output that quotes a failure', result('t1', `{"is_error":true} ${LONG}`)],
  ['an output that quotes a result', result('t1', `"tool_use_id":"t9" ${LONG}`)],
  ['an output that quotes a subagent row', result('t1', `"isSidechain":true ${LONG}`)],
  [
    'two results in one row',
    user([
      { type: 'tool_result', tool_use_id: 't1', content: LONG },
      { type: 'tool_result', tool_use_id: 't2', content: LONG, is_error: true },
    ]),
  ],
  ['a long prompt', user(LONG)],
  ['a long prompt in blocks', user([{ type: 'text', text: LONG }])],
  ['a prompt that quotes a result', user([{ type: 'text', text: `{"tool_use_id":"t1"} ${LONG}` }])],
  ['a long answer', say(LONG)],
  ['a long call', call('t1', 'Write', { file_path: '/a', content: LONG })],
  ["a subagent's output", JSON.stringify({ ...JSON.parse(result('t1', LONG)), isSidechain: true })],
  ['a boundary', boundary()],
  ['a failed request', failure()],
]

for (const [what, line] of LONG_LINES) {
  test(`read by its beginning like as a whole: ${what}`, () => {
    assert.deepEqual(essence(parseLine(asLine(line))), essence(parseRow(line)))
  })
}

for (const words of [
  'Error: denied',
  '\u2502 Error: denied',
  'Error from server (Forbidden): x',
  'ERROR: (gcloud.run)',
]) {
  test(`a long output that ends in ${words} is read`, () => {
    const stdout = `${'creating a bucket\n'.repeat(200)}${words}\n`
    const line = JSON.stringify({ ...JSON.parse(result('t1', stdout)), toolUseResult: { stdout } })
    const parsed = parseLine(asLine(line))
    assert.ok(parsed?.kind === 'results' && parsed.results[0]?.text.includes(words))
  })
}

test('an agent gives its own report, however long the row is', () => {
  const row = JSON.parse(result('t1', `[Subagent hand-back] ${LONG}`))
  const line = JSON.stringify({
    ...row,
    toolUseResult: { agentId: 'a1', content: [{ type: 'text', text: 'All fine.' }] },
  })
  const parsed = parseLine(asLine(line))
  assert.ok(parsed?.kind === 'results')
  assert.equal(parsed.results[0]?.text, 'All fine.')
})

test('a long result that is still being written is no result: it may yet turn out to have failed', () => {
  const line = result('t1', LONG, true)
  for (const length of [600, 2000, line.length - 100, line.length - 1]) {
    assert.equal(parseLine(asLine(line.slice(0, length))), null, `cut to ${length}`)
  }
})

for (const name of [
  'auto-compaction',
  'manual-compaction',
  'tools',
  'cleared-and-forked',
  'interactive',
  'queued-prompt',
]) {
  test(`${name}: every line is read by its beginning like as a whole`, () => {
    for (const line of readRecorded(name)) assert.deepEqual(essence(parseLine(asLine(line))), essence(parseRow(line)))
  })
}

test('no line makes the parser fail', () => {
  const message = fc.anything()
  const rows = fc
    .record({
      type: fc.constantFrom('user', 'assistant', 'system', 'attachment'),
      message,
      attachment: message,
      uuid: message,
    })
    .map((row) => JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? Number(value) : value)) ?? '')
  fc.assert(
    fc.property(fc.oneof(hostileText, rows), (line) => {
      parseRow(line)
    }),
    { seed: SEED, numRuns: 500 },
  )
})
