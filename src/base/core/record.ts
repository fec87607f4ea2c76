/** Plain data of unknown shape, as JSON and YAML give it. */
export type UnknownRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value when it is a non-negative finite number, else 0: usage fields may be missing, null or nonsense. */
export function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
}

/** The value when it is a whole number that is not negative, else null. */
export function wholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
}

/** `sessionId` as `session_id`: a name of ours as the wire has it. */
export function snakeCase(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase()
}

/**
 * The record under the names of the wire, in its own order.
 *
 * @param names Wire names that are not the own names in snake_case.
 */
export function wireOf(record: object, names: Readonly<Record<string, string>> = {}): UnknownRecord {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [names[name] ?? snakeCase(name), value]))
}

export function sumOf<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0)
}

export function stringOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** The parsed object, or null when the text is not a JSON object. Never throws. */
export function parseJsonRecord(text: string): UnknownRecord | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
