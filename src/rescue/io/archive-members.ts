import { existsSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readFileBytes } from '../../files/io/read-text.ts'

/** A guard waits for the list: a larger archive stays unread. */
const MAX_BYTES = 16 << 20
const MAX_UNPACKED = 64 << 20
const MAX_MEMBERS = 20_000
const MAX_NAME_BYTES = 64 << 10

/** The archive at the beginning of a path into it; null without one that can be read. */
export function findArchive(path: string): string | null {
  let place = path
  while (place !== '' && !existsSync(place)) place = place.slice(0, place.lastIndexOf('/'))
  return place !== '' && statSync(place).isFile() && readMembers(place, 0) !== null ? place : null
}

const known = new Map<string, ReadonlySet<string> | null>()

/** The names without their first steps. */
function readMembers(archive: string, stripped: number): ReadonlySet<string> | null {
  const key = `${stripped} ${archive}`
  const members = known.get(key)
  if (members !== undefined) return members
  const names = stripped === 0 ? listMembers(archive) : readMembers(archive, 0)
  const found = names && new Set([...names].map((name) => name.split('/').slice(stripped).join('/')))
  known.set(key, found)
  return found
}

/** Whether a path leads to a file, on the disk or in an archive. A star stands for the first step of any member. */
export function holds(path: string): boolean {
  if (existsSync(path)) return true
  const archive = findArchive(path)
  const [, stars = '', name = ''] = /^\/((?:\*\/)*)(.*)$/s.exec(path.slice(archive?.length)) ?? []
  return archive !== null && readMembers(archive, stars.length / 2)?.has(name) === true
}

/** Names of the files in a zip or tar archive. Null for one that is large, damaged, or packed otherwise. */
function listMembers(path: string): readonly string[] | null {
  try {
    const bytes = readFileBytes(path, MAX_BYTES, true)
    if (bytes === null) return null
    if (bytes.readUInt32BE(0) === 0x504b0304) return listZip(bytes)
    return listTar(bytes.readUInt16BE(0) === 0x1f8b ? gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED }) : bytes)
  } catch {
    return null
  }
}

const isFile = (name: string) => name !== '' && !name.endsWith('/')
const withoutDot = (name: string) => name.replace(/^(?:\.?\/)+/, '')

/** The central directory at the end names every member. */
function listZip(bytes: Buffer): readonly string[] | null {
  const end = bytes.lastIndexOf('PK\u0005\u0006')
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (end === -1 || count > MAX_MEMBERS) return null
  const names: string[] = []
  for (let left = count; left > 0; left -= 1) {
    if (bytes.readUInt32BE(at) !== 0x504b0102) return null
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    names.push(bytes.toString('utf8', at + 46, at + 46 + name))
    at += 46 + name + extra + comment
  }
  return names.filter(isFile).map(withoutDot)
}

const BLOCK = 512

/** A header stands before the content of each member. A member of its own holds a longer name. */
function listTar(bytes: Buffer): readonly string[] | null {
  const names: string[] = []
  let long: string | undefined
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0; ) {
    const cut = (from: number, to: number) => bytes.toString('utf8', at + from, at + to).split('\0')[0] ?? ''
    const size = Number.parseInt(cut(124, 136).trim() || '0', 8)
    const type = cut(156, 157)
    if (cut(257, 262) !== 'ustar' || !(size >= 0) || names.length >= MAX_MEMBERS) return null
    const content = cut(BLOCK, BLOCK + Math.min(size, MAX_NAME_BYTES))
    if (type === 'L') long = content
    if (type === 'x') long = /^\d+ path=(.*)$/m.exec(content)?.[1]
    if (!/[LxgK]/.test(type)) {
      // Old GNU headers have times where others have the first part of a long name.
      const folder = cut(257, 265).endsWith(' ') ? '' : cut(345, 500)
      names.push(long ?? `${folder}/${cut(0, 100)}${type === '5' ? '/' : ''}`)
      long = undefined
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return names.length === 0 ? null : names.filter(isFile).map(withoutDot)
}
