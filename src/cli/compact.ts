import { describeProblem } from '../core/describe-problem.ts'
import { isSafeName, isTranscriptPath } from '../core/safe-name.ts'
import { cleanText } from '../core/text.ts'
import { describeViolation } from '../core/xml/track-context.ts'
import { readConfig } from '../io/config-files.ts'
import { findFolder } from '../io/install-files.ts'
import { findNewestSession } from '../io/session-list.ts'
import { readSessionState } from '../io/session-store.ts'
import { fail, print, printJson } from '../io/terminal.ts'
import { listLoggedSessions } from '../io/track-documents.ts'
import { readTrackPointer } from '../io/track-pointer.ts'
import { describeFailure, journalCompaction } from '../steps/compact-at-checkpoint.ts'
import { type Compacted, compactDocuments, NOTES_SESSION } from '../steps/compact-documents.ts'
import { listSpeakers } from '../steps/gather-entries.ts'

export interface CompactOptions {
  readonly session?: string
  readonly transcript?: string
  readonly dryRun?: boolean
  readonly json?: boolean
}

/**
 * `compact`: brings what waits in work logs and messages into the documents of the active track: those of all sessions, or
 * of the one that is named. Exit 1 when an entry does not keep to the schema.
 */
export async function compact(dir: string, options: CompactOptions): Promise<void> {
  const root = findFolder(dir)
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2)
  const pointer = readTrackPointer(root)
  if (pointer === null)
    return fail('No track is active: there is no docs/tracks/ACTIVE_TRACK; holdfast track new begins one', 2)
  if ('reason' in pointer)
    return fail(`docs/tracks/ACTIVE_TRACK names no track: ${pointer.reason}; holdfast track switch sets it`, 2)
  const { session: named, transcript } = options
  if (named !== undefined && !isSafeName(named)) return fail(`"${cleanText(named)}" is not a session id`, 2)
  const { config } = await readConfig(root)
  const sessionId = named ?? findNewestSession(root)
  const known = sessionId === null ? null : readSessionState(root, sessionId).state.transcriptPath
  const session =
    sessionId === null ? null : { sessionId, transcriptPath: isTranscriptPath(transcript) ? transcript : known }
  const others = named === undefined ? listSpeakers(root) : []
  const speaking = [...others.map((other) => other.sessionId), ...(sessionId === null ? [] : [sessionId])]
  const logs = named === undefined ? [...listLoggedSessions(root), ...speaking] : [named, NOTES_SESSION]
  const order = {
    trackId: pointer.trackId,
    session,
    others,
    logs: [...new Set(logs)],
    isTrial: options.dryRun === true,
  }
  try {
    const done = await compactDocuments(root, config, order)
    if (done === null)
      return fail(
        `${describeProblem({ code: 'state-busy', path: `artifacts/checkpoints/${pointer.trackId}` })}; try again`,
      )
    if (!order.isTrial) journalCompaction(root, sessionId ?? NOTES_SESSION, done)
    if (options.json) printJson(toWire(done, order.isTrial))
    else print(describe(done, order.isTrial).map(cleanText).join('\n'))
    if (done.record.violations.length > 0) process.exitCode = 1
  } catch (error) {
    const cause = describeFailure(error)
    fail(describeProblem({ code: 'documents-unusable', path: pointer.trackId, cause }))
  }
}

function toWire({ trackId, changed, plan, record, documents }: Compacted, isTrial: boolean) {
  return {
    track: trackId,
    dry_run: isTrial,
    entries: record.entries,
    changed,
    violations: record.violations,
    replaced: plan.replaced,
    ...(isTrial ? { texts: Object.fromEntries(changed.map((path) => [path, plan.texts.get(path)])) } : {}),
    documents,
  }
}

function describe({ trackId, changed, plan, record, before }: Compacted, isTrial: boolean): string[] {
  const { violations } = record
  if (violations.length > 0)
    return [
      `track ${trackId}: the documents were left as they are; entries that do not keep to the schema: ${violations.length}`,
      ...violations.map((violation) => `  ${describeViolation(violation)}`),
    ]
  if (changed.length === 0) return [`track ${trackId}: nothing to bring in; the documents are in order`]
  const lines = changed.map((path) => {
    const text = plan.texts.get(path) ?? ''
    const known = new Set((before.get(path) ?? '').split('\n'))
    const added = text.split('\n').filter((line) => !known.has(line)).length
    const gone = plan.replaced.filter((item) => item.path === path).length
    const kept = gone === 0 ? '' : `, entries rewritten: ${gone}`
    return `  ${path}${before.has(path) ? '' : ' (new)'}: new lines: ${added}${kept}`
  })
  const kept = record.replaced === null ? [] : [`  the text they replace is in ${record.replaced}`]
  return [
    `track ${trackId}: ${isTrial ? 'would bring in' : 'brought in'} entries: ${record.entries}`,
    ...lines,
    ...(isTrial ? [] : kept),
  ]
}
