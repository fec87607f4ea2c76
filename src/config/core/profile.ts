import type { Config, Profile } from './config.ts'

/**
 * Values of a profile, for keys set nowhere else. `quiet` leaves only urgent parts: the monitor, the alert, the work
 * restored, the rules after a compaction. `strict` repeats and insists.
 */
export const PROFILE_DEFAULTS: Readonly<Record<Profile, Readonly<Partial<Config>>>> = {
  quiet: {
    'sections.project_context': false,
    'sections.quality_context': false,
    'sections.routing_hint': false,
    'reinforcement.cadence': 'after-compaction',
    'memory.guidance': 'off',
  },
  standard: {},
  strict: {
    'context_monitor.tone': 'directive',
    'escalation.gate_spawns': 'ask',
    'reinforcement.cadence': 'every-prompt',
  },
}
