import { type ConfigKey, PLAN_ROOTS } from './config.ts'
import { POLICY_TERMS } from './floor.ts'
import { KEY_ORDERS } from './key-order.ts'

const GRADED = /^guardrails\.(?:modes\.\w+|unresolved|fail)$/
const CONFINING = /^guardrails\.(?:write_roots|protected)$/
/** The keys a guard goes by. A guard that is not named here speaks in every repository. */
const TERMS: Readonly<Partial<Record<ConfigKey, RegExp>>> = {
  ...POLICY_TERMS,
  'guardrails.modes.governance': /^guardrails\./,
  'guardrails.modes.post_compaction_approval': /^guardrails\./,
  'guardrails.modes.stale_resumption': /^guardrails\./,
}

export interface LayersBeside {
  readonly below: unknown
  readonly isSet: boolean
  readonly others: ReadonlySet<string>
}

/**
 * The value of a key in the policy document, laid over the layers below. The document lies where agents write, so the
 * document only strengthens. A word is at least as strong, and lists of rules are joined. Roots lie inside the roots that
 * a person has set. Over a guard that goes by the document alone, the document says how strong the guard is.
 *
 * @returns Undefined when the value would weaken what the layers below say.
 */
export function strengthen(key: ConfigKey, value: unknown, { below, isSet, others }: LayersBeside): unknown {
  const lay = () => KEY_ORDERS[key](value, below)
  if (GRADED.test(key)) {
    const terms = isSet ? undefined : TERMS[key]
    const isOwn = terms !== undefined && ![...others].some((other) => terms.test(other))
    return isOwn ? value : lay()
  }
  switch (key) {
    case 'guardrails.evaluator':
    case 'guardrails.protected':
    case 'guardrails.architecture':
    case 'guardrails.governance':
      return lay()
    case 'guardrails.mcp_writers':
      // Over roots that the document names itself, the document says which tools write.
      return isSet || [...others].some((other) => CONFINING.test(other)) ? lay() : value
    case 'guardrails.write_roots':
      // Roots that the document does not name itself say nothing against those of a person.
      return isSet ? (lay() ?? (value === PLAN_ROOTS ? below : undefined)) : value
    case 'guardrails.allowed_tools':
      return isSet ? lay() : value
    default:
      return value
  }
}
