import { isRecord, parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { findOwnHook } from '../../settings/core/hook-entries.ts'
import type { HookFailure } from './check-firings.ts'

/**
 * Tags at the beginning of our answers. The client records no command with an answer to a prompt, so the tag identifies
 * ours.
 */
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
