import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import marketplace from '../../.claude-plugin/marketplace.json' with { type: 'json' }
import plugin from '../../.claude-plugin/plugin.json' with { type: 'json' }
import packageFile from '../../package.json' with { type: 'json' }
import { readPage } from './pages.ts'
import { REPOSITORY } from './sources.ts'

/** Files that npm packs whatever `files` says. */
const ALWAYS = ['README.md', 'LICENSE', 'package.json']

const isPacked = (path: string) =>
  ALWAYS.includes(path) ||
  packageFile.files.some((name) => {
    const [start = '', end] = name.split('*')
    return end === undefined
      ? path === name || path.startsWith(`${name}/`)
      : path.startsWith(start) && path.endsWith(end) && !path.slice(start.length).includes('/')
  })

describe('the package', () => {
  it('holds every page and picture the README links to', () => {
    const { links } = readPage('README.md')
    assert.ok(links.length > 15, `${links.length} links`)
    assert.deepEqual(
      links.map(({ path }) => path).filter((path) => !isPacked(path)),
      [],
    )
  })

  it('names its maintainers, its licence and its subject as the plugin does', () => {
    const { name, version, license, author, keywords } = packageFile
    assert.deepEqual([plugin.name, plugin.version, plugin.license], [name, version, license])
    assert.deepEqual([plugin.author.name, marketplace.owner.name], [author, author])
    assert.match(readFileSync(`${REPOSITORY}LICENSE`, 'utf8'), new RegExp(`Copyright \\(c\\) \\d{4} ${author}`))
    assert.deepEqual(
      plugin.keywords.filter((word) => !keywords.includes(word)),
      [],
    )
  })
})

describe('no bundle opens a connection', () => {
  const HARMLESS = 'child_process crypto events fs module os path process stream url util vm zlib'.split(' ')
  const names = ['holdfast', 'post-tool-use', 'pre-compact', 'pre-tool-use', 'session-start', 'statusline']
  for (const name of [...names, 'user-prompt-submit']) {
    it(`${name}: no module of node that could, and no such function`, () => {
      const text = readFileSync(`${REPOSITORY}dist/${name}.mjs`, 'utf8')
      const modules = [...text.matchAll(/(?:getBuiltinModule|import|require)\(["'](?:node:)?([\w/]+)["']\)/g)]
      assert.deepEqual(
        [...new Set(modules.map(([, module = '']) => module))].filter((module) => !HARMLESS.includes(module)),
        [],
      )
      assert.deepEqual(
        text.match(/(?<![\w$.}"'`])fetch\(|\b(?:WebSocket|EventSource|XMLHttpRequest|sendBeacon)\b/g),
        null,
      )
    })
  }

  it('and the plugin declares so', () => {
    assert.deepEqual(plugin.network, { hosts: [] })
  })
})
