import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { readStart } from './golden.ts'
import { appendStep, listSteps } from './journey-steps.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, distOf, FIXTURES, type Sandbox, sealSandbox } from './sandbox.ts'
import { stripMarks } from './seal-state.ts'

const ALERTED = 'without-a-restoration-the-next-prompt-tells-it-at-length-once'
const HANDED_OVER = 'an-ended-session-is-handed-over-once'
const A = '5e551000-0000-4000-8000-00000000000a'
const B = '5e551000-0000-4000-8000-00000000000b'

/** Plays steps of a journey as they are, and gives what the last one said. */
async function play(sandbox: Sandbox, story: string, from: number, to: number): Promise<string> {
  let said = ''
  for (const step of listSteps(story).slice(from - 1, to)) {
    appendStep(sandbox, step)
    const { exitCode, stdout, stderr } = await runHook(sandbox, step.event, readStart(step.folder))
    assert.deepEqual({ exitCode, stderr }, { exitCode: 0, stderr: '' }, step.name)
    said = stdout
  }
  return said
}

function ack(sandbox: Sandbox, args: readonly string[], session: string | null = null) {
  const command = [join(distOf(sandbox), 'holdfast.mjs'), 'checkpoint', 'ack', ...args]
  const own = session === null ? {} : { CLAUDE_CODE_SESSION_ID: session }
  const env = { PATH: process.env.PATH ?? '', HOME: sandbox.home, HOLDFAST_NOW: '2026-11-21T12:00:30.000Z', ...own }
  sealSandbox(sandbox)
  const run = spawnSync(process.execPath, command, { cwd: sandbox.project, env, encoding: 'utf8' })
  return { code: run.status, out: run.stdout, err: run.stderr }
}

const read = (sandbox: Sandbox, path: string) =>
  stripMarks(`.holdfast/${path}`, readFileSync(join(sandbox.project, '.holdfast', path), 'utf8'))
const journal = (sandbox: Sandbox) =>
  read(sandbox, 'events.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const stateOf = (sandbox: Sandbox, session: string) => JSON.parse(read(sandbox, `sessions/${session}/state.json`))

describe('checkpoint ack', () => {
  it('keeps the next prompt from alerting, with the marker and the line of the journal an alert leaves', async (test) => {
    const sandbox = createSandbox(test, join(FIXTURES, 'journeys', ALERTED))
    await play(sandbox, ALERTED, 1, 1)
    assert.deepEqual(stateOf(sandbox, A).pending, ['cx-001'])
    const { code, out, err } = ack(sandbox, ['cx-001'], A)
    assert.deepEqual([code, err], [0, ''])
    assert.equal(out, 'cx-001 is acknowledged: no session will be told of it\n')
    assert.deepEqual(JSON.parse(read(sandbox, 'checkpoints/cx-001.acknowledged')), {
      acknowledged_at: '2026-11-21T12:00:30.000Z',
      session_id: A,
      channel: 'command',
    })
    assert.deepEqual(journal(sandbox).at(-1), {
      at: '2026-11-21T12:00:30.000Z',
      event: 'checkpoint_acknowledged',
      session_id: A,
      checkpoint_id: 'cx-001',
      channel: 'command',
    })
    assert.deepEqual(stateOf(sandbox, A).pending, [])
    assert.doesNotMatch(await play(sandbox, ALERTED, 2, 3), /compaction-alert/)
    assert.equal(journal(sandbox).filter(({ event }) => event === 'checkpoint_acknowledged').length, 1)
  })

  it('keeps a new session from being handed the work, and leaves what became of the session as it was', async (test) => {
    const sandbox = createSandbox(test, join(FIXTURES, 'journeys', HANDED_OVER))
    await play(sandbox, HANDED_OVER, 1, 2)
    const { code, out } = ack(sandbox, ['--json'])
    assert.equal(code, 0)
    assert.deepEqual(JSON.parse(out), { checkpoint_id: 'cx-001', session_id: A, acknowledged: ['cx-001'] })
    assert.equal(journal(sandbox).at(-1).session_id, null, 'a person, not the session that ended')
    assert.doesNotMatch(await play(sandbox, HANDED_OVER, 3, 3), /resumption-context/)
  })

  it('takes the older ones of the session along, and none of another', async (test) => {
    const sandbox = createSandbox(test, join(FIXTURES, 'journeys', ALERTED))
    await play(sandbox, ALERTED, 1, 1)
    copyCheckpoint(sandbox, 'cx-002', A)
    copyCheckpoint(sandbox, 'cx-003', B)
    assert.match(ack(sandbox, ['--session', A]).out, /^cx-002 is acknowledged: .*; so are the older .*: cx-001$/m)
    assert.deepEqual(stateOf(sandbox, A).pending, [])
    assert.ok(!existsSync(join(sandbox.project, '.holdfast/checkpoints/cx-003.acknowledged')))
    assert.ok(!existsSync(join(sandbox.project, '.holdfast/sessions', B)), 'a session that is gone stays gone')
  })

  it('says so when there was nothing to do, and takes the alert out all the same', async (test) => {
    const sandbox = createSandbox(test, join(FIXTURES, 'journeys', ALERTED))
    await play(sandbox, ALERTED, 1, 1)
    ack(sandbox, ['cx-001'])
    const path = join(sandbox.project, '.holdfast/sessions', A, 'state.json')
    writeFileSync(path, JSON.stringify({ ...stateOf(sandbox, A), pending: ['cx-001'] }))
    const again = ack(sandbox, ['cx-001'])
    assert.deepEqual(again, { code: 0, out: 'cx-001 was acknowledged before, 2026-11-21T12:00:30.000Z\n', err: '' })
    assert.deepEqual(stateOf(sandbox, A).pending, [])
  })

  it('inside a session takes none of another one unasked', async (test) => {
    const sandbox = createSandbox(test, join(FIXTURES, 'journeys', ALERTED))
    await play(sandbox, ALERTED, 1, 1)
    const { code, err } = ack(sandbox, [], B)
    assert.equal(code, 1)
    assert.match(err, new RegExp(`No checkpoint of session ${B} waits to be told; name one, holdfast checkpoint list`))
    assert.deepEqual(stateOf(sandbox, A).pending, ['cx-001'])
  })

  it('names what is wrong', async (test) => {
    const sandbox = createSandbox(test)
    assert.match(ack(sandbox, []).err, /No checkpoint waits to be told; holdfast checkpoint list shows what there is/)
    assert.deepEqual(
      [[], ['cx-001'], ['../x'], ['cx-001', '--session', A], ['--session', '../x'], ['--dir', 'gone']].map(
        (args) => ack(sandbox, args).code,
      ),
      [1, 1, 2, 2, 2, 2],
    )
    assert.ok(!existsSync(join(sandbox.project, '.holdfast')))
  })
})

function copyCheckpoint(sandbox: Sandbox, id: string, session: string): void {
  const wire = { ...JSON.parse(read(sandbox, 'checkpoints/cx-001-checkpoint.json')), checkpoint_id: id }
  const text = JSON.stringify({ ...wire, session_id: session })
  writeFileSync(join(sandbox.project, `.holdfast/checkpoints/${id}-checkpoint.json`), text)
}
