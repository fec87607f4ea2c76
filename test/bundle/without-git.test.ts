import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { REGISTERED_SECONDS } from '../../src/client/core/registration.ts'
import { GIT_SECONDS } from '../../src/git/io/git-limit.ts'
import { payload } from './capture-project.ts'
import type { EventName } from './host-contract.ts'
import { runCommandWith } from './run-command.ts'
import { EVENT_NAMES, runHook } from './run-hook.ts'
import { createSandbox, REPOSITORY, type Sandbox } from './sandbox.ts'

const PRELOAD = fileURLToPath(new URL('like-node.cjs', import.meta.url))

/** A repository that git never touched, and a PATH with node and a shell and no git. */
function createWithoutGit(test: TestContext): { sandbox: Sandbox; env: Record<string, string> } {
  const sandbox = createSandbox(test)
  for (const folder of ['objects', 'refs']) mkdirSync(join(sandbox.project, '.git', folder), { recursive: true })
  writeFileSync(join(sandbox.project, '.git/HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(sandbox.project, '.git/config'), '[core]\n\trepositoryformatversion = 0\n')
  const programs = join(sandbox.root, 'programs')
  mkdirSync(programs)
  symlinkSync(process.execPath, join(programs, 'node'))
  symlinkSync('/bin/sh', join(programs, 'sh'))
  return { sandbox, env: { PATH: programs } }
}

const FIELDS: Record<string, object> = {
  'session-start': { source: 'startup' },
  'user-prompt-submit': { prompt: '[remember:decisions] Use NATS instead of Kafka' },
  'pre-compact': { trigger: 'auto', custom_instructions: null },
  'pre-tool-use': { tool_name: 'Bash', tool_input: { command: 'rm -rf build' } },
  'post-tool-use': { tool_name: 'Bash', tool_input: { command: 'rm -rf build' }, tool_response: {} },
}

function createPayload(name: EventName): string {
  const event = name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
  return payload(event, FIELDS[name] ?? {})
}

/** The ways node reports a process that was not started: its own, and those of the two lines that differ. */
const WAYS: Record<string, Record<string, string>> = {
  'as this node reports it': {},
  'as node 20 reports it': { NODE_OPTIONS: `--require=${PRELOAD}`, PRETEND: '20.16.0' },
  'as node 22 and later report it': { NODE_OPTIONS: `--require=${PRELOAD}`, PRETEND: '22.23.3' },
}

for (const [way, variables] of Object.entries(WAYS)) {
  describe(`a git that cannot be started, ${way}`, () => {
    it('keeps marked words in a file, and no hook says a word on stderr', async (test) => {
      const { sandbox, env } = createWithoutGit(test)
      for (const name of EVENT_NAMES) {
        const run = await runHook(sandbox, name, { stdin: createPayload(name), env: { ...env, ...variables } })
        assert.deepEqual([name, run.exitCode, run.stderr], [name, 0, ''])
      }
      assert.equal(readdirSync(join(sandbox.project, '.holdfast/memory/notes/decisions')).length, 1)
    })

    it('leaves each command one plain line at most', (test) => {
      const { sandbox, env } = createWithoutGit(test)
      const run = (...args: string[]) => {
        const { code, err } = runCommandWith(sandbox, { ...env, ...variables }, args)
        return [code, err]
      }
      const kept = 'Cannot write "git notes": git is not on the PATH; the memory is kept in a file until git takes it\n'
      assert.deepEqual(run('memory', 'add', 'Use NATS'), [0, kept])
      assert.deepEqual(run('memory', 'list'), [0, ''])
      assert.deepEqual(run('init', '.'), [0, ''])
      assert.deepEqual(run('uninstall', '.'), [0, ''])
      assert.deepEqual(run('rewind'), [1, 'Cannot list the snapshots: git is not on the PATH\n'])
    })
  })
}

describe('a git that hangs', { skip: process.platform === 'win32' }, () => {
  it('leaves each hook a second of the time that the client gives it', () => {
    for (const name of EVENT_NAMES) assert.equal(GIT_SECONDS[name], Number(REGISTERED_SECONDS[name]) - 1)
  })

  it('has a prompt keep its memory in a file before the client stops waiting', async (test) => {
    const { sandbox, env } = createWithoutGit(test)
    writeFileSync(join(sandbox.root, 'programs/git'), '#!/bin/sh\nexec /bin/sleep 30\n', { mode: 0o755 })
    const started = performance.now()
    const run = await runHook(sandbox, 'user-prompt-submit', { stdin: createPayload('user-prompt-submit'), env })
    const seconds = (performance.now() - started) / 1000
    assert.deepEqual([run.exitCode, run.stderr], [0, ''])
    assert.equal(readdirSync(join(sandbox.project, '.holdfast/memory/notes/decisions')).length, 1)
    // A loaded machine takes longer for all else, and far less than one question to git would take.
    assert.ok(seconds < 10, `${seconds} seconds`)
  })

  it('keeps a person waiting once: each later question of a command has a second', (test) => {
    const { sandbox, env } = createWithoutGit(test)
    writeFileSync(join(sandbox.root, 'programs/git'), '#!/bin/sh\nexec /bin/sleep 30\n', { mode: 0o755 })
    const source = pathToFileURL(join(REPOSITORY, 'src/git/io/git-command.ts')).href
    const code = `const { runGit } = await import('${source}')
      const ask = (timeoutMs) => runGit('.', ['status'], { timeoutMs }).stderr
      console.log(ask(200), ask(25_000) === ask(25_000), process.uptime() < 20)`
    const told = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      cwd: REPOSITORY,
      env: { ...env, PATH: join(sandbox.root, 'programs') },
      encoding: 'utf8',
    })
    assert.equal(told, 'git did not end in time true true\n')
  })
})
