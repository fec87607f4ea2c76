import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { readAnswer } from '../../src/client/core/answer.ts'
import { runCommandWith } from './run-command.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

const FORBIDDEN = { NODE_OPTIONS: '--disallow-code-generation-from-strings' }
const SESSION = '5d0c1f7e-4bf5-4d60-8b7e-889f0771ea46'

function createProject(test: TestContext): Sandbox {
  const sandbox = createSandbox(test)
  const files = {
    '.git/HEAD': 'ref: refs/heads/main\n',
    '.holdfast/config.toml': '[guardrails]\nwrite_roots = ["docs/**"]\n',
    't.jsonl': ['Port the parser to Rust.', 'The parser keeps its tests.']
      .map((content, index) => ({ type: 'user', uuid: `u${index}`, message: { role: 'user', content } }))
      .map((row) => `${JSON.stringify({ parentUuid: null, isSidechain: false, sessionId: SESSION, ...row })}\n`)
      .join(''),
  }
  for (const folder of ['.git', '.holdfast']) mkdirSync(join(sandbox.project, folder), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(sandbox.project, path), text)
  return sandbox
}

async function fire(sandbox: Sandbox, event: 'pre-tool-use' | 'pre-compact' | 'session-start', fields: object) {
  const transcript = join(sandbox.project, 't.jsonl')
  const payload = { session_id: SESSION, transcript_path: transcript, cwd: sandbox.project, ...fields }
  const run = await runHook(sandbox, event, { stdin: JSON.stringify(payload), env: FORBIDDEN })
  assert.deepEqual([run.exitCode, run.stderr], [0, ''])
  return event === 'pre-compact' ? run.stdout : readAnswer(run.stdout)
}

describe('where node forbids code from strings', () => {
  it('a write outside the roots is denied', async (test) => {
    const sandbox = createProject(test)
    const input = { file_path: join(sandbox.project, 'src/a.ts'), content: 'x' }
    const call = { hook_event_name: 'PreToolUse', tool_name: 'Write', tool_input: input, tool_use_id: 'toolu_1' }
    assert.match(await fire(sandbox, 'pre-tool-use', call), /^deny: .*src\/a\.ts/)
  })

  it('a compaction is given what to keep, and the session after it what was asked', async (test) => {
    const sandbox = createProject(test)
    const kept = await fire(sandbox, 'pre-compact', { hook_event_name: 'PreCompact', trigger: 'manual' })
    assert.match(kept, /Port the parser to Rust\./)
    const told = await fire(sandbox, 'session-start', { hook_event_name: 'SessionStart', source: 'compact' })
    assert.match(told, /<newest-user-words>The parser keeps its tests\./)
  })

  it('a command works', async (test) => {
    const sandbox = createProject(test)
    await fire(sandbox, 'pre-compact', { hook_event_name: 'PreCompact', trigger: 'manual' })
    const { code, out, err } = runCommandWith(sandbox, FORBIDDEN, ['checkpoint', 'list'])
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /^cx-001 /)
  })
})
