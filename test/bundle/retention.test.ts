import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { findCaches } from './caches.ts'
import { clean, createPast, idsOf, names, START, startClean } from './past.ts'
import { runCommand } from './run-command.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, distOf } from './sandbox.ts'
import { answersOf, PAYLOADS, readJournal } from './story.ts'
import { decision } from './track.ts'

describe('a session start in a project with a long past', () => {
  it('brings it back to what is kept, says so, and looks again on the next day', async (test) => {
    const { sandbox, addCheckpoint, addSession } = await createPast(test)
    for (let number = 1; number <= 130; number += 1) addCheckpoint(number, number !== 7 && number !== 9)
    for (let index = 0; index < 120; index += 1) addSession(`old-${String(index).padStart(3, '0')}`, 500 - index)
    const [answer] = answersOf('session-start', [await runHook(sandbox, 'session-start', { stdin: START })])
    assert.match(answer ?? '', /project-context/)
    // Handed to this session a moment ago, both of them: marked, and still there for it to look at.
    assert.deepEqual(idsOf(sandbox).slice(0, 3), ['cx-007', 'cx-009', 'cx-031'])
    assert.equal(idsOf(sandbox).length, 102)
    const sessions = names(sandbox, '.holdfast/sessions')
    assert.equal(sessions.length, 100)
    assert.ok(
      sessions.includes('fresh') && sessions.includes('old-119') && !sessions.includes('old-020'),
      String(sessions),
    )
    const told = readJournal(sandbox).filter(({ event }) => event === 'retention_applied')
    assert.equal(told.length, 1)
    const { checkpoints, through, sessions: removed, journal_files } = told[0] ?? {}
    assert.deepEqual([checkpoints, through, removed, journal_files], [28, 'cx-030', 21, 0])

    for (let number = 131; number <= 240; number += 1) addCheckpoint(number)
    await runHook(sandbox, 'session-start', { stdin: START, env: { HOLDFAST_NOW: '2026-11-22T11:00:00.000Z' } })
    assert.equal(idsOf(sandbox).length, 212, 'the same day nobody looks again')
    await runHook(sandbox, 'session-start', { stdin: START, env: { HOLDFAST_NOW: '2026-11-22T12:00:00.000Z' } })
    assert.equal(idsOf(sandbox).length, 100, 'told a day ago, they go like any other')
  })

  it('leaves everything where every limit is 0', async (test) => {
    const { sandbox, addCheckpoint } = await createPast(
      test,
      '[retention]\ncheckpoints = 0\nsessions = 0\njournal_mb = 0\n',
    )
    for (let number = 1; number <= 250; number += 1) addCheckpoint(number)
    await runHook(sandbox, 'session-start', { stdin: START })
    assert.equal(idsOf(sandbox).length, 250)
    assert.ok(!existsSync(join(findCaches(sandbox), 'cleaned.json')), 'nobody looked')
  })

  it('writes nothing of it in a project within its limits', async (test) => {
    const { sandbox, addCheckpoint, addSession } = await createPast(test)
    for (let number = 1; number <= 100; number += 1) addCheckpoint(number)
    addSession('old', 500)
    await runHook(sandbox, 'session-start', { stdin: START })
    assert.equal(idsOf(sandbox).length, 100)
    assert.ok(!existsSync(join(findCaches(sandbox), 'cleaned.json')), 'nobody looked')
    assert.deepEqual(
      readJournal(sandbox).filter(({ event }) => event === 'retention_applied'),
      [],
    )
  })

  it('clean counts what killed processes left, not its own lock nor what another one is writing', async (test) => {
    const { sandbox, path, write, clean } = await createPast(test)
    assert.equal(clean().leftovers, 0)
    write('.holdfast/checkpoints/.tmp-123-4', 'half')
    write('.holdfast/checkpoints/.lock', '')
    writeFileSync(path(`.holdfast/checkpoints/.tmp-${process.pid}-1`), 'being written')
    // Of a number nobody has here: in another container somebody may have it, who is just writing.
    writeFileSync(path('.holdfast/checkpoints/.tmp-9999999-1'), 'being written elsewhere')
    assert.equal(clean().leftovers, 2)
    assert.deepEqual(
      names(sandbox, '.holdfast/checkpoints').filter((name) => name.startsWith('.')),
      [`.tmp-${process.pid}-1`, '.tmp-9999999-1'].sort(),
    )
  })

  it('an id is never used twice, also when all but the newest checkpoint went', async (test) => {
    const { sandbox, addCheckpoint, clean } = await createPast(test, '[retention]\ncheckpoints = 1\n')
    for (const number of [1, 2, 3]) addCheckpoint(number)
    assert.deepEqual(clean().checkpoints, ['cx-001', 'cx-002'])
    await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })
    assert.deepEqual(idsOf(sandbox), ['cx-003', 'cx-004'])
  })
})

