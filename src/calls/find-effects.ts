import { stringOf } from '../base/core/record.ts'
import { listPatchedFiles } from '../client/core/apply-patch.ts'
import {
  discardUnread,
  type ShellContext,
  type ShellEffects,
  type ShellWrite,
  type UnresolvedWrite,
} from '../command/core/effects.ts'
import type { Config } from '../config/core/config.ts'
import { absolutePath, isInside, isWindowsPath, normalizePath } from '../files/core/path-text.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { readText } from '../files/io/read-text.ts'
import { hasPath, resolveRealPath } from '../files/io/real-path.ts'
import { type CallEffects, NO_EFFECTS, type WriteTarget } from './core/call-effects.ts'
import { findFilePath, findShell, type ToolCall } from './core/tool-call.ts'
import { locateStart } from './io/locate-start.ts'
import { listWrittenPaths, settleNames } from './io/written-paths.ts'

/** A longer command is a program; reading it would take longer than anybody waits for a verdict. */
const MAX_COMMAND_CHARS = 64 << 10

/** Finds the files a call writes, each path as it lies on disk, and the writes without a known place. */
export async function findEffects(call: ToolCall, config: Config, home: string | null): Promise<CallEffects> {
  const shell = findShell(call)
  const command = shell === null ? findNotebookCommand(call) : stringOf(call.toolInput.command)
  if (command !== null) {
    const isConfined = config['guardrails.write_roots'] !== null || config['guardrails.protected'].length > 0
    const keepsContent = config['guardrails.architecture'].length > 0
    return findShellEffects(command, { cwd: call.cwd, home, dialect: shell ?? 'bash', isConfined, keepsContent })
  }
  const file = findFilePath(call)
  const { paths, removes } = file === null ? await findOtherPaths(call, config) : { paths: [file], removes: false }
  const reach = removes ? ({ action: 'remove', recursive: true, loses: 'below' } as const) : {}
  const found = paths.flatMap((path) => locate(absolutePath(path, call.cwd, home), call.givenName))
  const writes = found.map((write) => ({ ...write, ...reach }))
  return { ...NO_EFFECTS, writes }
}

