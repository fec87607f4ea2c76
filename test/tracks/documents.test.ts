import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { describe, it } from 'node:test'
import { runHook } from '../bundle/run-hook.ts'
import { findLeftovers } from '../bundle/sandbox.ts'
import {
  A,
  B,
  checkpointOf,
  contextOf,
  decision,
  entry,
  FOLDER,
  fire,
  NOW,
  openTrack,
  PLAN,
  say,
  transcriptOf,
} from '../bundle/track.ts'

describe('the documents of a track, through sessions', { concurrency: 2 }, () => {
  it('take up what was said, noted and written, each once, and give it to the next session', async (test) => {
    const { sandbox, read, holdfast, write } = openTrack(test)
    say(sandbox, A, `Agreed.\n\n${decision('use one file')}\nOn it.`, '2026-11-21T10:00:00.000Z')
    say(
      sandbox,
      A,
      '[remember:decisions] Decision: no daemon\nReason: it dies\nImpact: files only',
      '2026-11-21T10:01:00.000Z',
      'user',
    )
    say(sandbox, A, '- Decision: only a thought', '2026-11-21T10:02:00.000Z')
    write(
      `artifacts/sessions/${A}/work_log.md`,
      `- 2026-11-21T10:03:00.000Z Bash \`npm test\`: done\n${entry('Risk', 'R1 the disk fills', { Severity: 'High', Mitigation: 'rotation' })}`,
    )
    assert.equal(holdfast('note', 'task', 'T1', '--status', 'done').code, 0)
    assert.equal((await fire(sandbox, 'pre-compact', A)).exitCode, 0)
    await fire(sandbox, 'pre-compact', A)
    say(sandbox, B, decision('use one file'), '2026-11-21T11:00:00.000Z')
    say(sandbox, B, entry('Invariant', 'no network in tests', { Scope: 'global' }), '2026-11-21T11:01:00.000Z')
    await fire(sandbox, 'pre-compact', B)
    assert.equal(
      read(`${FOLDER}/DECISIONS.md`),
      `# Decisions

- Decision: use one file
  - Date: 2026-11-21T10:00:00.000Z
  - Reason: reason of use one file
  - Impact: impact of use one file
- Decision: no daemon
  - Date: 2026-11-21T10:01:00.000Z
  - Reason: it dies
  - Impact: files only
`,
    )
    assert.equal(read(`${FOLDER}/PLAN.md`), PLAN.replace('Status: todo', 'Status: done'))
    assert.equal(
      read(`${FOLDER}/RISKS.md`),
      '# Risks\n\n- Risk: R1 the disk fills\n  - Severity: high\n  - Mitigation: rotation\n',
    )
    assert.match(read('docs/context/INVARIANTS.md') ?? '', /- Invariant: no network in tests\n/)
    assert.equal(read('docs/context/CONTEXT_CORE.md'), null)
    const { tiers, compaction } = checkpointOf(read, 'cx-001')
    assert.equal(compaction.entries, 4)
    assert.deepEqual(compaction.violations, [])
    assert.deepEqual(
      Object.keys(compaction.outputs),
      ['DECISIONS', 'PLAN', 'RISKS'].map((name) => `${FOLDER}/${name}.md`),
    )
    assert.equal(tiers.task.length, 3)
    assert.match(read(compaction.replaced) ?? '', /Status: todo/)
    const { context } = contextOf((await fire(sandbox, 'session-start', '5e551000-0000-4000-8000-00000000000c')).stdout)
    assert.match(context, /<track-context track="alpha" plan="[0-9a-f]{16}" compacted="[^"]+">/)
    assert.match(context, /use one file, because reason of use one file/)
    assert.doesNotMatch(context, /T1 Read|<check>/)
    const run = holdfast('gate', 'recovery')
    assert.equal(run.code, 0, run.out)
  })

  it('are left alone when an entry lacks a field: it is named, the checkpoint is made, and mending it takes all up', async (test) => {
    const { sandbox, read, write, holdfast } = openTrack(test)
    say(sandbox, A, decision('fine'), '2026-11-21T10:00:00.000Z')
    say(sandbox, A, '- Decision: half\n  - Reason: only that', '2026-11-21T10:01:00.000Z')
    const { exitCode, stderr } = await fire(sandbox, 'pre-compact', A)
    assert.deepEqual({ exitCode, stderr }, { exitCode: 0, stderr: '' })
    assert.equal(read(`${FOLDER}/DECISIONS.md`), null)
    assert.equal(read(`${FOLDER}/PLAN.md`), PLAN)
    const log = `artifacts/sessions/${A}/work_log.md`
    const line = (read(log) ?? '').split('\n').indexOf('- Decision: half') + 1
    const { compaction } = checkpointOf(read, 'cx-001')
    const text = 'Decision "half" has no Impact'
    assert.deepEqual(compaction.violations, [{ path: log, line, rule: 'missing-field', text }])
    assert.match(read('.holdfast/events.jsonl') ?? '', /"event":"documents_refused"/)
    const { context, message } = contextOf((await fire(sandbox, 'session-start', A, { source: 'compact' })).stdout)
    assert.ok(context.includes(`<not-taken-up>${log}:${line} ${text}</not-taken-up>`), context)
    assert.ok(message.includes(`${log}:${line} ${text}`), message)
    const refused = holdfast('compact')
    assert.equal(refused.code, 1)
    assert.match(refused.out, /half/)
    write(log, (read(log) ?? '').replace('only that', 'only that\n  - Impact: none'))
    assert.equal(holdfast('compact').code, 0)
    assert.match(read(`${FOLDER}/DECISIONS.md`) ?? '', /fine[\s\S]*half/)
  })

  it('take up an entry that was said again as it should be', async (test) => {
    const { sandbox, read } = openTrack(test)
    say(sandbox, A, '- Decision: half\n  - Reason: only that', '2026-11-21T10:01:00.000Z')
    await fire(sandbox, 'pre-compact', A)
    assert.equal(read(`${FOLDER}/DECISIONS.md`), null)
    say(sandbox, A, decision('half'), '2026-11-21T10:05:00.000Z')
    await fire(sandbox, 'pre-compact', A)
    assert.equal((read(`${FOLDER}/DECISIONS.md`) ?? '').match(/Decision: half/g)?.length, 1)
  })

  it('are compacted when a compaction came without a fresh announcement', async (test) => {
    const { sandbox, read } = openTrack(test)
    say(sandbox, A, decision('late'), '2026-11-21T10:01:00.000Z')
    await fire(sandbox, 'session-start', A, { source: 'compact' })
    assert.match(read(`${FOLDER}/DECISIONS.md`) ?? '', /late/)
    assert.equal(checkpointOf(read, 'cx-001').compaction.entries, 1)
  })

  it('hold neither secrets nor private spans of a note', (test) => {
    const { read, holdfast } = openTrack(test)
    const told = `one <private>diary</private> store, ghp_${'aB3dE5gH7jK9'.repeat(3)}`
    assert.equal(holdfast('note', 'decision', told, '--reason', told, '--impact', told).code, 0)
    assert.equal(holdfast('compact').code, 0)
    const text = read(`${FOLDER}/DECISIONS.md`) ?? ''
    assert.match(text, /- Decision: one store, \[redacted\]\n(?:.*\n)* {2}- Impact: one store, \[redacted\]\n/)
    assert.doesNotMatch(text, /diary|ghp_/)
  })

  it('get only the entries of their own track', async (test) => {
    const { sandbox, read, write, holdfast } = openTrack(test)
    holdfast('note', 'decision', 'for alpha', '--reason', 'r', '--impact', 'i')
    write('docs/tracks/beta/PLAN.md', '# Plan: beta\n')
    write('docs/tracks/ACTIVE_TRACK', 'beta\n')
    say(sandbox, A, decision('for beta'), '2026-11-21T10:01:00.000Z')
    await fire(sandbox, 'pre-compact', A)
    assert.doesNotMatch(read('docs/tracks/beta/DECISIONS.md') ?? '', /alpha/)
    write('docs/tracks/ACTIVE_TRACK', 'alpha\n')
    await fire(sandbox, 'pre-compact', A)
    assert.match(read(`${FOLDER}/DECISIONS.md`) ?? '', /for alpha/)
    assert.doesNotMatch(read(`${FOLDER}/DECISIONS.md`) ?? '', /beta/)
  })

  it('get what was said while their track was the active one, in every session, before another is', async (test) => {
    const { sandbox, read, holdfast } = openTrack(test)
    for (const session of [A, B]) {
      await fire(sandbox, 'session-start', session)
      say(sandbox, session, decision(`alpha in ${session}`), '2026-11-21T10:01:00.000Z')
    }
    assert.equal(holdfast('track', 'new', 'beta').code, 0)
    say(sandbox, A, decision('beta later'), '2026-11-21T10:02:00.000Z')
    await fire(sandbox, 'pre-compact', A)
    assert.doesNotMatch(read('docs/tracks/beta/DECISIONS.md') ?? '', /alpha in/)
    assert.match(read('docs/tracks/beta/DECISIONS.md') ?? '', /beta later/)
    assert.equal(holdfast('track', 'close', 'alpha').code, 0)
    for (const session of [A, B])
      assert.match(read(`${FOLDER}/DECISIONS.md`) ?? '', new RegExp(`alpha in ${session}`), 'what waited is brought in')
  })

  it('keep their track open while an entry that waits for it cannot be brought in, unless it is to be left', (test) => {
    const { read, write, holdfast } = openTrack(test)
    write(`artifacts/sessions/${A}/work_log.md`, '- Risk: half\n  - Severity: low\n')
    const plan = read(`${FOLDER}/PLAN.md`)
    const refused = holdfast('track', 'close')
    assert.equal(refused.code, 1)
    assert.match(refused.err, /work_log\.md:1 Risk "half" has no Mitigation; mend it, or add --leave/)
    assert.equal(read('docs/tracks/ACTIVE_TRACK'), 'alpha\n')
    assert.equal(read(`${FOLDER}/CLOSED`), null)
    assert.equal(holdfast('track', 'close', '--leave').code, 0)
    assert.equal(read('docs/tracks/ACTIVE_TRACK'), null)
    assert.equal(read(`${FOLDER}/PLAN.md`), plan)
  })

  it('take up by command what every session said, and a trial tells of all of it', async (test) => {
    const { sandbox, read, json } = openTrack(test)
    for (const session of [A, B]) {
      await fire(sandbox, 'session-start', session)
      say(sandbox, session, decision(`said in ${session}`), '2026-11-21T10:01:00.000Z')
    }
    assert.equal(json('compact', '--dry-run').entries, 2)
    assert.equal(read(`${FOLDER}/DECISIONS.md`), null)
    assert.equal(json('compact').entries, 2)
    assert.equal(json('compact').entries, 0)
  })

  it('take no entry in a code block never closed, which the command says before one waits', (test) => {
    const { write, holdfast } = openTrack(test)
    write(`${FOLDER}/PLAN.md`, '# P\n\n```\nopen\n- [ ] T1: a\n')
    for (const args of [['compact'], ['compact', '--dry-run']]) {
      const open = holdfast(...args)
      assert.equal(open.code, 1)
      assert.match(open.out, /nothing to bring in, but an entry would be refused:\n.*PLAN\.md: .*not closed/)
    }
  })

  it('that cannot be read are named to the model and the person with the reason', async (test) => {
    const { sandbox, write } = openTrack(test)
    write(`${FOLDER}/PLAN.md`, 'x'.repeat(1_100_000))
    say(sandbox, A, decision('kept waiting'), '2026-11-21T10:01:00.000Z')
    await fire(sandbox, 'pre-compact', A)
    const { context, message } = contextOf((await fire(sandbox, 'session-start', A, { source: 'compact' })).stdout)
    const told = /docs\/tracks\/alpha\/PLAN\.md cannot be compacted: 1100000 bytes, over the limit of 1048576/
    assert.match(context, told)
    assert.match(message, told)
  })

  it('are not called into question because a call of the session wrote its diff anew', async (test) => {
    const { sandbox, write } = openTrack(test)
    write(`artifacts/sessions/${A}/recent_diff.txt`, 'one\n')
    say(sandbox, A, decision('fine'), '2026-11-21T10:01:00.000Z')
    await fire(sandbox, 'pre-compact', A)
    write(`artifacts/sessions/${A}/recent_diff.txt`, 'two\n')
    const { context } = contextOf((await fire(sandbox, 'session-start', A, { source: 'compact' })).stdout)
    assert.match(context, /<track-context/)
    assert.doesNotMatch(context, /<check>/)
  })

  it('keep no secrets', async (test) => {
    const { sandbox, read } = openTrack(test)
    const secret = ['sk', 'ant', 'api03', 'abcdefghijklmnopqrstuvwxyz'].join('-')
    say(sandbox, A, decision(`the key is ${secret}`), '2026-11-21T10:01:00.000Z')
    await fire(sandbox, 'pre-compact', A)
    assert.match(read(`${FOLDER}/DECISIONS.md`) ?? '', /the key is \[redacted\]/)
    assert.ok(!(read(`artifacts/sessions/${A}/work_log.md`) ?? '').includes(secret), 'the work log has it')
  })

  it('write the core only when told to', async (test) => {
    const { sandbox, read, write } = openTrack(test)
    write('docs/context/CONTEXT_CORE.md', '# Core\n\n## Invariants\n\n- stay small\n\n## Other\n\nend\n')
    write('.holdfast/config.toml', '[compaction]\ncore = "write"\n')
    say(sandbox, A, entry('Invariant', 'no network in tests', { Scope: 'global' }), '2026-11-21T11:01:00.000Z')
    await fire(sandbox, 'pre-compact', A)
    const added = '- Invariant: no network in tests\n  - Date: 2026-11-21T11:01:00.000Z\n  - Scope: global\n'
    assert.equal(
      read('docs/context/CONTEXT_CORE.md'),
      `# Core\n\n## Invariants\n\n- stay small\n\n${added}\n## Other\n\nend\n`,
    )
    assert.equal(read('docs/context/INVARIANTS.md'), null)
  })

  it('are compacted at CRITICAL, by the command beside the hook', async (test) => {
    const { sandbox, read } = openTrack(test)
    say(sandbox, A, decision('under pressure'), '2026-11-21T10:01:00.000Z')
    say(sandbox, A, '- Risk: half\n  - Severity: low', '2026-11-21T10:02:00.000Z')
    say(sandbox, A, 'Going on.', NOW, 'assistant', 140_000)
    const stdin = JSON.stringify({
      hook_event_name: 'UserPromptSubmit',
      session_id: A,
      transcript_path: transcriptOf(A),
      cwd: '$PROJECT',
      prompt: 'go on',
    })
    const { context, message: told } = contextOf((await runHook(sandbox, 'user-prompt-submit', { stdin })).stdout)
    const { trigger, compaction } = checkpointOf(read, 'cx-001')
    assert.equal(trigger, 'threshold')
    assert.equal(compaction.violations.length, 1)
    assert.match(context, /<track-context track="alpha">/)
    assert.match(told, /Risk "half" has no Mitigation/)
    assert.equal(read(`${FOLDER}/DECISIONS.md`), null)
  })

  it('show in a trial what would change and change nothing', async (test) => {
    const { sandbox, read, json } = openTrack(test)
    say(sandbox, A, decision('tried'), '2026-11-21T10:01:00.000Z')
    await fire(sandbox, 'session-start', A)
    const trial = json('compact', '--dry-run')
    assert.deepEqual(trial.changed, [`${FOLDER}/DECISIONS.md`])
    assert.match(trial.texts[`${FOLDER}/DECISIONS.md`], /tried/)
    assert.equal(read(`${FOLDER}/DECISIONS.md`), null)
    assert.equal(read('artifacts/checkpoints/alpha/latest.json'), null)
    assert.equal(read(`artifacts/sessions/${A}/work_log.md`), null)
  })
})

