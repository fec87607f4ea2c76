import assert from 'node:assert/strict'
import { after, describe, it, type TestContext } from 'node:test'
import { parseToml } from '../../src/files/io/toml-file.ts'
import type { EventName } from '../bundle/host-contract.ts'
import { runHook } from '../bundle/run-hook.ts'
import { appendRows, findChanges, takeOut, takeSnapshot } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import { COMPACTION_ROWS, PAYLOADS, TRANSCRIPT } from '../bundle/story.ts'
import { answer, call, result, say, user } from '../core/rows.ts'
import { createRepository, runBundle, write } from './stage.ts'

/** Names that every JavaScript object has from birth, each beside one of the same letters' kind that none has. */
const NAMES = [
  ['constructor', 'konstructor'],
  ['toString', 'toStrink'],
  ['hasOwnProperty', 'hasOwnPropertx'],
  ['__proto__', '__protu__'],
] as const

const COMMANDS = [
  'NAME',
  'NAME test',
  './NAME run',
  'npx NAME --fix src',
  'npm run NAME',
  'npm NAME',
  'git NAME -f',
  'git -c NAME=1 push origin NAME',
  'docker NAME run',
  'cargo NAME && make NAME',
  'python3 -m NAME',
  'NAME=1 env -u NAME sh -c "NAME > out.txt"',
  'for NAME in a b; do rm -rf "$NAME"; done',
  'pwsh -Command "NAME -Path docs"',
  'NAME() { rm -rf docs; }; NAME',
  `python3 - <<'PY'\nimport NAME\nNAME.NAME('docs', NAME=1)\nPY`,
  `node -e "require('NAME')('docs')"`,
  'sed -i s/a/b/ NAME; awk NAME NAME; tar NAME NAME',
] as const

const ROWS = [
  user('Please mend NAME, then NAME.'),
  ...COMMANDS.flatMap((command, index) => [
    call(`toolu_c${index}`, 'Bash', { command, description: 'NAME' }),
    result(`toolu_c${index}`, index % 2 === 0 ? 'Error: NAME is not a function\nExit code 1' : 'NAME', index % 2 === 0),
  ]),
  ...['NAME', 'mcp__NAME__NAME'].flatMap((tool, index) => [
    call(`toolu_t${index}`, tool, { NAME: 'NAME', content: 'NAME' }),
    result(`toolu_t${index}`, 'NAME'),
  ]),
  call('toolu_e', 'Edit', { file_path: 'PROJECT/NAME', old_string: 'NAME', new_string: 'b' }),
  result('toolu_e', 'done'),
  call('toolu_a', 'Agent', { subagent_type: 'NAME', description: 'NAME', prompt: 'Look at NAME.' }),
  result('toolu_a', 'It is NAME.'),
  call('toolu_n', 'TodoWrite', { todos: [{ content: 'NAME', status: 'NAME', activeForm: 'NAME' }] }),
  result('toolu_n', 'done'),
  answer({ type: 'text', text: 'NAME' }, undefined, { type: 'assistant' }).replace('claude-sonnet-4-6', 'NAME'),
  user([{ type: 'NAME', text: 'NAME' }]),
  user('/NAME NAME'),
  user(
    '<NAME>NAME</NAME> <command-name>/NAME</command-name> <teammate-message teammate_id="NAME">NAME</teammate-message>',
  ),
  `{"parentUuid":null,"isSidechain":false,"type":"NAME","NAME":{"NAME":1},"uuid":"NAME"}`,
  `{"parentUuid":null,"isSidechain":false,"type":"system","subtype":"NAME","uuid":"u-1"}`,
  `{"parentUuid":null,"isSidechain":false,"type":"attachment","attachment":{"type":"NAME","NAME":"NAME"},"uuid":"u-2"}`,
  call('toolu_k', 'TaskUpdate', { taskId: 'NAME', status: 'NAME' }),
  result('toolu_k', 'done'),
  call('toolu_q', 'AskUserQuestion', {
    questions: [{ question: 'NAME?', header: 'NAME', options: [{ label: 'NAME' }] }],
  }),
  result('toolu_q', 'User has answered your questions: "NAME?"="NAME".'),
  call('toolu_s', 'Skill', { skill: 'NAME', args: 'NAME' }),
  result('toolu_s', 'Launching skill: NAME'),
  say('Decision: NAME. Risk: NAME\n- Severity: NAME\nThe cause was NAME.'),
].join('\n')

const CONFIG = [
  '[guardrails]',
  'write_roots = ["src/**"]',
  'allowed_tools = ["Bash", "NAME"]',
  '[guardrails.modes]',
  'NAME = "deny"',
].join('\n')

let told = 0
after(() =>
  saveCounts('hostile', { 'answers about names that objects inherit': `the same as about others ${told} of ${told}` }),
)

