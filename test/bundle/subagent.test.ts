import assert from 'node:assert/strict'
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { createRepository, payload, submit } from './capture-project.ts'
import { runHook } from './run-hook.ts'
import type { Sandbox } from './sandbox.ts'
import { SESSION } from './story.ts'

let row = 0
const answer = (tokens: number, sidechain = true, model = 'claude-sonnet-4-5') => {
  row += 1
  const usage = { input_tokens: 5, cache_read_input_tokens: tokens, cache_creation_input_tokens: 0, output_tokens: 10 }
  const content = [{ type: 'text', text: 'Looking.' }]
  const message = { role: 'assistant', id: `msg-${row}`, content, model, stop_reason: 'tool_use', usage }
  return `${JSON.stringify({ type: 'assistant', uuid: `row-${row}`, isSidechain: sidechain, message })}\n`
}
const place = (sandbox: Sandbox, id: string) => {
  const folder = join(sandbox.home, 'transcript/subagents')
  mkdirSync(folder, { recursive: true })
  return join(folder, `agent-${id}.jsonl`)
}
const openSession = async (sandbox: Sandbox) => {
  writeFileSync(join(sandbox.home, 'transcript.jsonl'), answer(20_000, false))
  await submit(sandbox, 'Go on')
}
const useTool = async (sandbox: Sandbox, id: string, fields: object = {}) => {
  const call = {
    tool_name: 'Read',
    tool_input: { file_path: '/tmp/x' },
    tool_response: {},
    agent_id: id,
    agent_type: 'x',
  }
  const { stdout } = await runHook(sandbox, 'post-tool-use', { stdin: payload('PostToolUse', { ...call, ...fields }) })
  return stdout === '' ? '' : JSON.parse(stdout).hookSpecificOutput.additionalContext
}
const statePath = (sandbox: Sandbox) => join(sandbox.project, `.holdfast/sessions/${SESSION}/state.json`)
const readSubagents = (sandbox: Sandbox) => JSON.parse(readFileSync(statePath(sandbox), 'utf8')).subagents

describe('a subagent', () => {
  it('is told of its own context, once a tier, whatever the main session holds', async (test) => {
    const sandbox = createRepository(test)
    await openSession(sandbox)
    const own = place(sandbox, 'a1')
    writeFileSync(own, answer(30_000))
    const before = statSync(statePath(sandbox)).mtimeMs
    assert.equal(await useTool(sandbox, 'a1'), '')
    assert.equal(statSync(statePath(sandbox)).mtimeMs, before, 'far below it nothing is even noted')
    appendFileSync(own, answer(187_000))
    const told = await useTool(sandbox, 'a1')
    assert.match(told, /^<context-monitor>Your own context as a subagent is 112% full \(187K of 167K\)\./)
    assert.match(told, /Only your last message reaches the session that started you/)
    assert.equal(await useTool(sandbox, 'a1'), '')
    appendFileSync(own, answer(187_100))
    assert.equal(await useTool(sandbox, 'a1'), '')
    assert.deepEqual(
      readSubagents(sandbox).map(({ id }: { id: string }) => id),
      ['a1'],
    )
    writeFileSync(place(sandbox, 'b2'), answer(100_000))
    const low = await useTool(sandbox, 'b2')
    assert.match(low, /is 60% full/)
    assert.doesNotMatch(low, /Only your last message/)
    appendFileSync(place(sandbox, 'b2'), answer(120_000))
    const other = await useTool(sandbox, 'b2')
    assert.match(
      other,
      /^<context-monitor>Your own context as a subagent is 72% full \(120K of 167K; 46K left before it may be compacted\)./,
    )
    assert.match(other, /Only your last message/)
  })
  it('of another model has the window of that model', async (test) => {
    const sandbox = createRepository(test)
    await openSession(sandbox)
    writeFileSync(place(sandbox, 'a1'), answer(187_000, true, 'claude-haiku-4-5'))
    assert.match(await useTool(sandbox, 'a1'), /^<context-monitor>Your own context/)
    assert.equal(await useTool(sandbox, 'a1'), '')
  })
  it('is told again after its own compaction emptied its context', async (test) => {
    const sandbox = createRepository(test)
    await openSession(sandbox)
    const own = place(sandbox, 'a1')
    writeFileSync(own, answer(187_000))
    assert.notEqual(await useTool(sandbox, 'a1'), '')
    const boundary = { type: 'system', subtype: 'compact_boundary', uuid: 'b', isSidechain: true }
    appendFileSync(own, `${JSON.stringify(boundary)}\n${answer(30_000)}`)
    assert.equal(await useTool(sandbox, 'a1'), '')
    appendFileSync(own, answer(187_000))
    assert.notEqual(await useTool(sandbox, 'a1'), '')
  })
  it('is told nothing without a transcript of its own, with an id that is no name, or when the monitor is off', async (test) => {
    const sandbox = createRepository(test)
    await openSession(sandbox)
    writeFileSync(join(sandbox.home, 'transcript.jsonl'), answer(187_000, false))
    assert.equal(await useTool(sandbox, 'none'), '')
    writeFileSync(place(sandbox, 'a1'), answer(187_000))
    assert.equal(await useTool(sandbox, '../subagents/agent-a1'), '')
    writeFileSync(join(sandbox.project, '.holdfast/config.toml'), '[context_monitor]\nenabled = false\n')
    assert.equal(await useTool(sandbox, 'a1'), '')
    assert.equal(existsSync(join(sandbox.project, '.holdfast/sessions/a1')), false)
  })
})
