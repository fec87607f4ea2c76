import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { readChanges } from '../../src/git/io/read-changes.ts'
import { takeSnapshot } from '../../src/rescue/io/take-snapshot.ts'
import { REPOSITORY } from '../bundle/sandbox.ts'
import { SEED } from '../core/arbitraries.ts'
import { createRepository, type Repository, readState } from './rescue-repository.ts'

function write(repository: Repository, path: string, content: string | Buffer, mode?: number): void {
  const full = join(repository.path, path)
  mkdirSync(dirname(full), { recursive: true })
  rmSync(full, { force: true, recursive: true })
  writeFileSync(full, content)
  if (mode !== undefined) chmodSync(full, mode)
}

function commitAll(repository: Repository): void {
  repository.git(['add', '--all'])
  repository.git(['commit', '--quiet', '--allow-empty', '-m', 'one'])
}

function destroy(repository: Repository): void {
  repository.git(['reset', '--hard', '--quiet'])
  repository.git(['clean', '-fdq'])
}

/** Takes a snapshot, destroys the work, rewinds, and compares every byte. */
function roundTrip(repository: Repository, ruin = destroy): void {
  const before = readState(repository)
  const id = repository.take()
  assert.deepEqual(readState(repository), before, 'a snapshot changes nothing')
  ruin(repository)
  const run = repository.holdfast(['rewind', id])
  assert.equal(run.status, 0, run.stderr + run.stdout)
  assert.deepEqual(readState(repository), before)
}

test('a dirty tree of every kind comes back byte for byte', (t) => {
  const repository = createRepository(t)
  write(repository, 'a', 'a\n')
  write(repository, 'd/b', 'b\n')
  write(repository, 'exec', '#!/bin/sh\n')
  write(repository, 'gone', 'gone\n')
  write(repository, 'unstaged', 'u\n')
  write(repository, 'moved', 'some text that moves\n')
  symlinkSync('a', join(repository.path, 'link'))
  commitAll(repository)
  write(repository, 'a', 'a2\n')
  repository.git(['add', 'a'])
  write(repository, 'a', Buffer.from([0, 255, 13, 10, 10, 13]))
  write(repository, 'd', 'now a file\n')
  write(repository, 'exec', '#!/bin/sh\n', 0o755)
  rmSync(join(repository.path, 'gone'))
  rmSync(join(repository.path, 'link'))
  symlinkSync('d/../nowhere', join(repository.path, 'link'))
  repository.git(['rm', '--cached', '--quiet', 'unstaged'])
  repository.git(['mv', 'moved', 'moved to'])
  write(repository, 'announced', 'not in the index\n')
  repository.git(['add', '-N', 'announced'])
  write(repository, 'empty', '')
  write(repository, 'private', 'secret\n', 0o600)
  write(repository, 'odd "name"\n\twith é', 'odd\n')
  write(repository, '-n', 'dash\n')
  write(repository, 'constructor', 'x\n')
  write(repository, 'staged only', 'staged\n')
  repository.git(['add', 'staged only'])
  rmSync(join(repository.path, 'staged only'))
  roundTrip(repository)
})

test('private and read-only folders come back with their permissions', (t) => {
  const repository = createRepository(t)
  write(repository, 'first', '1\n')
  commitAll(repository)
  const modes = { private: 0o700, 'private/deep': 0o755, shut: 0o500, open: 0o755, 'open/own': 0o2750 }
  for (const folder of Object.keys(modes)) write(repository, `${folder}/note`, 'mine\n')
  const each = Object.entries(modes).map(([folder, mode]) => [join(repository.path, folder), mode] as const)
  for (const [folder, mode] of [...each].reverse()) chmodSync(folder, mode)
  const id = repository.take()
  chmodSync(join(repository.path, 'shut'), 0o700)
  destroy(repository)
  const run = repository.holdfast(['rewind', id])
  assert.equal(run.status, 0, run.stderr)
  for (const [folder, mode] of each) assert.equal(statSync(folder).mode & 0o777, mode & 0o777, folder)
})

