import type { SessionStartInput } from '../client/core/input.ts'
import { joinMessages } from '../client/core/output.ts'
import type { Config } from '../config/core/config.ts'
import type { Hook } from '../host/io/respond.ts'
import { nameOwnCommand } from '../install/io/own-command.ts'
import { hasWaitingMemories } from '../memory/io/pending-memories.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { describeCaptured } from './core/describe-kept.ts'
import { renderResponseGuidance } from './core/response-guidance.ts'
import { readCaptureNews } from './io/capture-news.ts'
import { mayHaveEarlierMarks } from './io/new-marks.ts'

/** Teaches the model the phrases and markers that the configuration makes holdfast look for. */
export function describeCapture(config: Config): string {
  return renderResponseGuidance(config['memory.guidance'], {
    patterns: config['sections.memory_capture'] && config['memory.auto_capture.enabled'],
    markers: config['sections.memory_capture'] && config['memory.markers'],
  })
}

/** Keeps what earlier processes could not; tells of that, of the last compaction's memories and of long logs. */
export async function openCapture(
  hook: Hook,
  { sessionId, source }: SessionStartInput,
  isRestored: boolean,
): Promise<string> {
  const { projectDir, config, report, later } = hook
  let late = ''
  // Before a compaction the session's own marks were kept.
  if (source !== 'compact' && mayHaveEarlierMarks(hook)) {
    const { harvestEarlier } = await import('./harvest-marks.ts')
    late = harvestEarlier(hook)
  }
  if (hasWaitingMemories(projectDir, 'pending')) {
    const { describeWaiting } = await import('./keep-drafts.ts')
    late = joinMessages(late, describeWaiting(projectDir, report))
  }
  const news = readCaptureNews(projectDir, sessionId)
  // Behind a compaction the one line for the person names the memories. The alert has that line, or else the start.
  const isInLine = config['sections.compaction_alert']
    ? () => readSessionState(projectDir, sessionId).state.pending.length > 0
    : () => isRestored
  const found = news !== null && source === 'compact' && isInLine() ? null : news
  if (found !== null) later(found.remove)
  const captured =
    found?.news == null ? '' : describeCaptured(found.news.kept, found.news.proposed, nameOwnCommand(projectDir))
  const told = joinMessages(late, captured)
  if (!config['memory.rotation.check_at_start']) return told
  const { warnOfLongLogs } = await import('../documents/rotate-logs.ts')
  return joinMessages(told, warnOfLongLogs(hook, nameOwnCommand(projectDir)))
}
