import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import fc from 'fast-check'
import {
  parsePostToolUse,
  parsePreCompact,
  parsePreToolUse,
  parsePromptSubmit,
  parseSessionStart,
} from '../../src/client/core/input.ts'
import { createUsageScan } from '../../src/measure/core/usage.ts'
import { parseRow } from '../../src/sessions/core/row.ts'
import { walkTranscript } from '../../src/sessions/io/transcript-tail.ts'
import { createWorkStateCollector } from '../../src/work/core/collect.ts'
import { type Answer, type EventName, parseAnswer } from '../bundle/host-contract.ts'
import { EVENT_NAMES, runHook } from '../bundle/run-hook.ts'
import { createSandbox, FIXTURES, fillIn, type Sandbox, takeOut } from '../bundle/sandbox.ts'
import { PAYLOADS, SESSION, STORY, TRANSCRIPT } from '../bundle/story.ts'
import { anyCharacter } from '../core/arbitraries.ts'

/** The same runs every time; a failure is printed with what shrinks it. */
const seed = 20_261_121
/** Runs a hook that must end well whatever it is given, and reads its answer by the client's rules. */
async function answer(sandbox: Sandbox, event: EventName, stdin = PAYLOADS[event]): Promise<Answer> {
  const run = await runHook(sandbox, event, { stdin })
  assert.equal(run.signal ?? run.exitCode, 0, run.stderr)
  // Budgets count what the client gets, with the whole of every path.
  parseAnswer(event, run.stdout)
  return parseAnswer(event, takeOut(sandbox, run.stdout))
}

const RECORDED = readFileSync(join(FIXTURES, 'transcripts', 'tools-22c16634.jsonl'))

/** Byte offsets at which a writer could have been interrupted, by what stands there. */
const CUTS = classifyOffsets(RECORDED)

function classifyOffsets(bytes: Buffer) {
  const atLines: number[] = []
  const inCharacters: number[] = []
  for (let offset = 0; offset < bytes.length; offset += 1) {
    if (bytes[offset] === 10) atLines.push(offset + 1)
    if (((bytes[offset] ?? 0) & 0xc0) === 0x80) inCharacters.push(offset)
  }
  return { atLines, inCharacters }
}

const lineCut = fc.constantFrom(...CUTS.atLines)
const characterCut = fc.constantFrom(...CUTS.inCharacters)
/** A whole line that only lacks its line break is no torn line. */
const tornCut = fc.oneof(characterCut, fc.nat({ max: RECORDED.length - 1 })).filter((cut) => RECORDED[cut] !== 10)
const anyCut = fc.oneof(lineCut, characterCut, fc.nat({ max: RECORDED.length }))

function lineStart(cut: number): number {
  return RECORDED.lastIndexOf(10, cut - 1) + 1
}

function sandboxWith(test: TestContext, transcript: Buffer): Sandbox {
  const sandbox = createSandbox(test, STORY)
  writeFileSync(fillIn(sandbox, TRANSCRIPT), transcript)
  return sandbox
}

