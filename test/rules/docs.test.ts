import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import { listActing, loadProgram, pathOf } from '../../docs/generator/commands-list.ts'
import { renderPages } from '../../docs/generator/pages.ts'
import hooksFile from '../../hooks.json'
import packageFile from '../../package.json'
import { type ConfigKey, DEFAULT_CONFIG } from '../../src/config/core/config.ts'
import { environmentName, OLDER_NAMES } from '../../src/config/core/env.ts'
import { TIER_TABLE } from '../../src/config/core/tier-table.ts'
import { resolveSources } from '../../src/config/io/config-parser.ts'
import { RESUMPTION_TOKENS } from '../../src/resumption/core/resumption-context.ts'
import { findMistake } from './command-lines.ts'
import { isFolder, isThere, listAnchors, listPages, type Page, readPage } from './pages.ts'
import { REPOSITORY } from './sources.ts'

const PAGES = listPages()
/** What was measured or generated elsewhere has words of its own. */
const OWN_WORDS = PAGES.filter(({ path }) => !path.startsWith('bench/'))
/** Names that look like keys: of a file, and of ORCHESTRATION.yaml. */
const NO_KEYS = ['hooks.json', 'resumption.updated_at']
const KEYS = Object.keys(DEFAULT_CONFIG) as ConfigKey[]

describe('what is generated', () => {
  it('stands in the repository as the program gives it (npm run docs)', async () => {
    for (const [path, text] of await renderPages()) {
      assert.equal(readFileSync(`${REPOSITORY}${path}`, 'utf8'), text, `${path} is out of date: npm run docs`)
    }
  })

  it('the reference has every key with its environment name', () => {
    const { text } = readPage('docs/configuration.md')
    const missing = KEYS.filter((key) => !text.includes(`| \`${key}\`<br>\`${environmentName(key)}\``))
    assert.deepEqual(missing, [])
  })

  it('the picture asks for nothing from elsewhere, and its text is escaped', () => {
    const picture = readFileSync(`${REPOSITORY}docs/session.svg`, 'utf8')
    assert.doesNotMatch(
      picture.replace('xmlns="http://www.w3.org/2000/svg"', ''),
      /https?:|href|@import|<style|<script/,
    )
    const bare = picture.replace(/<\/?(?:svg|title|desc|rect|circle|g|text)\b[^<>]*>/g, '')
    assert.doesNotMatch(bare, /<|&(?!amp;|lt;|gt;)/)
  })
})

