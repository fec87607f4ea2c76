import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { findListItems } from '../../src/documents/io/markdown-items.ts'

/** The function as bundles have it, with stand-ins for the packages that links need. */
let bundled: typeof findListItems

before(async () => {
  const { shared }: { readonly shared: BuildOptions } = await import(new URL('../../build.mjs', import.meta.url).href)
  const { readingBlocks } = await import(new URL('../../build/markdown-blocks.mjs', import.meta.url).href)
  const entryPoints = ['src/documents/io/markdown-items.ts']
  const { outputFiles = [] } = await build({ ...shared, entryPoints, plugins: [readingBlocks], outdir: 'none' })
  const [code] = outputFiles.map(({ text }) => Buffer.from(text).toString('base64'))
  bundled = (await import(`data:text/javascript;base64,${code}`)).findListItems
})

/** A list that begins with 2 may not interrupt a paragraph, and may follow a definition: the scheme decides. */
const define = (address: string) => `[a]: ${address}\n2. item\n`

const SCHEMES = ['javascript:', 'JavaScript:', 'vbscript:', 'file:', 'data:', 'data:image/png;', 'data:image/svg;']
const OTHERS = [
  'http://a.b/',
  'http:',
  '//a',
  'a',
  '#a',
  '?',
  '%6a',
  'mailto:a@b',
  'http://é.ß/',
  'http://[::1]:1/a?b#c',
]
const ENTITIES = ['colon', 'sol', 'semi', 'Tab', 'nbsp', 'emsp', 'ThickSpace', 'amp', 'eacute', 'Idot', 'fjlig', 'no']

describe('list items of a bundle', () => {
  const same = (text: string) => assert.deepEqual([...bundled(text)], [...findListItems(text)], JSON.stringify(text))

  test('the scheme of a definition is judged', () => {
    assert.deepEqual([...bundled(define('javascript:a'))], [])
    assert.deepEqual([...bundled(define('http://a'))], [1])
  })

  test('addresses', () => {
    const spaces = ['', ' ', '&Tab;', '&nbsp;', '&#32;', '\\', '&#x6a;', '&colon;']
    for (const space of spaces)
      for (const address of [...SCHEMES, ...OTHERS])
        for (const text of [
          address,
          address.replace(':', '&colon;'),
          address.replace(/[/;]/, '&sol;'),
          `${address}x "t"`,
        ])
          for (const whole of [`${space}${text}`, `<${space}${text}>`]) same(define(whole))
  })

  test('entities before, within and behind a scheme', () => {
    for (const name of ENTITIES)
      for (const scheme of [...SCHEMES, ...OTHERS])
        for (const at of [0, 4, scheme.length]) same(define(`${scheme.slice(0, at)}&${name};${scheme.slice(at)}x`))
  })

  test('pages of packages and of this repository', () => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const packages = readdirSync(join(root, 'node_modules'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    const folders = ['.', 'docs', 'bench', ...packages.map(({ name }) => `node_modules/${name}`)]
    let pages = 0
    for (const folder of folders.map((name) => join(root, name))) {
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
        same(readFileSync(join(folder, name), 'utf8'))
        pages += 1
      }
    }
    assert.ok(pages > 20, `${pages} pages`)
  })

  test('a package that is laid out otherwise stops the build', async () => {
    const { keepBlocks } = await import(new URL('../../build/markdown-blocks.mjs', import.meta.url).href)
    assert.throws(() => keepBlocks('var _rules = [\n];'), /laid out otherwise/)
  })
})
