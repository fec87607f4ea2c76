import type { OtherClient } from '../../client/core/client.ts'
import type { HookName } from '../../client/core/input.ts'
import type { SamplePayload } from './payloads.ts'

export interface ClientCall extends SamplePayload {
  readonly newRows: string
  readonly says: string | null
  /** Folder of the state that must gain a file, where the client takes no words; else null. */
  readonly leaves: string | null
}

/** A policy that refuses and a route that answers: a working hook cannot be silent under this configuration. */
export const PROBE_CONFIG = `[guardrails]
write_roots = ["docs/**"]
[[routing]]
intent = "probe"
keywords = ["fire the hooks"]
agent = "probe"
`

/** Most calls' session; `NEXT_SESSION` makes the last call of Gemini CLI. */
const SESSION = '5e55104d-0000-7000-8000-00000000d3a0'
const NEXT_SESSION = '5e55104d-0000-7000-8000-00000000d3a1'

/** Transcript of each client, relative to the home. The path identifies Codex before its first turn. */
export const CLIENT_TRANSCRIPTS: Readonly<Record<OtherClient, string>> = {
  codex: `.codex/sessions/2026/11/21/rollout-2026-11-21T12-57-55-${SESSION}.jsonl`,
  gemini: '.gemini/tmp/project/chats/session-2026-11-21T13-06-5e55104d.jsonl',
}

type Fields = Readonly<Record<string, unknown>>
type Expected = Partial<Pick<ClientCall, 'newRows' | 'says' | 'leaves'>>

/** Creates a session of calls, one call for each shape the client sends (fixtures/codex, fixtures/gemini). */
export function createClientCalls(client: OtherClient, projectDir: string, transcriptPath: string): ClientCall[] {
  const common = { session_id: SESSION, transcript_path: transcriptPath, cwd: projectDir }
  const call = (hook: HookName, title: string, payload: Fields, expected: Expected = {}): ClientCall => ({
    newRows: '',
    says: null,
    leaves: null,
    ...expected,
    hook,
    title,
    payload: { ...common, ...payload },
  })
  return client === 'codex' ? createCodexCalls(call) : createGeminiCalls(call, projectDir)
}

type CreateCall = (hook: HookName, title: string, payload: Fields, expected?: Expected) => ClientCall

const PROMPT = 'Now fire the hooks. [remember] decision: the retry policy in docs/retry.md makes three attempts'

/** A line of a rollout (Codex 0.169.0), with the fields our reader reads. */
function row(ordinal: number, type: string, payload: Fields): string {
  return `${JSON.stringify({ timestamp: '2026-11-21T12:57:55.197Z', ordinal, type, payload })}\n`
}

const ROLLOUT = {
  turn: row(1, 'event_msg', { type: 'task_started', model_context_window: 258_400 }),
  prompt: row(2, 'response_item', {
    type: 'message',
    role: 'user',
    content: [{ type: 'input_text', text: PROMPT }],
    internal_chat_message_metadata_passthrough: { content_item_kinds: ['user.text'] },
  }),
  /** About three quarters of the tokens at which Codex compacts. */
  usage: row(3, 'token_usage_record', { response_id: 'resp_1', usage: { input_tokens: 190_000, output_tokens: 20 } }),
  compacted: row(4, 'compacted', { message: '' }),
}

