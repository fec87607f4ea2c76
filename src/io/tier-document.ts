import { createHash } from 'node:crypto'
import { closeSync, constants, existsSync, fstatSync, openSync, readSync, realpathSync } from 'node:fs'
import { sep } from 'node:path'
import { estimateTokens } from '../core/tokens.ts'
import type { MissingDocument, TierDocument } from '../core/tracks/tier.ts'
import { errorCode } from './read-text.ts'

/** A document nobody could load into a context is no document: some 500,000 tokens. */
const MAX_BYTES = 2 << 20

/**
 * Reads one file of a tier. A link may lead to another place in the repository (CLAUDE.md is often one), never out of it; what is
 * not a file of UTF-8 text within the limit is said to be so and not read.
 */
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
    const text = decode(bytes)
    if (text === null) return missing('it is not UTF-8 text')
    return {
      path,
      text,
      bytes: bytes.length,
      tokens: estimateTokens(text),
      // Asked for by checkpoints, not by a session's start; loading node:crypto is a tenth of a process.
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

function readAll(fd: number, size: number): Buffer {
  const buffer = Buffer.allocUnsafe(size)
  let length = 0
  while (length < size) {
    const count = readSync(fd, buffer, length, size - length, length)
    if (count === 0) break
    length += count
  }
  return buffer.subarray(0, length)
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
