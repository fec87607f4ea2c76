import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findTokenBound } from '../../src/measure/core/token-bound.ts'
import { createUsageScan, type Incoming } from '../../src/measure/core/usage.ts'
import { hostileText, SEED } from './arbitraries.ts'
import { answer, attachment, boundary, failure, readRecorded, result, say, scan, usageOf, user } from './rows.ts'

const RECORDED = [
  'auto-compaction',
  'manual-compaction',
  'tools',
  'cleared-and-forked',
  'interactive',
  'queued-prompt',
] as const

type Reading =
  | 'nothing'
  | 'compacted'
  | { readonly inputTokens: number; readonly pendingTokens: number; readonly model: unknown }

interface RecordedRow {
  readonly type: string
  readonly subtype?: string
  readonly isSidechain?: boolean
  readonly requestedModel?: string
  readonly rendered?: unknown
  readonly message?: { readonly content?: unknown; readonly usage?: Readonly<Record<string, number>> }
}

function textLength(content: unknown): number {
  if (typeof content === 'string') return content.length
  if (!Array.isArray(content)) return 0
  return content.reduce((sum: number, block) => sum + (block.text?.length ?? 0) + textLength(block.content), 0)
}

/** The same question asked forwards: what is true after these rows, one after the other. */
function replay(lines: readonly string[]): Reading {
  let answered: { input: number; output: number; model: unknown } | 'nothing' | 'compacted' = 'nothing'
  let chars = 0
  for (const line of lines) {
    const row = JSON.parse(line) as RecordedRow
    const usage = row.message?.usage
    if (row.type === 'system' && row.subtype === 'compact_boundary') answered = 'compacted'
    if (row.type === 'user') chars += textLength(row.message?.content)
    if (row.type === 'attachment') chars += textLength(row.rendered)
    if (row.type !== 'assistant' || usage === undefined) continue
    const { input_tokens = 0, cache_creation_input_tokens = 0, cache_read_input_tokens = 0, output_tokens = 0 } = usage
    const input = input_tokens + cache_creation_input_tokens + cache_read_input_tokens
    answered = { input, output: output_tokens, model: row.requestedModel }
    chars = 0
  }
  if (typeof answered === 'string') return answered
  return { inputTokens: answered.input, pendingTokens: answered.output + Math.ceil(chars / 4), model: answered.model }
}

function read(lines: readonly string[]): Reading {
  const found = scan(lines)
  if (found === null) return 'nothing'
  if ('boundary' in found) return 'compacted'
  const { inputTokens, pendingTokens, model } = found.usage
  return { inputTokens, pendingTokens, model }
}

for (const name of RECORDED) {
  test(`${name}: cut after any row, the reading is that of the newest answer of this context`, () => {
    const lines = readRecorded(name)
    for (let count = 0; count <= lines.length; count += 1) {
      const found = read(lines.slice(0, count))
      assert.deepEqual(found, replay(lines.slice(0, count)), `after ${count} rows`)
      if (typeof found === 'object') assert.ok(found.inputTokens > 0 && found.pendingTokens > 0)
    }
  })

  test(`${name}: a last row that is still being written changes nothing`, () => {
    const lines = readRecorded(name)
    for (let count = 0; count < lines.length; count += 1) {
      const next = lines[count] ?? ''
      for (const length of [1, Math.floor(next.length / 2), next.length - 1]) {
        const cut = [...lines.slice(0, count), next.slice(0, length)]
        assert.deepEqual(read(cut), read(lines.slice(0, count)), `row ${count} cut to ${length}`)
      }
    }
  })
}

for (const name of RECORDED) {
  test(`${name}: the bound a quick look finds is never below the reading, and there is none where there is no reading`, () => {
    const lines = readRecorded(name)
    for (let count = 0; count <= lines.length; count += 1) {
      const exact = read(lines.slice(0, count))
      for (let from = 0; from <= count; from += 1) {
        const tail = lines.slice(from, count).map((line) => `${line}\n`)
        const bound = findTokenBound(tail.join(''), typeof exact === 'object' ? exact.model : 'claude-sonnet-4-6')
        if (bound === null) continue
        assert.ok(typeof exact === 'object', `rows ${from} to ${count} are ${exact}`)
        assert.ok(bound >= exact.inputTokens + exact.pendingTokens, `rows ${from} to ${count}`)
      }
    }
  })
}

test('a quick look tells nothing of another model, of pictures, of subagents and of failed requests', () => {
  const text = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')
  const inSubagent = answer({ type: 'text' }, usageOf(5), { isSidechain: true })
  assert.ok((findTokenBound(text(FULL, user('x')), 'claude-sonnet-4-6') ?? 0) >= 150_021)
  assert.ok((findTokenBound(text(FULL, failure(), inSubagent), 'claude-sonnet-4-6') ?? 0) >= 150_020)
  assert.equal(findTokenBound(text(FULL), 'claude-opus-4-8'), null)
  assert.equal(findTokenBound(text(FULL, user([IMAGE])), 'claude-sonnet-4-6'), null)
  assert.equal(findTokenBound(text(FULL, result('t', [IMAGE])), 'claude-sonnet-4-6'), null)
  assert.equal(findTokenBound(text(failure(), inSubagent), 'claude-sonnet-4-6'), null)
  assert.equal(findTokenBound(text(FULL, boundary()), 'claude-sonnet-4-6'), null)
  assert.equal(findTokenBound('', 'claude-sonnet-4-6'), null)
})