describe('what is still needed stays', () => {
  it('checkpoints that are not told, or that a session, a track or an unfinished change names', async (test) => {
    const { sandbox, write, addCheckpoint, addSession, clean } = await createPast(
      test,
      '[retention]\ncheckpoints = 2\n',
    )
    for (let number = 1; number <= 9; number += 1) addCheckpoint(number, number !== 2)
    addSession('kept', 1, { last_checkpoint: 'cx-003', pending: ['cx-004'] })
    write('artifacts/checkpoints/alpha/latest.json', '{"checkpoint_id": "cx-005"}')
    write('artifacts/checkpoints/beta/pending.json', '[{"text": "{\\"checkpoint_id\\": \\"cx-006\\"}"}]')
    assert.deepEqual(clean().checkpoints, ['cx-001', 'cx-007'])
    assert.deepEqual(idsOf(sandbox), ['cx-002', 'cx-003', 'cx-004', 'cx-005', 'cx-006', 'cx-008', 'cx-009'])
    assert.deepEqual(clean().checkpoints, [], 'a second run finds nothing')
  })

  it('sessions that run, write, wait for something, or cannot be read', async (test) => {
    const past = await createPast(test, '[retention]\nsessions = 1\n')
    const { sandbox, path, write, addCheckpoint, addSession, clean } = past
    addCheckpoint(1, false)
    addCheckpoint(2)
    addSession('newest', 0)
    addSession('running', 500, { client_pid: process.pid })
    addSession('recent', 15)
    addSession('to-be-told', 500, { pending: ['cx-001'] })
    addSession('told', 500, { pending: ['cx-002'] })
    addSession('calling', 500)
    write('.holdfast/sessions/calling/pending-calls/toolu_1.json', '{}', 500)
    utimesSync(path('.holdfast/sessions/calling/pending-calls'), 0, 0)
    addSession('with-news', 500)
    write('.holdfast/sessions/with-news/captured.json', '{}', 500)
    write('.holdfast/sessions/damaged/state.json', '{"schema_', 500)
    addSession('asking', 500, { approval_due: 'Delete it?', transcript_path: path('.git/HEAD') })
    addSession('asking-nobody', 500, { approval_due: 'Delete it?', transcript_path: '/nowhere/a.jsonl' })
    addSession('named', 500)
    write('artifacts/checkpoints/alpha/latest.json', '{"session_id": "named"}')
    const found = clean()
    assert.deepEqual(found.sessions, ['asking-nobody', 'told'])
    const left = ['asking', 'calling', 'damaged', 'named', 'newest', 'recent', 'running', 'to-be-told', 'with-news']
    assert.deepEqual(names(sandbox, '.holdfast/sessions'), left)
  })

  it('artifacts whose entries have not reached the documents, that are in git, or lie beside a file of somebody else', async (test) => {
    const { sandbox, path, write, addSession, clean } = await createPast(test, '[retention]\nsessions = 1\n')
    addSession('newest', 0)
    const line = '- 2026-11-01T10:00:00.000Z Read src/a.ts\n'
    const entry = '- Decision: keep it\n  - Date: 2026-11-01T10:00:00.000Z\n  - Reason: it works\n  - Impact: none\n'
    for (const id of ['plain', 'with-entry', 'with-file', 'notes']) {
      addSession(id, 500)
      write(`artifacts/sessions/${id}/work_log.md`, id === 'with-entry' ? line + entry : line, 500)
    }
    write('artifacts/sessions/with-file/mine.txt', 'a person wrote this', 500)
    assert.deepEqual(clean().sessions, ['plain', 'with-file'])
    assert.deepEqual(names(sandbox, 'artifacts/sessions'), ['notes', 'with-entry', 'with-file'])
    write('.git/index', 'DIRC\0\0\0\x02 artifacts/sessions/earlier/work_log.md\0')
    addSession('shared', 500)
    write('artifacts/sessions/shared/work_log.md', line, 500)
    clean()
    assert.ok(existsSync(path('artifacts/sessions/shared/work_log.md')), 'the team keeps it in git')
  })

  it('sessions whose messages hold entries, also more of them than a process may have files open', async (test) => {
    const { sandbox, write, addSession } = await createPast(test, '[retention]\nsessions = 1\n')
    write('docs/tracks/ACTIVE_TRACK', 'alpha\n')
    const said = { type: 'assistant', timestamp: '2026-11-21T10:00:00.000Z', message: { content: decision('it') } }
    for (let index = 0; index < 120; index += 1) {
      const transcript = join(sandbox.home, `${index}.jsonl`)
      writeFileSync(transcript, `${JSON.stringify({ ...said, uuid: `u${index}` })}\n`)
      addSession(`old-${index}`, 100 + index, { transcript_path: transcript })
    }
    const limited = `ulimit -n 64; exec "${process.execPath}" "${join(distOf(sandbox), 'holdfast.mjs')}" clean`
    const run = spawnSync('sh', ['-c', limited], {
      cwd: sandbox.project,
      env: { PATH: process.env.PATH ?? '', HOME: sandbox.home, HOLDFAST_NOW: '2026-11-21T18:00:00.000Z' },
      encoding: 'utf8',
    })
    assert.deepEqual([run.status, run.stderr], [0, ''])
    assert.equal(names(sandbox, '.holdfast/sessions').length, 120)
  })
})

