import { createHash } from 'node:crypto'

export async function hashText(text: string): Promise<string> {
  return createHash('sha256').update(text).digest('base64')
}

export async function loadHash(): Promise<(text: string) => string> {
  return (text) => createHash('sha256').update(text).digest('hex')
}
