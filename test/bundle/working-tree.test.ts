import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { mayHideFiles, parseGitIndex } from '../../src/git/core/git-index.ts'
import { openPromptProject } from './prompt-project.ts'
import { sealState } from './seal-state.ts'

/** A repository made by the real git, with three committed files. */
function openRepository(test: TestContext) {
  const project = openPromptProject(test, {})
  const env = { PATH: process.env.PATH ?? '', HOME: project.sandbox.home, GIT_CONFIG_NOSYSTEM: '1' }
  const git = (...args: readonly string[]) => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'init.defaultBranch=main']
    const done = spawnSync('git', [...identity, ...args], { cwd: project.project, env, encoding: 'utf8' })
    return done.stdout
  }
  rmSync(join(project.project, '.git'), { recursive: true })
  git('init', '-q')
  for (const name of ['a.txt', 'src/b.txt', 'src/\u00e4 c.txt']) project.write(name, `${name}\n`)
  git('add', '.')
  git('commit', '-q', '-m', 'one')
  const tree = () => /^Working tree: (.*)$/m.exec(project.start('startup'))?.[1]
  return { ...project, git, tree }
}

const CLEAN = 'no tracked file differs from what is staged or committed'

describe('the working tree, from git files alone', () => {
  for (const version of ['2', '3', '4']) {
    it(`with an index of version ${version}`, (test) => {
      const { git, tree, write, project } = openRepository(test)
      if (version === '3') {
        write('new.txt', 'new\n')
        git('add', '-N', 'new.txt')
        rmSync(join(project, 'new.txt'))
        git('rm', '-q', '--cached', 'new.txt')
      }
      git('update-index', '--index-version', version)
      assert.equal(tree(), CLEAN)
      write('src/b.txt', 'longer than before\n')
      assert.equal(tree(), '1 changed (src/b.txt)')
      write('a.txt', 'b.txt\n')
      rmSync(join(project, 'src/\u00e4 c.txt'))
      assert.equal(tree(), '2 changed (a.txt, src/b.txt); 1 deleted (src/\u00e4 c.txt)')
      git('add', '-A')
      assert.equal(tree(), CLEAN, 'what is staged')
    })
  }

  it('a conflict and the merge it came from are named', (test) => {
    const { git, write, start } = openRepository(test)
    git('checkout', '-q', '-b', 'other')
    write('a.txt', 'theirs\n')
    git('commit', '-q', '-a', '-m', 'two')
    git('checkout', '-q', 'main')
    write('a.txt', 'ours\n')
    git('commit', '-q', '-a', '-m', 'three')
    git('merge', '-q', 'other')
    const told = start('startup')
    assert.match(told, /^Branch: main, in the middle of a merge$/m)
    assert.match(told, /^Working tree: 1 in conflict \(a\.txt\)$/m)
  })

  it('what git was told not to look at is not looked at, and a file only touched counts as changed', (test) => {
    const { git, write, tree, project } = openRepository(test)
    git('update-index', '--assume-unchanged', 'a.txt')
    git('update-index', '--skip-worktree', 'src/b.txt')
    write('a.txt', 'changed\n')
    write('src/b.txt', 'changed\n')
    assert.equal(tree(), CLEAN)
    utimesSync(join(project, 'src/\u00e4 c.txt'), new Date(1e12), new Date(1e12))
    assert.equal(tree(), '1 changed (src/\u00e4 c.txt)')
  })

  it('says nothing where git files do not tell: too many files, another format, damaged bytes', (test) => {
    const { git, tree, project, write } = openRepository(test)
    for (let index = 0; index < 1000; index += 1) write(`many/${index}.txt`, 'x')
    git('add', '-A')
    assert.equal(tree(), undefined, 'over a thousand files')
    for (const bytes of ['', 'DIRC', 'no index', `DIRC\0\0\0\u0002\0\0\0\u0003${'x'.repeat(200)}`]) {
      writeFileSync(join(project, '.git/index'), bytes, 'latin1')
      assert.equal(tree(), undefined, JSON.stringify(bytes.slice(0, 12)))
    }
  })

  it('a session in another working tree of the repository is named', (test) => {
    const { git, start, sandbox } = openRepository(test)
    const other = join(sandbox.root, 'other tree')
    git('worktree', 'add', '-q', '-b', 'other', other)
    const folder = join(other, '.holdfast/sessions/5e551009-0000-4000-8000-00000000000b')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'state.json'), JSON.stringify({ schema_version: '1', client_pid: process.pid }))
    sealState(other, sandbox.home)
    const running = /^Other sessions running in this repository: (.*)$/m
    assert.equal(running.exec(start('startup'))?.[1], `1 (5e551009 in ${other})`)
    writeFileSync(join(folder, 'state.json'), JSON.stringify({ schema_version: '1', client_pid: 2 ** 22 + 7 }))
    sealState(other, sandbox.home)
    assert.doesNotMatch(start('startup'), running, 'its process has ended')
  })
})

it('a prefix of an index never throws', (test) => {
  const { git, project } = openRepository(test)
  for (const version of ['2', '4']) {
    git('update-index', '--index-version', version)
    const done = spawnSync('cat', [join(project, '.git/index')])
    assert.ok(parseGitIndex(done.stdout, 10) !== null, 'the whole is read')
    for (let length = 0; length < done.stdout.length; length += 1) {
      parseGitIndex(done.stdout.subarray(0, length), 10)
      mayHideFiles(done.stdout.subarray(0, length))
    }
  }
})
