/** The part of WebAssembly that one hash needs; a process without it has none. */
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object
      readonly Instance: new (module: object) => { readonly exports: unknown }
    }
  | undefined

interface Machine {
  readonly m: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number }
  /** Hashes the memory from `DATA` to `end` with the key at 0, and leaves the digest at `DIGEST`. */
  readonly h: (end: number) => void
}

const DIGEST = 16
const DATA = 32
const PAGE_BYTES = 65_536

/** SipHash as WebAssembly in base64. `test/core/siphash-module.ts` assembles the same from readable instructions. */
export const MODULE =
  'AGFzbQEAAAABBQFgAX8AAwIBAAUDAQABBwkCAW0CAAFoAAAKlwQBlAQDAX8FfgF/QQApAwBC9crNg9es27fzAIUhA0EIKQMAQoPfkfOWzNy35ACFIQRBACkDAELh5JXz1uzZvOwAhSEFQQgpAwBC88rRy6eM2bL0AIUhBkEgIQEDQCABKQMAIQIgBiAChSEGIAMgBHwhAyAEQg2JIAOFIQQgA0IgiSEDIAUgBnwhBSAGQhCJIAWFIQYgAyAGfCEDIAZCFYkgA4UhBiAFIAR8IQUgBEIRiSAFhSEEIAVCIIkhBSADIAR8IQMgBEINiSADhSEEIANCIIkhAyAFIAZ8IQUgBkIQiSAFhSEGIAMgBnwhAyAGQhWJIAOFIQYgBSAEfCEFIARCEYkgBYUhBCAFQiCJIQUgAyAChSEDIAFBCGoiASAASQ0ACyAFQu4BhSEFQQQhBwNAIAMgBHwhAyAEQg2JIAOFIQQgA0IgiSEDIAUgBnwhBSAGQhCJIAWFIQYgAyAGfCEDIAZCFYkgA4UhBiAFIAR8IQUgBEIRiSAFhSEEIAVCIIkhBSAHQX9qIgcNAAtBECADIASFIAWFIAaFNwMAIARC3QGFIQRBBCEHA0AgAyAEfCEDIARCDYkgA4UhBCADQiCJIQMgBSAGfCEFIAZCEIkgBYUhBiADIAZ8IQMgBkIViSADhSEGIAUgBHwhBSAEQhGJIAWFIQQgBUIgiSEFIAdBf2oiBw0AC0EYIAMgBIUgBYUgBoU3AwAL'

let machine: Machine | null | undefined

/** Starts the module; null where node has no WebAssembly (`--jitless`), or no room for its memory. */
function startMachine(): Machine | null {
  try {
    if (typeof WebAssembly === 'undefined') return null
    const bytes = Uint8Array.from(atob(MODULE), (char) => char.charCodeAt(0))
    return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Machine
  } catch {
    return null
  }
}

/**
 * The digest as four words, the lowest first; null without WebAssembly.
 *
 * @param padded The input in whole blocks of eight bytes, with the padding that SipHash asks for.
 */
export function hashPadded(key: readonly number[], padded: Uint8Array): Uint32Array | null {
  machine ??= startMachine()
  if (machine === null) return null
  const { m, h } = machine
  const end = DATA + padded.length
  if (end > m.buffer.byteLength && !grow(m, end)) return null
  new Uint32Array(m.buffer, 0, 4).set(key)
  new Uint8Array(m.buffer, DATA).set(padded)
  h(end)
  return new Uint32Array(m.buffer, DIGEST, 4)
}

function grow(memory: Machine['m'], bytes: number): boolean {
  try {
    memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES))
    return true
  } catch {
    return false
  }
}
