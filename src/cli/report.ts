import { wireOf } from '../base/core/record.ts'
import { cleanText, countNouns } from '../base/core/text.ts'
import { lastName } from '../files/core/path-text.ts'
import { readTextFile } from '../files/io/read-text.ts'
import { hashText } from '../files/io/sha256.ts'
import { selectThresholds } from '../measure/core/tier.ts'
import { readMemories } from '../memory/read-memories.ts'
import { auditSessions } from '../report/audit-sessions.ts'
import { type AuditedCompaction, listRestoredCounts } from '../report/core/compaction-trail.ts'
import { isReport, renderReport } from '../report/core/page.ts'
import { SCRIPT } from '../report/core/script.ts'
import { type SessionRecord, type SessionStory, tellSession } from '../report/core/session-story.ts'
import { countUsed, findMainPoint, findPointTokens, measureFill } from '../report/core/trajectory.ts'
import { savePage } from '../report/io/page-file.ts'
import type { Fact } from '../resumption/core/facts.ts'
import { readRepository } from './read-repository.ts'
import { fail, isJson, print, printJson, tellProblems } from './terminal.ts'

export async function writeReport(
  root: string,
  options: { readonly session?: string; readonly n: number; readonly output?: string },
): Promise<void> {
  const { session: sessionId = null, n: limit, output = null } = options
  if (isJson() && output !== null) return fail('--json prints the data and writes no page; leave --output out', 2)
  const gathered = await readRepository(root, { sessionId, limit, withWork: true })
  const { config, sessions, sessionCount, unreadable } = gathered
  const thresholds = selectThresholds(config, findPointTokens(sessions.map(({ session }) => session)))
  const records = await readRecords(root, gathered)
  const stories = sessions.map(({ session, journal }) =>
    tellSession(session, { journal, thresholds }, records(session.sessionId)),
  )
  if (isJson()) printJson(stories.map(serializeStory))
  if (stories.length === 0) {
    const whose =
      sessionId === null ? 'No session of this repository has' : `No session "${sessionId}" of this repository has`
    return fail(`${whose} a transcript with an answer in it, so there is nothing to report`)
  }
  if (isJson()) return
  if (output !== null && !mayReplace(output)) return fail(`"${output}" is no report and stays; name another file`)
  const project = lastName(root)
  const page = renderReport({ project, stories, sessionCount, thresholds, unreadable }, await hashText(SCRIPT))
  const saved = savePage(root, output, page)
  if ('problem' in saved) return tellProblems([saved.problem])
  print(
    `${saved.path}: ${stories.length} of ${countNouns(sessionCount, 'session')}. Open it in a browser; it needs no network`,
  )
  for (const { sentence, session } of stories) print(`  ${session.sessionId.slice(0, 8)}  ${cleanText(sentence)}`)
}

/** A page of the most sessions is smaller. */
const MAX_REPORT_BYTES = 64 << 20

/** A folder is left to the save, which says that it is one. */
function mayReplace(file: string): boolean {
  const before = readTextFile(file, MAX_REPORT_BYTES)
  return 'text' in before ? isReport(before.text) : before.error === 'ENOENT' || before.error === 'EISDIR'
}

/** Reads the records of sessions: their checkpoints held against the summaries, and the person's memories made in them. */
async function readRecords(
  root: string,
  { sessions }: Pick<Awaited<ReturnType<typeof readRepository>>, 'sessions'>,
): Promise<(sessionId: string) => SessionRecord> {
  const shown = new Set(sessions.map(({ session }) => session.sessionId))
  const trails = new Map(sessions.map(({ session }) => [session.path, session.trail]))
  const told = listRestoredCounts(sessions.flatMap(({ journal }) => journal))
  const { compactions } = auditSessions(root, (id) => shown.has(id), { trails, told })
  const { memories } = await readMemories(root)
  return (sessionId) => ({
    compactions: compactions.filter(({ checkpoint }) => checkpoint.sessionId === sessionId),
    memories: memories.filter((memory) => memory.isOwn && memory.sessionId === sessionId),
  })
}

function serializeCompaction({ checkpoint, trigger, kept, lost, restored, restoredCount }: AuditedCompaction) {
  const came = new Set(restored)
  const words = (facts: readonly Fact[]) => facts.map(({ kind, text }) => ({ kind, text }))
  return {
    checkpoint_id: checkpoint.checkpointId,
    at: checkpoint.timestamp,
    trigger: trigger ?? checkpoint.trigger,
    kept: words(kept),
    restored: words(restored),
    restored_count: restoredCount,
    lost: words(lost.filter((fact) => !came.has(fact))),
  }
}

function serializeStory({ session, sentence, events, compactions, memories }: SessionStory) {
  const { trajectory } = session
  const point = findMainPoint(session)
  return {
    session_id: session.sessionId,
    sentence,
    started_at: trajectory.startedAt,
    ended_at: trajectory.endedAt,
    prompts: trajectory.prompts,
    compaction_point: point?.tokens ?? null,
    source: point?.source ?? null,
    confidence: point?.confidence ?? null,
    answers: trajectory.answers.map((answer) => ({
      at: answer.at,
      model: answer.model,
      used_tokens: countUsed(answer),
      fill: Math.round(measureFill(session, answer) * 1e4) / 1e4,
      context: answer.context,
    })),
    events: events.map((event) => {
      const fill = event.fill === null ? null : Math.round(event.fill * 1e4) / 1e4
      return wireOf({ ...event, fill }, { position: 'after_answers' })
    }),
    compactions: compactions.map(serializeCompaction),
    memories: memories.map(({ id, namespace, createdAt, text }) => ({ id, namespace, created_at: createdAt, text })),
    skipped_lines: session.skippedLines,
  }
}
