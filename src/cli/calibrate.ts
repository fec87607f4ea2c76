import { wireOf } from '../base/core/record.ts'
import { cleanText } from '../base/core/text.ts'
import { type Criticality, THRESHOLD_NAMES } from '../config/core/config.ts'
import { readClock } from '../files/io/clock.ts'
import { selectTypicalOperation } from '../measure/core/operations.ts'
import { selectThresholds } from '../measure/core/tier.ts'
import { type Calibration, calibrate, calibrateLevels, serializeLevels } from '../report/core/calibration.ts'
import { renderCalibrationRecord } from '../report/core/calibration-record.ts'
import { describeCalibration } from '../report/core/describe-calibration.ts'
import { findPointTokens } from '../report/core/trajectory.ts'
import { createPage } from '../report/io/page-file.ts'
import { readRepository } from './read-repository.ts'
import { fail, isJson, print, printJson, tellProblems } from './terminal.ts'

/** `calibrate`: holds the thresholds of each criticality against the real course of a repository's sessions. */
export async function showCalibration(
  root: string,
  { n: limit, record }: { readonly n: number; readonly record?: string },
): Promise<void> {
  const { config, sessions, unreadable } = await readRepository(root, { sessionId: null, limit, withWork: false })
  const filled = sessions.map(({ session }) => session)
  const at = (criticality: Criticality) => selectThresholds({ ...config, criticality }, findPointTokens(filled))
  const { criticality } = config
  const plannedTokens = selectTypicalOperation(config).tokens
  const calibration = calibrate(filled, { thresholds: at(criticality), criticality, plannedTokens })
  if (calibration === null) {
    return fail('No session of this repository has a transcript with an answer in it, so there is nothing to measure')
  }
  const recommended = calibration.recommendation.thresholds
  const levels = calibrateLevels(filled, at, { criticality, recommended })
  const isOneRow = THRESHOLD_NAMES.some((tier) => config[`context_monitor.${tier}_threshold`] !== null)
  const toml = serializeLevels(levels, isOneRow ? config.criticality : null)
  const sessionCount = filled.length
  if (record !== undefined) {
    const day = readClock().toISOString().slice(0, 10)
    const saved = createPage(record, renderCalibrationRecord({ calibration, levels, sessionCount, day, toml }))
    if ('problem' in saved) return tellProblems([saved.problem])
    if (!isJson()) print(cleanText(`${saved.path}: the decision record; nothing in force was changed`))
  }
  const rows = levels.map(({ criticality: level, now, recommended: bounds }) => [level, { now, recommended: bounds }])
  if (isJson())
    printJson({ ...serializeCalibration(calibration, sessionCount, toml), levels: Object.fromEntries(rows) })
  else for (const line of describeCalibration(calibration, levels, { sessionCount, toml })) print(cleanText(line))
  if (unreadable.length > 0) {
    const causes = [...new Set(unreadable.map(({ error }) => error))].join(', ')
    fail(`${unreadable.length} transcripts cannot be read (${causes}); they are left out`, 0)
  }
}

function serializeCalibration(calibration: Calibration, sessionCount: number, toml: string | null) {
  const { costs, start, afterCompaction, work, contexts, accuracy, pointTokens, reached, recommendation } = calibration
  return {
    sessions: sessionCount,
    compaction_point: pointTokens,
    automatic_compactions: reached,
    costs,
    work_of_one_prompt: work,
    first_request: start,
    first_request_after_compaction: afterCompaction,
    contexts: contexts.map((context) =>
      wireOf({ ...context, highestFill: Math.round(context.highestFill * 1e4) / 1e4 }),
    ),
    thresholds: accuracy.map(({ tier, bound, counts, requestsLeft, tokensLeft }) => ({
      tier,
      bound,
      ...counts,
      median_requests_left: requestsLeft,
      median_tokens_left: tokensLeft,
    })),
    findings: recommendation.findings.map((finding) => wireOf(finding)),
    recommended: recommendation.thresholds,
    toml,
  }
}
