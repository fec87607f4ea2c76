import { isRecord, parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { HOOK_EVENTS, type HookName } from '../../client/core/input.ts'
import { MAX_ANSWER_CHARS } from '../../client/core/output.ts'

const TOP = new Set('hookSpecificOutput systemMessage continue stopReason suppressOutput decision reason'.split(' '))
const INNER = new Set(
  'hookEventName additionalContext permissionDecision permissionDecisionReason updatedInput'.split(' '),
)
const DECISIONS: readonly unknown[] = ['allow', 'deny', 'ask', 'defer']

/**
 * Faults in a hook's stdout for which the client would drop or misread the answer (measured, 2.1.329). An empty answer
 * is always right. `pre-compact` alone prints plain text, which becomes part of the summary prompt.
 */
export function checkAnswer(hook: HookName, stdout: string): string[] {
  if (stdout === '') return []
  if (hook === 'pre-compact') {
    if (/^\s*[{[]/.test(stdout)) return ['JSON would stand in the summary prompt']
    return stdout.length > MAX_ANSWER_CHARS ? [`${stdout.length} characters, cut at ${MAX_ANSWER_CHARS}`] : []
  }
  const answer = parseJsonRecord(stdout)
  if (answer === null) return ['it is not one JSON object: a stray byte makes all of it plain text']
  return [...checkTop(answer), ...checkInner(hook, answer.hookSpecificOutput)]
}

function checkTop(answer: UnknownRecord): string[] {
  const unknown = Object.keys(answer).filter((key) => !TOP.has(key))
  const faults = unknown.map((key) => `"${key}" at the top is ignored`)
  const { systemMessage: message, decision } = answer
  if (message !== undefined && typeof message !== 'string')
    faults.push('systemMessage is not text: all of it is dropped')
  if (typeof message === 'string') faults.push(...checkLength('systemMessage', message))
  if (decision !== undefined && decision !== 'approve' && decision !== 'block')
    faults.push('a decision but approve and block is an error: all of it is dropped')
  return faults
}

function checkInner(hook: HookName, output: unknown): string[] {
  if (output === undefined) return []
  if (!isRecord(output)) return ['hookSpecificOutput is not an object: all of it is dropped']
  const { hookEventName: event, additionalContext: context, permissionDecision: decision } = output
  if (event === undefined) return ['hookEventName is missing: all of it is dropped']
  if (event !== HOOK_EVENTS[hook]) return [`hookEventName is not ${HOOK_EVENTS[hook]}: all of it is dropped`]
  const faults = Object.keys(output)
    .filter((key) => !INNER.has(key))
    .map((key) => `"${key}" is ignored`)
  if (context !== undefined && typeof context !== 'string')
    faults.push('additionalContext is not text: all of it is dropped')
  if (typeof context === 'string') faults.push(...checkLength('additionalContext', context))
  if (decision === undefined) return faults
  if (hook !== 'pre-tool-use') return [...faults, 'permissionDecision is for PreToolUse alone']
  if (!DECISIONS.includes(decision))
    return [...faults, 'permissionDecision is none the client knows: all of it is dropped']
  return decision === 'allow' ? [...faults, "it allows the call, which takes away the person's own question"] : faults
}

function checkLength(name: string, text: string): string[] {
  return text.length > MAX_ANSWER_CHARS
    ? [`${name} has ${text.length} characters: the model gets a file name instead`]
    : []
}
