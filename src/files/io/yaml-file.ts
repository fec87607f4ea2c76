import { parse, parseDocument } from 'yaml'
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'

const OPTIONS = { schema: 'core', resolveKnownTags: false, logLevel: 'error', prettyErrors: false } as const

/**
 * The mapping in YAML text. Fifty aliases are allowed, so that a YAML bomb stops; tags are not run.
 *
 * @throws An error when the text is no YAML mapping.
 */
export function parseYamlRecord(text: string): UnknownRecord {
  const value = parseBounded(text)
  if (!isRecord(value)) throw Object.assign(new Error('yaml'), { code: 'not a mapping' })
  return value
}

function parseBounded(text: string): unknown {
  try {
    return parse(text, { ...OPTIONS, maxAliasCount: 50 })
  } catch (error) {
    // The parser calls itself for each level.
    throw error instanceof RangeError ? Object.assign(new Error('yaml'), { code: 'nested too deeply' }) : error
  }
}

/** The mapping in YAML text without aliases, or what is wrong with it, with the line where there is one. */
export function parsePlainYaml(text: string): { readonly record: UnknownRecord } | { readonly error: string } {
  try {
    const document = parseDocument(text, OPTIONS)
    const [error] = document.errors
    if (error !== undefined)
      return { error: `not valid YAML at line ${text.slice(0, error.pos[0]).split('\n').length}` }
    const value: unknown = document.toJS({ maxAliasCount: 0 })
    return isRecord(value) ? { record: value } : { error: 'not a mapping' }
  } catch (error) {
    return { error: error instanceof ReferenceError ? 'an alias, and none is followed here' : 'not valid YAML' }
  }
}
