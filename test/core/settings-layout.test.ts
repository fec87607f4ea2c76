import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { addInsertion, type Insertions, parseInsertions, takeOut } from '../../src/client/core/insertions.ts'
import { planRegistration, planUnregistration } from '../../src/client/core/registration.ts'
import { editSettings, parseSettings } from '../../src/client/io/settings-text.ts'
import { SEED } from './arbitraries.ts'

/** Settings as people and editors write them. */
const LAYOUTS: readonly (readonly [what: string, text: string])[] = [
  ['no text', ''],
  ['nothing in them', '{}'],
  ['an empty object over two lines', '{\n}\n'],
  ['one line', '{"model":"opus"}'],
  ['one line with spaces', '{ "model": "opus" }\n'],
  ['two spaces', '{\n  "model": "opus"\n}\n'],
  ['four spaces and an object on one line', '{\n    "model": "opus",\n    "env": {"A": "1"}\n}\n'],
  ['tabs', '{\n\t"model": "opus"\n}\n'],
  ['Windows line endings', '{\r\n  "model": "opus",\r\n  "env": { "A": "1" }\r\n}\r\n'],
  ['a byte order mark', '\ufeff{\r\n\t"model": "opus"\r\n}\r\n'],
  ['a trailing comma', '{\n  "model": "opus",\n}\n'],
  ['comments', '{\n  // c\n  "model": "opus" // d\n  // e\n}\n'],
  ['nothing but a comment', '{\n  // nothing yet\n}\n'],
  ['comments around', '/* head */\n{ "a": 1 } // tail\n'],
  ['blank lines', '{\n\n  "model": "opus"\n\n}\n\n'],
  ['empty hooks', '{\n  "hooks": {}\n}\n'],
  ['an empty list', '{\n  "hooks": {\n    "PreToolUse": []\n  }\n}\n'],
  [
    'hooks of others first',
    '{\n  "hooks": {\n    "Stop": [\n      { "hooks": [ { "type": "command", "command": "x" } ] }\n    ]\n  },\n  "model": "opus"\n}\n',
  ],
  [
    'hooks of others on one line',
    '{"hooks":{"PreToolUse":[{"matcher":"Bash","hooks":[{"type":"command","command":"x"}]}]}}',
  ],
  [
    'hooks with comments and trailing commas',
    '{\n  "hooks": {\n    // mine\n    "PreToolUse": [\n      {"matcher": "Bash", "hooks": [{"type": "command", "command": "x"}],}, // after\n    ],\n  },\n}\n',
  ],
]

describe('settings with', () => {
  for (const [what, text] of LAYOUTS) {
    test(`${what}: registering only puts text in, and taking that out gives the same bytes`, () => {
      let inserted: Insertions = []
      const merged = editSettings(text, planRegistration(parseSettings(text) ?? {}), (edit) => {
        assert.equal(edit.replaced, '', 'nothing that was there is touched')
        inserted = addInsertion(inserted, edit.offset, edit.content.length)
      })
      assert.deepEqual(planRegistration(parseSettings(merged) ?? {}), [], 'registered')
      assert.equal(takeOut(merged, inserted), text)
      if (text.includes('\r\n')) assert.doesNotMatch(merged, /[^\r]\n/, 'every line ends as the others do')
    })

    test(`${what}: what others have, comments too, stays when our entries are taken out one by one`, () => {
      const merged = editSettings(text, planRegistration(parseSettings(text) ?? {}))
      const left = editSettings(merged, planUnregistration(parseSettings(merged) ?? {}))
      assert.doesNotMatch(left, /holdfast/)
      const { hooks, ...rest } = parseSettings(left) ?? {}
      const { hooks: was, ...others } = parseSettings(text) ?? {}
      assert.deepEqual(rest, others)
      const listed = (value: unknown) => Object.values((value ?? {}) as object).flat()
      assert.deepEqual(listed(hooks), listed(was))
      for (const comment of text.match(/\/\/.*|\/\*.*?\*\//g) ?? []) assert.ok(left.includes(comment), comment)
    })
  }
})

test('pieces put in anywhere, one after another, can all be taken out again', () => {
  const steps = fc.array(fc.tuple(fc.nat(1000), fc.string({ minLength: 1, maxLength: 8 })), { maxLength: 12 })
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), steps, (text, pieces) => {
      let [now, inserted]: [string, Insertions] = [text, []]
      for (const [place, piece] of pieces) {
        const offset = place % (now.length + 1)
        now = now.slice(0, offset) + piece + now.slice(offset)
        inserted = addInsertion(inserted, offset, piece.length)
      }
      assert.equal(takeOut(now, inserted), text)
      assert.deepEqual(parseInsertions(JSON.parse(JSON.stringify(inserted))), inserted)
    }),
    { seed: SEED },
  )
})

test('a piece may stand in place of text, which comes back; pieces put in later move it', () => {
  const step = fc.tuple(fc.nat(1000), fc.string({ minLength: 1, maxLength: 8 }))
  fc.assert(
    fc.property(
      fc.string({ minLength: 4, maxLength: 40 }),
      step,
      fc.array(step, { maxLength: 6 }),
      (text, first, more) => {
        const start = first[0] % (text.length - 2)
        const was = text.slice(start, start + 2)
        let now = text.slice(0, start) + first[1] + text.slice(start + 2)
        let inserted = addInsertion([], start, first[1].length, was)
        for (const [place, piece] of more) {
          const offset = place % (now.length + 1)
          now = now.slice(0, offset) + piece + now.slice(offset)
          inserted = addInsertion(inserted, offset, piece.length)
        }
        assert.equal(takeOut(now, inserted), text)
        assert.deepEqual(parseInsertions(JSON.parse(JSON.stringify(inserted))), inserted)
      },
    ),
    { seed: SEED },
  )
})

test('a list of pieces in a file is believed only when it is one', () => {
  for (const value of [null, {}, [[1]], [[-1, 2]], [['0', 1]], [[0, 1.5]], [[0, 1, 2]], 'x']) {
    assert.equal(parseInsertions(value), null, JSON.stringify(value))
  }
})
