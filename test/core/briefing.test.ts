import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { estimateTokens } from '../../src/base/core/tokens.ts'
import { auditSummary } from '../../src/resumption/core/audit-summary.ts'
import { createBriefing } from '../../src/resumption/core/briefing.ts'
import { listFacts } from '../../src/resumption/core/facts.ts'
import { createLostElements } from '../../src/resumption/core/lost-elements.ts'
import { renderResumptionContext } from '../../src/resumption/core/resumption-context.ts'
import { renderResumptionPrompt } from '../../src/resumption/core/resumption-prompt.ts'
import { parseBoundary, parseCompactSummary } from '../../src/sessions/core/compaction.ts'
import {
  countCloseCompactions,
  noteInjected,
  shrinkBudget,
  wasInjected,
} from '../../src/sessions/core/injected-text.ts'
import { parseOutcome } from '../../src/sessions/core/outcome-words.ts'
import { EMPTY_SESSION_STATE, type SessionState } from '../../src/sessions/core/session-state.ts'
import { emptyWorkState, type WorkState } from '../../src/work/core/work-state.ts'
import { hostileText, SEED, workStateOf } from './arbitraries.ts'
import { collect } from './collect-work.ts'
import { boundary, user } from './rows.ts'
import { sampleCheckpoint } from './sample-checkpoint.ts'

const work = (fields: Partial<WorkState>): WorkState => ({ ...emptyWorkState(), ...fields })
const brief = (fields: Partial<WorkState>) => createBriefing(work(fields))
const todo = (task: string, status = 'pending') => ({ task, status, id: null })

for (const [name, more, isOpen] of [
  ['ran and passed', {}, false],
  ['failed', { failing: ['npm test: failed'] }, true],
  ['are not over', { commands: [{ command: 'npm test', outcome: { code: 'no-result', detail: '' } }] }, true],
  ['ran, and no word says that they passed', { lastTexts: ['All 6 marker tests pass. Now the whole suite.'] }, true],
] as const)
  test(`a task of mere checks in progress, when these ${name}`, () => {
    const todos = [{ task: 'Run fmt, lint, and tests', status: 'in_progress', id: null }]
    const commands = [{ command: 'npm test', outcome: { code: 'ok', detail: '' } }] as const
    const work = { ...emptyWorkState(), todos, commands, lastTexts: ['Done. All unit tests pass.'], ...more }
    assert.equal(createBriefing(work as WorkState).open.length === 1, isOpen)
  })

test('what is open is open: nothing completed, dropped or cancelled, what is worked on first', () => {
  const { open, finished } = brief({
    todos: [
      todo('Parse'),
      todo('Test', 'completed'),
      todo('Ship', 'in_progress'),
      todo('Cache', 'dropped'),
      todo('Log', 'cancelled'),
      todo('Gone', 'deleted'),
      todo('', 'in_progress'),
    ],
  })
  assert.deepEqual(open, ['Ship (in_progress)', 'Parse'])
  assert.deepEqual(finished, ['Test'])
})

test('a stated goal is told until finished work speaks of all it names', () => {
  const plan = { goal: 'Plan: Wingman status notifications', goalStated: true }
  const after = (what: string) => brief({ ...plan, finished: [{ what, evidence: 'commit' }] }).goal
  assert.equal(after('Add wingman status notifications to the terminal'), null)
  assert.equal(after('Add a test for the terminal'), plan.goal)
})

test('holds and steps of the moment are no standing rules', () => {
  const kindOf = (text: string) => {
    const said = ['Port it', text, 'Fix the lexer'].map((words) => ({ text: words, asked: null }))
    return listFacts(work({ said, lastUserMessages: ['Fix the lexer'] })).find((fact) => fact.text === text)?.kind
  }
  for (const hold of [
    'draft PR please',
    'take one page at a time. start with page 1, and keep the notes',
    "yes, let's add a smoke test, and make sure it can run in a container too",
  ])
    assert.equal(kindOf(hold), 'user words', hold)
  for (const rule of [
    'never touch the vendor folder',
    'make sure that subjects start with a verb',
    'names must start with a verb',
    'take one page at a time and ask me after each',
    'When I ask you to test something, I need to see the real code run',
  ])
    assert.equal(kindOf(rule), 'constraint', rule)
})

