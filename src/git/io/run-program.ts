import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { getSystemErrorName } from 'node:util'

export interface Program {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly input: string | Buffer | number
  readonly timeoutMs: number
  readonly maxBytes: number
}

/** The end of a program. `error` is a code such as `ENOENT`, or null; streams are absent where nothing was started. */
export interface ProgramEnd {
  readonly status: number | null
  readonly error: string | null
  readonly stdout: Buffer | null | undefined
  readonly stderr: Buffer | null | undefined
}

/** The function of node under `spawnSync`, and the part of its answer that is used here. */
interface Binding {
  readonly spawn: (options: object) => {
    readonly status: number | null
    readonly error?: number
    readonly output: readonly (Buffer | null)[] | null
  }
}

/** The newest line of node whose binding the suites have run. */
const NEWEST_MAJOR = 26

/**
 * Runs a program to its end. The module of `spawnSync` loads streams and sockets first, which takes a tenth of a bare
 * node process. Without node's code cache it takes four times as much. The function under `spawnSync` starts the same
 * program at once.
 *
 * @throws A TypeError for a word with NUL.
 */
export function runProgram(program: Program): ProgramEnd {
  try {
    const binding = findBinding()
    if (binding !== null && !hasNul(program)) return runByBinding(binding, program)
  } catch {
    // A binding that refuses has started nothing.
  }
  return runByModule(program)
}

/** Whether a word holds NUL. The module refuses such a word, and the binding would start a program with half of it. */
const hasNul = ({ args, cwd, env }: Program) =>
  [cwd, ...args, ...Object.values(env)].some((word) => word?.includes('\0'))

/** The binding, where this node is one that has it; Windows, Bun and a newer node take the module's way. */
function findBinding(): Binding | null {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (process.platform === 'win32' || major > NEWEST_MAJOR) return null
  const { binding, noDeprecation } = process as NodeJS.Process & { readonly binding?: (name: string) => Binding }
  // `--pending-deprecation` writes a warning about `process.binding` on stderr.
  process.noDeprecation = true
  try {
    return binding?.('spawn_sync') ?? null
  } finally {
    process.noDeprecation = noDeprecation ?? false
  }
}

function runByBinding({ spawn }: Binding, program: Program): ProgramEnd {
  const { file, args, cwd, env, input, timeoutMs, maxBytes } = program
  const output = { type: 'pipe', readable: false, writable: true }
  const pipe = { type: 'pipe', readable: true, writable: false }
  const text = typeof input === 'string' ? Buffer.from(input) : input
  const ended = spawn({
    ...{ file, args: [file, ...args], cwd, timeout: timeoutMs, maxBuffer: maxBytes },
    envPairs: Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])),
    stdio: [typeof text === 'number' ? { type: 'fd', fd: text } : { ...pipe, input: text }, output, output],
  })
  const [, stdout, stderr] = ended.output ?? []
  const error = ended.error === undefined ? null : getSystemErrorName(ended.error)
  return { status: ended.status, error, stdout, stderr }
}

function runByModule({ file, args, cwd, env, input, timeoutMs, maxBytes }: Program): ProgramEnd {
  const stdin: SpawnSyncOptions = typeof input === 'number' ? { stdio: [input, 'pipe', 'pipe'] } : { input }
  const limits = { timeout: timeoutMs, maxBuffer: maxBytes, windowsHide: true }
  const { status, error, stdout, stderr } = spawnSync(file, args, { cwd, env, ...stdin, ...limits })
  const code = error === undefined ? null : ((error as NodeJS.ErrnoException).code ?? 'unknown error')
  return { status, error: code, stdout: stdout as Buffer, stderr: stderr as Buffer }
}
