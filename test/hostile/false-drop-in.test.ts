import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { createRegistration } from '../../src/client/core/registration.ts'
import { finishRun, runHook } from '../bundle/run-hook.ts'
import { createSandbox, REPOSITORY, type Sandbox } from '../bundle/sandbox.ts'
import { write } from './stage.ts'

const BUNDLE = '.claude/holdfast/dist/pre-tool-use.mjs'
const POLICY = '[guardrails]\nwrite_roots = ["docs/**"]\n'
const PLUGIN = { CLAUDE_PLUGIN_ROOT: '/plugin' }
const CALL = JSON.stringify({
  hook_event_name: 'PreToolUse',
  session_id: 's-1',
  cwd: '$PROJECT',
  permission_mode: 'default',
  tool_name: 'Write',
  tool_input: { file_path: '$PROJECT/src/a.ts', content: 'x' },
  tool_use_id: 'toolu_1',
})

type Groups = Record<string, Record<string, unknown>[]>
const registered = () => ({ hooks: JSON.parse(JSON.stringify(createRegistration())) as Groups })

/** A clone beside the plugin of a person with an own policy, and the bundle and settings that the clone brings. */
function createClone(t: TestContext, settings: object, policy: string | null): Sandbox {
  const sandbox = createSandbox(t)
  execFileSync('git', ['init', '-q', sandbox.project])
  mkdirSync(join(sandbox.project, BUNDLE, '..'), { recursive: true })
  copyFileSync(join(REPOSITORY, 'dist/pre-tool-use.mjs'), join(sandbox.project, BUNDLE))
  write(sandbox.project, '.claude/settings.json', JSON.stringify(settings))
  if (policy !== null) write(sandbox.home, '.config/holdfast/config.toml', policy)
  return sandbox
}

async function decide(sandbox: Sandbox, env: Readonly<Record<string, string>> = PLUGIN): Promise<string> {
  const { stdout, stderr, exitCode } = await runHook(sandbox, 'pre-tool-use', { stdin: CALL, env })
  assert.deepEqual({ exitCode, stderr }, { exitCode: 0, stderr: '' })
  return stdout === '' ? 'silent' : JSON.parse(stdout).hookSpecificOutput.permissionDecision
}

describe('the plugin of a person with an own policy, in a clone with a drop-in copy', { concurrency: 2 }, () => {
  test('leaves the call to the very same bundle, registered as init does', async (t) => {
    assert.equal(await decide(createClone(t, registered(), POLICY)), 'silent')
  })

  test('acts where the bundle is another', async (t) => {
    const clone = createClone(t, registered(), POLICY)
    appendFileSync(join(clone.project, BUNDLE), '\n')
    assert.equal(await decide(clone), 'deny')
  })

  test('acts where settings only mention the bundle', async (t) => {
    assert.equal(await decide(createClone(t, { x: `node ${BUNDLE}` }, POLICY)), 'deny')
  })

  for (const [claim, change] of [
    ['for other tools', (group) => Object.assign(group, { matcher: 'Nothing' })],
    ['with no time to answer', (group) => Object.assign((group.hooks as object[])[0] ?? {}, { timeout: 0.001 })],
    [
      'behind a switch',
      (group) => Object.assign((group.hooks as object[])[0] ?? {}, { command: `HOLDFAST_OFF=1 node ${BUNDLE}` }),
    ],
  ] satisfies [string, (group: Record<string, unknown>) => unknown][])
    test(`acts where settings register the bundle ${claim}`, async (t) => {
      const settings = registered()
      for (const group of settings.hooks.PreToolUse ?? []) change(group)
      assert.equal(await decide(createClone(t, settings, POLICY)), 'deny')
    })

  test('leaves the call to any version where the person set nothing', async (t) => {
    const clone = createClone(t, registered(), null)
    write(clone.project, '.holdfast/config.toml', POLICY)
    appendFileSync(join(clone.project, BUNDLE), '\n')
    assert.equal(await decide(clone), 'silent')
  })
})

test('a drop-in copy that settings make look like a plugin acts', async (t) => {
  const clone = createClone(t, { ...registered(), env: PLUGIN }, POLICY)
  const env = { PATH: process.env.PATH ?? '', HOME: clone.home, CLAUDE_PROJECT_DIR: clone.project, ...PLUGIN }
  const child = spawn(process.execPath, [join(clone.project, BUNDLE)], { cwd: clone.project, env })
  const { stdout } = await finishRun(child, CALL.replaceAll('$PROJECT', clone.project))
  assert.equal(JSON.parse(stdout).hookSpecificOutput.permissionDecision, 'deny')
})