test('the newest request stands for itself; a push shows what it pushes', () => {
  const plain = brief({ lastUserMessages: ['Port the importer', 'Fix the lexer'] })
  assert.deepEqual([plain.newest, plain.request], ['Fix the lexer', null])
  const pushed = brief({ lastUserMessages: ['Port the importer', 'Fix the lexer', 'go on'] })
  assert.deepEqual([pushed.newest, pushed.request], ['go on', 'Fix the lexer'])
  const twice = brief({ lastUserMessages: ['Fix the lexer', 'done, what is next', 'done'] })
  assert.equal(twice.request, 'Fix the lexer', 'a push names no thing')
})

const said = (...texts: readonly string[]) => texts.map((text) => ({ text, asked: null }))

test('earlier words stand in the order they were said, without the newest and without what is told as chosen', () => {
  const { earlier, decisions } = brief({
    lastUserMessages: ['Port the importer', 'Fix the parser'],
    said: [
      ...said('Port the importer', 'Never touch the lexer'),
      { text: 'Redis', asked: 'Which?' },
      { text: 'Keep one file for each of the readers', asked: 'How many?' },
      ...said('Fix the parser'),
    ],
    decisions: ['Redis (to: "Which?"; not: a map)', 'Keep one file for each of the readers (to: "How many?")'],
  })
  assert.deepEqual(
    earlier.map(({ text }) => text),
    ['Port the importer', 'Never touch the lexer'],
  )
  assert.deepEqual(decisions.at(-1), 'Redis (to: "Which?"; not: a map)')
})

test('one word or a heading alone is no earlier word, but an answer and a rule are', () => {
  const { earlier } = brief({
    lastUserMessages: ['Fix the parser'],
    said: [
      ...said('Port the importer', 'shelf', '## Console Error', '# Never touch the lexer'),
      { text: 'Redis', asked: 'Which?' },
      ...said('Fix the parser'),
    ],
  })
  assert.deepEqual(
    earlier.map(({ text }) => text),
    ['Port the importer', '# Never touch the lexer', 'Redis'],
  )
})

test('beside the summary, words with a colon bring the paste that they announce, which is no reason to tell them', () => {
  const words = 'the log of the shelf has this error, and the ninth tray should not be open at all:'
  const state = work({
    said: said('Port it', words, 'Sort the rows'),
    lastUserMessages: [`${words}\n[pasted, 4 lines: no tray left ...]`, 'Sort the rows'],
  })
  const { lost } = auditSummary(listFacts(state), '')
  const text = createLostElements(lost, false).flatMap(({ parts }) => parts.map((part) => part.text))
  assert.ok(text.includes(`${words} [pasted, 4 lines: no tray left ...]`), text.join('\n'))
  assert.ok(auditSummary(listFacts(state), words).kept.some((fact) => fact.text === words))
})

test('a goal is told only where somebody stated it', () => {
  assert.equal(brief({ goal: 'Port it' }).goal, null)
  assert.equal(brief({ goal: 'Port it', goalStated: true }).goal, 'Port it')
})

test('finished is what a tick or a commit proves, the newest first', () => {
  const { finished } = brief({
    todos: [
      todo('Parse', 'completed'),
      todo('Test', 'completed'),
      // Checks, which every later change makes out of date.
      ...['All tests pass: 17/17', 'Run npm build', 'Phase 5: Build verification', 'Run flutter analyze'].map((task) =>
        todo(task, 'completed'),
      ),
    ],
    finished: [
      { what: 'Lex', evidence: 'task' },
      { what: '1f2e3d4 Read dates', evidence: 'commit' },
    ],
  })
  assert.deepEqual(finished, ['Test', 'Parse', '1f2e3d4 Read dates (committed)', 'Lex'])
})

test('what the model found and what it decided stand apart, the newest first', () => {
  const { findings, ownDecisions } = brief({
    findings: [
      { kind: 'finding', text: 'a' },
      { kind: 'decision', text: 'b' },
      { kind: 'statement', text: 'c' },
      { kind: 'decision', text: 'd' },
    ],
  })
  assert.deepEqual(
    [findings.map(({ text }) => text), ownDecisions],
    [
      ['c', 'a'],
      ['d', 'b'],
    ],
  )
})

