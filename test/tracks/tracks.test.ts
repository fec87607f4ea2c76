import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { ARTIFACT_PATHS } from '../../src/install/core/context-pages.ts'
import type { EventName } from '../bundle/host-contract.ts'
import { listFiles } from '../bundle/list-files.ts'
import { runCommand } from '../bundle/run-command.ts'
import { runHook } from '../bundle/run-hook.ts'
import { appendRows, createSandbox, type Sandbox, takeSnapshot } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

const A = '5e551000-0000-4000-8000-00000000000a'
const B = '5e551000-0000-4000-8000-00000000000b'

function open(test: TestContext) {
  const sandbox = createSandbox(test)
  const holdfast = (...args: string[]) => runCommand(sandbox, ...args)
  const path = (name: string) => join(sandbox.project, name)
  const write = (name: string, text: string | Buffer) => putFile(path(name), text)
  const read = (name: string) => readFileSync(path(name), 'utf8')
  const tiers = (...args: string[]) => {
    const run = holdfast('tiers', '--json', ...args)
    return { code: run.code, err: run.err, ...JSON.parse(run.out) }
  }
  return { sandbox, holdfast, path, write, read, tiers }
}

/** One session as the client fires it: hooks, and the transcript it writes between them. */
function startSession(sandbox: Sandbox, session: string) {
  const transcript = `$HOME/.claude/projects/-project/${session}.jsonl`
  let row = 0
  const fire = async (event: EventName, fields: object, now: string) => {
    const payload = { session_id: session, transcript_path: transcript, cwd: '$PROJECT', ...fields }
    const run = await runHook(sandbox, event, { stdin: JSON.stringify(payload), env: { HOLDFAST_NOW: now } })
    assert.deepEqual({ code: run.exitCode, stderr: run.stderr }, { code: 0, stderr: '' }, event)
    return run.stdout
  }
  const write = (fields: object, at: string) => {
    row += 1
    const uuid = `${String(row).padStart(8, '0')}-0000-4000-8000-00000000000a`
    const line = {
      parentUuid: null,
      isSidechain: false,
      ...fields,
      uuid,
      timestamp: at,
      cwd: '$PROJECT',
      sessionId: session,
    }
    appendRows(sandbox, transcript, `${JSON.stringify(line)}\n`)
  }
  return {
    start: (now: string) => fire('session-start', { hook_event_name: 'SessionStart', source: 'startup' }, now),
    compact: (now: string) =>
      fire('pre-compact', { hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: null }, now),
    edit: (file: string, before: string, after: string, now: string) => {
      writeFileSync(join(sandbox.project, file), `${after}\n`)
      const hunk = { oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: [`-${before}`, `+${after}`] }
      const tool_input = { file_path: `$PROJECT/${file}`, old_string: before, new_string: after }
      const tool_response = { filePath: `$PROJECT/${file}`, structuredPatch: [hunk] }
      return fire(
        'post-tool-use',
        { hook_event_name: 'PostToolUse', tool_name: 'Edit', tool_input, tool_response },
        now,
      )
    },
    test: (command: string, stdout: string, now: string) =>
      fire(
        'post-tool-use',
        {
          hook_event_name: 'PostToolUse',
          tool_name: 'Bash',
          tool_input: { command },
          tool_response: { stdout, stderr: '' },
        },
        now,
      ),
    /** A command that failed: the client tells no hook of ours, it only stands in the transcript. */
    fail: (command: string, output: string, at: string) => {
      const id = `toolu_${row}`
      const use = { type: 'tool_use', id, name: 'Bash', input: { command } }
      const usage = {
        input_tokens: 10,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 50_000,
        output_tokens: 5,
      }
      const message = {
        id: `msg_${row}`,
        type: 'message',
        role: 'assistant',
        model: 'claude-sonnet-4-6',
        content: [use],
        usage,
      }
      write({ message, type: 'assistant' }, at)
      const result = { type: 'tool_result', content: output, is_error: true, tool_use_id: id }
      write({ type: 'user', message: { role: 'user', content: [result] }, toolUseResult: `Error: ${output}` }, at)
    },
  }
}

