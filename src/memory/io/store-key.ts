import { existsSync } from 'node:fs'
import { fingerprint } from '../../base/core/fingerprint.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { hasRefsBelow, readRefs, readTablesKey } from '../../git/io/git-facts.ts'
import { NAMESPACES } from '../core/memory.ts'

/** State of the store, from files alone: the key changes when a memory comes in from anywhere. */
export function readStoreKey(projectDir: string): string {
  const refs =
    readRefs(
      projectDir,
      NAMESPACES.map((name) => `refs/notes/holdfast/${name}`),
    ) ?? []
  const files = NAMESPACES.map((name) => listNames(`${projectDir}/.holdfast/memory/notes/${name}`, 'is empty').length)
  const tables = readTablesKey(projectDir)
  const isEmpty = tables === null && refs.every((ref) => ref === null) && files.every((count) => count === 0)
  return isEmpty ? '' : fingerprint([...refs, ...files, ...(tables === null ? [] : [tables])].join(' '))
}

/** Whether the store may hold a memory. In a project without memories a session start pays only for this check. */
export function hasStore(projectDir: string): boolean {
  return existsSync(`${projectDir}/.holdfast/memory`) || hasRefsBelow(projectDir, 'refs/notes/holdfast')
}
