import { parseJsonRecord } from '../../base/core/record.ts'
import { readToReplace, replaceFile } from '../../files/io/apply-writes.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'

/** Memories that pre-compact kept or proposed, until session-start has told the person. */
export interface CaptureNews {
  readonly kept: readonly string[]
  readonly proposed: readonly string[]
}

const FILE = 'captured.json'
const MAX_BYTES = 64 << 10

/** More memories than a person reads in a message. */
const MAX_NEWS = 50

/** Adds news for the person; the same memory appears once. @throws when the news cannot be written. */
export function addCaptureNews(projectDir: string, sessionId: string, news: Partial<CaptureNews>): void {
  if ((news.kept ?? []).length + (news.proposed ?? []).length === 0) return
  const folder = openStateFolder(projectDir, ['sessions', sessionId])
  const before = parseNews(readToReplace(`${folder}/${FILE}`, MAX_BYTES))
  const join = (kind: keyof CaptureNews) =>
    [...new Set([...(before?.[kind] ?? []), ...(news[kind] ?? [])])].slice(-MAX_NEWS)
  const next: CaptureNews = { kept: join('kept'), proposed: join('proposed') }
  replaceFile(folder, FILE, `${JSON.stringify(next, null, 2)}\n`)
}

/** The news of a session, with `remove` for after the telling. Null when no file can be read. */
export function readCaptureNews(
  projectDir: string,
  sessionId: string,
): { readonly news: CaptureNews | null; readonly remove: () => void } | null {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/${FILE}`
  const file = readTextFile(path, MAX_BYTES)
  return 'error' in file ? null : { news: parseNews(file.text), remove: () => removeQuietly(path) }
}

function parseNews(text: string): CaptureNews | null {
  const wire = parseJsonRecord(text)
  if (wire === null) return null
  const list = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])
  return { kept: list(wire.kept), proposed: list(wire.proposed) }
}
