import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { readStart } from '../bundle/golden.ts'
import type { EventName } from '../bundle/host-contract.ts'
import { type HookRun, runHook } from '../bundle/run-hook.ts'
import { appendRows, createSandbox, FIXTURES, findLeftovers, type Sandbox, sealSandbox } from '../bundle/sandbox.ts'
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

const PROMPT = PAYLOADS['user-prompt-submit']
const RISE = join(FIXTURES, 'post-tool-use', 'a-rise-to-warning-is-told')

/** The same payload from another session; the transcript stays. */
function inSession(stdin: string, sessionId: string): string {
  return JSON.stringify({ ...JSON.parse(stdin), session_id: sessionId })
}

function checkpointIds(sandbox: Sandbox): string[] {
  const names = readdirSync(join(sandbox.project, '.holdfast/checkpoints'))
  return names.filter((name) => name.endsWith('-checkpoint.json')).map((name) => name.slice(0, 6))
}

function runTogether(count: number, start: (index: number) => Promise<HookRun>): Promise<HookRun[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => start(index)))
}

const EIGHT = Array.from({ length: 8 }, (_, index) => `cx-00${index + 1}`)

/** Stops every hook of the session where it wants to change the state, for less time than it is ready to wait. */
function holdLock(sandbox: Sandbox): () => void {
  const folder = join(sandbox.project, '.holdfast/sessions', SESSION)
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, '.lock')
  writeFileSync(lock, '')
  return () => rmSync(lock)
}

/** A session that has just been compacted, before the first answer. */
async function compactedSession(test: TestContext, restored: boolean): Promise<Sandbox> {
  const sandbox = createSandbox(test, STORY)
  await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })
  if (restored) await runHook(sandbox, 'session-start', { stdin: PAYLOADS['session-start'] })
  const withoutAnswer = COMPACTION_ROWS.slice(0, COMPACTION_ROWS.lastIndexOf('\n', COMPACTION_ROWS.length - 2) + 1)
  appendRows(sandbox, TRANSCRIPT, withoutAnswer)
  return sandbox
}

