import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { findTokenBound } from '../../src/measure/core/token-bound.ts'
import { createUsageScan } from '../../src/measure/core/usage.ts'
import { TIMES } from '../core/property-runs.ts'
import { putFile } from '../put-file.ts'
import { listFiles } from './list-files.ts'
import { runHook } from './run-hook.ts'
import { appendRows, createSandbox, type Sandbox } from './sandbox.ts'
import { PAYLOADS, STORY, TRANSCRIPT } from './story.ts'

/** The same runs every time; a failure is printed with what shrinks it. */
const seed = 20_261_121

type QuietEvent = 'user-prompt-submit' | 'post-tool-use'

interface AnswerFacts {
  readonly tokens: number
  readonly model: string
  readonly output: number
  readonly sidechain: boolean
}

/** What may follow in a session: answers around the bounds of the tiers, results, errors, subagents, compactions. */
function sessionRow(): fc.Arbitrary<string> {
  const tokens = fc.constantFrom(20_000, 91_700, 91_849, 91_850, 116_890, 116_900, 133_599, 150_000, 166_990, 171_000)
  const model = fc.constantFrom('claude-sonnet-4-6', 'claude-sonnet-4-6', 'claude-sonnet-4-6', 'claude-opus-4-8')
  const text = fc.constantFrom('ok', 'x'.repeat(2000), 'ü'.repeat(30_000))
  const answerRow = fc.record({ tokens, model, output: fc.constantFrom(0, 20, 5000), sidechain: fc.boolean() })
  const plain = fc.oneof(
    answerRow.map(createAnswer),
    text.map((content) => ({ type: 'user', message: { role: 'user', content } })),
    text.map((content) => ({ type: 'user', message: { content: [{ type: 'tool_result', content }] } })),
    fc.constant({ type: 'user', message: { content: [{ type: 'image', source: {} }] } }),
    text.map((rendered) => ({ type: 'attachment', attachment: { type: 'file' }, rendered: [{ content: rendered }] })),
    fc.constant({ type: 'assistant', isApiErrorMessage: true, message: { model: '<synthetic>', usage: {} } }),
    fc.constant({ type: 'system', subtype: 'compact_boundary', uuid: 'b' }),
    text.map((shape) => ({ type: 'api-request-shape', shape })),
  )
  return plain.map((row) => `${JSON.stringify(row)}\n`)
}

/** A row with an answer of the model. */
function createAnswer({ tokens, model, output, sidechain }: AnswerFacts) {
  return {
    isSidechain: sidechain,
    message: {
      model,
      content: [{ type: 'text', text: 'ok' }],
      usage: { input_tokens: 10, cache_read_input_tokens: tokens, output_tokens: output },
    },
    requestedModel: model,
    type: 'assistant',
  }
}

/** The payload of an event with so many characters of new text: the prompt, or the result of a tool. */
function createPayload(event: QuietEvent, chars: number): string {
  const text = 'word '.repeat(chars / 5)
  const news = event === 'user-prompt-submit' ? { prompt: `go on ${text}` } : { tool_response: { stdout: text } }
  return JSON.stringify({ ...JSON.parse(PAYLOADS[event]), ...news })
}

