import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { readTree } from '../bundle/read-tree.ts'
import { runCommand, runCommandWith } from '../bundle/run-command.ts'
import { createSandbox, distOf } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

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
    [
      ['--client', 'codex', '--runtime', 'bun'],
      '--client codex does not go with --runtime: that is for Claude Code; run init once for each client\n',
    ],
    [
      ['--runtime', 'deno'],
      "error: option '--runtime <program>' argument 'deno' is invalid. Allowed choices are node, bun.\n(holdfast --help lists the commands)\n",
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

describe('init says that settings switch off what it installs', () => {
  for (const [label, place] of [
    ['.claude/settings.json', '.claude/settings.json'],
    ['.claude/settings.local.json', '.claude/settings.local.json'],
    ['~/.claude/settings.json', '../home/.claude/settings.json'],
  ] as const)
    it(`in ${label}`, (test) => {
      const sandbox = createSandbox(test)
      const path = place.startsWith('..') ? join(sandbox.home, '.claude/settings.json') : join(sandbox.project, place)
      putFile(path, '{"disableAllHooks": true}\n')
      const { code, out } = runCommand(sandbox, 'init')
      assert.equal(code, 0)
      assert.ok(out.includes(`No hook will run: ${label}: disableAllHooks is true. Take it out of the file.\n`), out)
      assert.equal(JSON.parse(runCommand(sandbox, 'init', '--json').out).switched_off, true)
      putFile(path, '{"disableAllHooks": false}\n')
      assert.doesNotMatch(runCommand(sandbox, 'init').out, /No hook will run/)
      assert.equal(JSON.parse(runCommand(sandbox, 'init', '--json').out).switched_off, false)
    })

  it("in a person's own folder, by its true name", (test) => {
    const sandbox = createSandbox(test)
    putFile(join(sandbox.root, 'x/settings.json'), '{"disableAllHooks": true}\n')
    const env = { CLAUDE_CONFIG_DIR: join(sandbox.root, 'x') }
    const said = /x\/settings\.json: disableAllHooks is true/
    for (const args of [['init'], ['doctor', '--quick']]) {
      const { out } = runCommandWith(sandbox, env, args)
      assert.match(out, said)
      assert.doesNotMatch(out, /~\/\.claude\/settings\.json/)
    }
  })
})

describe('a link on the way of the pages', () => {
  for (const folder of ['skills', 'commands'])
    it(`that is .claude/${folder} is named, and all else is installed`, (test) => {
      const sandbox = createSandbox(test)
      mkdirSync(join(sandbox.root, 'shared'))
      mkdirSync(join(sandbox.project, '.claude'))
      const link = join(sandbox.project, '.claude', folder)
      symlinkSync(join(sandbox.root, 'shared'), link)
      const { code, out, err } = runCommand(sandbox, 'init', '--commands')
      assert.deepEqual([code, err], [0, ''])
      assert.ok(out.includes(`  not written: .claude/${folder} is a symlink, or no folder\n`), out)
      assert.deepEqual(readTree(join(sandbox.root, 'shared')), {})
      const told = JSON.parse(runCommand(sandbox, 'init', '--commands', '--json').out)
      assert.deepEqual(told.not_written, [`.claude/${folder}`])
      rmSync(link)
      const later = JSON.parse(runCommand(sandbox, 'init', '--commands', '--json').out)
      assert.deepEqual(later.not_written, [])
      assert.equal(folder === 'skills' ? later.skill_written : later.commands_written.length > 0, true)
    })

  it('that is the folder of the bundles is named, and nothing is left', (test) => {
    const sandbox = createSandbox(test)
    mkdirSync(join(sandbox.root, 'shared'))
    mkdirSync(join(sandbox.project, '.claude/holdfast'), { recursive: true })
    symlinkSync(join(sandbox.root, 'shared'), join(sandbox.project, '.claude/holdfast/dist'))
    const { code, err } = runCommand(sandbox, 'init')
    assert.equal(code, 1)
    assert.match(err, /^Cannot write the bundles into "\$PROJECT\/\.claude\/holdfast\/dist": a symlink; /)
    assert.deepEqual(readTree(join(sandbox.root, 'shared')), {})
    assert.deepEqual(readdirSync(join(sandbox.project, '.claude/holdfast')), ['dist'])
  })
})

/** Stands for bun: a script that passes over its options and leaves the rest to node. */
const BUN = `#!/bin/sh
echo "$*" >> "$(dirname "$0")/calls"
while case "$1" in --*) true ;; *) false ;; esac; do shift; done
exec '${process.execPath}' "$@"
`

describe('init --runtime bun', () => {
  it('registers bun without the files of a project, fires the hooks with it, and lasts until node is asked for', (test) => {
    const sandbox = createSandbox(test)
    const programs = join(sandbox.root, 'programs')
    mkdirSync(programs)
    writeFileSync(join(programs, 'bun'), BUN, { mode: 0o755 })
    const init = (...args: readonly string[]) => {
      const { code, out } = runCommandWith(sandbox, { PATH: `${programs}:${process.env.PATH}` }, ['init', ...args])
      const { hooks } = JSON.parse(readFileSync(join(sandbox.project, '.claude/settings.json'), 'utf8'))
      return { code, out, hook: hooks.PreCompact[0].hooks[0] as { command: string; args?: string[] } }
    }
    const options = ['--no-env-file', '--config=/dev/null', '--no-install']
    const first = init('--runtime', 'bun')
    assert.equal(first.code, 0, first.out)
    assert.ok(first.hook.command.startsWith(`bun ${options.join(' ')} "`), first.hook.command)
    assert.match(readFileSync(join(programs, 'calls'), 'utf8'), /--config=\/dev\/null --no-install \S+pre-compact\.mjs/)
    const { command, args = [] } = init('--exec').hook
    assert.deepEqual([command, ...args.slice(0, -1)], ['bun', ...options])
    assert.match(init().out, /already there/)
    assert.equal(init('--runtime', 'node').hook.command, 'node')
  })

  it('without bun says which program is missing', (test) => {
    const { code, err } = runCommandWith(createSandbox(test), { PATH: '/usr/bin:/bin' }, ['init', '--runtime', 'bun'])
    assert.equal(code, 1)
    assert.match(err, /It needs bun 1\.4 or later on the PATH/)
  })
})