describe('whatever was written when the hook ran, it ends well', { concurrency: 3 }, () => {
  for (const event of EVENT_NAMES) {
    it(`${event}: any prefix of its payload`, async (test) => {
      const sandbox = createSandbox(test, STORY)
      const stdin = PAYLOADS[event]
      const prefix = fc.nat({ max: stdin.trimEnd().length - 1 })
      await fc.assert(
        fc.asyncProperty(prefix, async (length) => {
          assert.deepEqual(await answer(sandbox, event, stdin.slice(0, length)), { kind: 'nothing' })
        }),
        { seed, numRuns: 4 },
      )
    })
  }

  for (const event of ['session-start', 'user-prompt-submit', 'pre-compact', 'post-tool-use'] as const) {
    it(`${event}: a transcript cut inside a line is the transcript without that line`, async (test) => {
      await fc.assert(
        fc.asyncProperty(tornCut, async (cut) => {
          const whole = sandboxWith(test, RECORDED.subarray(0, lineStart(cut)))
          const torn = sandboxWith(test, RECORDED.subarray(0, cut))
          assert.deepEqual(await answer(torn, event), await answer(whole, event))
        }),
        { seed, numRuns: 4 },
      )
    })
  }

  it('any prefix of what holdfast itself has stored', async (test) => {
    const source = createSandbox(test, STORY)
    await answer(source, 'pre-compact')
    const folder = join(source.project, '.holdfast')
    const names = ['events.jsonl', 'checkpoints/cx-001-checkpoint.json', `sessions/${SESSION}/state.json`]
    const files = names.map((name) => ({ name, text: takeOut(source, readFileSync(join(folder, name), 'utf8')) }))
    const damage = fc.tuple(fc.nat({ max: files.length - 1 }), fc.double({ min: 0, max: 1, noNaN: true }))
    await fc.assert(
      fc.asyncProperty(damage, fc.constantFrom(...EVENT_NAMES), async ([damaged, share], event) => {
        const sandbox = createSandbox(test, STORY)
        for (const [index, { name, text }] of files.entries()) {
          const length = index === damaged ? Math.floor(text.length * share) : text.length
          const path = join(sandbox.project, '.holdfast', name)
          mkdirSync(join(path, '..'), { recursive: true })
          writeFileSync(path, fillIn(sandbox, text.slice(0, length)))
        }
        await answer(sandbox, event)
      }),
      { seed, numRuns: 14 },
    )
  })

  it('any words of the user', async (test) => {
    const words = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 300 }), hostileText())
    await fc.assert(
      fc.asyncProperty(words, words, async (first, newest) => {
        const rows = [first, newest].map((content, index) =>
          JSON.stringify({ uuid: `${index}`, type: 'user', message: { role: 'user', content } }),
        )
        const sandbox = sandboxWith(test, Buffer.from(`${rows.join('\n')}\n`))
        await answer(sandbox, 'pre-compact')
        await answer(sandbox, 'session-start')
      }),
      { seed, numRuns: 8 },
    )
  })

  it('a session with much to tell, whose summary holds nothing of it, keeps every tag within its budget', async (test) => {
    const boundary = {
      type: 'system',
      subtype: 'compact_boundary',
      compactMetadata: { trigger: 'auto', preTokens: 165_000 },
    }
    const summary = {
      type: 'user',
      isCompactSummary: true,
      message: { role: 'user', content: 'Summary:\nAll tests pass.' },
    }
    const alerts: string[] = []
    await fc.assert(
      fc.asyncProperty(richRows(), async (rows) => {
        const number = (row: Record<string, unknown>, index: number) => JSON.stringify({ ...row, uuid: `row-${index}` })
        const write = (all: Record<string, unknown>[]) => Buffer.from(`${all.map(number).join('\n')}\n`)
        const sandbox = sandboxWith(test, write(rows))
        await answer(sandbox, 'session-start')
        writeFileSync(fillIn(sandbox, TRANSCRIPT), write([...rows, boundary, summary]))
        alerts.push((await answer(sandbox, 'user-prompt-submit')).kind)
      }),
      { seed, numRuns: 12 },
    )
    assert.ok(alerts.filter((kind) => kind === 'context').length > 6, 'most of them have something to tell')
  })
})

/** A session with much to tell: rules, wishes and failures of any length. */
function richRows(): fc.Arbitrary<Record<string, unknown>[]> {
  const words = fc.array(
    fc.constantFrom('never', 'always', 'use', 'vendor/a.ts', 'the', 'colour', 'prefer', 'because', 'ports'),
    {
      minLength: 4,
      maxLength: 160,
    },
  )
  const message = words.map((list) => ({ role: 'user', content: `${list.join(' ')}.` }))
  const failure = fc.tuple(fc.nat({ max: 30 }), words).map(([index, list]) => ({ index, text: list.join(' ') }))
  const user = message.map((item): Record<string, unknown>[] => [{ type: 'user', message: item }])
  const failed = failure.map(({ index, text }): Record<string, unknown>[] => {
    const use = {
      type: 'tool_use',
      id: `toolu_${index}`,
      name: 'Bash',
      input: { command: `npm test -- part-${index}` },
    }
    const result = { type: 'tool_result', tool_use_id: use.id, content: `Exit code 1\nError: ${text}`, is_error: true }
    return [
      {
        type: 'assistant',
        message: { role: 'assistant', model: 'm', content: [{ type: 'text', text }, use], stop_reason: 'tool_use' },
      },
      { type: 'user', message: { role: 'user', content: [result] } },
    ]
  })
  return fc.array(fc.oneof(user, failed), { minLength: 1, maxLength: 40 }).map((rows) => rows.flat())
}

