import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findProjectPath } from '../../src/files/core/path-text.ts'
import { createBriefing } from '../../src/resumption/core/briefing.ts'
import { listFacts } from '../../src/resumption/core/facts.ts'
import { parseRow } from '../../src/sessions/core/row.ts'
import { answersQuestion, findAnswers, PLAN_WAITS } from '../../src/work/core/asked.ts'
import { findClosingQuestion } from '../../src/work/core/closing-question.ts'
import { mergeWorkState } from '../../src/work/core/merge-work.ts'
import { findCommit, findWrittenDecisions, listRemoved } from '../../src/work/core/reported.ts'
import type { WorkState } from '../../src/work/core/work-state.ts'
import { collect, collectRows } from './collect-work.ts'
import { answer, call, result, say, user } from './rows.ts'

/** An answer with the reason the API gave for its end. */
function ended(text: string, stopReason: 'end_turn' | 'tool_use'): string {
  const row = JSON.parse(answer({ type: 'text', text })) as { message: Record<string, unknown> }
  row.message.stop_reason = stopReason
  return JSON.stringify(row)
}
const close = (text: string) => ended(text, 'end_turn')
const midTurn = (text: string) => ended(text, 'tool_use')
const REFUSED =
  "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit, the new_string was NOT written to the file)."

/** How an answer ends, and what it asks. */
const CLOSING: readonly (readonly [text: string, asked: string | null])[] = [
  ['Done.', null],
  ['', null],
  ['Shall I delete it?', 'Shall I delete it?'],
  ['I looked.\n\nShall I delete it?', 'Shall I delete it?'],
  ['Shall I delete it?\n\nI will keep it for now.', null],
  ['Why does it fail? Because the path is wrong.', null],
  [
    'Should we name the parts first? All else builds on them.',
    'Should we name the parts first? All else builds on them.',
  ],
  ['I read it.\n\nDo you need both? One is new. It is small.', 'Do you need both? One is new. It is small.'],
  ['Quer que eu publique agora? Leva um minuto.', 'Quer que eu publique agora? Leva um minuto.'],
  ['Why do we read it twice? The cache was cold.', null],
  ['**Shall I delete it?**', '**Shall I delete it?**'],
  [
    '1. Redis\n2. A map\n\nThe map is **simpler**, Redis lasts.\n\nWhat do you prefer?',
    'What do you prefer? (The map is simpler, Redis lasts.)',
  ],
  [
    'Two ways:\n\n**1. Here** - one agent a task\n\n**2. Apart** - a session of its own\nwith stops\n\nWhich approach?',
    'Which approach? (1. Here - one agent a task; 2. Apart - a session of its own)',
  ],
  [
    'Either:\n\n1. **Add a test** that reads:\n   - the head\n\n2. **Both**\n\nWhich approach would you prefer?',
    'Which approach would you prefer? (1. Add a test that reads:; 2. Both)',
  ],
  [
    'All \ub2e4\uc6b4\ub85c\ub4dc\ub9cc stay local.\n\n\uc9c4\ud589\ud560\uae4c\uc694?',
    '\uc9c4\ud589\ud560\uae4c\uc694? (All \ub2e4\uc6b4\ub85c\ub4dc\ub9cc stay local.)',
  ],
  ['Done.\n\nWhich one?', 'Which one?'],
  ['Which one?\n\n1. Redis\n2. An in-memory map', 'Which one?\n1. Redis\n2. An in-memory map'],
  ['Which one?\n- Redis\n- An in-memory map', 'Which one?\n- Redis\n- An in-memory map'],
  ['Shall I delete it? Let me know.', 'Shall I delete it? Let me know.'],
  ['Shall I delete it?\n\nLet me know how you want to go on.', 'Shall I delete it?'],
  ['Which of the two do you prefer: A or B?\n\nHappy to do either.', 'Which of the two do you prefer: A or B?'],
  ['\u3069\u3061\u3089\u306b\u3057\u307e\u3059\u304b\uff1f', '\u3069\u3061\u3089\u306b\u3057\u307e\u3059\u304b\uff1f'],
  ['The log says "who are you?" and stops.', null],
  ...[
    'How do you want to go on with step 3.3? I would measure first.',
    'Please send me the old file, so that I can restore it.',
    "I can stop here, but that's your decision.",
    'Let me know which of the two you want.',
    'It is built. Waiting for your confirmation.',
    'It is built. When you confirm ("deploy to production"), I deploy it.',
    "Once you've run these, tell me and I check the picture.",
    '\u8bf7\u63d0\u4f9b\u539f\u6765\u7684\u6587\u4ef6\u3002',
    '\u3069\u3061\u3089\u304c\u3088\u3044\u3067\u3057\u3087\u3046\u304b\u3002',
    '\u756a\u53f7\u3092\u6559\u3048\u3066\u304f\u3060\u3055\u3044\u3002',
  ].map((text) => [`I looked.\n\n${text}`, text] as const),
  ['Please tell me:\n1. Which file?\n2. Which branch?', 'Please tell me:\n1. Which file?\n2. Which branch?'],
  ['Done. Please tell me if anything is missing.', null],
  ['Done. Let me know how it goes.', null],
  ['\u5b8c\u6210\u4e86\u3002\u5982\u679c\u6709\u95ee\u9898\u8bf7\u544a\u8bc9\u6211\u3002', null],
  ['\u554f\u984c\u304c\u3042\u308c\u3070\u6559\u3048\u3066\u304f\u3060\u3055\u3044\u3002', null],
  ['Done:\n- parser\n- tests', null],
]

