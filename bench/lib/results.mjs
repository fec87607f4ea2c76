import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const RESULTS = fileURLToPath(new URL('../results', import.meta.url))
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** Names a build by what is in its bundles: the first digits of a hash over all of dist. */
export function describeBuild(dist = DIST) {
  const hash = createHash('sha256')
  for (const file of readdirSync(dist).sort()) hash.update(`${file}\0`).update(readFileSync(join(dist, file)))
  return hash.digest('hex').slice(0, 12)
}

export function describeMachine(node = process.version) {
  return `Node ${node}, ${cpus()[0].model}, ${cpus().length} cores`
}

/** What is measured is what lay there when the run began. */
const BUILD = describeBuild()

/**
 * Keeps what a run gave, with where it comes from: how to run it again, when, on what, and which build.
 *
 * @param {string} part
 * @param {{ command: string, machine?: string }} result
 */
export function saveResult(part, { command, machine = describeMachine(), ...figures }) {
  mkdirSync(RESULTS, { recursive: true })
  const date = new Date().toISOString().slice(0, 10)
  if (describeBuild() !== BUILD) throw new Error(`Cannot keep "${part}": dist changed while it was measured`)
  const text = JSON.stringify({ command, date, build: BUILD, machine, ...figures }, null, 1)
  const path = join(RESULTS, `${part}.json`)
  writeFileSync(`${path}.new`, `${text}\n`)
  renameSync(`${path}.new`, path)
}

/** The result of a part if it is of the build that lies there now: only then can a run of some add to it. */
export function readResultOfBuild(part) {
  const result = readResult(part)
  return result?.build === BUILD ? result : null
}

/** What the last kept run of a part gave, or null where it never ran. */
export function readResult(part, folder = RESULTS) {
  const path = join(folder, `${part}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
