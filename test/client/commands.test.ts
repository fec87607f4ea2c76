import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'node:test'
import { journey, repository, type World } from './journey.ts'
import { assertIncludes, lastText } from './request-texts.ts'
import { at, calls } from './turns.ts'

/** Asks for nothing: what a command may run without a question is what its own page allows. */
const ASKING = { permissionMode: 'default' } as const

/** Plays each command once. `bundle` is the one they are to run. */
async function playCommands(world: World, bundle: string): Promise<void> {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.c']
  execFileSync('git', [...who, 'commit', '-q', '--allow-empty', '-m', 'Start'], { cwd: world.project })
  const search = { name: 'Bash', input: { command: `node "${bundle}" recall parquet`, description: 'search' } }
  const look = (command: string) => ({ name: 'Bash', input: { command, description: 'look' } })
  world.api.script(
    'main',
    ...[at(30_000), at(31_000), at(32_000), at(33_000), calls(34_000, search), at(35_000)],
    ...[calls(36_000, look('git status --short'), look('git diff HEAD -- handoff-cx-002.md')), at(37_000)],
  )
  const session = world.start()
  await session.prompt('Use Parquet for the export, please.')
  assert.doesNotMatch(JSON.stringify(world.request('main', 0).body), /holdfast:status|How full this session is/)
  await session.prompt('/holdfast:status')
  assertIncludes(lastText(world.request('main', 1)), 'context     NOMINAL, ', 'Change nothing.')
  await session.prompt('/holdfast:checkpoint')
  const saved = lastText(world.request('main', 2))
  assertIncludes(saved, 'cx-001 saved', `(session ${session.id()})`)
  await session.prompt('/holdfast:handoff mind the dates')
  assertIncludes(lastText(world.request('main', 3)), 'handoff-cx-002.md', 'if any: mind the dates')
  const page = world.read('handoff-cx-002.md') ?? ''
  assertIncludes(page, '## For the reader', '> Use Parquet for the export, please.', session.id())
  await session.prompt('/holdfast:recall parquet')
  assertIncludes(
    lastText(world.request('main', 4)),
    "this project's sessions: parquet",
    `node "${bundle}" recall WORDS`,
  )
  assertIncludes(lastText(world.request('main', 5)), 'said: Use Parquet for the export, please.')
  await session.prompt('/holdfast:summarize-changes mind the dates')
  assertIncludes(
    lastText(world.request('main', 6)),
    `Session ${session.id()} on main, by its record and git`,
    'Not committed, with no edit of this session on record:',
    '- handoff-cx-002.md',
    'if any: mind the dates',
  )
  assertIncludes(lastText(world.request('main', 7)), '?? handoff-cx-002.md')
  assert.doesNotMatch(lastText(world.request('main', 7)), /requires approval|refused|Exit code/)
  await session.end()
}

function installCommands({ project, read }: World): void {
  const args = [join(repository, 'dist/holdfast.mjs'), 'init', project, '--commands']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: process.env.PATH } })
  assert.equal(status, 0, stderr)
  assert.notEqual(read('.claude/commands/holdfast/checkpoint.md'), null)
}

describe('the commands a person types', () => {
  journey('of the plugin', { ...ASKING, install: 'plugin' }, async (world) => {
    await playCommands(world, join(repository, 'dist/holdfast.mjs'))
    assert.equal(world.read('.claude/commands/holdfast/status.md'), null)
  })

  journey('of the drop-in copy, by the same names', { ...ASKING, install: 'none' }, async (world) => {
    installCommands(world)
    await playCommands(world, join(world.project, '.claude/holdfast/dist/holdfast.mjs'))
    assert.equal(readdirSync(join(world.project, '.claude/commands/holdfast')).length, 5)
  })

  journey('of both at once run once', { ...ASKING, install: 'plugin' }, async (world) => {
    installCommands(world)
    await world.play(['/holdfast:checkpoint'])
    assert.equal(lastText(world.request('main', 0)).split(' saved: ').length - 1, 1)
    assert.equal(world.read('.holdfast/checkpoints/cx-002-checkpoint.json'), null)
  })
})