/** All that a session says and keeps when `name` stands wherever somebody else chooses a name. */
async function tell(test: TestContext, name: string): Promise<readonly string[]> {
  const sandbox = createRepository(test)
  const put = (text: string) => text.replaceAll('NAME', name).replaceAll('PROJECT', sandbox.project)
  const before = takeSnapshot(sandbox)
  write(sandbox.project, '.holdfast/config.toml', put(CONFIG))
  write(sandbox.project, '.claude/config.yaml', put('features:\n  NAME: true\n'))
  write(sandbox.project, put('NAME'), 'a\n')
  write(
    sandbox.project,
    put('.claude/agents/NAME.md'),
    put('---\nname: NAME\ndescription: NAME\ntools: NAME\nNAME: NAME\n---\nNAME\n'),
  )
  write(sandbox.project, 'ORCHESTRATION.yaml', put('resumption:\n  NAME: NAME\n  workflow:\n    status: NAME\n'))
  write(
    sandbox.project,
    'docs/tracks/alpha/RISKS.md',
    put('# Risks\n\n- Risk: NAME\n  - Severity: NAME\n  - NAME: NAME\n  - Mitigation: NAME\n'),
  )
  write(sandbox.project, put('docs/NAME/NAME.md'), 'a\n')
  appendRows(sandbox, TRANSCRIPT, put(ROWS))
  const texts: string[] = []
  const fire = async (event: EventName, payload: string) => {
    const { exitCode, stdout, stderr } = await runHook(sandbox, event, { stdin: payload })
    assert.equal(exitCode, 0, event)
    texts.push(`${event}: ${stdout}${stderr}`)
  }
  for (const command of COMMANDS) {
    const payload = {
      ...JSON.parse(PAYLOADS['pre-tool-use']),
      tool_name: 'Bash',
      tool_input: { command: put(command) },
    }
    await fire('pre-tool-use', JSON.stringify(payload))
  }
  await fire('pre-compact', PAYLOADS['pre-compact'])
  appendRows(sandbox, TRANSCRIPT, COMPACTION_ROWS)
  for (const event of ['session-start', 'user-prompt-submit', 'post-tool-use'] as const)
    await fire(event, PAYLOADS[event])
  for (const args of [
    ...[['status'], ['config', 'flags'], ['init', '--dry-run'], ['recall', name], ['checkpoint', 'show']],
    ...[
      ['explain', `${name} run`],
      ['explain', '--tool', name, '--path', name],
    ],
    ...[['memory', 'add', '--tags', name, name], ['memory', 'search', name], ['checkpoint', 'list'], ['doctor']],
    ...[
      ['config', 'get', name],
      ['config', 'set', name, '1'],
      ['checkpoint', 'show', name],
      ['track', 'show', name],
    ],
    ...[['memory', 'add', '--namespace', name, 'one'], ['report', '--session', name], ['completion', name], [name]],
  ]) {
    const { stdout, stderr } = await runBundle(sandbox, 'holdfast.mjs', args)
    texts.push(`${args[0]}: ${stdout}${stderr}`)
  }
  const kept = Object.entries(findChanges(sandbox, before)).filter(([path]) => path.includes('checkpoints/'))
  assert.ok(kept.length > 0, `no checkpoint with ${name}`)
  texts.push(...kept.map(([path, text]) => `${path}: ${text}`))
  return texts.map((text) => takeOut(sandbox, text))
}

/** Without what only a digest of the name tells. */
const withoutDigests = (text: string) => text.replaceAll(/\bm-[0-9a-z]{6,}|\b[0-9a-f]{12,64}\b/g, 'DIGEST')

/** Texts of TOML, and whether the parser may take them. */
const TABLES: readonly (readonly [text: string, isTaken: boolean])[] = [
  ['[hasOwnProperty]\ncall = 1', false],
  ['hasOwnProperty.call = 1', false],
  ['["has\\u004fwnProperty"]\ncall = 1', false],
  ['[toString.call]\na = 1', true],
  ['[constructor]\nx = 1', false],
  ['[toString.constructor]\nx = 1', false],
  ['constructor.prototype.x = 1', false],
  ['a = { toString = { call = 1 } }', true],
  ['[__proto__]\nx = 1', true],
  ['toString = 1', true],
]

describe('a table of TOML named after what every object inherits', () => {
  for (const [text, isTaken] of TABLES) {
    it(`${JSON.stringify(text)} is ${isTaken ? 'taken' : 'refused'}`, () => {
      if (isTaken) parseToml(text)
      else assert.throws(() => parseToml(text))
      const { call } = Object.prototype.hasOwnProperty
      assert.equal(call, Function.prototype.call)
      assert.equal(Object.prototype.toString.call, Function.prototype.call)
      assert.ok(!('x' in {}) && !('x' in Object))
    })
  }

  it('is told apart from a time that is none', async (test) => {
    const sandbox = createRepository(test)
    write(sandbox.project, '.holdfast/config.toml', 'a = 1979-15-27T07:32:00Z\n')
    const status = await runBundle(sandbox, 'holdfast.mjs', ['status'])
    assert.match(status.stdout, /not valid TOML/)
  })

  it('leaves out its file alone, with a word about it', async (test) => {
    const sandbox = createRepository(test)
    write(sandbox.home, '.config/holdfast/config.toml', '[guardrails]\nallowed_tools = ["Read"]\n')
    write(sandbox.project, '.holdfast/config.toml', '[hasOwnProperty]\ncall = 1\n')
    const { stdout } = await runHook(sandbox, 'pre-tool-use', { stdin: PAYLOADS['pre-tool-use'] })
    assert.match(stdout, /"permissionDecision":"deny".*allowed-tools: Write is not among the tools/)
    const status = await runBundle(sandbox, 'holdfast.mjs', ['status'])
    assert.match(status.stdout, /a table is named after what every object of JavaScript inherits/)
  })
})

describe('a name that every object inherits, wherever somebody else chooses a name', () => {
  for (const [name, other] of NAMES) {
    it(`${name} is told and kept as ${other} is`, async (test) => {
      const [about, expected] = await Promise.all([tell(test, name), tell(test, other)])
      const put = (text = '') => text.replaceAll(other, name).replaceAll(other.toLowerCase(), name.toLowerCase())
      for (const [index, text] of about.entries()) {
        assert.equal(withoutDigests(text), withoutDigests(put(expected[index])))
        told += 1
      }
    })
  }
})
