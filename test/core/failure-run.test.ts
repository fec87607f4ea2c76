import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endsInRefusal } from '../../src/hooks/core/failure-needle.ts'
import { createFailureScan, isAbout, renderFailureRun } from '../../src/hooks/core/failure-run.ts'
import { parseRow } from '../../src/sessions/core/row.ts'

const NOT_FOUND = '<tool_use_error>String to replace not found in file.\nString: a</tool_use_error>'
const NOT_READ = '<tool_use_error>File has not been read yet. Read it first before writing to it.</tool_use_error>'

interface Failing {
  readonly name?: string
  readonly path?: string
  readonly text?: string
  readonly isError?: boolean
}

/** The rows of a call: the use, and its result. */
function rowsOf(id: string, { name = 'Edit', path = '/p/src/a.ts', text = NOT_FOUND, isError = true }: Failing) {
  const field = name === 'NotebookEdit' ? 'notebook_path' : name === 'Bash' ? 'command' : 'file_path'
  const result = { type: 'tool_result', tool_use_id: id, content: text, ...(isError ? { is_error: true } : {}) }
  return {
    use: { type: 'assistant', message: { content: [{ type: 'tool_use', id, name, input: { [field]: path } }] } },
    result: { type: 'user', message: { role: 'user', content: [result] } },
  }
}

type Entry = Failing | 'boundary' | 'words' | 'user'
const ROWS = {
  boundary: { type: 'system', subtype: 'compact_boundary', uuid: 'b' },
  words: { type: 'assistant', message: { content: [{ type: 'text', text: 'Again.' }] } },
  user: { type: 'user', message: { role: 'user', content: 'Go on.' } },
}

function scan(rows: readonly object[]) {
  const found = createFailureScan()
  for (const row of rows.toReversed()) if (found.visit(parseRow(JSON.stringify(row)))) break
  return found.find()
}

const inTurn = (entries: readonly Entry[]): object[] =>
  entries.flatMap((entry, index): object[] => {
    if (typeof entry === 'string') return [ROWS[entry]]
    const { use, result } = rowsOf(`t${index}`, entry)
    return [use, result]
  })
const times = (count: number, call: Failing = {}) => Array.from({ length: count }, () => call)

const TABLE: readonly (readonly [name: string, entries: readonly Entry[], count: number | null])[] = [
  ['six refused edits of one file', times(6), 6],
  ['seven, the first of them in a row with another behind it', [{ path: '/p/b.ts' }, ...times(7)], 7],
  ['five', times(5), null],
  [
    'six, and words of the model and the person between and behind them',
    [...times(3), 'words', 'user', ...times(3), 'words'],
    6,
  ],
  ['six and a success', [...times(6), { isError: false, text: 'ok' }], null],
  ['six and a read', [...times(6), { name: 'Read', isError: false, text: '1\ta' }], null],
  ['six and another failure', [...times(6), { name: 'Bash', path: 'npm test', text: 'Exit code 1' }], null],
  ['three on either side of a read', [...times(3), { name: 'Read', isError: false, text: 'a' }, ...times(3)], null],
  ['three on either side of a compaction', [...times(3), 'boundary', ...times(3)], null],
  ['three of one file and three of another', [...times(3), ...times(3, { path: '/p/src/b.ts' })], null],
  ['three edits and three writes', [...times(3), ...times(3, { name: 'Write' })], null],
  ['three of one error and three of another', [...times(3), ...times(3, { text: NOT_READ })], null],
  ['six refused by the person', times(6, { text: "The user doesn't want to proceed with this tool use." }), null],
  ['six refused by a hook', times(6, { text: 'PreToolUse:Edit hook error: no' }), null],
  [
    'six reads of a missing file',
    times(6, { name: 'Read', text: '<tool_use_error>File does not exist.</tool_use_error>' }),
    null,
  ],
  ['six of a notebook', times(6, { name: 'NotebookEdit', path: '/p/a.ipynb', text: NOT_READ }), 6],
]
for (const [name, entries, count] of TABLE)
  test(`${name}: ${count ?? 'no run'}`, () => assert.equal(scan(inTurn(entries))?.count ?? null, count))

test('calls side by side count as calls in turn, in whatever order their results come', () => {
  const pairs = times(6).map((call, index) => rowsOf(`t${index}`, call))
  const uses = pairs.map(({ use }) => use)
  const results = pairs.map(({ result }) => result)
  const run = scan([...uses, ...results.toReversed()])
  assert.deepEqual([run?.count, run?.firstId], [6, 't5'])
})

const RUN = { tool: 'Edit', path: 'src/<a>.ts', error: '', count: 6, firstId: 't' }
for (const [error, isMended] of [
  ['String to replace not found in file.', true],
  ['File has not been read yet. Read it first before writing to it.', true],
  ['File has been modified since read, either by the user or by a linter. Read it again.', true],
  ['Found 2 matches of the string to replace, but replace_all is false.', false],
  ['No changes to make: old_string and new_string are exactly the same.', false],
] as const)
  test(`advice behind "${error}": ${isMended ? 'to read' : 'none'}`, () => {
    const advice = isMended ? ' Read the file anew before the next try.' : ''
    assert.equal(
      renderFailureRun({ ...RUN, error }),
      `<repeated-failure>Edit of src/&lt;a&gt;.ts failed 6 times in a row with the same error: "${error}"${advice}</repeated-failure>`,
    )
  })

for (const [input, about] of [
  [{ file_path: '/p/src/a.ts' }, true],
  [{ command: 'sed -n 1,20p src/a.ts' }, true],
  [{ command: 'git status' }, false],
  [{ file_path: '/p/src/b.ts' }, false],
] as const)
  test(`a call with ${JSON.stringify(input)} is ${about ? '' : 'not '}about the file`, () =>
    assert.equal(isAbout(input, { ...RUN, path: '/p/src/a.ts' }), about))

for (const [name, rows, ends] of [
  ['a refusal', inTurn([{}]), true],
  ['a refusal and words', inTurn([{}, 'words']), true],
  ['a refusal and the use of another tool', [...inTurn([{}]), rowsOf('u', { name: 'Bash' }).use], true],
  ['a refusal and a result', inTurn([{}, { isError: false, text: 'ok' }]), false],
  ['a failure of a command', inTurn([{ name: 'Bash', text: 'Exit code 1' }]), false],
  ['nothing', [], false],
] as const)
  test(`the look at ${name}`, () =>
    assert.equal(endsInRefusal(rows.map((row) => `${JSON.stringify(row)}\n`).join('')), ends))
