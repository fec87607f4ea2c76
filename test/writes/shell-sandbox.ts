import { spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putFile } from '../put-file.ts'

// Commands made by chance are run for real. What keeps them in: a folder of their own, forty levels deep; a user of their
// own where this one is root; a PATH of the tools below and nothing else; limits on processes, time, memory and file size
// set before the first of them runs; a process group that is killed as a whole when the run is over, whatever it left.

/** Levels above the work folder: no generated command has that many `..`. */
const DEPTH = 40
const RUN_MS = 4_000
/** Processes a command may have at once. */
const MAX_PROCESSES = 48
/** Nobody else's: what the limit counts is this user's processes and no others. */
const SANDBOX_USER = 61_417

const TOOLS =
  'awk basename bash cat chmod cp csplit date dd diff dirname env find git grep gzip gunzip head install ln ls mkdir mv nice nohup patch perl printf python3 rm rmdir sed sh sleep sort split stdbuf tail tar tee timeout touch tr truncate true uniq wc xargs xxd'.split(
    ' ',
  )

const FILES: Readonly<Record<string, string>> = {
  'a.txt': 'a\n',
  'b.md': 'b\n',
  'sp ace.txt': 's\n',
  'list.txt': 'docs/l1\nl2\n',
  'docs/x.md': 'x\n',
  'docs/y.md': 'y\n',
  'docs/sub/z.md': 'z\n',
  'src/m.ts': 'm\n',
  'src/n.ts': 'n\n',
  'w.sh': 'true\n',
}
const GIT_ENV = {
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b',
}

const isRoot = process.getuid?.() === 0

/** Whether this machine can hold a run: the limits are Linux's, and counting needs /proc. */
export function hasSandbox(): boolean {
  if (process.platform !== 'linux' || !existsSync('/proc/self/status')) return false
  return (
    spawnSync('bash', ['-c', 'git --version && python3 --version && perl -v && setsid true'], { stdio: 'ignore' })
      .status === 0
  )
}

export interface Sandbox {
  readonly base: string
  readonly work: string
  readonly home: string
  readonly bin: string
}

function chownAll(folder: string): void {
  if (!isRoot) return
  chownSync(folder, SANDBOX_USER, SANDBOX_USER)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (!entry.startsWith('bin/')) chownSync(join(folder, entry), SANDBOX_USER, SANDBOX_USER)
}

/** The tree every command starts from, with a repository in it. */
export function makeTemplate(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-shell-')))
  for (const [path, text] of Object.entries(FILES)) putFile(join(folder, 'work', path), text)
  for (const name of ['out', 'home']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'out/o.txt'), 'o\n')
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'init.templateDir=', ...args], {
      cwd: join(folder, 'work'),
      env: { ...GIT_ENV, PATH: '/usr/bin:/bin', HOME: join(folder, 'home') },
    })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'start')
  writeFileSync(join(folder, 'work/a.txt'), 'changed\n')
  chownAll(folder)
  return folder
}

/** Links to the tools a command may use; outside of what is compared. */
export function makeToolFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-tools-')))
  for (const name of TOOLS) {
    const real = ['/usr/bin', '/bin', '/usr/local/bin']
      .map((place) => join(place, name))
      .find((path) => existsSync(path))
    if (real !== undefined) symlinkSync(real, join(folder, name))
  }
  spawnSync('chmod', ['755', folder])
  return folder
}

export function makeSandbox(template: string, bin: string): Sandbox {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-run-')))
  const inner = join(base, 'd/'.repeat(DEPTH))
  mkdirSync(inner, { recursive: true })
  cpSync(template, inner, { recursive: true, preserveTimestamps: true })
  chownAll(base)
  return { base, work: join(inner, 'work'), home: join(inner, 'home'), bin }
}

/** Processes and threads this user has already: the limit counts them too. */
function countOwnProcesses(): number {
  let count = 0
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      if (Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]) === process.getuid?.())
        count += Number(/^Threads:\s+(\d+)/m.exec(status)?.[1] ?? '1')
    } catch {
      // It ended meanwhile.
    }
  }
  return count
}

/** Every process whose group is one of these, by its number; none is left when this is empty. */
export function listGroup(group: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [state, , ownGroup, session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return state !== 'Z' && (Number(ownGroup) === group || Number(session) === group)
      } catch {
        return false
      }
    })
    .map(Number)
}

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Gives what runs in the background a moment to finish, then ends whatever is left. */
function endGroup(group: number): void {
  for (let round = 0; round < 10 && listGroup(group).length > 0; round += 1) pause(20)
  for (let round = 0; round < 20 && listGroup(group).length > 0; round += 1) {
    for (const target of [-group, ...listGroup(group)]) {
      try {
        process.kill(target, 'SIGKILL')
      } catch {
        // Already gone.
      }
    }
  }
}

/** Runs a command and ends everything it started. Gives back the session's number, of which nothing is left. */
export function runInSandbox(command: string, { work, home, bin }: Sandbox): number {
  const processes = MAX_PROCESSES + (isRoot ? 0 : countOwnProcesses())
  const limits = `ulimit -c 0; ulimit -t 3; ulimit -f 4096; ulimit -v 1500000; ulimit -u ${processes} || exit 99`
  const drop = isRoot ? `setpriv --reuid ${SANDBOX_USER} --regid ${SANDBOX_USER} --clear-groups --no-new-privs ` : ''
  // The limits come first and for good; then the user changes; then the command runs, in a session of its own.
  const script = `echo $$; ${limits}; exec ${drop}env -i PATH="$1" HOME="$2" TMPDIR=/nonexistent FUNCNEST=30 ${Object.entries(
    GIT_ENV,
  )
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')} "$1/bash" --norc --noprofile -c "$3" >/dev/null 2>&1`
  const { stdout } = spawnSync('setsid', ['-w', 'bash', '-c', script, '_', bin, home, command], {
    cwd: work,
    env: { PATH: '/usr/bin:/bin' },
    timeout: RUN_MS,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  })
  const session = Number(stdout.trim().split('\n')[0])
  if (!(session > 1)) throw new Error(`no session for ${command}`)
  endGroup(session)
  return session
}

export function removeSandbox({ base }: Sandbox): void {
  rmSync(base, { recursive: true, force: true, maxRetries: 5 })
}
