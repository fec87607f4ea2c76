import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { findCodeFolder } from '../../author/io/project-cache.ts'
import type { CompiledPart } from './keep-code.ts'

/** A lazy part: the bundle it is of, its name there, and its text. */
type PartText = Readonly<Record<'build' | 'name' | 'code', string>>

let folder: string | null | undefined
const compiled: CompiledPart[] = []

/**
 * Compiles a lazy part with the code V8 made in an earlier run; null without a place for such code. V8 takes the code
 * unseen, and broken code ends the process. The folder is therefore the person's own, and each file holds the code
 * twice.
 */
export function compileWithCache(findFolder: typeof findCodeFolder, { build, name, code }: PartText): unknown {
  if (process.versions.bun !== undefined) return null
  if (folder === undefined) folder = findFolder()
  if (folder === null) return null
  const path = `${folder}/${build}-${process.version}-${process.arch}/${name.replaceAll('/', '.')}`
  const kept = readKept(path)
  const { Script } = process.getBuiltinModule('node:vm')
  const script = new Script(`(async (loadPart, ownUrl) => {${code}\n})`, kept === null ? {} : { cachedData: kept })
  if (kept === null || script.cachedDataRejected === true) keepLater({ path, script })
  return script.runInThisContext()
}

/** The code in a file that holds it twice and is the person's alone; null for any other file. */
function readKept(path: string): Buffer | null {
  let fd: number | undefined
  try {
    fd = openSync(path, 'r')
    const { size, uid, mode } = fstatSync(fd)
    if ((process.getuid !== undefined && uid !== process.getuid()) || (mode & 0o022) !== 0) return null
    const bytes = Buffer.allocUnsafe(size)
    if (readSync(fd, bytes, 0, size, 0) !== size) return null
    const first = bytes.subarray(0, size >> 1)
    return first.equals(bytes.subarray(size >> 1)) ? first : null
  } catch {
    return null
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

/** Keeps the code when the answer is out: by then it holds each function that ran. */
function keepLater(part: CompiledPart): void {
  compiled.push(part)
  if (compiled.length > 1) return
  process.once('beforeExit', async () => {
    try {
      const { keepCode } = await import('./keep-code.ts')
      keepCode(compiled)
    } catch {
      // The next run compiles again.
    }
  })
}
