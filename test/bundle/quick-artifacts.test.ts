import assert from 'node:assert/strict'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it, type TestContext } from 'node:test'
import { putFile } from '../put-file.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { STORY, TRANSCRIPT } from './story.ts'

const SESSION = '5e551000-0000-4000-8000-0000000000aa'
const ARTIFACTS = `artifacts/sessions/${SESSION}`
const STATE = `.holdfast/sessions/${SESSION}/state.json`
const LOGS = ['work_log.md', 'recent_diff.txt', 'test_output.txt']

const EDIT = {
  tool_name: 'Edit',
  tool_input: { file_path: '$PROJECT/src/a.ts', old_string: 'a', new_string: 'b' },
  tool_response: { structuredPatch: [{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ['-a', '+b'] }] },
}
const RUN = {
  tool_name: 'Bash',
  tool_input: { command: 'npm test' },
  tool_response: { stdout: 'all 4 pass', stderr: '' },
}
/** The quick look does not read so long a string, and the files of the session need it. */
const LONG_RUN = { ...RUN, tool_response: { stdout: `${'x'.repeat(1_000_000)}\nall 9 pass`, stderr: '' } }
const LOOK = { tool_name: 'Read', tool_input: { file_path: '$PROJECT/src/a.ts' }, tool_response: {} }
const CALLS = [EDIT, RUN, LONG_RUN, LOOK, { ...EDIT, agent_id: 'a1' }, { ...LOOK, agent_id: 'a1' }]

function open(test: TestContext, config = '') {
  const sandbox = createSandbox(test, STORY)
  const write = (name: string, text: string) => {
    const path = join(sandbox.project, name)
    putFile(path, text)
  }
  write('docs/tracks/ACTIVE_TRACK', 'alpha\n')
  write('docs/tracks/alpha/PLAN.md', '# Plan\n')
  write('.holdfast/config.toml', config)
  return sandbox
}

function fire(sandbox: Sandbox, call: object, minute: number, env = {}) {
  const payload = { hook_event_name: 'PostToolUse', session_id: SESSION, transcript_path: TRANSCRIPT, cwd: '$PROJECT' }
  const at = `2026-11-21T12:0${minute}:00.000Z`
  return runHook(sandbox, 'post-tool-use', {
    stdin: JSON.stringify({ ...payload, ...call }),
    env: { HOLDFAST_NOW: at, ...env },
  })
}

const read = (sandbox: Sandbox, name: string) => {
  const path = join(sandbox.project, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** What the calls leave; without what the quick look goes by, each of them is looked at in full. */
async function play(test: TestContext, config: string, isQuick: boolean) {
  const sandbox = open(test, config)
  for (const [minute, call] of CALLS.entries()) {
    await fire(sandbox, call, minute)
    const state = JSON.parse(read(sandbox, STATE) ?? 'null')
    if (state !== null && !isQuick)
      writeFileSync(join(sandbox.project, STATE), `${JSON.stringify({ ...state, quiet: null }, null, 2)}\n`)
    if (isQuick && minute === 0 && config === '')
      assert.notEqual(state?.quiet ?? null, null, 'the quick look can begin')
  }
  return LOGS.map((name) => read(sandbox, `${ARTIFACTS}/${name}`)?.replaceAll(sandbox.project, '$PROJECT') ?? null)
}

for (const config of [
  '',
  '[sections]\nwork_log = false\n',
  '[sections]\nrecent_diff = false\ntest_output = false\n',
  '[hooks]\npost_tool_use = false\n',
]) {
  it(`the quick look leaves the artifacts the full look leaves: ${config.replaceAll('\n', ' ') || 'as it comes'}`, async (test) => {
    const [quick, full] = [await play(test, config, true), await play(test, config, false)]
    assert.deepEqual(quick, full)
    if (config !== '') return
    assert.equal(quick[0]?.match(/^- /gm)?.length, CALLS.length)
    assert.equal(quick[0]?.match(/ \(subagent\)$/gm)?.length, 2)
    assert.match(quick[2] ?? '', /all 9 pass/)
  })
}

it('an artifact that cannot be written is reported by the full look', async (test) => {
  const sandbox = open(test)
  await fire(sandbox, LOOK, 0)
  const log = join(sandbox.project, ARTIFACTS, 'work_log.md')
  rmSync(log)
  symlinkSync('elsewhere', log)
  await fire(sandbox, LOOK, 1)
  assert.match(read(sandbox, '.holdfast/events.jsonl') ?? '', /"path":"work_log"|work_log/)
})

it("the plugin's copy notes nothing where the drop-in copy does", async (test) => {
  const sandbox = open(test)
  await fire(sandbox, LOOK, 0)
  const put = (name: string, text: string) => putFile(join(sandbox.project, name), text)
  put('.claude/holdfast/dist/post-tool-use.mjs', '')
  put(
    '.claude/settings.json',
    '{"x": "node \u0024{CLAUDE_PLUGIN_ROOT:-$CLAUDE_PROJECT_DIR/.claude/holdfast}/dist/post-tool-use.mjs"}',
  )
  const before = read(sandbox, `${ARTIFACTS}/work_log.md`)
  await fire(sandbox, LOOK, 1, { CLAUDE_PLUGIN_ROOT: '/plugin' })
  assert.equal(read(sandbox, `${ARTIFACTS}/work_log.md`), before)
})

it('the first artifact keeps all of them out of git, unless the folder was there before', async (test) => {
  const fresh = open(test)
  await fire(fresh, LOOK, 0)
  assert.equal(read(fresh, 'artifacts/.gitignore'), '*\n!.gitignore\n')
  // A team that shares its artifacts removes the file.
  rmSync(join(fresh.project, 'artifacts/.gitignore'))
  await fire(fresh, LOOK, 1)
  assert.equal(read(fresh, 'artifacts/.gitignore'), null)
  const used = open(test)
  putFile(join(used.project, 'artifacts/report.txt'), 'ours\n')
  await fire(used, LOOK, 0)
  assert.equal(read(used, 'artifacts/.gitignore'), null)
  assert.notEqual(read(used, `${ARTIFACTS}/work_log.md`), null)
})
