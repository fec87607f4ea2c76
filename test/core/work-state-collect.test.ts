import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBriefing } from '../../src/resumption/core/briefing.ts'
import { describeOutcome, parseOutcome } from '../../src/sessions/core/outcome-words.ts'
import { parseRow, type Row } from '../../src/sessions/core/row.ts'
import { readUserWords } from '../../src/words/core/user-words.ts'
import { createWorkStateCollector } from '../../src/work/core/collect.ts'
import { mergeWorkState } from '../../src/work/core/merge-work.ts'
import { LIMITS } from '../../src/work/core/work-limits.ts'
import { emptyWorkState, type WorkState } from '../../src/work/core/work-state.ts'
import { collectRows } from './collect-work.ts'
import { call, failure, readRecorded, result, say, user } from './rows.ts'

function rowsOf(lines: readonly string[]): Row[] {
  return lines.map(parseRow).filter((row) => row !== null)
}

function collect(...lines: readonly string[]): WorkState {
  return collectRows(rowsOf(lines), (path) => (path.startsWith('/p/') ? path.slice(3) : path))
}

/** A call and its answer. */
function run(id: string, command: string, output = 'ok', failed = false): string[] {
  return [call(id, 'Bash', { command }), result(id, output, failed)]
}

test('nothing happened: the empty state', () => assert.deepEqual(collect(), emptyWorkState()))

test('the goal is the first request, the newest request is the last one', () => {
  const state = collect(user('Build the parser'), say('Done.'), user('Now test it'), failure(), user('And document it'))
  assert.equal(state.goal, 'Build the parser')
  assert.deepEqual(state.lastUserMessages, ['Build the parser', 'Now test it', 'And document it'])
})

test('user words are kept word for word, the newest eight', () => {
  const long = `${'word '.repeat(500)}end`
  assert.deepEqual(collect(user(long)).lastUserMessages, [long])
  const many = Array.from({ length: 12 }, (_, index) => user(`request ${index}`))
  const { goal, lastUserMessages } = collect(...many)
  assert.equal(goal, 'request 0')
  assert.deepEqual(
    lastUserMessages,
    Array.from({ length: LIMITS.userMessages }, (_, index) => `request ${index + 4}`),
  )
})

test('a file that a command took away is no changed file, one made anew is', () => {
  const edit = (id: string, path: string) => [call(id, 'Edit', { file_path: path }), result(id, 'Updated')]
  const edits = [...edit('t1', '/p/a.md'), ...edit('t2', '/p/docs/b.md'), ...edit('t3', '/p/c.md')]
  assert.deepEqual(collect(...edits, ...run('t4', 'rm -r /p/docs a.md')).filesModified, ['c.md'])
  assert.deepEqual(collect(...edits, ...run('t4', 'rm a.md', 'no', true)).filesModified.length, 3)
  const again = [...run('t4', 'rm a.md'), ...edit('t5', '/p/a.md')]
  assert.deepEqual(collect(...edits, ...again).filesModified, ['a.md', 'c.md', 'docs/b.md'])
  for (const command of [
    'cd /p && rm a.md docs/b.md',
    'cd /p/docs; rm b.md ../a.md /p/a.md',
    'cd "/p"\nrm a.md -r docs',
  ])
    assert.deepEqual(collect(...edits, ...run('t4', command)).filesModified, ['c.md'], command)
  for (const command of ['cd /q && rm a.md', 'cd .. && rm a.md', 'cd /p && cd docs && rm a.md', '(cd x; rm a.md)'])
    assert.equal(collect(...edits, ...run('t4', command)).filesModified.length, 3, command)
})

/** Commands behind a failed build, and whether the build still counts as failing. */
const TOOK_AWAY: readonly (readonly [command: string, error: string, fails: boolean])[] = [
  ['rm bench/run.cpp', '/p/bench/run.cpp:14:26: error: no type', false],
  ['cd /p && rm bench/run.cpp', '../bench/run.cpp:14:26: error: no type', false],
  ['rm run.cs', "run.cs(3,5): error CS1002: ';' expected", false],
  ['rm run.cpp', '/p/bench/run.cpp:14:26: error: no type', true],
  ['rm bench/run.c', '/p/bench/run.cpp:14:26: error: no type', true],
  ['rm bench/run.cpp', 'error: no space left to write bench/run.cpp', true],
  ['rm other.cpp', '/p/bench/run.cpp:14:26: error: no type', true],
]

