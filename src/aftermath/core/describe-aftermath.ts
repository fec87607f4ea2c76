import { excerptLine } from '../../base/core/text.ts'
import type { PendingCall } from './aftermath.ts'

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
