import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { HOOK_NAMES, quotedNames, REPOSITORY, readSection, readSources, resolveImport } from './sources.ts'

const SOURCES = readSources()
const SECTION = readSection('Rooms')

const roomOf = (path: string) => path.split('/')[0] ?? ''

/** What a file may do, by the folder it lies in: `join` puts together what the room knows and what it reads and writes. */
type Power = 'core' | 'io' | 'join'
const powerOf = (path: string): Power => (/^[\w-]+\/(core|io)\//.exec(path)?.[1] as Power | undefined) ?? 'join'
const inPower = (power: Power) => SOURCES.filter(({ path }) => powerOf(path) === power)
const MAY_IMPORT: Readonly<Record<Power, readonly Power[]>> = {
  core: ['core'],
  io: ['core', 'io'],
  join: ['core', 'io', 'join'],
}

/** Rows of the tables of the page: the first cell, and what stands behind it. */
const ROWS = SECTION.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const ROOMS = ROWS.flatMap(([, name = '']) => (/^`[\w-]+`$/.test(name) ? quotedNames(name) : []))
/** `| valibot | `config/core/config-rules` |`: the one file that imports it. */
const IMPORTERS = new Map(
  ROWS.flatMap(([, name = '', importer = '']) =>
    /^[@a-z]/.test(name) && /^`[\w/-]+`$/.test(importer) ? [[name, `${quotedNames(importer)[0]}.ts`] as const] : [],
  ),
)
const ENTRIES = ['hooks', 'cli']
const HOOK_ENTRIES = HOOK_NAMES.map((name) => `hooks/${name}.ts`)
const MOST_FILES = 35

test('the page lists the rooms there are', () => {
  assert.deepEqual([...ROOMS].sort(), readdirSync(`${REPOSITORY}src`).sort())
})

test('a room has core and io and nothing deeper; only the command sorts its files by subject', () => {
  for (const { path } of SOURCES) {
    const [room, folder, ...rest] = path.split('/').slice(0, -1)
    const isKnown = folder === undefined || folder === 'core' || folder === 'io' || room === 'cli'
    assert.ok(isKnown && rest.length === 0, path)
  }
})

test('no room is too full to be known', () => {
  for (const room of ROOMS.filter((name) => name !== 'cli')) {
    const count = SOURCES.filter(({ path }) => roomOf(path) === room).length
    assert.ok(count > 0 && count <= MOST_FILES, `${room} has ${count} files`)
  }
})

/** Words of the commands: a file below `cli` may bear one, whatever the room is called whose work it starts. */
const COMMAND_WORDS = new Set(
  [...readFileSync(`${REPOSITORY}docs/commands.md`, 'utf8').matchAll(/^### holdfast (.+)$/gm)].flatMap(
    ([, words = '']) => words.split(' '),
  ),
)

test('a file name stands once, entries of hooks and commands excepted', () => {
  const isEntry = (path: string) =>
    HOOK_ENTRIES.includes(path) || (roomOf(path) === 'cli' && COMMAND_WORDS.has(basename(path, '.ts')))
  const placeOf = new Map<string, string>()
  for (const { path } of SOURCES.filter((source) => !isEntry(source.path))) {
    assert.equal(placeOf.get(basename(path)), undefined, path)
    placeOf.set(basename(path), path)
  }
})

test('a file imports its own room and those below it', () => {
  for (const { path, imports } of SOURCES) {
    for (const specifier of imports) {
      const target = resolveImport(path, specifier)
      if (target === null || target.endsWith('.json')) continue
      const [own, other] = [ROOMS.indexOf(roomOf(path)), ROOMS.indexOf(roomOf(target))]
      assert.ok(own <= other, `${path} imports ${target}, which stands above it`)
    }
  }
})

test('core imports core, io imports core and io', () => {
  for (const { path, imports } of SOURCES) {
    for (const specifier of imports) {
      const target = resolveImport(path, specifier)
      if (target === null || target.endsWith('.json')) continue
      assert.ok(MAY_IMPORT[powerOf(path)].includes(powerOf(target)), `${path} imports ${target}`)
    }
  }
})

test('only the command and the hooks know the entries', () => {
  for (const { path, imports } of SOURCES.filter((source) => !['cli', 'hooks'].includes(roomOf(source.path)))) {
    for (const specifier of imports) {
      const room = roomOf(resolveImport(path, specifier) ?? '')
      assert.ok(!ENTRIES.includes(room) || room === roomOf(path), `${path}: ${specifier}`)
    }
  }
})

test('only io imports node:', () => {
  for (const { path, imports } of SOURCES) {
    if (powerOf(path) === 'io') continue
    assert.deepEqual(
      imports.filter((specifier) => specifier.startsWith('node:')),
      [],
      path,
    )
  }
})

test('one file lists folders', () => {
  const listers = SOURCES.filter(({ text }) => /\breaddir(?:Sync)?\(/.test(text)).map(({ path }) => path)
  assert.deepEqual(listers, ['files/io/list-folder.ts'])
})

test('each package has the importer the page says, and no other', () => {
  const found = SOURCES.flatMap(({ path, imports }) =>
    imports.flatMap((specifier) => {
      if (specifier.startsWith('.') || specifier.startsWith('node:')) return []
      return [`${path}: ${/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]}`]
    }),
  )
  assert.deepEqual([...new Set(found)].sort(), [...IMPORTERS].map(([name, path]) => `${path}: ${name}`).sort())
})

test('core has no clock, no environment, no chance and no platform', () => {
  const impure =
    /\bprocess\.|\bBuffer\b|\bglobalThis\b|\bconsole\.|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.|\bset(?:Timeout|Interval|Immediate)\b|\bIntl\.|\btoLocale|\bfetch\(|\brequire\(/
  for (const source of inPower('core')) assert.doesNotMatch(source.code, impure, source.path)
})

test('no two files import each other, directly or over others, types and lazy imports included', () => {
  const graph = new Map(
    SOURCES.map(({ path, imports }) => [path, imports.flatMap((specifier) => resolveImport(path, specifier) ?? [])]),
  )
  const done = new Set<string>()
  const visit = (path: string, trail: readonly string[]): void => {
    assert.ok(!trail.includes(path), `${[...trail, path].join(' -> ')}`)
    if (done.has(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
})

test('every import is written out: a literal, with its extension, of a file that exists', () => {
  const known = new Set(SOURCES.map(({ path }) => path))
  for (const { path, code, imports } of SOURCES) {
    assert.doesNotMatch(code, /\bimport\(\s*[^'")\s]/, `${path} imports a name it computes`)
    for (const specifier of imports) {
      if (!specifier.startsWith('.')) continue
      assert.match(specifier, /\.(?:ts|json)$/, `${path}: ${specifier}`)
      if (specifier.endsWith('.ts')) assert.ok(known.has(resolveImport(path, specifier) ?? ''), `${path}: ${specifier}`)
    }
  }
})

/** The build puts this file in front of every entry. */
const LOADER = 'host/io/load-part.ts'

test('every file but the entries is imported by another one', () => {
  const used = new Set(
    SOURCES.flatMap(({ path, imports }) => imports.map((specifier) => resolveImport(path, specifier))),
  )
  for (const { path } of SOURCES) {
    const isEntry = [...HOOK_ENTRIES, 'hooks/statusline.ts', 'cli/holdfast.ts', LOADER].includes(path)
    assert.ok(isEntry || path.endsWith('.d.ts') || used.has(path), `${path} is imported by nobody`)
  }
})

/** Text no source may have, and what it would be. */
const NEVER: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a default export', /\bexport\s+default\b|\bas\s+default\b/],
  ['a class', /^\s*(?:export\s+)?(?:abstract\s+)?class\s+\w/m],
  ['an enum', /^\s*(?:export\s+)?(?:declare\s+)?(?:const\s+)?enum\s+\w/m],
  ['a namespace', /^\s*(?:export\s+)?namespace\s+\w/m],
  ['any', /(?:(?::|\bas|\||,)\s+|<)any\b(?!\s*['"])|\bany\[\]/],
  ['a compiler directive', /@ts-(?:ignore|expect-error|nocheck)/],
  ['a lint directive', /biome-ignore/],
  ['a note to come back', /\b(?:TODO|FIXME|XXX)\b/],
  ['an export of everything', /\bexport\s+\*/],
  ['a semicolon at a line end', /^(?!\s*(?:\*|\/)).*[^\s'"`];$/m],
]

for (const [what, pattern] of NEVER) {
  test(`no source has ${what}`, () => {
    for (const { path, text, code } of SOURCES) {
      assert.doesNotMatch(what.startsWith('a note') || what.includes('directive') ? text : code, pattern, path)
    }
  })
}

test('no barrels: no file passes on what another one exports', () => {
  for (const { path, code } of SOURCES) assert.doesNotMatch(code, /\bexport\b[\w\s{},]*\bfrom\s*['"]/, path)
})

test('no file is longer than 200 lines, no entry and no answer of a hook longer than 60', () => {
  for (const { path, text } of SOURCES) {
    const lines = text.trimEnd().split('\n').length
    const isShort = HOOK_NAMES.some((name) => [`hooks/${name}.ts`, `hooks/on-${name}.ts`].includes(path))
    const limit = isShort ? 60 : 200
    assert.ok(lines <= limit, `${path} has ${lines} lines`)
  }
})

test('names say what a thing does: no get, handle, process, do, Manager, Service, Helper, Util', () => {
  const vague =
    /\b(?:function|const)\s+(?:get|handle|process|do)[A-Z]\w*|\b\w+(?:Manager|Service|Helper|Util)s?\b|\binterface\s+I[A-Z]/
  for (const { path, code } of SOURCES) {
    assert.doesNotMatch(code, vague, path)
    assert.match(path, /^(?:[a-z0-9-]+\/)*[a-z0-9-]+(?:\.d)?\.ts$/)
  }
})