for (const [command, error, fails] of TOOK_AWAY) {
  test(`${command} behind a build with ${error} leaves ${fails ? 'the failure' : 'no failure'}`, () => {
    const build = (id: string, text: string) => run(id, 'cmake --build . -j4', `Exit code 2\n${text}`, true)
    const before = [...run('t1', 'ls missing', 'Exit code 1', true), ...build('t2', 'src/a.cpp:1:1: error: x')]
    const state = collect(...before, ...build('t3', error), ...run('t4', command))
    assert.equal(state.failing.length, fails ? 1 : 0)
    assert.equal(state.commands.length, fails ? 4 : 2)
  })
}

/** Commands behind an edit and a failing run, and the changed files and failures that are left. */
const RESTORED: readonly (readonly [command: string, files: readonly string[], failures: number])[] = [
  ['git restore src/a.go', [], 0],
  ['git checkout -- ./src/a.go', [], 0],
  ['git checkout HEAD -- "src/a.go" 2>&1', [], 0],
  ['git checkout src/a.go && git status', [], 0],
  ['git restore /p/src/a.go', [], 0],
  ['cd /p && git checkout -- src/a.go && rm src/c.go', [], 0],
  ['cd /p/src/\ngit restore a.go', [], 0],
  ['cd src && git restore a.go', [], 0],
  ['cd /q && git restore src/a.go', ['src/a.go'], 1],
  ['cd src && cd .. && git restore src/a.go', ['src/a.go'], 1],
  ['git restore src/b.go', ['src/a.go'], 1],
  ['git restore --staged src/a.go', ['src/a.go'], 1],
  ['git checkout main -- src/a.go', ['src/a.go'], 1],
  ['git checkout main src/a.go', ['src/a.go'], 1],
  ['cd lib && git restore src/a.go', ['src/a.go'], 1],
  ['git commit -am "Fix a" && git restore src/a.go', ['src/a.go'], 0],
]

for (const [command, files, failures] of RESTORED) {
  test(`an edit and a failing run behind it: ${command}`, () => {
    const change = (id: string) => [call(id, 'Edit', { file_path: '/p/src/a.go' }), result(id, 'Updated')]
    const edit = change('t1')
    const [fails, lint] = [
      run('t2', 'go test ./...', 'Exit code 1', true),
      run('t0', 'npm run lint', 'Exit code 1', true),
    ]
    const restored = run('t3', command)
    const state = collect(...edit, ...fails, ...restored)
    assert.deepEqual(state.filesModified, files)
    assert.equal(state.failing.length, failures)
    // A failure from before the edit holds until a commit, and edits behind count anew.
    const others = command.includes('commit') ? 0 : failures + 1
    assert.equal(collect(...lint, ...edit, ...fails, ...restored).failing.length, others)
    assert.deepEqual(collect(...edit, ...restored, ...change('t9')).filesModified, ['src/a.go'])
  })
}

test('a ticked task on a file that git brought back is neither finished nor open', () => {
  const edit = [call('t1', 'Edit', { file_path: '/p/src/reader.ts' }), result('t1', 'Updated')]
  const tick = (id: string, ...tasks: readonly string[]) => [
    call(id, 'TodoWrite', { todos: tasks.map((content) => ({ content, status: 'completed' })) }),
    result(id, 'Todos have been modified'),
  ]
  const told = (command: string) => {
    const rows = [...edit, ...tick('t2', 'Speed up the reader', 'Write the docs'), ...run('t3', command)]
    const { open, finished } = createBriefing(collect(user('Speed it up'), ...rows))
    return [open, finished]
  }
  assert.deepEqual(told('git status'), [[], ['Write the docs', 'Speed up the reader']])
  assert.deepEqual(told('git checkout -- src/reader.ts'), [[], ['Write the docs']])
  assert.deepEqual(told('git commit -am "Speed up" && git restore src/reader.ts')[1]?.length, 3, 'committed before')
})

test('answers by number stand beside the points they answer', () => {
  const points = `Some questions:\n1. Rows: **keep** them?\n2. How many lanes?\n${'x'.repeat(700)}`
  const { said } = collect(user('Port it'), say(points), user('1. no\n2. three, and\nnever more'))
  assert.deepEqual(said.slice(1), [
    { text: '1. no', asked: 'Rows: keep them?' },
    { text: '2. three, and\nnever more', asked: 'How many lanes?' },
  ])
  const other = collect(user('Port it'), say(points), user('1. no\n3. three')).said
  assert.deepEqual(
    other.slice(1).map(({ text }) => text),
    ['1. no\n3. three'],
    'a point that was not made',
  )
})

