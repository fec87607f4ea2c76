import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type JournalEvent, parseEvent, serializeEvent } from '../../src/sessions/core/event.ts'
import { describeToolCall } from '../../src/work/core/work-log.ts'
import { hostileText, SEED } from './arbitraries.ts'

const CONNECTION = 'amqp://guest:Hunter2supersecret@queue.example.com'
const SAVED = {
  checkpoint_id: 'cx-001',
  compaction_sequence: 2,
  path: '.holdfast/checkpoints/cx-001-checkpoint.json',
} as const
const SAVED_TEXT =
  '"checkpoint_id":"cx-001","compaction_sequence":2,"path":".holdfast/checkpoints/cx-001-checkpoint.json"'
const AT = '2026-11-21T12:00:00.000Z'

/** Each event and its line. */
const EVENTS: readonly (readonly [event: JournalEvent, fields: string])[] = [
  [{ event: 'session_started', source: 'startup' }, '"source":"startup"'],
  [
    { event: 'context_threshold_reached', previous_tier: 'low', new_tier: 'warning', fill: 0.7123 },
    '"previous_tier":"low","new_tier":"warning","fill":0.7123',
  ],
  [
    { event: 'compaction_detected', trigger: 'auto', fill: null, ...SAVED },
    `"trigger":"auto","fill":null,${SAVED_TEXT}`,
  ],
  [{ event: 'checkpoint_created', trigger: 'auto', ...SAVED }, `"trigger":"auto",${SAVED_TEXT}`],
  [
    { event: 'checkpoint_acknowledged', checkpoint_id: 'cx-001', channel: 'session-start' },
    '"checkpoint_id":"cx-001","channel":"session-start"',
  ],
  [
    { event: 'resumption_injected', checkpoint_id: 'cx-001', tokens: 400, from_session: 's' },
    '"checkpoint_id":"cx-001","tokens":400,"from_session":"s"',
  ],
  [{ event: 'session_abandoned', reason: 'auto compaction at 98.2%' }, '"reason":"auto compaction at 98.2%"'],
  [
    {
      event: 'tool_denied',
      guard: 'write-size',
      tool: 'Write',
      target: '/p/a.ts',
      reason: 'too large',
      agent_id: null,
    },
    '"guard":"write-size","tool":"Write","target":"/p/a.ts","reason":"too large","agent_id":null',
  ],
  [
    { event: 'retention_applied', checkpoints: 2, through: 'cx-120', sessions: 1, journal_files: 0 },
    '"checkpoints":2,"through":"cx-120","sessions":1,"journal_files":0',
  ],
  [
    { event: 'problem', hook: 'pre-compact', code: 'state-busy', text: 'Cannot lock' },
    '"hook":"pre-compact","code":"state-busy","text":"Cannot lock"',
  ],
]

for (const [event, fields] of EVENTS) {
  test(`${event.event} is one line, both ways`, () => {
    const line = `{"at":"${AT}","event":"${event.event}","session_id":"s1",${fields}}\n`
    assert.equal(serializeEvent(event, AT, 's1'), line)
    const { event: name, ...rest } = event
    assert.deepEqual(parseEvent(line), { at: AT, sessionId: 's1', event: name, fields: rest })
  })
}

test('an event without a session has none', () => {
  const line = serializeEvent({ event: 'session_started', source: 'startup' }, AT, null)
  assert.equal(parseEvent(line)?.sessionId, null)
})

test('every event is exactly one line of bounded length, whatever text is in it, without secrets', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (target, text) => {
      for (const event of [
        { event: 'tool_denied', guard: 'g', tool: text, target, reason: text, agent_id: target } as const,
        { event: 'problem', hook: 'h', code: 'c', text } as const,
      ]) {
        const line = serializeEvent(event, AT, 's1')
        assert.equal(line.indexOf('\n'), line.length - 1)
        assert.ok(line.length < 30_000)
        assert.equal(parseEvent(line)?.event, event.event)
      }
    }),
    { seed: SEED },
  )
  const secret = 'ghp_aB3dE5gH7jK9mN1pQ2sT4vW6yZ8aB3dE5gH7j'
  assert.ok(!serializeEvent({ event: 'problem', hook: 'h', code: 'c', text: `x ${secret}` }, AT, null).includes(secret))
  const cut = { event: 'problem', hook: 'h', code: 'c', text: `${'x'.repeat(1980)} ${CONNECTION}` } as const
  assert.doesNotMatch(serializeEvent(cut, AT, null), /unter2/, 'a secret at the cut is known whole')
})

