import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { readAnswer } from '../../src/client/core/answer.ts'
import { runHook } from './run-hook.ts'
import { createSandbox } from './sandbox.ts'

const AGENT = { agent_id: 'a1b2c3', agent_type: 'general-purpose' }

interface Call {
  readonly id?: string
  readonly more?: Readonly<Record<string, unknown>>
}

/** A project whose writes are confined to docs, with a program in it, run between the two hooks as the client does. */
function open(test: TestContext, script: string, isRepository = true) {
  const sandbox = createSandbox(test)
  const at = (path: string) => join(sandbox.project, path)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  write('.holdfast/config.toml', '[guardrails]\nwrite_roots = ["docs/**"]\n')
  write('docs/a.md', 'a\n')
  write('src/a.ts', 'a\n')
  write('script.js', `const fs = require('node:fs')\n${script}\n`)
  if (isRepository) {
    const git = (...args: string[]) => execFileSync('git', ['-C', sandbox.project, ...args])
    git('init', '-q')
    git('add', '-f', 'docs', 'src', 'script.js')
    git('-c', 'user.name=n', '-c', 'user.email=e', 'commit', '-qm', 'all')
  }
  const fire = async (
    event: 'pre-tool-use' | 'post-tool-use',
    command: string,
    { id = 'toolu_1', more = {} }: Call,
  ) => {
    const hook = event === 'pre-tool-use' ? 'PreToolUse' : 'PostToolUse'
    const stdin = JSON.stringify({
      session_id: 's1',
      cwd: sandbox.project,
      hook_event_name: hook,
      tool_name: 'Bash',
      tool_input: { command },
      tool_use_id: id,
      ...(event === 'post-tool-use' ? { tool_response: { stdout: '', stderr: '', interrupted: false } } : {}),
      ...more,
    })
    const run = await runHook(sandbox, event, { stdin })
    assert.deepEqual([run.exitCode, run.stderr], [0, ''])
    return readAnswer(run.stdout)
  }
  const before = async (command: string, call: Call = {}) => {
    assert.equal(await fire('pre-tool-use', command, call), '', 'the call is let through')
    spawnSync('bash', ['-c', command], { cwd: sandbox.project })
  }
  const after = (command: string, call: Call = {}) => fire('post-tool-use', command, call)
  const journal = () => {
    const path = at('.holdfast/events.jsonl')
    const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
    return lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'write_outside_roots')
  }
  return { at, before, after, journal, write }
}

const OUTSIDE =
  "fs.writeFileSync('src/a.ts', 'b'); fs.writeFileSync('src/b.ts', 'b'); fs.writeFileSync('docs/b.md', 'b')"
const RUN = 'node script.js'

for (const isRepository of [true, false]) {
  describe(isRepository ? 'in a git work tree' : 'without git', { concurrency: 2 }, () => {
    it('what a program wrote outside the roots is told to the model and journaled, once', async (test) => {
      const { before, after, journal } = open(test, OUTSIDE, isRepository)
      await before(RUN)
      const told = await after(RUN)
      assert.match(
        told,
        /^confined-writes: while Bash ran \(node script\.js\), .*: "src\/a\.ts", "src\/b\.ts"; writes are/,
      )
      const [event, ...others] = journal()
      assert.deepEqual(
        [event.tool, event.target, event.paths, event.agent_id],
        ['Bash', RUN, 'src/a.ts, src/b.ts', null],
      )
      assert.deepEqual(others, [])
      assert.equal(await after(RUN), '')
      assert.equal(journal().length, 1)
    })

    it('what it wrote inside the roots is no matter', async (test) => {
      const { before, after, journal, at } = open(test, "fs.writeFileSync('docs/b.md', 'b')", isRepository)
      await before(RUN)
      assert.equal(await after(RUN), '')
      assert.deepEqual(journal(), [])
      assert.equal(existsSync(at('.holdfast/sessions/s1/pending-calls')), false)
    })

    it('what was changed before it ran is not laid at its door', async (test) => {
      const { before, after, write } = open(test, '', isRepository)
      write('src/mine.ts', 'the person is at work\n')
      write('src/a.ts', 'here too\n')
      await before(RUN)
      assert.equal(await after(RUN), '')
    })

    it('a file it removed, and one it changed a second time, are told', async (test) => {
      const script = "fs.rmSync('src/a.ts'); fs.writeFileSync('src/mine.ts', 'another')"
      const { before, after, write } = open(test, script, isRepository)
      write('src/mine.ts', 'mine')
      await before(RUN)
      assert.match(await after(RUN), /: "src\/a\.ts", "src\/mine\.ts";/)
    })
  })
}

describe('whose call it was', { concurrency: 2 }, () => {
  it('a subagent is told of its own, with its id in the record', async (test) => {
    const { before, after, journal } = open(test, OUTSIDE)
    await before(RUN, { more: AGENT })
    assert.match(await after(RUN, { more: AGENT }), /^confined-writes: /)
    assert.deepEqual(
      journal().map(({ agent_id }) => agent_id),
      ['a1b2c3'],
    )
  })

  it('a governance file that a plain command writes raises the criticality, also where the call is settled at first sight', async (test) => {
    const { before, after, at, write } = open(test, '')
    write('docs/adr/.keep', '')
    // The first call leaves the configuration for the next ones to know.
    for (const [index, name] of ['a.md', 'b.md', 'adr/c.md'].entries()) {
      const command = `echo x > docs/${name}`
      await before(command, { id: `toolu_${index}` })
      await after(command, { id: `toolu_${index}` })
      const state = at('.holdfast/sessions/s1/state.json')
      const raised = existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')).raised_criticality : undefined
      assert.equal(raised, name === 'adr/c.md' ? 'C3' : undefined, name)
    }
  })

  it('a call that failed has no end a hook sees; the next one tells what it left', async (test) => {
    const { before, after, journal } = open(test, `${OUTSIDE}; process.exit(1)`)
    await before(RUN, { id: 'toolu_1' })
    assert.match(await after('ls', { id: 'toolu_2' }), /^confined-writes: while Bash ran \(node script\.js\)/)
    assert.deepEqual(
      journal().map(({ target }) => target),
      [RUN],
    )
  })

  it("the session does not take up what a subagent's running call may still change", async (test) => {
    const { before, after } = open(test, OUTSIDE)
    await before(RUN, { id: 'toolu_1', more: AGENT })
    assert.equal(await after('ls', { id: 'toolu_2' }), '')
    assert.match(await after(RUN, { id: 'toolu_1', more: AGENT }), /^confined-writes: /)
  })
})

describe('a project of more files than are looked at', () => {
  it('without git, is told of what changed in the part that is, and of nothing else', async (test) => {
    const { before, after, write } = open(test, OUTSIDE, false)
    for (let folder = 0; folder < 21; folder += 1)
      for (let file = 0; file < 1000; file += 1) write(`many/${folder}/${file}`, '')
    await before(RUN)
    assert.match(await after(RUN), /^$|: "src\/a\.ts", "src\/b\.ts";/)
  })

  it('in git, as well', async (test) => {
    const { before, after, write } = open(test, OUTSIDE)
    for (let file = 0; file < 2100; file += 1) write(`many/${file}`, '')
    await before(RUN)
    assert.match(await after(RUN), /: "src\/a\.ts", "src\/b\.ts";/)
  })
})