/** How much of the recorded automatic compaction is there, and what is then true. */
const STEPS: readonly (readonly [rows: number, what: string, reading: Reading])[] = [
  [0, 'no file', 'nothing'],
  [19, 'before the first answer', 'nothing'],
  [20, 'after it', { inputTokens: 2980, pendingTokens: 20, model: 'claude-sonnet-4-6' }],
  [
    39,
    'after the answer that fills the context',
    { inputTokens: 169_980, pendingTokens: 20, model: 'claude-sonnet-4-6' },
  ],
  [47, 'after the boundary', 'compacted'],
  [50, 'after the summary', 'compacted'],
  [62, 'just before the first answer of the new context', 'compacted'],
  [63, 'after it', { inputTokens: 4980, pendingTokens: 20, model: 'claude-sonnet-4-6' }],
]

for (const [rows, what, reading] of STEPS) {
  test(`an automatic compaction, ${what}`, () => {
    assert.deepEqual(read(readRecorded('auto-compaction').slice(0, rows)), reading)
  })
}

const FULL = answer({ type: 'text', text: 'full' }, usageOf(149_990))
const READ_FULL: Reading = { inputTokens: 150_000, pendingTokens: 20, model: 'claude-sonnet-4-6' }

const PASSED_OVER: readonly (readonly [what: string, line: string])[] = [
  ['the row of a failed request', failure()],
  [
    'a row the client made up, whatever numbers it has',
    failure().replace('"isApiErrorMessage":true', '"isApiErrorMessage":false').replaceAll('_tokens":0', '_tokens":5'),
  ],
  ['an error row with numbers in it', answer({ type: 'text', text: 'x' }, usageOf(5), { isApiErrorMessage: true })],
  [
    'a row of zeros that claims to be an answer',
    answer({ type: 'text', text: 'x' }, { input_tokens: 0, output_tokens: 0 }),
  ],
  ['a row without usage', answer({ type: 'text', text: 'x' }, null)],
  ['a row with usage of a wrong type', answer({ type: 'text', text: 'x' }, 'many')],
  ['usage in words', answer({ type: 'text', text: 'x' }, { input_tokens: '900', cache_read_input_tokens: null })],
  ['a negative usage', answer({ type: 'text', text: 'x' }, { input_tokens: -900 })],
  ["a subagent's answer", answer({ type: 'text', text: 'x' }, usageOf(5), { isSidechain: true })],
  ["a subagent's prompt", user('x'.repeat(4000), { isSidechain: true })],
  ['a cut line', '{"type":"assistant","message":{"usage":{"input_tokens":5'],
  ['an empty line', ''],
  ['JSON that is no row', '[1,2]'],
  [
    'a copy of a request',
    '{"type":"api-request-blob","message":{"usage":{"input_tokens":5}},"subtype":"compact_boundary"}',
  ],
  ['another system row', '{"type":"system","subtype":"local_command","content":"compact_boundary"}'],
  ['a title', '{"type":"last-prompt","prompt":"{\\"type\\":\\"system\\",\\"subtype\\":\\"compact_boundary\\"}"}'],
]

for (const [what, line] of PASSED_OVER) {
  test(`passed over: ${what}`, () => assert.deepEqual(read([FULL, line]), READ_FULL))
}

test('a boundary quoted in a message is no boundary', () => {
  const quoting = user('{"type":"system","subtype":"compact_boundary"}')
  assert.deepEqual(read([FULL, quoting]), { ...(READ_FULL as object), pendingTokens: 20 + 12 })
})

test("a boundary hides every older answer, and error rows and subagents' answers after it reveal nothing", () => {
  const inSubagent = answer({ type: 'text', text: 'x' }, usageOf(5), { isSidechain: true })
  assert.equal(read([FULL, boundary()]), 'compacted')
  assert.equal(read([FULL, boundary(), user('summary', { isCompactSummary: true })]), 'compacted')
  assert.equal(read([FULL, boundary(), failure(), inSubagent, user('go on')]), 'compacted')
})

test("a subagent's boundary is not ours", () => {
  const inSubagent = JSON.stringify({ ...JSON.parse(boundary()), isSidechain: true })
  assert.deepEqual(read([FULL, inSubagent]), READ_FULL)
})

test('only the newest of several answers counts', () => {
  const next = answer({ type: 'text', text: 'next' }, usageOf(990))
  assert.deepEqual(read([FULL, next]), { inputTokens: 1000, pendingTokens: 20, model: 'claude-sonnet-4-6' })
})

