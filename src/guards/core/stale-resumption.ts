import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import type { Action } from '../../command/core/effects.ts'
import { deny, type Finding } from '../../policy/core/verdict.ts'

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
  { before, after }: { readonly before: UnknownRecord | null; readonly after: UnknownRecord | null },
  now: Date,
): Finding | null {
  if (after === null) return null
  const rule = `Set resumption.updated_at to the time of this change, in ISO form (now ${now.toISOString()}).`
  const time = timeOf(after.updated_at)
  if (time === null) return deny(file, `"${file}" has no resumption.updated_at that reads as a time. ${rule}`)
  const minutes = Math.round((now.getTime() - time) / 60_000)
  if (minutes <= MAX_AGE_MINUTES) return null
  const unchanged = before !== null && timeOf(before.updated_at) === time
  const hours = Math.round(minutes / 60)
  const age = hours < 2 ? `${minutes} minutes` : hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
  const found = unchanged ? 'would keep a resumption.updated_at of' : 'would get a resumption.updated_at of'
  return deny(file, `"${file}" ${found} ${age} ago, so the section reads as out of date. ${rule}`)
}

/** Programs that change some lines of a file and keep the rest, and programs that put another file there. */
const EDITORS: ReadonlySet<string> = new Set(['sed', 'gsed', 'perl', 'ruby', 'yq', 'ed', 'ex', 'patch', 'apply_patch'])
const MOVERS: ReadonlySet<string> = new Set(['cp', 'mv', 'git', 'install', 'rsync', 'ln', 'dd'])
const TIME =
  /updated_at['"\\]{0,2}\s{0,4}[:=]\s{0,4}['"\\]{0,2}(\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?)/g

/**
 * The section as a command leaves it behind. Null when the command's own words do not tell. A command may name the old
 * time and the new one, so the newest counts.
 */
export function findEditedResumption(
  { command, programs }: { readonly command: string; readonly programs: readonly string[] },
  action: Action,
  before: UnknownRecord | null,
): UnknownRecord | null {
  if (action !== 'append' && action !== 'replace' && action !== 'create') return null
  const times = [...command.matchAll(TIME)].map(([, time = '']) => time.trim()).sort((a, b) => ageOf(a) - ageOf(b))
  if (times[0] !== undefined) return { updated_at: times[0] }
  // A time that only the shell knows, such as that of `date`, is most likely now.
  if (command.includes('updated_at')) return null
  if (action === 'append' || programs.some((name) => EDITORS.has(name))) return before
  const isWhole = programs.every((name) => !MOVERS.has(name)) && /\bresumption['"]?:/.test(command)
  return isWhole ? {} : null
}

const ageOf = (time: string) => -(timeOf(time) ?? 0)

function timeOf(value: unknown): number | null {
  const text = value instanceof Date ? value.toISOString() : stringOf(value)
  const time = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? null : time
}

export function findResumption(document: unknown): UnknownRecord | null {
  return isRecord(document) && isRecord(document.resumption) ? document.resumption : null
}
