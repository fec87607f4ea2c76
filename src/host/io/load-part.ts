import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { compileFunction } from 'node:vm'

/**
 * The build defines these. BUILD names the same parts and no others. COMMENT_END stands for the end of a comment inside
 * a part. INDEX begins the last line.
 */
declare const BUILD: string
declare const COMMENT_END: string
declare const INDEX: string

/** The running file as it lies on the disk; `places` counts back from `end`, so that no part has to be searched for. */
interface OwnFile {
  readonly text: string
  readonly end: number
  readonly places: Readonly<Record<string, readonly [back: number, length: number]>>
}
type Part = (load: typeof loadPart, ownUrl: string) => Promise<unknown>

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
  ownFile ??= readOwnFile()
  const { text, end, places } = ownFile
  const [back, length] = places[name] ?? [0, 0]
  const code = text.slice(end - back, end - back + length).replaceAll(COMMENT_END, '*/')
  const kept = code.length < MIN_KEPT_CHARS || name === CODE_CACHE ? null : await compileKept(name, code)
  return (kept ?? compilePart(code))(loadPart, import.meta.url)
}

/** A shorter part is compiled sooner than its kept code is read. */
const MIN_KEPT_CHARS = 4_000
const CODE_CACHE = 'host/io/code-cache'

/** Compiles a part with the code that V8 kept of an earlier run. Null where no code can be kept, or the look fails. */
async function compileKept(name: string, code: string): Promise<Part | null> {
  try {
    const { compileWithCache } = await import('./code-cache.ts')
    return compileWithCache(BUILD, name, code) as Part | null
  } catch {
    return null
  }
}

/**
 * An upgrade may have replaced the file since the process began: parts of another build are refused. A merge may have
 * left a file whose own code is not of the build its index names.
 */
function readOwnFile(): OwnFile {
  const text = readOwnText()
  const end = text.lastIndexOf(INDEX)
  const places = JSON.parse(text.slice(end + INDEX.length))
  const build = places['']
  if (build !== BUILD) throw Object.assign(new Error(), { code: 'EREPLACED', isMixed: text.indexOf(build) > end })
  return { text, end, places }
}

/** The calls are those a hook makes anyway: a first `readFileSync` costs more than all the rest of a part. */
function readOwnText(): string {
  const fd = openSync(import.meta.filename, 'r')
  const bytes = Buffer.allocUnsafe(fstatSync(fd).size)
  let length = 0
  for (let count = 1; count > 0; length += count) count = readSync(fd, bytes, length, bytes.length - length, length)
  closeSync(fd)
  return bytes.latin1Slice(0, length)
}

/**
 * Node may forbid code from strings (`--disallow-code-generation-from-strings`). The module `vm` still compiles, 2 % of
 * a start slower.
 */
function compilePart(code: string): Part {
  const AsyncFunction = (async () => {}).constructor as new (...texts: readonly string[]) => Part
  try {
    return new AsyncFunction('loadPart', 'ownUrl', code)
  } catch (error) {
    if (!(error instanceof EvalError)) throw error
    return compileFunction(`return (async () => {${code}\n})()`, ['loadPart', 'ownUrl']) as Part
  }
}
