import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { type EventName, parseAnswer } from './host-contract.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, type Sandbox, takeSnapshot } from './sandbox.ts'

const SESSION = '5e551000-0000-4000-8000-00000000000a'
const REQUEST = 'Compare every page of the shop with its draft, and keep the old colours.'

/** What stands between the request and the compaction: so many results, and what is in each. */
interface Bulk {
  readonly rows: number
  readonly content: unknown
}

/** Screenshots of 400 KB: base64 of nothing in particular. */
const SCREENSHOTS: Bulk = {
  rows: 24,
  content: [
    { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgoA'.repeat(34_000) } },
  ],
}
/** Pages of 60 KB of text, 9 MB together. */
const PAGES: Bulk = { rows: 150, content: 'The price of a lamp stands in the second column.\n'.repeat(1_230) }

function row(index: number, fields: Record<string, unknown>): string {
  const uuid = `${String(index).padStart(8, '0')}-0000-4000-8000-00000000000a`
  return `${JSON.stringify({ isSidechain: false, ...fields, uuid, timestamp: '2026-11-21T11:30:00.000Z', sessionId: SESSION, version: '2.1.329' })}\n`
}

function writeTranscript(sandbox: Sandbox, bulk: Bulk): string {
  const path = join(sandbox.home, 'transcript.jsonl')
  const rows = [row(1, { type: 'user', message: { role: 'user', content: REQUEST } })]
  for (let index = 1; index <= bulk.rows; index += 1) {
    const id = `toolu_${index}`
    const usage = {
      input_tokens: 10,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 90_000 + index,
      output_tokens: 20,
    }
    const use = { type: 'tool_use', id, name: 'mcp__browser__look', input: { page: index } }
    const model = 'claude-sonnet-4-6'
    rows.push(
      row(index * 2, {
        type: 'assistant',
        message: { role: 'assistant', model, content: [use], stop_reason: 'tool_use', usage },
      }),
    )
    const result = { type: 'tool_result', tool_use_id: id, content: bulk.content }
    rows.push(row(index * 2 + 1, { type: 'user', message: { role: 'user', content: [result] } }))
  }
  writeFileSync(path, rows.join(''))
  return path
}

async function run(sandbox: Sandbox, event: EventName, fields: Record<string, unknown>): Promise<string> {
  const stdin = JSON.stringify({ session_id: SESSION, cwd: sandbox.project, ...fields })
  const { exitCode, stdout } = await runHook(sandbox, event, { stdin })
  assert.equal(exitCode, 0)
  return stdout
}

/** What start tells behind a compaction, and the journal. */
async function compact(sandbox: Sandbox, transcript: string): Promise<{ context: string; journal: string }> {
  const place = { transcript_path: transcript }
  await run(sandbox, 'pre-compact', {
    ...place,
    hook_event_name: 'PreCompact',
    trigger: 'auto',
    custom_instructions: null,
  })
  const stdout = await run(sandbox, 'session-start', { ...place, hook_event_name: 'SessionStart', source: 'compact' })
  const answer = parseAnswer('session-start', stdout)
  assert.equal(answer.kind, 'context')
  return { context: answer.context ?? '', journal: takeSnapshot(sandbox)['project/.holdfast/events.jsonl'] ?? '' }
}

describe('a request far behind the compaction', { concurrency: 2 }, () => {
  it('is told over 24 screenshots of 400 KB', async (test) => {
    const sandbox = createSandbox(test)
    const { context, journal } = await compact(sandbox, writeTranscript(sandbox, SCREENSHOTS))
    assert.ok(context.includes(`<newest-user-words>${REQUEST}</newest-user-words>`), context)
    assert.doesNotMatch(journal, /transcript-cut/, 'images do not count')
  })

  it('is told over more text than is read, because it was kept when it was typed; the journal says what was not read', async (test) => {
    const sandbox = createSandbox(test)
    const transcript = writeTranscript(sandbox, PAGES)
    await run(sandbox, 'session-start', {
      transcript_path: transcript,
      hook_event_name: 'SessionStart',
      source: 'startup',
    })
    await run(sandbox, 'user-prompt-submit', {
      transcript_path: transcript,
      hook_event_name: 'UserPromptSubmit',
      prompt: REQUEST,
    })
    const { context, journal } = await compact(sandbox, transcript)
    assert.ok(context.includes(`<newest-user-words>${REQUEST}</newest-user-words>`), context)
    assert.match(journal, /"code":"transcript-cut"/)
  })
})