for (const [command, files] of [
  ["cat >> src/a.css <<'EOF'\nb {}\nEOF", ['src/a.css']],
  ['cat <<EOF > ./b.md\n# cat > c.md <<X\nEOF', ['b.md']],
  ['cd src && cat > a.css <<EOF\nx\nEOF', []],
  ['python3 - <<EOF\nprint(1)\nEOF', []],
  ['cat a.css | head', []],
] as const)
  test(`a command changes ${files.length} files: ${JSON.stringify(command)}`, () =>
    assert.deepEqual(collect(...run('t1', command, 'ok')).filesModified, files))

test('a commit ends what agents reported before it, in this session and in the one before a compaction', () => {
  const agent = [call('t1', 'Task', { description: 'Look' }), result('t1', 'pytest is missing.')]
  const commit = run('t2', 'git commit -m "Add it"', '[main 1234567] Add it')
  assert.equal(collect(...agent).agents.length, 1)
  assert.equal(collect(...agent, ...commit).agents.length, 0)
  assert.equal(mergeWorkState(collect(...agent), collect(...commit), true).agents.length, 0)
  assert.equal(mergeWorkState(collect(...agent), collect(user('Go on')), true).agents.length, 1)
})

test('a file counts as modified by the result of the call, not by the call', () => {
  const state = collect(
    call('t1', 'Write', { file_path: '/p/a.ts' }),
    result('t1', 'File created'),
    call('t2', 'Edit', { file_path: '/p/b.ts' }),
    result('t2', 'String to replace not found in file.', true),
    call('t3', 'Write', { file_path: '/p/c.ts' }),
    call('t4', 'NotebookEdit', { notebook_path: '/p/n.ipynb' }),
    result('t4', 'Updated cell'),
    call('t5', 'Write', { file_path: '/elsewhere/d.ts' }),
    result('t5', 'File created'),
    call('t6', 'MultiEdit', { file_path: '/p/e.ts' }),
    result('t6', 'ok'),
    result('t7', 'a result nobody called for'),
  )
  assert.deepEqual(state.filesModified, ['e.ts', '/elsewhere/d.ts', 'n.ipynb', 'a.ts'])
})

test('the file touched last stands first, once', () => {
  const touch = (id: string, path: string) => [call(id, 'Edit', { file_path: path }), result(id, 'ok')]
  const state = collect(...touch('t1', '/p/a'), ...touch('t2', '/p/b'), ...touch('t3', '/p/a'))
  assert.deepEqual(state.filesModified, ['a', 'b'])
})

test('files read are not files modified', () => {
  const state = collect(
    call('t1', 'Read', { file_path: '/p/a.ts' }),
    result('t1', 'text'),
    call('t2', 'Read', { file_path: '/p/missing.ts' }),
    result('t2', 'File does not exist.', true),
  )
  assert.deepEqual([state.filesRead, state.filesModified], [['a.ts'], []])
})

test('a command has the outcome of its result; without one it has none', () => {
  const state = collect(
    ...run('t1', 'npm ci'),
    ...run('t2', 'npm test', 'Exit code 1\n\n> test\nAssertionError: expected 5 calls, got 6\n', true),
    call('t3', 'Bash', { command: 'npm run build' }),
  )
  assert.deepEqual(state.commands, [
    { command: 'npm ci', outcome: parseOutcome('ok') },
    { command: 'npm test', outcome: parseOutcome('failed: Exit code 1: AssertionError: expected 5 calls, got 6') },
    { command: 'npm run build', outcome: parseOutcome('no result') },
  ])
  assert.deepEqual(state.failing, ['npm test: failed: Exit code 1: AssertionError: expected 5 calls, got 6'])
})

