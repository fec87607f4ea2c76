import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { measureSet, readSet, TARGET } from '../../bench/capture/measure.mjs'
import { estimateTokens } from '../../src/base/core/tokens.ts'
import { type Act, findAct } from '../../src/capture/core/act.ts'
import { describeCaptured } from '../../src/capture/core/describe-kept.ts'
import { findMarks } from '../../src/capture/core/markers.ts'
import { renderResponseGuidance } from '../../src/capture/core/response-guidance.ts'
import { selectCaptures } from '../../src/capture/core/select-captures.ts'
import { foldSentence, readSentence, type Speaker, trimSentence } from '../../src/capture/core/sentence.ts'
import { detectSignal, PROPOSED_FROM } from '../../src/capture/core/signals.ts'
import { GUIDANCE_LEVELS } from '../../src/config/core/config.ts'
import type { Row } from '../../src/sessions/core/row.ts'
import { readUserWords } from '../../src/words/core/user-words.ts'
import { anyCharacter } from './arbitraries.ts'

/** Token limit of each level. The guidance stands in the context from session start to the next compaction. */
const GUIDANCE_BUDGETS = { minimal: 100, standard: 140, detailed: 480 }

const GATE = 0.85
const user = (text: string): Row => {
  const words = readUserWords(text)
  assert.ok(words !== null, 'nobody speaks')
  return { kind: 'user', uuid: null, ...words }
}
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

/** Sentences that settle nothing, for all the words of a decision or a finding in them. */
const SETTLES_NOTHING: Readonly<Record<Act, readonly string[]>> = {
  asks: [
    'Was the root cause a stale lock in `worker.ts`, or did the pool not close?',
    'Explain why we decided to use Redis instead of memory.',
    'Did the team decide to drop the importer, because nobody uses it?',
  ],
  supposes: [
    'The likely culprit is the retry loop in `client.ts`, which never gives up.',
    'The root cause is probably that `openPool()` ignores the limit.',
    "Let us say we decided to use NATS instead of Kafka, because it's smaller.",
    "Let's say the root cause is that `openPool()` ignores the limit.",
    'The issue appears to be that `openPool()` never reads the limit.',
    'My theory: the root cause is that `openPool()` ignores the limit.',
    'Wait, the issue was that `openPool()` never reads the limit.',
    'The decision is yours: `openPool()` instead of a pool per tenant, because it is faster.',
    'There are two options, of which we chose none: a lease or a lock.',
    'In theory we decided to use one queue per tenant instead of one for all.',
  ],
  denies: [
    'We never chose to drop Node 18.',
    'Nobody decided to use Kafka instead of NATS.',
    "We haven't yet agreed on Terraform instead of Pulumi.",
    'No one has ever agreed to squash instead of merge.',
    "It isn't true that we decided to use Kafka instead of NATS.",
    'A full disk was not the root cause: `openPool()` was.',
    'Originally we decided to use Kafka instead of NATS.',
  ],
  plans: [
    'Fix `openPool()` so that it stops silently ignoring the limit.',
    'To find the root cause: log what `openPool()` reads.',
    '`src/pool.ts` - Fix the limit so that it is not silently ignored by `openPool()`.',
    'Use the changelog tool to write the notes instead of the script, because it is faster.',
  ],
  reports: [
    'Verdict: Ship it.',
    'Verdict: keep both readers in `src/io`, because they differ.',
    'All 6 tasks are now complete',
    'Everything in `src/pool` is done, which is why the limit holds.',
    'The fix addresses the root cause: `openPool()` now reads the limit.',
    'I have found the root cause of the timeout in `pool.ts` because of the log.',
    'PR 12 fixes the pool, which is why the limit is read before `openPool()` runs.',
    'Before: the root cause was that `openPool()` never read the limit.',
  ],
  quotes: [
    'The changelog says we decided to use NATS instead of Kafka.',
    'The ticket has "the root cause is that the pool never closes" as its title.',
  ],
  teaches: ['For example, the root cause is that `openPool()` never reads the limit.'],
  points: [
    'The root cause is that `openPool()` does two things:',
    '**Decision**:',
    "The problem is exactly what `openPool()` doesn't do:",
  ],
}

