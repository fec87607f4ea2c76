import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shareCode } from '../share-code.ts'
import { sealState } from './seal-state.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A folder with a home and a project, for runs of the shipped command and hooks. */
export interface Place {
  readonly path: string
  readonly project: string
  readonly holdfast: (
    args: readonly string[],
    from?: string,
    more?: Readonly<Record<string, string>>,
  ) => { readonly code: number | null; readonly out: string; readonly err: string }
  readonly fire: (
    hook: string,
    fields: Readonly<Record<string, unknown>>,
    session?: string,
  ) => ReturnType<typeof spawnSync> & { readonly stdout: string; readonly stderr: string }
  readonly remove: () => void
}

export function createPlace(name: string): Place {
  const path = mkdtempSync(join(tmpdir(), `holdfast-${name}-`))
  const [project, home] = [join(path, 'project'), join(path, 'home')]
  mkdirSync(home)
  shareCode(home)
  mkdirSync(project)
  const variables = { PATH: process.env.PATH ?? '', HOME: home }
  return {
    path,
    project,
    holdfast: (args, from = join(root, 'dist/holdfast.mjs'), more = {}) => {
      sealState(project, home)
      const env = { ...variables, HOLDFAST_NOW: '2026-11-21T12:00:00.000Z', ...more }
      const run = spawnSync(process.execPath, [from, ...args], { cwd: path, env, encoding: 'utf8' })
      return {
        code: run.status,
        out: run.stdout.replaceAll(path, '$PLACE'),
        err: run.stderr.replaceAll(path, '$PLACE'),
      }
    },
    fire: (hook, fields, session = 's1') => {
      sealState(project, home)
      const payload = { session_id: session, transcript_path: join(home, `${session}.jsonl`), cwd: project, ...fields }
      const env = { ...variables, CLAUDE_PROJECT_DIR: project, HOLDFAST_NOW: '2026-11-21T11:00:00.000Z' }
      const input = JSON.stringify(payload)
      return spawnSync('node', [join(root, 'dist', `${hook}.mjs`)], { input, env, encoding: 'utf8' })
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}
