import { lstatSync, type Stats, unlinkSync } from 'node:fs'
import { claimName, isBeingRemoved, readClaim, removeQuietly, unsafePath } from './claim-name.ts'
import { isRunning, nameProcessSpace } from './process-space.ts'
import { errorCode } from './read-text.ts'

/** Time to wait for another process with the same lock, and age at which a lock counts as left behind. */
const LOCK_WAIT_MS = 500
const LOCK_STALE_MS = 5_000

/**
 * Runs `change` while no other process does so for the same folder. The lock is a name in the folder, created
 * exclusively, that states its owner. The lock of a killed process in our own process space is taken over at once. Any
 * other lock counts as left after five seconds, as in another container or on another machine.
 *
 * @returns Null when the lock could not be had in time; `change` did not run.
 */
export function withLock<T>(folder: string, change: () => T, waitMs = LOCK_WAIT_MS): { readonly value: T } | null {
  const path = `${folder}/.lock`
  const owner = `${process.pid} ${process.hrtime.bigint()} ${nameProcessSpace()}`
  // The uptime counts, because the time of day may be set back during the wait.
  const deadline = process.uptime() * 1000 + waitMs
  let mark = claimName(path, owner)
  while (mark === null) {
    // A process that was held up past its deadline still has the lock that it made free.
    const isFree = breakStaleLock(path, owner)
    if (!isFree && process.uptime() * 1000 > deadline) return null
    if (!isFree) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    mark = claimName(path, owner)
  }
  try {
    return { value: change() }
  } finally {
    // A process that held the lock too long leaves it to the process that took over.
    const now = readClaim(path)
    if (now === null || now === mark) removeQuietly(path)
  }
}

/**
 * Removes a lock that was left behind. Several processes may find the lock; the process that claims a name made from
 * the lock removes it.
 *
 * @returns Whether this process removed the lock.
 */
function breakStaleLock(path: string, owner: string): boolean {
  try {
    const found = lookAt(path)
    if (!found.isLeft) return false
    const turn = `${path}-stale-${found.id}`
    if (claimName(turn, owner) === null) {
      // A process that was killed before its turn left this name.
      if (lookAt(turn).isLeft) removeQuietly(turn)
      return false
    }
    try {
      // Another process may have had its turn in between: a different id is a new lock.
      if (lookAt(path).id !== found.id) return false
      unlinkSync(path)
      return true
    } finally {
      removeQuietly(turn)
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && !isBeingRemoved(error)) throw error
    return false
  }
}

interface FoundLock {
  readonly isLeft: boolean
  /**
   * A text that no other lock of this folder has. Two locks can follow each other in one inode and one tick of the
   * clock.
   */
  readonly id: string
}

function lookAt(path: string): FoundLock {
  const stat = lstatSync(path)
  if (!stat.isFile() && !stat.isSymbolicLink()) throw unsafePath(path, 'not a lock')
  const owner = parseOwner(readClaim(path) ?? '')
  const id = owner === null ? `${stat.ino}-${Math.trunc(stat.mtimeMs)}` : `${owner.pid}-${owner.since}`
  return { isLeft: isOld(stat) || isOrphan(owner), id }
}

/** A time ahead of now tells of a clock that was set back: the distance makes the lock old. */
const isOld = ({ mtimeMs }: Stats) => Math.abs(Date.now() - mtimeMs) >= LOCK_STALE_MS

interface Owner {
  readonly pid: string
  /** The machine's clock, in nanoseconds, when the owner came for the lock: a process takes many locks. */
  readonly since: string
  readonly space: string
}

function parseOwner(text: string): Owner | null {
  const [, pid = '', since = '', space] = /^([1-9]\d{0,9}) (\d{1,20}) (.+)$/s.exec(text) ?? []
  return space === undefined ? null : { pid, since, space }
}

function isOrphan(owner: Owner | null): boolean {
  return owner !== null && owner.space === nameProcessSpace() && !isRunning(Number(owner.pid))
}
