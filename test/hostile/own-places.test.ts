import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { runHook } from '../bundle/run-hook.ts'
import { createSandbox, type Sandbox } from '../bundle/sandbox.ts'
import { PAYLOADS, STORY } from '../bundle/story.ts'
import { write } from './stage.ts'

const STRANGERS_KEY = `${'9'.repeat(32)}\n`
const KEY = '.local/state/holdfast/key'
const SETTINGS = '.claude/settings.json'
const START = JSON.stringify({
  ...JSON.parse(PAYLOADS['session-start']),
  source: 'startup',
  session_id: 'fresh',
  transcript_path: '/nowhere.jsonl',
})

/** A clone with state that a stranger sealed, beside another clone of that stranger, which holds the stranger's key. */
async function createClones(t: TestContext): Promise<Sandbox> {
  const clone = { ...createSandbox(t, STORY), isStrangers: true }
  const library = join(clone.root, 'library')
  write(library, KEY, STRANGERS_KEY)
  await runHook(clone, 'pre-compact', { stdin: PAYLOADS['pre-compact'], env: { HOME: library } })
  return clone
}

const start = async (clone: Sandbox, env: Readonly<Record<string, string>>) => {
  const { exitCode, stdout, stderr } = await runHook(clone, 'session-start', { stdin: START, env })
  assert.deepEqual({ exitCode, stderr }, { exitCode: 0, stderr: '' })
  return stdout
}

describe('a home that settings of a repository name, outside that repository', () => {
  for (const env of [
    { HOME: '/proc/self/cwd/../library' },
    { XDG_STATE_HOME: '/proc/self/cwd/../library/.local/state' },
  ] as const)
    test(`has no key: ${Object.keys(env)}`, async (t) => {
      const clone = await createClones(t)
      assert.match(await start(clone, env), /<resumption-context/, 'the shell of a person may name that home')
      write(clone.project, SETTINGS, JSON.stringify({ env }))
      assert.doesNotMatch(await start(clone, env), /<resumption-context/)
    })

  test('takes no cache, and the real home is not written to', async (t) => {
    const clone = await createClones(t)
    const env = { HOME: '/proc/self/cwd/../library', XDG_CACHE_HOME: '/proc/self/cwd/../library/cache' }
    write(clone.project, SETTINGS, JSON.stringify({ env }))
    write(clone.project, '.holdfast/config.toml', 'criticality = "C1"\n')
    await start(clone, env)
    assert.ok(!existsSync(join(clone.root, 'library/cache')))
    assert.ok(!existsSync(join(homedir(), '.cache/holdfast', encodeURIComponent(clone.project))))
  })
})

async function judge(sandbox: Sandbox, path: string, env: Readonly<Record<string, string>>): Promise<string> {
  const payload = { hook_event_name: 'PreToolUse', session_id: 's-1', cwd: sandbox.project, tool_use_id: 'toolu_1' }
  const call = { permission_mode: 'default', tool_name: 'Write', tool_input: { file_path: path, content: 'x' } }
  const { stdout } = await runHook(sandbox, 'pre-tool-use', { stdin: JSON.stringify({ ...payload, ...call }), env })
  return stdout === '' ? 'silent' : JSON.parse(stdout).hookSpecificOutput.permissionDecision
}

describe('the places of a person are held', { concurrency: 2 }, () => {
  const places = ['.claude/settings.json', '.config/holdfast/config.toml', KEY, '.cache/holdfast/%2Fa/config.json']
  for (const [name, env] of [
    ['by default', {}],
    ['where settings name another home', { HOME: '/nowhere' }],
    ['where settings name other folders', { XDG_CONFIG_HOME: '/a', XDG_STATE_HOME: '/b', XDG_CACHE_HOME: '/c' }],
    ["where settings name another folder of the client's", { CLAUDE_CONFIG_DIR: '/nowhere' }],
  ] satisfies [string, Record<string, string>][])
    test(name, async (t) => {
      const sandbox = { ...createSandbox(t), isStrangers: true }
      execFileSync('git', ['init', '-q', sandbox.project])
      write(sandbox.project, SETTINGS, JSON.stringify({ env }))
      const home = 'HOME' in env ? homedir() : sandbox.home
      for (const place of places) assert.equal(await judge(sandbox, join(home, place), env), 'ask', place)
    })
})

test('a clock that settings of a repository set is not read', async (t) => {
  const { root, project, home } = createSandbox(t)
  const sandbox = { root, project, home, isStrangers: true }
  mkdirSync(join(project, '.git'))
  const env = { HOLDFAST_NOW: '2099-01-01T00:00:00.000Z' }
  write(project, SETTINGS, JSON.stringify({ env }))
  await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'], env })
  const times = readFileSync(join(project, '.holdfast/events.jsonl'), 'utf8').match(/"at":"\d{4}/g) ?? []
  assert.ok(times.length > 0 && times.every((time) => time !== '"at":"2099'), times.join())
})
