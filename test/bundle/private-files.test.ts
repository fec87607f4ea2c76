import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { putFile } from '../put-file.ts'
import { readStart } from './golden.ts'
import { EVENT_NAMES, runHook } from './run-hook.ts'
import { createSandbox, FIXTURES } from './sandbox.ts'
import { PAYLOADS } from './story.ts'
import { FOLDER, openTrack } from './track.ts'

const CASE = join(FIXTURES, 'pre-compact/a-checkpoint-on-a-track-records-its-tiers-and-failed-tests')

it('what hooks store of a session is for its owner alone, whatever the umask', {
  skip: process.platform === 'win32',
}, async (test) => {
  const sandbox = createSandbox(test, CASE)
  const before = new Set(listFiles(sandbox.project))
  const wrapper = ['sh', '-c', 'umask 0; exec "$@"', '-']
  const run = await runHook(sandbox, 'pre-compact', { ...readStart(CASE), wrapper })
  assert.equal(run.exitCode, 0)
  const created = listFiles(sandbox.project).filter(
    (path) => !before.has(path) && /\/(?:\.holdfast|artifacts\/sessions)\//.test(path),
  )
  assert.ok(
    created.some((path) => path.includes('.holdfast/checkpoints/')),
    `a checkpoint is among ${created.join(', ')}`,
  )
  const open = created.filter((path) => (statSync(path).mode & 0o077) !== 0)
  assert.deepEqual(open, [])
})

it('documents of a track are as readable as sources: the umask decides alone, and a mode that is there stays', {
  skip: process.platform === 'win32',
}, (test) => {
  const before = process.umask()
  test.after(() => process.umask(before))
  for (const [umask, mode] of [
    [0o022, 0o644],
    [0o027, 0o640],
    [0o077, 0o600],
  ] as const) {
    process.umask(umask)
    const { sandbox, holdfast, path } = openTrack(test)
    chmodSync(path(`${FOLDER}/PLAN.md`), 0o604)
    for (const command of [
      ['init', '--tracks'],
      ['track', 'new', 'beta'],
      ['note', 'decision', 'NATS', '--reason', 'r', '--impact', 'i'],
      ['compact'],
      ['track', 'switch', 'alpha'],
      ['note', 'task', 'T1', '--status', 'done'],
    ])
      assert.equal(holdfast(...command).code, 0, command.join(' '))
    const written = listFiles(sandbox.project).filter((file) => /\/(?:docs|artifacts\/checkpoints)\//.test(file))
    const modes = written.map((file) => [file.slice(sandbox.project.length + 1), statSync(file).mode & 0o777] as const)
    assert.ok(modes.length > 6, JSON.stringify(modes))
    assert.deepEqual(
      modes.filter(([, found]) => found !== mode),
      [[`${FOLDER}/PLAN.md`, 0o604]],
    )
  }
})

it('no hook prints or stores a variable of its environment', async (test) => {
  const sandbox = createSandbox(test, CASE)
  const env = { ...readStart(CASE).env, DEPLOY_DOOR: 'velvet-otter-4711', ANTHROPIC_API_KEY: 'velvet-otter-4712' }
  const printed: string[] = []
  for (const event of EVENT_NAMES) {
    const stdin = event === 'pre-compact' ? readStart(CASE).stdin : PAYLOADS[event]
    const { stdout, stderr } = await runHook(sandbox, event, { stdin, env })
    printed.push(stdout, stderr)
  }
  const files = listFiles(sandbox.root)
  assert.ok(files.some((path) => path.includes('.holdfast/checkpoints/')))
  const leaks = files.filter((path) => readFileSync(path, 'latin1').includes('velvet-otter'))
  assert.deepEqual([leaks, printed.filter((text) => text.includes('velvet-otter'))], [[], []])
})

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

describe('a state folder that came with a clone', { skip: process.platform === 'win32' }, () => {
  const SESSION = '11111111-2222-4333-8444-555555555555'
  const files = ['config.toml', 'events.jsonl', `sessions/${SESSION}/words.jsonl`]

  for (const [name, rules] of [
    ['no rules', null],
    ['empty rules', ''],
    ['rules that take everything in', '!*\n!**/*\n'],
  ] as const) {
    it(`with ${name} becomes private, and no state of it reaches git`, async (test) => {
      const sandbox = createSandbox(test)
      const git = (...args: readonly string[]) =>
        execFileSync('git', ['-C', sandbox.project, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
          encoding: 'utf8',
        })
      git('init', '--quiet')
      for (const file of files) put(sandbox.project, `.holdfast/${file}`, '')
      if (rules !== null) put(sandbox.project, '.holdfast/.gitignore', rules)
      git('add', '--force', '.holdfast/config.toml', '.')
      git('rm', '--quiet', '--cached', '.holdfast/events.jsonl', `.holdfast/sessions/${SESSION}/words.jsonl`)
      git('commit', '--quiet', '-m', 'a')
      open(join(sandbox.project, '.holdfast'))
      const payload = (event: string, more: object) =>
        JSON.stringify({ hook_event_name: event, session_id: SESSION, cwd: sandbox.project, ...more })
      const start = payload('SessionStart', { source: 'startup', transcript_path: join(sandbox.root, 'none.jsonl') })
      const prompt = payload('UserPromptSubmit', { prompt: 'x', transcript_path: join(sandbox.root, 'none.jsonl') })
      for (const [event, stdin] of [
        ['session-start', start],
        ['user-prompt-submit', prompt],
      ] as const)
        assert.deepEqual(pick(await runHook(sandbox, event, { stdin })), { exitCode: 0, stderr: '' })
      const words = join(sandbox.project, `.holdfast/sessions/${SESSION}/words.jsonl`)
      assert.match(readFileSync(words, 'utf8'), /"x"/)
      const touched = ['', 'sessions', `sessions/${SESSION}`, `sessions/${SESSION}/words.jsonl`, '.gitignore']
      const seen = touched.filter((path) => (statSync(join(sandbox.project, '.holdfast', path)).mode & 0o077) !== 0)
      assert.deepEqual(
        seen.filter((path) => path !== '.gitignore' || rules === null),
        [],
      )
      git('add', '.')
      assert.deepEqual(
        git('diff', '--cached', '--name-only')
          .split('\n')
          .filter((path) => /jsonl|json$/.test(path)),
        [],
      )
    })
  }

  it('keeps the rules of a repository that leave the state out, byte for byte', async (test) => {
    const sandbox = createSandbox(test)
    const rules = '# ours\n/*\n!/config.toml\n!.gitignore\n'
    put(sandbox.project, '.holdfast/.gitignore', rules)
    await runHook(sandbox, 'session-start', {
      stdin: JSON.stringify({
        hook_event_name: 'SessionStart',
        session_id: SESSION,
        source: 'startup',
        cwd: sandbox.project,
      }),
    })
    assert.ok(existsSync(join(sandbox.project, `.holdfast/sessions/${SESSION}`)))
    assert.equal(readFileSync(join(sandbox.project, '.holdfast/.gitignore'), 'utf8'), rules)
  })
})

const pick = ({ exitCode, stderr }: { exitCode: number | null; stderr: string }) => ({ exitCode, stderr })

function put(project: string, path: string, text: string): void {
  putFile(join(project, path), text)
}

/** Modes as a checkout under a usual umask leaves them. */
function open(folder: string): void {
  for (const path of [folder, ...listFiles(folder).flatMap((file) => [file, join(file, '..')])])
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
}
