import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { lutimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { distOf, findLeftovers, REPOSITORY, type Sandbox } from '../bundle/sandbox.ts'
import { B, decision, entry, FOLDER, fire, NOW, openTrack } from '../bundle/track.ts'
import { ageLeftovers } from '../faults/invariants.ts'

/** Runs the command with a kill at its n-th change of the disk; false when it ended before that. */
function killAt(sandbox: Sandbox, place: number, isCut: boolean): Promise<boolean> {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: sandbox.home,
    HOLDFAST_NOW: NOW,
    KILL_AT: String(place),
    KILL_CUT: isCut ? '1' : '0',
  }
  const preload = join(REPOSITORY, 'test/kill/kill-at.cjs')
  const args = ['--require', preload, join(distOf(sandbox), 'holdfast.mjs'), 'compact', sandbox.project]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: 'ignore', timeout: 60_000, killSignal: 'SIGTERM' })
    child.on('error', reject)
    child.on('close', (_code, signal) => resolve(signal === 'SIGKILL'))
  })
}

/** A lock is taken over after five seconds: here they pass at once. */
function ageLocks(sandbox: Sandbox): void {
  for (const path of findLeftovers(sandbox)) if (path.endsWith('.lock')) lutimesSync(join(sandbox.root, path), 0, 0)
}

describe('a compaction killed at any change of the disk', { concurrency: 2 }, () => {
  const DOCUMENTS = [
    `${FOLDER}/PLAN.md`,
    `${FOLDER}/DECISIONS.md`,
    `${FOLDER}/RISKS.md`,
    'docs/context/INVARIANTS.md',
    'artifacts/sessions/notes/compacted.json',
  ]
  const prepare = (test: TestContext) => {
    const track = openTrack(test)
    const log = [
      decision('one'),
      entry('Task', 'T1 Read the old format', { Status: 'done', Acceptance: 'all open' }),
      entry('Risk', 'R1', { Severity: 'low', Mitigation: 'none' }),
      entry('Invariant', 'small', { Scope: 'module' }),
    ]
    track.write('artifacts/sessions/notes/work_log.md', `- 2026-11-21T10:00:00.000Z Bash\n${log.join('')}`)
    return { ...track, state: () => DOCUMENTS.map(track.read) }
  }

  for (const isCut of [false, true]) {
    it(isCut ? 'in the midst of a write' : 'before the change', async (test) => {
      const whole = prepare(test)
      const old = whole.state()
      assert.equal(whole.holdfast('compact').code, 0)
      const done = whole.state()
      const seen: string[] = []
      for (let place = 1; seen.at(-1) !== 'ended'; place += 1) {
        const track = prepare(test)
        const isKilled = await killAt(track.sandbox, place, isCut)
        ageLocks(track.sandbox)
        // Nobody can tell in another container that the process has ended: its half-written files go by age.
        ageLeftovers(track.sandbox)
        // What recovers is the next thing that happens: here the start of a session.
        await fire(track.sandbox, 'session-start', B)
        const state = track.state()
        const isOld = JSON.stringify(state) === JSON.stringify(old)
        assert.deepEqual(state, isOld ? old : done, `killed at change ${place}`)
        assert.equal(track.holdfast('compact').code, 0)
        assert.deepEqual(track.state(), done, `compacted after a kill at change ${place}`)
        // What lies about in .holdfast is ignored by git and by us.
        const left = findLeftovers(track.sandbox).filter((path) => !path.includes('/.holdfast/'))
        assert.deepEqual(left, [], `left after a kill at change ${place}`)
        seen.push(isOld ? 'old' : 'new', ...(isKilled ? [] : ['ended']))
      }
      assert.deepEqual([...new Set(seen)], ['old', 'new', 'ended'])
      assert.ok(seen.length > (isCut ? 5 : 20), `only ${seen.length} changes of the disk`)
    })
  }
})
