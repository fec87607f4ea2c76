import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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

/** A journey that was made: its sandbox, and a copy of all that stood in it at the end. */
interface MadeJourney {
  readonly sandbox: Sandbox
  readonly kept: string
}

/** Journeys that no test uses at the moment, by story. */
const idle = new Map<string, MadeJourney[]>()
const cleanups: (() => void)[] = []
process.once('exit', () => {
  for (const clean of cleanups) clean()
})

/**
 * A sandbox in which a journey was made, to its last step of `upTo`, for what comes after it. Each journey is made once by
 * a process: the next test gets the same place, with everything as the journey left it. `start` is the payload of a session
 * start before the first step.
 */
export async function makeJourney(
  test: Parameters<typeof createSandbox>[0],
  story: string,
  upTo?: EventName,
  start?: Record<string, unknown>,
): Promise<Sandbox> {
  const name = `${story} ${upTo ?? ''} ${JSON.stringify(start)}`
  const free = idle.get(name) ?? []
  idle.set(name, free)
  const known = free.pop()
  if (known !== undefined) restore(known)
  const made = known ?? (await playJourney(story, upTo, start))
  test.after(() => free.push(made))
  return made.sandbox
}

async function playJourney(
  story: string,
  upTo: EventName | undefined,
  start: Record<string, unknown> | undefined,
): Promise<MadeJourney> {
  const sandbox = createSandbox({ after: (clean) => cleanups.push(clean) }, join(FIXTURES, 'journeys', story))
  if (start !== undefined) await runHook(sandbox, 'session-start', { stdin: JSON.stringify(start) })
  const steps = listSteps(story)
  const end = upTo === undefined ? steps.length : steps.findLastIndex(({ event }) => event === upTo) + 1
  for (const step of steps.slice(0, end)) {
    appendStep(sandbox, step)
    const { exitCode, stderr } = await runHook(sandbox, step.event, readStart(step.folder))
    assert.deepEqual({ exitCode, stderr }, { exitCode: 0, stderr: '' }, step.name)
  }
  const kept = `${sandbox.root}-kept`
  cleanups.push(() => rmSync(kept, { recursive: true, force: true }))
  execFileSync('cp', ['-a', sandbox.root, kept])
  return { sandbox, kept }
}

function restore({ sandbox, kept }: MadeJourney): void {
  rmSync(sandbox.root, { recursive: true, force: true })
  execFileSync('cp', ['-a', kept, sandbox.root])
}
