import { describeProblem, type Problem } from '../../base/core/problem.ts'
import type { UnknownRecord } from '../../base/core/record.ts'
import { cleanText } from '../../base/core/text.ts'
import { findPolicyNeeds } from '../../client/core/policy-needs.ts'
import { describeRefusal, NOT_UTF8 } from '../../client/open-settings.ts'
import { type ConfigKey, DEFAULT_CONFIG } from '../../config/core/config.ts'
import { acceptsValue, CONFIG_RULES } from '../../config/core/config-rules.ts'
import { planSetting } from '../../config/core/edit-config.ts'
import { isConfigKey } from '../../config/core/flatten.ts'
import { isAdopted } from '../../config/core/floor.ts'
import type { ResolvedConfig } from '../../config/core/resolve.ts'
import { parseSettingText } from '../../config/core/setting-text.ts'
import { readAdoptedValues, resolveOwnPolicy, saveAdopted } from '../../config/io/adopt-policy.ts'
import { resolveProject, resolveSources } from '../../config/io/config-parser.ts'
import { readOptional } from '../../files/io/change-file.ts'
import { errorCode, holdsOtherBytes } from '../../files/io/read-text.ts'
import { findUnfit } from '../../install/find-unfit.ts'
import { writeConfig } from '../../install/io/install-files.ts'
import { describeOwnCall } from '../../install/io/own-command.ts'
import { paint } from '../paint.ts'
import { fail, isJson, print, printJson } from '../terminal.ts'

export async function showConfig({ dir: root }: { readonly dir: string }): Promise<void> {
  const { config, origins, problems } = await resolveProject(root)
  const rows = (Object.keys(DEFAULT_CONFIG) as ConfigKey[]).map((key) => ({
    key,
    value: config[key],
    layer: origins[key] ?? 'default',
  }))
  const texts = problems.map((problem) => cleanText(describeProblem(problem)))
  if (isJson()) return printJson({ values: rows, problems: texts })
  const lines = rows.map(({ key, value, layer }) => {
    const text = `${key} = ${cleanText(JSON.stringify(value))}`
    return layer === 'default' ? paint.dim(text) : `${text}  ${paint.green(`(${layer})`)}`
  })
  print([...lines, ...texts.map((text) => paint.red(text))].join('\n'))
}

export async function showKey(key: string, { dir: root }: { readonly dir: string }): Promise<void> {
  if (!isConfigKey(key)) return refuseKey(key)
  const { config, origins } = await resolveProject(root)
  const layer = origins[key] ?? 'default'
  const value = config[key]
  if (isJson()) return printJson({ key, value, layer })
  print(`${JSON.stringify(value)}  ${paint.dim(`(${layer})`)}`)
}

/** `config set KEY` with a value, or with entries that the list in force gets or loses. */
export async function changeConfig(
  key: string,
  text: string | undefined,
  options: { readonly dir: string; readonly add?: readonly string[]; readonly remove?: readonly string[] },
): Promise<void> {
  const { dir: root, add = [], remove = [] } = options
  const changes = add.length + remove.length > 0
  if (changes === (text !== undefined)) return fail('Give a value, or entries with --add and --remove', 2)
  if (text !== undefined) return setConfig(key, text, options)
  if (!isConfigKey(key)) return refuseKey(key)
  const present: unknown = (await resolveProject(root)).config[key]
  if (!Array.isArray(present) || !acceptsValue(key, [])) {
    const lack = present === null && acceptsValue(key, []) ? 'it is not set, so nothing is left out' : 'it is no list'
    return fail(`Cannot change the entries of ${key}: ${lack}; nothing was changed`, 2)
  }
  const strange = remove.find((entry) => !present.map(String).includes(entry))
  if (strange !== undefined)
    return fail(
      cleanText(`There is no ${JSON.stringify(strange)} in ${key} = ${JSON.stringify(present)}; nothing was changed`),
    )
  const kept = present.filter((entry: unknown) => !remove.includes(String(entry)))
  const value = [...kept, ...add.filter((entry) => !kept.includes(entry))]
  await setConfig(key, JSON.stringify(value), options)
}

/** `config set KEY VALUE`: writes the project's config.toml, and only when the result reads as meant. */
export async function setConfig(key: string, text: string, options: { readonly dir: string }): Promise<void> {
  const { dir: root } = options
  if (!isConfigKey(key)) return refuseKey(key)
  const value = parseSettingText(key, text)
  if (!acceptsValue(key, value)) {
    return fail(
      `Cannot set ${key}: ${cleanText(JSON.stringify(value))} is not ${CONFIG_RULES[key].expected}; nothing was changed`,
      2,
    )
  }
  const path = `${root}/.holdfast/config.toml`
  const before = readOptional(path)
  const why = before === null ? null : await findObstacle(path, before)
  if (why !== null) return fail(`Cannot set ${key} in ${describeRefusal({ path, why })}`)
  const edited = planSetting(before ?? '', key, value)
  const check = await readAlone(path, edited)
  if (check.problems.some(isBroken) || JSON.stringify(check.config[key]) !== JSON.stringify(value)) {
    return fail(
      `Cannot set ${key} in "${path}": the file is laid out in a way this command does not edit; change it by hand`,
    )
  }
  // An editor saved the file meanwhile: the change is made in the new text.
  if (!writeConfig(root, before, edited)) return setConfig(key, text, options)
  await adoptKey(root, key)
  const after = await resolveProject(root)
  const layer = after.origins[key] ?? 'default'
  const unfit = key.startsWith('guardrails.') ? findUnfit(root, findPolicyNeeds(after.config)) : null
  if (isJson()) return printJson({ key, value, path, in_force: after.config[key], layer, unfit_registration: unfit })
  print(`${key} = ${JSON.stringify(value)} in ${path}`)
  if (layer !== 'project') print(`The ${layer} layer is stronger and says ${JSON.stringify(after.config[key])}`)
  if (unfit !== null) print(describeUnfit(unfit))
}

/** The reason against edits of a configuration, as the end of a sentence; null where there is none. */
async function findObstacle(path: string, text: string): Promise<string | null> {
  if (holdsOtherBytes(path, text)) return NOT_UTF8
  const broken = (await readAlone(path, text)).problems.find(isBroken)
  if (broken === undefined) return null
  return `${broken.line === undefined ? '' : `line ${broken.line}: `}${broken.cause}`
}

function readAlone(path: string, text: string): Promise<ResolvedConfig> {
  return resolveSources({ files: [{ name: 'project', path, text }], variables: [], problems: [] })
}

const isBroken = ({ code }: Problem): boolean => code === 'config-syntax'

function refuseKey(key: string): void {
  fail(`There is no key "${cleanText(key)}"; holdfast config show lists them`, 2)
}

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
