import { quoteEvidence } from '../core/context/learned-point.ts'
import { fingerprint } from '../core/fingerprint.ts'
import { TRACK_POINTER } from '../core/tracks/tier-paths.ts'
import { quoteMentions, readCompactionSettings } from './client-settings.ts'
import { readConfigSources } from './config-sources.ts'
import { ORCHESTRATION_FILE, quoteCriticality, readCriticalityDocuments } from './criticality-files.ts'
import { EVIDENCE_FILE, readEvidenceText } from './evidence-store.ts'
import { hasProjectFile } from './project-files.ts'

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
 * client's variables, what its settings say of compaction, what past compactions taught, and what is said of criticality.
 * As long as it is the same, so are the tiers' bounds.
 */
export function readSourceKey(projectDir: string, orchestrationFile = ORCHESTRATION_FILE): string {
  const sources = readConfigSources(projectDir)
  const client = VARIABLES.map((name) => process.env[name])
  const settings = readCompactionSettings(projectDir).map((file) => quoteMentions(file.text))
  const stated = readStated(projectDir, orchestrationFile)
  const isPlain = sources.files.length + sources.variables.length + sources.problems.length + settings.length === 0
  if (isPlain && stated === null && client.every((value) => value === undefined)) return 'defaults'
  return fingerprint(JSON.stringify([sources, client, settings, stated]))
}

/** What the project's own files say; most projects have none of them, which three questions tell. */
function readStated(projectDir: string, orchestrationFile: string): readonly string[] | null {
  const has = (path: string) => hasProjectFile(projectDir, path)
  return has(orchestrationFile) || has(TRACK_POINTER) || has(EVIDENCE_FILE)
    ? quoteStated(projectDir, orchestrationFile)
    : null
}

function quoteStated(projectDir: string, orchestrationFile: string): readonly string[] {
  return [
    quoteEvidence(readEvidenceText(projectDir)),
    ...readCriticalityDocuments(projectDir, orchestrationFile).map(quoteCriticality),
  ]
}
