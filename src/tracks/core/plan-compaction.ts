import type { CoreMode } from '../../config/core/config.ts'
import { findSubjects } from '../../documents/core/check-box.ts'
import {
  checkEntry,
  contentKey,
  type Entry,
  findField,
  firstWords,
  isSameSubject,
  type Violation,
  withoutNotes,
} from '../../documents/core/document-entry.ts'
import {
  type FindItems,
  type Incoming,
  mergeEntries,
  type Pending,
  type Replaced,
  type Target,
} from '../../documents/core/merge-entries.ts'
import { scanEntries, scanTasks } from '../../documents/core/scan-entries.ts'
import { CORE_PATH, INVARIANTS_PATH, listDocumentPaths } from '../../documents/core/transaction.ts'

/** Inputs of a compaction. `texts` holds documents by path, without those that do not exist. */
export interface CompactionInputs {
  readonly trackId: string
  readonly texts: ReadonlyMap<string, string>
  readonly pending: readonly Pending[]
  /** Documents as the last compaction left them. Their order is right unless an entry comes in. */
  readonly settled?: ReadonlySet<string>
  readonly core: CoreMode
}

/** Outcome of a compaction. A plan with violations changes nothing: `texts` are the inputs. */
export interface CompactionPlan {
  readonly texts: ReadonlyMap<string, string>
  readonly replaced: readonly Replaced[]
  readonly violations: readonly Violation[]
}

/** The same inputs give the same texts. An entry that comes again changes nothing. */
export function planCompaction(inputs: CompactionInputs, findItems: FindItems): CompactionPlan {
  const { texts, trackId } = inputs
  const targets = listTargets(inputs)
  // Parsing is dear: a document without a pending entry of its kind is not parsed.
  const touched = targets.filter(({ kind }) => inputs.pending.some(({ entry }) => entry.kind === kind))
  const plans = touched.flatMap((target) => readEntries(target, findItems))
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
    const merged = mergeEntries(target, incoming, findItems)
    result.set(target.path, merged.text)
    replaced.push(...merged.replaced)
    violations.push(...merged.violations)
  }
  // The order of the documents belongs to the promise that the same inputs give the same texts.
  const order = listDocumentPaths(trackId)
  const sorted = new Map([...result].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)))
  return violations.length > 0 ? { texts, replaced: [], violations } : { texts: sorted, replaced, violations }
}

function listTargets({ trackId, texts }: CompactionInputs): Target[] {
  const folder = `docs/tracks/${trackId}`
  const rows = [
    [`${folder}/DECISIONS.md`, 'decision', 'append', 'Decisions', ''],
    [`${folder}/PLAN.md`, 'task', 'update', 'Plan', 'Tasks'],
    [`${folder}/RISKS.md`, 'risk', 'update', 'Risks', ''],
    [INVARIANTS_PATH, 'invariant', 'append', 'Invariants', ''],
    [CORE_PATH, 'invariant', 'append', 'Core context', 'Invariants'],
  ] as const
  return rows.map(([path, kind, mode, title, section]) => ({
    path,
    kind,
    text: texts.get(path) ?? null,
    placement: { title, section, isAtEnd: mode === 'append' && section === '' },
    mode,
  }))
}

function readEntries({ text, kind }: Target, findItems: FindItems): Entry[] {
  if (text === null) return []
  return kind === 'task' ? scanTasks(text, findItems(text)) : scanEntries(text, findItems(text))
}

/** The entry that a pending entry may change: of the documents, or pending and earlier. */
function findKnown(pending: readonly Pending[], index: number, documents: readonly Entry[]): Entry | null {
  const entry = pending[index]?.entry
  const earlier = [...documents, ...pending.slice(0, index).map((item) => item.entry)]
  return entry === undefined ? null : (findSubjects(earlier, entry).at(-1) ?? null)
}

/** Drops a faulty entry that was written again soundly: only the later entry counts. */
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

/** An appended entry carries its own time; an updated entry has none, because it tells the present state. */
function prepare({ entry, path, at }: Pending, { mode }: Target): Incoming {
  const bare = withoutNotes(entry)
  if (mode === 'update' || at === null) return { entry: bare, path }
  return { entry: { ...bare, fields: [{ key: 'Date', value: at }, ...bare.fields] }, path }
}
