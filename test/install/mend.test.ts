import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { runCommand } from '../bundle/run-command.ts'
import { createSandbox, distOf, type Sandbox } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

type Files = Readonly<Record<string, string>>
type Call = readonly [tool: string, input: Readonly<Record<string, string>>]

function open(test: TestContext, files: Files): Sandbox {
  const sandbox = createSandbox(test)
  for (const [path, text] of Object.entries({ '.git/HEAD': 'ref: refs/heads/main\n', ...files })) {
    const target = path.startsWith('~/') ? join(sandbox.home, path.slice(2)) : join(sandbox.project, path)
    putFile(target, text)
  }
  return sandbox
}

/** What the hook says to a call; null when it says nothing. */
function judge({ project, home, ...sandbox }: Sandbox, [tool, input]: Call): string | null {
  const payload = {
    session_id: 'd9e215a7-8432-421a-8c64-210dfdd6b022',
    hook_event_name: 'PreToolUse',
    cwd: project,
    permission_mode: 'default',
    tool_name: tool,
    tool_use_id: 'toolu_1',
    tool_input: Object.fromEntries(
      Object.entries(input).map(([key, value]) => [key, value.replaceAll('PROJECT', project)]),
    ),
  }
  const run = spawnSync(process.execPath, [join(distOf({ project, home, ...sandbox }), 'pre-tool-use.mjs')], {
    cwd: project,
    env: { PATH: process.env.PATH ?? '', HOME: home, CLAUDE_PROJECT_DIR: project },
    input: JSON.stringify(payload),
    encoding: 'utf8',
  })
  const { hookSpecificOutput: answer } = run.stdout === '' ? {} : JSON.parse(run.stdout)
  return answer?.permissionDecision === 'deny' ? answer.permissionDecisionReason : null
}

/** Runs the command that a refusal names, as a shell would read it. */
function runNamed(sandbox: Sandbox, reason: string) {
  const [, command = ''] = /`node \S+holdfast\.mjs (config set [^`]+)`/.exec(reason) ?? []
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  assert.ok(words.length > 2, `no command in: ${reason}`)
  const { code, err } = runCommand(sandbox, ...words)
  assert.equal(code, 0, err)
}

const write = (path: string, content = 'x'): Call => ['Write', { file_path: `PROJECT/${path}`, content }]
const bash = (command: string): Call => ['Bash', { command }]
const policy = (lines: string) => ({ 'docs/context/GUARDRAILS.md': `---\nguardrails:\n${lines}---\n# Guardrails\n` })
const config = (lines: string) => ({ '.holdfast/config.toml': `[guardrails]\n${lines}` })
const ROOTS = policy('  write_roots: ["docs/**"]\n')

const REFUSED: readonly (readonly [claim: string, files: Files, call: Call, place: string])[] = [
  ['a file in a folder', ROOTS, write('src/app/a.ts'), 'docs/context/GUARDRAILS.md'],
  ['a file at the top', ROOTS, write('Makefile'), 'docs/context/GUARDRAILS.md'],
  ['a file in a hidden folder', ROOTS, write('.github/workflows/ci.yml'), 'docs/context/GUARDRAILS.md'],
  ['a name with brackets below', config('write_roots = ["docs/**"]\n'), write('app/[id]/page.tsx'), 'config.toml'],
  ['a command with two places', ROOTS, bash('cp docs/a.md src/a.md; echo x > b.txt'), 'GUARDRAILS.md'],
  ['a file elsewhere', ROOTS, ['Write', { file_path: '/srv/notes/a.md', content: 'x' }], 'GUARDRAILS.md'],
  [
    'an adopted policy in the project configuration',
    config('write_roots = ["docs/**"]\n'),
    bash('sed -i s/a/b/ src/a.ts'),
    '.holdfast/config.toml',
  ],
  [
    'a protected file',
    policy('  write_roots: ["docs/**"]\n  protected: ["docs/law/**", "docs/x.md"]\n'),
    write('docs/law/a.md'),
    'docs/context/GUARDRAILS.md says so',
  ],
  [
    'an unknown place',
    policy('  write_roots: ["docs/**"]\n  unresolved: deny\n'),
    bash('echo x > "$(cat docs/name)"'),
    'docs/context/GUARDRAILS.md says so',
  ],
  [
    'a tool',
    config('allowed_tools = ["Read"]\n'),
    ['WebFetch', { url: 'https://example.com' }],
    '.holdfast/config.toml says so',
  ],
  [
    'a large write',
    ROOTS,
    write('docs/a.md', 'word '.repeat(30_000)),
    'The default of guardrails.modes.write_size says so',
  ],
  [
    'a governance file',
    config('[guardrails.governance]\n"docs/adr/**" = "C3"\n[guardrails.modes]\ngovernance = "deny"\n'),
    write('docs/adr/1.md'),
    '.holdfast/config.toml says so',
  ],
  [
    'a mode of the document',
    policy('  governance: {"docs/adr/**": C3}\n  modes: {governance: deny}\n'),
    write('docs/adr/1.md'),
    'docs/context/GUARDRAILS.md says so',
  ],
  [
    'the configuration itself',
    config('[guardrails.modes]\nself_protection = "deny"\n'),
    write('.holdfast/config.toml'),
    '.holdfast/config.toml says so',
  ],
  [
    'a stale resumption',
    {
      ...config('[guardrails.modes]\nstale_resumption = "deny"\n'),
      'ORCHESTRATION.yaml': 'workflow:\n  id: x\nresumption:\n  updated_at: "2026-01-01T00:00:00Z"\n',
    },
    ['Edit', { file_path: 'PROJECT/ORCHESTRATION.yaml', old_string: 'id: x', new_string: 'id: y' }],
    '.holdfast/config.toml says so',
  ],
  [
    'an import',
    config('[[guardrails.architecture]]\nname = "core"\nfiles = ["src/**"]\nnever_import = ["express"]\n'),
    write('src/a.ts', 'import express from "express"\n'),
    'The default of guardrails.modes.architecture says so',
  ],
  [
    'an agent whose tools are not there',
    { '.claude/agents/rev.md': '---\nname: rev\ndescription: d\ntools: Read, Nonsense\n---\nx' },
    ['Agent', { description: 'd', prompt: 'p', subagent_type: 'rev' }],
    'The default of guardrails.modes.tool_availability says so',
  ],
  [
    'code before the plan passes',
    {
      ...config('evaluator = true\n'),
      'docs/tracks/ACTIVE_TRACK': 'a\n',
      'docs/tracks/a/PLAN.md': '# Plan\n\n[describe it]\n',
    },
    write('src/a.ts'),
    '.holdfast/config.toml says so',
  ],
]

