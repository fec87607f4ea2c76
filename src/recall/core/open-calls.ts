import { isSafeName } from '../../base/core/safe-name.ts'
import { parseRow } from '../../sessions/core/row.ts'
import { findRowTime } from '../../sessions/core/row-time.ts'
import { type CallWords, describeCall, isRecallCall } from './describe-call.ts'
import type { Place } from './recall-entry.ts'

export interface KnownCall {
  readonly words: CallWords
  readonly place: Place
}

export interface OpenCall {
  /** The call, or the way to parse the row: null then means that the row opens no call. */
  readonly call: KnownCall | (() => KnownCall | null)
  readonly resultName: string | null
  readonly bytes: number
  readonly found: number
}

/** More open calls, and more bytes, than any model makes at once. Beyond that the reader gives up the oldest call. */
const MAX_OPEN = 500
const MAX_OPEN_BYTES = 16 << 20

/** Calls whose result has not come yet, the oldest first. `peek` leaves the row unparsed. */
export function createOpenCalls() {
  const open = new Map<string, OpenCall>()
  let openBytes = 0

  const drop = (id: string) => {
    openBytes -= open.get(id)?.bytes ?? 0
    open.delete(id)
  }

  const find = (id: string): KnownCall | null => {
    const kept = open.get(id)
    if (kept === undefined) return null
    if (typeof kept.call !== 'function') return kept.call
    const call = kept.call()
    if (call === null) drop(id)
    else open.set(id, { ...kept, call })
    return call
  }

  /** The oldest calls, more than a reader keeps. */
  const listExcess = () => {
    if (open.size <= MAX_OPEN && openBytes <= MAX_OPEN_BYTES) return []
    // Rows that open no call do not count.
    for (const id of [...open.keys()]) find(id)
    const excess: string[] = []
    let bytes = openBytes
    for (const [id, call] of open) {
      if (open.size - excess.length <= MAX_OPEN && bytes <= MAX_OPEN_BYTES) break
      excess.push(id)
      bytes -= call.bytes
    }
    return excess
  }

  return {
    has: (id: string) => open.has(id),
    peek: (id: string) => open.get(id) ?? null,
    find,
    add: (id: string, call: OpenCall) => {
      open.set(id, call)
      openBytes += call.bytes
    },
    drop,
    listExcess,
    listParsed: () => [...open].filter(([, { call }]) => typeof call !== 'function').map(([id]) => id),
  }
}

/** The call of an id in the text of a row; null where the row opens none. */
export function parseCall(text: string, id: string) {
  const row = parseRow(text)
  const tool = row?.kind === 'assistant' ? row.tools.find((candidate) => candidate.id === id) : undefined
  if (row === null || tool === undefined || isRecallCall(tool)) return null
  return { words: describeCall(tool), uuid: row.uuid, time: findRowTime(text, row.uuid) }
}

/** Numbers that look different once they are parsed and written again, as the words of other tools' calls are. */
export const WRITTEN_ANEW = /[:[,]\s*-?(?:\d[\d.]*e|[\d.]{15}|0\.0{5})/i

/** The answer prints a uuid unescaped, so any text with unsafe characters is dropped. */
export function toSafe(uuid: string | null): string | null {
  return isSafeName(uuid) ? uuid : null
}
