import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { unifyLineEnds } from '../../src/documents/core/merge-entries.ts'
import { listLoggedEntries } from '../../src/documents/core/work-log-entries.ts'
import { findListItems } from '../../src/documents/io/markdown-items.ts'
import { planCompaction } from '../../src/tracks/core/plan-compaction.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const NAMES = ['PLAN', 'DECISIONS', 'RISKS'].map((name) => `docs/tracks/alpha/${name}.md`)

const LOG = `- Decision: probe of a decision
  - Date: 2026-01-01T00:00:00.000Z
  - Reason: r
  - Impact: i
- Task: probe of a task
  - Status: todo
  - Acceptance: a
- Risk: probe of a risk
  - Severity: low
  - Mitigation: m
`

const compact = (texts: ReadonlyMap<string, string>, log: string) =>
  planCompaction(
    { trackId: 'alpha', texts, pending: listLoggedEntries(log, 'work_log.md'), core: 'propose' },
    findListItems,
  )

/** Files people have written: ours, and those the packages we use come with. */
const OURS = readdirSync(join(ROOT, 'test/core/data/documents'))
  .filter((name) => name !== 'README.md')
  .map((name) => join(ROOT, 'test/core/data/documents', name))
const THEIRS = readdirSync(join(ROOT, 'node_modules'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:md|markdown)$/i.test(path))
  .sort()
  .slice(0, 150)
  .map((path) => join(ROOT, 'node_modules', path))

/** Lines of a text that are neither in another one nor in what is said to be replaced, each as often as it stands there. */
function findLost(old: string, now: string, replaced: readonly { readonly text: string }[]): string[] {
  const left = new Map<string, number>()
  for (const line of [now, ...replaced.map(({ text }) => text)].join('\n').split('\n'))
    left.set(line, (left.get(line) ?? 0) + 1)
  return unifyLineEnds(old)
    .split('\n')
    .filter((line) => {
      left.set(line, (left.get(line) ?? 0) - 1)
      return (left.get(line) ?? 0) < 0
    })
}

/** The entries of a document that are whole, and so are written in normal form. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  'checklists.md': ['nested in a numbered list'],
  'untidy.md': ['with blanks', 'with blanks'],
}

describe('documents as people write them', () => {
  for (const file of OURS) {
    const name = file.slice(file.lastIndexOf('/') + 1)
    const text = readFileSync(file, 'utf8')

    it(`${name} stays as it is but for whole entries`, () => {
      const before = new Map(NAMES.map((path) => [path, text]))
      const { texts, replaced, violations } = compact(before, '')
      assert.deepEqual(violations, [])
      const rewritten = replaced.filter(({ path }) => path === NAMES[0]).map(({ text: old }) => old)
      const titles = rewritten.map((old) => /Task:\s*(.*?)\s*$/m.exec(old)?.[1] ?? '')
      assert.deepEqual(
        titles.filter((title) => !(ENTRIES[name] ?? []).includes(title)),
        [],
      )
      for (const path of NAMES) assert.deepEqual(findLost(text, texts.get(path) ?? '', replaced), [], path)
      assert.equal(texts.get(NAMES[1] ?? ''), text, 'DECISIONS.md')
      if (rewritten.length === 0) assert.equal(texts.get(NAMES[0] ?? ''), text, 'PLAN.md')
    })

    it(`${name} takes entries in and loses no line, or refuses them`, () => {
      const before = new Map(NAMES.map((path) => [path, text]))
      const { texts, replaced, violations } = compact(before, LOG)
      for (const path of NAMES) assert.deepEqual(findLost(text, texts.get(path) ?? '', replaced), [], path)
      assert.equal(violations.length > 0, name === 'untidy.md', JSON.stringify(violations))
      if (violations.length > 0) return
      assert.ok((texts.get(NAMES[1] ?? '') ?? '').startsWith(text), 'DECISIONS.md has another beginning')
      assert.deepEqual([...compact(texts, '').texts], [...texts], 'compacted again')
    })
  }

  it('what packages come with survives too', () => {
    assert.ok(THEIRS.length > 30, `only ${THEIRS.length} files`)
    let taken = 0
    for (const file of THEIRS) {
      const text = readFileSync(file, 'utf8')
      const before = new Map(NAMES.map((path) => [path, text]))
      const { texts, replaced, violations } = compact(before, LOG)
      for (const path of NAMES) assert.deepEqual(findLost(text, texts.get(path) ?? '', replaced), [], file)
      if (violations.length > 0) continue
      taken += 1
      assert.deepEqual(replaced, [], file)
      assert.ok((texts.get(NAMES[1] ?? '') ?? '').startsWith(unifyLineEnds(text)), file)
    }
    assert.ok(taken > THEIRS.length * 0.95, `${taken} of ${THEIRS.length}`)
  })
})
