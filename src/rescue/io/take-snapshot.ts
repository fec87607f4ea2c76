import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Changes } from '../core/changes.ts'

export interface SnapshotRequest {
  readonly root: string
  /** Null keeps commits alone. Give all files that `readChanges` listed, or say that they are a part. */
  readonly changes: Changes | null
  /** True when `changes.files` is a part of what `readChanges` listed: rewind touches these paths alone. */
  readonly partial?: boolean
  /** Ids of commits to keep reachable. */
  readonly commits: readonly string[]
  readonly session: string | null
  readonly command: string
  /** ISO. */
  readonly time: string
}

export type SnapshotResult =
  | { readonly id: string }
  | { readonly fault: string }
  | { readonly tooLarge: { readonly bytes: number; readonly limit: number } }

/** Keeps what is in danger as a commit under `refs/holdfast/snapshots`, and changes nothing else. Never throws. */
export function takeSnapshot({ root, changes, commits, command, time }: SnapshotRequest): SnapshotResult {
  const index = join(tmpdir(), `holdfast-index-${process.pid}-${Math.random()}`)
  const env = {
    ...process.env,
    GIT_INDEX_FILE: index,
    GIT_AUTHOR_NAME: 'h',
    GIT_AUTHOR_EMAIL: 'h',
    GIT_COMMITTER_NAME: 'h',
    GIT_COMMITTER_EMAIL: 'h',
  }
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', ['-C', root, ...args], { env, input, encoding: 'utf8', maxBuffer: 1 << 30 }).trim()
  try {
    const head = changes?.head ?? null
    git(['read-tree', ...(head === null ? ['--empty'] : [head])])
    const files = changes?.files ?? []
    const staged = files.flatMap(({ path, indexed }) =>
      indexed ? [`${indexed.mode} ${indexed.object}\t${path}`] : [`0 ${'0'.repeat(40)}\t${path}`],
    )
    git(['update-index', '-z', '--index-info'], staged.map((line) => `${line}\0`).join(''))
    const ofIndex = git(['commit-tree', git(['write-tree']), '-m', 'index'])
    const there = files.filter(
      ({ path }) => existsSync(`${root}/${path}`) || lstatSync(`${root}/${path}`, { throwIfNoEntry: false }),
    )
    git(['update-index', '-z', '--add', '--stdin'], there.map(({ path }) => `${path}\0`).join(''))
    const parents = [...(head === null ? [] : [head]), ofIndex, ...commits].flatMap((id) => ['-p', id])
    const id = git(['commit-tree', git(['write-tree']), ...parents, '-m', `${command}\n\n${time}`])
    const count = git(['for-each-ref', '--format=%(refname)', 'refs/holdfast/snapshots'])
      .split('\n')
      .filter(Boolean).length
    git(['update-ref', `refs/holdfast/snapshots/${count + 1}`, id])
    return { id: String(count + 1) }
  } catch (error) {
    return { fault: String(error).slice(0, 200) }
  }
}