test('failing is what failed when it last ran', () => {
  const commented = run('2', '# Another folder for the cache\nCACHE=/c npx jest a.test.ts')
  const { commands, failing } = collect(...run('1', 'npx jest a.test.ts', 'Exit code 1', true), ...commented)
  assert.deepEqual(failing, [], 'a comment in front hides no run')
  assert.equal(commands.at(-1)?.command, 'CACHE=/c npx jest a.test.ts')
  assert.equal(collect(...run('1', '# nothing')).commands[0]?.command, '# nothing')
  assert.deepEqual(collect(...run('1', 'npm test', 'Exit code 1', true), ...run('2', 'npm test')).failing, [])
  assert.equal(collect(...run('1', 'npm test'), ...run('2', 'npm test', 'Exit code 1', true)).failing.length, 1)
  const again = collect(...run('1', 'npm test', 'Exit code 1', true), call('2', 'Bash', { command: 'npm test' }))
  assert.equal(again.failing.length, 1, 'a run that has not ended fixed nothing')
})

/** What the client 2.1.329 answers when a command goes on by itself. */
const BACKGROUND = [
  'Command running in background with ID: b1. Output is being written to: /tmp/b1.output',
  'Command was manually backgrounded by user with ID: b1. Output is being written to: /tmp/b1.output',
  'Command was moved to the background (ID: b1) after running for 120s. Output is being written to: /tmp/b1.output',
  'Command was moved to the background (ID: b1) so that a message that arrived while it was running can reach you; it was not interrupted.',
]

for (const answered of BACKGROUND) {
  test(`a command that goes on in the background neither passed nor fixed anything: ${answered.slice(0, 40)}`, () => {
    const started = [call('t2', 'Bash', { command: 'npm test' }), result('t2', answered)]
    const [command] = collect(...started).commands
    assert.ok(command !== undefined && !['ok', 'failed'].includes(command.outcome.code))
    assert.equal(collect(...run('t1', 'npm test', 'Exit code 1', true), ...started).failing.length, 1)
    assert.deepEqual(collect(...run('t1', 'npm test'), ...started).failing, [])
  })
}

/** What a tool shows of background work, and whether the run then counts as failing or passed; null for neither. */
const LOOKS: readonly (readonly [tool: string, shown: string, isFailing: boolean | null])[] = [
  ['TaskOutput', '<status>completed</status>\n\n<exit_code>0</exit_code>\n\n<output>\n3 passed\n</output>', false],
  ['TaskOutput', '<status>failed</status>\n\n<exit_code>1</exit_code>\n\n<output>\nnot ok 1 - dates\n</output>', true],
  ['TaskOutput', '<status>running</status>\n\n<output>\nnot ok 1 - dates\n</output>', null],
  ['BashOutput', '<status>completed</status>\n\n<exit_code>2</exit_code>\n\n<stdout>\nx\n</stdout>', true],
  ['BashOutput', '<status>running</status>\n\n<stdout>\n<status>failed</status>\n</stdout>', null],
  ['KillShell', '{"message":"Successfully killed shell: b1 (npm test)","shell_id":"b1"}', null],
  ['TaskStop', '{"message":"Successfully stopped task: b1 (npm test)","task_id":"b1"}', null],
  ['TaskOutput', 'No task found with ID: b1', null],
]

for (const [tool, shown, isFailing] of LOOKS) {
  test(`${tool} shows ${JSON.stringify(shown.slice(0, 60))} of a run in the background`, () => {
    const id = tool === 'BashOutput' ? { bash_id: 'b1' } : tool === 'KillShell' ? { shell_id: 'b1' } : { task_id: 'b1' }
    const look = [call('t3', tool, id), result('t3', shown)]
    for (const answered of BACKGROUND.slice(0, 3)) {
      const started = [call('t2', 'Bash', { command: 'npm test' }), result('t2', answered)]
      const { failing, failingTests } = collect(...started, ...look)
      assert.equal(failing.length, isFailing === true ? 1 : 0)
      assert.equal(failingTests.length, shown.includes('failed') && isFailing === true ? 1 : 0)
      const before = collect(...run('t1', 'npm test', 'Exit code 1', true), ...started, ...look)
      assert.equal(before.failing.length, isFailing === false ? 0 : 1)
      const after = collect(...started, ...look, ...run('t4', 'npm test'), call('t5', tool, id), result('t5', shown))
      assert.deepEqual(after.failing, [], 'a second look at the same end says nothing new')
    }
  })
}

test('an agent in the background has found what a look at its end shows', () => {
  const started = [
    call('t1', 'Task', { description: 'look' }),
    result('t1', 'Async agent launched.\nagentId: a1 (internal)'),
  ]
  const shown = '<status>completed</status>\n\n<output>\nFound three callers.\n</output>'
  const { agents } = collect(...started, call('t2', 'TaskOutput', { task_id: 'a1' }), result('t2', shown))
  assert.deepEqual(agents, [{ description: 'look', outcome: parseOutcome('Found three callers.') }])
})

