// npm run bench -- peers [--rounds N] [--only NAME] [--no-count]
//
// Installs other hook collections from the npm registry into .cache/peers and measures them beside holdfast: the same
// moments of a session, the same payloads, a repository and a home of each one's own, against a bare node of the same
// round. Keeps bench/results/peers.json. Needs valgrind, setarch, a C compiler; strace to count programs.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describeMachine, readResultOfBuild, saveResult } from '../lib/results.mjs'
import { installPeer, installTools, runInside } from './install.mjs'
import { layOut, measureMoments } from './measure.mjs'
import { listOwnHooks, MISSING, PEERS } from './peers.mjs'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    only: { type: 'string' },
    moment: { type: 'string' },
    'no-count': { type: 'boolean', default: false },
  },
})
const settings = { rounds: Number(options.rounds), count: !options['no-count'] }
const own = {
  name: 'holdfast',
  version: 'this build',
  about: 'Its hooks.json, nothing configured.',
  listHooks: () => listOwnHooks(DIST),
}

/** Each in a place of its own: what one leaves behind is not what the next finds. */
const GROUPS = [
  ['session start'],
  ['prompt', 'before Bash', 'after Bash', 'before Write', 'after Write'],
  ['pre-compact'],
].map((names) => names.filter((name) => options.moment === undefined || name === options.moment))

function measureGroup(peer, names, tools) {
  const root = peer === own ? DIST : installPeer(peer, tools)
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-peers-'))
  const { node, ...others } = tools
  const {
    project,
    env: ownEnv,
    transcript,
  } = layOut(folder, peer.keepsServer === true ? { node, ...others } : { node })
  const env = { ...ownEnv, ...peer.env?.({ root, tools }) }
  try {
    peer.adopt?.({ project, env, root })
    const { [peer.leaveOut]: _, ...hooks } = peer.listHooks({ project, root })
    return measureMoments(peer.name, names, { hooks, place: { project, env, transcript }, node, folder }, settings)
  } finally {
    peer.release?.({ root, tools, env, project })
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

function measure(peer, tools) {
  process.stderr.write(`measuring: ${peer.name}\n`)
  const { name, version, about } = peer
  const groups = GROUPS.filter((names) => names.length > 0)
  return { name, version, about, moments: groups.flatMap((names) => measureGroup(peer, names, tools)) }
}

const tools = installTools()
const node = runInside('.', [tools.node, '--version'], {}).trim()
const everybody = [own, ...PEERS]
const order = everybody.map(({ name }) => name)

/** Kept after each one: a run of some, or one that is ended, leaves what is known of the others for this build. */
function save(measured) {
  const kept = (readResultOfBuild('peers')?.peers ?? []).filter(
    ({ name }) => name !== measured.name && order.includes(name),
  )
  const peers = [...kept, measured].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  saveResult('peers', { command: 'npm run bench -- peers', machine: describeMachine(node), peers, missing: MISSING })
}

for (const peer of everybody) {
  if (options.only !== undefined && !options.only.split(',').includes(peer.name)) continue
  save({ ...measure(peer, tools), rounds: settings.rounds })
}
