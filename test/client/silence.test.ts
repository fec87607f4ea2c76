import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { journey, type Setup, withWorld } from './journey.ts'
import { assertNoTags, findTags, lastText, textsOf, wholeText } from './request-texts.ts'
import { at, bash, calls } from './turns.ts'

const TURNS = [at(40_000), calls(41_000, bash()), at(42_000), at(43_000)]
const PROMPTS = ['hello', 'work', 'go on']

/** Everything the main thread was sent, with what differs between two worlds taken out. */
const playAndRead = (setup: Setup): Promise<string[][]> =>
  withWorld(setup, async (world) => {
    world.api.script('main', ...TURNS)
    await world.play(PROMPTS)
    const root = world.project.slice(0, -'/project'.length)
    return world.requests('main').map((request) => textsOf(request).map((text) => text.replaceAll(root, 'ROOT')))
  })

describe('silence', () => {
  journey('a nominal session hears of holdfast at its start and never again', {}, async (world) => {
    world.api.script('main', ...TURNS)
    await world.play(PROMPTS)
    for (const request of world.requests('main').slice(1)) assertNoTags(lastText(request))
    assert.equal(findTags(wholeText(world.request('main', -1)), 'project-context').length, 1)
    assertNoTags(wholeText(world.request('main', -1)), ['context-monitor', 'compaction-alert', 'resumption-context'])
  })

  journey('its prompts are byte for byte those of a session without holdfast', {}, async () => {
    const without = await playAndRead({ install: 'none' })
    const quiet = await playAndRead({})
    const later = (requests: string[][]) => requests.map((texts) => texts.slice(1))
    assert.deepEqual(later(quiet), later(without))
  })

  journey('HOLDFAST_OFF=1: not a byte, whatever happens', {}, async () => {
    const turns = [at(40_000), calls(120_000, bash()), at(150_000), at(21_000), at(22_000)]
    const prompts = ['hello', 'work', '/compact keep the plan', 'go on', 'and on']
    const read = (setup: Setup) =>
      withWorld(setup, async (world) => {
        world.api.script('main', ...turns)
        await world.play(prompts)
        assert.equal(world.read('.holdfast/.gitignore'), null)
        return world.api.requests.map((request) => wholeText(request))
      })
    const off = await read({ env: { HOLDFAST_OFF: '1' } })
    for (const text of off) {
      assertNoTags(text)
      assert.doesNotMatch(
        text.replaceAll(/holdfast-client-\w+|pre-compact\.mjs[^\n]*|\.claude\/holdfast|holdfast-look-up[^\n]*/g, ''),
        /holdfast/i,
      )
    }
  })
})
