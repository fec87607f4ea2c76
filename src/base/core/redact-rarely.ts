import { mayShowSecret } from './secret-marks.ts'

/** `redactText` for told text, which seldom has a secret. A mark of a secret loads the part that removes secrets. */
export async function redactRarely(text: string): Promise<string> {
  return mayShowSecret(text) ? (await import('./redact.ts')).redactText(text) : text
}