describe('what is not ours', () => {
  it('nothing is removed through a link', async (test) => {
    const past = await createPast(test, '[retention]\nsessions = 1\ncheckpoints = 1\n')
    const { sandbox, path, addCheckpoint, addSession, clean } = past
    const outside = join(sandbox.root, 'outside')
    mkdirSync(join(outside, 'victim'), { recursive: true })
    writeFileSync(join(outside, 'victim/state.json'), '{"schema_version":"1"}')
    utimesSync(join(outside, 'victim/state.json'), 0, 0)
    utimesSync(join(outside, 'victim'), 0, 0)
    addSession('newest', 0)
    addSession('holder', 500)
    symlinkSync(join(outside, 'victim'), path('.holdfast/sessions/linked'))
    symlinkSync(join(outside, 'victim'), path('.holdfast/sessions/holder/inside'))
    lutimesSync(path('.holdfast/sessions/holder/inside'), 0, 0)
    symlinkSync(outside, path('.holdfast/sessions/.removed-linked'))
    mkdirSync(path('artifacts'), { recursive: true })
    writeFileSync(path('artifacts/.gitignore'), '*\n')
    symlinkSync(outside, path('artifacts/sessions'))
    addCheckpoint(2)
    addCheckpoint(3)
    symlinkSync(join(outside, 'victim/state.json'), path('.holdfast/checkpoints/cx-001-checkpoint.json'))
    writeFileSync(path('.holdfast/checkpoints/cx-001.acknowledged'), '{"channel":"test"}')
    clean()
    assert.deepEqual(readdirSync(join(outside, 'victim')), ['state.json'])
    assert.ok(lstatSync(path('.holdfast/sessions/linked')).isSymbolicLink(), 'the link itself is left alone')
    assert.ok(lstatSync(path('.holdfast/checkpoints/cx-001-checkpoint.json')).isSymbolicLink(), 'this one too')
    assert.deepEqual(names(sandbox, '.holdfast/sessions'), ['linked', 'newest'])
  })

  it('a state folder that is a link is not cleaned', async (test) => {
    const { sandbox, path } = await createPast(test)
    const outside = join(sandbox.root, 'outside')
    mkdirSync(join(outside, 'sessions/old'), { recursive: true })
    rmSync(path('.holdfast'), { recursive: true })
    symlinkSync(outside, path('.holdfast'))
    const { code, err } = runCommand(sandbox, 'clean')
    assert.equal(code, 1)
    assert.match(err, /a symlink/)
    assert.deepEqual(readdirSync(outside), ['sessions'])
  })
})

