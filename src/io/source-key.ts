import { fingerprint } from '../core/fingerprint.ts'
import { quoteMentions, readCompactionSettings } from './client-settings.ts'
import { readConfigSources } from './config-sources.ts'

/** The client's variables that move the compaction point. */
const VARIABLES = [
  'CLAUDE_CODE_AUTO_COMPACT_WINDOW',
  'CLAUDE_AUTOCOMPACT_PCT_OVERRIDE',
  'CLAUDE_CODE_MAX_OUTPUT_TOKENS',
  'CLAUDE_CODE_DISABLE_1M_CONTEXT',
  'DISABLE_AUTO_COMPACT',
  'DISABLE_COMPACT',
]

/**
 * A fingerprint of everything but the transcript that decides what a fill means: configuration files and variables, the
 * client's variables, and what its settings say of compaction. As long as it is the same, so are the tiers' bounds.
 */
export function readSourceKey(projectDir: string): string {
  const sources = readConfigSources(projectDir)
  const client = VARIABLES.map((name) => process.env[name])
  const settings = readCompactionSettings(projectDir).map((file) => quoteMentions(file.text))
  const isPlain = sources.files.length + sources.variables.length + sources.problems.length + settings.length === 0
  // Most projects set nothing; the fingerprint of nothing need not be computed on every call.
  if (isPlain && client.every((value) => value === undefined)) return 'defaults'
  return fingerprint(JSON.stringify([sources, client, settings]))
}
