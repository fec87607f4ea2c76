import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { lutimesSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { withLock } from '../../src/files/io/folder-lock.ts'
import { saveCounts } from '../bundle/save-counts.ts'

const WORKER = fileURLToPath(new URL('hold-lock.ts', import.meta.url))
const PROCESSES = 6
const TURNS = 400

const counts: Record<string, string> = {}
after(() => saveCounts('hostile', counts))

describe('a lock left behind by processes that are gone', () => {
  it('is had by a process that was held up past its deadline', (test) => {
    const folder = mkdtempSync(join(tmpdir(), 'holdfast-locks-'))
    test.after(() => rmSync(folder, { recursive: true, force: true }))
    const take = () => withLock(folder, () => readdirSync(folder), 0)?.value ?? null
    symlinkSync('no owner that anybody knows', join(folder, '.lock'))
    assert.equal(take(), null, 'a lock of now')
    lutimesSync(join(folder, '.lock'), 1e9, 1e9)
    assert.deepEqual(take(), ['.lock'], 'a lock that is old')
    assert.deepEqual(readdirSync(folder), [])
  })

  it('is held by one at a time, and found by the next at once', { timeout: 240_000 }, async (test) => {
    const folder = mkdtempSync(join(tmpdir(), 'holdfast-locks-'))
    test.after(() => rmSync(folder, { recursive: true, force: true }))
    const gone = String(spawnSync(process.execPath, ['-e', '']).pid)
    writeFileSync(join(folder, 'number'), '0')
    const work = () =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, ['--import', 'tsx', WORKER, folder, String(TURNS), gone], {
          stdio: ['ignore', 'ignore', 'inherit'],
        })
        child.on('close', (code, signal) => resolve(signal ?? code))
      })
    const ends = await Promise.all(Array.from({ length: PROCESSES }, work))
    assert.deepEqual(
      ends,
      ends.map(() => 'SIGKILL'),
    )
    // Two at once would enter with the same number, or one of them leave with another one's.
    const total = PROCESSES * TURNS
    const all = Array.from({ length: total }, (_, index) => index + 1)
    const numbers = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n').map(Number)
    assert.deepEqual(numbers('entered'), all)
    assert.deepEqual(numbers('left'), all)
    assert.deepEqual(readdirSync(folder).sort(), ['.lock', 'entered', 'left', 'number'])
    counts[`${PROCESSES} processes, a lock left behind ${Math.round((total * 4) / 5)} times`] =
      `held by one at a time ${all.length} of ${total}`
  })
})
