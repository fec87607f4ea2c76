import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { GONE, openStory, time } from './left-story.ts'
import { runCommand } from './run-command.ts'
import { runHook } from './run-hook.ts'
import { appendRows, fillIn } from './sandbox.ts'
import { COMPACTION_ROWS } from './story.ts'
import { A, B, transcriptOf } from './track.ts'

const [C, D] = [B.replace(/b$/, 'c'), B.replace(/b$/, 'd')] as const
const OF_A = /<resumption-context session="5e55\S*a">\nAn earlier session on main /
/** A process number that no client has. */
const GONE_TOO = '4194304'

type Story = ReturnType<typeof openStory>

/** Compacts A, whose next prompt would tell the checkpoint. */
async function compact({ sandbox, payload }: Story): Promise<void> {
  const env = { HOLDFAST_NOW: time(11, 10), CLAUDE_PID: GONE }
  const run = (event: 'pre-compact' | 'session-start', name: string, more: object) =>
    runHook(sandbox, event, { stdin: payload(name, A, more), env })
  await run('pre-compact', 'PreCompact', { trigger: 'auto', custom_instructions: null })
  await run('session-start', 'SessionStart', { source: 'compact' })
  appendRows(sandbox, transcriptOf(A), COMPACTION_ROWS)
}

/** Forks a session: the fork begins with a copy of its rows. */
async function fork({ sandbox, start }: Story, from: string, to: string, minute: number): Promise<void> {
  const rows = readFileSync(fillIn(sandbox, transcriptOf(from)), 'utf8')
  await start(to, { source: 'fork', now: time(12, minute), pid: GONE })
  appendRows(sandbox, transcriptOf(to), rows.replaceAll(from, to))
}

describe('work that another session was told of', { concurrency: 3 }, () => {
  it('and carried on with a mere "continue" is told as left by both', async (test) => {
    const story = openStory(test)
    await story.work()
    assert.match(await story.start(B, { pid: GONE }), OF_A)
    await story.ask('continue', time(12, 1), B)
    story.call('Write', { file_path: '$PROJECT/src/json.ts', content: 'b' }, 'ok', time(12, 1), B)
    story.call('Bash', { command: 'npm test' }, null, time(12, 2), B)
    const told = await story.start(C, { pid: GONE_TOO, now: time(13) })
    assert.match(
      told,
      /session="5e55\S*b">\nEarlier sessions on main \(2026-11-21 10:00 to 12:02 UTC\) left work unfinished\. The user's last request there: "Port the importer to streams, [^\n]*\nOpen: its last turn was cut off; tasks: Port the JSON reader\. /,
    )
    const { out } = story.resume()
    assert.match(out, /<request>Port the importer to streams/)
    assert.match(out, /src\/json\.ts/)
    await story.ask('continue', time(13, 1), C)
    const ticked = ['Port the CSV reader', 'Port the JSON reader'].map((content) => ({ content, status: 'completed' }))
    story.call('TodoWrite', { todos: ticked }, 'ok', time(13, 2), C)
    story.say('It is in.', time(13, 2), C)
    assert.equal(await story.start(D, { now: time(14) }), '', story.resume().out)
  })

  it('but not carried on is not told again', async (test) => {
    const story = openStory(test)
    await story.work()
    assert.match(await story.start(B, { pid: GONE }), OF_A)
    await story.ask('hello', time(12, 1), B)
    story.say('Hello. What shall I do?', time(12, 1), B)
    assert.equal(await story.start(C, { pid: GONE_TOO, now: time(13) }), '')
  })

  it('whose client ended without a prompt is told to the next: nobody heard it', async (test) => {
    const story = openStory(test)
    await story.work()
    assert.match(await story.start(B, { pid: GONE }), OF_A)
    assert.match(await story.start(C, { pid: GONE_TOO, now: time(13) }), OF_A)
    await story.ask('Where is the importer configured?', time(13, 1), C)
    story.say('In src/config.ts, by the key "importer".', time(13, 1), C)
    assert.equal(await story.start(D, { now: time(14) }), '')
    const compacted = openStory(test)
    await compacted.work()
    await compact(compacted)
    assert.match(await compacted.start(B, { pid: GONE }), /checkpoint="cx-001"/)
    assert.match(await compacted.start(C, { pid: GONE_TOO, now: time(13) }), /checkpoint="cx-001"/)
    await compacted.ask('hello', time(13, 1), C)
    compacted.say('Hello. What shall I do?', time(13, 1), C)
    assert.equal(await compacted.start(D, { now: time(14) }), '')
  })

  it('is told to the next although many checkpoints were made and told since', async (test) => {
    const story = openStory(test)
    await story.start(D, { pid: GONE, now: time(9) })
    await story.ask('Where is the importer configured?', time(9, 1), D)
    story.say('In src/config.ts, by the key "importer".', time(9, 1), D)
    await story.work()
    await compact(story)
    assert.match(await story.start(B, { pid: GONE }), /checkpoint="cx-001"/)
    for (let count = 0; count < 7; count += 1) runCommand(story.sandbox, 'checkpoint', 'create', '--session', D)
    assert.equal(runCommand(story.sandbox, 'checkpoint', 'ack').code, 0)
    assert.match(await story.start(C, { pid: GONE_TOO, now: time(13) }), /checkpoint="cx-001"/)
  })

  it('and that waits for its first prompt is not told to a third', async (test) => {
    const story = openStory(test)
    await story.work()
    assert.match(await story.start(B, { pid: '1' }), OF_A)
    assert.equal(await story.start(C, { pid: GONE, now: time(13) }), '', 'the client of B runs')
    const unknown = openStory(test)
    await unknown.work()
    assert.match(await unknown.start(B, { pid: '' }), OF_A)
    assert.equal(await unknown.start(C, { pid: GONE, now: time(13) }), '', 'the client of B may run')
  })
})

