import { cleanText, disarmReminders } from '../../base/core/text.ts'
import { estimateTokens } from '../../base/core/tokens.ts'
import type { HookEvent } from './input.ts'

/** The client replaces longer strings by a file and a preview, so this limits an answer (UTF-16 units). */
export const MAX_ANSWER_CHARS = 10_000

/** The person alone sees the message. Silence is an empty stdout, never `{}`. */
export function addContext(event: Exclude<HookEvent, 'PreCompact'>, text: string, message = ''): string {
  if (text === '' && message === '') return ''
  return JSON.stringify({
    ...(message === '' ? {} : { systemMessage: cleanText(message) }),
    ...(text === '' ? {} : { hookSpecificOutput: { hookEventName: event, additionalContext: text } }),
  })
}

export function joinMessages(...messages: readonly string[]): string {
  return messages.filter((message) => message !== '').join('\n')
}

/** An `allow` is missing because it would take away the person's own prompt. `context` is for the model. */
export function decidePermission(decision: 'deny' | 'ask', reason: string, context = ''): string {
  const permissionDecisionReason = disarmReminders(cleanText(reason))
  const told = decision === 'ask' && context !== '' ? { additionalContext: disarmReminders(cleanText(context)) } : {}
  return JSON.stringify({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: decision,
      permissionDecisionReason,
      ...told,
    },
  })
}

/** A part of an answer under the name of its switch; an empty text is left out. */
export type Section = Readonly<Record<'name' | 'text', string>>

/** A section that was left out, with its size against the rest of the budget. */
export type DroppedSection = Readonly<Record<'name' | 'cause', string>>

/** A section that does not fit is dropped whole and named; a smaller one further down may still fit. */
export function joinSections(sections: readonly Section[], budgetTokens = MAX_ANSWER_CHARS / 4) {
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
