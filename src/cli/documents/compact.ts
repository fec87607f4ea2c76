import { openCall } from '../../base/core/call.ts'
import { describeProblem } from '../../base/core/problem.ts'
import { cleanText } from '../../base/core/text.ts'
import { readConfig } from '../../config/io/config-files.ts'
import { readTrackPointer } from '../../config/io/project-files.ts'
import type { Violation } from '../../documents/core/document-entry.ts'
import { findNewestSession } from '../../sessions/io/session-list.ts'
import { readSessionState } from '../../sessions/io/session-store.ts'
import { describeFailure, journalCompaction } from '../../tracks/compact-at-checkpoint.ts'
import { type Compacted, compactDocuments, findObstacles } from '../../tracks/compact-documents.ts'
import { describeViolation } from '../../tracks/core/track-context.ts'
import { listSpeakers } from '../../tracks/gather-entries.ts'
import { listLoggedSessions } from '../../tracks/io/track-documents.ts'
import { endFailed, fail, isJson, print, printJson, tellProblems } from '../terminal.ts'

/** `compact`: what every session and the person left. Exit 1 for a violated schema. */
export async function compact(root: string, options: { readonly dryRun?: boolean }): Promise<void> {
  const pointer = readTrackPointer(root)
  if (pointer === null)
    return fail('No track is active: there is no docs/tracks/ACTIVE_TRACK; holdfast track new begins one', 2)
  if ('reason' in pointer)
    return fail(`docs/tracks/ACTIVE_TRACK names no track: ${pointer.reason}; holdfast track switch sets it`, 2)
  const sessionId = findNewestSession(root)
  const { config } = await readConfig(openCall(root))
  const known = sessionId === null ? null : readSessionState(root, sessionId).state.transcriptPath
  const session = sessionId === null ? null : { sessionId, transcriptPath: known }
  const others = listSpeakers(root)
  const speaking = [...others.map((other) => other.sessionId), ...(sessionId === null ? [] : [sessionId])]
  const logs = [...listLoggedSessions(root), ...speaking]
  const order = {
    trackId: pointer.trackId,
    session,
    others,
    logs: [...new Set(logs)],
    isTrial: options.dryRun === true,
  }
  try {
    const done = await compactDocuments(openCall(root), config, order)
    if (done === null)
      return fail(
        `${describeProblem({ code: 'state-busy', path: `artifacts/checkpoints/${pointer.trackId}` })}; try again`,
      )
    if (!order.isTrial) journalCompaction(root, sessionId, done)
    const refused = done.record.violations
    const obstacles = refused.length + done.changed.length > 0 ? [] : await findObstacles(config, done)
    if (isJson()) printJson({ ...toWire(done, order.isTrial), violations: [...refused, ...obstacles] })
    else print(describe(done, obstacles, order.isTrial).map(cleanText).join('\n'))
    if (obstacles.length > 0) endFailed('No entry waits, and one could not be brought in')
    if (refused.length > 0) endFailed('Entries do not keep to the schema; the documents were left as they are')
  } catch (error) {
    tellProblems([{ code: 'documents-unusable', path: pointer.trackId, cause: describeFailure(error) }])
  }
}

function toWire({ trackId, changed, plan, record, documents }: Compacted, isTrial: boolean) {
  return {
    track: trackId,
    dry_run: isTrial,
    entries: record.entries,
    changed,
    replaced: plan.replaced,
    ...(isTrial ? { texts: Object.fromEntries(changed.map((path) => [path, plan.texts.get(path)])) } : {}),
    documents,
  }
}

function describe(
  { trackId, changed, plan, record, before }: Compacted,
  obstacles: readonly Violation[],
  isTrial: boolean,
): string[] {
  const { violations } = record
  if (violations.length > 0)
    return [
      `track ${trackId}: the documents were left as they are; entries that do not keep to the schema: ${violations.length}`,
      ...violations.map((violation) => `  ${describeViolation(violation)}`),
    ]
  if (obstacles.length > 0)
    return [
      `track ${trackId}: nothing to bring in, but an entry would be refused:`,
      ...obstacles.map((violation) => `  ${describeViolation(violation)}`),
    ]
  if (changed.length === 0) return [`track ${trackId}: nothing to bring in; the documents are in order`]
  const lines = changed.map((path) => {
    const text = plan.texts.get(path) ?? ''
    const known = new Set((before.get(path) ?? '').split(/\r?\n/))
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
