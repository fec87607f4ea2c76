import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { putFile } from '../put-file.ts'
import type { EventName } from './host-contract.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, fillIn } from './sandbox.ts'
import { answersOf } from './story.ts'

const SPY = fileURLToPath(new URL('list-starts.cjs', import.meta.url))
const SESSION = '5e551000-0000-4000-8000-00000000000a'
const EVENTS = {
  'session-start': 'SessionStart',
  'user-prompt-submit': 'UserPromptSubmit',
  'pre-compact': 'PreCompact',
  'pre-tool-use': 'PreToolUse',
  'post-tool-use': 'PostToolUse',
}

/** A repository of real git with an active track, a changed file, and a session at 85 % of its context. */
function open(test: TestContext) {
  const sandbox = createSandbox(test)
  rmSync(join(sandbox.project, '.git'), { recursive: true, force: true })
  const put = (path: string, text: string) => putFile(join(sandbox.project, path), text)
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: sandbox.project,
      encoding: 'utf8',
    })
  put('docs/tracks/ACTIVE_TRACK', 'build\n')
  put('docs/tracks/build/PLAN.md', '# Plan\n\n- [ ] T1: Port the reader\n')
  put('src/a.ts', 'one\n')
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'first')
  put('src/a.ts', 'two\n')
  const transcript = join(sandbox.home, 'session.jsonl')
  const usage = { input_tokens: 10, cache_read_input_tokens: 142_000, output_tokens: 20 }
  const answer = { id: 'm', role: 'assistant', model: 'claude-sonnet-4-6', content: [{ type: 'text', text: 'Done.' }] }
  const rows = [
    { type: 'user', uuid: 'u-1', message: { role: 'user', content: 'Port the reader, please.' } },
    { type: 'assistant', uuid: 'u-2', message: { ...answer, usage } },
  ].map((row) => ({ ...row, sessionId: SESSION, timestamp: '2026-11-21T11:59:00.000Z', isSidechain: false }))
  writeFileSync(transcript, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const starts = join(sandbox.root, 'starts')
  const fire = async (event: keyof typeof EVENTS, fields: object) => {
    rmSync(starts, { force: true })
    const common = { session_id: SESSION, transcript_path: transcript, cwd: sandbox.project }
    const stdin = fillIn(sandbox, JSON.stringify({ ...common, hook_event_name: EVENTS[event], ...fields }))
    // With this option node warns on stderr of what it will give up one day.
    const env = { STARTS: starts, NODE_OPTIONS: `--pending-deprecation --require=${SPY}` }
    const run = await runHook(sandbox, event, { stdin, env })
    assert.equal(run.stderr, '')
    const [told = ''] = answersOf(event as EventName, [run])
    return { told, started: existsSync(starts) ? readFileSync(starts, 'utf8').trim().split('\n') : [] }
  }
  return { fire, put, git }
}

/** Git by any path; everything else would be a program that a hook must not start. */
const isGit = (program: string) => /(?:^|[\\/])git(?:\.exe)?$/.test(program)

describe('the programs that a hook starts', { skip: process.env.RUNTIME !== undefined }, () => {
  it('are git alone, at most twice, where a prompt meets CRITICAL and saves the work', async (test) => {
    const { told, started } = await open(test).fire('user-prompt-submit', { prompt: 'go on with the reader' })
    assert.match(told, /CRITICAL[\s\S]*cx-001/)
    assert.ok(started.every(isGit) && started.length <= 2, started.join(' '))
  })

  it('are none at a prompt where nothing rose', async (test) => {
    const { fire } = open(test)
    await fire('user-prompt-submit', { prompt: 'go on with the reader' })
    assert.deepEqual((await fire('user-prompt-submit', { prompt: 'and the writer' })).started, [])
  })

  it('are git alone before a compaction: once for the names, once for the diff, once for the snapshot', async (test) => {
    const { fire } = open(test)
    const { started } = await fire('pre-compact', { trigger: 'auto', custom_instructions: null })
    assert.equal(started.length, 3)
    assert.ok(started.every(isGit), started.join(' '))
  })

  it('are git once more before a compaction that writes documents: the snapshot holds them as written', async (test) => {
    const { fire, put, git } = open(test)
    const dated = '  - Date: 2026-11-21T11:59:00.000Z\n'
    const note = `- Decision: Read the old format\n${dated}  - Reason: files exist\n  - Impact: one reader\n`
    put('artifacts/sessions/notes/work_log.md', note)
    const { started } = await fire('pre-compact', { trigger: 'auto', custom_instructions: null })
    assert.equal(started.length, 4)
    const [snapshot = ''] = git('for-each-ref', '--format=%(refname)', 'refs/holdfast/snapshots').trim().split('\n')
    assert.match(git('show', `${snapshot}:docs/tracks/build/DECISIONS.md`), /Read the old format/)
  })

  it('are git alone around a tool call, and at a session start with nothing to clean', async (test) => {
    const { fire } = open(test)
    const call = { tool_name: 'Bash', tool_use_id: 'toolu_1', tool_input: { command: 'git reset --hard' } }
    const before = await fire('pre-tool-use', { permission_mode: 'default', ...call })
    assert.ok(before.started.length > 0 && before.started.every(isGit), before.started.join(' '))
    const after = await fire('post-tool-use', { ...call, tool_response: { stdout: '', stderr: '' } })
    assert.ok(after.started.every(isGit), after.started.join(' '))
    const { started } = await fire('session-start', { source: 'startup' })
    assert.ok(started.every(isGit), started.join(' '))
  })

  it('are none after a build that changed no file of a small project, and git after one that did', async (test) => {
    const { fire, put } = open(test)
    put('.holdfast/config.toml', '[guardrails]\nwrite_roots = ["docs/**"]\n')
    put('.gitignore', 'node_modules/\n')
    for (let index = 0; index < 400; index += 1) put(`node_modules/a/${index}.js`, '')
    const build = async (id: string, write: () => void) => {
      const call = { tool_name: 'Bash', tool_use_id: id, tool_input: { command: 'npm test' } }
      await fire('pre-tool-use', { permission_mode: 'default', ...call })
      // Times of files are those of the kernel's last tick, which may be some ten milliseconds old. A client starts later.
      await setTimeout(30)
      write()
      return await fire('post-tool-use', { ...call, tool_response: { stdout: '', stderr: '' } })
    }
    // The tier is told with the first call.
    await build('toolu_1', () => {})
    const clean = await build('toolu_2', () => put('node_modules/b.js', ''))
    assert.deepEqual([clean.started, clean.told], [[], ''])
    const changed = await build('toolu_3', () => put('src/a.ts', 'three\n'))
    assert.ok(changed.started.length > 0 && changed.started.every(isGit), changed.started.join(' '))
    assert.match(changed.told, /confined-writes: while Bash ran \(npm test\), .*src\/a\.ts/)
  })
})
