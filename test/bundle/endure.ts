import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import type { TestContext } from 'node:test'
import { type Answer, type EventName, parseAnswer } from './host-contract.ts'
import { type RunOptions, runHook } from './run-hook.ts'
import { createSandbox, findChanges, findLeftovers, type Sandbox, takeOut, takeSnapshot } from './sandbox.ts'
import { PAYLOADS, STORY } from './story.ts'

export interface Endured {
  readonly answer: Answer
  readonly stdout: string
  /** What a person finds said about it, in the journal or on stderr. */
  readonly said: readonly string[]
}

const JOURNAL = 'project/.holdfast/events.jsonl'

/** The texts of the problems among journal lines. Other lines must at least be whole. */
function listProblems(journal: string): string[] {
  const events = journal.split('\n').filter((line) => line !== '')
  return events.map((line) => JSON.parse(line)).flatMap((event) => (event.event === 'problem' ? [event.text] : []))
}

/** Runs a hook on something bad: it ends well, answers as the client expects, and harms nothing. */
export async function endure(sandbox: Sandbox, event: EventName, options: RunOptions = {}): Promise<Endured> {
  const before = takeSnapshot(sandbox)
  const run = await runHook(sandbox, event, { stdin: PAYLOADS[event], ...options })
  assert.equal(run.signal ?? run.exitCode, 0, `exit code of ${event}; stderr: ${run.stderr}`)
  const stdout = takeOut(sandbox, run.stdout)
  const answer = parseAnswer(event, stdout)
  const changes = findChanges(sandbox, before)
  assert.deepEqual(
    Object.keys(changes).filter((path) => !path.startsWith('project/')),
    [],
    'written outside the project',
  )
  assert.deepEqual(findLeftovers(sandbox), [])
  for (const [path, text] of Object.entries(changes)) {
    if (path.endsWith('.json') || path.endsWith('.acknowledged')) JSON.parse(text)
  }
  const added = (changes[JOURNAL] ?? '').slice(takeOut(sandbox, before[JOURNAL] ?? '').length)
  const said = [...run.stderr.split('\n').filter((line) => line !== ''), ...listProblems(added)]
  return { answer, stdout, said: said.map((line) => takeOut(sandbox, line)) }
}

/** Root may read and write everything, so what permissions forbid is tried as another user; elsewhere as oneself. */
export function asSomebody(sandbox: Sandbox): RunOptions {
  if (process.getuid?.() !== 0) return {}
  execFileSync('chmod', ['-R', 'a+rwX', sandbox.root])
  return { uid: 65534 }
}

const references = new Map<EventName, Promise<Endured>>()

/** What the hook answers when nothing is wrong. */
export function referenceOf(test: TestContext, event: EventName): Promise<Endured> {
  const known = references.get(event) ?? endure(createSandbox(test, STORY), event)
  references.set(event, known)
  return known
}

/** Bytes that look random and are the same every time. */
export function scramble(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let seed = 1
  for (let index = 0; index < length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    bytes[index] = seed >> 16
  }
  return bytes
}
