import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalModelId, findModel } from '../../src/measure/core/models.ts'

const NAMES: readonly (readonly [name: string, id: string])[] = [
  ['claude-sonnet-4-5', 'claude-sonnet-4-5'],
  ['claude-sonnet-4-5[1m]', 'claude-sonnet-4-5'],
  ['claude-opus-4-8[1M]', 'claude-opus-4-8'],
  // First-party dated names.
  ['claude-sonnet-4-5-20250929', 'claude-sonnet-4-5'],
  ['claude-sonnet-4-5-20250929[1m]', 'claude-sonnet-4-5'],
  ['claude-haiku-4-5-20251001', 'claude-haiku-4-5'],
  ['claude-opus-4-1-20250805', 'claude-opus-4-1'],
  ['claude-opus-4-5-20251101', 'claude-opus-4-5'],
  ['claude-3-5-haiku-20241022', 'claude-3-5-haiku'],
  ['claude-3-5-sonnet-20241022', 'claude-3-5-sonnet'],
  ['claude-3-7-sonnet-20250219', 'claude-3-7-sonnet'],
  ['claude-sonnet-4-20250514', 'claude-sonnet-4-0'],
  ['claude-opus-4-20250514', 'claude-opus-4-0'],
  // Bedrock.
  ['anthropic.claude-sonnet-4-5-20250929-v1:0', 'claude-sonnet-4-5'],
  ['us.anthropic.claude-sonnet-4-5-20250929-v1:0', 'claude-sonnet-4-5'],
  ['us.anthropic.claude-sonnet-4-5-20250929-v1:0[1m]', 'claude-sonnet-4-5'],
  ['global.anthropic.claude-sonnet-4-6', 'claude-sonnet-4-6'],
  ['us.anthropic.claude-opus-4-6-v1', 'claude-opus-4-6'],
  ['eu.anthropic.claude-sonnet-4-20250514-v1:0', 'claude-sonnet-4-0'],
  ['anthropic.claude-3-5-sonnet-20241022-v2:0', 'claude-3-5-sonnet'],
  [
    'arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.anthropic.claude-haiku-4-5-20251001-v1:0',
    'claude-haiku-4-5',
  ],
  // Vertex.
  ['claude-sonnet-4-5@20250929', 'claude-sonnet-4-5'],
  ['claude-opus-4-1@20250805', 'claude-opus-4-1'],
  ['claude-sonnet-4@20250514', 'claude-sonnet-4-0'],
  ['claude-3-5-sonnet-v2@20241022', 'claude-3-5-sonnet'],
  ['claude-opus-4-6@default', 'claude-opus-4-6'],
  // Nobody's.
  ['gpt-7', 'gpt-7'],
  ['', ''],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
]

for (const [name, id] of NAMES) {
  test(`"${name}" is ${id === '' ? 'nothing' : id}`, () => assert.equal(canonicalModelId(name), id))
}

/** Windows, proactive windows and output caps as the client 2.1.329 holds them and as they were measured on it. */
const MODELS: readonly (readonly [id: string, window: number, proactive: number, maxOutput: number])[] = [
  ['claude-3-5-haiku', 200_000, 0, 8192],
  ['claude-haiku-4-5', 200_000, 0, 32_000],
  ['claude-haiku-5-5', 1_000_000, 1_000_000, 128_000],
  ['claude-3-5-sonnet', 200_000, 0, 8192],
  ['claude-3-7-sonnet', 200_000, 0, 32_000],
  ['claude-sonnet-4-0', 200_000, 0, 32_000],
  ['claude-sonnet-4-5', 200_000, 0, 32_000],
  ['claude-sonnet-4-6', 200_000, 200_000, 32_000],
  ['claude-sonnet-5', 1_000_000, 1_000_000, 64_000],
  ['claude-sonnet-5-5', 1_000_000, 1_000_000, 128_000],
  ['claude-opus-4-0', 200_000, 0, 32_000],
  ['claude-opus-4-1', 200_000, 0, 32_000],
  ['claude-opus-4-5', 200_000, 0, 32_000],
  ['claude-opus-4-6', 200_000, 200_000, 64_000],
  ['claude-opus-4-7', 1_000_000, 1_000_000, 64_000],
  ['claude-opus-4-8', 1_000_000, 1_000_000, 64_000],
  ['claude-opus-5', 1_000_000, 1_000_000, 64_000],
  ['claude-opus-5-5', 1_000_000, 1_000_000, 128_000],
  ['claude-fable-5', 1_000_000, 1_000_000, 64_000],
  ['claude-fable-5-1', 1_000_000, 1_000_000, 64_000],
  ['claude-fable-5-2', 1_000_000, 1_000_000, 128_000],
  ['claude-mythos-5', 1_000_000, 1_000_000, 64_000],
  ['claude-mythos-5-1', 1_000_000, 1_000_000, 64_000],
  ['claude-mythos-5-2', 1_000_000, 1_000_000, 128_000],
]

for (const [id, windowTokens, proactiveTokens, maxOutputTokens] of MODELS) {
  test(`${id} has a window of ${windowTokens} and compacts ${proactiveTokens === 0 ? 'on refusal' : 'by itself'}`, () => {
    const native1m = windowTokens === 1_000_000
    assert.deepEqual(findModel(id), { id, windowTokens, native1m, proactiveTokens, maxOutputTokens })
  })
}

test('a model nobody knows is null, whatever its name', () => {
  for (const name of ['gpt-7', '', 'claude-', 'claude-sonnet-4-7', 'constructor', '__proto__', 'toString', '[1m]']) {
    assert.equal(findModel(name), null, name)
  }
})
