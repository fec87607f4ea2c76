import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs'

/** Bytes the quick look reads at the end of the transcript; the full look finds an answer further up. */
const TAIL_BYTES = 16 << 10

/**
 * The whole lines in the last bytes of a file, and where they begin. A file out of reach has none. A character stands for a byte:
 * decoding costs more than the rest of the look, and all keys are ASCII.
 */
export function readTail(path: string): { readonly text: string; readonly from: number } {
  if (!existsSync(path)) return { text: '', from: 0 }
  const fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const stat = fstatSync(fd)
    const from = Math.max(0, stat.size - TAIL_BYTES)
    const bytes = Buffer.allocUnsafe(TAIL_BYTES)
    const text = stat.isFile() ? bytes.latin1Slice(0, readSync(fd, bytes, 0, TAIL_BYTES, from)) : ''
    const start = from === 0 ? 0 : text.indexOf('\n') + 1
    return { text: text.slice(start), from: from + start }
  } finally {
    closeSync(fd)
  }
}
