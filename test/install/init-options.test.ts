import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { readTree } from '../bundle/read-tree.ts'
import { runCommand } from '../bundle/run-command.ts'
import { createSandbox, distOf } from '../bundle/sandbox.ts'

describe('init does not pass over an option', () => {
  for (const [args, said] of [
    [['--exec', '--shell'], '--exec and --shell are two ways to register the same hooks; give one of them\n'],
    [
      ['--client', 'codex', '--statusline', '--exec', '--commands', '--tracks'],
      '--client codex does not go with --tracks, --statusline, --commands, --exec: that is for Claude Code; run init once for each client\n',
    ],
    [
      ['--client', 'gemini', '--shell'],
      '--client gemini does not go with --shell: that is for Claude Code; run init once for each client\n',
    ],
  ] as const) {
    it(args.join(' '), (test) => {
      const sandbox = createSandbox(test)
      const { code, err, out } = runCommand(sandbox, 'init', ...args)
      assert.deepEqual([code, out, err], [2, '', said])
      assert.deepEqual(readTree(sandbox.project), {})
    })
  }

  it('that goes with the client', (test) => {
    const sandbox = createSandbox(test)
    assert.equal(runCommand(sandbox, 'init', '--client', 'claude', '--exec', '--commands').code, 0)
  })
})

describe('init says that HOLDFAST_OFF silences what it installs', () => {
  for (const client of ['claude', 'codex'])
    it(`for ${client}`, (test) => {
      const sandbox = createSandbox(test)
      const command = [join(distOf(sandbox), 'holdfast.mjs'), 'init', '--client', client]
      const env = { PATH: process.env.PATH ?? '', HOME: sandbox.home, HOLDFAST_OFF: '1' }
      const run = (...args: readonly string[]) =>
        spawnSync(process.execPath, [...command, ...args], { cwd: sandbox.project, env, encoding: 'utf8' })
      const { status, stdout } = run()
      assert.equal(status, 0)
      assert.match(stdout, /HOLDFAST_OFF is set in this shell: every hook stays silent in a session started from it/)
      assert.equal(JSON.parse(run('--json').stdout).switched_off, true)
      assert.doesNotMatch(runCommand(sandbox, 'init', '--client', client).out, /HOLDFAST_OFF/)
    })
})
