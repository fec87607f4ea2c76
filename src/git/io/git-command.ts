import { existsSync, statSync } from 'node:fs'
import { dirname, parse, resolve } from 'node:path'
import { attempt } from '../../base/core/attempt.ts'
import { isRecord, parseJsonRecord } from '../../base/core/record.ts'
import { remember } from '../../base/core/remember.ts'
import { findGitRoot } from '../../files/io/git-folder.ts'
import { isFolder } from '../../files/io/list-folder.ts'
import { readSettingsText } from '../../files/io/read-text.ts'
import { createSearchEnvironment } from '../../files/io/search-path.ts'
import { measureGitTime, noteHang } from './git-limit.ts'
import { EVENTS_OFF, mayRunHooks, switchHooksOff } from './named-hooks.ts'
import { runProgram } from './run-program.ts'

/** The result of a git process. `code` is null when git could not be started or did not end in time. */
export interface GitAnswer {
  readonly code: number | null
  readonly stdout: Buffer
  readonly stderr: string
}

export interface Fault {
  readonly fault: string
}

export interface GitOptions {
  readonly input?: string | Buffer
  readonly timeoutMs?: number
  /** Lets the process ask a server, with the person's own ssh and credentials. */
  readonly online?: boolean
  /** Bytes of output that are kept; the failure of a longer output is `ENOBUFS`. */
  readonly maxBytes?: number
  readonly inputFile?: number
  /** Variables of the caller's own making, such as a private index. */
  readonly variables?: Readonly<Record<string, string>>
}

/**
 * Settings of a repository that would start a program, each made harmless. Among them are hooks (also of reference
 * transactions), the file system monitor, signing, paging and background upkeep. No command of holdfast runs programs
 * of other settings; readers of the working tree rule out filters themselves.
 */
const HARMLESS =
  `core.hooksPath=/dev/null core.fsmonitor=false core.pager=cat commit.gpgSign=false push.gpgSign=false gc.auto=0
  maintenance.auto=false fetch.recurseSubmodules=false push.recurseSubmodules=no protocol.ext.allow=never
  core.alternateRefsCommand=true receive.autogc=false safe.bareRepository=explicit`
    .split(/\s+/)
    .concat(EVENTS_OFF)
    .flatMap((setting) => ['-c', setting])

/** The command of a remote on this machine: git starts a second git, held to the same harmless settings. */
export const harmlessSide = (service: 'upload-pack' | 'receive-pack') => ['git', ...HARMLESS, service].join(' ')

/** Most answers are a few lines; a hundred thousand memories are some fifty megabytes. */
const MAX_OUTPUT_BYTES = 1 << 30

/** Facts that each git process of a folder needs. A call starts several processes, and no call changes these facts. */
const lookAt = remember(16, (folder) => {
  const root = findGitRoot(folder)
  return {
    isInsideBare: isInsideBareRepository(folder, root),
    pipe: root === null ? undefined : attempt(() => findPipe(root)),
    foreign: listProjectVariables(folder, root),
  }
})

/** Files that git reads to their end. A pipe in the place of one keeps git waiting for a writer. */
const GIT_FILES = ['.git/HEAD', '.git/config', '.git/index']

/** @throws An error with a `code` where the folder may not be searched. */
const findPipe = (root: string) =>
  isFolder(`${root}/.git`)
    ? GIT_FILES.find((name) => statSync(`${root}/${name}`, { throwIfNoEntry: false })?.isFIFO())
    : undefined

/** Runs git in a folder, without a shell and without programs that a repository configures. */
export function runGit(folder: string, args: readonly string[], options: GitOptions = {}): GitAnswer {
  const { input = '', inputFile, timeoutMs = 20_000, online = false, maxBytes = MAX_OUTPUT_BYTES } = options
  const place = resolve(folder)
  const { isInsideBare, pipe, foreign } = lookAt(place)
  if (isInsideBare) return noAnswer('a git repository without a working tree lies in this one')
  if (pipe !== undefined) return noAnswer(`${pipe} is a pipe`)
  const hooksOff = readHooksOff(place, args)
  if (hooksOff === null) return noAnswer('git does not list the settings of this repository')
  const restMs = Math.trunc(measureGitTime())
  if (restMs <= 0) return noAnswer(TOO_LONG)
  const run = runProgram({
    file: 'git',
    args: ['-C', place, '--no-pager', '--no-replace-objects', ...HARMLESS, ...args],
    // Windows looks for a program here first, and a relative PATH starts here.
    cwd: parse(place).root,
    input: inputFile ?? input,
    env: { ...createGitEnvironment(foreign, online), ...hooksOff, ...options.variables },
    maxBytes,
    timeoutMs: Math.min(timeoutMs, restMs),
  })
  // Streams of a process that was not started are null on Node 20, and undefined since Node 22.
  const stderr = run.stderr?.toString('utf8', 0, 4_000) ?? ''
  // Git may end before it has read its input (EPIPE): then its own words say why.
  const failure = run.error === null || run.status !== null ? '' : (REASONS[run.error] ?? run.error)
  if (failure === TOO_LONG && !online) noteHang()
  return {
    code: run.status,
    stdout: run.stdout ?? Buffer.alloc(0),
    stderr: failure || stderr,
  }
}

