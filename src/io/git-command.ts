import { spawnSync } from 'node:child_process'

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
].flatMap((setting) => ['-c', setting])

/** What of the environment a git process may need; `GIT_DIR` and its kin, set while a git hook runs, would lead it astray. */
const KEPT =
  /^(?:PATH|Path|HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|SystemRoot|TMPDIR|TEMP|TMP|LANG|XDG_CONFIG_HOME|GIT_EXEC_PATH|GIT_CONFIG_GLOBAL|GIT_CONFIG_NOSYSTEM|GIT_CEILING_DIRECTORIES)$/
const KEPT_ONLINE = /^(?:SSH_|GIT_SSH|GIT_ASKPASS$|https?_proxy$|all_proxy$|no_proxy$|GIT_SSL_|DISPLAY$|DBUS_)/i

/** Most answers are a few lines; a hundred thousand memories are some fifty megabytes. */
const MAX_OUTPUT_BYTES = 1 << 30

/** Runs git in a folder. Never through a shell, never with anything a repository configures to be run. */
export function runGit(folder: string, args: readonly string[], options: GitOptions = {}): GitAnswer {
  const { input = '', timeoutMs = 20_000, online = false } = options
  const run = spawnSync('git', ['-C', folder, '--no-pager', '--no-replace-objects', ...HARMLESS, ...args], {
    input,
    env: createEnvironment(online),
    maxBuffer: MAX_OUTPUT_BYTES,
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

function createEnvironment(online: boolean): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name) || (online && KEPT_ONLINE.test(name)))
  const fixed = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' }
  // A partial clone would ask its server for a note it does not have, in the middle of a hook.
  const local = online ? {} : { GIT_NO_LAZY_FETCH: '1' }
  return { ...Object.fromEntries(kept), ...fixed, ...local } as NodeJS.ProcessEnv
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