test('before the first commit, with sha256 objects, and in a linked work tree', (t) => {
  const fresh = createRepository(t, '--object-format=sha256')
  write(fresh, 'staged', '1\n')
  fresh.git(['add', 'staged'])
  write(fresh, 'staged', '2\n')
  write(fresh, 'sub/untracked', '3\n')
  roundTrip(fresh, (repository) => {
    rmSync(join(repository.path, 'sub'), { recursive: true })
    repository.git(['rm', '-rfq', '.'])
  })
  write(fresh, 'staged', '1\n')
  commitAll(fresh)
  const linked = join(fresh.path, '../linked')
  fresh.git(['worktree', 'add', '--quiet', '-b', 'other', linked])
  writeFileSync(join(linked, 'staged'), 'changed\n')
  writeFileSync(join(linked, 'new'), 'new\n')
  const before = readState(fresh, linked)
  const id = fresh.take(linked)
  fresh.git(['worktree', 'remove', '--force', linked])
  const run = fresh.holdfast(['rewind', id])
  assert.equal(run.status, 0, run.stderr)
  assert.deepEqual(readState(fresh, linked), before)
})

test('conflicts come back with their stages', (t) => {
  const repository = createRepository(t)
  write(repository, 'f', 'base\n')
  write(repository, 'g', 'base\n')
  commitAll(repository)
  repository.git(['checkout', '--quiet', '-b', 'other'])
  write(repository, 'f', 'theirs\n')
  rmSync(join(repository.path, 'g'))
  commitAll(repository)
  repository.git(['checkout', '--quiet', '-'])
  write(repository, 'f', 'ours\n')
  write(repository, 'g', 'ours\n')
  commitAll(repository)
  assert.throws(() => repository.git(['merge', 'other']))
  roundTrip(repository)
  const again = JSON.parse(repository.holdfast(['rewind', '1', '--json']).stdout)
  assert.deepEqual([again.written, again.indexed], [[], 0], 'all of it is there')
})

test('line ends and filters change no byte, and no program of the repository runs', (t) => {
  const repository = createRepository(t)
  const ran = join(repository.path, '../ran')
  write(repository, '.gitattributes', '*.bin filter=evil\n*.txt text eol=crlf\n')
  write(repository, 'a.txt', 'one\r\ntwo\r\n')
  write(repository, 'a.bin', 'plain\n')
  commitAll(repository)
  repository.git(['config', 'core.autocrlf', 'true'])
  for (const kind of ['clean', 'smudge', 'process'])
    repository.git(['config', `filter.evil.${kind}`, `touch ${ran}; cat`])
  repository.git(['config', 'core.fsmonitor', `touch ${ran}`])
  write(repository, 'a.txt', 'one\r\nTWO\nmixed\r\n')
  write(repository, 'a.bin', 'changed\r\n')
  write(repository, 'new.txt', 'lf only\n')
  const files = () => ['a.txt', 'a.bin', 'new.txt'].map((name) => readFileSync(join(repository.path, name), 'latin1'))
  const before = files()
  const id = repository.take()
  for (const name of ['a.txt', 'a.bin']) write(repository, name, 'ruined\n')
  rmSync(join(repository.path, 'new.txt'))
  const run = repository.holdfast(['rewind', id])
  assert.equal(run.status, 0, run.stderr)
  assert.deepEqual(files(), before)
  assert.equal(statSync(ran, { throwIfNoEntry: false }), undefined)
})

const NAMES = ['a', 'b c', 'd/e', 'd/f', 'd/g/h', 'é"\n', 'x.sh', 'd']
const CONTENT = fc.oneof(fc.constantFrom('', 'one\n', 'one\r\ntwo\r\n', '\u0000\u00ff\n'), fc.string({ maxLength: 20 }))
const CHANGE = fc.record({
  name: fc.constantFrom(...NAMES),
  kind: fc.constantFrom('write', 'write', 'exec', 'link', 'remove', 'stage', 'unstage', 'announce'),
  content: CONTENT,
})

function apply(repository: Repository, { name, kind, content }: { name: string; kind: string; content: string }): void {
  try {
    if (kind === 'write') write(repository, name, content)
    if (kind === 'exec') write(repository, name, content, 0o755)
    if (kind === 'link') {
      write(repository, name, '')
      rmSync(join(repository.path, name))
      symlinkSync('a/../b', join(repository.path, name))
    }
    if (kind === 'remove') rmSync(join(repository.path, name), { recursive: true, force: true })
    if (kind === 'stage') repository.git(['add', '--all', '--', name])
    if (kind === 'unstage') repository.git(['rm', '-r', '--cached', '--quiet', '--', name])
    if (kind === 'announce') repository.git(['add', '-N', '--', name])
  } catch {
    // The change does not fit the tree as it is.
  }
}

