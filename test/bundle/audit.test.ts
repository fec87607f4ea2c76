import assert from 'node:assert/strict'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { makeJourney } from './journey-steps.ts'
import { runCommand } from './run-command.ts'
import { createSandbox } from './sandbox.ts'
import { SESSION } from './story.ts'

const STORY = 'what-was-corrected-between-two-compactions-holds-after-the-second'

describe('audit', { concurrency: 3 }, () => {
  it('prints what the summary of each compaction kept and lost, and the share of each kind', async (test) => {
    const { code, out, err } = runCommand(await makeJourney(test, STORY), 'audit')
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /^cx-001 {2}2026-11-21T12:00:00\.000Z {2}5e551000 {2}auto {2}3 of 7 facts kept\n/)
    assert.match(
      out,
      /\n {4}lost open question: The root cause .*\n {4}lost finding: The root cause of .*\n {4}lost open task: Write the export\n {4}lost open task: Write the manual\n/,
    )
    assert.match(out, /\ncx-002 {2}2026-11-21T13:00:00\.000Z {2}5e551000 {2}auto {2}\d+ of \d+ facts kept\n/)
    assert.match(out, /\nopen question +0 of +1 kept\n/)
    assert.match(
      out,
      /\n {4}lost constraint: No, use Parquet instead of CSV\. And never edit vendor\/arrow\.ts by hand\.\n/,
    )
    assert.match(out, /\nconstraint +0 of +1 kept\n/)
    assert.match(out, /\n {4}lost finding: I was wrong about the empty file: .*\n/)
    assert.match(out, /\nfinding +0 of +2 kept\n/)
    assert.match(out, /\nuser words +0 of +1 kept\n/)
    assert.match(out, /\nchanged file +\d of +\d kept\n/)
    assert.match(
      out,
      /\n[\d.]+% of the recorded facts stood in the summaries\. The alert behind each compaction tells the model what they lack\n$/,
    )
  })

  it('counts the same as JSON', async (test) => {
    const audit = JSON.parse(runCommand(await makeJourney(test, STORY), 'audit', '--json').out)
    const { facts, kept, rate, kinds, compactions, unreadable } = audit
    assert.equal(rate, kept / facts)
    const sum = (items: { facts: number; kept: number }[], field: 'facts' | 'kept') =>
      items.reduce((total, item) => total + item[field], 0)
    assert.deepEqual([sum(kinds, 'facts'), sum(kinds, 'kept')], [facts, kept])
    assert.deepEqual(unreadable, [])
    assert.deepEqual(
      compactions.map(({ checkpoint_id: id, session_id: session, trigger }: Record<string, unknown>) => [
        id,
        session,
        trigger,
      ]),
      [
        ['cx-001', SESSION, 'auto'],
        ['cx-002', SESSION, 'auto'],
      ],
    )
    assert.deepEqual(
      compactions[0].lost.map(({ kind }: { kind: string }) => kind),
      ['open question', 'finding', 'open task', 'open task'],
    )
  })

  it('agrees with what the prompts after the compactions said', async (test) => {
    const sandbox = await makeJourney(test, STORY)
    const told = JSON.parse(runCommand(sandbox, 'journal', '--event', 'summary_audited', '--json').out)
    const { compactions } = JSON.parse(runCommand(sandbox, 'audit', '--json').out)
    const counts = ({ checkpoint_id: id, kept, lost }: Record<string, unknown>) => [
      id,
      kept,
      Array.isArray(lost) ? lost.length : lost,
    ]
    assert.deepEqual((told.events ?? told).map(counts), compactions.map(counts))
  })

  it('takes one session by the start of its id', async (test) => {
    const sandbox = await makeJourney(test, STORY)
    assert.equal(JSON.parse(runCommand(sandbox, 'audit', '--session', '5e551', '--json').out).compactions.length, 2)
    assert.match(runCommand(sandbox, 'audit', '--session', 'zz').err, /^No session "zz" has run here/)
  })

  it('counts several checkpoints before one compaction once, the newest', async (test) => {
    const story = 'with-the-restoration-switched-off-the-alert-tells-what-the-summary-lacks-once'
    const { compactions } = JSON.parse(runCommand(await makeJourney(test, story), 'audit', '--json').out)
    assert.deepEqual(
      compactions.map((item: Record<string, unknown>) => item.checkpoint_id),
      ['cx-002'],
    )
  })

  it('says when there is nothing to audit', (test) => {
    const { code, out, err } = runCommand(createSandbox(test), 'audit')
    assert.deepEqual([code, err], [0, ''])
    assert.match(
      out,
      /^No compaction to audit yet: it takes a checkpoint from before and the summary in the transcript\n$/,
    )
  })

  it('names the checkpoints whose summary is gone with the transcript', async (test) => {
    const sandbox = await makeJourney(test, STORY)
    rmSync(join(sandbox.home, '.claude'), { recursive: true })
    const { code, out } = runCommand(sandbox, 'audit')
    assert.equal(code, 0)
    assert.match(out, /No readable checkpoint or summary for cx-001, cx-002\n/)
    assert.deepEqual(JSON.parse(runCommand(sandbox, 'audit', '--json').out).unreadable, ['cx-001', 'cx-002'])
  })

  it('expects no summary behind a checkpoint by hand', async (test) => {
    const sandbox = await makeJourney(test, STORY)
    assert.match(runCommand(sandbox, 'checkpoint', 'create').out, /^cx-003 saved/)
    assert.doesNotMatch(runCommand(sandbox, 'audit').out, /cx-003/)
    assert.deepEqual(JSON.parse(runCommand(sandbox, 'audit', '--json').out).unreadable, [])
  })

  it('names a damaged checkpoint and audits the others', async (test) => {
    const sandbox = await makeJourney(test, STORY)
    writeFileSync(join(sandbox.project, '.holdfast/checkpoints/cx-001-checkpoint.json'), '{"checkpoint_id":')
    const { code, out, err } = runCommand(sandbox, 'audit')
    assert.equal(code, 0)
    assert.match(out, /^cx-002 /m)
    assert.match(out + err, /cx-001/)
  })

  it('refuses what is no folder', (test) => {
    const { code, err } = runCommand(createSandbox(test), 'audit', 'nowhere')
    assert.equal(code, 2)
    assert.match(err, /"nowhere" is not a folder; name the repository/)
  })
})

