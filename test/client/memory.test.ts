import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { journey } from './journey.ts'
import { assertIncludes, findTags, lastText, wholeText } from './request-texts.ts'
import { at } from './turns.ts'

describe('memory', () => {
  journey('a marker in a prompt is kept, and the guidance is in the request, once', {}, async (world) => {
    world.api.script('main', at(40_000), at(41_000), at(42_000))
    await world.play(['hello', '[remember:decisions] Use NATS instead of Kafka.', 'go on'])
    const events = world.read('.holdfast/events.jsonl') ?? ''
    assertIncludes(events, '"event":"memory_captured"', '"namespace":"decisions"')
    const newest = world.request('main', -1)
    assert.equal(findTags(wholeText(newest), 'response_guidance').length, 1)
    // What was kept is told to the person, not to the model.
    assert.doesNotMatch(lastText(newest), /holdfast keeps/)
  })
})
