import type { Call } from '../../base/core/call.ts'

/** Answer of a guard whose rule speaks: none, advice for the model, a question to the person, a refusal. */
export const GUARD_MODES = ['off', 'warn', 'ask', 'deny'] as const
export type GuardMode = (typeof GUARD_MODES)[number]

export const CRITICALITIES = ['C1', 'C2', 'C3', 'C4'] as const
export type Criticality = (typeof CRITICALITIES)[number]

export const THRESHOLD_ROWS = ['c1', 'c2', 'c3', 'c4'] as const
export const THRESHOLD_NAMES = ['low', 'warning', 'critical', 'emergency'] as const

export const SPAWN_GATES = ['off', 'ask', 'deny'] as const
export type SpawnGate = (typeof SPAWN_GATES)[number]

export const GUIDANCE_LEVELS = ['off', 'minimal', 'standard', 'detailed'] as const
export type GuidanceLevel = (typeof GUIDANCE_LEVELS)[number]

/** Whether a compaction writes global invariants into CONTEXT_CORE.md or only proposes them beside it. */
export const CORE_MODES = ['propose', 'write'] as const
export type CoreMode = (typeof CORE_MODES)[number]

export const TONES = ['facts', 'directive'] as const
export type Tone = (typeof TONES)[number]

/** Occasion at which the marked lines of rule files are told again. */
export const CADENCES = ['every-prompt', 'on-change', 'after-compaction'] as const
export type Cadence = (typeof CADENCES)[number]

/** A prompt with any of the keywords, and none of the negative keywords, is for an agent. The highest priority wins. */
export interface Route {
  readonly intent: string
  readonly keywords: readonly string[]
  readonly negative_keywords?: readonly string[]
  readonly priority?: number
  readonly agent: string
  readonly flag?: string
}

export const PROFILES = ['quiet', 'standard', 'strict'] as const
export type Profile = (typeof PROFILES)[number]
/** A guard failed. Open: the call goes through and the journal says so; closed: the call is refused. */
export const FAIL_MODES = ['open', 'closed'] as const
export type FailMode = (typeof FAIL_MODES)[number]

export const LOSS_MODES = ['off', 'rescue', 'ask', 'deny'] as const
export type LossMode = (typeof LOSS_MODES)[number]
export const UNRESOLVED_MODES = ['ask', 'deny', 'allow'] as const
export type UnresolvedMode = (typeof UNRESOLVED_MODES)[number]

/** A name in `may_import` or `never_import` stands for that rule's files. */
export interface ArchitectureRule {
  readonly name: string
  readonly files: readonly string[]
  readonly may_import?: readonly string[]
  readonly never_import?: readonly string[]
  readonly one_class_per_file?: boolean
}

/** The roots of a repository that adopts a policy without its own roots, or with unreadable roots. */
export const PLAN_ROOTS: readonly string[] = ['docs/**', 'artifacts/**']