/** The code that an editor runs in the kernel of a notebook, as a command. */
function findNotebookCommand({ toolName, toolInput }: ToolCall): string | null {
  const code = toolName === 'mcp__ide__executeCode' ? stringOf(toolInput.code) : null
  return code === null ? null : `python3 -c '${code.replaceAll("'", `'\\''`)}'`
}

interface OtherPaths {
  readonly paths: readonly string[]
  /** The tool takes away what lies at the paths. */
  readonly removes: boolean
}

async function findOtherPaths({ toolName, toolInput }: ToolCall, config: Config): Promise<OtherPaths> {
  if (toolName === 'apply_patch')
    return { paths: listPatchedFiles(stringOf(toolInput.command) ?? '').map(({ path }) => path), removes: false }
  if (!toolName.startsWith('mcp__')) return { paths: [], removes: false }
  const { findMcpPaths, removesPaths } = await import('./core/mcp-paths.ts')
  const paths = findMcpPaths(toolName, toolInput, config['guardrails.mcp_writers']) ?? []
  return { paths, removes: removesPaths(toolName) }
}

/** Gives a path with `..` two places, one by text and one by disk: tools read the path either way. */
function locate(path: string, by: string): WriteTarget[] {
  const given = isWindowsPath(path) ? normalizePath(path, true) : path
  const places = new Set([resolveRealPath(given), resolveRealPath(normalizePath(given, isWindowsPath(path)))])
  return [...places].map((real) => ({ path: real, by, action: 'replace', certainty: 'certain', recursive: false }))
}

interface CommandPlace extends Pick<ShellContext, 'cwd' | 'home' | 'dialect' | 'keepsContent'> {
  /** A policy says where writes may go, so it matters which paths a change of the work tree has. */
  readonly isConfined: boolean
}

async function findShellEffects(command: string, place: CommandPlace): Promise<CallEffects> {
  const { cwd } = place
  if (command.length > MAX_COMMAND_CHARS) {
    const unresolved = [
      { what: `${command.slice(0, 60)}...`, why: `a command of ${command.length} characters is not read` },
    ]
    const discards = [discardUnread(cwd, 'a command too long to be read')]
    return { ...NO_EFFECTS, unresolved, discards, steps: ['the command is too long to be read'] }
  }
  const { findShellWrites } = await import('./core/find-shell-writes.ts')
  const found = await findShellWrites(command, { ...place, readFile: readScript, findKind, findTop })
  const writes: WriteTarget[] = []
  const scripted: WriteTarget[] = []
  const unresolved: UnresolvedWrite[] = [...found.unresolved.map(locateStart), ...findMissingFolders(found)]
  const withDots = place.dialect === 'powershell' || /dotglob|glob_?dots/i.test(command)
  const hasTrees = place.isConfined && found.writes.some(({ tree }) => tree !== undefined)
  const trees = hasTrees ? (await import('./locate-tree-writes.ts')).locateTreeWrites(found) : null
  for (const write of found.writes) {
    const changed = trees?.changes.get(write)
    if (changed !== undefined) {
      writes.push(...changed)
      continue
    }
    const targets = locateShellWrite(settleNames(write, found), withDots, isCloned(write, found))
    if (targets === null && write.inScript) continue
    const why = 'the pattern stands for too many files to look at'
    if (targets === null)
      unresolved.push(locateStart({ what: write.path, why, start: write.path.replace(/[*?[\\].*$/s, '') }))
    else if (write.inScript && place.isConfined) scripted.push(...targets)
    else writes.push(...targets)
  }
  if (scripted.length > 0) writes.push(...(await markBuilt(scripted, place.cwd)))
  writes.push(...findShellPatches(command, place))
  const { discards, irreversible, commands, runs } = found
  const unknown = [...found.unknown, ...(trees?.later ?? [])]
  const steps = [...found.steps, ...(trees?.steps ?? [])]
  return { writes, unresolved, discards, irreversible, commands, runs, unknown, steps }
}

const findKind = (path: string) => (hasPath(`${path}/.`) ? 'folder' : hasPath(path) ? 'file' : null)
const findTop = (folder: string) => findGitRoot(resolveRealPath(folder))

/** A longer script is a program; a generated one says nothing that a guard could use. */
const MAX_SCRIPT_BYTES = 64 << 10

const readScript = (path: string) => readText(path, MAX_SCRIPT_BYTES, true)

/** Marks the writes of a script that go where git ignores everything: a build fills such folders. */
async function markBuilt(writes: readonly WriteTarget[], cwd: string): Promise<readonly WriteTarget[]> {
  const root = findGitRoot(cwd)
  if (root === null) return writes
  const { findIgnored } = await import('../git/io/ignored-paths.ts')
  const ignored = findIgnored(resolveRealPath(root), writes.map(spellFolder))
  return writes.map((write) => (ignored.has(spellFolder(write)) ? { ...write, isBuilt: true as const } : write))
}

/** The path of a write, with a slash behind a folder to be made. Git tells by the slash that `dist/` is ignored. */
const spellFolder = ({ path, recursive, action }: WriteTarget) =>
  (recursive || action === 'create') && !hasPath(path) ? `${path}/` : path

/** Codex applies a patch that stands in a command itself, in the folder a leading `cd` names. */
function findShellPatches(command: string, { cwd, home }: CommandPlace): WriteTarget[] {
  if (!command.includes('apply_patch')) return []
  const folder = /^\s*cd\s+(?:"([^"]+)"|'([^']+)'|([^\s"';&|]+))\s*(?:&&|;)/.exec(command)
  const base = absolutePath(folder?.[1] ?? folder?.[2] ?? folder?.[3] ?? '.', cwd, home)
  const files = listPatchedFiles(command)
  return files.flatMap(({ path }) => locate(absolutePath(path, base, home), 'apply_patch'))
}

/** Whether the command itself clones the work tree that git works on from a path. */
function isCloned({ path, fromTop }: ShellWrite, { gitSteps, writes }: ShellEffects): boolean {
  if (fromTop === undefined || !gitSteps.some(({ name }) => name === 'clone') || hasPath(path)) return false
  return writes.some(({ action, recursive, path: made }) => action === 'create' && recursive && isInside(path, made))
}

function locateShellWrite(write: ShellWrite, withDots: boolean, isOwnTree: boolean): WriteTarget[] | null {
  const { spelled, fromTop } = write
  // Git works on the whole tree from wherever it is called.
  const top = (fromTop === undefined || isOwnTree ? null : findGitRoot(write.path)) ?? write.path
  const plain = locateAsText({ ...write, path: typeof fromTop === 'string' ? `${top}${fromTop}` : top }, withDots)
  const climbing = spelled === undefined ? [] : locateAsText({ ...write, path: spelled }, withDots)
  return plain === null || climbing === null ? null : [...plain, ...climbing]
}

function locateAsText(write: ShellWrite, withDots: boolean): WriteTarget[] | null {
  const { path, spelled, glob, picks, fromTop, tree, step, inScript, follows, ...effect } = write
  const paths = listWrittenPaths(write, withDots)
  return paths && [...new Set(paths)].map((real) => ({ path: real, ...effect }))
}

/**
 * Names each missing folder that `cd` is taken to enter. The shell then stays, so relative paths mean something else.
 */
function findMissingFolders({ assumedDirectories, writes }: ShellEffects): UnresolvedWrite[] {
  const made = new Set(writes.map(({ path }) => path))
  return assumedDirectories
    .filter((folder) => !made.has(folder) && !hasPath(folder))
    .map((folder) => ({ what: `cd ${folder}`, why: 'this folder does not exist, so what follows runs somewhere else' }))
}
