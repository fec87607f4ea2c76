import { wireOf } from '../../base/core/record.ts'
import { cleanText } from '../../base/core/text.ts'
import { keepDrafts } from '../../capture/keep-drafts.ts'
import { listWaitingMemories, removeWaitingMemory } from '../../memory/io/pending-memories.ts'
import { fail, isJson, print, printJson, tellProblems } from '../terminal.ts'
import { type MemoryOptions, readIdStarts } from './memory.ts'

/** `memory proposals`: `--keep` stores and `--drop` forgets the named proposals, or all without names. */
export function settleProposals(options: MemoryOptions, words: readonly string[]): void {
  const { project } = options
  const starts = readIdStarts(words)
  if (starts === null) return
  const waiting = listWaitingMemories(project, 'proposed')
  const chosen =
    starts.length === 0 ? waiting : waiting.filter(({ id }) => starts.some((start) => id.startsWith(start)))
  if (words.length > 0 && chosen.length === 0)
    return fail(`No proposal "${cleanText(words.join(' '))}"; \`holdfast memory proposals\` lists them`)
  if (options.keep === true && options.drop === true) return fail('Choose one of --keep and --drop', 2)
  if (options.keep === true) {
    const kept = keepDrafts(
      project,
      chosen.map(({ draft }) => draft),
    )
    tellProblems(kept.problems)
    for (const { id } of [...kept.saved, ...kept.known]) removeWaitingMemory(project, 'proposed', id)
  }
  if (options.drop === true) for (const { id } of chosen) removeWaitingMemory(project, 'proposed', id)
  const done = options.keep === true ? 'kept' : options.drop === true ? 'dropped' : 'proposed'
  const toWire = ({ id, draft: { namespace, text, confidence = null, sessionId = null } }: (typeof chosen)[number]) =>
    wireOf({ id, namespace, text, confidence, sessionId })
  if (isJson()) return printJson({ [done]: chosen.map(toWire) })
  if (chosen.length === 0) return print('Nothing is proposed')
  for (const { id, draft } of chosen) print(cleanText(`${done}  ${id}  ${draft.namespace}  ${draft.text}`))
}
