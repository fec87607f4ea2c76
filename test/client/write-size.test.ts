import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { journey } from './journey.ts'
import { assertIncludes, lastText } from './request-texts.ts'
import { at, calls, write } from './turns.ts'

/** The client's Write drops spaces at the end of a line, so there are none. */
const text = (chars: number) => 'word-'.repeat(Math.ceil(chars / 5)).slice(0, chars)

describe('the size of a write, with every permission granted', () => {
  journey('over 25,000 tokens is refused and the reason reaches the model', {}, async (world) => {
    world.api.script('main', calls(30_000, write('big.txt', text(100_001))), at(31_000))
    await world.play(['write it'])
    assert.equal(world.read('big.txt'), null)
    const result = lastText(world.request('main', 1))
    assertIncludes(result, '[result]', 'write-size:', ' 25001 tokens', 'up to 25000 is allowed')
  })

  journey('up to 25,000 is written with a warning, up to 20,000 without', {}, async (world) => {
    const writes = [80_000, 80_004, 90_000, 100_000].map((chars) => write(`${chars}.txt`, text(chars)))
    world.api.script('main', ...writes.map((call, index) => calls(30_000 + index, call)), at(31_000))
    await world.play(['write them'])
    for (const [index, chars] of [80_000, 80_004, 90_000, 100_000].entries()) {
      assert.equal(world.read(`${chars}.txt`)?.length, chars)
      const result = lastText(world.request('main', index + 1))
      if (chars === 80_000) assert.doesNotMatch(result, /write-size/)
      else assertIncludes(result, 'write-size:', ` ${chars / 4} tokens`)
    }
  })
})
