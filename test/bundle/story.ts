import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStart } from './golden.ts'
import { type EventName, parseAnswer } from './host-contract.ts'
import type { HookRun } from './run-hook.ts'
import { FIXTURES, type Sandbox } from './sandbox.ts'

/** A session right before its compaction: project and home of most sandboxes that no golden describes. */
export const STORY = join(FIXTURES, 'journeys', 'a-compaction-is-told-once')
export const SESSION = '5e551000-0000-4000-8000-00000000000a'

/** One payload per event, each of which makes its hook do all it can: measure, store, speak. */
export const PAYLOADS: Readonly<Record<EventName, string>> = {
  'session-start': readStart(join(STORY, '2-session-start')).stdin,
  'user-prompt-submit': readStart(join(STORY, '3-user-prompt-submit-first')).stdin,
  'pre-compact': readStart(join(STORY, '1-pre-compact')).stdin,
  'pre-tool-use': readStart(join(FIXTURES, 'pre-tool-use', 'over-twenty-five-thousand-tokens-are-denied')).stdin,
  'post-tool-use': readStart(join(FIXTURES, 'post-tool-use', 'a-rise-to-warning-is-told')).stdin,
}
export const TRANSCRIPT: string = JSON.parse(PAYLOADS['pre-compact']).transcript_path

/** The rows the client writes with the compaction, and the first answer after it. */
export const COMPACTION_ROWS = readFileSync(join(STORY, '3-user-prompt-submit-first', 'append.jsonl'), 'latin1')

export function readState(sandbox: Sandbox, sessionId = SESSION): Record<string, unknown> {
  const path = join(sandbox.project, '.holdfast/sessions', sessionId, 'state.json')
  const { mac: _mark, ...state } = JSON.parse(readFileSync(path, 'utf8'))
  return state
}

/** The journal's lines, each of which must be whole. */
export function readJournal(sandbox: Sandbox): Record<string, unknown>[] {
  const text = readFileSync(join(sandbox.project, '.holdfast/events.jsonl'), 'utf8')
  assert.equal(text.split('\n').at(-1), '', 'the last line is whole')
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const { mac: _mark, ...event } = JSON.parse(line)
      return event
    })
}

/** What hooks printed that must have ended well and answered as the client expects. */
export function answersOf(event: EventName, runs: readonly HookRun[]): string[] {
  return runs.map(({ exitCode, stdout, stderr }) => {
    assert.deepEqual({ exitCode, stderr }, { exitCode: 0, stderr: '' })
    parseAnswer(event, stdout)
    return stdout
  })
}
