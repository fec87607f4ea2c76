import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { FIXTURES, type FileMap, fixtureName, listFiles, realName } from './sandbox.ts'

const UPDATE = process.env.UPDATE === '1'
if (UPDATE && process.env.CI !== undefined)
  throw new Error('UPDATE=1 under CI: goldens are only ever accepted by a person')

/** Folders of fixtures below `folder` whose path contains `CASE`, sorted. */
export function listCases(folder: string): string[] {
  const path = join(FIXTURES, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => `${folder}/${name}`.includes(process.env.CASE ?? ''))
    .sort()
}

/** What a hook is started with. */
export function readStart(folder: string): { stdin: string; env: Record<string, string | null> } {
  const env = join(folder, 'env.json')
  return {
    stdin: readFileSync(join(folder, 'stdin.json'), 'utf8'),
    env: existsSync(env) ? JSON.parse(readFileSync(env, 'utf8')) : {},
  }
}

/** A misspelt entry would be a case that proves nothing. */
export function checkEntries(folder: string, allowed: readonly string[]): void {
  assert.deepEqual(
    readdirSync(folder).filter((name) => !allowed.includes(name)),
    [],
    `unknown entries in ${relative(FIXTURES, folder)}`,
  )
}

/** Compares everything a hook did with `expected/`. `UPDATE=1` makes it what is expected, and says so. */
export function checkGolden(folder: string, actual: FileMap): void {
  const path = join(folder, 'expected')
  const expected: FileMap = {}
  for (const file of listFiles(path)) expected[realName(file)] = readFileSync(join(path, file), 'utf8')
  if (UPDATE) acceptGolden(path, expected, actual)
  else assert.deepEqual(actual, expected)
}

function acceptGolden(path: string, expected: FileMap, actual: FileMap): void {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort()
  const changed = names.filter((name) => expected[name] !== actual[name])
  if (changed.length === 0) return
  rmSync(path, { recursive: true, force: true })
  for (const [name, text] of Object.entries(actual)) {
    const target = join(path, fixtureName(name))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  for (const name of changed) {
    const verb = name in expected ? (name in actual ? 'changed' : 'removed') : 'added'
    console.log(`${verb} ${relative(FIXTURES, path)}/${name}`)
  }
}
