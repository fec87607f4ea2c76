import { isRecord, parseJsonRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { isAbsolutePath } from '../../base/core/safe-name.ts'

/** Events of Gemini CLI (0.61.0). PreCompress has no counterpart: it fires before every request. */
const EVENTS: Readonly<Record<string, string>> = {
  SessionStart: 'SessionStart',
  BeforeAgent: 'UserPromptSubmit',
  BeforeTool: 'PreToolUse',
  AfterTool: 'PostToolUse',
}

/** Gemini's tools under the names the guards know. Any other tool keeps its name. */
const TOOLS: Readonly<Record<string, string>> = {
  run_shell_command: 'Bash',
  write_file: 'Write',
  replace: 'Edit',
  read_file: 'Read',
  glob: 'Glob',
  grep_search: 'Grep',
  web_fetch: 'WebFetch',
  google_web_search: 'WebSearch',
}

/** The transcript path is left out: Gemini writes rows again, in another form, and holdfast has no reader for them. */
export function translatePayload(payload: UnknownRecord): UnknownRecord {
  const event = stringOf(payload.hook_event_name) ?? ''
  const hook_event_name = Object.hasOwn(EVENTS, event) ? EVENTS[event] : event
  const { transcript_path: _, ...rest } = payload
  if (!isRecord(payload.tool_input)) return { ...rest, hook_event_name }
  const name = stringOf(payload.tool_name) ?? ''
  const cwd = stringOf(payload.cwd) ?? '/'
  const { dir_path, file_path, allow_multiple, ...input } = payload.tool_input
  const tool_input = {
    ...input,
    ...(typeof file_path === 'string' ? { file_path: locate(file_path, cwd) } : {}),
    ...(allow_multiple === true ? { replace_all: true } : {}),
  }
  // A command starts in the folder of `dir_path`, and relative paths with the command.
  const place = name === 'run_shell_command' && typeof dir_path === 'string' ? locate(dir_path, cwd) : cwd
  const tool_name = Object.hasOwn(TOOLS, name) ? TOOLS[name] : payload.tool_name
  const response = isRecord(payload.tool_response) ? payload.tool_response : {}
  const tool_response = { stdout: stringOf(response.llmContent) ?? '', ...(response.error ? { error: 'failed' } : {}) }
  return { ...rest, hook_event_name, tool_name, tool_input, tool_response, cwd: place }
}

function locate(path: string, cwd: string): string {
  return isAbsolutePath(path) ? path : `${cwd}/${path}`
}

/** Gemini CLI would run a call refused in Claude Code's form. Before a tool it takes no words for the model. */
export function translateAnswer(stdout: string): string {
  const answer = parseJsonRecord(stdout)
  if (answer === null || !isRecord(answer.hookSpecificOutput)) return stdout
  const { hookEventName, additionalContext, permissionDecision, permissionDecisionReason } = answer.hookSpecificOutput
  if (permissionDecision === 'deny') return JSON.stringify({ decision: 'deny', reason: permissionDecisionReason })
  if (hookEventName === 'PreToolUse') return JSON.stringify({ systemMessage: additionalContext })
  const event = Object.keys(EVENTS).find((name) => EVENTS[name] === hookEventName)
  return JSON.stringify({ ...answer, hookSpecificOutput: { hookEventName: event, additionalContext } })
}
