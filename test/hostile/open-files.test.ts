import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { runHook } from '../bundle/run-hook.ts'
import { createSandbox, findLeftovers } from '../bundle/sandbox.ts'
import { answersOf, PAYLOADS, readJournal, readState, SESSION, STORY } from '../bundle/story.ts'

const BUSY_TARGET = fileURLToPath(new URL('busy-target.cjs', import.meta.url))
/** The shortest time limit of a hook, less the start of node on a busy machine. */
const LIMIT_MS = 4_000

describe('a file that another process has open, as Windows refuses to replace it', () => {
  for (const code of ['EPERM', 'EACCES', 'EBUSY'])
    it(`is replaced once it is closed (${code})`, async (test) => {
      const sandbox = createSandbox(test, STORY)
      const env = { NODE_OPTIONS: `--require=${BUSY_TARGET}`, BUSY_TIMES: '4', BUSY_CODE: code }
      const run = await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'], env })
      answersOf('pre-compact', [run])
      assert.deepEqual(readState(sandbox).pending, ['cx-001'])
      const problems = readJournal(sandbox).filter(({ event }) => event === 'problem')
      assert.deepEqual([problems, findLeftovers(sandbox)], [[], []])
    })

  it('that stays open is named in time, and nothing else is lost', async (test) => {
    const sandbox = createSandbox(test, STORY)
    const env = { NODE_OPTIONS: `--require=${BUSY_TARGET}`, BUSY_TIMES: '1000', BUSY_CODE: 'EPERM' }
    const start = performance.now()
    const run = await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'], env })
    assert.ok(performance.now() - start < LIMIT_MS, 'the hook ended in time')
    assert.equal(run.exitCode, 0)
    assert.ok(existsSync(join(sandbox.project, '.holdfast/checkpoints/cx-001-checkpoint.json')))
    assert.ok(!existsSync(join(sandbox.project, '.holdfast/sessions', SESSION, 'state.json')))
    assert.ok(readJournal(sandbox).some(({ code }) => code === 'state-not-writable'))
    assert.deepEqual(findLeftovers(sandbox), [])
  })
})
