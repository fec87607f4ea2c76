import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readUserWords } from '../../src/words/core/user-words.ts'
import { joinTyped, readUtterances, showMessage } from '../../src/words/core/utterance.ts'
import { SEED } from './arbitraries.ts'

const list = (row: string) =>
  readUtterances(row).map(({ author, form, text, from }) => [
    `${author} ${form}${from === null ? '' : ` ${from}`}`,
    text,
  ])

const REFUSED = "The user doesn't want to proceed with this tool use. The tool use was rejected."
const IDLE = '{"type":"idle_notification","from":"scout","reason":"available"}'

/** A user row, and who says what in it. */
const ROWS: readonly (readonly [what: string, row: string, said: readonly (readonly [string, string])[]])[] = [
  ['a prompt', ' fix the flag\n', [['person typed', 'fix the flag']]],
  [
    "the lead's message",
    '<teammate-message teammate_id="team-lead" color="blue">Take the parser.</teammate-message>',
    [['team typed team-lead', 'Take the parser.']],
  ],
  ['an idle teammate', `<teammate-message teammate_id="scout">\n${IDLE}\n</teammate-message>`, []],
  ['an idle teammate, bare', IDLE, [['team notice', IDLE]]],
  [
    'a file open in the editor',
    '<ide_opened_file>The user opened /p/a.ts.</ide_opened_file>\nrename the flag',
    [
      ['client notice ide_opened_file', 'The user opened /p/a.ts.'],
      ['person typed', 'rename the flag'],
    ],
  ],
  [
    'a selection right before the words',
    '<ide_selection>lines 1 to 2:\na\nb</ide_selection>rename it',
    [
      ['client notice ide_selection', 'lines 1 to 2:\na\nb'],
      ['person typed', 'rename it'],
    ],
  ],
  ['a private span', 'fix <private>the token</private>the flag', [['person typed', 'fix the flag']]],
  ['a row of nothing but a private span', '<private>the token</private>', []],
  [
    'a command with private words',
    '<command-name>/go</command-name>\n<command-args>only the parser of dates <private>x y</private></command-args>',
    [
      ['command command go', '/go'],
      ['person typed go', 'only the parser of dates'],
    ],
  ],
  ['hook feedback', 'Stop hook feedback:\n- add a test', [['hook notice', 'Stop hook feedback:\n- add a test']]],
  ['a hook that blocked', 'PreToolUse:Bash hook error: no', [['hook notice', 'PreToolUse:Bash hook error: no']]],
  ['a hook that stopped', 'Operation stopped by hook: late', [['hook notice', 'Operation stopped by hook: late']]],
  ['words about a hook', 'The Stop hook fails, fix it', [['person typed', 'The Stop hook fails, fix it']]],
  [
    'a skill body',
    'Base directory for this skill: /h/rhyme\n\nAlways answer in rhyme.',
    [['command notice', 'Base directory for this skill: /h/rhyme\n\nAlways answer in rhyme.']],
  ],
  [
    'a command with words',
    '<command-message>go</command-message>\n<command-name>/go</command-name>\n<command-args>only the parser of dates</command-args>',
    [
      ['client notice command-message', 'go'],
      ['command command go', '/go'],
      ['person typed go', 'only the parser of dates'],
    ],
  ],
  [
    'a command that was typed',
    '/go only the parser of dates',
    [
      ['command command go', '/go'],
      ['person typed go', 'only the parser of dates'],
    ],
  ],
  [
    'a command with a sentence that has no blanks',
    '/go \u65e5\u4ed8\u306e\u89e3\u6790\u3060\u3051\u76f4\u3057\u3066',
    [
      ['command command go', '/go'],
      ['person typed go', '\u65e5\u4ed8\u306e\u89e3\u6790\u3060\u3051\u76f4\u3057\u3066'],
    ],
  ],
  ['a command with a name that has no blanks', '/go \u65e5\u4ed8', [['command command go', '/go']]],
  ['a command alone', '/go', [['command command go', '/go']]],
  ['our own command', '/holdfast:remember use tabs', [['command command holdfast:remember', '/holdfast:remember']]],
  ['a command of the client', '/compact keep the plan', [['command command compact', '/compact']]],
  ['a path', '/etc/hosts is wrong, mend it', [['person typed', '/etc/hosts is wrong, mend it']]],
  ['a refusal', `${REFUSED} STOP and wait.`, [['client notice', `${REFUSED} STOP and wait.`]]],
  [
    'a refusal with words',
    `${REFUSED} To tell you how to proceed, the user said:\nno Redis, a map`,
    [['person typed', 'no Redis, a map']],
  ],
  [
    'questions put back',
    'The user wants to clarify these questions.\n    This means they may ...',
    [['client notice', 'The user wants to clarify these questions.\n    This means they may ...']],
  ],
  [
    'a plan with the footer of the client',
    'Implement the following plan:\n\n# Port it\n\n1. Read\n\n\nIf you need specific details from before exiting plan mode (like code), read /h/x.jsonl',
    [
      ['person typed', 'Implement the following plan:'],
      ['person plan', '# Port it\n\n1. Read'],
    ],
  ],
  [
    'no plan',
    'Implement the following plan: read, write',
    [['person typed', 'Implement the following plan: read, write']],
  ],
  ['an interruption', '[Request interrupted by user]', [['client notice', '[Request interrupted by user]']]],
  [
    'an interruption with words behind it',
    '[Request interrupted by user for tool use]\nuse tabs',
    [
      ['client notice', '[Request interrupted by user for tool use]'],
      ['person typed', 'use tabs'],
    ],
  ],
  ['an error of the client', 'API Error: 529 busy', [['client notice', 'API Error: 529 busy']]],
  ['words about such an error', 'API Error types are missing', [['person typed', 'API Error types are missing']]],
  ['an image', '[Image #1]\nwhy is it grey?', [['person typed', '[Image #1]\nwhy is it grey?']]],
  ['images alone', '[Image #1] [Image #2]', []],
  ['an image alone', '[Image: source: /tmp/a.png]', []],
  [
    'words about an element',
    'why is <bash-input>ls</bash-input> here',
    [['person typed', 'why is <bash-input>ls</bash-input> here']],
  ],
]

