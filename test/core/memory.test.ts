import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dropPrivate } from '../../src/base/core/private-spans.ts'
import { parseYamlRecord } from '../../src/files/io/yaml-file.ts'
import { createMemory } from '../../src/memory/core/draft.ts'
import { createMemoryId, type Memory, NAMESPACES } from '../../src/memory/core/memory.ts'
import { mergeNotes } from '../../src/memory/core/merge-notes.ts'
import { appendToNote, parseNote, serializeMemory } from '../../src/memory/core/note-text.ts'
import { hostileText, SEED } from './arbitraries.ts'

const PLACE = { createdAt: '2026-11-21T09:00:00.000Z', branch: 'main', track: null }

function make(text: string, createdAt = PLACE.createdAt): Memory {
  const memory = createMemory({ namespace: 'learnings', text }, { ...PLACE, createdAt })
  assert.ok(memory !== null, text)
  return memory
}

const lines = fc.array(
  fc.oneof(hostileText, fc.constantFrom('---', '\\---', 'id: x', '---  ', 'a: b', '', '\r\n', '# x')),
)
const memory = fc
  .record({
    namespace: fc.constantFrom(...NAMESPACES),
    text: lines.map((parts) => parts.join('\n')),
    tags: fc.array(hostileText, { maxLength: 4 }),
    branch: fc.option(hostileText),
    confidence: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ branch, ...draft }) => createMemory(draft, { ...PLACE, branch: branch === '' ? null : branch }))
  .filter((made) => made !== null)

test('what is written into a note is read from it again, whatever the texts are', () => {
  fc.assert(
    fc.property(fc.array(memory, { maxLength: 5 }), (memories) => {
      const read = parseNote(appendToNote('', memories), 'learnings', { parseYaml: parseYamlRecord })
      assert.deepEqual(
        read.map((part) => [part.memory.id, part.memory.text, part.memory.tags]),
        memories.map(({ id, text, tags }) => [id, text, tags]),
      )
    }),
    { seed: SEED },
  )
})

test('the front matter is YAML, and our own reading of it is that of a parser', () => {
  fc.assert(
    fc.property(memory, (made) => {
      const front =
        serializeMemory(made)
          .split('\n---\n')[0]
          ?.replace(/^---\n/, '') ?? ''
      const parsed = parseYamlRecord(front)
      assert.deepEqual(
        [parsed.id, parsed.namespace, parsed.created, parsed.branch ?? null, parsed.confidence ?? null],
        [made.id, made.namespace, made.createdAt, made.branch, made.confidence],
      )
    }),
    { seed: SEED },
  )
})

test('any text at all is a note that can be read', () => {
  fc.assert(
    fc.property(lines, (parts) => {
      for (const { memory: read } of parseNote(parts.join('\n'), 'learnings')) assert.match(read.id, /^m-[a-z0-9]+$/)
    }),
    { seed: SEED },
  )
})

test('merging two notes keeps every memory of both once, and gives both clones the same text', () => {
  fc.assert(
    fc.property(fc.array(memory), fc.array(memory), fc.array(memory), (common, mine, theirs) => {
      const base = appendToNote('', common)
      const [ours, other] = [appendToNote(base, mine), appendToNote(base, theirs)]
      const merged = mergeNotes({ base, ours, theirs: other }, 'learnings')
      assert.equal(mergeNotes({ base, ours: other, theirs: ours }, 'learnings'), merged)
      const ids = parseNote(merged, 'learnings').map((part) => part.memory.id)
      const expected = new Set([...common, ...mine, ...theirs].map(({ id }) => id))
      assert.deepEqual([...ids].sort(), [...expected].sort())
    }),
    { seed: SEED },
  )
})

test('of two versions of a memory the changed one holds; where both changed, the newer', () => {
  const old = make('The limit is 500.')
  const at = (text: string, createdAt?: string) => serializeMemory({ ...make(text, createdAt), id: old.id })
  const [base, changed, newer] = [
    serializeMemory(old),
    at('The limit is 600.'),
    at('It is 700.', '2026-11-22T09:00:00.000Z'),
  ]
  const textOf = (note: string) => parseNote(note, 'learnings').map((part) => part.memory.text)
  assert.deepEqual(textOf(mergeNotes({ base, ours: changed, theirs: base }, 'learnings')), ['The limit is 600.'])
  assert.deepEqual(textOf(mergeNotes({ base, ours: base, theirs: changed }, 'learnings')), ['The limit is 600.'])
  assert.deepEqual(textOf(mergeNotes({ base, ours: changed, theirs: newer }, 'learnings')), ['It is 700.'])
})

for (const [text, left] of [
  ['a <private>b</private> c', 'a  c'],
  ['<private>all of it</private>', ''],
  ['a <private>never closed', 'a'],
  ['a <PRIVATE reason="x">b</Private > c <private>d</private>', 'a  c'],
  ['a <private>b <private>c</private> d', 'a  d'],
  ['no span </private> here', 'no span </private> here'],
  ['<privateer> stays', '<privateer> stays'],
  ['a <private>x <private>y</private> z</private> b', 'a  b'],
  ['a <private>x <private>y</private> z <private>w</private> b', 'a  z  b'],
  ['a </private> b <private>x</private> c', 'a </private> b  c'],
] as const) {
  test(`private spans are dropped: ${text}`, () => assert.equal(dropPrivate(text), left))
}

test('nothing left to keep is no memory, and a secret is gone before it is one', () => {
  assert.equal(createMemory({ namespace: 'learnings', text: ' <private>x</private> ' }, PLACE), null)
  assert.equal(make('password=hunter2hunter2 is the default').text, 'password=[redacted] is the default')
  assert.ok(make('word '.repeat(2_000_000)).text.length <= 8_000, 'ten megabytes are cut')
})

test('letters of any language belong into a tag, and our own reading of the front matter keeps them', () => {
  const tags = ['größe', 'GRO\u0308SSE', '日本', 'Foo Bar', '— nope! —', '🙂', 'हिन्दी']
  const made = createMemory({ namespace: 'learnings', text: 'x', tags }, PLACE)
  assert.deepEqual(made?.tags, ['foo-bar', 'grösse', 'größe', 'nope', 'हिन्दी', '日本'])
  const [read] = parseNote(made === null ? '' : appendToNote('', [made]), 'learnings')
  assert.deepEqual(read?.memory.tags, made?.tags)
})

for (const [a, b, isSame] of [
  ['Use PostgreSQL.', 'use postgresql', true],
  ['- Use  PostgreSQL', 'Use PostgreSQL!', true],
  ['Use C', 'Use C++', false],
  ['never use x != y', 'never use x == y', false],
] as const) {
  test(`${isSame ? 'one memory' : 'two memories'}: ${a} | ${b}`, () =>
    assert.equal(createMemoryId(a) === createMemoryId(b), isSame))
}
