import type { Config } from '../core/config/config.ts'
import { resolveCompactionPoint } from '../core/context/compaction-point.ts'
import type { CompactionPoint } from '../core/context/confidence.ts'
import { parseJsonRecord, type UnknownRecord } from '../core/record.ts'
import { readCompactionSettings } from '../io/client-settings.ts'

/**
 * The compaction point of a model in this project, from every source there is. A settings file that does not parse is
 * passed over: the client complains about it itself.
 */
export function findPoint(projectDir: string, config: Config, model: string | null): CompactionPoint {
  const settings: UnknownRecord[] = []
  let windowsCache: unknown
  for (const { kind, text } of readCompactionSettings(projectDir)) {
    const found = parseJsonRecord(text)
    if (found === null) continue
    if (kind === 'state') windowsCache = found.autoCompactWindowsCache
    settings.push(kind === 'settings' ? found : { autoCompactEnabled: found.autoCompactEnabled })
  }
  return resolveCompactionPoint(model, {
    configuredPoint: config['context_monitor.compaction_point'],
    configuredWindow: config['context_monitor.window'],
    env: process.env,
    settings,
    windowsCache,
  })
}
