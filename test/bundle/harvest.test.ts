import assert from 'node:assert/strict'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { compact, createRepository, git, list, payload, start, submit } from './capture-project.ts'
import { runHook } from './run-hook.ts'
import type { Sandbox } from './sandbox.ts'
import { SESSION } from './story.ts'

const OTHER = '5e551000-0000-4000-8000-0000000000bb'
let row = 0
const say = (text: string, tokens = 20_000) => {
  row += 1
  const usage = { input_tokens: 5, cache_read_input_tokens: tokens, cache_creation_input_tokens: 0, output_tokens: 10 }
  const content = [{ type: 'text', text }]
  const message = {
    role: 'assistant',
    id: `msg-${row}`,
    content,
    model: 'claude-sonnet-4-6',
    stop_reason: 'end_turn',
    usage,
  }
  return `${JSON.stringify({ type: 'assistant', uuid: `row-${row}`, message })}\n`
}
const path = (sandbox: Sandbox) => join(sandbox.home, 'transcript.jsonl')
const write = (sandbox: Sandbox, ...rows: string[]) => appendFileSync(path(sandbox), rows.join(''))
const texts = (sandbox: Sandbox) => list(sandbox).map(({ text }) => text)
const begin = (sandbox: Sandbox, session = SESSION, transcript = path(sandbox)) =>
  runHook(sandbox, 'session-start', {
    stdin: JSON.stringify({
      session_id: session,
      transcript_path: transcript,
      cwd: sandbox.project,
      hook_event_name: 'SessionStart',
      source: 'startup',
    }),
  })
const useTool = async (sandbox: Sandbox, fields: object = {}) => {
  const call = { tool_name: 'Read', tool_input: { file_path: '/tmp/x' }, tool_response: {}, ...fields }
  const { stdout } = await runHook(sandbox, 'post-tool-use', { stdin: payload('PostToolUse', call) })
  return stdout === '' ? '' : (JSON.parse(stdout) as { systemMessage?: string }).systemMessage
}
const readHarvested = (sandbox: Sandbox) =>
  JSON.parse(readFileSync(join(sandbox.project, `.holdfast/sessions/${SESSION}/state.json`), 'utf8')).harvested

const THREE = [
  '**Decision**: Orders are cached for 5 minutes.',
  '**Decision**: Users are cached for 5 minutes.',
  '**Decision**: Items are cached for 5 minutes.',
].join('\n')

describe('what the model marks is kept without a compaction', () => {
  it('at the next tool result, each line once, and the person is told once', async (test) => {
    const sandbox = createRepository(test)
    await begin(sandbox)
    write(sandbox, say('Looking around.'))
    await submit(sandbox, 'Go on')
    write(sandbox, say(`Settled.\n\n${THREE}\n@memory the proxy strips the header\nand this line is nobody's`))
    assert.match(
      (await useTool(sandbox)) ?? '',
      /^holdfast keeps 4 memories: learnings "the proxy strips the header", /,
    )
    const kept = texts(sandbox).sort()
    assert.deepEqual(kept, [
      'Decision: Items are cached for 5 minutes.',
      'Decision: Orders are cached for 5 minutes.',
      'Decision: Users are cached for 5 minutes.',
      'the proxy strips the header',
    ])
    assert.equal(readHarvested(sandbox), readFileSync(path(sandbox)).length)
    assert.equal(await useTool(sandbox), '')
    assert.equal(await submit(sandbox, 'Go on'), null)
    await compact(sandbox)
    await begin(sandbox, OTHER, join(sandbox.home, 'other.jsonl'))
    assert.equal(texts(sandbox).length, 4)
  })
  it('at the next prompt', async (test) => {
    const sandbox = createRepository(test)
    await begin(sandbox)
    write(sandbox, say(`Settled.\n${THREE}`))
    assert.match((await submit(sandbox, 'Go on')) ?? '', /keeps 3 memories/)
    assert.equal(texts(sandbox).length, 3)
  })
  it('at the next prompt behind the copy of the first request, which the client writes after the first answer', async (test) => {
    const sandbox = createRepository(test)
    await begin(sandbox)
    const copy = { parentUuid: 'row-1', attachment: { type: 'prompt_snapshot', systemPrompt: ['x'.repeat(115_000)] } }
    const later = `${JSON.stringify({ ...copy, type: 'attachment' })}\n`
    write(sandbox, say('Looking around.'), say(`Settled.\n${THREE}`), later)
    assert.match((await submit(sandbox, 'Go on')) ?? '', /keeps 3 memories/)
    assert.equal(await submit(sandbox, 'Go on'), null)
    assert.equal(readHarvested(sandbox), readFileSync(path(sandbox)).length)
  })
  it('at the start of the next session, if the session ended first, and never again once somebody removed it', async (test) => {
    const sandbox = createRepository(test)
    await begin(sandbox)
    await submit(sandbox, 'Go on')
    write(
      sandbox,
      say(`Settled.\n${THREE}\n\n\`\`\`\n**Decision**: this is code\n\`\`\`\n\n    @memory this is code, too`),
    )
    const { stdout } = await begin(sandbox, OTHER, join(sandbox.home, 'other.jsonl'))
    assert.match(JSON.parse(stdout).systemMessage, /^holdfast keeps 3 memories: decisions "Orders/)
    assert.equal(texts(sandbox).length, 3)
    git(sandbox, 'update-ref', '-d', 'refs/notes/holdfast/decisions')
    assert.equal((await start(sandbox, 'resume')).systemMessage, undefined)
    await compact(sandbox)
    assert.deepEqual(texts(sandbox), [])
  })
  it('a line that the client is still writing waits', async (test) => {
    const sandbox = createRepository(test)
    await begin(sandbox)
    await submit(sandbox, 'Go on')
    const whole = say(`Settled.\n${THREE}`)
    write(sandbox, say('**Decision**: Keep the old format'), whole.slice(0, -40))
    await submit(sandbox, 'Go on')
    assert.deepEqual(texts(sandbox), ['Decision: Keep the old format'])
    write(sandbox, whole.slice(-40))
    await submit(sandbox, 'Go on')
    assert.equal(texts(sandbox).length, 4)
  })
  it('not what a tool printed, a subagent did, or marks that are off', async (test) => {
    const sandbox = createRepository(test)
    await begin(sandbox)
    const result = { type: 'tool_result', tool_use_id: 'toolu_1', content: THREE }
    write(
      sandbox,
      `${JSON.stringify({ type: 'user', uuid: 'r', message: { role: 'user', content: [result] } })}\n`,
      say('Ok.'),
    )
    await submit(sandbox, 'Go on')
    write(sandbox, say(THREE))
    assert.equal(await useTool(sandbox, { agent_id: 'a1', agent_type: 'x' }), '')
    assert.deepEqual(texts(sandbox), [])
    writeFileSync(join(sandbox.project, '.holdfast/config.toml'), '[memory]\nmarkers = false\n')
    await submit(sandbox, 'Go on')
    assert.deepEqual(texts(sandbox), [])
  })
  it("the person's marked lines, with the prompt", async (test) => {
    const sandbox = createRepository(test)
    assert.match((await submit(sandbox, `Note:\n${THREE}`)) ?? '', /keeps 3 memories/)
    assert.deepEqual(
      list(sandbox).map(({ tags }) => tags),
      [['marked'], ['marked'], ['marked']],
    )
  })
})
