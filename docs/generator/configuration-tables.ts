import { type ConfigKey, DEFAULT_CONFIG } from '../../src/config/core/config.ts'
import { describeKey, type KeyDescription } from './describe-key.ts'
import { escapeCell } from './table-cell.ts'

/** The keys, a table for each word they begin with. Keys that stand alone come first. */
export function renderConfigurationTables(): string {
  const groups = new Map<string, KeyDescription[]>()
  for (const key of Object.keys(DEFAULT_CONFIG) as ConfigKey[]) {
    const name = key.includes('.') ? (key.split('.')[0] ?? '') : 'general'
    const group = groups.get(name) ?? []
    groups.set(name, group)
    group.push(describeKey(key))
  }
  return [...groups].map(([name, keys]) => `### ${name}\n\n${renderTable(keys)}`).join('\n\n')
}

function renderTable(keys: readonly KeyDescription[]): string {
  const rows = keys.map(({ key, variables, accepts, standard, does, evidence }) => {
    const names = [key, ...variables].map((name) => `\`${name}\``).join('<br>')
    const isValue = DEFAULT_CONFIG[key] !== null || /^\d/.test(standard)
    const value = isValue ? `\`${standard}\`` : standard
    return `| ${[names, accepts, value, does, evidence].map(escapeCell).join(' | ')} |`
  })
  return [
    '| key, environment | accepts | default | what it does | where the default comes from |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
