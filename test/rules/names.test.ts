import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { HOOK_EVENTS, type HookName } from '../../src/client/core/input.ts'
import { HOOK_NAMES, REPOSITORY, readSources } from './sources.ts'

const NAMES = (Object.keys(HOOK_EVENTS) as HookName[]).sort()

interface Command {
  readonly type: string
  readonly command: string
  readonly timeout: number
}
interface Group {
  readonly matcher?: string
  readonly hooks: readonly Command[]
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(`${REPOSITORY}${path}`, 'utf8')) as T
}

const HOOKS = readJson<{ readonly hooks: Readonly<Record<string, readonly Group[]>> }>('hooks.json')
const GROUPS = Object.entries(HOOKS.hooks).flatMap(([event, groups]) => groups.map((group) => ({ event, group })))

/** The command of a hook: the one form that works as plugin and as copy under .claude/holdfast. */
const commandOf = (name: string) =>
  `node "\u0024{CLAUDE_PLUGIN_ROOT:-$CLAUDE_PROJECT_DIR/.claude/holdfast}/dist/${name}.mjs"`

const NOT_EVENTS = new Set(['bases', 'codex', 'gemini', 'journeys', 'payloads', 'transcripts'])

/** The places the events' names are written down in. */
const PLACES: readonly (readonly [place: string, names: () => string[]])[] = [
  ['src/hooks', () => [...HOOK_NAMES]],
  [
    'dist, beside the command and the status line',
    () =>
      readdirSync(`${REPOSITORY}dist`)
        .filter((file) => file.endsWith('.mjs'))
        .map((file) => basename(file, '.mjs'))
        .filter((name) => name !== 'holdfast' && name !== 'statusline'),
  ],
  ['fixtures', () => readdirSync(`${REPOSITORY}fixtures`).filter((folder) => !NOT_EVENTS.has(folder))],
  [
    'hooks.json',
    () =>
      GROUPS.flatMap(({ group }) => group.hooks.map(({ command }) => /([\w-]+)\.mjs"?$/.exec(command)?.[1] ?? command)),
  ],
]

for (const [place, names] of PLACES) {
  test(`the events of ${place} are the events`, () => assert.deepEqual(names().sort(), NAMES))
}

test("each event goes by the client's name for it", () => {
  for (const [name, event] of Object.entries(HOOK_EVENTS)) {
    const kebab = event.replace(/[A-Z]/g, (letter, index: number) => `${index === 0 ? '' : '-'}${letter.toLowerCase()}`)
    assert.equal(name, kebab)
  }
  assert.deepEqual(Object.keys(HOOKS.hooks).sort(), Object.values(HOOK_EVENTS).sort())
})

test('hooks.json has the shape the client reads, as plugin and merged into settings', () => {
  assert.deepEqual(Object.keys(HOOKS).sort(), ['description', 'hooks'])
  for (const { group } of GROUPS) {
    const keys = Object.keys(group).filter((key) => key !== 'matcher')
    assert.deepEqual(keys, ['hooks'])
    assert.ok(group.hooks.length > 0)
    for (const hook of group.hooks) assert.deepEqual(Object.keys(hook), ['type', 'command', 'timeout'])
  }
})

test('every command is the shell form that works in both places, of its own event', () => {
  for (const { event, group } of GROUPS) {
    const name = NAMES.find((hook) => HOOK_EVENTS[hook] === event) ?? event
    for (const hook of group.hooks) {
      assert.equal(hook.type, 'command')
      assert.equal(hook.command, commandOf(name))
    }
  }
  assert.equal(GROUPS.length, NAMES.length, 'each event is registered once')
})

test('timeouts are seconds, small, and shorter than the client gives', () => {
  for (const { event, group } of GROUPS) {
    for (const { timeout } of group.hooks) {
      assert.ok(Number.isInteger(timeout) && timeout >= 1 && timeout <= 60, `${event}: ${timeout}`)
      if (event === 'UserPromptSubmit') assert.ok(timeout < 30, `${timeout}`)
    }
  }
})

test('the plugin knows no policy, so its hooks start for every tool', () => {
  for (const { event, group } of GROUPS) assert.equal(group.matcher, undefined, event)
})

interface Manifest {
  readonly name: string
  readonly version: string
  readonly hooks?: string
  readonly license?: string
}
interface Package extends Manifest {
  readonly type: string
  readonly bin: Readonly<Record<string, string>>
  readonly files: readonly string[]
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies?: unknown
  readonly peerDependencies?: unknown
  readonly optionalDependencies?: unknown
  readonly devDependencies: Readonly<Record<string, string>>
}

const PACKAGE = readJson<Package>('package.json')
const PLUGIN = readJson<Manifest>('.claude-plugin/plugin.json')

test('the plugin names ./hooks.json, its files exist, and name, license and version are those of the package', () => {
  assert.equal(PLUGIN.hooks, './hooks.json')
  assert.deepEqual([PLUGIN.name, PLUGIN.version, PLUGIN.license], [PACKAGE.name, PACKAGE.version, PACKAGE.license])
  assert.match(PACKAGE.version, /^\d+\.\d+\.\d+$/)
  for (const file of ['LICENSE', 'README.md', 'hooks.json']) assert.ok(existsSync(`${REPOSITORY}${file}`), file)
})

test('the lock file is of this version', () => {
  const lock = readJson<{ readonly version: string; readonly packages: Readonly<Record<string, Package>> }>(
    'package-lock.json',
  )
  assert.equal(lock.version, PACKAGE.version)
  assert.equal(lock.packages['']?.version, PACKAGE.version)
  assert.deepEqual(lock.packages['']?.devDependencies, PACKAGE.devDependencies)
})

test('everything is bundled: no runtime dependencies, and what is bundled is pinned exactly', () => {
  assert.equal(PACKAGE.dependencies, undefined)
  assert.equal(PACKAGE.peerDependencies, undefined)
  assert.equal(PACKAGE.optionalDependencies, undefined)
  for (const [name, version] of Object.entries(PACKAGE.devDependencies)) {
    assert.match(version, /^\d+\.\d+\.\d+(?:-[\w.]+)?$/, name)
  }
})

test('every package a source imports is one of the pinned ones', () => {
  for (const { path, imports } of readSources()) {
    for (const specifier of imports) {
      if (/^(?:\.|node:)/.test(specifier)) continue
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
      assert.ok(Object.hasOwn(PACKAGE.devDependencies, name), `${path}: ${name}`)
    }
  }
})

test('the package ships what runs: the bundles, their registration, the command', () => {
  for (const entry of ['dist', 'hooks.json', '.claude-plugin']) assert.ok(PACKAGE.files.includes(entry), entry)
  assert.deepEqual(PACKAGE.bin, { holdfast: 'dist/holdfast.mjs' })
  assert.equal(PACKAGE.type, 'module')
  assert.ok(existsSync(`${REPOSITORY}dist/holdfast.mjs`))
})
