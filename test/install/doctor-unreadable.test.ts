import assert from 'node:assert/strict'
import { chmodSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { createWorld, type Diagnosis, type World } from './doctor-world.ts'

/** What nobody may read or write, the finding it leads to, and the path it has to name. */
interface Closed {
  readonly name: string
  readonly id: string
  readonly path: string
  readonly close: (world: World) => void
}

const SETTINGS = '.claude/settings.json'
const STATE = '.holdfast'
const DIST = '.claude/holdfast/dist'
const JOURNAL = `${STATE}/events.jsonl`
const SESSION = `${STATE}/sessions/s1`

const closing = (path: string, mode: number) => (world: World) => chmodSync(join(world.project, path), mode)

function inMode(id: string, path: string, modes: readonly number[]): Closed[] {
  return modes.map((mode) => ({ name: `${path} in mode ${mode.toString(8)}`, id, path, close: closing(path, mode) }))
}

const CLOSED: readonly Closed[] = [
  ...['checkpoints', 'sessions', 'cache', 'memory'].flatMap((name) =>
    inMode('state-unwritable', `${STATE}/${name}`, [0o500, 0]),
  ),
  ...inMode('state-unwritable', SESSION, [0o500, 0]),
  ...inMode('state-unwritable', JOURNAL, [0o400, 0]),
  ...inMode('state-unwritable', STATE, [0o500, 0]),
  {
    name: 'a journal with a second name',
    id: 'state-misplaced',
    path: JOURNAL,
    close: (w) => linkSync(join(w.project, JOURNAL), join(w.place, 'other')),
  },
  {
    name: 'a file for the state',
    id: 'state-misplaced',
    path: STATE,
    close: (w) => {
      rmSync(join(w.project, STATE), { recursive: true })
      w.write(STATE, '')
    },
  },
  ...inMode('bundle-unreadable', `${DIST}/pre-compact.mjs`, [0]),
  ...inMode('bundle-unreadable', DIST, [0]),
  ...inMode('place-unreadable', '.claude', [0]),
  ...inMode('settings-unreadable', '.claude/settings.json', [0]),
  {
    name: "the client's transcripts",
    id: 'transcripts-unreadable',
    path: '.claude/projects',
    close: (w) => chmodSync(join(w.home, '.claude/projects'), 0),
  },
]

function withSomebody(play: (world: World) => void): void {
  const world = createWorld()
  try {
    world.write(`${STATE}/.gitignore`, '*\n!config.toml\n')
    world.write(JOURNAL, '')
    for (const name of ['checkpoints', 'sessions/s1', 'cache', 'memory'])
      mkdirSync(join(world.project, STATE, name), { recursive: true })
    mkdirSync(join(world.home, '.claude/projects'))
    world.becomeSomebody()
    play(world)
  } finally {
    world.remove()
  }
}

function tellGrave({ findings }: Diagnosis): string[] {
  return findings.filter(({ severity }) => severity !== 'note').map(({ id, what }) => `${id}: ${what}`)
}

describe('what cannot be written or read is one finding with its path, and nothing is promised', () => {
  test('as it is, nothing is wrong', () => withSomebody((world) => assert.deepEqual(tellGrave(world.diagnose()), [])))

  for (const { name, id, path, close } of CLOSED) {
    test(`${name}: ${id}`, () =>
      withSomebody((world) => {
        close(world)
        const told = world.diagnose()
        const grave = tellGrave(told)
        assert.equal(grave.length, 1, grave.join('\n'))
        assert.ok(grave[0]?.startsWith(`${id}: `) && grave[0].includes(path), grave[0])
        assert.ok(
          told.findings.every(({ fixable }) => !fixable),
          'nothing is promised',
        )
        assert.equal(told.code, told.findings.some(({ severity }) => severity === 'error') ? 1 : 0)
      }))
  }

  test('a repair that fails is said to have failed', () =>
    withSomebody((world) => {
      world.editSettings(({ hooks }) => {
        delete hooks.PreCompact
      })
      // People keep settings elsewhere: the folder of the link is open, that of the file is not.
      mkdirSync(join(world.place, 'shared'))
      renameSync(join(world.project, SETTINGS), join(world.place, 'shared/settings.json'))
      symlinkSync(join(world.place, 'shared/settings.json'), join(world.project, SETTINGS))
      chmodSync(join(world.place, 'shared'), 0o555)
      const told = world.diagnose(['--quick', '--fix'])
      assert.deepEqual(told.fixed, [])
      assert.match(told.not_fixed.join(), /^register the hooks: EACCES on .*shared/)
      const { out } = world.run(['doctor', world.project, '--quick', '--fix'])
      assert.match(out, /^ {2}could not register the hooks: EACCES/m)
      assert.doesNotMatch(out, /^ {2}fixed/m)
    }))

  test('what lies in a folder that is closed is not promised to be put right', () =>
    withSomebody((world) => {
      world.editSettings(({ hooks }) => {
        delete hooks.PreCompact
      })
      rmSync(join(world.project, DIST, 'pre-compact.mjs'))
      for (const folder of ['.claude', DIST]) chmodSync(join(world.project, folder), 0o555)
      const told = world.diagnose(['--quick', '--fix'])
      assert.deepEqual([told.fixed, told.not_fixed], [[], []])
      const fixes = told.findings.filter(({ severity }) => severity === 'error').map(({ id, fix }) => `${id}: ${fix}`)
      assert.deepEqual(fixes, [
        'event-missing: make .claude writable for you; then holdfast init',
        'bundle-missing: make .claude/holdfast/dist writable for you',
      ])
    }))

  test('a problem that is recorded names what failed', () =>
    withSomebody((world) => {
      chmodSync(join(world.project, SESSION), 0o500)
      chmodSync(join(world.project, STATE, 'checkpoints'), 0o500)
      const payload = { session_id: 's1', transcript_path: join(world.home, 'none.jsonl'), cwd: world.project }
      world.env.CLAUDE_PROJECT_DIR = world.project
      const fire = (hook: string, event: string, more: object) =>
        world.run(
          [],
          join(world.project, DIST, `${hook}.mjs`),
          JSON.stringify({ ...payload, hook_event_name: event, ...more }),
        )
      fire('session-start', 'SessionStart', { source: 'startup' })
      fire('pre-compact', 'PreCompact', { trigger: 'manual', custom_instructions: null })
      const journal = world.read(JOURNAL) ?? ''
      assert.match(journal, /Cannot write \\"\.holdfast\/sessions\/s1\\": EACCES/)
      assert.match(journal, /Cannot write \\"\.holdfast\/checkpoints[^"]*\\": EACCES/)
    }))

  for (const command of ['init', 'uninstall']) {
    test(`${command} names the settings it cannot read`, () =>
      withSomebody((world) => {
        chmodSync(join(world.project, '.claude/settings.json'), 0)
        assert.match(world.run([command, world.project]).err, /EACCES on ".*\/\.claude\/settings\.json"/)
        rmSync(join(world.project, '.claude/settings.json'))
        mkdirSync(join(world.project, '.claude/settings.json'))
        assert.match(world.run([command, world.project]).err, /EISDIR on ".*\/\.claude\/settings\.json"/)
      }))
  }
})
