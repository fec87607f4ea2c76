/** Names that steer holdfast but are not configuration keys. */
const NOT_CONFIG = new Set(['HOLDFAST_OFF', 'HOLDFAST_NOW', 'HOLDFAST_FLAGS_OFF'])

/** The environment name of a key: `context_monitor.tone` is `HOLDFAST_CONTEXT_MONITOR__TONE`. */
export function environmentName(key: string): string {
  return `HOLDFAST_${key.replaceAll('.', '__').toUpperCase()}`
}

/** Older names of settings, which hold still. The name of holdfast wins when both are set. */
export const OLDER_NAMES: Readonly<Record<string, string>> = {
  HOOK_USER_PROMPT_ENABLED: 'memory.markers',
  HOOK_SESSION_START_INCLUDE_GUIDANCE: 'sections.response_guidance',
  HOOK_SESSION_START_GUIDANCE_DETAIL: 'memory.guidance',
  HOOK_PRE_COMPACT_AUTO_CAPTURE: 'memory.auto_capture.enabled',
  HOOK_PRE_COMPACT_PROMPT_FIRST: 'memory.auto_capture.prompt_first',
  HOOK_PRE_COMPACT_MIN_CONFIDENCE: 'memory.auto_capture.threshold',
  HOOK_PRE_COMPACT_MAX_CAPTURES: 'memory.auto_capture.limit',
}

/** The variables that are configuration, weakest first, then by name. So the same environment gives the same text. */
export function selectConfigVariables(
  env: Readonly<Record<string, string | undefined>>,
): [name: string, value: string][] {
  const names = Object.keys(env).filter((name) => name.startsWith('HO') && isConfigVariable(name))
  if (names.length === 0) return []
  const found = names.flatMap((name): [string, string][] => {
    const value = env[name]
    return value === undefined ? [] : [[name, value]]
  })
  // Later variables win.
  const rank = (name: string) => (name.startsWith('HOLDFAST_') ? 1 : 0)
  return found.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

function isConfigVariable(name: string): boolean {
  if (name.startsWith('HOOK_')) return Object.hasOwn(OLDER_NAMES, name)
  return name.startsWith('HOLDFAST_') && !NOT_CONFIG.has(name) && !name.startsWith('HOLDFAST_FLAG_')
}

/** The value of a variable: `true`, `false` and numbers become switches and numbers, the rest stays text. */
export function parseVariable(text: string): unknown {
  const trimmed = text.trim()
  if (/^(?:true|yes|on)$/i.test(trimmed)) return true
  if (/^(?:false|no|off)$/i.test(trimmed)) return false
  if (/^-?\d+(?:\.\d+)?$/.test(trimmed)) return Number(trimmed)
  return trimmed
}
