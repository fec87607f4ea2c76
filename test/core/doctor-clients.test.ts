import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findClient, OTHER_CLIENTS, type OtherClient } from '../../src/client/core/client.ts'
import { CLIENT_PLACES, createStartLine } from '../../src/client/core/client-registration.ts'
import { CLIENT_TRANSCRIPTS, type ClientCall, createClientCalls } from '../../src/host/core/client-calls.ts'
import { checkClientAnswer, judgeClientRun } from '../../src/host/core/judge-run.ts'

const inner = (event: string, more: object = {}) =>
  JSON.stringify({ hookSpecificOutput: { hookEventName: event, ...more } })
const refusal = { permissionDecision: 'deny', permissionDecisionReason: 'x' }

describe('an answer, by the rules of another client', () => {
  const table: readonly (readonly [client: OtherClient, event: string, stdout: string, fault: RegExp | null])[] = [
    ['codex', 'SessionStart', '', null],
    ['codex', 'SessionStart', inner('SessionStart', { additionalContext: 'x' }), null],
    ['codex', 'UserPromptSubmit', '{"systemMessage":"x"}', null],
    ['codex', 'PreToolUse', inner('PreToolUse', refusal), null],
    ['codex', 'PreToolUse', inner('PreToolUse', { additionalContext: 'x' }), null],
    ['codex', 'PreCompact', '{"systemMessage":"x"}', null],
    ['codex', 'SessionStart', 'plain', /not one JSON object: the model gets it as it is/],
    ['codex', 'PreToolUse', `loading\n${inner('PreToolUse', refusal)}`, /not one JSON object/],
    [
      'codex',
      'PreToolUse',
      inner('PreToolUse', { ...refusal, permissionDecision: 'ask' }),
      /not "deny": the call runs/,
    ],
    ['codex', 'PreToolUse', inner('PreToolUse', { ...refusal, permissionDecision: 'allow' }), /not "deny"/],
    ['codex', 'PreToolUse', inner('PreToolUse', { permissionDecision: 'deny' }), /Reason is missing/],
    ['codex', 'PreToolUse', '{"decision":"deny","reason":"x"}', /decision is no field .* drops all/],
    ['codex', 'PreToolUse', inner('PreToolUse', { ...refusal, extra: 1 }), /Output\.extra is no field .* drops all/],
    ['codex', 'PreToolUse', inner('BeforeTool', refusal), /hookEventName is not PreToolUse/],
    ['codex', 'PreToolUse', JSON.stringify({ hookSpecificOutput: refusal }), /hookEventName is missing/],
    ['codex', 'PreToolUse', '{"hookSpecificOutput":"x"}', /hookSpecificOutput is no field/],
    ['codex', 'PostToolUse', inner('PostToolUse', refusal), /permissionDecision is no field/],
    ['codex', 'SessionStart', inner('SessionStart', { additionalContext: 7 }), /additionalContext is not text/],
    ['codex', 'SessionStart', inner('SessionStart', { additionalContext: 'x'.repeat(10_001) }), /10001 characters/],
    ['codex', 'PreCompact', 'keep it', /nobody/],
    ['codex', 'PreCompact', inner('PreCompact', { additionalContext: 'x' }), /is no field/],
    ['codex', 'PreToolUse', '{"__proto__":1,"toString":2}', /toString is no field/],
    ['gemini', 'SessionStart', inner('SessionStart', { additionalContext: 'x' }), null],
    ['gemini', 'BeforeAgent', inner('BeforeAgent', { additionalContext: 'x'.repeat(60_000) }), null],
    ['gemini', 'BeforeTool', '{"decision":"deny","reason":"x"}', null],
    ['gemini', 'BeforeTool', '{"systemMessage":"x"}', null],
    ['gemini', 'SessionStart', 'plain', /the person is shown it/],
    ['gemini', 'BeforeTool', inner('BeforeTool', refusal), /permissionDecision is no field .* ignores it/],
    ['gemini', 'BeforeTool', inner('BeforeTool', { additionalContext: 'x' }), /additionalContext is no field/],
    ['gemini', 'BeforeTool', '{"decision":"ask","reason":"x"}', /decision is not "deny"/],
    ['gemini', 'BeforeTool', '{"decision":"deny"}', /reason is missing/],
    ['gemini', 'BeforeAgent', '{"decision":"deny","reason":"x"}', /decision is no field/],
    ['gemini', 'AfterTool', '{"additionalContext":"x"}', /additionalContext is no field/],
    ['gemini', 'PreCompress', '{"systemMessage":"x"}', /systemMessage is no field/],
  ]
  for (const [client, event, stdout, fault] of table) {
    test(`${client} ${event}: ${stdout.slice(0, 90) || 'nothing'}`, () => {
      const faults = checkClientAnswer(client, event, stdout)
      if (fault === null) assert.deepEqual(faults, [])
      else assert.match(faults.join('; '), fault)
    })
  }
})

