import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { journey } from './journey.ts'
import { assertIncludes, assertNoTags, assertWithinTokens, findTag, findTags, lastText, wholeText } from './request-texts.ts'
import { OUTPUT_TOKENS, type ToolCall, type Turn } from './mock-api.ts'

/** An answer after which the client counts this many tokens. */
const at = (tokens: number): Turn => ({ text: 'ok', contextTokens: tokens - OUTPUT_TOKENS })
const slowly: ToolCall = { name: 'Bash', input: { command: 'sleep 0.4; echo done' } }

describe('context monitor at the prompt (sonnet-4-6 compacts at 167,000)', () => {
  journey('each tier begins where it should, half a point from its bound', {}, async (world) => {
    const steps = [
      [91_000, null],
      [92_700, 'LOW'],
      [116_000, 'LOW'],
      [117_700, 'WARNING'],
      [132_700, 'WARNING'],
      [134_400, 'CRITICAL'],
      [146_000, 'CRITICAL'],
      [147_700, 'EMERGENCY'],
    ] as const
    world.api.script('main', ...steps.map(([tokens]) => at(tokens)), at(148_000))
    await world.play(['start', ...steps.map((_, index) => `prompt ${index + 1}`)])

    for (const [index, [tokens, tier]] of steps.entries()) {
      const prompt = lastText(world.request('main', index + 1))
      assertIncludes(prompt, `prompt ${index + 1}`)
      if (tier === null) {
        assertNoTags(prompt)
        continue
      }
      const tag = findTag(prompt, 'context-monitor')
      const percent = Math.floor((tokens / 167_000) * 100)
      assertIncludes(tag, tier, `${percent}.`, '167K')
      assertWithinTokens(tag, tier === 'LOW' ? 50 : 200)
      if (tier !== 'LOW') assertIncludes(tag, `CONTEXT STATUS: ${tier} (${percent}`, '% of the way to automatic compaction)')
    }
  })

  journey('LOW is one line', {}, async (world) => {
    world.api.script('main', at(103_560))
    await world.play(['first', 'second'])
    const tag = findTag(lastText(world.request('main', 1)), 'context-monitor')
    assert.equal(tag, '<context-monitor>CTX: 62% (104K/167K) LOW</context-monitor>')
  })
})

describe('context monitor in the agent loop', () => {
  journey('a rise comes with the tool result that shows it, once', {}, async (world) => {
    world.api.script(
      'main',
      { tools: [slowly], contextTokens: 50_000 },
      { tools: [slowly], contextTokens: 120_000 },
      { tools: [slowly], contextTokens: 121_000 },
      { tools: [slowly], contextTokens: 136_000 },
      at(137_000),
    )
    await world.play(['work'])
    const [, nominal, warning, same, critical] = world.requests('main')
    assert.ok(nominal && warning && same && critical)
    assertNoTags(lastText(nominal))
    assertIncludes(findTag(lastText(warning), 'context-monitor'), 'WARNING (7')
    assertNoTags(lastText(same))
    assertIncludes(findTag(lastText(critical), 'context-monitor'), 'CRITICAL (8')
    assert.equal(findTags(wholeText(critical), 'context-monitor').length, 2)
  })
})
