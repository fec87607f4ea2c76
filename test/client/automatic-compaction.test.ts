import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'node:test'
import { findCaches } from '../bundle/caches.ts'
import { journey, type Setup, type World } from './journey.ts'
import { assertIncludes, assertNoTags, findTag, lastText, wholeText } from './request-texts.ts'
import {
  assertRestored,
  assertSteered,
  assertToldOnce,
  FILES,
  GOAL,
  instructionsOf,
  readCheckpoint,
  work,
} from './story.ts'
import { at, bash, calls } from './turns.ts'

const readEvidence = (world: World) => {
  const path = join(findCaches(world), 'compactions.json')
  return JSON.parse(existsSync(path) ? readFileSync(path, 'utf8') : '{}')
}

/**
 * The client compacts at the point and not 300 tokens below it, and holdfast measures both against it. Says what it found:
 * the pairs are the report of how well the point is known.
 */
const assertPoint = async (name: string, world: World, point: number) => {
  world.api.script('main', at(40_000), at(point - 300), at(point + 10), at(21_000), at(22_000))
  await world.play(['one', 'two', 'three', 'four', 'five'])

  const below = world.request('main', 2)
  assertIncludes(lastText(below), 'three')
  assertIncludes(findTag(lastText(below), 'context-monitor'), 'EMERGENCY (99.', `of ${point / 1000}K used`)
  assert.equal(world.requests('compact').length, 1)
  assert.equal(world.api.requests.indexOf(world.request('compact', 0)), 3)
  const { fill_percentage: fill, compaction_point } = readCheckpoint(world, 'cx-002').context_state
  console.log(
    `${name}: the client compacted at ${point + 10} tokens, holdfast said ${compaction_point}: ${(fill * 100).toFixed(2)} %`,
  )
  assert.ok(Math.abs(fill - 1) < 0.01, `The client compacts at 100 %, the checkpoint says ${fill * 100} %`)
  const learned = readEvidence(world).compactions
  assert.equal(learned?.length, 1, 'the compaction taught nothing')
  assert.ok(learned[0].below_tokens < point && learned[0].at_tokens >= point, JSON.stringify(learned))
}

/** Models and settings, and where the client compacts with them: one of each kind. */
const PAIRS: readonly (readonly [name: string, setup: Setup, point: number])[] = [
  ['a model that compacts at 167,000', {}, 167_000],
  ['a model with a million tokens', { model: 'claude-opus-4-8' }, 967_000],
  ['a window from the environment', { env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '150000' } }, 117_000],
  ['a window from the user settings', { userSettings: { autoCompactWindow: 150_000 } }, 117_000],
  ['a share from the environment', { env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '50' } }, 90_000],
  ['fewer output tokens', { env: { CLAUDE_CODE_MAX_OUTPUT_TOKENS: '8000' } }, 179_000],
]

/** The rest, for `CLIENT=full`. */
const MORE_PAIRS: typeof PAIRS = [
  ['another model of 200K', { model: 'claude-opus-4-6' }, 167_000],
  [
    'a million tokens switched off',
    { model: 'claude-sonnet-5', env: { CLAUDE_CODE_DISABLE_1M_CONTEXT: '1' } },
    167_000,
  ],
  [
    'a smaller window of a million',
    { model: 'claude-opus-4-8', env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '400k' } },
    367_000,
  ],
  [
    'a window for a model that has no point of its own',
    { model: 'claude-sonnet-4-5', env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '200000' } },
    167_000,
  ],
  [
    'a window from the project settings for this model',
    {
      files: {
        '.claude/settings.local.json':
          '{"modelSettings":{"claude-sonnet-4-6":{"autoCompactWindow":160000}},"autoCompactWindow":190000}',
      },
    },
    127_000,
  ],
  ['a share of a million', { model: 'claude-opus-4-8', env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '50' } }, 490_000],
  ['more output tokens', { env: { CLAUDE_CODE_MAX_OUTPUT_TOKENS: '64000' } }, 167_000],
]