for (const [text, asked] of CLOSING) {
  test(`${JSON.stringify(text)} ends by asking ${asked === null ? 'nothing' : JSON.stringify(asked)}`, () => {
    const squeeze = (words: string | null) => words?.replace(/\n+/g, '\n') ?? null
    assert.equal(squeeze(findClosingQuestion(text)), asked)
  })
}

test('a choice of options in a list under its question is asked whole', () => {
  const { pendingQuestion } = collect(
    user('Add a cache'),
    close('Two ways.\n\nWhich one do you want?\n\n1. Redis\n2. A map'),
  )
  assert.match(pendingQuestion ?? '', /Which one do you want\?[\s\S]*Redis[\s\S]*A map/)
})

test('a question at the end of a turn waits; one on the way is put to nobody', () => {
  const request = user('Clean up the build folder')
  assert.equal(collect(request, close('Shall I delete it?')).pendingQuestion, 'Shall I delete it?')
  assert.equal(collect(request, midTurn('What is in it?'), call('t1', 'Bash', { command: 'ls' })).pendingQuestion, null)
  const lines = [request, midTurn('What is in it?'), call('t1', 'Bash', { command: 'ls' }), result('t1', 'a')]
  assert.equal(collect(...lines).pendingQuestion, null)
  assert.equal(collect(...lines, close('Shall I delete it?')).pendingQuestion, 'Shall I delete it?')
})

/** Messages in order, and the request that the newest words push on. */
for (const [messages, request] of [
  [['Split the parser', 'go on'], 'Split the parser'],
  [['Split the parser', 'great, go on'], 'Split the parser'],
  [['Split the parser', 'yes, thanks'], 'Split the parser'],
  [['Split the parser', 'that works'], 'Split the parser'],
  [['Split the parser', 'IT WORKS!!! THANK YOU!!!'], null],
  [['Split the parser', 'Nice! All good!', 'continue'], 'Split the parser'],
  [['Split the parser', 'thanks', 'Port the lexer', 'continue'], 'Port the lexer'],
] as const)
  test(`${messages.join(' / ')} goes on with ${request}`, () =>
    assert.equal(createBriefing(collect(...messages.flatMap((text) => [user(text), close('Done.')]))).request, request))

/** Orders that put a step off, and whether they hold on once the person asks for another step. */
for (const [order, holds] of [
  ["Don't build until I pick a concept.", false],
  ['Before generating any code, please always think of the readers', true],
  ['Before generating any code, please think of the readers', true],
  ['Do not change anything in the payments folder until I have talked to legal.', true],
  ['hang on.', false],
  ["don't fix anything, but just validate the parser", false],
  [
    "don't fix anything, but just validate it works, because I heard that a parser behind a warning kept its state",
    false,
  ],
  ["don't change anything in the parser", true],
  ['Actually, let me think.', false],
  ['Do not push until I tell you', true],
  ['never touch the parser before the lexer', true],
] as const)
  test(`${order} holds on behind a request: ${holds}`, () => {
    const isTold = (...later: string[]) =>
      createBriefing(collect(...[order, ...later].map((text) => user(text)))).earlier.some(({ text }) => text === order)
    assert.equal(isTold('go with the second concept', 'make it blue'), holds)
    assert.ok(isTold('is it built with the parser?'))
  })

