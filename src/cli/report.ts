import { selectThresholds } from '../core/context/tier.ts'
import { describeProblem } from '../core/describe-problem.ts'
import { renderReport } from '../core/report/page.ts'
import { SCRIPT } from '../core/report/script.ts'
import { type SessionStory, tellSession } from '../core/report/session-story.ts'
import { isSafeName } from '../core/safe-name.ts'
import { EMPTY_SESSION_STATE } from '../core/session/state.ts'
import { cleanText } from '../core/text.ts'
import { findMainPoint, findPointTokens, measureFill } from '../core/trajectory/filled-session.ts'
import { countUsed } from '../core/trajectory/trajectory.ts'
import { readConfig } from '../io/config-files.ts'
import { findFolder } from '../io/install-files.ts'
import { savePage } from '../io/page-file.ts'
import { hashText } from '../io/sha256.ts'
import { fail, print, printJson } from '../io/terminal.ts'
import { applyCriticality } from '../steps/find-criticality.ts'
import { gatherSessions } from '../steps/gather-sessions.ts'

export interface ReportOptions {
  readonly session: string | null
  readonly limit: number
  readonly output: string | null
  readonly json: boolean
}

/** `report`: what the sessions of a repository did with their context, as one page, or as data. */
export async function writeReport(dir: string, options: ReportOptions): Promise<void> {
  const root = findFolder(dir)
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2)
  const { session: sessionId, limit, output, json } = options
  if (sessionId !== null && !isSafeName(sessionId)) return fail(`"${cleanText(sessionId)}" is not a session id`, 2)
  const config = applyCriticality(root, (await readConfig(root)).config, EMPTY_SESSION_STATE)
  const gathered = gatherSessions(root, config, { sessionId, limit, withWork: true })
  const thresholds = selectThresholds(config, findPointTokens(gathered.sessions.map(({ session }) => session)))
  const stories = gathered.sessions.map(({ session, journal }) => tellSession(session, journal, thresholds))
  if (json) return printJson(stories.map(serializeStory))
  if (stories.length === 0) {
    const whose =
      sessionId === null ? 'No session of this repository has' : `No session "${sessionId}" of this repository has`
    return fail(`${whose} a transcript with an answer in it, so there is nothing to report`)
  }
  const { sessionCount, unreadable } = gathered
  const project = root.slice(Math.max(root.lastIndexOf('/'), root.lastIndexOf('\\')) + 1)
  const page = renderReport({ project, stories, sessionCount, thresholds, unreadable }, await hashText(SCRIPT))
  const saved = savePage(root, output, page)
  if ('problem' in saved) return fail(cleanText(describeProblem(saved.problem)))
  print(
    `${saved.path}: ${stories.length} of ${sessionCount} ${sessionCount === 1 ? 'session' : 'sessions'}. Open it in a browser; it needs no network`,
  )
  for (const { sentence, session } of stories) print(`  ${session.sessionId.slice(0, 8)}  ${cleanText(sentence)}`)
}

function serializeStory({ session, sentence, events }: SessionStory) {
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
    events: events.map(({ kind, at, position, fill, tier, text }) => ({
      kind,
      at,
      after_answers: position,
      fill: fill === null ? null : Math.round(fill * 1e4) / 1e4,
      tier,
      text,
    })),
    skipped_lines: session.skippedLines,
  }
}