describe('what a sentence does, whatever its words', () => {
  for (const [act, sentences] of Object.entries(SETTLES_NOTHING)) {
    for (const sentence of sentences) {
      it(`${act}: ${sentence}`, () => {
        for (const speaker of ['user', 'assistant'] as const) {
          assert.equal(
            findAct(readSentence(trimSentence(sentence), foldSentence(trimSentence(sentence))), speaker),
            act,
            speaker,
          )
          assert.equal(detectSignal(sentence, speaker), null, speaker)
        }
      })
    }
  }
  for (const sentence of [
    '`openPool()` now returns an error instead of silently ignoring the limit.',
    'Added a limit to `openPool()`, because the pool silently grew.',
    'We just switched to NATS instead of Kafka, because it is smaller.',
    'The limit of 40 is correct since every tenant came from a fresh pool, not from `openPool()`.',
    'In React the effect runs twice because of StrictMode, not because of `openPool()`.',
    'Let me check whether the root cause is that `openPool()` ignores the limit.',
  ]) {
    it(`the model's own step: ${sentence}`, () => assert.equal(detectSignal(sentence, 'assistant'), null))
  }
})

describe('how sure it is', () => {
  const cases: readonly (readonly ['kept' | 'proposed' | 'neither', Speaker, string])[] = [
    // A confirmed cause with something particular in it.
    ['kept', 'assistant', 'The root cause is that `openPool()` reads the limit before the config is loaded.'],
    ['kept', 'assistant', 'Root cause: `pool.ts` compares seconds with milliseconds.'],
    ['kept', 'user', 'so the issue was that PG_LIMIT is read before dotenv runs, not after'],
    ['kept', 'assistant', "The bug was that `openPool()` doesn't wait for `close()`."],
    ['kept', 'assistant', 'The problem is that `openPool()` reads the limit before the config is loaded.'],
    ['kept', 'assistant', 'Both issues are caused by `dotenv` not reading `.env.local` at all.'],
    ['kept', 'assistant', 'The upload fails because nginx caps bodies at 1 MB.'],
    ['kept', 'assistant', 'The key insight is that a lease belongs to the worker, not to the job.'],
    ['kept', 'assistant', 'The log file is named `pool.ndjson`, not `pool.log`.'],
    // A decision with its subject, and a rule.
    ['kept', 'assistant', 'Decision: one pool per tenant, limited to 40 connections.'],
    ['kept', 'user', 'We decided against a pool per tenant.'],
    ['kept', 'user', 'Never amend a commit that was pushed.'],
    // A diagnosis that names no code may be the symptom told again.
    ['proposed', 'assistant', "The problem is that the Export button doesn't react in Safari."],
    ['neither', 'assistant', 'The problem is the layout of the page.'],
    ['neither', 'assistant', 'The problem is clear.'],
    ['neither', 'assistant', 'The bug is in `src/pool.ts`.'],
    ['neither', 'assistant', 'The issue is that the limit is 0 instead of 40.'],
    // A description, for all its "silently" and "only".
    ['proposed', 'assistant', 'The loader silently drops rows without an id, but `check()` counts them.'],
    ['neither', 'assistant', 'The loader silently skips empty rows.'],
    ['neither', 'assistant', 'The fix is to close the pool in `stop()` instead of in `main()`.'],
    ['neither', 'assistant', 'The limit comes from `readConfig()`.'],
    ['neither', 'assistant', 'The plan uses a lease of 30 seconds.'],
    ['neither', 'assistant', 'The pool is opened because the tests want one.'],
    // What was said before is missing.
    ['proposed', 'assistant', 'But this only works if the pool was opened by `main()`.'],
    // The model is in the middle of it.
    ['neither', 'assistant', 'The pool tests are failing because my change broke the limit.'],
    ['neither', 'assistant', 'OK, so the bug is that the pool is never closed.'],
    ['neither', 'assistant', 'The issue is that both limits need to be passed to `openPool()`.'],
    ['neither', 'assistant', '## Key finding: the pool is never closed'],
    // Orders of the moment.
    ['neither', 'user', "Don't change the pool, just tell me what the root cause is."],
    ['neither', 'user', "don't change it"],
    ['neither', 'user', "don't fix anything yet"],
    ['neither', 'user', 'Keep the retries at three.'],
    ['neither', 'assistant', 'Decision: approved'],
  ]
  for (const [expected, speaker, sentence] of cases) {
    it(`${expected}: ${sentence}`, () => {
      const confidence = detectSignal(sentence, speaker)?.confidence ?? 0
      const actual = confidence >= GATE ? 'kept' : confidence >= PROPOSED_FROM ? 'proposed' : 'neither'
      assert.equal(actual, expected, String(confidence))
    })
  }
})

it('any text has a confidence from 0 to 1, or none', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter, maxLength: 400 }),
      fc.constantFrom('user', 'assistant'),
      (text, speaker) => {
        const confidence = detectSignal(`We decided to use ${text}`, speaker)?.confidence ?? 0
        assert.ok(confidence >= 0 && confidence <= 1, String(confidence))
      },
    ),
  ))