describe('the command that a refusal names lets the same call pass', () => {
  for (const [claim, files, call, place] of REFUSED)
    it(claim, (test) => {
      const sandbox = open(test, files)
      const reason = judge(sandbox, call)
      assert.ok(reason !== null, 'refused')
      assert.ok(reason.includes(place), reason)
      runNamed(sandbox, reason)
      assert.equal(judge(sandbox, call), null)
    })
})

describe('where no command would do, a refusal names the place and the value', () => {
  it("the person's own configuration", (test) => {
    const sandbox = open(test, { '~/.config/holdfast/config.toml': '[guardrails]\nwrite_roots = ["docs/**"]\n' })
    assert.match(
      judge(sandbox, write('src/a.ts')) ?? '',
      /\.config\/holdfast\/config\.toml says so; the person allows it there: add "src\/\*\*" to guardrails\.write_roots\.$/,
    )
  })
  it('a name that a shell reads otherwise', (test) => {
    const reason = judge(open(test, ROOTS), write('$(touch x)/a.ts')) ?? ''
    assert.doesNotMatch(reason, /config set/)
    assert.match(reason, /add "\$\(touch x\)\/\*\*" to guardrails\.write_roots\.$/)
  })
})

describe('init --tracks and the work of a repository', () => {
  const SHAPES: readonly (readonly [shape: string, files: readonly string[], work: readonly string[]])[] = [
    ['npm', ['package.json', 'source/index.js', 'test/a.js', 'readme.md'], ['source/new.js', 'test/b.js', 'readme.md']],
    ['Python', ['pyproject.toml', 'src/click/core.py', 'tests/test_a.py'], ['src/click/new.py', 'pyproject.toml']],
    ['Go', ['go.mod', 'command.go', 'doc/man.go'], ['args.go', 'args_test.go', 'doc/yaml.go', 'go.mod']],
    ['Rust', ['Cargo.toml', 'crates/core/main.rs', 'tests/a.rs'], ['crates/globset/src/lib.rs', 'Cargo.toml']],
    ['monorepo', ['package.json', 'packages/a/src/a.ts', 'pnpm-lock.yaml'], ['packages/b/b.ts', 'pnpm-lock.yaml']],
  ]
  for (const [shape, files, work] of SHAPES)
    it(`leaves it open in ${shape}, and says what is refused`, (test) => {
      const sandbox = createSandbox(test)
      spawnSync('git', ['init', '-q', sandbox.project])
      for (const path of [...files, 'LICENSE', 'assets/logo.svg']) putFile(join(sandbox.project, path), '')
      const { code, out } = runCommand(sandbox, 'init', '--tracks')
      assert.equal(code, 0)
      const [said = '', ...others] = out.split('\n').filter((line) => line.startsWith('From now on'))
      assert.equal(others.length, 0)
      assert.match(
        said,
        /the model writes files only in docs\/\*\*, artifacts\/\*\*, .*LICENSE, assets\/\) are refused/,
      )
      for (const path of [...work, 'docs/new.md']) assert.equal(judge(sandbox, write(path)), null, path)
      assert.match(judge(sandbox, write('assets/new.svg')) ?? '', /--add "assets\/\*\*"/)
      runCommand(sandbox, 'checkpoint', 'create', '--session', 'd9e215a7-8432-421a-8c64-210dfdd6b022')
      assert.equal(judge(sandbox, write('handoff-cx-001.md')), null)
      const changes = `node "${distOf(sandbox)}/holdfast.mjs" checkpoint changes --session x`
      for (const look of [changes, 'git diff HEAD -- LICENSE', 'git show --stat HEAD'])
        assert.equal(judge(sandbox, bash(look)), null, look)
      assert.notEqual(judge(sandbox, write('handoff.md')), null)
    })
})

describe('a refusal that depends on the repository', () => {
  it('of a loss names the mode that keeps a snapshot instead', (test) => {
    const sandbox = open(test, { ...config('[guardrails.modes]\nloss = "deny"\n'), 'src/a.ts': 'new' })
    spawnSync('git', ['init', '-q', sandbox.project])
    const reason = judge(sandbox, bash('rm -rf src'))
    assert.match(reason ?? '', /uncommitted content of 1 file .*`node \S+ config set guardrails\.modes\.loss rescue`/)
    runNamed(sandbox, reason ?? '')
    assert.equal(judge(sandbox, bash('rm -rf src')), null)
  })
})
