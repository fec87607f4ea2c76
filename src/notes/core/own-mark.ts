import { markText } from '../../author/core/seal.ts'
import type { SipKey } from '../../author/core/siphash.ts'

/** The last line of sealed front matter, with the line break before it. */
const LINE = /^\nmac: "([0-9a-f]{32})"$/
const LINE_CHARS = '\nmac: ""'.length + 32
const CLOSING = '\n---\n'

/** Whether a part of a note bears the mark of this person for its id. */
export type Proof = (id: string, raw: string) => boolean

/** Seals a memory as it stands in a note. The last key of its front matter, `mac`, covers all other text. */
export function sealPart(key: SipKey, id: string, part: string): string {
  const raw = part.trim()
  const at = raw.indexOf(CLOSING)
  return `${raw.slice(0, at)}\nmac: "${markText(key, `memory ${id}`, raw)}"${raw.slice(at)}\n`
}

/** The proof by a key; without a key nothing is proven. */
export function createProof(key: SipKey | null): Proof {
  return (id, raw) => {
    const found = key === null ? null : findMark(raw)
    return key !== null && found !== null && found.mark === markText(key, `memory ${id}`, found.plain)
  }
}

/** The mark that a part bears, whoever made it; empty without one. */
export const readMark = (raw: string): string => findMark(raw)?.mark ?? ''

function findMark(raw: string): { readonly mark: string; readonly plain: string } | null {
  const end = raw.indexOf(CLOSING)
  const mark = end < LINE_CHARS ? undefined : LINE.exec(raw.slice(end - LINE_CHARS, end))?.[1]
  return mark === undefined ? null : { mark, plain: raw.slice(0, end - LINE_CHARS) + raw.slice(end) }
}
