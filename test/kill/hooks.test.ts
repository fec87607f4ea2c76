import assert from 'node:assert/strict'
import { type ChildProcess, spawnSync } from 'node:child_process'
import { existsSync, lutimesSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import type { EventName } from '../bundle/host-contract.ts'
import { listFiles } from '../bundle/list-files.ts'
import { runHook } from '../bundle/run-hook.ts'
import { appendRows, createSandbox, findLeftovers, type Sandbox } from '../bundle/sandbox.ts'
import {
  answersOf,
  COMPACTION_ROWS,
  PAYLOADS,
  readJournal,
  readState,
  SESSION,
  STORY,
  TRANSCRIPT,
} from '../bundle/story.ts'

/** Every file of the state is whole; what a killed process may leave are its temporary file and its lock. */
function checkWhole(sandbox: Sandbox): void {
  const folder = join(sandbox.project, '.holdfast')
  const leftovers = new Set(findLeftovers(sandbox).map((path) => path.slice('project/.holdfast/'.length)))
  for (const path of listFiles(folder)) {
    const text = leftovers.has(path) ? '' : readFileSync(join(folder, path), 'utf8')
    if (path.endsWith('.json') || path.endsWith('.acknowledged')) JSON.parse(text)
    if (path.endsWith('.jsonl')) readJournal(sandbox)
    if (path.endsWith('.gitignore')) assert.equal(text, '*\n!config.toml\n')
  }
}

/** A lock is taken over after five seconds: here they pass at once. */
function ageLocks(sandbox: Sandbox): void {
  for (const path of findLeftovers(sandbox)) lutimesSync(join(sandbox.root, path), 0, 0)
}

/** Parts of a hook's usual time: from where node starts to run the bundle to where the hook has ended. */
const MOMENTS = [0.35, 0.45, 0.55, 0.62, 0.68, 0.74, 0.79, 0.84, 0.88, 0.92, 0.96, 1]

/** A sandbox in which this event has everything to do. */
async function prepare(test: TestContext, event: EventName): Promise<Sandbox> {
  const sandbox = createSandbox(test, STORY)
  if (event !== 'pre-compact') await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })
  if (event === 'user-prompt-submit') appendRows(sandbox, TRANSCRIPT, COMPACTION_ROWS)
  return sandbox
}

/** Kills the hook at each moment of its life and hands what is left to `check`, with what it had printed. */
async function killAlong(
  test: TestContext,
  event: EventName,
  check: (sandbox: Sandbox, printed: string) => Promise<void>,
): Promise<void> {
  const stdin = PAYLOADS[event]
  const whole = await prepare(test, event)
  const start = performance.now()
  await runHook(whole, event, { stdin })
  const usual = performance.now() - start
  for (const moment of MOMENTS) {
    const sandbox = await prepare(test, event)
    const started = (child: ChildProcess) => void setTimeout(() => child.kill('SIGKILL'), usual * moment)
    const { stdout } = await runHook(sandbox, event, { stdin, started })
    checkWhole(sandbox)
    ageLocks(sandbox)
    await check(sandbox, stdout)
  }
}

describe('a hook killed at any moment leaves nothing that stops the next', { concurrency: 3 }, () => {
  for (const event of ['pre-compact', 'session-start', 'user-prompt-submit'] as const) {
    it(event, (test) =>
      killAlong(test, event, async (sandbox) => {
        answersOf(event, [await runHook(sandbox, event, { stdin: PAYLOADS[event] })])
        checkWhole(sandbox)
        assert.deepEqual(
          readJournal(sandbox).filter((line) => line.event === 'problem'),
          [],
        )
      }),
    )
  }

  const BOOT = '/proc/sys/kernel/random/boot_id'
  const MACHINE = existsSync(BOOT) ? readFileSync(BOOT, 'utf8').trim() : hostname()
  const SPACE = [existsSync('/proc/self/ns/pid') ? readlinkSync('/proc/self/ns/pid') : '', MACHINE].join(' ').trim()
  /** A session whose lock somebody left, or holds: what the lock says of its owner, and how old it is. */
  const compactLocked = async (test: TestContext, owner: string, isOld: boolean) => {
    const sandbox = createSandbox(test, STORY)
    const folder = join(sandbox.project, '.holdfast/sessions', SESSION)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, '.lock'), owner)
    if (isOld) ageLocks(sandbox)
    answersOf('pre-compact', [await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })])
    return { sandbox, isBusy: !existsSync(join(folder, 'state.json')) }
  }
  const gone = spawnSync(process.execPath, ['-e', '']).pid

  for (const [what, owner, isOld] of [
    ['a process that was killed, at once', `${gone} 12 ${SPACE}`, false],
    ['a process that is gone, long ago', `${gone} 12 ${SPACE}`, true],
    ['nobody, after five seconds', '', true],
    ['a process of another machine, after five seconds', `${gone} 12 pid:[1] elsewhere`, true],
  ] as const)
    it(`a lock is taken over from ${what}`, async (test) => {
      const { sandbox, isBusy } = await compactLocked(test, owner, isOld)
      assert.equal(isBusy, false)
      assert.deepEqual(readState(sandbox).pending, ['cx-001'])
      assert.deepEqual(findLeftovers(sandbox), [])
    })

  for (const [what, owner] of [
    ['a process that runs', `${process.pid} 12 ${SPACE}`],
    ['a process of another container', `${gone} 12 pid:[1] ${MACHINE}`],
    ['a process of another machine', `${gone} 12 ${SPACE}-2`],
    ['nobody one could look for', ''],
    ['no number', `-1 12 ${SPACE}`],
    ['what is no owner at all', '\u0000'.repeat(4096)],
  ] as const)
    it(`a new lock is left to ${what}`, async (test) => {
      const { sandbox, isBusy } = await compactLocked(test, owner, false)
      assert.equal(isBusy, true)
      assert.deepEqual(
        findLeftovers(sandbox).map((path) => path.slice(path.lastIndexOf('/') + 1)),
        ['.lock'],
      )
    })

  it('a compaction is told although the prompt that was to tell it was killed', (test) =>
    killAlong(test, 'user-prompt-submit', async (sandbox, printed) => {
      // Past the thirty seconds after which the client has given up on the first prompt.
      const env = { HOLDFAST_NOW: '2026-11-21T12:01:00.000Z' }
      const { stdout } = await runHook(sandbox, 'user-prompt-submit', { stdin: PAYLOADS['user-prompt-submit'], env })
      assert.match(printed + stdout, /compaction-alert/)
    }))
})
