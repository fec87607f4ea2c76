import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ConfigKey, DEFAULT_CONFIG, GUARD_MODES, PLAN_ROOTS } from '../../src/config/core/config.ts'
import { POLICY_LAYER, resolveConfig } from '../../src/config/core/resolve.ts'
import { strengthen } from '../../src/config/core/strengthen.ts'

const layer = (name: string, guardrails: Readonly<Record<string, unknown>>) => ({
  name,
  path: `/${name}`,
  text: '',
  values: { guardrails },
})
const NAME = { user: 'user', project: 'project' }

describe('the policy document only strengthens', () => {
  it('a mode is at least as strong as what the layers below say', () => {
    for (const below of GUARD_MODES)
      for (const value of GUARD_MODES) {
        const { config, problems, origins } = resolveConfig(
          [layer(NAME.user, { modes: { governance: below } }), layer(POLICY_LAYER, { modes: { governance: value } })],
          [],
        )
        const isWeaker = GUARD_MODES.indexOf(value) < GUARD_MODES.indexOf(below)
        assert.equal(config['guardrails.modes.governance'], isWeaker ? below : value, `${below} ${value}`)
        assert.equal(origins['guardrails.modes.governance'], isWeaker ? 'user' : 'policy')
        assert.deepEqual(
          problems.map(({ code }) => code),
          isWeaker ? ['config-loosens'] : [],
        )
      }
  })
  const cases: [key: ConfigKey, below: unknown, value: unknown, used: unknown][] = [
    ['guardrails.unresolved', 'ask', 'allow', null],
    ['guardrails.unresolved', 'allow', 'ask', 'ask'],
    ['guardrails.unresolved', 'deny', 'ask', null],
    ['guardrails.fail', 'closed', 'open', null],
    ['guardrails.fail', 'open', 'closed', 'closed'],
    ['guardrails.evaluator', true, false, null],
    ['guardrails.evaluator', false, true, true],
    ['guardrails.protected', ['a'], ['b', 'a'], ['a', 'b']],
    ['guardrails.protected', ['a'], [], ['a']],
    ['guardrails.architecture', [{ name: 'a', files: ['a'] }], [], [{ name: 'a', files: ['a'] }]],
    ['guardrails.governance', { 'a/**': 'C3' }, { 'a/**': 'C1', b: 'C2' }, { 'a/**': 'C3', b: 'C2' }],
    ['guardrails.governance', { 'a/**': 'C1' }, { 'a/**': 'C4' }, { 'a/**': 'C4' }],
    [
      'guardrails.mcp_writers',
      { mcp__a__b: ['page'] },
      { mcp__a__b: [], mcp__c: ['x'] },
      { mcp__a__b: ['page'], mcp__c: ['x', '*'] },
    ],
    ['guardrails.write_roots', ['src/**'], ['**'], null],
    ['guardrails.write_roots', ['src/**'], ['src/a/**', 'docs/**'], null],
    ['guardrails.write_roots', ['src/**', 'docs/**'], ['docs/**'], ['docs/**']],
    ['guardrails.write_roots', ['src/**'], ['src/a/**'], ['src/a/**']],
    ['guardrails.write_roots', ['src/**'], ['src/../docs/**'], null],
    ['guardrails.write_roots', ['**'], ['src/**'], ['src/**']],
    ['guardrails.write_roots', ['src'], ['src/a', 'src/**'], ['src/a', 'src/**']],
    ['guardrails.write_roots', ['src/**'], ['src'], ['src']],
    ['guardrails.write_roots', ['src'], ['srcs'], null],
    ['guardrails.write_roots', ['**'], ['/etc/**'], null],
    ['guardrails.write_roots', ['**'], ['~/x/**'], null],
    ['guardrails.write_roots', ['src/*.ts'], ['src/*.ts', 'src/a.ts'], null],
    ['guardrails.write_roots', ['src/**'], PLAN_ROOTS, ['src/**']],
    ['guardrails.write_roots', ['**'], PLAN_ROOTS, PLAN_ROOTS],
    ['guardrails.allowed_tools', ['Read', 'Grep'], ['Read'], ['Read']],
    ['guardrails.allowed_tools', ['Read'], ['Read', 'Bash'], null],
    ['guardrails.allowed_tools', ['*'], ['Bash'], ['Bash']],
    ['guardrails.deadline', 1500, 3000, 3000],
  ]
  for (const [key, below, value, used] of cases)
    it(`${key}: ${JSON.stringify(below)}, then ${JSON.stringify(value)}`, () =>
      assert.deepEqual(strengthen(key, value, { below, isSet: true, others: new Set() }) ?? null, used))
  it('roots that nobody set below are free, and the layer above may do what it likes', () => {
    assert.deepEqual(strengthen('guardrails.write_roots', ['**'], { below: null, isSet: false, others: new Set() }), [
      '**',
    ])
    const { config, problems } = resolveConfig(
      [layer(POLICY_LAYER, { modes: { governance: 'deny' } }), layer(NAME.project, { modes: { governance: 'off' } })],
      [],
    )
    assert.deepEqual([config['guardrails.modes.governance'], problems], ['off', []])
  })
  it('defaults are held too, and a list with bad entries is no way round', () => {
    const { config, problems } = resolveConfig(
      [
        layer(NAME.user, { write_roots: ['src/**'] }),
        layer(POLICY_LAYER, { modes: { self_protection: 'off' }, write_roots: ['**', 7], fail: 'open' }),
      ],
      [],
    )
    assert.equal(config['guardrails.modes.self_protection'], DEFAULT_CONFIG['guardrails.modes.self_protection'])
    assert.deepEqual(config['guardrails.write_roots'], ['src/**'])
    assert.deepEqual(problems.map(({ code }) => code).sort(), ['config-bad-value', 'config-loosens'])
  })
  const documents: [
    claim: string,
    document: Record<string, unknown>,
    project: Record<string, unknown>,
    mode: string,
  ][] = [
    ['its own rule is as strong as it says', { write_roots: ['a/**'], modes: { confined_writes: 'ask' } }, {}, 'ask'],
    ['a rule of the layer above is not', { modes: { confined_writes: 'off' } }, { write_roots: ['a/**'] }, 'deny'],
    [
      'nor one that both name',
      { write_roots: ['a/**'], modes: { confined_writes: 'off' } },
      { protected: ['b'] },
      'deny',
    ],
  ]
  for (const [claim, document, project, mode] of documents)
    it(claim, () => {
      const { config } = resolveConfig([layer(POLICY_LAYER, document), layer(NAME.project, project)], [])
      assert.equal(config['guardrails.modes.confined_writes'], mode)
    })
  it('a variable counts as a layer', () => {
    const variables = [['HOLDFAST_GUARDRAILS__WRITE_ROOTS', 'src/**']] as const
    const { config } = resolveConfig(
      [layer(POLICY_LAYER, { modes: { confined_writes: 'off' }, unresolved: 'allow' })],
      variables,
    )
    assert.deepEqual([config['guardrails.modes.confined_writes'], config['guardrails.unresolved']], ['deny', 'ask'])
  })
})
