import { cleanText, countNouns } from '../base/core/text.ts'
import { readTextFile } from '../files/io/read-text.ts'
import { loadHash } from '../files/io/sha256.ts'
import { listCrossings } from '../report/core/crossings.ts'
import {
  exportSessions,
  type JudgedCrossing,
  judgeSessions,
  mayReplace,
  parseExport,
  serializeExport,
} from '../report/core/session-export.ts'
import { openCheckpoints } from '../report/examine-checkpoints.ts'
import { savePage } from '../report/io/page-file.ts'
import { hasJournal, listUnreadJournal, readRecentEvents } from '../state/io/journal-store.ts'
import { fail, isJson, print, printJson, tellProblems } from './terminal.ts'

const MAX_EXPORT_BYTES = 64 << 20

export async function exportJournal(root: string, file: string, { session = '' }: { readonly session?: string }) {
  // A clone has no journal: its empty export would replace a true one.
  if (!hasJournal(root)) return fail('No journal here: the hooks recorded no session, and nothing was written')
  const unreadable = listUnreadJournal(root)
  if (unreadable.length > 0) return failUnreadable(unreadable, 'nothing was written')
  const events = readRecentEvents(root).filter((line) => line.sessionId === null || line.sessionId.startsWith(session))
  const before = readTextFile(file, MAX_EXPORT_BYTES)
  const isOurs = 'text' in before ? mayReplace(before.text) : before.error === 'ENOENT'
  if (!isOurs) return fail(`"${cleanText(file)}" is no export of sessions and stays; name another file`)
  const sessions = exportSessions(events, openCheckpoints(root, events))
  const saved = savePage(root, file, serializeExport(sessions, await loadHash()))
  if ('problem' in saved) return tellProblems([saved.problem])
  const crossings = judgeSessions(sessions)
  if (isJson()) return printJson({ path: saved.path, sessions: sessions.length, crossings: crossings.length })
  print(cleanText(`${saved.path}: ${countNouns(sessions.length, 'session')}, ${describeCrossings(crossings.length)}`))
}

/**
 * `verify`: exit 1 when a session crossed CRITICAL without its checkpoint. A clone without a journal proves nothing.
 */
export async function verify(root: string, { from }: { from?: string[] }): Promise<void> {
  if (from !== undefined) return verifyExports(from)
  if (!hasJournal(root))
    return fail('No journal here to judge: git does not carry it. In a clone: holdfast ci verify --from FILE')
  const events = readRecentEvents(root)
  const examine = openCheckpoints(root, events)
  const crossings = listCrossings(events).map(({ sessionId, at, tier, checkpointId }) => {
    const missing = checkpointId === null ? 'no checkpoint was made' : examine(checkpointId).trouble
    return { session_id: sessionId, at, tier, checkpoint_id: checkpointId, missing }
  })
  tellVerdict(crossings, { unreadable: listUnreadJournal(root), consequence: 'a crossing in it may be missed' })
}

/** `verify --from`: judges exported sessions, so that a clone without a journal can fail. */
async function verifyExports(files: readonly string[]): Promise<void> {
  const hash = await loadHash()
  const read = files.map((file) => {
    const found = readTextFile(file, MAX_EXPORT_BYTES)
    return { file, ...('error' in found ? found : parseExport(found.text, hash)) }
  })
  const unreadable = read.flatMap((item) => ('error' in item ? [{ file: item.file, error: item.error }] : []))
  const sessions = read.flatMap((item) => ('sessions' in item ? item.sessions : []))
  tellVerdict(judgeSessions(sessions), { unreadable, consequence: 'export it again', sessions: sessions.length })
}

interface Judged {
  readonly unreadable: Parameters<typeof failUnreadable>[0]
  readonly consequence: string
  /** How many were judged; absent for a journal. */
  readonly sessions?: number
}

function tellVerdict(crossings: readonly JudgedCrossing[], { unreadable, consequence, ...rest }: Judged): void {
  const failed = crossings.filter(({ missing }) => missing !== null)
  if (isJson()) printJson({ ...rest, crossings, failed: failed.length, unreadable })
  else
    for (const { session_id, at, tier, missing } of failed)
      print(cleanText(`${at ?? 'at an unknown time'} session ${session_id} reached ${tier.toUpperCase()}: ${missing}`))
  failUnreadable(unreadable, consequence)
  if (failed.length > 0)
    return fail(`${failed.length} of ${crossings.length} crossings are without the checkpoint they demand`)
  if (unreadable.length > 0 || isJson()) return
  const of = rest.sessions === undefined ? '' : `${countNouns(rest.sessions, 'session')}, `
  print(`${of}${describeKept(crossings.length)}`)
}

function failUnreadable(files: readonly { readonly file: string; readonly error: string }[], consequence: string) {
  for (const { file, error } of files) fail(cleanText(`Cannot use "${file}": ${error}; ${consequence}`))
}

function describeKept(count: number): string {
  if (count === 0) return 'no crossing of CRITICAL'
  return `${describeCrossings(count)}, ${count === 1 ? 'with' : 'each with'} its checkpoint`
}

const describeCrossings = (count: number): string => `${countNouns(count, 'crossing')} of CRITICAL`
