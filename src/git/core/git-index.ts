export interface IndexEntry {
  readonly path: string
  readonly mtimeSeconds: number
  readonly mtimeNanoseconds: number
  /** The size, modulo 2^32. */
  readonly size: number
}

const ASSUME_VALID = 0x8000
const EXTENDED = 0x4000
const STAGE = 0x3000
const SKIP_WORKTREE = 0x4000
const SUBMODULE = 0xe000

/**
 * Reads git's index, versions 2 to 4, with SHA-1 names. The entries are files that git compares with the working tree.
 * Null for anything else, for more than `maxEntries`, and for bytes that do not add up.
 */
export function parseGitIndex(bytes: Uint8Array, maxEntries: number) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || view.getUint32(0) !== 0x44495243) return null
  const version = view.getUint32(4)
  const count = view.getUint32(8)
  if (version < 2 || version > 4 || count > maxEntries) return null
  const entries: IndexEntry[] = []
  const conflicts = new Set<string>()
  let at = 12
  let path = ''
  for (let index = 0; index < count; index += 1) {
    if (at + 64 > bytes.length) return null
    const flags = view.getUint16(at + 60)
    const isExtended = (flags & EXTENDED) !== 0
    const name = readName(bytes, at + (isExtended ? 64 : 62), version === 4 ? path : null)
    if (name === null || !isNameOf(name, version, flags)) return null
    path = name.path
    if ((flags & STAGE) !== 0) conflicts.add(path)
    else if (!isSkipped(view, at, flags)) {
      entries.push({
        path,
        mtimeSeconds: view.getUint32(at + 8),
        mtimeNanoseconds: view.getUint32(at + 12),
        size: view.getUint32(at + 36),
      })
    }
    at = version === 4 ? name.end : at + Math.ceil((name.end - at) / 8) * 8
  }
  return { entries, conflicts: [...conflicts] }
}

/** Files that git was told not to look at, and submodules. */
function isSkipped(view: DataView, at: number, flags: number): boolean {
  if ((flags & ASSUME_VALID) !== 0 || (view.getUint32(at + 24) & 0xf000) === SUBMODULE) return true
  return (flags & EXTENDED) !== 0 && (view.getUint16(at + 62) & SKIP_WORKTREE) !== 0
}

/**
 * Whether an index may hold files that git was told not to look at. A split index, and an index with longer names of
 * objects, may. No name is decoded, so a hundred thousand entries cost some milliseconds.
 */
export function mayHideFiles(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const version = bytes.length < 12 ? 0 : view.getUint32(4)
  if (version < 2 || version > 4) return true
  let at = 12
  for (let left = view.getUint32(8); left > 0; left -= 1) {
    if (at + 64 > bytes.length) return true
    const flags = view.getUint16(at + 60)
    if (isSkipped(view, at, flags) && (view.getUint32(at + 24) & 0xf000) !== SUBMODULE) return true
    const end = findNameEnd(bytes, at, version)
    if (bytes[end] !== 0) return true
    at = version === 4 ? end + 1 : at + ((end - at + 8) & ~7)
  }
  const extension = String.fromCharCode(...bytes.subarray(at, at + 4))
  return at !== bytes.length - CHECKSUM_BYTES && (extension === 'link' || !/^[A-Za-z]{4}$/.test(extension))
}

const CHECKSUM_BYTES = 20

function findNameEnd(bytes: Uint8Array, at: number, version: number): number {
  const flags = ((bytes[at + 60] ?? 0) << 8) | (bytes[at + 61] ?? 0)
  let start = at + ((flags & EXTENDED) !== 0 ? 64 : 62)
  const length = flags & 0xfff
  if (version !== 4) return length < 0xfff ? start + length : bytes.indexOf(0, start)
  while (((bytes[start] ?? 0) & 128) !== 0) start += 1
  return bytes.indexOf(0, start + 1)
}

interface Name {
  readonly path: string
  readonly byteLength: number
  readonly end: number
}

/** Whether a name is as long as its entry says; another length betrays bytes that are no index. */
function isNameOf({ byteLength }: Name, version: number, flags: number): boolean {
  return version === 4 || (flags & 0xfff) === Math.min(byteLength, 0xfff)
}

/** In version 4 an entry says how many bytes at the end of the previous name a new ending replaces. */
function readName(bytes: Uint8Array, from: number, before: string | null): Name | null {
  let at = from
  let kept = ''
  if (before !== null) {
    let byte = bytes[at] ?? 0
    let cut = byte & 127
    for (; byte & 128; cut = (cut + 1) * 128 + (byte & 127)) {
      at += 1
      byte = bytes[at] ?? 0
      if (at > from + 4) return null
    }
    at += 1
    const earlier = new TextEncoder().encode(before)
    if (cut > earlier.length) return null
    kept = new TextDecoder().decode(earlier.subarray(0, earlier.length - cut))
  }
  const end = bytes.indexOf(0, at)
  if (end === -1) return null
  return { path: kept + new TextDecoder().decode(bytes.subarray(at, end)), byteLength: end - at, end: end + 1 }
}
