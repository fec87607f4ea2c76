import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { appendRows, createSandbox, type FileMap, REPOSITORY, type Sandbox, takeOut } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import { COMPACTION_ROWS, PAYLOADS, readJournal, readState, SESSION, STORY, TRANSCRIPT } from '../bundle/story.ts'
import { checkManners, snapshotOf } from './invariants.ts'
import { createRepository, git, hold, payload, place, run } from './places.ts'
import type { Scenario } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'
import { createStage, runScenario } from './stage.ts'
import { assertTracing } from './syscalls.ts'

assertTracing()

const PRELOADS = join(REPOSITORY, 'test/faults')
const CHECKPOINT = '.holdfast/checkpoints/cx-001-checkpoint.json'
const STATE = `.holdfast/sessions/${SESSION}/state.json`
const COMPACTING: Scenario = { name: 'pre-compact', program: 'pre-compact', stdin: PAYLOADS['pre-compact'] }
const PROMPT: Scenario = {
  name: 'user-prompt-submit',
  program: 'user-prompt-submit',
  stdin: PAYLOADS['user-prompt-submit'],
}

/** Every such call on one file fails, for one run. */
const failing = (calls: string, sandbox: Sandbox, path: string, error: string) => [
  ...['strace', '-qq', '-o', '/dev/null', '-P', join(sandbox.project, path)],
  ...['-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}`, '--'],
]
const withoutReading = (sandbox: Sandbox, path: string, error: string) => failing('openat', sandbox, path, error)
/** As in a folder that may not be searched. */
const hidden = (sandbox: Sandbox, path: string) => failing('access,openat,statx', sandbox, path, 'EACCES')

describe('a file that cannot be read for a moment is not given up', { concurrency: 2 }, () => {
  for (const error of ['EIO', 'EACCES', 'EMFILE']) {
    it(`the alert on a checkpoint is given when it can be read again (${error})`, async (test) => {
      const sandbox = createSandbox(test, STORY)
      await run(sandbox, COMPACTING)
      appendRows(sandbox, TRANSCRIPT, COMPACTION_ROWS)
      const first = await runScenario(sandbox, PROMPT, withoutReading(sandbox, CHECKPOINT, error))
      assert.doesNotMatch(first.stdout, /compaction-alert/)
      assert.ok(readJournal(sandbox).some((line) => line.event === 'problem' && line.code === 'checkpoint-damaged'))
      assert.match((await runScenario(sandbox, PROMPT)).stdout, /compaction-alert/)
    })

    it(`the state of a session is not begun anew (${error})`, async (test) => {
      const sandbox = createSandbox(test, STORY)
      await run(sandbox, COMPACTING)
      const before = readFileSync(join(sandbox.project, STATE), 'utf8')
      const { exitCode } = await runScenario(sandbox, COMPACTING, withoutReading(sandbox, STATE, error))
      assert.equal(exitCode, 0)
      assert.equal(readFileSync(join(sandbox.project, STATE), 'utf8'), before)
    })

    it(`a configuration that said where to write still says so (${error})`, async (test) => {
      const sandbox = createSandbox(test)
      place(sandbox, '.holdfast/config.toml', '[guardrails]\nwrite_roots = ["src/**"]\n')
      const stdin = payload('pre-tool-use', {
        tool_name: 'Write',
        tool_input: { file_path: '$PROJECT/x', content: 'x' },
      })
      const writing: Scenario = { name: 'a write', program: 'pre-tool-use', stdin }
      assert.match((await runScenario(sandbox, writing)).stdout, /"permissionDecision":"deny"/)
      for (let time = 1; time <= 2; time += 1) {
        const again = await runScenario(sandbox, writing, withoutReading(sandbox, '.holdfast/config.toml', error))
        assert.match(again.stdout, /"permissionDecision":"deny"/)
      }
      assert.ok(readJournal(sandbox).some((line) => line.code === 'config-unreadable'))
    })
  }

  it('a policy in a folder that may not be searched holds', async (test) => {
    const sandbox = createSandbox(test)
    place(sandbox, '.holdfast/config.toml', '[guardrails]\nwrite_roots = ["src/**"]\n')
    const stdin = payload('pre-tool-use', { tool_name: 'Write', tool_input: { file_path: '$PROJECT/x', content: 'x' } })
    const writing: Scenario = { name: 'a write', program: 'pre-tool-use', stdin }
    for (const wrapper of [[], hidden(sandbox, '.holdfast/config.toml')])
      assert.match((await runScenario(sandbox, writing, wrapper)).stdout, /"permissionDecision":"deny"/)
  })

  it('a memory that may not be looked at stays when all else is removed', async (test) => {
    const sandbox = createSandbox(test)
    await hold(sandbox, 'init')
    await hold(sandbox, 'memory', 'add', 'Use tabs')
    const folder = '.holdfast/memory/notes/learnings'
    const [name = ''] = readdirSync(join(sandbox.project, folder))
    const uninstall: Scenario = { name: 'uninstall', program: 'holdfast', args: ['uninstall', '--state'] }
    await runScenario(sandbox, uninstall, hidden(sandbox, `${folder}/${name}`))
    assert.ok(existsSync(join(sandbox.project, folder, name)))
  })

  it('a damaged checkpoint is named once and no longer waited for', async (test) => {
    const sandbox = createSandbox(test, STORY)
    await run(sandbox, COMPACTING)
    appendRows(sandbox, TRANSCRIPT, COMPACTION_ROWS)
    place(sandbox, CHECKPOINT, '{')
    for (let time = 1; time <= 2; time += 1) await runScenario(sandbox, PROMPT)
    assert.equal(readJournal(sandbox).filter((line) => line.code === 'checkpoint-damaged').length, 1)
    assert.deepEqual(readState(sandbox).pending, [])
  })
})

describe('what a guard could not look at does not pass for nothing', { concurrency: 2 }, () => {
  it('a folder that cannot be read after a call is told as changed', async (test) => {
    const sandbox = createSandbox(test)
    const call = { tool_name: 'Bash', tool_input: { command: 'node scripts/generate.js' } }
    const env = { HOLDFAST_GUARDRAILS__WRITE_ROOTS: 'src' }
    place(sandbox, 'notes/kept.txt', 'mine\n')
    await run(sandbox, { program: 'pre-tool-use', stdin: payload('pre-tool-use', call), env })
    const stdin = payload('post-tool-use', { ...call, tool_response: { stdout: '', stderr: '' } })
    const wrapper = withoutReading(sandbox, 'notes/', 'EACCES')
    const told = await runScenario(sandbox, { name: 'after', program: 'post-tool-use', stdin, env }, wrapper)
    assert.match(told.stdout, /outside the write roots changed: \\"notes\\"/)
    const [finding] = readJournal(sandbox).filter((line) => line.event === 'write_outside_roots')
    assert.equal(finding?.paths, 'notes')
  })
})

describe('two processes that find the same lock left behind', () => {
  it('the one that is late leaves the lock to the other', async (test) => {
    const sandbox = createSandbox(test, STORY)
    const lock = join(sandbox.project, '.holdfast/sessions', SESSION, '.lock')
    place(sandbox, `.holdfast/sessions/${SESSION}/.lock`, '')
    utimesSync(lock, 1e9, 1e9)
    const env = { NODE_OPTIONS: `--require ${join(PRELOADS, 'late-takeover.cjs')}`, LOCK: lock }
    await runScenario(sandbox, { ...COMPACTING, env })
    assert.equal(readFileSync(lock, 'utf8'), 'of another process')
    assert.equal(existsSync(join(sandbox.project, STATE)), false)
    assert.ok(readJournal(sandbox).some((line) => line.code === 'state-busy'))
  })
})

describe('a process that is held up past the time it waits for a lock', () => {
  it('has the lock that it made free before', async (test) => {
    const sandbox = createSandbox(test, STORY)
    const lock = join(sandbox.project, '.holdfast/sessions', SESSION, '.lock')
    place(sandbox, `.holdfast/sessions/${SESSION}/.lock`, '')
    utimesSync(lock, 1e9, 1e9)
    // In microseconds: more than the half of a second that a hook waits.
    const slowly = ['strace', '-qq', '-o', '/dev/null', '-P', lock, '-e', 'inject=unlink:delay_exit=700000', '--']
    await runScenario(sandbox, COMPACTING, slowly)
    assert.deepEqual(readState(sandbox).pending, ['cx-001'])
  })
})

describe('a link, or a pipe, where a file should be', { concurrency: 2 }, () => {
  it('config set writes through no link', async (test) => {
    const sandbox = createSandbox(test)
    const outside = join(sandbox.root, 'outside.toml')
    writeFileSync(outside, '# theirs\n')
    mkdirSync(join(sandbox.project, '.holdfast'))
    symlinkSync(outside, join(sandbox.project, '.holdfast/config.toml'))
    const set = { name: 'config set', program: 'holdfast', args: ['config', 'set', 'criticality', 'C4'] } as const
    const told = await runScenario(sandbox, set)
    assert.deepEqual([told.exitCode, readFileSync(outside, 'utf8')], [1, '# theirs\n'])
    assert.match(told.stderr, /a symlink/)
  })

  it("a pipe in the place of git's index, or of the settings, keeps nobody waiting", async (test) => {
    for (const path of ['.git/index', '.git/config', '.claude/settings.json', '.claude/settings.local.json']) {
      const sandbox = createSandbox(test)
      createRepository(sandbox)
      place(sandbox, 'a.txt', 'a\n')
      git(sandbox, 'add', 'a.txt')
      mkdirSync(join(sandbox.project, '.claude'), { recursive: true })
      rmSync(join(sandbox.project, path), { force: true })
      execFileSync('mkfifo', [join(sandbox.project, path)])
      const start: Scenario = { name: path, program: 'session-start', stdin: payload('session-start') }
      const commands = [['status'], ['doctor', '--quick'], ['init']].map(
        (args): Scenario => ({
          name: `${args[0]}: ${path}`,
          program: 'holdfast',
          args,
        }),
      )
      for (const scenario of [start, ...commands])
        assert.equal((await runScenario(sandbox, scenario)).signal, null, scenario.name)
      const input = { tool_name: 'Bash', tool_input: { command: 'git reset --hard' } }
      const guard: Scenario = { name: path, program: 'pre-tool-use', stdin: payload('pre-tool-use', input) }
      const said = (await runScenario(sandbox, guard)).stdout
      if (path.startsWith('.git/')) assert.ok(said.includes(`no snapshot can be taken: ${path} is a pipe`), said)
    }
  })

  it('a bundle that is a link to a device is replaced, not read', async (test) => {
    const sandbox = createSandbox(test)
    await hold(sandbox, 'init')
    const bundle = join(sandbox.project, '.claude/holdfast/dist/pre-compact.mjs')
    rmSync(bundle)
    symlinkSync('/dev/zero', bundle)
    await hold(sandbox, 'init')
    assert.deepEqual(readFileSync(bundle), readFileSync(join(REPOSITORY, 'dist/pre-compact.mjs')))
  })
})

let shortened = 0

/** Every file without what the time of a file made it. */
function listTexts(sandbox: Sandbox): FileMap {
  const texts = Object.entries(snapshotOf(sandbox))
  return Object.fromEntries(
    texts.map(([path, text]) => [path, takeOut(sandbox, text).replace(/\d{13}\.\d+/g, '$TIME')]),
  )
}

describe('writes that take only a part of what they are given', { concurrency: 2 }, () => {
  const isTried = ({ program, name }: Scenario) =>
    program !== 'holdfast' || /^holdfast (?:clean|note|memory add)\b/.test(name)
  for (const scenario of SCENARIOS.filter(isTried)) {
    it(scenario.name, async (test) => {
      const { sandbox, reset } = await createStage(test, scenario)
      const whole = await runScenario(sandbox, scenario)
      const files = listTexts(sandbox)
      reset()
      const env = { ...scenario.env, NODE_OPTIONS: `--require ${join(PRELOADS, 'short-writes.cjs')}` }
      const cut = await runScenario(sandbox, { ...scenario, env })
      assert.deepEqual(checkManners(sandbox, scenario, cut), [])
      assert.deepEqual([cut, listTexts(sandbox)], [whole, files])
      shortened += 1
    })
  }
  after(() => saveCounts('faults', { 'short writes': shortened }))
})
