/** Names that steer holdfast but are not configuration keys. */
const NOT_CONFIG = new Set(['HOLDFAST_OFF', 'HOLDFAST_NOW', 'HOLDFAST_FLAGS_OFF'])

/** The environment name of a key: `context_monitor.tone` is `HOLDFAST_CONTEXT_MONITOR__TONE`. */
export function environmentName(key: string): string {
  return `HOLDFAST_${key.replaceAll('.', '__').toUpperCase()}`
}

/** The `HOLDFAST_*` variables that are configuration, sorted by name so that the same environment gives the same text. */
export function selectConfigVariables(
  env: Readonly<Record<string, string | undefined>>,
): [name: string, value: string][] {
  const found: [string, string][] = []
  for (const name of Object.keys(env)) {
    if (!name.startsWith('HOLDFAST_') || NOT_CONFIG.has(name) || name.startsWith('HOLDFAST_FLAG_')) continue
    const value = env[name]
    if (value !== undefined) found.push([name, value])
  }
  return found.sort((a, b) => (a[0] < b[0] ? -1 : 1))
}

/** The value a variable stands for: `true`, `false` and numbers are meant as such, the rest is text. */
export function parseVariable(text: string): unknown {
  const trimmed = text.trim()
  if (/^(?:true|yes|on)$/i.test(trimmed)) return true
  if (/^(?:false|no|off)$/i.test(trimmed)) return false
  if (/^-?\d+(?:\.\d+)?$/.test(trimmed)) return Number(trimmed)
  return trimmed
}
