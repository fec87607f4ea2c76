import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSmallWrite, measureWrite } from '../../src/calls/core/measure-write.ts'
import { measureShellText } from '../../src/calls/core/shell-text.ts'
import { createToolCall } from '../../src/calls/core/tool-call.ts'
import { GUARD_MODES, type GuardMode } from '../../src/config/core/config.ts'
import { judgeWriteSize } from '../../src/guards/core/write-size.ts'
import { capDecision } from '../../src/policy/core/verdict.ts'

const tokens = (count: number) => 'x'.repeat(count * 4)
const judge = (toolName: string, toolInput: Readonly<Record<string, unknown>>, mode: GuardMode = 'deny') =>
  judgeWriteSize(createToolCall({ toolName, toolInput, agentId: null }, '/p'), { mode, writers: WRITERS })
const WRITERS = { mcp__cms__publish: ['page'], mcp__cms__preview: [] }

/** What one call would write, in tokens. */
const MEASURED: readonly (readonly [tool: string, input: Readonly<Record<string, unknown>>, tokens: number])[] = [
  ['Write', { file_path: '/a', content: tokens(100) }, 100],
  ['Write', { file_path: '/a', content: 'x' }, 1],
  ['Write', { file_path: '/a', content: '' }, 0],
  ['Edit', { file_path: '/a', old_string: tokens(900), new_string: tokens(100) }, 100],
  ['NotebookEdit', { notebook_path: '/a', new_source: tokens(100) }, 100],
  ['MultiEdit', { file_path: '/a', edits: [{ new_string: tokens(60) }, { new_string: tokens(40) }] }, 100],
  ['MultiEdit', { file_path: '/a', edits: [null, 5, {}, { new_string: 7 }, { new_string: 'xxxx' }] }, 1],
  ['MultiEdit', { file_path: '/a', edits: 'all' }, 0],
  ['Write', { file_path: '/a', content: 7 }, 0],
  ['Write', {}, 0],
  ['Read', { file_path: '/a', content: tokens(100) }, 0],
  ['constructor', { content: tokens(100) }, 0],
  ['__proto__', { content: tokens(100) }, 0],
]

for (const [tool, input, count] of MEASURED) {
  test(`${tool} of ${Object.keys(input).join(', ') || 'nothing'} writes ${count}`, () => {
    assert.equal(measureWrite(tool, input), count)
  })
}

/** Decisions by size in characters and mode. 20,000 and 25,000 tokens themselves pass their limits. */
const DECISIONS: readonly (readonly [chars: number, mode: GuardMode, decision: string])[] = [
  [80_000, 'deny', 'allow'],
  [80_001, 'deny', 'warn'],
  [100_000, 'deny', 'warn'],
  [100_001, 'deny', 'deny'],
  [4_000_000, 'deny', 'deny'],
  [80_001, 'ask', 'warn'],
  [100_000, 'ask', 'warn'],
  [100_001, 'ask', 'ask'],
  [80_000, 'warn', 'allow'],
  [80_001, 'warn', 'warn'],
  [100_001, 'warn', 'warn'],
  [100_001, 'off', 'allow'],
]

for (const [chars, mode, decision] of DECISIONS) {
  test(`${chars} characters in mode ${mode}: ${decision}`, () => {
    for (const tool of ['Write', 'Edit']) {
      const text = 'x'.repeat(chars)
      const finding = judge(tool, { file_path: '/p/a.ts', content: text, new_string: text }, mode)
      assert.equal((finding && capDecision(finding.decision, mode)) ?? 'allow', decision)
    }
  })
}

test('a refusal names the rule, the size, the target, what is allowed and what to do instead', () => {
  const verdict = judge('Write', { file_path: '/p/a.ts', content: tokens(26_000) })
  assert.ok(verdict?.decision === 'deny', 'it is refused')
  assert.equal(verdict.target, '/p/a.ts')
  for (const part of ['26000', '25000', 'Edit', '"/p/a.ts"']) assert.ok(verdict.reason.includes(part), part)
  const notebook = judge('NotebookEdit', { notebook_path: '/p/n.ipynb', new_source: tokens(26_000) })
  assert.equal(notebook?.target, '/p/n.ipynb')
})

test('a warning does not claim that the write is refused', () => {
  for (const [count, mode] of [
    [21_000, 'deny'],
    [26_000, 'warn'],
  ] as const) {
    const verdict = judge('Write', { file_path: '/p/a.ts', content: tokens(count) }, mode)
    assert.ok(verdict?.decision === 'warn', 'it is a word of advice')
    assert.doesNotMatch(verdict.reason, /refus|denied|not allowed/i)
  }
})

test('what is passed over as small is allowed in every mode', () => {
  const payload = (input: unknown, tool: unknown = 'Write') => ({
    hook_event_name: 'PreToolUse',
    session_id: 's1',
    tool_name: tool,
    tool_input: input,
  })
  for (const count of [0, 1, 19_999, 20_000, 20_001, 26_000]) {
    const input = { file_path: '/a', content: tokens(count) }
    assert.equal(isSmallWrite(payload(input)), count <= 20_000)
    for (const mode of GUARD_MODES) {
      if (isSmallWrite(payload(input))) assert.equal(judge('Write', input, mode), null)
    }
  }
  assert.ok(isSmallWrite(payload({ command: tokens(19_000) }, 'Bash')))
  assert.ok(!isSmallWrite(payload({ command: tokens(30_000) }, 'Bash')))
})

