import { ABSENT } from '../../git/core/tree-changes.ts'
import { describeGitFailure, type Fault, runGit } from '../../git/io/git-command.ts'
import { readIndexChanges, readTree, type TreeEntry } from '../../git/io/tree-reader.ts'
import type { Snapshot } from '../core/snapshot-record.ts'

interface IndexRequest {
  readonly root: string
  readonly snapshot: Snapshot
  readonly isSelected: (path: string) => boolean
  readonly settings: readonly string[]
}

/**
 * Brings the index back, entry by entry: flags and times of other entries stay. Conflicts come back with their stages,
 * and names that `git add -N` announced are announced again.
 *
 * @returns The number of entries that changed, or the fault.
 */
export function restoreIndex(request: IndexRequest): { readonly count: number } | Fault {
  const { root, snapshot, settings } = request
  if (snapshot.index === null) return { count: 0 }
  const changes = readIndexChanges(root, snapshot.index)
  if ('fault' in changes) return changes
  const staged = snapshot.stages === null ? [] : readTree(root, snapshot.stages).filter(hasStage)
  const present = findPresentConflicts(root, staged)
  const isSelected = (path: string) => request.isSelected(path) && !present.has(path)
  const stages = staged.filter(({ path }) => isSelected(path.slice(2)))
  const unmerged = new Set(changes.filter(({ status }) => status === 'U').map(({ path }) => path))
  const merged =
    unmerged.size === 0
      ? []
      : readTree(root, snapshot.index).filter(({ path }) => unmerged.has(path) && isSelected(path))
  const zeros = '0'.repeat(snapshot.index.length)
  const lines: string[] = []
  const paths = new Set(changes.map(({ path }) => path).filter(isSelected))
  for (const { path, oldMode, oldObject } of changes) {
    if (!isSelected(path)) continue
    const isGone = oldMode === ABSENT || unmerged.has(path)
    lines.push(isGone ? `0 ${zeros}\t${path}\0` : `${oldMode} ${oldObject}\t${path}\0`)
  }
  for (const { mode, object, path } of merged) lines.push(`${mode} ${object}\t${path}\0`)
  for (const entry of stages) lines.push(...listStageLines(entry, zeros, paths))
  if (lines.length > 0) {
    const answer = runGit(root, ['update-index', '-z', '--index-info'], { input: lines.join('') })
    if (answer.code !== 0) return { fault: describeGitFailure(answer) }
  }
  const announced = stages.filter(({ path }) => path.startsWith('n/')).map(({ path }) => path.slice(2))
  const fault = announced.length === 0 ? null : announce(root, settings, announced)
  return fault === null ? { count: paths.size } : { fault }
}

/** Paths whose conflict stands in the index of now, stage by stage. */
function findPresentConflicts(root: string, staged: readonly TreeEntry[]): ReadonlySet<string> {
  const then = new Map<string, string>()
  const now = new Map<string, string>()
  const add = (known: Map<string, string>, path: string, stage: string) =>
    known.set(path, `${known.get(path) ?? ''}${stage}\n`)
  for (const { path, mode, object } of staged)
    if (!path.startsWith('n/')) add(then, path.slice(2), `${mode} ${object} ${path[0]}`)
  const answer = then.size === 0 ? null : runGit(root, ['ls-files', '--unmerged', '-z'])
  for (const record of answer?.stdout.toString('utf8').split('\0') ?? []) {
    const cut = record.indexOf('\t')
    if (cut > 0) add(now, record.slice(cut + 1), record.slice(0, cut))
  }
  return new Set([...then].flatMap(([path, stages]) => (now.get(path) === stages ? [path] : [])))
}

const hasStage = ({ path }: TreeEntry) => /^[123n]\/./s.test(path)

/** The first stage of a path takes the place of what the index holds there. */
function listStageLines({ mode, object, path }: TreeEntry, zeros: string, paths: Set<string>): string[] {
  const [stage] = path
  const name = path.slice(2)
  if (stage === 'n') return []
  const before = paths.has(name) ? [] : [`0 ${zeros}\t${name}\0`]
  paths.add(name)
  return [...before, `${mode} ${object} ${stage}\t${name}\0`]
}

function announce(root: string, settings: readonly string[], paths: readonly string[]): string | null {
  const args = ['--literal-pathspecs', ...settings, 'add', '-N', '-f', '--pathspec-from-file=-', '--pathspec-file-nul']
  const answer = runGit(root, args, { input: paths.map((path) => `${path}\0`).join('') })
  return answer.code === 0 ? null : describeGitFailure(answer)
}
