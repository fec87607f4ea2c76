import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, it } from 'node:test'
import { checkEntries, checkGolden, listCases, readStart, recordCase } from './golden.ts'
import { listFiles } from './list-files.ts'
import { EVENT_NAMES } from './run-hook.ts'
import { createSandbox, FIXTURES, readCase } from './sandbox.ts'

const BASES = join(FIXTURES, 'bases')

it('every folder of fixtures is read by a test', () => {
  checkEntries(FIXTURES, [...EVENT_NAMES, 'bases', 'codex', 'gemini', 'journeys', 'payloads', 'transcripts'])
})

it('every base is used by several cases, none of which holds a copy of what the base holds', () => {
  const users = new Map(readdirSync(BASES).map((name): [string, number] => [name, 0]))
  for (const folder of listFolders()) {
    for (const name of readCase(folder).base ?? []) {
      users.set(name, (users.get(name) ?? 0) + 1)
      const copies = listFiles(join(BASES, name)).filter((path) =>
        isSameFile(join(BASES, name, path), join(folder, path)),
      )
      assert.deepEqual(copies, [], relative(FIXTURES, folder))
    }
  }
  assert.deepEqual(
    [...users].filter(([, count]) => count < 3),
    [],
  )
})

it('no case holds a copy of a payload that it could name', () => {
  const payloads = listFiles(join(FIXTURES, 'payloads')).map((name) => readJson(join(FIXTURES, 'payloads', name)))
  const copies = listFiles(FIXTURES)
    .filter((path) => path.endsWith('/stdin.json') && existsSync(join(FIXTURES, path, '../case.json')))
    .filter((path) => payloads.includes(readJson(join(FIXTURES, path))))
  assert.deepEqual(copies, [])
})

/** The text of a file without its spaces; a payload that is cut in the middle is none. */
const readJson = (path: string) => readFileSync(path, 'utf8').replaceAll(/\s/g, '')

/** Cases of all events, and journeys. */
function listFolders(): string[] {
  return [...EVENT_NAMES, 'journeys'].flatMap((part) =>
    readdirSync(join(FIXTURES, part)).map((name) => join(FIXTURES, part, name)),
  )
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other))
}

for (const event of EVENT_NAMES) {
  describe(event, { concurrency: 3 }, () => {
    for (const claim of listCases(event)) {
      it(claim, async (test) => {
        const folder = join(FIXTURES, event, claim)
        checkEntries(folder, ['stdin.json', 'case.json', 'project', 'home', 'expected'])
        const sandbox = createSandbox(test, folder)
        checkGolden(folder, await recordCase(sandbox, event, readStart(folder)))
      })
    }
  })
}
