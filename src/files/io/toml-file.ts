import parse from '@iarna/toml/parse-string.js'
import { attempt } from '../../base/core/attempt.ts'
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'

/**
 * A TOML text as data. The parser takes a function that every object inherits for a table of the same name. So these
 * functions are closed first: `[hasOwnProperty]` would change its function for the whole process. The parser also
 * refuses a byte order mark, and a comment that ends with CRLF.
 *
 * @throws A TypeError for keys in such a table; for a text that is no TOML an error with the line.
 */
export function parseToml(text: string): unknown {
  for (const { value } of Object.values(Object.getOwnPropertyDescriptors(Object.prototype)))
    if (typeof value === 'function') Object.preventExtensions(value)
  return parse(text.replace(/^\ufeff|\r(?=\n)/g, ''))
}

/** Whether `parseToml` refused a text for keys in a table of an inherited name. An invalid time is a TypeError, too. */
export function namesInherited(error: unknown): boolean {
  return error instanceof TypeError && error.message.includes('extensible')
}

export function parseTomlRecord(text: string): UnknownRecord | null {
  const value = attempt(() => parseToml(text), null)
  return isRecord(value) ? value : null
}
