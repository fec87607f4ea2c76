import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { endure } from './endure.ts'
import type { EventName } from './host-contract.ts'
import { EVENT_NAMES } from './run-hook.ts'
import { createSandbox, takeSnapshot } from './sandbox.ts'
import { PAYLOADS, STORY } from './story.ts'

describe('input that is no payload: one line on stderr, nothing else', { concurrency: 3 }, () => {
  const inputs: Record<string, (event: EventName) => string | Buffer> = {
    'nothing at all': () => '',
    'a line break': () => '\n',
    'a payload cut in the middle': (event) => PAYLOADS[event].slice(0, PAYLOADS[event].length / 2),
    'a payload without its last brace': (event) => PAYLOADS[event].trimEnd().slice(0, -1),
    'two payloads': (event) => PAYLOADS[event] + PAYLOADS[event],
    'a list': () => '[]',
    null: () => 'null',
    'a hundred thousand brackets': () => '['.repeat(100_000),
    'bytes that are no text': () => Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x7b]),
    'the payload of another event': (event) =>
      event === 'pre-compact' ? PAYLOADS['session-start'] : PAYLOADS['pre-compact'],
    'a session id that is a path': (event) =>
      JSON.stringify({ ...JSON.parse(PAYLOADS[event]), session_id: '../../outside' }),
  }
  for (const [name, input] of Object.entries(inputs)) {
    it(name, async (test) => {
      for (const event of EVENT_NAMES) {
        const sandbox = createSandbox(test, STORY)
        const before = takeSnapshot(sandbox)
        const { answer, said } = await endure(sandbox, event, { stdin: input(event) })
        assert.deepEqual(answer, { kind: 'nothing' })
        assert.match(said.join('\n'), new RegExp(`^holdfast ${event}: Cannot [^\n]+; nothing was done$`))
        assert.deepEqual(takeSnapshot(sandbox), before)
      }
    })
  }
})

/** A value of a type nobody expects in this place. */
function distort(value: unknown): unknown {
  if (typeof value === 'string') return { toString: 7 }
  return typeof value === 'object' && value !== null ? 'a text' : ['a list']
}

describe('a field of a wrong type is at most one line', { concurrency: 3 }, () => {
  for (const event of EVENT_NAMES) {
    for (const [field, value] of Object.entries<unknown>(JSON.parse(PAYLOADS[event]))) {
      it(`${event}: ${field}`, async (test) => {
        const payload = { ...JSON.parse(PAYLOADS[event]), [field]: distort(value) }
        const { said } = await endure(createSandbox(test, STORY), event, { stdin: JSON.stringify(payload) })
        assert.ok(said.length <= 1, said.join('\n'))
      })
    }
  }
})

describe('a megabyte in a field', { concurrency: 3 }, () => {
  const fields: readonly (readonly [EventName, Record<string, unknown>])[] = [
    ['user-prompt-submit', { prompt: '$CHARS:1000000' }],
    ['pre-compact', { custom_instructions: '$CHARS:1000000' }],
    ['session-start', { model: '$CHARS:1000000' }],
    ['pre-tool-use', { tool_input: { file_path: '/$CHARS:1000000', content: '$CHARS:1000000' } }],
    ['post-tool-use', { tool_response: { stdout: '$CHARS:1000000' }, tool_name: '$CHARS:1000000' }],
  ]
  for (const [event, change] of fields) {
    it(event, async (test) => {
      const sandbox = createSandbox(test, STORY)
      mkdirSync(join(sandbox.project, 'docs/tracks'), { recursive: true })
      writeFileSync(join(sandbox.project, 'docs/tracks/ACTIVE_TRACK'), 'parser\n')
      const stdin = JSON.stringify({ ...JSON.parse(PAYLOADS[event]), ...change })
      const { said } = await endure(sandbox, event, { stdin })
      assert.deepEqual(said, [])
      for (const [path, text] of Object.entries(takeSnapshot(sandbox))) {
        assert.ok(text.length < 100_000, `${path} has ${text.length} characters`)
      }
    })
  }
})
