import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { journey } from './journey.ts'
import {
  assertIncludes,
  assertNoTags,
  assertWithinTokens,
  findTag,
  findTags,
  lastText,
  wholeText,
} from './request-texts.ts'
import { at, bash, calls } from './turns.ts'

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
      // The block comes once per tier, then the line.
      const isFirst = steps.findIndex(([, name]) => name === tier) === index
      if (tier !== 'LOW' && isFirst) assertIncludes(tag, `CONTEXT STATUS: ${tier} (${percent}`, 'automatic compaction')
      else assertIncludes(tag, `CTX: ${percent}.`, tier)
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
    const steps = [50_000, 120_000, 121_000, 136_000]
    world.api.script('main', ...steps.map((tokens) => calls(tokens, bash())), at(137_000))
    await world.play(['work'])
    const [, nominal, warning, same, critical] = world.requests('main')
    assert.ok(nominal && warning && same && critical)
    assertNoTags(lastText(nominal))
    assertIncludes(lastText(warning), '[result] done')
    assertIncludes(findTag(lastText(warning), 'context-monitor'), 'WARNING (7')
    assertNoTags(lastText(same))
    assertIncludes(findTag(lastText(critical), 'context-monitor'), 'CRITICAL (8')
    assert.equal(findTags(wholeText(critical), 'context-monitor').length, 2)
  })

  journey('the result it stands in counts', {}, async (world) => {
    // 114,000 tokens are 68 %; the result, by the client's own count a quarter of its 18,893 characters, makes 71 %.
    world.api.script('main', at(50_000), calls(114_000, bash('seq -s, 4000')), at(120_000))
    await world.play(['start', 'work'])
    assertIncludes(findTag(lastText(world.request('main', 2)), 'context-monitor'), 'WARNING (7')
  })

  journey('of tool calls that run at once, one tells the rise', { files: { 'notes.md': 'note\n' } }, async (world) => {
    const read = { name: 'Read', input: { file_path: `${world.project}/notes.md` } }
    world.api.script('main', at(50_000), calls(120_000, read, read, read, bash(), bash()), at(121_000))
    await world.play(['start', 'work'])
    assertIncludes(findTag(wholeText(world.request('main', 2)), 'context-monitor'), 'WARNING (7')
  })
})
