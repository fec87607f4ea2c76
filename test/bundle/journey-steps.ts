import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findEvent, readStart } from './golden.ts'
import type { EventName } from './host-contract.ts'
import { runHook } from './run-hook.ts'
import { appendRows, createSandbox, FIXTURES, type Sandbox } from './sandbox.ts'

interface JourneyStep {
  readonly name: string
  readonly place: number
  readonly event: EventName
  readonly folder: string
}

/** `3-user-prompt-submit` or `3-user-prompt-submit-of-b`: place in the story, event, and a word for the reader. */
function parseStep(story: string, name: string): JourneyStep {
  const folder = join(FIXTURES, 'journeys', story, name)
  return { name, place: Number.parseInt(name, 10), event: findEvent(folder), folder }
}

export function listSteps(story: string): JourneyStep[] {
  const names = readdirSync(join(FIXTURES, 'journeys', story)).filter(
    (name) => !['case.json', 'project', 'home'].includes(name),
  )
  const steps = names.map((name) => parseStep(story, name)).sort((a, b) => a.place - b.place)
  assert.deepEqual(
    steps.map((step) => step.place),
    steps.map((_, index) => index + 1),
    'steps are numbered from 1',
  )
  return steps
}

/** What the client wrote to the transcript before this step. */
export function appendStep(sandbox: Sandbox, { folder }: JourneyStep): void {
  const rows = join(folder, 'append.jsonl')
  if (!existsSync(rows)) return
  const { transcript_path: transcript } = JSON.parse(readStart(folder).stdin)
  appendRows(sandbox, transcript, readFileSync(rows, 'latin1'))
}

/** A sandbox in which a journey was made, for what comes after it. */
export async function makeJourney(test: Parameters<typeof createSandbox>[0], story: string): Promise<Sandbox> {
  const sandbox = createSandbox(test, join(FIXTURES, 'journeys', story))
  for (const step of listSteps(story)) {
    appendStep(sandbox, step)
    const { exitCode, stderr } = await runHook(sandbox, step.event, readStart(step.folder))
    assert.deepEqual({ exitCode, stderr }, { exitCode: 0, stderr: '' }, step.name)
  }
  return sandbox
}
