import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderMustKeep } from '../../src/resumption/core/must-keep.ts'
import { renderResumptionContext, type Situation, START_TOKENS } from '../../src/resumption/core/resumption-context.ts'
import { parseOutcome } from '../../src/sessions/core/outcome-words.ts'
import type { CheckpointData } from '../../src/work/core/checkpoint.ts'
import { type OrchestrationNotes, parseOrchestrationNotes } from '../../src/work/core/orchestration.ts'
import { emptyWorkState, type WorkState } from '../../src/work/core/work-state.ts'
import { sampleCheckpoint } from './sample-checkpoint.ts'

const NO_NOTES: OrchestrationNotes = parseOrchestrationNotes(null)

const work = (fields: Partial<WorkState>): WorkState => ({ ...emptyWorkState(), ...fields })
const mustKeep = (fields: Partial<WorkState>, notes: Partial<OrchestrationNotes> = {}) =>
  renderMustKeep(work(fields), { ...NO_NOTES, ...notes })

const ANNOUNCING = 'the log of the shelf has this error, and the ninth tray should not be open at all'

/** A part of the work and the words that must be in the summarizer's instructions for it. */
const KEPT: readonly (readonly [what: string, fields: Partial<WorkState>, words: readonly RegExp[]])[] = [
  [
    'the newest request word for word',
    { lastUserMessages: ['Build', 'Test it "well"'] },
    [/Newest request.*"Test it "well""/],
  ],
  [
    'a paste, and that its words are not all there',
    { lastUserMessages: ['Read this:\n[pasted, 12 lines: The rows ...]'] },
    [/^- Newest request of the user, verbatim but for pasted text: "Read this:\n\[pasted, 12 lines: /m],
  ],
  [
    'the end of a long request',
    { lastUserMessages: [`Do the tasks. ${'Word after word. '.repeat(40)}but leave the keys to me`] },
    [/Newest request of the user, without its middle: "Do the tasks\..* \.\.\. .*but leave the keys to me"/],
  ],
  ['an open question', { pendingQuestion: 'Delete the old files?' }, [/not yet answered.*Delete the old files\?/]],
  ['the goal', { goal: 'Build a parser', goalStated: true, lastUserMessages: ['go on'] }, [/Goal.*Build a parser/]],
  ['a failure', { failing: ['npm test: failed: Exit code 1'] }, [/Failing: npm test: failed: Exit code 1/, /not done/]],
  [
    'open tasks, not the finished ones',
    {
      todos: [
        { task: 'Parse', status: 'completed', id: null },
        { task: 'Test', status: 'in_progress', id: null },
      ],
    },
    [/Open tasks: Test \(in_progress\)$/m],
  ],
  ['exact paths', { filesModified: ['src/a b.ts', 'src/c.ts'] }, [/Files changed.*: src\/a b\.ts, src\/c\.ts$/m]],
  [
    'rules',
    {
      said: [
        { text: 'Fix it', asked: null },
        { text: 'Never push', asked: null },
      ],
    },
    [/Earlier words.*: .*"Never push"/],
  ],
  [
    'the rule alone of a message without room for the whole',
    {
      said: [
        ...Array.from(
          { length: 3 },
          (_, index) => `Always sort shelf ${index} ${'by the name of its tray '.repeat(6)}`,
        ),
        `You must not open the lid. ${'The tray of the ninth shelf is full of old rows. '.repeat(4)}Can we sort it?`,
        ...Array.from(
          { length: 2 },
          (_, index) => `Always keep tray ${index} ${'beside the name of its shelf '.repeat(6)}`,
        ),
      ].map((text) => ({ text: text.trim(), asked: null })),
    },
    [/Earlier words.*: .*"You must not open the lid\."/],
  ],
  [
    'the paste that words with a colon announce',
    {
      said: ['Fix it', `${ANNOUNCING}:`, 'Sort the rows'].map((text) => ({ text, asked: null })),
      lastUserMessages: [`${ANNOUNCING}:\n[pasted, 4 lines: no tray left ...]\nbye`, 'Sort the rows'],
    },
    [/Earlier words.*: .*"the log of the shelf [^"]*:" \[pasted, 4 lines: no tray left \.\.\.\]$/m],
  ],
  ['findings', { findings: [{ kind: 'finding', text: 'the cause is x' }] }, [/Found out.*: the cause is x$/m]],
  [
    "the lead's instruction",
    { orders: [{ from: 'lead', text: 'Take b' }] },
    [/Newest instruction of the lead: "Take b"$/m],
  ],
  ['decisions', { decisions: ['no new dependencies'] }, [/Options chosen by the user: no new dependencies$/m]],
]

for (const [what, fields, words] of KEPT) {
  test(`must-keep: ${what}`, () => {
    const text = mustKeep(fields)
    for (const pattern of words) assert.match(text, pattern)
    assert.match(text, /^Facts the summary must keep/)
  })
}

test('must-keep: a push before the newest words takes no place, a long order in another language does', () => {
  const words = [
    'o primeiro pedido foi este aqui',
    'temos que remover o passe antigo e subir os servicos em containers',
    'continue de novo porque encerrou',
    'agora o sdk',
  ]
  const text = mustKeep({ said: words.map((text) => ({ text, asked: null })), lastUserMessages: words.slice(-1) })
  assert.match(text, /Earlier words.*"temos que remover/)
  assert.doesNotMatch(text, /encerrou/)
})

test('must-keep: words without room for the later words that turn them round are left out, a rule is not', () => {
  const rules = Array.from(
    { length: 3 },
    (_, index) => `Always sort shelf ${index} ${'by the name of its tray '.repeat(7)}`,
  )
  const turn = `take an appimage rather than flatpak, ${'with the icons of the old shelf '.repeat(4)}`
  const say = (first: string, ...later: readonly string[]) =>
    mustKeep({ said: [first, ...rules, ...later].map((text) => ({ text: text.trim(), asked: null })) })
  assert.match(say('the flatpak is first now'), /flatpak/)
  assert.doesNotMatch(say('the flatpak is first now', turn), /flatpak/)
  assert.match(say('Always ship a flatpak', turn), /"Always ship a flatpak"/)
})

test('must-keep: nothing to keep, nothing said', () => {
  assert.equal(mustKeep({}), '')
  assert.equal(mustKeep({ filesRead: ['a'], lastTexts: ['x'] }), '')
  assert.equal(mustKeep({}, { phase: 'x', status: 'y' }), '')
})

test('must-keep: a request that was cut is not called verbatim', () => {
  const whole = mustKeep({ lastUserMessages: ['short'] })
  assert.match(whole, /verbatim/)
  assert.doesNotMatch(mustKeep({ lastUserMessages: ['word '.repeat(400)] }), /verbatim/)
})

test('must-keep: it says that something is open only where something is', () => {
  assert.doesNotMatch(mustKeep({ lastUserMessages: ['Build'] }), /not done/)
  const undone: readonly Partial<WorkState>[] = [
    { pendingQuestion: 'Delete it?' },
    { failing: ['a: failed'] },
    { todos: [{ task: 'a', status: 'pending', id: null }] },
  ]
  for (const fields of undone) assert.match(mustKeep(fields), /not done/)
})

test('must-keep: the same request is not told as newest and as goal', () => {
  const text = mustKeep({ goal: 'Build a parser', lastUserMessages: ['Build a parser'] })
  assert.equal(text.split('Build a parser').length - 1, 1)
})

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} number ${index + 1}`)

test('must-keep: of many, the newest failures, decisions and files are told', () => {
  const text = mustKeep({
    failing: numbered(9, 'failure'),
    decisions: numbered(30, 'choice'),
    filesModified: numbered(30, 'file').reverse(),
  })
  for (const newest of ['failure number 9', 'choice number 30', 'file number 30'])
    assert.ok(text.includes(newest), newest)
})

test('must-keep: a decision that is noted but not applied comes with the ones from the transcript', () => {
  const notes = {
    decisions: [{ id: 'RD-1', decision: 'keep NOTICE', rationale: null, applied: false }],
    nextStep: 'Run S-014',
  }
  const text = mustKeep({ decisions: ['no new dependencies'] }, notes)
  for (const part of ['keep NOTICE', 'no new dependencies', 'Run S-014']) assert.ok(text.includes(part), part)
})

test('must-keep: the newest request is never what gives way', () => {
  const long = (name: string) => `${name} ${'word '.repeat(300)}`
  const text = mustKeep({
    goal: long('goal'),
    lastUserMessages: [long('earlier'), long('newest')],
    pendingQuestion: long('question'),
    failing: [long('failure')],
    todos: [{ task: long('task'), status: 'pending', id: null }],
    filesModified: [long('file')],
    decisions: [long('decision')],
  })
  assert.ok(text.includes('newest word'))
  assert.ok(text.length <= 1700)
})

const CHECKPOINT = sampleCheckpoint({
  contextState: {
    fillPercentage: 0.982,
    inputTokens: 163_000,
    pendingTokens: 1000,
    contextWindowSize: 200_000,
    compactionPoint: 167_000,
    thresholdTier: 'emergency',
    source: 'transcript',
    windowSource: 'model x',
  },
  sessionInfo: { ...sampleCheckpoint().sessionInfo, branch: 'main' },
})

const COMPACTED: Situation = { continuing: 'same', compacted: true }

const resume = (fields: Partial<WorkState>, rest: Partial<CheckpointData> = {}, situation: Partial<Situation> = {}) =>
  renderResumptionContext({ ...CHECKPOINT, ...rest, workState: work(fields) }, { ...COMPACTED, ...situation })

test('resumption: it says where it comes from, and where the rest is', () => {
  const text = resume({})
  assert.match(text, /^<resumption-context checkpoint="cx-007">\n/)
  for (const part of ['98.2% (164K/167K)', '.holdfast/checkpoints/cx-007-checkpoint.json', '/h/s1.jsonl']) {
    assert.ok(text.includes(part), part)
  }
  assert.match(resume({}, {}, { continuing: 'new' }), /earlier session \(s1\)/i)
})

test('resumption: the newest step of the model stands behind long words of the person, and no older step alone', () => {
  const lastTexts = ['I look at it.', `The build fails ${'because of it '.repeat(30)}so I install it.`]
  const transcript = sampleCheckpoint({
    sessionInfo: { ...CHECKPOINT.sessionInfo, transcriptPath: `/h/${'p'.repeat(150)}` },
  })
  for (const fields of [
    { lastUserMessages: ['word '.repeat(300)] },
    { lastUserMessages: ['word '.repeat(300), 'go on'] },
  ]) {
    const text = resume({ ...fields, lastTexts }, transcript, { budgetTokens: START_TOKENS })
    assert.match(text, /<last-answer[^>]*>.*The build fails .* install it\./s)
    assert.equal(text.includes('oldest first'), text.includes('- I look'), 'one step has no order')
    assert.match(text, /<transcript>/)
  }
  const tight = resume({ lastUserMessages: ['word '.repeat(300)], lastTexts }, transcript, { budgetTokens: 200 })
  assert.doesNotMatch(tight, /I look at it/)
  const both = resume({ lastUserMessages: ['Mend it'], lastTexts: ['I look at it. It is red.', 'I install it.'] })
  assert.match(both, /<last-answer note="oldest first">\n- I look/)
})

test('must-keep: the last request before the newest words is told, a question that was answered is not', () => {
  const said = (...texts: readonly string[]) => texts.map((text) => ({ text, asked: null }))
  const words = said('Something is wrong in the rows, lots of gaps', 'How do I close the shelf again?', 'Now the docs')
  const text = mustKeep({ lastUserMessages: ['Now the docs'], said: words })
  assert.match(text, /"Something is wrong in the rows, lots of gaps"/)
  assert.doesNotMatch(text, /close the shelf/)
})

test('resumption: agents that a start before told come last, and only where there is room', () => {
  const agent = (description: string) => ({ description, outcome: parseOutcome('found it') })
  const fields = { agents: [agent('old look'), agent('new look')], agentsBefore: 1 }
  assert.match(resume(fields), /- new look: found it\n- old look: found it/)
  assert.match(resume(fields, {}, { continuing: 'new' }), /- new look: found it\n- old look: found it/)
  const tight = resume({ ...fields, filesModified: ['a.ts', 'b.ts'] }, {}, { budgetTokens: 90 })
  assert.match(tight, /new look: found it/)
  assert.doesNotMatch(tight, /old look/)
})

test('resumption: words that introduce a list are told with its items alone', () => {
  const why = 'as it does not help anybody who reads the list, neither here nor there'
  const items = ['keep the grouping by session', 'remove the vertical line of the session'].map(
    (item) => `- ${item}, ${why}`,
  )
  const text = `We need to merge the work of both branches so far, and I want:\n${items.join('\n')}`
  const said = ['Port the reader.', text, 'Then the pages.'].map((each) => ({ text: each, asked: null }))
  const told = resume({ said, lastUserMessages: ['Then the pages.'] }, {}, { continuing: 'new' })
  assert.match(told, /I want: keep the grouping .*\n- We need .* I want: remove the vertical line/)
  assert.doesNotMatch(told, /I want:\n/)
})

test('resumption: words of the model from before the newest request are told to another session alone, as such', () => {
  const older = { lastUserMessages: ['Now the docs'], lastTexts: ['The check fails.'], textsBefore: 1 }
  assert.doesNotMatch(resume(older), /The check fails/)
  const told = resume(older, {}, { continuing: 'new' })
  assert.match(told, /<last-answer note="from before the newest words">The check fails\.<\/last-answer>/)
  const since = { ...older, lastTexts: ['The check fails.', 'I write them.'] }
  assert.match(resume(since, {}, { continuing: 'new' }), /<last-answer>I write them\.<\/last-answer>/)
})

test('a sentence that announced a call is over once the model speaks again, a finding before it is not', () => {
  const told = (text: string) => {
    const fields = { lastUserMessages: ['Now the docs'], lastTexts: [text, 'All 17 pass.'] }
    return resume(fields, {}, { continuing: 'new' }).includes(text)
  }
  assert.equal(told("Now let's run the tests:"), false)
  assert.equal(told("There's one more test that needs updating - the one in test_get_page_with_export_success:"), false)
  assert.equal(told('The changes are being reverted by something. Let me commit the current state first:'), true)
  assert.equal(told('The check fails.'), true)
})

test('an older text is left out where the cut takes what its colon announces', () => {
  const told = (lead: string) => {
    const text = `${lead} ${'the reader drops rows '.repeat(20)}. Let me fix it.`
    return resume({ lastUserMessages: ['Mend it'], lastTexts: [text, 'The fix does not help.'] }).includes('Let me fix')
  }
  assert.deepEqual(["Now I see all of it. Here's the root cause of the flat rows:", 'Now I see all.'].map(told), [
    false,
    true,
  ])
})

test('resumption: a compaction is told of only where there was one', () => {
  assert.match(resume({}), /was compacted/)
  for (const continuing of ['same', 'new'] as const) {
    assert.doesNotMatch(resume({}, { compactionSequence: 3 }, { continuing, compacted: false }), /compact(?:ed|ion \d)/)
  }
})

test('resumption: what the monitor said before a compaction is taken back, where it said anything', () => {
  assert.match(resume({}, {}, { monitorSpoke: true }), /context-monitor said before this no longer holds/)
  assert.doesNotMatch(resume({}, {}, { monitorSpoke: false }), /monitor/)
})

test('resumption: without a stored checkpoint it names none', () => {
  const text = renderResumptionContext({ ...CHECKPOINT, checkpointId: null }, COMPACTED)
  assert.ok(text.startsWith('<resumption-context>\n'))
  assert.doesNotMatch(text, /cx-|checkpoints\//)
})

test('resumption: an automatic compaction far below the computed point tells the tokens alone', () => {
  const contextState = { ...CHECKPOINT.contextState, fillPercentage: 0.166, compactionPoint: 967_000 }
  assert.match(resume({}, { contextState, trigger: 'auto' }), /^This session was compacted at 164K tokens\. /m)
  assert.match(resume({}, { contextState, trigger: 'manual' }), /compacted by \/compact at 16\.6% \(164K\/967K\)\. /)
})

test('resumption: an unknown fill is not told', () => {
  const contextState = { ...CHECKPOINT.contextState, fillPercentage: null, inputTokens: null }
  assert.doesNotMatch(resume({}, { contextState }), /%|0K/)
})

/** A part of the work and how it stands in the text. */
const RESTORED: readonly (readonly [fields: Partial<WorkState>, pattern: RegExp])[] = [
  [{ lastUserMessages: ['a', 'b'] }, /<newest-user-words>b<\/newest-user-words>/],
  [
    { lastUserMessages: ['b'], said: [{ text: 'a', asked: 'Which?' }] },
    /<earlier-user-words note="verbatim, oldest first">a \(to: "Which\?"\)<\/earlier-user-words>/,
  ],
  [{ goal: 'Build', goalStated: true, lastUserMessages: ['go on'] }, /<goal>Build<\/goal>/],
  [{ pendingQuestion: 'Delete it?' }, /<waiting-for-user answered="no">Delete it\?<\/waiting-for-user>/],
  [{ todos: [{ task: 'Parse', status: 'pending', id: null }] }, /<open-tasks>Parse<\/open-tasks>/],
  [
    { todos: [{ task: 'Parse', status: 'completed', id: null }] },
    /<finished note="by tick or commit">Parse<\/finished>/,
  ],
  [{ failing: ['npm test: failed: Exit code 1'] }, /<failing>npm test: failed: Exit code 1<\/failing>/],
  [{ filesModified: ['a.ts', 'b.ts'] }, /<files-changed>\n- a\.ts\n- b\.ts\n<\/files-changed>/],
  [{ commands: [{ command: 'npm ci', outcome: parseOutcome('ok') }] }, /npm ci \(ok\)/],
  [{ commands: [{ command: 'npm ci', outcome: parseOutcome('no result') }] }, /npm ci \(no result\)/],
  [{ decisions: ['no new dependencies'] }, /<decisions note="chosen by the user">no new dependencies<\/decisions>/],
  [
    { agents: [{ description: 'look', outcome: parseOutcome('found') }] },
    /<agents note="as reported at the time">look: found<\/agents>/,
  ],
]

for (const [fields, pattern] of RESTORED) {
  test(`resumption: ${JSON.stringify(fields)}`, () => assert.match(resume(fields, {}, { continuing: 'new' }), pattern))
}

test('resumption: the notes of the orchestration file are in it, files in priority order', () => {
  const resumptionState = {
    current_phase_name: 'Implementation',
    next_step: 'Run S-014',
    files_to_read: [
      { path: 'b.md', priority: 2 },
      { path: 'a.md', priority: 1, purpose: 'first' },
    ],
    decisions: [{ decision: 'keep NOTICE', applied: false }],
  }
  const text = resume({}, { resumptionState })
  assert.match(text, /<next-step>Run S-014<\/next-step>/)
  assert.match(text, /<files-to-read>\n- a\.md: first\n- b\.md\n<\/files-to-read>/)
  assert.match(text, /NOT APPLIED YET: keep NOTICE/)
  assert.match(text, /<phase>Implementation<\/phase>/)
})

test('resumption: what is empty leaves no tag and no stray separator', () => {
  const text = resume(
    {},
    { resumptionState: { current_phase_name: '', current_activity: 'x', next_step: '', decisions: [] } },
  )
  assert.doesNotMatch(text, /<[a-z-]+><\//)
  assert.match(text, /<phase>x<\/phase>/)
})

test('resumption: when space is short, the newest words, open questions and failures stay', () => {
  const long = 'word '.repeat(150)
  const text = resume({
    goal: `goal ${long}`,
    lastUserMessages: [`first ${long}`, `second ${long}`, `newest ${long}`],
    pendingQuestion: 'Delete it?',
    failing: ['npm test: failed'],
    todos: numbered(8, `task ${long}`).map((task) => ({ task, status: 'pending', id: null })),
    filesRead: numbered(10, 'a/very/long/path/to/a/file'),
    agents: numbered(4, 'agent').map((description) => ({ description, outcome: parseOutcome(long) })),
    commands: numbered(6, 'command').map((command) => ({ command, outcome: parseOutcome('ok') })),
  })
  for (const part of ['<newest-user-words>', '<waiting-for-user', '<failing>']) assert.ok(text.includes(part), part)
})

test('resumption: of many, the newest decisions and failures are told', () => {
  const fields = { decisions: numbered(30, 'choice'), failing: numbered(9, 'failure') }
  const text = resume(fields, {}, { continuing: 'new' })
  for (const newest of ['choice number 30', 'failure number 9']) assert.ok(text.includes(newest), newest)
})

test('resumption: another session is told the findings that the quoted answer does not hold', () => {
  const texts = ['The cause is that the loop counts retries.', 'The limit is read twice.']
  const findings = texts.map((text) => ({ kind: 'finding' as const, text }))
  const fields = { findings, lastAnswer: texts[1] ?? '' }
  const told = resume(fields, {}, { continuing: 'new' })
  assert.equal(/<last-answer note="[^"]*before, newest first">([^<]*)</.exec(told)?.[1], texts[0])
  assert.doesNotMatch(resume(fields), /before, newest first/, 'the alert tells them behind a compaction')
})

test('resumption: the file edited last stays in a list that the budget cuts, and an empty report is not told', () => {
  const filesModified = Array.from({ length: 15 }, (_, index) => `src/${index}/${'folder/'.repeat(30)}file.ts`)
  const touches = filesModified.map((path, index) => ({ path, edits: index === 0 ? 1 : 9, reads: 0, before: 0 }))
  const outcome = parseOutcome('Done (12 tool uses \u00b7 27.2k tokens \u00b7 22s)')
  const told = resume({ filesModified, touches, agents: [{ description: 'look', outcome }] })
  assert.match(told, /<files-changed more="yes">\n- src\/0\//)
  assert.doesNotMatch(told, /<agents>/)
})

test('resumption: many long paths shorten the list of changed files, they do not remove it', () => {
  const filesModified = Array.from({ length: 15 }, (_, index) => `src/${index}/${'folder/'.repeat(40)}file.ts`)
  const listed =
    /<files-changed more="yes">\n([^<]*)\n<\/files-changed>/.exec(resume({ filesModified }))?.[1]?.split('\n') ?? []
  assert.ok(listed.length > 1, `${listed.length} paths`)
  // A path that was cut leads nowhere.
  assert.deepEqual(
    listed,
    filesModified.slice(0, listed.length).map((path) => `- ${path}`),
  )
})