describe('hooks at the same time', () => {
  it('eight sessions compacting at once get eight checkpoints of their own', async (test) => {
    const sandbox = createSandbox(test, STORY)
    const runs = await runTogether(8, (index) =>
      runHook(sandbox, 'pre-compact', { stdin: inSession(PAYLOADS['pre-compact'], `session-${index}`) }),
    )
    answersOf('pre-compact', runs)
    assert.deepEqual(checkpointIds(sandbox).sort(), EIGHT)
    const told = EIGHT.map((_, index) => readState(sandbox, `session-${index}`).pending as string[])
    assert.deepEqual(told.flat().sort(), EIGHT)
    const created = readJournal(sandbox).filter((line) => line.event === 'checkpoint_created')
    assert.deepEqual(created.map((line) => line.checkpoint_id).sort(), EIGHT)
    assert.deepEqual(findLeftovers(sandbox), [])
  })

  it('one session whose compaction is announced eight times at once loses no checkpoint', async (test) => {
    const sandbox = createSandbox(test, STORY)
    answersOf(
      'pre-compact',
      await runTogether(8, () => runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })),
    )
    assert.deepEqual(checkpointIds(sandbox).sort(), EIGHT)
    assert.deepEqual([...(readState(sandbox).pending as string[])].sort(), EIGHT)
    assert.equal(readJournal(sandbox).length, 24)
    assert.deepEqual(findLeftovers(sandbox), [])
  })

  it('work taken over by eight sessions that start at once is acknowledged once', async (test) => {
    const sandbox = createSandbox(test, STORY)
    await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })
    const start = JSON.stringify({ ...JSON.parse(PAYLOADS['session-start']), source: 'startup' })
    // A new session has a transcript of its own.
    const startOf = (index: number) => ({ ...JSON.parse(start), transcript_path: `$HOME/session-${index}.jsonl` })
    const runs = await runTogether(8, (index) =>
      runHook(sandbox, 'session-start', { stdin: inSession(JSON.stringify(startOf(index)), `session-${index}`) }),
    )
    const told = answersOf('session-start', runs).filter((text) => text.includes('<resumption-context'))
    assert.ok(told.length > 0, 'nobody took it over')
    const lines = readJournal(sandbox).map(({ event, checkpoint_id }) => `${event} ${checkpoint_id}`)
    assert.equal(lines.filter((line) => line === 'resumption_injected cx-001').length, told.length)
    assert.equal(lines.filter((line) => line === 'checkpoint_acknowledged cx-001').length, 1)
  })

  it('of six tools that see the same rise exactly one speaks', async (test) => {
    const sandbox = createSandbox(test, RISE)
    const { stdin } = readStart(RISE)
    const runs = await runTogether(6, () => runHook(sandbox, 'post-tool-use', { stdin }))
    assert.equal(answersOf('post-tool-use', runs).filter((text) => text !== '').length, 1)
    assert.equal(readJournal(sandbox).length, 1)
    assert.deepEqual(findLeftovers(sandbox), [])
  })

  it('of six tools that have all seen the rise before any could note it at most one speaks', async (test) => {
    const sandbox = createSandbox(test, RISE)
    const { stdin } = readStart(RISE)
    const release = holdLock(sandbox)
    const runs = runTogether(6, () => runHook(sandbox, 'post-tool-use', { stdin }))
    await delay(250)
    release()
    assert.ok(answersOf('post-tool-use', await runs).filter((text) => text !== '').length <= 1)
  })

  it('of four overlapping prompts exactly one tells the compaction', async (test) => {
    for (const restored of [true, false]) {
      const sandbox = await compactedSession(test, restored)
      const runs = await runTogether(4, () => runHook(sandbox, 'user-prompt-submit', { stdin: PROMPT }))
      assert.equal(answersOf('user-prompt-submit', runs).filter((text) => text !== '').length, 1)
      const { pending, alert_claimed_at } = readState(sandbox)
      assert.deepEqual({ pending, alert_claimed_at }, { pending: [], alert_claimed_at: null })
      assert.deepEqual(findLeftovers(sandbox), [])
    }
  })

  it('a prompt that looked before another told the compaction does not tell it again', async (test) => {
    const sandbox = await compactedSession(test, true)
    // What the other prompt leaves is put in place while this one waits. A prompt that comes too late to wait has
    // nothing to tell in the first place.
    const open = readState(sandbox)
    const release = holdLock(sandbox)
    const late = runHook(sandbox, 'user-prompt-submit', { stdin: PROMPT })
    await delay(250)
    const told = { ...open, pending: [], restored: null }
    writeFileSync(join(sandbox.project, '.holdfast/sessions', SESSION, 'state.json'), JSON.stringify(told))
    sealSandbox(sandbox)
    release()
    assert.deepEqual(answersOf('user-prompt-submit', [await late]), [''])
  })

  it('hooks of all kinds at once leave whole lines in the journal', async (test) => {
    const sandbox = createSandbox(test, STORY)
    mkdirSync(join(sandbox.project, 'docs/tracks'), { recursive: true })
    writeFileSync(join(sandbox.project, 'docs/tracks/ACTIVE_TRACK'), 'parser\n')
    const tool = readStart(RISE).stdin
    const start = JSON.stringify({ ...JSON.parse(PAYLOADS['session-start']), source: 'startup', session_id: 'another' })
    const together: [EventName, string][] = [
      ['pre-compact', PAYLOADS['pre-compact']],
      ['user-prompt-submit', PROMPT],
      ['post-tool-use', tool],
      ['session-start', start],
      ['post-tool-use', tool],
      ['pre-compact', inSession(PAYLOADS['pre-compact'], 'another')],
    ]
    await Promise.all(
      together.map(async ([event, stdin]) => answersOf(event, [await runHook(sandbox, event, { stdin })])),
    )
    assert.deepEqual(
      readJournal(sandbox).filter((line) => line.event === 'problem'),
      [],
    )
    const log = readFileSync(join(sandbox.project, 'artifacts/sessions', SESSION, 'work_log.md'), 'utf8')
    assert.match(log, /^(?:- \S+Z Bash `npm test`: done\n){2}$/)
    assert.deepEqual(findLeftovers(sandbox), [])
  })
})
