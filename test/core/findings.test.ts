import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dropEdited, dropRefuted, findFindings, followFindings, trimFindings } from '../../src/work/core/findings.ts'
import { mergeWorkState } from '../../src/work/core/merge-work.ts'
import { LIMITS } from '../../src/work/core/work-limits.ts'
import type { Finding } from '../../src/work/core/work-state.ts'
import { collect } from './collect-work.ts'
import { call, result, say, user } from './rows.ts'

/** A command and its result. */
const run = (id: string, command: string, output: string, isError: boolean) => [
  call(id, 'Bash', { command }),
  result(id, output, isError),
]

/** A sentence of the model, and what it is. */
const SENTENCES: readonly (readonly [text: string, kind: Finding['kind'] | null])[] = [
  ['The root cause is that `readRow` drops the last tab.', 'finding'],
  ['Turns out the proxy strips the header on every redirect.', 'finding'],
  ['I tried a larger pool, but the import still hangs at row 900.', 'finding'],
  ['Raising the limit did not help with the slow import at all.', 'finding'],
  ['**Decision**: keep the old format', 'decision'],
  ['I decided to keep the old reader because the new one drops tabs.', 'finding'],
  ['The staging server listens on port :8443 only.', 'statement'],
  ['`import.sh` works only when DATA_DIR is set.', 'statement'],
  ['The problem is actually the reader.', 'finding'],
  ["Now we need to confirm it's `readRow` specifically.", 'finding'],
  ['I assumed `readRow` writes the cache, but it is read-only.', 'finding'],
  ['This means the reader is fundamentally different from the writer.', null],
  // Sentences that say nothing alone, steps of a list, proposals.
  ["It won't work as a `Reader`, which is by design of the old format.", null],
  ['This is by design per your `CLAUDE.md`: no backend and no login.', null],
  ["They don't share `readRow`.", null],
  ['This reader is not the cause, `readRow` is still called twice.', 'finding'],
  ['Use `RowType` instead of string in the payload.', null],
  ['Also check `Meal` and `Body`, both need a default.', null],
  ['Same failure in `rows.go`, the variable is missing.', null],
  ["The reader doesn't work as `Writer`, so I'd use it for the start.", null],
  ['Both gaps are plausibly caused by the `Copy` of the row.', null],
  // A line over others, and a promise to the person.
  ['`Row` type and the shared `readRow`:', null],
  ['The issue is in `readRow` at line 9 of `rows.go`:', 'finding'],
  ["Send the missing `DATA_DIR` and we'll go on with the import.", null],
  // Guesses, announcements, questions, sounds.
  ['The root cause might be that `readRow` drops the tab.', null],
  ['Perhaps the proxy strips the header, which is why it fails.', null],
  ['Let me find the root cause in `readRow` first.', null],
  ["Next, I'll look at why `readRow` drops the last tab.", null],
  ['Is the root cause that `readRow` drops the last tab?', null],
  ['I see the problem now.', null],
  ['Great, the root cause is found and all is well with it.', null],
  ['I added a test for the importer.', null],
  ['', null],
]

for (const [text, kind] of SENTENCES) {
  test(`${JSON.stringify(text)} is ${kind ?? 'nothing found'}`, () =>
    assert.deepEqual(
      findFindings(text).map((finding) => finding.kind),
      kind === null ? [] : [kind],
    ))
}

const CAUSE = 'The root cause is that `readRow` drops the last tab.'
const OTHER = 'The slow deploys on staging are caused by the proxy.'

test('a heading is not told with the sentence above it', () => {
  const text = `${CAUSE}\n\n**Evaluation:**\n1. Nothing else reads it. Final.`
  assert.deepEqual(findFindings(text), [{ kind: 'finding', text: CAUSE }])
})

test('what the model takes back is dropped, the rest stays', () => {
  const ledger = [CAUSE, OTHER].reduce(followFindings, [] as readonly Finding[])
  assert.equal(ledger.length, 2)
  const left = followFindings(ledger, 'I was wrong: `readRow` drops no tab, that is no root cause.')
  assert.deepEqual(
    [CAUSE, OTHER].map((known) => left.some(({ text }) => text === known)),
    [false, true],
  )
})

