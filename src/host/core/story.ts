import { HOOK_EVENTS, type HookName } from '../../client/core/input.ts'
import type { SamplePayload } from './payloads.ts'

export interface DemoStep extends SamplePayload {
  readonly remark: string
  readonly newRows: string
}

export const DEMO_SESSION_ID = '5e55104d-0000-4000-8000-00000000d3a0'

const REQUEST =
  'Move the retry logic out of src/client.ts into src/retry.ts. Keep the public API as it is, no new dependencies.'
const CORRECTION = 'Five attempts, not six: the first call counts. Fix the test failure first.'

/**
 * A whole session in nine hook calls. The hooks stay quiet at first and tell the tier once when the context fills. A
 * checkpoint precedes the compaction, and a restore follows.
 */
export function createDemoStory(projectDir: string, transcriptPath: string): readonly DemoStep[] {
  const write = createTranscriptWriter(DEMO_SESSION_ID, projectDir)
  const step = (
    hook: HookName,
    title: string,
    remark: string,
    rows: readonly string[],
    fields: DemoStep['payload'],
  ): DemoStep => {
    const common = { session_id: DEMO_SESSION_ID, transcript_path: transcriptPath, cwd: projectDir }
    const payload = { ...common, hook_event_name: HOOK_EVENTS[hook], ...fields }
    return { hook, title, remark, newRows: rows.join(''), payload }
  }
  const use = (id: string, name: string, input: Readonly<Record<string, unknown>>) => ({
    type: 'tool_use',
    id,
    name,
    input,
  })
  const say = (text: string) => ({ type: 'text', text })
  const edit = { file_path: `${projectDir}/src/client.ts`, old_string: 'async function retry', new_string: '' }
  const test = { command: 'npm test', description: 'Run the tests' }
  const failure = 'Exit code 1\n# Subtest: retries stop after five attempts\nAssertionError: expected 5 calls, got 6'
  return [
    step('session-start', 'A session starts', 'It learns where it runs.', [], {
      source: 'startup',
      model: 'claude-sonnet-4-6',
    }),
    step('user-prompt-submit', 'The first prompt', 'The context is nearly empty: holdfast is silent.', [], {
      prompt_id: 'p1',
      prompt: REQUEST,
    }),
    step(
      'post-tool-use',
      'An edit, long into the work',
      'The context passed 70 % inside the agent loop, with no prompt in sight: told once.',
      [
        write.user(REQUEST),
        write.answer(31_000, use('t1', 'Write', { file_path: `${projectDir}/src/retry.ts`, content: 'export {}' })),
        write.result('t1', 'File created successfully'),
        write.answer(119_000, use('t2', 'Edit', edit)),
        write.result('t2', 'The file has been updated successfully'),
      ],
      { tool_name: 'Edit', tool_input: edit, tool_response: {}, tool_use_id: 't2' },
    ),
    step(
      'pre-tool-use',
      'The model wants to write a huge file in one piece',
      'Refused before it happens, with what to do instead.',
      [],
      {
        tool_name: 'Write',
        tool_input: { file_path: `${projectDir}/src/table.ts`, content: 'x'.repeat(104_000) },
        tool_use_id: 't3',
      },
    ),
    step(
      'user-prompt-submit',
      'The user corrects the course, at 91 %',
      'What is left, what is saved already, and not to begin anything new.',
      [
        write.answer(150_400, use('t4', 'Bash', test)),
        write.result('t4', failure, true),
        write.answer(151_600, say('One test fails: the retry count is off by one.')),
      ],
      { prompt_id: 'p2', prompt: CORRECTION },
    ),
    step(
      'pre-compact',
      'The client is about to compact',
      'A checkpoint is written, and the summarizer is told what must not get lost.',
      [
        write.user(CORRECTION),
        write.answer(166_950, say('The loop counts the retries, not the attempts; changing the bound.')),
      ],
      { trigger: 'auto', custom_instructions: null },
    ),
    step('session-start', 'The session starts anew with a summary', 'What the summary may have lost comes back.', [], {
      source: 'compact',
      model: 'claude-sonnet-4-6',
    }),
    step(
      'user-prompt-submit',
      'The next prompt',
      'A short notice, once.',
      [write.boundary(167_130), write.answer(24_300, say('The bound is fixed; running the tests again.'))],
      { prompt_id: 'p3', prompt: 'go on' },
    ),
    step('user-prompt-submit', 'And the one after', 'Nothing is said twice.', [write.user('go on')], {
      prompt_id: 'p4',
      prompt: 'thanks',
    }),
  ]
}

/** Writes transcript rows in the shape of client 2.1.329. Each transcript has its own writer, so ids never repeat. */
export function createTranscriptWriter(sessionId: string, cwd: string) {
  let rows = 0
  const row = (type: string, rest: Readonly<Record<string, unknown>>): string => {
    rows += 1
    const uuid = `${String(rows).padStart(8, '0')}-0000-4000-8000-00000000d3a0`
    const timestamp = '2026-11-21T09:00:00.000Z'
    const frame = { uuid, timestamp, userType: 'external', cwd, sessionId, version: '2.1.329' }
    return `${JSON.stringify({ parentUuid: null, isSidechain: false, type, ...rest, ...frame })}\n`
  }
  return {
    user: (text: string) => row('user', { message: { role: 'user', content: text } }),
    /** An answer of the model; `contextTokens` is the API's count for its request. */
    answer: (contextTokens: number, block: Readonly<Record<string, unknown>>) => {
      const model = 'claude-sonnet-4-6'
      const cached = { cache_creation_input_tokens: 1200, cache_read_input_tokens: contextTokens - 1204 }
      const usage = { input_tokens: 4, ...cached, output_tokens: 180 }
      const message = { id: `msg_${rows}`, type: 'message', role: 'assistant', model, content: [block], usage }
      return row('assistant', { message, requestedModel: model })
    },
    result: (toolUseId: string, content: string, isError = false) => {
      const block = { tool_use_id: toolUseId, type: 'tool_result', content, ...(isError ? { is_error: true } : {}) }
      return row('user', { message: { role: 'user', content: [block] }, toolUseResult: {} })
    },
    boundary: (preTokens: number) => {
      const compactMetadata = { trigger: 'auto', preTokens, postTokens: 2900 }
      return row('system', { subtype: 'compact_boundary', content: 'Conversation compacted', compactMetadata })
    },
  }
}
