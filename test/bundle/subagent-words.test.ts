import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { compact, createRepository, start } from './capture-project.ts'

const line = (row: object) => `${JSON.stringify(row)}\n`
const say = (content: unknown, fields: object = {}) =>
  line({
    type: 'assistant',
    uuid: Math.random().toString(36),
    ...fields,
    message: { role: 'assistant', model: 'claude-sonnet-4-6', content },
  })
const ask = (content: unknown, fields: object = {}) =>
  line({ type: 'user', uuid: Math.random().toString(36), ...fields, message: { role: 'user', content } })
const call = (id: string, description: string, prompt: string) =>
  say([{ type: 'tool_use', id, name: 'Agent', input: { description, prompt, subagent_type: 'x' } }])

test('what an agent found is kept when it has not returned, or died', async (t) => {
  const sandbox = createRepository(t)
  const folder = join(sandbox.home, 'transcript/subagents')
  mkdirSync(folder, { recursive: true })
  const place = (id: string, prompt: string, ...texts: string[]) => {
    const own = { isSidechain: true, agentId: id }
    const rows = texts.map((text) => say([{ type: 'text', text }], own))
    const tool = say([{ type: 'tool_use', id: 't', name: 'Read', input: {} }], own)
    writeFileSync(join(folder, `agent-${id}.jsonl`), ask(prompt, own) + rows.join('') + tool)
  }
  place('a1', 'Find the leak.', 'Looking.', 'The leak is in pool.ts: close() is never called.')
  place(
    'b2',
    'Find the slow query.',
    'The query lacks an index on orders.user_id, token = ghp_0123456789abcdefghijklmnopqrstuvwxyz',
  )
  place('c3', 'Another order', 'Nobody asked.')
  place('d4', 'Save the designs.', 'Two of ten are saved.')
  const launched = { type: 'tool_result', tool_use_id: 'd', content: 'Async agent launched successfully.\nagentId: d4' }
  const died = { type: 'tool_result', tool_use_id: 'b', is_error: true, content: 'Prompt is too long' }
  writeFileSync(
    join(sandbox.home, 'transcript.jsonl'),
    ask('Look into both.') +
      call('b', 'Slow query', 'Find the slow query.') +
      ask([died]) +
      call('d', 'Designs', 'Save the designs.') +
      ask([launched]) +
      call('a', 'Leak', 'Find the leak.'),
  )
  await compact(sandbox)
  const { work_state } = JSON.parse(
    readFileSync(join(sandbox.project, '.holdfast/checkpoints/cx-001-checkpoint.json'), 'utf8'),
  )
  const words = 'had not returned when this was saved; its last words: '
  assert.deepEqual(work_state.agents, [
    { description: 'Slow query', outcome: `${words}The query lacks an index on orders.user_id, token = [redacted]` },
    { description: 'Leak', outcome: `${words}The leak is in pool.ts: close() is never called.` },
    { description: 'Designs', outcome: `${words}Two of ten are saved.` },
  ])
  const { hookSpecificOutput } = await start(sandbox, 'compact')
  assert.match(
    hookSpecificOutput.additionalContext,
    /Leak: had not returned when this was saved; its last words: The leak is in pool\.ts/,
  )
})
