import { hasCache } from '../../author/io/project-cache.ts'
import { ask, type Call } from '../../base/core/call.ts'
import { fingerprint } from '../../base/core/fingerprint.ts'
import { quoteMentions, readCompactionSettings } from '../../client/io/client-settings.ts'
import { TRACK_POINTER } from '../../config/core/tier-paths.ts'
import { isPlain, readConfigSources } from '../../config/io/config-sources.ts'
import { hasProjectFile, readTrackPointer } from '../../config/io/project-files.ts'
import { hasPage } from '../../files/io/read-text.ts'
import { quoteEvidence } from '../core/learned-point.ts'
import { ORCHESTRATION_FILE, quoteCriticality, readCriticalityDocuments } from './criticality-files.ts'
import { EVIDENCE_CACHE, readEvidenceText } from './evidence-text.ts'

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
 * The tiers' bounds depend on configuration, the client's variables and settings, past compactions and stated
 * criticality. As long as the fingerprint is the same, so are they.
 */
export function readSourceKey(
  projectDir: string,
  orchestrationFile = ORCHESTRATION_FILE,
  call: Call | null = null,
): string {
  const sources = ask(call, readConfigSources, projectDir)
  const client = VARIABLES.map((name) => process.env[name])
  const settings = ask(call, readCompactionSettings, projectDir).map((file) => quoteMentions(file.text))
  const stated = isStated(projectDir, orchestrationFile, call) ? quoteStated(projectDir, orchestrationFile, call) : null
  if (isPlain(sources) && settings.length === 0 && stated === null && client.every((value) => value === undefined))
    return 'defaults'
  return fingerprint(JSON.stringify([sources, client, settings, stated]), 0)
}

/** Whether the project has one of the files that state something; most projects have none of the three. */
function isStated(projectDir: string, orchestrationFile: string, call: Call | null): boolean {
  if (call !== null)
    return (
      hasPage(call, orchestrationFile) || call.know(readTrackPointer) !== null || call.know(readEvidenceText) !== ''
    )
  const has = (path: string) => hasProjectFile(projectDir, path)
  return has(orchestrationFile) || has(TRACK_POINTER) || hasCache(projectDir, EVIDENCE_CACHE)
}

function quoteStated(projectDir: string, orchestrationFile: string, call: Call | null): readonly string[] {
  return [
    quoteEvidence(ask(call, readEvidenceText, projectDir)),
    ...readCriticalityDocuments(projectDir, orchestrationFile, call).map(quoteCriticality),
  ]
}
