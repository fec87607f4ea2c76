import { mayHoldSecret } from './secret-marks.ts'

/** `redactText` for a text that seldom has a secret. A mark of a secret loads the part that removes secrets. */
export async function redactRarely(text: string): Promise<string> {
  return mayHoldSecret(text) ? (await import('./redact.ts')).redactText(text) : text
}
