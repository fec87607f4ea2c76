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
    ...(message === '' ? {} : { systemMessage: message }),
    ...(text === '' ? {} : { hookSpecificOutput: { hookEventName: event, additionalContext: text } }),
  })
}

/** What several parts of an answer tell the person, a line each. */
export function joinMessages(...messages: readonly string[]): string {
  return messages.filter((message) => message !== '').join('\n')
}

/** Refuses a tool call or hands it to the person. There is no `allow`: it would take away the person's own prompt. */
export function decidePermission(decision: 'deny' | 'ask', reason: string): string {
  return JSON.stringify({
    hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: decision, permissionDecisionReason: reason },
  })
}

/**
 * Joins sections, most important first, under the client's limit. Sections that do not fit are dropped whole and named.
 */
export function joinSections(sections: readonly { readonly name: string; readonly text: string }[]): {
  readonly text: string
  readonly dropped: readonly string[]
} {
  const kept: string[] = []
  const dropped: string[] = []
  let length = 0
  for (const { name, text } of sections) {
    if (text === '') continue
    const added = text.length + (kept.length === 0 ? 0 : 1)
    if (length + added > MAX_ANSWER_CHARS) {
      dropped.push(name)
      continue
    }
    kept.push(text)
    length += added
  }
  return { text: kept.join('\n'), dropped }
}
