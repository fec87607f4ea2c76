import { describeCaptured } from '../core/capture/describe-kept.ts'
import type { Config } from '../core/config/config.ts'
import type { SessionStartInput } from '../core/hook/input.ts'
import { joinMessages } from '../core/hook/output.ts'
import type { Problem } from '../core/problem.ts'
import { renderResponseGuidance } from '../core/xml/response-guidance.ts'
import { takeCaptureNews } from '../io/capture-news.ts'
import { hasWaitingMemories } from '../io/pending-memories.ts'

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
  projectDir: string,
  config: Config,
  { sessionId }: SessionStartInput,
  report: (problem: Problem) => void,
): Promise<string> {
  if (hasWaitingMemories(projectDir, 'pending')) {
    const { keepWaiting } = await import('./keep-drafts.ts')
    keepWaiting(projectDir).problems.forEach(report)
  }
  const news = takeCaptureNews(projectDir, sessionId)
  const captured = news === null ? '' : describeCaptured(news.kept, news.proposed)
  if (!config['memory.rotation.check_at_start']) return captured
  const { warnOfLongLogs } = await import('./rotate-logs.ts')
  return joinMessages(captured, warnOfLongLogs(projectDir, config, report))
}
