import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { putFile } from '../put-file.ts'
import { HOOK_NAMES as HOOKS, REPOSITORY } from './sources.ts'

interface Bundle {
  readonly text: string
  /** Files that went into what runs at once. */
  readonly eager: readonly string[]
  /** Files that went into each part that is loaded when it is needed. */
  readonly lazy: Readonly<Record<string, readonly string[]>>
}
interface ThirdParty {
  readonly listPackages: (
    root: string,
    bundles: Iterable<Pick<Bundle, 'eager' | 'lazy'>>,
  ) => readonly { name: string }[]
  readonly renderNotices: (packages: readonly { name: string }[]) => string
}
interface Builder {
  readonly buildAll: () => Promise<ReadonlyMap<string, Bundle>>
}

const STATUSLINE = 'statusline'
const COMMAND = 'holdfast'
const NAMES = [...HOOKS, STATUSLINE, COMMAND].sort()

const texts = new Map(NAMES.map((name) => [name, readFileSync(`${REPOSITORY}dist/${name}.mjs`, 'utf8')]))
const textOf = (name: string) => texts.get(name) ?? ''

let built: ReadonlyMap<string, Bundle> = new Map()

/** The build runs in a checkout elsewhere, with linked packages. A build in this one is `npm run build`, as `.ci/run` does. */
before(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-build-'))
  for (const name of ['src', 'build', 'build.mjs', 'bench/warm.json', 'hooks.json', 'package.json', 'tsconfig.json']) {
    cpSync(join(REPOSITORY, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'))
  const builder = (await import(pathToFileURL(join(folder, 'build.mjs')).href)) as Builder
  built = await builder.buildAll()
  rmSync(folder, { recursive: true, force: true })
})

/** The lazily loaded parts of a bundle: block comments at its end, in which the end of a comment is written otherwise. */
function partsOf(text: string): Map<string, string> {
  const parts = [...text.matchAll(/^\/\*\| part (\S+)\n([\s\S]*?)\n\|\*\/$/gm)]
  return new Map(parts.map(([, name = '', code = '']) => [name, code.replaceAll('*@/', '*/')]))
}

/** What a module imports by name, lazily or not, as esbuild reads it. Comments and strings do not count. */
async function importsOf(code: string): Promise<string[]> {
  const found: string[] = []
  await build({
    stdin: { contents: code, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'imports',
        setup({ onResolve }) {
          onResolve({ filter: /.*/ }, ({ path, kind }) => {
            if (kind === 'entry-point') return null
            found.push(path)
            return { path, external: true }
          })
        },
      },
    ],
  })
  return found
}

test('dist holds the bundles and nothing else', () => {
  assert.deepEqual(
    readdirSync(`${REPOSITORY}dist`).sort(),
    ['THIRD-PARTY.txt', 'config.schema.json', ...NAMES.map((name) => `${name}.mjs`)].sort(),
  )
  assert.deepEqual([...built.keys()].sort(), NAMES)
})

for (const name of NAMES) {
  test(`${name}: what is in dist is what the sources build, byte for byte`, () => {
    // Not assert.equal: it would print both texts.
    assert.ok(built.get(name)?.text === textOf(name), `run "npm run build": dist/${name}.mjs is not what src builds`)
  })

  test(`${name}: plain ASCII, unix line ends, nothing of this machine in it`, () => {
    const text = textOf(name)
    assert.doesNotMatch(text, /[\u0000\r\u007f-\uffff]/)
    assert.ok(text.endsWith('\n'))
    assert.ok(!text.includes(REPOSITORY) && !text.includes('/node_modules/.'))
    assert.doesNotMatch(text, /sourceMappingURL/)
  })

  test(`${name}: self-contained, in what runs at once and in every part`, async () => {
    const text = textOf(name)
    const parts = [...partsOf(text)].map(
      ([part, code]) => [part, `export async function part() {\n${code}\n}`] as const,
    )
    for (const [place, code] of [['at once', text] as const, ...parts]) {
      for (const specifier of await importsOf(code)) assert.ok(isBuiltin(specifier), `${place}: ${specifier}`)
    }
  })

  test(`${name}: its parts are those the build names`, () => {
    assert.deepEqual([...partsOf(textOf(name)).keys()].sort(), Object.keys(built.get(name)?.lazy ?? {}).sort())
  })
}

for (const name of NAMES) {
  test(`${name}: no code of any package runs at once`, () => {
    const packages = built.get(name)?.eager.filter((path) => path.includes('node_modules')) ?? ['no description']
    assert.deepEqual(packages, [])
  })

  test(`${name}: every part that is loaded is there, and every part that is there is loaded`, () => {
    const text = textOf(name)
    const parts = partsOf(text)
    const head = text.slice(0, parts.size === 0 ? undefined : text.indexOf('\n/*| part '))
    const listCalls = (code: string) =>
      [...code.matchAll(/([\w$]+)\("([^"]+)"\)/g)].map(([, by, part = '']) => ({ by, part }))
    // The loader has a short name in what runs at once, and is known there by the parts it is called with.
    const loaders = new Set(listCalls(head).flatMap(({ by, part }) => (parts.has(part) ? [by] : [])))
    assert.ok(loaders.size <= 1, `parts are loaded as ${[...loaders].join(', ')}`)
    const calls = [
      ...listCalls(head).filter(({ by }) => loaders.has(by)),
      ...[...parts.values()].flatMap(listCalls).filter(({ by }) => by === 'loadPart'),
    ]
    const loaded = new Set(calls.map(({ part }) => part))
    assert.deepEqual([...parts.keys()].sort(), [...loaded].sort())
    assert.ok(!text.includes('holdfast-part:'), 'a lazy import was not rewritten')
  })
}

describe('the licences of packages travel with the bundles', () => {
  const notices = readFileSync(`${REPOSITORY}dist/THIRD-PARTY.txt`, 'utf8')
  const loadThirdParty = async () =>
    (await import(new URL('../../build/third-party.mjs', import.meta.url).href)) as ThirdParty

  test('each package with its version and the line that names its owner', () => {
    const files = [...built.values()].flatMap(({ lazy }) => Object.values(lazy).flat())
    const folders = new Set(files.flatMap((file) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))
    assert.ok(folders.size > 25, `${folders.size} packages`)
    for (const folder of folders) {
      const { name, version } = JSON.parse(readFileSync(`${REPOSITORY}${folder}/package.json`, 'utf8'))
      const [, section = ''] = notices.split(`\n${name} ${version} (`)
      const licence = readdirSync(`${REPOSITORY}${folder}`).find((file) => /^licen[cs]e/i.test(file)) ?? ''
      const lines = readFileSync(`${REPOSITORY}${folder}/${licence}`, 'utf8').split(/\r?\n/)
      const owner = lines.find((line) => /^\W*copyright (?!notice|holders)/i.test(line)) ?? 'no owner'
      assert.ok(section.split('-'.repeat(80))[0]?.includes(owner), `${name} ${version}: ${owner}`)
    }
    assert.match(notices, /^holdfast \d[\d.]+ \(MIT\)$/m)
  })

  test('as the build writes them, and nothing of this machine with them', async () => {
    const { listPackages, renderNotices } = await loadThirdParty()
    assert.ok(renderNotices(listPackages(REPOSITORY, built.values())) === notices, 'run "npm run build"')
    assert.doesNotMatch(notices, /[\r\u0000]/)
  })

  test('a package without a licence, or without an owner, stops the build', async (context) => {
    const { listPackages } = await loadThirdParty()
    const folder = mkdtempSync(join(tmpdir(), 'holdfast-licence-'))
    context.after(() => rmSync(folder, { recursive: true, force: true }))
    const write = (path: string, text: string) => putFile(join(folder, path), text)
    const inner = 'node_modules/a/node_modules/@b/c'
    const list = () => listPackages(folder, [{ eager: [], lazy: { x: [`${inner}/d.js`] } }])
    write('package.json', '{"name":"own","version":"1.0.0","license":"MIT"}')
    write('LICENSE', 'Copyright (c) us\n')
    write(`${inner}/package.json`, '{"name":"@b/c","version":"2.0.0","license":"MIT"}')
    assert.throws(list, /@b\/c 2\.0\.0 has no licence with a copyright line/)
    write(`${inner}/LICENSE`, 'MIT\n\nThe above\ncopyright notice shall be included\nCOPYRIGHT HOLDERS BE LIABLE\n')
    assert.throws(list, /@b\/c 2\.0\.0 has no licence/)
    write(`${inner}/LICENSE`, 'MIT\n\nCopyright (c) them\n')
    assert.deepEqual(
      list().map(({ name }) => name),
      ['own', '@b/c'],
    )
  })
})

test('yaml is in a part of its own', () => {
  for (const name of HOOKS) {
    for (const [part, paths] of Object.entries(built.get(name)?.lazy ?? {})) {
      if (part === 'files/io/yaml-file') continue
      assert.ok(!paths.some((path) => path.includes('node_modules/yaml/')), `${name}, part ${part}`)
    }
  }
})

test('each package a hook can load is in a part of its own purpose', () => {
  const allowed =
    /^node_modules\/(?:valibot|@iarna\/toml|picomatch|yaml|unbash|jsonc-parser|markdown-it|entities|linkify-it|mdurl|punycode\.js|uc\.micro)\//
  for (const name of HOOKS) {
    for (const [part, paths] of Object.entries(built.get(name)?.lazy ?? {})) {
      for (const path of paths.filter((text) => text.includes('node_modules'))) {
        assert.match(path, allowed, `${name}, part ${part}`)
      }
    }
  }
})

test('no hook carries code that serves the command alone', () => {
  for (const name of [...HOOKS, STATUSLINE]) {
    const { eager = [], lazy = {} } = built.get(name) ?? {}
    for (const path of [...eager, ...Object.values(lazy).flat()]) {
      assert.doesNotMatch(
        path,
        /^src\/(?:(?:cli|doctor|host\/core|recall|report|sandbox)\/|base\/core\/(?:install-|project-)?finding)/,
        name,
      )
    }
  }
})

test('what a call with nothing to tell loads does not load the answer', () => {
  for (const [hook, name] of [
    ['post-tool-use', 'work/io/feed-artifacts'],
    ['post-tool-use', 'memory/io/quick-memories'],
    ['post-tool-use', 'memory/io/related-memories'],
    ['pre-tool-use', 'command/core/closer-look'],
  ] as const) {
    const text = textOf(hook)
    const start = text.indexOf(`/*| part ${name}\n`)
    assert.ok(start !== -1, name)
    assert.ok(!text.slice(start, text.indexOf('\n|*/', start)).includes('loadPart("hooks/on-'), name)
  }
})
