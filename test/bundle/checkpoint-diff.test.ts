import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { createSandbox, FIXTURES, REPOSITORY, type Sandbox } from './sandbox.ts'

function run(sandbox: Sandbox, bundle: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('node', [join(REPOSITORY, 'dist', `${bundle}.mjs`), ...args], {
    cwd: sandbox.project,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: sandbox.home,
      CLAUDE_PROJECT_DIR: sandbox.project,
      HOLDFAST_NOW: '2026-11-21T12:00:00.000Z',
    },
    input,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

const diff = (sandbox: Sandbox, ...args: readonly string[]) => run(sandbox, 'holdfast', ['checkpoint', 'diff', ...args])

/** Lets pre-compact save the state of a session whose transcript is the first rows of a recorded one. */
function save(sandbox: Sandbox, session: string, rows: number): void {
  const text = readFileSync(join(FIXTURES, 'transcripts/tools-22c16634.jsonl'), 'utf8')
  const path = join(sandbox.home, `${session}.jsonl`)
  writeFileSync(path, text.replaceAll('$PROJECT', sandbox.project).split('\n').slice(0, rows).join('\n'))
  const payload = { session_id: session, transcript_path: path, cwd: sandbox.project, trigger: 'auto' }
  const { code, err } = run(
    sandbox,
    'pre-compact',
    [],
    JSON.stringify({ ...payload, hook_event_name: 'PreCompact', custom_instructions: null }),
  )
  assert.deepEqual([code, err], [0, ''])
}

/** Two states of one session, and between them one of another. */
function createHistory(test: Parameters<typeof createSandbox>[0]): Sandbox {
  const sandbox = createSandbox(test)
  save(sandbox, 's1', 35)
  save(sandbox, 's2', 60)
  save(sandbox, 's1', 123)
  return sandbox
}

describe('checkpoint diff', () => {
  it('without ids compares the newest two of the session that saved last', (test) => {
    const { code, out, err } = diff(createHistory(test))
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /^cx-001 \(2026-11-21T12:00:00\.000Z\) -> cx-003 \(2026-11-21T12:00:00\.000Z\)\n/)
    for (const line of [
      'file newly modified: a.txt',
      'commands, new: echo out; echo err >&2; exit 3 -> failed: Exit code 3: out',
      'commands, new: echo par -> ok',
    ]) {
      assert.ok(out.includes(`\n  ${line}\n`), `${line}\n${out}`)
    }
    assert.doesNotMatch(out, /goal|files read, gone|fails now/)
  })

  it('takes two ids, in either order, and one as compared with the one before it', (test) => {
    const sandbox = createHistory(test)
    assert.match(diff(sandbox, 'cx-001', 'cx-002').out, /^cx-001 .* -> cx-002 .*; of different sessions\n/)
    assert.match(diff(sandbox, 'cx-003', 'cx-001').out, /^cx-003 .* -> cx-001 /)
    assert.equal(diff(sandbox, 'cx-003').out, diff(sandbox).out)
    assert.match(diff(sandbox, 'cx-002').err, /^cx-002 is the first of its session; name two to compare\n$/)
    assert.equal(diff(sandbox, 'cx-001', 'cx-001').out.split('\n')[1], '  nothing changed')
  })

  it('--json tells every change by its wire name', (test) => {
    const json = JSON.parse(diff(createHistory(test), '--json', '--session', 's1').out)
    assert.deepEqual([json.from.checkpoint_id, json.to.checkpoint_id, json.to.session_id], ['cx-001', 'cx-003', 's1'])
    assert.deepEqual(json.failures.new, [], 'a command that tests and builds nothing is no failing target')
    assert.deepEqual(json.newer_messages, [])
    assert.equal(json.goal, null)
    assert.ok(json.other['work_state.commands'].added.length > 0, JSON.stringify(json.other))
  })

  it('says what is missing: no checkpoints, only one, a damaged one, no id', (test) => {
    const sandbox = createSandbox(test)
    assert.deepEqual(diff(sandbox), { code: 1, out: '', err: 'No checkpoints yet\n' })
    save(sandbox, 's1', 35)
    assert.match(diff(sandbox).err, /^Only one checkpoint of session s1: cx-001; /)
    mkdirSync(join(sandbox.project, '.holdfast/checkpoints'), { recursive: true })
    writeFileSync(join(sandbox.project, '.holdfast/checkpoints/cx-002-checkpoint.json'), '{')
    assert.match(diff(sandbox).err, /^Only one checkpoint of session s1/)
    assert.match(diff(sandbox, 'cx-001', 'cx-002').err, /^Cannot use checkpoint .*cx-002.*: not JSON/)
    assert.match(diff(sandbox, '../../etc').err, /not a checkpoint id/)
    assert.equal(diff(sandbox, 'cx-001', '--session', 's1').code, 2)
    assert.equal(diff(sandbox, '--session', 's9').err, 'No checkpoints of session "s9"\n')
    assert.equal(diff(sandbox, 'cx-001', 'cx-002', 'cx-003').code, 2)
  })
})
