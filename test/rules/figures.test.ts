import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readResult } from '../../bench/lib/results.mjs'
import { renderOrigin, renderPage, SECTION_NAMES } from '../../bench/page.mjs'
import { REPOSITORY } from './sources.ts'

const PAGE = readFileSync(`${REPOSITORY}bench/README.md`, 'utf8')
const MANIFEST = JSON.parse(readFileSync(`${REPOSITORY}package.json`, 'utf8')) as { scripts: Record<string, string> }

function readSection(name: string): string {
  return PAGE.split(`<!-- begin ${name} -->`)[1]?.split(`<!-- end ${name} -->`)[0] ?? ''
}

test('the page of figures is what its results give: no number in it is written by hand', () => {
  assert.equal(renderPage(PAGE), PAGE, 'run npm run bench -- page')
})

for (const name of SECTION_NAMES) {
  test(`${name}: the figures name their command, day, build and machine`, () => {
    const result = readResult(name)
    assert.ok(result !== null, `not measured: npm run bench -- ${name}`)
    assert.match(result.date, /^\d{4}-\d\d-\d\d$/)
    assert.match(result.build, /^[0-9a-f]{12}$/)
    assert.match(result.machine, /^Node v\d+\.\d+\.\d+, .+ cores/)
    const [, script = ''] = /^npm run ([\w:-]+)/.exec(result.command) ?? []
    assert.ok(MANIFEST.scripts[script] !== undefined, `there is no script "${script}"`)
    assert.ok(readSection(name).startsWith(`\n${renderOrigin(result)}\n`), 'the line above the tables')
  })
}

test('a table stands only between markers', () => {
  const outside = PAGE.replaceAll(/<!-- begin ([\w-]+) -->[\s\S]*?<!-- end \1 -->/g, '')
  assert.deepEqual(
    outside.split('\n').filter((line) => line.startsWith('|')),
    [],
  )
})

test('a figure on real sessions that misses its target is printed as a miss', () => {
  const page = renderPage(PAGE, (part) => {
    const result = readResult(part)
    if (part !== 'real' || result === null) return result
    return JSON.parse(JSON.stringify(result).replaceAll('"foreign":0', '"foreign":2'))
  })
  assert.match(page, /Missed: [^.]*told as the person's, but not theirs/)
  assert.ok(page.includes('| **missed: 2** |'))
})

test('a result that changed is a page that differs', () => {
  const altered = renderPage(PAGE, (part) => {
    const result = readResult(part)
    return result === null ? null : { ...result, build: '000000000000' }
  })
  assert.notEqual(altered, PAGE, 'nothing is rendered from the results')
})
