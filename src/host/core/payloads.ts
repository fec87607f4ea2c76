import { HOOK_EVENTS, type HookName } from '../../client/core/input.ts'

export interface SamplePayload {
  readonly hook: HookName
  readonly title: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Creates payloads in the shapes the client sends (recorded, 2.1.329), with a payload for each shape. */
export function createSamplePayloads(sessionId: string, projectDir: string, transcriptPath: string): SamplePayload[] {
  const common = { session_id: sessionId, transcript_path: transcriptPath, cwd: projectDir }
  const prompt = { prompt_id: '053dc304-037d-46ea-b581-6d6c1fb311d6', permission_mode: 'default' }
  const sample = (hook: HookName, title: string, fields: Readonly<Record<string, unknown>>): SamplePayload => ({
    hook,
    title,
    payload: { ...common, hook_event_name: HOOK_EVENTS[hook], ...fields },
  })
  const path = `${projectDir}/a.txt`
  const write = { tool_name: 'Write', tool_input: { file_path: path, content: 'hello\n' }, tool_use_id: 'toolu_1' }
  const edit = {
    tool_name: 'Edit',
    tool_input: { file_path: path, old_string: 'a', new_string: 'b' },
    tool_use_id: 'toolu_2',
  }
  const bash = { tool_name: 'Bash', tool_input: { command: 'echo hi', description: 'Say hi' }, tool_use_id: 'toolu_3' }
  const agent = {
    tool_name: 'Agent',
    tool_input: { description: 'delegated', prompt: 'look', subagent_type: 'general-purpose' },
    tool_use_id: 'toolu_4',
  }
  const written = {
    type: 'create',
    filePath: path,
    content: 'hello\n',
    structuredPatch: [],
    originalFile: null,
    userModified: false,
  }
  const ran = { stdout: 'hi', stderr: '', interrupted: false, isImage: false, noOutputExpected: false }
  return [
    sample('session-start', 'startup', { source: 'startup', model: 'claude-sonnet-4-6' }),
    sample('session-start', 'resume', { source: 'resume', context_tokens: 1200, prompt_cache_likely_expired: true }),
    sample('session-start', 'clear', { source: 'clear' }),
    sample('user-prompt-submit', 'a prompt', { ...prompt, prompt: 'hello there' }),
    sample('user-prompt-submit', 'the end of a background agent', {
      ...prompt,
      prompt: '<task-notification>done</task-notification>',
    }),
    sample('pre-tool-use', 'Write', { ...prompt, ...write }),
    sample('pre-tool-use', 'Bash', { ...prompt, ...bash, effort: { level: 'high' } }),
    sample('pre-tool-use', 'Agent', { ...prompt, ...agent }),
    sample('pre-tool-use', 'Edit in a subagent', {
      ...prompt,
      ...edit,
      agent_id: 'aa8836445e3c87d60',
      agent_type: 'general-purpose',
    }),
    sample('post-tool-use', 'Write', { ...prompt, ...write, tool_response: written, duration_ms: 19 }),
    sample('post-tool-use', 'Bash', { ...prompt, ...bash, tool_response: ran, duration_ms: 52 }),
    sample('pre-compact', 'a compaction asked for', { ...prompt, trigger: 'manual', custom_instructions: null }),
    sample('pre-compact', 'an automatic compaction', { ...prompt, trigger: 'auto', custom_instructions: null }),
    sample('session-start', 'after a compaction', { source: 'compact', model: 'claude-sonnet-4-6' }),
  ]
}
