import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { ENTRY_KINDS, ENTRY_SCHEMAS, SEVERITIES, STATUSES } from '../../src/documents/core/entry-schemas.ts'
import { unifyLineEnds } from '../../src/documents/core/merge-entries.ts'
import { createEntry } from '../../src/documents/core/render-entry.ts'
import { listLoggedEntries, renderLogged } from '../../src/documents/core/work-log-entries.ts'
import { findListItems } from '../../src/documents/io/markdown-items.ts'
import { type CompactionInputs, planCompaction } from '../../src/tracks/core/plan-compaction.ts'
import { TIMES } from './property-runs.ts'

const TRACK = 'alpha'
const FOLDER = `docs/tracks/${TRACK}`
const PLAN = `${FOLDER}/PLAN.md`

/** Words as people write them: markup, colons, keys, ids, anything. */
const words = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('cache', 'the', 'index', 'T1', 'R2', 'use `a:b`', '**bold**', 'x | y') },
      {
        weight: 2,
        arbitrary: fc.constantFrom('Note:', 'Status:', 'a; b', '- c', '# d', '[x]', '<b>', '&', '> q', '```'),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(' ').replace(/[\r\n\u2028\u2029\u0085]/g, ' '))
  .filter((text) => /[a-z]/.test(text))

const titles = fc.oneof(fc.constantFrom('T1 build', 'T2 test', 'R1 leak', 'keep it small', 'Keep it *small*.'), words)
const times = fc
  .integer({ min: 0, max: 5_000_000 })
  .map((seconds) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString())

const entries = fc
  .record({
    kind: fc.constantFrom(...ENTRY_KINDS),
    title: titles,
    values: fc.tuple(words, words),
    severity: fc.constantFrom(...SEVERITIES),
    status: fc.constantFrom(...STATUSES),
    owner: fc.option(words, { nil: null }),
    at: times,
  })
  .map(({ kind, title, values, severity, status, owner, at }) => {
    const fields = ENTRY_SCHEMAS[kind].required.map((key, index) => ({
      key,
      value: key === 'Severity' ? severity : key === 'Status' ? status : (values[index] ?? ''),
    }))
    if (owner !== null) fields.push({ key: 'Owner', value: owner })
    return { text: renderLogged(createEntry(kind, title, fields), at, TRACK), at }
  })

/** Lines of a person's own documents. */
const lines = fc.oneof(
  fc.constantFrom(
    '',
    '# Plan',
    '## Tasks',
    'Some prose: with a colon.',
    '- Task: T1 build',
    '  - Status: todo',
    '  - Acceptance: it builds',
    '  Status: doing',
    'Acceptance: lazy',
    '- Task: T2 test; Status: done; Acceptance: green',
    '* [ ] **Task:** boxed',
    '  **Status:** todo',
    '- [ ] T1: build',
    '- [x] keep it small',
    '  - [ ] nested T2 test',
    '2. [ ] numbered',
    '   - Status: blocked',
    '  more words',
    '    - deeper',
    '- plain bullet',
    '1. first',
    '| a | b |',
    '|---|---|',
    '```',
    '~~~',
    '<!-- open',
    '-->',
    '> - Task: quoted',
    '    - Task: code?',
    '\t- Task: tab',
    '---',
    '- Risk: R1 leak',
    '  - Severity: HIGH',
    '  - Mitigation: none yet',
    '- Decision: keep it small',
    '  - Reason: a',
    '  - Impact: b',
  ),
  words,
)
const documents = fc.option(
  fc.array(lines, { maxLength: 25 }).map((list) => list.join('\n')),
  { nil: null },
)

function logOf(list: readonly { readonly text: string }[]) {
  return listLoggedEntries(list.map(({ text }) => text).join(''), 'work_log.md')
}

function compact(
  texts: ReadonlyMap<string, string>,
  pending: CompactionInputs['pending'],
  core: 'propose' | 'write' = 'propose',
) {
  return planCompaction({ trackId: TRACK, texts, pending, core }, findListItems)
}

const mapOf = (plan: string | null, risks: string | null, decisions: string | null) =>
  new Map(
    (
      [
        [PLAN, plan],
        [`${FOLDER}/RISKS.md`, risks],
        [`${FOLDER}/DECISIONS.md`, decisions],
      ] as const
    ).flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])),
  )