const LAST = 'The deploy failed. I will try it from the buffer:'
const AFTER_LAST = [call('t1', 'Bash', { command: 'deploy' }), result('t1', REFUSED, true)]

/** Rows behind a text of the model, and whether the text tells how far the work is. */
for (const [what, rows, isTold] of [
  ['nothing', [], true],
  ['a call that passed', [AFTER_LAST[0] ?? '', result('t1', 'ok')], true],
  ['a refused call', AFTER_LAST, false],
  ['a refused call and another text', [...AFTER_LAST, midTurn('The buffer is still there, so nothing is lost.')], true],
  ['a push', [user('go on')], true],
  ['a request', [user('Start a local server instead')], false],
  ['an answer to a question', [user('no, the second')], false],
] as const)
  test(`a text before ${what} is told as the last: ${isTold}`, () => {
    const older = collect(user('Deploy the program'), midTurn(LAST))
    const isSince = ({ lastTexts, textsBefore }: WorkState) => lastTexts.slice(textsBefore).includes(LAST)
    const work = collect(user('Deploy the program'), midTurn(LAST), ...rows)
    assert.equal(isSince(work), isTold)
    assert.deepEqual(mergeWorkState(work, work).textsBefore, work.textsBefore)
    if (rows.length !== 1) return
    const merged = mergeWorkState(older, collect(...rows))
    assert.equal(isSince(merged), isTold)
    // Another session has no summary, so it still hears the text.
    assert.ok(work.lastTexts.includes(LAST) && merged.lastTexts.includes(LAST))
  })

test('a question stands until the user speaks, whatever the system writes in between', () => {
  const notification =
    '<task-notification>\n<task-id>b1</task-id>\n<tool-use-id>t1</tool-use-id>\n<status>completed</status>\n<summary>done</summary>\n</task-notification>'
  const asked = [user('Clean up'), close('Shall I delete it?')]
  assert.equal(collect(...asked, user(notification)).pendingQuestion, 'Shall I delete it?')
  assert.equal(collect(...asked, user('x', { isMeta: true })).pendingQuestion, 'Shall I delete it?')
  assert.equal(collect(...asked, user(notification), close('The build ended.')).pendingQuestion, 'Shall I delete it?')
  assert.equal(collect(...asked, user('yes')).pendingQuestion, null)
})

test('an unanswered question is never a decision', () => {
  const { decisions } = collect(user('Add a cache'), close('Shall I use Redis for the cache?'))
  assert.deepEqual(decisions, [])
})

test('a short reply is kept together with what was asked', () => {
  const question = 'Redis or an in-memory map for the session cache?'
  const asked = [user('Add a cache'), close(question)]
  for (const reply of ['the map', 'no', 'yes', '1']) {
    const { said, decisions } = collect(...asked, user(reply))
    assert.deepEqual(said.at(-1), { text: reply, asked: question })
    assert.deepEqual(decisions, [], 'nobody called it a decision')
  }
})

test('a few words against what the model said last are kept with its last sentence', () => {
  const { said } = collect(user('Name the port'), close('I looked. The server listens on 8080.'), user('no, 9090'))
  assert.deepEqual(said.at(-1), { text: 'no, 9090', asked: 'The server listens on 8080.' })
})

const POINTS =
  '1. Key\nHow should recording work?\n- (A) hold, release stops\n- (B) press twice\n\n2. Place\nWhere do files go?'

/** Messages behind numbered points with options, and the question beside each. */
const NAMED: readonly (readonly [message: string, asked: string | null])[] = [
  [
    'B, that is, so that the user of it all needs no special permissions',
    'How should recording work? - (B) press twice',
  ],
  [
    'Use variant A as the default, and put a setting for it into the dialog as well',
    'How should recording work? - (A) hold, release stops',
  ],
  [
    'to 2. into the folder of the user, please, and make it a setting in the dialog as well',
    '2. Place Where do files go?',
  ],
  [
    '2. keep the user folder , in 1. use hold with a key of its own that I can set , 2. yes and 1. yes',
    '1. Key How should recording work? 2. Place Where do files go?',
  ],
  ['zu 1. halten', '1. Key How should recording work?'],
  ['A new setting for the place of the files should stand in the dialog, please', null],
  ['C, that is, so that the user of it all needs no special permissions', null],
  ['Add a setting for the place of the files to the dialog, in version 1.2 of it', null],
]