/** Where a plan stands, and whether it is told as one to follow: a plan that is carried out is the goal. */
const PLANS: readonly (readonly [status: WorkState['planStatus'], told: boolean])[] = [
  ['proposed', true],
  ['rejected', true],
  ['noted', true],
  ['approved', false],
  ['dropped', false],
  [null, false],
]

for (const [planStatus, told] of PLANS) {
  test(`a plan that is ${planStatus} is ${told ? '' : 'not '}told as the plan`, () =>
    assert.equal(brief({ plan: '1. Read', planStatus }).plan !== null, told))
}

test('failing commands come with their tests, the newest first', () => {
  const { failing } = brief({
    failing: ['make: failed: Exit code 2', 'npm test: failed: Exit code 1'],
    failingTests: [{ command: 'npm test', test: 'reads dates', error: '5 !== 6' }],
  })
  assert.deepEqual(failing, ['npm test: failed: Exit code 1 [reads dates: 5 !== 6]', 'make: failed: Exit code 2'])
})

test('a fault of one place stands once, as the newest run told it', () => {
  const fault = 'failed: Exit code 1: FAILED tests/rows.py::test_row - 5 != 6'
  const failing = [
    `pytest tests: ${fault}`,
    'make: failed: Exit code 1',
    `pytest tests/rows.py: ${fault}`,
    'lint: failed: Exit code 1',
  ]
  assert.deepEqual(brief({ failing }).failing, [
    'lint: failed: Exit code 1',
    `pytest tests/rows.py: ${fault}`,
    'make: failed: Exit code 1',
  ])
})

test('whatever a state holds, nothing done or dropped is told as open', () => {
  fc.assert(
    fc.property(
      workStateOf(fc.oneof(hostileText, fc.constantFrom('Parse it', 'Use Redis', 'Ship the exporter'))),
      (state) => {
        const briefing = createBriefing(state)
        const closed = new Set(
          state.todos.filter(({ status }) => ['completed', 'dropped', 'deleted', 'cancelled'].includes(status)),
        )
        for (const task of state.todos.filter((item) => closed.has(item)).map((item) => item.task)) {
          const stillOpen = state.todos.some((item) => item.task === task && !closed.has(item))
          if (!stillOpen) assert.ok(!briefing.open.includes(task), task)
        }
        if (state.planStatus === 'dropped') assert.equal(briefing.plan, null)
      },
    ),
    { seed: SEED, numRuns: 500 },
  )
})

const FACTS_OF = work({
  goal: 'Port the importer to Rust',
  goalStated: true,
  lastUserMessages: ['Wire the tokenizer into the scheduler'],
  said: said('Use zod for the schema', 'Never edit generated bindings', 'Wire the tokenizer into the scheduler'),
  pendingQuestion: 'Shall I delete the fixtures folder?',
  decisions: ['8080 (to: "Which port?"; not: 80)'],
  findings: [{ kind: 'finding', text: 'The root cause is that `readRow` drops tabs' }],
  failing: ['npm test: failed: Exit code 1: AssertionError: leap day'],
  commands: [{ command: 'npm test', outcome: parseOutcome('failed: Exit code 1: AssertionError: leap day') }],
  todos: [todo('Write the changelog'), todo('Vendor the grammar', 'completed')],
  filesModified: ['src/core/tokenizer.ts', 'README.md'],
})

test('the facts of a work state, the most important kinds first', () => {
  const kinds = listFacts(FACTS_OF).map(({ kind }) => kind)
  assert.deepEqual(kinds, [
    'newest request',
    'open question',
    'goal',
    'user words',
    'constraint',
    'decision',
    'finding',
    'failing command',
    'open task',
    'finished task',
    'changed file',
    'changed file',
  ])
  assert.deepEqual(listFacts(emptyWorkState()), [])
  const many = listFacts(work({ filesModified: Array.from({ length: 40 }, (_, index) => `src/${index}.ts`) }))
  assert.equal(many.length, 12)
})