/** Pieces of our own tags and of the client's, in any order. */
function hostileText(): fc.Arbitrary<string> {
  const pieces = [
    '</',
    '<',
    '>',
    '/>',
    'resumption-context',
    'system-reminder',
    '&lt;',
    '"',
    '\n',
    '\u202e',
    '\ud800',
    ' ',
  ]
  return fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''))
}

describe('the parts that read foreign data never throw', () => {
  const parsers = [parseSessionStart, parsePromptSubmit, parsePreCompact, parsePreToolUse, parsePostToolUse]
  const events = ['SessionStart', 'UserPromptSubmit', 'PreCompact', 'PreToolUse', 'PostToolUse']

  it('a payload of any shape is an input or a problem', () => {
    const value = fc.anything({ withNullPrototype: true, withSparseArray: true })
    const payload = fc.oneof(
      value,
      fc.record(
        {
          hook_event_name: fc.constantFrom(...events),
          session_id: fc.oneof(fc.constant('s'), fc.string(), value),
          transcript_path: value,
          cwd: value,
          agent_id: value,
          source: value,
          prompt: value,
          trigger: value,
          tool_name: value,
          tool_input: value,
        },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(payload, fc.nat({ max: 4 }), (given, index) => {
        const parsed = parsers[index]?.(given)
        assert.ok(parsed !== undefined && ('input' in parsed || 'problem' in parsed))
        if ('input' in parsed) assert.match(parsed.input.sessionId, /^[\w-]{1,128}$/)
      }),
      { seed, numRuns: 3000 },
    )
  })

  it('a row of any shape is a row or nothing, and any rows make a work state', () => {
    const value = fc.anything()
    const block = fc.record(
      {
        type: fc.constantFrom('text', 'tool_use', 'tool_result', 'image'),
        text: value,
        id: fc.constantFrom('a', 'b'),
        tool_use_id: fc.constantFrom('a', 'b'),
        name: fc.constantFrom('Bash', 'Write', 'Agent', 'TodoWrite', 'TaskCreate', 'TaskUpdate', 'AskUserQuestion'),
        input: value,
        content: value,
        is_error: value,
      },
      { requiredKeys: ['type'] },
    )
    const row = fc.record(
      {
        type: fc.constantFrom('user', 'assistant', 'system', 'attachment'),
        uuid: value,
        subtype: fc.constant('compact_boundary'),
        message: fc.oneof(value, fc.record({ content: fc.oneof(value, fc.array(block)), usage: value, model: value })),
      },
      { requiredKeys: ['type'] },
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const lines = rows.map((item) => JSON.stringify(item) ?? '')
        const collector = createWorkStateCollector((path) => path)
        const scan = createUsageScan()
        for (const line of lines) {
          const parsed = parseRow(line)
          if (parsed !== null) collector.add(parsed)
        }
        for (const line of lines.toReversed()) scan.visit(line)
        JSON.stringify(collector.result())
        const reading = scan.result()
        if (reading !== null && 'usage' in reading) assert.ok(Number.isFinite(reading.usage.pendingTokens))
      }),
      { seed, numRuns: 1500 },
    )
  })

  it('walking back over a prefix of a transcript visits the lines of the conversation, last first', (test) => {
    const folder = mkdtempSync(join(tmpdir(), 'holdfast-walk-'))
    test.after(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'transcript.jsonl')
    fc.assert(
      fc.property(anyCut, (cut) => {
        const bytes = RECORDED.subarray(0, cut)
        writeFileSync(path, bytes)
        const visited: string[] = []
        walkTranscript(path, (line) => {
          visited.push(line.read())
          return false
        })
        const talk = bytes.toString('utf8').split('\n').filter(isConversation).reverse()
        assert.deepEqual(visited.filter(isConversation), talk)
      }),
      { seed, numRuns: 150 },
    )
  })
})

/** By content, not by the order of keys the walk relies on. */
function isConversation(line: string): boolean {
  return parseRow(line) !== null
}
