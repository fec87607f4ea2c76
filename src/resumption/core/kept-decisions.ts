import { excerptLine } from '../../base/core/text.ts'
import { createMemoryId, findSubject, type Memory } from '../../memory/core/memory.ts'
import { trimFindings } from '../../work/core/findings.ts'
import { LIMITS } from '../../work/core/work-limits.ts'
import type { Finding, WorkState } from '../../work/core/work-state.ts'

/** A marker as people begin a line with it. */
const MARKER = /^\s*(?:\[(?:remember|capture)[^\]\n]{0,42}\]|@memory(?::[\w-]{1,40})?)[\s:*]+/i

export function listDecisionIds({ decisions, findings }: Pick<WorkState, 'decisions' | 'findings'>): Set<string> {
  const own = findings.filter(({ kind }) => kind === 'decision').map(({ text }) => text)
  return new Set([...decisions, ...own].map(createMemoryId))
}

/** Whether words of the person are a decision that stands in the work state by itself. */
export function isDecisionAlone(text: string, ids: ReadonlySet<string>): boolean {
  return ids.size > 0 && ids.has(createMemoryId(text.replace(MARKER, '')))
}

/**
 * The work state with the decisions that the store of memories has of this session. Each decision stands there once,
 * however often it was marked, noted or captured. A captured sentence that the state quotes anyway is not repeated.
 */
export function addKeptDecisions(work: WorkState, kept: readonly Memory[]): WorkState {
  const ids = listDecisionIds(work)
  const quoted = foldWords([...work.said, ...work.findings].map(({ text }) => text).join('\n'))
  const fresh = kept.filter(({ id, text, tags }) => {
    const isRepeated = tags.includes('auto-captured') && quoted.includes(foldWords(findSubject(text)))
    return !ids.has(id) && !ids.has(createMemoryId(text)) && !isRepeated
  })
  if (fresh.length === 0) return work
  const taken = new Set(fresh.map(({ id }) => id))
  const added = fresh.map(({ text }): Finding => {
    return { kind: 'decision', text: excerptLine(findSubject(text), LIMITS.statementChars) }
  })
  const others = work.findings.filter(({ text }) => !taken.has(createMemoryId(text)))
  return { ...work, findings: trimFindings([...others, ...added]) }
}

const foldWords = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()
