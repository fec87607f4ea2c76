import parse from '@iarna/toml/parse-string.js'
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'

/** A TOML text as data. @throws with the line when the text is no TOML. */
export function parseToml(text: string): unknown {
  return parse(text)
}

/** A TOML file of another program; null where it cannot be read. */
export function parseTomlRecord(text: string): UnknownRecord | null {
  try {
    const value = parseToml(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
