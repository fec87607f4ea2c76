import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { putFile } from '../put-file.ts'

/** A repository in which something of every kind is not committed, beside its remote and a linked work tree. */
export interface DirtyRepository {
  /** The folder of everything: `project`, `remote.git`, `linked`. */
  readonly root: string
  readonly project: string
  readonly linked: string
}

const IDENTITY = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b.c',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b.c',
}

export function runGitIn(folder: string, ...args: string[]): string {
  const settings = ['-c', 'protocol.file.allow=always', '-c', 'init.defaultBranch=main', '-c', 'gc.auto=0']
  const env = { ...IDENTITY, PATH: process.env.PATH ?? '', HOME: '/nonexistent' }
  const stdio = ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore']
  return execFileSync('git', [...settings, ...args], { cwd: folder, env, encoding: 'utf8', stdio }).trimEnd()
}

export function put(folder: string, path: string, text: string): void {
  putFile(join(folder, path), text)
}

const COMMITTED = ['a.txt', 'src/a.ts', 'src/b.ts', 'src/deep/c.ts', 'docs/x.md', 'docs/y.md', 'keep.md']

function commitFiles({ project }: DirtyRepository): void {
  for (const path of COMMITTED) put(project, path, `${path} one\n`)
  put(project, '.gitignore', 'dist/\n*.log\n')
  runGitIn(project, 'add', '-A')
  runGitIn(project, 'commit', '-qm', 'one')
}

/** Branches, tags, stashes and a remote with commits that one ref alone holds. */
function makeRefs({ root, project }: DirtyRepository): void {
  const commitOn = (...where: string[]) => {
    runGitIn(project, 'checkout', '-q', ...where)
    put(project, `on-${where.at(-1)}.txt`, `${where.join(' ')}\n`)
    runGitIn(project, 'add', '-A')
    runGitIn(project, 'commit', '-qm', `on ${where.at(-1)}`)
  }
  runGitIn(root, 'clone', '-q', '--bare', 'project', 'remote.git')
  runGitIn(project, 'remote', 'add', 'origin', '../remote.git')
  commitOn('-b', 'theirs')
  runGitIn(project, 'push', '-q', 'origin', 'theirs:main', 'theirs:old')
  commitOn('--detach')
  runGitIn(project, 'tag', 'v0')
  runGitIn(project, 'checkout', '-q', 'main')
  runGitIn(project, 'fetch', '-q', 'origin')
  runGitIn(project, 'branch', '-qD', 'theirs')
  runGitIn(project, 'branch', '-q', '--set-upstream-to=origin/main', 'main')
  commitOn('-b', 'work')
  commitOn('-b', 'other', 'main')
  runGitIn(project, 'checkout', '-q', 'main')
  for (const number of ['1', '2']) {
    put(project, 'keep.md', `stashed ${number}\n`)
    runGitIn(project, 'stash', 'push', '-qm', number)
  }
}

function makeDirty({ project, linked }: DirtyRepository): void {
  put(project, 'src/b.ts', 'staged\n')
  put(project, 'docs/x.md', 'staged x\n')
  put(project, 'new-staged.ts', 'new and staged\n')
  runGitIn(project, 'add', '-A')
  put(project, 'src/a.ts', 'unsaved a\n')
  put(project, 'docs/x.md', 'unsaved x\n')
  put(project, 'notes.md', 'untracked notes\n')
  put(project, 'src/new.ts', 'untracked source\n')
  put(project, 'scratch/deep/u.txt', 'untracked deep\n')
  put(project, 'with space.txt', 'untracked with a space\n')
  put(linked, 'src/a.ts', 'unsaved in the linked tree\n')
  put(linked, 'linked-only.txt', 'untracked in the linked tree\n')
}

/** Stands before the id of content that the index has. */
export const INDEXED = 'object '

/** Makes the repository once; `copyRepository` gives each command its own. */
export function createRepository(root: string, isDirty: boolean): DirtyRepository {
  const made = { root, project: join(root, 'project'), linked: join(root, 'linked') }
  mkdirSync(made.project, { recursive: true })
  runGitIn(made.project, 'init', '-q')
  commitFiles(made)
  makeRefs(made)
  runGitIn(made.project, 'worktree', 'add', '-q', '../linked', '-b', 'linked')
  put(made.project, 'dist/out.js', 'ignored\n')
  for (const end of ['tar', 'tar.gz', 'zip'])
    runGitIn(made.project, 'archive', '-o', `dist/some.${end}`, 'main', 'src/a.ts', 'docs/y.md')
  runGitIn(made.project, 'archive', '-o', 'dist/free.tar', 'main', 'keep.md')
  if (isDirty) makeDirty(made)
  return made
}

/** Copies a repository and leads its linked work tree to the copy. */
export function copyRepository(from: DirtyRepository, root: string): DirtyRepository {
  cpSync(from.root, root, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  const made = { root, project: join(root, 'project'), linked: join(root, 'linked') }
  runGitIn(made.project, 'worktree', 'repair', '../linked')
  return made
}

/** Contents that git could not bring back, by their path: files, and the index where it differs. */
export function readContents(trees: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const tree of trees) {
    if (!existsSync(join(tree, '.git'))) continue
    for (const path of changedPaths(tree)) {
      const whole = join(tree, path)
      if (lstatSync(whole, { throwIfNoEntry: false })?.isFile() === true) found.set(whole, readFileSync(whole, 'utf8'))
    }
    for (const line of runGitIn(tree, 'diff', '--cached', '--raw', '--no-abbrev', '-z').split('\0:')) {
      const [, , , object = ''] = line.split(' ')
      if (/[1-9a-f]/.test(object)) found.set(`index of ${tree}: ${object}`, `${INDEXED}${object}`)
    }
  }
  return found
}

const changedPaths = (tree: string): string[] => {
  const list = (...args: string[]) =>
    runGitIn(tree, ...args, '-z')
      .split('\0')
      .filter(Boolean)
  return [
    ...new Set([
      ...list('ls-files', '-m'),
      ...list('ls-files', '-o', '--exclude-standard'),
      ...list('diff', '--cached', '--name-only'),
    ]),
  ]
}

/** Commits that the refs of a repository hold. */
export const readCommits = (project: string): string[] =>
  [
    ...runGitIn(project, 'rev-list', '--all').split('\n'),
    ...runGitIn(project, 'reflog', 'show', '--format=%H', 'refs/stash').split('\n'),
  ].filter(Boolean)
