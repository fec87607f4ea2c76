import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { type Diagnosis, type Told, withWorld } from './doctor-world.ts'

const SETTINGS = '.claude/settings.json'
const DIST = '.claude/holdfast/dist'

function listGrave({ findings }: Diagnosis): Told[] {
  return findings.filter(({ severity }) => severity !== 'note')
}

function findOnly(told: Diagnosis, id: string): Told {
  const grave = listGrave(told)
  assert.deepEqual(
    grave.map((finding) => finding.id),
    [id],
    JSON.stringify(grave),
  )
  return grave[0] as Told
}

describe('doctor and init hold the same registration for right', () => {
  type Change = (hook: Record<string, unknown>, event: string) => object
  /** What a person may have made of the settings; `init` knows nothing but the text. */
  const VARIANTS: Record<string, Change> = {
    'as init left it': () => ({}),
    'another program': ({ command }) => ({ command: `nice ${String(command)}` }),
    'no quotes': ({ command }) => ({ command: String(command).replaceAll('"', '') }),
    'another type': () => ({ type: 'agent' }),
    'one without a shell': (_, event) =>
      event === 'PreCompact' ? { command: 'node', args: [`\u0024{CLAUDE_PROJECT_DIR}/${DIST}/pre-compact.mjs`] } : {},
    'a field more': (_, event) => (event === 'PreCompact' ? { once: true } : {}),
    'onFailure where the guards are open': (_, event) => (event === 'PreToolUse' ? { onFailure: 'block' } : {}),
  }
  for (const [name, change] of Object.entries(VARIANTS)) {
    for (const options of [[], ['--exec']]) {
      test(`${name}${options.join(' ')}`, () =>
        withWorld((world) => {
          world.run(['init', world.project, ...options])
          world.editSettings(({ hooks }) => {
            for (const [event, groups] of Object.entries(hooks))
              for (const hook of groups.flatMap((group) => group.hooks)) Object.assign(hook, change(hook, event))
          })
          const before = world.read(SETTINGS)
          const told = world.diagnose()
          const fixed = world.diagnose(['--quick', '--fix'])
          const byFix = world.read(SETTINGS)
          world.write(SETTINGS, before ?? '')
          world.run(['init', world.project])
          const byInit = world.read(SETTINGS)
          assert.equal(listGrave(told).length > 0, byInit !== before, JSON.stringify(listGrave(told)))
          assert.deepEqual([listGrave(fixed), byFix], [[], byInit])
        }))
    }
  }

  test('a line from the settings is never run', () =>
    withWorld((world) => {
      world.editSettings(({ hooks }) => {
        for (const hook of hooks.PreToolUse?.[0]?.hooks ?? [])
          hook.command = `touch ${world.project}/ran; ${String(hook.command)}`
      })
      assert.ok(world.diagnose([]).ids.includes('hook-command'), 'it is found')
      assert.equal(world.read('ran'), null)
    }))
})

describe('what --fix is said to put right, it does', () => {
  const BROKEN: Record<string, (text: string) => string> = {
    'a comment': (text) => `// mine\n${text}`,
    'a syntax error': (text) => text.slice(0, -4),
  }
  for (const [name, change] of Object.entries(BROKEN)) {
    test(`settings with ${name} are one finding, and nothing is promised`, () =>
      withWorld((world) => {
        world.write(SETTINGS, change(world.read(SETTINGS) ?? ''))
        const before = world.read(SETTINGS)
        assert.equal(findOnly(world.diagnose(), 'settings-invalid').fixable, false)
        const { out } = world.run(['doctor', world.project, '--quick'])
        assert.doesNotMatch(out, /puts \d+ right/)
        const fixed = world.diagnose(['--quick', '--fix'])
        assert.deepEqual([fixed.fixed, fixed.not_fixed], [[], []])
        assert.equal(world.read(SETTINGS), before)
      }))
  }

  test('broken settings that register nothing hide no missing event', () =>
    withWorld((world) => {
      world.write(SETTINGS, '{"model": "opus",}')
      const told = world.diagnose()
      assert.equal(told.ids.filter((id) => id === 'event-missing').length, 5)
      assert.ok(
        told.findings.every(({ fixable }) => !fixable),
        'nothing is promised',
      )
      const [missing] = told.findings.filter(({ id }) => id === 'event-missing')
      assert.equal(missing?.fix, 'repair .claude/settings.json; then holdfast init')
    }))

  test('the count is that of the findings that are gone afterwards', () =>
    withWorld((world) => {
      world.writeHome(SETTINGS, world.read(SETTINGS) ?? '')
      world.editSettings(({ hooks }) => {
        for (const hook of hooks.PreToolUse?.[0]?.hooks ?? []) hook.timeout = 60
      })
      const before = world.diagnose()
      const promised = before.findings.filter(({ fixable }) => fixable).length
      assert.match(world.run(['doctor', world.project, '--quick']).out, new RegExp(`puts ${promised} right`))
      const [twice] = before.findings.filter(({ id }) => id === 'hook-copies')
      assert.deepEqual([twice?.fixable, twice?.fix], [false, 'keep one of them'])
      const after = world.diagnose(['--quick', '--fix'])
      assert.equal(promised, 1)
      assert.equal(before.findings.length - after.findings.length, promised)
    }))

  test('the copy in the repository promises no bundles but its own', () =>
    withWorld((world) => {
      rmSync(join(world.project, DIST, 'pre-compact.mjs'))
      const own = join(world.project, DIST, 'holdfast.mjs')
      const found = findOnly(world.diagnose(['--quick'], own), 'bundle-missing')
      assert.equal(found.fixable, false)
      assert.match(found.fix, /git checkout -- \.claude\/holdfast/)
      const fixed = world.diagnose(['--quick', '--fix'], own)
      assert.deepEqual([fixed.fixed, fixed.not_fixed], [[], []])
    }))
})