describe('what was restored is checked', { concurrency: 2 }, () => {
  const CHANGES: readonly (readonly [string, (track: ReturnType<typeof openTrack>) => void, RegExp, number])[] = [
    ['a plan a person changed', ({ write }) => write(`${FOLDER}/PLAN.md`, `${PLAN}more\n`), /PLAN\.md was changed/, 1],
    [
      'a plan with the line ends of Windows',
      ({ write, read }) => write(`${FOLDER}/PLAN.md`, (read(`${FOLDER}/PLAN.md`) ?? '').replaceAll('\n', '\r\n')),
      /^(?![\s\S]*<check>)/,
      0,
    ],
    [
      'decisions that are gone',
      ({ path }) => rmSync(path(`${FOLDER}/DECISIONS.md`)),
      /DECISIONS\.md is gone[^<]*the plan can be trusted/,
      1,
    ],
    [
      'damaged checksums',
      ({ write }) => write('artifacts/checkpoints/alpha/latest.json', '{'),
      /latest\.json cannot be used: not JSON/,
      1,
    ],
    [
      'decisions that only grew',
      ({ write, read }) => write(`${FOLDER}/DECISIONS.md`, `${read(`${FOLDER}/DECISIONS.md`)}- by hand\n`),
      /^(?![\s\S]*<check>)/,
      0,
    ],
    [
      'decisions cut off',
      ({ write }) => write(`${FOLDER}/DECISIONS.md`, '# Decisions\n'),
      /DECISIONS\.md was changed/,
      0,
    ],
  ]
  for (const [name, change, expected, code] of CHANGES) {
    it(name, async (test) => {
      const track = openTrack(test)
      track.holdfast('note', 'decision', 'one', '--reason', 'r', '--impact', 'i')
      assert.equal(track.holdfast('compact').code, 0)
      assert.equal(track.holdfast('gate', 'recovery').code, 0)
      change(track)
      const { context } = contextOf((await fire(track.sandbox, 'session-start', B)).stdout)
      assert.match(context, expected)
      assert.equal(track.holdfast('gate', 'recovery').code, code)
    })
  }
})

