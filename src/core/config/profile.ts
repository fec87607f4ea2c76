import type { Config, Profile } from './config.ts'

/**
 * What a profile sets where nobody has said otherwise. `quiet` leaves what cannot wait: the monitor, the alert, the work
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
