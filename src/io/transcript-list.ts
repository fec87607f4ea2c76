import { accessSync, constants, readdirSync, readSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { isSafeName } from '../core/safe-name.ts'
import { errorCode } from './read-text.ts'
import { openTranscript } from './transcript-tail.ts'

export interface ClientTranscript {
  readonly sessionId: string
  readonly path: string
}

/** A first prompt with a page pasted to it stands in here. */
const START_BYTES = 256 << 10

/** The client cuts the name of a project's folder here and adds a hash of its own (2.1.329). */
const MAX_NAME_CHARS = 200

/**
 * The transcripts the client keeps for a project, sorted: each project has a folder named after its path, every character
 * but letters and digits replaced. Two projects may share a name.
 */
export function listClientTranscripts(projectDir: string): ClientTranscript[] {
  const folder = `${process.env.CLAUDE_CONFIG_DIR || `${process.env.HOME || homedir()}/.claude`}/projects`
  const names = new Set([projectDir, realpathSync(projectDir)].map(nameProjectFolder))
  const folders = listFolder(folder).filter((name) => [...names].some((wanted) => isNamed(name, wanted)))
  return folders.flatMap((name) =>
    listFolder(`${folder}/${name}`).flatMap((file) => {
      const sessionId = file.endsWith('.jsonl') ? file.slice(0, -'.jsonl'.length) : ''
      return isSafeName(sessionId) ? [{ sessionId, path: `${folder}/${name}/${file}` }] : []
    }),
  )
}

/** The transcripts of a project, or their folder, that are there and cannot be read, with the reason. */
export function listUnreadableTranscripts(projectDir: string): string[] {
  try {
    return listClientTranscripts(projectDir).flatMap(({ path }) => {
      try {
        accessSync(path, constants.R_OK)
        return []
      } catch (error) {
        return errorCode(error) === 'ENOENT' ? [] : [`${path}: ${errorCode(error)}`]
      }
    })
  } catch (error) {
    const { path = "the folder of the client's transcripts" } = error as NodeJS.ErrnoException
    return [`${path}: ${errorCode(error)}`]
  }
}

/** The time of the first row of a transcript that has one; null where none near its beginning has. */
export function readStartTime(path: string): string | null {
  const found = openTranscript(path, (fd) => {
    const bytes = Buffer.alloc(START_BYTES)
    const length = readSync(fd, bytes, 0, START_BYTES, 0)
    return /"timestamp":"(20\d\d-[\dT:.Z-]{10,30})"/.exec(bytes.toString('latin1', 0, length))?.[1] ?? null
  })
  return typeof found === 'object' ? null : found
}

/** A path as the client names the project's folder by it, but for the hash of a long one. */
export function nameProjectFolder(path: string): string {
  return path.replace(/[^a-zA-Z0-9]/g, '-')
}

function isNamed(name: string, wanted: string): boolean {
  return wanted.length <= MAX_NAME_CHARS ? name === wanted : name.startsWith(`${wanted.slice(0, MAX_NAME_CHARS)}-`)
}

function listFolder(path: string): string[] {
  try {
    return readdirSync(path).sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return []
    throw error
  }
}
