import assert from 'node:assert/strict'
import fs, { mkdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { after, before, it, type TestContext } from 'node:test'
import { openCall } from '../../src/base/core/call.ts'
import { DEFAULT_CONFIG } from '../../src/config/core/config.ts'
import { TIER_TABLE } from '../../src/config/core/tier-table.ts'
import { isSilentPrompt, isSilentResult } from '../../src/hooks/io/quick-look.ts'
import { respond } from '../../src/hooks/on-post-tool-use.ts'
import { respond as respondStart } from '../../src/hooks/on-session-start.ts'
import { respond as respondPrompt } from '../../src/hooks/on-user-prompt-submit.ts'
import { classifyTier, estimateFill, rankTier } from '../../src/measure/core/tier.ts'
import { followTier, hasNews } from '../../src/measure/tell-tier.ts'
import { EMPTY_SESSION_STATE } from '../../src/sessions/core/session-state.ts'
import { THRESHOLD_TIERS } from '../../src/sessions/core/tier-names.ts'
import { createSandbox } from '../bundle/sandbox.ts'

const SESSION = '5e551000-0000-4000-8000-00000000000a'
const POINT = 167_000
/** Half an hour of calls, a little over one a second. */
const CALLS = 2_000
/** Tokens that each call adds besides its result: in that time the context fills five times. */
const GROWTH = 210

/** The hooks write their answers to descriptor 1; here they are caught, so that thousands of calls need no process each. */
let printed = ''
const original = fs.writeSync
before(() => {
  fs.writeSync = ((fd: number, data: string | Uint8Array, ...rest: []) => {
    if (fd !== 1) return original(fd, data as string, ...rest)
    printed += typeof data === 'string' ? data : Buffer.from(data).toString('utf8')
    return data.length
  }) as typeof fs.writeSync
  syncBuiltinESMExports()
})
after(() => {
  fs.writeSync = original
  syncBuiltinESMExports()
})

const TOLD = /CTX: .* (LOW)|CONTEXT STATUS: (\w+)/

function openLoop(test: TestContext) {
  const { project, home } = createSandbox(test)
  const saved = { ...process.env }
  test.after(() => {
    process.env = saved
  })
  Object.assign(process.env, { HOME: home, CLAUDE_PROJECT_DIR: project })
  mkdirSync(join(project, '.git'))
  const transcript_path = join(home, `${SESSION}.jsonl`)
  const append = (row: object) => writeFileSync(transcript_path, `${JSON.stringify(row)}\n`, { flag: 'a' })
  const common = { session_id: SESSION, transcript_path, cwd: project }
  const ask = async (
    isSilent: (payload: unknown, length: number) => boolean | Promise<boolean>,
    answer: typeof respond,
    payload: object,
  ): Promise<string | null> => {
    printed = ''
    const length = JSON.stringify(payload).length
    if (!(await isSilent(payload, length))) await answer({ payload, textLength: length })
    const match = TOLD.exec(printed)
    return (match?.[1] ?? match?.[2] ?? null)?.toLowerCase() ?? null
  }
  return {
    answer: (id: number, tokens: number) => {
      const model = 'claude-sonnet-4-6'
      const usage = { input_tokens: 10, cache_read_input_tokens: tokens - 30, output_tokens: 20 }
      append({
        uuid: `a-${id}`,
        type: 'assistant',
        requestedModel: model,
        message: { id: `m-${id}`, model, content: [], usage },
      })
    },
    /** As the client does it: session-start runs before the boundary is written. */
    compact: async (id: number, preTokens: number) => {
      await respondStart({ payload: { ...common, hook_event_name: 'SessionStart', source: 'compact' }, textLength: 0 })
      append({
        uuid: `b-${id}`,
        type: 'system',
        subtype: 'compact_boundary',
        compactMetadata: { trigger: 'auto', preTokens },
      })
    },
    result: (id: number, text: string) =>
      ask(isSilentResult, respond, {
        ...common,
        hook_event_name: 'PostToolUse',
        tool_name: 'Bash',
        tool_input: { command: 'x' },
        tool_response: { stdout: text, stderr: '' },
        tool_use_id: `t-${id}`,
      }),
    record: (id: number, text: string) =>
      append({
        uuid: `r-${id}`,
        type: 'user',
        message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: `t-${id}`, content: text }] },
      }),
    prompt: () => ask(isSilentPrompt, respondPrompt, { ...common, hook_event_name: 'UserPromptSubmit', prompt: 'go' }),
  }
}

it(`in a loop of ${CALLS} calls on one prompt each tier is told once, none late, and anew after each compaction`, async (test) => {
  const loop = openLoop(test)
  assert.equal(await loop.prompt(), null)
  let tokens = 20_000
  let highest = 'nominal'
  let compactions = 0
  for (let id = 0; id < CALLS; id += 1) {
    loop.answer(id, tokens)
    // The sizes of results repeat and jump: most are small, every ninth some 1,100 tokens, one in a hundred 6,000.
    const text = 'x'.repeat(id % 100 === 99 ? 24_000 : id % 9 === 0 ? 4_400 : 40)
    const now = tokens + text.length / 4
    const told = await loop.result(id, text)
    loop.record(id, text)
    const tier = classifyTier(now / POINT, TIER_TABLE.C2)
    const due = rankTier(tier) > THRESHOLD_TIERS.indexOf(highest as 'low') && now < POINT ? tier : null
    assert.equal(told, due, `call ${id}: ${now} tokens, told so far: ${highest}`)
    if (due !== null) highest = due
    tokens = Math.round(now) + GROWTH
    if (tokens >= POINT) {
      compactions += 1
      await loop.compact(id, tokens)
      highest = 'nominal'
      tokens = 20_000
    }
  }
  assert.ok(compactions >= 5, `${compactions} compactions in half an hour`)
})

it('an estimate that wobbles around every bound for a thousand calls tells each tier once', async (test) => {
  const loop = openLoop(test)
  const told: string[] = []
  for (let id = 0; id < 1_000; id += 1) {
    const bound = [0.55, 0.7, 0.8, 0.88][Math.floor(id / 250)] ?? 0
    loop.answer(id, Math.round(POINT * bound) + (id % 2 === 0 ? 400 : -400))
    const tier = await loop.result(id, 'ok')
    if (tier !== null) told.push(tier)
  }
  assert.deepEqual(told, ['low', 'warning', 'critical', 'emergency'])
})

it('of two prompts that both saw a rise before either noted it, the second finds it told elsewhere', (test) => {
  const { project } = createSandbox(test)
  const point = { tokens: POINT, windowTokens: 200_000, kind: 'proactive', source: 's', confidence: 'high' } as const
  const estimate = estimateFill({ inputTokens: 140_000, pendingTokens: 0 }, point, TIER_TABLE.C2)
  assert.ok(hasNews(EMPTY_SESSION_STATE, DEFAULT_CONFIG, estimate), 'both look at the same state')
  const report = () => assert.fail('a problem')
  const first = followTier({ ...openCall(project, report), config: DEFAULT_CONFIG }, SESSION, estimate)
  assert.deepEqual(first, { rose: true, moved: true, escalations: ['AE-006a'], unsaved: false })
  const second = followTier({ ...openCall(project, report), config: DEFAULT_CONFIG }, SESSION, estimate)
  assert.deepEqual(second, { rose: false, moved: false, escalations: [], unsaved: false })
})
