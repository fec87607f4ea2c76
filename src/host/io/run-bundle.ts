import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { RUNTIME_OPTIONS, type Runtime } from '../../client/core/registration.ts'
import { createSearchEnvironment } from '../../files/io/search-path.ts'
import type { EndedRun } from '../core/judge-run.ts'

export function findDistFolder(): string {
  return fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '')
}

export interface BundleRun extends EndedRun {
  readonly milliseconds: number
}

interface Start {
  readonly payload: unknown
  readonly env: Readonly<Record<string, string>>
}

/**
 * Runs a bundle as the client would: the program from the PATH, the payload and a line break on stdin. The environment holds
 * only PATH and `env`, so a person's own settings do not colour the answer. PATH lacks the folders that packages of a
 * project added, so no program of a repository runs.
 */
export function runBundle(
  path: string,
  start: Start,
  { args = [], runtime = 'node' }: { readonly args?: readonly string[]; readonly runtime?: Runtime } = {},
): BundleRun {
  return run(runtime, [...RUNTIME_OPTIONS[runtime], path, ...args], start)
}

/** Runs a line in a folder through a shell, as a client starts its hooks. Callers pass only lines of our own. */
export function runLine(line: string, start: Start & { readonly cwd: string }): BundleRun {
  return run(line, [], { ...start, shell: true })
}

export function quoteForShell(path: string): string {
  return process.platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", `'\\''`)}'`
}

function run(
  program: string,
  args: readonly string[],
  { payload, env, ...options }: Start & { readonly cwd?: string; readonly shell?: boolean },
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
  const failure = done.error === undefined ? '' : `cannot start ${options.shell ? 'a shell' : program}: ${code}`
  return {
    exitCode: done.status,
    stdout: done.stdout ?? '',
    stderr: (done.stderr ?? '') + failure,
    milliseconds: performance.now() - started,
  }
}
