import { joinLines } from '../../base/core/text.ts'
import type { Hit } from './ranking.ts'
import type { Entry } from './recall-entry.ts'

/** Characters shown of a row's or a session's uuid: enough to tell the rows of any session apart. */
export const ROW_CHARS = 8

/** Only the first line starts at the margin, so no quoted text can look like a hit. */
export function describeHit(hit: Hit, about: { readonly compactions: number; readonly namesSession: boolean }): string {
  const { place, times, kind } = hit
  const since = about.compactions - place.compactions
  const parts = [
    kind,
    place.time === '' ? '' : `${place.time.slice(0, 19)}Z`,
    describePlace(hit, about.namesSession ? hit.sessionId : null),
    since === 0 ? '' : since === 1 ? 'before the last compaction' : `${since} compactions ago`,
    times > 1 ? `${times} times, this the newest` : '',
  ]
  const head = parts.filter((part) => part !== '').join(', ')
  const body = [describeDeed(hit), ...hit.details.map(({ name, text }) => `${name}: ${joinLines(text).trim()}`)]
  return [`[${head}]`, ...body.map(indent)].join('\n')
}

function describePlace({ place }: Entry, session: string | null): string {
  const row = place.row === null ? '' : `row ${place.row.slice(0, ROW_CHARS)} `
  return `${session === null ? '' : `session ${session.slice(0, ROW_CHARS)} `}${row}line ${place.line}`
}

/** Words keep their line breaks. A deed is one line, outcome included. */
function describeDeed({ kind, verb, head, outcome }: Entry): string {
  if (kind === 'user' || kind === 'assistant') return `${verb}: ${head}${outcome === null ? '' : `\n-> ${outcome}`}`
  return `${verb} ${joinLines(head).trim()} -> ${joinLines(outcome ?? '').trim()}`
}

export function describeWhole(entry: Entry): string {
  const { kind, verb, head, outcome, place, details } = entry
  const row = place.row === null ? '' : ` row ${place.row}`
  const time = place.time === '' ? '' : `, ${place.time}`
  const rest = details.map(({ name, text }) => `${name}:\n${indent(text)}`)
  const body = [`${verb}:\n${indent(head)}`, outcome === null ? '' : `-> ${outcome}`, ...rest]
  return [`[${kind}${row}, line ${place.line}${time}]`, ...body.filter((text) => text !== '').map(indent)].join('\n')
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
}
