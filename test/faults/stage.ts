import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createSandbox, distOf, fillIn, type Sandbox } from '../bundle/sandbox.ts'
import { sealState } from '../bundle/seal-state.ts'
import { pathOf } from '../path-of.ts'
import type { Scenario } from './scenario.ts'

export interface Run {
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

const NOW = '2026-11-21T12:00:00.000Z'
const PATIENCE_MS = 30_000

/** The environment of a run: built from nothing, so that the machine's own settings play no part. */
export function environmentOf(sandbox: Sandbox, env: Scenario['env'] = {}): Record<string, string> {
  const base = { PATH: process.env.PATH ?? '', HOME: sandbox.home, CLAUDE_PROJECT_DIR: sandbox.project }
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries({ ...base, HOLDFAST_NOW: NOW, ...env }))
    if (value !== null) texts[name] = fillIn(sandbox, value)
  return texts
}

/** Runs what a scenario is about, behind `wrapper`. */
export function runScenario(sandbox: Sandbox, scenario: Scenario, wrapper: readonly string[] = []): Promise<Run> {
  const bundle = join(distOf(sandbox), `${scenario.program}.mjs`)
  const args = (scenario.args ?? []).map((arg) => fillIn(sandbox, arg))
  const env = { PATH: pathOf(args), ...scenario.env }
  return runCommandLine(sandbox, [...wrapper, process.execPath, bundle, ...args], { ...scenario, env })
}

export function runCommandLine(
  sandbox: Sandbox,
  [command = '', ...args]: readonly string[],
  { stdin = '', env }: Pick<Scenario, 'stdin' | 'env'>,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(findTool(command), args, {
      cwd: sandbox.project,
      env: environmentOf(sandbox, env),
      detached: true,
    })
    // strace blocks signals: what it traces has to be ended with it.
    const deadline = setTimeout(() => killGroup(child.pid), PATIENCE_MS)
    const output: Buffer[] = []
    const errors: Buffer[] = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => errors.push(chunk))
    child.on('error', reject)
    child.on('close', (exitCode, signal) => {
      clearTimeout(deadline)
      const text = (chunks: Buffer[]) => Buffer.concat(chunks).toString('utf8')
      resolve({ exitCode, signal, stdout: text(output), stderr: text(errors) })
    })
    child.stdin.on('error', () => {})
    child.stdin.end(fillIn(sandbox, stdin))
  })
}

/** A tool by its path: a scenario may have a PATH that leads nowhere. */
function findTool(command: string): string {
  if (command.startsWith('/')) return command
  const folder = (process.env.PATH ?? '').split(':').find((path) => existsSync(`${path}/${command}`))
  return folder === undefined ? command : `${folder}/${command}`
}

function killGroup(pid: number | undefined): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

/** A sandbox that can be put back to how the scenario finds it, at the same path: its state names paths. */
export interface Stage {
  readonly sandbox: Sandbox
  readonly reset: () => void
}

export async function createStage(test: { after: (fn: () => void) => void }, scenario: Scenario): Promise<Stage> {
  const sandbox = createSandbox(test, scenario.fixture)
  await scenario.prepare?.(sandbox)
  if (scenario.isStrangers !== true) sealState(sandbox.project, sandbox.home)
  const kept = join(sandbox.root, 'kept')
  mkdirSync(kept)
  for (const part of ['project', 'home']) execFileSync('cp', ['-a', join(sandbox.root, part), kept])
  const reset = () => {
    for (const name of readdirSync(sandbox.root))
      if (!['kept', 'dist'].includes(name)) rmSync(join(sandbox.root, name), { recursive: true, force: true })
    for (const part of ['project', 'home']) execFileSync('cp', ['-a', join(kept, part), sandbox.root])
  }
  return { sandbox, reset }
}
