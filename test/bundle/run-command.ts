import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathOf } from '../path-of.ts'
import { RUNTIME, RUNTIME_VARIABLES } from './runtime.ts'
import { distOf, type Sandbox, sealSandbox, takeOut } from './sandbox.ts'

/** Runs the shipped command in a sandbox's project, long after what its hooks recorded. */
export function runCommand(sandbox: Sandbox, ...args: readonly string[]) {
  return runCommandWith(sandbox, {}, args)
}

/** The same with variables of its own. */
export function runCommandWith(sandbox: Sandbox, more: Readonly<Record<string, string>>, args: readonly string[]) {
  sealSandbox(sandbox)
  const env = {
    PATH: pathOf(args),
    HOME: sandbox.home,
    HOLDFAST_NOW: '2026-11-21T18:00:00.000Z',
    ...RUNTIME_VARIABLES,
    ...more,
  }
  const command = join(distOf(sandbox), 'holdfast.mjs')
  const [program = '', ...options] = RUNTIME
  const run = spawnSync(program, [...options, command, ...args], { cwd: sandbox.project, env, encoding: 'utf8' })
  return { code: run.status, out: takeOut(sandbox, run.stdout), err: takeOut(sandbox, run.stderr) }
}
