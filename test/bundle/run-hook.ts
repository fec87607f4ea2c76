import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT_EVENTS, type EventName } from './host-contract.ts'
import { RUNTIME, RUNTIME_VARIABLES } from './runtime.ts'
import { distOf, fillIn, REPOSITORY, type Sandbox, sealSandbox } from './sandbox.ts'

export const EVENT_NAMES = Object.keys(CLIENT_EVENTS) as EventName[]

export interface HookRun {
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly stdin?: string | Buffer
  /** Laid over the environment built from nothing; null takes a variable away. */
  readonly env?: Readonly<Record<string, string | null>>
  /** What runs the bundle, by default node alone. `["sh", "-c", "ulimit -f 0; exec \"$@\"", "-"]` goes before it. */
  readonly wrapper?: readonly string[]
  readonly uid?: number
  readonly started?: (child: ChildProcess) => void
}

const NOW = '2026-11-21T12:00:00.000Z'
const PATIENCE_MS = 60_000

/** Starts `dist/<event>.mjs` the way the client does and waits for its end. */
export function runHook(sandbox: Sandbox, event: EventName, options: RunOptions = {}): Promise<HookRun> {
  sealSandbox(sandbox)
  const base: Record<string, string | null> = {
    PATH: process.env.PATH ?? '',
    HOME: sandbox.home,
    CLAUDE_PROJECT_DIR: sandbox.project,
    HOLDFAST_NOW: NOW,
    ...RUNTIME_VARIABLES,
  }
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries({ ...base, ...options.env })) {
    if (value !== null) env[name] = fillIn(sandbox, value)
  }
  const bundle = placeBundle(sandbox, event, options.uid)
  const [command = '', ...args] = [...(options.wrapper ?? []), ...RUNTIME, bundle]
  const child = spawn(command, args, {
    cwd: sandbox.project,
    env,
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  })
  const { stdin } = options
  const run = finishRun(child, typeof stdin === 'string' ? fillIn(sandbox, stdin) : stdin)
  options.started?.(child)
  return run
}

/** Gives a started process its input and waits for its end. */
export function finishRun(child: ChildProcessWithoutNullStreams, stdin: string | Buffer = ''): Promise<HookRun> {
  const output: Buffer[] = []
  const errors: Buffer[] = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => errors.push(chunk))
  // A hook that is switched off ends without reading its input; the client shrugs, so do we.
  child.stdin.on('error', () => {})
  child.stdin.end(stdin)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode, signal) => {
      const text = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString('utf8')
      resolve({ exitCode, signal, stdout: text(output), stderr: text(errors) })
    })
  })
}

/**
 * The shipped bundle, through the sandbox's link; for another user the link becomes a folder of copies, because a checkout
 * may lie where only its owner may look.
 */
function placeBundle(sandbox: Sandbox, event: EventName, uid: number | undefined): string {
  const name = `${event}.mjs`
  if (uid !== undefined) {
    rmSync(distOf(sandbox), { recursive: true })
    mkdirSync(distOf(sandbox))
    for (const file of [name, 'holdfast.mjs']) copyFileSync(join(REPOSITORY, 'dist', file), join(distOf(sandbox), file))
  }
  return join(distOf(sandbox), name)
}
