import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listHooksAt, MOMENTS, readAnswer } from '../../bench/peers/events.mjs'

const context = (hookEventName: string) =>
  JSON.stringify({ hookSpecificOutput: { hookEventName, additionalContext: 'a' } })

/** As recorded with client 2.1.329: what it takes as meant, and what it drops, shows as an error or reads by accident. */
const ANSWERS: [event: string, stdout: string, status: number | null, what: string, sound: boolean][] = [
  ['PreToolUse', '', 0, 'silent', true],
  ['PreToolUse', '', 2, 'blocks', true],
  ['PreToolUse', '', 1, 'exit 1', false],
  ['PreToolUse', '', null, 'exit null', false],
  ['PreToolUse', '{}', 0, 'empty JSON', true],
  ['PreToolUse', '{"continue":true}', 0, 'empty JSON', true],
  ['PreToolUse', '{"tool_name":"Bash","cwd":"/"}', 0, 'ignored: tool_name, cwd', false],
  ['PreToolUse', 'a line', 0, '6 characters nobody reads', false],
  ['PreToolUse', '{ a line }', 0, 'not JSON', false],
  ['PreToolUse', context('PreToolUse'), 0, '1 characters', true],
  ['PreToolUse', context('PostToolUse'), 0, 'names another event', false],
  ['PostToolUse', '{"additionalContext":"a"}', 0, 'ignored: additionalContext', false],
  ['PostToolUse', '{"systemMessage":"a"}', 0, 'a message', true],
  ['UserPromptSubmit', 'a line', 0, '6 characters', true],
  ['SessionStart', 'a line', 1, 'exit 1', false],
  ['PreCompact', 'Keep the path.', 0, '14 characters for the summary', true],
  ['PreCompact', '{"continue":true}', 0, 'JSON in the summary prompt: {"continue":true}', false],
]

for (const [event, stdout, status, what, sound] of ANSWERS) {
  test(`${event} ${status}: ${stdout || 'nothing'}`, () => {
    assert.deepEqual(readAnswer(event, { status, stdout }), { what, sound })
  })
}

test('the hooks of a moment are those the client would start', () => {
  const hooks = {
    PreToolUse: [
      { matcher: 'Bash', hooks: ['one'] },
      { matcher: 'Edit|Write', hooks: ['two'] },
      { matcher: '*', hooks: ['all'] },
      { hooks: ['any'] },
      { matcher: 'mcp__.*', hooks: ['server'] },
    ],
    PreCompact: [{ matcher: 'manual', hooks: ['by hand'] }],
  }
  const startedAt = (name: string) =>
    MOMENTS.filter((moment) => moment.name === name).flatMap((m) => listHooksAt(hooks, m))
  assert.deepEqual(startedAt('before Bash'), ['one', 'all', 'any'])
  assert.deepEqual(startedAt('before Write'), ['two', 'all', 'any'])
  assert.deepEqual(startedAt('pre-compact'), [])
  assert.deepEqual(startedAt('prompt'), [])
})
