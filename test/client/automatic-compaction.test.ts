import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { journey, type World } from './journey.ts'
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

/** The client compacts at the point and not 300 tokens below it, and holdfast measures both against it. */
const assertPoint = async (world: World, point: number) => {
  world.api.script('main', at(40_000), at(point - 300), at(point + 10), at(21_000))
  await world.play(['one', 'two', 'three', 'four'])

  const below = world.request('main', 2)
  assertIncludes(lastText(below), 'three')
  assertIncludes(findTag(lastText(below), 'context-monitor'), 'EMERGENCY (99.', `of ${point / 1000}K used`)
  assert.equal(world.requests('compact').length, 1)
  assert.equal(world.api.requests.indexOf(world.request('compact', 0)), 3)
  const fill = readCheckpoint(world, 'cx-001').context_state.fill_percentage
  assert.ok(Math.abs(fill - 1) < 0.01, `The client compacts at 100 %, the checkpoint says ${fill * 100} %`)
}

describe('automatic compaction', () => {
  journey('of a model that compacts at 167,000', {}, (world) => assertPoint(world, 167_000))
  journey('of a model with a million tokens', { model: 'claude-opus-4-8' }, (world) => assertPoint(world, 967_000))
  journey('at a window from the environment', { env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '150000' } }, (world) =>
    assertPoint(world, 117_000),
  )
  journey('at a window from the user settings', { userSettings: { autoCompactWindow: 150_000 } }, (world) =>
    assertPoint(world, 117_000),
  )
  journey('at a share from the environment', { env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '50' } }, (world) =>
    assertPoint(world, 90_000),
  )

  journey('restores the work in the request it makes room for, and says so once', { files: FILES }, async (world) => {
    world.api.script('main', at(40_000), ...work(167_010), at(21_000), at(22_000), at(23_000))
    await world.play(['hello', GOAL, 'What is left?', 'go on', 'and on'])

    assert.equal(world.requests('compact').length, 1)
    assertSteered(instructionsOf(world), GOAL)
    const compacted = wholeText(world.request('main', 4))
    const id = assertRestored(compacted, 'What is left?')
    assertIncludes(findTag(compacted, 'resumption-context'), GOAL)
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
    assert.equal(tag.split('seq -s, 4000').length - 1, 1, `The last command stands more than once in:\n${tag}`)
    assert.doesNotMatch(tag, /checkpoint 2|no result/)
  })

  journey(
    'of a model that compacts only when the API refuses',
    { model: 'claude-sonnet-4-5', files: FILES },
    async (world) => {
      const error = { status: 400, message: 'prompt is too long: 205113 tokens > 200000 maximum' }
      world.api.script('main', at(40_000), ...work(190_000), { error }, at(21_000), at(22_000), at(23_000))
      await world.play(['hello', GOAL, 'What is left?', 'go on', 'and on'])

      const refused = world.request('main', 4)
      assertIncludes(findTag(lastText(refused), 'context-monitor'), 'EMERGENCY (95', ' of 200K used')
      assert.equal(world.requests('compact').length, 1)
      assertSteered(instructionsOf(world), GOAL)
      const compacted = wholeText(world.request('main', 5))
      const id = assertRestored(compacted, 'What is left?')
      // Nobody could know at the prompt that this request would be refused, so its fill is still there: it is taken back.
      findTag(compacted, 'context-monitor')
      assert.match(findTag(compacted, 'resumption-context'), /context-monitor .*no longer/)
      assertToldOnce(world, 6, id, ' at 95')
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
