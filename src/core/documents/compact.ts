import type { CoreMode } from '../config/config.ts'
import { checkEntry, firstWords, type Violation } from './check-entry.ts'
import { contentKey, type Entry, findField, isSameSubject, withoutNotes } from './entry.ts'
import {
  type FindItems,
  type Incoming,
  type Merged,
  mergeEntries,
  type Replaced,
  type Target,
} from './merge-entries.ts'
import { scanEntries } from './scan-entries.ts'
import type { EntryKind } from './schema.ts'

export const INVARIANTS_PATH = 'docs/context/INVARIANTS.md'
export const CORE_PATH = 'docs/context/CONTEXT_CORE.md'

/** An entry of a work log on its way into the documents, with its own time. */
export interface Pending extends Incoming {
  readonly at: string | null
}

/** What a compaction works on. Texts by path; a document that does not exist is missing. */
export interface CompactionInputs {
  readonly trackId: string
  readonly texts: ReadonlyMap<string, string>
  /** In the order in which they take effect. */
  readonly pending: readonly Pending[]
  /** Documents that are as the last compaction left them: in order, unless something comes in. */
  readonly settled?: ReadonlySet<string>
  /** Whether global invariants go to CONTEXT_CORE.md itself. */
  readonly core: CoreMode
}

/** What a compaction makes of it. With violations, nothing: `texts` are those there were. */
export interface CompactionPlan {
  /** Every document there will be, changed or not. */
  readonly texts: ReadonlyMap<string, string>
  readonly replaced: readonly Replaced[]
  readonly violations: readonly Violation[]
}

export function listDocumentPaths(trackId: string): string[] {
  const folder = `docs/tracks/${trackId}`
  return [`${folder}/DECISIONS.md`, `${folder}/PLAN.md`, `${folder}/RISKS.md`, INVARIANTS_PATH, CORE_PATH]
}

/**
 * Brings pending entries into the documents of a track. The same inputs give the same texts; what has been brought in
 * changes nothing when it comes again.
 */
export function planCompaction(inputs: CompactionInputs, findItems: FindItems): CompactionPlan {
  const { texts, trackId } = inputs
  const targets = listTargets(inputs)
  // A parser is dear: what nothing comes into is not read.
  const touched = targets.filter(({ kind }) => inputs.pending.some(({ entry }) => entry.kind === kind))
  const plans = touched.flatMap(({ text }) => readEntries(text, findItems))
  const pending = dropCorrected(inputs.pending, plans)
  const found = pending.flatMap((item, index) => checkEntry(item.entry, item.path, findKnown(pending, index, plans)))
  if (found.length > 0) return { texts, replaced: [], violations: found }
  const result = new Map(texts)
  const replaced: Replaced[] = []
  const violations: Violation[] = []
  for (const target of targets) {
    const incoming = pending.filter(({ entry }) => isFor(target, entry, inputs)).map((item) => prepare(item, target))
    const isLeft = target.text === null || target.path === CORE_PATH || inputs.settled?.has(target.path) === true
    if (incoming.length === 0 && isLeft) continue
    if (target.text?.includes('\ufffd')) {
      violations.push({ path: target.path, line: 0, rule: 'unreadable', text: 'it is not UTF-8 text' })
      continue
    }
    const merged: Merged = mergeEntries(target, incoming, findItems)
    result.set(target.path, merged.text)
    replaced.push(...merged.replaced)
    violations.push(...merged.violations)
  }
  // In the order of the documents, which is part of what the same inputs give.
  const order = listDocumentPaths(trackId)
  const sorted = new Map([...result].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)))
  return violations.length > 0 ? { texts, replaced: [], violations } : { texts: sorted, replaced, violations }
}

function listTargets({ trackId, texts }: CompactionInputs): Target[] {
  const folder = `docs/tracks/${trackId}`
  const create = (path: string, kind: EntryKind, mode: Target['mode'], title: string, section: string): Target => ({
    path,
    kind,
    text: texts.get(path) ?? null,
    placement: { title, section, isAtEnd: mode === 'append' && section === '' },
    mode,
  })
  return [
    create(`${folder}/DECISIONS.md`, 'decision', 'append', 'Decisions', ''),
    create(`${folder}/PLAN.md`, 'task', 'update', 'Plan', 'Tasks'),
    create(`${folder}/RISKS.md`, 'risk', 'update', 'Risks', ''),
    create(INVARIANTS_PATH, 'invariant', 'append', 'Invariants', ''),
    create(CORE_PATH, 'invariant', 'append', 'Core context', 'Invariants'),
  ]
}

function readEntries(text: string | null, findItems: FindItems): Entry[] {
  return text === null ? [] : scanEntries(text, findItems(text))
}

/** What an entry may be a change of: an entry of the documents, or one that comes in before it. */
function findKnown(pending: readonly Pending[], index: number, documents: readonly Entry[]): Entry | null {
  const entry = pending[index]?.entry
  const earlier = [...documents, ...pending.slice(0, index).map((item) => item.entry)]
  return earlier.findLast((other) => entry !== undefined && isSameSubject(other, entry)) ?? null
}

/** An entry that lacks something and was written again as it should be is corrected: only the later one counts. */
function dropCorrected(pending: readonly Pending[], known: readonly Entry[]): Pending[] {
  const isSound = ({ entry, path }: Pending, index: number) =>
    checkEntry(entry, path, findKnown(pending, index, known)).length === 0
  const sound = pending.filter(isSound)
  return pending.filter(
    (item, index) =>
      isSound(item, index) ||
      !sound.some((later) => pending.indexOf(later) > index && isSameSubject(later.entry, item.entry)),
  )
}

function isGlobal(entry: Entry): boolean {
  return /^(?:global|all|everywhere|whole project|project)\b/.test(firstWords(findField(entry, 'Scope') ?? ''))
}

/** Whether a document takes an entry. An invariant the core already states is not proposed again. */
function isFor(target: Target, entry: Entry, { core, texts }: CompactionInputs): boolean {
  if (entry.kind !== target.kind) return false
  if (target.kind !== 'invariant') return true
  if (target.path === CORE_PATH) return core === 'write' && isGlobal(entry)
  const stated = scanEntries(texts.get(CORE_PATH) ?? '').some((known) => contentKey(known) === contentKey(entry))
  return !stated && !(core === 'write' && isGlobal(entry))
}

/** What is appended carries its own time; what is updated in place says how things are now. */
function prepare({ entry, path, at }: Pending, { mode }: Target): Incoming {
  const bare = withoutNotes(entry)
  if (mode === 'update' || at === null) return { entry: bare, path }
  return { entry: { ...bare, fields: [{ key: 'Date', value: at }, ...bare.fields] }, path }
}