describe('a clock that jumps', () => {
  for (const [now, left] of [
    ['1970-01-01T00:00:00.000Z', ['a', 'b', 'fresh', 'running']],
    ['2099-01-01T00:00:00.000Z', ['fresh', 'running']],
  ] as const) {
    it(`to ${now.slice(0, 4)} removes nothing that runs`, async (test) => {
      const { sandbox, addSession } = await createPast(test, '[retention]\nsessions = 1\n')
      for (const id of ['a', 'b']) addSession(id, 100)
      addSession('running', 500, { client_pid: process.pid })
      answersOf('session-start', [
        await runHook(sandbox, 'session-start', { stdin: START, env: { HOLDFAST_NOW: now } }),
      ])
      assert.deepEqual(names(sandbox, '.holdfast/sessions'), left)
    })
  }
})

describe('the journal', () => {
  it('is read over all its files, in order', async (test) => {
    const { sandbox, write } = await createPast(test)
    const line = (minute: number) =>
      `{"at":"2026-11-20T10:0${minute}:00.000Z","event":"session_started","session_id":"s${minute}","source":"startup"}\n`
    write('.holdfast/events-0002.jsonl', line(3) + line(4))
    write('.holdfast/events-0001.jsonl', line(1) + line(2))
    write('.holdfast/events-x.jsonl', line(9))
    write('.holdfast/events.jsonl', line(5))
    const read = (...args: string[]) => {
      const { events } = JSON.parse(runCommand(sandbox, 'journal', '--json', ...args).out)
      return events.map(({ session_id }: { session_id: string }) => session_id)
    }
    assert.deepEqual(read(), ['s1', 's2', 's3', 's4', 's5'])
    assert.deepEqual(read('-n', '3'), ['s3', 's4', 's5'])
  })

  it('loses no line when it is put aside while hooks write to it', async (test) => {
    const { sandbox, path, write } = await createPast(test, '[retention]\njournal_mb = 1\n')
    const filler = `{"at":"2026-11-20T10:00:00.000Z","event":"filler","session_id":"x","text":"${'x'.repeat(900)}"}\n`
    write('.holdfast/events.jsonl', filler.repeat(300))
    const ids = Array.from({ length: 12 }, (_, index) => `start-${index}`)
    const starts = ids.map((id) => runHook(sandbox, 'session-start', { stdin: START.replace('"fresh"', `"${id}"`) }))
    const cleaners = [1, 2, 3].map(() => startClean(sandbox))
    answersOf('session-start', await Promise.all(starts))
    await Promise.all(cleaners)
    clean(sandbox)
    const files = names(sandbox, '.holdfast').filter((name) => /^events.*\.jsonl$/.test(name))
    assert.equal(files[0], 'events-0001.jsonl')
    const lines = files.flatMap((name) =>
      readFileSync(path(`.holdfast/${name}`), 'utf8')
        .split('\n')
        .slice(0, -1),
    )
    const events = lines.map((text) => JSON.parse(text))
    assert.equal(events.filter(({ event }) => event === 'filler').length, 300)
    const started = events.filter(({ event }) => event === 'session_started').map(({ session_id }) => session_id)
    assert.deepEqual(started.sort(), ids.sort())
  })

  it('keeps to its limit, and verify knows what was removed', async (test) => {
    const past = await createPast(test, '[retention]\njournal_mb = 1\ncheckpoints = 1\n')
    const { sandbox, write, addCheckpoint, clean } = past
    for (const number of [1, 2])
      write(`.holdfast/events-000${number}.jsonl`, `{"at":"t","event":"${'x'.repeat(600_000)}"}\n`)
    const at = '"at":"2026-11-20T10:00:00.000Z"'
    write(
      '.holdfast/events.jsonl',
      `{${at},"event":"context_threshold_reached","session_id":"s","previous_tier":"low","new_tier":"critical","fill":0.9}\n` +
        `{${at},"event":"checkpoint_created","session_id":"s","checkpoint_id":"cx-001","trigger":"threshold"}\n`,
    )
    addCheckpoint(1)
    addCheckpoint(2)
    assert.equal(runCommand(sandbox, 'verify').code, 0)
    const { checkpoints, journal_files } = clean()
    assert.deepEqual({ checkpoints, journal_files }, { checkpoints: ['cx-001'], journal_files: 1 })
    assert.deepEqual(
      names(sandbox, '.holdfast').filter((name) => /^events-/.test(name)),
      ['events-0002.jsonl'],
    )
    assert.equal(runCommand(sandbox, 'verify').code, 0)
    rmSync(join(sandbox.project, '.holdfast/events.jsonl'))
    write(
      '.holdfast/events.jsonl',
      `{${at},"event":"context_threshold_reached","session_id":"s","previous_tier":"low","new_tier":"critical","fill":0.9}\n` +
        `{${at},"event":"checkpoint_created","session_id":"s","checkpoint_id":"cx-001","trigger":"threshold"}\n`,
    )
    assert.equal(runCommand(sandbox, 'verify').code, 1, 'what no retention removed is missing')
  })
})

