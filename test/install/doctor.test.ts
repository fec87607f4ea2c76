import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { MILDER } from '../../docs/generator/milder-findings.ts'
import { FINDINGS, type FindingId } from '../../src/base/core/finding.ts'
import { BROKEN, playSession } from './doctor-cases.ts'
import { dropIn, trust } from './doctor-client-cases.ts'
import { type Diagnosis, REPOSITORY, type World, withWorld } from './doctor-world.ts'

function assertHealthy({ code, findings }: Diagnosis): void {
  assert.equal(code, 0)
  assert.deepEqual(
    findings.filter(({ severity }) => severity !== 'note'),
    [],
  )
}

/** Of somebody else's hook everything is a warning. */
const THEIRS = /^their /

describe('a broken installation is found, and put right where that is safe', () => {
  for (const { name, id, severity, isFixed = false, spoil } of BROKEN) {
    test(`${name}: ${id}${isFixed ? ', fixed' : ''}`, () =>
      withWorld((world) => {
        spoil(world)
        const { code, findings, ids } = world.diagnose()
        const found = findings.find((finding) => finding.id === id && finding.severity === severity)
        assert.ok(found !== undefined, `found instead: ${JSON.stringify(findings)}`)
        assert.ok(found.what !== '' && found.why !== '' && found.fix !== '', JSON.stringify(found))
        assert.equal(found.fixable, isFixed)
        const grades = [
          FINDINGS[id as FindingId][0],
          MILDER[id as FindingId],
          THEIRS.test(name) ? 'warning' : undefined,
        ]
        assert.ok((grades as unknown[]).includes(severity), `docs/doctor.md does not list ${id} as ${severity}`)
        assert.equal(code, findings.some((finding) => finding.severity === 'error') ? 1 : 0)
        if (!isFixed) return
        const before = ids.length
        const fixed = world.diagnose(['--quick', '--fix'])
        assert.ok(fixed.fixed.length > 0, 'nothing was said of what was fixed')
        assert.ok(!fixed.ids.includes(id as Diagnosis['ids'][number]), JSON.stringify(fixed.findings))
        assert.ok(fixed.ids.length < before, 'another finding came in its place')
      }))
  }

  test('many at once are all put right, and the second time changes nothing', () =>
    withWorld((world) => {
      const names = ['our timeout in milliseconds', 'a matcher', 'an edited bundle', 'notes that a rebase loses']
      const more = [
        'a lock left behind',
        'a temporary file among the bundles',
        'our hooks in two files, spelled differently',
      ]
      const spoilt = BROKEN.filter(({ name }) => [...names, ...more].includes(name))
      assert.equal(spoilt.length, 7)
      for (const { spoil } of spoilt) spoil(world)
      const before = world.diagnose().ids
      for (const { id } of spoilt) assert.ok(before.includes(id), `${id} is not in ${before.join()}`)
      const fixed = world.diagnose(['--quick', '--fix'])
      for (const part of ['registered anew', 'bundles', 'notes.', '.lock', '.tmp-'])
        assert.ok(
          fixed.fixed.some((text) => text.includes(part)),
          `${part}: ${fixed.fixed.join('; ')}`,
        )
      assertHealthy(fixed)
      assert.deepEqual(world.diagnose(['--quick', '--fix']).fixed, [])
    }))

  /** What no test can bring about here, or the core's tables hold, or the tests below bring about. */
  const ELSEWHERE = new Set([
    'bundle-fails',
    'bundle-answer-dropped',
    'bundle-silent',
    'start-slow',
    'start-options',
    'not-installed',
    'plugin-and-drop-in',
    'hooks-managed-only',
    'not-examined',
    'place-unreadable',
    'bundle-unreadable',
    'rules-cut',
    'state-unwritable',
    'disk-full',
    'disk-low',
    'transcripts-unreadable',
  ])
  test('every finding is brought about by a case', () => {
    const covered = new Set<string>([...BROKEN.map(({ id }) => id), ...ELSEWHERE])
    assert.deepEqual(Object.keys(FINDINGS).sort(), [...covered].sort())
  })
})