type Payload = Readonly<Record<string, unknown>>
const kindOf = ({ hook_event_name: event, tool_name: tool }: Payload) => `${event} ${tool ?? ''}`.trim()

for (const client of OTHER_CLIENTS) {
  const folder = fileURLToPath(new URL(`../../fixtures/${client}/`, import.meta.url))
  const recorded: Payload[] = readdirSync(folder).map((name) => JSON.parse(readFileSync(folder + name, 'utf8')))
  const calls = createClientCalls(client, '/p', `/h/${CLIENT_TRANSCRIPTS[client]}`)

  test(`${client}: what is fired has the fields the client sends`, () => {
    for (const { payload } of calls) {
      const same = recorded.find((one) => kindOf(one) === kindOf(payload))
      assert.ok(same !== undefined, kindOf(payload))
      assert.deepEqual(Object.keys(payload).sort(), Object.keys(same).sort(), kindOf(payload))
      assert.equal(findClient(payload), client)
    }
  })

  test(`${client}: every hook that is registered is fired, by its event, and has something to do`, () => {
    for (const [event, groups] of Object.entries(CLIENT_PLACES[client].registration)) {
      const own = calls.filter(({ payload }) => payload.hook_event_name === event)
      assert.ok(
        own.some(({ says, leaves }) => says !== null || leaves !== null),
        event,
      )
      for (const { hook } of own) {
        const line = createStartLine(client, hook, '$GEMINI_PROJECT_DIR')
        assert.equal(
          JSON.stringify(groups),
          JSON.stringify([{ hooks: [{ ...Object(groups[0]?.hooks[0]), command: line }] }]),
        )
      }
    }
    const events = new Set(calls.map(({ payload }) => payload.hook_event_name))
    assert.deepEqual([...events].sort(), Object.keys(CLIENT_PLACES[client].registration).sort())
  })
}

test('a hook that fails, is not understood, or has nothing to say where it has to', () => {
  const call: ClientCall = {
    hook: 'pre-tool-use',
    title: 'Bash',
    payload: { hook_event_name: 'BeforeTool' },
    newRows: '',
    says: 'deny: ',
    leaves: null,
  }
  const right = { exitCode: 0, stderr: '', stdout: '{"decision":"deny","reason":"x"}' }
  const judge = (run: object, more: Partial<ClientCall> = {}, left: readonly string[] | null = []) =>
    judgeClientRun('gemini', { ...call, ...more }, { ...right, ...run, left }).map(({ id, fix }) => [id, fix])
  const fix = 'holdfast init --client gemini'
  assert.deepEqual(judge({}), [])
  assert.deepEqual(judge({ exitCode: 1 }), [['bundle-fails', fix]])
  assert.deepEqual(judge({ exitCode: null, stderr: 'x' }), [['bundle-fails', fix]])
  assert.deepEqual(judge({ stdout: inner('BeforeTool') }), [['bundle-answer-dropped', fix]])
  assert.deepEqual(judge({ stdout: '' }), [['bundle-silent', fix]])
  assert.deepEqual(
    judge({ stdout: '{"systemMessage":"deny: x"}' }),
    [['bundle-silent', fix]],
    'the person is not the model',
  )
  assert.deepEqual(judge({ stdout: '' }, {}, null), [], 'nothing has to come of it')
  const leaving = { says: null, leaves: '.holdfast/checkpoints/' }
  assert.deepEqual(judge({ stdout: '' }, leaving, ['.holdfast/checkpoints/a.json']), [])
  assert.deepEqual(judge({ stdout: '' }, leaving, ['.holdfast/events.jsonl']), [['bundle-silent', fix]])
})
