import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { createRegistration } from '../../src/client/core/registration.ts'
import { runCommand } from '../bundle/run-command.ts'
import { createSandbox } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

/** A repository with files, and the shipped command in it. */
function open(test: TestContext, files: Readonly<Record<string, string>> = {}) {
  const sandbox = createSandbox(test)
  const write = (path: string, text: string | Uint8Array) => {
    const target = path.startsWith('~/') ? join(sandbox.home, path.slice(2)) : join(sandbox.project, path)
    putFile(target, text)
  }
  for (const [path, text] of Object.entries({ '.git/HEAD': 'ref: refs/heads/main\n', ...files })) write(path, text)
  const holdfast = (...args: readonly string[]) => runCommand(sandbox, ...args)
  const read = (path: string, encoding: BufferEncoding = 'utf8') => readFileSync(join(sandbox.project, path), encoding)
  return { holdfast, read, write }
}

const CONFIG = '.holdfast/config.toml'
const POLICY = '---\nguardrails:\n  write_roots: ["docs/**"]\n  unresolved: deny\n---\n# Guardrails\n'

describe('holdfast config show and get', () => {
  it('name the layer each value came from, the stronger one winning', (test) => {
    const { holdfast } = open(test, {
      [CONFIG]: '[guardrails]\nunresolved = "allow"\n',
      'docs/context/GUARDRAILS.md': POLICY,
    })
    const { code, out } = holdfast('config', 'show')
    assert.equal(code, 0)
    assert.match(out, /^guardrails\.unresolved = "allow" {2}\(project\)$/m)
    assert.match(out, /^guardrails\.write_roots = \["docs\/\*\*"\] {2}\(policy\)$/m)
    assert.match(out, /^guardrails\.fail = "open"$/m)
    const { values, problems } = JSON.parse(holdfast('config', 'show', '--json').out)
    const rows = values.filter(({ layer }: { layer: string }) => layer !== 'default')
    assert.deepEqual(rows, [
      { key: 'guardrails.write_roots', value: ['docs/**'], layer: 'policy' },
      { key: 'guardrails.unresolved', value: 'allow', layer: 'project' },
    ])
    assert.deepEqual(problems, [])
    assert.equal(holdfast('config', 'get', 'guardrails.unresolved').out, '"allow"  (project)\n')
    assert.deepEqual(JSON.parse(holdfast('config', 'get', 'guardrails.fail', '--json').out), {
      key: 'guardrails.fail',
      value: 'open',
      layer: 'default',
    })
  })

  it('show what is wrong with a layer, and the value in force in its place', (test) => {
    const { holdfast } = open(test, { [CONFIG]: '[guardrails]\nunresolved = "never"\nwriteroots = 1\n' })
    const { values, problems } = JSON.parse(holdfast('config', 'show', '--json').out)
    const unresolved = values.find(({ key }: { key: string }) => key === 'guardrails.unresolved')
    assert.deepEqual(unresolved, { key: 'guardrails.unresolved', value: 'ask', layer: 'default' })
    assert.equal(problems.length, 2)
    assert.match(problems.join('\n'), /config\.toml.*guardrails\.unresolved/)
    assert.match(problems.join('\n'), /guardrails\.writeroots/)
    const { code, out } = holdfast('config', 'show')
    assert.equal(code, 0)
    for (const problem of problems) assert.ok(out.includes(problem), `"${problem}" is not in ${out}`)
  })

  it('refuse a key that is not there and a folder that is none, with 2', (test) => {
    const { holdfast } = open(test)
    for (const key of ['nope', 'guardrails', 'constructor', '__proto__']) {
      const run = holdfast('config', 'get', key)
      assert.deepEqual([run.code, run.out], [2, ''], key)
      assert.match(run.err, /^There is no key "/, key)
    }
    for (const args of [['get', 'guardrails.fail'], ['show'], ['set', 'guardrails.fail', 'open']])
      assert.equal(holdfast('config', ...args, '--dir', 'nowhere').code, 2, args.join(' '))
    assert.equal(holdfast('config', 'get').code, 2)
  })
})

describe('holdfast config set', () => {
  it('names the JSON schema of a drop-in copy on the first line of a new file, for editors', (test) => {
    const line = '#:schema ../.claude/holdfast/dist/config.schema.json'
    const { holdfast, read } = open(test, { '.claude/holdfast/dist/config.schema.json': '{}\n' })
    assert.equal(holdfast('config', 'set', 'memory.markers', 'false').code, 0)
    assert.equal(holdfast('config', 'set', 'criticality', 'C3').code, 0)
    assert.equal(read(CONFIG), `${line}\ncriticality = "C3"\n[memory]\nmarkers = false\n`)
    const elsewhere = open(test)
    assert.equal(elsewhere.holdfast('config', 'set', 'criticality', 'C3').code, 0)
    assert.equal(elsewhere.read(CONFIG), 'criticality = "C3"\n', 'no copy, no schema')
    const own = open(test, { [CONFIG]: '# mine\n', '.claude/holdfast/dist/config.schema.json': '{}\n' })
    assert.equal(own.holdfast('config', 'set', 'memory.markers', 'false').code, 0)
    assert.match(own.read(CONFIG), /^# mine\n/)
  })

  it('changes one line and leaves comments, order and the rest as they are', (test) => {
    const text =
      '# ours\n[guardrails] # the policy\nwrite_roots = ["docs/**"] # see "docs" # and why\n\n[hooks]\n# quiet\n'
    const { holdfast, read } = open(test, { [CONFIG]: text })
    const run = holdfast('config', 'set', 'guardrails.write_roots', 'docs/**,src/**')
    assert.equal(run.code, 0, run.err)
    assert.equal(run.out, `guardrails.write_roots = ["docs/**","src/**"] in $PROJECT/${CONFIG}\n`)
    assert.equal(read(CONFIG), text.replace('["docs/**"]', '["docs/**", "src/**"]'))
    assert.equal(holdfast('config', 'set', 'guardrails.modes.governance', 'deny').code, 0)
    assert.ok(read(CONFIG).endsWith('\n[guardrails.modes]\ngovernance = "deny"\n'), read(CONFIG))
    assert.equal(holdfast('config', 'get', 'guardrails.modes.governance').out, '"deny"  (project)\n')
  })

  it('makes the file where there is none', (test) => {
    const { holdfast, read } = open(test)
    assert.equal(holdfast('config', 'set', 'guardrails.governance', '{"docs/adr/**": "C3"}').code, 0)
    assert.equal(read(CONFIG), '[guardrails]\ngovernance = { "docs/adr/**" = "C3" }\n')
  })

  it('refuses a value or key that is none, and changes nothing', (test) => {
    const text = '[guardrails]\nunresolved = "deny" # ours\n'
    const { holdfast, read } = open(test, { [CONFIG]: text })
    const bad = holdfast('config', 'set', 'guardrails.unresolved', 'never')
    assert.equal(bad.code, 2)
    assert.equal(
      bad.err,
      'Cannot set guardrails.unresolved: "never" is not one of ask, deny, allow; nothing was changed\n',
    )
    for (const [key = '', value = ''] of [
      ['guardrails.nope', 'x'],
      ['guardrails.deadline', 'soon'],
      ['guardrails.governance', '{"docs/**": "C9"}'],
      ['guardrails.modes.governance', 'block'],
    ])
      assert.equal(holdfast('config', 'set', key, value).code, 2, key)
    assert.equal(holdfast('config', 'set', 'guardrails.fail').code, 2)
    assert.equal(read(CONFIG), text)
  })

  it('gives a list over several lines a line more', (test) => {
    const text = '[guardrails]\nwrite_roots = [\n  "docs/**", # pages\n  "src/**"\n]\n'
    const { holdfast, read } = open(test, { [CONFIG]: text })
    assert.equal(holdfast('config', 'set', 'guardrails.write_roots', '--add', 'test/**').code, 0)
    assert.equal(read(CONFIG), text.replace('"src/**"', '"src/**",\n  "test/**"'))
  })

  it('takes no entry out of a list that lacks it, and says so', (test) => {
    const { holdfast, read } = open(test, { [CONFIG]: '[guardrails]\nwrite_roots = ["src/**"]\n' })
    const run = holdfast('config', 'set', 'guardrails.write_roots', '--remove', 'src/*')
    assert.deepEqual([run.code, run.out], [1, ''])
    assert.match(run.err, /^There is no "src\/\*" in guardrails\.write_roots = \["src\/\*\*"\]; nothing was changed\n$/)
    assert.equal(read(CONFIG), '[guardrails]\nwrite_roots = ["src/**"]\n')
  })

  it('does not touch a value over several lines that one line would lose a part of', (test) => {
    const text = '[guardrails]\nwrite_roots = [\n  "docs/**", # pages\n]\n'
    const { holdfast, read } = open(test, { [CONFIG]: text })
    const run = holdfast('config', 'set', 'guardrails.write_roots', 'src/**')
    assert.equal(run.code, 1)
    assert.match(run.err, /change it by hand/)
    assert.equal(read(CONFIG), text)
  })

  it('changes no file that is broken, or that holds other bytes than text', (test) => {
    const { holdfast, read, write } = open(test)
    for (const [text, why] of [
      ['criticality = "C2"\n[guardrails\nfail = "open"\n', 'line 2: not valid TOML'],
      ['[hasOwnProperty]\na = 1\n', 'a table is named after what every object of JavaScript inherits'],
      [Buffer.from('# caf\xe9\n', 'latin1'), 'it holds bytes that are not UTF-8'],
    ] as const) {
      write(CONFIG, text)
      const before = read(CONFIG, 'latin1')
      for (const [key, value] of [
        ['criticality', 'C3'],
        ['guardrails.fail', 'open'],
      ] as const) {
        const run = holdfast('config', 'set', key, value)
        assert.deepEqual([run.code, run.out], [1, ''])
        assert.equal(run.err, `Cannot set ${key} in "$PROJECT/${CONFIG}": ${why}; nothing was changed\n`)
      }
      assert.equal(read(CONFIG, 'latin1'), before)
    }
    write(CONFIG, '# \ufffd\n')
    assert.equal(holdfast('config', 'set', 'criticality', 'C3').code, 0, 'the character itself is text')
  })
})

describe('a file of a Windows editor', () => {
  const LINES = '# ours\n[guardrails] # the policy\nfail = "closed" # why\n'

  it('counts with CRLF, in the project and in the home, and keeps it', (test) => {
    const crlf = LINES.replaceAll('\n', '\r\n')
    const { holdfast, read } = open(test, {
      [CONFIG]: crlf,
      '~/.config/holdfast/config.toml': '# x\r\ncriticality = "C3"\r\n',
    })
    assert.equal(holdfast('config', 'get', 'guardrails.fail').out, '"closed"  (project)\n')
    assert.equal(holdfast('config', 'get', 'criticality').out, '"C3"  (user)\n')
    assert.equal(holdfast('config', 'set', 'guardrails.fail', 'open').code, 0)
    assert.equal(holdfast('config', 'set', 'memory.markers', 'false').code, 0)
    assert.equal(read(CONFIG), `${crlf.replace('closed', 'open')}\r\n[memory]\r\nmarkers = false\r\n`)
  })

  it('counts with a byte order mark: configuration, policy, flags, agents and rules', (test) => {
    const agent = '---\nname: wrong\ndescription: d\ntools: Raed\n---\nbe good\n'
    const files = {
      [CONFIG]: LINES,
      'docs/context/GUARDRAILS.md': POLICY,
      '.holdfast/flags.json': '{"probe": true}\n',
      '.claude/config.yaml': 'features:\n  other: true\n',
      '.claude/agents/wrong.md': agent,
      'CLAUDE.md': '---\npaths: [src/**]\n---\n<!-- L2-REINJECT: rank=1, content="Never push." -->\n',
    }
    const plain = open(test, files)
    const marked = open(test, Object.fromEntries(Object.entries(files).map(([path, text]) => [path, `\ufeff${text}`])))
    for (const args of [
      ['config', 'show'],
      ['config', 'flags'],
      ['explain', 'prompt'],
    ])
      assert.equal(marked.holdfast(...args).out, plain.holdfast(...args).out, args.join(' '))
    assert.match(marked.holdfast('config', 'show').out, /^guardrails\.unresolved = "deny" {2}\(policy\)$/m)
    assert.match(marked.holdfast('doctor', '--quick').out, /"Raed"/)
    assert.equal(marked.holdfast('config', 'set', 'guardrails.fail', 'open').code, 0)
    assert.equal(marked.read(CONFIG), `\ufeff${LINES.replace('closed', 'open')}`)
  })
})

const TRACK = {
  'docs/tracks/ACTIVE_TRACK': 'one\n',
  'docs/tracks/one/SPEC.md': '# Goal\nx\n# Requirements\n- R1 it works\n- R2 it is fast\n# Acceptance\nx\n',
  'docs/tracks/one/PLAN.md':
    '# Plan\n- Task: T1 build it\n  Status: todo\n  Owner: builder\n  Acceptance: R1 and R2 hold\n\n# Risks\n- Risk: it is late\n  Severity: low\n  Mitigation: begin now\n',
}

describe('holdfast ci gate evaluator', () => {
  it('passes a whole plan with 0', (test) => {
    const { holdfast } = open(test, TRACK)
    const run = holdfast('gate', 'evaluator')
    assert.deepEqual([run.code, run.err], [0, ''])
    assert.equal(run.out, 'pass  evaluator, track "one": SPEC.md, PLAN.md and RISKS.md\n')
    const { passes, findings } = JSON.parse(holdfast('gate', 'evaluator', '--json').out)
    assert.deepEqual([passes, findings], [true, []])
  })

  it('names every finding with file and line, exits with 1, and says the same as data', (test) => {
    const { holdfast } = open(test, {
      ...TRACK,
      'docs/tracks/one/PLAN.md':
        '# Plan\n- Task: T1 build it\n  Status: soon\n  Covers: R1, R7\n  Acceptance: see [how](how.md)\n- Task: T1 again\n  Status: todo\n  Owner: builder\n  Acceptance: TBD\n\n# Risks\n- Risk: it is late\n  Mitigation: begin now\n',
    })
    const expected = [
      ['SPEC.md', 5, 'uncovered-requirement'],
      ['PLAN.md', 2, 'bad-value'],
      ['PLAN.md', 2, 'missing-field'],
      ['PLAN.md', 2, 'unresolved-reference'],
      ['PLAN.md', 5, 'unresolved-reference'],
      ['PLAN.md', 6, 'duplicate-id'],
      ['PLAN.md', 9, 'placeholder'],
      ['PLAN.md', 12, 'missing-field'],
    ] as const
    const run = holdfast('gate', 'evaluator')
    assert.equal(run.code, 1)
    const said = run.out.trimEnd().split('\n')
    assert.equal(said.shift(), 'fail  evaluator, track "one": SPEC.md, PLAN.md and RISKS.md')
    assert.deepEqual(
      said.map((line) => line.split(': ')[0]),
      expected.map(([document, line, rule]) => `  docs/tracks/one/${document}:${line}  ${rule}`),
    )
    const json = holdfast('gate', 'evaluator', '--json')
    assert.equal(json.code, 1)
    const { passes, findings } = JSON.parse(json.out)
    assert.equal(passes, false)
    assert.deepEqual(
      findings.map(({ path, line, rule }: { path: string; line: number; rule: string }) => [path, line, rule]),
      expected.map(([document, line, rule]) => [`docs/tracks/one/${document}`, line, rule]),
    )
  })

  it('exits with 2 without a track', (test) => {
    const { holdfast } = open(test)
    const run = holdfast('gate', 'evaluator')
    assert.deepEqual([run.code, run.out], [2, ''])
    assert.match(run.err, /^No track is active/)
  })
})

describe('holdfast explain', () => {
  const ROOTS = { [CONFIG]: '[guardrails]\nwrite_roots = ["docs/**"]\n' }

  it('names each guard in its order, what the command does, once, and the verdict', (test) => {
    const { holdfast } = open(test, ROOTS)
    const { code, out, err } = holdfast('explain', 'echo x > docs/a.md && ls')
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /^Bash: no objection\n\npolicy: in force\nwhat it does:\n/)
    assert.equal(out.match(/docs\/a\.md/g)?.length, 1, out)
    assert.deepEqual(
      out
        .slice(out.indexOf('guards, in order:\n'))
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(/ {2,}/)),
      [
        ['allowed-tools', 'nothing to go by'],
        ['self-protection', 'no objection'],
        ['confined-writes', 'no objection'],
        ['write-size', 'no objection'],
        ['spawn-gate', 'switched off'],
        ['tool-availability', 'nothing to go by'],
        ['plan-evaluator', 'nothing to go by'],
        ['architecture', 'nothing to go by'],
        ['governance', 'no objection'],
        ['post-compaction-approval', 'no objection'],
        ['stale-resumption', 'no objection'],
        ['loss', 'no objection'],
      ],
    )
  })

  it('says in words what a command takes from git', (test) => {
    const { holdfast } = open(test)
    const told = (command: string) => /may take away .*/.exec(holdfast('explain', command).out)?.[0]
    assert.equal(told('git checkout -- a.md'), 'may take away changes that are not staged in "a.md"')
    assert.equal(told('git stash clear'), 'may take away entries of the stash in "."')
  })

  it('ends at the guard that denies, whatever the tool, and exits with 0 all the same', (test) => {
    const { holdfast } = open(test, ROOTS)
    for (const args of [
      ['rm src/a.ts'],
      ['--tool', 'Write', '--path', 'src/a.ts'],
      ['--tool', 'NotebookEdit', '--path', 'a.ipynb'],
    ]) {
      const { code, out } = holdfast('explain', ...args)
      assert.equal(code, 0, args.join(' '))
      assert.match(out, /^\w+: deny\n {2}confined-writes: .*outside the write roots\. Writes are allowed in docs\/\*\*/)
      assert.match(out, /\n {2}confined-writes {2}deny: [^\n]*\n$/)
    }
    assert.match(holdfast('explain', '--tool', 'Write', '--path', 'docs/../a.ts').out, /^Write: deny/)
  })

  it('says the same as data', (test) => {
    const { holdfast } = open(test, ROOTS)
    const said = JSON.parse(holdfast('explain', 'echo x > src.ts', '--json').out)
    assert.deepEqual(Object.keys(said), ['policy_adopted', 'verdict', 'steps', 'effects', 'failure'])
    const { decision, guard, target } = said.verdict
    assert.deepEqual(
      { adopted: said.policy_adopted, decision, guard, target },
      { adopted: true, decision: 'deny', guard: 'confined-writes', target: '$PROJECT/src.ts' },
    )
    assert.deepEqual(said.effects.writes, [{ path: '$PROJECT/src.ts', how: 'a redirection', recursive: false }])
    assert.equal(said.failure, null)
    const write = JSON.parse(holdfast('explain', '--tool', 'Write', '--path', 'docs/a.md', '--json').out)
    assert.deepEqual(write.verdict, { decision: 'allow' })
    assert.deepEqual(write.effects.writes, [{ path: '$PROJECT/docs/a.md', how: 'Write', recursive: false }])
  })

  it('tells what nobody can know beforehand, and what a command destroys', (test) => {
    const { holdfast } = open(test, ROOTS)
    const { out } = holdfast('explain', 'echo x > "$(cat name.txt)"')
    assert.match(out, /^Bash: ask\n {2}confined-writes: it cannot be told beforehand/)
    assert.equal(out.match(/not known: > "\$\(cat name\.txt\)"/g)?.length, 1, out)
    const gone = JSON.parse(holdfast('explain', 'git push --force', '--json').out)
    assert.deepEqual(gone.effects.irreversible, ['git push --force'])
    const script = JSON.parse(holdfast('explain', 'node script.js', '--json').out)
    assert.equal(script.verdict.decision, 'allow')
    assert.equal(script.effects.unknown.length, 1)
  })

  it('without a policy says so; only the guards that need none speak', (test) => {
    const { holdfast } = open(test)
    const { out } = holdfast('explain', 'rm -rf .holdfast && echo x > src.ts')
    assert.match(out, /^Bash: ask\n {2}self-protection: /)
    assert.match(
      out,
      /^policy: none; only write-size, tool-availability, self-protection and loss speak, and guards whose mode is set$/m,
    )
    assert.match(out, /^ {2}confined-writes +nothing to go by$/m)
    assert.equal(JSON.parse(holdfast('explain', 'ls', '--json').out).policy_adopted, false)
  })

  it('takes the whole input of any tool', (test) => {
    const { holdfast } = open(test, ROOTS)
    const explain = (tool: string, input: unknown) =>
      JSON.parse(holdfast('explain', '--tool', tool, '--input', JSON.stringify(input), '--json').out).verdict.decision
    assert.equal(explain('mcp__fs__write_file', { path: '/etc/x', content: 'x' }), 'deny')
    assert.equal(explain('mcp__fs__read_file', { path: '/etc/x' }), 'allow')
    assert.equal(explain('PowerShell', { command: 'Set-Content -Path src.ts -Value x' }), 'deny')
  })

  it('refuses a call it cannot read, with 2', (test) => {
    const { holdfast } = open(test)
    for (const args of [[], ['--input', '{bad'], ['--input', '[1]'], ['ls', '--dir', 'nowhere'], ['ls', '--nope']]) {
      const { code, out, err } = holdfast('explain', ...args)
      assert.deepEqual([code, out], [2, ''], args.join(' '))
      assert.notEqual(err, '', args.join(' '))
    }
  })
})