for (const [message, asked] of NAMED) {
  test(`${JSON.stringify(message)} stands with ${asked === null ? 'no question' : 'its question'}`, () => {
    const work = collect(user('Clarify the open points of the recorder'), close(POINTS), user(message), user('go on'))
    assert.deepEqual(work.said.at(-1), { text: message, asked })
    const { earlier, request } = createBriefing(work)
    assert.equal(request, asked === null ? message : 'Clarify the open points of the recorder')
    if (asked !== null) assert.equal(earlier.at(-1)?.asked, asked)
  })
}

/** Messages after a question, and whether they only make sense as its answer. */
const REPLIES: readonly (readonly [question: string, message: string, reply: boolean])[] = [
  ['Shall I delete the migrations folder?', 'yes', true],
  ['Shall I delete the migrations folder?', 'no', true],
  ['Shall I delete the migrations folder?', 'Yes, but keep the newest one.', true],
  ['Which database: Postgres or SQLite?', 'the second', true],
  ['Which database: Postgres or SQLite?', 'Postgres', true],
  ['Shall I delete the migrations folder?', 'What is in it?', false],
  ['Shall I delete the migrations folder?', 'ok, do nothing, can we add a test?', true],
  ['Shall I delete the migrations folder?', 'yes, but can we add a test?', false],
  ['Shall I go on?', 'yes', true],
  [
    'Shall I delete the migrations folder?',
    'Write a report first that lists everything in it with size and date, then ask again.',
    false,
  ],
  [PLAN_WAITS, 'yes', false],
]

for (const [question, message, reply] of REPLIES) {
  test(`${JSON.stringify(message)} after ${JSON.stringify(question)} is ${reply ? '' : 'not '}its answer`, () =>
    assert.equal(answersQuestion(question, message), reply))
}

const ASKED = { questions: [{ question: 'Which database?', options: [{ label: 'Postgres' }, { label: 'SQLite' }] }] }

test('a chosen option is a decision, told with the question and what was not chosen', () => {
  const text =
    'Your questions have been answered: "Which database?"="Postgres", "Which region?"="eu-west". You can now continue with these answers in mind.'
  const state = collect(user('Deploy'), call('q', 'AskUserQuestion', ASKED), result('q', text))
  assert.deepEqual(state.decisions, ['Postgres (to: "Which database?"; not: SQLite)', 'eu-west (to: "Which region?")'])
  assert.equal(state.pendingQuestion, null)
  assert.deepEqual(state.said.at(-1), { text: 'eu-west', asked: 'Which region?' })
})

test('what the person typed in place of an option is their words, with all options, and chosen is none', () => {
  for (const typed of ['none, keep the files', 'SQLite for one problem at a time', 'Postgres, and SQLite in tests']) {
    const text = `User has answered your questions: "Which database?"="${typed}". You can now continue.`
    const { said, decisions } = collect(user('Deploy'), call('q', 'AskUserQuestion', ASKED), result('q', text))
    assert.deepEqual(said.at(-1), { text: typed, asked: 'Which database? (Postgres / SQLite)' })
    assert.deepEqual(decisions, [])
  }
})

test('an answer of the person in place of an option is the newest word, beside the request of the turn', () => {
  const own = 'keep both files for now and note that in the plan of this week'
  const [ask, answer] = chosen('Which?', ['A', 'B'], own)
  const work = collect(user('Split the reader into two files'), say('Both files are read twice today.'), ask, answer)
  const { newest, request, newestAsked } = createBriefing(work)
  assert.deepEqual([newest, request, newestAsked], [own, 'Split the reader into two files', null])
  assert.equal(work.textsBefore, work.lastTexts.length, 'the texts of the model came before')
  const picked = createBriefing(collect(user('Split the reader'), ...chosen('Which?', ['A', 'B'], 'A')))
  assert.deepEqual([picked.newest, picked.request], ['Split the reader', null])
})

test('quotes in a question and in a typed answer end neither', () => {
  const question = 'The plan says "no mixed numbers". What about the run?'
  const ask = call('q', 'AskUserQuestion', {
    questions: [{ question, options: [{ label: 'Stop it' }, { label: 'Go on' }] }, ASKED.questions[0]],
  })
  const text = `User has answered your questions: "${question}"="Stop it", "Which database?"="the one called "main", no other". You can now continue.`
  const { decisions, said } = collect(user('Deploy'), ask, result('q', text))
  assert.deepEqual(decisions, [`Stop it (to: "${question}"; not: Go on)`])
  assert.equal(said.at(-1)?.text, 'the one called "main", no other')
})