function createCodexCalls(call: CreateCall): ClientCall[] {
  const session = { model: 'gpt-5.5', permission_mode: 'default' }
  const turn = { turn_id: '01a1fe2f-4cdd-7db0-8d28-350d6125aac2', model: 'gpt-5.5' }
  const start = { ...session, hook_event_name: 'SessionStart' }
  const before = { ...turn, ...session, hook_event_name: 'PreToolUse' }
  const after = { ...turn, ...session, hook_event_name: 'PostToolUse' }
  const bash = (command: string) => ({ tool_name: 'Bash', tool_input: { command }, tool_use_id: 'call_1' })
  const patch = (path: string) => ({
    tool_name: 'apply_patch',
    tool_input: { command: `*** Begin Patch\n*** Add File: ${path}\n+hello\n*** End Patch\n` },
    tool_use_id: 'call_2',
  })
  const patched = 'Exit code: 0\nWall time: 0 seconds\nOutput:\nSuccess. Updated the following files:\nA docs/a.md\n'
  return [
    call('session-start', 'startup', { ...start, source: 'startup' }, { says: '<project-context>' }),
    call(
      'user-prompt-submit',
      'a prompt',
      { ...turn, ...session, hook_event_name: 'UserPromptSubmit', prompt: PROMPT },
      { newRows: ROLLOUT.turn + ROLLOUT.prompt, says: '<routing-hint>' },
    ),
    call('pre-tool-use', 'Bash', { ...before, ...bash('ls') }),
    call('pre-tool-use', 'Bash, to be refused', { ...before, ...bash('echo hi > a.txt') }, { says: 'deny: ' }),
    call('pre-tool-use', 'apply_patch, to be refused', { ...before, ...patch('a.txt') }, { says: 'deny: ' }),
    call('post-tool-use', 'apply_patch', { ...after, ...patch('docs/a.md'), tool_response: patched }),
    call(
      'post-tool-use',
      'Bash, in a filling context',
      { ...after, ...bash('ls'), tool_response: 'a.txt\n' },
      { newRows: ROLLOUT.usage, says: 'CONTEXT STATUS: WARNING' },
    ),
    call(
      'pre-compact',
      'an automatic compaction',
      { ...turn, hook_event_name: 'PreCompact', trigger: 'auto' },
      { leaves: '.holdfast/checkpoints/' },
    ),
    call(
      'session-start',
      'after a compaction',
      { ...start, source: 'compact' },
      { newRows: ROLLOUT.compacted, says: '<resumption-context' },
    ),
    call('session-start', 'resume', { ...start, source: 'resume' }),
  ]
}

function createGeminiCalls(call: CreateCall, projectDir: string): ClientCall[] {
  const at = (event: string) => ({ hook_event_name: event, timestamp: '2026-11-21T13:06:26.705Z' })
  const tool = (event: string, name: string, input: Fields) => ({ ...at(event), tool_name: name, tool_input: input })
  const shell = (command: string) => ['run_shell_command', { command }] as const
  const write = (path: string) => ['write_file', { file_path: path, content: 'hello\n' }] as const
  const change = { old_string: 'attempts = 2', new_string: 'attempts = 4, by the retry policy', instruction: 'x' }
  const replace = (path: string) => ['replace', { file_path: path, ...change }] as const
  const read = ['read_file', { file_path: 'a.txt' }] as const
  const ran = { llmContent: '<untrusted_context>\nOutput: (empty)\n</untrusted_context>', returnDisplay: '' }
  const written = {
    llmContent: `Successfully created and wrote to new file: ${projectDir}/docs/a.md.`,
    returnDisplay: { fileName: 'a.md', filePath: `${projectDir}/docs/a.md`, newContent: 'hello\n', isNewFile: true },
  }
  const refused = { says: 'deny: ' }
  return [
    call('session-start', 'startup', { ...at('SessionStart'), source: 'startup' }, { says: '<project-context>' }),
    call('user-prompt-submit', 'a prompt', { ...at('BeforeAgent'), prompt: PROMPT }, { says: '<routing-hint>' }),
    call('pre-tool-use', 'read_file', tool('BeforeTool', ...read)),
    call('pre-tool-use', 'write_file, to be refused', tool('BeforeTool', ...write('a.txt')), refused),
    call('pre-tool-use', 'replace, to be refused', tool('BeforeTool', ...replace('a.txt')), refused),
    call('pre-tool-use', 'a command, to be refused', tool('BeforeTool', ...shell('echo hi > a.txt')), refused),
    call('post-tool-use', 'write_file', { ...tool('AfterTool', ...write('docs/a.md')), tool_response: written }),
    call('post-tool-use', 'a command', { ...tool('AfterTool', ...shell('ls')), tool_response: ran }),
    call('session-start', 'clear', { ...at('SessionStart'), source: 'clear' }),
    // The next session hears of the decision that the prompt of this session marked.
    call(
      'post-tool-use',
      'replace, of what a memory is about',
      { ...tool('AfterTool', ...replace('docs/retry.md')), session_id: NEXT_SESSION, tool_response: written },
      { says: '<related-memories' },
    ),
  ]
}
