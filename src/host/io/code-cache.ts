import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { isInRepository } from '../../author/io/own-ground.ts'
import { CACHE_PLACE, type findCacheRoot } from '../../author/io/project-cache.ts'
import type { findProjectDir } from '../../files/io/project-dir.ts'
import type { CompiledPart } from './keep-code.ts'

const CODE_FOLDER = 'code'

/** The functions of the running bundle that tell where the code may lie. */
interface Ground {
  readonly isInRepository: typeof isInRepository
  readonly findCacheRoot: typeof findCacheRoot
  readonly findProjectDir: typeof findProjectDir
}

/** A lazy part: the bundle it is of, its name there, and its text. */
type PartText = Readonly<Record<'build' | 'name' | 'code', string>>

let folder: string | null | undefined
const compiled: CompiledPart[] = []

/**
 * Compiles a lazy part with the code V8 made in an earlier run; null without a place for such code. V8 takes the code
 * unseen, and broken code ends the process. The folder is therefore the person's own, and each file holds the code
 * twice.
 */
export function compileWithCache(ground: Ground, { build, name, code }: PartText): unknown {
  if (process.versions.bun !== undefined) return null
  if (folder === undefined) folder = findCodeFolder(ground, build)
  if (folder === null) return null
  const path = `${folder}/${name.replaceAll('/', '.')}`
  const kept = readKept(path)
  const { Script } = process.getBuiltinModule('node:vm')
  const script = new Script(`(async (loadPart, ownUrl) => {${code}\n})`, kept === null ? {} : { cachedData: kept })
  if (kept === null || script.cachedDataRejected === true) keepLater({ path, script })
  return script.runInThisContext()
}

/** The folder for one bundle under one node; null without a home that is the person's own. */
function findCodeFolder({ isInRepository, findCacheRoot, findProjectDir }: Ground, build: string): string | null {
  const projectDir = findProjectDir(process.cwd())
  const root = projectDir === null ? null : findCacheRoot(projectDir)
  if (root === null || projectDir === null || isInRepository(root, projectDir, CACHE_PLACE)) return null
  return `${root}/${CODE_FOLDER}/${build}-${process.version}-${process.arch}`
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
