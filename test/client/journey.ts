import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { pathOf } from '../path-of.ts'
import { putFile } from '../put-file.ts'
import { shareCode } from '../share-code.ts'
import { installClient } from './install-client.ts'
import { type ApiRequest, type MockApi, type RequestKind, startMockApi } from './mock-api.ts'
import { describeRequests } from './request-texts.ts'
import { createEnvironment, type Session, startSession } from './session.ts'

export const repository = fileURLToPath(new URL('../../', import.meta.url))

/** How a journey begins. Without a word: holdfast dropped in, a model the client compacts at 167,000 tokens. */
export interface Setup {
  readonly model?: string
  readonly install?: 'drop-in' | 'plugin' | 'both' | 'none'
  readonly env?: Readonly<Record<string, string>>
  readonly files?: Readonly<Record<string, string>>
  readonly userSettings?: Readonly<Record<string, unknown>>
  /** Options of the client that leave no trace for its hooks. */
  readonly args?: readonly string[]
  /** Without a word everything is allowed. */
  readonly permissionMode?: string
}

export interface StartOptions {
  readonly resume?: string
  readonly env?: Readonly<Record<string, string>>
  /** The folder the client starts in; without a word the project. */
  readonly cwd?: string
  readonly args?: readonly string[]
}

/** A project, a home and an API of its own, thrown away afterwards. */
export interface World {
  readonly project: string
  readonly home: string
  readonly api: MockApi
  readonly start: (options?: StartOptions) => Session
  /** Runs a subcommand of the client, which has to end well, and returns what it said. */
  readonly client: (...args: readonly string[]) => string
  /** One client process from the first prompt to the end; the id of its session. */
  readonly play: (prompts: readonly string[], options?: StartOptions) => Promise<string>
  readonly requests: (kind: RequestKind) => readonly ApiRequest[]
  /** The request of a kind with this number, counted from 0, or from the end when negative. */
  readonly request: (kind: RequestKind, index: number) => ApiRequest
  /** A file's text, or null where there is none. */
  readonly read: (path: string) => string | null
}

const JOURNEY_MS = 180_000

/**
 * A test that plays in a world of its own. In none of them may a hook fail or report a problem. When it fails it says
 * what the model was sent.
 */
export function journey(name: string, setup: Setup, play: (world: World) => Promise<void>): void {
  test(name, { timeout: JOURNEY_MS }, () => withWorld(setup, play))
}

export async function withWorld<T>(setup: Setup, play: (world: World) => Promise<T>): Promise<T> {
  const binary = await installClient()
  const root = mkdtempSync(join(tmpdir(), 'holdfast-client-'))
  const api = await startMockApi()
  const running: Session[] = []
  try {
    const world = createWorld(setup, { binary, root, api, running })
    const result = await play(world)
    const complaints = running.flatMap((session) => session.complaints())
    const problems = (world.read('.holdfast/events.jsonl') ?? '').split('\n').filter((line) => /"problem"/.test(line))
    assert.deepEqual([...complaints, ...problems], [], 'A hook failed, or holdfast reported a problem')
    return result
  } catch (error) {
    const { stack } = error as Error
    throw new Error(`${stack}\n\nWhat the API was sent:\n${describeRequests(api.requests)}`)
  } finally {
    await Promise.all(running.map((session) => session.kill()))
    await api.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

interface Ground {
  readonly binary: string
  readonly root: string
  readonly api: MockApi
  readonly running: Session[]
}

function createWorld(setup: Setup, { binary, root, api, running }: Ground): World {
  const project = join(root, 'project')
  const home = join(root, 'home')
  const install = setup.install ?? 'drop-in'
  writeTree(home, {
    '.claude.json': JSON.stringify({ hasCompletedOnboarding: true }),
    '.claude/settings.json': JSON.stringify(setup.userSettings ?? {}),
  })
  shareCode(home)
  writeTree(project, { ...(install === 'drop-in' || install === 'both' ? readDropIn() : {}), ...setup.files })
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', project])

  const start = ({ resume, env, cwd = project, args = [] }: StartOptions = {}) => {
    const session = startSession({
      binary,
      cwd,
      env: { ...createEnvironment(home, api.url), ...setup.env, ...env },
      args: [
        ...[
          '--model',
          setup.model ?? 'claude-sonnet-4-6',
          '--permission-mode',
          setup.permissionMode ?? 'bypassPermissions',
        ],
        ...(setup.args ?? []),
        ...(install === 'plugin' || install === 'both' ? ['--plugin-dir', repository] : []),
        ...(resume === undefined ? [] : ['--resume', resume]),
        ...args,
      ],
    })
    running.push(session)
    return session
  }
  const play: World['play'] = async (prompts, options) => {
    const session = start(options)
    for (const text of prompts) await session.prompt(text)
    await session.end()
    return session.id()
  }
  const client = (...args: readonly string[]) => {
    const env = createEnvironment(home, api.url)
    const { status, stdout, stderr } = spawnSync(binary, args, { cwd: project, env, encoding: 'utf8' })
    assert.equal(status, 0, `claude ${args.join(' ')}:\n${stdout}${stderr}`)
    return stdout
  }
  const requests = (kind: RequestKind) => api.requests.filter((request) => request.kind === kind)
  const request = (kind: RequestKind, index: number) => {
    const found = requests(kind).at(index)
    if (found === undefined) throw new Error(`There is no ${kind} request ${index}, only ${requests(kind).length}`)
    return found
  }
  const read = (path: string) => {
    const file = join(project, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }
  return { project, home, api, start, client, play, requests, request, read }
}

let dropIn: Readonly<Record<string, string>> | undefined

/**
 * The files `holdfast init` leaves in an empty project. It runs once per test file.
 */
function readDropIn(): Readonly<Record<string, string>> {
  if (dropIn !== undefined) return dropIn
  const root = mkdtempSync(join(tmpdir(), 'holdfast-init-'))
  try {
    const args = [join(repository, 'dist/holdfast.mjs'), 'init', root]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: { PATH: pathOf(['init']) },
    })
    if (status !== 0) throw new Error(`holdfast init ended with ${status}:\n${stdout}${stderr}`)
    const entries = readdirSync(root, { recursive: true, encoding: 'utf8' })
    const paths = entries.filter((path) => statSync(join(root, path)).isFile())
    dropIn = Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
    return dropIn
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function writeTree(root: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(root, { recursive: true })
  for (const [path, text] of Object.entries(files)) putFile(join(root, path), text)
}