function initGit(sandbox: Sandbox): (...args: string[]) => string {
  const env = { PATH: process.env.PATH ?? '', HOME: sandbox.home, GIT_CONFIG_NOSYSTEM: '1' }
  const identity = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.com', '-c', 'commit.gpgsign=false']
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: sandbox.project, env, encoding: 'utf8' })
  git('init', '-q', '-b', 'main')
  return git
}

/** Newest checkpoint file of the project. */
function readNewestCheckpoint({ read, path }: ReturnType<typeof open>) {
  const names = readdirSync(path('.holdfast/checkpoints'))
    .filter((name) => name.endsWith('-checkpoint.json'))
    .sort()
  return JSON.parse(read(`.holdfast/checkpoints/${names.at(-1)}`))
}

describe('tracks over several sessions', { concurrency: 2 }, () => {
  it('new track, work, compaction, switch, close, a second session: each sees its own track, nothing is lost', async (test) => {
    const place = open(test)
    const { sandbox, holdfast, read, write, tiers, path } = place
    const git = initGit(sandbox)
    write('src/a.ts', 'one\n')
    write('.gitignore', '.holdfast/\nartifacts/\n')
    const key = `ghp_${'aB3dE5gH7jK9'.repeat(3)}`
    assert.equal(holdfast('track', 'new', 'payments', '--title', `Payments by card ${key}`).code, 0)
    assert.match(read('docs/tracks/payments/SPEC.md'), /Payments by card \[redacted\]/)
    git('add', '-A')
    git('commit', '-q', '-m', 'first')

    const first = startSession(sandbox, A)
    assert.match(await first.start('2026-11-21T10:00:00.000Z'), /Active track: payments/)
    await first.edit('src/a.ts', 'one', 'two', '2026-11-21T10:01:00.000Z')
    await first.test('npm test', 'all 4 pass', '2026-11-21T10:02:00.000Z')
    const patches = read(`artifacts/sessions/${A}/recent_diff.txt`)
    assert.equal(patches, '# 2026-11-21T10:01:00.000Z Edit src/a.ts\n@@ -1,1 +1,1 @@\n-one\n+two\n')
    first.fail('npm test', 'Exit code 1\nnot ok 1 - adds up\n# fail 1', '2026-11-21T10:03:00.000Z')
    first.fail('cat missing', 'cat: missing: No such file', '2026-11-21T10:03:30.000Z')
    write('src/new.ts', 'fresh\n')
    const plan = read('docs/tracks/payments/PLAN.md')
    const why = ['--reason', 'cards cost more', '--impact', 'the form asks for an IBAN']
    assert.equal(holdfast('note', 'decision', 'Pay by SEPA first', ...why).code, 0)
    await first.compact('2026-11-21T10:04:00.000Z')

    assert.match(read('docs/tracks/payments/DECISIONS.md'), /\n- Decision: Pay by SEPA first\n/)
    assert.equal(read('docs/tracks/payments/PLAN.md'), plan, 'a plan from the template is in normal form')
    const diff = read(`artifacts/sessions/${A}/recent_diff.txt`)
    assert.match(diff, /^# What is not committed, against [0-9a-f]{12} on main, 2026-11-21T10:04:00\.000Z\n/)
    assert.match(diff, /\n# New files git does not track: src\/new\.ts\n src\/a\.ts \| 2 \+-\n/)
    assert.match(diff, /\n-one\n\+two\n/)
    const output = read(`artifacts/sessions/${A}/test_output.txt`)
    assert.match(
      output,
      /^=== npm test\n2026-11-21T10:03:00\.000Z failed: Exit code 1: not ok 1 - adds up\n {2}Exit code 1\n/,
    )
    assert.ok(!output.includes('all 4 pass') && !output.includes('cat'), output)

    const saved = readNewestCheckpoint(place)
    const told = tiers('--session', A)
    for (const tier of ['core', 'task', 'transient'] as const) {
      assert.deepEqual(
        saved.tiers[tier],
        told[tier].loaded.map((file: { path: string; sha256: string; bytes: number }) => ({
          path: file.path,
          sha256: file.sha256,
          bytes: file.bytes,
        })),
        tier,
      )
    }
    assert.equal(saved.tiers.task.length, 4)
    assert.deepEqual(
      saved.tiers.transient.map((file: { path: string }) => file.path.split('/').at(-1)),
      ['work_log.md', 'recent_diff.txt', 'test_output.txt'],
    )

    await first.edit('src/a.ts', 'two', 'three', '2026-11-21T10:05:00.000Z')
    assert.ok(read(`artifacts/sessions/${A}/recent_diff.txt`).startsWith(diff), 'what git said is still there')
    assert.match(read(`artifacts/sessions/${A}/recent_diff.txt`), /\n# 2026-11-21T10:05:00\.000Z Edit src\/a\.ts\n/)

    assert.equal(holdfast('track', 'new', 'sec', '--template', 'security-review', '--no-switch').code, 0)
    assert.equal(read('docs/tracks/ACTIVE_TRACK'), 'payments\n')
    assert.equal(holdfast('track', 'switch', 'sec').code, 0)
    assert.deepEqual(
      tiers().task.loaded.map((file: { path: string }) => file.path),
      ['SPEC', 'PLAN', 'RISKS', 'DECISIONS'].map((name) => `docs/tracks/sec/${name}.md`),
    )

    const second = startSession(sandbox, B)
    assert.match(await second.start('2026-11-21T11:00:00.000Z'), /Active track: sec/)
    await second.test('go test ./...', 'ok', '2026-11-21T11:01:00.000Z')
    assert.ok(!read(`artifacts/sessions/${B}/test_output.txt`).includes('npm'), 'another session, another file')

    const before = takeSnapshot(sandbox)
    assert.equal(holdfast('track', 'close').code, 0)
    const after = takeSnapshot(sandbox)
    for (const [name, text] of Object.entries(before)) {
      if (name !== 'project/docs/tracks/ACTIVE_TRACK') assert.equal(after[name], text, name)
    }
    assert.equal(existsSync(path('docs/tracks/ACTIVE_TRACK')), false)
    const log = read(`artifacts/sessions/${B}/work_log.md`)
    await second.test('go test ./...', 'ok again', '2026-11-21T11:02:00.000Z')
    assert.equal(read(`artifacts/sessions/${B}/work_log.md`), log, 'without a track nothing is logged')
    await second.compact('2026-11-21T11:03:00.000Z')
    assert.deepEqual(readNewestCheckpoint(place).tiers, { core: [], task: [], transient: [] })

    for (const name of listFiles(sandbox.project).filter((file) => /^(?:docs|artifacts|\.holdfast)\//.test(file))) {
      // Memories belong to no track.
      if (name.endsWith('/.gitignore') || name.startsWith('.holdfast/memory/')) continue
      assert.ok(
        ARTIFACT_PATHS.some(([path]) => toPattern(path).test(name)),
        `${name} is not on the page of paths`,
      )
    }
  })

  it('without git the diff is what tool calls changed, and a compaction leaves it', async (test) => {
    const { sandbox, holdfast, read, write } = open(test)
    write('a.txt', 'one\n')
    holdfast('track', 'new', 't')
    const session = startSession(sandbox, A)
    await session.edit('a.txt', 'one', 'two', '2026-11-21T10:01:00.000Z')
    const patches = read(`artifacts/sessions/${A}/recent_diff.txt`)
    await session.compact('2026-11-21T10:04:00.000Z')
    assert.equal(read(`artifacts/sessions/${A}/recent_diff.txt`), patches)
  })

  it('a long session keeps the newest changes, in whole blocks', async (test) => {
    const { sandbox, holdfast, read, write } = open(test)
    write('a.txt', 'x\n')
    holdfast('track', 'new', 't')
    const session = startSession(sandbox, A)
    await session.edit('a.txt', 'x', 'first', '2026-11-21T10:00:00.000Z')
    const file = `artifacts/sessions/${A}/recent_diff.txt`
    appendFileSync(join(sandbox.project, file), '# 2026-11-21T10:00:30.000Z Edit b.txt\n+line\n'.repeat(3200))
    await session.edit('a.txt', 'first', 'last', '2026-11-21T10:01:00.000Z')
    const text = read(file)
    assert.ok(text.length <= 64 << 10, `${text.length}`)
    assert.ok(text.startsWith('# 2026-11-21T') && text.endsWith('+last\n') && !text.includes('+first'), text.slice(-80))
  })

  it('eight test runs at once: none of the newest is lost, the file is whole', async (test) => {
    const { sandbox, holdfast, read } = open(test)
    holdfast('track', 'new', 't')
    const session = startSession(sandbox, A)
    const runs = Array.from({ length: 8 }, (_, index) => index)
    await Promise.all(
      runs.map((index) => session.test(`npm test -- part${index}`, `ok ${index}`, '2026-11-21T10:00:00.000Z')),
    )
    const text = read(`artifacts/sessions/${A}/test_output.txt`)
    for (const index of runs) assert.ok(text.includes(`=== npm test -- part${index}\n`), `part${index}: ${text}`)
  })

  const FILTER = (pwned: string) => `[filter "evil"]\n\tclean = "touch ${pwned}; cat"\n`
  const RISKY: readonly (readonly [claim: string, config: (pwned: string) => string])[] = [
    ['names filters', FILTER],
    ['includes a file that does', () => '[include]\n\tpath = evil.config\n'],
    ['works in another folder', () => '[core]\n\tworktree = /\n'],
    ['does so for this work tree', () => '[extensions]\n\tworktreeConfig = true\n'],
  ]
  for (const [claim, config] of RISKY) {
    it(`a repository whose own configuration ${claim} is not asked for a diff`, async (test) => {
      const { sandbox, holdfast, path, write } = open(test)
      const git = initGit(sandbox)
      write('a.txt', 'one\n')
      write('.gitattributes', '* filter=evil\n')
      git('add', '-A')
      git('commit', '-q', '-m', 'first')
      appendFileSync(path('.git/config'), config(path('pwned')))
      for (const name of ['evil.config', 'config.worktree']) write(`.git/${name}`, FILTER(path('pwned')))
      write('a.txt', 'two\n')
      holdfast('track', 'new', 't')
      await startSession(sandbox, A).compact('2026-11-21T10:04:00.000Z')
      assert.equal(existsSync(path('pwned')), false)
      assert.equal(existsSync(path(`artifacts/sessions/${A}/recent_diff.txt`)), false)
    })
  }

  it('what is private is not quoted, though it is in git', async (test) => {
    const { sandbox, holdfast, read, write } = open(test)
    const git = initGit(sandbox)
    for (const name of ['a.txt', '.env', 'deploy/.env.prod', 'deploy/Server.KEY', 'app/credentials.json'])
      write(name, 'one\n')
    git('add', '-A')
    git('commit', '-q', '-m', 'first')
    for (const name of ['a.txt', '.env', 'deploy/.env.prod', 'deploy/Server.KEY', 'app/credentials.json'])
      write(name, `${name} two\n`)
    holdfast('track', 'new', 't')
    await startSession(sandbox, A).compact('2026-11-21T10:04:00.000Z')
    const added = read(`artifacts/sessions/${A}/recent_diff.txt`)
      .split('\n')
      .filter((line) => /^\+[^+]/.test(line))
    assert.deepEqual(added, ['+a.txt two'])
  })

  /** A `git` in front of the real one that writes down what is asked, and breaks down when asked for `broken`. */
  function watchGit(sandbox: Sandbox, broken = 'nothing') {
    const [folder, log] = [join(sandbox.home, 'bin'), join(sandbox.home, 'asked')]
    const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
    mkdirSync(folder)
    const lines = [`echo " $* " >> ${log}`, `case " $* " in *" ${broken} "*) kill -9 $$;; esac`, `exec ${real} "$@"`]
    writeFileSync(join(folder, 'git'), `#!/bin/sh\n${lines.join('\n')}\n`, { mode: 0o755 })
    const asked = () =>
      readFileSync(log, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => / (status|diff|fast-import|config|for-each-ref|ls-files|update-ref) /.exec(line)?.[1])
    const compact = async () => {
      const payload = {
        session_id: A,
        transcript_path: '',
        cwd: '$PROJECT',
        hook_event_name: 'PreCompact',
        trigger: 'auto',
      }
      const env = { HOLDFAST_NOW: '2026-11-21T10:04:00.000Z', PATH: `${folder}:${process.env.PATH ?? ''}` }
      const run = await runHook(sandbox, 'pre-compact', { stdin: JSON.stringify(payload), env })
      assert.deepEqual({ code: run.exitCode, stderr: run.stderr }, { code: 0, stderr: '' })
    }
    return { asked, compact }
  }

  function openChanged(test: TestContext) {
    const place = open(test)
    const git = initGit(place.sandbox)
    place.write('a.txt', 'one\n')
    git('add', '-A')
    git('commit', '-q', '-m', 'first')
    place.write('a.txt', 'two\n')
    place.holdfast('track', 'new', 't')
    return place
  }

  it('a compaction asks git once for the names, then for the changes and the snapshot', async (test) => {
    const { sandbox } = openChanged(test)
    const { asked, compact } = watchGit(sandbox)
    await compact()
    assert.deepEqual(asked(), ['status', 'diff', 'fast-import'])
  })

  it('changes that git does not show are named in the diff and in the journal', async (test) => {
    const { sandbox, read } = openChanged(test)
    await watchGit(sandbox, 'diff').compact()
    const diff = read(`artifacts/sessions/${A}/recent_diff.txt`)
    assert.match(diff, /\n# Git did not show the changes \(git ended with no exit code\) of: a\.txt\n$/)
    assert.match(read('.holdfast/events.jsonl'), /"diff-unread"/)
  })

  it('a repository with a file monitor, hooks and external diff commands runs none of them', async (test) => {
    const { sandbox, holdfast, path, read, write } = open(test)
    const git = initGit(sandbox)
    write('a.txt', 'one\n')
    write('.gitattributes', '* diff=evil\n')
    git('add', '-A')
    git('commit', '-q', '-m', 'first')
    const evil = `touch ${path('pwned')}`
    for (const [section, key] of [
      ['core', 'fsmonitor'],
      ['core', 'pager'],
      ['diff', 'external'],
      ['diff "evil"', 'command'],
      ['diff "evil"', 'textconv'],
    ]) {
      appendFileSync(path('.git/config'), `[${section}]\n\t${key} = "${evil}"\n`)
    }
    write('a.txt', 'two\n')
    holdfast('track', 'new', 't')
    await startSession(sandbox, A).compact('2026-11-21T10:04:00.000Z')
    assert.equal(existsSync(path('pwned')), false)
    assert.match(read(`artifacts/sessions/${A}/recent_diff.txt`), /\n-one\n\+two\n/)
  })
})

/** `docs/tracks/<track>/SPEC.md` as a pattern. */
function toPattern(path: string): RegExp {
  const source = path
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]+')
    .replace(/<n>/g, '\\d+')
    .replace(/<\w+>/g, '[\\w.-]+')
  return new RegExp(`^${source}$`)
}

function putGigabyte(path: string): void {
  writeFileSync(path, 'x')
  truncateSync(path, 1 << 30)
}

/** A link to a file beside the project. */
function putLink(path: string, root: string): void {
  writeFileSync(join(root, 'secret'), 'TOKEN /x\n')
  symlinkSync(join(root, 'secret'), path)
}

describe('hostile places', { concurrency: 2 }, () => {
  const POINTERS: readonly (readonly [claim: string, put: (path: string, place: ReturnType<typeof open>) => void])[] = [
    ['leads up', (path) => writeFileSync(path, '../../etc\n')],
    ['is absolute', (path) => writeFileSync(path, '/etc\n')],
    ['is empty', (path) => writeFileSync(path, '')],
    ['is a folder', (path) => mkdirSync(path)],
    ['is larger than any name', putGigabyte],
    ['is no text', (path) => writeFileSync(path, Buffer.from([0xff, 0xfe, 0x00, 0x41]))],
    ['is a pipe', (path) => execFileSync('mkfifo', [path])],
    ['is a link to a secret', (path, { sandbox }) => putLink(path, sandbox.root)],
  ]
  for (const [claim, put] of POINTERS) {
    it(`a pointer that ${claim} loads no track, and hooks go on`, async (test) => {
      const place = open(test)
      const { sandbox, path, tiers } = place
      mkdirSync(path('docs/tracks'), { recursive: true })
      put(path('docs/tracks/ACTIVE_TRACK'), place)
      const told = tiers()
      assert.equal(told.code, 1, told.err)
      assert.equal(told.track, null)
      assert.match(told.err, /^Cannot use "docs\/tracks\/ACTIVE_TRACK": .+; no track is loaded/)
      assert.ok(!told.err.includes('TOKEN'), told.err)
      const session = startSession(sandbox, A)
      assert.ok(!(await session.start('2026-11-21T10:00:00.000Z')).includes('Active track'), 'told of no track')
      await session.compact('2026-11-21T10:04:00.000Z')
      assert.deepEqual(readNewestCheckpoint(place).tiers.task, [])
      assert.match(
        place.read('.holdfast/events.jsonl'),
        /Cannot tell the active track from \\"docs\/tracks\/ACTIVE_TRACK\\"/,
      )
    })
  }

  const DOCUMENTS: readonly (readonly [claim: string, reason: RegExp, put: (path: string, root: string) => void])[] = [
    ['leads out of the repository', /leads out of the repository/, putLink],
    ['is a folder', /it is a folder/, (path) => mkdirSync(path)],
    ['has a gigabyte', /1073741824 bytes, over the limit/, putGigabyte],
    ['is no UTF-8', /it is not UTF-8 text/, (path) => writeFileSync(path, Buffer.from([0x23, 0xff, 0xfe]))],
    ['is a pipe', /it is not a regular file/, (path) => execFileSync('mkfifo', [path])],
    ['is not there', /not there/, () => {}],
  ]
  for (const [claim, reason, put] of DOCUMENTS) {
    it(`a document that ${claim} is said to be so, the others are loaded`, async (test) => {
      const place = open(test)
      const { sandbox, holdfast, path, tiers } = place
      holdfast('track', 'new', 't')
      rmSync(path('docs/tracks/t/PLAN.md'))
      put(path('docs/tracks/t/PLAN.md'), sandbox.root)
      const { code, task } = tiers()
      assert.equal(code, 1)
      assert.equal(task.loaded.length, 3)
      assert.match(task.missing[0].reason, reason)
      await startSession(sandbox, A).compact('2026-11-21T10:04:00.000Z')
      assert.equal(readNewestCheckpoint(place).tiers.task.length, 3)
    })
  }

  it('a link inside the repository is followed: CLAUDE.md often is one', (test) => {
    const { path, write, tiers } = open(test)
    write('AGENTS.md', '# Rules\n')
    symlinkSync('AGENTS.md', path('CLAUDE.md'))
    const { code, core } = tiers()
    assert.equal(code, 0)
    assert.deepEqual([core.loaded[0].path, core.loaded[0].bytes, core.loaded[0].tokens], ['CLAUDE.md', 8, 2])
  })

  it('folders that are links lead no write out', async (test) => {
    const { sandbox, holdfast, path, write } = open(test)
    const outside = join(sandbox.root, 'outside')
    mkdirSync(join(outside, 't'), { recursive: true })
    mkdirSync(path('docs'))
    symlinkSync(outside, path('docs/tracks'))
    const run = holdfast('track', 'new', 'x')
    assert.equal(run.code, 1)
    assert.match(run.err, /^Cannot create track "x": a symlink; /)
    assert.equal(holdfast('track', 'switch', 't').code, 1)
    assert.deepEqual(readdirSync(outside), ['t'])
    rmSync(path('docs/tracks'))
    write('docs/tracks/ACTIVE_TRACK', 't\n')
    symlinkSync(outside, path('artifacts'))
    write('a.txt', 'one\n')
    await startSession(sandbox, A).edit('a.txt', 'one', 'two', '2026-11-21T10:01:00.000Z')
    assert.deepEqual(readdirSync(outside), ['t'])
  })
})

describe('holdfast track', { concurrency: 2 }, () => {
  it('what is there already is not touched', (test) => {
    const { holdfast, read, write } = open(test)
    write('docs/tracks/mine/PLAN.md', 'my own words\n')
    const run = holdfast('track', 'new', 'mine')
    assert.deepEqual([run.code, run.out], [1, ''])
    assert.match(run.err, /^Cannot create track "mine": docs\/tracks\/mine exists; nothing was changed/)
    assert.equal(read('docs/tracks/mine/PLAN.md'), 'my own words\n')
    assert.match(
      holdfast('track', 'list').out,
      /^ {2}mine {2}open {2}0 open, 0 done {2}.*missing: SPEC\.md, RISKS\.md, DECISIONS\.md\n$/,
    )
  })

  it('names that are no names, and templates that are none, are called wrongly', (test) => {
    const { sandbox, holdfast } = open(test)
    for (const args of [
      ['new', '../x'],
      ['new', '/etc'],
      ['new', 'a b'],
      ['new', ''],
      ['new', 'x', '--template', 'none'],
      ['new', 'x', '--template', '__proto__'],
      ['switch', '..'],
      ['close', 'a/b'],
      ['list', '--dir', 'nowhere'],
      ['close'],
      ['new'],
      ['fly'],
    ]) {
      const run = holdfast('track', ...args)
      assert.equal(run.code, 2, `${args.join(' ')}: ${run.out}${run.err}`)
      assert.equal(run.out, '')
    }
    assert.deepEqual(listFiles(sandbox.project), [])
    assert.equal(holdfast('tiers', 'nowhere').code, 2)
    assert.equal(holdfast('tiers', '--session', '../x').code, 2)
  })

  it('a closed track stays closed until it is reopened, and closing twice is closing once', (test) => {
    const { holdfast, read, path } = open(test)
    holdfast('track', 'new', 'a')
    const closed = JSON.parse(holdfast('track', 'close', '--json').out)
    assert.deepEqual(closed, {
      track: 'a',
      closed_at: '2026-11-21T18:00:00.000Z',
      pointer_removed: true,
      open_tasks: 2,
    })
    assert.match(holdfast('track', 'close', 'a').out, /stay in docs\/tracks\/a\nStill open in its plan: 2 tasks\n$/)
    assert.equal(read('docs/tracks/a/CLOSED'), '2026-11-21T18:00:00.000Z\n')
    const run = holdfast('track', 'switch', 'a')
    assert.equal(run.code, 1)
    assert.match(run.err, /it was closed 2026-11-21T18:00:00\.000Z; add --reopen/)
    assert.equal(existsSync(path('docs/tracks/ACTIVE_TRACK')), false)
    assert.deepEqual(JSON.parse(holdfast('track', 'switch', 'a', '--reopen', '--json').out), {
      track: 'a',
      before: null,
      reopened: true,
    })
    assert.equal(existsSync(path('docs/tracks/a/CLOSED')), false)
  })

  it('notes of a person brought in without a session are no session of the journal', (test) => {
    const { holdfast } = open(test)
    holdfast('track', 'new', 'a')
    holdfast('track', 'note', 'decision', 'Files only', '--reason', 'a daemon dies', '--impact', 'hooks write files')
    holdfast('track', 'compact')
    holdfast('track', 'note', 'task', 'T1', '--status', 'done')
    assert.match(holdfast('track', 'close').out, /Still open in its plan: 1 task\n/)
    const journal = holdfast('report', 'journal')
    assert.match(journal.out, / - +1 entry brought into the documents of a: docs\/tracks\/a\/DECISIONS\.md/)
    assert.deepEqual(JSON.parse(holdfast('report', 'journal', '--sessions', '--json').out).sessions, [])
  })

  it('closing a track that is not active leaves the active one', (test) => {
    const { holdfast, read } = open(test)
    holdfast('track', 'new', 'a')
    holdfast('track', 'new', 'b')
    assert.equal(holdfast('track', 'close', 'a').code, 0)
    assert.equal(read('docs/tracks/ACTIVE_TRACK'), 'b\n')
    assert.equal(holdfast('track', 'close', 'c').code, 1)
    assert.match(
      holdfast('track', 'list').out,
      /^ {2}a {2}closed 2026-11-21T18:00:00\.000Z {2}2 open, 0 done {2}a\n\* b {2}active {2}2 open, 0 done {2}b\n$/,
    )
  })

  it('--json names what was written', (test) => {
    const { holdfast, path } = open(test)
    const made = JSON.parse(holdfast('track', 'new', 'a', '--json').out)
    assert.deepEqual(
      [made.track, made.template, made.active, made.before, made.files.length],
      ['a', 'default', true, null, 4],
    )
    for (const file of made.files) assert.ok(existsSync(path(file)), file)
    assert.deepEqual(JSON.parse(holdfast('track', 'list', '--json').out), [
      { id: 'a', title: 'a', active: true, closed_at: null, tasks: { open: 2, ended: 0 }, missing: [] },
    ])
  })
})

describe('init --tracks', () => {
  const PAGES = [
    ...[
      'CONTEXT_TIERS',
      'COMPACTION_RULES',
      'RECOVERY_FLOW',
      'ARTIFACT_PATHS',
      'GUARDRAILS',
      'CONTEXT_CORE',
      'ROLES',
    ].map((name) => `docs/context/${name}.md`),
    'artifacts/.gitignore',
  ]

  it('writes every document once; what a person changed stays, and uninstall leaves them all but the one for git', (test) => {
    const { sandbox, holdfast, read, write } = open(test)
    const first = JSON.parse(holdfast('init', '.', '--tracks', '--json').out)
    assert.deepEqual(first.documents_written, PAGES)
    assert.equal(first.policy_written, true)
    const again = JSON.parse(holdfast('init', '.', '--tracks', '--json').out)
    assert.deepEqual([again.documents_written, again.documents_different, again.policy_written], [[], [], false])
    write('docs/context/ROLES.md', 'ours\n')
    write('docs/context/RECOVERY_FLOW.md', 'ours too\n')
    const run = holdfast('init', '.', '--tracks')
    assert.equal(run.code, 0, run.err)
    assert.match(
      run.out,
      /Every document was there already\.\nLeft as they are, though .*: docs\/context\/RECOVERY_FLOW\.md\n/,
    )
    assert.deepEqual([read('docs/context/ROLES.md'), read('docs/context/RECOVERY_FLOW.md')], ['ours\n', 'ours too\n'])
    const files = () => takeSnapshot(sandbox)
    const documents = Object.entries(files()).filter(([name]) => /^project\/(?:docs|artifacts)\//.test(name))
    assert.equal(holdfast('uninstall', '.', '--state').code, 0)
    const kept = documents.filter(([name]) => name !== 'project/artifacts/.gitignore')
    assert.deepEqual(Object.entries(files()), kept)
  })

  it('without --tracks there is no document', (test) => {
    const { sandbox, holdfast } = open(test)
    assert.equal(holdfast('init', '.').code, 0)
    assert.deepEqual(listFiles(join(sandbox.project, 'docs')), [])
  })

  it('a folder that is a link is not written through', (test) => {
    const { sandbox, holdfast, path } = open(test)
    mkdirSync(join(sandbox.root, 'outside'))
    symlinkSync(join(sandbox.root, 'outside'), path('docs'))
    const run = holdfast('init', '.', '--tracks')
    assert.equal(run.code, 1)
    assert.match(run.err, /^Cannot write the documents of tracks: a symlink; look at docs\/context/)
    assert.deepEqual(listFiles(join(sandbox.root, 'outside')), [])
  })

  it('what tool calls leave is ignored by git from then on', async (test) => {
    const { sandbox, holdfast, write } = open(test)
    const git = initGit(sandbox)
    holdfast('init', '.', '--tracks')
    holdfast('track', 'new', 't')
    write('a.txt', 'one\n')
    await startSession(sandbox, A).edit('a.txt', 'one', 'two', '2026-11-21T10:01:00.000Z')
    const untracked = git('ls-files', '--others', '--exclude-standard').split('\n')
    assert.deepEqual(
      untracked.filter((name) => /^(?:artifacts|\.holdfast)\//.test(name)),
      ['artifacts/.gitignore'],
    )
  })

  it('a new track passes the evaluator gate once it is filled in, and not before', (test) => {
    const { holdfast, read, write } = open(test)
    for (const template of ['default', 'security-review']) {
      holdfast('track', 'new', template, '--template', template)
      assert.equal(holdfast('gate', 'evaluator').code, 1, template)
      for (const name of ['SPEC', 'PLAN', 'RISKS']) {
        const file = `docs/tracks/${template}/${name}.md`
        write(file, read(file).replaceAll(/\[(?:describe|name)[^\]]*\]/g, 'something real'))
      }
      const run = holdfast('gate', 'evaluator')
      assert.equal(run.code, 0, run.out)
    }
  })
})