describe('a healthy installation', () => {
  test('dropped in: every bundle is fired, nothing is wrong, nothing is changed', () =>
    withWorld((world) => {
      const list = () => readdirSync(world.place, { recursive: true, encoding: 'utf8' }).sort()
      const before = list()
      const run = world.run(['doctor', world.project])
      assert.equal(run.code, 0, run.out)
      assert.match(run.out, /5 events in \.claude\/settings\.json; fired 23 times/)
      assert.match(run.out, /a silent hook \d+ ms, bare node \d+ ms/)
      assert.match(run.out, /healthy: 0 errors, 0 warnings/)
      assert.ok(run.out.split('\n').length <= 24, run.out)
      assert.deepEqual(list(), before)
    }))

  test('bundles that run from elsewhere on purpose are left there, and a shared configuration is no state', () =>
    withWorld((world) => {
      world.editSettings((settings) => {
        const text = JSON.stringify(settings).replaceAll(
          /[^" ]*\.claude\/holdfast\}?\/dist/g,
          `${REPOSITORY}/holdfast/dist`,
        )
        Object.assign(settings, JSON.parse(text.replaceAll('"timeout":5', '"timeout":9')))
      })
      rmSync(join(world.project, '.claude/holdfast'), { recursive: true })
      world.write('.holdfast/config.toml', '')
      const before = world.read('.claude/settings.json')
      const told = world.diagnose(['--quick', '--fix'])
      assert.ok(told.ids.includes('hook-outdated') && !told.ids.includes('state-unignored'), told.ids.join())
      assert.deepEqual(told.fixed, [])
      assert.equal(world.read('.claude/settings.json'), before)
    }))

  test('in a plain repository only says that it is not installed, and --fix installs nothing', () =>
    withWorld((world) => {
      const told = world.diagnose(['--fix'])
      assertHealthy(told)
      assert.deepEqual(told.ids, ['not-installed'])
      assert.deepEqual(told.fixed, [])
      assert.equal(world.read('.claude/settings.json'), null)
    }, true))

  test('for Codex and Gemini CLI, trusted: nothing is wrong, also without Claude Code, and other settings are left alone', () =>
    withWorld((world) => {
      dropIn(world, 'codex')
      dropIn(world, 'gemini', (file) => Object.assign(file, { theme: 'dark', hooksConfig: { enabled: true } }))
      trust(world, '[features]\nhooks = true\n')
      for (const isThere of [true, false]) {
        if (!isThere) rmSync(join(world.project, '.claude'), { recursive: true })
        const told = world.diagnose(['--quick', '--fix'])
        assertHealthy(told)
        assert.deepEqual([told.fixed, told.ids.filter((id) => id === 'not-installed')], [[], []])
      }
      const { out } = world.run(['doctor', world.project, '--quick'])
      assert.match(out, /ok +Codex +registered in \.codex\/hooks\.json; not tried in this run\n/)
      assert.match(out, /ok +Gemini CLI +registered in \.gemini\/settings\.json; not tried in this run\n/)
    }))

  test('--fix does for another client what is broken there, and nothing for Claude Code', () =>
    withWorld((world) => {
      dropIn(world, 'codex', (file) => {
        delete file.hooks.PreCompact
      })
      rmSync(join(world.project, '.codex/holdfast/dist/pre-compact.mjs'))
      rmSync(join(world.project, '.claude'), { recursive: true })
      const told = world.diagnose(['--quick', '--fix'])
      assert.deepEqual(told.fixed, [
        'hooks for Codex registered anew in .codex/hooks.json',
        '1 bundles written to .codex/holdfast/dist',
      ])
      assertHealthy(told)
      assert.equal(world.read('.claude/settings.json'), null)
      assert.equal(world.read('.gemini/settings.json'), null)
    }))

  test('as a plugin, and as both', () => {
    for (const isPlain of [true, false]) {
      withWorld((world) => {
        enablePlugin(world)
        const told = world.diagnose(isPlain ? [] : ['--quick'])
        assertHealthy(told)
        assert.equal(told.ids.includes('plugin-and-drop-in'), !isPlain, told.ids.join())
        assert.ok(!told.ids.includes('not-installed'), told.ids.join())
      }, isPlain)
    }
  })

  test('not as a plugin of somebody else, whatever its hooks are named', () =>
    withWorld((world) => {
      enablePlugin(world, 'other')
      const told = world.diagnose(['--quick'])
      assert.ok(told.ids.includes('not-installed'), told.ids.join())
    }, true))

  test('a plugin whose bundle was edited is found, and not fixed', () =>
    withWorld((world) => {
      const plugin = enablePlugin(world)
      writeFileSync(join(plugin, 'dist', 'pre-compact.mjs'), 'process.exit(1)\n')
      const found = world.diagnose(['--quick', '--fix']).findings.find(({ id }) => id === 'bundle-changed')
      assert.equal(found?.fixable, false)
      assert.match(found?.fix ?? '', /plugin update/)
    }, true))

  test('sessions from before the installation are no evidence', () =>
    withWorld((world) => {
      playSession()(world)
      const path = join(world.home, '.claude/projects', world.project.replace(/[^a-zA-Z0-9]/g, '-'), 's1.jsonl')
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('2099-', '2020-'))
      assertHealthy(world.diagnose())
    }))

  test('the last firing of each event is told from the journal and the transcript', () =>
    withWorld((world) => {
      const row = { timestamp: '2099-01-01T00:00:05.000Z', type: 'attachment', parentUuid: null, isSidechain: false }
      const attachment = {
        type: 'hook_success',
        hookEvent: 'PostToolUse',
        command: 'node "/x/.claude/holdfast/dist/post-tool-use.mjs"',
      }
      playSession({ ...row, attachment })(world)
      const journal = { at: '2099-01-01T00:00:01.000Z', event: 'session_started', session_id: 's1', source: 'startup' }
      world.write('.holdfast/.gitignore', '*\n!config.toml\n')
      world.write('.holdfast/events.jsonl', `${JSON.stringify(journal)}\n`)
      const told = world.diagnose()
      assertHealthy(told)
      const seen = Object.fromEntries(
        told.events.map(({ event, last_seen }) => [event, last_seen?.slice(0, 19) ?? null]),
      )
      assert.deepEqual(seen, {
        SessionStart: '2099-01-01T00:00:01',
        UserPromptSubmit: null,
        PreCompact: null,
        PreToolUse: null,
        PostToolUse: '2099-01-01T00:00:05',
      })
    }))
})

