import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { countAddedChars, listPatchedFiles, splitPatch } from '../../src/client/core/apply-patch.ts'
import { findClient, OTHER_CLIENTS } from '../../src/client/core/client.ts'
import { CLIENT_PLACES } from '../../src/client/core/client-registration.ts'
import { translateAnswer, translatePayload } from '../../src/client/core/gemini.ts'
import type { ToolResultInput } from '../../src/client/core/input.ts'
import * as input from '../../src/client/core/input.ts'
import { planMerge, planUnregistration } from '../../src/client/core/registration.ts'
import { findToolResult, findToolUse, translateRolloutLine } from '../../src/client/core/rollout.ts'
import { isRolloutLine } from '../../src/client/core/rollout-line.ts'
import { findCompactLimit } from '../../src/client/io/codex-settings.ts'
import { resolveCodexPoint } from '../../src/measure/core/compaction-point.ts'
import { createUsageScan } from '../../src/measure/core/usage.ts'
import { hardenVerdict } from '../../src/policy/core/verdict.ts'
import { findEnding } from '../../src/resumption/core/left-open.ts'
import { parseOutcome } from '../../src/sessions/core/outcome-words.ts'
import { parseRow } from '../../src/sessions/core/row.ts'
import { collect } from './collect-work.ts'

const FIXTURES = fileURLToPath(new URL('../../fixtures/', import.meta.url))
const ROLLOUT = readFileSync(`${FIXTURES}transcripts/codex-01a1fe2f.jsonl`, 'utf8').trimEnd().split('\n')
const RECORDED = readdirSync(`${FIXTURES}codex`).map((name) => ({
  name,
  payload: JSON.parse(
    readFileSync(`${FIXTURES}codex/${name}`, 'utf8').replaceAll('$PROJECT', '/p').replaceAll('$HOME', '/h'),
  ),
}))
const PARSERS = {
  SessionStart: input.parseSessionStart,
  UserPromptSubmit: input.parsePromptSubmit,
  PreCompact: input.parsePreCompact,
  PreToolUse: input.parsePreToolUse,
  PostToolUse: input.parsePostToolUse,
}

for (const { name, payload } of RECORDED) {
  test(`the recorded payload ${name} is of Codex, and is read when it is of an event that is answered`, () => {
    assert.equal(findClient(payload), 'codex')
    const parse = PARSERS[payload.hook_event_name as keyof typeof PARSERS]
    if (parse === undefined) return
    const parsed = parse(payload)
    assert.ok('input' in parsed, JSON.stringify(parsed))
    assert.deepEqual(
      [parsed.input.client, parsed.input.sessionId, parsed.input.transcriptPath],
      ['codex', payload.session_id, payload.transcript_path],
    )
  })
}

test('every event that is answered was recorded', () => {
  const events = new Set(RECORDED.map(({ payload }) => payload.hook_event_name))
  assert.deepEqual(
    Object.keys(PARSERS).filter((event) => !events.has(event)),
    [],
  )
})

test('a payload of Claude Code is of Claude Code', () => {
  const common = { transcript_path: '/h/.claude/projects/-p/5e551000.jsonl', session_id: '5e551000' }
  assert.equal(findClient({ ...common, prompt_id: 'p', hook_event_name: 'PreToolUse' }), 'claude')
  assert.equal(findClient({ ...common, model: 'claude-opus-5-5', hook_event_name: 'SessionStart' }), 'claude')
  assert.equal(findClient({ hook_event_name: 'SessionStart', transcript_path: 7 }), 'claude')
})

test('a rollout becomes the work state a transcript of Claude Code would have given', () => {
  const rows = ROLLOUT.slice(0, 42).flatMap((line) => translateRolloutLine(line) ?? [])
  const { lastUserMessages, filesModified, commands, goal } = collect(...rows.map((row) => JSON.stringify(row)))
  assert.equal(goal, 'Move the retry policy of the uploader into retry.ts. Keep the public API.')
  assert.deepEqual(lastUserMessages, [goal, 'Use five attempts, not three.'])
  assert.deepEqual([...filesModified].sort(), ['a.txt', 'src/retry.ts'])
  assert.deepEqual(commands, [
    { command: 'cat a.txt', outcome: parseOutcome('ok') },
    {
      command: "echo 'FAIL retry waits too long' >&2; exit 1",
      outcome: parseOutcome('failed: Exit code 1: FAIL retry waits too long'),
    },
    { command: 'ls', outcome: parseOutcome('ok') },
  ])
})

