import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { EVENT_NAMES, finishRun, type HookRun, runHook } from '../bundle/run-hook.ts'
import { createSandbox, distOf, fillIn, type Sandbox } from '../bundle/sandbox.ts'
import { PAYLOADS, SESSION, STORY, TRANSCRIPT } from '../bundle/story.ts'
import { pathOf } from '../path-of.ts'
import { listCommands } from './every-command.ts'

const IDENTITY = ['-c', 'user.name=a', '-c', 'user.email=a@localhost', '-c', 'init.defaultBranch=main']

/** Git as the test uses it, with nothing of the machine's own configuration. */
export function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', folder, ...IDENTITY, ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: folder, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

export function write(folder: string, name: string, text: string | Uint8Array, mode = 0o644): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { mode })
  return path
}

/** A real repository with a session before its compaction, an active track, an agent, and work that is not committed. */
export function createRepository(test: TestContext): Sandbox {
  const sandbox = createSandbox(test, STORY)
  const { project } = sandbox
  rmSync(join(project, '.git'), { recursive: true, force: true })
  git(project, 'init', '-q')
  write(project, 'src/index.ts', 'export const a = 1\n')
  write(project, 'docs/tracks/ACTIVE_TRACK', 'alpha\n')
  write(project, 'docs/tracks/alpha/PLAN.md', '# Plan\n\n- Task: T1 Read\n  - Status: todo\n  - Acceptance: it opens\n')
  write(project, 'docs/tracks/alpha/SPEC.md', '---\ncriticality: C2\n---\n# Spec\n')
  write(project, 'docs/context/CONTEXT_CORE.md', '# Core\n\n- **Must** keep the parser.\n')
  write(project, '.claude/agents/one.md', '---\nname: one\ndescription: Reads\ntools: Read\n---\nRead.\n')
  write(project, 'CLAUDE.md', '<!-- L2-REINJECT: rank=1, content="Keep the parser." -->\n')
  git(project, 'add', '.')
  git(project, 'commit', '-qm', 'one')
  write(project, 'src/index.ts', 'export const a = 2\n')
  write(project, 'src/new.ts', 'export const b = 2\n')
  return sandbox
}

const PATIENCE_MS = 60_000

export interface Environment {
  readonly [name: string]: string
}

/** Runs a shipped bundle with arguments in a sandbox's project. */
export function runBundle(
  sandbox: Sandbox,
  name: string,
  args: readonly string[],
  options: { readonly env?: Environment; readonly stdin?: string; readonly cwd?: string } = {},
): Promise<HookRun> {
  const env = {
    PATH: pathOf(args),
    HOME: sandbox.home,
    HOLDFAST_NOW: '2026-11-21T18:00:00.000Z',
    ...options.env,
  }
  const child = spawn(process.execPath, [join(distOf(sandbox), name), ...args], {
    cwd: options.cwd ?? sandbox.project,
    env,
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  })
  return finishRun(child, options.stdin)
}

/** What the client gives a status line. */
export function statuslinePayload(sandbox: Sandbox): string {
  const { project } = sandbox
  return JSON.stringify({
    session_id: SESSION,
    transcript_path: fillIn(sandbox, TRANSCRIPT),
    cwd: project,
    model: { id: 'claude-sonnet-4-6', display_name: 'Sonnet' },
    workspace: { current_dir: project, project_dir: project, added_dirs: [] },
    context_window: {
      total_input_tokens: 90_000,
      total_output_tokens: 10,
      context_window_size: 200_000,
      current_usage: {
        input_tokens: 10,
        output_tokens: 10,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 9e4,
      },
      used_percentage: 45,
      remaining_percentage: 55,
    },
  })
}

export interface Ran {
  readonly name: string
  readonly run: HookRun
}

export interface EverythingOptions {
  readonly env?: Environment
  readonly words?: string
  readonly projectDir?: string
  /** These commands instead of all. */
  readonly only?: readonly (readonly string[])[]
}

/** Fires every hook and the status line, then every command; `projectDir` where the project is a folder of the sandbox's. */
export async function runEverything(sandbox: Sandbox, options: EverythingOptions = {}): Promise<Ran[]> {
  const { env = {}, words, projectDir = sandbox.project } = options
  const ran: Ran[] = []
  const events = ['pre-compact', 'session-start', 'user-prompt-submit', 'pre-tool-use', 'post-tool-use'] as const
  if (events.length !== EVENT_NAMES.length) throw new Error('an event is missing')
  for (const event of [...events, 'pre-compact'] as const) {
    const run = await runHook(sandbox, event, {
      stdin: PAYLOADS[event],
      env: { CLAUDE_PROJECT_DIR: projectDir, ...env },
    })
    ran.push({ name: event, run })
  }
  const statusline = await runBundle(sandbox, 'statusline.mjs', [], { env, stdin: statuslinePayload(sandbox) })
  ran.push({ name: 'statusline', run: statusline })
  const commands = options.only ?? listCommands({ sessionId: SESSION, ...(words === undefined ? {} : { words }) })
  for (const args of commands) {
    const run = await runBundle(sandbox, 'holdfast.mjs', args, { env, cwd: projectDir })
    ran.push({ name: `holdfast ${args.join(' ')}`, run })
  }
  return ran
}

/** The subcommands that the help of the shipped command lists, and those below them, each as it is called. */
export async function listHelp(sandbox: Sandbox, path: readonly string[] = []): Promise<string[]> {
  const { stdout } = await runBundle(sandbox, 'holdfast.mjs', [...path, '--help'])
  const sections = stdout.split(/\n(?=[A-Z])/).filter((text) => !/^(?:Usage|Arguments|Options|Exit codes)\b/.test(text))
  const listed = sections.flatMap((text) =>
    [...text.matchAll(/^ {2}([a-z][a-z-]*)(?: |$)/gm)].map((match) => match[1] ?? ''),
  )
  const names = listed.filter((name) => name !== 'help')
  const below = await Promise.all(names.map((name) => listHelp(sandbox, [...path, name])))
  return names.length === 0 ? [path.join(' ')] : below.flat()
}

export function readText(path: string): string {
  return readFileSync(path, 'utf8')
}
