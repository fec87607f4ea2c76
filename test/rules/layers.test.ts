import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { quotedNames, REPOSITORY, readSection, readSources, resolveImport, type SourceFile } from './sources.ts'

const SOURCES = readSources()
const IMPORTS = readSection('Imports')

const layerOf = (path: string) => path.split('/')[0] ?? ''
const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, '')
const inLayer = (layer: string) => SOURCES.filter((source) => layerOf(source.path) === layer)

interface Tree {
  readonly files: readonly string[]
  /** Folders in the order the page lists them. */
  readonly folders: readonly string[]
}

/** Reads `src` as the page draws it: a folder ends with a slash, its files follow without their `.ts`. */
function readDrawnTree(): Tree {
  const drawn = /```text\n([\s\S]*?)```/.exec(readSection('Layout'))?.[1] ?? ''
  const files: string[] = []
  const folders: string[] = []
  const stack: string[] = []
  let indent = 0
  for (const line of drawn.split('\n').filter((text) => text.trim() !== '')) {
    const [, spaces = '', folder, rest = ''] = /^( *)(?:([\w-]+)\/)?(.*)$/.exec(line) ?? []
    const depth = spaces.length / 2
    // A line that starts much further right goes on with the files of the line before.
    if (folder !== undefined || spaces.length <= indent + 2) {
      indent = spaces.length
      stack.length = Math.min(stack.length, depth)
    }
    if (folder !== undefined) {
      stack.push(folder)
      folders.push(stack.slice(1).join('/'))
    }
    for (const name of rest.split(/\s+/).filter((text) => text !== '')) {
      files.push([...stack.slice(1), name.includes('.') ? name : `${name}.ts`].join('/'))
    }
  }
  return { files, folders: folders.filter((folder) => folder !== '') }
}

const TREE = readDrawnTree()
const CORE_ORDER = TREE.folders.filter((folder) => folder.startsWith('core/'))

