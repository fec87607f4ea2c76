import { attempt } from '../base/core/attempt.ts'
import type { ConfiguredCall } from '../config/core/config.ts'
import type { Thresholds } from '../config/core/tier-table.ts'
import { selectThresholds } from '../measure/core/tier.ts'
import { ORCHESTRATION_FILE } from '../measure/io/criticality-files.ts'
import { readSourceKey } from '../measure/io/source-key.ts'
import type { Measurement } from '../measure/measure-context.ts'
import { listOwnFragments } from '../policy/core/governance.ts'
import type { QuietBounds } from '../sessions/core/quiet-bounds.ts'
import type { ThresholdTier } from '../sessions/core/tier-names.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { keyReminders, listRouteWords } from '../start/core/words.ts'

/** By told tier: the tokens at which the next tier begins. Below them the fill is certainly below that tier. */
export function findTierBounds(thresholds: Thresholds, tokens: number): Record<ThresholdTier, number> {
  const { low, warning, critical, emergency } = thresholds
  // Rounded down, so that doubt speaks for a look.
  const at = (ratio: number) => Math.floor(ratio * tokens)
  const nothing = Number.MAX_SAFE_INTEGER
  return { nominal: at(low), low: at(warning), warning: at(critical), critical: at(emergency), emergency: nothing }
}

const ARTIFACTS = ['work_log', 'recent_diff', 'test_output'] as const

/**
 * Leaves the tiers' bounds, in tokens, with the session, so that the next hook may be silent at once. The bounds hold
 * for this model and these sources. After a failed write the next hook looks in full again.
 */
export function rememberQuiet(
  call: ConfiguredCall,
  sessionId: string,
  { measured, known }: { readonly measured: Measurement; readonly known: QuietBounds | null },
): void {
  const { config } = call
  if (measured.estimate === null) return
  const { tokens } = measured.estimate.point
  const bounds = findTierBounds(selectThresholds(config, tokens), tokens)
  const orchestration = config['resumption.orchestration_file']
  const governance = listOwnFragments(config)
  const isOn = config['hooks.post_tool_use']
  const off = ARTIFACTS.filter((name) => !isOn || !config[`sections.${name}`])
  const words = listRouteWords(config)
  const reminders = keyReminders(config)
  const quiet: QuietBounds = {
    key: readSourceKey(call.projectDir, orchestration, call),
    model: measured.model,
    bounds,
    ...(governance === null ? {} : { governance }),
    ...(orchestration === ORCHESTRATION_FILE ? {} : { orchestration }),
    ...(isOn && config['sections.related_memories'] ? {} : { memories: 0 }),
    ...(off.length === 0 ? {} : { off }),
    ...(words === null ? {} : { words }),
    ...(reminders === null ? {} : { reminders }),
  }
  if (JSON.stringify(quiet) === JSON.stringify(known)) return
  // A project that cannot be written to is measured in full every time.
  attempt(
    () => updateSessionState(call.projectDir, sessionId, (now) => ({ state: { ...now, quiet }, answer: true })),
    null,
  )
}