test('property: any dirty tree comes back, whatever was committed before', (t) => {
  const repository = createRepository(t)
  write(repository, 'first', '1\n')
  commitAll(repository)
  fc.assert(
    fc.property(fc.array(CHANGE, { maxLength: 8 }), fc.array(CHANGE, { maxLength: 8 }), (committed, changes) => {
      for (const change of committed) apply(repository, change)
      commitAll(repository)
      for (const change of changes) apply(repository, change)
      roundTrip(repository)
      destroy(repository)
    }),
    { seed: SEED, numRuns: 15 },
  )
})

test('rewinding keeps the work of now, and brings back later commits and single paths', (t) => {
  const repository = createRepository(t)
  write(repository, 'a', '1\n')
  write(repository, 'sub/b', '1\n')
  commitAll(repository)
  write(repository, 'a', '2\n')
  commitAll(repository)
  write(repository, 'a', 'dirty\n')
  write(repository, 'sub/b', 'dirty\n')
  const before = readState(repository)
  const id = repository.take()
  repository.git(['reset', '--quiet', '--hard', 'HEAD~1'])
  write(repository, 'later', 'work of later\n')
  write(repository, '.gitignore', 'ignored\n')
  const one = repository.holdfast(['rewind', id, 'b'], join(repository.path, 'sub'))
  assert.equal(one.status, 0, one.stderr)
  assert.deepEqual([readState(repository).files.a, readState(repository).files['sub/b']], ['644 1\n', '644 dirty\n'])
  const all = JSON.parse(repository.holdfast(['rewind', id, '--json']).stdout)
  for (const [path, content] of Object.entries(before.files)) assert.equal(readState(repository).files[path], content)
  assert.equal(readState(repository).files.later, '644 work of later\n', 'files of now stay')
  const back = repository.holdfast(['rewind', all.before])
  assert.equal(back.status, 0, back.stderr)
  assert.equal(readState(repository).files.a, '644 1\n')
})

test('a file that git ignores now is kept before another one takes its place', (t) => {
  const repository = createRepository(t)
  write(repository, 'a', '1\n')
  commitAll(repository)
  write(repository, 'note.log', 'then\n')
  const id = repository.take()
  write(repository, '.gitignore', '*.log\n')
  write(repository, 'note.log', 'now, and ignored\n')
  const { before } = JSON.parse(repository.holdfast(['rewind', id, '--json']).stdout)
  assert.equal(readFileSync(join(repository.path, 'note.log'), 'utf8'), 'then\n')
  const shown = () => JSON.parse(repository.holdfast(['rewind', id, '--show', '--json']).stdout).changes
  assert.deepEqual(shown(), [{ path: '.gitignore', change: 'added' }], 'an ignored file is there all the same')
  write(repository, 'other.log', 'ignored\n')
  write(repository, 'note.log', 'changed\n')
  assert.equal(shown()[1].change, 'modified')
  assert.equal(repository.git(['cat-file', '-p', `refs/holdfast/snapshots/${before}:note.log`]), 'now, and ignored\n')
})

test('a file that git was told not to look at is kept before another one takes its place', (t) => {
  for (const flag of ['--skip-worktree', '--assume-unchanged'])
    for (const version of ['2', '4']) {
      const repository = createRepository(t)
      for (const name of ['a', 'b', 'same', 'd/away']) write(repository, name, '1\n')
      commitAll(repository)
      write(repository, 'b', '2\n')
      const id = repository.take()
      repository.git(['update-index', '--index-version', version])
      repository.git(['update-index', flag, 'a', 'same', 'd/away'])
      write(repository, 'a', 'mine alone\n', 0o600)
      write(repository, 'same', '1\n')
      rmSync(join(repository.path, 'd'), { recursive: true })
      const changes = readChanges(repository.path)
      assert.ok(!('fault' in changes))
      assert.deepEqual(changes.files.map(({ path }) => path).sort(), ['a', 'b'])
      const run = JSON.parse(repository.holdfast(['rewind', id, '--json']).stdout)
      assert.equal(readState(repository).files.a, '644 1\n')
      assert.equal(repository.holdfast(['rewind', run.before]).status, 0)
      assert.equal(readState(repository).files.a, '600 mine alone\n')
      assert.match(repository.git(['ls-files', '-v', 'a']), /^[Sh] a\n$/)
    }
})

