import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The client every statement of this suite was made on. A newer one is a change to look at, not to drift into. */
const CLIENT_VERSION = '2.1.329'

/** A download takes seconds to minutes; a lock older than this was left by a run that was killed. */
const LOCK_MS = 10 * 60_000

const repository = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)

/**
 * The path of the client's native binary, installed from npm on first use into `HOLDFAST_CLIENT_CACHE`, else
 * `.cache/claude-code-<version>` of this repository.
 *
 * @throws with the reason when it cannot be had: a suite without its client has failed, not passed.
 */
export async function installClient(): Promise<string> {
  const folder = process.env.HOLDFAST_CLIENT_CACHE || join(repository, '.cache', `claude-code-${CLIENT_VERSION}`)
  const packageName = `claude-code-${describePlatform()}`
  const binary = join(
    folder,
    'node_modules',
    '@anthropic-ai',
    packageName,
    process.platform === 'win32' ? 'claude.exe' : 'claude',
  )
  if (!existsSync(binary)) {
    await withLock(`${folder}.lock`, async () => {
      if (!existsSync(binary)) await download(folder, packageName)
    })
  }
  const version = await readVersion(binary)
  if (version === CLIENT_VERSION) return binary
  throw new Error(
    `Cannot use the client "${binary}": it answers --version with "${version}", expected "${CLIENT_VERSION}"; remove "${folder}" and run again`,
  )
}

function describePlatform(): string {
  const header = (process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined)?.header
  const musl = process.platform === 'linux' && header?.glibcVersionRuntime === undefined ? '-musl' : ''
  return `${process.platform}-${process.arch}${musl}`
}

/** Installs beside the folder and moves the whole tree in: whoever sees the binary sees all of it. */
async function download(folder: string, packageName: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const staging = mkdtempSync(`${folder}.new-`)
  try {
    const packages = ['claude-code', packageName].map((name) => `@anthropic-ai/${name}@${CLIENT_VERSION}`)
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
    await run('npm', ['install', ...quiet, '--prefix', staging, ...packages], { shell: process.platform === 'win32' })
    renameSync(join(staging, 'node_modules'), join(folder, 'node_modules'))
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new Error(
      `Cannot install the client ${CLIENT_VERSION} (${packageName}) into "${folder}": ${stderr?.trim() || message}`,
    )
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true })
  while (!takeLock(lock)) await sleep(200)
  try {
    await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  try {
    if (Date.now() - statSync(lock).mtimeMs > LOCK_MS) rmdirSync(lock)
  } catch {
    // Whoever held it, or another one waiting, has just removed it.
  }
  return false
}

async function readVersion(binary: string): Promise<string> {
  try {
    const { stdout } = await run(binary, ['--version'], {
      env: { PATH: process.env.PATH ?? '', DISABLE_AUTOUPDATER: '1' },
    })
    return stdout.trim().split(' ')[0] ?? ''
  } catch (error) {
    return (error as Error).message
  }
}
