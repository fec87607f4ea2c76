import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'node:test'
import { journey, type World } from './journey.ts'
import { OUTPUT_TOKENS, type ToolCall, type Turn } from './mock-api.ts'
import { assertIncludes, assertNoTags, assertWithinTokens, findTag, findTags, lastText, wholeText } from './request-texts.ts'

/** An answer after which the client counts this many tokens. */
const at = (tokens: number, text = 'ok'): Turn => ({ text, contextTokens: tokens - OUTPUT_TOKENS })

/** Work that leaves something to remember: a changed file, a command that fails. */
const GOAL = 'Move the retry policy of the uploader into retry.ts.'
const FAILING = 'sh check.sh --seed 4711'
const write: ToolCall = { name: 'Write', input: { file_path: 'retry.ts', content: 'export const attempts = 3\n' } }
const check: ToolCall = { name: 'Bash', input: { command: FAILING } }
const FILES = { 'check.sh': 'sleep 0.3; echo "FAIL retry waits too long" >&2; exit 1\n' }

const work = (tokens: number): Turn[] => [
  { tools: [write], contextTokens: 30_000 },
  { tools: [check], contextTokens: 31_000 },
  at(tokens, 'The check fails.'),
]

const checkpoints = (world: World) =>
  readdirSync(join(world.project, '.holdfast/checkpoints')).filter((name) => name.endsWith('.json'))

const fillOf = (world: World, id: string): number => {
  const text = world.read(`.holdfast/checkpoints/${id}-checkpoint.json`)
  assert.ok(text !== null, `${id} was not written`)
  return JSON.parse(text).context_state.fill_percentage
}

/** What holdfast adds to a summary request, from the client's own heading on. */
const instructionsOf = (world: World, index = 0): string => {
  const [, instructions] = lastText(world.request('compact', index)).split('\nAdditional Instructions:\n')
  assert.ok(instructions, 'the summary request has no additional instructions')
  return instructions
}

const assertKept = (text: string, words: string) => {
  assertIncludes(text, words, 'retry.ts', FAILING)
  assert.doesNotMatch(text, /hookSpecificOutput|systemMessage|^\s*\{/m)
}

const assertRestored = (prompt: string, words: string) => {
  const tag = findTag(prompt, 'resumption-context')
  assertIncludes(tag, words, 'retry.ts', FAILING)
  assertWithinTokens(tag, 1_000)
}

describe('manual compaction', () => {
  journey('keeps the facts, restores them, and says so once', { files: FILES }, async (world) => {
    world.api.script('main', at(40_000), ...work(50_000), at(21_000), at(22_000))
    await world.play(['hello', GOAL, '/compact keep the plan', 'go on', 'and on'])

    const instructions = instructionsOf(world)
    assertIncludes(instructions, 'keep the plan')
    assertKept(instructions, GOAL)

    const [next, later] = [world.request('main', 4), world.request('main', 5)]
    assertIncludes(lastText(next), 'go on')
    assertRestored(lastText(next), GOAL)
    assertIncludes(findTag(lastText(next), 'compaction-alert'), 'by /compact', 'cx-001')
    assertIncludes(lastText(later), 'and on')
    assertNoTags(lastText(later))
    assert.equal(findTags(wholeText(later), 'compaction-alert').length, 1)
    assert.equal(findTags(wholeText(later), 'resumption-context').length, 1)
    assert.deepEqual(checkpoints(world), ['cx-001-checkpoint.json'])
  })
})

describe('automatic compaction', () => {
  journey('at the threshold the checkpoint says 100 % and the work is restored', { files: FILES }, async (world) => {
    world.api.script('main', at(40_000), ...work(167_010), at(21_000), at(22_000), at(23_000))
    await world.play(['hello', GOAL, 'what is left?', 'go on', 'and on'])

    assert.equal(world.requests('compact').length, 1)
    assertKept(instructionsOf(world), GOAL)
    const fill = fillOf(world, 'cx-001')
    assert.ok(Math.abs(fill - 1) < 0.01, `the client compacts at 100 %, the checkpoint says ${fill * 100} %`)

    const [compacted, next, later] = [world.request('main', 4), world.request('main', 5), world.request('main', 6)]
    assertIncludes(lastText(compacted), 'what is left?')
    assertRestored(wholeText(compacted), GOAL)
    assertIncludes(findTag(lastText(next), 'compaction-alert'), 'automatically at 100', '/167K', 'cx-001')
    assertNoTags(lastText(later))
    assert.equal(findTags(wholeText(later), 'compaction-alert').length, 1)
    assert.equal(findTags(wholeText(later), 'resumption-context').length, 1)
    assert.deepEqual(checkpoints(world), ['cx-001-checkpoint.json'])
  })
})
