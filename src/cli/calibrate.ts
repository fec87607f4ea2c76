import { openCall } from '../base/core/call.ts'
import { cleanText } from '../base/core/text.ts'
import { readConfig } from '../config/io/config-files.ts'
import { fail, print, printJson } from '../files/io/terminal.ts'
import { selectTypicalOperation } from '../fill/core/operations.ts'
import { selectThresholds } from '../fill/core/tier.ts'
import { applyCriticality } from '../measure/find-criticality.ts'
import { type Calibration, calibrate, serializeThresholds } from '../report/core/calibrate.ts'
import { describeCalibration } from '../report/core/describe-calibration.ts'
import { findPointTokens } from '../report/core/filled-session.ts'
import { gatherSessions } from '../report/gather-sessions.ts'
import { findFolder } from '../settings/io/install-files.ts'
import { EMPTY_SESSION_STATE } from '../state/core/state.ts'
import { showReading } from './progress.ts'

/** `calibrate`: holds the thresholds against the real course of a repository's sessions, without any change. */
export async function showCalibration(dir: string, limit: number, json: boolean): Promise<void> {
  const root = findFolder(dir)
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2)
  const call = openCall(root)
  const config = applyCriticality(call, (await readConfig(call)).config, EMPTY_SESSION_STATE)
  const { sessions, unreadable } = showReading(() =>
    gatherSessions(root, config, { sessionId: null, limit, withWork: false }),
  )
  const filled = sessions.map(({ session }) => session)
  const thresholds = selectThresholds(config, findPointTokens(filled))
  const calibration = calibrate(filled, thresholds, config.criticality, selectTypicalOperation(config).tokens)
  if (calibration === null) {
    return fail('No session of this repository has a transcript with an answer in it, so there is nothing to measure')
  }
  if (json) printJson(serializeCalibration(calibration, filled.length))
  else for (const line of describeCalibration(calibration, thresholds, filled.length)) print(cleanText(line))
  if (unreadable.length > 0) {
    const causes = [...new Set(unreadable.map(({ error }) => error))].join(', ')
    fail(`${unreadable.length} transcripts cannot be read (${causes}); they are left out`, 0)
  }
}

function serializeCalibration(calibration: Calibration, sessionCount: number) {
  const { costs, start, afterCompaction, work, contexts, accuracy, pointTokens, reached, recommendation } = calibration
  return {
    sessions: sessionCount,
    compaction_point: pointTokens,
    automatic_compactions: reached,
    costs,
    work_of_one_prompt: work,
    first_request: start,
    first_request_after_compaction: afterCompaction,
    contexts: contexts.map((context) => ({
      session_id: context.sessionId,
      answers: context.answers,
      highest_fill: Math.round(context.highestFill * 1e4) / 1e4,
      end: context.end,
      end_tokens: context.endTokens,
      firings: context.firings,
    })),
    thresholds: accuracy.map(({ tier, bound, counts, requestsLeft, tokensLeft }) => ({
      tier,
      bound,
      ...counts,
      median_requests_left: requestsLeft,
      median_tokens_left: tokensLeft,
    })),
    findings: recommendation.findings.map(({ condition, isMet, evidence, advice }) => ({
      condition,
      is_met: isMet,
      evidence,
      advice,
    })),
    recommended: recommendation.thresholds,
    toml: recommendation.thresholds === null ? null : serializeThresholds(recommendation.thresholds),
  }
}
