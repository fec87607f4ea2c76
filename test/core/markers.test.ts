import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { chooseNamespace, dropMarks, findMarkers, findMarks } from '../../src/capture/core/markers.ts'
import { mayMark } from '../../src/capture/core/may-mark.ts'
import { NAMESPACES } from '../../src/memory/core/memory.ts'
import { measureCpuMs } from './cpu-time.ts'

const find = (text: string) => findMarkers(text).map((marker) => [marker.namespace, marker.text])

describe('markers of a message', () => {
  const cases: readonly (readonly [
    name: string,
    text: string,
    found: readonly (readonly [string | null, string])[],
  ])[] = [
    ['with a namespace', '[remember:decisions] Use PostgreSQL for DB', [['decisions', 'Use PostgreSQL for DB']]],
    ['without one', '[remember] TIL about pytest fixtures', [[null, 'TIL about pytest fixtures']]],
    ['capture', '[capture:patterns] API error handling', [['patterns', 'API error handling']]],
    ['capture without one', '[capture] I decided to use React', [[null, 'I decided to use React']]],
    ['at-sign', '@memory:blockers CORS issue with frontend', [['blockers', 'CORS issue with frontend']]],
    ['at-sign without one', '@memory TIL something new', [[null, 'TIL something new']]],
    ['in any letter case', '[REMEMBER:DECISIONS] Test', [['decisions', 'Test']]],
    ['at-sign in any letter case', '@MEMORY:decisions Test', [['decisions', 'Test']]],
    ['in the singular', '[remember:decision] Test', [['decisions', 'Test']]],
    ['a namespace there is not', '[remember:invalid_ns] Test content', [[null, 'Test content']]],
    ['no space behind it', '[remember]Test', [[null, 'Test']]],
    ['white space around', '   [remember:decisions]   spaces   ', [['decisions', 'spaces']]],
    ['no line but its own', '[remember:decisions] First line\nSecond line', [['decisions', 'First line']]],
    ['capture, no line but its own', '[capture:patterns] First line\nSecond line', [['patterns', 'First line']]],
    ['at-sign, no line but its own', '@memory:reviews First line\nSecond line', [['reviews', 'First line']]],
    ['at-sign without one, no line but its own', '@memory First line\nSecond line', [[null, 'First line']]],
    ['in a script without letters of ours', '[remember] キューは一つだけ\nSecond line', [[null, 'キューは一つだけ']]],
    ['in indented code', 'For example:\n\n    @memory use pg\n\t[remember] use tabs\n\nNow fix it', []],
    ['in indented code behind a fence', '```\na\n```\n    @memory use pg', []],
    [
      'in indented code between others',
      '@memory a b\n\n    @memory c d\n\n@memory e f',
      [
        [null, 'a b'],
        [null, 'e f'],
      ],
    ],
    ['alone above indented code', '[remember]\n\n    use pg', []],
    ['in a nested item of a list', '1. Cache:\n\n    - @memory use redis', [[null, 'use redis']]],
    ['in a continued line', 'See\n    @memory use redis', [[null, 'use redis']]],
    ['alone on its line', '[remember]\nUse tabs\nin every file\n\nNow fix it', [[null, 'Use tabs\nin every file']]],
    ['capture alone on its line', '[capture:patterns]\nUse tabs\n\nNow fix it', [['patterns', 'Use tabs']]],
    ['at-sign alone on its line', 'Hi\n@memory:reviews\nUse tabs\n\nNow fix it', [['reviews', 'Use tabs']]],
    ['emphasized, alone on its line', '**[remember]**\nUse tabs\n\nNow fix it', [[null, 'Use tabs']]],
    ['alone above a list', '[remember:patterns]\n- tabs\n- no semicolons', [['patterns', '- tabs\n- no semicolons']]],
    ['alone above a blank line', '[remember]\n\nNow fix it', []],
    [
      'alone above another',
      '[remember]\nUse tabs\n@memory:reviews Naming is off',
      [
        [null, 'Use tabs'],
        ['reviews', 'Naming is off'],
      ],
    ],
    ['alone above code', '[remember]\nUse tabs\n```\ncode\n```', [[null, 'Use tabs']]],
    ['alone in a list item', '- [remember]\n  Use tabs\n- Fix it', [[null, 'Use tabs']]],
    ['up to the blank line', '[remember] Use tabs\n\nNow fix the bug', [[null, 'Use tabs']]],
    ['Windows line ends', '[remember] Use tabs\r\n\r\nNow fix it', [[null, 'Use tabs']]],
    [
      'special characters',
      '[remember] Use `PostgreSQL` with <JSON> & more',
      [[null, 'Use `PostgreSQL` with <JSON> & more']],
    ],
    ['brackets', '[remember:learnings] Arrays use [index] syntax', [['learnings', 'Arrays use [index] syntax']]],
    [
      'several in a prompt',
      '[remember] A\n\nwords\n\n@memory:progress B\n[capture:reviews] C',
      [
        [null, 'A'],
        ['progress', 'B'],
        ['reviews', 'C'],
      ],
    ],
    [
      'several in a line',
      'Fix it. [remember:patterns] Use tabs. @memory and more',
      [
        ['patterns', 'Use tabs.'],
        [null, 'and more'],
      ],
    ],
    [
      'in list items',
      '- [remember] A\n- B\n- [capture:decision] C\n  more',
      [
        [null, 'A'],
        ['decisions', 'C'],
      ],
    ],
    ['emphasized', '**[remember:decisions]** Use X', [['decisions', 'Use X']]],
    ['with a colon behind', '@memory:decisions: Use X', [['decisions', 'Use X']]],
    ['after what it means', 'Use tabs. [remember]\nNow fix it', [[null, 'Use tabs.']]],
    ['with code below', '[remember] Like this:\n```\na\n```\nalways', [[null, 'Like this:']]],
    ['inside a sentence', 'Some text [remember] then marker', []],
    ['longer words', '@memorytest content', []],
    ['an address', 'write to me@memory.org', []],
    ['not closed', '[remember content without closing', []],
    ['of another kind', '[unknown:decisions] test', []],
    ['nothing to keep', '[remember]\n\n[remember:decisions]   \n\n@memory', []],
    ['in a code block', '```\n[remember] no\n```\n~~~md\n@memory no\n~~~', []],
    ['in a block never closed', 'Look:\n```\n[remember] no\n', []],
    ['in a code span', '`[remember] no` and ``@memory no``', []],
    ['in a quoted line', '> [remember] no\n> words. [remember] no', []],
    ['in a quoted line below another', '[remember] Use tabs\n> [remember] no', [[null, 'Use tabs']]],
    ['in a quoted line below one alone', '[remember]\nUse tabs\n> no', [[null, 'Use tabs']]],
    ['in a private span', 'a <private>[remember] secret</private> b', []],
    ['no text', '', []],
  ]
  for (const [name, text, found] of cases) it(name, () => assert.deepEqual(find(text), found))

  it('every namespace', () => {
    for (const namespace of NAMESPACES) assert.deepEqual(find(`[remember:${namespace}] x`), [[namespace, 'x']])
  })
  it('a private span inside is left out', () => {
    assert.deepEqual(find('[remember] The key <private>abc</private> is in Vault'), [[null, 'The key  is in Vault']])
  })
  it('a marker above marked lines takes none of them', () => {
    assert.deepEqual(find('@memory\nthe proxy strips it\n**Decision**: use a token'), [[null, 'the proxy strips it']])
    assert.deepEqual(find('@memory\n**Decision**: use a token\n**Decision**: keep it short'), [])
  })
  it('twenty at most', () => assert.equal(find('[remember] x\n\n'.repeat(50)).length, 20))
  it('the quick look misses none', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('[remember]', '@Memory:x', '[CAPTURE:decisions]', 'a', '\n', ' ', '`', '.')),
        (parts) => {
          const text = parts.join('')
          assert.ok(findMarkers(text).length === 0 || mayMark(text), JSON.stringify(text))
        },
      ),
    ))
  it('what is marked is taken out for whoever searches the rest', () => {
    const text = 'We chose A over B.\n\n[remember] We chose C over D.'
    assert.equal(dropMarks(text, findMarks(text)).includes('C over D'), false)
  })
  for (const [name, text] of [
    ['markers inside sentences', 'x [remember]y '.repeat(80_000)],
    ['markers', '[remember] x '.repeat(80_000)],
    ['back ticks', '`'.repeat(1_000_000)],
    ['fences', '```\n'.repeat(200_000)],
    ['line breaks', `[remember] x\n${'y\n'.repeat(400_000)}`],
    ['spaces', `a. ${' '.repeat(900_000)}[remember] x`],
  ] as const) {
    it(`a megabyte of ${name} takes no time`, async () => {
      const tookMs = await measureCpuMs(() => findMarkers(text))
      assert.ok(tookMs < 1500, `${tookMs} ms`)
    })
  }
})

describe('the namespace of what is marked without one', () => {
  for (const [text, namespace] of [
    ['I decided to use React', 'decisions'],
    ['TIL something new', 'learnings'],
    ['Blocked by CORS issue', 'blockers'],
    ['Some random text here', 'learnings'],
    ['Always run the linter before you commit.', 'patterns'],
    ['Turns out the proxy strips the header.', 'learnings'],
    ['Decision: the queue is Redis', 'decisions'],
    ['**Blocker:** the certificate is not there', 'blockers'],
    ['Progress: the importer is merged', 'progress'],
    ['Review: naming is off', 'reviews'],
    ['Rule: no network in unit tests', 'patterns'],
    ['Use the decision table of the review', 'learnings'],
    ['The importer is completed and merged', 'learnings'],
    ['The customer needs exports as PDF', 'learnings'],
    ['The docs say we decided to use React', 'learnings'],
  ] as const) {
    it(`${text} -> ${namespace}`, () => assert.equal(chooseNamespace(text), namespace))
  }
})
