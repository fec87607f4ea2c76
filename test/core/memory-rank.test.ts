import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createMemory } from '../../src/memory/core/draft.ts'
import type { Memory } from '../../src/memory/core/memory.ts'
import { createEditQuery, isRelevant } from '../../src/memory/core/rank.ts'
import { listTerms } from '../../src/memory/core/terms.ts'
import { addToIndex, findMemory, readIndex, saveIndex } from '../../src/memory/io/memory-index.ts'
import { lookUpMemories } from '../../src/memory/io/memory-lookup.ts'

function make(text: string, number = 0): Memory {
  const createdAt = new Date(1_700_000_000_000 + number * 60_000).toISOString()
  const memory = createMemory({ namespace: 'learnings', text }, { createdAt, branch: 'main', track: null })
  assert.ok(memory !== null, text)
  return memory
}

function createProject(t: { after: (fn: () => void) => void }): string {
  const root = mkdtempSync(join(tmpdir(), 'holdfast-index-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, '.holdfast/memory'), { recursive: true })
  return root
}

const KEPT = [
  'Invoices are exported in batches of 500: the billing provider drops larger ones without an error.',
  'Database migrations run before the deploy, never after: the old workers read the new schema.',
  'The retry queue caches tokens for an hour; clearing the cache logs every user out.',
  'Session state is locked with a file next to it; a stale lock is taken over after five seconds.',
  'We parse TOML with a library, because hand-written parsers failed on dotted keys.',
  'Screenshots in the report are made with a headless browser, which the CI image has to have.',
  'Compaction of the transcript is never blocked: the client gives up after two minutes.',
  'Passwords are hashed with argon2id; bcrypt was given up for its limit of 72 bytes.',
  'Der Export der Rechnungen l\u00e4uft nachts.',
  '\u8acb\u6c42\u66f8\u306f\u591c\u9593\u306b\u51fa\u529b\u3055\u308c\u307e\u3059',
]

/** An edit, and the beginning of the memory it calls for; null where none has to do with it. */
const EDITS: readonly (readonly [path: string, text: string, expected: string | null])[] = [
  ['src/billing/export-invoices.ts', 'export const exportInvoices = (invoices) => invoices.map(send)', 'Invoices are'],
  ['src/billing/invoice.ts', 'batches.map(batch => provider.send(batch))', 'Invoices are'],
  [
    'db/migrations/004_users.sql',
    '-- the old workers still read this schema while the migration runs\nalter table users add column seen_at',
    'Database migrations',
  ],
  ['deploy/migrate.sh', 'run_migrations && restart workers', 'Database migrations'],
  ['src/auth/token-cache.ts', 'cache.clear(); tokens.delete(user)', 'The retry queue'],
  ['src/session/lock.ts', 'function takeStaleLock(file, seconds) {}', 'Session state'],
  ['src/config/parse-toml.ts', 'parser.parse(dottedKeys)', 'We parse TOML'],
  ['src/report/screenshot.ts', 'const browser = await launch({ headless: true })', 'Screenshots'],
  ['src/auth/hash-password.ts', 'return argon2id(password)', 'Passwords'],
  ['src/compaction/block.ts', 'transcript.compaction.blocked = true', 'Compaction of'],
  ['src/export/rechnungen.ts', 'nachts()', 'Der Export'],
  ['src/geometry/area.ts', 'export function area(width, height) { return width * height }', null],
  ['README.md', 'Install the package, then start the server and open the page in a browser.', null],
  [
    'src/ui/button.tsx',
    'export const Button = ({ label, onClick }) => <button onClick={onClick}>{label}</button>',
    null,
  ],
  ['src/base/core/text.ts', 'return text.slice(0, limit)', null],
  ['package.json', '{ "name": "x", "version": "1.0.0", "scripts": { "test": "node --test" } }', null],
  ['src/index.ts', 'import { main } from "./main.ts"\nawait main(process.argv)', null],
  ['src/math/seconds.ts', 'export const toSeconds = (minutes) => minutes * 60', null],
  ['src/mail/send.ts', 'await smtp.send({ to: user.email, subject })', null],
]

/** Everyday memories around the ten, so that the table holds in a small store and in a larger one. */
const filler = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    make(`Note ${index} on widget${index % 97} and gadget${index % 89} of module${index}`, index),
  )

for (const count of [0, 200, 5_000]) {
  test(`the memory an edit calls for is told, and only that, among ${count} others`, (t) => {
    const project = createProject(t)
    saveIndex(project, [...filler(count), ...KEPT.map((text, index) => make(text, 10_000 + index))], 'key')
    const wrong: string[] = []
    for (const [path, text, expected] of EDITS) {
      const query = createEditQuery(path, text)
      const [best] = lookUpMemories(project, { query, limit: 1, accepts: isRelevant, wants: () => true })
      const found = typeof best?.text === 'string' ? best.text : null
      if (expected === null ? found !== null : found?.startsWith(expected) !== true) wrong.push(`${path}: ${found}`)
    }
    assert.deepEqual(wrong, [])
  })
}

for (const [one, other] of [
  ['databases', 'database'],
  ['caching', 'cache'],
  ['retries', 'retry'],
  ['migrated', 'migrations'],
  ['PostToolUse', 'post_tool_use'],
] as const) {
  test(`the same terms: ${one}, ${other}`, () => assert.deepEqual(listTerms(one), listTerms(other)))
}

test('an index of many segments holds every memory once, in the order they came', (t) => {
  const project = createProject(t)
  saveIndex(project, filler(1_200), '')
  const late = Array.from({ length: 30 }, (_, index) => make(`Late arrival ${index}`, 90_000 + index))
  for (const memory of late) addToIndex(project, [memory], 'other')
  addToIndex(project, late.slice(0, 3), 'other')
  const known = readIndex(project) ?? []
  assert.equal(known.length, 1_230)
  assert.equal(new Set(known.map(({ id }) => id)).size, 1_230)
  assert.ok(
    late.every(({ id }) => findMemory(project, id) !== null),
    'each is found by its id',
  )
  assert.equal(findMemory(project, 'm-unknown'), null, 'another is not')
})