test('a long text is cut between characters', () => {
  const text = `x${'\u{1f600}'.repeat(3000)}`
  const line = serializeEvent({ event: 'problem', hook: 'h', code: 'c', text }, AT, null)
  assert.ok(line.length < 3000)
  assert.ok(String(parseEvent(line)?.fields.text).isWellFormed())
})

const COMPLETE = serializeEvent({ event: 'session_started', source: 'startup' }, AT, 's2')

test('a line that was cut short does not take the next event with it', () => {
  const target = '{"at":"hidden"}'
  const first = serializeEvent(
    { event: 'tool_denied', guard: 'write-size', tool: 'Write', target, reason: 'r', agent_id: null },
    AT,
    's1',
  )
  for (let length = 1; length < first.length - 1; length += 1) {
    const line = `${first.slice(0, length)}${COMPLETE.trimEnd()}`
    assert.deepEqual(parseEvent(line), parseEvent(COMPLETE), `cut to ${length}`)
  }
})

test('a line that is no event is null', () => {
  for (const line of [
    '',
    'x',
    '{}',
    '[]',
    'null',
    '{"at":1,"event":"x"}',
    '{"at":"t"}',
    '{"event":"x"}',
    COMPLETE.slice(0, 20),
    '{"at":"t","event":"x"',
  ]) {
    assert.equal(parseEvent(line), null, line)
  }
})

test('unknown events and fields of a later version are read', () => {
  assert.deepEqual(parseEvent('{"at":"t","event":"later","session_id":7,"new":[1]}'), {
    at: 't',
    sessionId: null,
    event: 'later',
    fields: { new: [1] },
  })
})

const RUN = `./run --with=${'x'.repeat(108)}/`

const CALL = { at: AT, toolName: 'Edit', toolInput: {}, toolResponse: {}, agentId: null }

/** A tool call and its line in the work log. */
const LOGGED: readonly (readonly [call: Partial<Parameters<typeof describeToolCall>[0]>, line: string])[] = [
  [{ toolInput: { file_path: '/p/a.ts', new_string: 'secret content' } }, 'Edit `/p/a.ts`: done'],
  [{ toolName: 'Bash', toolInput: { command: 'npm test', description: 'Run' } }, 'Bash `npm test`: done'],
  [{ toolName: 'Bash', toolInput: { command: 'echo `date`' } }, "Bash `echo 'date'`: done"],
  [{ toolName: 'Bash', toolInput: { command: 'a\nb' } }, 'Bash `a b`: done'],
  [{ toolName: 'Bash', toolInput: { command: 'PASSWORD=hunter2hunter2 run' } }, 'Bash `PASSWORD=[redacted] run`: done'],
  [
    { toolName: 'Bash', toolInput: { command: `${RUN}${CONNECTION}` } },
    `Bash \`${RUN}amqp://guest:[redacted]@queue.exam ...\`: done`,
  ],
  [{ toolResponse: { error: `no ${CONNECTION}` } }, 'Edit: error: no amqp://guest:[redacted]@queue.example.com'],
  [{ toolName: 'NotebookEdit', toolInput: { notebook_path: '/p/n.ipynb' } }, 'NotebookEdit `/p/n.ipynb`: done'],
  [{ toolName: 'Grep', toolInput: { pattern: 'x', path: '/p' } }, 'Grep `x`: done'],
  [{ toolName: 'Sleep' }, 'Sleep: done'],
  [{ toolName: 'Sleep', toolInput: { file_path: 7, command: '' } }, 'Sleep: done'],
  [{ toolResponse: { interrupted: true } }, 'Edit: interrupted'],
  [{ toolResponse: { error: 'ENOENT: no such file' } }, 'Edit: error: ENOENT: no such file'],
  [{ toolResponse: 'text' }, 'Edit: done'],
  [{ toolResponse: null }, 'Edit: done'],
  [{ agentId: 'a1' }, 'Edit: done (subagent)'],
]

for (const [call, line] of LOGGED) {
  test(`logged: ${line}`, () => assert.equal(describeToolCall({ ...CALL, ...call }), `- ${AT} ${line}\n`))
}

test('a work log line is one short line, whatever the call', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (name, text) => {
      const line = describeToolCall({
        ...CALL,
        toolName: name,
        toolInput: { command: text },
        toolResponse: { error: text },
      })
      assert.equal(line.indexOf('\n'), line.length - 1)
      assert.ok(line.length < 500)
    }),
    { seed: SEED },
  )
})
