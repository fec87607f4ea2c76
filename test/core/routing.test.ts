import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Route } from '../../src/config/core/config.ts'
import { matchRoutes } from '../../src/start/core/route.ts'
import { hasWord, MAX_PROMPT_CHARS, STANDARD_ROUTES, STANDARD_WORDS } from '../../src/start/core/standard-routes.ts'
import { listFragments } from '../../src/start/core/words.ts'
import { hostileText, SEED } from './arbitraries.ts'
import { measureCpuMs } from './cpu-time.ts'

const ROUTES: readonly Route[] = [
  { intent: 'low', keywords: ['review'], agent: 'a' },
  {
    intent: 'high',
    keywords: ['security review', 'Threat-Model'],
    negative_keywords: ['security group'],
    priority: 5,
    agent: 'b',
  },
  { intent: 'other', keywords: ['review code'], agent: 'c' },
  { intent: 'wide', keywords: ['stra\u00dfe', '\u4e00 \u4e8c'], agent: 'd' },
]

const PROMPTS: readonly (readonly [prompt: string, intents: string, why: string])[] = [
  ['please review this', 'low', 'a word'],
  ['Please REVIEW this', 'low', 'case does not matter'],
  ['a preview of reviewing', '', 'only whole words'],
  ['do a security review', 'high low', 'the higher priority first'],
  ['do a security-review', 'high low', 'a hyphen is a space'],
  ['do a security\n  review', 'high low', 'so is a line break'],
  ['the threat model', 'high', 'and the other way round'],
  ['review code now', 'other low', 'of the same priority the more specific keyword'],
  ['security review of the security group', 'low', 'a negative keyword rules one route out'],
  ['`security review`', '', 'code between backticks'],
  ['```\nsecurity review\n```', '', 'a block of code'],
  ['    security review', '', 'indented code'],
  ['> security review', '', 'a quoted line'],
  ['<task-notification>review</task-notification>', '', 'what the client put there'],
  ['<b>review', 'low', 'an element that is not closed is text'],
  ["don't review it", '', 'said no to'],
  ['no review', '', 'said no to'],
  ['skip the usual review', '', 'said no to, two words before'],
  ['no tests yet, then a full review', 'low', 'a no further away is about something else'],
  ['never mind; review it', 'low', 'two words between'],
  ['no review first, but review later', 'low', 'asked for the second time'],
  ['in der Stra\u00dfe', 'wide', 'letters of any script'],
  ['\u4e00 \u4e8c', 'wide', 'and words of any script'],
  ['', '', 'an empty prompt'],
  [`${'x '.repeat(MAX_PROMPT_CHARS / 2)} review`, '', 'behind the pages that are looked at'],
]

for (const [prompt, intents, why] of PROMPTS) {
  test(`${JSON.stringify(prompt.slice(0, 50))} is for "${intents}": ${why}`, () => {
    const found = matchRoutes(prompt, ROUTES).map(({ route }) => route.intent)
    assert.equal(found.join(' '), intents)
  })
}

const PARTY: readonly (readonly [prompt: string, isParty: boolean])[] = [
  ['Start Party Mode', true],
  ['discuss with the team whether to split it', true],
  ['have the agents debate both designs', true],
  ['find a consensus', true],
  ['implement the Raft consensus module', false],
  ['run three agents in parallel and reach consensus', false],
  ['stop party mode', false],
  ['discuss the plan', false],
]

for (const [prompt, isParty] of PARTY) {
  test(`party mode: ${prompt}: ${isParty}`, () => {
    assert.equal(matchRoutes(prompt, STANDARD_ROUTES).length === 1, isParty)
  })
}

test('a prompt without one of the words matches no route', () => {
  const words = listFragments(ROUTES)
  const part = fc.oneof(
    hostileText,
    fc.constantFrom('review', 'security', 'Threat-Model', 'STRASSE', '\u4e00\u4e8c', '\u4e00 \u4e8c', 'code', ' '),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const prompt = parts.join(' ')
      if (matchRoutes(prompt, ROUTES).length > 0) assert.ok(hasWord(prompt, words), 'a match the quick look would miss')
      if (matchRoutes(prompt, STANDARD_ROUTES).length > 0)
        assert.ok(hasWord(prompt, STANDARD_WORDS), 'a standard match')
    }),
    { seed: SEED, numRuns: 500 },
  )
  for (const { keywords } of STANDARD_ROUTES) {
    for (const keyword of keywords) assert.ok(hasWord(keyword, STANDARD_WORDS), `no standard word is in "${keyword}"`)
  }
})

test('a hostile prompt is matched in linear time', async () => {
  for (const piece of ['<a ', '`', '<a >', '> ', 'review ', 'security ', '```\n', "'"]) {
    const tookMs = await measureCpuMs(() => matchRoutes(piece.repeat(200_000), ROUTES))
    assert.ok(tookMs < 2000, `${piece}: ${tookMs} ms`)
  }
})
