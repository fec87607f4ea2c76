import { createHash } from 'node:crypto'

/** The SHA-256 of a text in base64, as a content security policy names a script. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
