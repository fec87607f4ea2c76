import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { measureContent } from '../../src/measure/core/content-size.ts'
import { estimateResponse } from '../../src/measure/core/tool-response.ts'
import { SEED } from './arbitraries.ts'

const text = (tokens: number) => 'x'.repeat(tokens * 4)
const base64 = 'A'.repeat(1_000_000)

/** What a tool's response, as the hook gets it, adds to the context: at least and at most this many tokens. */
const RESPONSES: readonly (readonly [what: string, tool: string, response: unknown, least: number, most: number])[] = [
  ['output of a command', 'Bash', { stdout: text(900), stderr: text(100), interrupted: false }, 1000, 1010],
  [
    'an output that the client keeps in a file, of which the model reads a preview',
    'Bash',
    { stdout: text(7500), stderr: '', persistedOutputPath: '/h/tool-results/a.txt', persistedOutputSize: 1_000_000 },
    500,
    600,
  ],
  ['an output as long as a raised limit allows', 'Bash', { stdout: text(37_000), stderr: '' }, 37_000, 37_010],
  ['an output over every limit, which the client cuts', 'Bash', { stdout: text(250_000), stderr: '' }, 7500, 7510],
  ['no output', 'Bash', { stdout: '', stderr: '' }, 0, 10],
  ['output of PowerShell', 'PowerShell', { stdout: text(100), stderr: '' }, 100, 110],
  [
    'a file that was read',
    'Read',
    { type: 'text', file: { filePath: '/a', content: text(500), numLines: 3 } },
    500,
    510,
  ],
  [
    'a write, which tells one sentence',
    'Write',
    { filePath: '/a', content: text(9000), originalFile: text(9000) },
    1,
    100,
  ],
  ['an edit, which tells one sentence', 'Edit', { originalFile: text(9000), newString: text(9000) }, 1, 100],
  ['a notebook edit, too', 'NotebookEdit', { original_file: text(9000), updated_file: text(9000) }, 1, 100],
  ['the report of an agent', 'Agent', { status: 'completed', content: [{ type: 'text', text: text(300) }] }, 300, 310],
  ['text', 'mcp__x__y', text(50), 50, 51],
  ['blocks', 'mcp__x__y', [{ type: 'text', text: text(50) }], 50, 51],
  ['a response of unknown shape', 'Grep', { mode: 'content', lines: [text(10)] }, 10, 30],
  ['a huge response of unknown shape', 'Odd', { data: text(900_000) }, 1000, 20_000],
  ['nothing', 'Odd', null, 0, 0],
  ['a number', 'Odd', 7, 0, 1],
  ['a picture that was read', 'Read', { type: 'image', file: { base64, type: 'image/png' } }, 500, 4000],
  ['a picture a command printed', 'Bash', { stdout: base64, stderr: '', isImage: true }, 500, 4000],
  ['a picture in blocks', 'mcp__x__y', [{ type: 'image', source: { type: 'base64', data: base64 } }], 500, 4000],
]

for (const [what, tool, response, least, most] of RESPONSES) {
  test(`${what} adds ${least} to ${most} tokens`, () => {
    const tokens = estimateResponse(tool, response)
    assert.ok(tokens >= least && tokens <= most, `${tokens}`)
  })
}

test('whatever a tool answers, the estimate is a whole number that is not negative', () => {
  const tools = fc.constantFrom('Bash', 'Read', 'Write', 'Agent', 'mcp__x__y', '__proto__')
  fc.assert(
    fc.property(tools, fc.jsonValue(), (tool, response) => {
      const tokens = estimateResponse(tool, response)
      assert.ok(Number.isInteger(tokens) && tokens >= 0, `${tokens}`)
    }),
    { seed: SEED },
  )
})

/** Characters and pictures of a message's content. */
const CONTENT: readonly (readonly [content: unknown, chars: number, images: number])[] = [
  ['abc', 3, 0],
  [
    [
      { type: 'text', text: 'abc' },
      { type: 'text', text: 'd' },
    ],
    4,
    0,
  ],
  [[{ type: 'image', source: { data: base64 } }], 0, 1],
  [[{ type: 'document', source: { data: base64 } }], 0, 1],
  [[{ type: 'tool_result', content: [{ type: 'text', text: 'abc' }, { type: 'image' }] }], 3, 1],
  [[{ type: 'tool_result', content: 'abc' }], 3, 0],
  [[null, 7, 'x', []], 0, 0],
  [null, 0, 0],
  [{ text: 'abc' }, 0, 0],
]

for (const [content, chars, images] of CONTENT) {
  test(`${JSON.stringify(content)?.slice(0, 60)} has ${chars} characters and ${images} pictures`, () => {
    assert.deepEqual(measureContent(content), { chars, images })
  })
}

test('content nested without end is measured without end', () => {
  let deep: unknown = 'x'
  for (let depth = 0; depth < 10_000; depth += 1) deep = [{ type: 'tool_result', content: deep }]
  assert.doesNotThrow(() => measureContent(deep))
})
