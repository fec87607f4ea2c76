import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe } from 'node:test'
import { journey, repository, type World } from './journey.ts'
import { assertIncludes, assertNoTags, findTag, lastText, wholeText } from './request-texts.ts'
import { at, bash, calls } from './turns.ts'

const GIT_URL = 'https://git.example.invalid/holdfast.git'

/** A copy of what is shipped, as a marketplace. */
function makeMarketplace(world: World): string {
  const market = join(dirname(world.project), 'market')
  const { files } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { readonly files: string[] }
  mkdirSync(market)
  const shipped = files.flatMap((file) => (file === 'docs/*.md' ? ['docs'] : [file]))
  for (const file of [...shipped, 'package.json', 'README.md', 'LICENSE']) {
    cpSync(join(repository, file), join(market, file), { recursive: true })
  }
  return market
}

/** The next version: another number, and other words where a session starts, of the same length. */
function releaseNext(market: string): void {
  const manifest = join(market, '.claude-plugin/plugin.json')
  const { version, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'))
  writeFileSync(manifest, JSON.stringify({ ...rest, version: '0.9.9' }))
  const bundle = join(market, 'dist/session-start.mjs')
  const text = readFileSync(bundle, 'utf8')
  assert.ok(text.includes('"Root"'), 'the words are there to be replaced')
  // Another version has another name of its build, by which compiled code is kept.
  const build = /\n\/\/\| parts \{"":"(\w{16})"/.exec(text)?.[1] ?? ''
  assert.equal(build.length, 16)
  writeFileSync(bundle, text.replaceAll('"Root"', '"ROOT"').replaceAll(build, 'f'.repeat(16)))
}

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args])

const events = (world: World) => world.read('.holdfast/events.jsonl') ?? ''
const startsOf = (world: World) => events(world).split('"event":"session_started"').length - 1

/** A session that has been told where it runs by the version installed first. */
async function startFirst(world: World, source: string, tokens: number) {
  world.client('plugin', 'marketplace', 'add', source)
  world.client('plugin', 'install', 'holdfast@holdfast')
  world.api.script('main', at(40_000), calls(120_000, bash()), at(121_000), at(tokens))
  const session = world.start()
  await session.prompt('hello')
  assertIncludes(findTag(wholeText(world.request('main', 0)), 'project-context'), 'Root: ')
  return session
}

/** The next session is told by the next version; after that nothing of holdfast is left. */
async function assertNextThenGone(world: World): Promise<void> {
  await world.play(['hello'])
  assertIncludes(findTag(wholeText(world.request('main', -1)), 'project-context'), 'ROOT: ')
  world.client('plugin', 'uninstall', 'holdfast@holdfast')
  world.client('plugin', 'marketplace', 'remove', 'holdfast')
  await assertGone(world)
}

/** Nothing of holdfast runs, or is registered anywhere the client looks. */
async function assertGone(world: World): Promise<void> {
  const before = events(world)
  await world.play(['hello'])
  assertNoTags(wholeText(world.request('main', -1)))
  assert.equal(events(world), before)
  const plugins = join(world.home, '.claude/plugins')
  for (const file of ['installed_plugins.json', 'known_marketplaces.json', '../settings.json']) {
    assert.doesNotMatch(readFileSync(join(plugins, file), 'utf8'), /holdfast/, file)
  }
  assert.equal(existsSync(join(plugins, 'marketplaces/holdfast')), false)
  assert.equal(existsSync(join(plugins, 'data/holdfast-holdfast')), false)
}

describe('a marketplace', () => {
  journey('in a folder: installed, updated while a session runs, and removed', { install: 'none' }, async (world) => {
    const market = makeMarketplace(world)
    const session = await startFirst(world, market, 150_000)
    releaseNext(market)
    assert.match(world.client('plugin', 'update', 'holdfast@holdfast'), /0\.9\.9/)
    await session.prompt('work')
    assertIncludes(findTag(lastText(world.request('main', 2)), 'context-monitor'), 'WARNING')
    await session.prompt('go on')
    await session.end()
    assert.equal(startsOf(world), 1)
    await assertNextThenGone(world)
  })

  journey('behind a git URL: a running session keeps its version', { install: 'none' }, async (world) => {
    const market = makeMarketplace(world)
    git(dirname(market), 'init', '--quiet', '--initial-branch=main', market)
    git(market, 'add', '--all')
    git(market, 'commit', '--quiet', '--message=one')
    writeFileSync(join(world.home, '.gitconfig'), `[url "file://${market}"]\n\tinsteadOf = ${GIT_URL}\n`)
    const session = await startFirst(world, GIT_URL, 20_000)
    releaseNext(market)
    git(market, 'commit', '--quiet', '--all', '--message=two')
    world.client('plugin', 'marketplace', 'update', 'holdfast')
    assert.match(world.client('plugin', 'update', 'holdfast@holdfast'), /0\.9\.9/)
    assert.deepEqual(readdirSync(join(world.home, '.claude/plugins/cache/holdfast/holdfast')).length, 2, 'side by side')
    await session.prompt('work')
    assertIncludes(findTag(lastText(world.request('main', 2)), 'context-monitor'), 'WARNING')
    await session.prompt('/compact')
    await session.prompt('and on')
    assertIncludes(wholeText(world.request('main', -1)), '<resumption-context')
    await session.end()
    await assertNextThenGone(world)
  })
})
