import { excerptLine } from '../../base/core/text.ts'
import { ADOPTED_LAYER, SETTINGS_LAYER, USER_LAYER } from '../../config/core/config.ts'
import { environmentName } from '../../config/core/env.ts'
import type { Mend } from './verdict.ts'

/**
 * Tells where the setting behind a refusal stands, and how the person changes it.
 *
 * @param layer The layer that sets the key; null for the default.
 * @param own The person's own configuration file.
 * @param command The line that calls holdfast in this project.
 */
export function describeMend(
  { key, change, values }: Mend,
  { layer, own, command }: { readonly layer: string | null; readonly own: string; readonly command: string },
): string {
  const files: Readonly<Record<string, string>> = {
    policy: 'docs/context/GUARDRAILS.md',
    project: '.holdfast/config.toml',
    'git root': '.holdfast/config.toml at the git root',
    // Only a looser policy of the repository gives way to the adopted one.
    [ADOPTED_LAYER]: `The policy that the person adopted, stricter than the repository's now (\`${command} config adopt\` accepts that),`,
    [USER_LAYER]: own,
    [SETTINGS_LAYER]: `${environmentName(key)} in .claude/settings.json`,
    environment: `${environmentName(key)} in the environment`,
  }
  const place = (layer === null ? null : files[layer]) ?? `The default of ${key}`
  const words = values.map((value) => quote(value))
  const isPlain = words.length > 0 && words.every((word) => word !== null)
  // A command writes the project's configuration, to which neither the person's own nor a variable gives way.
  const isStronger = layer === USER_LAYER || layer === SETTINGS_LAYER || layer === 'environment'
  if (isPlain && !isStronger) {
    const options = change === 'set' ? values.join(' ') : words.map((word) => `--${change} ${word}`).join(' ')
    return `${place} says so; the person allows it with \`${command} config set ${key} ${options}\`.`
  }
  const shown = values.map((value) => JSON.stringify(excerptLine(value, 200))).join(', ')
  return `${place} says so; the person allows it there: ${CHANGES[change](key, shown)}.`
}

const CHANGES: Readonly<Record<Mend['change'], (key: string, values: string) => string>> = {
  add: (key, values) => `add ${values} to ${key}`,
  remove: (key, values) => `take ${values} out of ${key}`,
  set: (key, values) => `set ${key} to ${values}`,
}

/** A value for a shell; null for a value that a shell may read as more than text. The tables of Unicode are slow to load. */
function quote(value: string): string | null {
  if (/^[\w./*~:@+][\w./*~:@+ -]{0,200}$/.test(value)) return `"${value}"`
  if (!/[\u0080-\uffff]/.test(value)) return null
  return /^[\p{L}\p{N}_./*~:@+][\p{L}\p{N}_./*~:@+ -]{0,200}$/u.test(value) ? `"${value}"` : null
}
