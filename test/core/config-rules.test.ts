import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parse } from '@iarna/toml'
import { renderConfigurationSchema } from '../../docs/generator/configuration-schema.ts'
import { type ConfigKey, DEFAULT_CONFIG } from '../../src/config/core/config.ts'
import { acceptsValue, CONFIG_RULES } from '../../src/config/core/config-rules.ts'
import { planSetting } from '../../src/config/core/edit-config.ts'
import { listPages } from '../rules/pages.ts'
import { isValid } from './json-schema.ts'

const SCHEMA = JSON.parse(renderConfigurationSchema())
const KEYS = Object.keys(DEFAULT_CONFIG) as ConfigKey[]

/** A configuration with one key, nested as a file has it. */
const fileOf = (key: string, value: unknown): unknown =>
  key.split('.').reduceRight((inner: unknown, name) => ({ [name]: inner }), value)

const ROUTE = { intent: 'review', keywords: ['look'], agent: 'reviewer' }
const RULE = { name: 'core', files: ['src/core/**'] }
const TEXTS = [
  ...[
    '',
    'C2',
    'deny',
    'ask',
    'facts',
    'quiet',
    'standard',
    'propose',
    'rescue',
    'on-change',
    'open',
    'gate_iteration',
  ],
  ...[
    'docs/a.md',
    '../a.md',
    'a\n',
    'a..b',
    'a'.repeat(256),
    'a'.repeat(257),
    'Bash',
    'mcp__x__*',
    'a b',
    '\u00e4',
    'off',
  ],
]
const GLOBS = [
  '**/*.ts',
  '**/*?*a*b',
  '*a*b*c*d',
  '{a,b}',
  '{a{b}}',
  '{a}{b}{c}',
  '{1..9}',
  '!(a)',
  'a\\b',
  'a\0',
  '@(a)',
  'a\nb*',
  '',
]
const LISTS = [...TEXTS, ...GLOBS, 1, null, {}].map((item) => [item])
const PROBES: readonly unknown[] = [
  ...[true, false, null, 0, -1, 1, 0.5, 1.5, 10, 11, 50, 49, 999, 1000, 2500, 2501, 4001, 87_600, 1e8, 1e8 + 1, -0.1],
  ...TEXTS,
  ...GLOBS,
  ...LISTS,
  [],
  Array.from({ length: 11 }, () => 'a.md'),
  Array.from({ length: 21 }, () => 'a.md'),
  Array.from({ length: 51 }, () => 'a/**'),
  Array.from({ length: 101 }, () => 'a/**'),
  Array.from({ length: 501 }, () => 'Bash'),
  {},
  { a: 1 },
  { a: 0 },
  { a: 1.5 },
  { A: 5 },
  { 'a/**': 'C3' },
  { 'a/**': 'C9' },
  { '!(a)': 'C3' },
  { Bash: ['path'] },
  { Bash: 'path' },
  { 'a b': ['path'] },
  [ROUTE],
  Array.from({ length: 51 }, () => ROUTE),
  [{ ...ROUTE, keywords: [] }],
  [{ ...ROUTE, keywords: ['...'] }],
  [{ ...ROUTE, keywords: ['a'.repeat(81)] }],
  [{ ...ROUTE, priority: 1001 }],
  [{ ...ROUTE, priority: 3, flag: 'party_mode', negative_keywords: [] }],
  [{ ...ROUTE, flag: 'Party' }],
  [{ ...ROUTE, more: 1 }],
  [{ intent: 'review', keywords: ['look'] }],
  [RULE],
  [{ ...RULE, may_import: ['src/base/**'], never_import: [], one_class_per_file: true }],
  [{ ...RULE, name: 'a/b' }],
  [{ ...RULE, extra: 1 }],
  [{ name: 'core' }],
]

describe('the JSON schema of config.toml', () => {
  it('agrees with the rules in force about every key and every kind of value', () => {
    const apart = KEYS.flatMap((key) =>
      PROBES.filter((value) => isValid(SCHEMA, fileOf(key, value)) !== acceptsValue(key, value)).map(
        (value) => `${key} = ${JSON.stringify(value)}: schema ${!acceptsValue(key, value)}`,
      ),
    )
    assert.deepEqual(apart, [])
  })

  it('tries what each key accepts, and what it refuses', () => {
    for (const key of KEYS) {
      assert.ok(
        PROBES.some((value) => acceptsValue(key, value)),
        `nothing for ${key}: ${CONFIG_RULES[key].expected}`,
      )
      assert.ok(
        PROBES.some((value) => !acceptsValue(key, value)),
        key,
      )
    }
  })

  it('accepts every configuration in the docs, and refuses a wrong one and an unknown key', () => {
    const blocks = listPages().flatMap(({ blocks }) => blocks.filter(({ language }) => language === 'toml'))
    assert.ok(blocks.length > 5)
    for (const { code } of blocks) assert.ok(isValid(SCHEMA, JSON.parse(JSON.stringify(parse(code)))), code)
    assert.ok(!isValid(SCHEMA, { context_monitor: { low_threshold: 55 } }))
    assert.ok(!isValid(SCHEMA, { context_monitor: { lowthreshold: 0.5 } }))
    assert.ok(!isValid(SCHEMA, { nothing: true }))
  })

  it('has words for every key, and lies in the package', () => {
    for (const key of KEYS) {
      const property = key.split('.').reduce((schema, name) => schema.properties[name], SCHEMA)
      assert.match(property.description, /\. Accepts /, key)
    }
    const { files } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    assert.ok(files.includes('dist'))
    const shipped = readFileSync(new URL('../../docs/config.schema.json', import.meta.url), 'utf8')
    assert.equal(shipped, renderConfigurationSchema(), 'npm run docs')
  })

  it('stays on the first line when a key is set', () => {
    const line = '#:schema ../.claude/holdfast/dist/config.schema.json'
    assert.equal(planSetting(`${line}\n`, 'criticality', 'C3'), `${line}\ncriticality = "C3"\n`)
    assert.equal(planSetting(`${line}\n[memory]\n`, 'criticality', 'C3'), `${line}\ncriticality = "C3"\n[memory]\n`)
    assert.match(
      planSetting(`${line}\n`, 'memory.markers', false),
      /^#:schema [^\n]+\n\n\[memory\]\nmarkers = false\n$/,
    )
  })
})
