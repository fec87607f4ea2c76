import { accessSync, constants, readSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { isSafeName } from '../../base/core/safe-name.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { openTranscript } from './transcript-tail.ts'

/** A first prompt with a pasted page fits in here. */
const START_BYTES = 256 << 10

/** The client cuts the name of a project's folder at this length and adds a hash (2.1.329). */
const MAX_NAME_CHARS = 200

/**
 * Lists the transcripts that the client keeps for a project, sorted. The client names a project's folder after the
 * path. All characters but letters and digits are replaced, so two projects may share a folder.
 */
export function listClientTranscripts(projectDir: string) {
  return listClientFolders(projectDir).flatMap((folder) =>
    listNames(folder).flatMap((file) => {
      const sessionId = file.endsWith('.jsonl') ? file.slice(0, -'.jsonl'.length) : ''
      return isSafeName(sessionId) ? [{ sessionId, path: `${folder}/${file}` }] : []
    }),
  )
}

/** The client's own folders of a project: its transcripts, and in `memory` what the client keeps for later sessions. */
export function listClientFolders(projectDir: string): string[] {
  const folder = `${process.env.CLAUDE_CONFIG_DIR || `${process.env.HOME || homedir()}/.claude`}/projects`
  const names = new Set([projectDir, realpathSync(projectDir)].map(nameProjectFolder))
  const own = listNames(folder).filter((name) => [...names].some((wanted) => isNamed(name, wanted)))
  return own.map((name) => `${folder}/${name}`)
}

/** Names existing transcripts of a project, or their folder, that cannot be read, each with the error code. */
export function listUnreadableTranscripts(
  projectDir: string,
): { readonly path: string | null; readonly cause: string }[] {
  try {
    return listClientTranscripts(projectDir).flatMap(({ path }) => {
      try {
        accessSync(path, constants.R_OK)
        return []
      } catch (error) {
        return errorCode(error) === 'ENOENT' ? [] : [{ path, cause: errorCode(error) }]
      }
    })
  } catch (error) {
    const { path = null } = error as NodeJS.ErrnoException
    return [{ path, cause: errorCode(error) }]
  }
}

/** The first time in a transcript; null when no row near the beginning has a time. */
export function readStartTime(path: string): string | null {
  const found = openTranscript(path, (fd) => {
    const bytes = Buffer.alloc(START_BYTES)
    const length = readSync(fd, bytes, 0, START_BYTES, 0)
    return /"timestamp":"(20\d\d-[\dT:.Z-]{10,30})"/.exec(bytes.toString('latin1', 0, length))?.[1] ?? null
  })
  return typeof found === 'object' ? null : found
}

/** The client's name for the folder of a project path, without the hash of a long name. */
export function nameProjectFolder(path: string): string {
  return path.replace(/[^a-zA-Z0-9]/g, '-')
}

function isNamed(name: string, wanted: string): boolean {
  return wanted.length <= MAX_NAME_CHARS ? name === wanted : name.startsWith(`${wanted.slice(0, MAX_NAME_CHARS)}-`)
}
