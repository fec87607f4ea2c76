import { NO_KEY, NOT_OWN } from '../../author/core/not-own.ts'
import { isKeyless } from '../../author/io/check-person-key.ts'
import { openPersonKey } from '../../author/io/open-person-key.ts'
import { describeProblem } from '../../base/core/problem.ts'
import { cleanText, countNouns } from '../../base/core/text.ts'
import { keepDrafts } from '../../capture/keep-drafts.ts'
import { holdsText } from '../../memory/core/draft.ts'
import { cleanTags, type Memory, type Namespace, summarizeMemory } from '../../memory/core/memory.ts'
import { readMemories } from '../../memory/read-memories.ts'
import { rebuildIndex } from '../../memory/refresh-index.ts'
import { syncMemories } from '../../memory/sync-memories.ts'
import { noteRemembered } from '../documents/note.ts'
import { paint } from '../paint.ts'
import { openProgress } from '../progress.ts'
import { endFailed, fail, isJson, print, printJson, tellProblems } from '../terminal.ts'

export type MemoryOptions = Readonly<
  { project: string; namespace?: Namespace; limit?: number } & Partial<Record<'tag' | 'remote', string>> &
    Partial<Record<'dryRun' | 'force' | 'keep' | 'drop', boolean>>
>

async function readAndTell(project: string): Promise<readonly Memory[]> {
  const { memories, problems } = await readMemories(project)
  tellProblems(problems)
  return memories
}

const countMemories = (count: number) => countNouns(count, 'memory', 'memories')

function selectMemories(memories: readonly Memory[], namespace: string | undefined, tag: string | undefined): Memory[] {
  // A tag is asked for as `cleanTags` stored it; a text that no tag can be finds no memory.
  const wanted = tag === undefined ? [] : cleanTags(tag.split(','))
  if (tag !== undefined && wanted.length === 0) return []
  const isWanted = ({ namespace: own, tags }: Memory) =>
    (namespace === undefined || own === namespace) && wanted.every((name) => tags.includes(name))
  return memories.filter(isWanted)
}

function serialize(memory: Memory) {
  const { id, namespace, text, createdAt, tags, sessionId, branch, track, confidence, isOwn: own } = memory
  return { id, namespace, created_at: createdAt, text, tags, session_id: sessionId, branch, track, confidence, own }
}

function describe(memory: Memory, project: string): string {
  const { id, namespace, createdAt, tags, isOwn } = memory
  const head = `${id}  ${paint.bold(namespace)}  ${createdAt?.slice(0, 10) ?? 'undated'}`
  const facts = [
    ...(tags.length > 0 ? [tags.join(' ')] : []),
    ...(isOwn ? [] : [isKeyless(project) ? NO_KEY : NOT_OWN]),
  ]
  return `${head}${facts.map((fact) => paint.dim(`  ${fact}`)).join('')}\n  ${cleanText(summarizeMemory(memory))}`
}

export async function listAllMemories({ project, namespace, tag, limit = 20 }: MemoryOptions): Promise<void> {
  const memories = await readAndTell(project)
  const chosen = selectMemories(memories, namespace, tag)
  const shown = chosen.slice(-limit)
  if (isJson()) return printJson({ found: chosen.length, memories: shown.map(serialize) })
  if (shown.length === 0)
    return print(memories.length === 0 ? 'No memories; "holdfast memory add TEXT" keeps one' : 'No memory matches')
  print(shown.map((memory) => describe(memory, project)).join('\n'))
  if (shown.length < chosen.length) print(`${shown.length} of ${chosen.length}, the newest; --limit N shows more`)
}

export async function searchAllMemories(options: MemoryOptions, words: readonly string[]): Promise<void> {
  const { project, namespace, tag, limit = 20 } = options
  const memories = await readAndTell(project)
  const { searchMemories } = await import('../../memory/io/memory-search.ts')
  const asked = cleanText(words.join(' ')).slice(0, 1_000)
  const among = selectMemories(memories, namespace, tag)
  const hits = searchMemories(among, asked, limit)
  if (isJson()) {
    const found = hits.map(({ memory, score }) => ({ score: Number(score.toFixed(3)), ...serialize(memory) }))
    printJson({ query: asked, memories: found })
  } else if (hits.length === 0) print(`Nothing found for: ${asked} (${countMemories(among.length)})`)
  else print(hits.map(({ memory }) => describe(memory, project)).join('\n'))
  if (hits.length === 0) endFailed(`Nothing found for: ${asked}`)
}

