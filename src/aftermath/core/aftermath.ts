import { isRecord, parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { excerptLine } from '../../base/core/text.ts'
import { CRITICALITIES } from '../../config/core/config.ts'
import type { Governed } from '../../policy/core/governance.ts'

/**
 * Changed paths of a work tree at one moment, relative to the tree, each with a mark of its content. A snapshot that
 * was cut at its bound carries `CUT`. A cut snapshot also lists the folders it holds whole, with a slash at the end.
 */
export type WorkSnapshot = Readonly<Record<string, string>>

export const CUT = '/'
/** The commit of the work tree; a name with a slash at the end is no changed path. */
export const HEAD = 'HEAD/'

/** Left by pre-tool-use for a call nobody could judge fully; read back when the call is over. */
export interface PendingCall {
  readonly toolUseId: string
  readonly tool: string
  readonly target: string
  readonly agentId: string | null
  /** Null when the places that the call writes are known. */
  readonly snapshot: WorkSnapshot | null
  /** The governance file that is written when the call goes through; null for file tools, which name it themselves. */
  readonly governed: Governed | null
}

export function serializePendingCall(call: PendingCall): string {
  const { tool, target, agentId, governed, snapshot } = call
  return `${JSON.stringify({ schema_version: '1', tool, target, agent_id: agentId, governed, snapshot })}\n`
}

/** The call in a note's text; null for a damaged note, which is then dropped. */
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

/** The mark of a folder that could not be read. A folder unread at one of two moments itself counts as changed. */
export const UNREAD = 'cannot be read'

/**
 * Paths that differ between two moments, sorted. A path beyond the bound of one snapshot is not known to differ. The
 * same holds for a path in a folder that one snapshot could not read.
 */
export function findChangedPaths(before: WorkSnapshot, after: WorkSnapshot): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  const isSeen = (snapshot: WorkSnapshot, path: string) =>
    path in snapshot || !(CUT in snapshot) || path.slice(0, path.lastIndexOf('/') + 1) in snapshot
  const unread = [...paths].filter((path) => before[path] === UNREAD || after[path] === UNREAD)
  const isKnown = (path: string) =>
    !path.endsWith('/') &&
    path !== '' &&
    isSeen(before, path) &&
    isSeen(after, path) &&
    !unread.some((folder) => path.startsWith(`${folder}/`))
  return [...paths].filter((path) => !isSame(before[path], after[path]) && isKnown(path)).sort()
}

/** A mark of two letters is git's word alone, with nothing to tell one content from another. */
function isSame(before: string | undefined, after: string | undefined): boolean {
  if (before === after) return true
  const isWord = before?.length === 2 || after?.length === 2
  return isWord && before !== undefined && after !== undefined && before.slice(0, 2) === after.slice(0, 2)
}

/** Paths in the output of `git status --porcelain=v1 -z --no-renames`. */
export function parseStatus(output: string): { readonly path: string; readonly status: string }[] {
  return output
    .split('\0')
    .filter((entry) => entry.length > 3)
    .map((entry) => ({ status: entry.slice(0, 2), path: entry.slice(3) }))
}

/** The model's text when nobody could look at the writes of a call: silence would pass for no writes. */
export function describeUnseen({ tool, target }: PendingCall, roots: readonly string[]): string {
  return `confined-writes: what changed while ${tool} ran (${target}) could not be looked at; ${describeRoots(roots)} (guardrails.write_roots). Tell the person, and look yourself where this call wrote.`
}

/** The model's text when a call wrote outside the write roots. */
export function describeAftermath(call: PendingCall, outside: readonly string[], roots: readonly string[]): string {
  const named = outside.slice(0, 8).map((path) => `"${excerptLine(path, 200)}"`)
  const more = outside.length > 8 ? ` and ${outside.length - 8} more` : ''
  return `confined-writes: while ${call.tool} ran (${call.target}), files outside the write roots changed: ${named.join(', ')}${more}; ${describeRoots(roots)} (guardrails.write_roots). Tell the person, and undo what this call changed there unless they want it.`
}

function describeRoots(roots: readonly string[]): string {
  return roots.length === 0 ? 'no path may be written' : `writes are allowed in ${roots.slice(0, 20).join(', ')}`
}
