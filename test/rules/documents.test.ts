import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { openCall } from '../../src/base/core/call.ts'
import { CONTEXT_PAGES } from '../../src/install/core/context-pages.ts'
import { isSound } from '../../src/tracks/core/document-tiers.ts'
import { evaluateTrack } from '../../src/tracks/evaluate-track.ts'
import { loadTiers } from '../../src/tracks/load-tiers.ts'
import { REPOSITORY, readSources } from './sources.ts'

const ROOT = REPOSITORY.replace(/\/$/, '')
const read = (path: string) => readFileSync(`${REPOSITORY}${path}`, 'utf8')
const bodyOf = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, '')

for (const { path, text } of CONTEXT_PAGES.filter(({ kind }) => kind === 'page')) {
  test(`${path} here is what init --tracks writes`, () => assert.equal(read(path), text))
}

test('the policy here has its own front matter and the words init --tracks writes', () => {
  const shipped = CONTEXT_PAGES.find(({ path }) => path.endsWith('GUARDRAILS.md'))?.text ?? ''
  const own = read('docs/context/GUARDRAILS.md')
  assert.equal(bodyOf(own), bodyOf(shipped))
  assert.notEqual(own, shipped, 'this repository is not written in docs/ and artifacts/ only')
})

test('pages are short, and name only commands there are', () => {
  const sources = readSources().filter(({ path }) => path.startsWith('cli/'))
  const known = new Set(
    sources.flatMap(({ code }) =>
      [...code.matchAll(/(?:\baddCommand\(\w+, |\.command\()'([a-z]+)/g)].map((match) => match[1]),
    ),
  )
  for (const { path, text } of CONTEXT_PAGES) {
    assert.ok(text.split('\n').length <= 60, `${path} is long`)
    for (const [, name = ''] of text.matchAll(/`holdfast ([a-z]+)/g)) {
      assert.ok(known.has(name), `${path} speaks of holdfast ${name}`)
    }
    for (const [, gate] of text.matchAll(/`holdfast ci gate ([a-z]+)/g)) {
      const isNamed = sources.some(({ code }) => code.includes(`'${gate}'`))
      assert.ok(isNamed, `${path} speaks of holdfast ci gate ${gate}`)
    }
  }
})

test('this repository uses what it ships: its tiers are sound, and its active plan passes', () => {
  const tiers = loadTiers(openCall(ROOT), null)
  assert.ok(isSound(tiers), JSON.stringify(tiers.task.missing))
  const evaluated = evaluateTrack(ROOT)
  if (tiers.trackId !== null) assert.deepEqual(evaluated?.findings, [])
})
