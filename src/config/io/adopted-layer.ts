import { isSealed } from '../../author/core/seal.ts'
import { readPossibleKeys } from '../../author/io/person-key.ts'
import { fingerprint } from '../../base/core/fingerprint.ts'
import type { Problem } from '../../base/core/problem.ts'
import { isRecord, parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { ADOPTED_LAYER, type ConfigKey, DEFAULT_CONFIG } from '../core/config.ts'
import { acceptsValue } from '../core/config-rules.ts'
import { isConfigKey } from '../core/flatten.ts'
import { isAdopted, isImpliedBy } from '../core/floor.ts'
import { isSame, KEY_ORDERS, SHAPE } from '../core/key-order.ts'
import type { ConfigLayer, ResolvedConfig } from '../core/resolve.ts'
import { describeUsed } from '../core/setting-text.ts'
import type { AdoptedSource } from './adopted-file.ts'

export const ADOPTED_SCOPE = 'adopted'

/**
 * The policies of a record that this person sealed on this machine, by project.
 *
 * @returns Null for a record of somebody else, or a damaged one.
 */
export function openRecord({ text, projectDir }: Pick<AdoptedSource, 'text' | 'projectDir'>): UnknownRecord | null {
  const isOwn = readPossibleKeys(projectDir).some((key) => isSealed(key, ADOPTED_SCOPE, text))
  const record = isOwn ? parseJsonRecord(text) : null
  return record !== null && isRecord(record.projects) ? record.projects : null
}

type AdoptedReading = { readonly layer: ConfigLayer | null } | { readonly problem: Problem }

export function readAdoptedLayer(source: AdoptedSource): AdoptedReading {
  const projects = openRecord(source)
  if (projects === null) {
    const consequence = 'nothing counts as adopted; "holdfast config adopt" adopts the policy anew'
    return {
      problem: {
        code: 'config-unreadable',
        path: source.path,
        cause: 'not written by you on this machine',
        consequence,
      },
    }
  }
  const values = Object.hasOwn(projects, source.project) ? projects[source.project] : null
  if (!isRecord(values)) return { layer: null }
  const known = Object.entries(values).filter(
    ([key, value]) => isConfigKey(key) && isAdopted(key) && acceptsValue(key, value),
  )
  return { layer: { name: ADOPTED_LAYER, path: source.path, text: '', values: Object.fromEntries(known) } }
}

/** Tools that the repository named since are held by the fields it names and by those their shape shows. */
const isAsAdopted = (key: ConfigKey, present: unknown, kept: unknown): boolean =>
  isSame(present, key === 'guardrails.mcp_writers' && isRecord(kept) ? dropShape(kept) : kept)

const dropShape = (writers: UnknownRecord) =>
  Object.fromEntries(
    Object.entries(writers).map(([tool, fields]) => [
      tool,
      Array.isArray(fields) ? fields.filter((field) => field !== SHAPE) : fields,
    ]),
  )

/** Whether a value holds at least what the adopted one does. A list that nobody sets confines nothing. */
const isTighter = (key: ConfigKey, present: unknown, kept: unknown): boolean =>
  present !== null && isSame(KEY_ORDERS[key](present, kept), present)

/**
 * Compares the repository's policy with the same policy over the adopted one. A difference was loosened since, unless
 * a value was taken out whose default is tighter. A default about a looser value waits with that value.
 */
export function compareAdopted(present: ResolvedConfig, kept: ResolvedConfig, layers: readonly ConfigLayer[]) {
  const changed = (Object.keys(DEFAULT_CONFIG) as ConfigKey[]).filter(
    (key) => isAdopted(key) && !isAsAdopted(key, present.config[key], kept.config[key]),
  )
  const keys = changed.filter((key) => !isTighter(key, present.config[key], kept.config[key]))
  const tightened = changed.filter((key) => !keys.includes(key) && !keys.some((other) => isImpliedBy(key, other)))
  const select = (values: Readonly<Partial<Record<ConfigKey, unknown>>>) =>
    Object.fromEntries(tightened.map((key) => [key, values[key]]))
  const inForce = {
    ...kept,
    config: { ...kept.config, ...select(present.config) },
    origins: { ...kept.origins, ...select(present.origins) },
  }
  if (keys.length === 0) return { inForce, found: [] }
  const found = keys.map((key): Problem => {
    const path = layers.find(({ name }) => name === present.origins[key])?.path
    const consequence = `${describeUsed(key, kept.config[key])} is used until "holdfast config adopt" accepts the new one`
    const cause = `${key} = ${describeUsed(key, present.config[key])}`
    return { code: 'policy-loosened', ...(path === undefined ? {} : { path }), cause, consequence }
  })
  const stamp = fingerprint(JSON.stringify(keys.map((key) => [key, present.config[key], kept.config[key]])))
  const lines = keys.map(
    (key) => `${key} = ${describeUsed(key, present.config[key])} (adopted: ${describeUsed(key, kept.config[key])})`,
  )
  return { inForce: { ...inForce, loosened: { stamp, lines } }, found }
}
