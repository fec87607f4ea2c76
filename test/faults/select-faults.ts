import type { Scenario } from './scenario.ts'
import type { CallPoint, Fault } from './syscalls.ts'

/** What may go wrong with a call: a full disk, no permission, a read-only file system, no descriptors, a broken disk. */
const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  openat: ['ENOSPC', 'EACCES', 'EROFS', 'EMFILE'],
  write: ['ENOSPC', 'EIO', 'EDQUOT'],
  pwrite64: ['ENOSPC', 'EIO'],
  rename: ['ENOSPC', 'EACCES', 'EROFS'],
  link: ['EPERM', 'ENOSPC', 'EACCES', 'EROFS', 'EMLINK'],
  unlink: ['EACCES', 'EROFS', 'EIO'],
  mkdir: ['ENOSPC', 'EACCES', 'EROFS'],
  rmdir: ['EACCES', 'EIO'],
}
const READING: Readonly<Record<string, readonly Fault[]>> = {
  openat: ['EACCES', 'EMFILE', 'EIO'],
  read: ['EIO'],
  pread64: ['EIO'],
  getdents64: ['EIO'],
  statx: ['EACCES', 'EIO'],
  access: ['EACCES'],
  readlink: ['EACCES'],
}
const STREAMS: Readonly<Record<string, readonly Fault[]>> = {
  read: ['EIO', 'EAGAIN', 'EINTR'],
  write: ['EPIPE', 'ENOSPC', 'EIO', 'EAGAIN', 'EINTR'],
}

function listFaults({ kind, name }: CallPoint): readonly Fault[] {
  if (kind === 'change') return [...(FAULTS[name] ?? ['EIO']), 'KILL']
  if (kind === 'input' || kind === 'output') return [...(STREAMS[name] ?? []), 'KILL']
  return [...(READING[name] ?? ['EIO']), 'KILL']
}

/** Paths that differ only in a name somebody chose are written by the same code, and so are all pages of an installation. */
const generalize = (place: string) =>
  place
    .replace(/\.claude\/(?:holdfast\/)?(?:commands|skills)(?:\/[\w-]+)?(?=\/)/, '.claude/pages')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27,}/g, 'id')
    .replace(/(notes|tracks|commands|checkpoints)\/[\w-]+(?=\/)/g, '$1/name')

/**
 * The faults to try. In full: every change and every stream with everything that may befall it, and for each program every
 * path that is read or looked at, once. Else a selection that reaches every path: each path that is written meets a kill or
 * an error, by turns. The program that comes first writes it, and in every sixth case another program too. Every sixth path
 * that is read and every twelfth that is looked at meets an error. All errors take turns; a kill while a program reads is
 * tried once for each kind of call.
 *
 * @param seen What was tried before; it is added to.
 */
export function selectFaults(
  { program }: Pick<Scenario, 'program'>,
  points: readonly CallPoint[],
  seen: Set<string>,
  isFull: boolean,
): (readonly [CallPoint, Fault])[] {
  const isFirst = (key: string) => !seen.has(key) && seen.add(key) !== undefined
  if (isFull) {
    const isTried = ({ kind, name, place }: CallPoint) =>
      (kind !== 'read' && kind !== 'look') || isFirst(`${program} ${kind} ${name} ${generalize(place)}`)
    return points.filter(isTried).flatMap((point) => listFaults(point).map((fault) => [point, fault] as const))
  }
  return points.flatMap((point) => {
    const call = `${point.kind} ${point.name} ${generalize(point.place)}`
    const isStream = point.kind === 'input' || point.kind === 'output'
    const isNewCall = isFirst(call) || isStream
    if (!isFirst(`${program} ${call}`)) return []
    const errors = listFaults(point).filter((fault) => fault !== 'KILL')
    const error = errors[seen.size % errors.length] ?? 'EIO'
    const turn = Math.floor(seen.size / 2)
    if (point.kind === 'read' || point.kind === 'look') {
      if (turn % { read: 6, look: 12 }[point.kind] !== 0) return []
      return isFirst(`${program} ${point.kind} ${point.name} KILL`)
        ? [[point, error] as const, [point, 'KILL'] as const]
        : [[point, error] as const]
    }
    return selectForChange(isNewCall, turn, error).map((fault) => [point, fault] as const)
  })
}

function selectForChange(isNewCall: boolean, turn: number, error: Fault): readonly Fault[] {
  if (!isNewCall && turn % 6 !== 0) return []
  return [turn % (isNewCall ? 2 : 12) === 0 ? 'KILL' : error]
}
