import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { REPOSITORY } from './sandbox.ts'

const DIST = join(REPOSITORY, 'dist')
const IDENTITY = ['-c', 'user.name=a', '-c', 'user.email=a@localhost', '-c', 'init.defaultBranch=main']

interface Test {
  readonly after: (fn: () => void) => void
}

function createFolder(test: Test): string {
  const root = mkdtempSync(join(tmpdir(), 'holdfast-memory-'))
  test.after(() => rmSync(root, { recursive: true, force: true }))
  return root
}

const environment = (home: string) => ({ PATH: process.env.PATH ?? '', HOME: home, GIT_CONFIG_NOSYSTEM: '1' })

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...IDENTITY, ...args], {
    env: { ...environment(folder), GIT_EDITOR: 'true' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

function createRepository(test: Test, name = 'project'): string {
  const folder = join(createFolder(test), name)
  mkdirSync(folder)
  git(folder, 'init', '-q')
  return folder
}

function commit(folder: string, name: string): string {
  writeFileSync(join(folder, name), `${name}\n`)
  git(folder, 'add', name)
  git(folder, 'commit', '-qm', name)
  return git(folder, 'rev-parse', 'HEAD')
}

interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function run(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const { status, stdout, stderr } = spawnSync('node', [join(DIST, 'holdfast.mjs'), ...args], {
    cwd: folder,
    env: { ...environment(folder), ...env },
    encoding: 'utf8',
    timeout: 120_000,
  })
  return { code: status, out: stdout, err: stderr }
}

function add(
  folder: string,
  text: string,
  namespace = 'decisions',
  env: Readonly<Record<string, string>> = {},
): string {
  const { code, out, err } = run(folder, ['memory', 'add', '--namespace', namespace, '--json', text], env)
  assert.equal(code, 0, err)
  return JSON.parse(out).memory.id
}

function list(folder: string): string[] {
  const { code, out, err } = run(folder, ['memory', 'list', '--limit', '100000', '--json'])
  assert.equal(code, 0, err)
  return JSON.parse(out).memories.map(({ text }: { text: string }) => text)
}

/** Straight from the notes, whatever the index says. */
function reread(folder: string): string[] {
  const { code, err } = run(folder, ['memory', 'reindex'])
  assert.equal(code, 0, err)
  return list(folder).sort()
}

describe('memories in git notes', () => {
  it('are YAML front matter and text, several to a commit, and git shows them', (t) => {
    const folder = createRepository(t)
    commit(folder, 'one')
    add(folder, 'We use PostgreSQL.')
    add(folder, 'We deploy on Fridays.')
    const note = git(folder, 'notes', '--ref=holdfast/decisions', 'show')
    assert.match(
      note,
      /^---\nid: m-\w+\nnamespace: decisions\ncreated: "[^"]+"\nbranch: main\n---\nWe use PostgreSQL\.\n\n---\n/,
    )
    assert.match(note, /We deploy on Fridays\.$/)
    assert.deepEqual(list(folder), ['We use PostgreSQL.', 'We deploy on Fridays.'])
  })

  it('survive amend and rebase on the commits themselves once init has configured git', (t) => {
    const folder = createRepository(t)
    commit(folder, 'base')
    const initialized = run(folder, ['init', '--json'])
    assert.equal(initialized.code, 0, initialized.err)
    assert.equal(JSON.parse(initialized.out).notes_configured, true)
    git(folder, 'checkout', '-qb', 'topic')
    commit(folder, 'topic')
    add(folder, 'Kept through an amend.')
    git(folder, 'commit', '-q', '--amend', '-m', 'amended')
    assert.match(git(folder, 'notes', '--ref=holdfast/decisions', 'show'), /Kept through an amend\./)
    git(folder, 'checkout', '-q', 'main')
    commit(folder, 'other')
    git(folder, 'checkout', '-q', 'topic')
    git(folder, 'rebase', '-q', 'main')
    assert.match(git(folder, 'notes', '--ref=holdfast/decisions', 'show'), /Kept through an amend\./)
    assert.match(git(folder, 'log', '-1'), /Kept through an amend\./)
    assert.deepEqual(reread(folder), ['Kept through an amend.'])
    const removed = run(folder, ['uninstall', '--json'])
    assert.equal(JSON.parse(removed.out).notes_unconfigured, true)
    assert.equal(spawnSync('git', ['-C', folder, 'config', '--get-all', 'notes.rewriteRef']).stdout.toString(), '')
    assert.match(git(folder, 'notes', '--ref=holdfast/decisions', 'show'), /Kept/)
  })

  it("leave a person's own settings of notes alone", (t) => {
    const folder = createRepository(t)
    git(folder, 'config', 'notes.rewriteRef', 'refs/notes/mine')
    run(folder, ['init'])
    run(folder, ['init'])
    assert.equal(git(folder, 'config', '--get-all', 'notes.rewriteRef'), 'refs/notes/mine\nrefs/notes/holdfast/*')
    run(folder, ['uninstall'])
    assert.equal(git(folder, 'config', '--get-all', 'notes.rewriteRef'), 'refs/notes/mine')
  })

  it('that a squash put together in one note stay two memories', (t) => {
    const folder = createRepository(t)
    run(folder, ['init'])
    const base = commit(folder, 'base')
    commit(folder, 'one')
    add(folder, 'From the first.')
    commit(folder, 'two')
    add(folder, 'From the second.')
    execFileSync('git', ['-C', folder, ...IDENTITY, 'rebase', '-q', '-i', base], {
      env: { ...environment(folder), GIT_SEQUENCE_EDITOR: "sed -i '2s/^pick/squash/'", GIT_EDITOR: 'true' },
    })
    assert.match(git(folder, 'notes', '--ref=holdfast/decisions', 'show'), /From the first\.[\s\S]*From the second\./)
    assert.deepEqual(reread(folder), ['From the first.', 'From the second.'])
  })

  it('are kept before the first commit, on a detached HEAD, and in a shallow clone', (t) => {
    const folder = createRepository(t)
    add(folder, 'Before the first commit.')
    const first = commit(folder, 'one')
    commit(folder, 'two')
    git(folder, 'checkout', '-q', first)
    add(folder, 'On a detached HEAD.')
    assert.match(git(folder, 'notes', '--ref=holdfast/decisions', 'show', first), /On a detached HEAD/)
    assert.deepEqual(reread(folder), ['Before the first commit.', 'On a detached HEAD.'])
    const clone = join(folder, '../clone')
    git(folder, 'clone', '-q', '--depth', '1', `file://${folder}`, clone)
    add(clone, 'In a shallow clone.')
    assert.deepEqual(list(clone), ['In a shallow clone.'])
    assert.ok(!existsSync(join(clone, '.holdfast/memory/notes')), 'it went into git')
  })

  it('are shared by worktrees', (t) => {
    const folder = createRepository(t)
    commit(folder, 'one')
    const other = join(folder, '../other')
    git(folder, 'worktree', 'add', '-q', other)
    add(folder, 'From the main worktree.')
    add(other, 'From the linked one.')
    for (const place of [folder, other]) {
      assert.deepEqual(list(place).sort(), ['From the linked one.', 'From the main worktree.'])
    }
  })

  it('are not lost when git packs its refs, nor when git spreads the notes over folders', (t) => {
    const folder = createRepository(t)
    commit(folder, 'one')
    add(folder, 'Packed away.')
    git(folder, 'pack-refs', '--all')
    add(folder, 'After that.')
    // git's own layout: the note moves to the root of the tree, where ours is one folder down.
    git(folder, 'notes', '--ref=holdfast/decisions', 'append', '-m', 'By hand.')
    add(folder, 'On top of it.')
    assert.deepEqual(reread(folder).length, 3)
    assert.match(reread(folder).join(' '), /After that\. *\n+By hand\./)
    assert.equal(git(folder, 'ls-tree', '-r', 'refs/notes/holdfast/decisions').split('\n').length, 1)
  })
})