describe('what is taken from a stretch of work', () => {
  const texts = (rows: readonly Row[], hasMarks = true) =>
    selectCaptures(rows, GATE, hasMarks).detected.map(({ text }) => text)

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
        model('We decided to use Redis instead of memory, because two instances share it.'),
        model('turns out the proxy strips the header'),
      ],
      GATE,
    ).detected
    assert.deepEqual(
      found.map(({ namespace }) => namespace),
      ['decisions', 'learnings'],
    )
    assert.deepEqual(found[0]?.tags, ['auto-captured', 'pre-compact'])
    assert.ok((found[0]?.confidence ?? 0) > (found[1]?.confidence ?? 1), 'sorted')
  })
  it('a labelled line whole, and none together with its neighbours, while marks are off', () => {
    assert.deepEqual(
      texts(
        [
          model(
            [
              'Two things are settled.',
              '**Decision**: One pool per tenant, limited to 40. Leases live in Redis.',
              '- **Decision:** SQLite.',
              '**Decision**: Retry three times.',
              'Reason: the proxy drops every tenth call.',
              'Root cause: `openPool()` never reads the limit. Now the tests.',
            ].join('\n'),
          ),
        ],
        false,
      ).sort(),
      [
        'Decision: One pool per tenant, limited to 40. Leases live in Redis.',
        'Decision: Retry three times. Reason: the proxy drops every tenth call.',
        'Root cause: `openPool()` never reads the limit. Now the tests.',
      ],
    )
  })
  it('without the label or heading that its line goes on with', () => {
    const found = texts([model('The bug was that `openPool()` never reads the limit. The fix: ### 2. Pools')])
    assert.deepEqual(found, ['The bug was that `openPool()` never reads the limit.'])
  })
  it('of what is said twice the newest', () => {
    const found = texts([
      model('The bug was that `openPool()` still reads the limit before the config is there.'),
      model('The bug was that `openPool()` reads the limit before the config is there.'),
    ])
    assert.deepEqual(found, ['The bug was that `openPool()` reads the limit before the config is there.'])
  })
  it('apart what is only to be asked about', () => {
    const rows = [model("The problem is that the Export button doesn't react in Safari."), model('Done. It works.')]
    const { detected, unsure } = selectCaptures(rows, GATE)
    assert.deepEqual(
      [detected.length, unsure.map(({ text }) => text)],
      [0, ["The problem is that the Export button doesn't react in Safari."]],
    )
    assert.equal(selectCaptures(rows, 0.5).detected.length, 1)
  })
  it('nothing in a block of tildes', () => {
    assert.deepEqual(texts([model('~~~\n**Decision**: Use Redis instead of memory.\n~~~')]), [])
  })
  it('nothing in code, quotes or private spans, and nothing that was taken back', () => {
    const said = 'We decided to use Redis instead of memory.'
    const block = `\`\`\`\n${[said, said, said, said].join('\n')}\n\`\`\``
    assert.deepEqual(texts([user(`${block}\n> ${said}\n<private>${said}</private>`)]), [])
    assert.deepEqual(texts([user(said), user('Actually no, forget Redis')]), [])
    assert.deepEqual(texts([user('Forget Redis'), user(said)]), [said], 'what was said before it takes nothing back')
    assert.deepEqual(texts([user(said)]), [said])
    assert.deepEqual(texts([user("don't build until I pick a name")]), [], 'a step put off')
  })
  it('nothing that is marked: the marker keeps it', () => {
    const rows = [
      model('Done.\n\n[remember:decisions] We decided to use Redis instead of memory.'),
      model('**Decision**: Use Redis instead of memory, because two instances share it.'),
      user('[remember] Turns out X1 fails.'),
    ]
    assert.deepEqual(texts(rows), [])
    const said = 'We decided to use Redis instead of memory.'
    const beside = user(`${said} [remember:decisions] Turns out X1 fails.`)
    assert.deepEqual(texts([beside]), [said], 'the marker goes with its text')
  })
  it('every form the guidance teaches is above the gate', () => {
    const examples = renderResponseGuidance('detailed', { patterns: true, markers: true }).matchAll(
      /^Example: (.+?)(?:<\/pattern>)?$/gm,
    )
    const found = [...examples].map((match) => match[1] ?? '')
    assert.equal(found.length, 4)
    for (const text of found) assert.equal(texts([model(text)], false).length + findMarks(text).length, 2, text)
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
  assert.match(describeCaptured(names, [], 'CMD'), /: a, b, c, d, e, and 2 more$/)
  assert.match(describeCaptured([], ['a'], 'CMD'), /proposes to remember: a; `CMD memory proposals`/)
  assert.equal(describeCaptured([], [], 'CMD'), '')
})
