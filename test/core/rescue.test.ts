import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseStatus } from '../../src/git/core/status-changes.ts'
import { parseTreeChanges } from '../../src/git/core/tree-changes.ts'
import { planForgetting } from '../../src/rescue/core/plan-forgetting.ts'
import { createSelection, planRewind } from '../../src/rescue/core/plan-rewind.ts'
import { isPlainPath, quotePath } from '../../src/rescue/core/quote-path.ts'
import {
  parseRecord,
  parseSnapshot,
  type SnapshotRecord,
  serializeRecord,
} from '../../src/rescue/core/snapshot-record.ts'

const A = 'a'.repeat(40)
const B = 'b'.repeat(40)
const C = 'c'.repeat(40)
const ZERO = '0'.repeat(40)
const indexed = { mode: '100644', object: B }

const STATUS: readonly (readonly [record: string, file: unknown])[] = [
  [
    `1 M. N... 100644 100644 100644 ${A} ${B} a b`,
    { path: 'a b', state: 'tracked', staged: true, unsaved: false, indexed },
  ],
  [
    `1 .M N... 100644 100644 100755 ${B} ${B} x\ny`,
    { path: 'x\ny', state: 'tracked', staged: false, unsaved: true, indexed },
  ],
  [
    `1 .D N... 100644 100644 000000 ${B} ${B} gone`,
    { path: 'gone', state: 'tracked', staged: false, unsaved: true, indexed },
  ],
  [
    `1 D. N... 100644 000000 000000 ${A} ${ZERO} d`,
    { path: 'd', state: 'tracked', staged: true, unsaved: false, indexed: null },
  ],
  [
    `1 .T N... 100644 100644 120000 ${B} ${B} "q"`,
    { path: '"q"', state: 'tracked', staged: false, unsaved: true, indexed },
  ],
  [
    `1 .A N... 000000 000000 100644 ${ZERO} ${ZERO} ita`,
    { path: 'ita', state: 'tracked', staged: false, unsaved: true, indexed: null, intended: true },
  ],
  [
    `1 M. S... 160000 160000 160000 ${A} ${B} sub`,
    {
      path: 'sub',
      state: 'tracked',
      staged: true,
      unsaved: false,
      indexed: { mode: '160000', object: B },
      submodule: true,
    },
  ],
  [
    `u UD N... 100644 100644 000000 100644 ${A} ${B} ${ZERO} é`,
    {
      ...{ path: 'é', state: 'tracked', staged: true, unsaved: true, indexed: null },
      stages: [
        { stage: 1, mode: '100644', object: A },
        { stage: 2, mode: '100644', object: B },
      ],
    },
  ],
  ['? new file', { path: 'new file', state: 'untracked', staged: false, unsaved: true, indexed: null }],
]

for (const [record, file] of STATUS) {
  test(`status: ${JSON.stringify(record.replaceAll(/(\w)\1{39}/g, '$1'))}`, () => {
    const text = `# branch.oid ${A}\0# branch.head topic\0# branch.ab +0 -0\0${record}\0`
    assert.deepEqual(parseStatus(text), { head: A, files: [file], nested: [] })
  })
}

test('status: before the first commit, a repository inside, and answers of another form', () => {
  const text = '# branch.oid (initial)\0# branch.head (detached)\0? inner/\0! ignored\0'
  assert.deepEqual(parseStatus(text), { head: null, files: [], nested: ['inner'] })
  for (const damaged of ['? cut off', '1 M. short\0', 'x\0', '# branch.oid no\0', '2 R. N... a\0', '? \0'])
    assert.equal(parseStatus(damaged), null, damaged)
})

test('paths are quoted as C does', () => {
  for (const [path, quoted] of [
    ['a b', '"a b"'],
    ['"\\', '"\\"\\\\"'],
    ['\n\té\u007f', '"\\012\\011é\\177"'],
  ] as const)
    assert.equal(quotePath(path), quoted)
})

test('a path of a tree stays in the work tree and out of git', () => {
  for (const path of ['a', 'a/b', '.gitignore', 'x.git/y', 'git~x', '.github/a', 'é', 'a\\b'])
    assert.ok(isPlainPath(path, false), path)
  const bad = ['', '/a', 'a//b', 'a/', '.', '..', 'a/../b', '.git', 'A/.GIT/x', '.git ', '.git.', 'git~1', '.g\u200cit']
  for (const path of [...bad, 'a\0', '.git::$INDEX_ALLOCATION']) assert.ok(!isPlainPath(path, false), path)
  for (const path of ['a\\b', 'C:x']) assert.ok(!isPlainPath(path, true), path)
})

const RECORD: SnapshotRecord = {
  ...{ kind: 'files', session: 's', command: 'git x', time: '2026-01-01T00:00:00.000Z', root: '/r', worktree: '' },
  ...{ branch: 'main', head: A, hasStages: false, isPartial: false, fileCount: 1, names: ['a\nb'], bytes: 3 },
  ...{ commits: [C], modes: { constructor: 0o600 }, mark: 'm' },
}

test('a record comes back from its message; messages of other forms are none', () => {
  const message = serializeRecord(RECORD, 'n')
  assert.deepEqual(parseRecord(message), RECORD)
  for (const other of ['', 'fix\n\n{}', message.replace('"version":1', '"version":2'), message.slice(0, -9)])
    assert.equal(parseRecord(other), null)
  for (const wrong of [{ head: 'x' }, { kind: 'y' }, { time: 'no' }, { root: 1 }, { session: 1 }])
    assert.equal(parseRecord(serializeRecord({ ...RECORD, ...(wrong as object) }, 'n')), null, JSON.stringify(wrong))
})

