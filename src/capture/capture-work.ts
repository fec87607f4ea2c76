import type { ConfiguredCall } from '../config/core/config.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import type { MemoryDraft } from '../memory/core/draft.ts'
import type { Memory } from '../memory/core/memory.ts'
import type { Row } from '../sessions/core/row.ts'
import { nameMemory } from './core/describe-kept.ts'
import { selectCaptures } from './core/select-captures.ts'
import { addCaptureNews } from './io/capture-news.ts'

/** A bound on rounds, because each round asks the store anew. */
const MAX_ROUNDS = 3

/** Unsure findings become proposals; in prompt-first mode all do. No output of pre-compact reaches a person. */
export async function captureWork(
  { projectDir, config, report }: ConfiguredCall,
  { sessionId, rows }: { readonly sessionId: string; readonly rows: readonly Row[] },
): Promise<void> {
  const selected = selectCaptures(rows, config['memory.auto_capture.threshold'], config['memory.markers'])
  const own = (draft: MemoryDraft) => ({ ...draft, sessionId })
  const isOn = config['memory.auto_capture.enabled']
  const isAsking = config['memory.auto_capture.prompt_first']
  const sure = isOn && !isAsking ? selected.detected.map(own) : []
  const unsure = isOn ? [...(isAsking ? selected.detected : []), ...selected.unsure].map(own) : []
  if (sure.length + unsure.length === 0) return
  const { keepDrafts, proposeDrafts } = await import('./keep-drafts.ts')
  const limit = config['memory.auto_capture.limit']
  const keep = (drafts: readonly MemoryDraft[]) => {
    const tell = (kept: readonly Memory[]) => addCaptureNews(projectDir, sessionId, { kept: kept.map(nameMemory) })
    const { saved, problems } = keepDrafts(projectDir, drafts, tell)
    problems.forEach(report)
    return saved.length
  }
  const keepAll = () => {
    let left = limit
    // A finding that the store knows already takes no place, so the next findings get a try.
    for (let from = 0; left > 0 && from < sure.length && from < limit * MAX_ROUNDS; ) {
      const next = sure.slice(from, from + left)
      from += next.length
      left -= keep(next)
    }
    const proposed = proposeDrafts(projectDir, unsure, left)
    addCaptureNews(projectDir, sessionId, { proposed: proposed.map(nameMemory) })
  }
  tryWrite({ projectDir, report }, keepAll, '.holdfast/memory')
}