test('a turn of a rollout ends with its answer, although a count of tokens stands behind it', () => {
  const counts = ROLLOUT.flatMap((line, index) => (line.includes('"type":"token_usage_record"') ? [index] : []))
  const endings = counts.map((index) => {
    const lines = ROLLOUT.slice(0, index + 1).flatMap((line) => translateRolloutLine(line) ?? [])
    const rows = lines.flatMap((row) => parseRow(JSON.stringify(row)) ?? [])
    return { isAnswer: /"role":"assistant"/.test(ROLLOUT[index - 1] ?? ''), isCut: findEnding(rows)?.isCut }
  })
  assert.ok(endings.some(({ isAnswer }) => isAnswer) && endings.some(({ isAnswer }) => !isAnswer))
  for (const { isAnswer, isCut } of endings) assert.equal(isCut, !isAnswer)
})

const scan = (lines: readonly string[]) => {
  const usage = createUsageScan()
  for (const line of [...lines].reverse()) {
    const row = translateRolloutLine(line)
    if (row !== null && usage.visit(JSON.stringify(row))) break
  }
  return usage.result()
}

test('the tokens of a rollout are those of its newest answer, against the window that was told last', () => {
  const found = scan(ROLLOUT.slice(0, 42))
  assert.ok(found !== null && 'usage' in found, 'no usage')
  const { inputTokens, model, windowTokens } = found.usage
  assert.deepEqual(
    { inputTokens, model, windowTokens },
    { inputTokens: 249_980, model: 'codex', windowTokens: 258_400 },
  )
})

test('inside a turn the window is that of the answer before, and after a compaction nothing is known', () => {
  const inside = scan(ROLLOUT.slice(0, 39))
  assert.ok(inside !== null && 'usage' in inside, 'no usage')
  assert.deepEqual([inside.usage.inputTokens, inside.usage.windowTokens], [249_980, 258_400])
  assert.deepEqual(scan(ROLLOUT.slice(0, 51)), { boundary: true })
})

test('a line that is cut, foreign or no rollout gives no row', () => {
  for (const line of [
    '',
    '{',
    '{"timestamp":"x"}',
    '{"timestamp":"x","type":"event_msg","payload":[]}',
    ROLLOUT[7]?.slice(0, 300) ?? '',
  ])
    assert.equal(translateRolloutLine(line), null, line)
  for (const name of ['toString', '__proto__', 'constructor'])
    assert.equal(translateRolloutLine(`{"timestamp":"x","type":"${name}","payload":{}}`), null, name)
  assert.ok(!isRolloutLine('{"parentUuid":null,"timestamp":"x"}'), 'a row of Claude Code')
})

const PATCH = `*** Begin Patch
*** Add File: docs/a b.md
+new
+*** Delete File: in-a-text.md
*** Update File: src/x.ts
*** Move to: /tmp/y.ts
@@ def f():
-old
+newer
*** Delete File: gone.txt
*** End Patch`

test('a patch names its files, where they come from and where they go', () => {
  assert.deepEqual(
    listPatchedFiles(PATCH).map(({ path, action }) => `${action} ${path}`),
    ['add docs/a b.md', 'update src/x.ts', 'add /tmp/y.ts', 'delete gone.txt'],
  )
  assert.deepEqual(listPatchedFiles("apply_patch <<'EOF'\n  *** Update File: a\r\nEOF"), [
    { path: 'a', action: 'update' },
  ])
  assert.deepEqual(listPatchedFiles('no patch'), [])
  assert.equal(countAddedChars('+ab\n-cd\n e\n+f'), 5)
})