for (const [what, row, said] of ROWS) {
  test(`who says what: ${what}`, () => assert.deepEqual(list(row), said))
}

test("only the person's words are the text of a row; a teammate's make it a row all the same", () => {
  assert.equal(readUserWords(IDLE), null)
  assert.equal(readUserWords('/status'), null)
  assert.equal(readUserWords('<teammate-message teammate_id="lead">Take b</teammate-message>')?.text, '')
  assert.equal(readUserWords('<ide_selection>a</ide_selection>\n/go faster than it was')?.text, 'faster than it was')
})

test('a message is shown with plans and pastes by name', () => {
  const plan = readUtterances('Execute this plan:\n## Port it\n1. Read')
  assert.equal(showMessage(plan), 'Execute this plan:\n[plan: Port it]')
  const code = `look\n\`\`\`ts\n${'const a = 1\n'.repeat(6)}\`\`\``
  assert.equal(showMessage(readUtterances(code)), 'look\n[pasted, 7 lines: ts]')
  const error = 'the page is blank\n\n<ERROR>\n## Error Message\nNo shelf here\n\n   at open (shelf.ts:3:1)'
  assert.match(
    showMessage(readUtterances(error)),
    /\n\[pasted, 4 lines: <ERROR> ## Error Message No shelf here at open/,
  )
  assert.equal(
    showMessage(readUtterances('look\n\nSummary\n| a | b |\n| 1 | 2 |')),
    'look\n[pasted, 3 lines: Summary | a | b | | 1 | 2 |]',
  )
  assert.equal(joinTyped(readUtterances(code)), 'look')
  const parts = ['Two changes of the shelf.', '### 1. Pages', '### 2. Export', '### 3. Rights'].join(
    `\n\n${'Rows are read. '.repeat(14)}\n\n`,
  )
  assert.equal(
    showMessage(readUtterances(parts)),
    '[pasted, 13 lines: Two changes of the shelf. ### 1. Pages ### 2. Export ### 3. Rights]',
  )
  const request = `> Utilise l'agent du projet. Je veux ajouter la ${'voix '.repeat(12)}sur chaque \u00e9cran`
  assert.match(showMessage(readUtterances(request)), /voix sur chaque \u00e9cran\]$/, 'a paste alone is the request')
  assert.match(showMessage(readUtterances(`look at that:\n${request}`)), / voix \.\.\.\]$/)
})

/** What stands around the words of a person, each with a name of its own kind. */
const AROUND = [
  '<system-reminder>\nsecret\n</system-reminder>',
  '<ide_opened_file>secret.ts</ide_opened_file>',
  '<new-diagnostics>secret</new-diagnostics>',
  '[Image #1]',
  '<task-notification>\n<result>secret <b>x</b></result>\n</task-notification>',
  '<task-notification>\n<summary>secret</summary>\n</task-notification>\nRead the output file to retrieve the result: /tmp/secret.output',
]

test('between whatever the client writes, a typed request is found, and nothing of the client in it', () => {
  const around = fc.array(fc.constantFrom(...AROUND), { maxLength: 4 })
  const request = fc.constantFrom(
    'fix the flag',
    'use tabs, not spaces',
    '\u30c6\u30b9\u30c8\u3092\u8ffd\u52a0',
    'why?',
  )
  fc.assert(
    fc.property(around, request, around, (before, words, after) => {
      // One notification takes all up to the last one's end.
      const behind = after.filter((text) => !text.startsWith('<task'))
      assert.equal(joinTyped(readUtterances([...before, words, ...behind].join('\n'))), words)
    }),
    { seed: SEED, numRuns: 300 },
  )
})
