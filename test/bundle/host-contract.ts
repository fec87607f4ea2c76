import assert from 'node:assert/strict'

/** Our names of the events, and the client's. */
export const CLIENT_EVENTS = {
  'session-start': 'SessionStart',
  'user-prompt-submit': 'UserPromptSubmit',
  'pre-compact': 'PreCompact',
  'pre-tool-use': 'PreToolUse',
  'post-tool-use': 'PostToolUse',
} as const
export type EventName = keyof typeof CLIENT_EVENTS

type Json = Readonly<Record<string, unknown>>

/** An answer the client takes as it is meant. */
export type Answer =
  | { readonly kind: 'nothing' }
  /** Plain text of pre-compact, which the client appends to the summary prompt. */
  | { readonly kind: 'instructions'; readonly text: string }
  | { readonly kind: 'context'; readonly json: Json; readonly context: string }
  /** Words for the person alone. */
  | { readonly kind: 'message'; readonly json: Json; readonly context: null }
  | { readonly kind: 'permission'; readonly json: Json; readonly context: null; readonly decision: string }

/** Longer values the client replaces by a file name and a preview. */
const MAX_CHARS = 10_000

/** The tags holdfast speaks in; anything else between angle brackets is foreign text that escaped. */
const TAGS = new Set(
  `project-context track-context risks check not-taken-up resumption-context context-monitor compaction-alert goal constraints earlier-user-words
  decisions own-decisions escalation lead-instructions request newest-user-words last-answer waiting-for-user
  plan-mode plan failing open-tasks finished files-changed agents commands-run files-read loaded-before
  phase next-step gate quality workflow-decisions defects agent-summaries files-to-read workflow-state transcript
  quality-context quality-reinforcement routing-hint related-memories repeated-failure memory
  escalation response_guidance capture_patterns pattern inline_markers best_practices`.split(/\s+/),
)

/** What a tag may take of the context, in tokens of four characters. */
const BUDGETS = { 'resumption-context': 760, 'compaction-alert': 500 } as const

/**
 * Reads a hook's stdout by the client's rules and holdfast's stricter own: nothing, or exactly one JSON object that
 * names its event and carries only fields the client honours. Plain text is for pre-compact alone, and there it is
 * never JSON. A decision is never `allow`, which would take away the person's own prompt.
 */
export function parseAnswer(event: EventName, stdout: string): Answer {
  if (stdout === '') return { kind: 'nothing' }
  if (event === 'pre-compact') {
    assert.ok(!/^\s*[{[]/.test(stdout), 'JSON would stand in the summary prompt')
    assert.ok(stdout.trim() !== '' && stdout.length <= MAX_CHARS, `instructions of ${stdout.length} characters`)
    return { kind: 'instructions', text: stdout }
  }
  const json = JSON.parse(stdout) as Json
  const { systemMessage: message, ...said } = json
  if (message !== undefined)
    assert.ok(typeof message === 'string' && message !== '' && message.length <= MAX_CHARS, 'a message for the person')
  if (message !== undefined && Object.keys(said).length === 0) return { kind: 'message', json, context: null }
  // Gemini CLI takes a refusal at the top; Claude Code and Codex would drop it there.
  if (event === 'pre-tool-use' && said.decision === 'deny') {
    assert.deepEqual(Object.keys(said), ['decision', 'reason'])
    assert.ok(typeof said.reason === 'string' && said.reason !== '', 'a reason')
    return { kind: 'permission', json, context: null, decision: 'deny' }
  }
  assert.deepEqual(Object.keys(said), ['hookSpecificOutput'])
  const { hookEventName, ...output } = json.hookSpecificOutput as Json
  assert.equal(hookEventName, CLIENT_EVENTS[event])
  if (event === 'pre-tool-use' && 'permissionDecision' in output) {
    const { permissionDecision: decision, permissionDecisionReason: reason, ...rest } = output
    assert.deepEqual(rest, {})
    assert.ok(decision === 'deny' || decision === 'ask', `decision ${String(decision)}`)
    assert.ok(typeof reason === 'string' && reason !== '')
    return { kind: 'permission', json, context: null, decision }
  }
  assert.deepEqual(Object.keys(output), ['additionalContext'])
  const context = output.additionalContext
  assert.ok(typeof context === 'string' && context !== '' && context.length <= MAX_CHARS)
  checkMarkup(context)
  checkBudgets(context)
  return { kind: 'context', json, context }
}

function checkBudgets(context: string): void {
  for (const [tag, budget] of Object.entries(BUDGETS)) {
    for (const [element] of context.matchAll(new RegExp(`<${tag}\\b[^]*?</${tag}>`, 'g'))) {
      assert.ok(Math.ceil(element.length / 4) <= budget, `${tag} of ${Math.ceil(element.length / 4)} tokens`)
    }
  }
}

/** Every angle bracket belongs to one of our tags, and they nest: no foreign text opened or closed one. */
export function checkMarkup(text: string): void {
  const open: string[] = []
  for (const [tag, closing, name = ''] of text.matchAll(/<(\/?)([a-z_-]*)(?: [a-z]+="[^"<>]*")*>|[<>]/g)) {
    assert.ok(TAGS.has(name), `foreign markup ${JSON.stringify(tag)}`)
    if (closing === '/') assert.equal(open.pop(), name, 'closing tag')
    else open.push(name)
  }
  assert.deepEqual(open, [], 'tags left open')
}