test('the audit finds what a summary kept, in its own words, and what it lost', () => {
  const facts = listFacts(FACTS_OF)
  const everything = facts.map(({ text }) => text).join('\n')
  assert.deepEqual(auditSummary(facts, everything), { kept: facts, lost: [], telling: [] })
  assert.deepEqual(auditSummary(facts, '').kept, [])
  const retold =
    'The goal is to port the importer to Rust.\nThe user said: never edit generated bindings!\nTouched tokenizer.ts.'
  assert.deepEqual(
    auditSummary(facts, retold).kept.map(({ kind }) => kind),
    ['goal', 'constraint', 'changed file'],
  )
})

/** What was said or chosen, a line of the summary, and whether the summary holds it. */
const ANSWERS: readonly (readonly [fields: Partial<WorkState>, summary: string, held: boolean])[] = [
  [
    { said: [{ text: 'yes pin that please', asked: 'Shall I pin zod, or wait for four?' }] },
    '- "yes pin that please"',
    true,
  ],
  [{ said: [{ text: 'no, drop pino', asked: 'Shall I keep the logger?' }] }, '- "no, drop pino"', false],
  [{ said: [{ text: 'the second', asked: 'Which one: zod or ajv?' }] }, '- "the second"', false],
  [{ said: [{ text: 'the second', asked: 'Which one: zod or ajv?' }] }, 'zod or ajv: the second one', true],
  [{ decisions: ['Postgres via Docker (to: "Where do the rows go?"; not: SQLite)'] }, 'Use Postgres via Docker.', true],
  [{ decisions: ['Postgres via Docker (to: "Where do the rows go?"; not: SQLite)'] }, 'Rows go to SQLite.', false],
  [{ decisions: ['Node streams (to: "How are rows read?"; not: Buffers)'] }, 'Use Node streams.', true],
  [{ decisions: ['Yes (Recommended) (to: "Pin zod to three?"; not: No)'] }, 'Yes to the first.', false],
  [{ decisions: ['Fix in Phase 5 (to: "How does a search end?"; not: Now)'] }, 'Search kill: "Fix in Phase 5".', true],
  [{ decisions: ['Fix in Phase 5 (to: "How does a search end?"; not: Now)'] }, 'Phase 5 comes later.', false],
  [{ decisions: ['Yes (Recommended) (to: "Pin zod to three?"; not: No)'] }, 'zod is pinned: pin zod to three', true],
]

for (const [fields, summary, held] of ANSWERS) {
  const [fact] = listFacts(work(fields))
  test(`${fact?.text} is ${held ? 'held' : 'lost'} by ${JSON.stringify(summary)}`, () => {
    assert.ok(fact !== undefined)
    assert.equal(auditSummary([fact], summary).kept.length === 1, held)
  })
}

test('a file survives by its path or its whole name, not by a part of another name', () => {
  const facts = listFacts(work({ filesModified: ['src/a.ts'] }))
  assert.equal(auditSummary(facts, 'changed src/a.ts').kept.length, 1)
  assert.equal(auditSummary(facts, 'changed a.ts').kept.length, 1)
  assert.equal(auditSummary(facts, 'changed src/schema.ts').kept.length, 0)
})

/** Words in order, the summary's line, and the words that are told as lost. */
const REVERSED: readonly (readonly [
  what: string,
  words: readonly string[],
  summary: string,
  lost: readonly string[],
])[] = [
  [
    'an order that was taken back',
    ['the sessions go into redis', "let's not use redis after all"],
    "let's not use redis after all",
    [],
  ],
  [
    'a wish that was passed over for another',
    ['build it as a flatpak with the timer', 'perhaps rather than flatpak, take an appimage'],
    'perhaps rather than flatpak, take an appimage',
    [],
  ],
  [
    'a refusal that was taken back',
    ['it does not go to localnet, I want devnet', 'please put all of it on localnet or devnet'],
    'please put all of it on localnet or devnet',
    [],
  ],
  [
    'two negations in one direction',
    ['remove the sentry integration from the worker', 'also drop sentry from package.json'],
    'also drop sentry from package.json',
    ['remove the sentry integration from the worker'],
  ],
  [
    'a negation of another thing',
    ['export the invoice as PDF with the logo', 'the CI job is not green, look at invoice tests'],
    'the CI job is not green, look at invoice tests',
    ['export the invoice as PDF with the logo'],
  ],
  [
    'terse English',
    ['keep unit tests for parser module errors', 'rename parser module exports, update readme'],
    'rename parser module exports, update readme',
    ['keep unit tests for parser module errors'],
  ],
  [
    'another language',
    ['n\u00e3o tente novamente na devnet', 'agora quero tudo na devnet outra vez'],
    'agora quero tudo na devnet outra vez',
    [],
  ],
  [
    'later words that the summary lacks as well',
    ['the sessions go into redis', "let's not use redis after all"],
    '',
    ['the sessions go into redis', "let's not use redis after all"],
  ],
  [
    'later words on the same thing without a turn',
    ['the sessions go into redis', 'give the redis client a timeout'],
    'give the redis client a timeout',
    ['the sessions go into redis'],
  ],
  [
    'earlier words',
    ["let's not use redis after all", 'use redis for the sessions'],
    "let's not use redis after all",
    ['use redis for the sessions'],
  ],
  [
    'words that were taken back by words that were taken back',
    ['use the staging cluster instead', 'rather use the cluster in Oslo, not staging', 'drop Oslo, use localhost'],
    'drop Oslo, use localhost',
    [],
  ],
]

