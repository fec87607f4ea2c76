import assert from 'node:assert/strict'
import { existsSync, lutimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { formatCheckpointId } from '../../src/sessions/core/checkpoint-id.ts'
import { clean, createPast, idsOf, names, startClean } from '../bundle/past.ts'
import { runHook } from '../bundle/run-hook.ts'
import { findLeftovers, type Sandbox } from '../bundle/sandbox.ts'
import { answersOf, PAYLOADS, readJournal, SESSION } from '../bundle/story.ts'

/** No checkpoint is without the marker it had, no session is half there; then time passes for the locks. */
function checkKilled(sandbox: Sandbox, killAt: number): void {
  const found = new Set(names(sandbox, '.holdfast/checkpoints'))
  for (const id of idsOf(sandbox))
    assert.equal(found.has(`${id}.acknowledged`), id !== 'cx-002', `${id} after a kill at ${killAt}`)
  assert.ok(found.has('cx-002-checkpoint.json') && found.has('cx-004-checkpoint.json'), `kill at ${killAt}`)
  for (const id of names(sandbox, '.holdfast/sessions').filter((name) => !name.startsWith('.')))
    assert.ok(names(sandbox, `.holdfast/sessions/${id}`).includes('state.json'), `${id} after a kill at ${killAt}`)
  for (const path of findLeftovers(sandbox)) lutimesSync(join(sandbox.root, path), 0, 0)
}

describe('a cleaner that is killed, or not alone', () => {
  it('leaves at every moment what the next one brings to the same end', { timeout: 120_000 }, async (test) => {
    for (let killAt = 1, signal: NodeJS.Signals | null = 'SIGKILL'; signal !== null; killAt += 2) {
      const past = await createPast(test, '[retention]\ncheckpoints = 1\nsessions = 1\njournal_mb = 1\n')
      for (const number of [1, 2, 3, 4]) past.addCheckpoint(number, number !== 2)
      for (const id of ['a', 'b', 'c']) past.addSession(id, 500)
      past.addSession('newest', 0)
      past.write('.holdfast/events.jsonl', `{"x":"${'x'.repeat(300_000)}"}\n`)
      signal = await startClean(past.sandbox, killAt)
      checkKilled(past.sandbox, killAt)
      clean(past.sandbox)
      assert.deepEqual(idsOf(past.sandbox), ['cx-002', 'cx-004'])
      assert.deepEqual(names(past.sandbox, '.holdfast/sessions'), ['newest'])
      assert.ok(existsSync(past.path('.holdfast/events-0001.jsonl')), 'the journal was put aside')
      assert.ok(!existsSync(past.path('.holdfast/checkpoints/cx-001.acknowledged')), 'no marker without its checkpoint')
    }
  })

  it('several at once do the work of one', async (test) => {
    const { sandbox, addCheckpoint, addSession } = await createPast(
      test,
      '[retention]\ncheckpoints = 5\nsessions = 5\n',
    )
    for (let number = 1; number <= 60; number += 1) addCheckpoint(number, number % 10 !== 0)
    for (let index = 0; index < 40; index += 1) addSession(`s-${index}`, 100 + index)
    await Promise.all([1, 2, 3, 4, 5].map(() => startClean(sandbox)))
    clean(sandbox)
    const open = [10, 20, 30, 40, 50].map(formatCheckpointId)
    assert.deepEqual(idsOf(sandbox), [...open, ...[56, 57, 58, 59, 60].map(formatCheckpointId)])
    assert.deepEqual(names(sandbox, '.holdfast/sessions').length, 5)
    const removed = readJournal(sandbox).filter(({ event }) => event === 'retention_applied')
    const counted = removed.reduce((sum, { checkpoints }) => sum + Number(checkpoints), 0)
    assert.equal(counted, 50, 'each removal is told once')
  })

  it('a session that wakes up while its folder goes gets a new one', async (test) => {
    const { sandbox, path, addSession } = await createPast(test, '[retention]\nsessions = 1\n')
    addSession(SESSION, 500)
    addSession('newest', 0)
    const stdin = PAYLOADS['session-start']
    const [, ...runs] = await Promise.all([
      startClean(sandbox),
      ...[1, 2, 3].map(() => runHook(sandbox, 'session-start', { stdin })),
    ])
    answersOf('session-start', runs)
    assert.ok(existsSync(path(`.holdfast/sessions/${SESSION}/state.json`)), 'its state is there')
    const problems = readJournal(sandbox).filter(({ event, code }) => event === 'problem' && code !== 'state-busy')
    assert.deepEqual(problems, [])
  })
})
