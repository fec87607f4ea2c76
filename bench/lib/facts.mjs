import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROBE = fileURLToPath(new URL('probe.cjs', import.meta.url))

/**
 * Runs a start under the probe.
 *
 * @param {import('./race.mjs').Start} start
 * @param {string} watched A file whose reads are noted.
 * @returns {{ modules: string[], reads: number[] }}
 */
export function probe({ name, command, env, cwd, stdin, reset }, watched = '') {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-probe-'))
  try {
    spawnSync(reset[0], reset.slice(1), { env })
    const [node, ...args] = command
    const out = join(folder, 'out.json')
    const probed = { ...env, HOLDFAST_PROBE_OUT: out, HOLDFAST_PROBE_FILE: watched }
    const { status, stderr } = spawnSync(node, ['-r', PROBE, ...args], { env: probed, cwd, input: stdin })
    if (status !== 0) throw new Error(`"${name}" ended with ${status}: ${stderr}`)
    return JSON.parse(readFileSync(out, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Node's own modules a start loads and the bare process does not. Exact, instant and the same on every machine. */
export function listExtraModules(bare, start) {
  const known = new Set(probe(bare).modules)
  return probe(start)
    .modules.filter((name) => !known.has(name))
    .map((name) => name.replace(/^(?:NativeModule|Internal Binding) /, ''))
}

/** Bytes of a bundle: what V8 compiles at every start, and with the parts that travel behind it as comments. */
export function measureBundle(path) {
  const text = readFileSync(path, 'utf8')
  const tail = text.search(/^\/\*\| part /m)
  return { eager: Buffer.byteLength(tail === -1 ? text : text.slice(0, tail)), whole: Buffer.byteLength(text) }
}
