import { isRecord } from '../../base/core/record.ts'
import { type ConfigKey, CRITICALITIES } from './config.ts'
import { isMode, isThreshold, type ModeKey, recordKeys, type ThresholdKey } from './key-sets.ts'

type Covers = (entry: string, wide: string) => boolean

function isNarrower(value: unknown, wide: unknown, covers: Covers): boolean {
  const roots = listOf(wide).map(String)
  return listOf(value).every((entry) => roots.some((root) => covers(String(entry), root)))
}

/** A root stands in the wider list, or lies in a plain folder of that list: `docs` or `docs/**`. */
const coversRoot: Covers = (entry, root) => {
  if (entry === root) return true
  if (!/^(?:[\w.-]+\/)*(?:\*\*|[\w.-]+)$/.test(root) || entry.includes('..')) return false
  const folder = root.endsWith('**') ? root.slice(0, -2) : `${root}/`
  return folder === '' ? !/^(?:[/~]|[A-Za-z]:|\\)/.test(entry) : `${entry}/`.startsWith(folder)
}

/** A tool stands in the wider list, or the wider list allows every tool. */
const coversTool: Covers = (entry, tool) => entry === tool || tool === '*'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * The order of a key gives the value to use, where `floor` is the least a person accepts. Undefined stands for a value
 * that would loosen the floor. Lists of rules are joined, so such a value always holds beside the floor.
 */
export type KeyOrder = (value: unknown, floor: unknown) => unknown

/** Among the fields of an MCP tool: the fields that its shape shows. */
export const SHAPE = '*'

/** The order of keys that are neither tighter nor looser: what the person set stays. */
export const KEPT: KeyOrder = (value, floor) => (isSame(value, floor) ? floor : undefined)

/** The order of keys that loosen nothing, whatever their value. */
export const FREE: KeyOrder = (value) => value

const on: KeyOrder = (value, floor) => (value === true || floor !== true ? value : undefined)
const lower: KeyOrder = (value, floor) => (Number(value) <= Number(floor) ? value : undefined)
const higher: KeyOrder = (value, floor) => (Number(value) >= Number(floor) ? value : undefined)
const joined: KeyOrder = (value, floor) => {
  const found = new Map([...listOf(floor), ...listOf(value)].map((entry) => [JSON.stringify(entry), entry]))
  return [...found.values()]
}
const roots: KeyOrder = (value, floor) => (isNarrower(value, floor, coversRoot) ? value : undefined)
const tools: KeyOrder = (value, floor) => (isNarrower(value, floor, coversTool) ? value : undefined)
/**
 * The fields of a tool stay as the floor names them. The floor's patterns come first, because the first match counts.
 * Fields of another tool are added to those its shape shows. A tool said to write nothing would be a way out.
 */
const writers: KeyOrder = (value, floor) => {
  const own = recordOf(floor)
  const added = Object.entries(recordOf(value)).filter(([tool]) => !Object.hasOwn(own, tool))
  if (added.some(([, fields]) => listOf(fields).length === 0)) return undefined
  return { ...own, ...Object.fromEntries(added.map(([tool, fields]) => [tool, withShape(fields)])) }
}
const withShape = (fields: unknown) => [...new Set([...listOf(fields), SHAPE])]
/** The higher level of both. The names of levels sort as their ranks do. */
const levels: KeyOrder = (value, floor) => {
  const found = new Map(Object.entries(recordOf(floor)))
  for (const [glob, level] of Object.entries(recordOf(value))) {
    const kept = found.get(glob)
    if (kept === undefined || String(level) > String(kept)) found.set(glob, level)
  }
  return Object.fromEntries(found)
}

/** The words of the modes, of `unresolved` and of `fail`, weakest first. A key uses some of them. */
const STRENGTHS: readonly unknown[] = ['off', 'allow', 'open', 'warn', 'rescue', 'ask', 'deny', 'closed']
const graded =
  (words: readonly unknown[]): KeyOrder =>
  (value, floor) =>
    words.indexOf(value) >= words.indexOf(floor) ? value : undefined
const strength = graded(STRENGTHS)

/** Areas about telling and storing: a repository that does more of it loosens, and one that does less hides. */
const KEPT_AREAS = /^(?:hooks|sections|retention|memory\.auto_capture)\./
type KeptArea = 'hooks' | 'sections' | 'retention' | 'memory.auto_capture'

/** The order of each key. A key without an order is a compile error. */
export const KEY_ORDERS: Readonly<Record<ConfigKey, KeyOrder>> = {
  ...recordKeys<Extract<ConfigKey, `${KeptArea}.${string}`>, KeyOrder>(KEPT, (key) => KEPT_AREAS.test(key)),
  // A lower threshold warns earlier.
  ...recordKeys<ThresholdKey, KeyOrder>(lower, isThreshold),
  ...recordKeys<ModeKey, KeyOrder>(strength, isMode),
  profile: KEPT,
  'context_monitor.absolute_floors': KEPT,
  'context_monitor.compaction_point': KEPT,
  'context_monitor.window': KEPT,
  'resumption.max_age_hours': KEPT,
  'resumption.steer_summary': KEPT,
  'memory.markers': KEPT,
  'memory.guidance': KEPT,
  'memory.rotation.check_at_start': KEPT,
  'guardrails.deadline': KEPT,
  // These are about the repository itself, and neither tell nor store more: a repository may set them anew.
  'context_monitor.operations': FREE,
  'context_monitor.tone': FREE,
  'resumption.orchestration_file': FREE,
  'memory.rotation.decision_logs': FREE,
  'memory.rotation.issue_logs': FREE,
  'memory.rotation.max_lines': FREE,
  'memory.rotation.decision_days': FREE,
  'memory.rotation.issue_days': FREE,
  'quality.sources': FREE,
  'reinforcement.cadence': FREE,
  'reinforcement.files': FREE,
  routing: FREE,
  criticality: graded(CRITICALITIES),
  'context_monitor.enabled': on,
  'escalation.gate_spawns': strength,
  'governance.c3_files': joined,
  'governance.c4_files': joined,
  'compaction.core': graded(['write', 'propose']),
  'guardrails.write_roots': roots,
  'guardrails.protected': joined,
  'guardrails.allowed_tools': tools,
  'guardrails.mcp_writers': writers,
  'guardrails.governance': levels,
  'guardrails.architecture': joined,
  'guardrails.evaluator': on,
  'guardrails.unresolved': strength,
  'guardrails.fail': strength,
  // A smaller budget has no room for a warning.
  'budgets.session_start': higher,
  'budgets.user_prompt_submit': higher,
  'hooks.pre_tool_use': on,
  'sections.context_monitor': on,
  'sections.compaction_alert': on,
  'sections.write_check': on,
}

/** Whether two values of a key say the same. Lists and tables have no order here. */
export function isSame(one: unknown, other: unknown): boolean {
  return quote(one) === quote(other)
}

function quote(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(quote).sort())
  if (!isRecord(value)) return JSON.stringify(value) ?? ''
  return JSON.stringify(
    Object.entries(value)
      .map(([key, item]) => [key, quote(item)])
      .sort(),
  )
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
