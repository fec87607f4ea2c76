import { isFolder, listNames } from '../../files/io/list-folder.ts'
import { listClientFolders } from '../../transcript/io/transcript-list.ts'

/** The client loads this much of its `MEMORY.md` into a session, whatever stands below. Its documentation says so; nobody here measured it. */
export const LOADED_LINES = 200
export const LOADED_BYTES = 25 * 1024
const MAX_FILES = 100

/** A file of the client's own memory of a project: `source` is relative to `folder`, the client's folder. */
export type ClientMemory = Readonly<Record<'folder' | 'source', string>>

/** The pages of the client's own memory of a project, `MEMORY.md` and what stands beside, without archives. */
export function listClientMemory(projectDir: string): ClientMemory[] {
  return listClientFolders(projectDir).flatMap((folder) => {
    if (!isFolder(`${folder}/memory`)) return []
    const pages = listNames(`${folder}/memory`).filter((name) => /^[\w-][\w.-]{0,100}\.md$/.test(name))
    return pages.slice(0, MAX_FILES).map((name) => ({ folder, source: `memory/${name}` }))
  })
}
