import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { readAnswer } from '../../src/client/core/answer.ts'
import { runCommand } from '../bundle/run-command.ts'
import { runHook } from '../bundle/run-hook.ts'
import { createSandbox } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

const SETTINGS = '.claude/settings.json'
const policy = (...roots: string[]) => `[guardrails]\nwrite_roots = ${JSON.stringify(roots)}\n`

/** A repository of the real git with a policy, and the shipped command in it. */
function open(test: TestContext, roots: readonly string[] = ['src/**']) {
  const sandbox = createSandbox(test)
  const write = (path: string, text: string) => putFile(join(sandbox.project, path), text)
  for (const path of ['package.json', 'src/a.ts', 'docs/a.md']) write(path, '{}\n')
  spawnSync('git', ['init', '-q'], { cwd: sandbox.project })
  spawnSync('git', ['add', '.'], { cwd: sandbox.project })
  write('.holdfast/config.toml', policy(...roots))
  const read = (path: string) => readFileSync(join(sandbox.project, path), 'utf8')
  const holdfast = (...args: readonly string[]) => runCommand(sandbox, ...args)
  const findings = (): { id: string; what: string; fix: string }[] => {
    const { findings: all } = JSON.parse(holdfast('doctor', '--quick', '--json', '.').out)
    return all.filter(({ id }: { id: string }) => id === 'sandbox-differs')
  }
  return { sandbox, write, read, holdfast, findings }
}

describe('holdfast config sandbox', () => {
  it('prints settings, and writes none', (test) => {
    const { holdfast, sandbox } = open(test)
    const { code, out } = holdfast('config', 'sandbox')
    assert.equal(code, 0)
    const { settings, written } = JSON.parse(holdfast('config', 'sandbox', '--json').out)
    assert.equal(written, false)
    assert.ok(out.startsWith(JSON.stringify(settings, null, 2)), out)
    const { enabled, filesystem } = settings.sandbox
    assert.equal(enabled, true)
    assert.deepEqual(filesystem.allowWrite, ['./src'])
    for (const path of ['./package.json', './docs', `./${SETTINGS}`, './.claude/holdfast', './.holdfast/config.toml'])
      assert.ok(filesystem.denyWrite.includes(path), path)
    assert.equal(existsSync(join(sandbox.project, SETTINGS)), false)
  })

  it('merges them once, and leaves the rest of the file', (test) => {
    const { holdfast, read, write } = open(test)
    write(SETTINGS, '{\n    "model": "opus",\n    "sandbox": {"network": {"allowedDomains": ["x.y"]}}\n}\n')
    const first = holdfast('config', 'sandbox', '--write')
    assert.equal(first.code, 0, first.err)
    assert.match(first.out, /added sandbox\.filesystem\.denyWrite: \.\/package\.json/)
    const text = read(SETTINGS)
    const settings = JSON.parse(text)
    assert.equal(settings.model, 'opus')
    assert.deepEqual(settings.sandbox.network, { allowedDomains: ['x.y'] })
    assert.equal(settings.sandbox.enabled, true)
    assert.match(holdfast('config', 'sandbox', '--write').out, /says all of it already/)
    assert.equal(read(SETTINGS), text)
    const local = holdfast('config', 'sandbox', '--local').out
    assert.match(local, /^holdfast config sandbox --write --local changes \.claude\/settings\.local\.json:$/m)
    holdfast('config', 'sandbox', '--write', '--local')
    assert.equal(JSON.parse(read('.claude/settings.local.json')).sandbox.enabled, true)
  })

  it('refuses settings it cannot edit, and changes nothing', (test) => {
    const { holdfast, read, write } = open(test)
    for (const text of ['{"hooks": {', '[]', '{"sandbox": true}', '{"sandbox": {}, "sandbox": {}}']) {
      write(SETTINGS, text)
      const run = holdfast('config', 'sandbox', '--write')
      assert.equal(run.code, 1, text)
      assert.match(run.err, /^Cannot edit ".*nothing was changed/, text)
      assert.equal(read(SETTINGS), text)
    }
    assert.equal(holdfast('config', 'sandbox', '--dir', 'nowhere').code, 2)
  })

  it('says what a sandbox cannot', (test) => {
    const { holdfast, write } = open(test, ['src/*.ts'])
    assert.match(holdfast('config', 'sandbox').out, /^not said: src\/\*\.ts: /m)
    write('.holdfast/config.toml', `${policy('src/**')}[guardrails.modes]\nconfined_writes = "ask"\n`)
    const { settings, unsaid } = JSON.parse(holdfast('config', 'sandbox', '--json').out)
    assert.equal(settings.sandbox.filesystem.denyWrite.includes('./docs'), false)
    assert.match(unsaid[0].why, /can only refuse/)
  })

  it('doctor compares the two, once the sandbox is in use', (test) => {
    const { holdfast, write, findings } = open(test)
    assert.deepEqual(findings(), [])
    holdfast('config', 'sandbox', '--write')
    assert.deepEqual(findings(), [])
    write('.holdfast/config.toml', policy('docs/**'))
    const found = findings()
    assert.deepEqual(
      found.map(({ fix }) => fix),
      ['holdfast config sandbox --write', 'holdfast config sandbox --write'],
    )
    assert.match(found.map(({ what }) => what).join('\n'), /lacks .*\.\/src\n.*denies write roots: \.\/docs/)
    holdfast('config', 'sandbox', '--write')
    assert.deepEqual(findings(), [])
    write(SETTINGS, '{"sandbox": {"enabled": false}}')
    assert.deepEqual(findings(), [])
  })

  it('is for a person: a call of the model that writes them is asked about', async (test) => {
    const { sandbox, write } = open(test)
    write(SETTINGS, '{"sandbox": {"enabled": true}}\n')
    const judge = async (tool_name: string, tool_input: object) => {
      const base = { session_id: 's1', cwd: sandbox.project, hook_event_name: 'PreToolUse', tool_use_id: 'toolu_1' }
      const stdin = JSON.stringify({ ...base, tool_name, tool_input })
      return readAnswer((await runHook(sandbox, 'pre-tool-use', { stdin, env: { HOLDFAST_NOW: null } })).stdout)
    }
    for (const command of [
      'holdfast config sandbox --write',
      'node .claude/holdfast/dist/holdfast.mjs config sandbox --local --write',
    ])
      assert.match(await judge('Bash', { command }), /^ask: self-protection/, command)
    assert.equal(await judge('Bash', { command: 'holdfast config sandbox --json' }), '')
    write('.holdfast/config.toml', '')
    const file_path = join(sandbox.project, SETTINGS)
    assert.match(await judge('Write', { file_path, content: '{}' }), /^ask: self-protection/)
    const kept = '{"sandbox": {"enabled": true}, "model": "opus"}'
    assert.equal(await judge('Write', { file_path, content: kept }), '')
  })
})
