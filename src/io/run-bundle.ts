import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createSearchEnvironment } from './search-path.ts'

/** The folder of the running bundle: the other bundles lie beside it. */
export function findDistFolder(): string {
  return fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '')
}

export interface BundleRun {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
  readonly milliseconds: number
}

/** What a program is started with. */
interface Start {
  readonly payload: unknown
  readonly env: Readonly<Record<string, string>>
}

/**
 * Runs a bundle as the client would: `node` from the PATH, the payload and a line break on stdin. The environment is
 * built from nothing but PATH and what is given, so that a person's own settings do not colour the answer. What the
 * packages of a project put on the PATH is not on it: nothing of a repository is run.
 */
export function runBundle(
  path: string,
  payload: unknown,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): BundleRun {
  return run('node', [path, ...args], { payload, env }, {})
}

/** Runs a line in a folder, as a client does that has a shell start its hooks. Only for lines of our own. */
export function runLine(line: string, { cwd, ...start }: Start & { readonly cwd: string }): BundleRun {
  return run(line, [], start, { cwd, shell: true })
}

/** A path as one word of a line for `runLine`. */
export function quoteForShell(path: string): string {
  return process.platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", `'\\''`)}'`
}

function run(
  program: string,
  args: readonly string[],
  { payload, env }: Start,
  options: { readonly cwd?: string; readonly shell?: boolean },
): BundleRun {
  const started = performance.now()
  const done = spawnSync(program, args, {
    ...options,
    input: `${JSON.stringify(payload)}\n`,
    env: { ...createSearchEnvironment(), ...env } as NodeJS.ProcessEnv,
    encoding: 'utf8',
    timeout: 20_000,
  })
  const code = (done.error as NodeJS.ErrnoException | undefined)?.code ?? 'unknown error'
  const failure = done.error === undefined ? '' : `cannot start ${options.shell ? 'a shell' : 'node'}: ${code}`
  return {
    exitCode: done.status,
    stdout: done.stdout ?? '',
    stderr: (done.stderr ?? '') + failure,
    milliseconds: performance.now() - started,
  }
}
