import { nameMemory } from '../core/capture/describe-kept.ts'
import { selectCaptures } from '../core/capture/select.ts'
import type { Config } from '../core/config/config.ts'
import { createMemory, type MemoryDraft } from '../core/memory/draft.ts'
import type { Memory } from '../core/memory/memory.ts'
import type { Problem } from '../core/problem.ts'
import type { Row } from '../core/work-state/row.ts'
import type { WorkState } from '../core/work-state/work-state.ts'
import { saveCaptureNews } from '../io/capture-news.ts'
import { saveWaitingMemory } from '../io/pending-memories.ts'
import { errorCode } from '../io/read-text.ts'
import { keepDrafts } from './keep-drafts.ts'

/** What a compaction is about to take away. */
export interface CapturedWork {
  readonly sessionId: string
  readonly rows: readonly Row[]
  readonly workState: WorkState
}

/**
 * Keeps what is worth it of the work since the last compaction: all that the model marked, and what the detector is sure
 * of and is not known yet, up to the limit. In prompt-first mode the latter is only proposed. The person hears of it
 * after the compaction: nothing that pre-compact prints reaches a person.
 */
export function captureWork(
  projectDir: string,
  config: Config,
  work: CapturedWork,
  report: (problem: Problem) => void,
): void {
  const { sessionId, rows, workState } = work
  const over = [...workState.superseded.map(({ what }) => what), ...workState.doubted]
  const { marked, detected } = selectCaptures(rows, config['memory.auto_capture.threshold'], over)
  const limit = config['memory.auto_capture.enabled'] ? config['memory.auto_capture.limit'] : 0
  const own = (draft: MemoryDraft) => ({ ...draft, sessionId })
  const kept: Memory[] = []
  const keep = (drafts: readonly MemoryDraft[]) => {
    const done = keepDrafts(projectDir, drafts)
    done.problems.forEach(report)
    kept.push(...done.saved)
    return done.saved.length
  }
  try {
    if (config['memory.markers']) keep(marked.map(own))
    const proposed = config['memory.auto_capture.prompt_first']
      ? propose(projectDir, detected.slice(0, limit).map(own))
      : []
    // What was known already takes no place: the next ones are tried, a limited number of times.
    let left = config['memory.auto_capture.prompt_first'] ? 0 : limit
    for (let from = 0; left > 0 && from < detected.length && from < limit * MAX_ROUNDS; ) {
      const next = detected.slice(from, from + left)
      from += next.length
      left -= keep(next.map(own))
    }
    if (kept.length > 0 || proposed.length > 0)
      saveCaptureNews(projectDir, sessionId, { kept: kept.map(nameMemory), proposed })
  } catch (error) {
    report({ code: 'state-not-writable', path: '.holdfast/memory', cause: errorCode(error) })
  }
}

/** Each round asks git anew. */
const MAX_ROUNDS = 3

function propose(projectDir: string, drafts: readonly MemoryDraft[]): string[] {
  return drafts.flatMap((draft) => {
    const memory = createMemory(draft, { createdAt: '', branch: null, track: null })
    if (memory === null) return []
    saveWaitingMemory(projectDir, 'proposed', draft)
    return [nameMemory(memory)]
  })
}
