import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A process to start.
 *
 * @typedef {object} Start
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} env The whole environment.
 * @property {string} cwd
 * @property {string} stdin
 * @property {string[]} reset Puts files back into the state the process is to find. Not measured.
 */

/** Compiles race.c, once per version of it. */
function compileRace() {
  const source = fileURLToPath(new URL('race.c', import.meta.url))
  const version = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 12)
  const program = join(tmpdir(), `holdfast-race-${version}`)
  if (existsSync(program)) return program
  const temporary = `${program}.${process.pid}`
  const { status, stderr } = spawnSync('cc', ['-O2', '-o', temporary, source], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Cannot compile race.c (a C compiler is needed to time processes): ${stderr}`)
  renameSync(temporary, program)
  return program
}

function writeSpec(folder, starts) {
  const tokens = [String(starts.length)]
  const list = (items) => [String(items.length), ...items]
  for (const [index, { command, env, cwd, stdin, reset }] of starts.entries()) {
    const input = join(folder, `stdin-${index}`)
    writeFileSync(input, stdin)
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
    tokens.push(input, cwd, ...list(variables), ...list(reset), ...list(command))
  }
  const spec = join(folder, 'spec')
  writeFileSync(spec, tokens.map((token) => `${token}\0`).join(''))
  return spec
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * Runs every start once per round and compares it with the first start of the same round: what the machine did to one
 * it did to the other.
 *
 * @param {Start[]} starts The first is the base.
 * @returns Per start the medians of wall and CPU ratio, of the milliseconds and megabytes above the base, and of the
 *   base's own values where it is the first.
 */
export function raceProcesses(starts, { rounds, warmup = 2, mayFail = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-race-'))
  mkdirSync(folder, { recursive: true })
  const spec = writeSpec(folder, starts)
  const options = { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] }
  const { status, stdout } = spawnSync(compileRace(), [spec, String(rounds), String(warmup)], options)
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error(`race ended with ${status}`)

  const runs = starts.map(() => [])
  for (const line of stdout.trim().split('\n')) {
    const [round, id, wallNs, userUs, systemUs, rssKib, exitCode, outBytes] = line.split(' ').map(Number)
    const times = { wallMs: wallNs / 1e6, cpuMs: (userUs + systemUs) / 1e3 }
    runs[id][round] = { ...times, rssMb: rssKib / 1024, exitCode, outBytes }
  }
  return starts.map(({ name }, index) => {
    const of = (compare) => median(runs[index].map((run, round) => compare(run, runs[0][round])))
    const failed = runs[index].find(({ exitCode }) => exitCode !== 0)
    if (failed !== undefined && !mayFail) throw new Error(`"${name}" ended with ${failed.exitCode}`)
    return {
      name,
      wallMs: of((run) => run.wallMs),
      cpuMs: of((run) => run.cpuMs),
      rssMb: of((run) => run.rssMb),
      wallRatio: of((run, base) => run.wallMs / base.wallMs),
      cpuRatio: of((run, base) => run.cpuMs / base.cpuMs),
      wallGapMs: of((run, base) => run.wallMs - base.wallMs),
      rssGapMb: of((run, base) => run.rssMb - base.rssMb),
      outBytes: of((run) => run.outBytes),
    }
  })
}