it('clean --dry-run says what would go and removes nothing; a wrong folder is a wrong call', async (test) => {
  const { sandbox, addCheckpoint, addSession } = await createPast(test, '[retention]\ncheckpoints = 1\nsessions = 1\n')
  for (const number of [1, 2, 3]) addCheckpoint(number, number !== 1)
  for (const id of ['a', 'b']) addSession(id, 500)
  const { code, out } = runCommand(sandbox, 'clean', '--dry-run')
  assert.equal(code, 0)
  assert.match(
    out,
    /^checkpoints: would remove 1, 2 stay, 1 of them not told yet\nsessions: would remove 1, 1 stay\njournal: /,
  )
  assert.equal(idsOf(sandbox).length, 3)
  assert.equal(clean(sandbox, '--dry-run').dry_run, true)
  assert.equal(runCommand(sandbox, 'clean', 'nowhere').code, 2)
  assert.match(runCommand(sandbox, 'clean').out, /^checkpoints: removed 1, 2 stay, 1 of them not told yet\n/)
  assert.deepEqual(idsOf(sandbox), ['cx-001', 'cx-003'])
})

it('one clean does all of it: a session that goes keeps no checkpoint', async (test) => {
  const { sandbox, addCheckpoint, addSession } = await createPast(test, '[retention]\ncheckpoints = 1\nsessions = 1\n')
  for (const number of [1, 2, 3, 4]) {
    addCheckpoint(number)
    addSession(`old-${number}`, 500 - number, { last_checkpoint: `cx-00${number}` })
  }
  assert.match(
    runCommand(sandbox, 'clean', '--dry-run').out,
    /^checkpoints: would remove 3, 1 stay.*\nsessions: would remove 3, 1 stay\n/,
  )
  assert.match(runCommand(sandbox, 'clean').out, /^checkpoints: removed 3, 1 stay.*\nsessions: removed 3, 1 stay\n/)
  assert.match(runCommand(sandbox, 'clean').out, /^checkpoints: removed 0, 1 stay.*\nsessions: removed 0, 1 stay\n/)
})

it('clean in a project without a state folder finds nothing and gives it none', (test) => {
  const sandbox = createSandbox(test)
  assert.equal(clean(sandbox).before.files, 0)
  assert.ok(!existsSync(join(sandbox.project, '.holdfast')))
})
