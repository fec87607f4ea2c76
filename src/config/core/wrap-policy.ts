import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { PLAN_ROOTS } from './config.ts'

/** Front matter that a document of any project may carry, without meaning for guards. */
const PROSE_KEYS = new Set(['title', 'description', 'name', 'version', 'status', 'owner', 'tags', 'date', 'updated'])

/**
 * The front matter of the policy document as a layer of the configuration. Its keys stand under `guardrails:` or at the
 * top, because the whole document is about guards. Any other key is passed on, so that a misspelt key is named. A
 * policy without write roots has those of the plan.
 */
export function wrapPolicy(matter: UnknownRecord): UnknownRecord {
  const { guardrails, schema_version, ...rest } = matter
  const own = Object.fromEntries(Object.entries(rest).filter(([key]) => !PROSE_KEYS.has(key)))
  const policy = { ...own, ...(isRecord(guardrails) ? guardrails : {}) }
  if (!('guardrails' in matter) && Object.keys(policy).length === 0) return {}
  // An unknown version is named as the unknown key it is; the readable rest of the policy still holds.
  const version = schema_version === undefined || String(schema_version) === '1' ? {} : { schema_version }
  return { guardrails: { write_roots: PLAN_ROOTS, ...version, ...policy } }
}
