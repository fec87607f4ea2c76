import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findEditedResumption, judgeStaleResumption } from '../../src/guards/core/stale-resumption.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const FILE = 'ORCHESTRATION.yaml'

/** The reason against a section of that time, cut before its advice; null where it may be written. */
function judge(updated_at: unknown, before: unknown = null): string | null {
  const found = judgeStaleResumption(
    FILE,
    { before: before === null ? null : { updated_at: before }, after: { updated_at } },
    NOW,
  )
  return found?.reason.replace(/, so the section.*|\. Set .*/, '') ?? null
}

describe('the time of a resumption section', () => {
  const times: readonly [claim: string, time: unknown, reason: string | null][] = [
    ['now', '2026-11-21T12:00:00Z', null],
    ['a clock that is ahead', '2026-11-21T12:30:00Z', null],
    ['an hour ago', '2026-11-21T11:00:00Z', null],
    ['an hour and 29 seconds ago', '2026-11-21T10:59:31Z', null],
    ['61 minutes ago', '2026-11-21T10:59:00Z', 'would get a resumption.updated_at of 61 minutes ago'],
    ['three days ago', '2026-11-18T12:00:00Z', 'would get a resumption.updated_at of 3 days ago'],
    ['two hours ago', '2026-11-21T10:00:00Z', 'would get a resumption.updated_at of 2 hours ago'],
    ['a date of YAML, an hour ago', new Date('2026-11-21T11:00:00Z'), null],
    ['no time', 'soon', 'has no resumption.updated_at that reads as a time'],
  ]
  for (const [claim, time, reason] of times) {
    test(claim, () => assert.equal(judge(time), reason === null ? null : `"${FILE}" ${reason}`))
  }

  test('an old time that stands already is kept, not got', () => {
    const time = '2026-11-21T10:00:00Z'
    assert.equal(judge(time, time), `"${FILE}" would keep a resumption.updated_at of 2 hours ago`)
  })

  test('a file without the section is not judged', () => {
    assert.equal(judgeStaleResumption(FILE, { before: { updated_at: '2020-01-01' }, after: null }, NOW), null)
  })
})

describe('what a command leaves of a resumption section', () => {
  const before = { updated_at: '2026-11-21T08:00:00Z' }
  const cases: readonly [command: string, by: string, action: 'replace' | 'append' | 'remove', left: unknown][] = [
    ["sed -i 's/todo/done/' O.yaml", 'sed', 'replace', before],
    ['echo "- x" >> O.yaml', 'echo', 'append', before],
    ["sed -i 's/updated_at: .*/updated_at: 2026-11-21T11:59:00Z/' O.yaml", 'sed', 'replace', '2026-11-21T11:59:00Z'],
    ['yq -i \'.resumption.updated_at = "2026-11-20"\' O.yaml', 'yq', 'replace', '2026-11-20'],
    [
      "sed -i 's/updated_at: 2026-11-21T08:00:00Z/updated_at: 2026-11-21T11:00:00Z/' O.yaml",
      'sed',
      'replace',
      '2026-11-21T11:00:00Z',
    ],
    ['sed -i "s/updated_at: .*/updated_at: $(date -Is)/" O.yaml', 'sed', 'replace', null],
    ["cat > O.yaml <<'E'\nresumption:\n  next: x\nE", 'cat', 'replace', {}],
    ['cp other.yaml O.yaml', 'cp', 'replace', null],
    ['rm O.yaml', 'rm', 'remove', null],
  ]
  for (const [command, by, action, left] of cases)
    test(command, () =>
      assert.deepEqual(
        findEditedResumption({ command, programs: [by] }, action, before),
        typeof left === 'string' ? { updated_at: left } : left,
      ),
    )
})