test('a look at no certain work ends none', () => {
  const started = [call('t1', 'Task', { description: 'look' }), result('t1', 'Async agent launched.')]
  const shown = '<status>completed</status>\n\n<output>\nFound three callers.\n</output>'
  const { agents } = collect(...started, call('t2', 'TaskOutput', {}), result('t2', shown))
  assert.deepEqual(
    agents.map(({ outcome }) => outcome.code),
    ['running'],
  )
})

const REJECTED =
  "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit, the new_string was NOT written to the file)."

/** What the client answers when a command was not run at all. */
const REFUSED = [
  `${REJECTED} STOP what you are doing and wait for the user to tell you how to proceed.`,
  `${REJECTED} To tell you how to proceed, the user said:\nnot that folder`,
  "The user doesn't want to take this action right now. STOP what you are doing and wait for the user to tell you how to proceed.",
  'Permission for this tool use was denied. The tool use was rejected (eg. if it was a file edit, the new_string was NOT written to the file).',
  'PreToolUse:Bash hook error: write-size: too large',
]

for (const answered of REFUSED) {
  test(`a command that was not allowed did not fail: ${answered.slice(0, 60)}`, () => {
    const { commands, failing } = collect(...run('t1', 'rm -rf build', answered, true))
    assert.deepEqual(failing, [])
    assert.ok(commands[0] !== undefined && !['ok', 'failed'].includes(commands[0].outcome.code))
    assert.equal(
      collect(...run('t1', 'make', 'Exit code 2', true), ...run('t2', 'make', answered, true)).failing.length,
      1,
    )
  })
}

test('what the user says with a refusal is what the user said last', () => {
  const rejection = `${REJECTED} To tell you how to proceed, the user said:\nUse tabs, not spaces`
  const state = collect(
    user('Format it'),
    say('I format it.'),
    call('t1', 'Edit', { file_path: '/p/a.ts' }),
    result('t1', rejection, true),
  )
  assert.equal(state.lastUserMessages.length, 2)
  assert.match(state.lastUserMessages.at(-1) ?? '', /^Use tabs, not spaces/)
  assert.deepEqual(state.filesModified, [])
  const asked = collect(user('Plan it'), call('p1', 'ExitPlanMode', { plan: 'x' }), result('p1', rejection, true))
  assert.equal(asked.pendingQuestion, null)
})

test('PowerShell commands count like those of Bash, and the newest thirty are kept', () => {
  const state = collect(call('t1', 'PowerShell', { command: 'dir' }), result('t1', 'x'))
  assert.deepEqual(state.commands, [{ command: 'dir', outcome: parseOutcome('ok') }])
  const many = Array.from({ length: 40 }, (_, index) => run(`t${index}`, `echo ${index}`)).flat()
  const { commands } = collect(...many)
  assert.equal(commands.length, LIMITS.commands)
  assert.equal(commands.at(-1)?.command, 'echo 39')
})

test('what fails is among the commands that are kept', () => {
  const lines = [...run('f', 'npm test', 'Exit code 1', true)]
  for (let index = 0; index < 29; index += 1) lines.push(...run(`t${index}`, `echo ${index}`))
  lines.push(call('open', 'Bash', { command: 'sleep 9' }))
  const { commands, failing } = collect(...lines)
  assert.ok(failing.every((text) => commands.some(({ command }) => text.startsWith(`${command}: `))))
})

test('a question the answer ends with waits for the user until the user speaks', () => {
  const asked = [user('Clean up'), say('Two ways.\n\nShall I delete the old files, or keep them?')]
  assert.equal(collect(...asked).pendingQuestion, 'Shall I delete the old files, or keep them?')
  assert.equal(collect(...asked, user('keep them')).pendingQuestion, null)
  assert.equal(collect(...asked, say('I keep them.')).pendingQuestion, null)
})

test('a question on the way to a tool call is no question to the user', () => {
  assert.equal(collect(user('x'), say('What does the test say?'), ...run('t1', 'npm test')).pendingQuestion, null)
})

const ASK = { questions: [{ question: 'Which database?' }, { question: 'Which region?' }] }

