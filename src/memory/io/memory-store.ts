import type { SipKey } from '../../author/core/siphash.ts'
import { openPersonKey } from '../../author/io/open-person-key.ts'
import { attempt } from '../../base/core/attempt.ts'
import type { Problem } from '../../base/core/problem.ts'
import type { UnknownRecord } from '../../base/core/record.ts'
import { createWriteProblem } from '../../files/io/write-problem.ts'
import { readGitFacts } from '../../git/io/git-facts.ts'
import { compareMemories, type Memory, NAMESPACES, type Namespace } from '../core/memory.ts'
import { appendToNote, createProof, type Proof, parseNote } from '../core/note-text.ts'
import {
  hasMemoryFile,
  isOwnFile,
  readMemoryFiles,
  readProof,
  removeMemoryFiles,
  saveMemoryFile,
} from './memory-files.ts'
import { isInNotes, listNotes, readNotes, readNotesState } from './note-reader.ts'
import { editNotes } from './note-writer.ts'
import { configureNotesIfUnset } from './notes-config.ts'

export interface SavedMemories {
  readonly saved: readonly Memory[]
  /** Memories that the store held already, in their stored words. */
  readonly known: readonly Memory[]
  readonly problems: readonly Problem[]
}

/** Without git, or when git refuses, memories go into files. Each failure becomes a Problem. */
export function saveMemories(projectDir: string, memories: readonly Memory[]): SavedMemories {
  if (memories.length === 0) return { saved: [], known: [], problems: [] }
  const key = openPersonKey(projectDir)
  if (readGitFacts(projectDir) === null) return saveInFiles(projectDir, memories, key)
  const tried = new Set<string>()
  const held = new Map<string, Memory>()
  const failure = editNotes(projectDir, [...new Set(memories.map(({ namespace }) => namespace))], (namespace, note) => {
    // Somebody else's memory of that id keeps nobody from an own one.
    const known = parseNote(note, namespace, { proves: createProof(key) }).map(({ memory }) => memory)
    const there = new Map(known.filter(({ isOwn }) => isOwn || key === null).map((memory) => [memory.id, memory]))
    for (const [id, memory] of there) held.set(id, memory)
    const added = memories.filter((memory) => memory.namespace === namespace && !there.has(memory.id))
    for (const { id } of added) tried.add(id)
    return added.length === 0 ? null : appendToNote(note, added, key)
  })
  if (failure !== null) {
    const inFiles = saveInFiles(projectDir, memories, key)
    const isLost = inFiles.problems.length > 0
    const consequence = isLost ? { consequence: 'no file takes the memory either' } : {}
    const problem = { code: 'memory-not-in-git', path: 'git notes', cause: failure.error, ...consequence } as const
    return { ...inFiles, problems: [problem, ...inFiles.problems] }
  }
  if (tried.size > 0) configureNotesIfUnset(projectDir)
  return {
    saved: memories.filter(({ id }) => tried.has(id)),
    known: memories.filter(({ id }) => !tried.has(id)).map((memory) => held.get(memory.id) ?? memory),
    problems: [],
  }
}

function saveInFiles(projectDir: string, memories: readonly Memory[], key: SipKey | null): SavedMemories {
  const saved: Memory[] = []
  const known: Memory[] = []
  try {
    for (const memory of memories) (saveMemoryFile(projectDir, memory, key) ? saved : known).push(memory)
    return { saved, known, problems: [] }
  } catch (error) {
    return { saved, known, problems: [createWriteProblem(projectDir, error, '.holdfast/memory')] }
  }
}

/** Whether a memory is in a note or a file now, whatever the index says. */
export function isStored(projectDir: string, id: string): boolean {
  const proves = readProof(projectDir)
  if (NAMESPACES.some((namespace) => hasMemoryFile(projectDir, { namespace, id }, proves))) return true
  const state = readGitFacts(projectDir) === null ? null : readNotesState(projectDir)
  return state !== null && !('error' in state) && isInNotes(projectDir, state, id)
}

