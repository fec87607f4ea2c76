import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { measureSet, readSet, TARGET } from '../../bench/capture/measure.mjs'
import { describeCaptured } from '../../src/core/capture/describe-kept.ts'
import { detectSignal } from '../../src/core/capture/detect.ts'
import { selectCaptures } from '../../src/core/capture/select.ts'
import { GUIDANCE_LEVELS } from '../../src/core/config/config.ts'
import { estimateTokens } from '../../src/core/tokens.ts'
import type { Row } from '../../src/core/work-state/row.ts'
import { GUIDANCE_BUDGETS, renderResponseGuidance } from '../../src/core/xml/response-guidance.ts'

const GATE = 0.85
const user = (text: string): Row => ({ kind: 'user', uuid: null, text })
const model = (text: string): Row => ({ kind: 'assistant', uuid: null, text, tools: [], endsTurn: null })

describe('the detector on the labelled sentences', () => {
  for (const name of ['tuned', 'held-out'] as const) {
    it(`${name}: precision ${TARGET.precision}, recall ${TARGET.recall}`, () => {
      const { precision, recall, sentences, worth } = measureSet(readSet(name), detectSignal)
      assert.ok(precision >= TARGET.precision, `precision ${precision}`)
      assert.ok(recall >= TARGET.recall, `recall ${recall}`)
      assert.ok(sentences >= 250 && worth <= sentences / 2, `${worth} of ${sentences} are worth keeping`)
    })
  }
  it('has no sentence in both halves', () => {
    const tuned = new Set(readSet('tuned').map(({ sentence }) => sentence))
    assert.deepEqual(
      readSet('held-out').filter(({ sentence }) => tuned.has(sentence)),
      [],
    )
  })
})

describe('what the original detector was sure of and should not have been', () => {
  for (const sentence of [
    'I finished reading.',
    'We have not implemented this.',
    'It turns out fine.',
    'The decision is yours.',
    'Should we use Redis instead of memory, because it is shared?',
    'If we decided to use Redis, we would need a server.',
    'The ticket says "we decided to use Redis instead of memory".',
  ]) {
    it(sentence, () => {
      for (const speaker of ['user', 'assistant'] as const)
        assert.ok((detectSignal(sentence, speaker)?.confidence ?? 0) < GATE, speaker)
    })
  }
})

it('any text has a confidence from 0 to 1, or none', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('user', 'assistant'),
      (text, speaker) => {
        const confidence = detectSignal(`We decided to use ${text}`, speaker)?.confidence ?? 0
        assert.ok(confidence >= 0 && confidence <= 1, String(confidence))
      },
    ),
  ))

describe('what is taken from a stretch of work', () => {
  const texts = (rows: readonly Row[], over: readonly string[] = []) =>
    selectCaptures(rows, GATE, over).detected.map(({ text }) => text)

  it('whole sentences, with the one that gives the reason', () => {
    assert.deepEqual(
      texts([
        user('Hello. We chose Kotlin over Java for the new modules. Because the team knows it. Now fix the build.'),
        model('The proxy strips the header on redirects. So we went with a token in the path instead of a header.'),
      ]),
      [
        'We chose Kotlin over Java for the new modules. Because the team knows it.',
        'The proxy strips the header on redirects. So we went with a token in the path instead of a header.',
      ],
    )
  })
  it('the surest first, each once', () => {
    const found = selectCaptures(
      [
        model('Turns out the proxy strips the header.'),
        model('**Decision**: Use Redis instead of memory, because two instances share it.'),
        model('turns out the proxy strips the header'),
      ],
      GATE,
      [],
    ).detected
    assert.deepEqual(
      found.map(({ namespace }) => namespace),
      ['decisions', 'learnings'],
    )
    assert.deepEqual(found[0]?.tags, ['auto-captured', 'pre-compact'])
    assert.ok((found[0]?.confidence ?? 0) > (found[1]?.confidence ?? 1), 'sorted')
  })
  it('nothing in code, quotes or private spans, and nothing that was taken back', () => {
    const said = 'We decided to use Redis instead of memory.'
    assert.deepEqual(texts([user(`\`\`\`\n${said}\n\`\`\`\n> ${said}\n<private>${said}</private>`)]), [])
    assert.deepEqual(texts([user(said)], [said]), [])
    assert.deepEqual(texts([user(said)]), [said])
  })
  it('nothing that is marked: the marker keeps it', () => {
    const { marked, detected } = selectCaptures(
      [
        model('Done.\n\n[remember:decisions] We decided to use Redis instead of memory.'),
        user('[remember] Turns out X1 fails.'),
      ],
      GATE,
      [],
    )
    assert.deepEqual(
      marked.map(({ namespace, text }) => [namespace, text]),
      [['decisions', 'We decided to use Redis instead of memory.']],
    )
    assert.deepEqual(detected, [])
  })
  it('every form the guidance teaches is above the gate', () => {
    const examples = renderResponseGuidance('detailed', { patterns: true, markers: true }).matchAll(
      /^Example: (.+?)(?:<\/pattern>)?$/gm,
    )
    const found = [...examples].map((match) => match[1] ?? '')
    assert.equal(found.length, 4)
    for (const text of found) assert.equal(texts([model(text)]).length, 1, text)
  })
})

describe('response guidance', () => {
  const both = { patterns: true, markers: true }
  for (const level of GUIDANCE_LEVELS) {
    it(level, () => {
      const text = renderResponseGuidance(level, both)
      if (level === 'off') return assert.equal(text, '')
      assert.ok(estimateTokens(text) <= GUIDANCE_BUDGETS[level], `${estimateTokens(text)} tokens`)
      for (const tag of ['response_guidance', 'capture_patterns', 'inline_markers', 'best_practices'])
        assert.ok(text.includes(`<${tag}>`) && text.includes(`</${tag}>`), tag)
    })
  }
  it('teaches only what somebody listens to', () => {
    assert.equal(renderResponseGuidance('standard', { patterns: false, markers: false }), '')
    assert.doesNotMatch(renderResponseGuidance('standard', { patterns: false, markers: true }), /capture_patterns/)
    assert.doesNotMatch(renderResponseGuidance('standard', { patterns: true, markers: false }), /inline_markers/)
  })
})

it('the person hears of a handful by name', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  assert.match(describeCaptured(names, []), /: a, b, c, d, e, and 2 more$/)
  assert.match(describeCaptured([], ['a']), /proposes to remember: a; `holdfast memory proposals`/)
  assert.equal(describeCaptured([], []), '')
})