describe('gates', () => {
  it('have nothing to compare where nothing was compacted, as in CI, and miss what was there', async (test) => {
    const { sandbox, path, json } = openTrack(test)
    const fresh = json('gate', 'recovery')
    assert.equal(fresh.passes, true)
    assert.deepEqual(
      fresh.findings.map(({ severity, rule }: { severity: string; rule: string }) => [severity, rule]),
      [['warning', 'no-checkpoint']],
    )
    await fire(sandbox, 'pre-compact', A)
    assert.deepEqual(json('gate', 'recovery').findings, [])
    rmSync(path('artifacts/checkpoints/alpha/latest.json'))
    const gone = json('gate', 'recovery')
    assert.equal(gone.passes, false)
    assert.deepEqual(
      gone.findings.map(({ path: where, rule }: { path: string; rule: string }) => [where, rule]),
      [['artifacts/checkpoints/alpha/latest.json', 'missing']],
    )
  })

  it('pass on a sound track and say in one line what does not', (test) => {
    const { holdfast, write, json } = openTrack(test)
    assert.equal(holdfast('init', '--tracks').code, 0)
    assert.equal(holdfast('compact').code, 0)
    for (const gate of ['determinism', 'recovery', 'guardrails']) {
      const run = holdfast('gate', gate)
      assert.equal(run.code, 0, run.out + run.err)
    }
    const all = json('gate', 'all')
    assert.deepEqual(
      all.gates.map((gate: { gate: string }) => gate.gate),
      ['determinism', 'recovery', 'guardrails', 'evaluator'],
    )
    assert.equal(all.passes, false)
    assert.equal(holdfast('gate', 'all').code, 1)
    write('docs/context/GUARDRAILS.md', '# nothing\n')
    const open2 = holdfast('gate', 'guardrails')
    assert.equal(open2.code, 1)
    assert.match(open2.out, /GUARDRAILS\.md {2}not-blocked: a write out of the repository by Write is not refused/)
    write(`${FOLDER}/PLAN.md`, '# Plan\n\n```\nnever closed\n')
    const run = holdfast('gate', 'determinism')
    assert.equal(run.code, 1)
    assert.match(run.out, /PLAN\.md {2}refused: /)
  })

  it('cannot be run without a track', (test) => {
    const { holdfast, write } = openTrack(test)
    write('docs/tracks/ACTIVE_TRACK', '../..\n')
    for (const gate of ['determinism', 'recovery', 'guardrails', 'evaluator', 'all'])
      assert.equal(holdfast('gate', gate).code, 2, gate)
    assert.equal(holdfast('compact').code, 2)
    assert.equal(holdfast('note', 'decision', 'x', '--reason', 'r', '--impact', 'i').code, 2)
  })
})