/** Every configuration key with its default, flat and under its wire name. `null` means "not set": another value holds. */
export const DEFAULT_CONFIG = {
  profile: 'standard' as Profile,
  criticality: 'C2' as Criticality,
  'context_monitor.enabled': true as boolean,
  'context_monitor.low_threshold': null as number | null,
  'context_monitor.warning_threshold': null as number | null,
  'context_monitor.critical_threshold': null as number | null,
  'context_monitor.emergency_threshold': null as number | null,
  'context_monitor.thresholds.c1.low': null as number | null,
  'context_monitor.thresholds.c1.warning': null as number | null,
  'context_monitor.thresholds.c1.critical': null as number | null,
  'context_monitor.thresholds.c1.emergency': null as number | null,
  'context_monitor.thresholds.c2.low': null as number | null,
  'context_monitor.thresholds.c2.warning': null as number | null,
  'context_monitor.thresholds.c2.critical': null as number | null,
  'context_monitor.thresholds.c2.emergency': null as number | null,
  'context_monitor.thresholds.c3.low': null as number | null,
  'context_monitor.thresholds.c3.warning': null as number | null,
  'context_monitor.thresholds.c3.critical': null as number | null,
  'context_monitor.thresholds.c3.emergency': null as number | null,
  'context_monitor.thresholds.c4.low': null as number | null,
  'context_monitor.thresholds.c4.warning': null as number | null,
  'context_monitor.thresholds.c4.critical': null as number | null,
  'context_monitor.thresholds.c4.emergency': null as number | null,
  'context_monitor.absolute_floors': false as boolean,
  'context_monitor.operations': {} as Readonly<Record<string, number>>,
  'context_monitor.compaction_point': null as number | null,
  'context_monitor.window': null as number | null,
  'context_monitor.tone': 'facts' as Tone,
  'escalation.gate_spawns': 'off' as SpawnGate,
  'governance.c3_files': [
    '.claude/rules/**',
    '.context/rules/**',
    'docs/context/*.md',
    'docs/decisions/**',
    '**/adr/**',
    '**/adrs/**',
    '**/ADR-*.md',
    '**/adr-*.md',
  ] as readonly string[],
  'governance.c4_files': ['**/*CONSTITUTION*.md', '**/*constitution*.md'] as readonly string[],
  'resumption.max_age_hours': 72 as number,
  'resumption.steer_summary': true as boolean,
  'resumption.orchestration_file': 'ORCHESTRATION.yaml' as string,
  'memory.markers': true as boolean,
  'memory.guidance': 'standard' as GuidanceLevel,
  'memory.auto_capture.enabled': true as boolean,
  'memory.auto_capture.threshold': 0.85 as number,
  'memory.auto_capture.limit': 3 as number,
  'memory.auto_capture.prompt_first': false as boolean,
  'memory.rotation.decision_logs': ['.claude/context/memory/decisions.md'] as readonly string[],
  'memory.rotation.issue_logs': ['.claude/context/memory/issues.md'] as readonly string[],
  'memory.rotation.max_lines': 1500 as number,
  'memory.rotation.decision_days': 60 as number,
  'memory.rotation.issue_days': 7 as number,
  'memory.rotation.check_at_start': false as boolean,
  'compaction.core': 'propose' as CoreMode,
  // Checked in a week of 200 sessions and 40 compactions (bench/soak). 0 keeps everything.
  'retention.checkpoints': 100 as number,
  'retention.sessions': 100 as number,
  'retention.journal_mb': 8 as number,
  'guardrails.write_roots': null as readonly string[] | null,
  'guardrails.protected': [] as readonly string[],
  'guardrails.allowed_tools': null as readonly string[] | null,
  'guardrails.mcp_writers': {} as Readonly<Record<string, readonly string[]>>,
  'guardrails.governance': {} as Readonly<Record<string, Criticality>>,
  'guardrails.architecture': [] as readonly ArchitectureRule[],
  'guardrails.evaluator': false as boolean,
  'guardrails.unresolved': 'ask' as UnresolvedMode,
  'guardrails.fail': 'open' as FailMode,
  'guardrails.deadline': 1500 as number,
  'guardrails.modes.allowed_tools': 'deny' as GuardMode,
  'guardrails.modes.self_protection': 'ask' as GuardMode,
  'guardrails.modes.confined_writes': 'deny' as GuardMode,
  'guardrails.modes.write_size': 'deny' as GuardMode,
  // The client itself loads CLAUDE.md.
  'quality.sources': [
    'docs/context/CONTEXT_CORE.md',
    'docs/context/ROLES.md',
    'docs/context/GUARDRAILS.md',
  ] as readonly string[],
  'reinforcement.cadence': 'on-change' as Cadence,
  'reinforcement.files': [
    'CLAUDE.md',
    'CLAUDE.local.md',
    '.claude/CLAUDE.md',
    'AGENTS.md',
    '.claude/rules/**/*.md',
    '.context/rules/**/*.md',
  ] as readonly string[],
  routing: [] as readonly Route[],
  'budgets.session_start': 2450 as number,
  'budgets.user_prompt_submit': 1500 as number,
  'guardrails.modes.tool_availability': 'deny' as GuardMode,
  'guardrails.modes.plan_evaluator': 'deny' as GuardMode,
  'guardrails.modes.architecture': 'deny' as GuardMode,
  'guardrails.modes.governance': 'ask' as GuardMode,
  'guardrails.modes.post_compaction_approval': 'ask' as GuardMode,
  'guardrails.modes.stale_resumption': 'warn' as GuardMode,
  'guardrails.modes.loss': 'rescue' as LossMode,
  'hooks.session_start': true as boolean,
  'hooks.user_prompt_submit': true as boolean,
  'hooks.pre_compact': true as boolean,
  'hooks.pre_tool_use': true as boolean,
  'hooks.post_tool_use': true as boolean,
  'sections.project_context': true as boolean,
  'sections.quality_context': true as boolean,
  'sections.quality_reinforcement': true as boolean,
  'sections.routing_hint': true as boolean,
  'sections.resumption_context': true as boolean,
  'sections.context_monitor': true as boolean,
  'sections.compaction_alert': true as boolean,
  'sections.work_log': true as boolean,
  'sections.memory_capture': true as boolean,
  'sections.response_guidance': true as boolean,
  'sections.related_memories': true as boolean,
  'sections.repeated_failures': true as boolean,
  'sections.track_context': true as boolean,
  'sections.recent_diff': true as boolean,
  'sections.test_output': true as boolean,
  'sections.write_check': true as boolean,
}

export type Config = Readonly<typeof DEFAULT_CONFIG>
export type ConfigKey = keyof Config

export interface ConfiguredCall extends Call {
  readonly config: Config
}

export const USER_LAYER = 'user'
export const ADOPTED_LAYER = 'adopted'
export const SETTINGS_LAYER = 'settings'