/** Sentences about files, and whether they hold after an edit of `src/read.ts`. */
for (const [text, holds] of [
  ['`read.ts` does not close the file.', false],
  ['Just need a test for src/read.ts.', false],
  ['Both importers live in `read.tsx`.', true],
  ['The other `spread.ts` must stay as it is.', true],
  ['The root cause is a missing close in `read.ts`.', true],
] as const)
  test(`an edit leaves ${text}: ${holds}`, () =>
    assert.equal(dropEdited(findFindings(text), 'src/read.ts').length, holds ? 1 : 0))

const GUESS = 'The problem is that the `size` column is too short for long names.'
const VAIN = 'I tried a larger pool, but the import still hangs at row 900.'

/** Rows behind a guessed cause, and whether the guess is still told. */
for (const [what, rows, holds] of [
  ['another cause is named', [say('The schema is fine. The problem is actually the reader.')], false],
  ['the cause is confirmed', [say('Found the actual bug at last.')], true],
  ['the person has spoken since', [user('ok'), say('The problem is actually the reader.')], true],
  ['the same run fails again in the same way', run('t2', 'npm test', 'Exit code 1\nError: too long', true), false],
  ['the same run fails otherwise', run('t2', 'npm test', 'Exit code 1\nError: no column', true), true],
  [
    'the same run fails otherwise behind an edit',
    [
      call('t3', 'Edit', { file_path: '/p/a.sql' }),
      result('t3', 'Updated'),
      ...run('t2', 'npm test', 'Exit code 1\nError: no column', true),
    ],
    false,
  ],
  ['another run fails', run('t2', 'npm run e2e', 'Exit code 1\nError: too long', true), true],
] as const)
  test(`a guessed cause is told although ${what}: ${holds}`, () => {
    const failed = run('t1', 'npm test', 'Exit code 1\nError: too long', true)
    const { findings } = collect(user('Mend the import'), ...failed, say(`${GUESS} ${VAIN}`), ...rows)
    const left = findings.map(({ text }) => text)
    assert.deepEqual([left.includes(GUESS), left.includes(VAIN)], [holds, true])
  })

const CAUSE_NOW = 'The root cause is that the worker still holds the old queue.'
const NEED = 'The `worker` needs to be restarted for the new queue.'
const PAST = '`drain.sh` works only with one worker.'
const FAILED = run('t2', 'npm run e2e', 'Exit code 1\nError: no queue', true)
const COMMIT = run('t4', 'git commit -m "Use the new queue"', '[main 1234567] Use the new queue', false)

/** Rows behind causes, vain tries and needs, and whether these are told. Words on how things work stay until a commit. */
for (const [what, rows, holds] of [
  ['the tests passed', [...run('t1', 'npm test', 'ok', false), say('Read.')], true],
  ['the person agreed', [user('yes')], true],
  ['the person has another request', [user('Sort the jobs')], false],
  [
    'the person hands over a log',
    [user('2026-02-03T10:00:01Z INFO up\n2026-02-03T10:00:02Z INFO down\n'.repeat(9))],
    false,
  ],
  ['a commit followed', COMMIT, false],
] as const) {
  const before = [user('Add the queue'), say(`${CAUSE_NOW} ${NEED} ${PAST} ${VAIN}`)]
  const told = (texts: readonly Finding[]) =>
    [CAUSE_NOW, NEED, PAST, VAIN].map((text) => texts.some((finding) => finding.text === text))
  test(`a cause is told although ${what}: ${holds}`, () =>
    assert.deepEqual(told(collect(...before, ...rows).findings), [holds, holds, rows !== COMMIT, holds]))
  test(`a cause from before a compaction is told although ${what}: ${holds}`, () =>
    assert.deepEqual(told(mergeWorkState(collect(...before), collect(...rows), true).findings), [
      holds,
      holds,
      rows !== COMMIT,
      holds,
    ]))
}

const DOUBT = "Now we need to confirm it's `readRow` specifically."

/** Rows behind a doubt, and whether the doubt is still told. */
for (const [what, rows, holds] of [
  ['the person has another request', [user('Sort the jobs')], true],
  ['another thing is confirmed', [say('The log confirms that `drain.sh` leaks.')], true],
  ['the thing is confirmed', [say('Confirmed: `readRow` drops the tab.')], false],
  ['a commit followed', COMMIT, false],
] as const)
  test(`a doubt is told although ${what}: ${holds}`, () => {
    const { findings } = collect(user('Mend the import'), say(`The log has gaps. ${DOUBT}`), ...rows)
    assert.equal(
      findings.some(({ text }) => text === DOUBT),
      holds,
    )
  })

