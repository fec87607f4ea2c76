import { asksNext, asksToBuild } from '../work-state/cues.ts'
import { isDoubtful } from './doubt.ts'
import type { SignalKind } from './form.ts'
import { type ReadSentence, readSentence, type Speaker } from './sentence.ts'
import { listForms } from './signals.ts'

export interface Signal {
  readonly kind: SignalKind
  /** 0 to 1; what is under the gate is not kept. */
  readonly confidence: number
}

const HIGHEST = 0.98
/** What a sentence says besides its form. A form alone may be chance; one with its reason seldom is. */
const SUPPORT = { reason: 0.07, contrast: 0.08, specific: 0.04 }
/** Of a sentence that names nothing in particular. */
const VAGUE = 0.2

/**
 * How sure it is that a sentence tells a later session something worth knowing: what was decided, found out, what stops
 * the work, what always holds. Null when nothing speaks for it. The figures of bench/capture hold for a gate of 0.85.
 */
export function detectSignal(sentence: string, speaker: Speaker): Signal | null {
  const forms = listForms(sentence, speaker)
  if (forms.size === 0) return null
  const read = readSentence(sentence)
  if (read.words.size < 3) return null
  let best: Signal | null = null
  for (const { kind, base, matches } of forms) {
    const isBetter = best === null || base > best.confidence
    if (isBetter && matches(read.lower)) best = { kind, confidence: base }
  }
  // Last, because few sentences get here.
  if (best === null || isDoubtful(read, speaker) || isTask(read, speaker)) return null
  return { kind: best.kind, confidence: weigh(best.confidence, read) }
}

function weigh(base: number, { givesReason, contrasts, isSpecific, countParticulars }: ReadSentence): number {
  const support =
    (givesReason ? SUPPORT.reason : 0) + (contrasts ? SUPPORT.contrast : 0) + (isSpecific ? SUPPORT.specific : 0)
  const vague = countParticulars() < 2 ? VAGUE : 0
  return Math.round(Math.max(0, Math.min(HIGHEST, base + support - vague)) * 100) / 100
}

/** A piece of work that is asked for: it is done, or the newest request, by the time anybody reads it. */
function isTask({ words, lower }: ReadSentence, speaker: Speaker): boolean {
  if (asksToBuild(words, lower)) return true
  if (speaker === 'assistant' || !asksNext(words, lower)) return false
  return !/\b(?:always|never|whenever|from now on|every time|before every|each time)\b/.test(lower)
}