describe('a decision that is noted twice', () => {
  const log = (title: string, at: string) => {
    const fields = [
      { key: 'Reason', value: 'one process at a time writes' },
      { key: 'Impact', value: 'no lock' },
    ]
    return { text: renderLogged(createEntry('decision', title, fields), at, TRACK) }
  }
  const first = log('keep it small', '2026-01-01T10:00:00.000Z')
  const again = log('Keep it *small*.', '2026-01-02T11:00:00.000Z')
  const written = (text: string | null, list: readonly { readonly text: string }[]) =>
    compact(mapOf(null, null, text), logOf(list)).texts.get(`${FOLDER}/DECISIONS.md`) ?? ''
  const count = (text: string) => text.match(/^- Decision:/gm)?.length

  it('in one log is written once', () => {
    assert.equal(count(written(null, [first, again])), 1)
  })

  it('and stands in the document is not written again', () => {
    const once = written(null, [first])
    assert.equal(count(once), 1)
    assert.equal(written(once, [again]), once)
  })

  it('beside another is written once, and the other too', () => {
    const other = log('keep it large', '2026-01-01T12:00:00.000Z')
    assert.equal(count(written(null, [first, other, again])), 2)
  })
})

describe('compaction, whatever the entries and the documents', () => {
  it('any list of entries in any split over sessions gives the same documents', () => {
    fc.assert(
      fc.property(
        fc.array(entries, { maxLength: 8 }),
        fc.array(fc.nat(8)),
        documents,
        documents,
        (list, cuts, plan, risks) => {
          const start = mapOf(plan, risks, null)
          const whole = compact(start, logOf(list))
          if (whole.violations.length > 0) return
          const places = [...new Set([0, ...cuts.map((cut) => Math.min(cut, list.length)), list.length])].sort(
            (a, b) => a - b,
          )
          let texts: ReadonlyMap<string, string> = start
          for (const [index, from] of places.entries()) {
            const part = compact(texts, logOf(list.slice(from, places[index + 1] ?? list.length)))
            assert.deepEqual(part.violations, [])
            texts = part.texts
          }
          assert.deepEqual([...texts], [...whole.texts])
        },
      ),
      { numRuns: 400 * TIMES },
    )
  })

  it('what was compacted changes nothing when it is compacted again', () => {
    fc.assert(
      fc.property(
        fc.array(entries, { maxLength: 6 }),
        documents,
        documents,
        documents,
        (list, plan, risks, decisions) => {
          const once = compact(mapOf(plan, risks, decisions), logOf(list))
          if (once.violations.length > 0) return
          const none = compact(once.texts, [])
          assert.deepEqual([...none.texts], [...once.texts])
          assert.deepEqual(none.replaced, [])
          const decided = logOf(list).filter(({ entry }) => entry.kind === 'decision' || entry.kind === 'invariant')
          assert.deepEqual([...compact(once.texts, decided).texts], [...once.texts])
        },
      ),
      { numRuns: 400 * TIMES },
    )
  })

  it('every line of the old documents is in the new one or among what is said to be replaced', () => {
    fc.assert(
      fc.property(
        fc.array(entries, { maxLength: 6 }),
        documents,
        documents,
        documents,
        (list, plan, risks, decisions) => {
          const before = mapOf(plan, risks, decisions)
          const { texts, replaced } = compact(before, logOf(list))
          for (const [path, text] of before) {
            const kept = replaced.filter((item) => item.path === path).map((item) => item.text)
            const left = new Map<string, number>()
            const count = (line: string, by: number) => left.set(line, (left.get(line) ?? 0) + by)
            for (const line of [texts.get(path) ?? '', ...kept].join('\n').split('\n')) count(line, 1)
            for (const line of unifyLineEnds(text).split('\n')) if (line !== '') count(line, -1)
            assert.deepEqual(
              [...left].filter(([, number]) => number < 0),
              [],
              path,
            )
          }
        },
      ),
      { numRuns: 400 * TIMES },
    )
  })

  it('what stands in DECISIONS.md stays there, byte for byte, at its beginning', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 6 }), documents, (list, decisions) => {
        const { texts } = compact(mapOf(null, null, decisions), logOf(list))
        assert.ok(
          (texts.get(`${FOLDER}/DECISIONS.md`) ?? '').startsWith(decisions ?? ''),
          'something changed before the end',
        )
      }),
      { numRuns: 200 * TIMES },
    )
  })

  it('line ends of the documents and of the log make no difference', () => {
    fc.assert(
      fc.property(
        fc.array(entries, { maxLength: 6 }),
        documents,
        documents,
        documents,
        (list, plan, risks, decisions) => {
          const crlf = (text: string | null) => (text === null ? null : text.replaceAll('\n', '\r\n'))
          const a = compact(mapOf(plan, risks, decisions), logOf(list))
          const log = list.map(({ text }) => ({ text: text.replaceAll('\n', '\r\n') }))
          const b = compact(mapOf(crlf(plan), crlf(risks), crlf(decisions)), logOf(log))
          assert.deepEqual(b.violations, a.violations)
          if (a.violations.length === 0) assert.deepEqual([...b.texts], [...a.texts])
        },
      ),
      { numRuns: 200 * TIMES },
    )
  })
})
