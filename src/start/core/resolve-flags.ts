import { fingerprint } from '../../base/core/fingerprint.ts'
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'

/** Origins of a flag's value, the strongest first. */
type FlagLayer = 'environment' | '.claude/config.yaml' | 'holdfast config flags' | 'default'

/** Flags that holdfast itself reads, with their effect. */
export const KNOWN_FLAGS: ReadonlyMap<string, string> = new Map([
  ['party_mode', 'route talk of party mode, debate and consensus to the agent party-orchestrator'],
])

/** A flag; `percentage` is the share of sessions with the flag on, 0 to 100. */
export interface Flag {
  readonly name: string
  readonly percentage: number
  readonly layer: FlagLayer
  readonly variable: string | null
}

/** A value that cannot be used. The flag is off: an emergency switch with a slip must not leave the feature on. */
export type BadFlag = Readonly<Record<'name' | 'place' | 'why', string>>

export interface FlagSources {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The variables that the settings of the repository set: those of the person come first. */
  readonly foreign?: ReadonlySet<string>
  readonly features: UnknownRecord | null
  readonly stored: UnknownRecord | null
  /** Flags that routes name, which may stand in no source but a variable `NAME_ENABLED`. */
  readonly named?: readonly string[]
}

/** Resolves all flags of any source, sorted by name. `HOLDFAST_FLAGS_OFF` turns all of them off. */
export function resolveFlags({ env, foreign = NOBODYS, features, stored, named = [] }: FlagSources) {
  const bad: BadFlag[] = []
  const names = new Set([...KNOWN_FLAGS.keys(), ...named.filter(isFlagName), ...listOwnVariables(env)])
  const files = [
    { source: features, layer: '.claude/config.yaml', place: '.claude/config.yaml' },
    { source: stored, layer: 'holdfast config flags', place: '.holdfast/flags.json' },
  ] as const
  for (const { source, place } of files) {
    for (const name of Object.keys(source ?? {})) {
      if (isFlagName(name)) names.add(name)
      else bad.push({ name: name.slice(0, 60), place, why: 'not a name in snake_case' })
    }
  }
  const isAllOff = isSet(env.HOLDFAST_FLAGS_OFF) && !foreign.has('HOLDFAST_FLAGS_OFF')
  const flags = [...names].sort().map((name): Flag => {
    if (isAllOff) return { name, percentage: 0, layer: 'environment', variable: 'HOLDFAST_FLAGS_OFF' }
    return resolveFlag(name, { env, foreign, files }, bad)
  })
  return { flags, bad }
}

interface Sources extends Required<Pick<FlagSources, 'env' | 'foreign'>> {
  readonly files: readonly {
    readonly source: UnknownRecord | null
    readonly layer: FlagLayer
    readonly place: string
  }[]
}

function resolveFlag(name: string, { env, foreign, files }: Sources, bad: BadFlag[]): Flag {
  const upper = name.toUpperCase()
  const variables = [`HOLDFAST_FLAG_${upper}`, `${upper}_ENABLED`]
  const ranked = [false, true].flatMap((isForeign) => variables.filter((each) => foreign.has(each) === isForeign))
  for (const variable of ranked) {
    const text = env[variable]
    if (text === undefined || text.trim() === '') continue
    const percentage = parseShare(text)
    if (percentage === null)
      bad.push({ name, place: variable, why: 'expected true, false or a percentage such as 25%' })
    return { name, percentage: percentage ?? 0, layer: 'environment', variable }
  }
  for (const { source, layer, place } of files) {
    if (source === null || !Object.hasOwn(source, name)) continue
    const percentage = parseEntry(source[name])
    if (typeof percentage === 'string') bad.push({ name, place, why: percentage })
    return { name, percentage: typeof percentage === 'number' ? percentage : 0, layer, variable: null }
  }
  return { name, percentage: 0, layer: 'default', variable: null }
}

/** Other keys of the mapping are settings of the feature. */
function parseEntry(value: unknown): number | string {
  if (!isRecord(value)) return parseShare(value) ?? `${describeType(value)}, expected true, false or a percentage`
  const { enabled = true } = value
  const share = value.percentage ?? value.rollout ?? 100
  if (typeof enabled !== 'boolean') return `enabled is ${describeType(enabled)}, expected true or false`
  const percentage = typeof share === 'number' ? parseShare(`${share}%`) : parseShare(share)
  if (percentage === null || typeof share === 'boolean')
    return `percentage is ${describeType(share)}, expected 0 to 100`
  return enabled ? percentage : 0
}

/** Parses on, off, or a percentage. A bare number other than 0 and 1 is refused: is 50 a half or a switch? */
function parseShare(value: unknown): number | null {
  if (typeof value === 'boolean') return value ? 100 : 0
  if (value === 0 || value === 1) return value * 100
  if (typeof value !== 'string') return null
  const text = value.trim().toLowerCase()
  if (['true', 'on', 'yes', '1', 'enabled'].includes(text)) return 100
  if (['false', 'off', 'no', '0', 'disabled'].includes(text)) return 0
  const share = /^(\d{1,3}(?:\.\d{1,2})?) ?%$/.exec(text)?.[1]
  return share === undefined || Number(share) > 100 ? null : Number(share)
}

function describeType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a mapping' : `a ${typeof value}`
}

/** A session always gets the same answer, and keeps a feature when its share grows. */
export function isFlagOn({ name, percentage }: Flag, sessionId: string | null): boolean {
  if (percentage >= 100 || percentage <= 0) return percentage >= 100
  return sessionId !== null && findBucket(name, sessionId) < percentage
}

/** Place of a session among all sessions, for this flag: from 0 up to 100. */
export function findBucket(name: string, sessionId: string): number {
  const digits = fingerprint(`${name} ${sessionId}`).split(':')[1] ?? ''
  return (Number.parseInt(digits, 36) % 10_000) / 100
}

export function isFlagName(name: string): boolean {
  return /^[a-z][a-z0-9_]{0,59}$/.test(name)
}

function listOwnVariables(env: FlagSources['env']): string[] {
  return Object.keys(env)
    .filter((name) => /^HOLDFAST_FLAG_[A-Z][A-Z0-9_]{0,59}$/.test(name))
    .map((name) => name.slice('HOLDFAST_FLAG_'.length).toLowerCase())
}

const NOBODYS: ReadonlySet<string> = new Set()

function isSet(text: string | undefined): boolean {
  return text !== undefined && !['', '0', 'false', 'off', 'no'].includes(text.trim().toLowerCase())
}
