import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { putFile } from '../put-file.ts'
import { findCaches } from './caches.ts'
import { runCommand } from './run-command.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, fillIn, type Sandbox } from './sandbox.ts'

const CONFIG = '.holdfast/config.toml'
const USER = '~/.config/holdfast/config.toml'
const SETTINGS = '.claude/settings.json'
const LOCAL = '.claude/settings.local.json'
const DOCUMENT = 'docs/context/GUARDRAILS.md'

type Env = Readonly<Record<string, string | null>>

/** A repository in real git, with a person's home beside it. */
function open(test: TestContext, files: Readonly<Record<string, string>>) {
  const sandbox = createSandbox(test)
  execFileSync('git', ['init', '-q', sandbox.project])
  const write = (path: string, text: string) => {
    const target = placeOf(sandbox, path)
    putFile(target, fillIn(sandbox, text))
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  const holdfast = (...args: readonly string[]) => runCommand(sandbox, ...args)
  const decide = async (tool: string, input: object, env: Env = {}) => {
    const stdin = JSON.stringify({
      hook_event_name: 'PreToolUse',
      session_id: '0b5a9e2c-8f0e-4a25-9c0f-0a4a1e9f7c11',
      transcript_path: '/nowhere.jsonl',
      cwd: '$PROJECT',
      permission_mode: 'default',
      tool_name: tool,
      tool_input: input,
      tool_use_id: 'toolu_1',
    })
    const { stdout, stderr, exitCode } = await runHook(sandbox, 'pre-tool-use', { stdin, env })
    assert.deepEqual([exitCode, stderr], [0, ''])
    const output = stdout === '' ? null : JSON.parse(stdout).hookSpecificOutput
    return { decision: output?.permissionDecision ?? 'silent', reason: String(output?.permissionDecisionReason ?? '') }
  }
  const edit = async (path: string, env: Env = {}) =>
    (await decide('Write', { file_path: `$PROJECT/${path}`, content: 'x' }, env)).decision
  const problems = () => {
    const journal = join(sandbox.project, '.holdfast/events.jsonl')
    const lines = existsSync(journal) ? readFileSync(journal, 'utf8').trim().split('\n') : []
    return lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'problem')
  }
  const readValue = (key: string) => JSON.parse(holdfast('config', 'get', key, '--json').out).value
  return { sandbox, write, holdfast, decide, edit, problems, readValue }
}

const placeOf = ({ home, project }: Sandbox, path: string) =>
  path.startsWith('~/') ? join(home, path.slice(2)) : join(project, path)

const settings = (env: Readonly<Record<string, string>>) => JSON.stringify({ env })

/** Each configuration of a repository that would loosen what the person set, and a call that shows whether it did. */
const LOOSENING: readonly [
  claim: string,
  user: string,
  files: Readonly<Record<string, string>>,
  call: readonly [path: string, decision: string],
  env?: Env,
][] = [
  [
    'modes in the config.toml of the project',
    '[guardrails]\nfail = "closed"\nmodes.self_protection = "deny"\n',
    { [CONFIG]: '[guardrails]\nfail = "open"\nmodes.self_protection = "off"\n' },
    [CONFIG, 'deny'],
  ],
  [
    'wider roots',
    '[guardrails]\nwrite_roots = ["docs/**"]\n',
    { [CONFIG]: '[guardrails]\nwrite_roots = ["**"]\n' },
    ['src/a.ts', 'deny'],
  ],
  [
    'the mode of a guard whose terms are the person’s',
    '[guardrails]\nwrite_roots = ["docs/**"]\n',
    { [CONFIG]: '[guardrails.modes]\nconfined_writes = "off"\n' },
    ['src/a.ts', 'deny'],
  ],
  [
    'a hook switched off under a policy of the person',
    '[guardrails]\nwrite_roots = ["docs/**"]\n',
    { [CONFIG]: '[hooks]\npre_tool_use = false\n' },
    ['src/a.ts', 'deny'],
  ],
  [
    'the policy document',
    '[guardrails]\nwrite_roots = ["docs/**"]\n',
    { [DOCUMENT]: '---\nguardrails:\n  write_roots: ["**"]\n  modes: { confined_writes: "off" }\n---\n' },
    ['src/a.ts', 'deny'],
  ],
  [
    'a variable of the settings',
    '[guardrails]\nwrite_roots = ["docs/**"]\n',
    { [SETTINGS]: settings({ HOLDFAST_GUARDRAILS__WRITE_ROOTS: '**' }) },
    ['src/a.ts', 'deny'],
    { HOLDFAST_GUARDRAILS__WRITE_ROOTS: '**' },
  ],
  [
    'HOLDFAST_OFF in the settings',
    '[guardrails]\nwrite_roots = ["docs/**"]\n',
    { [SETTINGS]: settings({ HOLDFAST_OFF: '1' }) },
    ['src/a.ts', 'deny'],
    { HOLDFAST_OFF: '1' },
  ],
  [
    'another place for the person’s configuration',
    '[guardrails]\nwrite_roots = ["docs/**"]\n',
    { [SETTINGS]: settings({ XDG_CONFIG_HOME: '/nowhere' }) },
    ['src/a.ts', 'deny'],
    { XDG_CONFIG_HOME: '/nowhere' },
  ],
  [
    'another home, in the repository',
    '',
    {
      [SETTINGS]: settings({ HOME: '$PROJECT/evil' }).replace('$PROJECT', '/proc/self/cwd'),
      'evil/.config/holdfast/config.toml': '[guardrails.modes]\nself_protection = "off"\n',
    },
    [CONFIG, 'ask'],
    { HOME: '/proc/self/cwd/evil' },
  ],
]

