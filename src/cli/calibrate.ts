import { type Calibration, calibrate, serializeThresholds } from '../core/calibration/calibrate.ts'
import { describeCalibration } from '../core/calibration/describe-calibration.ts'
import { selectTypicalOperation } from '../core/context/operations.ts'
import { selectThresholds } from '../core/context/tier.ts'
import { EMPTY_SESSION_STATE } from '../core/session/state.ts'
import { cleanText } from '../core/text.ts'
import { findPointTokens } from '../core/trajectory/filled-session.ts'
import { readConfig } from '../io/config-files.ts'
import { findFolder } from '../io/install-files.ts'
import { fail, print, printJson } from '../io/terminal.ts'
import { applyCriticality } from '../steps/find-criticality.ts'
import { gatherSessions } from '../steps/gather-sessions.ts'

/** `calibrate`: holds the thresholds against what the sessions of a repository really did. Changes nothing. */
export async function showCalibration(dir: string, limit: number, json: boolean): Promise<void> {
  const root = findFolder(dir)
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2)
  const config = applyCriticality(root, (await readConfig(root)).config, EMPTY_SESSION_STATE)
  const { sessions, unreadable } = gatherSessions(root, config, { sessionId: null, limit, withWork: false })
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
