import { type SipKey, sipHash } from './siphash.ts'

/** The end of a sealed JSON object: its last member is the mark. */
const SEALED = /,(\n *|)"mac": ?"([0-9a-f]{32})"(\n?)\}\n?$/

/**
 * A JSON object with a mark as its last member, `mac`: who has no key cannot make the mark.
 *
 * @param scope Kind and name of what is sealed, as in `checkpoint cx-004`. A mark holds for its scope alone.
 * @param text A JSON object with at least one member, on one line or indented by two.
 */
export function sealJson(key: SipKey, scope: string, text: string): string {
  // By hand: a pattern would look at each character, in every prompt.
  const end = text.endsWith('\n') ? text.length - 2 : text.length - 1
  if (text[end] !== '}') return text
  const mark = markText(key, scope, text.trimEnd())
  return text[end - 1] === '\n'
    ? `${text.slice(0, end - 1)},\n  "mac": "${mark}"${text.slice(end - 1)}`
    : `${text.slice(0, end)},"mac":"${mark}"${text.slice(end)}`
}

/** Whether the holder of the key sealed this text for this scope, and nobody changed the text since. */
export function isSealed(key: SipKey, scope: string, sealed: string): boolean {
  const end = SEALED.exec(sealed)
  return end !== null && markText(key, scope, `${sealed.slice(0, end.index)}${end[3]}}`) === end[2]
}

export function markText(key: SipKey, scope: string, text: string): string {
  return sipHash(key, new TextEncoder().encode(`${scope}\0${text}`))
}
