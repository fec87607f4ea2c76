// npm run bench:warm
//
// Finds the functions of each hook that run whenever what they lie in is loaded, and keeps their names in bench/warm.json, from
// which the build has V8 compile them at once. To be run after what the hooks do has changed; the ceilings tell when it matters.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildAll } from '../build.mjs'
import { SITUATIONS } from './lib/situations.mjs'
import { openStage } from './lib/stage.mjs'

const WARM = fileURLToPath(new URL('warm.json', import.meta.url))
/** What runs in at least so many of the situations that load it is cheaper compiled early. */
const SHARE = 0.8
const EAGER = ''

/** The functions at the top of a bundle with names, by the part they lie in. */
function listFunctions(text) {
  const found = []
  let part = EAGER
  for (const [, name, declared] of text.matchAll(/^\/\*\| part (\S+)$|^(?:async )?function (\w+)\(/gm)) {
    if (name !== undefined) part = name
    else found.push({ part, name: declared })
  }
  return found
}

/** Names of the functions that a run enters. Node's own are left out: one of ours may bear the same name. */
function listEntered({ command: [node, ...args], env, cwd, stdin, reset }, folder) {
  const log = join(folder, 'v8.log')
  rmSync(log, { force: true })
  spawnSync(reset[0], reset.slice(1), { env })
  const flags = ['--log-function-events', '--no-logfile-per-isolate', `--logfile=${log}`]
  spawnSync(node, [...flags, ...args], { env, cwd, input: stdin })
  if (!existsSync(log)) throw new Error(`"${args[0]}" left no log of its functions`)
  const lines = readFileSync(log, 'utf8').split('\n')
  const rows = lines.map((line) => line.split(','))
  const nodes = new Set(
    rows.filter((row) => row[0] === 'script-details' && row[2]?.startsWith('node:')).map((row) => row[1]),
  )
  return new Set(
    rows
      .filter(([event, kind, id]) => event === 'function' && kind === 'first-execution' && !nodes.has(id))
      .map((row) => row.at(-1)),
  )
}

function findWarm(functions, runs) {
  // Some functions are in several parts; that one ran does not say in which.
  const isOnlyIn = ({ part, name }) => functions.every((other) => other.name !== name || other.part === part)
  const own = functions.filter(isOnlyIn)
  const only = (part) => own.filter((one) => one.part === part).map((one) => one.name)
  const isWarm = ({ part, name }) => {
    const loading = runs.filter(({ entered }) => only(part).some((peer) => entered.has(peer)))
    // What every call compiles is for the silent ones.
    const counted =
      part === EAGER && loading.some((run) => run.isQuiet) ? loading.filter((run) => run.isQuiet) : loading
    const entering = counted.filter(({ entered }) => entered.has(name))
    return entering.length > 0 && entering.length >= counted.length * SHARE
  }
  return [...new Set(functions.filter(isWarm).map(({ name }) => name))].sort()
}

const dist = mkdtempSync(join(tmpdir(), 'holdfast-warm-'))
const bundles = await buildAll({ isNamed: true })
for (const [name, { text }] of bundles) writeFileSync(join(dist, `${name}.mjs`), text)
bundles.delete('holdfast')
const stage = openStage({ dist })
try {
  const warm = {}
  for (const [bundle, { text }] of bundles) {
    const situations = SITUATIONS.filter((situation) => situation.bundle === bundle)
    const runs = situations.map((situation) => ({
      isQuiet: situation.name.includes('-quiet'),
      entered: listEntered(stage.prepare(situation), dist),
    }))
    warm[bundle] = findWarm(listFunctions(text), runs)
    console.log(`${bundle}: ${warm[bundle].length} of ${listFunctions(text).length} functions`)
  }
  writeFileSync(WARM, `${JSON.stringify(warm, null, 2)}\n`)
} finally {
  stage.close()
  rmSync(dist, { recursive: true })
}
