import type { FrontMatter } from '../core/memory/front-matter.ts'
import type { Memory, Namespace } from '../core/memory/memory.ts'
import { appendToNote, parseNote } from '../core/memory/note.ts'
import type { Problem } from '../core/problem.ts'
import { readGitFacts } from './git.ts'
import { readMemoryFiles, saveMemoryFile } from './memory-files.ts'
import { editNotes, listNotes, readNotes, readNotesState } from './note-store.ts'
import { errorCode } from './read-text.ts'

export interface SavedMemories {
  /** What is stored now and was not there before. */
  readonly saved: readonly Memory[]
  /** What was there already. */
  readonly known: readonly Memory[]
  readonly problems: readonly Problem[]
}

/**
 * Stores memories: in notes on the current commit, and where there is no git, or git refuses, in files. Any number of
 * processes may do this at the same time. What fails is a Problem.
 */
export function saveMemories(projectDir: string, memories: readonly Memory[]): SavedMemories {
  if (memories.length === 0) return { saved: [], known: [], problems: [] }
  if (readGitFacts(projectDir) === null) return saveInFiles(projectDir, memories, [])
  const tried = new Set<string>()
  const done = editNotes(projectDir, [...new Set(memories.map(({ namespace }) => namespace))], (namespace, note) => {
    const there = new Set(parseNote(note, namespace, () => null).map(({ memory }) => memory.id))
    const added = memories.filter((memory) => memory.namespace === namespace && !there.has(memory.id))
    for (const { id } of added) tried.add(id)
    return added.length === 0 ? null : appendToNote(note, added)
  })
  if ('error' in done) {
    return saveInFiles(projectDir, memories, [{ code: 'memory-not-in-git', path: 'git notes', cause: done.error }])
  }
  return {
    saved: memories.filter(({ id }) => tried.has(id)),
    known: memories.filter(({ id }) => !tried.has(id)),
    problems: [],
  }
}

function saveInFiles(projectDir: string, memories: readonly Memory[], problems: readonly Problem[]): SavedMemories {
  const saved: Memory[] = []
  const known: Memory[] = []
  try {
    for (const memory of memories) (saveMemoryFile(projectDir, memory) ? saved : known).push(memory)
    return { saved, known, problems }
  } catch (error) {
    const failed: Problem = { code: 'state-not-writable', path: '.holdfast/memory', cause: errorCode(error) }
    return { saved, known, problems: [...problems, failed] }
  }
}

export interface MemoryListing {
  /** Oldest first; each memory once, however many commits and namespaces carry it. */
  readonly memories: readonly Memory[]
  readonly problems: readonly Problem[]
}

/** Every memory of a project, from git notes and from files. */
export async function listMemories(projectDir: string): Promise<MemoryListing> {
  const problems: Problem[] = []
  const note = (path: string, cause: string) => problems.push({ code: 'memory-unreadable', path, cause })
  const { files, skipped } = readMemoryFiles(projectDir)
  for (const { path, cause } of skipped) note(path, cause)
  const sources: { readonly namespace: Namespace; readonly text: string }[] = [...files]
  if (readGitFacts(projectDir) !== null) {
    const notes = readAllNotes(projectDir)
    if ('error' in notes) note('git notes', notes.error)
    else {
      for (const { path, cause } of notes.skipped) note(path, cause)
      sources.unshift(...notes.notes)
    }
  }
  const memories = await parseSources(sources)
  return { memories, problems }
}

function readAllNotes(projectDir: string) {
  const state = readNotesState(projectDir)
  if ('error' in state) return state
  const listing = listNotes(projectDir, state.tips)
  if ('error' in listing) return listing
  const notes = readNotes(projectDir, listing.notes)
  return 'error' in notes ? notes : { notes, skipped: listing.skipped }
}

/** A YAML parser is loaded only for front matter that is not as plain as ours. */
async function parseSources(sources: readonly { readonly namespace: Namespace; readonly text: string }[]) {
  const byId = new Map<string, Memory>()
  let parseYaml: ((front: string) => FrontMatter | null) | null = null
  for (const { namespace, text } of sources) {
    let isPlain = true
    const read = (parse: (front: string) => FrontMatter | null) => parseNote(text, namespace, parse)
    let parts = read(
      parseYaml ??
        (() => {
          isPlain = false
          return null
        }),
    )
    if (!isPlain) {
      parseYaml = await loadYaml()
      parts = read(parseYaml)
    }
    for (const { memory } of parts) if (!byId.has(memory.id)) byId.set(memory.id, memory)
  }
  return [...byId.values()].sort(compareMemories)
}

async function loadYaml(): Promise<(front: string) => FrontMatter | null> {
  const { parseYamlRecord } = await import('./yaml-file.ts')
  return (front) => {
    try {
      return parseYamlRecord(front)
    } catch {
      return null
    }
  }
}

function compareMemories(a: Memory, b: Memory): number {
  const [first, second] = [a.createdAt ?? '', b.createdAt ?? '']
  if (first !== second) return first < second ? -1 : 1
  return a.id < b.id ? -1 : 1
}
