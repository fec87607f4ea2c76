import { OUTPUT_TOKENS, type ToolCall, type Turn } from './mock-api.ts'

/** An answer after which the client counts this many tokens: the sum it compares with its threshold. */
export function at(tokens: number, text = 'ok'): Turn {
  return { text, contextTokens: tokens - OUTPUT_TOKENS }
}

/** Tool calls after which the client counts this many tokens, their results left aside. */
export function calls(tokens: number, ...tools: readonly ToolCall[]): Turn {
  return { tools, contextTokens: tokens - OUTPUT_TOKENS }
}

/** A command that takes longer than the client needs to write its transcript, as nearly all do. */
export function bash(command = 'echo done'): ToolCall {
  return { name: 'Bash', input: { command: `sleep 0.4; ${command}` } }
}

export function write(path: string, content: string): ToolCall {
  return { name: 'Write', input: { file_path: path, content } }
}

/** A subagent in the foreground: the main thread waits for it. */
export function agent(prompt: string): ToolCall {
  const input = { description: 'delegated', prompt, subagent_type: 'general-purpose', run_in_background: false }
  return { name: 'Agent', input }
}
