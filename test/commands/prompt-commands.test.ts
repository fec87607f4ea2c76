import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { mark } from '../bundle/prompt-project.ts'
import { readTree } from '../bundle/read-tree.ts'
import { runCommand } from '../bundle/run-command.ts'
import { createSandbox, type Sandbox } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

function open(test: TestContext, files: Readonly<Record<string, string>> = {}): Sandbox {
  const sandbox = createSandbox(test)
  for (const [path, text] of Object.entries(files)) putFile(join(sandbox.project, path), text)
  return sandbox
}

const ROUTE_WITH_FLAG = '[[routing]]\nintent = "reviews"\nkeywords = ["review"]\nagent = "reviewer"\nflag = "other"\n'

describe('holdfast config flags', () => {
  it('lists what is known, sets, and takes back', (test) => {
    const sandbox = open(test, { '.holdfast/config.toml': ROUTE_WITH_FLAG })
    const flags = (...args: string[]) => runCommand(sandbox, 'flags', ...args)
    assert.match(flags().out, /^party_mode {2}off {2}not set; route talk of party mode/m)
    assert.equal(flags('enable', 'party_mode').out, 'party_mode: on\n')
    assert.match(flags().out, /^party_mode {2}on {3}set by holdfast config flags/m)
    assert.equal(flags('enable', 'other', '--percent', '25').out, 'other: on for 25% of sessions\n')
    assert.equal(flags('disable', 'party_mode').out, 'party_mode: off\n')
    const stored = readFileSync(join(sandbox.project, '.holdfast/flags.json'), 'utf8')
    assert.deepEqual(JSON.parse(stored), { other: '25%', party_mode: false })
    assert.equal(flags('reset', 'other').out, 'other is not set; it is off\n')
    const data = JSON.parse(flags('--json').out)
    assert.deepEqual(
      data.flags.map(({ name }: { name: string }) => name),
      ['other', 'party_mode'],
    )
    assert.deepEqual(data.flags.slice(1), [
      {
        name: 'party_mode',
        percentage: 0,
        layer: 'holdfast config flags',
        variable: null,
        on: false,
        about: 'route talk of party mode, debate and consensus to the agent party-orchestrator',
      },
    ])
  })

  it('says when a stronger layer keeps its say, and names what cannot be read', (test) => {
    const sandbox = open(test, { '.claude/config.yaml': 'features:\n  party_mode: false\n  other: [1]\n' })
    const set = runCommand(sandbox, 'flags', 'enable', 'party_mode')
    assert.equal(set.out, 'party_mode: off still, because .claude/config.yaml is stronger\n')
    const listed = runCommand(sandbox, 'flags')
    assert.equal(listed.code, 0)
    assert.match(listed.err, /^Bad feature flag ".claude\/config.yaml": other: a list, expected .*; it is off$/m)
  })

  const TREES: readonly (readonly [yaml: string, cause: RegExp])[] = [
    ['a: &a [x]\nb: [*a, *a]\n', /an alias, and none is followed here/],
    [`a: &a [x]\n${'b: &b [*a,*a,*a]\n'}`, /an alias/],
    ['features: [', /not valid YAML/],
    ['features:\n  party_mode: true\n  party_mode: false\n', /not valid YAML at line 3/],
    ['- a\n', /not a mapping/],
    ['features: yes\n', /features is not a mapping/],
    [`a: ${'['.repeat(20_000)}\n`, /not valid YAML|an alias/],
    [`a: "${'x'.repeat(70_000)}"\n`, /over the limit/],
  ]
  for (const [yaml, cause] of TREES) {
    it(`a config.yaml of ${JSON.stringify(yaml.slice(0, 30))} is named and switches nothing on`, (test) => {
      const { code, out, err } = runCommand(open(test, { '.claude/config.yaml': yaml }), 'flags')
      assert.equal(code, 0)
      assert.match(out, /^party_mode {2}off/)
      assert.match(err, /^Cannot read feature flags ".claude\/config.yaml": /)
      assert.match(err, cause)
    })
  }

  it('wrong calls say what to do', (test) => {
    const sandbox = open(test)
    for (const [args, message] of [
      [['enable', 'Party-Mode'], '"Party-Mode" is not the name of a flag; use lower case, digits and _\n'],
      [['enable', 'a', '--percent', '200'], '"200" is not a percentage; give a number from 0 to 100\n'],
      [['disable', 'party_mode', '--percent', '20'], '--percent goes with enable alone\n'],
      [['enable'], 'Say which flag to enable; holdfast config flags lists them\n'],
      [
        ['set', 'party_mode'],
        "error: command-argument value 'set' is invalid for argument 'change'. Allowed choices are enable, disable, reset.\n(holdfast --help lists the commands)\n",
      ],
      [
        ['enable', 'nope'],
        'There is no flag "nope"; there are party_mode. A route of the configuration can name more\n',
      ],
    ] as const) {
      assert.deepEqual(runCommand(sandbox, 'flags', ...args), { code: 2, out: '', err: message })
    }
  })
})

