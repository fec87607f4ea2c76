import { parseJsonRecord } from '../core/record.ts'
import { readToReplace, replaceFile } from './apply-writes.ts'
import { removeQuietly } from './claim-name.ts'
import { readTextFile } from './read-text.ts'
import { openStateFolder } from './state-folder.ts'

/** What pre-compact kept or proposed, until session-start has told the person. */
export interface CaptureNews {
  readonly kept: readonly string[]
  readonly proposed: readonly string[]
}

const FILE = 'captured.json'
const MAX_BYTES = 64 << 10

/** More than anybody reads. */
const MAX_NEWS = 50

/** Adds to what the person was not told yet; the same thing is told once. @throws when it cannot be written. */
export function addCaptureNews(projectDir: string, sessionId: string, news: Partial<CaptureNews>): void {
  if ((news.kept ?? []).length + (news.proposed ?? []).length === 0) return
  const folder = openStateFolder(projectDir, ['sessions', sessionId])
  const before = parseNews(readToReplace(`${folder}/${FILE}`, MAX_BYTES))
  const join = (kind: keyof CaptureNews) =>
    [...new Set([...(before?.[kind] ?? []), ...(news[kind] ?? [])])].slice(-MAX_NEWS)
  const next: CaptureNews = { kept: join('kept'), proposed: join('proposed') }
  replaceFile(folder, FILE, `${JSON.stringify(next, null, 2)}\n`)
}

/** The news of a session, and what takes them off: when they are told. Null when there are none, or they cannot be read. */
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
