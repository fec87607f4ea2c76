import { lutimesSync } from 'node:fs'
import { join } from 'node:path'
import { parseAnswer } from '../bundle/host-contract.ts'
import { listFiles } from '../bundle/list-files.ts'
import { type FileMap, findLeftovers, type Sandbox, takeOut, takeSnapshot } from '../bundle/sandbox.ts'
import type { Scenario } from './scenario.ts'
import type { Run } from './stage.ts'
import { normalizePath } from './syscalls.ts'

/** Git's own files are git's to keep whole; shortcuts are made anew when they are missing or old. */
const FOREIGN =
  /\/\.git\/|^home\/\.cache\/holdfast\/(?:[^/]+\/[a-z]+\.json$|code\/)|^project\/\.holdfast\/(?:cache\/|memory\/(?:index\.json|segment-))|^home\/remote\//
/** What is begun and not yet done: marked memories, writes of documents, removals. The next run sees to it, or the start of a session. */
const PENDING =
  /^project\/(?:\.holdfast\/memory\/pending\/|artifacts\/checkpoints\/[\w-]+\/pending\.json$|(?:\.holdfast|artifacts)\/sessions\/\.removed-)/
/** Files that only ever grow: what stood there still stands there. */
const GROWING = /events\.jsonl$|work_log\.md$|recent_diff\.txt$/
/** Files that say where a session stands, rewritten by every run. */
const MOVING = /\/sessions\/[^/]+\/(?:state|captured)\.json$/

