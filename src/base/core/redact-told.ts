import { redactText } from './redact.ts'

/**
 * `redactText` as a part of its own. The part `redact` itself would stand apart in every bundle, also where the first
 * part has its code.
 */
export const redactTold = (text: string): string => redactText(text)
