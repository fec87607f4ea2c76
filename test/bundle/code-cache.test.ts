import assert from 'node:assert/strict'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { putFile } from '../put-file.ts'
import { leaveSharedCode } from '../share-code.ts'
import { readStart } from './golden.ts'
import { runHook } from './run-hook.ts'
import { RUNTIME } from './runtime.ts'
import { createSandbox, FIXTURES, type Sandbox } from './sandbox.ts'

const CASE = join(FIXTURES, 'session-start/a-startup-is-told-where-it-is')
const CODE = '.cache/holdfast/code'

function open(test: TestContext) {
  const sandbox = createSandbox(test, CASE)
  leaveSharedCode(sandbox.home)
  const start = (env: Readonly<Record<string, string>> = {}) => {
    const given = readStart(CASE)
    return runHook(sandbox, 'session-start', { ...given, env: { ...given.env, ...env } })
  }
  return { sandbox, start }
}

/** The files of kept code, of the one bundle that ran. */
function listKept({ home }: Sandbox): string[] {
  const root = join(home, CODE)
  if (!existsSync(root)) return []
  return readdirSync(root).flatMap((build) => readdirSync(join(root, build)).map((name) => join(root, build, name)))
}

const isTwice = (path: string) => {
  const bytes = readFileSync(path)
  return bytes.length > 0 && bytes.subarray(0, bytes.length / 2).equals(bytes.subarray(bytes.length / 2))
}

describe('code that V8 compiled', { skip: RUNTIME[0] !== process.execPath }, () => {
  it('is kept by the second run, for the owner alone, and used by the third', async (test) => {
    const { sandbox, start } = open(test)
    const first = await start()
    assert.deepEqual(listKept(sandbox), [])
    assert.equal(statSync(join(sandbox.home, CODE)).mode & 0o777, 0o700)
    await start()
    const kept = listKept(sandbox)
    assert.ok(
      kept.some((path) => path.endsWith('/hooks.on-session-start')),
      kept.join(),
    )
    for (const path of kept) assert.ok(isTwice(path) && (statSync(path).mode & 0o777) === 0o600, path)
    const before = kept.map((path) => statSync(path).ino)
    const third = await start()
    assert.deepEqual([third.stdout, third.stderr], [first.stdout, ''])
    assert.deepEqual(
      listKept(sandbox).map((path) => statSync(path).ino),
      before,
    )
  })

  const damages: readonly (readonly [what: string, damage: (path: string) => void])[] = [
    ['with a changed byte', (path) => writeFileSync(path, readFileSync(path).fill(0x5a, 2000, 2001))],
    ['that is cut', (path) => writeFileSync(path, readFileSync(path).subarray(0, 3000))],
    ['that others could write', (path) => chmodSync(path, 0o666)],
    ['that is of another program', (path) => writeFileSync(path, 'xx')],
  ]
  for (const [what, damage] of damages) {
    it(`is compiled anew in place of a file ${what}`, async (test) => {
      const { sandbox, start } = open(test)
      const first = await start()
      await start()
      const [path = ''] = listKept(sandbox).filter((name) => name.endsWith('/hooks.on-session-start'))
      damage(path)
      assert.deepEqual(await start(), first)
      assert.ok(isTwice(path) && statSync(path).size > 3000 && (statSync(path).mode & 0o777) === 0o600)
    })
  }

  it('costs no answer where its folder is a file', async (test) => {
    const { sandbox, start } = open(test)
    const place = join(sandbox.home, CODE)
    putFile(place, 'mine')
    const runs = [await start(), await start(), await start()]
    assert.deepEqual(
      new Set(runs.map(({ stdout, stderr }) => stdout === runs[0]?.stdout && stderr === '')),
      new Set([true]),
    )
    assert.equal(readFileSync(place, 'utf8'), 'mine')
  })

  it('of versions that nobody starts goes after thirty days', async (test) => {
    const { sandbox, start } = open(test)
    const paths = ['old', 'new'].map((name) => join(sandbox.home, CODE, name))
    for (const [index, path] of paths.entries()) {
      mkdirSync(path, { recursive: true })
      const time = new Date(index === 0 ? '2026-10-01' : '2026-11-20')
      utimesSync(path, time, time)
    }
    await start()
    assert.deepEqual(paths.map(existsSync), [false, true])
  })

  it('is kept in no folder that the repository chooses', async (test) => {
    const { sandbox, start } = open(test)
    const settings = join(sandbox.project, '.claude/settings.json')
    putFile(settings, JSON.stringify({ env: { XDG_CACHE_HOME: join(sandbox.root, 'theirs') } }))
    for (const env of [
      { XDG_CACHE_HOME: join(sandbox.root, 'theirs') },
      { HOME: sandbox.project },
      { XDG_CACHE_HOME: join(sandbox.project, 'cache') },
    ]) {
      for (let run = 0; run < 2; run += 1) await start(env)
      const places = [join(sandbox.root, 'theirs'), join(sandbox.project, '.cache'), join(sandbox.project, 'cache')]
      for (const place of places) assert.ok(!existsSync(join(place, 'holdfast/code')), JSON.stringify(env))
    }
    assert.notDeepEqual(listKept(sandbox), [], "the person's own home serves in place of a folder that settings name")
  })
})