describe('one cause is one finding', () => {
  test('a node that is too old, also where the bundles would be fired', () =>
    withWorld((world) => {
      world.program('node', 'case "$1" in --version) echo v16.20.0;; *) echo "SyntaxError" >&2; exit 1;; esac')
      findOnly(world.diagnose([]), 'node-old')
    }))

  test('a bundle of a folder that is not there', () =>
    withWorld((world) => {
      world.editSettings(({ hooks }) => {
        for (const hook of hooks.PreCompact?.[0]?.hooks ?? [])
          hook.command = 'node /nonexist/holdfast/dist/pre-compact.mjs'
      })
      assert.equal(findOnly(world.diagnose(), 'hook-path-missing').fix, 'holdfast init')
      assert.deepEqual(listGrave(world.diagnose(['--quick', '--fix'])), [])
    }))

  test('a bundle that is gone', () =>
    withWorld((world) => {
      rmSync(join(world.project, DIST, 'pre-compact.mjs'))
      findOnly(world.diagnose(), 'bundle-missing')
    }))
})

describe('what is printed holds', () => {
  for (const withConfig of [false, true]) {
    test(`the command that takes the state out of git, ${withConfig ? 'with' : 'without'} a configuration`, () =>
      withWorld((world) => {
        world.write('.holdfast/.gitignore', '*\n!config.toml\n')
        world.write('.holdfast/events.jsonl', '')
        if (withConfig) world.write('.holdfast/config.toml', '')
        world.git('add', '-f', '.holdfast')
        world.git('commit', '-m', 'a')
        const { fix } = findOnly(world.diagnose(), 'state-committed')
        const run = spawnSync('sh', ['-c', fix], { cwd: world.project, encoding: 'utf8' })
        assert.equal(run.status, 0, run.stderr)
        assert.deepEqual(listGrave(world.diagnose()), [])
        const { stdout } = spawnSync('git', ['ls-files', '.holdfast'], { cwd: world.project, encoding: 'utf8' })
        assert.equal(stdout, withConfig ? '.holdfast/config.toml\n' : '')
      }))
  }

  test('damaged lines of the journal are all counted, but for one that is being written', () =>
    withWorld((world) => {
      world.write('.holdfast/.gitignore', '*\n!config.toml\n')
      for (const [text, count] of [
        ['x\n', '1 line'],
        ['x\ny\n', '2 lines'],
        ['x\ny\nz\n', '3 lines'],
        ['x\ny\nhalf', '2 lines'],
      ] as const) {
        world.write('.holdfast/events.jsonl', text)
        assert.match(findOnly(world.diagnose(), 'journal-damaged').what, new RegExp(`^${count} of`))
      }
    }))

  test('in a folder below the one that holds holdfast', () =>
    withWorld((world) => {
      const below = join(world.project, 'packages/a')
      mkdirSync(below, { recursive: true })
      const { out, code } = world.run(['doctor', below, '--json', '--fix'])
      const { findings, fixed } = JSON.parse(out)
      const [only] = (findings as Told[]).filter(({ id }) => id === 'not-installed')
      assert.equal(only?.severity, 'note')
      assert.ok(only?.what.includes(`"${world.project}"`), only?.what)
      assert.equal(only?.fix, `holdfast doctor ${world.project}`)
      assert.deepEqual([fixed, code], [[], 0])
      writeFileSync(join(below, '.git'), 'gitdir: nowhere\n')
      assert.doesNotMatch(world.run(['doctor', below, '--quick']).out, /installed above/)
    }))
})