const chosen = (question: string, labels: readonly string[], typed: string) => {
  const input = { questions: [{ question, options: labels.map((label) => ({ label })) }] }
  const text = `User has answered your questions: "${question}"="${typed}". You can now continue.`
  return [call('q', 'AskUserQuestion', input), result('q', text)] as const
}

/** The options, the answer, and the decision as told. */
const CHOICES: readonly (readonly [labels: readonly string[], answer: string, told: string])[] = [
  [['string', 'string[]'], 'string[]', 'string[] (to: "Which?"; not: string)'],
  [['A, B', 'C', 'D'], 'A, B, D', 'A, B, D (to: "Which?"; not: C)'],
  [['C', 'D'], 'C, D', 'C, D (to: "Which?")'],
]

for (const [labels, typed, told] of CHOICES) {
  test(`of ${labels.join(' | ')} the answer ${typed} is told as ${told}`, () =>
    assert.deepEqual(collect(user('Go'), ...chosen('Which?', labels, typed)).decisions, [told]))
}

test('a long question loses its middle, and the choice stands before the question', () => {
  const question = `Return type: ${'the file says one thing and the code another, '.repeat(5)}so which to use now?`
  const [told = ''] = collect(user('Go'), ...chosen(question, ['string[]', 'Fault[]'], 'Fault[]')).decisions
  assert.match(
    told,
    /^Fault\[\] \(to: "Return type: .{40,90} \.\.\. .{40,90} so which to use now\?"; not: string\[\]\)$/,
  )
})

test('a choice ends what the model said for the other option on the same question', () => {
  const own = 'I decided to keep `toText` for the parser, since the reader has it too.'
  const other = 'The root cause is that `readRow` drops tabs.'
  const words = [user('Go'), say(own), say(other), say('The writer uses `toText` because of Windows.')]
  const asked = 'Which function should the parser call?'
  const after = (labels: readonly string[], typed: string) => {
    const { findings, lastTexts } = collect(...words, ...chosen(asked, labels, typed))
    return [findings.map(({ text }) => text).includes(own), findings.length, lastTexts.includes(own)]
  }
  assert.deepEqual(after(['toText (Recommended)', 'toLine'], 'toLine'), [false, 2, false])
  assert.deepEqual(after(['toText (Recommended)', 'toLine'], 'toText (Recommended)'), [true, 3, true])
  assert.deepEqual(after(['toText', 'toLine'], 'ask me tomorrow'), [true, 3, true])
})

test('an answer loses its private spans', () => {
  const text =
    'User has answered your questions: "Which database?"="Postgres <private>at db-7</private>". You can now continue.'
  const { said, decisions } = collect(user('Deploy'), call('q', 'AskUserQuestion', ASKED), result('q', text))
  assert.equal(said.at(-1)?.text, 'Postgres')
  assert.doesNotMatch(JSON.stringify(decisions), /db-7/)
})

test('words, plans and commands lose their secrets before they are cut', () => {
  const secret = 'amqp://guest:Hunter2supersecret@queue.example.com'
  const long = (chars: number) => `${'x'.repeat(chars)}/${secret} ${'and so on '.repeat(800)}`
  for (const chars of [460, 1460, 3960]) assert.doesNotMatch(JSON.stringify(collect(user(long(chars)))), /unter2/)
  const plan = call('p', 'ExitPlanMode', { plan: long(3960) })
  assert.doesNotMatch(JSON.stringify(collect(user('Go'), plan, result('p', 'ok'))), /unter2/)
  const run = call('b', 'Bash', { command: `./run ${long(260)}` })
  assert.doesNotMatch(JSON.stringify(collect(user('Go'), run, result('b', 'ok'))), /unter2/)
})

test('only an answered question tool answers', () => {
  const ask = { id: 'q', name: 'AskUserQuestion', input: ASKED }
  assert.deepEqual(findAnswers(ask, { id: 'q', isError: false, text: 'File says "a"="b"' }), [])
  const pair = 'User has answered your questions: "a"="b"'
  assert.deepEqual(findAnswers(ask, { id: 'q', isError: true, text: pair }), [])
  assert.deepEqual(findAnswers({ ...ask, name: 'Bash' }, { id: 'q', isError: false, text: pair }), [])
})