describe('links', () => {
  for (const page of PAGES) {
    it(`of ${page.path} lead somewhere`, () => {
      assert.deepEqual(
        page.links.map(describeBroken).filter((text) => text !== null),
        [],
      )
    })
  }

  it('reach every page from the README', () => {
    const reached = new Set<string>()
    const follow = (path: string) => {
      if (reached.has(path) || !path.endsWith('.md') || !isThere(path)) return
      reached.add(path)
      for (const link of readPage(path).links) follow(link.path)
    }
    follow('README.md')
    assert.deepEqual(
      PAGES.map(({ path }) => path).filter((path) => !reached.has(path) && !/^docs\/context\//.test(path)),
      [],
    )
  })
})

function describeBroken({ path, anchor }: Page['links'][number]): string | null {
  if (!isThere(path)) return `${path} is not there`
  if (anchor === '' || isFolder(path)) return null
  return listAnchors(readPage(path)).includes(anchor) ? null : `${path} has no heading #${anchor}`
}

describe('what pages say of the program', () => {
  it('every command line is one the program takes', async () => {
    const program = await loadProgram()
    const mistakes = OWN_WORDS.flatMap((page) =>
      listCommandLines(page).flatMap((line) => {
        const mistake = findMistake(program, line)
        return mistake === null ? [] : [`${page.path}: ${line}: ${mistake}`]
      }),
    )
    assert.deepEqual(mistakes, [])
  })

  it('every command has a place in a story: a page beside the list names it', async () => {
    const stories = OWN_WORDS.filter(({ path }) => path !== 'docs/commands.md' && path !== 'CHANGELOG.md')
    const told = stories.map(({ text }) => text).join('\n')
    const leaves = listActing(await loadProgram()).map(pathOf)
    assert.deepEqual(
      leaves.filter((path) => {
        const name = path.replace('holdfast ', '')
        return name !== 'help' && ![path, `\`${name}`, `holdfast.mjs ${name}`].some((words) => told.includes(words))
      }),
      [],
    )
  })

  it('the shipped command has the help of each', async () => {
    const program = await loadProgram()
    const names = program.commands.map((command) => command.name())
    const helps = await Promise.all(names.map((name) => runCommand([name, '--help'])))
    for (const [index, help] of helps.entries()) {
      const name = names[index]
      assert.ok(help.startsWith(`Usage: holdfast ${name}`), `holdfast ${name} --help says: ${help.slice(0, 80)}`)
    }
  })

  it('every TOML block is a configuration without problems', async () => {
    for (const { path, blocks } of OWN_WORDS) {
      for (const { code } of blocks.filter(({ language }) => language === 'toml')) {
        const files = [{ name: 'project', path, text: code }]
        const { problems } = await resolveSources({ files, variables: [], problems: [] })
        assert.deepEqual(problems, [], code)
      }
    }
  })

  it('every key and every variable named is one there is', () => {
    const words = new Set(KEYS.map((key) => key.split('.')[0]))
    const prefixes = new Set(
      KEYS.flatMap((key) => key.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'))),
    )
    const variables = new Set([
      ...KEYS.map(environmentName),
      ...Object.keys(OLDER_NAMES),
      'HOLDFAST_OFF',
      'HOLDFAST_NOW',
      'HOLDFAST_FLAGS_OFF',
    ])
    const unknown = OWN_WORDS.flatMap(({ path, quoted }) =>
      quoted.flatMap((quote) => {
        const [key = ''] = /^[a-z_]+(?:\.[a-z0-9_]+)+(?=$|\s*=)/.exec(quote) ?? []
        const isKey = key === '' || NO_KEYS.includes(key) || !words.has(key.split('.')[0] ?? '') || prefixes.has(key)
        const named = [...quote.matchAll(/\b(?:HOLDFAST|HOOK)_\w+/g)].map(([name]) => name)
        const isVariable = named.every((name) => variables.has(name) || name.startsWith('HOLDFAST_FLAG_'))
        return isKey && isVariable ? [] : [`${path}: ${quote}`]
      }),
    )
    assert.deepEqual(unknown, [])
  })

  it('numbers are those of the program', () => {
    const { text: readme } = readPage('README.md')
    const [, major, minor] = /^>=(\d+)\.(\d+)/.exec(packageFile.engines.node) ?? []
    assert.ok(readme.includes(`node ${major}.${minor} or later`), packageFile.engines.node)
    assert.ok(readme.includes(`in at most ${RESUMPTION_TOKENS} tokens`), `${RESUMPTION_TOKENS} tokens`)
    const seconds = Object.values(hooksFile.hooks).flatMap((groups) =>
      groups.flatMap(({ hooks }) => hooks.map(({ timeout }) => timeout)),
    )
    const range = `Registered with ${Math.min(...seconds)} to ${Math.max(...seconds)} seconds`
    assert.ok(readPage('docs/host-limitations.md').text.includes(range), range)
  })

  it('the demonstration costs what the questions say', async () => {
    const [, tokens = ''] = /about (\d+) tokens told in all/.exec(await runCommand(['demo'])) ?? []
    const rounded = (Math.round(Number(tokens) / 100) * 100).toLocaleString('en')
    assert.ok(readPage('docs/faq.md').text.includes(`about ${rounded} tokens in all`), `${tokens} tokens`)
  })

  it('the tiers begin where the program has them', () => {
    const { text } = readPage('docs/monitor.md')
    for (const tier of ['low', 'warning', 'critical', 'emergency'] as const) {
      const bounds = (['C1', 'C2', 'C3', 'C4'] as const).map((row) => `${Math.round(TIER_TABLE[row][tier] * 100)} %`)
      assert.ok(text.includes(`| ${tier.toUpperCase()} | ${bounds.join(' | ')} |`), `${tier}: ${bounds.join(', ')}`)
    }
  })
})

describe('words', () => {
  it('are plain: no dashes for decoration, nothing that only praises', () => {
    const praise =
      /\u2014|\b(?:seamless|powerful|blazing|robust|effortless|supercharge|cutting-edge|state-of-the-art|best-in-class|game-chang)/i
    const found = OWN_WORDS.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => praise.test(line))
        .map((line) => `${path}: ${line}`),
    )
    assert.deepEqual(found, [])
  })

  it('of the README fit on a screen or two', () => {
    const { text } = readPage('README.md')
    assert.ok(text.split('\n').length <= 90, 'what is told in detail has a page under docs/')
  })
})

/** Lines in blocks of shell and what is quoted in the prose, where they begin with the command. Patterns for people stay out. */
function listCommandLines({ blocks, quoted }: Page): string[] {
  const shell = blocks
    .filter(({ language }) => language === 'sh' || language === 'text')
    .flatMap(({ code }) => code.split('\n'))
  return [...shell, ...quoted]
    .map((line) =>
      line
        .trim()
        .replace(/^\$ /, '')
        .replace(/^node (?:\.claude\/holdfast\/)?dist\/holdfast\.mjs/, 'holdfast'),
    )
    .filter(
      (line) => /^holdfast [a-z]/.test(line) && !/^holdfast [a-z-]+ (?:ok|has)\b|<[a-z.]+>|\[options\]/.test(line),
    )
}

async function runCommand(words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${REPOSITORY}dist/holdfast.mjs`, ...words])
  return stdout
}
