import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { type EventName, parseAnswer } from './host-contract.ts'
import { runHook } from './run-hook.ts'
import { appendRows, createSandbox } from './sandbox.ts'
import { A, B, transcriptOf } from './track.ts'

const LINE =
  '<repeated-failure>Edit of $PROJECT/src/a.ts failed 6 times in a row with the same error: "String to replace not found in file." Read the file anew before the next try.</repeated-failure>'
const REFUSAL = '<tool_use_error>String to replace not found in file.\nString: a</tool_use_error>'

/** A session far below LOW, whose model calls tools. */
function openSession(test: TestContext, env: Record<string, string> = {}) {
  const sandbox = createSandbox(test)
  let row = 0
  const write = (type: 'user' | 'assistant', message: object) => {
    row += 1
    const uuid = `${String(row).padStart(8, '0')}-0000-4000-8000-00000000000a`
    const rest = { parentUuid: null, isSidechain: false, sessionId: A, timestamp: '2026-11-21T11:00:00.000Z' }
    appendRows(sandbox, transcriptOf(A), `${JSON.stringify({ ...rest, type, message, uuid })}\n`)
  }
  const call = (name: string, input: object, result: string | null, isError = false) => {
    const id = `toolu_${row}`
    const usage = { input_tokens: 10, cache_read_input_tokens: 30_000, output_tokens: 20 }
    const content = [{ type: 'tool_use', id, name, input }]
    write('assistant', { id: `msg_${row}`, role: 'assistant', model: 'claude-sonnet-4-6', content, usage })
    const answer = { type: 'tool_result', content: result, is_error: isError, tool_use_id: id }
    if (result !== null) write('user', { role: 'user', content: [answer] })
  }
  const fire = async (event: EventName, name: string, more: object) => {
    const common = { hook_event_name: name, session_id: A, transcript_path: transcriptOf(A), cwd: '$PROJECT' }
    const run = await runHook(sandbox, event, { stdin: JSON.stringify({ ...common, ...more }), env })
    assert.deepEqual([run.exitCode, run.stderr], [0, ''])
    const answer = parseAnswer(event, run.stdout)
    return ('context' in answer ? (answer.context ?? '') : '').replaceAll(sandbox.project, '$PROJECT')
  }
  /** A result of a tool; its own row is not written yet when the hook runs. */
  const result = (tool_name: string, tool_input: object, more: object = {}) => {
    call(tool_name, tool_input, null)
    return fire('post-tool-use', 'PostToolUse', { tool_name, tool_input, tool_response: { stdout: 'ok' }, ...more })
  }
  const prompt = (text = 'Go on.') => fire('user-prompt-submit', 'UserPromptSubmit', { prompt: text })
  const fail = (count = 6, old = 'a', path = '$PROJECT/src/a.ts') => {
    for (let left = count; left > 0; left -= 1)
      call('Edit', { file_path: path, old_string: old, new_string: 'b' }, REFUSAL, true)
  }
  return { call, fail, prompt, result, fire }
}

const BASH = { command: 'git status' }

describe('a run of failed edits', { concurrency: 2 }, () => {
  it('is told at the next result, once', async (test) => {
    const { fail, result } = openSession(test)
    assert.equal(await result('Bash', BASH), '', 'the first look measures')
    fail()
    assert.equal(await result('Bash', BASH), LINE)
    assert.equal(await result('Bash', BASH), '', 'a result beside it')
  })

  it('is told at the next prompt, once, and a longer run is the same', async (test) => {
    const { fail, prompt } = openSession(test)
    await prompt('Rename it.')
    fail()
    assert.equal(await prompt(), LINE)
    fail(2)
    assert.equal(await prompt(), '')
  })

  it('is told anew when it begins anew', async (test) => {
    const { call, fail, prompt } = openSession(test)
    fail()
    assert.equal(await prompt(), LINE)
    call('Read', { file_path: '$PROJECT/src/a.ts' }, '1\ta')
    fail(5)
    assert.equal(await prompt(), '')
    fail(1)
    assert.equal(await prompt(), LINE)
  })

  it('of large edits is told, although one fills the bytes that a silent call reads', async (test) => {
    const { fail, result } = openSession(test)
    await result('Bash', BASH)
    fail(6, 'x'.repeat(20_000))
    assert.equal(await result('Bash', BASH), LINE)
  })

  it('is not told to a call that reads the file, mends it or runs in a subagent', async (test) => {
    const { fail, result } = openSession(test)
    await result('Bash', BASH)
    fail()
    const path = '$PROJECT/src/a.ts'
    assert.equal(await result('Read', { file_path: path }), '')
    assert.equal(await result('Edit', { file_path: path, old_string: 'c', new_string: 'd' }), '')
    assert.equal(await result('Bash', { command: 'cat src/a.ts' }), '')
    assert.equal(await result('Bash', BASH, { agent_id: B }), '')
    assert.equal(await result('Bash', BASH), LINE)
  })

  it('is silent where the section is off, and below six', async (test) => {
    const off = openSession(test, { HOLDFAST_SECTIONS__REPEATED_FAILURES: 'false' })
    off.fail()
    assert.equal(await off.prompt(), '')
    const { fail, prompt } = openSession(test)
    fail(5)
    assert.equal(await prompt(), '')
  })
})
