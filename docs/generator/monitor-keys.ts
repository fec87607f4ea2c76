import type { ConfigKey, Criticality } from '../../src/config/core/config.ts'
import type { KeyText, TextsOf } from './key-text.ts'

/** The sixteen keys of the rows share one wording: they differ in tier and criticality only. */
export type ThresholdKey = Extract<ConfigKey, `context_monitor.thresholds.${string}`>

const FROM_STUDY = "the original plan's study (iterations of 29,000 tokens, 200K window)"

export const MONITOR_KEYS: Omit<TextsOf<'profile' | 'criticality' | 'context_monitor'>, ThresholdKey> = {
  profile: [
    'Changes several defaults: `quiet` leaves what cannot wait, `strict` gives orders, asks and repeats. Values you set stay.',
    'design: one word for less or more',
  ],
  criticality: [
    'How early the tiers begin and when a person has to decide. ORCHESTRATION.yaml and the active track are stronger.',
    'the original plan: C2 was calibrated',
  ],
  'context_monitor.enabled': [
    'Whether there are tiers. Without them: no word on the fill, no checkpoint at CRITICAL, no call at EMERGENCY; one checkpoint before a compaction all the same.',
    'design: the monitor is the part that speaks most',
  ],
  'context_monitor.low_threshold': [
    'Where LOW begins, at every criticality.',
    `${FROM_STUDY}: above 55 % three do not fit with a margin`,
  ],
  'context_monitor.warning_threshold': [
    'Where WARNING begins, at every criticality.',
    `${FROM_STUDY}: above 70 % two fit`,
  ],
  'context_monitor.critical_threshold': [
    'Where CRITICAL begins and a checkpoint is saved, at every criticality.',
    `${FROM_STUDY}: above 80 % one fits`,
  ],
  'context_monitor.emergency_threshold': [
    'Where EMERGENCY begins, at every criticality.',
    `${FROM_STUDY}: above 88 % none fits`,
  ],
  'context_monitor.absolute_floors': [
    'For large windows: WARNING waits until fewer than 3 typical operations fit, CRITICAL 1.5, EMERGENCY 1.',
    "the original plan's study of windows of 500K and 1M; off: people expect ratios",
  ],
  'context_monitor.operations': [
    'Tokens of operations, your own names too; `holdfast config calibrate` measures yours.',
    'the original plan: `full_gate_iteration` 87,000, `gate_iteration` 29,000, `complex_agent_run` 12,000, `simple_agent_run` 5,000, `resumption_update` 800',
  ],
  'context_monitor.compaction_point': [
    'The tokens at which compaction happens; overrides every source.',
    'measured on Claude Code 2.1.329: 167,000 for 200K, 967,000 for 1M; past compactions correct it',
  ],
  'context_monitor.window': [
    'The window of models holdfast does not know.',
    'a table read from Claude Code 2.1.329; unknown models: 200,000',
  ],
  'context_monitor.tone': [
    '`facts` says how things stand, `directive` gives orders.',
    'design: orders make a model hurry and stop early (anthropics/claude-code issues 11905, 9239, 85060)',
  ],
}

export function describeThreshold({
  criticality,
  tier,
}: {
  readonly criticality: Criticality
  readonly tier: string
}): KeyText {
  return [
    `Where ${tier.toUpperCase()} begins at ${criticality}; \`context_monitor.${tier}_threshold\` is stronger.`,
    criticality === 'C2' ? FROM_STUDY : 'extrapolated from C2, provisional',
  ]
}
