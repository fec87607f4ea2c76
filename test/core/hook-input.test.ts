import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from 'fast-check'
import { describeProblem } from '../../src/base/core/problem.ts'
import { isAbsolutePath, isSafeName } from '../../src/base/core/safe-name.ts'
import {
  HOOK_EVENTS,
  type HookName,
  type Parsed,
  parsePostToolUse,
  parsePreCompact,
  parsePreToolUse,
  parsePromptSubmit,
  parseSessionStart,
} from '../../src/client/core/input.ts'
import { SEED } from './arbitraries.ts'

const PARSERS: Readonly<Record<HookName, (payload: unknown) => Parsed<object>>> = {
  'session-start': parseSessionStart,
  'user-prompt-submit': parsePromptSubmit,
  'pre-compact': parsePreCompact,
  'pre-tool-use': parsePreToolUse,
  'post-tool-use': parsePostToolUse,
}
const HOOKS = Object.keys(HOOK_EVENTS) as HookName[]

/** The fields an event must have beside the common ones. */
const REQUIRED: Readonly<Record<HookName, Readonly<Record<string, unknown>>>> = {
  'session-start': { source: 'startup' },
  'user-prompt-submit': { prompt: 'go on' },
  'pre-compact': { trigger: 'auto' },
  'pre-tool-use': { tool_name: 'Write', tool_input: {} },
  'post-tool-use': { tool_name: 'Write', tool_input: {} },
}

function payloadOf(hook: HookName, fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const common = { session_id: 's1', transcript_path: '/h/s1.jsonl', cwd: '/p', hook_event_name: HOOK_EVENTS[hook] }
  return { ...common, ...REQUIRED[hook], ...fields }
}

function problemOf(parsed: Parsed<object>) {
  assert.ok('problem' in parsed, 'it was accepted')
  return parsed.problem
}

function inputOf<T>(parsed: Parsed<T>): T {
  assert.ok('input' in parsed, 'it was refused')
  return parsed.input
}

const COMMON = {
  sessionId: 's1',
  transcriptPath: '/h/s1.jsonl',
  cwd: '/p',
  client: 'claude' as const,
  agentId: null,
  promptId: null,
}

test('session-start', () => {
  assert.deepEqual(inputOf(parseSessionStart(payloadOf('session-start'))), {
    ...COMMON,
    source: 'startup',
  })
  const full = payloadOf('session-start', { model: 'claude-opus-4-8[1m]', agent_id: 'a1', prompt_id: 'p1', new: {} })
  assert.deepEqual(inputOf(parseSessionStart(full)), {
    ...COMMON,
    source: 'startup',
    agentId: 'a1',
    promptId: 'p1',
  })
})

test('user-prompt-submit', () => {
  assert.deepEqual(inputOf(parsePromptSubmit(payloadOf('user-prompt-submit'))), { ...COMMON, prompt: 'go on' })
  assert.equal(inputOf(parsePromptSubmit(payloadOf('user-prompt-submit', { prompt: '' }))).prompt, '')
})

test('pre-compact', () => {
  const parsed = inputOf(parsePreCompact(payloadOf('pre-compact', { custom_instructions: null })))
  assert.deepEqual(parsed, { ...COMMON, trigger: 'auto', customInstructions: null })
  const manual = payloadOf('pre-compact', { trigger: 'manual', custom_instructions: 'keep X' })
  assert.deepEqual(inputOf(parsePreCompact(manual)), { ...COMMON, trigger: 'manual', customInstructions: 'keep X' })
})

test('pre-tool-use and post-tool-use', () => {
  const call = { tool_input: { file_path: '/a' }, tool_use_id: 't1' }
  const parsed = { ...COMMON, toolName: 'Write', toolInput: { file_path: '/a' }, toolUseId: 't1', permissionMode: null }
  assert.deepEqual(inputOf(parsePreToolUse(payloadOf('pre-tool-use', call))), parsed)
  for (const toolResponse of [{ ok: true }, 'text', null, [1]]) {
    const payload = payloadOf('post-tool-use', { ...call, tool_response: toolResponse })
    assert.deepEqual(inputOf(parsePostToolUse(payload)), { ...parsed, toolResponse })
  }
})

