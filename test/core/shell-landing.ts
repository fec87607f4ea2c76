import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ShellEffects, ShellWrite } from '../../src/core/shell/effects.ts'
import { findShellWrites } from '../../src/core/shell/find-shell-writes.ts'

/** Levels above the work folder: no generated command has that many `..`. */
const DEPTH = 40

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
const ENV = {
  PATH: '/usr/bin:/bin',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b',
}

/** Root would be able to touch more than the sandbox. */
const isRoot = process.getuid?.() === 0
const USER = isRoot ? { uid: 65534, gid: 65534 } : {}

interface Sandbox {
  readonly base: string
  readonly work: string
  readonly home: string
}

function chownAll(folder: string): void {
  if (!isRoot) return
  chownSync(folder, 65534, 65534)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, entry), 65534, 65534)
}

/** The tree every command starts from, with a repository in it. */
export function makeTemplate(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-shell-')))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, 'work', path)), { recursive: true })
    writeFileSync(join(folder, 'work', path), text)
  }
  mkdirSync(join(folder, 'out'))
  mkdirSync(join(folder, 'home'))
  writeFileSync(join(folder, 'out/o.txt'), 'o\n')
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'init.templateDir=', ...args], { cwd: join(folder, 'work'), env: ENV })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'start')
  writeFileSync(join(folder, 'work/a.txt'), 'changed\n')
  chownAll(folder)
  return folder
}

function makeSandbox(template: string): Sandbox {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-run-')))
  const inner = join(base, 'd/'.repeat(DEPTH))
  mkdirSync(inner, { recursive: true })
  cpSync(template, inner, { recursive: true, preserveTimestamps: true })
  chownAll(base)
  return { base, work: join(inner, 'work'), home: join(inner, 'home') }
}

type Snapshot = ReadonlyMap<string, string>

/** What every file holds, and what every folder's mode is; git's own folder is left out. */
function takeSnapshot(base: string): Snapshot {
  const entries = new Map<string, string>()
  const visit = (folder: string) => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      const stat = lstatSync(path)
      if (name === '.git' && folder.endsWith('/work')) continue
      if (stat.isDirectory()) {
        entries.set(path, `folder ${stat.mode}`)
        visit(path)
      } else if (stat.isSymbolicLink()) entries.set(path, `link ${readlinkSync(path)}`)
      else if (stat.isFile())
        entries.set(
          path,
          `${stat.mode} ${stat.ino} ${stat.mtimeMs} ${createHash('sha1').update(readFileSync(path)).digest('hex')}`,
        )
      else entries.set(path, 'other')
    }
  }
  visit(base)
  return entries
}

function changedPaths(before: Snapshot, after: Snapshot): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path))
}

function toRegExp(pattern: string, isDeep: boolean): RegExp {
  const source = pattern.replace(/\\(.)|\*|\?|\[(?:[^\]]+)\]|[.+^${}()|[\]]/g, (part, literal?: string) => {
    if (literal !== undefined) return literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    if (part === '*') return '[^/]*'
    if (part === '?') return '[^/]'
    return part.length > 1 ? part : `\\${part}`
  })
  return new RegExp(`^${source}${isDeep ? '(?:/.*)?' : ''}$`)
}

/** Folders on the way to what a pattern names. */
function isParentOfPattern(pattern: string, path: string): boolean {
  const steps = pattern.split('/')
  return steps.some((_, index) => index > 1 && toRegExp(steps.slice(0, index).join('/'), false).test(path))
}

function covers(write: ShellWrite, path: string): boolean {
  if (write.fromTop && path.startsWith(write.path.replace(/\/work(?:\/.*)?$/, '/work/'))) return true

  // A pattern that matches nothing is taken as the name it spells.
  if (write.glob)
    return (
      toRegExp(write.path, write.recursive).test(path) ||
      path === write.path.replace(/\\(.)/g, '$1') ||
      isParentOfPattern(write.path, path)
    )
  // Folders on the way to a file are made with it.
  return (
    path === write.path ||
    write.path.startsWith(`${path}/`) ||
    (write.recursive && (write.path === '/' || path.startsWith(`${write.path}/`)))
  )
}

export interface Landing {
  readonly effects: ShellEffects
  /** Changed paths that no write and no unresolved entry speaks of, relative to the work folder's parent. */
  readonly missed: readonly string[]
  readonly isResolved: boolean
  readonly changed: number
}

/** Runs a command for real in a folder of its own and compares what changed with what the analysis said. */
export function runForReal(command: string, template: string): Landing {
  const sandbox = makeSandbox(template)
  try {
    const effects = findShellWrites(command, { cwd: sandbox.work, home: sandbox.home, dialect: 'bash' })
    const isAssumed = effects.assumedDirectories.some((directory) => !existsSync(directory))
    const isResolved = effects.unresolved.length === 0 && !isAssumed
    const before = takeSnapshot(sandbox.base)
    if (!isResolved) return { effects, missed: [], isResolved, changed: 0 }
    spawnSync('bash', ['--norc', '--noprofile', '-c', command], {
      ...USER,
      cwd: sandbox.work,
      env: { ...ENV, HOME: sandbox.home, TMPDIR: '/nonexistent' },
      timeout: 5_000,
      // Pipes stay open until background commands are done, too.
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const changed = changedPaths(before, takeSnapshot(sandbox.base))
    const missed = changed.filter((path) => !effects.writes.some((write) => covers(write, path)))
    return {
      effects,
      missed: missed.map((path) => path.slice(dirname(sandbox.work).length + 1)),
      isResolved,
      changed: changed.length,
    }
  } finally {
    rmSync(sandbox.base, { recursive: true, force: true, maxRetries: 5 })
  }
}
