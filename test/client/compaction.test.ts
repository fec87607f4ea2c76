import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'node:test'
import { journey, type World } from './journey.ts'
import type { Turn } from './mock-api.ts'
import {
  assertIncludes,
  assertNoTags,
  assertWithinTokens,
  findTag,
  findTags,
  lastText,
  wholeText,
} from './request-texts.ts'
import { at, bash, calls, write } from './turns.ts'

/** Work that leaves something to remember: the request, a changed file, a command that fails. */
const GOAL = 'Move the retry policy of the uploader into retry.ts.'
const CHECK = 'sh check.sh --seed 4711'
const FILES = { 'check.sh': 'sleep 0.4; echo "FAIL retry waits too long" >&2; exit 1\n' }

/** The turns of one prompt that does this work and ends at so many tokens. */
const work = (tokens: number): Turn[] => [
  calls(30_000, write('retry.ts', 'export const attempts = 3\n')),
  calls(31_000, { name: 'Bash', input: { command: CHECK } }),
  at(tokens, 'The check fails.'),
]

const listCheckpoints = (world: World) => {
  const names = readdirSync(join(world.project, '.holdfast/checkpoints'))
  return names.filter((name) => name.endsWith('.json')).sort()
}

const readCheckpoint = (world: World, id: string) => {
  const text = world.read(`.holdfast/checkpoints/${id}-checkpoint.json`)
  assert.ok(text !== null, `${id} was not written`)
  const checkpoint: { compaction_sequence: number; context_state: { fill_percentage: number } } = JSON.parse(text)
  return checkpoint
}

/** What stands in a summary request below the client's own heading. */
const instructionsOf = (world: World, index = 0): string => {
  const [, instructions] = lastText(world.request('compact', index)).split('\nAdditional Instructions:\n')
  assert.ok(instructions, 'The summary request has no additional instructions')
  return instructions
}

const assertSteered = (instructions: string, words: string) => {
  assertIncludes(instructions, words, 'retry.ts', CHECK)
  assert.doesNotMatch(instructions, /hookSpecificOutput|systemMessage|^\s*\{/m)
}

/** The id of the checkpoint the work was restored from. */
const assertRestored = (text: string, words: string): string => {
  const tag = findTag(text, 'resumption-context')
  assertIncludes(tag, words, 'retry.ts', CHECK)
  assertWithinTokens(tag, 760)
  const id = /^<resumption-context checkpoint="(cx-\d+)">/.exec(tag)?.[1]
  assert.ok(id, `The resumption names no checkpoint:\n${tag}`)
  return id
}

/** The short alert stands in the prompt's own message, and neither it nor the restored state comes again later. */
const assertToldOnce = (world: World, promptIndex: number, id: string, ...words: readonly string[]) => {
  const told = lastText(world.request('main', promptIndex))
  const alert = findTag(told, 'compaction-alert')
  assertIncludes(alert, `<compaction-alert checkpoint="${id}">`, ...words)
  assertWithinTokens(alert, 80)
  const later = world.request('main', promptIndex + 1)
  assertNoTags(lastText(later))
  assert.equal(findTags(wholeText(later), 'compaction-alert').length, 1)
  assert.equal(findTags(wholeText(later), 'resumption-context').length, 1)
}

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
    assertIncludes(findTag(wholeText(next), 'resumption-context'), GOAL)
    assertToldOnce(world, 6, 'cx-002')
    assert.deepEqual(listCheckpoints(world), ['cx-001-checkpoint.json', 'cx-002-checkpoint.json'])
  })
})

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
    assertSteered(instructionsOf(world), 'What is left?')
    const compacted = wholeText(world.request('main', 4))
    assert.equal(assertRestored(compacted, 'What is left?'), 'cx-001')
    assertIncludes(compacted, GOAL)
    assertToldOnce(world, 5, 'cx-001', ' at 100', '167K/167K')
    assert.deepEqual(listCheckpoints(world), ['cx-001-checkpoint.json'])
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
      assertSteered(instructionsOf(world), 'What is left?')
      const compacted = wholeText(world.request('main', 5))
      assert.equal(assertRestored(compacted, 'What is left?'), 'cx-001')
      // Nobody could know at the prompt that this request would be refused, so its fill is still there: it is taken back.
      findTag(compacted, 'context-monitor')
      assert.match(findTag(compacted, 'resumption-context'), /context-monitor .*no longer/)
      assertToldOnce(world, 6, 'cx-001', ' at 95')
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