test('a list, a difference, and wrong calls', (t) => {
  const repository = createRepository(t)
  const empty = repository.holdfast(['rewind', '--list', '--json'])
  assert.deepEqual([empty.status, JSON.parse(empty.stdout)], [0, []])
  write(repository, 'a', '1\n')
  commitAll(repository)
  write(repository, 'a', '2\n')
  const id = repository.take()
  destroy(repository)
  const [row] = JSON.parse(repository.holdfast(['rewind', '--list', '--json']).stdout)
  assert.deepEqual([row.id, row.session, row.command, row.files], [id, 's1', 'git reset --hard', 1])
  assert.match(repository.holdfast(['rewind']).stdout, / 1 file: a {2}before: git reset --hard\n/)
  const shown = repository.holdfast(['rewind', id, '--show'])
  assert.match(shown.stdout, /\n-2\n\+1\n/)
  assert.equal(repository.git(['for-each-ref', 'refs/holdfast/now']), '')
  for (const args of [['99'], ['../../heads/master'], ['cx-004'], [id, '..'], [id, '/etc/passwd'], [id, 'no-such']]) {
    const run = repository.holdfast(['rewind', ...args])
    const isWrong = ['..', '/etc/passwd'].includes(args[1] ?? '') || args[0]?.startsWith('../')
    assert.equal(run.status, isWrong ? 2 : 1, `${args}: ${run.stdout}${run.stderr}`)
  }
  assert.equal(readState(repository).files.a, '644 1\n')
})

test('a snapshot from elsewhere leads no write out of the work tree', (t) => {
  const repository = createRepository(t)
  const outside = join(repository.path, '../outside')
  mkdirSync(outside)
  write(repository, 'dir/a', '1\n')
  commitAll(repository)
  write(repository, 'dir/a', '2\n')
  const id = repository.take()
  rmSync(join(repository.path, 'dir'), { recursive: true })
  symlinkSync('../outside', join(repository.path, 'dir'))
  repository.holdfast(['rewind', id])
  assert.equal(statSync(join(outside, 'a'), { throwIfNoEntry: false }), undefined)
})

test('a snapshot with a path into the folder of git, or of another form, is refused', (t) => {
  const repository = createRepository(t)
  write(repository, 'a', '1\n')
  commitAll(repository)
  write(repository, 'a', '2\n')
  const ref = `refs/holdfast/snapshots/${repository.take()}`
  const [headers = '', ...message] = repository.git(['cat-file', 'commit', ref]).split('\n\n')
  const blob = repository.git(['rev-parse', `${ref}:a`]).trim()
  const make = (type: string, content: string | Buffer) => {
    write(repository, '../object', content)
    return repository.git(['hash-object', '-t', type, '--literally', '-w', '../object']).trim()
  }
  const raw = (name: string) => Buffer.concat([Buffer.from(`100755 ${name}\0`), Buffer.from(blob, 'hex')])
  for (const [at, name] of ['.git/hooks/post-checkout', '../outside', '.GIT', 'git~1', '.git\u200c', '/a'].entries()) {
    const tree = make('tree', raw(name))
    const commit = make('commit', [headers.replace(/^tree \w+/, `tree ${tree}`), ...message].join('\n\n'))
    repository.git(['update-ref', `refs/holdfast/snapshots/${at + 50}`, commit])
    const run = repository.holdfast(['rewind', String(at + 50)])
    assert.deepEqual(
      [run.status, /nothing was changed/.test(run.stderr)],
      [1, true],
      `${name}: ${run.stdout}${run.stderr}`,
    )
  }
  repository.git(['update-ref', 'refs/holdfast/snapshots/70', 'HEAD'])
  assert.equal(repository.holdfast(['rewind', '70']).status, 1)
  assert.equal(readState(repository).files.a, '644 2\n')
})

