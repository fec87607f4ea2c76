import { existsSync, readdirSync } from 'node:fs'
import { type Memory, NAMESPACES, type Namespace } from '../core/memory/memory.ts'
import { serializeMemory } from '../core/memory/note.ts'
import { createFile } from './apply-writes.ts'
import { removeQuietly } from './claim-name.ts'
import { errorCode, readTextFile } from './read-text.ts'
import { openStateFolder } from './state-folder.ts'

/** A memory kept in a file: where there is no git, or while git will not take it. */
export interface MemoryFile {
  readonly namespace: Namespace
  readonly path: string
  readonly text: string
}

const FOLDER = '.holdfast/memory/notes'
const MAX_FILE_BYTES = 1 << 20

/**
 * One file per memory, created exclusively: two processes that keep the same thing leave one file.
 *
 * @returns whether it was new.
 * @throws when it cannot be written.
 */
export function saveMemoryFile(projectDir: string, memory: Memory): boolean {
  const folder = openStateFolder(projectDir, ['memory', 'notes', memory.namespace])
  return createFile(folder, `${memory.id}.md`, serializeMemory(memory))
}

export function hasMemoryFile(projectDir: string, namespace: Namespace, id: string): boolean {
  return existsSync(`${projectDir}/${FOLDER}/${namespace}/${id}.md`)
}

/** Every memory kept in files, by namespace and name. */
export function readMemoryFiles(projectDir: string): {
  readonly files: MemoryFile[]
  readonly skipped: { path: string; cause: string }[]
} {
  const files: MemoryFile[] = []
  const skipped: { path: string; cause: string }[] = []
  for (const namespace of NAMESPACES) {
    for (const name of listNames(`${projectDir}/${FOLDER}/${namespace}`)) {
      const path = `${FOLDER}/${namespace}/${name}`
      const file = readTextFile(`${projectDir}/${path}`, MAX_FILE_BYTES)
      if ('text' in file) files.push({ namespace, path, text: file.text })
      else if (file.error !== 'ENOENT') skipped.push({ path, cause: file.error })
    }
  }
  return { files, skipped }
}

/** Removes files whose memories are in git now. */
export function removeMemoryFiles(projectDir: string, files: readonly MemoryFile[]): void {
  for (const { path } of files) removeQuietly(`${projectDir}/${path}`)
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^[\w-]{1,64}\.md$/.test(name))
      .sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