/** Also what only a killed process leaves: half of a new track, a lock that was taken over. */
export function listLeftovers(sandbox: Sandbox): string[] {
  const halves = listFiles(sandbox.root).filter((path) => /\/\.new-[^/]+\//.test(path))
  return [...findLeftovers(sandbox), ...halves].filter((path) => !/^kept\/|\/\.git\/|\/\.removed-/.test(path))
}

/** What stays although a session started. Whoever next writes in its folder takes a lock over: it may wait for that. */
export function listClutter(sandbox: Sandbox): string[] {
  return listLeftovers(sandbox).filter((path) => !path.endsWith('/.lock'))
}

/** Whether the start of a session has something to put right. */
export function isUnsettled(sandbox: Sandbox): boolean {
  return listClutter(sandbox).length > 0 || Object.keys(snapshotOf(sandbox)).some((path) => PENDING.test(path))
}

/** A lock is taken over after five seconds, a left-over is cleared away after a minute: here they pass at once. */
export function ageLeftovers(sandbox: Sandbox): void {
  for (const path of listLeftovers(sandbox)) lutimesSync(join(sandbox.root, path), 1e9, 1e9)
}

export const snapshotOf = (sandbox: Sandbox): FileMap =>
  Object.fromEntries(Object.entries(takeSnapshot(sandbox)).filter(([path]) => !FOREIGN.test(path)))

/** What the run printed is what the client or a person can use. */
export function checkManners(
  sandbox: Sandbox,
  { program }: Scenario,
  { exitCode, signal, stdout, stderr }: Run,
  mostLines = 2,
): string[] {
  const wrong: string[] = []
  const lines = stderr.split('\n').filter((line) => line !== '')
  if (/\n\s+at |node:internal|file:\/\//.test(stderr)) wrong.push(`a stack trace: ${stderr.slice(0, 300)}`)
  if (signal !== null) return [...wrong, `ended by ${signal}`]
  if (program === 'holdfast') {
    if (exitCode !== 0 && exitCode !== 1) wrong.push(`exit code ${exitCode}`)
    // Doctor prints its findings, and an error among them is its exit code.
    const isDiagnosis = /^not healthy: /m.test(stdout) && lines.length === 0
    if (exitCode === 1 && !isDiagnosis && (lines.length < 1 || lines.length >= mostLines))
      wrong.push(`${lines.length} lines on stderr: ${stderr.slice(0, 300)}`)
    return wrong
  }
  if (exitCode !== 0) wrong.push(`exit code ${exitCode}`)
  if (lines.length > mostLines || lines.some((line) => !line.startsWith('holdfast')))
    wrong.push(`stderr: ${stderr.slice(0, 300)}`)
  if (program === 'statusline') return wrong
  try {
    parseAnswer(program, takeOut(sandbox, stdout))
  } catch (error) {
    wrong.push(`no answer of the contract: ${String(error).slice(0, 200)}`)
  }
  return wrong
}

/** Every file is whole, and nothing that was there before is gone or damaged. `good` is what undisturbed runs make of it. */
export function checkFiles(sandbox: Sandbox, scenario: Scenario, before: FileMap, good: readonly FileMap[]): string[] {
  const after = snapshotOf(sandbox)
  const left = new Set(listLeftovers(sandbox))
  const known = new Set(good.flatMap((files) => Object.keys(files)).map(normalizePath))
  const wrong = Object.entries(after).flatMap(([path, text]) => {
    if (left.has(path)) return []
    if (before[path] === undefined) return [...checkWhole(path, text), ...checkNew(scenario, path, known)]
    // The person's own memory takes the place of a stranger's while it waits.
    if (scenario.isStrangers === true && PENDING.test(path)) return checkWhole(path, text)
    return [...checkWhole(path, text), ...checkChanged(path, text, before[path], good)]
  })
  // A mark that was taken back leaves its checkpoint waiting for the next start.
  const mayGo = (path: string) => scenario.isTakenBack === true && path.endsWith('.acknowledged')
  const isGone = (path: string) => !(path in after) && good.every((files) => path in files) && !mayGo(path)
  const gone = Object.keys(before).filter(isGone)
  return [...wrong, ...gone.map((path) => `gone: ${path}`)]
}

function checkWhole(path: string, text: string): string[] {
  if (path.endsWith('events.jsonl')) return checkJournal(text)
  return /^project\/\.holdfast\/.*\.(?:json|acknowledged)$/.test(path) ? checkJson(path, text) : []
}

function checkNew({ outside }: Scenario, path: string, known: ReadonlySet<string>): string[] {
  if (known.has(normalizePath(path)) || PENDING.test(path) || path.endsWith('events.jsonl')) return []
  if (!path.startsWith('project/') && outside?.test(path) !== true) return [`written outside the project: ${path}`]
  return [`a file nobody makes: ${path}`]
}

function checkChanged(path: string, text: string, was: string, good: readonly FileMap[]): string[] {
  if (text === was || MOVING.test(path) || good.some((files) => files[path] === text)) return []
  return GROWING.test(path) && text.startsWith(was) ? [] : [`neither old nor new: ${path}: ${text.slice(0, 200)}`]
}

function checkJson(path: string, text: string): string[] {
  try {
    JSON.parse(text)
    return []
  } catch {
    return [`not whole: ${path} (${text.length} characters)`]
  }
}

/** Only what stands behind the last line break may be half a line: the write of it was cut short. */
function checkJournal(text: string): string[] {
  const lines = text.split('\n').slice(0, -1)
  const damaged = lines.filter((line) => line !== '' && checkJson('', line).length > 0)
  return damaged.length === 0 ? [] : [`journal: ${damaged[0]?.slice(0, 300)}`]
}

const JOURNAL = 'project/.holdfast/events.jsonl'

/** The kinds of events in a journal. What went wrong is said by the run it went wrong for. */
function listEvents(files: FileMap): string[] {
  const events = (files[JOURNAL] ?? '').split('\n').map((line) => /"event":"(\w+)"/.exec(line)?.[1])
  return [...new Set(events)].filter((event) => event !== undefined && event !== 'problem') as string[]
}

/** Whether a run told what went wrong, on stderr or in the journal. */
export function hasComplained(sandbox: Sandbox, stderr: string): boolean {
  return stderr !== '' || (snapshotOf(sandbox)[JOURNAL] ?? '').includes('"event":"problem"')
}

/** Whatever an undisturbed run journals is journaled by the next run at the latest. */
export function checkJournaled(sandbox: Sandbox, [once = {}]: readonly FileMap[]): string[] {
  const after = listEvents(snapshotOf(sandbox))
  return listEvents(once)
    .filter((event) => !after.includes(event))
    .map((event) => `never journaled: ${event}`)
}

/** After a run without a fault everything is there that an undisturbed run makes. */
export function checkComplete(sandbox: Sandbox, good: readonly FileMap[]): string[] {
  const after = new Set(Object.keys(snapshotOf(sandbox)).map(normalizePath))
  const lacking = good.map((files) =>
    Object.keys(files)
      .map(normalizePath)
      .filter((path) => !after.has(path)),
  )
  const least = lacking.sort((a, b) => a.length - b.length)[0] ?? []
  return least.map((path) => `missing after the next run: ${path}`)
}
