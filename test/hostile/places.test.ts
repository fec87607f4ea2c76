import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, describe, it, type TestContext } from 'node:test'
import { readStart } from '../bundle/golden.ts'
import { listFiles } from '../bundle/list-files.ts'
import { EVENT_NAMES, runHook } from '../bundle/run-hook.ts'
import { createSandbox, FIXTURES, fillIn, type Sandbox } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import { PAYLOADS, SESSION, TRANSCRIPT } from '../bundle/story.ts'
import { createRepository, type Ran, runBundle, runEverything, write } from './stage.ts'

let cases = 0
let escapes = 0
after(() => saveCounts('hostile', { places: `${cases} ids, paths and links, ${escapes} that led out of the project` }))

/** Stands in every file outside that nobody may read, and so may appear nowhere. */
const CANARY = 'CANARY-7f3a'

/** A repository with a folder beside it that is not its business. */
function open(test: TestContext) {
  const sandbox = createRepository(test)
  const outside = join(sandbox.root, 'outside')
  for (const name of [
    'PLAN.md',
    'SPEC.md',
    'secret.md',
    'one.md',
    'state.json',
    'secret.jsonl',
    'cx-001-checkpoint.json',
    'config.toml',
    'plain',
  ])
    write(outside, name, `- Decision: ${CANARY}\n  - Reason: ${CANARY}\n`)
  const before = read(outside)
  return { sandbox, outside, check: (ran: readonly Ran[]) => check(sandbox, outside, before, ran) }
}

const read = (folder: string) => listFiles(folder).map((name) => [name, readFileSync(join(folder, name), 'latin1')])

