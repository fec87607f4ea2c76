import { existsSync } from 'node:fs'
import { decode, errorCode } from '../../files/io/read-text.ts'
import { mayHideFiles } from '../core/git-index.ts'
import {
  addHidden,
  type ChangedFile,
  type Changes,
  type HiddenFile,
  parseHidden,
  parseStatus,
} from '../core/status-changes.ts'
import { createFolderTest, type FoundFile, findFile } from './find-file.ts'
import { askGit, type Fault, runGit } from './git-command.ts'
import type { GitFacts } from './git-facts.ts'
import { readIndexBytes } from './git-state.ts'
import { askTreeStatus } from './tree-status.ts'

/** A call waits this long for git to compare the files: a client stops a hook after five seconds. */
const STATUS_MS = 2_500
const MAX_NAMES_BYTES = 64 << 20

type Reading = Changes | Fault

/** As `readOwnChanges`, with the submodules that have files: naming them can take a second process of git. */
export function readChanges(root: string, timeoutMs = STATUS_MS): Reading {
  const changes = readOwnChanges(root, timeoutMs)
  if ('fault' in changes) return changes
  const nested = [...(changes.nested ?? []), ...listSubmodules(changes.root)]
  return { ...changes, nested: [...new Set(nested)] }
}

/** As `describeChanges`, asked of git anew. */
export const readOwnChanges = (root: string, timeoutMs: number): Reading =>
  describeChanges(askTreeStatus(root, timeoutMs), timeoutMs)

/**
 * Describes everything in a work tree that git would not bring back. Files that are gone count as unsaved.
 *
 * @param timeoutMs For git to list and hash the files that it was told not to look at.
 */
export function describeChanges(status: ReturnType<typeof askTreeStatus>, timeoutMs: number): Reading {
  if ('fault' in status) return status
  const { facts, settings, output } = status
  try {
    const text = decode(output)
    if (text === null) return { fault: 'a changed file has a name that is not UTF-8' }
    const changes = parseStatus(text)
    if (changes === null) return { fault: 'git answered in an unknown form' }
    const hidden = readHidden(facts, settings, timeoutMs)
    const files = hidden.length === 0 ? changes.files : addHidden(changes.files, hidden)
    return { root: facts.root, ...changes, files }
  } catch (error) {
    return { fault: errorCode(error) }
  }
}

function listSubmodules(root: string): string[] {
  if (!existsSync(`${root}/.gitmodules`)) return []
  const text = askGit(root, ['ls-files', '--stage', '-z'], { maxBytes: MAX_NAMES_BYTES }) ?? ''
  return text
    .split('\0')
    .flatMap((line) => (line.startsWith('160000 ') ? [line.slice(line.indexOf('\t') + 1)] : []))
    .filter((path) => existsSync(`${root}/${path}/.git`))
}

const MAX_LIST_BYTES = 64 << 20
/** The index of some two million files. */
const MAX_INDEX_BYTES = 256 << 20

/**
 * Files that git was told not to look at (`skip-worktree`, `assume-unchanged`) and that differ from the index all the
 * same. Without such files the question costs a look at the index, and no process of git.
 */
function readHidden({ root, gitDir }: GitFacts, settings: readonly string[], timeoutMs: number): ChangedFile[] {
  const index = readIndexBytes(gitDir, MAX_INDEX_BYTES)
  if (index === null || !mayHideFiles(index)) return []
  const options = { timeoutMs, maxBytes: MAX_LIST_BYTES }
  const listed = runGit(root, ['ls-files', '-v', '--stage', '-z'], options)
  const hidden = listed.code === 0 ? parseHidden(listed.stdout.toString('utf8')) : []
  const isFolder = createFolderTest(root)
  const found = hidden.flatMap((file) => {
    const { mode } = findFile(root, file, isFolder)
    // A sparse checkout leaves out most files, which are no loss.
    return mode === null ? [] : [{ file, mode }]
  })
  const plain = found.filter(({ file, mode }) => mode === file.indexed.mode && isHashable(file, mode))
  if (plain.length === 0) return found.map(({ file }) => file)
  const input = plain.map(({ file }) => `${file.path}\n`).join('')
  const hashed = runGit(root, [...settings, 'hash-object', '--stdin-paths'], { ...options, input })
  const objects = hashed.stdout.toString('latin1').split('\n')
  const same = new Set(plain.flatMap(({ file }, at) => (objects[at] === file.indexed.object ? [file] : [])))
  return found.flatMap(({ file }) => (same.has(file) ? [] : [file]))
}

/** Git hashes what a link leads to, and reads a name for each line. */
const isHashable = ({ path }: HiddenFile, mode: FoundFile['mode']) => mode !== '120000' && !/[\n"]/.test(path)