test('a pass of the run that had failed settles the causes found in between, and no older ones', () => {
  const older = 'The second problem is that `drain.sh` leaks a worker.'
  const mended = run('t3', 'npm run e2e', 'ok', false)
  const rows = [user('Add the queue'), say(older), ...FAILED, say(`${CAUSE_NOW} ${PAST}`), ...mended]
  const later = [say(CAUSE), ...run('t5', 'npm run e2e', 'ok', false)]
  assert.deepEqual(
    collect(...rows, ...later).findings.map(({ text }) => text),
    [older, PAST, CAUSE],
  )
})

test('an edit takes a statement about the file out of the session, and of the session before a compaction', () => {
  const edit = [call('t1', 'Write', { file_path: '/p/read.ts', content: '' }), result('t1', 'ok')]
  const claim = say('`read.ts` does not close the file.')
  assert.equal(collect(claim).findings.length, 1)
  assert.equal(collect(claim, ...edit).findings.length, 0)
  assert.equal(mergeWorkState(collect(claim), collect(...edit)).findings.length, 0)
})

test('a list that offers, misses or praises holds no findings, the text behind it does', () => {
  const item = '`readRow` is never called with a tab.'
  for (const heading of [
    '### Options',
    '**Missing tests:**',
    'You could do either:',
    '## Suggestions (2)',
    '### Positives',
  ])
    assert.deepEqual(findFindings(`${heading}\n\n1. ${item}\n2. ${item}`), [], heading)
  assert.deepEqual(
    findFindings(`### Options\n\n- ${item}\n\n${CAUSE}`).map(({ text }) => text),
    [CAUSE],
  )
  assert.equal(findFindings(`### Options\n\n- Wait.\n\n### Causes\n\n- ${item}`).length, 1)
})

test('mere statements are out of date when all issues are dealt with', () => {
  const statement = '`read.ts:12` does not check the last tab.'
  const ledger = [CAUSE, statement].reduce(followFindings, [] as readonly Finding[])
  assert.equal(ledger.length, 2)
  for (const text of ['All issues have been addressed.', 'All the review comments are now fixed, see below.'])
    assert.deepEqual(
      followFindings(ledger, text).map((finding) => finding.text),
      [CAUSE],
    )
  for (const text of [
    'Not all of the issues are fixed.',
    'Once all issues are fixed, I push.',
    'All issues will be fixed.',
  ])
    assert.equal(followFindings(ledger, text).length, 2, text)
})

test('what is found again is newer, and counts once', () => {
  const ledger = [CAUSE, OTHER, CAUSE].reduce(followFindings, [] as readonly Finding[])
  assert.deepEqual(
    ledger.map(({ text }) => text),
    [OTHER, CAUSE],
  )
  assert.equal(followFindings(ledger, 'Done.'), ledger)
})

test('what the person turns against is dropped, what they do not name stays', () => {
  const ledger = [CAUSE, OTHER].reduce(followFindings, [] as readonly Finding[])
  assert.deepEqual(
    dropRefuted(ledger, 'No, the proxy is fine').map(({ text }) => text),
    [CAUSE],
  )
  assert.deepEqual(dropRefuted(ledger, 'no, not that'), ledger)
})

test('beyond its bound the ledger loses the oldest mere statements first', () => {
  const item = (kind: Finding['kind'], index: number): Finding => ({ kind, text: `${kind} ${index}` })
  const found = Array.from({ length: LIMITS.findings }, (_, index) => item('finding', index))
  const statements = Array.from({ length: 5 }, (_, index) => item('statement', index))
  assert.deepEqual(trimFindings([...statements, ...found]), found)
  assert.deepEqual(trimFindings([...found, item('decision', 0)]), [...found.slice(1), item('decision', 0)])
})

test('code blocks and quotations of an answer are no findings', () => {
  assert.deepEqual(findFindings(`\`\`\`\n${CAUSE}\n\`\`\`\n> ${CAUSE}`), [])
})
