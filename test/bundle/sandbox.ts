import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CLIENT_EVENTS, type EventName, parseAnswer } from './host-contract.ts'

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))
export const FIXTURES = join(REPOSITORY, 'fixtures')
export const EVENT_NAMES = Object.keys(CLIENT_EVENTS) as EventName[]

/** Relative path to text. */
export type FileMap = Record<string, string>

/** A throw-away project and home folder. */
export interface Sandbox {
  readonly root: string
  readonly project: string
  readonly home: string
}

export interface HookRun {
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly stdin?: string | Buffer
  /** Laid over the environment built from nothing; null takes a variable away. */
  readonly env?: Readonly<Record<string, string | null>>
  /** What runs the bundle, by default node alone. `["sh", "-c", "ulimit -f 0; exec \"$@\"", "-"]` goes before it. */
  readonly wrapper?: readonly string[]
  readonly uid?: number
  readonly started?: (child: ChildProcess) => void
}

/** All sandboxes have paths of this length: token counts of texts with paths in them are then the same everywhere. */
const ROOT_LENGTH = 80
const NOW = '2026-11-21T12:00:00.000Z'
const PATIENCE_MS = 60_000

/** A new sandbox with copies of `<fixture>/project` and `<fixture>/home`, removed when the test is over. */
export function createSandbox(test: { after: (fn: () => void) => void }, fixture?: string): Sandbox {
  const prefix = join(tmpdir(), 'holdfast-')
  const root = mkdtempSync(prefix.padEnd(ROOT_LENGTH - 6, '-'))
  test.after(() => rmSync(root, { recursive: true, force: true }))
  const sandbox = { root, project: join(root, 'project'), home: join(root, 'home') }
  for (const part of ['project', 'home'] as const) {
    mkdirSync(sandbox[part])
    if (fixture !== undefined) copyTree(sandbox, join(fixture, part), sandbox[part])
  }
  return sandbox
}

/** `dot-git` in a fixture is `.git` in the sandbox: git would not keep the real name, or would obey it. */
export function realName(path: string): string {
  return path.replaceAll(/(^|\/)dot-/g, '$1.')
}

export function fixtureName(path: string): string {
  return path.replaceAll(/(^|\/)\./g, '$1dot-')
}

/** A file `name.from` stands for the first rows of a recorded transcript: `auto-ee8eea4e.jsonl 46`. */
function copyTree(sandbox: Sandbox, from: string, to: string): void {
  for (const path of listFiles(from)) {
    const target = join(to, realName(path)).replace(/\.from$/, '')
    mkdirSync(dirname(target), { recursive: true })
    const text = readFixture(join(from, path))
    writeFileSync(target, fillIn(sandbox, text), 'latin1')
  }
}

function readFixture(path: string): string {
  const text = readFileSync(path, 'latin1')
  return path.endsWith('.from') ? readRecorded(text.trim()) : text
}

/** The first rows of a recorded transcript, as they stood when a hook ran. */
export function readRecorded(reference: string): string {
  const [name = '', rows = ''] = reference.split(' ')
  const lines = readFileSync(join(FIXTURES, 'transcripts', name), 'latin1').split(/(?<=\n)/)
  return lines.slice(0, Number(rows)).join('')
}

/** Puts in what only the sandbox knows: `$PROJECT`, `$HOME`, and `$CHARS:n` for text of that length. */
export function fillIn(sandbox: Sandbox, text: string): string {
  return text
    .replaceAll('$PROJECT', sandbox.project)
    .replaceAll('$HOME', sandbox.home)
    .replaceAll(/\$CHARS:(\d+)/g, (_match, length) => 'x'.repeat(Number(length)))
}

function takeOut(sandbox: Sandbox, text: string): string {
  return text.replaceAll(sandbox.project, '$PROJECT').replaceAll(sandbox.home, '$HOME')
}

/** Appends rows to a transcript, as the client does between two hooks. */
export function appendRows(sandbox: Sandbox, transcript: string, rows: string): void {
  const path = fillIn(sandbox, transcript)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, fillIn(sandbox, rows), { flag: 'a', encoding: 'latin1' })
}

