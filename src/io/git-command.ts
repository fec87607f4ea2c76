import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, parse, resolve } from 'node:path'
import { createGitEnvironment } from './git-environment.ts'
import { findGitRoot } from './git-root.ts'

/** What a git process answered. `code` is null when git could not be started or did not end in time. */
export interface GitAnswer {
  readonly code: number | null
  readonly stdout: Buffer
  readonly stderr: string
}

export interface GitOptions {
  readonly input?: string | Buffer
  readonly timeoutMs?: number
  /** Lets the process ask a server, with the person's own ssh and credentials. */
  readonly online?: boolean
  /** What is printed past this is lost, and the failure is `ENOBUFS`. */
  readonly maxBytes?: number
}

/**
 * Settings of a repository that would start a program, each made harmless: hooks (also that of reference transactions),
 * the file system monitor, signing, paging, background upkeep. What is not set here is not run by the commands we use.
 */
const HARMLESS = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.pager=cat',
  'commit.gpgSign=false',
  'push.gpgSign=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'fetch.recurseSubmodules=false',
  'push.recurseSubmodules=no',
  'protocol.ext.allow=never',
  'core.alternateRefsCommand=true',
  'receive.autogc=false',
  'safe.bareRepository=explicit',
].flatMap((setting) => ['-c', setting])

/** The side of a remote on this machine that git starts for us, held to the same: it has hooks and settings of its own. */
export const harmlessSide = (service: 'upload-pack' | 'receive-pack') => ['git', ...HARMLESS, service].join(' ')

/** Most answers are a few lines; a hundred thousand memories are some fifty megabytes. */
const MAX_OUTPUT_BYTES = 1 << 30

/** Runs git in a folder. Never through a shell, never with anything a repository configures to be run. */
export function runGit(folder: string, args: readonly string[], options: GitOptions = {}): GitAnswer {
  const { input = '', timeoutMs = 20_000, online = false, maxBytes = MAX_OUTPUT_BYTES } = options
  const place = resolve(folder)
  if (isInsideBareRepository(place))
    return { code: null, stdout: Buffer.alloc(0), stderr: 'a git repository without a working tree lies in this one' }
  const run = spawnSync('git', ['-C', place, '--no-pager', '--no-replace-objects', ...HARMLESS, ...args], {
    // Where Windows looks for a program first, and what a relative PATH is relative to.
    cwd: parse(place).root,
    input,
    env: createGitEnvironment(place, online),
    maxBuffer: maxBytes,
    timeout: timeoutMs,
    windowsHide: true,
  })
  const stderr = run.stderr === null ? '' : run.stderr.toString('utf8', 0, 4_000)
  // Git may end before it has read its input (EPIPE): then its own words say why.
  const ended = run.error === undefined || run.status !== null
  const failure = ended ? '' : ((run.error as NodeJS.ErrnoException).code ?? 'unknown error')
  return {
    code: ended ? run.status : null,
    stdout: run.stdout ?? Buffer.alloc(0),
    stderr: failure || stderr,
  }
}

/**
 * Whether git would take a folder of the working tree for a repository of its own, with a configuration that came with a
 * clone. The folder with `.git` is not asked: there git looks at that first.
 */
function isInsideBareRepository(folder: string): boolean {
  const root = findGitRoot(folder)
  for (let place = folder; root !== null && place.length > root.length; place = dirname(place)) {
    if (existsSync(`${place}/HEAD`) && (existsSync(`${place}/objects`) || existsSync(`${place}/commondir`))) return true
  }
  return false
}

/** What git said went wrong, in one line: the first, or the first that is like `telling`. */
export function describeGitFailure({ code, stderr }: GitAnswer, telling: RegExp | null = null): string {
  const lines = stderr.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('hint:'))
  const line = lines.find((text) => telling?.test(text) === true) ?? lines[0]
  return (
    line
      ?.trim()
      .replace(/^(?:fatal|error|warning): /, '')
      .slice(0, 200) ?? `git ended with ${code ?? 'no exit code'}`
  )
}
