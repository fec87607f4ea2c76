import { parseJsonRecord } from '../core/record.ts'
import { removeQuietly, replaceFile } from './apply-writes.ts'
import { readTextFile } from './read-text.ts'
import { openStateFolder } from './state-folder.ts'

/** What pre-compact kept or proposed, until session-start has told the person. */
export interface CaptureNews {
  readonly kept: readonly string[]
  readonly proposed: readonly string[]
}

const FILE = 'captured.json'

/** @throws when it cannot be written. */
export function saveCaptureNews(projectDir: string, sessionId: string, news: CaptureNews): void {
  replaceFile(openStateFolder(projectDir, ['sessions', sessionId]), FILE, `${JSON.stringify(news, null, 2)}\n`)
}

/** The news of a session, taken off: they are told once. */
export function takeCaptureNews(projectDir: string, sessionId: string): CaptureNews | null {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/${FILE}`
  const file = readTextFile(path, 64 << 10)
  if ('error' in file) return null
  removeQuietly(path)
  const wire = parseJsonRecord(file.text)
  if (wire === null) return null
  const list = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])
  return { kept: list(wire.kept), proposed: list(wire.proposed) }
}