test('a patch is as many calls as it has files; its text is in none of them', () => {
  const call = { toolName: 'apply_patch', toolInput: { command: PATCH }, cwd: '/p/sub' } as unknown as ToolResultInput
  assert.deepEqual(
    splitPatch(call, '/p').map(({ toolName, toolInput }) => [toolName, toolInput]),
    [
      ['Write', { file_path: '/p/sub/docs/a b.md' }],
      ['Edit', { file_path: '/p/sub/src/x.ts' }],
      ['Write', { file_path: '/tmp/y.ts' }],
      ['Edit', { file_path: '/p/sub/gone.txt' }],
    ],
  )
  const other = { ...call, toolName: 'Bash' }
  assert.deepEqual(splitPatch(other, '/p'), [other])
})

test('a result says how the call ended', () => {
  const table: readonly (readonly [output: string, isError: boolean, content: string])[] = [
    ['Chunk ID: 1\nWall time: 0.1 seconds\nProcess exited with code 0\nOutput:\nhi\n', false, 'hi\n'],
    ['Wall time: 0.1 seconds\nProcess exited with code 3\nOutput:\nhi\n', true, 'Exit code 3\nhi\n'],
    ['Exit code: 0\nWall time: 0 seconds\nOutput:\nSuccess.\n', false, 'Success.\n'],
    ['Wall time: 1 seconds\nProcess running with session ID 7\nOutput:\nx', false, 'Command running in background\nx'],
    ['Command blocked by PreToolUse hook: no. Command: ls', true, 'PreToolUse:Bash hook error: no. Command: ls'],
    ['unsupported call: shell', true, 'unsupported call: shell'],
    ['apply_patch verification failed: x', true, 'apply_patch verification failed: x'],
    ['Plan updated', false, 'Plan updated'],
  ]
  for (const [output, isError, content] of table) {
    const result = findToolResult({ type: 'function_call_output', call_id: 'c', output })
    assert.deepEqual(result, { tool_use_id: 'c', ...(isError ? { is_error: true } : {}), content }, output)
  }
  assert.equal(findToolResult({ type: 'function_call_output', call_id: 'c', output: [] }), null)
  assert.equal(findToolUse({ type: 'function_call', call_id: 'c' }), null)
})

test('Codex compacts at its share of the window, or at the limit of its configuration below that', () => {
  assert.equal(resolveCodexPoint(258_400, null).tokens, 244_800)
  assert.equal(resolveCodexPoint(258_400, 100_000).tokens, 100_000)
  assert.equal(resolveCodexPoint(258_400, 255_000).tokens, 244_800)
})

test('the limit is read from the top of a configuration only', () => {
  const table: readonly (readonly [text: string, limit: number | null])[] = [
    ['model_auto_compact_token_limit = 100_000 # tokens\n', 100_000],
    ['model = "x"\r\nmodel_auto_compact_token_limit=5\r\n[a]\r\n', 5],
    ['[profiles.a]\nmodel_auto_compact_token_limit = 5\n', null],
    ['# model_auto_compact_token_limit = 5\n', null],
    ['model_auto_compact_token_limit = "5"\n', null],
    ['model_auto_compact_token_limit = 0\n', null],
    ['', null],
  ]
  for (const [text, limit] of table) assert.equal(findCompactLimit(text), limit, text)
})

test('where no hook can ask, a question is a refusal, and says why', () => {
  const ask = { decision: 'ask', guard: 'confined-writes', target: 'x', reason: 'r.' } as const
  const hardened = hardenVerdict(ask, 'default', 'codex')
  assert.equal(hardened.decision, 'deny')
  assert.match('reason' in hardened ? hardened.reason : '', /^r\. A hook cannot ask the person here/)
  assert.deepEqual(hardenVerdict(ask, 'default', 'claude'), ask)
  assert.deepEqual(hardenVerdict({ ...ask, decision: 'warn' }, 'default', 'codex'), { ...ask, decision: 'warn' })
})

