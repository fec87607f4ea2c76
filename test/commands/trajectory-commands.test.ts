import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createTranscriptWriter } from '../../src/host/core/story.ts'
import { sealState } from '../bundle/seal-state.ts'
import { shareCode } from '../share-code.ts'

const BUNDLE = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'holdfast.mjs')

let place: string
let project: string
let transcripts: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'holdfast-trajectory-'))
  project = join(place, 'my project')
  transcripts = join(place, 'home', '.claude', 'projects', project.replace(/[^A-Za-z0-9]/g, '-'))
  mkdirSync(join(project, '.holdfast'), { recursive: true })
  mkdirSync(transcripts, { recursive: true })
  shareCode(join(place, 'home'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

function holdfast(...args: string[]) {
  sealState(project, join(place, 'home'))
  const env = { PATH: process.env.PATH ?? '', HOME: join(place, 'home'), HOLDFAST_NOW: '2026-11-21T12:00:00.000Z' }
  const run = spawnSync('node', [BUNDLE, ...args], { cwd: place, env, encoding: 'utf8' })
  return { code: run.status, out: run.stdout.replaceAll(place, '$PLACE'), err: run.stderr.replaceAll(place, '$PLACE') }
}

/** A session that grows by 10,000 tokens a read, with a prompt every `readsPerPrompt`, to its compaction, and goes on. */
function writeTranscript(session: string, peak = 165_000, readsPerPrompt = 100) {
  const writer = createTranscriptWriter(session, project)
  let rows = writer.user('fix </script><script>alert(1)</script> \u001b]0;owned\u0007')
  for (let tokens = 25_000; tokens <= peak; tokens += 10_000) {
    if (tokens > 25_000 && (tokens - 25_000) % (readsPerPrompt * 10_000) === 0) rows += writer.user('and now the next')
    rows += writer.answer(tokens, { type: 'tool_use', id: `t${tokens}`, name: 'Read', input: { file_path: '/p/a.ts' } })
    rows += writer.result(`t${tokens}`, 'x'.repeat(400))
  }
  if (peak > 160_000) rows += writer.boundary(168_100) + writer.answer(22_000, { type: 'text', text: 'going on' })
  writeFileSync(join(transcripts, `${session}.jsonl`), rows)
}

function writeJournal(...events: Readonly<Record<string, unknown>>[]) {
  const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('')
  appendFileSync(join(project, '.holdfast', 'events.jsonl'), lines)
}

const event = (name: string, session: string, fields = {}, at = '2026-11-21T10:00:00.000Z') => ({
  at,
  event: name,
  session_id: session,
  ...fields,
})

describe('journal', () => {
  beforeEach(() => {
    writeJournal(
      event('session_started', 'aaaa-1', { source: 'startup' }, '2026-11-20T08:00:00.000Z'),
      event('checkpoint_created', 'aaaa-1', { checkpoint_id: 'cx-001', trigger: 'auto' }),
      event('session_abandoned', 'aaaa-1', { reason: 'auto compaction at 99%' }),
      event('session_started', 'bbbb-2', { source: 'startup' }),
      event('resumption_injected', 'bbbb-2', { checkpoint_id: 'cx-001', tokens: 320 }),
    )
  })

  test('prints lines for a person and what became of each session', () => {
    const run = holdfast('journal', '--dir', project)
    assert.equal(run.code, 0, run.err)
    assert.equal(
      run.out,
      `2026-11-20 08:00:00  aaaa-1    session started (startup)
2026-11-21 10:00:00  aaaa-1    checkpoint cx-001 saved (auto)
2026-11-21 10:00:00  aaaa-1    context given up: auto compaction at 99%
2026-11-21 10:00:00  bbbb-2    session started (startup)
2026-11-21 10:00:00  bbbb-2    work restored from cx-001 in 320 tokens

session aaaa-1: resumed by bbbb-2, context given up 1 time, last event 2026-11-21 10:00:00
session bbbb-2: started, last event 2026-11-21 10:00:00
`,
    )
  })

  test('filters by session, event and count, as text and as JSON', () => {
    const json = (...args: string[]) => JSON.parse(holdfast('journal', '--dir', project, '--json', ...args).out)
    assert.equal(json('--session', 'aaaa').events.length, 3)
    assert.equal(json('--event', 'session_started', 'session_abandoned').events.length, 3)
    const last = json('-n', '1')
    assert.deepEqual(last.events, [event('resumption_injected', 'bbbb-2', { checkpoint_id: 'cx-001', tokens: 320 })])
    assert.equal(last.sessions[0].status, 'active')
    assert.match(holdfast('journal', '--dir', project, '-n', '2').out, /the last 2 of 5 events/)
  })

  test('a filter that means nothing is a wrong call and says what there is', () => {
    const errorOf = (...args: string[]) => {
      const run = holdfast('journal', '--dir', project, ...args)
      assert.equal(run.code, 2, run.out)
      return run.err
    }
    assert.match(errorOf('--event', 'sesion_started'), /no event "sesion_started"; there are session_started/)
    assert.match(errorOf('--session', '../x'), /"\.\.\/x" is not a session id/)
    assert.match(errorOf('-n', '0'), /not a whole number from 1 up/)
    assert.match(holdfast('journal', '--dir', join(place, 'nowhere')).err, /is not a folder/)
  })

  test('escape sequences in a journal do nothing, damaged lines are passed over', () => {
    appendFileSync(join(project, '.holdfast', 'events.jsonl'), '{"at":"2026-\n[]\n')
    const nasty = 'a\u001b]0;owned\u0007\u009b31m\nb\r'
    writeJournal(event(nasty, nasty, { text: nasty }, nasty), event('problem', nasty, { text: nasty }))
    const { out, code } = holdfast('journal', '--dir', project)
    assert.equal(code, 0)
    assert.doesNotMatch(out, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
    assert.equal(out.split('\n').length, 7 + 1 + 4 + 1 - 1, out)
    const json = holdfast('journal', '--dir', project, '--json').out
    assert.doesNotMatch(json, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
    assert.equal(JSON.parse(json).events.at(-1).text, nasty, 'the data are the same')
  })

  test('--sessions gives each session a line, from its journal and its transcript', () => {
    writeTranscript('cccc-3')
    writeJournal(
      event('checkpoint_created', 'aaaa-1', { checkpoint_id: 'cx-002', trigger: 'auto' }),
      event('compaction_detected', 'aaaa-1', { trigger: 'auto', fill: 0.9 }),
      event('session_started', 'cccc-3', { source: 'startup' }),
      event('session_ended', 'cccc-3', { reason: 'prompt_input_exit\u0007' }, '2026-11-21T13:00:00.000Z'),
    )
    const run = holdfast('journal', '--dir', project, '--sessions')
    assert.equal(run.code, 0, run.err)
    assert.equal(
      run.out,
      `session  start             last              end                       prompts  compactions  checkpoints    fill
aaaa-1   2026-11-20 08:00  2026-11-21 10:00  resumed by bbbb-2         -        1            2 (to cx-002)  -
cccc-3   2026-11-21 09:00  2026-11-21 13:00  ended: prompt_input_exit  1        1            0              13.2%
bbbb-2   2026-11-21 10:00  2026-11-21 10:00  not recorded              -        0            0              -
`,
    )
    const json = (...args: string[]) =>
      JSON.parse(holdfast('journal', '--dir', project, '--sessions', '--json', ...args).out).sessions
    assert.deepEqual(json('--session', 'cccc')[0], {
      session_id: 'cccc-3',
      started_at: '2026-11-21T09:00:00.000Z',
      last_at: '2026-11-21T13:00:00.000Z',
      status: 'active',
      running: false,
      end_reason: 'prompt_input_exit\u0007',
      prompts: 1,
      compactions: 1,
      checkpoints: [],
      fill: 0.1328,
      resumed_by: null,
    })
    assert.equal(json('-n', '1')[0].session_id, 'bbbb-2')
    assert.match(
      holdfast('journal', '--dir', project, '--sessions', '--session', 'zz').err,
      /^No session "zz" has run here/,
    )
  })

  test('an empty journal says so', () => {
    rmSync(join(project, '.holdfast', 'events.jsonl'))
    assert.match(holdfast('journal', '--dir', project).out, /The journal is empty/)
  })
})

describe('report', () => {
  test('writes one page beside the state, the same bytes twice, and says what it shows', () => {
    writeTranscript('s1')
    writeJournal(event('tool_denied', 's1', { guard: 'write-size', tool: 'Write', target: '</td><b>' }))
    const run = holdfast('report', project)
    assert.equal(run.code, 0, run.err)
    assert.match(
      run.out,
      /report\.html: 1 of 1 session\. Open it in a browser; it needs no network\n {2}s1 {2}16 answers/,
    )
    const path = join(project, '.holdfast', 'report.html')
    const page = readFileSync(path, 'utf8')
    assert.equal(holdfast('report', project).code, 0)
    assert.ok(readFileSync(path, 'utf8') === page, 'the same bytes')
    assert.match(page, /fix &lt;\/script&gt;&lt;script&gt;alert\(1\)/)
    assert.match(page, /Write refused by write-size: &lt;\/td&gt;&lt;b&gt;/)
    assert.doesNotMatch(page, /https?:\/\//)
    assert.doesNotMatch(page, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
    assert.equal(statSync(path).mode & 0o077, 0, 'it quotes prompts: nobody else reads it')
    assert.equal(readFileSync(join(project, '.holdfast/.gitignore'), 'utf8'), '*\n!config.toml\n')
  })

  test('as data: every answer with its fill, every event in order', () => {
    writeTranscript('s1')
    const [session] = JSON.parse(holdfast('report', project, '--json').out)
    assert.equal(session.answers.length, 16)
    assert.equal(session.answers[0].used_tokens, 25_180)
    assert.equal(session.answers[0].fill, 0.1508)
    const texts = session.events.map(({ text }: { text: string }) => text)
    assert.deepEqual(texts, [
      'LOW reached at 56.9%',
      'WARNING reached at 74.9%',
      'CRITICAL reached at 80.9%',
      'EMERGENCY reached at 92.9%',
      'compacted automatically at 168K tokens',
    ])
    assert.ok(!existsSync(join(project, '.holdfast', 'report.html')), 'nothing was written')
  })

  test('takes the newest sessions, or the one that is named', () => {
    for (const [day, session] of ['cc33', 'bb22', 'aa11'].entries()) {
      writeTranscript(session, 45_000)
      const path = join(transcripts, `${session}.jsonl`)
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('2026-11-21T', `2026-11-1${day}T`))
    }
    const ids = (...args: string[]) =>
      JSON.parse(holdfast('report', project, '--json', ...args).out).map(
        (item: { session_id: string }) => item.session_id,
      )
    assert.deepEqual(ids('-n', '2'), ['aa11', 'bb22'])
    assert.deepEqual(ids('--session', 'cc'), ['cc33'])
  })

  test('says what is wrong: no session, no such folder, no place to write', () => {
    assert.match(holdfast('report', project).err, /No session of this repository has a transcript/)
    assert.equal(holdfast('report', join(place, 'nowhere')).code, 2)
    writeTranscript('s1')
    writeFileSync(join(place, 'file'), '')
    const run = holdfast('report', project, '-o', join(place, 'file', 'x.html'))
    assert.equal(run.code, 1)
    assert.match(run.err, /Cannot write "\$PLACE\/file\/x\.html": /)
    assert.match(holdfast('report', project, '-o', place).err, /EISDIR/)
    assert.equal(holdfast('report', project, '-o', join(place, 'new', 'folder', 'x.html')).code, 0)
  })

  test('replaces an earlier report and no other file', () => {
    writeTranscript('s1')
    const write = (name: string) => holdfast('report', project, '-o', join(place, name))
    writeFileSync(join(place, 'notes.md'), 'Mine.\n')
    writeFileSync(join(place, 'other.html'), '<!doctype html>\n<title>a</title>\n')
    for (const name of ['notes.md', 'other.html']) {
      const before = readFileSync(join(place, name), 'utf8')
      assert.deepEqual([write(name).code, readFileSync(join(place, name), 'utf8')], [1, before])
    }
    assert.equal(write('notes.md').err, '"$PLACE/notes.md" is no report and stays; name another file\n')
    assert.deepEqual([write('x.html').code, write('x.html').code], [0, 0])
  })
})

describe('calibrate', () => {
  test('says when the evidence is too thin', () => {
    writeTranscript('s1', 45_000)
    const run = holdfast('calibrate', project)
    assert.equal(run.code, 0, run.err)
    assert.match(run.out, /No automatic compaction is in these transcripts/)
    assert.match(run.out, /The evidence is too thin for any recommendation\./)
    assert.match(holdfast('calibrate', join(project, '.holdfast')).err, /there is nothing to measure/)
  })

  test('measures costs, holds thresholds against compactions and prints lines to paste that configure', () => {
    for (let number = 0; number < 12; number += 1) writeTranscript(`s${number + 10}`, 165_000, 2)
    const run = holdfast('calibrate', project)
    assert.equal(run.code, 0, run.err)
    assert.match(run.out, /12 sessions, 24 contexts, 12 of them compacted; compaction point 167K/)
    assert.match(run.out, /The 12 automatic compactions came at 100\.6% of it/)
    assert.match(run.out, /file read +168 +10K +10K +10K/)
    assert.match(run.out, /WARNING 70% +12 +0 +0 +0 +4 answers, 43K/)
    assert.match(
      run.out,
      /operation cost: MET; the work of one prompt takes 20K here \(median of 96\), 31% less than the planned 29K/,
    )
    const toml = run.out.slice(run.out.indexOf('[context_monitor.thresholds.c1]'))
    const record = join(project, 'calibration.md')
    assert.equal(holdfast('calibrate', project, '--record', record).code, 0)
    const page = readFileSync(record, 'utf8')
    assert.ok(page.includes(toml.trim()), 'the record has the lines to paste')
    assert.match(page, /^# New context thresholds\n\n- Status: proposed\n- Date: 2026-11-21\n/)
    assert.match(page, /\| C2 \| 55% -> \d\d% \|/)
    assert.match(page, /\| C4 \| EMERGENCY \| 12 \/ 0 \/ 0 \/ 0 \| 12 \/ 0 \/ 0 \/ 0 \|/)
    assert.match(holdfast('calibrate', project, '--record', record).err, /it is there already/)
    const before = JSON.parse(holdfast('calibrate', project, '--json').out)
    assert.equal(before.toml, toml.trim())
    writeFileSync(join(project, '.holdfast', 'config.toml'), toml)
    const json = JSON.parse(holdfast('calibrate', project, '--json').out)
    for (const level of ['C1', 'C2', 'C3', 'C4'])
      assert.deepEqual(json.levels[level], { now: before.levels[level].recommended, recommended: null }, level)
    assert.equal(json.costs.read.largest, 10_000)
    assert.equal(json.recommended, null, 'what was recommended is in force')
  })
})

describe('status', () => {
  test('draws the newest session as a line', () => {
    writeTranscript('s1')
    const state = {
      schema_version: '1',
      transcript_path: join(transcripts, 's1.jsonl'),
      started_at: '2026-11-21T09:00:00.000Z',
    }
    mkdirSync(join(project, '.holdfast/sessions/s1'), { recursive: true })
    writeFileSync(join(project, '.holdfast/sessions/s1/state.json'), JSON.stringify(state))
    assert.match(holdfast('status', project).out, /trajectory +\u2582\u2582\u2583\u2583[\u2583-\u2588]+\u2588\u2582\n/)
    const json = JSON.parse(holdfast('status', project, '--json').out)
    assert.equal(json.session.fills.length, 16)
  })
})
