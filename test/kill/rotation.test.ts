import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { lutimesSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ALL, findTitles, prepare, rotate } from '../bundle/rotation.ts'
import { runCommand } from '../bundle/run-command.ts'
import { distOf, findLeftovers, REPOSITORY, type Sandbox } from '../bundle/sandbox.ts'

describe('killed instead of any of its writes, a rotation loses nothing and the next one finishes it', {
  concurrency: 2,
}, () => {
  /** Runs the command and kills it at a write; the number of writes when none is left. */
  function killAt(sandbox: Sandbox, write: number): number | null {
    const counter = join(sandbox.root, 'writes')
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: sandbox.home,
      HOLDFAST_NOW: '2026-11-21T18:00:00.000Z',
      KILL_AT: String(write),
      COUNT_FILE: counter,
    }
    const args = [
      '--require',
      join(REPOSITORY, 'test/kill/kill-at-write.cjs'),
      join(distOf(sandbox), 'holdfast.mjs'),
      'memory',
      'rotate',
    ]
    const { signal } = spawnSync(process.execPath, args, { cwd: sandbox.project, env })
    return signal === 'SIGKILL' ? null : Number(readFileSync(counter, 'utf8'))
  }

  it('at every write', (test) => {
    let writes: number | null = null
    let resumed = 0
    for (let at = 1; writes === null; at += 1) {
      assert.ok(at < 100, 'it never ends')
      const sandbox = prepare(test)
      writes = killAt(sandbox, at)
      const whole = new Set(findTitles(sandbox))
      assert.deepEqual([...whole].sort(), ALL, `killed at write ${at}: an entry is nowhere`)
      for (const path of findLeftovers(sandbox)) lutimesSync(join(sandbox.root, path), 0, 0)
      resumed += rotate(sandbox).logs.filter(({ already_archived }) => already_archived > 0).length
      assert.deepEqual(findTitles(sandbox), ALL, `killed at write ${at}, then rotated`)
      assert.equal(runCommand(sandbox, 'memory', 'check').code, 0, `killed at write ${at}, then rotated`)
    }
    assert.ok(writes > 8, `only ${writes} writes were tried`)
    assert.ok(resumed >= 2, 'some kill came between archive and log')
  })
})