describe('the quick look is silent only where the full look is', () => {
  it('in any session, whatever the sources say', async (test) => {
    const environments = [{}, {}, { HOLDFAST_CRITICALITY: 'C4' }, { DISABLE_AUTO_COMPACT: '1' }]
    const step = fc.record({
      rows: fc.array(sessionRow(), { maxLength: 3 }),
      event: fc.constantFrom<QuietEvent>('user-prompt-submit', 'post-tool-use'),
      env: fc.constantFrom(...environments),
      chars: fc.constantFrom(0, 400, 20_000, 140_000, 160_000),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 4 }), async (steps) => {
        const sandbox = createSandbox(test, STORY)
        for (const { rows, event, env, chars } of steps) {
          appendRows(sandbox, TRANSCRIPT, rows.join(''))
          const before = saveState(sandbox)
          const options = { stdin: createPayload(event, chars), env }
          const quick = await runHook(sandbox, event, options)
          restoreState(sandbox, before)
          assert.equal(quick.stdout, (await runHook(sandbox, event, options)).stdout)
        }
      }),
      { seed, numRuns: 2 * TIMES },
    )
  })

  for (const event of ['user-prompt-submit', 'post-tool-use'] as const) {
    it(`what comes with ${event} counts: a long text passes LOW where a short one does not`, async (test) => {
      const sandbox = createSandbox(test)
      const answer = createAnswer({ tokens: 90_000, model: 'claude-sonnet-4-6', output: 0, sidechain: false })
      appendRows(sandbox, TRANSCRIPT, `${JSON.stringify(answer)}\n`)
      const told = async (chars: number) =>
        (await runHook(sandbox, event, { stdin: createPayload(event, chars) })).stdout.includes('LOW')
      // The first look measures in full and leaves its bounds for those after it.
      assert.deepEqual([await told(10), await told(10), await told(20_000)], [false, false, true])
    })
  }

  it('what the client keeps from the model does not count, like all of an output but its preview', async (test) => {
    const sandbox = createSandbox(test)
    const answer = createAnswer({ tokens: 90_000, model: 'claude-sonnet-4-6', output: 0, sidechain: false })
    appendRows(sandbox, TRANSCRIPT, `${JSON.stringify(answer)}\n`)
    const told = async (response: object) => {
      const payload = { ...JSON.parse(PAYLOADS['post-tool-use']), tool_response: response }
      return (await runHook(sandbox, 'post-tool-use', { stdin: JSON.stringify(payload) })).stdout.includes('LOW')
    }
    const stdout = 'word '.repeat(6000)
    const kept = {
      stdout,
      stderr: '',
      persistedOutputPath: '/home/ada/tool-results/b.txt',
      persistedOutputSize: 900_000,
    }
    assert.deepEqual([await told({ stdout: 'ok' }), await told(kept), await told({ stdout })], [false, false, true])
  })

  it('a result of a megabyte counts as ever: a picture little, a text by its length', async (test) => {
    const sandbox = createSandbox(test)
    const answer = createAnswer({ tokens: 400_000, model: 'claude-opus-4-8', output: 0, sidechain: false })
    appendRows(sandbox, TRANSCRIPT, `${JSON.stringify(answer)}\n`)
    const told = async (response: object) => {
      const payload = { ...JSON.parse(PAYLOADS['post-tool-use']), tool_name: 'Read', tool_response: response }
      return (await runHook(sandbox, 'post-tool-use', { stdin: JSON.stringify(payload) })).stdout.includes('LOW')
    }
    const long = 'x'.repeat(1_000_000)
    const picture = { type: 'image', file: { base64: long, type: 'image/png' } }
    const file = { type: 'text', file: { filePath: '/a', content: long } }
    assert.deepEqual([await told({ stdout: 'ok' }), await told(picture), await told(file)], [false, false, true])
  })

  it('its bound is never below what the full look counts', () => {
    fc.assert(
      fc.property(fc.array(sessionRow(), { maxLength: 8 }), (rows) => {
        const scan = createUsageScan()
        for (const row of rows.toReversed()) if (scan.visit(row.trimEnd())) break
        const bound = findTokenBound(rows.join(''), 'claude-sonnet-4-6')
        if (bound === null) return
        const reading = scan.result()
        assert.ok(reading !== null && 'usage' in reading)
        const { inputTokens, pendingTokens, model } = reading.usage
        assert.equal(model, 'claude-sonnet-4-6')
        assert.ok(inputTokens + pendingTokens <= bound, `${inputTokens} + ${pendingTokens} > ${bound}`)
      }),
      { seed, numRuns: 3000 },
    )
  })
})

/** The state as it is, with what the quick look goes by taken out of each session. */
function saveState(sandbox: Sandbox): Map<string, string> {
  const folder = join(sandbox.project, '.holdfast')
  const forget = (text: string) => `${JSON.stringify({ ...JSON.parse(text), quiet: null }, null, 2)}\n`
  return new Map(
    listFiles(folder).map((path) => {
      const text = readFileSync(join(folder, path), 'utf8')
      return [join(folder, path), path.endsWith('state.json') ? forget(text) : text]
    }),
  )
}

function restoreState(sandbox: Sandbox, files: ReadonlyMap<string, string>): void {
  rmSync(join(sandbox.project, '.holdfast'), { recursive: true, force: true })
  for (const [path, text] of files) putFile(path, text)
}