test('a snapshot is its ref, its parents and its message together', () => {
  const message = serializeRecord(RECORD, 'n')
  const ref = 'refs/holdfast/snapshots/7'
  assert.equal(parseSnapshot(ref, B, [A, B, C], message)?.index, B)
  assert.equal(parseSnapshot(ref, B, [B, C], message), null, 'another head')
  assert.equal(parseSnapshot(ref, B, [A, B], message), null, 'a commit that is not kept')
  for (const id of ['0', '07', 'x', '7/8', ''])
    assert.equal(parseSnapshot(`refs/holdfast/snapshots/${id}`, B, [A, B, C], message), null)
  const staged = serializeRecord({ ...RECORD, hasStages: true, head: null, commits: [] }, 'n')
  assert.deepEqual(
    [parseSnapshot(ref, B, [A, C], staged)?.index, parseSnapshot(ref, B, [A, C], staged)?.stages],
    [A, C],
  )
  assert.equal(parseSnapshot(ref, B, [A], staged), null)
})

const change = (path: string, oldMode: string, newMode: string) => ({
  ...{ path, oldMode, newMode, oldObject: A, newObject: B },
  status: 'M',
})
const NONE = '000000'

test('a plan writes what differs, removes what was gone then, and leaves what exists only now', () => {
  const fromNow = [
    change('edited', '100644', '100644'),
    change('clean then', '100644', '100644'),
    change('lost', NONE, '100755'),
    change('deleted then', '100644', NONE),
    change('only now', '100644', NONE),
    change('submodule', '160000', '160000'),
  ]
  const fromHead = [change('edited', '100644', '100644'), change('deleted then', '100644', NONE)]
  const fromIndex = [change('edited', '100644', '100644'), change('lost', NONE, '100755')]
  const differences = { fromNow, fromHead, fromIndex, isPartial: false, isWindows: false }
  const plan = planRewind(differences, () => true)
  assert.deepEqual(
    plan?.writes.map(({ path, isRaw, isNew }) => [path, isRaw, isNew]),
    [
      ['edited', true, false],
      ['clean then', false, false],
      ['lost', true, true],
    ],
  )
  assert.deepEqual([plan?.removals, plan?.extra, plan?.touched], [['deleted then'], ['only now'], null])
  const part = planRewind({ ...differences, isPartial: true }, createSelection(['edited', 'clean then']))
  assert.deepEqual(
    part?.writes.map(({ path }) => path),
    ['edited'],
  )
  assert.equal(
    planRewind({ ...differences, fromNow: [change('a/.git/x', NONE, '100644')] }, () => true),
    null,
  )
})

test('a selection is a path and what lies below', () => {
  const isSelected = createSelection(['a', 'b/c'])
  assert.deepEqual(['a', 'a/x', 'ab', 'b', 'b/c', 'b/cd'].map(isSelected), [true, true, false, false, true, false])
  assert.ok(createSelection([''])('anything'))
})

test('differences of trees are read whole or not at all', () => {
  const row = `:100644 000000 ${A} ${ZERO} D\0a\nb\0`
  assert.deepEqual(
    parseTreeChanges(row)?.map(({ path, status }) => [path, status]),
    [['a\nb', 'D']],
  )
  assert.deepEqual(parseTreeChanges(''), [])
  for (const damaged of [row.slice(0, -1), row.slice(1), `${row}:`, `${row}x\0`])
    assert.equal(parseTreeChanges(damaged), null)
})

const DAY = 86_400_000
const NOW = Date.parse('2026-06-01T00:00:00Z')
const taken = (id: number, daysAgo: number, session: string | null = null, bytes = 1) => ({
  ...{ id: String(id), session, bytes },
  time: new Date(NOW - daysAgo * DAY).toISOString(),
})
const LIMITS = { count: 3, days: 30, bytes: 100 }

const FORGETTING: readonly (readonly [claim: string, snapshots: ReturnType<typeof taken>[], forgotten: string[]])[] = [
  ['within all limits none goes', [taken(1, 29), taken(2, 1)], []],
  ['the oldest go over the number', [taken(1, 4), taken(10, 3), taken(9, 2), taken(11, 2), taken(12, 2)], ['9', '1']],
  ['old ones go, the newest stays whatever its age', [taken(1, 99), taken(2, 98)], ['1']],
  [
    'large ones go, the newest stays',
    [taken(1, 3, null, 60), taken(2, 2, null, 60), taken(3, 1, null, 500)],
    ['2', '1'],
  ],
  [
    'a large one in between leaves room for the older',
    [taken(1, 3), taken(2, 2, null, 99), taken(3, 1, null, 50)],
    ['2'],
  ],
  ['a session that runs keeps all of its own', [taken(1, 99, 'runs'), taken(2, 99, 'over'), taken(3, 50)], ['2']],
  ['a session with a snapshot of today keeps its old ones', [taken(1, 99, 'today'), taken(2, 0.5, 'today')], []],
]

for (const [claim, snapshots, forgotten] of FORGETTING) {
  test(`forgetting: ${claim}`, () => {
    assert.deepEqual(
      planForgetting(snapshots, (session) => session === 'runs', { nowMs: NOW, limits: LIMITS }),
      forgotten,
    )
  })
}
