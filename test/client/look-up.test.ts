import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe } from 'node:test'
import { journey, repository, type World } from './journey.ts'
import { assertIncludes, lastText } from './request-texts.ts'
import { at, calls } from './turns.ts'

/** Asks for everything but the skill, as a person who said yes to it: what runs unasked then is what the skill allows. */
const allowing = (skill: string) => ({
  permissionMode: 'default',
  userSettings: { permissions: { allow: [`Skill(${skill})`] } },
})

const bash = (command: string) => ({ name: 'Bash', input: { command, description: 'search' } })

/** The model loads the skill by itself and searches; another command of holdfast is not allowed. */
async function lookUp(world: World, skill: string, bundle: string): Promise<void> {
  world.api.script(
    'main',
    at(30_000),
    calls(31_000, { name: 'Skill', input: { skill } }),
    calls(32_000, bash(`node "${bundle}" recall parquet`)),
    calls(33_000, bash(`node "${bundle}" memory search zeppelin`)),
    calls(34_000, bash(`node "${bundle}" memory add x`)),
    at(35_000),
  )
  const session = world.start()
  await session.prompt('Use Parquet for the export, please.')
  assertIncludes(JSON.stringify(world.request('main', 0).body), skill, 'Finds what was said, decided or done earlier')
  await session.prompt('What did I say about the export?')
  assertIncludes(JSON.stringify(world.request('main', 2).body), `node \\"${bundle}\\" recall WORDS`)
  assertIncludes(lastText(world.request('main', 3)), 'said: Use Parquet for the export, please.')
  assertIncludes(lastText(world.request('main', 4)), 'Nothing found for: zeppelin')
  assertIncludes(lastText(world.request('main', 5)), 'requires approval')
  await session.end()
}

describe('the skill the model loads by itself', () => {
  journey('of the plugin', { ...allowing('holdfast:look-up'), install: 'plugin' }, async (world) => {
    await lookUp(world, 'holdfast:look-up', join(repository, 'dist/holdfast.mjs'))
  })

  journey('runs nothing before the person has said yes to it', { permissionMode: 'default' }, async (world) => {
    world.api.script('main', calls(31_000, { name: 'Skill', input: { skill: 'holdfast-look-up' } }), at(32_000))
    await world.play(['What did I say about the export?'])
    assertIncludes(lastText(world.request('main', 1)), 'Execute skill: holdfast-look-up')
  })

  journey('of the drop-in copy', { ...allowing('holdfast-look-up'), install: 'none' }, async (world) => {
    const args = [join(repository, 'dist/holdfast.mjs'), 'init', world.project]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: process.env.PATH } })
    assert.equal(status, 0, stderr)
    await lookUp(world, 'holdfast-look-up', join(world.project, '.claude/holdfast/dist/holdfast.mjs'))
  })
})