for (const [what, words, summary, lost] of REVERSED) {
  test(`lost of words: ${what}`, () => {
    const facts = listFacts(
      work({ said: said(...words, 'and now the header'), lastUserMessages: ['and now the header'] }),
    )
    assert.deepEqual(
      auditSummary(facts, `${summary}\nand now the header`).lost.map(({ text }) => text),
      lost,
    )
  })
}

test('a rule in the middle of long newest words is told, as the restoration shows their ends', () => {
  const filler = `The report lists ${'orders of the customers '.repeat(6).trim()}.`
  const newest = `${`${filler}\n`.repeat(4)}Never touch the lexer.\n${`${filler}\n`.repeat(4)}`.trim()
  const briefing = createBriefing(work({ said: said(newest), lastUserMessages: [newest] }))
  assert.deepEqual(
    briefing.earlier.map(({ text }) => text),
    ['Never touch the lexer.'],
  )
})

/** Words in order, the newest last, and what is told beside an empty summary. */
const TAKEN_BACK: readonly (readonly [what: string, words: readonly string[], lost: readonly string[]])[] = [
  [
    'words that the newest request takes back are not told',
    ['use redis for the sessions', 'use a worker for the rows', "let's not use redis after all"],
    ["let's not use redis after all", 'use a worker for the rows'],
  ],
  [
    'a rule on named files stands beside a later rule that resembles it and names none',
    [
      'I do not want you to touch the shelf files: shelf.lock and shelf.prod.yml. You must not edit them.',
      'yes, but do not rename the shelf, rename the tray instead',
    ],
    [
      'yes, but do not rename the shelf, rename the tray instead',
      'I do not want you to touch the shelf files: shelf.lock and shelf.prod.yml. You must not edit them.',
    ],
  ],
  [
    'a rule on a file that the newest words turn round is not told',
    ['You must not edit shelf.lock for now', 'so take shelf.lock and the tray'],
    ['so take shelf.lock and the tray'],
  ],
  [
    'the rule of a message is told without the rest, which the newest words take back',
    ["I don't want to touch the shelf. Can we use redis for the sessions?", "let's not use redis after all"],
    ["let's not use redis after all", "I don't want to touch the shelf."],
  ],
  [
    'the Portuguese article "no" takes nothing back',
    ['vamos remover tudo do passe antigo em cada marketplace', 'agora integre o sdk no nosso marketplace'],
    ['agora integre o sdk no nosso marketplace', 'vamos remover tudo do passe antigo em cada marketplace'],
  ],
]

for (const [what, words, lost] of TAKEN_BACK)
  test(what, () => {
    const facts = listFacts(work({ said: said(...words), lastUserMessages: words.slice(-1) }))
    assert.deepEqual(
      auditSummary(facts, '').lost.map(({ text }) => text),
      lost,
    )
  })

const answered = (text: string) => [{ text, asked: 'Which port should the lanes use, 4100 or 4200?' }]

