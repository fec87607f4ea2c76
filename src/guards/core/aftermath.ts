import { isRecord, parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { excerptLine } from '../../base/core/text.ts'
import { CRITICALITIES } from '../../config/core/config.ts'
import type { Tree } from '../../git/core/tree-changes.ts'
import type { Governed } from '../../policy/core/governance.ts'

/**
 * Files of a project without git at one moment, relative to the project, each with a mark of its content. A snapshot
 * that was cut at its bound carries `CUT`. A cut snapshot also lists the folders it holds whole, with a slash at the end.
 */
export type WorkSnapshot = Readonly<Record<string, string>>

export const CUT = '/'

/** The state of a project before a call. Git itself knows its files, so for trees of git a commit is enough. */
export type Before = { readonly trees: readonly Tree[] } | { readonly snapshot: WorkSnapshot }

/** Left by pre-tool-use for a call that may write more than was seen; read back when the call is over. */
export interface PendingCall {
  readonly toolUseId: string
  readonly tool: string
  readonly target: string
  readonly agentId: string | null
  /** Null when the files of the project need no look. */
  readonly before: Before | null
  /** Marks of the files that keep the guards in place, by path; null when these need no look. */
  readonly own: Readonly<Record<string, string>> | null
  /** Paths whose writing was asked about. The call ran, so the person agreed. */
  readonly agreed: readonly string[]
  /** The governance file that is written when the call goes through; null for file tools, which name it themselves. */
  readonly governed: Governed | null
}

export interface EndedCall extends PendingCall {
  /** The time the note was written, by the clock of the project's file system. */
  readonly startedMs: number
}

export function serializePendingCall(call: PendingCall): string {
  const { tool, target, agentId, governed, before, own, agreed } = call
  return `${JSON.stringify({ schema_version: '2', tool, target, agent_id: agentId, governed, before, own, agreed })}\n`
}

/** The call in a note's text; null for a damaged note, which is then dropped. */
export function parsePendingCall(toolUseId: string, text: string, startedMs: number): EndedCall | null {
  const wire = parseJsonRecord(text)
  if (wire === null || wire.schema_version !== '2') return null
  return {
    toolUseId,
    startedMs,
    tool: stringOf(wire.tool) ?? 'a tool',
    target: stringOf(wire.target) ?? '',
    agentId: stringOf(wire.agent_id),
    before: parseBefore(wire.before),
    own: isRecord(wire.own) ? parseMarks(wire.own) : null,
    agreed: Array.isArray(wire.agreed) ? wire.agreed.map(String) : [],
    governed: parseGoverned(wire.governed),
  }
}

function parseBefore(wire: unknown): Before | null {
  if (!isRecord(wire)) return null
  if (isRecord(wire.snapshot)) return { snapshot: parseMarks(wire.snapshot) }
  if (!Array.isArray(wire.trees)) return null
  const trees = wire.trees.flatMap((tree) => {
    const root = isRecord(tree) ? stringOf(tree.root) : null
    return isRecord(tree) && root !== null ? [{ root, head: stringOf(tree.head) }] : []
  })
  return { trees }
}

const parseMarks = (wire: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(wire).map(([path, mark]) => [path, String(mark)]))

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
  return [...paths].filter((path) => before[path] !== after[path] && isKnown(path)).sort()
}

const MAX_NAMED = 8

export type OwnChange = Readonly<Record<'path' | 'what', string>>

/** The model's text when nobody could look at the writes of a call: silence would pass for no writes. */
export function describeUnseen({ tool, target }: PendingCall, roots: readonly string[] | null): string {
  return `confined-writes: what changed while ${tool} ran (${target}) could not be looked at${describeRoots(roots)}. Tell the person, and look yourself where this call wrote.`
}

/** The model's text when files outside the write roots changed while a call ran. Somebody else may have changed them. */
export function describeOutside(call: PendingCall, outside: readonly string[], roots: readonly string[]): string {
  return `confined-writes: while ${call.tool} ran (${call.target}), files outside the write roots changed: ${nameAll(outside)}${describeRoots(roots)}. Tell the person, and undo what this call changed there unless they want it.`
}

export function describeGuarded(call: PendingCall, guarded: readonly string[]): string {
  return `confined-writes: while ${call.tool} ran (${call.target}), files changed that this repository protects: ${nameAll(guarded)} (guardrails.protected). Tell the person, and undo what this call changed there unless they want it.`
}

/** The model's text when a file changed that keeps the guards in place. The model repairs none of these by itself. */
export function describeOwn(call: PendingCall, changes: readonly OwnChange[]): string {
  const named = changes.slice(0, MAX_NAMED).map(({ path, what }) => `"${excerptLine(path, 200)}" (${what})`)
  return `self-protection: while ${call.tool} ran (${call.target}), what keeps the guards in place changed: ${named.join(', ')}${tellMore(changes)}. Tell the person what this call brought there, and leave it to them.`
}

function nameAll(paths: readonly string[]): string {
  const named = paths.slice(0, MAX_NAMED).map((path) => `"${excerptLine(path, 200)}"`)
  return `${named.join(', ')}${tellMore(paths)}`
}

const tellMore = ({ length }: readonly unknown[]) => (length > MAX_NAMED ? ` and ${length - MAX_NAMED} more` : '')

function describeRoots(roots: readonly string[] | null): string {
  if (roots === null) return ''
  const where = roots.length === 0 ? 'no path may be written' : `writes are allowed in ${roots.slice(0, 20).join(', ')}`
  return `; ${where} (guardrails.write_roots)`
}
