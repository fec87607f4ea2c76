import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
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
  readonly projectSettings?: Readonly<Record<string, unknown>>
  readonly userSettings?: Readonly<Record<string, unknown>>
}

export interface StartOptions {
  readonly resume?: string
  readonly env?: Readonly<Record<string, string>>
}

/** A project, a home and an API of its own, thrown away afterwards. */
export interface World {
  readonly project: string
  readonly api: MockApi
  readonly start: (options?: StartOptions) => Session
  /** One client process from the first prompt to the end; the id of its session. */
  readonly play: (prompts: readonly string[], options?: StartOptions) => Promise<string>
  readonly requests: (kind: RequestKind) => readonly ApiRequest[]
  /** The request of a kind with this number, counted from 0, or from the end when negative. */
  readonly request: (kind: RequestKind, index: number) => ApiRequest
  /** A file's text, or null where there is none. */
  readonly read: (path: string) => string | null
}

const JOURNEY_MS = 180_000

/** A test that plays in a world of its own. When it fails it says what the model was sent. */
export function journey(name: string, setup: Setup, play: (world: World) => Promise<void>): void {
  test(name, { timeout: JOURNEY_MS }, () => withWorld(setup, play))
}

export async function withWorld<T>(setup: Setup, play: (world: World) => Promise<T>): Promise<T> {
  const binary = await installClient()
  const root = mkdtempSync(join(tmpdir(), 'holdfast-client-'))
  const api = await startMockApi()
  const running: Session[] = []
  try {
    return await play(createWorld(setup, { binary, root, api, running }))
  } catch (error) {
    const { message } = error as Error
    throw new Error(`${message}\n\nWhat the API was sent:\n${describeRequests(api.requests)}`, { cause: error })
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
  writeTree(project, {
    ...setup.files,
    ...(setup.projectSettings && { '.claude/settings.json': JSON.stringify(setup.projectSettings) }),
  })
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', project])
  if (install === 'drop-in' || install === 'both') dropIn(project)

  const start = ({ resume, env }: StartOptions = {}) => {
    const session = startSession({
      binary,
      cwd: project,
      env: { ...createEnvironment(home, api.url), ...setup.env, ...env },
      args: [
        ...['--model', setup.model ?? 'claude-sonnet-4-6', '--permission-mode', 'bypassPermissions'],
        ...(install === 'plugin' || install === 'both' ? ['--plugin-dir', repository] : []),
        ...(resume === undefined ? [] : ['--resume', resume]),
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
  return { project, api, start, play, requests, request, read }
}

function dropIn(project: string): void {
  cpSync(join(repository, 'dist'), join(project, '.claude/holdfast/dist'), { recursive: true })
  const { hooks } = JSON.parse(readFileSync(join(repository, 'hooks.json'), 'utf8'))
  const path = join(project, '.claude/settings.json')
  const settings = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  writeFileSync(path, JSON.stringify({ ...settings, hooks }))
}

function writeTree(root: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(root, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