/** What is wrong with a payload, for every event, and how the cause names it. */
const WRONG: readonly (readonly [field: string, value: unknown, cause: string])[] = [
  ['session_id', undefined, 'missing'],
  ['session_id', null, 'null'],
  ['session_id', 7, 'a number'],
  ['session_id', {}, 'an object'],
  ['session_id', [], 'a list'],
  ['session_id', true, 'a boolean'],
  ['session_id', '', 'an unexpected string'],
  ['session_id', '../../etc', 'an unexpected string'],
  ['session_id', 'a/b', 'an unexpected string'],
  ['session_id', '-rf', 'an unexpected string'],
  ['session_id', 'x'.repeat(129), 'an unexpected string'],
]

for (const hook of HOOKS) {
  for (const [field, value, cause] of WRONG) {
    test(`${hook}: ${field} is ${JSON.stringify(value)?.slice(0, 20)}`, () => {
      const problem = problemOf(PARSERS[hook](payloadOf(hook, { [field]: value })))
      assert.deepEqual([problem.code, problem.path], ['input-wrong-shape', field])
      assert.ok(problem.cause?.startsWith(`${cause}, expected `), problem.cause)
    })
  }

  test(`${hook}: a payload that is no object`, () => {
    for (const [payload, cause] of [
      [null, 'null'],
      [undefined, 'missing'],
      ['{}', 'an unexpected string'],
      [7, 'a number'],
      [[], 'a list'],
    ] as const) {
      const problem = problemOf(PARSERS[hook](payload))
      assert.deepEqual([problem.code, problem.path], ['input-wrong-shape', 'payload'])
      assert.equal(problem.cause, `${cause}, expected an object`)
    }
  })

  test(`${hook}: the payload of another event, or of none`, () => {
    for (const event of [...Object.values(HOOK_EVENTS), 'Stop', '', undefined, 7]) {
      if (event === HOOK_EVENTS[hook]) continue
      const problem = problemOf(PARSERS[hook](payloadOf(hook, { hook_event_name: event })))
      assert.deepEqual([problem.code, problem.path], ['input-other-event', 'hook_event_name'])
      assert.ok(describeProblem(problem).includes(HOOK_EVENTS[hook]))
    }
  })

  test(`${hook}: each of its own fields missing or of a wrong type`, () => {
    for (const field of Object.keys(REQUIRED[hook])) {
      for (const value of [undefined, null, 7, [], field === 'tool_input' ? 'x' : {}]) {
        const problem = problemOf(PARSERS[hook](payloadOf(hook, { [field]: value })))
        assert.deepEqual(
          [problem.code, problem.path],
          ['input-wrong-shape', field],
          `${field} = ${JSON.stringify(value)}`,
        )
      }
    }
  })

  test(`${hook}: paths that cannot be used are left out, the rest stands`, () => {
    const unusable: readonly (readonly [field: string, value: unknown])[] = [
      ['transcript_path', undefined],
      ['transcript_path', 7],
      ['transcript_path', 'relative.jsonl'],
      ['transcript_path', '$HOME/x.jsonl'],
      ['transcript_path', '/etc/passwd'],
      ['transcript_path', '/h/a\u0000.jsonl'],
      ['cwd', undefined],
      ['cwd', null],
      ['cwd', '.'],
      ['cwd', '/p\u0000'],
    ]
    for (const [field, value] of unusable) {
      const { transcriptPath, cwd } = inputOf(PARSERS[hook](payloadOf(hook, { [field]: value }))) as typeof COMMON
      assert.equal(field === 'cwd' ? cwd : transcriptPath, null, `${field} = ${JSON.stringify(value)}`)
      assert.equal(field === 'cwd' ? transcriptPath : cwd, field === 'cwd' ? COMMON.transcriptPath : COMMON.cwd)
    }
  })
}

test('a compaction is automatic or manual, nothing else', () => {
  for (const trigger of ['Auto', 'idle', '']) {
    assert.equal(problemOf(parsePreCompact(payloadOf('pre-compact', { trigger }))).path, 'trigger')
  }
})

test('no value of a payload gets into a Problem: it may hold a secret or an escape sequence', () => {
  const value = fc.oneof(
    fc.string({ minLength: 9 }).map((text) => `zq${text}zq`),
    fc.constant('\u001b[31mzqsecretzq'),
  )
  fc.assert(
    fc.property(
      value,
      fc.constantFrom(...HOOKS),
      fc.constantFrom('session_id', 'hook_event_name', 'trigger'),
      (text, hook, field) => {
        const parsed = PARSERS[hook](payloadOf(hook, { [field]: text }))
        if ('problem' in parsed) assert.ok(!describeProblem(parsed.problem).includes('zq'))
      },
    ),
    { seed: SEED },
  )
})

