import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { it } from 'node:test'
import { putFile } from '../put-file.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, distOf } from './sandbox.ts'

const SESSION = '11111111-2222-4333-8444-555555555555'
const KEY = `ghp_${'aB3dE5gH7jK9mN1pQ2sT4vW6yZ8aB3dE5gH7'}`
const PAYLOAD = { session_id: SESSION, prompt_id: 'p', permission_mode: 'default' }

it('a key in the name of a branch, in a document or in a path is redacted wherever it is told', async (test) => {
  const sandbox = createSandbox(test)
  const { project } = sandbox
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', project, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { encoding: 'utf8' })
  putFile(join(project, 'docs/context/CONTEXT_CORE.md'), `# Core\n## Roles\nuse ${KEY} always\n`)
  putFile(join(project, 'docs/tracks/ACTIVE_TRACK'), 't1')
  putFile(join(project, 'docs/tracks/t1/PLAN.md'), `# Plan\n- Task: try ${KEY}\n  - status: open\n`)
  git('init', '--quiet', '-b', `feat-${KEY}`)
  git('add', '.')
  git('commit', '--quiet', '-m', 'a')
  const tell = async (event: 'session-start' | 'user-prompt-submit' | 'pre-tool-use', more: object) => {
    const transcript_path = join(sandbox.root, 'none.jsonl')
    const { exitCode, stderr, stdout } = await runHook(sandbox, event, {
      stdin: JSON.stringify({ ...PAYLOAD, transcript_path, cwd: project, ...more }),
    })
    assert.deepEqual([exitCode, stderr], [0, ''])
    assert.ok(!stdout.includes(KEY), stdout)
    return stdout
  }
  const call = (tool_name: string, tool_input: object) =>
    tell('pre-tool-use', { hook_event_name: 'PreToolUse', tool_use_id: 't', tool_name, tool_input })
  const start = await tell('session-start', { hook_event_name: 'SessionStart', source: 'startup' })
  for (const told of ['feat-[redacted]', 'use [redacted] always', 'try [redacted]'])
    assert.ok(start.includes(told), told)
  await tell('user-prompt-submit', {
    hook_event_name: 'UserPromptSubmit',
    prompt: '[remember] the proxy strips headers',
  })
  assert.match(notesOf(git), /branch: "feat-\[redacted\]"/)
  assert.ok(!notesOf(git).includes(KEY))
  for (const told of [
    await call('Write', { file_path: join(project, `.holdfast/${KEY}`), content: 'x' }),
    await call('Bash', { command: `rm -rf .holdfast/${KEY}` }),
  ])
    assert.match(told, /\[redacted\]/)
  const again = await tell('session-start', { hook_event_name: 'SessionStart', source: 'startup', session_id: 'other' })
  assert.match(again, /the proxy strips headers/, 'a memory of the branch is found by the name that it has')
  const shown = execFileSync(process.execPath, [join(distOf(sandbox), 'statusline.mjs')], {
    input: JSON.stringify({ session_id: SESSION, workspace: { project_dir: project } }),
    env: { PATH: process.env.PATH, HOME: sandbox.home },
    encoding: 'utf8',
  })
  assert.match(shown, /\| feat-\[redacted\]$/m)
})

const notesOf = (git: (...args: readonly string[]) => string) =>
  git('for-each-ref', '--format=%(refname)', 'refs/notes')
    .split('\n')
    .filter((name) => name !== '')
    .map((name) => git('log', '-p', name))
    .join('\n')