/** Facts that a summary lost, and whether they are worth a word: what asks is over once it was answered. */
const TELLING: readonly (readonly [fields: Partial<WorkState>, isTold: boolean])[] = [
  ...[
    'If all three lanes are busy, another shows no line',
    'Never draw more than three lanes',
    "I'd like you to always draw the lanes first",
    'Let us use lanes instead of columns, never both',
    'No, the key must stay a hash',
    'let\u2019s go with lanes for the columns',
    'And for the columns of the table we go with lanes',
    '不要动 lanes.ts，它由别的团队维护',
  ].map((words) => [{ said: said(words, 'Go on') }, true] as const),
  ...[
    'can we also draw the lanes in a column of their own',
    "I'd like you to decide how the lanes should be drawn",
    'okay, now let\u2019s see the lanes of the columns',
    'Should the lanes be drawn first? I would not draw them',
    'use no columns:',
    "I can't remember what the lanes were for, only that they were",
    "the lanes didn't work, check the columns and make sure they match",
    'regression in sh -c "lanes --draw 3" of the columns, not of the rows',
  ].map((words) => [{ said: said(words, 'Go on') }, false] as const),
  [
    {
      said: said(
        'Port it',
        'have a look at the lanes first, I wrote the plan of the columns, of the rows and of the table for it',
        'Go on',
      ),
    },
    false,
  ],
  // The first message of a session weighs more.
  ...[
    'The first three lanes were drawn before the crash of the table',
    'The lanes are already a column of the table',
    'A lane is now part of two columns',
    'ok, I put all lanes into one column',
    'draft lanes please',
  ].map((words) => [{ said: said('Port it', words, 'Go on') }, false] as const),
  [{ said: answered('leave it, can we draw the lanes?') }, true],
  [{ said: answered('yes, can we draw the lanes?') }, false],
  ...(['4200', 'the second'] as const).map((text) => [{ said: answered(text) }, true] as const),
  ...(['yes', '4. no'] as const).map((text) => [{ said: answered(text) }, false] as const),
  ...[
    'The cause is the lane of comment 2756673985, which must stay open',
    'The bug is that `draw` skips the lane (line 103 in lanes.ts)',
    'I was wrong about the lanes: `draw` does not skip the last lane, the table was never closed',
  ].map((text) => [{ findings: [{ kind: 'finding' as const, text }] }, true] as const),
  ...[
    'The bug is that `draw` skips the last lane of the table',
    'The bug is that the loop at lines 396-443 skips the last lane',
  ].map((text) => [{ findings: [{ kind: 'finding' as const, text }] }, false] as const),
  [{ finished: [{ what: 'Port the lanes to the table', evidence: 'tick' }] }, false],
  [{ filesModified: ['src/lanes.ts'] }, false],
  [{ todos: [{ task: 'Port the lanes to the table', status: 'pending', id: null }] }, true],
]

for (const [fields, isTold] of TELLING)
  test(`${JSON.stringify(fields)} is lost and ${isTold ? '' : 'not '}worth a word`, () => {
    const { lost, telling } = auditSummary(listFacts(work({ lastUserMessages: ['Go on'], ...fields })), 'Go on.')
    assert.deepEqual([lost.length > 0, telling.length > 0], [true, isTold])
  })

test('behind a summary that quotes most of the words, the others are over; a rule is told', () => {
  const words = ['Draw three lanes, not two', 'Use zod, not yup', 'Ports stay as they were, not new']
  const rule = 'Never touch the bindings'
  const facts = listFacts(work({ said: said(...words, rule, 'Go on'), lastUserMessages: ['Go on'] }))
  const telling = (summary: string) => auditSummary(facts, `Go on.\n${summary}`).telling.map(({ text }) => text)
  assert.deepEqual(telling(words.slice(0, 1).join('\n')), [words[1], words[2], rule])
  assert.deepEqual(telling(words.slice(0, 2).join('\n')), [rule])
  const inside = [...words.slice(0, 2), 'Can the ports be drawn? Never draw more than three ports.', 'Go on']
  const others = listFacts(work({ said: said(...inside), lastUserMessages: ['Go on'] }))
  const { telling: told } = auditSummary(others, ['Go on.', ...words.slice(0, 2)].join('\n'))
  assert.deepEqual(
    told.map(({ text }) => text),
    ['Never draw more than three ports.'],
  )
})

