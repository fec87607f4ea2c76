import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'node:test'
import { journey, repository, type World } from './journey.ts'
import { at, bash, calls } from './turns.ts'

// Needs bubblewrap and socat (Debian: bubblewrap, socat). Without them the client runs commands without a sandbox.

const SETUP = { install: 'none', files: { 'package.json': '{}\n', 'src/a.ts': 'a\n', 'docs/a.md': 'a\n' } } as const

/** Commits the files and writes the sandbox that follows from the policy. No hook of ours is there to stop a call. */
function confine({ project }: World): void {
  execFileSync('git', ['add', '.'], { cwd: project })
  mkdirSync(join(project, '.holdfast'))
  writeFileSync(join(project, '.holdfast/config.toml'), '[guardrails]\nwrite_roots = ["docs/**"]\n')
  const args = [join(repository, 'dist/holdfast.mjs'), 'config', 'sandbox', '--write', '--dir', project]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: process.env.PATH } })
  assert.equal(status, 0, stderr)
}

describe('the sandbox of the client, set up from the policy', () => {
  journey('stops what no parser sees, and lets the write roots be written', SETUP, async (world) => {
    confine(world)
    const settings = world.read('.claude/settings.json')
    const hidden = `python3 -c "import base64; exec(base64.b64decode('b3Blbignc3JjL2EudHMnLCd3Jyk='))"`
    const turns = [
      bash(hidden),
      bash('echo x > package.json'),
      bash('rm -rf .claude/settings.json .holdfast/config.toml'),
      bash('mkdir -p docs/context && echo x > docs/context/GUARDRAILS.md'),
      bash('echo b > docs/b.md'),
      bash('git -c user.name=a -c user.email=a@b commit -q -m one && echo c > docs/c.md'),
    ]
    world.api.script('main', ...turns.map((call) => calls(30_000, call)), at(31_000))
    await world.play(['write them'])
    assert.deepEqual([world.read('src/a.ts'), world.read('package.json')], ['a\n', '{}\n'])
    assert.equal(world.read('.claude/settings.json'), settings)
    assert.match(world.read('.holdfast/config.toml') ?? '', /write_roots/)
    assert.equal(world.read('docs/context/GUARDRAILS.md'), null)
    assert.deepEqual([world.read('docs/b.md'), world.read('docs/c.md')], ['b\n', 'c\n'])
  })
})
