import { CRITICALITIES } from '../config/config.ts'
import { isRecord, parseJsonRecord, stringOf } from '../record.ts'
import { excerptLine } from '../text.ts'
import { escapeText } from '../xml/element.ts'
import type { Governed } from './governance.ts'

/** What lay changed in a work tree at one moment: paths relative to it, each with a mark of its content. */
export type WorkSnapshot = Readonly<Record<string, string>>

/** Left by pre-tool-use for a call nobody could judge fully; read back when the call is over. */
export interface PendingCall {
  readonly toolUseId: string
  readonly tool: string
  readonly target: string
  readonly agentId: string | null
  /** Null when where it writes is known. */
  readonly snapshot: WorkSnapshot | null
  /** The governance file that is written when the call goes through; null for file tools, which name it themselves. */
  readonly governed: Governed | null
}

export function serializePendingCall(call: PendingCall): string {
  const { tool, target, agentId, governed, snapshot } = call
  return `${JSON.stringify({ schema_version: '1', tool, target, agent_id: agentId, governed, snapshot })}\n`
}

/** The call in a note's text; null when it is damaged, which ends the matter. */
export function parsePendingCall(toolUseId: string, text: string): PendingCall | null {
  const wire = parseJsonRecord(text)
  if (wire === null || wire.schema_version !== '1') return null
  const marks = isRecord(wire.snapshot) ? Object.entries(wire.snapshot) : null
  const snapshot = marks === null ? null : Object.fromEntries(marks.map(([path, mark]) => [path, String(mark)]))
  return {
    toolUseId,
    tool: stringOf(wire.tool) ?? 'a tool',
    target: stringOf(wire.target) ?? '',
    agentId: stringOf(wire.agent_id),
    snapshot,
    governed: parseGoverned(wire.governed),
  }
}

function parseGoverned(wire: unknown): Governed | null {
  const level = isRecord(wire) ? CRITICALITIES.find((name) => name === wire.level) : undefined
  return isRecord(wire) && level !== undefined ? { level, path: stringOf(wire.path) ?? '' } : null
}

/** Paths that differ between two moments, sorted. */
export function findChangedPaths(before: WorkSnapshot, after: WorkSnapshot): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...paths].filter((path) => before[path] !== after[path]).sort()
}

/** Paths in the output of `git status --porcelain=v1 -z --no-renames`. */
export function parseStatus(output: string): { readonly path: string; readonly status: string }[] {
  return output
    .split('\0')
    .filter((entry) => entry.length > 3)
    .map((entry) => ({ status: entry.slice(0, 2), path: entry.slice(3) }))
}

/** What the model is told when a call wrote where it may not. */
export function describeAftermath(call: PendingCall, outside: readonly string[], roots: readonly string[]): string {
  const named = outside.slice(0, 8).map((path) => `"${escapeText(excerptLine(path, 200))}"`)
  const more = outside.length > 8 ? ` and ${outside.length - 8} more` : ''
  const where =
    roots.length === 0 ? 'no path may be written' : `writes are allowed in ${escapeText(roots.slice(0, 20).join(', '))}`
  return `confined-writes: while ${call.tool} ran (${escapeText(call.target)}), files outside the write roots changed: ${named.join(', ')}${more}; ${where} (guardrails.write_roots). Tell the person, and undo what this call changed there unless they want it.`
}
