import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { formatCheckpointId } from '../../src/sessions/core/checkpoint-id.ts'
import { putFile } from '../put-file.ts'
import { runCommand } from './run-command.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, distOf, REPOSITORY, type Sandbox } from './sandbox.ts'
import { PAYLOADS, STORY } from './story.ts'

export const NOW = Date.parse('2026-11-21T12:00:00.000Z')
export const HOUR = 3_600_000
export const START = JSON.stringify({
  ...JSON.parse(PAYLOADS['session-start']),
  source: 'startup',
  session_id: 'fresh',
})

/** A project with a past, written file by file: the checkpoints are copies of a real one. */
export async function createPast(test: TestContext, config = '') {
  const sandbox = createSandbox(test, STORY)
  await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })
  const path = (name: string) => join(sandbox.project, name)
  const real = readFileSync(path('.holdfast/checkpoints/cx-001-checkpoint.json'), 'utf8')
  rmSync(path('.holdfast/checkpoints/cx-001-checkpoint.json'))
  rmSync(path('.holdfast/sessions'), { recursive: true })
  const write = (name: string, text: string, hoursAgo = 100) => {
    putFile(path(name), text)
    utimesSync(path(name), (NOW - hoursAgo * HOUR) / 1000, (NOW - hoursAgo * HOUR) / 1000)
  }
  if (config !== '') write('.holdfast/config.toml', config)
  const addCheckpoint = (number: number, isAcknowledged = true) => {
    const id = formatCheckpointId(number)
    write(`.holdfast/checkpoints/${id}-checkpoint.json`, real.replace('"cx-001"', `"${id}"`))
    if (isAcknowledged) write(`.holdfast/checkpoints/${id}.acknowledged`, '{"channel":"test"}\n')
  }
  const addSession = (id: string, hoursAgo = 100, state: Readonly<Record<string, unknown>> = {}) =>
    write(`.holdfast/sessions/${id}/state.json`, JSON.stringify({ schema_version: '1', ...state }), hoursAgo)
  return { sandbox, path, write, addCheckpoint, addSession, clean: () => clean(sandbox) }
}

export function clean(sandbox: Sandbox, ...args: string[]) {
  const { code, out, err } = runCommand(sandbox, 'clean', '--json', ...args)
  assert.deepEqual({ code, err }, { code: 0, err: '' })
  return JSON.parse(out)
}

export const names = (sandbox: Sandbox, folder: string) => {
  const path = join(sandbox.project, folder)
  return existsSync(path) ? readdirSync(path).sort() : []
}
export const idsOf = (sandbox: Sandbox) =>
  names(sandbox, '.holdfast/checkpoints').flatMap((name) =>
    name.endsWith('-checkpoint.json') ? [name.slice(0, -'-checkpoint.json'.length)] : [],
  )

/** Starts a `clean`, to be killed at its n-th change of the disk where one is given. */
export function startClean(sandbox: Sandbox, killAt: number | null = null): Promise<NodeJS.Signals | null> {
  const env = { PATH: process.env.PATH ?? '', HOME: sandbox.home, HOLDFAST_NOW: '2026-11-21T18:00:00.000Z' }
  const preload = killAt === null ? [] : ['--require', join(REPOSITORY, 'test/kill/kill-at.cjs')]
  const child = spawn(process.execPath, [...preload, join(distOf(sandbox), 'holdfast.mjs'), 'clean'], {
    cwd: sandbox.project,
    env: { ...env, ...(killAt === null ? {} : { KILL_AT: String(killAt) }) },
    stdio: 'ignore',
  })
  return new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)))
}