test('AskUserQuestion waits until it is answered, and still when the answer was refused', () => {
  const asked = [user('Deploy'), call('q1', 'AskUserQuestion', ASK)]
  assert.equal(collect(...asked).pendingQuestion, 'Which database? Which region?')
  assert.equal(collect(...asked, result('q1', 'User has answered your questions')).pendingQuestion, null)
  assert.equal(collect(...asked, result('q1', REJECTED, true)).pendingQuestion, 'Which database? Which region?')
  assert.equal(collect(...asked, result('q1', REJECTED, true), user('wait')).pendingQuestion, null)
  const invalid = result('q1', 'InputValidationError: AskUserQuestion failed', true)
  assert.equal(collect(...asked, invalid).pendingQuestion, null, 'a call that failed asked nobody')
})

test('a plan waits for approval until it is approved or the user speaks', () => {
  const presented = [user('Plan it'), call('p1', 'ExitPlanMode', { plan: '1. Read\n2. Write' })]
  assert.match(collect(...presented).pendingQuestion ?? '', /plan/i)
  assert.equal(collect(...presented).plan, '1. Read\n2. Write')
  assert.equal(collect(...presented, result('p1', 'User has approved your plan')).pendingQuestion, null)
  assert.equal(collect(...presented, result('p1', 'User has approved your plan')).plan, '1. Read\n2. Write')
  assert.match(collect(...presented, result('p1', REJECTED, true)).pendingQuestion ?? '', /plan/i)
  assert.equal(collect(...presented, result('p1', REJECTED, true), user('smaller steps')).pendingQuestion, null)
})

test('the todo list is the newest that was written', () => {
  const todos = (status: string) => ({ todos: [{ content: 'Parse', status }, { content: 'Test' }] })
  const state = collect(
    call('t1', 'TodoWrite', todos('in_progress')),
    result('t1', 'ok'),
    call('t2', 'TodoWrite', todos('completed')),
    result('t2', 'ok'),
    call('t3', 'TodoWrite', { todos: [] }),
    result('t3', 'refused', true),
  )
  assert.deepEqual(state.todos, [
    { task: 'Parse', status: 'completed', id: null },
    { task: 'Test', status: 'pending', id: null },
  ])
})

test('tasks are created, updated and deleted by their results', () => {
  const state = collect(
    call('c1', 'TaskCreate', { subject: 'Parse' }),
    result('c1', 'Task #1 created successfully: Parse'),
    call('c2', 'TaskCreate', { subject: 'Test' }),
    result('c2', 'Task #2 created successfully: Test'),
    call('c3', 'TaskCreate', { subject: 'Never' }),
    result('c3', 'refused', true),
    call('u1', 'TaskUpdate', { taskId: '1', status: 'completed' }),
    result('u1', 'Updated task #1 status'),
    call('u2', 'TaskUpdate', { taskId: 2, status: 'in_progress' }),
    result('u2', 'Updated task #2 status'),
    call('u3', 'TaskUpdate', { taskId: '2', status: 'completed' }),
    result('u3', 'refused', true),
  )
  assert.deepEqual(state.todos, [
    { task: 'Parse', status: 'completed', id: '1' },
    { task: 'Test', status: 'in_progress', id: '2' },
  ])
  const deleted = collect(
    call('c1', 'TaskCreate', { subject: 'Parse' }),
    result('c1', 'Task #1 created successfully: Parse'),
    call('u1', 'TaskUpdate', { taskId: '1', status: 'deleted' }),
    result('u1', 'ok'),
  )
  const briefing = createBriefing(deleted)
  assert.deepEqual([briefing.open, briefing.finished], [[], []], 'a deleted task is neither open nor done')
})

test('a task whose words lie before what was read is known by its id, and not told without words', () => {
  const changed = collect(call('u1', 'TaskUpdate', { taskId: '77', status: 'in_progress' }), result('u1', 'ok'))
  assert.deepEqual(
    changed.todos.map(({ id, status }) => [id, status]),
    [['77', 'in_progress']],
  )
  assert.deepEqual(createBriefing(changed).open, [])
})