test('a summary that lists most messages by their beginning has the others, too; a rule is told', () => {
  const words = ['Draw three lanes on the page, not two', 'Use zod for the rows, not yup at all']
  const rule = 'Never touch the bindings'
  const facts = listFacts(work({ said: said(...words, rule, 'Go on'), lastUserMessages: ['Go on'] }))
  const telling = (summary: string) => auditSummary(facts, `Go on.\n${summary}`).telling.map(({ text }) => text)
  assert.deepEqual(telling('- "Draw three lanes on the..." (lanes)\n- "Use zod for the rows..."'), [rule])
  assert.deepEqual(telling('- Draw three lanes on the moon\n- "Use zod for the rows..."'), [...words, rule])
})

test('a fact is kept or lost once, and only words can be neither', () => {
  fc.assert(
    fc.property(workStateOf(hostileText), hostileText, (state, summary) => {
      const facts = listFacts(state)
      const { kept, lost } = auditSummary(facts, summary)
      for (const fact of facts) {
        if (fact.kind !== 'user words') assert.notEqual(kept.includes(fact), lost.includes(fact))
        assert.ok(!(kept.includes(fact) && lost.includes(fact)))
      }
    }),
    { seed: SEED, numRuns: 300 },
  )
})

test('a boundary and a summary are told from every other row', () => {
  const line = boundary()
  assert.deepEqual(parseBoundary(line), { boundaryUuid: JSON.parse(line).uuid, trigger: 'auto' })
  assert.equal(parseCompactSummary(user('The summary', { isCompactSummary: true })), 'The summary')
  const blocks = [
    { type: 'text', text: 'a' },
    { type: 'text', text: 'b' },
  ]
  assert.equal(parseCompactSummary(user(blocks, { isCompactSummary: true })), 'a\nb')
  for (const other of [user('x'), user('x', { isCompactSummary: true, isSidechain: true }), '{', 'null', '']) {
    assert.equal(parseCompactSummary(other), null)
    assert.equal(parseBoundary(other), null)
  }
})

test('a text is known as injected until the compaction takes it away, and only that text', () => {
  const told = noteInjected(EMPTY_SESSION_STATE, 'a text')
  assert.ok(wasInjected(told, 'a text'), 'told')
  assert.ok(!wasInjected(told, 'another text'), 'another')
  assert.ok(!wasInjected(EMPTY_SESSION_STATE, 'a text'), 'not told')
  assert.ok(!wasInjected(told, ''), 'nothing')
  assert.equal(noteInjected(told, ''), told)
  assert.deepEqual(noteInjected(told, 'a text').injected, told.injected)
  assert.ok(!JSON.stringify(told).includes('a text'), 'only a fingerprint is kept')
  const many = Array.from({ length: 100 }, (_, index) => `${index}`).reduce(noteInjected, EMPTY_SESSION_STATE)
  assert.ok(many.injected.length <= 60 && wasInjected(many, '99') && !wasInjected(many, '0'), `${many.injected.length}`)
})

test('compactions close together are counted, one with work before it starts over', () => {
  const state = (compactions: number, closeCompactions: number): SessionState => ({
    ...EMPTY_SESSION_STATE,
    compactions,
    closeCompactions,
  })
  assert.equal(countCloseCompactions(state(0, 0), 0), 0, 'the first is close to none')
  assert.equal(countCloseCompactions(state(1, 0), 3), 1)
  assert.equal(countCloseCompactions(state(2, 1), 3), 2)
  assert.equal(countCloseCompactions(state(3, 2), 200), 0)
  assert.deepEqual(
    [0, 1, 2, 3, 9].map((count) => shrinkBudget(760, count)),
    [760, 760, 380, 190, 190],
  )
})

const CHECKPOINT = sampleCheckpoint({ compactionSequence: 2, workState: FACTS_OF })

test('in the resumption, a question waits, and earlier words are quoted when another session takes over', () => {
  const render = (continuing: 'same' | 'new') => renderResumptionContext(CHECKPOINT, { continuing, compacted: true })
  assert.match(
    render('new'),
    /<waiting-for-user answered="no">Shall I delete the fixtures folder\?<\/waiting-for-user>/,
  )
  assert.match(render('new'), /<earlier-user-words[^>]*>[^<]*Use zod[^<]*Never edit generated bindings/)
  assert.doesNotMatch(render('same'), /earlier-user-words/, 'the alert at the next event tells them, if they are lost')
})

