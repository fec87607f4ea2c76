import { decode } from '../../files/io/read-text.ts'
import { parseTreeChanges, type TreeChange } from '../core/tree-changes.ts'
import { askGit, describeGitFailure, type Fault, runGit } from './git-command.ts'

const RAW = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames']

export function readTreeChanges(root: string, from: string, to: string): TreeChange[] | Fault {
  return readChangesOf(root, ['diff-tree', ...RAW, from, to, '--'])
}

export function readIndexChanges(root: string, tree: string): TreeChange[] | Fault {
  return readChangesOf(root, ['diff-index', '--cached', ...RAW, '--ignore-submodules=none', tree, '--'])
}

function readChangesOf(root: string, args: readonly string[]): TreeChange[] | Fault {
  const answer = runGit(root, args)
  if (answer.code !== 0) return { fault: describeGitFailure(answer) }
  const text = decode(answer.stdout)
  const changes = text === null ? null : parseTreeChanges(text)
  return changes ?? { fault: 'git answered in an unknown form' }
}

export interface TreeEntry {
  readonly path: string
  readonly mode: string
  readonly object: string
}

export function readTree(root: string, tree: string): TreeEntry[] {
  const text = askGit(root, ['ls-tree', '-r', '-z', '--full-tree', tree]) ?? ''
  return text.split('\0').flatMap((line) => {
    const [, mode, object, path] = /^([0-7]{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/s.exec(line) ?? []
    return mode === undefined || object === undefined || path === undefined ? [] : [{ path, mode, object }]
  })
}

/** Contents in the order of their ids. @throws An error when an object is missing. */
export function readObjects(root: string, ids: readonly string[]): Buffer[] {
  const answer = runGit(root, ['cat-file', '--batch'], { input: ids.map((id) => `${id}\n`).join('') })
  const bytes = answer.stdout
  const found: Buffer[] = []
  let at = 0
  for (const id of ids) {
    const end = bytes.indexOf(10, at)
    const size = new RegExp(`^${id} blob (\\d+)$`).exec(bytes.toString('latin1', at, Math.max(at, end)))?.[1]
    if (answer.code !== 0 || size === undefined) throw Object.assign(new Error(id), { code: `no content of ${id}` })
    found.push(bytes.subarray(end + 1, end + 1 + Number(size)))
    at = end + 1 + Number(size) + 1
  }
  return found
}
