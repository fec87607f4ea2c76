import { existsSync, readSync, writeSync } from 'node:fs'
import type { Config, ConfigKey } from '../core/config/config.ts'
import type { HookInput, HookName, Parsed } from '../core/hook/input.ts'
import type { Problem } from '../core/problem.ts'
import { isAbsolutePath } from '../core/safe-name.ts'
import { readConfig } from './config-files.ts'
import { findGitRoot } from './git-root.ts'
import { errorCode, readTextFile } from './read-text.ts'

type SectionName = ConfigKey extends infer K ? (K extends `sections.${infer S}` ? S : never) : never

/** What a hook works with. */
export interface Hook {
  readonly projectDir: string
  /** The configuration, or null when this hook is switched off. Read on first use: most calls never need it. */
  readonly config: () => Promise<Config | null>
  /** Runs one section. Switched off: silent. When it throws, it is reported and left out; the next one runs. */
  readonly section: (name: SectionName, render: () => string | Promise<string>) => Promise<string>
  readonly report: (problem: Problem) => void
}

/** `after` runs when the answer is out: what it records is then true. */
export interface HookAnswer {
  readonly stdout: string
  readonly after?: () => void | Promise<void>
}

/** A prompt with a pasted book is a few megabytes; past this the client itself is not well. */
const MAX_STDIN_BYTES = 256 << 20
const STDIN_PATIENCE_MS = 3_000

/**
 * Runs a hook from stdin to exit 0. Nothing but the answer reaches stdout: one stray byte would turn it into text for
 * the model. Whatever goes wrong becomes a Problem in the journal, or on stderr when there is no journal to write to.
 */
export async function runHook<T extends HookInput>(
  name: HookName,
  parse: (payload: unknown) => Parsed<T>,
  answer: (input: T, hook: Hook) => Promise<HookAnswer | null>,
): Promise<void> {
  if (isOn(process.env.HOLDFAST_OFF)) return
  const problems: Problem[] = []
  let projectDir: string | null = null
  let sessionId: string | null = null
  try {
    const parsed = parsePayload(parse)
    if ('problem' in parsed) {
      problems.push(parsed.problem)
      return
    }
    sessionId = parsed.input.sessionId
    projectDir = findProjectDir(parsed.input.cwd)
    if (projectDir === null) {
      problems.push({ code: 'project-unknown', cause: 'neither CLAUDE_PROJECT_DIR nor cwd is a folder' })
      return
    }
    if (isPluginBesideDropIn(name, projectDir)) return
    const result = await answer(parsed.input, createHook(name, projectDir, problems))
    if (result === null) return
    if (result.stdout !== '') writeStdout(result.stdout)
    await result.after?.()
  } catch (error) {
    problems.push({ code: 'section-failed', path: name, cause: errorCode(error) })
  } finally {
    process.exitCode = 0
    if (problems.length > 0) await reportProblems(problems, name, projectDir, sessionId)
  }
}

function createHook(name: HookName, projectDir: string, problems: Problem[]): Hook {
  let loading: Promise<Config> | undefined
  const report = (problem: Problem) => {
    problems.push(problem)
  }
  const load = async () => {
    const { config, problems: found } = await readConfig(projectDir)
    problems.push(...found)
    return config
  }
  const config = async () => {
    loading ??= load()
    const loaded = await loading
    return loaded[`hooks.${name.replaceAll('-', '_')}` as ConfigKey] === false ? null : loaded
  }
  const section: Hook['section'] = async (sectionName, render) => {
    try {
      const loaded = await config()
      return loaded === null || loaded[`sections.${sectionName}`] === false ? '' : await render()
    } catch (error) {
      report({ code: 'section-failed', path: sectionName, cause: errorCode(error) })
      return ''
    }
  }
  return { projectDir, config, section, report }
}

function parsePayload<T>(parse: (payload: unknown) => Parsed<T>): Parsed<T> {
  const stdin = readStdin()
  if ('error' in stdin) return { problem: { code: 'stdin-unreadable', cause: stdin.error } }
  let payload: unknown
  try {
    payload = JSON.parse(stdin.text)
  } catch {
    const cause = stdin.text === '' ? 'it is empty' : `not JSON (${stdin.text.length} characters)`
    return { problem: { code: 'input-not-json', cause } }
  }
  return parse(payload)
}

function readStdin(): { readonly text: string } | { readonly error: string } {
  let buffer = Buffer.allocUnsafe(64 << 10)
  let length = 0
  let patience = STDIN_PATIENCE_MS
  for (;;) {
    if (length === buffer.length) {
      if (length >= MAX_STDIN_BYTES) return { error: `over ${MAX_STDIN_BYTES} bytes` }
      buffer = Buffer.concat([buffer], length * 4)
    }
    try {
      const count = readSync(0, buffer, length, buffer.length - length, null)
      if (count === 0) break
      length += count
    } catch (error) {
      const code = errorCode(error)
      if (code === 'EOF') break
      if (code !== 'EAGAIN' || patience <= 0) return { error: code }
      pause(5)
      patience -= 5
    }
  }
  return { text: buffer.toString('utf8', 0, length) }
}

/** Waits without a timer: nothing else is to happen in this process meanwhile. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

function writeStdout(text: string): void {
  const bytes = Buffer.from(text)
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += writeSync(1, bytes, offset)
    } catch (error) {
      if (errorCode(error) !== 'EAGAIN') throw error
      pause(1)
    }
  }
}

/** `CLAUDE_PROJECT_DIR`, else the working folder of the session walked up to its `.git`. */
function findProjectDir(cwd: string | null): string | null {
  const given = process.env.CLAUDE_PROJECT_DIR
  if (isAbsolutePath(given) && isFolder(given)) return given.length > 1 ? given.replace(/[\\/]+$/, '') : given
  if (cwd === null || !isFolder(cwd)) return null
  return findGitRoot(cwd) ?? cwd
}

/** `folder/.` exists only where `folder` is one; asking so spares the first use of `stat`, a fifth of this hook's own cost. */
function isFolder(path: string): boolean {
  return existsSync(`${path}/.`)
}

/**
 * Whether this is the plugin's copy in a project that also has the drop-in copy registered. Then the drop-in acts
 * and the plugin stays silent, so that each event acts once.
 */
function isPluginBesideDropIn(name: HookName, projectDir: string): boolean {
  if (!process.env.CLAUDE_PLUGIN_ROOT) return false
  const folder = `${projectDir}/.claude`
  if (!existsSync(`${folder}/holdfast/dist/${name}.mjs`)) return false
  return ['settings.json', 'settings.local.json'].some((file) => {
    const settings = readTextFile(`${folder}/${file}`, 4 << 20, true)
    return 'text' in settings && settings.text.includes(`.claude/holdfast}/dist/${name}.mjs`)
  })
}

async function reportProblems(
  problems: readonly Problem[],
  hook: HookName,
  projectDir: string | null,
  sessionId: string | null,
): Promise<void> {
  try {
    const { reportProblems: report } = await import('./report.ts')
    report(problems, hook, projectDir, sessionId)
  } catch {
    // There is no place left to say it.
  }
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value !== 'false'
}
