import { isSealed, sealJson } from '../../author/core/seal.ts'
import type { SipKey } from '../../author/core/siphash.ts'
import { openPersonKey } from '../../author/io/open-person-key.ts'
import { readPersonKey } from '../../author/io/person-key.ts'
import { parseJsonRecord } from '../../base/core/record.ts'
import { readToReplace, replaceFile } from '../../files/io/apply-writes.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { isRealFolder } from '../../files/io/list-folder.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'

/** Memories that pre-compact kept or proposed, until session-start has told the person. */
export type CaptureNews = Readonly<Record<'kept' | 'proposed', readonly string[]>>

const FILE = 'captured.json'
const MAX_BYTES = 64 << 10

/** More memories than a person reads in a message. */
const MAX_NEWS = 50

/** Adds news for the person; the same memory appears once. @throws when the news cannot be written. */
export function addCaptureNews(projectDir: string, sessionId: string, news: Partial<CaptureNews>): void {
  if ((news.kept ?? []).length + (news.proposed ?? []).length === 0) return
  const folder = openStateFolder(projectDir, ['sessions', sessionId])
  const key = openPersonKey(projectDir)
  const before = parseOwnNews(readToReplace(`${folder}/${FILE}`, MAX_BYTES), sessionId, key)
  const join = (kind: keyof CaptureNews) =>
    [...new Set([...(before?.[kind] ?? []), ...(news[kind] ?? [])])].slice(-MAX_NEWS)
  const next: CaptureNews = { kept: join('kept'), proposed: join('proposed') }
  const plain = `${JSON.stringify(next, null, 2)}\n`
  replaceFile(folder, FILE, key === null ? plain : sealJson(key, nameScope(sessionId), plain))
}

/** The news of a session that this person's hooks wrote, with `remove` for after the telling. Null when no file can be read. */
export function readCaptureNews(
  projectDir: string,
  sessionId: string,
): { readonly news: CaptureNews | null; readonly remove: () => void } | null {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/${FILE}`
  const file = readTextFile(path, MAX_BYTES)
  if ('error' in file || !isRealFolder(projectDir, ['.holdfast', 'sessions', sessionId])) return null
  const news = parseOwnNews(file.text, sessionId, readPersonKey(projectDir))
  return { news, remove: () => removeQuietly(path) }
}

const nameScope = (sessionId: string) => `captured ${sessionId}`

function parseOwnNews(text: string, sessionId: string, key: SipKey | null): CaptureNews | null {
  return key !== null && isSealed(key, nameScope(sessionId), text) ? parseNews(text) : null
}

function parseNews(text: string): CaptureNews | null {
  const wire = parseJsonRecord(text)
  if (wire === null) return null
  const list = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])
  return { kept: list(wire.kept), proposed: list(wire.proposed) }
}