/** A plugin installed from a marketplace that is a folder, as `claude plugin install` leaves it. */
function enablePlugin(world: World, name = 'holdfast'): string {
  const plugin = join(world.place, 'market')
  for (const name of ['.claude-plugin/plugin.json', 'hooks.json', 'dist'])
    cpSync(join(REPOSITORY, name), join(plugin, name), { recursive: true })
  const plugins = [{ name, source: './' }]
  writeFileSync(
    join(plugin, '.claude-plugin/marketplace.json'),
    JSON.stringify({ name: 'here', owner: { name: 'x' }, plugins }),
  )
  const source = { source: 'directory', path: plugin }
  world.writeHome(
    '.claude/plugins/known_marketplaces.json',
    JSON.stringify({ here: { source, installLocation: plugin } }),
  )
  world.writeHome('.claude/plugins/installed_plugins.json', JSON.stringify({ version: 2, plugins: {} }))
  world.writeHome('.claude/settings.json', JSON.stringify({ enabledPlugins: { [`${name}@here`]: true } }))
  return plugin
}

describe('bundles that are what they should be, and do not work here', () => {
  const faults = {
    'bundle-fails': "process.stderr.write('broken')",
    'bundle-answer-dropped': 'console.log(\'{"additionalContext":"x"}\')',
    'bundle-silent': '',
  }
  for (const [id, code] of Object.entries(faults)) {
    test(id, () =>
      withWorld((world) => {
        // A release of its own, with a faulty bundle: the command knows the checksum of what it came with.
        const release = join(world.place, 'release')
        cpSync(join(REPOSITORY, 'dist'), release, { recursive: true })
        const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
        const was = sha256(readFileSync(join(release, 'pre-tool-use.mjs'), 'utf8'))
        writeFileSync(join(release, 'pre-tool-use.mjs'), code)
        const command = readFileSync(join(release, 'holdfast.mjs'), 'utf8')
        writeFileSync(join(release, 'holdfast.mjs'), command.replace(was, sha256(code)))
        cpSync(release, join(world.project, '.claude/holdfast/dist'), { recursive: true })
        const told = world.diagnose([], join(release, 'holdfast.mjs'))
        assert.equal(told.code, 1)
        assert.ok(told.ids.includes(id), JSON.stringify(told.findings))
      }),
    )
  }

  test('an edited bundle is never run', () =>
    withWorld((world) => {
      world.write(
        '.claude/holdfast/dist/session-start.mjs',
        `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(join(world.project, 'ran'))}, '')\n`,
      )
      assert.ok(world.diagnose([]).ids.includes('bundle-changed'), 'it is found')
      assert.equal(world.read('ran'), null)
    }))

  test('a client, a node or a git inside the repository is never run', () =>
    withWorld((world) => {
      dropIn(world, 'codex')
      for (const name of ['claude', 'node', 'git', 'sh']) {
        world.write(`node_modules/.bin/${name}`, `#!/bin/sh\ntouch ${world.project}/ran\n`)
        chmodSync(join(world.project, 'node_modules/.bin', name), 0o755)
      }
      world.env.PATH = `${world.project}/node_modules/.bin:${world.env.PATH}`
      for (const args of [['--quick'], []]) world.diagnose(args)
      assert.equal(world.read('ran'), null)
    }))
})

