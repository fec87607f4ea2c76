import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Sandbox } from '../bundle/sandbox.ts'
import type { Scenario } from './scenario.ts'
import { type Run, runScenario } from './stage.ts'

/** Fails with a reason a person can act on, where no process may be traced: no fault would be tried. */
export function assertTracing(): void {
  const { status, error, stderr } = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true'], { encoding: 'utf8' })
  const cause =
    error === undefined ? stderr.trim() : `strace cannot be started (${(error as NodeJS.ErrnoException).code})`
  const advice = 'install strace; in a container allow ptrace (--cap-add=SYS_PTRACE)'
  assert.equal(status, 0, `no fault can be tried here: ${cause}; ${advice}`)
}

/** What a call does: `change` the disk, `read` it, `look` at names and times, or carry input and output. */
export type CallKind = 'change' | 'read' | 'look' | 'input' | 'output'

/** One system call of a run that a fault can be put into: the `nth` of its name. */
export interface CallPoint {
  readonly name: string
  readonly nth: number
  readonly kind: CallKind
  /** The path below the sandbox without what differs from run to run; calls with the same one are alike. */
  readonly place: string
}

const CHANGES = ['rename', 'link', 'unlink', 'mkdir', 'rmdir', 'ftruncate', 'fchmod', 'symlink']
const READS = ['read', 'pread64', 'getdents64']
const LOOKS = ['statx', 'access', 'readlink']
export const TRACED = ['openat', 'write', 'pwrite64', ...CHANGES, ...READS, ...LOOKS]

/** strace without -f follows the main thread alone, which is the one that holdfast works in: counts come out the same. */
function straceOf(log: string, ...more: readonly string[]): string[] {
  return ['strace', '-qq', '-y', '-s', '0', '-o', log, '-e', `trace=${TRACED.join(',')}`, ...more, '--']
}

/** Runs a scenario undisturbed and lists its calls on the sandbox's project and home, and on the standard streams. */
export async function traceScenario(sandbox: Sandbox, scenario: Scenario): Promise<{ run: Run; points: CallPoint[] }> {
  const log = join(sandbox.root, 'strace.log')
  const run = await runScenario(sandbox, scenario, straceOf(log))
  const counts = new Map<string, number>()
  const points: CallPoint[] = []
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const name = /^(\w+)\(/.exec(line)?.[1]
    if (name === undefined) continue
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    const found = placeCall(sandbox, name, line)
    if (found !== null) points.push({ name, nth, ...found })
  }
  return { run, points }
}

function placeCall(sandbox: Sandbox, name: string, line: string): Pick<CallPoint, 'kind' | 'place'> | null {
  const args = line.slice(name.length + 1)
  const stream = /^([012])</.exec(args)?.[1]
  if (stream !== undefined)
    return name === 'read'
      ? { kind: 'input', place: 'stdin' }
      : name === 'write'
        ? { kind: 'output', place: stream === '1' ? 'stdout' : 'stderr' }
        : null
  // A link is made by its target and its own name, in this order.
  const quoted = name === 'symlink' ? /", "([^"]*)"/ : /"([^"]*)"/
  const path = /^\d+<([^>]*)>/.exec(args)?.[1] ?? quoted.exec(args)?.[1] ?? ''
  const relative = path.startsWith(`${sandbox.root}/`) ? path.slice(sandbox.root.length + 1) : ''
  if (!/^(?:project|home)\b/.test(relative)) return null
  return { kind: classifyCall(name, args), place: normalizePath(relative) }
}

function classifyCall(name: string, args: string): CallKind {
  if (name === 'openat') return /O_(?:WRONLY|RDWR|CREAT)/.test(args) ? 'change' : 'read'
  if (name === 'write' || name === 'pwrite64' || CHANGES.includes(name)) return 'change'
  return READS.includes(name) ? 'read' : 'look'
}

/** A path without process numbers, checkpoint numbers and digests. */
export function normalizePath(path: string): string {
  return path
    .replace(/\.tmp-\d+-\d+/g, '.tmp')
    .replace(/\.(lock-stale|new-[\w-]+)-\d+/g, '.$1')
    .replace(/cx-\d+/g, 'cx')
    .replace(/segment-[\w-]+/g, 'segment')
    .replace(/\bm-[0-9a-z]{6,}/g, 'm')
    .replace(/replaced-\d+/g, 'replaced')
    .replace(/dist\/[\w-]+\.mjs/g, 'dist/bundle')
}

/** What a call meets: an errno, or the end of the process. */
export type Fault = string

export interface Disturbed extends Run {
  /** Whether the fault hit the call it was meant for. */
  readonly hit: boolean
}

/** Runs a scenario with one of its calls failing, or with the process killed instead of it. */
export async function disturb(
  sandbox: Sandbox,
  scenario: Scenario,
  point: CallPoint,
  fault: Fault,
): Promise<Disturbed> {
  const log = join(sandbox.root, 'strace.log')
  rmSync(log, { force: true })
  const effect = fault === 'KILL' ? 'signal=KILL' : `error=${fault}`
  const run = await runScenario(
    sandbox,
    scenario,
    straceOf(log, '-e', `inject=${point.name}:${effect}:when=${point.nth}`),
  )
  const lines = readFileSync(log, 'utf8').split('\n')
  const calls = lines.filter((line) => line.startsWith(`${point.name}(`))
  const line = calls[point.nth - 1] ?? ''
  const placed = placeCall(sandbox, point.name, line.slice(0))
  return { ...run, hit: placed?.place === point.place && (fault === 'KILL' || line.includes('(INJECTED)')) }
}
