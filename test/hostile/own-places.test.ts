import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { runCommandWith } from '../bundle/run-command.ts'
import { runHook } from '../bundle/run-hook.ts'
import { createSandbox, type Sandbox } from '../bundle/sandbox.ts'
import { PAYLOADS, STORY } from '../bundle/story.ts'
import { write } from './stage.ts'

const RECORDED = fileURLToPath(new URL('recorded-home.cjs', import.meta.url))
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

describe('the policy of a person holds where settings of the repository name another home', () => {
  const roots = '[guardrails]\nwrite_roots = ["docs/**"]\n'
  const recorded = (home: string) => ({ NODE_OPTIONS: `--require=${RECORDED}`, RECORDED_HOME: home })
  const open = (t: TestContext) => {
    const sandbox = { ...createSandbox(t), isStrangers: true }
    execFileSync('git', ['init', '-q', sandbox.project])
    return sandbox
  }
  const wide = '[guardrails]\nwrite_roots = ["**"]\n'

  test('a folder beside the project', async (t) => {
    const sandbox = open(t)
    const env = { HOME: '/proc/self/cwd/../library' }
    write(sandbox.home, '.config/holdfast/config.toml', roots)
    write(sandbox.root, 'library/.config/holdfast/config.toml', wide)
    write(sandbox.project, SETTINGS, JSON.stringify({ env }))
    assert.equal(await judge(sandbox, join(sandbox.project, 'src/a.ts'), { ...recorded(sandbox.home), ...env }), 'deny')
  })

  test('a folder of the repository, above the project and beside a folder of the client', async (t) => {
    const sandbox = open(t)
    const packages = join(sandbox.project, 'packages')
    const project = join(packages, 'one')
    const env = { HOME: packages, CLAUDE_PROJECT_DIR: project }
    write(sandbox.home, '.config/holdfast/config.toml', roots)
    write(packages, '.config/holdfast/config.toml', wide)
    write(packages, '.claude/x', '')
    write(project, SETTINGS, JSON.stringify({ env: { HOME: packages } }))
    const place = { ...sandbox, project }
    for (const home of [sandbox.home, '/nowhere']) {
      const decision = await judge(place, join(project, 'src/a.ts'), { ...recorded(home), ...env })
      assert.equal(decision, home === sandbox.home ? 'deny' : 'silent')
      const { values } = JSON.parse(
        runCommandWith(place, { ...recorded(home), ...env }, ['config', 'show', '--json']).out,
      )
      const row = values.find(({ key }: { key: string }) => key === 'guardrails.write_roots')
      assert.deepEqual(row.value, home === sandbox.home ? ['docs/**'] : null)
    }
  })

  test('a policy that was adopted', async (t) => {
    const sandbox = open(t)
    write(sandbox.project, '.holdfast/config.toml', roots)
    assert.equal(runCommandWith(sandbox, {}, ['config', 'adopt']).code, 0)
    write(sandbox.project, '.holdfast/config.toml', wide)
    const env = { HOME: '/nowhere' }
    write(sandbox.project, SETTINGS, JSON.stringify({ env }))
    assert.equal(await judge(sandbox, join(sandbox.project, 'src/a.ts'), { ...recorded(sandbox.home), ...env }), 'deny')
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
