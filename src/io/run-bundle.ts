import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

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

/**
 * Runs a bundle as the client would: `node` from the PATH, the payload and a line break on stdin. The environment is
 * built from nothing but PATH and what is given, so that a person's own settings do not colour the answer.
 */
export function runBundle(
  path: string,
  payload: unknown,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): BundleRun {
  const started = performance.now()
  const { PATH, Path, SystemRoot } = process.env
  const base = Object.fromEntries(Object.entries({ PATH, Path, SystemRoot }).filter(([, value]) => value !== undefined))
  const run = spawnSync('node', [path, ...args], {
    input: `${JSON.stringify(payload)}\n`,
    env: { ...base, ...env } as NodeJS.ProcessEnv,
    encoding: 'utf8',
    timeout: 20_000,
  })
  const failure =
    run.error === undefined ? '' : `cannot start node: ${(run.error as NodeJS.ErrnoException).code ?? 'unknown error'}`
  return {
    exitCode: run.status,
    stdout: run.stdout ?? '',
    stderr: (run.stderr ?? '') + failure,
    milliseconds: performance.now() - started,
  }
}
