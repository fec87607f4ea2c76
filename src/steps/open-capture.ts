import { describeCaptured } from '../core/capture/describe-kept.ts'
import type { Config } from '../core/config/config.ts'
import type { SessionStartInput } from '../core/hook/input.ts'
import { joinMessages } from '../core/hook/output.ts'
import { renderResponseGuidance } from '../core/xml/response-guidance.ts'
import { readCaptureNews } from '../io/capture-news.ts'
import { hasWaitingMemories } from '../io/pending-memories.ts'
import type { Hook } from '../io/respond.ts'

/** What the model is taught about being remembered, as far as anybody listens. */
export function describeCapture(config: Config): string {
  return renderResponseGuidance(config['memory.guidance'], {
    patterns: config['sections.memory_capture'] && config['memory.auto_capture.enabled'],
    markers: config['sections.memory_capture'] && config['memory.markers'],
  })
}

/**
 * Keeps what an earlier process could not, and says what the last compaction kept, and which logs have grown too long.
 *
 * @returns a message for the person.
 */
export async function openCapture(
  { projectDir, report, later }: Hook,
  config: Config,
  { sessionId }: SessionStartInput,
): Promise<string> {
  let late = ''
  if (hasWaitingMemories(projectDir, 'pending')) {
    const { describeWaiting } = await import('./keep-drafts.ts')
    late = describeWaiting(projectDir, report)
  }
  const found = readCaptureNews(projectDir, sessionId)
  if (found !== null) later(found.remove)
  const captured = found?.news == null ? '' : describeCaptured(found.news.kept, found.news.proposed)
  const told = joinMessages(late, captured)
  if (!config['memory.rotation.check_at_start']) return told
  const { warnOfLongLogs } = await import('./rotate-logs.ts')
  return joinMessages(told, warnOfLongLogs(projectDir, config, report))
}
