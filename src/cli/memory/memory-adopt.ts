import { openPersonKey } from '../../author/io/open-person-key.ts'
import { cleanText } from '../../base/core/text.ts'
import { keepDrafts } from '../../capture/keep-drafts.ts'
import { fail, isJson, print, printJson, tellProblems } from '../terminal.ts'
import { type MemoryOptions, readAndTell, readIdStarts } from './memory.ts'

/**
 * `memory adopt ID...`: keeps memories from elsewhere anew as the person's own, with the date and the branch of today.
 * The beginning of an id names a memory when no other begins so.
 */
export async function adoptMemories({ project }: MemoryOptions, ids: readonly string[]): Promise<void> {
  const starts = readIdStarts(ids)
  if (starts === null) return
  if (openPersonKey(project) === null) return fail('No home keeps a key of yours: "holdfast doctor" says more')
  const memories = await readAndTell(project)
  const chosen = starts.map((id) => {
    const found = memories.filter((memory) => memory.id.startsWith(id))
    return { id, memory: found.length === 1 ? found[0] : undefined }
  })
  const unknown = chosen.find(({ memory }) => memory === undefined)
  if (unknown !== undefined)
    return fail(`"${cleanText(unknown.id)}" names no single memory; "holdfast memory list" shows them`)
  const strange = chosen.flatMap(({ memory }) => (memory === undefined || memory.isOwn ? [] : [memory]))
  const { saved, known, problems: failures } = keepDrafts(project, strange)
  tellProblems(failures)
  const adopted = [...saved, ...known].map(({ id }) => id)
  if (isJson()) return printJson({ adopted })
  print(adopted.length === 0 ? 'nothing to adopt: they are your own' : `yours now: ${adopted.join(', ')}`)
}