const TAKE = `
import { readChanges } from ${JSON.stringify(join(REPOSITORY, 'src/git/io/read-changes.ts'))}
import { takeSnapshot } from ${JSON.stringify(join(REPOSITORY, 'src/rescue/io/take-snapshot.ts'))}
const root = process.cwd()
const request = { root, changes: readChanges(root, 60_000), commits: [], session: 's', command: 'c' }
const time = new Date().toISOString()
console.log(JSON.stringify(takeSnapshot({ ...request, time, timeoutMs: 60_000 })))
`

test('eight snapshots at once have eight numbers, and leave no folder behind', async (t) => {
  const repository = createRepository(t)
  write(repository, 'a', '1\n')
  commitAll(repository)
  write(repository, 'a', '2\n')
  write(repository, '../take.ts', TAKE)
  // The folder of a process that was killed two hours ago.
  const left = join(repository.path, '.git/holdfast/tmp-4194999-1')
  mkdirSync(left, { recursive: true })
  utimesSync(left, new Date(), new Date(Date.now() - 2 * 3_600_000))
  const script = join(repository.path, '../take.ts')
  const args = ['--import', import.meta.resolve('tsx'), script]
  const runs = [...Array(8).keys()].map(() => {
    const child = spawn(process.execPath, args, { cwd: repository.path })
    let out = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        out += data
      })
    return new Promise<string>((resolve) => child.on('close', () => resolve(out)))
  })
  const ids = (await Promise.all(runs)).map((out) => /^\{"id":"(\d+)"\}\n$/.exec(out)?.[1] ?? out)
  assert.equal(new Set(ids).size, 8, String(ids))
  assert.ok(ids.every((id) => /^\d+$/.test(id)))
  assert.deepEqual(readdirSync(join(repository.path, '.git/holdfast')), ['key'])
})

test('a restore that is killed leaves whole files, and the next one completes it', (t) => {
  const repository = createRepository(t)
  for (let at = 0; at < 300; at += 1) write(repository, `d${at % 7}/f${at}`, 'old\n')
  commitAll(repository)
  for (let at = 0; at < 300; at += 1) write(repository, `d${at % 7}/f${at}`, `new ${at}\n`.repeat(500))
  const before = readState(repository)
  const id = repository.take()
  const kill = join(repository.path, '../kill.cjs')
  writeFileSync(
    kill,
    `const fs = require('node:fs'); const rename = fs.renameSync; let count = 0
fs.renameSync = (...args) => { rename(...args); if (String(args[1]).includes('/repo/d') && ++count === 150) process.kill(process.pid, 'SIGKILL') }`,
  )
  destroy(repository)
  const args = ['--require', kill, join(REPOSITORY, 'dist/holdfast.mjs'), 'rewind', id]
  assert.equal(spawnSync(process.execPath, args, { cwd: repository.path }).signal, 'SIGKILL')
  const half = readState(repository).files
  for (const [path, content] of Object.entries(half))
    assert.ok(content === '644 old\n' || content === before.files[path], path)
  // The killed process may run in another container, for all anybody knows: its folder stays for an hour.
  const own = join(repository.path, '.git/holdfast')
  const past = new Date(Date.now() - 2 * 3_600_000)
  for (const name of readdirSync(own).filter((entry) => entry.startsWith('tmp-')))
    utimesSync(join(own, name), past, past)
  assert.equal(repository.holdfast(['rewind', id]).status, 0)
  assert.deepEqual(readState(repository), before)
  assert.deepEqual(readdirSync(own), ['key'])
})

