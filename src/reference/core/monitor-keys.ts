import type { ConfigKey, Criticality } from '../../config/core/config.ts'
import type { KeyText, TextsOf } from './key-text.ts'

/** The sixteen keys of the rows share one wording: they differ in tier and criticality only. */
export type ThresholdKey = Extract<ConfigKey, `context_monitor.thresholds.${string}`>

const FROM_STUDY = "the original plan's study of a workflow of quality gates (29,000 tokens an iteration, 200K window)"

export const MONITOR_KEYS: Omit<TextsOf<'profile' | 'criticality' | 'context_monitor'>, ThresholdKey> = {
  profile: [
    'Defaults for several keys at once: `quiet` leaves what cannot wait, `strict` gives orders, asks and repeats. What is set anywhere keeps its value.',
    'design: one word for people who want less or more',
  ],
  criticality: [
    'How early the tiers begin and when a person has to decide, where neither ORCHESTRATION.yaml nor the active track states it.',
    'the original plan: C2 is the row that was calibrated',
  ],
  'context_monitor.enabled': [
    'Whether there are tiers at all. Without them nothing is told of the fill, no checkpoint is saved at CRITICAL and nobody is called at EMERGENCY; before a compaction one is saved all the same.',
    'design: the monitor is the part that speaks most',
  ],
  'context_monitor.low_threshold': [
    'Where LOW begins, at every criticality.',
    `${FROM_STUDY}: above 55 % three iterations no longer fit with a margin`,
  ],
  'context_monitor.warning_threshold': [
    'Where WARNING begins, at every criticality.',
    `${FROM_STUDY}: above 70 % two iterations fit, not three`,
  ],
  'context_monitor.critical_threshold': [
    'Where CRITICAL begins and a checkpoint is saved, at every criticality.',
    `${FROM_STUDY}: above 80 % one iteration fits`,
  ],
  'context_monitor.emergency_threshold': [
    'Where EMERGENCY begins, at every criticality.',
    `${FROM_STUDY}: above 88 % an iteration no longer fits`,
  ],
  'context_monitor.absolute_floors': [
    'Large windows: WARNING waits until fewer than 3 typical operations fit, CRITICAL until fewer than 1.5, EMERGENCY until fewer than 1.',
    "the original plan's study of windows of 500K and 1M; off, because ratios are what people expect",
  ],
  'context_monitor.operations': [
    'Tokens of operations, your own names too; `holdfast config calibrate` measures yours.',
    'the original plan: `full_gate_iteration` 87,000, `gate_iteration` 29,000, `complex_agent_run` 12,000, `simple_agent_run` 5,000, `resumption_update` 800',
  ],
  'context_monitor.typical_operation': [
    'The operation room is counted in.',
    'design: `gate_iteration`, at C4 `full_gate_iteration`, because C4 runs all strategies',
  ],
  'context_monitor.compaction_point': [
    'The tokens at which compaction happens; overrides every source.',
    'measured on Claude Code 2.1.329: 167,000 for a 200K window, 967,000 for 1M; worked out from model, settings, environment and past compactions',
  ],
  'context_monitor.window': [
    'The window of models holdfast does not know.',
    'read from Claude Code 2.1.329: a table of models; unknown ones count as 200,000',
  ],
  'context_monitor.tone': [
    '`facts` says how things stand, `directive` gives orders.',
    'design: orders make a model hurry and stop early (anthropics/claude-code issues 11905, 9239, 85060)',
  ],
}

/** Effect and evidence of a key of the threshold table. */
export function describeThreshold({
  criticality,
  tier,
}: {
  readonly criticality: Criticality
  readonly tier: string
}): KeyText {
  return [
    `Where ${tier.toUpperCase()} begins at criticality ${criticality}; \`context_monitor.${tier}_threshold\` is stronger.`,
    criticality === 'C2' ? FROM_STUDY : 'the original plan, provisional: extrapolated from C2',
  ]
}
