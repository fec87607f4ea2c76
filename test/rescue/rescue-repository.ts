import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readChanges } from '../../src/git/io/read-changes.ts'
import { takeSnapshot } from '../../src/rescue/io/take-snapshot.ts'
import { REPOSITORY } from '../bundle/sandbox.ts'
import { shareCode } from '../share-code.ts'

const COMMAND = join(REPOSITORY, 'dist/holdfast.mjs')

/** A repository of git in a folder of its own, with the shipped command. */
export interface Repository {
  readonly path: string
  readonly git: (args: readonly string[], folder?: string) => string
  readonly holdfast: (args: readonly string[], folder?: string) => SpawnSyncReturns<string>
  /** Runs a shipped hook. */
  readonly fire: (hook: string, payload: unknown) => SpawnSyncReturns<string>
  /** Takes a snapshot of all changes, as the guard does. */
  readonly take: (folder?: string) => string
}

export function createRepository(test: { after: (fn: () => void) => void }, ...init: readonly string[]): Repository {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-rewind-')))
  test.after(() => rmSync(place, { recursive: true, force: true }))
  shareCode(place)
  const path = join(place, 'repo')
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: place,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@b',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@b',
  }
  const git = (args: readonly string[], folder = path) => {
    const run = spawnSync('git', args, { cwd: folder, env, encoding: 'latin1' })
    if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`)
    return run.stdout
  }
  git(['init', '--quiet', ...init, path], place)
  const holdfast = (args: readonly string[], folder = path) =>
    spawnSync(process.execPath, [COMMAND, ...args], { cwd: folder, env, encoding: 'utf8' })
  const fire = (hook: string, payload: unknown) =>
    spawnSync(process.execPath, [join(REPOSITORY, 'dist', `${hook}.mjs`)], {
      cwd: path,
      env: { ...env, CLAUDE_PROJECT_DIR: path },
      input: JSON.stringify(payload),
      encoding: 'utf8',
    })
  const take = (folder = path) => {
    const changes = readChanges(folder)
    if ('fault' in changes) throw new Error(changes.fault)
    const time = new Date().toISOString()
    const taken = takeSnapshot({ root: folder, changes, commits: [], session: 's1', command: 'git reset --hard', time })
    if (!('id' in taken)) throw new Error(JSON.stringify(taken))
    return taken.id
  }
  return { path, git, holdfast, fire, take }
}

/** Every file of a work tree: its bytes, its kind and its permissions. */
export function readWorkTree(folder: string): Record<string, string> {
  const files: Record<string, string> = {}
  const walk = (path: string) => {
    for (const name of readdirSync(join(folder, path), 'buffer')) {
      const entry = path === '' ? name.toString('latin1') : `${path}/${name.toString('latin1')}`
      if (entry === '.git') continue
      const full = Buffer.from(join(folder, entry), 'latin1')
      const stat = lstatSync(full)
      if (stat.isDirectory()) walk(entry)
      else if (stat.isSymbolicLink()) files[entry] = `-> ${readlinkSync(full, 'latin1')}`
      else files[entry] = `${(stat.mode & 0o777).toString(8)} ${readFileSync(full, 'latin1')}`
    }
  }
  walk('')
  return files
}

/** The state of a work tree as a person and git see it. */
export function readState(repository: Repository, folder = repository.path) {
  return {
    files: readWorkTree(folder),
    status: repository.git(['status', '--porcelain=v2', '-z', '--untracked-files=all', '--no-renames'], folder),
    staged: repository.git(['diff', '--cached', '--no-renames', '--full-index', '--binary'], folder),
    entries: repository.git(['ls-files', '--stage', '-z'], folder),
  }
}