/** Variables that switch off the hooks a configuration names; null when git does not list them. */
function readHooksOff(place: string, args: readonly string[]) {
  if (!mayRunHooks(args, findGitRoot(place))) return {}
  const names = askGit(place, ['config', '--list', '-z', '--name-only'])
  return names === null ? null : switchHooksOff(names)
}

const noAnswer = (stderr: string): GitAnswer => ({ code: null, stdout: Buffer.alloc(0), stderr })

export function askGit(folder: string, args: readonly string[], options: GitOptions = {}): string | null {
  const { code, stdout } = runGit(folder, args, options)
  return code === 0 ? stdout.toString('utf8') : null
}

const TOO_LONG = 'git did not end in time'
/** Reasons why git gave no answer, by code. A start in the root folder lacks nothing but git itself. */
const REASONS: Readonly<Record<string, string>> = { ENOENT: 'git is not on the PATH', ETIMEDOUT: TOO_LONG }

/**
 * Whether git would take a folder of the working tree for a bare repository. The configuration of such a repository
 * came with a clone. The folder with `.git` is not looked at: git looks at `.git` first.
 */
function isInsideBareRepository(folder: string, root: string | null): boolean {
  for (let place = folder; root !== null && place.length > root.length; place = dirname(place)) {
    if (existsSync(`${place}/HEAD`) && (existsSync(`${place}/objects`) || existsSync(`${place}/commondir`))) return true
  }
  return false
}

/** The reason git gave, in one line: the first, or the first that matches `telling`. A colon hands on to the next. */
export function describeGitFailure({ code, stderr }: GitAnswer, telling: RegExp | null = null): string {
  const lines = stderr.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('hint:'))
  const at = Math.max(
    0,
    lines.findIndex((text) => telling?.test(text) === true),
  )
  const line = lines[at]?.endsWith(':') ? `${lines[at]} ${lines[at + 1]?.trim() ?? ''}` : lines[at]
  return (
    line
      ?.trim()
      .replace(/^(?:fatal|error|warning): /, '')
      .slice(0, 200) ?? `git ended with ${code ?? 'no exit code'}`
  )
}

/** Variables that a git process may need. `GIT_DIR` and its kin, set while a git hook runs, would lead git astray. */
const KEPT =
  /^(?:HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|TMPDIR|TEMP|TMP|LANG|XDG_CONFIG_HOME|GIT_CONFIG_GLOBAL|GIT_CONFIG_NOSYSTEM|GIT_CEILING_DIRECTORIES)$/
const KEPT_ONLINE =
  /^(?:SSH_\w+|GIT_SSH|GIT_SSH_COMMAND|GIT_SSH_VARIANT|GIT_ASKPASS|GIT_ALLOW_PROTOCOL|https?_proxy|all_proxy|no_proxy|GIT_SSL_\w+|DISPLAY|DBUS_\w+)$/i

/** The ways to a server that need no program of a repository's choosing. */
const PROTOCOLS = 'file:git:http:https:ssh'

/**
 * The person's own variables, as far as a git process needs them. The client lays the `env` of a project's settings
 * over the environment of hooks. Such a variable is the repository's word, not the person's, and is left out.
 */
function createGitEnvironment(foreign: readonly string[] | null, online: boolean): NodeJS.ProcessEnv {
  const isKept = (name: string) => KEPT.test(name) || (online && KEPT_ONLINE.test(name))
  const kept = Object.entries(process.env).filter(([name]) => isKept(name))
  const own = foreign === null ? [] : kept.filter(([name]) => !foreign.includes(name))
  return {
    ...(online ? { GIT_ALLOW_PROTOCOL: PROTOCOLS } : {}),
    ...Object.fromEntries(own),
    ...createSearchEnvironment(),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    // A partial clone would ask its server for a missing object in the middle of a hook. Older git knows only the
    // second variable that forbids this.
    ...(online ? {} : { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' }),
  } as NodeJS.ProcessEnv
}

/** The variables that the settings of a project set; null when a settings file does not parse. */
function listProjectVariables(folder: string, root: string | null): string[] | null {
  const folders = root === null || root === folder ? [folder] : [folder, root]
  const names: string[] = []
  for (const path of folders.flatMap((base) =>
    ['settings.json', 'settings.local.json'].map((name) => `${base}/.claude/${name}`),
  )) {
    const file = readSettingsText(path)
    if ('error' in file) continue
    const settings = parseJsonRecord(file.text)
    if (settings === null) return null
    if (isRecord(settings.env)) names.push(...Object.keys(settings.env))
  }
  return names
}
