import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { journey } from './journey.ts'
import { assertIncludes, assertNoTags, findTag, lastText, wholeText } from './request-texts.ts'
import { agent, at, bash, calls, write } from './turns.ts'

const BOOK = 'word '.repeat(24_000)

describe('a subagent', () => {
  journey('hears of its own fill once per tier, and never of that of the session', {}, async (world) => {
    // The session rises to WARNING with the very call that starts the agent: the word is for the main thread alone.
    world.api.script('main', at(40_000), calls(120_000, agent('look around')), at(121_000))
    world.api.script('subagent', calls(120_000, bash()), calls(150_000, bash()), at(151_000))
    await world.play(['hello', 'delegate'])
    assert.equal(world.requests('subagent').length, 3)
    const [first, second, third] = world.requests('subagent')
    assert.ok(first && second && third)
    assertNoTags(wholeText(first))
    assertIncludes(findTag(lastText(second), 'context-monitor'), '120K of 167K')
    assertIncludes(findTag(lastText(third), 'context-monitor'), '150K of 167K')
    assertIncludes(findTag(lastText(world.request('main', 2)), 'context-monitor'), 'WARNING (7')
    assert.equal(world.read('.holdfast/checkpoints/cx-001-checkpoint.json'), null)
  })

  journey('that is compacted is not taken for the session', {}, async (world) => {
    world.api.script('main', at(40_000), calls(41_000, agent('look around')), at(42_000), at(43_000))
    world.api.script('subagent', calls(30_000, bash()), calls(60_000, bash()), calls(167_010, bash()), at(22_000))
    await world.play(['hello', 'delegate', 'go on'])
    const summary = world.request('compact', 0)
    assert.notEqual(summary.agentId, null)
    assert.doesNotMatch(lastText(summary), /holdfast/)
    // The last request but one stands at the point of the subagent's own compaction, of which it may hear.
    for (const request of world.requests('subagent').slice(0, 2)) assertNoTags(wholeText(request))
    for (const index of [2, 3]) assertNoTags(lastText(world.request('main', index)))
    assert.equal(world.read('.holdfast/checkpoints/cx-001-checkpoint.json'), null)
  })

  journey('is held to the same limit of a write', {}, async (world) => {
    world.api.script('main', at(40_000), calls(41_000, agent('write a book')))
    world.api.script('subagent', calls(30_000, write('book.txt', BOOK)), at(31_000))
    await world.play(['hello', 'delegate'])
    assert.equal(world.read('book.txt'), null)
    assertIncludes(lastText(world.request('subagent', 1)), 'write-size:')
  })
})
