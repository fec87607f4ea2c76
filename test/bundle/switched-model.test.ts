import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { createPlace } from './place.ts'

const say = { hook_event_name: 'UserPromptSubmit', prompt: 'take the next step' }

for (const [from, to, windowTokens, told] of [
  ['claude-opus-4-8', 'claude-sonnet-4-6', 200_000, /EMERGENCY/],
  ['claude-sonnet-4-6', 'claude-opus-4-8', 1_000_000, /^$/],
] as const) {
  it(`after a switch from ${from} to ${to} a prompt goes by the model that the status line shows`, (test) => {
    const place = createPlace('switched')
    test.after(place.remove)
    const usage = { input_tokens: 150_000, output_tokens: 1 }
    const message = { role: 'assistant', model: from, content: [{ type: 'text', text: 'ok' }], usage }
    const row = { type: 'assistant', uuid: 'a', timestamp: '2026-11-21T10:59:00.000Z', message }
    place.fire('session-start', { hook_event_name: 'SessionStart', source: 'startup' })
    writeFileSync(join(place.path, 'home/s1.jsonl'), `${JSON.stringify(row)}\n`)
    place.fire('statusline', {
      model: { id: to },
      workspace: { project_dir: place.project },
      context_window: { context_window_size: windowTokens, current_usage: usage },
    })
    assert.match(place.fire('user-prompt-submit', say).stdout, told)
  })
}
