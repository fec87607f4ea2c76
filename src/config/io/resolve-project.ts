import type { ResolvedConfig } from '../core/resolve.ts'
import { resolveSources } from './config-parser.ts'
import { type ConfigSources, readConfigSources } from './config-sources.ts'

/** The configuration of a project for a command: parsed anew, with the problems of reading and those of its values. */
export async function resolveProject(root: string): Promise<ResolvedConfig & { readonly sources: ConfigSources }> {
  const sources = readConfigSources(root)
  const resolved = await resolveSources(sources)
  return { ...resolved, sources, problems: [...sources.problems, ...resolved.problems] }
}
