import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A download takes seconds to minutes; a lock older than this was left by a run that was killed. */
const LOCK_MS = 10 * 60_000

const run = promisify(execFile)

/** A client on the npm registry, and the file of it that tells that it is there. */
export interface ClientPackage {
  readonly folder: string
  /** With their versions. */
  readonly packages: readonly string[]
  /** Inside the folder. */
  readonly program: string
}

/**
 * Installs a client into a folder of its own where it is not there yet.
 *
 * @returns the path of its program. @throws with the reason when it cannot be had: a suite without its client has failed,
 * not passed.
 */
export async function installPackage(client: ClientPackage): Promise<string> {
  const program = join(client.folder, client.program)
  if (existsSync(program)) return program
  await withLock(`${client.folder}.lock`, async () => {
    if (!existsSync(program)) await download(client)
  })
  return program
}

/** Installs beside the folder and moves the whole tree in: whoever sees the program sees all of it. */
async function download({ folder, packages }: ClientPackage): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const staging = mkdtempSync(`${folder}.new-`)
  try {
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
    await run('npm', ['install', ...quiet, '--prefix', staging, ...packages], { shell: process.platform === 'win32' })
    renameSync(join(staging, 'node_modules'), join(folder, 'node_modules'))
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new Error(`Cannot install ${packages.join(' ')} into "${folder}": ${stderr?.trim() || message}`)
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