test('in the resumption, long words at a refused call and their long request stand side by side', () => {
  const [request, newest] = ['the ninth shelf '.repeat(90), 'the eighth tray '.repeat(90)].map((text) => text.trim())
  const state = work({ lastUserMessages: [request ?? '', newest ?? ''], inTurn: 1 })
  const situation = { continuing: 'same', compacted: true, budgetTokens: 300 } as const
  const text = renderResumptionContext({ ...CHECKPOINT, workState: state }, situation)
  assert.match(text, /<request>the ninth shelf [\s\S]*<newest-user-words>the eighth tray /)
})

test('in the resumption, a command is told by its newest run alone', () => {
  const runs = [
    ['make', 'ok'],
    ['make', 'ok'],
    ['npm test', 'ok'],
    ['npm test', 'failed: Exit code 1'],
  ] as const
  const commands = runs.map(([command, outcome]) => ({ command, outcome: parseOutcome(outcome) }))
  const checkpoint = { ...CHECKPOINT, workState: { ...FACTS_OF, commands } }
  const text = renderResumptionContext(checkpoint, { continuing: 'new', compacted: true })
  assert.equal(text.match(/make \(ok\)/g)?.length, 1)
  assert.doesNotMatch(text, /npm test \(ok\)/)
})

test('in the resumption, a plan that was turned down is told with its status', () => {
  const state = { ...FACTS_OF, plan: '1. Use yup', planStatus: 'rejected' as const }
  const text = renderResumptionContext({ ...CHECKPOINT, workState: state }, { continuing: 'same', compacted: true })
  assert.match(text, /<plan status="rejected" note="not approved[^"]*">1\. Use yup<\/plan>/)
})

test('the resumption says how to search the transcript where the command is there', () => {
  const situation = { continuing: 'same', compacted: true } as const
  assert.match(
    renderResumptionContext(CHECKPOINT, { ...situation, recallCommand: 'holdfast recall WORDS' }),
    /s1\.jsonl; search it: holdfast recall WORDS/,
  )
  assert.doesNotMatch(renderResumptionContext(CHECKPOINT, situation), /search it/)
})

test('the resumption shrinks with its budget and keeps what matters most', () => {
  const many = { ...FACTS_OF, filesRead: Array.from({ length: 60 }, (_, index) => `src/some/folder/file-${index}.ts`) }
  for (const budgetTokens of [190, 380, 760]) {
    const text = renderResumptionContext(
      { ...CHECKPOINT, workState: many },
      { continuing: 'same', compacted: true, budgetTokens },
    )
    assert.ok(estimateTokens(text) <= budgetTokens, `${estimateTokens(text)} of ${budgetTokens}`)
    assert.ok(text.includes('Wire the tokenizer') && text.includes('fixtures folder'), text)
  }
})

test('the prompt of `holdfast resume` says whose turn it is', () => {
  const waiting = renderResumptionPrompt(CHECKPOINT, { compacted: false })
  assert.match(waiting, /ask it again, do not decide it/)
  const free = { ...CHECKPOINT, workState: { ...FACTS_OF, pendingQuestion: null } }
  assert.doesNotMatch(renderResumptionPrompt(free, { compacted: false }), /ask it again/)
  assert.ok(estimateTokens(waiting) <= 1000, waiting)
})

test('from rows to resumption: what was turned round is told in the order it was said, never as a rule in force', () => {
  const workState = collect(
    user('Port the importer. Add a Redis cache.'),
    user('Never edit the generated bindings'),
    user('scrap the Redis cache'),
    user('You can edit the generated bindings again'),
    user('Now wire the tokenizer'),
  )
  assert.deepEqual(
    listFacts(workState).filter(({ kind }) => kind === 'constraint'),
    [],
  )
  const text = renderResumptionContext({ ...CHECKPOINT, workState }, { continuing: 'new', compacted: true })
  assert.match(text, /Add a Redis cache[\s\S]*Never edit[\s\S]*scrap the Redis cache[\s\S]*You can edit/)
})