describe('forks', { concurrency: 3 }, () => {
  it('a fork without a prompt takes no work with it', async (test) => {
    const story = openStory(test)
    await story.work()
    await fork(story, A, B, 1)
    assert.match(await story.start(C, { now: time(13), pid: GONE }), OF_A)
  })

  it('a waiting checkpoint goes on in the fork, whose own work is told', async (test) => {
    const story = openStory(test)
    await story.work()
    await compact(story)
    await fork(story, A, B, 1)
    await story.ask('Then the XML reader.', time(12, 5), B)
    const told = await story.start(C, { now: time(13), pid: GONE })
    assert.match(told, /<resumption-context session="5e55\S*b">\n.*"Then the XML reader\."/)
    assert.equal(await story.start(D, { now: time(13, 1), pid: GONE }), '')
    await fork(story, B, C.replace(/c$/, 'e'), 10)
    await story.ask('go on', time(14), C.replace(/c$/, 'e'))
    const last = await story.start(C.replace(/c$/, 'f'), { now: time(14, 10), pid: GONE })
    assert.match(last, /<resumption-context session="5e55\S*e">\n.*"Then the XML reader\."/, 'a push carries it on')
    const idle = openStory(test)
    await idle.work()
    await compact(idle)
    await fork(idle, A, B, 1)
    assert.match(await idle.start(C, { now: time(13), pid: GONE }), /checkpoint="cx-001"/)
  })
})

it('a turn of another client that may go on is told once it has been quiet', async (test) => {
  const story = openStory(test)
  await story.start(A, { now: time(10), pid: '', attended: false })
  await story.ask('Port the importer to streams.')
  story.call('Bash', { command: 'npm test' }, null)
  assert.equal(await story.start(B, { pid: GONE, now: time(11, 3) }), '')
  assert.match(await story.start(C, { pid: GONE, now: time(11, 30) }), OF_A)
})
