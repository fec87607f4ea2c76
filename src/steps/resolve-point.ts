import type { Config } from '../core/config/config.ts'
import { resolveCompactionPoint } from '../core/context/compaction-point.ts'
import type { CompactionPoint } from '../core/context/confidence.ts'
import { parseJsonRecord, type UnknownRecord } from '../core/record.ts'
import type { SettingsFile } from '../io/client-settings.ts'
import { updateSessionState } from '../io/session-writer.ts'

/**
 * Applies the rules to the sources and keeps the result with the session. Files that do not parse are passed over: the
 * client complains about them itself. Where the result cannot be kept it is resolved again next time.
 */
export function resolvePoint(
  projectDir: string,
  config: Config,
  model: string | null,
  files: readonly SettingsFile[],
  keep: { readonly sessionId: string; readonly resolvedFrom: string },
): CompactionPoint {
  const settings: UnknownRecord[] = []
  let windowsCache: unknown
  for (const { kind, text } of files) {
    const found = parseJsonRecord(text)
    if (found === null) continue
    if (kind === 'state') windowsCache = found.autoCompactWindowsCache
    settings.push(kind === 'settings' ? found : { autoCompactEnabled: found.autoCompactEnabled })
  }
  const point = resolveCompactionPoint(model, {
    configuredPoint: config['context_monitor.compaction_point'],
    configuredWindow: config['context_monitor.window'],
    env: process.env,
    settings,
    windowsCache,
  })
  try {
    updateSessionState(projectDir, keep.sessionId, (state) => ({
      state: { ...state, point: { ...point, resolvedFrom: keep.resolvedFrom } },
      answer: true,
    }))
  } catch {
    // A project that cannot be written to is measured all the same.
  }
  return point
}
