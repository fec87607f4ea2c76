import assert from 'node:assert/strict'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { readAnswer } from '../../src/client/core/answer.ts'
import { runHook } from '../bundle/run-hook.ts'
import { createSandbox, type Sandbox } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

const POLICY = '---\nguardrails:\n  modes:\n    self_protection: "off"\n---\n'
const ROOTS = '[guardrails]\nwrite_roots = ["docs/**"]\n'

function createProject(test: TestContext, files: Readonly<Record<string, string>>): Sandbox {
  const sandbox = createSandbox(test)
  for (const [path, text] of Object.entries({ '.git/HEAD': 'ref: refs/heads/main\n', ...files }))
    putFile(join(sandbox.project, path), text)
  return sandbox
}

/** What a call is answered. The clock runs, as it does for people. */
async function judge(
  sandbox: Sandbox,
  tool: string,
  input: Readonly<Record<string, unknown>>,
  id = '1',
): Promise<string> {
  const payload = { session_id: `s${id}`, cwd: sandbox.project, hook_event_name: 'PreToolUse' }
  const stdin = JSON.stringify({ ...payload, tool_name: tool, tool_input: input, tool_use_id: `toolu_${id}` })
  const run = await runHook(sandbox, 'pre-tool-use', { stdin, env: { HOLDFAST_NOW: null } })
  assert.equal(run.exitCode, 0, run.stderr)
  return readAnswer(run.stdout)
}

describe('a policy document, where there is none', () => {
  const files = {
    'page/context/GUARDRAILS.md': POLICY,
    'page/context/ROLES.md': 'x',
    'plain/context/ROLES.md': 'x',
    'form/.claude/settings.json': '{}',
  }
  const brought = [
    'mv page docs',
    'cp -r page/. docs',
    'git mv plain/context/ROLES.md docs/context/GUARDRAILS.md',
    'ln -s page docs',
    'ln -s ../page/context docs/context',
    'ln -s /tmp/x.md docs/context/GUARDRAILS.md',
    'mkdir -p docs/context && echo x > docs/context/GUARDRAILS.md',
    'rsync -a page/ docs/',
    'cp page/context/* docs/context',
    'cd page && cp -r . ../docs',
    'cp plain/context/ROLES.md docs/context/guardrails.md',
    'mkdir -p q/context && echo a > q/context/GUARDRAILS.md && mv q docs',
    'cp -r form/. .',
  ]
  const harmless = [
    'mv plain docs',
    'cp -r plain/. docs',
    'rm -rf docs',
    'mv docs old',
    'tar xf a.tar -C docs',
    'git checkout other -- docs',
    'unzip -o a.zip',
    'echo x > docs/context/ROLES.md',
    'cp plain/context/ROLES.md docs/context',
    'ln -s plain docs',
    'cp -r form/* .',
    'cp page/context/GUARDRAILS.md copy.md',
  ]
  it('is asked about when a command would make or bring one', async (test) => {
    const sandbox = createProject(test, files)
    for (const command of brought)
      assert.match(await judge(sandbox, 'Bash', { command }), /^ask: self-protection/, command)
    const file = join(sandbox.project, 'docs/context/GUARDRAILS.md')
    assert.match(await judge(sandbox, 'Write', { file_path: file, content: POLICY }), /^ask: self-protection/)
  })
  it('keeps no ordinary work from docs', async (test) => {
    const sandbox = createProject(test, files)
    for (const command of harmless) assert.equal(await judge(sandbox, 'Bash', { command }), '', command)
  })
  it('is held where a link leads, and so is the link', async (test) => {
    const sandbox = createProject(test, { 'real/context/ROLES.md': 'x' })
    symlinkSync('real', join(sandbox.project, 'docs'))
    const real = join(sandbox.project, 'real/context/GUARDRAILS.md')
    assert.match(await judge(sandbox, 'Write', { file_path: real, content: POLICY }), /^ask: self-protection/)
    writeFileSync(real, POLICY)
    assert.match(await judge(sandbox, 'Bash', { command: 'rm docs' }), /^ask: self-protection/)
  })
})

it('of 64 calls at once against the policy none passes in silence', async (test) => {
  const sandbox = createProject(test, { '.holdfast/config.toml': ROOTS, 'docs/a.md': 'a' })
  const long = `${'for i in a b; do for j in 1 2; do cp $i/$j docs/$i$j; done; done; '.repeat(30)}echo x > src/y`
  const calls: (readonly [tool: string, input: Readonly<Record<string, unknown>>])[] = [
    ['Write', { file_path: join(sandbox.project, 'src/a.ts'), content: 'x' }],
    ['Bash', { command: 'echo x > outside' }],
    ['Bash', { command: long }],
    ['Edit', { file_path: '/etc/hosts', old_string: 'a', new_string: 'b' }],
  ]
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, at) => {
      const [tool, input] = calls[at % calls.length] ?? ['', {}]
      return judge(sandbox, tool, input, String(at))
    }),
  )
  for (const answer of answers) assert.match(answer, /^(?:deny|ask): /)
})
