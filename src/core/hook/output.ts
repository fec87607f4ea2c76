import { cleanText, disarmReminders } from '../text.ts'
import { estimateTokens } from '../tokens.ts'
import type { HookEvent } from './input.ts'

/** Longer strings the client replaces by a file and a preview, so an answer may not pass this (UTF-16 units). */
export const MAX_ANSWER_CHARS = 10_000

/**
 * Text for the model, and a message for the person, who alone sees it. Neither, no answer: silence is an empty stdout,
 * never `{}`.
 */
export function addContext(event: Exclude<HookEvent, 'PreCompact'>, text: string, message = ''): string {
  if (text === '' && message === '') return ''
  return JSON.stringify({
    ...(message === '' ? {} : { systemMessage: cleanText(message) }),
    ...(text === '' ? {} : { hookSpecificOutput: { hookEventName: event, additionalContext: text } }),
  })
}

/** What several parts of an answer tell the person, a line each. */
export function joinMessages(...messages: readonly string[]): string {
  return messages.filter((message) => message !== '').join('\n')
}

/** Refuses a tool call or hands it to the person. There is no `allow`: it would take away the person's own prompt. */
export function decidePermission(decision: 'deny' | 'ask', reason: string): string {
  const permissionDecisionReason = disarmReminders(cleanText(reason))
  return JSON.stringify({
    hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: decision, permissionDecisionReason },
  })
}

/** A part of an answer under the name of its switch. Empty when it has nothing to say. */
export interface Section {
  readonly name: string
  readonly text: string
}

/** A section that was left out, and how it stood to what was left of the budget. */
export interface DroppedSection {
  readonly name: string
  readonly cause: string
}

/**
 * Joins sections, most important first, under the hook's own budget and the client's limit. Sections that do not fit are
 * dropped whole and named; a smaller one further down may still fit.
 */
export function joinSections(
  sections: readonly Section[],
  budgetTokens = MAX_ANSWER_CHARS / 4,
): { readonly text: string; readonly dropped: readonly DroppedSection[] } {
  const limit = Math.min(MAX_ANSWER_CHARS, budgetTokens * 4)
  const kept: string[] = []
  const dropped: DroppedSection[] = []
  let length = 0
  for (const { name, text } of sections) {
    if (text === '') continue
    const added = text.length + (kept.length === 0 ? 0 : 1)
    if (length + added > limit) {
      const left = Math.floor((limit - length) / 4)
      dropped.push({ name, cause: `${estimateTokens(text)} tokens, ${left} left of ${Math.floor(limit / 4)}` })
      continue
    }
    kept.push(text)
    length += added
  }
  return { text: kept.join('\n'), dropped }
}
