import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { estimateTokens } from '../../src/base/core/tokens.ts'
import { readAnswer } from '../../src/client/core/answer.ts'
import { addContext, decidePermission, joinSections, MAX_ANSWER_CHARS } from '../../src/client/core/output.ts'
import { hostileText, SEED } from './arbitraries.ts'

test('text for the model is the additional context of its own event, and silence is nothing at all', () => {
  for (const event of ['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse'] as const) {
    assert.equal(addContext(event, ''), '')
    assert.deepEqual(JSON.parse(addContext(event, 'a "b"\n<c>')), {
      hookSpecificOutput: { hookEventName: event, additionalContext: 'a "b"\n<c>' },
    })
  }
})

test('a decision is in the permission format of the client, and never allows', () => {
  for (const decision of ['deny', 'ask'] as const) {
    assert.deepEqual(JSON.parse(decidePermission(decision, 'too large')), {
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: decision,
        permissionDecisionReason: 'too large',
      },
    })
  }
})

test('an answer is one JSON document on one line that starts with a brace, whatever the text', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const answer = addContext('UserPromptSubmit', text)
      if (text === '') return
      assert.ok(answer.startsWith('{') && answer.endsWith('}') && !answer.includes('\n'))
      assert.equal(readAnswer(answer), text)
    }),
    { seed: SEED },
  )
})

const section = (name: string, length: number) => ({ name, text: 'x'.repeat(length) })

/** Lengths of sections in order of importance, and which of them go out. */
const JOINED: readonly (readonly [lengths: readonly number[], kept: readonly number[], why: string])[] = [
  [[], [], 'nothing'],
  [[0, 0], [], 'empty sections are no sections'],
  [[5], [5], 'one'],
  [[5, 0, 7], [5, 7], 'an empty one between leaves no line'],
  [[10_000], [10_000], 'exactly the limit'],
  [[10_001], [], 'one over it'],
  [[5000, 4999], [5000, 4999], 'exactly the limit with the line break between'],
  [[5000, 5001], [5000], 'the line break counts'],
  [[9000, 2000, 900], [9000, 900], 'a smaller one still fits behind one that did not'],
  [[10_001, 5], [5], 'one that can never fit does not take the others with it'],
]

for (const [lengths, kept, why] of JOINED) {
  test(`sections of ${lengths.join(', ') || 'nothing'}: ${why}`, () => {
    const { text, dropped } = joinSections(
      lengths.map((length, index) => section(`s${index}`, length)),
      2500,
    )
    assert.deepEqual(text === '' ? [] : text.split('\n').map((line) => line.length), kept)
    const left = lengths.flatMap((length, index) => (length > 0 && !kept.includes(length) ? [`s${index}`] : []))
    assert.deepEqual(
      dropped.map(({ name }) => name),
      left,
    )
  })
}

test('what is left out is named with what was left for it', () => {
  const { dropped } = joinSections([section('a', 200), section('b', 300)], 100)
  assert.deepEqual(dropped, [{ name: 'b', cause: '75 tokens, 50 left of 100' }])
})

test('an answer never passes its budget or the limit of the client, and what is left out is named', () => {
  const sections = fc.array(fc.integer({ min: 0, max: 12_000 }), { maxLength: 8 })
  fc.assert(
    fc.property(sections, fc.integer({ min: 0, max: 4000 }), (lengths, budgetTokens) => {
      const given = lengths.map((length, index) => section(`s${index}`, length))
      const { text, dropped } = joinSections(given, budgetTokens)
      assert.ok(text.length <= MAX_ANSWER_CHARS, 'over the limit of the client')
      assert.ok(estimateTokens(text) <= budgetTokens, 'over the budget')
      const kept = given.filter((item) => item.text !== '' && !dropped.some(({ name }) => name === item.name))
      assert.equal(text, kept.map((item) => item.text).join('\n'))
    }),
    { seed: SEED },
  )
})

test('an answer read back is what the client takes from it', () => {
  for (const [stdout, text] of [
    ['', ''],
    ['plain text', 'plain text'],
    [decidePermission('deny', 'too large'), 'deny: too large'],
    [addContext('PostToolUse', 'x'), 'x'],
    ['{}', ''],
    ['{"hookSpecificOutput":7}', ''],
  ] as const) {
    assert.equal(readAnswer(stdout), text)
  }
})