test('no payload makes a parser throw', () => {
  const fields = fc.constantFrom(
    'session_id',
    'transcript_path',
    'cwd',
    'agent_id',
    'prompt',
    'tool_input',
    'source',
    '__proto__',
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...HOOKS),
      fc.dictionary(fields, fc.anything()),
      fc.anything(),
      (hook, changes, other) => {
        PARSERS[hook](payloadOf(hook, changes))
        PARSERS[hook](other)
      },
    ),
    { seed: SEED },
  )
})

/** Payloads as the client 2.1.329 sent them, with its home folder put in. */
const RECORDED: readonly (readonly [name: string, hook: HookName, fields: Readonly<Record<string, unknown>>])[] = [
  ['SessionStart-startup-interactive', 'session-start', { source: 'startup', agentId: null }],
  ['SessionStart-resume-headless', 'session-start', { source: 'resume' }],
  ['SessionStart-compact-subagent-headless', 'session-start', { source: 'compact', agentId: 'a86657e36e9e7c29b' }],
  ['UserPromptSubmit-customcommand-headless', 'user-prompt-submit', { prompt: '/hey bob', agentId: null }],
  ['UserPromptSubmit-tasknotification-interactive', 'user-prompt-submit', { agentId: null }],
  ['PreCompact-auto-headless', 'pre-compact', { trigger: 'auto', customInstructions: null }],
  [
    'PreCompact-manual-instructions-headless',
    'pre-compact',
    { trigger: 'manual', customInstructions: 'keep the plan' },
  ],
  ['PreToolUse-Write-headless', 'pre-tool-use', { toolName: 'Write' }],
  ['PreToolUse-NotebookEdit-headless', 'pre-tool-use', { toolName: 'NotebookEdit' }],
  ['PreToolUse-Bash-subagent-headless', 'pre-tool-use', { toolName: 'Bash', agentId: 'add592e4c7fc145ae' }],
  ['PostToolUse-Edit-headless', 'post-tool-use', { toolName: 'Edit' }],
  ['PostToolUse-Bash-headless', 'post-tool-use', { toolName: 'Bash', toolUseId: 'toolu_mock_4_0' }],
]

for (const [name, hook, fields] of RECORDED) {
  test(`recorded: ${name}`, () => {
    const text = readFileSync(new URL(`./data/stdin/${name}.json`, import.meta.url), 'utf8')
    const payload: unknown = JSON.parse(
      text.replaceAll('$HOME', '/home/dev').replaceAll('$PROJECT', '/home/dev/project'),
    )
    const parsed = inputOf(PARSERS[hook](payload)) as Record<string, unknown>
    for (const [field, value] of Object.entries(fields)) assert.deepEqual(parsed[field], value, field)
    assert.match(String(parsed.sessionId), /^[0-9a-f-]{36}$/)
    assert.equal(parsed.transcriptPath, `/home/dev/.claude/projects/-project/${parsed.sessionId}.jsonl`)
    assert.equal(parsed.cwd, '/home/dev/project')
    for (const other of HOOKS) if (other !== hook) assert.ok('problem' in PARSERS[other](payload))
  })
}

test('a name is safe as a part of a path when it is letters, digits, dashes and underscores', () => {
  for (const name of ['a', '_', '0', 'cx-001', '5e55104d-0000-4000-8000-00000000d3a0', 'x'.repeat(128)])
    assert.ok(isSafeName(name))
  for (const name of [
    '',
    '-a',
    '.',
    '..',
    'a.b',
    'a/b',
    'a\\b',
    'a b',
    'a:b',
    'a\n',
    '\na',
    'caf\u00e9',
    'x'.repeat(129),
    null,
    7,
    ['a'],
  ]) {
    assert.ok(!isSafeName(name), JSON.stringify(name))
  }
})

test('a path is absolute on the platform that sent it', () => {
  for (const path of ['/', '/a/b', 'C:\\a', 'c:/a', '\\\\server\\share']) assert.ok(isAbsolutePath(path), path)
  for (const path of ['', 'a', './a', '~/a', '$HOME/a', 'C:a', '/a\u0000b', null, 7])
    assert.ok(!isAbsolutePath(path), `${path}`)
})
