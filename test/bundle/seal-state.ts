import { lstatSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSealed, sealJson } from '../../src/author/core/seal.ts'
import type { SipKey } from '../../src/author/core/siphash.ts'
import { createProof, readMark, sealPart } from '../../src/memory/core/note-text.ts'
import { listFiles } from './list-files.ts'

/** The key of the person whom tests play. */
const TEST_KEY: SipKey = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c]
const KEY_TEXT = `${TEST_KEY.map((word) => word.toString(16).padStart(8, '0')).join('')}\n`
const KEY_PATH = '.local/state/holdfast/key'
const MAX_BYTES = 1 << 20

/** The files of `.holdfast/` that carry a mark, with the scope of the mark; `lines` has one mark per line. */
const SEALED: readonly (readonly [path: RegExp, scope: (id: string) => string, lines?: 'lines'])[] = [
  [/^checkpoints\/(cx-\d+)-checkpoint\.json$/, (id) => `checkpoint ${id}`],
  [/^checkpoints\/(cx-\d+)\.acknowledged$/, (id) => `acknowledged ${id}`],
  [/^sessions\/([^/]+)\/state\.json$/, (id) => `session ${id}`],
  [/^sessions\/([^/]+)\/words\.jsonl$/, (id) => `words ${id}`, 'lines'],
  [/^(events)(?:-\d+)?\.jsonl$/, () => 'event', 'lines'],
  [/^memory\/(?:pending|proposed)\/(m-\w+)\.json$/, (id) => `waiting ${id}`],
  [/^sessions\/([^/]+)\/captured\.json$/, (id) => `captured ${id}`],
]
/** A memory in a file, which is no JSON. */
const MEMORY_FILE = /^memory\/notes\/[a-z]+\/(m-\w+)\.md$/

/** Whether a file of the home is the key of the person, which each sandbox has and no golden shows. */
export const isPersonKey = (path: string) => path === `home/${KEY_PATH}`

/** Gives a home the key of the person. A key that a test put there stays. */
export function placeKey(home: string): void {
  const key = join(home, KEY_PATH)
  if (lstatSync(key, { throwIfNoEntry: false }) !== undefined) return
  mkdirSync(join(key, '..'), { recursive: true, mode: 0o700 })
  writeFileSync(key, KEY_TEXT, { mode: 0o600 })
}

/**
 * Makes the state that a test planted in a project the state of the person in `home`. Marks that are right stay, so
 * files that a hook wrote are not touched.
 */
export function sealState(project: string, home: string): void {
  placeKey(home)
  const key = join(home, KEY_PATH)
  // A test that made another key, or broke the key, is about that key.
  if (lstatSync(key).isFile() && readFileSync(key, 'utf8') === KEY_TEXT) sealFolder(join(project, '.holdfast'))
}

function sealFolder(folder: string): void {
  // A hook that runs beside this one moves its temporary files away.
  for (const path of listFiles(folder).filter((name) => !name.includes('.tmp-'))) {
    const file = join(folder, path)
    const stat = lstatSync(file, { throwIfNoEntry: false })
    if (stat?.isFile() !== true || stat.size > MAX_BYTES) continue
    const text = readFileSync(file, 'latin1')
    const utf8 = Buffer.from(text, 'latin1').toString('utf8')
    const memory = MEMORY_FILE.exec(path)?.[1]
    const isPlainMemory = memory !== undefined && utf8.startsWith('---\n') && readMark(utf8) === ''
    const sealedMemory = isPlainMemory ? sealPart(TEST_KEY, memory, utf8) : null
    const sealed =
      sealedMemory ??
      mapSealed(path, utf8, (scope, json) =>
        isSealed(TEST_KEY, scope, json) ? json : sealJson(TEST_KEY, scope, withoutMark(json)),
      )
    if (sealed === null || sealed === utf8) continue
    writeFileSync(file, sealed)
    utimesSync(file, stat.atimeMs / 1000, stat.mtimeMs / 1000)
  }
}

/** A file of a sandbox as a test compares it: right marks are left out, and wrong or missing ones say `wrong`. */
export function stripMarks(path: string, text: string): string {
  const name = /^(?:project\/)?\.holdfast\/(.*)$/s.exec(path)?.[1]
  if (name === undefined) return text
  const memory = MEMORY_FILE.exec(name)?.[1]
  if (memory !== undefined) {
    const isRight = createProof(TEST_KEY)(memory, text.trim())
    return isRight ? text.replace(/\nmac: "[^"]*"(?=\n---\n)/, '') : text.replace(/\n---\n/, '\nmac: "wrong"$&')
  }
  const strip = (scope: string, json: string) =>
    isSealed(TEST_KEY, scope, json)
      ? withoutMark(json)
      : sealJson(TEST_KEY, scope, withoutMark(json)).replace(MARK, '$1"wrong"')
  return mapSealed(name, text, strip) ?? text
}

const MARK = /(,\s*"mac": ?)"[^"]*"/
const withoutMark = (json: string) => json.replace(MARK, '')

/** The text of a sealed kind of file with each whole JSON object mapped; null for another file. */
function mapSealed(path: string, text: string, map: (scope: string, json: string) => string): string | null {
  for (const [pattern, scopeOf, lines] of SEALED) {
    const id = pattern.exec(path)?.[1]
    if (id === undefined) continue
    const mapWhole = (json: string) => (isObject(json) ? map(scopeOf(id), json) : json)
    return lines === undefined ? mapWhole(text) : text.split('\n').map(mapWhole).join('\n')
  }
  return null
}

/** An object without members carries no mark. */
function isObject(json: string): boolean {
  try {
    const value = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  } catch {
    return false
  }
}