/** Nothing outside was changed, and nothing of it was told or kept. */
function check(sandbox: Sandbox, outside: string, before: unknown, ran: readonly Ran[]): void {
  cases += 1
  try {
    assert.deepEqual(read(outside), before)
    for (const { name, run } of ran) {
      assert.equal(run.signal, null, name)
      assert.ok(!run.stdout.includes(CANARY) && !run.stderr.includes(CANARY), `${name} tells what is outside`)
      assert.doesNotMatch(run.stderr, /^\s+at \S+ \(|node:internal/m, name)
      if (!name.startsWith('holdfast')) assert.equal(run.exitCode, 0, name)
    }
    for (const part of ['.holdfast', 'artifacts']) {
      const folder = join(sandbox.project, part)
      if (!existsSync(folder) || lstatSync(folder).isSymbolicLink()) continue
      for (const name of listFiles(folder).filter((path) => lstatSync(join(folder, path)).isFile()))
        assert.ok(!readFileSync(join(folder, name), 'latin1').includes(CANARY), `${name} keeps what is outside`)
    }
    const known = new Set(['dist', 'home', 'outside', 'project'])
    assert.deepEqual(
      readdirSync(sandbox.root).filter((name) => !known.has(name)),
      [],
    )
  } catch (error) {
    escapes += 1
    throw error
  }
}

async function fireAll(sandbox: Sandbox, change: (payload: Record<string, unknown>) => object): Promise<Ran[]> {
  const ran: Ran[] = []
  for (const name of ['pre-compact', 'session-start', 'user-prompt-submit', 'pre-tool-use', 'post-tool-use'] as const) {
    const stdin = JSON.stringify(change(JSON.parse(fillIn(sandbox, PAYLOADS[name]))))
    ran.push({ name, run: await runHook(sandbox, name, { stdin }) })
  }
  assert.equal(ran.length, EVENT_NAMES.length)
  return ran
}

const NAMES = [
  '../../outside/x',
  '..',
  '.',
  '',
  '/etc/x',
  'a/../../../outside',
  '..\\..\\outside',
  'C:\\x',
  'a\u0000b',
  'x'.repeat(5000),
  '-rf',
  '%2e%2e/x',
  '\u2025/x',
  'a\nb',
  '$(touch x)',
  '__proto__',
  'constructor',
]

describe('no id and no path leads out of the project', { concurrency: 2 }, () => {
  it('the ids of a payload', { timeout: 250_000 }, async (test) => {
    const { sandbox, check } = open(test)
    for (const id of NAMES) {
      check(await fireAll(sandbox, (payload) => ({ ...payload, session_id: id, tool_use_id: id, prompt_id: id })))
      const sessions = join(sandbox.project, '.holdfast/sessions')
      const made = existsSync(sessions) ? readdirSync(sessions).filter((name) => !/^[\w][\w-]*$/.test(name)) : []
      assert.deepEqual(made, [])
    }
    const ran = await fireAll(sandbox, (payload) => ({
      ...payload,
      agent_id: '../../outside/x',
      agent_type: '../../outside/one',
      tool_name: '../../outside/x',
    }))
    check(ran)
    check(
      await fireAll(sandbox, (payload) => ({
        ...payload,
        tool_name: 'Agent',
        tool_input: { subagent_type: '../../../outside/one', prompt: 'x' },
      })),
    )
  })

  it('the transcript', { timeout: 250_000 }, async (test) => {
    const { sandbox, outside, check } = open(test)
    symlinkSync(join(outside, 'plain'), join(sandbox.home, 'linked.jsonl'))
    execFileSync('mkfifo', [join(sandbox.home, 'fifo.jsonl')])
    mkdirSync(join(sandbox.home, 'folder.jsonl'))
    symlinkSync('/dev/zero', join(sandbox.home, 'zero.jsonl'))
    for (const path of [
      '/etc/passwd',
      `${outside}/plain`,
      `${outside}/secret.jsonl`,
      '../outside/secret.jsonl',
      `${sandbox.home}/linked.jsonl`,
      `${sandbox.home}/fifo.jsonl`,
      `${sandbox.home}/folder.jsonl`,
      `${sandbox.home}/zero.jsonl`,
      '/dev/stdin',
      '/proc/self/environ',
      `${'/x'.repeat(3000)}.jsonl`,
      'a\u0000.jsonl',
    ])
      check(await fireAll(sandbox, (payload) => ({ ...payload, transcript_path: path })))
  })

  it('the pointer of the active track, and the files that configuration and documents name', {
    timeout: 250_000,
  }, async (test) => {
    const { sandbox, check } = open(test)
    for (const name of [
      '../../../outside',
      '../outside',
      '/etc',
      '..',
      'a/../../../../outside',
      'al\u0000pha',
      'x'.repeat(300),
    ]) {
      write(sandbox.project, 'docs/tracks/ACTIVE_TRACK', `${name}\n`)
      check(await fireAll(sandbox, (payload) => payload))
    }
    write(sandbox.project, 'docs/tracks/ACTIVE_TRACK', 'alpha\n')
    const up = '../outside/secret.md'
    for (const line of [
      `quality.sources = ["${up}"]`,
      `reinforcement.files = ["${up}", "../outside/**"]`,
      `resumption.orchestration_file = "${up}"`,
      `memory.rotation.decision_logs = ["${up}"]`,
      `memory.rotation.issue_logs = ["/etc/passwd.md", "a/../../outside/secret.md"]`,
    ]) {
      write(sandbox.project, '.holdfast/config.toml', `${line}\n`)
      check(await fireAll(sandbox, (payload) => ({ ...payload, source: 'startup' })))
      check([
        {
          name: 'holdfast memory rotate',
          run: await runBundle(sandbox, 'holdfast.mjs', ['memory', 'rotate', '--force']),
        },
      ])
    }
    rmSync(join(sandbox.project, '.holdfast/config.toml'))
    write(sandbox.project, 'CLAUDE.md', '@../outside/secret.md\n@~/../outside/secret.md\n')
    write(sandbox.project, 'ORCHESTRATION.yaml', 'resumption:\n  files_to_read:\n    - path: ../outside/secret.md\n')
    check(await fireAll(sandbox, (payload) => payload))
  })

  it('the arguments of the command', { timeout: 250_000 }, async (test) => {
    const { sandbox, outside, check } = open(test)
    await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'] })
    for (const id of ['../../../outside/cx-001', 'cx-001/../../../../outside/cx-001', `${outside}/cx-001`, '..']) {
      const lines = [
        ['checkpoint', 'show', id],
        ['checkpoint', 'diff', id, id],
        ['checkpoint', 'create', '--session', id],
        ['resume', '--checkpoint', id],
        ['resume', '--session', id],
        ['audit', '--session', id],
        ['journal', '--session', id],
        ['report', '--session', id],
        ['tiers', '--session', id],
        ['track', 'new', id],
        ['track', 'switch', id],
        ['track', 'close', id],
        ['memory', 'show', id],
        ['memory', 'add', '--namespace', id, 'x'],
        ['memory', 'sync', '--remote', id],
        ['recall', '--session', id, 'x'],
        ['flags', 'enable', id],
      ]
      const ran: Ran[] = []
      for (const args of lines)
        ran.push({ name: `holdfast ${args.join(' ')}`, run: await runBundle(sandbox, 'holdfast.mjs', args) })
      check(ran)
      for (const { name, run } of ran)
        if (!name.includes(' report ') && !name.includes(' journal ') && !name.includes('audit'))
          assert.notEqual(run.exitCode, 0, name)
    }
  })

  it('links where holdfast keeps and reads its files', { timeout: 280_000 }, async (test) => {
    const links: readonly (readonly [path: string, target: string])[] = [
      ['.holdfast', ''],
      ['.holdfast/checkpoints', ''],
      ['.holdfast/sessions', ''],
      [`.holdfast/sessions/${SESSION}`, ''],
      [`.holdfast/sessions/${SESSION}/state.json`, 'state.json'],
      ['.holdfast/events.jsonl', 'plain'],
      ['.holdfast/config.toml', 'config.toml'],
      ['.holdfast/memory', ''],
      ['.holdfast/cache', ''],
      ['.holdfast/checkpoints/cx-001-checkpoint.json', 'cx-001-checkpoint.json'],
      ['artifacts', ''],
      [`artifacts/sessions/${SESSION}`, ''],
      ['docs/tracks/alpha', ''],
      ['docs/tracks/alpha/PLAN.md', 'PLAN.md'],
      ['docs/tracks/alpha/DECISIONS.md', 'plain'],
      ['docs/tracks/ACTIVE_TRACK', 'plain'],
      ['docs/context/CONTEXT_CORE.md', 'secret.md'],
      ['CLAUDE.md', 'secret.md'],
      ['ORCHESTRATION.yaml', 'plain'],
      ['.claude/agents', ''],
      ['.git/HEAD', 'plain'],
    ]
    for (const [path, target] of links) {
      const { sandbox, outside, check } = open(test)
      const place = join(sandbox.project, path)
      rmSync(place, { recursive: true, force: true })
      mkdirSync(dirname(place), { recursive: true })
      symlinkSync(join(outside, target), place)
      const ran = await runEverything(sandbox, { only: [['memory', 'add', 'x y'], ['compact'], ['journal']] })
      assert.ok(existsSync(fillIn(sandbox, TRANSCRIPT)), path)
      check(ran)
    }
  })
})

it("without a home, a folder of the repository is nobody's home", async (test) => {
  const rise = join(FIXTURES, 'post-tool-use', 'a-rise-to-warning-is-told')
  const sandbox = createSandbox(test, rise)
  const tell = async () =>
    (await runHook(sandbox, 'post-tool-use', { ...readStart(rise), env: { HOME: null, USERPROFILE: null } })).stdout
  const before = await tell()
  assert.match(before, /of the way to automatic compaction/)
  rmSync(join(sandbox.project, '.holdfast'), { recursive: true })
  for (const name of ['.claude/settings.json', '.claude.json'])
    write(sandbox.project, `undefined/${name}`, '{"autoCompactEnabled": false, "autoCompactWindow": 120000}\n')
  assert.equal(await tell(), before)
  cases += 1
})

describe('other people on the machine', () => {
  it('can read nothing that holdfast keeps, whatever the umask', { timeout: 100_000 }, async (test) => {
    for (const umask of ['000', '002', '022']) {
      const { sandbox } = open(test)
      for (const event of ['pre-compact', 'session-start', 'user-prompt-submit'] as const)
        await runHook(sandbox, event, {
          stdin: PAYLOADS[event],
          wrapper: ['sh', '-c', `umask ${umask}; exec "$@"`, '-'],
        })
      const state = join(sandbox.project, '.holdfast')
      assert.equal(lstatSync(state).mode & 0o777, 0o700, umask)
      for (const name of readdirSync(state, { recursive: true }).map(String)) {
        const { mode } = lstatSync(join(state, name))
        assert.equal(mode & 0o077, 0, `${name} with umask ${umask}: ${(mode & 0o777).toString(8)}`)
      }
      cases += 1
    }
  })

  it('find no file of holdfast in the folder for temporary files', { timeout: 100_000 }, async (test) => {
    const { sandbox } = open(test)
    const temporary = join(sandbox.root, 'home/tmp')
    mkdirSync(temporary)
    await runEverything(sandbox, { env: { TMPDIR: temporary } })
    assert.deepEqual(readdirSync(temporary), [])
    cases += 1
  })
})
