import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { journey } from './journey.ts'
import { assertIncludes, findTag, lastText, wholeText } from './request-texts.ts'
import {
  assertRestored,
  assertSteered,
  assertToldOnce,
  FILES,
  GOAL,
  instructionsOf,
  listCheckpoints,
  work,
} from './story.ts'
import { at } from './turns.ts'

describe('manual compaction', () => {
  journey('keeps the facts, restores them, and says so once', { files: FILES }, async (world) => {
    world.api.script('main', at(40_000), ...work(50_000), at(21_000), at(22_000))
    await world.play(['hello', GOAL, '/compact keep the plan', 'go on', 'and on'])

    const instructions = instructionsOf(world)
    assertIncludes(instructions, 'keep the plan')
    assertSteered(instructions, GOAL)
    assert.equal(assertRestored(lastText(world.request('main', 4)), GOAL), 'cx-001')
    assertToldOnce(world, 4, 'cx-001')
    assert.deepEqual(listCheckpoints(world), ['cx-001-checkpoint.json'])
  })

  journey('twice in a session: the second restores what came since and before', { files: FILES }, async (world) => {
    world.api.script('main', at(40_000), ...work(50_000), at(21_000), at(22_000), at(23_000), at(24_000))
    const secondGoal = 'Now document the seed in README.md.'
    await world.play(['hello', GOAL, '/compact', 'go on', secondGoal, '/compact', 'and on', 'further'])

    assertSteered(instructionsOf(world, 1), secondGoal)
    const next = world.request('main', 6)
    assertIncludes(lastText(next), 'and on')
    assert.equal(assertRestored(wholeText(next), secondGoal), 'cx-002')
    assertIncludes(findTag(lastText(next), 'compaction-alert'), GOAL)
    assertToldOnce(world, 6, 'cx-002')
    assert.deepEqual(listCheckpoints(world), ['cx-001-checkpoint.json', 'cx-002-checkpoint.json'])
  })
})
