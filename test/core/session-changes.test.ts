import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBriefing } from '../../src/resumption/core/briefing.ts'
import { listSessionChanges, renderSessionChanges } from '../../src/work/core/session-changes.ts'
import { emptyWorkState, type WorkState } from '../../src/work/core/work-state.ts'

const ok = { code: 'ok', detail: '' } as const
const failed = { code: 'failed', detail: 'Exit code 1' } as const
const WORK: WorkState = {
  ...emptyWorkState(),
  finished: [
    { what: 'abc1234 Add the export', evidence: 'commit' },
    { what: 'Write the export', evidence: 'task' },
  ],
  filesModified: ['src/new.ts', 'src/export.ts'],
  commands: [
    { command: 'npm test', outcome: failed },
    { command: 'npm run lint', outcome: failed },
    { command: 'ls src', outcome: ok },
    { command: 'git merge main', outcome: ok },
    { command: 'docker compose up -d', outcome: ok },
    { command: 'terraform plan', outcome: ok },
    { command: 'npm test', outcome: ok },
  ],
  failing: ['npm run lint: failed: Exit code 1'],
  todos: [
    { task: 'Write the export', status: 'completed', id: null },
    { task: 'Write the manual', status: 'in_progress', id: null },
  ],
}

const listChanges = (work: WorkState, uncommitted: readonly string[] | null) =>
  listSessionChanges(work, uncommitted, createBriefing(work))

test('changes stand in one order, with the newest run of each check alone', () => {
  assert.equal(
    renderSessionChanges(listChanges(WORK, ['src/new.ts', 'b.txt', 'a.txt'])),
    [
      'Commits:',
      '- abc1234 Add the export',
      'Files changed:',
      '- src/export.ts',
      '- src/new.ts (not committed)',
      'Not committed, with no edit of this session on record:',
      '- a.txt',
      '- b.txt',
      'Tests, builds and linters, as they last ended:',
      '- npm run lint: failed: Exit code 1',
      '- npm test: ok',
      'Fails:',
      '- npm run lint: failed: Exit code 1',
      'Open:',
      '- Write the manual (in_progress)',
    ].join('\n'),
  )
})

test('no file is called committed where git does not tell', () => {
  const { files, others } = listChanges(WORK, null)
  assert.deepEqual(
    files.map(({ committed }) => committed),
    [null, null],
  )
  assert.deepEqual(others, [])
})

test('a session without a change says so', () => {
  assert.equal(renderSessionChanges(listChanges(emptyWorkState(), [])), 'No change is on record.')
})

test('a long list names the number that is left out', () => {
  const filesModified = Array.from({ length: 130 }, (_, index) => `src/${index}.ts`)
  const text = renderSessionChanges(listChanges({ ...emptyWorkState(), filesModified }, null))
  assert.equal(text.split('\n').length, 102)
  assert.match(text, /- and 30 more$/)
})
