import { fstatSync, openSync, readSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { findCodeFolder } from '../../author/io/project-cache.ts'

/**
 * The build defines these. BUILD names the same parts and no others. COMMENT_END stands for the end of a comment inside
 * a part. INDEX begins the last line.
 */
declare const BUILD: string
declare const COMMENT_END: string
declare const INDEX: string

/** The running file, held open. `index` is JSON and says by name how far a part lies before `end`, and how long it is. */
interface OwnFile {
  readonly fd: number
  readonly end: number
  readonly index: string
}
type Part = (load: typeof loadPart, ownUrl: object) => Promise<unknown>

let ownFile: OwnFile | undefined
const loaded: Record<string, Promise<unknown>> = {}

/**
 * Reads a lazy part back from the running file and evaluates it, once. A part begins by loading the parts it shares
 * code with, which lie in the same file. The build puts a call of this function for each `import('./x.ts')`.
 */
export function loadPart(name: string): Promise<unknown> {
  loaded[name] ??= evaluatePart(name)
  return loaded[name]
}

async function evaluatePart(name: string): Promise<unknown> {
  ownFile ??= openFirst(process.argv[1]) ?? openOwnFile(import.meta.filename)
  const code = readPart(ownFile, name).replaceAll(COMMENT_END, '*/')
  const kept = code.length < MIN_KEPT_CHARS || name === CODE_CACHE ? null : await compileKept(name, code)
  return (kept ?? compilePart(code))(loadPart, { toString: () => import.meta.url })
}

/** A shorter part is compiled sooner than its kept code is read. */
const MIN_KEPT_CHARS = 4_000
const CODE_CACHE = 'host/io/code-cache'

/**
 * Compiles a part with the code that V8 kept of an earlier run. Null where no code can be kept, or the look fails. A
 * function of the running bundle is handed on: compiling a second copy would cost more than reading the code.
 */
async function compileKept(name: string, code: string): Promise<Part | null> {
  try {
    const { compileWithCache } = await import('./code-cache.ts')
    return compileWithCache(findCodeFolder, { build: BUILD, name, code }) as Part | null
  } catch {
    return null
  }
}

/** The path that started the process, where it is this file: a first `import.meta` costs as much as a part. */
function openFirst(path: string | undefined): OwnFile | null {
  try {
    return path === undefined ? null : openOwnFile(path)
  } catch {
    return null
  }
}

/** The index of the longest bundle has half as many bytes. */
const MAX_INDEX_BYTES = 16 << 10

/**
 * An upgrade may have replaced the file since the process began: parts of another build are refused. A merge may have
 * left a file whose own code is not of the build its index names. An upgrade from now on leaves the open file as it is.
 */
function openOwnFile(path: string): OwnFile {
  const fd = openSync(path, 'r')
  const { size } = fstatSync(fd)
  const start = Math.max(0, size - MAX_INDEX_BYTES)
  const tail = readBytes(fd, start, size - start).latin1Slice(0, size - start)
  const at = tail.lastIndexOf(INDEX)
  const index = at === -1 ? '{}' : tail.slice(at + INDEX.length)
  if (index.startsWith(`{"":"${BUILD}"`)) return { fd, end: start + at, index }
  const build = JSON.parse(index)['']
  throw Object.assign(new Error(), { code: 'EREPLACED', isMixed: !readBytes(fd, 0, start + at).includes(build) })
}

/**
 * The text of a part. A copy by hand writes over the open file: the part may then lie elsewhere, and be another build's.
 *
 * @throws An error with the code ECHANGED. The call may have done something by then, so no other build starts again.
 */
function readPart({ fd, end, index }: OwnFile, name: string): string {
  const [head, foot] = [`part ${name}\n`, '\n|*']
  const [back, length] = findPlace(index, name)
  const bytes = readBytes(fd, end - back - head.length, head.length + length + foot.length)
  const last = head.length + length
  const isThere = bytes.latin1Slice(0, head.length) === head && bytes.latin1Slice(last, last + foot.length) === foot
  if (!isThere) throw changed()
  return bytes.latin1Slice(head.length, last)
}

/** An object of all names would cost V8 more than the searches of a call. */
function findPlace(index: string, name: string): readonly [back: number, length: number] {
  const key = `"${name}":`
  const at = index.indexOf(key)
  return at === -1 ? [0, 0] : JSON.parse(index.slice(at + key.length, index.indexOf(']', at) + 1))
}

const changed = () => Object.assign(new Error(), { code: 'ECHANGED' })

/** The calls are those a hook makes anyway: a first `readFileSync` costs more than all the rest of a part. */
function readBytes(fd: number, start: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  let length = 0
  for (let count = 1; length < size; length += count) {
    count = readSync(fd, bytes, length, size - length, start + length)
    if (count === 0) throw changed()
  }
  return bytes
}

/** `vm` compiles under `--disallow-code-generation-from-strings` too, 2 % of a start slower. */
function compilePart(code: string): Part {
  const AsyncFunction = (async () => {}).constructor as new (...texts: readonly string[]) => Part
  try {
    return new AsyncFunction('loadPart', 'ownUrl', code)
  } catch (error) {
    if (!(error instanceof EvalError)) throw error
    return compileFunction(`return (async () => {${code}\n})()`, ['loadPart', 'ownUrl']) as Part
  }
}
