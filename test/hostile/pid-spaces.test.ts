import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { EventName } from '../bundle/host-contract.ts'
import { runHook } from '../bundle/run-hook.ts'
import { createSandbox, fillIn, findLeftovers, type Sandbox } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import { answersOf, PAYLOADS, readJournal, readState, SESSION, STORY, TRANSCRIPT } from '../bundle/story.ts'

const SLOW_DISK = fileURLToPath(new URL('slow-publish.cjs', import.meta.url))
const PROCESSES = 8
const ROUNDS = 6

/** What starts a command as process 1 of its own space, as a container does; null where nobody may make such a space. */
function findOwnSpace(): readonly string[] | null {
  const own = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
  const ways = [own, [...own.slice(0, 1), '--user', '--map-root-user', ...own.slice(1)]]
  const works = ([command = '', ...args]: readonly string[]) =>
    spawnSync(command, [...args, 'sh', '-c', 'test $$ = 1']).status === 0
  return ways.find(works) ?? null
}

const OWN_SPACE = findOwnSpace()

const counts: Record<string, string> = {}
after(() => saveCounts('hostile', counts))

interface Worker {
  readonly id: string
  /** Words that no other session has. */
  readonly words: string
}

function createWorker(round: number, index: number): Worker {
  const number = `${round}${index}`
  return { id: `5e551000-0000-4000-8000-0000000002${number}`, words: `Build part ${number} of the parser` }
}

/** A transcript of a session with words of its own. */
function writeTranscript(sandbox: Sandbox, { id, words }: Worker): string {
  const story = fillIn(sandbox, TRANSCRIPT)
  const path = join(dirname(story), `${id}.jsonl`)
  mkdirSync(dirname(path), { recursive: true })
  const row = { isSidechain: false, sessionId: id, cwd: sandbox.project, version: '2.1.329', gitBranch: 'main' }
  const rows = [
    { parentUuid: null, ...row, type: 'user', message: { role: 'user', content: words } },
    {
      parentUuid: 'u-1',
      ...row,
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'claude-sonnet-4-6',
        content: [{ type: 'text', text: 'Done.' }],
        usage: { input_tokens: 10, cache_read_input_tokens: 90_000, output_tokens: 10 },
      },
      type: 'assistant',
    },
  ]
  const stamp = (index: number) => ({ uuid: `u-${index + 1}`, timestamp: `2026-11-21T11:3${index}:00.000Z` })
  writeFileSync(path, rows.map((one, index) => `${JSON.stringify({ ...one, ...stamp(index) })}\n`).join(''))
  return path
}

describe('containers over one project, each with the same process numbers', {
  skip: OWN_SPACE === null ? 'this machine lets nobody make a space of process numbers (unshare --pid)' : false,
}, () => {
  it('keep checkpoints, sessions, words and journal lines whole and their own, on a slow disk', {
    timeout: 240_000,
  }, async (test) => {
    const sandbox = createSandbox(test, STORY)
    const env = { NODE_OPTIONS: `--require=${SLOW_DISK}`, SLOW_MS: '30' }
    const run = async (event: EventName, { id }: Worker, transcript: string, more: object = {}) => {
      const payload = { ...JSON.parse(PAYLOADS[event]), session_id: id, transcript_path: transcript, ...more }
      const ran = await runHook(sandbox, event, { stdin: JSON.stringify(payload), wrapper: OWN_SPACE ?? [], env })
      answersOf(event, [ran])
    }
    const workers: Worker[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = Array.from({ length: PROCESSES }, (_, index) => createWorker(round, index))
      workers.push(...started)
      await Promise.all(
        started.map(async (worker) => {
          const transcript = writeTranscript(sandbox, worker)
          await run('session-start', worker, transcript, { source: 'startup' })
          await run('user-prompt-submit', worker, transcript, { prompt: `${worker.words}, please` })
          await run('pre-compact', worker, transcript)
        }),
      )
    }
    const folder = join(sandbox.project, '.holdfast/checkpoints')
    const names = readdirSync(folder).filter((name) => name.endsWith('-checkpoint.json'))
    const expected = workers.map((_, index) => `cx-${String(index + 1).padStart(3, '0')}-checkpoint.json`)
    assert.deepEqual(names.sort(), expected)
    const saved = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    const journal = readJournal(sandbox)
    assert.deepEqual(
      journal.filter(({ event }) => event === 'problem'),
      [],
    )
    const own = workers.filter(({ id, words }) => {
      const [checkpoint, ...others] = saved.filter(({ session_id }) => session_id === id)
      const lines = journal.filter((line) => line.session_id === id).map(({ event }) => event)
      const typed = readFileSync(join(sandbox.project, '.holdfast/sessions', id, 'words.jsonl'), 'utf8')
      const goal = JSON.stringify(checkpoint)
      assert.deepEqual(others, [], id)
      assert.ok(goal.includes(words), `${id} has its own goal`)
      for (const other of workers) assert.ok(other.id === id || !goal.includes(other.words), `${id} has no other one's`)
      assert.deepEqual(readState(sandbox, id).pending, [checkpoint.checkpoint_id], id)
      for (const event of ['session_started', 'checkpoint_created', 'compaction_detected'])
        assert.equal(lines.filter((line) => line === event).length, 1, `${id} ${event}`)
      assert.equal(typed.split(`${words}, please`).length, 2, id)
      return true
    })
    assert.equal(own.length, PROCESSES * ROUNDS)
    assert.ok(!JSON.stringify(saved).includes(SESSION))
    assert.deepEqual(findLeftovers(sandbox), [])
    counts[`${PROCESSES} process spaces, ${ROUNDS} times`] = `whole and their own ${own.length} of ${workers.length}`
  })

  it('leave the work of a session that writes in another container alone, though its client has our number', async (test) => {
    const sandbox = createSandbox(test, STORY)
    const env = { CLAUDE_PID: '1' }
    const [there, here, later] = ['a', 'b', 'c'].map((letter) => `5e551000-0000-4000-8000-00000000030${letter}`)
    const transcript = writeTranscript(sandbox, { id: there ?? '', words: 'Build the part of another container' })
    const start = async (id: string | undefined, event: EventName, wrapper: readonly string[]) => {
      const payload = { ...JSON.parse(PAYLOADS[event]), session_id: id, transcript_path: transcript, source: 'startup' }
      return answersOf(event, [await runHook(sandbox, event, { stdin: JSON.stringify(payload), wrapper, env })])[0]
    }
    await start(there, 'session-start', [])
    await start(there, 'pre-compact', [])
    assert.doesNotMatch((await start(here, 'session-start', OWN_SPACE ?? [])) ?? '', /another container/)
    const folder = join(sandbox.project, '.holdfast/sessions', there ?? '')
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), new Date(), new Date(Date.now() - 400_000))
    assert.match((await start(later, 'session-start', OWN_SPACE ?? [])) ?? '', /another container/)
  })
})