describe('several processes at once', () => {
  it('lose nothing and write nothing twice', async (test) => {
    const { sandbox, read, holdfast } = openTrack(test)
    const sessions = [1, 2, 3, 4].map((number) => `5e551000-0000-4000-8000-00000000001${number}`)
    for (const [index, session] of sessions.entries())
      for (const part of [1, 2, 3])
        say(
          sandbox,
          session,
          `${decision(`d${index}${part}`)}${entry('Task', `X${index}${part} work`, { Status: 'todo', Acceptance: 'ok' })}`,
          `2026-11-21T10:0${index}:0${part}.000Z`,
        )
    const runs = await Promise.all(sessions.map((session) => fire(sandbox, 'pre-compact', session)))
    for (const run of runs) assert.deepEqual({ code: run.exitCode, err: run.stderr }, { code: 0, err: '' })
    assert.equal(holdfast('compact').code, 0)
    const [decisions, plan] = [read(`${FOLDER}/DECISIONS.md`) ?? '', read(`${FOLDER}/PLAN.md`) ?? '']
    for (const [index] of sessions.entries())
      for (const part of [1, 2, 3]) {
        assert.equal(decisions.split(`Decision: d${index}${part}\n`).length, 2, `d${index}${part}`)
        assert.equal(plan.split(`Task: X${index}${part} work\n`).length, 2, `X${index}${part}`)
      }
    assert.deepEqual(findLeftovers(sandbox), [])
  })
})
