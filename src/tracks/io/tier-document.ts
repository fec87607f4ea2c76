import { createHash } from 'node:crypto'
import { closeSync, constants, existsSync, fstatSync, openSync, realpathSync } from 'node:fs'
import { sep } from 'node:path'
import { estimateTokens } from '../../base/core/tokens.ts'
import { decode, errorCode, readAll } from '../../files/io/read-text.ts'
import type { MissingDocument, TierDocument } from '../core/document-tiers.ts'

/** A file above this size, some 500,000 tokens, fits no context and counts as no document. */
const MAX_BYTES = 2 << 20

/** A link may lead to another place in the repository, as CLAUDE.md often does, never out of it. */
export function readTierDocument(projectDir: string, path: string): TierDocument | MissingDocument {
  const missing = (reason: string, isThere = true): MissingDocument => ({ path, isThere, reason })
  if (!existsSync(`${projectDir}/${path}`)) return missing('not there', false)
  let fd: number | undefined
  try {
    const real = realpathSync.native(`${projectDir}/${path}`)
    if (!real.startsWith(`${realpathSync.native(projectDir)}${sep}`)) return missing('it leads out of the repository')
    fd = openSync(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0))
    const stat = fstatSync(fd)
    if (!stat.isFile()) return missing(stat.isDirectory() ? 'it is a folder' : 'it is not a regular file')
    if (stat.size > MAX_BYTES) return missing(`${stat.size} bytes, over the limit of ${MAX_BYTES}`)
    const bytes = readAll(fd, stat.size)
    const text = decode(bytes)?.replace(/^\ufeff/, '') ?? null
    if (text === null) return missing('it is not UTF-8 text')
    return {
      path,
      text,
      bytes: bytes.length,
      tokens: estimateTokens(text),
      // Checkpoints ask for the checksum, a session's start does not; loading node:crypto is a tenth of a process.
      get sha256() {
        return createHash('sha256').update(bytes).digest('hex')
      },
    }
  } catch (error) {
    return missing(errorCode(error))
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}