test('a folder of git that takes no snapshot, and too much content, are faults and change nothing', (t) => {
  const repository = createRepository(t)
  write(repository, 'a', '1\n')
  commitAll(repository)
  write(repository, 'a', '2\n')
  const id = repository.take()
  rmSync(join(repository.path, '.git/holdfast'), { recursive: true })
  writeFileSync(join(repository.path, '.git/holdfast'), '')
  assert.throws(() => repository.take(), /not a folder/)
  const run = repository.holdfast(['rewind', id])
  assert.deepEqual([run.status, readState(repository).files.a], [1, '644 2\n'])
  rmSync(join(repository.path, '.git/holdfast'))
  truncateSync(join(repository.path, 'a'), 101 << 20)
  assert.throws(() => repository.take(), /tooLarge/)
  assert.match(repository.holdfast(['rewind', id]).stderr, /commit or move what is large/)
  truncateSync(join(repository.path, 'a'), 1)
  const changes = readChanges(repository.path)
  assert.ok(!('fault' in changes))
  const request = { root: repository.path, changes, commits: [], session: null, command: 'x', timeoutMs: 0 }
  assert.ok('fault' in takeSnapshot({ ...request, time: new Date().toISOString() }), 'no time is left')
})

test('a part of the changes is kept with the rest: files that were clean come back, too', (t) => {
  const repository = createRepository(t)
  for (const name of ['src/clean', 'src/dirty', 'other']) write(repository, name, '1\n')
  commitAll(repository)
  write(repository, 'src/dirty', '2\n')
  write(repository, 'other', '2\n')
  const before = readState(repository)
  const root = repository.path
  const changes = readChanges(root)
  assert.ok(!('fault' in changes))
  const part = { ...changes, files: changes.files.filter(({ path }) => path === 'src/dirty') }
  const request = { root, changes: part, partial: true, commits: [], session: null, command: 'rm -rf src' }
  const taken = takeSnapshot({ ...request, time: new Date().toISOString() })
  assert.ok('id' in taken)
  rmSync(join(root, 'src'), { recursive: true })
  assert.equal(repository.holdfast(['rewind', taken.id]).status, 0)
  assert.deepEqual(readState(repository), before)
})

test('a checkpoint names the snapshot of its moment, and brings the files of that moment back', (t) => {
  const repository = createRepository(t)
  write(repository, 'a', '1\n')
  commitAll(repository)
  write(repository, 'a', 'before the compaction\n')
  const fields = { session_id: 's1', cwd: repository.path, transcript_path: join(repository.path, '../s1.jsonl') }
  const payload = { ...fields, hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: '' }
  const run = repository.fire('pre-compact', payload)
  assert.equal(run.status, 0, run.stderr)
  const checkpoint = JSON.parse(
    readFileSync(join(repository.path, '.holdfast/checkpoints/cx-001-checkpoint.json'), 'utf8'),
  )
  assert.equal(checkpoint.snapshot, '1')
  write(repository, 'a', 'after\n')
  repository.take()
  const back = repository.holdfast(['rewind', 'cx-001'])
  assert.equal(back.status, 0, back.stderr)
  assert.match(back.stdout, /the one of cx-001/)
  assert.equal(readState(repository).files.a, '644 before the compaction\n')
})

test('commits alone are kept, and the command to get each back is told', (t) => {
  const repository = createRepository(t)
  write(repository, 'a', '1\n')
  commitAll(repository)
  repository.git(['checkout', '--quiet', '-b', 'topic'])
  write(repository, 'a', '2\n')
  commitAll(repository)
  const commit = repository.git(['rev-parse', 'HEAD']).trim()
  repository.git(['checkout', '--quiet', '-'])
  const root = repository.path
  const request = {
    root,
    changes: null,
    session: null,
    command: 'TOKEN=ghp_0123456789012345678901234567890123ab git x',
  }
  const time = new Date().toISOString()
  const taken = takeSnapshot({ ...request, commits: [commit], time })
  assert.ok('id' in taken, JSON.stringify(taken))
  repository.git(['branch', '--quiet', '-D', 'topic'])
  repository.git(['reflog', 'expire', '--expire=now', '--all'])
  repository.git(['gc', '--quiet', '--prune=now'])
  const run = repository.holdfast(['rewind', taken.id])
  assert.match(run.stdout, new RegExp(`git branch NAME ${commit}`))
  const list = repository.holdfast(['rewind', '--list'])
  assert.doesNotMatch(list.stdout, /ghp_/)
  repository.git(['branch', 'topic', commit])
  for (const none of ['0', 'f']) assert.ok('fault' in takeSnapshot({ ...request, commits: [none.repeat(40)], time }))
  assert.deepEqual(
    readdirSync(join(root, '.git')).filter((name) => name.startsWith('fast_import')),
    [],
  )
})
