import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStart } from '../bundle/golden.ts'
import type { EventName } from '../bundle/host-contract.ts'
import { appendStep, listSteps } from '../bundle/journey-steps.ts'
import { FIXTURES, fillIn, type Sandbox } from '../bundle/sandbox.ts'
import { PAYLOADS, SESSION, STORY } from '../bundle/story.ts'
import { putFile } from '../put-file.ts'
import type { Scenario } from './scenario.ts'
import { runScenario } from './stage.ts'

/** Writes a file of the project, with its folders. */
export function place(sandbox: Sandbox, path: string, text: string | Buffer): void {
  const target = join(sandbox.project, path)
  putFile(target, text)
}

export function git(sandbox: Sandbox, ...args: readonly string[]): void {
  const options = ['-C', sandbox.project, '-c', 'user.name=T', '-c', 'user.email=t@example.com']
  execFileSync('git', [...options, ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: sandbox.home, GIT_CONFIG_NOSYSTEM: '1' },
    stdio: 'pipe',
  })
}

/** A real repository of one commit. */
export function createRepository(sandbox: Sandbox): void {
  git(sandbox, 'init', '-q', '-b', 'main')
  git(sandbox, 'commit', '-q', '--allow-empty', '-m', 'First')
}

/** Runs what comes before a scenario; it must go well. */
export async function run(sandbox: Sandbox, scenario: Omit<Scenario, 'name'>): Promise<void> {
  const { exitCode, stderr } = await runScenario(sandbox, { name: 'before', ...scenario })
  assert.deepEqual({ exitCode, stderr }, { exitCode: 0, stderr: '' }, `before: ${scenario.args?.join(' ')}`)
}

export const hold = (sandbox: Sandbox, ...args: readonly string[]) => run(sandbox, { program: 'holdfast', args })

/** A hook on the project and home of its golden. */
export function fromGolden(program: EventName, claim: string, more: Partial<Scenario> = {}): Scenario {
  const fixture = join(FIXTURES, program, claim)
  return { name: `${program}: ${claim}`, program, fixture, ...readStart(fixture), ...more }
}

/** The step of a journey, after those before it. */
export function fromJourney(story: string, place: number): Scenario {
  const steps = listSteps(story)
  const step = steps[place - 1]
  assert.ok(step !== undefined, `${story} has no step ${place}`)
  return {
    name: `${step.event}: step ${place} of ${story}`,
    program: step.event,
    fixture: join(FIXTURES, 'journeys', story),
    ...readStart(step.folder),
    prepare: async (sandbox) => {
      for (const earlier of steps.slice(0, place - 1)) {
        appendStep(sandbox, earlier)
        await run(sandbox, { program: earlier.event, ...readStart(earlier.folder) })
      }
      appendStep(sandbox, step)
    },
  }
}

const EVENTS = {
  'session-start': { hook_event_name: 'SessionStart', source: 'startup' },
  'user-prompt-submit': { hook_event_name: 'UserPromptSubmit', prompt: 'Go on.' },
  'pre-compact': { hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: null },
  'pre-tool-use': { hook_event_name: 'PreToolUse', tool_use_id: 'toolu_1' },
  'post-tool-use': { hook_event_name: 'PostToolUse', tool_use_id: 'toolu_1' },
} as const

/** What the client sends, with the fields that matter here. */
export function payload(event: EventName, fields: object = {}): string {
  const common = { session_id: SESSION, transcript_path: '$HOME/transcript.jsonl', cwd: '$PROJECT' }
  return JSON.stringify({ ...common, ...EVENTS[event], ...fields })
}

export const INSTALLED = /^home\/\.config\/git\//

/** A session that was just compacted, in a project whose configuration is read. */
export async function compactStory(sandbox: Sandbox): Promise<void> {
  await run(sandbox, { program: 'pre-compact', stdin: PAYLOADS['pre-compact'], fixture: STORY })
}

let row = 0
/** Adds what was said to the transcript that `payload` names. */
export function say(sandbox: Sandbox, type: 'user' | 'assistant', text: string): void {
  row += 1
  const content = [{ type: 'text', text }]
  const usage = { input_tokens: 10, cache_creation_input_tokens: 0, cache_read_input_tokens: 1000, output_tokens: 20 }
  const answer = { role: 'assistant', content, model: 'claude-sonnet-4-6', stop_reason: 'end_turn', usage }
  const message = type === 'user' ? { role: 'user', content: text } : answer
  const line = JSON.stringify({ type, uuid: `row-${row}`, timestamp: '2026-11-21T11:00:00.000Z', message })
  writeFileSync(fillIn(sandbox, '$HOME/transcript.jsonl'), `${line}\n`, { flag: 'a' })
}