/** Beginnings of ids, with or without `m-`; null after a message about a text that begins none. */
export function readIdStarts(ids: readonly string[]): string[] | null {
  const wrong = ids.find((id) => !/^(?=.)(?:m-)?[a-z0-9]{0,16}$/.test(id))
  if (wrong === undefined) return ids.map((id) => (id.startsWith('m-') ? id : `m-${id}`))
  fail(`"${cleanText(wrong)}" is not the id of a memory, as m-1a2b3c is; "holdfast memory list" shows them`, 2)
  return null
}

export async function showMemory({ project }: MemoryOptions, [id = '']: readonly string[]): Promise<void> {
  const [wanted] = readIdStarts([id]) ?? []
  if (wanted === undefined) return
  const memories = await readAndTell(project)
  const found = memories.filter((memory) => memory.id.startsWith(wanted))
  const [memory] = found
  if (memory === undefined) return fail(`There is no memory "${cleanText(id)}"; "holdfast memory list" shows them`)
  if (found.length > 1) return fail(`"${cleanText(id)}" begins ${found.length} memories; give more of the id`, 2)
  if (isJson()) return printJson(serialize(memory))
  const { branch, track, sessionId, confidence } = memory
  const origin = { branch, track, session: sessionId, confidence }
  const facts = Object.entries(origin).filter(([, value]) => value !== null)
  const lines = facts.map(([name, value]) => paint.dim(`  ${name}: ${cleanText(String(value))}`))
  print([describe(memory, project).split('\n')[0], ...lines, '', cleanText(memory.text)].join('\n'))
}

export function addMemory(options: MemoryOptions, words: readonly string[]): void {
  const { project, namespace = 'learnings', tag = '' } = options
  const text = words.join(' ')
  const { saved, known, problems } = keepDrafts(project, [{ namespace, text, tags: tag.split(',') }])
  tellProblems(problems)
  const [memory] = [...saved, ...known]
  if (memory === undefined) {
    if (problems.length === 0) fail('Nothing is left to keep: the text is empty or private', 2)
    return
  }
  // A memory in a file is kept; a failure of git has been reported before.
  if (saved.length > 0) process.exitCode = 0
  if (memory.isOwn && isKeyless(project))
    fail(`The memory does not count as yours: ${NO_KEY}; "holdfast doctor" says more`, 0)
  const isOther = !holdsText(memory, text)
  if (isOther)
    fail(
      `Not kept: the text counts as the same memory as ${memory.id}, whose words stay; begin the text otherwise to keep both`,
    )
  const log = saved.length > 0 && namespace === 'decisions' ? noteRemembered(project, memory.text) : null
  if (isJson()) return printJson({ saved: saved.length > 0, memory: serialize(memory), log })
  if (isOther) return print(`kept before: ${describe(memory, project).split('\n')[0]}\n${cleanText(memory.text)}`)
  const noted = log === null ? '' : `\n  noted for the documents of the track in ${log}`
  print(`${saved.length > 0 ? 'kept' : 'known already'}: ${describe(memory, project)}${noted}`)
}

/** `memory adopt ID...`: keeps memories from elsewhere as the person's own, with the date and the branch of today. */
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

export async function syncAllMemories({ project, remote }: MemoryOptions): Promise<void> {
  const { result, problems } = await syncMemories(project, remote ?? null)
  if (isJson()) printJson({ ...result, problems: problems.map((problem) => cleanText(describeProblem(problem))) })
  tellProblems(problems)
  if (isJson() || result === null) return
  const { received, sent, count } = result
  const moved = received.length + sent.length === 0 ? 'nothing new' : `received ${list(received)}, sent ${list(sent)}`
  print(`synced with ${cleanText(result.remote)}: ${moved}; ${countMemories(count)}`)
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ')
}

export async function reindexMemories({ project }: MemoryOptions): Promise<void> {
  const progress = openProgress('Indexing memories')
  const { count, problems } = await rebuildIndex(project, progress.tell).finally(progress.close)
  tellProblems(problems)
  if (isJson()) return printJson({ memories: count })
  print(`indexed ${countMemories(count)}`)
}