test('the blocks of one answer carry the same usage: it counts once', () => {
  const message = { id: 'msg_1', model: 'm', usage: usageOf(990, 300) }
  const lines = ['text', 'tool_use', 'tool_use'].map((type) => answer({ type }, usageOf(990, 300), { message }))
  assert.deepEqual(read(lines), { inputTokens: 1000, pendingTokens: 300, model: 'claude-sonnet-4-6' })
})

test('the model is the requested one, with its [1m]; without it, the one that answered', () => {
  const requested = answer({ type: 'text' }, usageOf(990), { requestedModel: 'claude-sonnet-4-5[1m]' })
  assert.deepEqual(read([requested]), { inputTokens: 1000, pendingTokens: 20, model: 'claude-sonnet-4-5[1m]' })
  const older = answer({ type: 'text' }, usageOf(990), { requestedModel: undefined })
  assert.deepEqual(read([older]), { inputTokens: 1000, pendingTokens: 20, model: 'claude-sonnet-4-6' })
})

const IMAGE = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'A'.repeat(1_000_000) } }

/** Content after the newest answer and the tokens it adds to the next request. */
const PENDING: readonly (readonly [what: string, lines: readonly string[], tokens: number])[] = [
  ['nothing', [], 0],
  ['a prompt', [user('x'.repeat(400))], 100],
  ['a prompt of one character', [user('x')], 1],
  ['a prompt in blocks', [user([{ type: 'text', text: 'x'.repeat(400) }])], 100],
  ['a tool result', [result('t1', 'x'.repeat(4000))], 1000],
  ['a tool result in blocks', [result('t1', [{ type: 'text', text: 'x'.repeat(4000) }])], 1000],
  ['an attachment', [attachment('x'.repeat(800))], 200],
  ['several rows', [user('x'.repeat(40)), result('t1', 'x'.repeat(40)), attachment('x'.repeat(40))], 30],
  ['an image, whatever its bytes', [user([IMAGE])], 1600],
  ['an image in a tool result', [result('t1', [IMAGE, { type: 'text', text: 'x'.repeat(40) }])], 1610],
  ['a prompt the client wrote itself', [user('x'.repeat(40), { isMeta: true })], 10],
  ['the copy of a result beside its row', [user('x'.repeat(40), { toolUseResult: { stdout: 'x'.repeat(9000) } })], 10],
  ['content of no known shape', [user({ text: 'x'.repeat(400) }), user(7), user(null), user([null, 'x'])], 0],
]

for (const [what, lines, tokens] of PENDING) {
  test(`pending: ${what}`, () => {
    assert.deepEqual(read([FULL, ...lines]), { ...(READ_FULL as object), pendingTokens: 20 + tokens })
  })
}

test('a row that stands in the file twice counts once', () => {
  const prompt = user('x'.repeat(400))
  assert.deepEqual(read([FULL, prompt, prompt]), { ...(READ_FULL as object), pendingTokens: 120 })
})

test('what a hook stands before is seen when a later row has its id, and only then', () => {
  const prompt = user('go on', { promptId: 'p2' })
  const done = result('t2', 'ok')
  const cases: readonly (readonly [seen: boolean, lines: readonly string[], incoming: Incoming])[] = [
    [true, [FULL, prompt], { promptId: 'p2' }],
    [false, [FULL, prompt], { promptId: 'p3' }],
    [false, [FULL, prompt], { promptId: null }],
    [false, [FULL, prompt], {}],
    [false, [user('before', { promptId: 'p2' }), FULL], { promptId: 'p2' }],
    [true, [FULL, done], { toolUseId: 't2' }],
    [true, [FULL, user([{ type: 'text' }, null, JSON.parse(done).message.content[0]])], { toolUseId: 't2' }],
    [false, [FULL, done], { toolUseId: 't3' }],
    [false, [done, FULL], { toolUseId: 't2' }],
    [false, [FULL, prompt], { promptId: 'p2', toolUseId: 't2' }],
  ]
  for (const [seen, lines, incoming] of cases) {
    const found = scan(lines, incoming)
    assert.equal(found !== null && 'usage' in found && found.usage.incomingSeen, seen, JSON.stringify(incoming))
  }
})

test('the scan ends at the newest answer or boundary: older rows are never looked at', () => {
  for (const last of [say('x'), boundary()]) {
    const { visit } = createUsageScan()
    assert.equal(visit(user('later')), false)
    assert.equal(visit(last), true)
  }
})

test('no line, however strange, makes the scan fail or reads as an empty context', () => {
  const strange = fc.oneof(
    hostileText,
    fc.json({ maxDepth: 4 }),
    fc.anything().map((value) => JSON.stringify({ type: 'assistant', message: value }) ?? ''),
  )
  fc.assert(
    fc.property(fc.array(strange, { maxLength: 6 }), (lines) => {
      const found = scan([FULL, ...lines])
      if (found !== null && 'usage' in found) assert.ok(found.usage.inputTokens > 0)
      else assert.fail('the answer was lost')
    }),
    { seed: SEED },
  )
})
