import type { Config } from '../core/config/config.ts'
import type { CompactionPoint } from '../core/context/confidence.ts'
import type { SessionState } from '../core/session/state.ts'
import { quoteMentions, readCompactionSettings } from '../io/client-settings.ts'

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
 * The compaction point of a model in this project. Every source is looked at each time; the rules are applied only when
 * one of them differs from what the session's last point was resolved from.
 */
export async function findPoint(
  projectDir: string,
  config: Config,
  model: string | null,
  session: { readonly sessionId: string; readonly state: SessionState },
): Promise<CompactionPoint> {
  const files = readCompactionSettings(projectDir)
  const resolvedFrom = [
    model,
    config['context_monitor.compaction_point'],
    config['context_monitor.window'],
    ...VARIABLES.map((name) => process.env[name]),
    ...files.map((file) => quoteMentions(file.text)),
  ].join('\n')
  const known = session.state.point
  if (known !== null && known.resolvedFrom === resolvedFrom) return known
  const { resolvePoint } = await import('./resolve-point.ts')
  return resolvePoint(projectDir, config, model, files, { sessionId: session.sessionId, resolvedFrom })
}
