import { createHash } from 'node:crypto'

/** The SHA-256 of a text in base64, as a content security policy names a script. */
export async function hashText(text: string): Promise<string> {
  return createHash('sha256').update(text).digest('base64')
}

/** A function that gives the SHA-256 of a text's UTF-8 bytes, as `sha256sum` prints it. */
export async function loadHash(): Promise<(text: string) => string> {
  return (text) => createHash('sha256').update(text).digest('hex')
}