const GEMINI = readdirSync(`${FIXTURES}gemini`).map((name) => ({
  name,
  payload: JSON.parse(
    readFileSync(`${FIXTURES}gemini/${name}`, 'utf8').replaceAll('$PROJECT', '/p').replaceAll('$HOME', '/h'),
  ),
}))

test('every recorded payload of Gemini CLI is of Gemini CLI, and read as the event it stands for', () => {
  const read: string[] = []
  for (const { name, payload } of GEMINI) {
    assert.equal(findClient(payload), 'gemini', name)
    const translated = translatePayload(payload)
    const parse = PARSERS[translated.hook_event_name as keyof typeof PARSERS]
    if (parse === undefined) continue
    const parsed = parse(translated)
    assert.ok('input' in parsed, `${name}: ${JSON.stringify(parsed)}`)
    assert.equal(parsed.input.transcriptPath, null)
    read.push(String(payload.hook_event_name))
  }
  assert.deepEqual([...new Set(read)].sort(), ['AfterTool', 'BeforeAgent', 'BeforeTool', 'SessionStart'])
})

test('tools of Gemini CLI are told in the names and fields the guards know', () => {
  const common = { hook_event_name: 'BeforeTool', cwd: '/p' }
  const table: readonly (readonly [name: string, input: object, told: object])[] = [
    [
      'write_file',
      { file_path: 'a', content: 'x' },
      { tool_name: 'Write', tool_input: { content: 'x', file_path: '/p/a' }, cwd: '/p' },
    ],
    ['write_file', { file_path: '/q/a' }, { tool_name: 'Write', tool_input: { file_path: '/q/a' }, cwd: '/p' }],
    [
      'replace',
      { file_path: 'a', old_string: 'o', new_string: 'n', allow_multiple: true },
      {
        tool_name: 'Edit',
        tool_input: { old_string: 'o', new_string: 'n', file_path: '/p/a', replace_all: true },
        cwd: '/p',
      },
    ],
    [
      'run_shell_command',
      { command: 'ls', dir_path: 'sub' },
      { tool_name: 'Bash', tool_input: { command: 'ls' }, cwd: '/p/sub' },
    ],
    [
      'run_shell_command',
      { command: 'ls', dir_path: '/q' },
      { tool_name: 'Bash', tool_input: { command: 'ls' }, cwd: '/q' },
    ],
    ['mcp_a_b', { x: 1 }, { tool_name: 'mcp_a_b', tool_input: { x: 1 }, cwd: '/p' }],
    ['toString', {}, { tool_name: 'toString', tool_input: {}, cwd: '/p' }],
  ]
  for (const [tool_name, tool_input, told] of table) {
    const { tool_name: name, tool_input: given, cwd } = translatePayload({ ...common, tool_name, tool_input })
    assert.deepEqual({ tool_name: name, tool_input: given, cwd }, told)
  }
})

test('an answer reaches Gemini CLI where it looks for it', () => {
  const own = (hookSpecificOutput: object, more = {}) =>
    translateAnswer(JSON.stringify({ ...more, hookSpecificOutput }))
  const deny = { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: 'r' }
  assert.equal(own(deny), '{"decision":"deny","reason":"r"}')
  assert.equal(own({ hookEventName: 'PreToolUse', additionalContext: 'w' }), '{"systemMessage":"w"}')
  assert.equal(
    own({ hookEventName: 'UserPromptSubmit', additionalContext: 'c' }, { systemMessage: 'm' }),
    '{"systemMessage":"m","hookSpecificOutput":{"hookEventName":"BeforeAgent","additionalContext":"c"}}',
  )
  assert.equal(translateAnswer('{"systemMessage":"m"}'), '{"systemMessage":"m"}')
})

test('what is registered for a client is found again and taken out whole', () => {
  for (const client of OTHER_CLIENTS) {
    const { registration } = CLIENT_PLACES[client]
    assert.deepEqual(planMerge({ hooks: registration }, registration), [])
    assert.deepEqual(planUnregistration({ hooks: registration }), [{ path: ['hooks'], value: undefined }])
  }
})