test('an agent counts by its report, under both names of the tool', () => {
  const state = collect(
    call('a1', 'Agent', { description: 'Find callers', prompt: 'long' }),
    result('a1', [{ type: 'text', text: 'Three callers.\nAll in src/.' }]),
    call('a2', 'Task', { prompt: 'Check the docs' }),
    result('a2', 'Fine.'),
    call('a3', 'Agent', { description: 'Still running' }),
  )
  assert.deepEqual(state.agents, [
    { description: 'Find callers', outcome: parseOutcome('Three callers. All in src/.') },
    { description: 'Check the docs', outcome: parseOutcome('Fine.') },
  ])
})

test('decisions are lines that say so, from either side, each once', () => {
  const state = collect(
    user('Decision: no new dependencies'),
    say(
      'Fine.\n- Decision: use the built-in parser\n* **Decision:** keep the API\nDecision:none\nThe Decision: is not a line of its own',
    ),
    say('Decision: use the built-in parser'),
  )
  assert.deepEqual(state.decisions, ['no new dependencies'], "the person's")
  // A decision that is repeated is the newest again.
  assert.deepEqual(state.findings, [
    { kind: 'decision', text: 'keep the API' },
    { kind: 'decision', text: 'use the built-in parser' },
  ])
})

test('rows that stand in the transcript twice count once', () => {
  const lines = [user('Build'), ...run('t1', 'npm test', 'Exit code 1', true), say('Decision: retry'), user('again')]
  assert.deepEqual(collect(...lines, ...lines), collect(...lines))
})

test('rows without an id are all counted', () => {
  const collector = createWorkStateCollector((path) => path)
  for (const text of ['a', 'b', 'a']) {
    const words = readUserWords(text)
    if (words !== null) collector.add({ kind: 'user', uuid: null, ...words })
  }
  assert.deepEqual(collector.result().lastUserMessages, ['a', 'b', 'a'])
})

test('every text and list is bounded', () => {
  const huge = 'x'.repeat(100_000)
  const lines = [user(huge), say(`Decision: ${huge}`)]
  for (let index = 0; index < 100; index += 1) {
    const id = `t${index}`
    lines.push(user(`${index} ${huge}`), ...run(id, `${huge}${index}`, huge, true))
    lines.push(call(`w${id}`, 'Write', { file_path: `/p/${index}/${huge}` }), result(`w${id}`, 'ok'))
    lines.push(call(`a${id}`, 'Agent', { description: huge }), result(`a${id}`, huge))
    lines.push(call(`c${id}`, 'TaskCreate', { subject: huge }), result(`c${id}`, `Task #${index} created`))
  }
  lines.push(call('plan', 'ExitPlanMode', { plan: huge }))
  const state = collect(...lines)
  assert.ok(JSON.stringify(state).length < 200_000)
  assert.equal(state.lastUserMessages.length, LIMITS.userMessages)
  assert.equal(state.agents.length, LIMITS.agents)
  assert.equal(state.todos.length, LIMITS.todos)
  assert.ok((state.plan ?? '').length <= LIMITS.planChars)
})

test('a request behind a long paste is kept', () => {
  const log = Array.from({ length: 400 }, (_, index) => `2026-11-21 12:00:00 line ${index} of a pasted log`).join('\n')
  const state = collect(user(`${log}\n\nFind out why the scheduler crashed.`), user(`${log}\n\nNow fix the importer.`))
  assert.equal(state.lastUserMessages.length, 2, 'two requests about the same log are two requests')
  assert.match(state.lastUserMessages[0] ?? '', /Find out why the scheduler crashed\.$/)
  assert.match(state.lastUserMessages[1] ?? '', /Now fix the importer\.$/)
  assert.match(state.goal ?? '', /Find out why the scheduler crashed/)
})

test('a recorded session of tool calls', () => {
  const state = collect(...readRecorded('tools'))
  assert.deepEqual(
    state.filesModified,
    ['p2.txt', 'p1.txt', 'n.ipynb', 'a.txt', 'new.txt'].map((name) => `$PROJECT/${name}`),
  )
  assert.deepEqual(
    state.filesRead,
    ['n.ipynb', 'a.txt'].map((name) => `$PROJECT/${name}`),
  )
  assert.deepEqual(
    state.commands.map(({ outcome }) => describeOutcome(outcome)),
    ['ok', 'failed: Exit code 3: out', 'ok'],
  )
  assert.deepEqual(state.failing, [], 'what failed tested and built nothing')
  assert.deepEqual(
    state.agents.map(({ outcome }) => outcome.detail.includes('sub done')),
    [true, true],
  )
  assert.equal(state.pendingQuestion, null)
})
