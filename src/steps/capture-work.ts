import { nameMemory } from '../core/capture/describe-kept.ts'
import { selectCaptures } from '../core/capture/select.ts'
import type { Config } from '../core/config/config.ts'
import type { MemoryDraft } from '../core/memory/draft.ts'
import type { Memory } from '../core/memory/memory.ts'
import type { Problem } from '../core/problem.ts'
import type { Row } from '../core/work-state/row.ts'
import type { WorkState } from '../core/work-state/work-state.ts'
import { addCaptureNews } from '../io/capture-news.ts'
import { createWriteProblem } from '../io/write-problem.ts'

/** What a compaction is about to take away. */
export interface CapturedWork {
  readonly sessionId: string
  readonly rows: readonly Row[]
  readonly workState: WorkState
}

/** Each round asks the store anew. */
const MAX_ROUNDS = 3

/**
 * Keeps what is worth it of the work since the last compaction: all that the model marked, and what the detector is sure
 * of and is not known yet, up to the limit. In prompt-first mode the latter is only proposed. The person hears of it
 * after the compaction: nothing that pre-compact prints reaches a person.
 */
export async function captureWork(
  projectDir: string,
  config: Config,
  { sessionId, rows, workState }: CapturedWork,
  report: (problem: Problem) => void,
): Promise<void> {
  const over = [...workState.superseded.map(({ what }) => what), ...workState.doubted]
  const selected = selectCaptures(rows, config['memory.auto_capture.threshold'], over)
  const own = (draft: MemoryDraft) => ({ ...draft, sessionId })
  const marked = config['memory.markers'] ? selected.marked.map(own) : []
  const detected = config['memory.auto_capture.enabled'] ? selected.detected.map(own) : []
  if (marked.length === 0 && detected.length === 0) return
  const { keepDrafts, proposeDrafts } = await import('./keep-drafts.ts')
  const limit = config['memory.auto_capture.limit']
  const isProposing = config['memory.auto_capture.prompt_first']
  const keep = (drafts: readonly MemoryDraft[]) => {
    const tell = (kept: readonly Memory[]) => addCaptureNews(projectDir, sessionId, { kept: kept.map(nameMemory) })
    const { saved, problems } = keepDrafts(projectDir, drafts, tell)
    problems.forEach(report)
    return saved.length
  }
  try {
    keep(marked)
    const proposed = isProposing ? proposeDrafts(projectDir, detected.slice(0, limit)) : []
    addCaptureNews(projectDir, sessionId, { proposed: proposed.map(nameMemory) })
    // What was known already takes no place: the next ones are tried.
    let left = isProposing ? 0 : limit
    for (let from = 0; left > 0 && from < detected.length && from < limit * MAX_ROUNDS; ) {
      const next = detected.slice(from, from + left)
      from += next.length
      left -= keep(next)
    }
  } catch (error) {
    report(createWriteProblem(projectDir, error, '.holdfast/memory'))
  }
}