describe('the policy init --tracks adopts', () => {
  it('holds from the next call on, and a second init leaves what a person made of it', (test) => {
    const { holdfast, read, write } = open(test)
    const decide = () => JSON.parse(holdfast('explain', 'echo x > src.ts', '--json').out).verdict.decision
    assert.equal(decide(), 'allow')
    const run = holdfast('init', '.', '--tracks')
    assert.equal(run.code, 0, run.err)
    assert.equal(decide(), 'deny')
    assert.match(
      holdfast('config', 'get', 'guardrails.write_roots').out,
      /^\["docs\/\*\*","artifacts\/\*\*",.*\(policy\)\n$/,
    )
    const page = 'docs/context/GUARDRAILS.md'
    const ours = read(page).replace('"artifacts/**"', '"artifacts/**", "src.ts"')
    assert.notEqual(ours, read(page))
    write(page, ours)
    assert.equal(holdfast('init', '.', '--tracks').code, 0)
    assert.equal(read(page), ours)
    assert.equal(decide(), 'allow')
    assert.equal(holdfast('uninstall', '.').code, 0)
    assert.equal(read(page), ours)
  })
})

describe('a policy that the registration does not follow', () => {
  const file = '.claude/settings.json'
  const registered = JSON.stringify({ hooks: createRegistration() })
  const LIST = ['config', 'set', 'guardrails.allowed_tools']

  it('is told by config set, with what to do, until init has run', (test) => {
    const { holdfast, read } = open(test, { [file]: registered })
    const said = holdfast(...LIST, '["Read"]').out
    assert.match(said, /\.claude\/settings\.json does not register PreToolUse as this policy needs: run ".*init" there/)
    assert.equal(JSON.parse(holdfast(...LIST, '["Bash"]', '--json').out).unfit_registration, file)
    assert.equal(holdfast('init', '.').code, 0)
    assert.equal(JSON.parse(read(file)).hooks.PreToolUse[0].matcher, undefined)
    assert.doesNotMatch(holdfast(...LIST, '["Read"]').out, /PreToolUse/)
    assert.match(holdfast('config', 'set', 'guardrails.modes.allowed_tools', 'off').out, /PreToolUse/)
  })

  it('is told by config adopt', (test) => {
    const { holdfast } = open(test, {
      [CONFIG]: '[guardrails]\nallowed_tools = ["Read"]\n',
      [file]: registered,
    })
    assert.match(holdfast('config', 'adopt').out, /does not register PreToolUse/)
    assert.equal(JSON.parse(holdfast('config', 'adopt', '--json').out).unfit_registration, file)
  })

  it('is left alone where no file registers the hooks', (test) => {
    const { holdfast } = open(test, { [file]: '{}' })
    assert.doesNotMatch(holdfast(...LIST, '["Read"]').out, /PreToolUse/)
  })
})