test('an open question tool shows its options', () => {
  assert.equal(
    collect(user('Deploy'), call('q', 'AskUserQuestion', ASKED)).pendingQuestion,
    'Which database? (Postgres / SQLite)',
  )
  assert.notEqual(collect(user('Deploy'), call('q', 'AskUserQuestion', { questions: 7 })).pendingQuestion, null)
})

test('a plan is proposed, approved, or refused with words; nothing turns it into approval', () => {
  const presented = [user('Plan the port'), call('p', 'ExitPlanMode', { plan: '1. Read\n2. Write' })]
  assert.equal(collect(...presented).planStatus, 'proposed')
  assert.equal(collect(...presented).pendingQuestion, PLAN_WAITS)
  const approved = collect(...presented, result('p', 'User has approved your plan. You can now start coding.'))
  assert.deepEqual([approved.planStatus, approved.pendingQuestion], ['approved', null])
  const refused = collect(...presented, result('p', `${REFUSED} STOP what you are doing and wait.`, true))
  assert.deepEqual([refused.planStatus, refused.pendingQuestion], ['rejected', PLAN_WAITS])
  const words = `${REFUSED} To tell you how to proceed, the user said:\nUse smaller steps and keep the old parser`
  const told = collect(...presented, result('p', words, true))
  assert.equal(told.planStatus, 'rejected')
  assert.equal(told.pendingQuestion, null)
  assert.equal(told.lastUserMessages.at(-1), 'Use smaller steps and keep the old parser')
  const again = collect(...presented, result('p', words, true), call('p2', 'ExitPlanMode', { plan: '1. Small' }))
  assert.deepEqual([again.plan, again.planStatus, again.pendingQuestion], ['1. Small', 'proposed', PLAN_WAITS])
})

test('words at a refused call belong to the request of the turn, and the note of the client behind is no word of the person', () => {
  const said = (words: string) => `${REFUSED} To tell you how to proceed, the user said:\n${words}`
  const note = "\n\nNote: The user's next message may contain a correction or preference. Pay close attention."
  const lines = [
    user('Check the shelf service'),
    call('a', 'Bash', { command: 'shelf up ./old' }),
    result('a', said(`take the staging shelf${note}`), true),
    JSON.stringify({ type: 'attachment', attachment: { type: 'queued_command', prompt: 'and keep the lamp on' } }),
    call('b', 'Bash', { command: 'shelf up ./new' }),
    result('b', said('use the tray instead'), true),
    midTurn('I take the tray.'),
  ]
  const work = collect(...lines)
  const told = (state: WorkState) => [createBriefing(state).newest, createBriefing(state).request]
  const between = ['take the staging shelf', 'and keep the lamp on']
  assert.deepEqual(work.lastUserMessages, ['Check the shelf service', ...between, 'use the tray instead'])
  assert.deepEqual(told(work), ['use the tray instead', 'Check the shelf service'])
  assert.deepEqual(told(mergeWorkState(work, work)), told(work))
  const [request, later] = [collect(...lines.slice(0, 2)), collect(...lines.slice(4))]
  assert.deepEqual(told(mergeWorkState(request, later)), told(work), 'a compaction lies between')
  assert.deepEqual(told(collect(...lines, user('Now write the page'))), ['Now write the page', null])
  assert.deepEqual(
    listFacts(work).flatMap(({ kind, text }) => (kind === 'newest request' ? [text] : [])),
    told(work),
  )
})

test('the answer that ended a turn is known until the user speaks or the model goes on', () => {
  const lines = [user('Why does it fail?'), close('The path is wrong.')]
  assert.equal(collect(...lines).lastAnswer, 'The path is wrong.')
  assert.equal(collect(...lines, user('Fix it')).lastAnswer, null)
  assert.equal(collect(...lines, call('t', 'Bash', { command: 'ls' })).lastAnswer, null)
  assert.equal(collect(user('Fix it'), midTurn('I look.')).lastAnswer, null)
})