export interface MemoryListing {
  /** Oldest first; each memory once, however many commits and namespaces carry it. */
  readonly memories: readonly Memory[]
  readonly problems: readonly Problem[]
}

/** Larger notes than `maxBytes` give null, and no note is read. */
export async function listMemories(projectDir: string, maxBytes: number): Promise<MemoryListing | null>
export async function listMemories(projectDir: string): Promise<MemoryListing>
export async function listMemories(
  projectDir: string,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<MemoryListing | null> {
  const notes = readGitFacts(projectDir) === null ? { notes: [], skipped: [] } : readAllNotes(projectDir, maxBytes)
  if (notes === null) return null
  const { files, skipped } = readMemoryFiles(projectDir)
  const unread = 'error' in notes ? [{ path: 'git notes', cause: notes.error }] : notes.skipped
  const problems = [...unread, ...skipped].map(
    ({ path, cause }): Problem => ({ code: 'memory-unreadable', path, cause }),
  )
  const proves = readProof(projectDir)
  const own = files.filter((file) => isOwnFile(file, proves))
  return { memories: await parseSources([...('error' in notes ? [] : notes.notes), ...own], proves), problems }
}

/** Memories in files that somebody else wrote. Memories are shared in notes alone, so nobody is told of these. */
export async function listStrangers(projectDir: string): Promise<Memory[]> {
  const proves = readProof(projectDir)
  const others = readMemoryFiles(projectDir).files.filter((file) => !isOwnFile(file, proves))
  return others.length === 0 ? [] : parseSources(others, () => false)
}

function readAllNotes(projectDir: string, maxBytes: number) {
  const state = readNotesState(projectDir)
  if ('error' in state) return state
  const listing = listNotes(projectDir, state.tips)
  if ('error' in listing) return listing
  // A rebase leaves the same note on the old commit and the new commit.
  const once = new Map(listing.notes.map((note) => [`${note.namespace} ${note.blobId}`, note]))
  if (listing.bytes > maxBytes) return null
  const notes = readNotes(projectDir, [...once.values()])
  return 'error' in notes ? notes : { notes, skipped: listing.skipped }
}

/** Moves the person's own memories from files into git notes, if git takes them now; returns their number. */
export async function moveFilesToNotes(projectDir: string): Promise<number> {
  const proves = readProof(projectDir)
  const files = readMemoryFiles(projectDir).files.filter((file) => isOwnFile(file, proves))
  if (files.length === 0 || readGitFacts(projectDir) === null) return 0
  const memories = await parseSources(files, proves)
  if (saveMemories(projectDir, memories).problems.length > 0) return 0
  removeMemoryFiles(projectDir, files)
  return memories.length
}

/** A YAML parser is loaded only for front matter that is not as plain as ours. */
async function parseSources(
  sources: readonly { readonly namespace: Namespace; readonly text: string }[],
  proves: Proof,
) {
  const byId = new Map<string, Memory>()
  let parseYaml: ((front: string) => UnknownRecord | null) | null = null
  for (const { namespace, text } of sources) {
    let isPlain = true
    const noteYaml = () => {
      isPlain = false
      return null
    }
    let parts = parseNote(text, namespace, { parseYaml: parseYaml ?? noteYaml, proves })
    if (!isPlain) {
      parseYaml = await loadYaml()
      parts = parseNote(text, namespace, { parseYaml, proves })
    }
    for (const { memory } of parts)
      if (!byId.has(memory.id) || (memory.isOwn && byId.get(memory.id)?.isOwn === false)) byId.set(memory.id, memory)
  }
  return [...byId.values()].sort(compareMemories)
}

async function loadYaml(): Promise<(front: string) => UnknownRecord | null> {
  const { parseYamlRecord } = await import('../../files/io/yaml-file.ts')
  return (front) => attempt(() => parseYamlRecord(front), null)
}