describe('what is foreign', () => {
  test('hooks of others come through --fix byte for byte', () =>
    withWorld((world) => {
      const theirs = { matcher: 'Bash', hooks: [{ type: 'command', command: './guard.sh', timeout: 5000 }] }
      world.editSettings(({ hooks }) => {
        hooks.PreToolUse = [theirs, ...(hooks.PreToolUse ?? []), ...(hooks.PreToolUse ?? [])]
        hooks.PreToolCall = [theirs]
      })
      world.diagnose(['--quick', '--fix'])
      const { hooks } = JSON.parse(world.read('.claude/settings.json') ?? '')
      assert.deepEqual(hooks.PreToolCall, [theirs])
      assert.deepEqual(hooks.PreToolUse[0], theirs)
      assert.equal(hooks.PreToolUse.length, 2)
    }))

  test('escape sequences and line breaks in settings do not reach the terminal', () =>
    withWorld((world) => {
      const evil = '\u001b[2J\u001b]0;owned\u0007\u009b31m\nok  all is well\u202e'
      const settings = {
        hooks: {
          [`Stop${evil}`]: [{ hooks: [{ type: 'command', command: `x${evil}`, timeout: 9999 }] }],
          PreCompact: [{ hooks: [{ type: 'command', command: evil }] }],
        },
      }
      world.write('.claude/settings.local.json', JSON.stringify(settings))
      for (const args of [[], ['--json']]) {
        const { out } = world.run(['doctor', world.project, '--quick', ...args])
        assert.doesNotMatch(out.replaceAll(/\u001b\[\d+m/g, ''), /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
        assert.doesNotMatch(out, /^ok {2}all is well/m)
      }
    }))

  test('settings that are huge, deep, or full of odd values neither crash it nor make it slow', () =>
    withWorld((world) => {
      const deep = `{"hooks":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`
      const odd = JSON.stringify({
        hooks: {
          PreToolUse: [null, 1, 'x', [], {}, { hooks: [null, 7, {}, { type: 'command', command: 5, args: [{}] }] }],
        },
        enabledPlugins: { '../../x@y': true, 'a@b': 1 },
        statusLine: 4,
        env: [],
      })
      const many = JSON.stringify({
        hooks: {
          Stop: Array.from({ length: 20_000 }, () => ({
            hooks: [{ type: 'command', command: 'holdfast'.repeat(500) }],
          })),
        },
      })
      for (const text of [
        deep,
        odd,
        many,
        '['.repeat(100_000),
        `{"hooks":{"__proto__":[],"constructor":[{"hooks":[]}]}}`,
      ]) {
        world.write('.claude/settings.local.json', text)
        const started = performance.now()
        assert.ok(world.diagnose().code !== null, 'it ends')
        assert.ok(performance.now() - started < 20_000, text.slice(0, 40))
      }
    }))

  test('is called wrongly: exit 2', () =>
    withWorld((world) => {
      assert.equal(world.run(['doctor', join(world.place, 'nowhere')]).code, 2)
      assert.equal(world.run(['doctor', '--what']).code, 2)
    }))

  test('names slow variables without their values', () =>
    withWorld((world) => {
      world.env.NODE_OPTIONS = '--no-warnings --max-old-space-size=4321'
      const { out } = world.run(['doctor', world.project])
      assert.match(out, /start-options {2}NODE_OPTIONS set in this shell/)
      assert.doesNotMatch(out, /4321/)
    }))
})