test('boxes of an answer are tasks where there is no task tool; a numbered list is prose', () => {
  const boxes = close('- [x] Read the manifest\n- [ ] Write the report')
  const listed = close('Plan:\n1. Read the manifest\n2. Write the report')
  assert.deepEqual(
    collect(user('Port it'), boxes, listed).todos.map(({ task, status }) => [task, status]),
    [
      ['Read the manifest', 'completed'],
      ['Write the report', 'pending'],
    ],
  )
  const tool = [call('t', 'TodoWrite', { todos: [{ content: 'Only this', status: 'pending' }] }), result('t', 'ok')]
  assert.deepEqual(
    collect(user('Port it'), ...tool, boxes).todos.map(({ task }) => task),
    ['Only this'],
  )
})

const done = (text: string) => ({ id: 'c', isError: false, text })

/** A command and the subject of the commit it made. */
const COMMITS: readonly (readonly [command: string, subject: string | null])[] = [
  ['git commit -m "Read dates"', 'Read dates'],
  ["git commit -am 'Read dates'", 'Read dates'],
  ['git add -A && git commit -m "Read dates\n\nBecause"', 'Read dates'],
  ['git -C /p commit --message="Read dates"', 'Read dates'],
  ['git commit -m "$(cat <<\'EOF\'\nRead dates\n\nBecause\nEOF\n)"', 'Read dates'],
  ['git commit --amend --no-edit', null],
  ['git log --grep "commit" -m "x"', null],
  ['echo "git commit"', null],
  ['npm test', null],
  // A repository for a try.
  ['cd /tmp && mkdir try && cd try && git init && git add . && git commit -m "init"', null],
  ['cd /tmp/try && git commit -m "init"', null],
  ['git -C /var/folders/x/try commit -m "init"', null],
  ['cd "$(mktemp -d)" && git commit -m "init"', null],
  ['cd /p/tmp-files && git commit -m "Read dates"', 'Read dates'],
]

for (const [command, subject] of COMMITS) {
  test(`${JSON.stringify(command)} commits ${JSON.stringify(subject)}`, () =>
    assert.equal(
      findCommit({ id: 'c', name: 'Bash', input: { command } }, done(''), () => false),
      subject,
    ))
}

/** A command and the paths it takes away. */
const REMOVED: readonly (readonly [command: string, paths: readonly string[]])[] = [
  ['rm docs/a.md', ['docs/a.md']],
  ['rm -rf ./docs/ "b c.md" && echo done', ['docs', 'b c.md']],
  ['git rm -q docs/a.md', ['docs/a.md']],
  ['git rm --cached docs/a.md', []],
  ['npm test; rm /p/a.md', ['/p/a.md']],
  ['cd docs && rm a.md /p/b.md', ['docs/a.md', '/p/b.md']],
  ['cd "/p/my docs/" && git rm ./a.md', ['/p/my docs/a.md']],
  ['cd . ; rm a.md', ['a.md']],
  ['mkdir docs && cd docs && rm a.md /p/b.md', ['/p/b.md']],
  ['cd $DIR && rm a.md /p/b.md', ['/p/b.md']],
  ['rm *.md $FILE', []],
  ['echo rm docs/a.md', []],
  ['npm run rm docs', []],
  ['rm -f my-app/src/old-lexer.ts', ['my-app/src/old-lexer.ts']],
  ['git rm docs/a.md --cached', []],
  ['mv src/old/a.ts src/new/ && rm src/old/mod.ts && rmdir src/old', ['src/old/a.ts', 'src/old/mod.ts']],
  ['git mv -f a.ts "b c.ts" src', ['a.ts', 'b c.ts']],
  ['mv a.ts b.ts 2>/dev/null', ['a.ts']],
  ['mv -t src a.ts b.ts', []],
  ['mv --target-directory=src a.ts', []],
  ['mv *.ts src', []],
]

for (const [command, paths] of REMOVED) {
  test(`${command} takes away ${paths.join(', ') || 'nothing'}`, () => assert.deepEqual(listRemoved(command), paths))
}

test('a commit is named with the id that git gave it', () => {
  const commit = { id: 'c', name: 'Bash', input: { command: 'git commit -m "Read dates"' } }
  assert.equal(
    findCommit(commit, done('[main (root-commit) 1f2e3d4] Read dates\n 1 file changed'), () => false),
    '1f2e3d4 Read dates',
  )
})

test('a commit is finished work only when it succeeded', () => {
  const commit = call('c', 'Bash', { command: 'git commit -m "Read dates"' })
  assert.deepEqual(collect(commit, result('c', '[main 1234567] Read dates')).finished, [
    { what: '1234567 Read dates', evidence: 'commit' },
  ])
  assert.deepEqual(collect(commit, result('c', 'Exit code 1\nhook failed', true)).finished, [])
  assert.deepEqual(collect(commit).finished, [])
})

