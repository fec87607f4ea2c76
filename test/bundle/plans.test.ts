import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { A, B, contextOf, entry, FOLDER, fire, openTrack, say } from './track.ts'

const PLAN = `# Plan

## Read

- [x] T1: find the files
- [ ] T2: read the old format
  - quotes too
- [ ] T3: refuse the rest

## Write

1. [ ] names
2. [ ] dates
`

describe('a plan of check boxes', { concurrency: 2 }, () => {
  it('is counted, told with what is next, ticked in place by a note and a session, and recovered', async (test) => {
    const { sandbox, read, write, holdfast, json } = openTrack(test)
    write(`${FOLDER}/PLAN.md`, PLAN)
    assert.deepEqual(json('track', 'list')[0].tasks, { open: 4, ended: 1 })
    const told = contextOf((await fire(sandbox, 'session-start', A)).stdout).context
    assert.match(told, /<open-tasks>\n- next: T2: read the old format\n- T3: refuse the rest\n/)
    const noted = holdfast('note', 'task', 'T2', '--status', 'done')
    assert.equal(noted.code, 0, noted.err)
    assert.equal(read(`${FOLDER}/PLAN.md`), PLAN.replace('[ ] T2', '[x] T2'), 'ticked at once')
    const unknown = holdfast('note', 'task', 'T9', '--status', 'done')
    assert.equal(unknown.code, 2)
    assert.match(
      unknown.err,
      /^docs\/tracks\/alpha\/PLAN\.md has no such task, and a new one needs more: .* --acceptance\n$/,
    )
    say(sandbox, A, entry('Task', 'Dates', { Status: 'done', Acceptance: 'they sort' }), '2026-11-21T10:00:00.000Z')
    assert.equal((await fire(sandbox, 'pre-compact', A)).exitCode, 0)
    const ticked = PLAN.replace('[ ] T2', '[x] T2').replace('[ ] dates', '[x] dates')
    assert.equal(read(`${FOLDER}/PLAN.md`), ticked)
    const next = contextOf((await fire(sandbox, 'session-start', B)).stdout).context
    assert.match(next, /<open-tasks>\n- next: T3: refuse the rest\n- names\n<\/open-tasks>/)
    assert.deepEqual(json('track', 'list')[0].tasks, { open: 2, ended: 3 })
    const gate = holdfast('gate', 'recovery')
    assert.equal(gate.code, 0, gate.out)
    assert.equal(holdfast('gate', 'determinism').code, 0)
  })

  it('a note that may mean two boxes is refused and leaves no entry that stops a compaction', (test) => {
    const { write, read, holdfast } = openTrack(test)
    const twice = '- [ ] tests of the parser\n- [ ] tests of the writer\n'
    write(`${FOLDER}/PLAN.md`, twice)
    const refused = holdfast('note', 'task', 'tests of the', '--status', 'done')
    assert.deepEqual([refused.code, read('artifacts/sessions/notes/work_log.md')], [2, null])
    assert.match(
      refused.err,
      /may mean 2 tasks of .*: line 1 "tests of the parser", line 2 "tests of the writer"; give more/,
    )
    const meant = holdfast('note', 'task', 'tests of the writer', '--status', 'done')
    assert.match(meant.out, /^Done in docs\/tracks\/alpha\/PLAN\.md/)
    assert.equal(read(`${FOLDER}/PLAN.md`), twice.replace('[ ] tests of the writer', '[x] tests of the writer'))
  })

  it('a template that nobody filled in is not told as tasks and risks', async (test) => {
    const { sandbox, write, holdfast } = openTrack(test)
    assert.equal(holdfast('track', 'new', 'beta').code, 0)
    const told = contextOf((await fire(sandbox, 'session-start', A)).stdout).context
    assert.match(told, /<open-tasks>next: write the tasks into PLAN\.md, whose template is not filled in<\/open-tasks>/)
    assert.doesNotMatch(told, /\[(?:describe|name)|<risks>/)
    write('docs/tracks/beta/PLAN.md', '- Task: T1 read it\n  - Status: todo\n  - Acceptance: [describe it]\n')
    const next = contextOf((await fire(sandbox, 'session-start', B)).stdout).context
    assert.match(next, /<open-tasks>next: T1 read it<\/open-tasks>/)
  })
})