describe('what a repository says only tightens what the person set', { concurrency: 2 }, () => {
  for (const [claim, user, files, [path, decision], env] of LOOSENING)
    it(claim, async (test) => {
      const { edit } = open(test, { [USER]: user, ...files })
      assert.equal(await edit(path, env), decision)
      assert.equal(await edit(path, env), decision, 'from the cache')
    })

  it('an ignored value is named once by a hook, and always by the commands', async (test) => {
    const { edit, problems, holdfast } = open(test, {
      [USER]: '[guardrails]\nwrite_roots = ["docs/**"]\n',
      [CONFIG]: '[guardrails]\nwrite_roots = ["**"]\n',
    })
    await edit('src/a.ts')
    await edit('src/a.ts')
    const told = problems()
    assert.deepEqual(
      told.map(({ code }) => code),
      ['config-loosens'],
    )
    const named = /config\.toml" line 2: guardrails\.write_roots = \["\*\*"\]; \["docs\/\*\*"\] is used/
    assert.match(told[0].text, named)
    assert.match(JSON.parse(holdfast('config', 'show', '--json').out).problems.join('\n'), named)
    const explained = holdfast('explain', 'ls')
    assert.match(explained.err + explained.out, named)
    const { findings } = JSON.parse(holdfast('doctor', '--json').out)
    const found = JSON.stringify(findings ?? JSON.parse(holdfast('doctor', '--json').out))
    assert.match(found, /config-loosens/)
  })

  it('a repository that tightens is obeyed, and what the person did not set is its own', async (test) => {
    const { edit, readValue, holdfast } = open(test, {
      [USER]: '[guardrails]\nwrite_roots = ["docs/**", "src/**"]\nmodes.self_protection = "ask"\n',
      [CONFIG]:
        'criticality = "C1"\n[guardrails]\nwrite_roots = ["docs/**"]\nmodes.self_protection = "deny"\nmodes.write_size = "off"\n',
    })
    assert.equal(await edit('src/a.ts'), 'deny')
    assert.equal(await edit('docs/a.md'), 'silent')
    assert.equal(await edit(CONFIG), 'deny')
    assert.deepEqual([readValue('criticality'), readValue('guardrails.modes.write_size')], ['C1', 'off'])
    assert.deepEqual(JSON.parse(holdfast('config', 'show', '--json').out).problems, [])
  })

  it('a variable of the person still wins: from the shell, with another value, from settings git does not know', async (test) => {
    const off = { HOLDFAST_OFF: '1' }
    const roots = '[guardrails]\nwrite_roots = ["docs/**"]\n'
    assert.equal(await open(test, { [USER]: roots }).edit('src/a.ts', off), 'silent')
    const other = { [USER]: roots, [SETTINGS]: settings({ HOLDFAST_GUARDRAILS__WRITE_ROOTS: '**' }) }
    assert.equal(await open(test, other).edit('src/a.ts', { HOLDFAST_GUARDRAILS__WRITE_ROOTS: 'src/**' }), 'silent')
    const local = open(test, { [USER]: roots, [LOCAL]: settings(off) })
    assert.equal(await local.edit('src/a.ts', off), 'silent')
    execFileSync('git', ['-C', local.sandbox.project, 'add', '-f', LOCAL])
    assert.equal(await local.edit('src/a.ts', off), 'deny', 'git tracks the file')
  })

  describe('local settings that came with a clone, through', () => {
    const off = { HOLDFAST_OFF: '1' }
    const git = (folder: string, ...args: readonly string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { stdio: 'pipe' })
    const commit = (folder: string) => {
      git(folder, 'add', '-A', '-f')
      git(folder, 'commit', '-qm', 'x')
    }
    const ways: Record<string, (project: string) => void> = {
      'a link in place of .claude': (project) => {
        putFile(join(project, 'shared/settings.local.json'), settings(off))
        symlinkSync('shared', join(project, '.claude'))
        commit(project)
      },
      'a link to a file that git does not know': (project) => {
        putFile(join(project, 'node_modules/x/y.json'), settings(off))
        putFile(join(project, '.gitignore'), 'node_modules/\n')
        mkdirSync(join(project, '.claude'))
        symlinkSync('../node_modules/x/y.json', join(project, LOCAL))
        git(project, 'add', '-A')
        git(project, 'commit', '-qm', 'x')
      },
      'a link of the person’s into another clone': (project) => {
        const clone = join(project, '../clone')
        putFile(join(clone, 'settings.local.json'), settings(off))
        git(clone, 'init', '-q')
        commit(clone)
        symlinkSync('../clone', join(project, '.claude'))
      },
      'a submodule in place of .claude': (project) => {
        const module = join(project, '../module')
        putFile(join(module, 'settings.local.json'), settings(off))
        git(module, 'init', '-q')
        commit(module)
        git(project, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', module, '.claude')
        commit(project)
      },
      'an index in two files': (project) => {
        putFile(join(project, LOCAL), settings(off))
        commit(project)
        git(project, 'update-index', '--split-index')
      },
    }
    for (const [way, make] of Object.entries(ways))
      it(way, async (test) => {
        const { sandbox, edit } = open(test, { [USER]: '[guardrails]\nwrite_roots = ["docs/**"]\n' })
        make(sandbox.project)
        assert.equal(await edit('src/a.ts', off), 'deny')
      })
    it('no link: settings of the person’s own in a linked folder still win', async (test) => {
      const { sandbox, edit } = open(test, { [USER]: '[guardrails]\nwrite_roots = ["docs/**"]\n' })
      putFile(join(sandbox.home, 'claude/settings.local.json'), settings(off))
      symlinkSync(join(sandbox.home, 'claude'), join(sandbox.project, '.claude'))
      assert.equal(await edit('src/a.ts', off), 'silent')
    })
  })

  it('a tool that a repository says to write elsewhere, or nothing, is held by its shape', async (test) => {
    const input = { path: '$PROJECT/src/a.ts', page: '$PROJECT/docs/a.md', content: 'x' }
    for (const writers of ['"mcp__fs__write_file" = ["page"]', '"mcp__*" = ["page"]', '"mcp__fs__write_file" = []']) {
      const project = { [CONFIG]: `[guardrails.mcp_writers]\n${writers}\n` }
      const { decide } = open(test, { [USER]: '[guardrails]\nwrite_roots = ["docs/**"]\n', ...project })
      assert.equal((await decide('mcp__fs__write_file', input)).decision, 'deny', writers)
      const own = { [USER]: `[guardrails]\nwrite_roots = ["docs/**"]\n[guardrails.mcp_writers]\n${writers}\n` }
      assert.equal((await open(test, own).decide('mcp__fs__write_file', input)).decision, 'silent', writers)
    }
    const other = '[guardrails.mcp_writers]\nmcp__cms__publish = ["sheet"]\n'
    const { decide } = open(test, { [USER]: '[guardrails]\nwrite_roots = ["docs/**"]\n', [CONFIG]: other })
    assert.equal((await decide('mcp__cms__publish', { sheet: '$PROJECT/src/a.ts' })).decision, 'deny', 'tighter')
  })

  it('settings that nobody can read, or that name the person’s own home, end no policy', async (test) => {
    const roots = '[guardrails]\nwrite_roots = ["docs/**"]\n'
    for (const text of [`{"x": "${'y'.repeat(5 << 20)}"}`, '// "HOME"\n{}', settings({ HOME: '$HOME' })]) {
      assert.equal(await open(test, { [USER]: roots, [SETTINGS]: text }).edit('src/a.ts'), 'deny')
      const { write, holdfast, edit } = open(test, { [CONFIG]: roots })
      assert.equal(holdfast('config', 'adopt').code, 0)
      write(CONFIG, '[guardrails]\nwrite_roots = ["**"]\n')
      write(SETTINGS, text)
      assert.equal(await edit('src/a.ts'), 'deny')
    }
    const wide = Buffer.from(`\ufeff${settings({ HOLDFAST_OFF: '1' })}`, 'utf16le')
    const { sandbox, edit } = open(test, { [USER]: roots })
    mkdirSync(join(sandbox.project, '.claude'))
    writeFileSync(join(sandbox.project, SETTINGS), wide)
    assert.equal(await edit('src/a.ts', { HOLDFAST_OFF: '1' }), 'deny', 'UTF-16')
  })

  it('a file that cannot be read, and a cache beside it, loosen nothing', async (test) => {
    const forged = open(test, { [CONFIG]: '[guardrails.modes]\nself_protection = "off"\n' })
    assert.equal(await forged.edit(CONFIG), 'silent')
    const cache = readFileSync(join(findCaches(forged.sandbox), 'config.json'), 'utf8')
    const { edit } = open(test, {
      [USER]: '[guardrails]\nwrite_roots = ["docs/**"]\nmodes.self_protection = "deny"\n',
      [CONFIG]: `# ${'x'.repeat(300_000)}\n`,
      '.holdfast/cache/config.json': cache,
    })
    assert.equal(await edit(CONFIG), 'deny')
    assert.equal(await edit('src/a.ts'), 'deny')
  })
})

describe('a policy that the person adopted', { concurrency: 2 }, () => {
  const POLICY = '[guardrails]\nwrite_roots = ["docs/**"]\nfail = "closed"\nmodes.confined_writes = "deny"\n'

  it('is asked about once when it is loosened, and holds', async (test) => {
    const { write, holdfast, decide, edit, problems, readValue, sandbox } = open(test, { [CONFIG]: POLICY })
    assert.match(holdfast('config', 'adopt').out, /guardrails\.write_roots = \["docs\/\*\*"\]/)
    assert.equal(await edit('docs/a.md'), 'silent')
    assert.equal(await edit('src/a.ts'), 'deny')
    write(CONFIG, '[guardrails]\nwrite_roots = ["**"]\nmodes.confined_writes = "off"\n[hooks]\npre_tool_use = false\n')
    assert.equal(await edit('src/a.ts'), 'deny')
    const asked = await decide('Write', { file_path: '$PROJECT/docs/a.md', content: 'x' })
    assert.equal(asked.decision, 'ask')
    assert.match(asked.reason, /loosened since you adopted it: .*write_roots = \["\*\*"\] \(adopted: \["docs/)
    assert.match(asked.reason, /"node \S+holdfast\.mjs config adopt" accepts/)
    assert.equal(await edit('docs/a.md'), 'silent', 'asked once')
    const refused = await decide('Write', { file_path: '$PROJECT/src/a.ts', content: 'x' })
    assert.equal(refused.decision, 'deny')
    assert.match(
      refused.reason,
      /stricter than the repository's now \(`node \S+holdfast\.mjs config adopt` accepts that\), says so/,
    )
    assert.doesNotMatch(holdfast('status').out, /^journal /m, 'the problems of now say the same')
    assert.deepEqual(readValue('hooks.pre_tool_use'), true)
    const codes = problems().map(({ code }) => code)
    assert.deepEqual([...new Set(codes)], ['policy-loosened'])
    assert.equal(codes.length, 4, codes.join())
    assert.match(JSON.parse(holdfast('config', 'show', '--json').out).problems.join('\n'), /policy you adopted/)
    const start = JSON.stringify({
      hook_event_name: 'SessionStart',
      session_id: 's-1',
      cwd: '$PROJECT',
      source: 'startup',
    })
    const { stdout } = await runHook(sandbox, 'session-start', { stdin: start })
    assert.match(JSON.parse(stdout).systemMessage, /was loosened since you adopted it/)
    write(CONFIG, '')
    assert.match(holdfast('config', 'show', '--json').out, /guardrails\.write_roots = no list; \[/)
    assert.equal(holdfast('config', 'adopt').code, 0)
    write(CONFIG, '[guardrails]\nwrite_roots = ["src/**"]\n')
    assert.equal(await edit('src/a.ts'), 'silent')
  })

  it('may become tighter without a word, and its removal loosens it', async (test) => {
    const { write, holdfast, edit, sandbox } = open(test, { [CONFIG]: POLICY })
    holdfast('config', 'adopt')
    write(CONFIG, POLICY.replace('["docs/**"]', '["docs/a/**"]'))
    assert.equal(await edit('docs/b.md'), 'deny')
    assert.equal(await edit('docs/a/b.md'), 'silent')
    rmSync(placeOf(sandbox, CONFIG))
    assert.equal(await edit('docs/b.md'), 'ask')
    assert.equal(await edit('docs/b.md'), 'silent')
    assert.equal(await edit('src/a.ts'), 'deny')
  })

  it('gets tighter, without a word, where a looser value is taken out and the default is in force again', async (test) => {
    const modes = 'modes.confined_writes = "off"\nmodes.loss = "off"\n'
    const { write, holdfast, readValue } = open(test, {
      [CONFIG]: `[guardrails]\nwrite_roots = ["docs/**"]\n${modes}`,
    })
    const problems = () => JSON.parse(holdfast('config', 'show', '--json').out).problems
    const values = () => ['confined_writes', 'loss'].map((mode) => readValue(`guardrails.modes.${mode}`))
    holdfast('config', 'adopt')
    assert.deepEqual(values(), ['off', 'off'])
    write(CONFIG, '[guardrails]\nwrite_roots = ["docs/**"]\n')
    assert.deepEqual([values(), problems()], [['deny', 'rescue'], []])
    write(CONFIG, '')
    assert.deepEqual(values(), ['off', 'rescue'], 'over roots that are held, the adopted mode holds too')
    assert.match(problems().join(), /^[^,]*policy you adopted: guardrails\.write_roots[^,]*$/)
  })

  it('outlives a renamed folder, holds in a worktree, and counts for this person alone', async (test) => {
    const { write, holdfast, edit, sandbox, decide } = open(test, { [CONFIG]: POLICY })
    holdfast('config', 'adopt')
    const other = join(sandbox.root, 'other')
    renameSync(sandbox.project, other)
    renameSync(other, sandbox.project)
    const git = (...args: string[]) => execFileSync('git', ['-C', sandbox.project, ...args])
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'one')
    const tree = join(sandbox.root, 'tree')
    git('worktree', 'add', '-q', tree)
    const inTree = { file_path: `${tree}/src/a.ts`, content: 'x' }
    assert.equal((await decide('Write', inTree, { CLAUDE_PROJECT_DIR: tree })).decision, 'deny')
    write(CONFIG, '[guardrails.modes]\nconfined_writes = "off"\n')
    assert.equal(await edit('src/a.ts'), 'deny')
    writeFileSync(join(sandbox.home, '.local/state/holdfast/key'), `${'7'.repeat(32)}\n`)
    write(CONFIG, '# again\n[guardrails.modes]\nconfined_writes = "off"\n')
    assert.equal(await edit('src/a.ts'), 'silent', 'the record of somebody else is no policy')
    const listFixes = () =>
      (JSON.parse(holdfast('doctor', '--quick', '--json').out).findings as { id: string; fix: string }[])
        .filter(({ id }) => id === 'config-unusable')
        .map(({ fix }) => fix)
    assert.deepEqual(listFixes(), ['holdfast config adopt'])
    assert.equal(holdfast('config', 'adopt').code, 0)
    assert.deepEqual(listFixes(), [])
  })

  it('takes the key that config set sets, and no other; the model adopts nothing', async (test) => {
    const { write, holdfast, decide, readValue, sandbox } = open(test, { [CONFIG]: POLICY })
    assert.equal(holdfast('init').code, 0)
    assert.equal(holdfast('config', 'set', 'guardrails.unresolved', 'deny').code, 0)
    assert.ok(!existsSync(join(sandbox.project, '.git/holdfast/adopted.json')), 'a person adopts by name')
    holdfast('config', 'adopt')
    write(CONFIG, POLICY.replace('closed', 'open'))
    assert.equal(readValue('guardrails.fail'), 'closed')
    assert.equal(holdfast('config', 'set', 'guardrails.write_roots', 'src/**').code, 0)
    assert.deepEqual([readValue('guardrails.write_roots'), readValue('guardrails.fail')], [['src/**'], 'closed'])
    for (const command of ['holdfast config adopt', 'node .claude/holdfast/dist/holdfast.mjs config adopt'])
      assert.notEqual((await decide('Bash', { command })).decision, 'silent', command)
    const free = open(test, {})
    const { reason } = await free.decide('Bash', { command: 'rm .git/holdfast/adopted.json' })
    assert.match(reason, /^self-protection: .*what holdfast keeps of this repository/)
  })
})
