import { createFinding, type Finding } from '../../base/core/finding.ts'
import { isRecord, parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { readAnswer } from '../../client/core/answer.ts'
import type { OtherClient } from '../../client/core/client.ts'
import { MAX_ANSWER_CHARS } from '../../client/core/output.ts'
import type { ClientCall } from './client-calls.ts'

export interface EndedRun {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * Finds the faults of a fired hook.
 *
 * @param what The hook and the call, as a person would name them.
 * @param dropped Faults for which the client would drop the answer.
 */
export function judgeRun(
  { what, ...own }: { readonly what: string; readonly fix?: string },
  { exitCode, stderr }: EndedRun,
  dropped: readonly string[],
): Finding[] {
  const hasFailed = exitCode !== 0 || stderr !== ''
  const how = `exit ${exitCode ?? 'none'}${stderr === '' ? '' : `: ${stderr.trim().split('\n')[0] ?? ''}`}`
  return [
    ...(hasFailed ? [createFinding('bundle-fails', `${what}: ${how}`, own)] : []),
    ...dropped.map((why) => createFinding('bundle-answer-dropped', `${what}: ${why}`, own)),
  ]
}

/**
 * Finds the faults of a hook fired for a client other than Claude Code.
 *
 * @param left Files of the state after the call, where the call must leave a file or words; else null.
 */
export function judgeClientRun(
  client: OtherClient,
  { hook, title, payload, says, leaves }: ClientCall,
  { left, ...run }: EndedRun & { readonly left: Iterable<string> | null },
): Finding[] {
  const what = `${hook} (${title})`
  const own = { fix: `holdfast init --client ${client}` }
  const faults = judgeRun({ what, ...own }, run, checkClientAnswer(client, String(payload.hook_event_name), run.stdout))
  if (faults.length > 0 || left === null) return faults
  const isSilent = says !== null && !readAnswer(run.stdout).includes(says)
  const isIdle = leaves !== null && ![...left].some((path) => path.startsWith(leaves))
  return [
    ...(isSilent ? [createFinding('bundle-silent', `${what}: it did not say "${says.trim()}"`, own)] : []),
    ...(isIdle ? [createFinding('bundle-silent', `${what}: it left nothing in ${leaves}`, own)] : []),
  ]
}

type Check = (value: unknown, event: string) => string | null
type Fields = Readonly<Record<string, Check>>

const isText: Check = (value) => (typeof value === 'string' ? null : 'is not text')
const isDeny: Check = (value) => (value === 'deny' ? null : `is not "deny": the call runs`)
const isEvent: Check = (value, event) => (value === event ? null : `is not ${event}: Codex drops all of the answer`)
const isShort: Check = (value) => {
  if (typeof value !== 'string') return 'is not text'
  return value.length > MAX_ANSWER_CHARS
    ? `has ${value.length} characters, of which the model gets the beginning`
    : null
}

const INNER = 'hookSpecificOutput'
const MESSAGE: Fields = { systemMessage: isText }
const CODEX_WORDS: Fields = {
  ...MESSAGE,
  [`${INNER}.hookEventName`]: isEvent,
  [`${INNER}.additionalContext`]: isShort,
}
const GEMINI_WORDS: Fields = { ...MESSAGE, [`${INNER}.hookEventName`]: isText, [`${INNER}.additionalContext`]: isText }

interface Rules {
  readonly plain: string
  readonly unknown: string
  /** Fields that reach somebody, by event. Fields of the inner object stand behind its name. */
  readonly events: Readonly<Record<string, Fields>>
  /** Pairs of fields: the first is void without the other. */
  readonly needs: readonly (readonly [field: string, other: string])[]
}

const RULES: Readonly<Record<OtherClient, Rules>> = {
  codex: {
    plain: 'the model gets it as it is, or nobody does',
    unknown: 'is no field it takes here: Codex drops all of the answer',
    events: {
      SessionStart: CODEX_WORDS,
      UserPromptSubmit: CODEX_WORDS,
      PreToolUse: {
        ...CODEX_WORDS,
        [`${INNER}.permissionDecision`]: isDeny,
        [`${INNER}.permissionDecisionReason`]: isText,
      },
      PostToolUse: CODEX_WORDS,
      PreCompact: MESSAGE,
    },
    needs: [
      [INNER, `${INNER}.hookEventName`],
      [`${INNER}.permissionDecision`, `${INNER}.permissionDecisionReason`],
    ],
  },
  gemini: {
    plain: 'the person is shown it, and the model gets none of it',
    unknown: 'is no field it takes here: Gemini CLI ignores it',
    events: {
      SessionStart: GEMINI_WORDS,
      BeforeAgent: GEMINI_WORDS,
      BeforeTool: { ...MESSAGE, decision: isDeny, reason: isText },
      AfterTool: GEMINI_WORDS,
    },
    needs: [['decision', 'reason']],
  },
}

/**
 * Faults in a hook's stdout for which another client would drop or misread the answer. Codex 0.169.0 and Gemini CLI
 * 0.61.0 were measured. Codex drops an answer for one unknown field, and then runs a call that was to be refused.
 */
export function checkClientAnswer(client: OtherClient, event: string, stdout: string): string[] {
  if (stdout === '') return []
  const { plain, unknown, events, needs } = RULES[client]
  const answer = parseJsonRecord(stdout)
  if (answer === null) return [`it is not one JSON object: ${plain}`]
  const given = listFields(answer)
  const taken = events[event] ?? {}
  const faults = [...given].flatMap(([name, value]) => {
    const check = Object.hasOwn(taken, name) ? taken[name] : undefined
    const fault = check === undefined ? unknown : check(value, event)
    return fault === null ? [] : [`${name} ${fault}`]
  })
  const has = (field: string) => [...given.keys()].some((name) => name === field || name.startsWith(`${field}.`))
  const missing = needs.flatMap(([field, other]) => (has(field) && !has(other) ? [`${other} is missing`] : []))
  return [...faults, ...missing]
}

/** Fields of an answer by name. A field of the inner object has a name in two parts: object and field. */
function listFields(answer: UnknownRecord): Map<string, unknown> {
  return new Map(
    Object.entries(answer).flatMap(([name, value]) =>
      name === INNER && isRecord(value)
        ? Object.entries(value).map(([inner, one]) => [`${INNER}.${inner}`, one] as const)
        : [[name, value] as const],
    ),
  )
}
