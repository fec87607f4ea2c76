import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from './journey.ts'
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
import { at, calls, write } from './turns.ts'

/** Work that leaves something to remember: the request, a changed file, a command that fails. */
export const GOAL = 'Move the retry policy of the uploader into retry.ts, and never wait longer than a minute.'
export const CHECK = 'sh check.sh --seed 4711'
export const FILES = { 'check.sh': 'sleep 0.4; echo "FAIL retry waits too long" >&2; exit 1\n' }

/** The turns of one prompt that does this work and ends at so many tokens. */
export function work(tokens: number): Turn[] {
  return [
    calls(30_000, write('retry.ts', 'export const attempts = 3\n')),
    calls(31_000, { name: 'Bash', input: { command: CHECK } }),
    at(tokens, 'The check fails.'),
  ]
}

export function listCheckpoints(world: World): string[] {
  const names = readdirSync(join(world.project, '.holdfast/checkpoints'))
  return names.filter((name) => name.endsWith('.json')).sort()
}

export function readCheckpoint(world: World, id: string) {
  const text = world.read(`.holdfast/checkpoints/${id}-checkpoint.json`)
  assert.ok(text !== null, `${id} was not written`)
  const checkpoint: {
    trigger: string
    compaction_sequence: number
    context_state: { fill_percentage: number; compaction_point: number }
  } = JSON.parse(text)
  return checkpoint
}

/** What stands in a summary request below the client's own heading. */
export function instructionsOf(world: World, index = 0): string {
  const [, instructions] = lastText(world.request('compact', index)).split('\nAdditional Instructions:\n')
  assert.ok(instructions, 'The summary request has no additional instructions')
  return instructions
}

/** The facts stand there in plain text: what a hook prints as JSON reaches the summarizer as JSON. */
export function assertSteered(instructions: string, words: string): void {
  assertIncludes(instructions, words, 'retry.ts', CHECK)
  assert.doesNotMatch(instructions, /hookSpecificOutput|systemMessage|^\s*\{/m)
}

/**
 * The id of the checkpoint the work was restored from. An automatic compaction may find the newest row of the transcript
 * not yet written; then the checkpoint made before it is followed by one that has it.
 */
export function assertRestored(text: string, words: string): string {
  const tag = findTag(text, 'resumption-context')
  assertIncludes(tag, words, 'retry.ts', CHECK)
  assertWithinTokens(tag, 760)
  const id = /^<resumption-context checkpoint="(cx-\d+)">/.exec(tag)?.[1]
  assert.ok(id, `The resumption names no checkpoint:\n${tag}`)
  return id
}

/** The short alert stands in the prompt's own message, and neither it nor the restored state comes again later. */
export function assertToldOnce(world: World, promptIndex: number, id: string, ...words: readonly string[]): void {
  const told = lastText(world.request('main', promptIndex))
  const alert = findTag(told, 'compaction-alert')
  assertIncludes(alert, `<compaction-alert checkpoint="${id}">`, ...words)
  assertWithinTokens(alert, 280)
  const later = world.request('main', promptIndex + 1)
  assertNoTags(lastText(later))
  assert.equal(findTags(wholeText(later), 'compaction-alert').length, 1)
  assert.equal(findTags(wholeText(later), 'resumption-context').length, 1)
}
