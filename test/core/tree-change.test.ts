import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'
import type { TreeChange } from '../../src/command/core/git-steps.ts'

const to = (commit: string, withDirty = false, mayBePath = false): TreeChange => ({
  kind: 'switch',
  to: commit,
  withDirty,
  mayBePath,
})
const merge = (...commits: string[]): TreeChange => ({ kind: 'merge', commits })
const pick = (...commits: string[]): TreeChange => ({ kind: 'pick', commits })
const rebase = (upstream: string, onto = upstream, branch = 'HEAD'): TreeChange => ({
  kind: 'rebase',
  upstream,
  onto,
  branch,
})
const LATER: TreeChange = { kind: 'later' }

const ROWS: readonly (readonly [command: string, change: TreeChange | null])[] = [
  ['git switch a', to('a')],
  ['git switch -', to('@{-1}')],
  ['git switch -q -c new a', to('a')],
  ['git switch -q -c new', to('HEAD')],
  ['git switch --detach v1', to('v1')],
  ['git switch -f a', to('a', true)],
  ['git switch --discard-changes a', to('a', true)],
  ['git switch --orphan a', null],
  ['git switch --recurse-submodules a', null],
  ['git switch a b', null],
  ['git switch "$B"', null],
  ['git checkout a', to('a', false, true)],
  ['git checkout a --', to('a')],
  ['git checkout -b new a', to('a')],
  ['git checkout -fq a', to('a', true, true)],
  ['git checkout -p a', null],
  ['git reset --hard', to('HEAD', true)],
  ['git reset --hard a', to('a', true)],
  ['git reset --keep a', to('a')],
  ['git merge a', merge('a')],
  ['git merge', merge('@{upstream}')],
  ['git merge --no-ff -m "one two" a b', merge('a', 'b')],
  ['git merge -s ours -X theirs a', merge('a')],
  ['git merge -s subtree a', null],
  ['git merge -Xsubtree=lib a', null],
  ['git merge --abort', LATER],
  ['git cherry-pick -x a b..c', pick('a', 'b..c')],
  ['git revert --no-edit HEAD', pick('HEAD')],
  ['git revert', null],
  ['git cherry-pick --stdin', null],
  ['git cherry-pick --continue', LATER],
  ['git rebase a', rebase('a')],
  ['git rebase', rebase('@{upstream}')],
  ['git rebase --onto n u b', rebase('u', 'n', 'b')],
  ['git rebase --exec x a', null],
  ['git rebase -i a', null],
  ['git rebase --root', null],
  ['git rebase --continue', LATER],
  ['git pull', LATER],
  ['git pull --rebase -s recursive origin main', LATER],
  ['git pull . wide', merge('wide')],
  ['git pull ../other main', null],
  ['git pull /tmp/x main', null],
  ['git pull file:///tmp/x main', null],
  ['git stash', { kind: 'stash', withUntracked: false, paths: [] }],
  ['git stash -u -m wip', { kind: 'stash', withUntracked: true, paths: [] }],
  ['git stash push -m x -- src a.ts', { kind: 'stash', withUntracked: false, paths: ['src', 'a.ts'] }],
  ['git stash save -u one', { kind: 'stash', withUntracked: true, paths: [] }],
  ['git stash pop', { kind: 'unstash', entry: 'stash@{0}', onBranch: false }],
  ['git stash apply --index 2', { kind: 'unstash', entry: 'stash@{2}', onBranch: false }],
  ['git stash branch x', { kind: 'unstash', entry: 'stash@{0}', onBranch: true }],
  ['git stash branch x 1', { kind: 'unstash', entry: 'stash@{1}', onBranch: true }],
  ['git stash pop 0 1', null],
  ['git am x.patch', null],
]

describe('the change a git command makes to its work tree', () => {
  for (const [command, change] of ROWS)
    it(command, async () => {
      const { writes } = await findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash' })
      const whole = writes.filter(({ fromTop }) => fromTop === true)
      assert.equal(whole.length, 1, 'the whole tree is a target, whoever does not ask the repository')
      assert.deepEqual(whole[0]?.tree ?? null, change)
    })

  it('stands on a plain repository, or says so', async () => {
    const plain = async (command: string) =>
      (await findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash' })).gitSteps
    assert.deepEqual(await plain('git -c user.name=a commit -m x && git -C sub switch a'), [
      { name: 'commit', isPlain: true },
      { name: 'switch', isPlain: true },
    ])
    for (const command of [
      'git --git-dir=x switch a',
      'git --work-tree x switch a',
      'GIT_DIR=x git switch a',
      'export GIT_WORK_TREE=x; git switch a',
      'git -c core.worktree=x switch a',
    ])
      assert.equal((await plain(command)).at(-1)?.isPlain, false, command)
  })
})

describe('the files a patch names', () => {
  const rows: readonly (readonly [patch: string, ...files: string[]])[] = [
    ['--- a/x\n+++ b/x\n@@ -1 +1 @@\n--- sql\n+x', '/x'],
    ['--- a/x\t2026-01-01\r\n+++ b/d/y\t2026-01-01\r\n', '/x', '/d/y'],
    ['diff --git a/x y b/x y\nold mode 100644\nnew mode 100755', '/x y'],
    ['diff --git a/x b/x\nGIT binary patch', '/x'],
    ['diff --git a/x b/d/y\nsimilarity index 100%\nrename from x\nrename to d/y', '/x', '/d/y'],
    ['--- /dev/null\n+++ b/../x', '/x'],
    ['--- "a/\\303\\244"\n+++ "b/\\303\\244"'],
    ['no patch'],
  ]
  for (const [patch, ...files] of rows)
    it(JSON.stringify(patch), async () => {
      const command = `git apply <<'E'\n${patch}\nE`
      const found = await findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash' })
      const tops = found.writes.flatMap(({ fromTop }) => (fromTop === undefined ? [] : [fromTop]))
      assert.deepEqual(tops, files.length > 0 ? files : [true])
      assert.equal(found.unresolved.length, files.length > 0 ? 0 : 1)
    })
})
