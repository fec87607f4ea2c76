import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { placeKey, sealState } from '../bundle/seal-state.ts'
import { pathOf } from '../path-of.ts'
import { putFile } from '../put-file.ts'
import { shareCode } from '../share-code.ts'

export const REPOSITORY = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const COMMAND = join(REPOSITORY, 'dist', 'holdfast.mjs')
const SETTINGS = '.claude/settings.json'

export interface Told {
  readonly id: string
  readonly severity: string
  readonly what: string
  readonly why: string
  readonly fix: string
  readonly fixable: boolean
}

export interface Diagnosis {
  readonly code: number | null
  readonly findings: readonly Told[]
  readonly ids: readonly string[]
  readonly fixed: readonly string[]
  readonly not_fixed: readonly string[]
  readonly events: readonly { readonly event: string; readonly last_seen: string | null; readonly occasions: number }[]
}

type Json = Record<string, unknown>
interface Group extends Json {
  matcher?: unknown
  hooks: Json[]
}
type Settings = { hooks: Record<string, Group[]> } & Json

/** A repository with holdfast dropped in, and a home, thrown away afterwards. */
export interface World {
  readonly place: string
  readonly project: string
  readonly home: string
  readonly env: Record<string, string>
  readonly write: (path: string, text: string) => void
  readonly read: (path: string) => string | null
  readonly writeHome: (path: string, text: string) => void
  readonly readHome: (path: string) => string
  readonly editSettings: (change: (settings: Settings) => void) => void
  readonly git: (...args: readonly string[]) => void
  /** Puts a program of this name first on the PATH. */
  readonly program: (name: string, script: string) => void
  /** From now on everything runs as another user, because root may read and write everything; elsewhere as oneself. */
  readonly becomeSomebody: () => void
  /** From now on the state that a test plants is left without the marks of the person. */
  readonly plantAsStranger: () => void
  readonly run: (
    args: readonly string[],
    from?: string,
    input?: string,
  ) => { code: number | null; out: string; err: string }
  readonly diagnose: (args?: readonly string[], from?: string) => Diagnosis
  readonly remove: () => void
}

let template: string | undefined

/** `init` proves every hook, which takes its time: it runs once, and each world is a copy. */
function createTemplate(): string {
  if (template !== undefined) return template
  const place = mkdtempSync(join(tmpdir(), 'holdfast-doctor-template-'))
  mkdirSync(join(place, 'project'))
  mkdirSync(join(place, 'home', '.claude'), { recursive: true })
  writeFileSync(join(place, 'home', '.claude', 'settings.json'), '{}\n')
  placeKey(join(place, 'home'))
  shareCode(join(place, 'home'))
  const env = { PATH: process.env.PATH ?? '', HOME: join(place, 'home') }
  spawnSync('git', ['init', '--quiet', '--initial-branch=main', join(place, 'project')], { env })
  const run = spawnSync('node', [COMMAND, 'init', join(place, 'project')], { env, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stdout + run.stderr)
  template = place
  process.on('exit', () => rmSync(place, { recursive: true, force: true }))
  return place
}

export function createWorld(isPlain = false): World {
  const place = mkdtempSync(join(tmpdir(), 'holdfast-doctor-'))
  cpSync(createTemplate(), place, { recursive: true, preserveTimestamps: true })
  const project = join(place, 'project')
  const home = join(place, 'home')
  if (isPlain) {
    rmSync(join(project, '.claude'), { recursive: true })
    for (const name of ['notes.rewriteRef', 'notes.displayRef'])
      spawnSync('git', ['-C', project, 'config', '--unset-all', name])
  }
  const env: Record<string, string> = { PATH: process.env.PATH ?? '', HOME: home }
  const put = (root: string) => (path: string, text: string) => putFile(join(root, path), text)
  const write = put(project)
  const read = (path: string) => (existsSync(join(project, path)) ? readFileSync(join(project, path), 'utf8') : null)
  let uid: number | undefined
  let command = COMMAND
  let isStrangers = false
  const run: World['run'] = (args, from = command, input = '') => {
    if (!isStrangers) sealState(project, home)
    const as = uid === undefined ? {} : { uid, gid: uid }
    const path = args[0] === 'init' ? { PATH: pathOf(args) } : {}
    const options = { cwd: place, env: { ...env, ...path }, encoding: 'utf8', timeout: 60_000, input, ...as } as const
    const done = spawnSync(process.execPath, [from, ...args], options)
    return { code: done.status, out: done.stdout, err: done.stderr }
  }
  return {
    place,
    project,
    home,
    env,
    write,
    read,
    writeHome: put(home),
    readHome: (path) => readFileSync(join(home, path), 'utf8'),
    editSettings: (change) => {
      const settings = JSON.parse(read(SETTINGS) ?? '{"hooks":{}}') as Settings
      change(settings)
      write(SETTINGS, `${JSON.stringify(settings, null, 2)}\n`)
    },
    git: (...args) => {
      const identity = ['-c', 'user.name=x', '-c', 'user.email=x@example.com']
      spawnSync('git', ['-C', project, ...identity, ...args], { env: { PATH: process.env.PATH ?? '', HOME: home } })
    },
    program: (name, script) => {
      const folder = join(place, 'bin')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
      if (!env.PATH?.startsWith(`${folder}:`)) env.PATH = `${folder}:${env.PATH}`
    },
    becomeSomebody: () => {
      if (process.getuid?.() !== 0) return
      // A checkout may lie where only its owner may look, and git wants to be asked by the owner.
      cpSync(join(REPOSITORY, 'dist'), join(place, 'release'), { recursive: true })
      command = join(place, 'release', 'holdfast.mjs')
      uid = 65534
      spawnSync('chmod', ['-R', 'a+rwX', place])
      spawnSync('chmod', ['600', join(home, '.local/state/holdfast/key')])
      spawnSync('chown', ['-R', `${uid}:${uid}`, place])
    },
    plantAsStranger: () => {
      isStrangers = true
    },
    run,
    diagnose: (args = ['--quick'], from = command) => {
      const { code, out, err } = run(['doctor', project, '--json', ...args], from)
      if (!out.startsWith('{')) throw new Error(`no answer (exit ${code}): ${out}${err}`)
      const { findings, fixed, not_fixed, events } = JSON.parse(out) as Diagnosis
      return { code, findings, fixed, not_fixed, events, ids: findings.map(({ id }) => id) }
    },
    remove: () => {
      // What is locked for oneself cannot be removed either.
      spawnSync('chmod', ['-R', 'u+rwX', place])
      rmSync(place, { recursive: true, force: true })
    },
  }
}

/** A PATH with nothing on it but the programs named. */
export function onlyPrograms(world: World, names: readonly string[]): void {
  const folder = join(world.place, 'only')
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
    symlinkSync(name === 'node' ? process.execPath : found, join(folder, name))
  }
  world.env.PATH = folder
}

/** Runs a test in a world of its own. */
export function withWorld(play: (world: World) => void, isPlain = false): void {
  const world = createWorld(isPlain)
  try {
    play(world)
  } finally {
    world.remove()
  }
}
