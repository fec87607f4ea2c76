import type { UnknownRecord } from '../../base/core/record.ts'
import { cleanText } from '../../base/core/text.ts'
import { findPolicyNeeds } from '../../client/core/policy-needs.ts'
import type { ConfigKey } from '../../config/core/config.ts'
import { isAdopted } from '../../config/core/floor.ts'
import { readAdoptedValues, resolveOwnPolicy, saveAdopted } from '../../config/io/adopt-policy.ts'
import { resolveProject } from '../../config/io/config-parser.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { findUnfit } from '../../install/find-unfit.ts'
import { describeOwnCall } from '../../install/io/own-command.ts'
import { fail, isJson, print, printJson } from '../terminal.ts'

/** `config adopt`: records the repository's policy as the person's own decision. */
export async function adoptPolicy({ dir: root }: { readonly dir: string }): Promise<void> {
  const values = await resolveOwnPolicy(root)
  if (values === null)
    return fail('Cannot adopt the policy: one of its files cannot be read; holdfast config show names it')
  const refusal = save(root, values)
  if (refusal !== null) return fail(`Cannot adopt the policy: ${refusal}; nothing was changed`)
  const { config } = await resolveProject(root)
  const unfit = findUnfit(root, findPolicyNeeds(config))
  if (isJson()) return printJson({ adopted: values, unfit_registration: unfit })
  const lines = Object.entries(values).map(([key, value]) => `  ${key} = ${cleanText(JSON.stringify(value))}`)
  if (lines.length === 0) return print('This repository has no policy of its own; nothing is adopted')
  print(['Adopted; what is looser from now on waits for another "holdfast config adopt":', ...lines].join('\n'))
  if (unfit !== null) print(describeUnfit(unfit))
}

export function describeUnfit(file: string): string {
  return `${file} does not register PreToolUse as this policy needs: run "${describeOwnCall()} init" there, and restart the session`
}

/** Adopts one key that the person has just set, where the policy of the project is adopted. */
export async function adoptKey(root: string, key: ConfigKey): Promise<void> {
  const adopted = isAdopted(key) ? readAdoptedValues(root) : null
  const present = adopted === null ? null : await resolveOwnPolicy(root)
  if (adopted === null || present === null) return
  const { [key]: _, ...others } = adopted
  const refusal = save(root, Object.hasOwn(present, key) ? { ...others, [key]: present[key] } : others)
  if (refusal !== null) fail(`The value is not adopted: ${refusal}`, 0)
}

function save(root: string, values: UnknownRecord): string | null {
  try {
    return saveAdopted(root, values) ? null : 'no key of yours can be kept in your home folder'
  } catch (error) {
    return errorCode(error)
  }
}
