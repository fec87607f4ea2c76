import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { readAnswer } from '../../src/client/core/answer.ts'
import { putFile } from '../put-file.ts'
import { runHook } from './run-hook.ts'
import { createSandbox } from './sandbox.ts'

interface Call {
  readonly id?: string
  readonly more?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}

export const CONFINED = '[guardrails]\nwrite_roots = ["docs/**"]\n'

/** A project whose writes are confined to docs, with a program in it, run between the two hooks as the client does. */
export function openShellProject(test: TestContext, script: string, isRepository = true, config = CONFINED) {
  const sandbox = createSandbox(test)
  const at = (path: string) => join(sandbox.project, path)
  const write = (path: string, text: string) => putFile(at(path), text)
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', sandbox.project, '-c', 'user.name=n', '-c', 'user.email=e', ...args], { stdio: 'pipe' })
  if (config !== '') write('.holdfast/config.toml', config)
  write('docs/a.md', 'a\n')
  write('src/a.ts', 'a\n')
  // No reader of scripts sees what the code does.
  const code = Buffer.from(script).toString('base64')
  write('script.js', `eval('const fs = require("node:fs");' + Buffer.from('${code}', 'base64'))\n`)
  if (isRepository) {
    git('init', '-q')
    git('add', '-f', 'docs', 'src', 'script.js')
    git('commit', '-qm', 'all')
  }
  const fire = async (
    event: 'pre-tool-use' | 'post-tool-use',
    command: string,
    { id = 'toolu_1', more = {}, env = {} }: Call,
  ) => {
    const hook = event === 'pre-tool-use' ? 'PreToolUse' : 'PostToolUse'
    const stdin = JSON.stringify({
      session_id: 's1',
      cwd: sandbox.project,
      hook_event_name: hook,
      tool_name: 'Bash',
      tool_input: { command },
      tool_use_id: id,
      ...(event === 'post-tool-use' ? { tool_response: { stdout: '', stderr: '', interrupted: false } } : {}),
      ...more,
    })
    const run = await runHook(sandbox, event, { stdin, env })
    assert.deepEqual([run.exitCode, run.stderr], [0, ''])
    return readAnswer(run.stdout)
  }
  const execute = (command: string) => spawnSync('bash', ['-c', command], { cwd: sandbox.project, input: '' })
  const before = async (command: string, call: Call = {}) => {
    assert.equal(await fire('pre-tool-use', command, call), '', 'the call is let through')
    execute(command)
  }
  const after = (command: string, call: Call = {}) => fire('post-tool-use', command, call)
  const journal = () => {
    const path = at('.holdfast/events.jsonl')
    const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
    return lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'write_outside_roots' || event === 'own_files_changed')
  }
  return { at, before, after, journal, write, git, execute, fire }
}