test('the page draws the tree as it is, files and folders', () => {
  assert.deepEqual(
    [...TREE.files].sort(),
    SOURCES.map((source) => source.path),
  )
  const entries = readdirSync(`${REPOSITORY}src`, { recursive: true, withFileTypes: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').split('/src/')[1] ?? '')
  assert.deepEqual([...TREE.folders].sort(), folders.sort())
})

/** What a layer may import, as the page's table says. */
interface Row {
  readonly from: string
  readonly layers: readonly string[]
  readonly packages: readonly string[]
  readonly text: string
}

const TABLE: readonly Row[] = IMPORTS.split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 4 && cells[1]?.startsWith('`'))
  .map(([, from = '', text = '']) => ({
    from: quotedNames(from)[0] ?? '',
    layers: quotedNames(text),
    packages: text
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter((part) => /^@?[a-z][\w./-]*$/.test(part)),
    text,
  }))

const rowOf = (layer: string) => {
  const row = TABLE.find(({ from }) => from === layer)
  assert.ok(row, `the table has no row for ${layer}`)
  return row
}

test('the table has a row for every layer, and none for anything else', () => {
  const layers = new Set(SOURCES.map((source) => layerOf(source.path)))
  assert.deepEqual(TABLE.map(({ from }) => (from === 'core/<folder>' ? 'core' : from)).sort(), [...layers].sort())
})

test('the table keeps what the layers are for: core is pure, only io touches the world, nobody imports hooks or cli', () => {
  for (const { from, layers } of TABLE) {
    assert.ok(!layers.includes('hooks') && (from === 'cli' || !layers.includes('cli')), from)
    if (from !== 'io') assert.ok(!layers.some((name) => name.startsWith('node:')), from)
  }
  assert.ok(!rowOf('core/<folder>').layers.some((name) => !name.startsWith('core')))
  assert.deepEqual(
    rowOf('io').layers.filter((name) => name !== 'core' && name !== 'io'),
    ['node:*'],
  )
})

test('layers import each other in one direction', () => {
  const layers = new Map(TABLE.map(({ from, layers: names }) => [from.replace('/<folder>', ''), names]))
  const reaches = (from: string, to: string, seen: readonly string[] = []): boolean =>
    (layers.get(from) ?? []).some(
      (next) => next !== from && (next === to || (!seen.includes(next) && reaches(next, to, [...seen, next]))),
    )
  for (const layer of layers.keys()) assert.ok(!reaches(layer, layer), layer)
})

/** `valibot in `core/config/schema``: what single files of core may import besides. */
const EXCEPTIONS = [...rowOf('core/<folder>').text.matchAll(/([\w.@/-]+) in `([\w/-]+)`/g)].map((match) => ({
  what: match[1] ?? '',
  file: `${match[2]}.ts`,
}))

function isException(source: SourceFile, specifier: string): boolean {
  return EXCEPTIONS.some(({ what, file }) => file === source.path && specifier.split('/').at(-1) === what)
}

test('the exceptions of core are the three there should be, and all are used', () => {
  assert.deepEqual(EXCEPTIONS, [
    { what: 'valibot', file: 'core/config/schema.ts' },
    { what: 'unbash', file: 'core/shell/parse-bash.ts' },
    { what: 'hooks.json', file: 'core/install/registration.ts' },
  ])
  for (const { file, what } of EXCEPTIONS) {
    const source = SOURCES.find(({ path }) => path === file)
    assert.ok(
      source?.imports.some((specifier) => isException(source, specifier)),
      `${what} in ${file}`,
    )
  }
})

for (const layer of new Set(SOURCES.map((source) => layerOf(source.path)))) {
  if (layer === 'core' || layer === 'io') continue
  test(`${layer} imports only what the table lets it`, () => {
    const { layers, packages } = rowOf(layer)
    for (const source of inLayer(layer)) {
      for (const specifier of source.imports) {
        const path = resolveImport(source.path, specifier)
        if (path === null || path.startsWith('..')) {
          assert.ok(packages.includes(path === null ? specifier : nameOf(path)), `${source.path}: ${specifier}`)
          continue
        }
        // The command's entry is the one file that knows its subcommands.
        const isSubcommand = source.path === 'cli/holdfast.ts' && layerOf(path) === 'cli'
        assert.ok(isSubcommand || layers.includes(layerOf(path)), `${source.path}: ${specifier}`)
      }
    }
  })
}

test('core imports its own folder, folders above it, and the root files of core', () => {
  for (const source of inLayer('core')) {
    for (const specifier of source.imports) {
      if (isException(source, specifier)) continue
      const path = resolveImport(source.path, specifier)
      assert.ok(path?.startsWith('core/'), `${source.path}: ${specifier}`)
      const [own, other] = [folderOf(source.path), folderOf(path ?? '')]
      if (other === 'core' || other === own) continue
      assert.notEqual(own, 'core', `${source.path}, a root file, imports ${path}`)
      assert.ok(
        CORE_ORDER.indexOf(other) < CORE_ORDER.indexOf(own),
        `${source.path} imports ${path}, which is below it`,
      )
    }
  }
})

test('core has no clock, no environment, no chance and no platform', () => {
  const impure =
    /\bprocess\.|\bBuffer\b|\bglobalThis\b|\bconsole\.|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.|\bset(?:Timeout|Interval|Immediate)\b|\bIntl\.|\btoLocale|\bfetch\(|\brequire\(/
  for (const source of inLayer('core')) assert.doesNotMatch(source.code, impure, source.path)
})

/**
 * Files of io, each level importing only levels above it in this list. A new file gets the level it belongs to: the fewer
 * files it needs, the further up.
 */
const IO_LEVELS: readonly (readonly string[])[] = [
  ['write-out'],
  [
    'chain-command',
    'clock',
    'git-root',
    'markdown-items',
    'own-places',
    'path-patterns',
    'program-version',
    'read-text',
    'real-path',
    'sandbox',
    'search-path',
    'sha256',
    'memory-search',
    'settings-text',
    'toml.d',
    'toml-file',
    'project-files',
    'yaml-file',
    'terminal',
  ],
  ['bundle-files', 'claim-name', 'git-environment', 'run-bundle', 'running', 'write-problem'],
  ['folder-lock', 'git-command'],
  ['git-programs'],
  [
    'agent-files',
    'plugin-files',
    'state-scan',
    'apply-writes',
    'client-process',
    'client-settings',
    'codex-settings',
    'config-cache',
    'config-sources',
    'git',
    'git-changes',
    'memory-lookup',
    'named-by-tracks',
    'note-reader',
    'notes-config',
    'index-names',
    'orchestration-file',
    'own-command',
    'project-dir',
    'quality-files',
    'rule-stamp',
    'session-store',
    'start-hook',
    'tier-document',
    'track-pointer',
    'transcript-tail',
    'work-snapshot',
  ],
  ['append-line', 'leftovers', 'settings-files'],
  [
    'log-files',
    'note-writer',
    'related-memories',

    'store-key',
    'criticality-files',
    'document-file',
    'git-state',
    'install-files',
    'install-record',
    'recent-diff-file',
    'rule-files',
    'said-entries',
    'session-list',
    'start-statusline',
    'state-folder',
    'test-output-file',
    'track-documents',
    'track-store',
    'transcript-lines',
    'transcript-list',
    'work-log-file',
  ],
  [
    'capture-news',
    'checkpoint-store',
    'config-parser',
    'evidence-store',
    'flag-store',
    'journal-store',
    'memory-files',
    'note-sync',
    'own-files',
    'page-file',
    'pending-calls',
    'pending-memories',
    'quick-call',
    'report',
    'retention-files',
    'rule-cache',
    'session-writer',
  ],
  ['config-files', 'document-transaction', 'memory-index', 'memory-store', 'source-key', 'told-memories'],
  ['feed-artifacts', 'quick-memories'],
  ['quick-look', 'respond'],
]

const levelOf = (path: string) => IO_LEVELS.findIndex((names) => names.includes(nameOf(path)))
const FOUNDATIONS = quotedNames(/io foundations are ([^.]+)\./.exec(IMPORTS)?.[1] ?? '')
/** Files the page allows every io file. */
const FREE_IMPORTERS = [...IMPORTS.matchAll(/`([\w-]+)`\s+may\s+import\s+any\s+io\s+file/g)].map((match) => match[1])

test('every io file has its level', () => {
  assert.deepEqual(
    IO_LEVELS.flat().sort(),
    inLayer('io')
      .map(({ path }) => nameOf(path))
      .sort(),
  )
})

test('io imports core, node:, one package of its own, and io files of a lower level', () => {
  for (const source of inLayer('io')) {
    const packages: string[] = []
    for (const specifier of source.imports) {
      const path = resolveImport(source.path, specifier)
      if (path === null) {
        if (!specifier.startsWith('node:')) packages.push(specifier)
        continue
      }
      if (layerOf(path) === 'core') continue
      assert.equal(layerOf(path), 'io', `${source.path}: ${specifier}`)
      assert.ok(levelOf(path) < levelOf(source.path), `${source.path} imports ${path}, which is not below it`)
    }
    assert.ok(packages.length <= 1, `${source.path}: ${packages.join(', ')}`)
  }
})

test('an io file that imports more than the foundations is named on the page', () => {
  assert.ok(FOUNDATIONS.length > 0, 'the page names no foundations')
  for (const name of FOUNDATIONS) assert.ok(levelOf(`io/${name}.ts`) !== -1, name)
  const named = quotedNames(IMPORTS)
  for (const source of inLayer('io')) {
    for (const specifier of source.imports) {
      const path = resolveImport(source.path, specifier)
      if (path === null || layerOf(path) !== 'io' || FOUNDATIONS.includes(nameOf(path))) continue
      if (FREE_IMPORTERS.includes(nameOf(source.path))) continue
      assert.ok(named.includes(nameOf(source.path)) && named.includes(nameOf(path)), `${source.path} imports ${path}`)
    }
  }
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

test('each package has one importer', () => {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of SOURCES) {
    for (const specifier of imports) {
      if (specifier.startsWith('.') || specifier.startsWith('node:')) continue
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
      importers.set(name, [...(importers.get(name) ?? []), path])
    }
  }
  assert.ok(importers.size > 0)
  for (const [name, paths] of importers) assert.equal(paths.length, 1, `${name} is imported by ${paths.join(', ')}`)
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

test('every file but the entries is imported by another one', () => {
  const used = new Set(
    SOURCES.flatMap(({ path, imports }) => imports.map((specifier) => resolveImport(path, specifier))),
  )
  for (const { path } of SOURCES) {
    const isEntry =
      layerOf(path) === 'hooks' ||
      layerOf(path) === 'statusline' ||
      path === 'cli/holdfast.ts' ||
      path.endsWith('.d.ts')
    assert.ok(isEntry || used.has(path), `${path} is imported by nobody`)
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
    const limit = layerOf(path) === 'hooks' || layerOf(path) === 'answers' ? 60 : 200
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
