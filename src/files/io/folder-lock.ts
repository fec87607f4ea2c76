import { closeSync, lstatSync, openSync, readlinkSync, readSync, type Stats, unlinkSync } from 'node:fs'
import { claimName, readClaim, removeQuietly, unsafePath } from './claim-name.ts'
import { errorCode } from './read-text.ts'
import { isRunning } from './running.ts'

/** Time to wait for another process with the same lock, and age at which a lock counts as left behind. */
const LOCK_WAIT_MS = 500
const LOCK_STALE_MS = 5_000

/**
 * Runs `change` while no other process does so for the same folder. The lock is a name in the folder, created
 * exclusively, that states its owner. The lock of a killed process on this machine is taken over at once. Any other
 * lock counts as left after five seconds, as in another container or on another machine.
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
    breakStaleLock(path, owner)
    if (process.uptime() * 1000 > deadline) return null
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
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

let processSpace: string | undefined

/** The space in which process numbers mean the same: a machine, and on Linux one of its containers. */
function nameProcessSpace(): string {
  processSpace ??= readProcessSpace()
  return processSpace
}

function readProcessSpace(): string {
  const host = readHostName()
  try {
    return `${readlinkSync('/proc/self/ns/pid')} ${host}`
  } catch {
    return host
  }
}

const MAX_HOST_BYTES = 256

/**
 * Name of this machine. Linux has the name in a file as well. Loading `node:os` for it costs 1.4 % of a bare process
 * more, a first `readFileSync` 0.3 %.
 */
function readHostName(): string {
  try {
    const fd = openSync('/proc/sys/kernel/hostname', 'r')
    const bytes = Buffer.allocUnsafe(MAX_HOST_BYTES)
    const text = bytes.toString('utf8', 0, readSync(fd, bytes, 0, MAX_HOST_BYTES, 0))
    closeSync(fd)
    return text.trimEnd()
  } catch {
    return process.getBuiltinModule('node:os').hostname()
  }
}

/**
 * Removes a lock that was left behind. Several processes may find the lock; the process that claims a name made from
 * the lock removes it.
 */
function breakStaleLock(path: string, owner: string): void {
  try {
    const found = lookAt(path)
    if (!found.isLeft) return
    const turn = `${path}-stale-${found.id}`
    if (claimName(turn, owner) === null) {
      // A process that was killed before its turn left this name.
      if (lookAt(turn).isLeft) removeQuietly(turn)
      return
    }
    try {
      // Another process may have had its turn in between: a different id is a new lock.
      if (lookAt(path).id === found.id) unlinkSync(path)
    } finally {
      removeQuietly(turn)
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

interface FoundLock {
  /** Whether nobody holds the lock any more. */
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

/** Whether a lock names a process of this machine that is gone. */
function isOrphan(owner: Owner | null): boolean {
  return owner !== null && owner.space === nameProcessSpace() && !isRunning(Number(owner.pid))
}
