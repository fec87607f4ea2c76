import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'
import type { ShellEffects, ShellWrite } from '../../src/command/core/effects.ts'
import { makeSandbox, removeSandbox, runInSandbox } from './shell-sandbox.ts'

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
export async function runForReal(command: string, template: string, bin: string): Promise<Landing> {
  const sandbox = makeSandbox(template, bin)
  try {
    const effects = await findShellWrites(command, { cwd: sandbox.work, home: sandbox.home, dialect: 'bash' })
    const isAssumed = effects.assumedDirectories.some((directory) => !existsSync(directory))
    const isResolved = effects.unresolved.length === 0 && !isAssumed
    if (!isResolved) return { effects, missed: [], isResolved, changed: 0 }
    const before = takeSnapshot(sandbox.base)
    runInSandbox(command, sandbox)
    const changed = changedPaths(before, takeSnapshot(sandbox.base))
    const missed = changed.filter((path) => !effects.writes.some((write) => covers(write, path)))
    return {
      effects,
      missed: missed.map((path) => path.slice(dirname(sandbox.work).length + 1)),
      isResolved,
      changed: changed.length,
    }
  } finally {
    removeSandbox(sandbox)
  }
}
