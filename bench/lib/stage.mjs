import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateTranscript, listBoundaryRows } from '../gen-transcript.mjs'
import { growState } from './grown-state.mjs'
import { provideLargeRepository } from './large-repository.mjs'
import { storeMemories } from './memories.mjs'
import { TRANSCRIPTS } from './situations.mjs'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const SESSION = 'fa2e98dd-4bf5-4d60-8b7e-889f0771ea46'
const EARLIER_SESSION = '06cb56c1-4bf5-4d60-8b7e-889f0771ea46'
const EVENTS = {
  'session-start': 'SessionStart',
  'user-prompt-submit': 'UserPromptSubmit',
  'pre-compact': 'PreCompact',
  'pre-tool-use': 'PreToolUse',
  'post-tool-use': 'PostToolUse',
}

/** The same on every machine, whatever TMPDIR says: the lengths of paths are counted too, 0.3 % of a bare process. */
const PLACE = existsSync('/tmp') ? '/tmp' : tmpdir()

/**
 * A place to run bundles in: transcripts, and per situation a project and a home of its own.
 *
 * @param {{ dist?: string, node?: string, folder?: string }} [options] `folder` keeps transcripts between runs.
 */
export function openStage({ dist = DIST, node = process.execPath, folder } = {}) {
  const root = makeRoot()
  const transcripts = folder ?? root
  mkdirSync(transcripts, { recursive: true })
  const bare = join(root, 'empty.mjs')
  writeFileSync(bare, '')
  // The length of a bundle's path decides what V8 compiles of node's own functions, up to 1.5 % of a bare process on Node 24.
  const bundles = join(root, 'dist')
  cpSync(dist, bundles, { recursive: true })
  const stage = { root, dist: bundles, node, transcripts }
  return {
    ...stage,
    /** The process everything is compared with. */
    bare: { name: 'bare node', command: [node, bare], env: cleanEnv(root), cwd: root, stdin: '', reset: ['true'] },
    prepare: (situation) => prepare(stage, situation),
    close: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** A folder of this process alone. Numbered names are alike: among random ones, counts of the same code differed by 9 %. */
function makeRoot() {
  for (let number = 10; number < 100; number += 1) {
    const root = join(PLACE, `holdfast-bench-${number}`)
    try {
      mkdirSync(root)
      return root
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
  throw new Error(`Cannot make a stage: remove the folders ${PLACE}/holdfast-bench-*`)
}

/** An environment built from nothing: variables like NODE_EXTRA_CA_CERTS cost more than all that is measured here. */
function cleanEnv(home) {
  return { PATH: process.env.PATH ?? '', HOME: home }
}

/** The file of a transcript, written when it is first asked for. */
function provideTranscript({ transcripts }, name) {
  const path = join(transcripts, `${name}.jsonl`)
  if (existsSync(path)) return path
  const { bytes, ...options } = TRANSCRIPTS[name]
  const { bavail, bsize } = statfsSync(transcripts)
  if (bavail * bsize < bytes * 1.2) throw new Error(`Cannot write transcript "${path}": ${bytes} bytes do not fit`)
  generateTranscript(path, bytes, options)
  return path
}

function writeFiles(folder, files = {}) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** Gives everything in a folder the age of an hour: a cache trusts no file that was written in the same moment. */
function age(folder) {
  const then = new Date(Date.now() - 3_600_000)
  for (const name of ['.', ...readdirSync(folder, { recursive: true })]) utimesSync(join(folder, name), then, then)
}

/**
 * Lays out a situation and runs what came before it; returns how to start what is to be measured.
 *
 * @param {import('./situations.mjs').Situation} situation
 * @returns {import('./race.mjs').Start & { transcript: string }}
 */
function prepare(stage, situation) {
  const folder = join(stage.root, situation.name)
  rmSync(folder, { recursive: true, force: true })
  const project = situation.isLarge === true ? provideLargeRepository(situation.project) : join(folder, 'project')
  const home = join(folder, 'home')
  mkdirSync(home, { recursive: true })
  writeFiles(home, situation.home)
  writeFiles(join(home, '.cache/holdfast', encodeURIComponent(project)), situation.cache)
  if (situation.isLarge !== true) {
    writeFiles(project, { ...situation.project, '.git/HEAD': 'ref: refs/heads/main\n' })
    writeFiles(project, { '.git/refs/heads/main': `${'0123456789abcdef'.repeat(3).slice(0, 40)}\n` })
    age(project)
  }

  if (situation.memories !== undefined) storeMemories(project, situation.memories, stage)

  const provide = (name) => {
    const path = provideTranscript(stage, name)
    if (situation.isCompacted !== true) return path
    const own = join(folder, 'transcript.jsonl')
    if (!existsSync(own)) cpSync(path, own)
    return own
  }
  const describeStart = ([bundle, payload, transcript], session) => ({
    name: situation.name,
    command: [stage.node, join(stage.dist, `${bundle}.mjs`), ...(situation.args ?? [])],
    env: { ...cleanEnv(home), CLAUDE_PROJECT_DIR: project, ...situation.env },
    cwd: project,
    stdin: describePayload(bundle, payload, { session, project, transcript: provide(transcript) }),
  })
  const measured = [situation.bundle, situation.payload, situation.transcript]
  for (const call of situation.before ?? [measured]) {
    runOnce(describeStart(call, situation.newSession === true ? EARLIER_SESSION : SESSION))
  }
  if (situation.isCompacted === true) appendFileSync(provide(situation.transcript), listBoundaryRows())
  const [state, kept] = [join(project, '.holdfast'), join(folder, 'kept')]
  mkdirSync(state, { recursive: true })
  if (situation.grown !== undefined) growState(state, situation.grown, describeStart(measured, SESSION).env)
  const changing = situation.consumes === true ? project : state
  cpSync(changing, kept, { recursive: true, preserveTimestamps: true })
  const reset = ['sh', '-c', 'rm -rf "$1" && cp -a "$2" "$1"', 'reset', changing, kept]
  return { ...describeStart(measured, SESSION), reset, transcript: provide(situation.transcript) }
}

function describePayload(bundle, payload, { session, project, transcript }) {
  const common = {
    session_id: session,
    transcript_path: transcript,
    cwd: project,
    prompt_id: 'd0035cac-872e-4dc8-ae47-be3a57e771de',
    permission_mode: 'default',
    hook_event_name: EVENTS[bundle],
  }
  // The client gives absolute paths; the sandbox has its own.
  return `${JSON.stringify({ ...common, ...payload }).replaceAll('$PROJECT', project)}\n`
}

function runOnce({ name, command, env, cwd, stdin }) {
  const { status, stderr } = spawnSync(command[0], command.slice(1), { env, cwd, input: stdin, encoding: 'utf8' })
  if (status !== 0 || stderr !== '') throw new Error(`Cannot prepare "${name}": ${command[1]} said ${stderr}`)
}
