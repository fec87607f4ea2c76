import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { shorten } from '../../src/hooks/io/shorten-result.ts'
import { estimateResponse } from '../../src/measure/core/tool-response.ts'
import { TIMES } from './property-runs.ts'

const seed = 20_261_127
const LONG = 1_000_000

const bytesOf = (payload: object) => Buffer.from(JSON.stringify(payload))
const createResult = (tool: string, response: unknown, input: object = { command: 'cat a' }) => ({
  hook_event_name: 'PostToolUse',
  tool_name: tool,
  tool_input: input,
  tool_response: response,
  tool_use_id: 'toolu_1',
})

const findLongest = (value: unknown): number => {
  if (typeof value === 'string') return value.length
  return value !== null && typeof value === 'object' ? Math.max(...Object.values(value).map(findLongest)) : 0
}

describe('a long tool result without its long string', () => {
  const long: [what: string, response: unknown][] = [
    ['an output', { stdout: 'one line\n'.repeat(LONG / 5), stderr: '' }],
    ['a picture', { type: 'image', file: { base64: 'QUJD'.repeat(LONG / 3), type: 'image/png' } }],
    ['a file that was read', { type: 'text', file: { filePath: '/a', content: 'ü'.repeat(LONG) } }],
    ['a block of text', [{ type: 'text', text: 'x'.repeat(LONG) }]],
    ['a text with quotes', 'say "a" and \\"b\\" '.repeat(200) + 'x'.repeat(LONG)],
    ['a text that ends with a backslash', { stdout: `${'x'.repeat(LONG)}\\` }],
  ]
  for (const [what, response] of long)
    it(`${what}: the rest as it was, and as many characters or more`, () => {
      const payload = createResult('Bash', response)
      const short = shorten(bytesOf(payload))
      assert.ok(short !== null)
      const { tool_response: shortened, ...rest } = short
      const { tool_response: whole, ...others } = payload
      assert.deepEqual(rest, others)
      assert.ok(findLongest(shortened) >= findLongest(whole))
      assert.ok(estimateResponse('Bash', shortened) >= estimateResponse('Bash', whole))
    })

  const whole: [what: string, bytes: Buffer][] = [
    ['the input of the tool is long', bytesOf(createResult('Write', {}, { content: 'x'.repeat(LONG) }))],
    [
      'no string is long',
      bytesOf(createResult('Bash', { stdout: 'x'.repeat(LONG / 2), stderr: 'x'.repeat(LONG / 2) })),
    ],
    ['too many quotes stand in it', bytesOf(createResult('Bash', { stdout: '"'.repeat(LONG) }))],
    ['its end is cut off', bytesOf(createResult('Bash', { stdout: 'x'.repeat(LONG) })).subarray(0, LONG - 5)],
    ['it is a list', Buffer.from(JSON.stringify(['x'.repeat(LONG)]))],
  ]
  for (const [what, bytes] of whole) it(`there is none where ${what}`, () => assert.equal(shorten(bytes), null))

  it('is no JSON where the whole is none', () => {
    const bytes = Buffer.from(`{"tool_response":{"stdout":"${'x'.repeat(LONG)}"`)
    assert.throws(() => shorten(bytes), SyntaxError)
  })

  it('is never counted below the whole, however the text is escaped', () => {
    const piece = fc.constantFrom('x', '\n', '\u0000', 'ü', '漢', '😀', '\\', '\ud800', ' ')
    const tool = fc.constantFrom('Bash', 'Read', 'Edit', 'mcp__a__b', 'PowerShell')
    const shape = fc.constantFrom<(text: string) => unknown>(
      (text) => text,
      (stdout) => ({ stdout, stderr: 'e' }),
      (content) => ({ file: { content } }),
      (text) => [{ type: 'text', text }],
      (other) => ({ other }),
    )
    const length = fc.constantFrom(150_002, 160_000, 300_000, 900_100)
    const draw = fc.tuple(fc.array(piece, { minLength: 1, maxLength: 3 }), length, tool, shape)
    fc.assert(
      fc.property(draw, ([pieces, count, name, put]) => {
        const response = put(pieces.join('').repeat(Math.ceil(count / pieces.join('').length)))
        const short = shorten(bytesOf(createResult(name, response)))
        if (short !== null) assert.ok(estimateResponse(name, short.tool_response) >= estimateResponse(name, response))
      }),
      { seed, numRuns: 12 * TIMES },
    )
  })
})
