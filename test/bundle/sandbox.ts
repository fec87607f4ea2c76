import {
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shareCode } from '../share-code.ts'
import { listFiles } from './list-files.ts'
import { isPersonKey, placeKey, sealState, stripMarks } from './seal-state.ts'

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))
export const FIXTURES = join(REPOSITORY, 'fixtures')

/** Relative path to text. */
export type FileMap = Record<string, string>

/**
 * `case.json`: the base trees a case builds on, each laid over the one before, the environment of its hook, the payload of
 * `fixtures/payloads` that its hook gets, and whether somebody else wrote the state of the project.
 */
interface CaseFacts {
  readonly base?: readonly string[]
  readonly env?: Readonly<Record<string, string | null>>
  readonly payload?: string
  readonly stranger?: boolean
}

/** A throw-away project and home folder. */
export interface Sandbox {
  readonly root: string
  readonly project: string
  readonly home: string
  /** Somebody else wrote the state of the project. */
  readonly isStrangers: boolean
}

/** All sandboxes have paths of this length: token counts of texts with paths in them are then the same everywhere. */
const ROOT_LENGTH = 80
/** Larger files, which some tests make of nothing but zeros, are told apart by their size. */
const MAX_FILE_BYTES = 8 << 20

/** The facts of a fixture's folder; a misspelt key would be a case that proves nothing. */
export function readCase(folder: string): CaseFacts {
  const path = join(folder, 'case.json')
  const facts = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const unknown = Object.keys(facts).filter((key) => !['base', 'env', 'payload', 'stranger'].includes(key))
  if (unknown.length > 0) throw new Error(`unknown keys in ${relative(FIXTURES, path)}: ${unknown.join(', ')}`)
  return facts
}

/** A new sandbox with the trees `project` and `home` of a fixture over those of its bases, removed when the test is over. */
export function createSandbox(test: { after: (fn: () => void) => void }, fixture?: string): Sandbox {
  const prefix = join(tmpdir(), 'holdfast-')
  const root = mkdtempSync(prefix.padEnd(ROOT_LENGTH - 6, '-'))
  test.after(() => removeFolder(root))
  const isStrangers = fixture !== undefined && readCase(fixture).stranger === true
  const sandbox = { root, project: join(root, 'project'), home: join(root, 'home'), isStrangers }
  for (const part of ['project', 'home'] as const) {
    mkdirSync(sandbox[part])
    for (const layer of listLayers(fixture)) copyTree(sandbox, join(layer, part), sandbox[part])
  }
  // What the hooks say of their own command names the folder they were started from: here a path of constant length.
  placeDist(distOf(sandbox))
  shareCode(sandbox.home)
  sealSandbox(sandbox)
  return sandbox
}

/** A child of a git that was ended may write on for a moment. Node empties a folder once, however often it retries. */
function removeFolder(root: string): void {
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  try {
    remove()
  } catch {
    remove()
  }
}

/** A link, or copies where a runtime names a bundle by the place a link leads to. */
function placeDist(folder: string): void {
  const dist = join(REPOSITORY, 'dist')
  if (process.env.RUNTIME === undefined) return symlinkSync(dist, folder)
  mkdirSync(folder)
  for (const file of readdirSync(dist)) copyFileSync(join(dist, file), join(folder, file), constants.COPYFILE_FICLONE)
}

/** Makes the state in a sandbox the person's own: what a fixture gave, and what a test planted since. */
export function sealSandbox({ project, home, isStrangers }: Sandbox): void {
  if (isStrangers) placeKey(home)
  else sealState(project, home)
}

/** The folders a sandbox is made of; what a later one holds replaces what an earlier one holds. */
function listLayers(fixture: string | undefined): string[] {
  if (fixture === undefined) return []
  const bases = (readCase(fixture).base ?? []).map((name) => join(FIXTURES, 'bases', name))
  for (const base of bases) if (!existsSync(base)) throw new Error(`no base ${relative(FIXTURES, base)}`)
  return [...bases, fixture]
}

/** Where a sandbox's hooks are started from. */
export function distOf(sandbox: Sandbox): string {
  return join(sandbox.root, 'dist')
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
function readRecorded(reference: string): string {
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

/** The reverse; what holdfast keeps only a digest of goes too, because the texts name the sandbox. */
export function takeOut(sandbox: Sandbox, text: string): string {
  const placeless = text
    .replaceAll(sandbox.project, '$PROJECT')
    .replaceAll(sandbox.home, '$HOME')
    .replaceAll(distOf(sandbox), '$DIST')
  return (
    placeless
      .replaceAll(/"\d+:[0-9a-z]{6,16}"/g, '"$DIGEST"')
      // Git says so where the folder for temporary files is a disk of its own.
      .replaceAll(/\(or any parent up to mount point [^)\n]{1,200}\)/g, '(or any of the parent directories): .git')
  )
}

/** Appends rows to a transcript, as the client does between two hooks. */
export function appendRows(sandbox: Sandbox, transcript: string, rows: string): void {
  const path = fillIn(sandbox, transcript)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, fillIn(sandbox, rows), { flag: 'a', encoding: 'latin1' })
}

function describeFile(path: string): string {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return `-> ${readlinkSync(path)}`
  if (!stat.isFile()) return 'not a regular file'
  return stat.size > MAX_FILE_BYTES ? `${stat.size} bytes` : readFileSync(path, 'utf8')
}

/** Code that V8 compiled: bytes of one version of node. */
const COMPILED = 'home/.cache/holdfast/code'

/** The text of every file of project and home. */
export function takeSnapshot(sandbox: Sandbox): FileMap {
  const files: FileMap = {}
  for (const part of ['project', 'home'] as const) {
    for (const path of listFiles(sandbox[part]).map((name) => `${part}/${name}`)) {
      if (!isPersonKey(path) && !path.startsWith(COMPILED))
        files[path] = stripMarks(path, describeFile(join(sandbox.root, path)))
    }
  }
  return files
}

/** In place of the text of a file that is gone. */
export const DELETED = '(deleted)\n'
const GITIGNORES: Readonly<Record<string, string>> = {
  'project/.holdfast/.gitignore': '*\n!config.toml\n',
  'project/artifacts/.gitignore': '*\n!.gitignore\n',
}

/**
 * What the files of a sandbox became: created and changed ones with their text, `(deleted)` for the others. The cache
 * and the index of memories are shortcuts nobody may rely on, and each `.gitignore` of a first write is left out
 * where it is as it should be.
 */
export function findChanges(sandbox: Sandbox, before: FileMap): FileMap {
  const after = takeSnapshot(sandbox)
  const changes: FileMap = {}
  const isShortcut = (path: string) =>
    /^(?:home\/\.cache\/holdfast\/|project\/\.holdfast\/memory\/(?:index\.json|segment-))/.test(path)
  for (const [path, text] of Object.entries(after)) {
    if (before[path] === text || isShortcut(path)) continue
    if (GITIGNORES[path] === text) continue
    changes[path] = takeOut(sandbox, text)
  }
  for (const path of Object.keys(before)) if (!(path in after) && !isShortcut(path)) changes[path] = DELETED
  return changes
}

/** Files that must never outlive the hook that made them. */
export function findLeftovers(sandbox: Sandbox): string[] {
  return listFiles(sandbox.root).filter((path) => /^\.(?:lock|tmp)/.test(basename(path)))
}