describe('the report of the same story', () => {
  it('has each compaction with what was kept, restored and lost, as the hooks counted it', async (test) => {
    const sandbox = await makeJourney(test, STORY)
    const { events } = JSON.parse(runCommand(sandbox, 'journal', '--event', 'summary_audited', '--json').out)
    const [{ compactions }] = JSON.parse(runCommand(sandbox, 'report', '--json').out)
    assert.deepEqual(
      compactions.map((item: Record<string, unknown[]>) => [
        item.checkpoint_id,
        item.kept?.length,
        (item.restored?.length ?? 0) + (item.lost?.length ?? 0),
        item.restored_count,
      ]),
      events.map((item: Record<string, unknown>) => [item.checkpoint_id, item.kept, item.lost, item.restored]),
    )
    assert.equal(runCommand(sandbox, 'report').code, 0)
    const page = readFileSync(join(sandbox.project, '.holdfast/report.html'), 'utf8')
    assert.match(page, /<td>told again<\/td><td>open task<\/td><td>Write the manual \(in_progress\)<\/td>/)
  })

  it('has the memories that were made in the session, and none of elsewhere', async (test) => {
    const sandbox = await makeJourney(test, STORY)
    runCommand(sandbox, 'memory', 'add', 'Typed by the person, in no session.')
    assert.equal(runCommand(sandbox, 'report').code, 0)
    const page = readFileSync(join(sandbox.project, '.holdfast/report.html'), 'utf8')
    assert.match(page, /<h3>3 memories made<\/h3>/)
    assert.match(page, /<td>decisions<\/td><td>No, use Parquet instead of CSV\.<\/td>/)
    assert.doesNotMatch(page, /Typed by the person/)
  })
})
