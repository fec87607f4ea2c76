import { createFinding, type Finding } from '../../base/core/finding.ts'
import { isRecord, parseJsonRecord, stringOf, sumOf } from '../../base/core/record.ts'
import { countNouns } from '../../base/core/text.ts'
import { findOwnHook } from '../../client/core/hook-entries.ts'
import { HOOK_EVENTS, type HookEvent } from '../../client/core/input.ts'

/** A hook of ours that failed or ran out of time, as the client wrote it into the transcript. */
export interface HookFailure {
  readonly event: string
  readonly at: string
  readonly kind: 'failed' | 'timed-out'
  readonly detail: string
}

export interface SessionFacts {
  readonly sessionId: string
  readonly prompts: number
  readonly toolCalls: number
  readonly answers: number
  readonly compactions: number
  /** Time of the last trace of our hook, by event: an answer or a record. A silent call leaves no trace. */
  readonly seen: ReadonlyMap<string, string>
  readonly recordedCompactions: number
  readonly failures: readonly HookFailure[]
  /** True when the session began after the present registration of the hooks. */
  readonly isSinceInstall: boolean
}

/** By event the last trace, and how often the client must have started the hook in these sessions. */
export function findLastFirings(sessions: readonly SessionFacts[]) {
  const occasions: Readonly<Record<HookEvent, number>> = {
    SessionStart: sumOf(sessions, (session) => 1 + session.compactions),
    UserPromptSubmit: sumOf(sessions, (session) => session.prompts),
    PreCompact: sumOf(sessions, (session) => session.compactions),
    PreToolUse: sumOf(sessions, (session) => session.toolCalls),
    PostToolUse: sumOf(sessions, (session) => session.toolCalls),
  }
  return Object.values(HOOK_EVENTS).map((event) => {
    const times = sessions.flatMap(({ seen }) => seen.get(event) ?? []).sort()
    return { event, lastSeen: times.at(-1) ?? null, occasions: occasions[event] }
  })
}

/**
 * Only SessionStart and PreCompact always leave a trace, so only their silence is evidence. The newest stands first.
 */
export function checkFirings(
  sessions: readonly SessionFacts[],
  isRegistered: (event: HookEvent) => boolean,
): Finding[] {
  const since = sessions.filter(({ isSinceInstall, answers }) => isSinceInstall && answers > 0)
  const findings: Finding[] = []
  const count = since.length === 1 ? 'the last session' : `the last ${since.length} sessions`
  if (since.length > 0 && isRegistered('SessionStart') && since.every(({ seen }) => seen.size === 0)) {
    findings.push(createFinding('hook-never-fired', `SessionStart is registered and left no trace in ${count}`))
  }
  const compactions = sumOf(since, (session) => session.compactions)
  const recorded = sumOf(since, (session) => session.recordedCompactions)
  if (compactions > 0 && recorded === 0 && isRegistered('PreCompact')) {
    const number = countNouns(compactions, 'compaction')
    findings.push(createFinding('compactions-unrecorded', `${number} in the transcripts of ${count}, none recorded`))
  }
  return [...findings, ...checkFailures(since[0] ?? null)]
}

/** Finds failures in the newest session. An earlier failure may have been repaired since. */
function checkFailures(newest: SessionFacts | null): Finding[] {
  const findings: Finding[] = []
  const failures = newest?.failures ?? []
  for (const event of new Set(failures.map((failure) => failure.event))) {
    for (const kind of ['failed', 'timed-out'] as const) {
      const own = failures.filter((failure) => failure.event === event && failure.kind === kind)
      const last = own.at(-1)
      if (last === undefined) continue
      const times = own.length === 1 ? 'once' : `${own.length} times`
      const what = `${event} ${kind === 'failed' ? 'failed' : 'ran out of time'} ${times} in the last session, at ${last.at}: ${last.detail}`
      findings.push(createFinding(kind === 'failed' ? 'hook-failed' : 'hook-timed-out', what))
    }
  }
  return findings
}

/** The client records no command with an answer to a prompt, so the tag identifies ours. */
const OWN_TAG =
  /^<(?:project-context|context-monitor|compaction-alert|resumption-context|quality-context|quality-reinforcement|routing-hint|related-memories|repeated-failure|track-context|response_guidance)[ >]/

/** Parses a row about a hook of ours; null for any other row. Silent hooks leave no row (measured, 2.1.329). */
export function parseHookRow(
  line: string,
): { readonly kind: 'answered'; readonly event: string; readonly at: string } | HookFailure | null {
  const row = parseJsonRecord(line)
  const attachment = row?.attachment
  const at = stringOf(row?.timestamp)
  if (!isRecord(attachment) || at === null || row?.isSidechain === true) return null
  const event = stringOf(attachment.hookEvent)
  if (event === null) return null
  if (attachment.type === 'hook_additional_context') {
    const [first] = Array.isArray(attachment.content) ? attachment.content : []
    return typeof first === 'string' && OWN_TAG.test(first) ? { kind: 'answered', event, at } : null
  }
  if (findOwnHook((stringOf(attachment.command) ?? '').slice(0, 4096)) === null) return null
  if (attachment.type === 'hook_success') return { kind: 'answered', event, at }
  if (attachment.type === 'hook_non_blocking_error') {
    const detail = (stringOf(attachment.stderr) ?? '').trim().split('\n')[0] ?? ''
    return { kind: 'failed', event, at, detail: detail === '' ? `exit ${String(attachment.exitCode)}` : detail }
  }
  if (attachment.type !== 'hook_cancelled' || attachment.timedOut !== true) return null
  return { kind: 'timed-out', event, at, detail: `${Number(attachment.timeoutMs) / 1000} seconds` }
}
