import { isRecord } from '../../base/core/record.ts'
import { type ConfigKey, PLAN_ROOTS } from './config.ts'

/** A value as a document may set it. Null when the value would weaken what the layers below say. */
export type Strengthened = { readonly value: unknown } | null

/** The words of the modes, of `unresolved` and of `fail`, weakest first. A key uses some of them. */
const STRENGTHS: readonly unknown[] = ['off', 'allow', 'open', 'warn', 'rescue', 'ask', 'deny', 'closed']
/** Keys with a word of that order. */
const GRADED = /^guardrails\.(?:modes\.\w+|unresolved|fail)$/
/** The keys a guard goes by. A guard that is not named here speaks in every repository. */
const TERMS: Readonly<Partial<Record<ConfigKey, RegExp>>> = {
  'guardrails.unresolved': /^guardrails\.write_roots$/,
  'guardrails.modes.allowed_tools': /^guardrails\.allowed_tools$/,
  'guardrails.modes.confined_writes': /^guardrails\.(?:write_roots|protected)$/,
  'guardrails.modes.plan_evaluator': /^guardrails\.evaluator$/,
  'guardrails.modes.architecture': /^guardrails\.architecture$/,
  'guardrails.modes.governance': /^guardrails\./,
  'guardrails.modes.post_compaction_approval': /^guardrails\./,
  'guardrails.modes.stale_resumption': /^guardrails\./,
}

export interface LayersBeside {
  /** The value of the layers below, defaults included. */
  readonly below: unknown
  /** Whether a layer below sets the key. */
  readonly isSet: boolean
  /** The keys that any other layer sets, above or below. */
  readonly others: ReadonlySet<string>
}

/**
 * The value of a key in the policy document, laid over the layers below. The document lies where agents write, so the
 * document only strengthens. A word is at least as strong, and lists of rules are joined. Roots lie inside the roots that
 * a person has set. Over a guard that goes by the document alone, the document says how strong the guard is.
 */
export function strengthen(key: ConfigKey, value: unknown, { below, isSet, others }: LayersBeside): Strengthened {
  if (GRADED.test(key)) return grade(key, value, { below, isSet, others })
  switch (key) {
    case 'guardrails.evaluator':
      return value === true || below !== true ? { value } : null
    case 'guardrails.protected':
      return { value: joinLists(below, value) }
    case 'guardrails.architecture':
      return { value: [...listOf(below), ...listOf(value)] }
    case 'guardrails.governance':
      return { value: joinLevels(below, value) }
    case 'guardrails.mcp_writers':
      return { value: { ...recordOf(below), ...without(recordOf(value), recordOf(below)) } }
    case 'guardrails.write_roots':
      // Roots that the document does not name itself say nothing against those of a person.
      if (isSet && value === PLAN_ROOTS) return { value: isNarrower(value, below, isBelow) ? value : below }
      return isSet && !isNarrower(value, below, isBelow) ? null : { value }
    case 'guardrails.allowed_tools':
      return isSet && !isNarrower(value, below, isNamed) ? null : { value }
    default:
      return { value }
  }
}

function grade(key: ConfigKey, value: unknown, { below, isSet, others }: LayersBeside): Strengthened {
  const terms = isSet ? undefined : TERMS[key]
  const isOwn = terms !== undefined && ![...others].some((other) => terms.test(other))
  return isOwn || STRENGTHS.indexOf(value) >= STRENGTHS.indexOf(below) ? { value } : null
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const recordOf = (value: unknown) => (isRecord(value) ? value : {})
const joinLists = (below: unknown, value: unknown) => [...new Set([...listOf(below), ...listOf(value)])]

function without(record: Readonly<Record<string, unknown>>, taken: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !Object.hasOwn(taken, key)))
}

/** The levels of both, the higher one where both name a pattern. Their names sort as their ranks do. */
function joinLevels(below: unknown, value: unknown) {
  const joined = new Map(Object.entries(recordOf(below)))
  for (const [glob, level] of Object.entries(recordOf(value))) {
    const kept = joined.get(glob)
    if (kept === undefined || String(level) > String(kept)) joined.set(glob, level)
  }
  return Object.fromEntries(joined)
}

type Covers = (entry: string, wide: string) => boolean

function isNarrower(value: unknown, below: unknown, covers: Covers): boolean {
  const wide = listOf(below).map(String)
  return listOf(value).every((entry) => wide.some((root) => covers(String(entry), root)))
}

/** A root stands in the list below, or lies in a plain folder of the list. */
function isBelow(entry: string, root: string): boolean {
  if (entry === root) return true
  if (!/^(?:[\w.-]+\/)*\*\*$/.test(root) || entry.includes('..')) return false
  const folder = root.slice(0, -2)
  return folder === '' ? !/^(?:[/~]|[A-Za-z]:|\\)/.test(entry) : entry.startsWith(folder)
}

const isNamed: Covers = (entry, tool) => entry === tool || tool === '*'
