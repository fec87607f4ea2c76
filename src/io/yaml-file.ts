import { parse } from 'yaml'
import { isRecord, type UnknownRecord } from '../core/record.ts'

/**
 * The mapping in YAML text. Aliases are allowed a little and no more (a YAML bomb stops there); tags are not run.
 *
 * @throws when the text is not YAML or not a mapping.
 */
export function parseYamlRecord(text: string): UnknownRecord {
  const value: unknown = parse(text, { maxAliasCount: 50, schema: 'core', logLevel: 'error', prettyErrors: false })
  if (!isRecord(value)) throw Object.assign(new Error('yaml'), { code: 'not a mapping' })
  return value
}