/** Starts `dist/<event>.mjs` the way the client does and waits for its end. */
export function runHook(sandbox: Sandbox, event: EventName, options: RunOptions = {}): Promise<HookRun> {
  const base: Record<string, string | null> = {
    PATH: process.env.PATH ?? '',
    HOME: sandbox.home,
    CLAUDE_PROJECT_DIR: sandbox.project,
    HOLDFAST_NOW: NOW,
  }
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries({ ...base, ...options.env })) {
    if (value !== null) env[name] = fillIn(sandbox, value)
  }
  const bundle = join(REPOSITORY, 'dist', `${event}.mjs`)
  const [command = '', ...args] = [...(options.wrapper ?? []), process.execPath, bundle]
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: sandbox.project,
      env,
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
      ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    })
    const output: Buffer[] = []
    const errors: Buffer[] = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => errors.push(chunk))
    child.on('error', reject)
    child.on('close', (exitCode, signal) => {
      const text = (chunks: Buffer[]) => Buffer.concat(chunks).toString('utf8')
      resolve({ exitCode, signal, stdout: text(output), stderr: text(errors) })
    })
    // A hook that is switched off ends without reading its input; the client shrugs, so do we.
    child.stdin.on('error', () => {})
    child.stdin.end(typeof options.stdin === 'string' ? fillIn(sandbox, options.stdin) : options.stdin)
    options.started?.(child)
  })
}

/** Every file below a folder, sorted. */
export function listFiles(folder: string): string[] {
  const found: string[] = []
  const walk = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) walk(join(path, entry.name))
      else found.push(relative(folder, join(path, entry.name)))
    }
  }
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) walk(folder)
  return found.sort()
}

function describeFile(path: string): string {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return `-> ${readlinkSync(path)}`
  return stat.isFile() ? readFileSync(path, 'utf8') : 'not a regular file'
}

/** The text of every file of project and home. */
export function takeSnapshot(sandbox: Sandbox): FileMap {
  const files: FileMap = {}
  for (const part of ['project', 'home'] as const) {
    for (const path of listFiles(sandbox[part])) files[`${part}/${path}`] = describeFile(join(sandbox[part], path))
  }
  return files
}

const GITIGNORE = '*\n!config.toml\n'

/**
 * What the files of a sandbox became: created and changed ones with their text, `(deleted)` for the others. The cache
 * is a shortcut nobody may rely on, and the `.gitignore` of the first write is left out where it is as it should be.
 */
export function findChanges(sandbox: Sandbox, before: FileMap): FileMap {
  const after = takeSnapshot(sandbox)
  const changes: FileMap = {}
  for (const [path, text] of Object.entries(after)) {
    if (before[path] === text || path.startsWith('project/.holdfast/cache/')) continue
    if (path === 'project/.holdfast/.gitignore' && text === GITIGNORE) continue
    changes[path] = takeOut(sandbox, text)
  }
  for (const path of Object.keys(before)) if (!(path in after)) changes[path] = '(deleted)\n'
  return changes
}

/** Files that must never outlive the hook that made them. */
export function findLeftovers(sandbox: Sandbox): string[] {
  return listFiles(sandbox.root).filter((path) => /^\.(?:lock|tmp)|\.claim$/.test(basename(path)))
}

/** Runs one hook and gives everything it did as one map of files. */
export async function recordCase(sandbox: Sandbox, event: EventName, options: RunOptions): Promise<FileMap> {
  const before = takeSnapshot(sandbox)
  const run = await runHook(sandbox, event, options)
  assert.equal(run.signal ?? run.exitCode, 0, `exit code of ${event}; stderr: ${run.stderr}`)
  assert.deepEqual(findLeftovers(sandbox), [])
  const changes = findChanges(sandbox, before)
  const strays = Object.keys(changes).filter((path) => !path.startsWith('project/'))
  assert.deepEqual(strays, [], 'written outside the project')
  const stderr: FileMap = run.stderr === '' ? {} : { 'stderr.txt': takeOut(sandbox, run.stderr) }
  return { ...recordStdout(sandbox, event, run.stdout), ...stderr, ...changes }
}

function recordStdout(sandbox: Sandbox, event: EventName, stdout: string): FileMap {
  const text = takeOut(sandbox, stdout)
  const answer = parseAnswer(event, text)
  if (answer.kind === 'nothing') return {}
  if (answer.kind === 'instructions') return { 'stdout.txt': text }
  const context = answer.context === null ? {} : { 'context.xml': `${answer.context}\n` }
  const place = answer.context === null ? answer.json : withoutContext(answer.json)
  return { 'stdout.json': `${JSON.stringify(place, null, 2)}\n`, ...context }
}

function withoutContext(json: Readonly<Record<string, unknown>>): unknown {
  const output = json.hookSpecificOutput as Record<string, unknown>
  return { ...json, hookSpecificOutput: { ...output, additionalContext: '@context.xml' } }
}