test('a payload that is not plainly a tool call is never passed over: it has to be reported', () => {
  const sound = { hook_event_name: 'PreToolUse', session_id: 's1', tool_name: 'Read', tool_input: {} }
  assert.ok(isSmallWrite(sound))
  for (const [field, value] of [
    ['hook_event_name', 'PostToolUse'],
    ['hook_event_name', undefined],
    ['session_id', undefined],
    ['session_id', 7],
    ['tool_name', 7],
    ['tool_input', null],
    ['tool_input', []],
    ['tool_input', 'x'],
  ] as const) {
    assert.equal(isSmallWrite({ ...sound, [field]: value }), false, `${field} = ${JSON.stringify(value)}`)
  }
  for (const payload of [null, undefined, 7, 'x', [], {}]) assert.equal(isSmallWrite(payload), false)
})

/** Text of a hundred thousand characters and more, in lines. */
const PAGE = 'x'.repeat(99).concat('\n').repeat(1040)

const WRITES: readonly (readonly [claim: string, tool: string, input: Record<string, unknown>, file: string | null])[] =
  [
    ['a here-document', 'Bash', { command: `cat > src/a.ts <<'EOF'\n${PAGE}EOF\n` }, 'src/a.ts'],
    ['one that is appended', 'Bash', { command: `mkdir -p b && cat <<-"E" >> b/c.md\n${PAGE}E\nls` }, 'b/c.md'],
    ['one behind a pipe', 'Bash', { command: `cat <<EOF | tee -a "b c.md"\n${PAGE}EOF` }, 'b c.md'],
    ['printf', 'Bash', { command: `printf '%s' '${PAGE}' > out.txt` }, 'out.txt'],
    ['echo', 'Bash', { command: `cd x; echo "${PAGE}" > out.txt; ls` }, 'out.txt'],
    ['many small echoes', 'Bash', { command: `echo '${'y'.repeat(999)}' >> a.txt\n`.repeat(110) }, 'a.txt'],
    ['a here-string', 'PowerShell', { command: `@'\n${PAGE}'@ | Set-Content -Path a.txt` }, 'a.txt'],
    ['a here-string as a value', 'PowerShell', { command: `Set-Content a.txt @"\r\n${PAGE}"@` }, 'a.txt'],
    ['an MCP writer', 'mcp__fs__write_file', { path: '/p/a.md', content: PAGE }, '/p/a.md'],
    ['its edits', 'mcp__fs__edit_file', { path: '/p/a.md', edits: [{ oldText: PAGE, newText: PAGE }] }, '/p/a.md'],
    ['a writer that is configured', 'mcp__cms__publish', { page: 'home', html: PAGE }, 'home'],
    ['a patch', 'apply_patch', { command: `*** Add File: q.ts\n${`+${'x'.repeat(99)}\n`.repeat(1040)}` }, 'q.ts'],
    ['a message', 'Bash', { command: `git commit -F - <<'EOF'\n${PAGE}EOF` }, null],
    ['a message by a substitution', 'Bash', { command: `git commit -m "$(cat <<'EOF'\n${PAGE}EOF\n)"` }, null],
    ['a program', 'Bash', { command: `python3 - <<'EOF' > log\n${PAGE}EOF` }, null],
    ['output to nowhere', 'Bash', { command: `echo '${PAGE}' > /dev/null` }, null],
    ['a note to the errors', 'Bash', { command: `echo '${PAGE}' >&2` }, null],
    ['a long plain command', 'Bash', { command: `ls ${'a '.repeat(60_000)}> list.txt` }, null],
    ['an MCP reader', 'mcp__fs__read_file', { path: '/p/a.md', text: PAGE }, null],
    ['a tool that is said to write nothing', 'mcp__cms__preview', { path: 'a', content: PAGE }, null],
    [
      'text that an edit takes away',
      'mcp__fs__edit_file',
      { path: '/p/a', edits: [{ oldText: PAGE, newText: 'x' }] },
      null,
    ],
  ]
for (const [claim, tool, input, file] of WRITES) {
  test(`by ${tool}: ${claim} is ${file === null ? 'no large write' : `a large write to ${file}`}`, () => {
    const finding = judge(tool, input)
    assert.deepEqual([finding?.decision, finding?.target], file === null ? [undefined, undefined] : ['deny', file])
    if (file !== null) assert.ok(finding?.reason.includes(`to "${file}"`), finding?.reason)
  })
}

test('text of a command is measured in linear time and without a throw', () => {
  for (const part of ["'", '"', '<<A\n', "@'\n", '> a ', '\\', '\n', '<<"A" > f\n', 'tee ', 'tee -a ', '$(', '\\"'])
    measureShellText(part.repeat(60_000))
})
