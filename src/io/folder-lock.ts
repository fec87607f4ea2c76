import { lstatSync, readlinkSync, type Stats, unlinkSync } from 'node:fs'
import { claimName, readClaim, removeQuietly, unsafePath } from './claim-name.ts'
import { errorCode } from './read-text.ts'
import { isRunning } from './running.ts'

/** How long to wait for another process that holds the same lock, and after how long a lock counts as left behind. */
const LOCK_WAIT_MS = 500
const LOCK_STALE_MS = 5_000

/**
 * Runs `change` while no other process does so for the same folder. The lock is a name in the folder created exclusively,
 * which says who has it. One left behind by a killed process is taken over at once where its owner can be looked for,
 * and after five seconds where it cannot: in another container, on another machine.
 *
 * @returns null when the lock could not be had in time: nothing was changed.
 */
export function withLock<T>(folder: string, change: () => T, waitMs = LOCK_WAIT_MS): { readonly value: T } | null {
  const path = `${folder}/.lock`
  const owner = `${process.pid} ${process.hrtime.bigint()} ${nameProcessSpace()}`
  // Not by the time of day, which may be set back while we wait.
  const deadline = process.uptime() * 1000 + waitMs
  let mark = claimName(path, owner)
  while (mark === null) {
    breakStaleLock(path, owner)
    if (process.uptime() * 1000 > deadline) return null
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    mark = claimName(path, owner)
  }
  try {
    return { value: change() }
  } finally {
    // Whoever held it so long that another one took it over leaves it to that one.
    const now = readClaim(path)
    if (now === null || now === mark) removeQuietly(path)
  }
}

/** Where process numbers mean the same: a machine, and on Linux one of its containers. */
function nameProcessSpace(): string {
  const host = process.getBuiltinModule('node:os').hostname()
  try {
    return `${readlinkSync('/proc/self/ns/pid')} ${host}`
  } catch {
    return host
  }
}

/** Of several processes that find the same lock left behind one removes it: the one that has the name made of it. */
function breakStaleLock(path: string, owner: string): void {
  try {
    const found = lookAt(path)
    if (!found.isLeft) return
    const turn = `${path}-stale-${found.id}`
    if (claimName(turn, owner) === null) {
      // Of one that was killed before it came to it.
      if (lookAt(turn).isLeft) removeQuietly(turn)
      return
    }
    try {
      // Another one may have had its turn between our look and ours: what is there now is a new lock.
      if (lookAt(path).id === found.id) unlinkSync(path)
    } finally {
      removeQuietly(turn)
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

interface FoundLock {
  /** Whether nobody holds it any more. */
  readonly isLeft: boolean
  /** What no other lock of this folder has: two of them can follow each other in one inode and one tick of the clock. */
  readonly id: string
}

function lookAt(path: string): FoundLock {
  const stat = lstatSync(path)
  if (!stat.isFile() && !stat.isSymbolicLink()) throw unsafePath(path, 'not a lock')
  const owner = parseOwner(readClaim(path) ?? '')
  const id = owner === null ? `${stat.ino}-${Math.trunc(stat.mtimeMs)}` : `${owner.pid}-${owner.since}`
  return { isLeft: isOld(stat) || isOrphan(owner), id }
}

/** A time that lies ahead tells of a clock that was set back: the lock is as old as one of long ago. */
const isOld = ({ mtimeMs }: Stats) => Math.abs(Date.now() - mtimeMs) >= LOCK_STALE_MS

interface Owner {
  readonly pid: string
  /** The clock of its machine when it came for the lock, in nanoseconds: a process takes many. */
  readonly since: string
  readonly space: string
}

function parseOwner(text: string): Owner | null {
  const [, pid = '', since = '', space] = /^([1-9]\d{0,9}) (\d{1,20}) (.+)$/s.exec(text) ?? []
  return space === undefined ? null : { pid, since, space }
}

/** Whether a lock names a process of this machine that is gone. */
function isOrphan(owner: Owner | null): boolean {
  return owner !== null && owner.space === nameProcessSpace() && !isRunning(Number(owner.pid))
}
