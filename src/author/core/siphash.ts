import { attempt } from '../../base/core/attempt.ts'

/** The first number that needs a 33rd bit. */
const CARRY = 0x1_0000_0000

/** A key of SipHash: 128 bits as four words, the lowest first. */
export type SipKey = readonly [number, number, number, number]

/** From here on WebAssembly is worth its start: V8 would optimize the loop below, for more than all other work. */
const LONG_BYTES = 1500

/**
 * SipHash-2-4 with 128 bits of output: a keyed hash that nobody without the key can make (Aumasson and Bernstein,
 * https://www.aumasson.jp/siphash/siphash.pdf). Starting node:crypto costs a silent call a tenth of a bare process.
 * A prompt of 300 characters costs a hundredth of that here.
 *
 * @returns 32 hexadecimal digits.
 */
export function sipHash(key: SipKey, bytes: Uint8Array): string {
  const padded = pad(bytes)
  const words = bytes.length < LONG_BYTES ? null : hashPadded(key, padded)
  if (words === null) return hashWords(key, new Int32Array(padded.buffer))
  return [...words].reverse().map(hex).join('')
}

export function hashWords(key: SipKey, words: Int32Array): string {
  // One by one: taking a list apart costs an iterator.
  const k0 = key[0]
  const k1 = key[1]
  const k2 = key[2]
  const k3 = key[3]
  // Each 64-bit word of the state is two 32-bit numbers, `h` above `l`.
  let v0h = k1 ^ 0x736f6d65
  let v0l = k0 ^ 0x70736575
  let v1h = k3 ^ 0x646f7261
  let v1l = k2 ^ 0x6e646f83
  let v2h = k1 ^ 0x6c796765
  let v2l = k0 ^ 0x6e657261
  let v3h = k3 ^ 0x74656462
  let v3l = k2 ^ 0x79746573
  const blocks = words.length >>> 1
  let digest = ''
  // Behind the input comes one pass for each half of the output.
  for (let block = 0; block < blocks + 2; block += 1) {
    const isInput = block < blocks
    const ml = words[block * 2] ?? 0
    const mh = words[block * 2 + 1] ?? 0
    if (block === blocks) v2l ^= 0xee
    if (block === blocks + 1) v1l ^= 0xdd
    v3h ^= mh
    v3l ^= ml
    for (let round = isInput ? 2 : 4; round > 0; round -= 1) {
      let sum = (v0l >>> 0) + (v1l >>> 0)
      v0h = (v0h + v1h + ((sum / CARRY) | 0)) | 0
      v0l = sum | 0
      let turned = (v1h << 13) | (v1l >>> 19)
      v1l = ((v1l << 13) | (v1h >>> 19)) ^ v0l
      v1h = turned ^ v0h
      turned = v0h
      v0h = v0l
      v0l = turned
      sum = (v2l >>> 0) + (v3l >>> 0)
      v2h = (v2h + v3h + ((sum / CARRY) | 0)) | 0
      v2l = sum | 0
      turned = (v3h << 16) | (v3l >>> 16)
      v3l = ((v3l << 16) | (v3h >>> 16)) ^ v2l
      v3h = turned ^ v2h
      sum = (v0l >>> 0) + (v3l >>> 0)
      v0h = (v0h + v3h + ((sum / CARRY) | 0)) | 0
      v0l = sum | 0
      turned = (v3h << 21) | (v3l >>> 11)
      v3l = ((v3l << 21) | (v3h >>> 11)) ^ v0l
      v3h = turned ^ v0h
      sum = (v2l >>> 0) + (v1l >>> 0)
      v2h = (v2h + v1h + ((sum / CARRY) | 0)) | 0
      v2l = sum | 0
      turned = (v1h << 17) | (v1l >>> 15)
      v1l = ((v1l << 17) | (v1h >>> 15)) ^ v2l
      v1h = turned ^ v2h
      turned = v2h
      v2h = v2l
      v2l = turned
    }
    v0h ^= mh
    v0l ^= ml
    if (!isInput) digest = hex(v0h ^ v1h ^ v2h ^ v3h) + hex(v0l ^ v1l ^ v2l ^ v3l) + digest
  }
  return digest
}

function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((bytes.length & ~7) + 8)
  padded.set(bytes)
  padded[padded.length - 1] = bytes.length
  return padded
}

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0')

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
  const lack = Math.ceil((end - m.buffer.byteLength) / PAGE_BYTES)
  if (lack > 0 && attempt(() => m.grow(lack)) === undefined) return null
  new Uint32Array(m.buffer, 0, 4).set(key)
  new Uint8Array(m.buffer, DATA).set(padded)
  h(end)
  return new Uint32Array(m.buffer, DIGEST, 4)
}
