import { readFileSync } from 'node:fs'

export function decode(bytes: Buffer): string | null {
  const text = bytes.toString('utf8')
  // Bytes that are no UTF-8 become U+FFFD, so their encoding has another length or other bytes.
  return text.includes('\ufffd') && !Buffer.from(text).equals(bytes) ? null : text
}

/** Whether a file read as text holds bytes that are no UTF-8, and that writing the text again would lose. */
export function holdsOtherBytes(path: string, text: string): boolean {
  return text.includes('\ufffd') && decode(readFileSync(path)) === null
}
