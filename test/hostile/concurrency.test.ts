import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import type { EventName } from '../bundle/host-contract.ts'
import { EVENT_NAMES, type HookRun, runHook } from '../bundle/run-hook.ts'
import { findLeftovers, type Sandbox } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import { answersOf, PAYLOADS, readJournal, readState } from '../bundle/story.ts'
import { createRepository, git, runBundle } from './stage.ts'

const counts: Record<string, string> = {}
after(() => saveCounts('hostile', counts))

const SESSIONS = Array.from(
  { length: 20 },
  (_, index) => `5e551000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
)
/** Two cores run no more than this at a time anyway; fifty started at once would only wait for each other's start. */
const AT_ONCE = 16

/** On a machine with much to do git may not get its turn in three seconds: then a memory waits in a file, which it says. */
const KEPT_IN_FILE = /^(?:Cannot write "git notes": [^\n]*; the memory is kept in a file until git takes it\n)?$/

/** Runs jobs, some at a time, in the order given. */
async function runAll(jobs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...jobs]
  const work = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await job()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const payload = (event: EventName, sessionId: string, more: object = {}) =>
  JSON.stringify({ ...JSON.parse(PAYLOADS[event]), session_id: sessionId, ...more })

function listNames(sandbox: Sandbox, folder: string, pattern: RegExp): string[] {
  const path = join(sandbox.project, folder)
  return existsSync(path)
    ? readdirSync(path)
        .filter((name) => pattern.test(name))
        .sort()
    : []
}

function readCheckpoints(sandbox: Sandbox): { checkpoint_id: string; session_id: string; trigger: string }[] {
  return listNames(sandbox, '.holdfast/checkpoints', /-checkpoint\.json$/).map((name) =>
    JSON.parse(readFileSync(join(sandbox.project, '.holdfast/checkpoints', name), 'utf8')),
  )
}

/** The markers of checkpoints nobody is to be told of any more, and who told them, or which checkpoint replaced them. */
function readMarks(sandbox: Sandbox): { id: string; channel: string }[] {
  return listNames(sandbox, '.holdfast/checkpoints', /\.acknowledged$/).map((name) => ({
    id: name.slice(0, -'.acknowledged'.length),
    channel: JSON.parse(readFileSync(join(sandbox.project, '.holdfast/checkpoints', name), 'utf8')).channel,
  }))
}

/** Ids, from one on, without a gap and each once. */
function checkIds(sandbox: Sandbox, count: number): void {
  const ids = listNames(sandbox, '.holdfast/checkpoints', /-checkpoint\.json$/)
  const expected = Array.from(
    { length: count },
    (_, index) => `cx-${String(index + 1).padStart(3, '0')}-checkpoint.json`,
  )
  assert.deepEqual(ids, expected)
  for (const name of ids) JSON.parse(readFileSync(join(sandbox.project, '.holdfast/checkpoints', name), 'utf8'))
}

const journalOf = (sandbox: Sandbox, event: string) => readJournal(sandbox).filter((line) => line.event === event)

describe('fifty processes on one project', () => {
  it('lose and double no checkpoint, journal line, memory, note or acknowledgement', {
    timeout: 240_000,
  }, async (test) => {
    const sandbox = createRepository(test)
    const command = async (args: readonly string[]) => {
      const run = await runBundle(sandbox, 'holdfast.mjs', args)
      assert.equal(run.exitCode, 0, run.stderr)
      assert.match(run.stderr, KEPT_IN_FILE, args.join(' '))
      return run.stdout
    }
    const hook = async (event: EventName, sessionId: string, more: object = {}) => {
      const run = await runHook(sandbox, event, { stdin: payload(event, sessionId, more) })
      return answersOf(event, [run])[0] ?? ''
    }
    const remembered: string[] = []
    const noted: string[] = []
    const jobs = [
      ...SESSIONS.map((id) => () => hook('pre-compact', id)),
      ...SESSIONS.slice(0, 6).map((id) => () => hook('pre-tool-use', id)),
      ...SESSIONS.slice(0, 8).map((id) => () => hook('post-tool-use', id)),
      ...Array.from({ length: 8 }, (_, index) => () => {
        remembered.push(`Rule number ${index} of the parser.`)
        return command(['memory', 'add', '--namespace', 'decisions', `Rule number ${index} of the parser.`])
      }),
      ...Array.from({ length: 4 }, (_, index) => () => {
        noted.push(`choice ${index}`)
        return command(['note', 'decision', `choice ${index}`, '--reason', 'r', '--impact', 'i'])
      }),
      ...Array.from({ length: 4 }, () => () => command(['checkpoint', 'create', '--session', SESSIONS[0] ?? ''])),
    ]
    assert.equal(jobs.length, 50)
    // A checkpoint on request is of a session that has run here, and whose transcript is known.
    await hook('session-start', SESSIONS[0] ?? '', { source: 'startup' })
    // Every kind meets every other: a seventh further each time.
    await runAll(jobs.map((_, index) => jobs[(index * 7) % jobs.length] ?? jobs[0]).filter((job) => job !== undefined))
    // A tool that sees the session cross CRITICAL saves a checkpoint too, once for each session.
    const sent = { auto: 20, request: 4 }
    const triggers = readCheckpoints(sandbox).map(({ trigger }) => trigger)
    const count = (trigger: string) => triggers.filter((known) => known === trigger).length
    assert.deepEqual({ auto: count('auto'), request: count('request') }, sent)
    assert.ok(count('threshold') <= 8, `${count('threshold')} checkpoints of 8 tools`)
    checkIds(sandbox, triggers.length)
    const created = journalOf(sandbox, 'checkpoint_created').map((line) => line.checkpoint_id)
    assert.deepEqual([created.length, new Set(created).size], [triggers.length, triggers.length])
    assert.deepEqual(journalOf(sandbox, 'problem'), [])
    assert.equal(journalOf(sandbox, 'compaction_detected').length, 20)
    const memories = JSON.parse(await command(['memory', 'list', '--limit', '100', '--json'])).memories
    const texts = memories
      .map(({ text }: { text: string }) => text)
      .filter((text: string) => text.startsWith('Rule number'))
    assert.deepEqual(texts.sort(), remembered.sort())
    const logs = join(sandbox.project, 'artifacts/sessions')
    const log = readdirSync(logs)
      .map((name) => join(logs, name, 'work_log.md'))
      .filter(existsSync)
      .map((path) => readFileSync(path, 'utf8'))
      .join('')
    for (const text of noted) assert.equal(log.split(`Decision: ${text}\n`).length, 2, text)

    // Each session comes back from its compaction, is asked for at once by two prompts, and hears of its own.
    const restored: string[] = []
    await runAll(
      SESSIONS.flatMap((id) => [
        async () => {
          const answer = await hook('session-start', id)
          if (answer.includes('resumption-context')) restored.push(id)
          await Promise.all([0, 1].map(() => hook('user-prompt-submit', id)))
        },
      ]),
    )
    assert.deepEqual(restored.sort(), [...SESSIONS].sort())
    const marks = readMarks(sandbox)
    const lines = journalOf(sandbox, 'checkpoint_acknowledged').map((line) => String(line.checkpoint_id))
    // What a prompt told has a marker and a line, each once. What a later checkpoint contains is settled by that one: the
    // marker names it, and no line says that anybody was told.
    const told = marks.filter(({ channel }) => channel === 'user-prompt-submit').map(({ id }) => id)
    assert.deepEqual(lines.sort(), told)
    const saved = readCheckpoints(sandbox)
    const owed = saved.filter(({ trigger }) => trigger !== 'request' && trigger !== 'threshold')
    assert.deepEqual(
      owed.map(({ checkpoint_id }) => checkpoint_id),
      told,
    )
    assert.deepEqual([...new Set(owed.map(({ session_id }) => session_id))].sort(), [...SESSIONS].sort())
    const settled = marks.filter(({ id }) => !told.includes(id))
    for (const { id, channel } of settled) {
      const [own, successor] = [id, channel].map((name) => saved.find(({ checkpoint_id }) => checkpoint_id === name))
      assert.deepEqual([own?.trigger, successor?.session_id], ['threshold', own?.session_id], `${id} by ${channel}`)
    }
    for (const id of SESSIONS) assert.deepEqual(readState(sandbox, id).pending, [], id)
    assert.deepEqual(findLeftovers(sandbox), [])
    counts['50 processes'] =
      `checkpoints ${count('auto') + count('request')} of 24 and ${count('threshold')} of tools, journal lines of them ${created.length} of ${triggers.length}, memories ${texts.length} of ${remembered.length}, notes ${noted.length} of 4`
    counts['20 sessions after compaction'] =
      `restored ${restored.length} of 20, acknowledgements ${told.length} of ${owed.length}, in the journal ${lines.length}, settled by a later checkpoint ${settled.length}`
  })

  it('switch tracks and bring documents up to date at the same time: each decision is in its document once', {
    timeout: 240_000,
  }, async (test) => {
    const sandbox = createRepository(test)
    const run = (args: readonly string[]) => runBundle(sandbox, 'holdfast.mjs', args)
    assert.equal((await run(['track', 'new', 'beta', '--no-switch'])).exitCode, 0)
    const names = Array.from({ length: 8 }, (_, index) => `choice number ${index}`)
    const jobs = names.flatMap((name, index) => [
      () => run(['note', 'decision', name, '--reason', 'r', '--impact', 'i']),
      () => run(['compact']),
      () => run(['track', 'switch', index % 2 === 0 ? 'beta' : 'alpha']),
    ])
    const runs: HookRun[] = []
    await runAll(jobs.map((job) => async () => void runs.push(await job())))
    for (const { exitCode, stderr } of runs) {
      // Another process may hold the documents; then a command says so and can be repeated.
      assert.ok(exitCode === 0 || /busy|another|again|meanwhile|being/i.test(stderr), stderr)
    }
    const noted = runs.filter(({ stdout }) => stdout.startsWith('Noted')).length
    assert.ok(noted > 0, 'a decision was noted')
    for (const track of ['alpha', 'beta', 'alpha']) {
      await run(['track', 'switch', track])
      await run(['compact'])
    }
    const documents = ['alpha', 'beta'].map((track) => join(sandbox.project, 'docs/tracks', track, 'DECISIONS.md'))
    const text = documents
      .filter(existsSync)
      .map((path) => readFileSync(path, 'utf8'))
      .join('')
    const kept = names.filter((name) => text.split(`Decision: ${name}`).length - 1 === 1).length
    const doubled = names.filter((name) => text.split(`Decision: ${name}`).length - 1 > 1)
    assert.deepEqual([kept, doubled], [noted, []])
    assert.deepEqual(findLeftovers(sandbox), [])
    counts[`${jobs.length} processes over two tracks`] =
      `decisions ${kept} of ${noted} noted, doubled ${doubled.length}`
  })

  it('in three worktrees keep their own checkpoints and share their memories', { timeout: 240_000 }, async (test) => {
    const sandbox = createRepository(test)
    const folders = ['project', 'one', 'two'].map((name) => join(sandbox.root, name))
    for (const folder of folders.slice(1)) git(sandbox.project, 'worktree', 'add', '-q', folder)
    const places: Sandbox[] = folders.map((project) => ({ ...sandbox, project }))
    await runAll(
      Array.from({ length: 36 }, (_, index) => async () => {
        const place = places[index % 3] ?? sandbox
        const id = SESSIONS[Math.floor(index / 6)] ?? ''
        const env = { CLAUDE_PROJECT_DIR: place.project }
        if (index % 2 === 0) {
          const run = await runHook(place, 'pre-compact', {
            stdin: payload('pre-compact', id, { cwd: place.project }),
            env,
          })
          answersOf('pre-compact', [run])
        } else {
          const { exitCode, stderr } = await runBundle(place, 'holdfast.mjs', [
            'memory',
            'add',
            `Shared word ${index}.`,
          ])
          assert.equal(exitCode, 0, stderr)
          assert.match(stderr, KEPT_IN_FILE)
        }
      }),
    )
    for (const place of places) await runBundle(place, 'holdfast.mjs', ['memory', 'reindex'])
    const memories = []
    for (const place of places) {
      checkIds(place, 6)
      assert.deepEqual(journalOf(place, 'problem'), [])
      const { stdout } = await runBundle(place, 'holdfast.mjs', ['memory', 'list', '--limit', '100', '--json'])
      const texts: string[] = JSON.parse(stdout).memories.map(({ text }: { text: string }) => text)
      memories.push(texts.filter((text) => text.startsWith('Shared word')).length)
    }
    assert.deepEqual(memories, [18, 18, 18])
    counts['3 worktrees, 36 processes'] = `checkpoints 18 of 18, memories ${memories.join(' ')} of 18 seen from each`
  })

  it('registered as plugin and as drop-in act once, whichever comes first', { timeout: 240_000 }, async (test) => {
    const sandbox = createRepository(test)
    const { exitCode } = await runBundle(sandbox, 'holdfast.mjs', ['init'])
    assert.equal(exitCode, 0)
    const plugin = { CLAUDE_PLUGIN_ROOT: join(sandbox.root, 'dist') }
    const sent: EventName[] = SESSIONS.slice(0, 10).flatMap(() => [...EVENT_NAMES])
    const spoke = { plugin: 0, dropIn: 0 }
    await runAll(
      sent.map((event, index) => async () => {
        const stdin = payload(event, SESSIONS[Math.floor(index / 5)] ?? '')
        const [own, other] = await Promise.all([
          runHook(sandbox, event, { stdin }),
          runHook(sandbox, event, { stdin, env: plugin }),
        ])
        answersOf(event, [own, other])
        spoke.dropIn += own.stdout === '' ? 0 : 1
        spoke.plugin += other.stdout === '' ? 0 : 1
      }),
    )
    assert.equal(spoke.plugin, 0)
    assert.ok(spoke.dropIn > 0, 'nobody spoke')
    const compactions = journalOf(sandbox, 'compaction_detected').length
    assert.equal(compactions, 10)
    counts[`${sent.length} events, each sent twice`] =
      `answers of the plugin ${spoke.plugin}, of the drop-in ${spoke.dropIn}, compactions ${compactions} of 10`
  })

  it('some killed, and locks left behind: what is there is whole, and the next process goes on', {
    timeout: 240_000,
  }, async (test) => {
    const sandbox = createRepository(test)
    let killed = 0
    await runAll(
      Array.from({ length: 40 }, (_, index) => async () => {
        const id = SESSIONS[index % 5] ?? ''
        const isKilled = index % 2 === 0
        const run = await runHook(sandbox, 'pre-compact', {
          stdin: payload('pre-compact', id),
          started: (child) => {
            if (isKilled) setTimeout(() => child.kill('SIGKILL'), 60 + index * 9)
          },
        })
        if (run.signal !== null) killed += 1
        else answersOf('pre-compact', [run])
      }),
    )
    assert.ok(killed > 0, 'nothing was killed')
    const names = listNames(sandbox, '.holdfast/checkpoints', /-checkpoint\.json$/)
    assert.ok(names.length >= 40 - killed, `${names.length} checkpoints, ${killed} killed`)
    for (const name of names) {
      const { checkpoint_id: id } = JSON.parse(
        readFileSync(join(sandbox.project, '.holdfast/checkpoints', name), 'utf8'),
      )
      assert.equal(name, `${id}-checkpoint.json`)
    }
    readJournal(sandbox)
    // Locks of processes that are gone: old ones are taken over, at once and by exactly one.
    const past = new Date(Date.now() - 60_000)
    for (const id of SESSIONS.slice(0, 5)) {
      const folder = join(sandbox.project, '.holdfast/sessions', id)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, '.lock'), '')
      utimesSync(join(folder, '.lock'), past, past)
    }
    const before = names.length
    await runAll(
      Array.from({ length: 20 }, (_, index) => async () => {
        const run = await runHook(sandbox, 'pre-compact', { stdin: payload('pre-compact', SESSIONS[index % 5] ?? '') })
        answersOf('pre-compact', [run])
      }),
    )
    const now = listNames(sandbox, '.holdfast/checkpoints', /-checkpoint\.json$/)
    assert.equal(now.length, before + 20)
    assert.equal(findLeftovers(sandbox).filter((path) => path.includes('.lock')).length, 0)
    const busy = journalOf(sandbox, 'problem').filter((line) => line.code === 'state-busy').length
    assert.equal(busy, 0)
    counts[`40 processes, ${killed} killed`] =
      `checkpoints ${before} whole; 20 more over 5 stale locks: ${now.length - before} of 20, busy ${busy}`
  })
})
