import { closeSync, constants, fchmodSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { unsafePath } from './claim-name.ts'
import { closeToOthers, isOpenToOthers } from './private-mode.ts'

/**
 * Appends with one write, so that lines of concurrent processes do not mix. A symlink is refused, and so is a file with
 * a second name, which may lie anywhere. The file becomes the user's own. After a line that a full disk cut short, the text begins a new line.
 */
export function appendLine(path: string, line: string): void {
  const flags =
    constants.O_RDWR |
    constants.O_APPEND |
    constants.O_CREAT |
    (constants.O_NOFOLLOW ?? 0) |
    (constants.O_NONBLOCK ?? 0)
  const fd = openSync(path, flags, 0o600)
  try {
    const stat = fstatSync(fd)
    if (!stat.isFile()) throw unsafePath(path, 'not a file')
    if (stat.nlink > 1) throw unsafePath(path, 'a file with a second name (a hard link)')
    if (isOpenToOthers(stat)) closeToOthers(() => fchmodSync(fd, 0o600))
    const bytes = new TextEncoder().encode(endsWithLine(fd, stat.size) ? line : `\n${line}`)
    for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done)
  } finally {
    closeSync(fd)
  }
}

function endsWithLine(fd: number, size: number): boolean {
  if (size === 0) return true
  const last = Buffer.allocUnsafe(1)
  return readSync(fd, last, 0, 1, size - 1) === 0 || last[0] === 10
}
