import type { SipKey } from '../../author/core/siphash.ts'
import { readPersonKey } from '../../author/io/person-key.ts'
import { createFile, replaceFile } from '../../files/io/apply-writes.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'
import { type Memory, NAMESPACES, type Namespace } from '../core/memory.ts'
import { createProof, type Proof, parseNote, serializeMemory } from '../core/note-text.ts'
import { hasWaitingMemories } from './pending-memories.ts'

/** A memory kept in a file, for want of git or while git refuses the note. */
export interface MemoryFile {
  readonly namespace: Namespace
  readonly path: string
  readonly text: string
}

/** Folders of `.holdfast/memory/` with memories of the person, which no other place has. */
export const MEMORY_FOLDERS = ['notes', 'pending']
const FOLDER = '.holdfast/memory/notes'
const MAX_FILE_BYTES = 1 << 20

export const readProof = (projectDir: string): Proof => createProof(readPersonKey(projectDir))

const isMemoryName = (name: string) => /^[\w-]{1,64}\.md$/.test(name)

/** Two processes leave a single file. A stranger's file of that name gives way. @throws An error of the file. */
export function saveMemoryFile(projectDir: string, memory: Memory, key: SipKey | null): boolean {
  const folder = openStateFolder(projectDir, ['memory', 'notes', memory.namespace])
  const [name, text] = [`${memory.id}.md`, serializeMemory(memory, key)]
  if (createFile(folder, name, text)) return true
  if (key === null || hasMemoryFile(projectDir, memory, createProof(key))) return false
  replaceFile(folder, name, text)
  return true
}

export function hasMemoryFile(
  projectDir: string,
  { namespace, id }: Pick<Memory, 'namespace' | 'id'>,
  proves: Proof,
): boolean {
  const file = readTextFile(`${projectDir}/${FOLDER}/${namespace}/${id}.md`, MAX_FILE_BYTES)
  return 'text' in file && isOwnFile({ namespace, text: file.text }, proves)
}

/** Whether all that a file holds bears the person's mark. */
export function isOwnFile({ namespace, text }: Omit<MemoryFile, 'path'>, proves: Proof): boolean {
  return parseNote(text, namespace, { proves }).every(({ memory }) => memory.isOwn)
}

export function readMemoryFiles(projectDir: string): {
  readonly files: MemoryFile[]
  readonly skipped: { path: string; cause: string }[]
} {
  const files: MemoryFile[] = []
  const skipped: { path: string; cause: string }[] = []
  for (const namespace of NAMESPACES) {
    for (const name of listNames(`${projectDir}/${FOLDER}/${namespace}`).filter(isMemoryName)) {
      const path = `${FOLDER}/${namespace}/${name}`
      const file = readTextFile(`${projectDir}/${path}`, MAX_FILE_BYTES)
      if ('text' in file) files.push({ namespace, path, text: file.text })
      else if (file.error !== 'ENOENT') skipped.push({ path, cause: file.error })
    }
  }
  return { files, skipped }
}

/** Whether memories lie in files, readable or not: without git, or on their way into the notes. */
export function hasMemoryFiles(projectDir: string): boolean {
  const names = NAMESPACES.flatMap((namespace) => listNames(`${projectDir}/${FOLDER}/${namespace}`))
  return names.some(isMemoryName) || hasWaitingMemories(projectDir, 'pending')
}

export function removeMemoryFiles(projectDir: string, files: readonly MemoryFile[]): void {
  for (const { path } of files) removeQuietly(`${projectDir}/${path}`)
}