/** Places of a commit, and whether the commit is finished work of the project in /tmp/p. */
for (const [place, counts] of [
  ['git -C /tmp/p', true],
  ['cd "/tmp/p" && git', true],
  ['cd /tmp/p/e2e && git', true],
  ['cd /tmp/p && cd /tmp/try && git', false],
  ['cd /tmp/p2 && git', false],
  ['cd /tmp/p && git init && git', false],
] as const)
  test(`${place} commit is ${counts ? 'finished work' : 'a try'}`, () => {
    const rows = [call('c', 'Bash', { command: `${place} commit -m "Read dates"` }), result('c', '[main 1234567] Read')]
    const { finished } = collectRows(rows.map(parseRow), (path) => findProjectPath(path, '/tmp/p') ?? path)
    assert.equal(finished.length, counts ? 1 : 0)
  })

test('written decisions are lines that begin with the key', () => {
  assert.deepEqual(findWrittenDecisions('Decision: a\n- Decision: b\n* **Decision:** c\nMy Decision: d\nDecision:e'), [
    'a',
    'b',
    'c',
  ])
})

/** A command behind the commits One and Two, what git printed, and the commits that are left. */
const TAKEN_BACK: readonly (readonly [command: string, output: string, left: readonly string[]])[] = [
  ['git reset --hard HEAD^', 'HEAD is now at 0000000 init', ['aaaaaaa One']],
  ['cd /p && git -C /p reset --soft HEAD~2', '', []],
  ['git reset --hard aaaaaaa', '', ['aaaaaaa One']],
  ['git reset --hard 1234567', '', []],
  ['git reset --hard origin/main', '', []],
  ['git reset --hard', '', ['aaaaaaa One', 'bbbbbbb Two']],
  ['git reset HEAD src/a.ts', '', ['aaaaaaa One', 'bbbbbbb Two']],
  ['git reset src/a.ts', '', ['aaaaaaa One', 'bbbbbbb Two']],
  ['git reset --soft HEAD~2 && git commit -m "Both"', '[main ccccccc] Both', ['ccccccc Both']],
  ['git revert --no-edit HEAD~1', '[main 1234567] Revert "One"\n 1 file changed', ['bbbbbbb Two']],
  ['git revert -q --no-edit HEAD', '', ['aaaaaaa One']],
  ['git revert -n aaaaaaa', '', ['bbbbbbb Two']],
  ['git revert --abort', '', ['aaaaaaa One', 'bbbbbbb Two']],
  ['git commit --amend -m "Third"', '[main ccccccc] Third', ['aaaaaaa One', 'ccccccc Third']],
  ['git commit --amend --no-edit', '[main ccccccc] Two\n Date: today', ['aaaaaaa One', 'ccccccc Two']],
  ['git rebase -i HEAD~2', 'Successfully rebased', []],
  ['git rebase main', 'Successfully rebased and updated', ['One', 'Two']],
  ['git rebase main', 'Current branch x is up to date.', ['aaaaaaa One', 'bbbbbbb Two']],
  ['git log --grep revert', '', ['aaaaaaa One', 'bbbbbbb Two']],
  ['cd /tmp/try && git reset --hard HEAD^', '', ['aaaaaaa One', 'bbbbbbb Two']],
]

for (const [command, output, left] of TAKEN_BACK) {
  test(`${command} (${output.split('\n')[0]}) leaves ${left.join(', ') || 'no commit'}, in one stretch and in two`, () => {
    const bash = (id: string, text: string, printed: string) => [
      call(id, 'Bash', { command: text }),
      result(id, printed),
    ]
    const before = [
      ...bash('t1', 'git commit -m "One"', '[main aaaaaaa] One'),
      ...bash('t2', 'git commit -m "Two"', '[main bbbbbbb] Two'),
    ]
    const after = bash('t3', command, output)
    const whole = collect(...before, ...after)
    const first = collect(...before)
    for (const work of [whole, mergeWorkState(first, collect(...after)), mergeWorkState(first, whole)]) {
      const commits = work.finished.filter(({ evidence }) => evidence === 'commit').map(({ what }) => what)
      assert.deepEqual(commits, left)
      assert.equal(createBriefing(work).finished.length, left.length)
    }
  })
}