describe('holdfast explain prompt', () => {
  it('names every section, its tokens and why, every marked line, and every malformed marker', (test) => {
    const sandbox = open(test, {
      '.git/HEAD': 'ref: refs/heads/main\n',
      'CLAUDE.md': `# A\n${mark(1, 'A rule.')}<!-- L2-REINJECT: content="No rank." -->\n`,
      '.claude/rules/api.md': `---\npaths: ["src/**"]\n---\n${mark(2, 'For src.')}`,
      '.holdfast/config.toml': '[sections]\nproject_context = false\n[memory]\nguidance = "off"\n',
    })
    const { code, out, err } = runCommand(sandbox, 'explain', 'prompt', 'start', 'party', 'mode')
    assert.deepEqual([code, err], [0, ''])
    assert.equal(
      out,
      [
        'profile standard, session none yet',
        '',
        'session-start: 0 of 2450 tokens',
        '  - context_monitor           0  speaks at a start only after a compaction at C3 or above',
        '  - resumption_context        0  no ended session of this branch left work to take over',
        '  - quality_reinforcement     0  told with the first prompt, and again after a compaction',
        '  - track_context             0  no track is active',
        '  - quality_context           0  nothing differs from the standard; not there: docs/context/CONTEXT_CORE.md, docs/context/ROLES.md, docs/context/GUARDRAILS.md',
        '  - project_context           0  sections.project_context is false',
        '  - related_memories          0  nothing is kept in memory',
        '  - response_guidance         0  memory.guidance is "off"',
        '',
        'user-prompt-submit: 28 of 1500 tokens',
        '  - compaction_alert          0  no compaction is to be told',
        '  - context_monitor           0  the context cannot be measured yet',
        '  - routing_hint              0  party_mode matches, but its flag party_mode is off',
        '  + quality_reinforcement    28  not told yet in this context',
        '',
        'rule files: 2 files, 1 marked line, cadence on-change',
        '     1  CLAUDE.md:2  A rule.',
        '     -  .claude/rules/api.md:4  For src. (only when such files are touched)',
        '  bad   CLAUDE.md:3  no rank',
        '',
      ].join('\n'),
    )
    const full = runCommand(sandbox, 'explain', 'prompt', '--full').out
    assert.match(full, /^ {6}- A rule\.$/m)
    const data = JSON.parse(runCommand(sandbox, 'explain', 'prompt', '--json').out)
    assert.deepEqual(data.rules.malformed, [{ path: 'CLAUDE.md', line: 3, why: 'no rank' }])
    assert.equal(data.answers[1].sections[3].told, true)
  })

  it('names what a session that starts is told of memories, and takes nothing away from that session', (test) => {
    const sandbox = open(test, { '.holdfast/config.toml': '[memory]\nguidance = "minimal"\n' })
    execFileSync('git', ['init', '-q', sandbox.project])
    const told = () => runCommand(sandbox, 'explain', 'prompt').out
    assert.match(told(), /^ {2}\+ response_guidance +\d+ {2}memory\.guidance is "minimal"$/m)
    assert.match(told(), /^ {2}- related_memories +0 {2}nothing is kept in memory$/m)
    assert.equal(runCommand(sandbox, 'memory', 'add', 'We use TOML').code, 0)
    for (let round = 0; round < 2; round += 1)
      assert.match(told(), /^ {2}\+ related_memories +[1-9]\d* {2}kept for the branch or the track$/m)
    const text = runCommand(sandbox, 'explain', 'prompt', '--full').out
    rmSync(join(sandbox.project, '.holdfast/memory'), { recursive: true })
    const before = readTree(sandbox.project)
    assert.equal(runCommand(sandbox, 'explain', 'prompt', '--full').out, text, 'without an index')
    assert.deepEqual(readTree(sandbox.project), before, 'and writes none')
  })

  it('a hook that is switched off says so, and a session that is none is refused', (test) => {
    const sandbox = open(test, { '.holdfast/config.toml': '[hooks]\nuser_prompt_submit = false\n' })
    assert.match(
      runCommand(sandbox, 'explain', 'prompt').out,
      /quality_reinforcement {5}0 {2}hooks\.user_prompt_submit is false/,
    )
    assert.equal(runCommand(sandbox, 'explain', 'prompt', '--session', '../x').code, 2)
  })

  it('a secret in the name of a branch is left out, as the hook leaves it out', (test) => {
    const key = `ghp_${'aB3dE5gH7jK9'.repeat(3)}`
    const sandbox = open(test, { '.git/HEAD': `ref: refs/heads/fix/${key}\n` })
    const { code, out } = runCommand(sandbox, 'explain', 'prompt', '--full')
    assert.deepEqual([code, out.includes(key)], [0, false])
    assert.match(out, /fix\/\[redacted\]/)
  })

  it('explaining a tool call is as it was', (test) => {
    assert.match(runCommand(open(test), 'explain', 'ls -l').out, /^Bash: no objection/)
  })
})
