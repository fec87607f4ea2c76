const TOOL = { tool_use_id: 'toolu_01A' }
const BASH = { tool_name: 'Bash', tool_input: { command: 'npm test 2>&1 | tail -20', description: 'Run the tests' } }
const WRITE = {
  tool_name: 'Write',
  tool_input: { file_path: '$PROJECT/src/a.ts', content: 'const a = 1\n'.repeat(40) },
}
const BASH_RESPONSE = { stdout: 'ok\n', stderr: '', interrupted: false, isImage: false, noOutputExpected: false }
const WRITE_RESPONSE = {
  type: 'create',
  filePath: '$PROJECT/src/a.ts',
  content: WRITE.tool_input.content,
  structuredPatch: [],
}

/** What every hook collection is sent, in the order of a session, in the shape client 2.1.329 was recorded with. */
export const MOMENTS = [
  { name: 'session start', event: 'SessionStart', payload: { source: 'startup', model: 'claude-sonnet-4-6' } },
  { name: 'prompt', event: 'UserPromptSubmit', payload: { prompt: 'now fix the failing test in src/a.ts' } },
  { name: 'before Bash', event: 'PreToolUse', payload: { ...BASH, ...TOOL } },
  {
    name: 'after Bash',
    event: 'PostToolUse',
    payload: { ...BASH, tool_response: BASH_RESPONSE, ...TOOL, duration_ms: 52 },
  },
  { name: 'before Write', event: 'PreToolUse', payload: { ...WRITE, ...TOOL } },
  {
    name: 'after Write',
    event: 'PostToolUse',
    payload: { ...WRITE, tool_response: WRITE_RESPONSE, ...TOOL, duration_ms: 4 },
  },
  { name: 'pre-compact', event: 'PreCompact', payload: { trigger: 'auto', custom_instructions: null } },
]

export function describePayload({ event, payload }, { session, project, transcript }) {
  const common = {
    session_id: session,
    transcript_path: transcript,
    cwd: project,
    prompt_id: 'd0035cac-872e-4dc8-ae47-be3a57e771de',
    permission_mode: 'default',
    hook_event_name: event,
  }
  return `${JSON.stringify({ ...common, ...payload }).replaceAll('$PROJECT', project)}\n`
}

/** The hooks the client starts at a moment: those whose matcher names the tool, the source or the trigger. */
export function listHooksAt(hooks, { event, payload }) {
  const subject = payload.tool_name ?? payload.source ?? payload.trigger ?? ''
  return (hooks[event] ?? []).filter(({ matcher = '' }) => isMatch(matcher, subject)).flatMap((group) => group.hooks)
}

function isMatch(matcher, subject) {
  if (matcher === '' || matcher === '*' || subject === '') return true
  return /^[\w|]+$/.test(matcher) ? matcher.split('|').includes(subject) : new RegExp(matcher).test(subject)
}

const FIELDS = ['continue', 'suppressOutput', 'stopReason', 'decision', 'reason', 'systemMessage', 'hookSpecificOutput']

/**
 * What the client makes of an answer. `sound` is false where it drops the answer, shows an error, or reads what was not
 * meant for it.
 */
export function readAnswer(event, { status, stdout }) {
  const text = stdout.trim()
  if (status === 2) return { what: 'blocks', sound: true }
  const failed = status === 0 ? null : `exit ${status}`
  if (text === '') return failed === null ? { what: 'silent', sound: true } : { what: failed, sound: false }
  if (event === 'PreCompact') return readInstructions(text)
  if (!text.startsWith('{')) return readPlainText(event, text, failed)
  try {
    return readFields(event, JSON.parse(text), failed)
  } catch {
    return { what: 'not JSON', sound: false }
  }
}

/** Whatever pre-compact prints stands in the summary prompt, JSON as well. */
function readInstructions(text) {
  return text.startsWith('{')
    ? { what: `JSON in the summary prompt: ${text.slice(0, 40)}`, sound: false }
    : { what: `${text.length} characters for the summary`, sound: true }
}

function readPlainText(event, text, failed) {
  if (failed !== null) return { what: failed, sound: false }
  if (event === 'SessionStart' || event === 'UserPromptSubmit')
    return { what: `${text.length} characters`, sound: true }
  return { what: `${text.length} characters nobody reads`, sound: false }
}

function readFields(event, json, failed) {
  const output = json.hookSpecificOutput
  const known = Object.keys(json).filter((key) => FIELDS.includes(key))
  if (Object.keys(json).length > 0 && known.length === 0) {
    return { what: `ignored: ${Object.keys(json).slice(0, 3).join(', ')}`, sound: false }
  }
  if (output !== undefined && output.hookEventName !== event) return { what: 'names another event', sound: false }
  const said = [
    output?.permissionDecision ?? json.decision,
    output?.additionalContext && `${output.additionalContext.length} characters`,
    json.systemMessage && 'a message',
  ].filter(Boolean)
  return { what: said.length === 0 ? 'empty JSON' : said.join(', '), sound: failed === null }
}
