import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { putFile } from '../put-file.ts'
import { checkBookkeeping, isBookkeeping } from './bookkeeping.ts'
import { createGoldenFailure, describeDifferences } from './golden-diff.ts'
import { type EventName, parseAnswer } from './host-contract.ts'
import { listFiles } from './list-files.ts'
import { EVENT_NAMES, type RunOptions, runHook } from './run-hook.ts'
import {
  DELETED,
  FIXTURES,
  type FileMap,
  findChanges,
  findLeftovers,
  fixtureName,
  readCase,
  realName,
  type Sandbox,
  takeOut,
  takeSnapshot,
} from './sandbox.ts'

const UPDATE = process.env.UPDATE === '1'
if (UPDATE && process.env.CI !== undefined)
  throw new Error('UPDATE=1 under CI: goldens are only ever accepted by a person')

/** Of how many cases of a folder one is run: `EVERY=4` takes a sample, and `NTH=3` the last of the four samples. */
const EVERY = Number(process.env.EVERY ?? 1)
const NTH = Number(process.env.NTH ?? 0)

/** Folders of fixtures below `folder` whose path contains `CASE`, sorted; a sample of them where `EVERY` asks for one. */
export function listCases(folder: string): string[] {
  const path = join(FIXTURES, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => `${folder}/${name}`.includes(process.env.CASE ?? ''))
    .sort()
    .filter((_, index) => index % EVERY === NTH)
}

/** The same words in every session-start, fixed and tested by themselves. A case takes the variable away to show them. */
const WITHOUT_GUIDANCE = { HOLDFAST_MEMORY__GUIDANCE: 'off' }

/** What a hook is started with. */
export function readStart(folder: string): { stdin: string; env: Record<string, string | null> } {
  return {
    stdin: readFileSync(findPayload(folder), 'utf8'),
    env: { ...(folder.includes('session-start') ? WITHOUT_GUIDANCE : {}), ...readCase(folder).env },
  }
}

/** A case without `stdin.json` sends the payload that it names, or else the ordinary one of its event. */
function findPayload(folder: string): string {
  const own = join(folder, 'stdin.json')
  const { payload } = readCase(folder)
  if (!existsSync(own)) return join(FIXTURES, 'payloads', `${payload ?? findEvent(folder)}.json`)
  assert.equal(payload, undefined, `"${folder}" holds a payload and names one`)
  return own
}

/** The event of a case stands above its folder, the event of a step behind the number in its name. */
export function findEvent(folder: string): EventName {
  const name = basename(folder).replace(/^\d+-/, '')
  const event = EVENT_NAMES.find((event) => basename(dirname(folder)) === event || name.startsWith(event))
  assert.ok(event !== undefined, `"${folder}" names no event`)
  return event
}

/** A misspelt entry would be a case that proves nothing. */
export function checkEntries(folder: string, allowed: readonly string[]): void {
  assert.deepEqual(
    readdirSync(folder).filter((name) => !allowed.includes(name)),
    [],
    `unknown entries in ${relative(FIXTURES, folder)}`,
  )
}

/** Compares everything a hook did with `expected/`. `UPDATE=1` makes it what is expected, and says so. */
export function checkGolden(folder: string, effects: FileMap): void {
  const path = join(folder, 'expected')
  const expected: FileMap = {}
  for (const file of listFiles(path)) expected[realName(file)] = readFileSync(join(path, file), 'utf8')
  const actual = selectTold(expected, effects)
  if (UPDATE) return acceptGolden(path, expected, actual)
  const differences = describeDifferences(expected, actual)
  if (differences !== '') throw createGoldenFailure(relative(FIXTURES, folder), differences)
}

/**
 * Without the bookkeeping the case is not about: `checkBookkeeping` has held it against what the hook did. A case that
 * expects nothing is about all of it.
 */
function selectTold(expected: FileMap, effects: FileMap): FileMap {
  if (Object.keys(expected).length === 0) return effects
  return Object.fromEntries(
    Object.entries(effects).filter(([path, text]) => path in expected || !isBookkeeping(path) || text === DELETED),
  )
}

function acceptGolden(path: string, expected: FileMap, actual: FileMap): void {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort()
  const changed = names.filter((name) => expected[name] !== actual[name])
  if (changed.length === 0) return
  rmSync(path, { recursive: true, force: true })
  for (const [name, text] of Object.entries(actual)) {
    const target = join(path, fixtureName(name))
    putFile(target, text)
  }
  for (const name of changed) {
    const verb = name in expected ? (name in actual ? 'changed' : 'removed') : 'added'
    console.log(`${verb} ${relative(FIXTURES, path)}/${name}`)
  }
}

/** Runs one hook and gives everything it did as one map of files. */
export async function recordCase(sandbox: Sandbox, event: EventName, options: RunOptions): Promise<FileMap> {
  const before = takeSnapshot(sandbox)
  const run = await runHook(sandbox, event, options)
  assert.equal(run.signal ?? run.exitCode, 0, `exit code of ${event}; stderr: ${run.stderr}`)
  assert.deepEqual(findLeftovers(sandbox), [])
  checkBookkeeping({
    event,
    stdin: JSON.parse(String(options.stdin)),
    before,
    after: takeSnapshot(sandbox),
    answer: parseAnswer(event, run.stdout),
  })
  const changes = withoutKeptPrompt(findChanges(sandbox, before), before, String(options.stdin))
  const strays = Object.keys(changes).filter((path) => !path.startsWith('project/'))
  assert.deepEqual(strays, [], 'written outside the project')
  assert.doesNotMatch(Object.values(changes).join(), /"code":"section-failed"/, 'a part of the hook threw')
  const stderr: FileMap = run.stderr === '' ? {} : { 'stderr.txt': takeOut(sandbox, run.stderr) }
  return { ...recordStdout(sandbox, event, run.stdout), ...stderr, ...changes }
}

/** Every prompt is kept as it was typed. Only one kept in other words, shortened or redacted, says something by being shown. */
function withoutKeptPrompt(changes: FileMap, before: FileMap, stdin: string): FileMap {
  const path = Object.keys(changes).find((name) => name.endsWith('/words.jsonl'))
  if (path === undefined) return changes
  const kept = `${before[path] ?? ''}${JSON.stringify({ text: JSON.parse(stdin).prompt })}\n`
  return Object.fromEntries(Object.entries(changes).filter(([name, text]) => name !== path || text !== kept))
}

function recordStdout(sandbox: Sandbox, event: EventName, stdout: string): FileMap {
  // Budgets count what the client gets, with the whole of every path.
  parseAnswer(event, stdout)
  const text = takeOut(sandbox, stdout)
  const answer = parseAnswer(event, text)
  if (answer.kind === 'nothing') return {}
  if (answer.kind === 'instructions') return { 'stdout.txt': text }
  const context = answer.context === null ? {} : { 'context.xml': `${answer.context}\n` }
  const place = answer.context === null ? answer.json : withoutContext(answer.json)
  return { 'stdout.json': `${JSON.stringify(place, null, 2)}\n`, ...context }
}

function withoutContext(json: Readonly<Record<string, unknown>>): unknown {
  const output = json.hookSpecificOutput as Record<string, unknown>
  return { ...json, hookSpecificOutput: { ...output, additionalContext: '@context.xml' } }
}
