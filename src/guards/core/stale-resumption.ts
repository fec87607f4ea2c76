import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import type { Finding } from '../../policy/core/verdict.ts'

/** A resumption note written anew with a time older than this was copied, not updated. */
const MAX_AGE_MINUTES = 60

/**
 * Judges the resumption section of an orchestration file about to be written. A stale `updated_at` would tell the next
 * session an old place as the present place.
 *
 * @param before The section as it stands on disk; null when there is none.
 */
export function judgeStaleResumption(
  file: string,
  after: UnknownRecord | null,
  before: UnknownRecord | null,
  now: Date,
): Finding | null {
  if (after === null) return null
  const rule = `Set resumption.updated_at to the time of this change, in ISO form (now ${now.toISOString()}).`
  const time = timeOf(after.updated_at)
  if (time === null) {
    return {
      decision: 'deny',
      target: file,
      reason: `"${file}" has no resumption.updated_at that reads as a time. ${rule}`,
    }
  }
  const minutes = Math.round((now.getTime() - time) / 60_000)
  if (minutes <= MAX_AGE_MINUTES) return null
  const unchanged = before !== null && timeOf(before.updated_at) === time
  const age = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
  const found = unchanged ? 'would keep a resumption.updated_at of' : 'would get a resumption.updated_at of'
  return {
    decision: 'deny',
    target: file,
    reason: `"${file}" ${found} ${age} ago, so the section reads as out of date. ${rule}`,
  }
}

function timeOf(value: unknown): number | null {
  const text = value instanceof Date ? value.toISOString() : stringOf(value)
  const time = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? null : time
}

/** The `resumption:` section of a parsed file, or null. */
export function findResumption(document: unknown): UnknownRecord | null {
  return isRecord(document) && isRecord(document.resumption) ? document.resumption : null
}