describe('automatic compaction', () => {
  for (const [name, setup, point] of process.env.CLIENT === 'full' ? [...PAIRS, ...MORE_PAIRS] : PAIRS) {
    journey(`with ${name}: at ${point}`, setup, (world) => assertPoint(name, world, point))
  }

  journey('restores the work in the request it makes room for, and says so once', { files: FILES }, async (world) => {
    world.api.script('main', at(40_000), ...work(167_010), at(21_000), at(22_000), at(23_000))
    await world.play(['hello', GOAL, 'What is left?', 'go on', 'and on'])

    assert.equal(world.requests('compact').length, 1)
    assertSteered(instructionsOf(world), GOAL)
    const compacted = wholeText(world.request('main', 4))
    const id = assertRestored(compacted, 'What is left?')
    assertIncludes(findTag(lastText(world.request('main', 5)), 'compaction-alert'), GOAL)
    assertToldOnce(world, 5, id, ' at 100', '167K/167K')
  })

  journey('leaves no word behind that was true only before it', { files: FILES }, async (world) => {
    world.api.script('main', at(40_000), ...work(167_010), at(21_000))
    await world.play(['hello', GOAL, 'What is left?'])
    assertNoTags(wholeText(world.request('main', 4)), ['context-monitor'])
  })

  journey('in the agent loop: restored at once, told at the next prompt', { files: FILES }, async (world) => {
    // The result of the last call, some 5,000 tokens of it, takes the context over the threshold.
    const long = bash('seq -s, 4000')
    world.api.script('main', at(40_000), ...work(50_000).slice(0, 2), calls(163_000, long), at(21_000), at(22_000))
    await world.play(['hello', GOAL, 'go on', 'and on'])

    assert.equal(world.requests('compact').length, 1)
    assert.equal(world.api.requests.indexOf(world.request('compact', 0)), 4)
    const compacted = wholeText(world.request('main', 4))
    const id = assertRestored(compacted, GOAL)
    assertNoTags(compacted, ['compaction-alert'])
    assertToldOnce(world, 5, id, ' at 100')
  })

  journey('is one compaction, though the last result came after its checkpoint', { files: FILES }, async (world) => {
    const long = bash('seq -s, 4000')
    world.api.script('main', at(40_000), ...work(50_000).slice(0, 2), calls(163_000, long), at(21_000))
    await world.play(['hello', GOAL])
    const compacted = wholeText(world.request('main', 4))
    const id = assertRestored(compacted, GOAL)
    assert.equal(readCheckpoint(world, id).compaction_sequence, 1)
    const tag = findTag(compacted, 'resumption-context')
    assert.ok(!tag.includes('seq -s, 4000'), `The start tells a run that ended well:\n${tag}`)
    assert.doesNotMatch(tag, /checkpoint 2|no result/)
  })

  journey(
    'of a 4.5 model without servers that say otherwise: not at the assumed point, then when the API refuses',
    { model: 'claude-sonnet-4-5', files: FILES },
    async (world) => {
      const error = { status: 400, message: 'prompt is too long: 205113 tokens > 200000 maximum' }
      const answers = [at(40_000), at(150_000), ...work(168_000), at(190_000)]
      world.api.script('main', ...answers, { error }, at(21_000), at(22_000), at(23_000))
      await world.play(['hello', 'Who are you?', GOAL, 'And now?', 'What is left?', 'go on', 'and on'])

      const assumed = findTag(lastText(world.request('main', 2)), 'context-monitor')
      assertIncludes(assumed, 'EMERGENCY (89', ' of 167K used', 'model claude-sonnet-4-5; low confidence')
      // The client may compact before this request.
      assertNoTags(lastText(world.request('main', 5)), ['context-monitor'])
      const refused = world.request('main', 6)
      assertIncludes(findTag(lastText(refused), 'context-monitor'), 'EMERGENCY (95', ' of 200K used', 'API refuses')
      assert.equal(world.requests('compact').length, 1)
      assertSteered(instructionsOf(world), GOAL)
      const compacted = wholeText(world.request('main', 7))
      const id = assertRestored(compacted, 'What is left?')
      // Nobody could know at the prompt that this request would be refused, so its fill is still there: it is taken back.
      findTag(compacted, 'context-monitor')
      assert.match(findTag(compacted, 'resumption-context'), /context-monitor .*no longer/)
      assertToldOnce(world, 8, id, ' at 95')
      const { passed } = readEvidence(world)
      assert.deepEqual(
        passed.map(({ tokens }: { tokens: number }) => tokens),
        [168_000],
      )
    },
  )

  journey(
    'at a point no hook can see: one compaction corrects it, for the next session from its first prompt',
    { args: ['--autocompact', '120000'] },
    async (world) => {
      world.api.script('main', at(40_000), at(80_000), at(95_000), at(21_000), at(60_000), at(22_000))
      await world.play(['one', 'two', 'three', 'four', 'five', 'six'])
      assert.equal(world.requests('compact').length, 1)
      assert.equal(world.api.requests.indexOf(world.request('compact', 0)), 3)
      // Before it: 95K of 167K. Behind it: of what the client compacted at.
      assertIncludes(findTag(lastText(world.request('main', 5)), 'context-monitor'), 'CTX: 63', '/95K) LOW')
      const { compactions } = readEvidence(world)
      console.log(`--autocompact 120000: the client compacted at ${compactions[0]?.at_tokens}`)
      assert.equal(compactions.length, 1)

      world.api.script('main', at(70_000), at(71_000))
      await world.play(['seven', 'eight'])
      const told = findTag(lastText(world.request('main', -1)), 'context-monitor')
      assertIncludes(told, 'WARNING (73', 'of 95K used', '1 automatic compaction of claude-sonnet-4-6 here; medium')
    },
  )

  journey(
    'switched off: the fill is measured against the local refusal',
    { env: { DISABLE_AUTO_COMPACT: '1' } },
    async (world) => {
      world.api.script('main', at(40_000), at(176_700), at(177_010), at(178_000))
      const session = world.start()
      for (const text of ['one', 'two', 'three', 'four']) await session.prompt(text)
      assert.equal(world.requests('main').length, 3)
      assert.equal(world.requests('compact').length, 0)
      assertIncludes(findTag(lastText(world.request('main', 2)), 'context-monitor'), 'EMERGENCY (99.', 'of 177K used')
    },
  )

  journey(
    'that another hook prevents is neither restored nor told',
    {
      userSettings: { hooks: { PreCompact: [{ hooks: [{ type: 'command', command: 'echo no >&2; exit 2' }] }] } },
    },
    async (world) => {
      world.api.script('main', at(40_000), at(50_000), at(167_010), at(167_100), at(167_200))
      await world.play(['one', 'two', 'three', 'four', 'five'])
      assert.equal(world.requests('compact').length, 0)
      assertNoTags(wholeText(world.request('main', 4)), ['compaction-alert', 'resumption-context'])
      // The client went on past the point: then the model is to know it.
      assertIncludes(findTag(lastText(world.request('main', 4)), 'context-monitor'), 'EMERGENCY (100')
    },
  )
})

describe('escalation in the real client', () => {
  journey(
    'a compaction at C3 tells the model to wait for the operator',
    { files: { '.holdfast/config.toml': 'criticality = "C3"\n' } },
    async (world) => {
      world.api.script('main', at(40_000), at(150_000), at(167_010), at(21_000))
      await world.play(['one', 'two', 'three', 'four'])
      assertIncludes(findTag(lastText(world.request('main', 2)), 'context-monitor'), 'the operator decides here')
      assert.equal(readCheckpoint(world, 'cx-001').trigger, 'threshold')
      assertIncludes(findTag(wholeText(world.request('main', 3)), 'escalation'), 'authorized the continuation')
    },
  )
})
