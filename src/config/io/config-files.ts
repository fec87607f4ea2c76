import type { Call } from '../../base/core/call.ts'
import { fingerprint } from '../../base/core/fingerprint.ts'
import type { Problem } from '../../base/core/problem.ts'
import { isRecord } from '../../base/core/record.ts'
import { type Config, type ConfigKey, DEFAULT_CONFIG } from '../core/config.ts'
import type { ResolvedConfig } from '../core/resolve.ts'
import { readCachedConfig } from './config-cache.ts'
import { isPlain, readConfigSources } from './config-sources.ts'

/**
 * The configuration in force. Unchanged sources are not parsed again, because the result is kept with their
 * fingerprint. Only parsing gives problems, so each problem is reported once per change rather than on every prompt.
 */
export async function readConfig(call: Call): Promise<{ config: Config; problems: readonly Problem[] }> {
  const { projectDir } = call
  const sources = call.know(readConfigSources)
  if (isPlain(sources)) return { config: DEFAULT_CONFIG, problems: [] }
  const key = fingerprint(JSON.stringify(sources))
  const cached = readCachedConfig(projectDir, key)
  // A cache of earlier versions does not say which keys of the policy are set.
  if (isWholeConfig(cached) && isRecord(cached.policyLayers)) return { config: cached, problems: [] }
  const { resolveSources, saveConfigCache } = await import('./config-parser.ts')
  // The last effect of an unreadable file stands for the file, because the guards rest on that file.
  const last = sources.problems.length === 0 ? null : readCachedConfig(projectDir, null)
  const resolved = await resolveSources(sources, isWholeConfig(last) ? last : null)
  const { loosened } = resolved
  const policyLayers = selectPolicyLayers(resolved.origins)
  const config = { ...resolved.config, policyLayers, ...(loosened === undefined ? {} : { loosened }) }
  saveConfigCache(projectDir, `${JSON.stringify({ key, config })}\n`)
  return { config, problems: [...sources.problems, ...resolved.problems] }
}

/** The keys of the policy that a layer sets, each with its layer. A mode set to its default counts. */
function selectPolicyLayers(origins: ResolvedConfig['origins']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(origins).filter(([key]) => /^guardrails\.|gate_spawns$/.test(key)))
}

/** A cache is only a shortcut. Values of another type than the defaults have the sources parsed anew. */
function isWholeConfig(value: unknown): value is Config & { readonly policyLayers?: unknown } {
  if (!isRecord(value)) return false
  return (Object.keys(DEFAULT_CONFIG) as ConfigKey[]).every((key) => {
    const standard = DEFAULT_CONFIG[key]
    const found = value[key]
    if (standard === null)
      return found === null || typeof found === 'number' || typeof found === 'string' || Array.isArray(found)
    return typeof found === typeof standard && Array.isArray(found) === Array.isArray(standard) && found !== null
  })
}
