import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'
import { locateTreeWrites } from '../../src/calls/locate-tree-writes.ts'
import { createSandbox } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

// Random histories, random commands: each path that git really changes has to be among those named beforehand.

const RUNS = Number(process.env.TREE_RUNS ?? 12)
const PATHS = ['a.txt', 'b.txt', 'src/a.ts', 'src/b.ts', 'src/deep/c.ts', 'docs/a.md', 'docs/ü b.md', 'lib/x.js']
const COMMANDS = [
  ...['git switch one', 'git checkout two', 'git checkout -f two', 'git checkout -b new one', 'git switch -c x two'],
  ...[
    'git merge one',
    'git merge --no-ff -m m two',
    'git merge --squash one',
    'git rebase one',
    'git rebase --onto one two',
  ],
  ...[
    'git cherry-pick one',
    'git cherry-pick two..one',
    'git revert --no-edit HEAD',
    'git revert --no-edit HEAD~1..HEAD',
  ],
  ...[
    'git reset --hard one',
    'git reset --hard',
    'git reset --hard HEAD~1',
    'git stash',
    'git stash -u',
    'git stash pop',
  ],
  ...[
    'git switch one && git merge two',
    'git switch one; git switch two; git switch -',
    'git stash && git switch one && git stash pop',
  ],
  ...[
    'git add -A && git commit -qm x && git switch one',
    'git checkout one && git rebase two',
    'git merge one || git merge --abort',
  ],
  ...[
    'git restore .',
    'git checkout -- src docs',
    'git checkout one -- .',
    'git restore -s two src lib',
    'git checkout .',
  ],
  ...['git rebase one two', 'git checkout a.txt', 'git checkout src', 'git merge one two', 'git reset --keep one'],
]

/** A generator of numbers from a seed, so that a failure can be played again. */
function createRandom(seed: number) {
  let state = seed * 2_654_435_761 + 1
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state % below
  }
}

function readFiles(folder: string, below = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of readdirSync(join(folder, below))) {
    const path = `${below}${name}`
    if (path === '.git') continue
    if (statSync(join(folder, path)).isDirectory())
      for (const [inner, text] of readFiles(folder, `${path}/`)) found.set(inner, text)
    else found.set(path, readFileSync(join(folder, path), 'utf8'))
  }
  return found
}

it('git changes no path that is not named beforehand', async (test) => {
  const counts = { exact: 0, changed: 0, named: 0, whole: 0 }
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const { project, home } = createSandbox(test)
    const random = createRandom(seed)
    const env = { PATH: process.env.PATH ?? '', HOME: home, GIT_CONFIG_NOSYSTEM: '1', GIT_EDITOR: 'true' }
    const run = (command: string) => spawnSync('sh', ['-c', command], { cwd: project, env, encoding: 'utf8' })
    const change = (times: number) => {
      for (let time = 0; time < times; time += 1) {
        const path = PATHS[random(PATHS.length)] ?? ''
        if (random(5) === 0) rmSync(join(project, path), { force: true })
        else {
          putFile(join(project, path), `${random(4)}\n${random(3) === 0 ? 'x\n' : ''}`)
        }
      }
    }
    rmSync(join(project, '.git'), { recursive: true, force: true })
    run('git init -q -b main && git config user.name a && git config user.email a@b')
    for (const path of PATHS.slice(0, 5)) putFile(join(project, path), '0\n')
    run('git add -A && git commit -qm base')
    for (let step = 0; step < 9; step += 1) {
      if (random(3) === 0)
        run(`git checkout -q ${['main', 'one', 'two'][random(3)]} || git checkout -q -b one || git checkout -q -b two`)
      else {
        change(1 + random(3))
        run(`git add -A && git commit -qm ${step}`)
      }
    }
    run('git branch one HEAD~1; git branch two HEAD~2')
    if (random(2) === 0) change(1 + random(2))
    if (random(4) === 0) run('git stash -q -u')
    const command = COMMANDS[(seed * 7 + random(COMMANDS.length)) % COMMANDS.length] ?? ''
    // The index may differ from both sides.
    if (/restore|checkout (?:\.|.*--)/.test(command) && random(2) === 0) {
      change(2)
      run('git add -A')
      change(1)
      if (random(2) === 0) run('git diff HEAD | git apply -R')
    }
    const found = await findShellWrites(command, { cwd: project, home, dialect: 'bash' })
    const { changes } = locateTreeWrites(found)
    const trees = found.writes.filter(({ tree, fromTop }) => tree !== undefined || fromTop === true)
    const before = readFiles(project)
    run(command)
    const after = readFiles(project)
    const moved = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path),
    )
    if (trees.some((write) => !changes.has(write))) {
      counts.whole += 1
      continue
    }
    const named = [...changes.values()].flat()
    const isNamed = (path: string) =>
      named.some(
        (target) =>
          target.path === join(project, path) ||
          (target.recursive && join(project, path).startsWith(`${target.path}/`)),
      )
    counts.exact += 1
    counts.changed += moved.length
    counts.named += new Set(named.map(({ path }) => path)).size
    assert.deepEqual(
      moved.filter((path) => !isNamed(path)),
      [],
      `seed ${seed}: ${command}`,
    )
  }
  test.diagnostic(JSON.stringify(counts))
  assert.ok(counts.exact > counts.whole, JSON.stringify(counts))
})
