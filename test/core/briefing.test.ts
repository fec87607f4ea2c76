import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { CheckpointData } from '../../src/core/checkpoint/checkpoint.ts'
import { createCheckpointDraft } from '../../src/core/checkpoint/checkpoint.ts'
import { createBriefing } from '../../src/core/resumption/briefing.ts'
import { parseBoundary, parseCompactSummary } from '../../src/core/resumption/compaction.ts'
import { auditSummary, listFacts } from '../../src/core/resumption/facts.ts'
import { countCloseCompactions, noteInjected, shrinkBudget, wasInjected } from '../../src/core/session/ledger.ts'
import { EMPTY_SESSION_STATE, type SessionState } from '../../src/core/session/state.ts'
import { estimateTokens } from '../../src/core/tokens.ts'
import { PLAN_WAITS } from '../../src/core/work-state/asked.ts'
import { createWorkStateCollector } from '../../src/core/work-state/collect.ts'
import { parseRow } from '../../src/core/work-state/row.ts'
import { EMPTY_WORK_STATE, type WorkState } from '../../src/core/work-state/work-state.ts'
import { renderCompactionAlert, renderShortAlert } from '../../src/core/xml/compaction-alert.ts'
import { renderResumptionContext } from '../../src/core/xml/resumption-context.ts'
import { renderResumptionPrompt } from '../../src/core/xml/resumption-prompt.ts'
import { hostileText, SEED, workStateOf } from './arbitraries.ts'
import { boundary, user } from './rows.ts'

const work = (fields: Partial<WorkState>): WorkState => ({ ...EMPTY_WORK_STATE, ...fields })
const brief = (fields: Partial<WorkState>) => createBriefing(work(fields))
const todo = (task: string, status = 'pending') => ({ task, status, id: null })

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

test('the newest request stands for itself; a push shows what it pushes', () => {
  const plain = brief({ lastUserMessages: ['Port the importer', 'Fix the lexer'] })
  assert.deepEqual([plain.newest, plain.request], ['Fix the lexer', null])
  const pushed = brief({ lastUserMessages: ['Port the importer', 'Fix the lexer', 'go on'] })
  assert.deepEqual([pushed.newest, pushed.request], ['go on', 'Fix the lexer'])
  assert.deepEqual(pushed.earlier, ['Port the importer'])
})

test('nothing is told twice', () => {
  const once = brief({
    goal: 'Port the importer',
    lastUserMessages: ['Port the importer', 'Use Redis for the store. Never touch the lexer.', 'Fix the parser'],
    decisions: ['Use Redis for the store.', 'No, use zod instead'],
    corrections: ['No, use zod instead'],
    rules: ['Never touch the lexer.'],
  })
  assert.deepEqual(once.decisions, ['Use Redis for the store.'])
  assert.deepEqual(once.corrections, ['No, use zod instead'])
  assert.deepEqual(once.rules, ['Never touch the lexer.'])
  assert.deepEqual(once.earlier, [], 'every sentence is told as goal, decision or rule')
  const newest = brief({ lastUserMessages: ['Use Redis for the store'], decisions: ['Use Redis for the store'] })
  assert.deepEqual(newest.decisions, [], 'it stands in the newest message')
  assert.equal(brief({ goal: 'Port it', lastUserMessages: ['Port it'] }).goal, null)
})

test('what is given up or finished is not among what was asked earlier', () => {
  const { earlier, superseded } = brief({
    lastUserMessages: ['Add a Redis cache. Write the report.', 'Migrate the login page', 'Fix the parser'],
    superseded: [{ what: 'Add a Redis cache.', by: 'scrap the cache' }],
    finished: [{ what: 'Migrate the login page', evidence: 'commit' }],
  })
  assert.deepEqual(earlier, ['Write the report.'])
  assert.deepEqual(superseded, ['Add a Redis cache.'])
})

test("finished is what somebody but the model's word proves", () => {
  const { finished, reported } = brief({
    finished: [
      { what: 'Read dates', evidence: 'commit' },
      { what: 'the login page is done', evidence: 'user' },
      { what: 'I have implemented the exporter', evidence: 'model' },
    ],
  })
  assert.deepEqual(finished, ['the login page is done', 'Read dates (committed)'])
  assert.deepEqual(reported, ['I have implemented the exporter'])
})

/** A plan, where it stands, and whether it is told as one to follow. */
const PLANS: readonly (readonly [what: string, fields: Partial<WorkState>, live: boolean])[] = [
  ['approved, no tasks', { planStatus: 'approved' }, true],
  ['approved, followed in tasks', { planStatus: 'approved', todos: [todo('Read')] }, false],
  ['presented, waiting', { planStatus: 'proposed', pendingQuestion: PLAN_WAITS, todos: [todo('Read')] }, true],
  ['turned down without a word', { planStatus: 'rejected', pendingQuestion: PLAN_WAITS }, true],
  // What the user said of it stands beside it, and the element names its status.
  ['turned down with words', { planStatus: 'rejected' }, true],
  ['dropped', { planStatus: 'dropped' }, false],
]

for (const [what, fields, live] of PLANS) {
  test(`a plan ${what} is ${live ? '' : 'not '}told as the plan`, () => {
    const briefing = brief({ plan: '1. Read\n2. Write', ...fields })
    assert.equal(briefing.plan !== null, live)
    const isGone = fields.planStatus === 'dropped'
    assert.equal(
      briefing.superseded.some((text) => /plan/.test(text) && /Read/.test(text)),
      isGone,
    )
  })
}

test('failing commands come with their tests, the newest first', () => {
  const { failing } = brief({
    failing: ['make: failed: Exit code 2', 'npm test: failed: Exit code 1'],
    failingTests: [{ command: 'npm test', test: 'reads dates', error: '5 !== 6' }],
  })
  assert.deepEqual(failing, ['npm test: failed: Exit code 1 [reads dates: 5 !== 6]', 'make: failed: Exit code 2'])
})

test('a long paste is folded to its first line, the request behind it stays', () => {
  const paste = Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n')
  const { newest } = brief({ lastUserMessages: [`See:\n\`\`\`\n${paste}\n\`\`\`\nFix the crash`] })
  assert.match(newest ?? '', /line 0/)
  assert.match(newest ?? '', /Fix the crash$/)
  assert.doesNotMatch(newest ?? '', /line 20/)
})

test('whatever a state holds, nothing given up, done or dropped is told as open', () => {
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
        for (const { what } of state.superseded) {
          assert.ok(!briefing.earlier.includes(what) || what === '', what)
        }
        if (state.planStatus === 'dropped') assert.equal(briefing.plan, null)
      },
    ),
    { seed: SEED, numRuns: 500 },
  )
})

const FACTS_OF = work({
  goal: 'Port the importer to Rust',
  lastUserMessages: ['Port the importer to Rust', 'Wire the tokenizer into the scheduler'],
  pendingQuestion: 'Shall I delete the fixtures folder?',
  corrections: ['Use zod instead of yup'],
  decisions: ['Use zod instead of yup', 'The port should be 8080'],
  rules: ['Never edit generated bindings'],
  failing: ['npm test: failed: Exit code 1: AssertionError: leap day'],
  todos: [todo('Write the changelog'), todo('Vendor the grammar', 'completed')],
  filesModified: ['src/core/tokenizer.ts', 'README.md'],
})

test('the facts of a work state, the most important kinds first', () => {
  const kinds = listFacts(FACTS_OF).map(({ kind }) => kind)
  assert.deepEqual(kinds, [
    'newest request',
    'open question',
    'goal',
    'correction',
    'rule',
    'decision',
    'failing command',
    'open task',
    'finished task',
    'changed file',
    'changed file',
  ])
  assert.deepEqual(listFacts(EMPTY_WORK_STATE), [])
  const many = listFacts(work({ filesModified: Array.from({ length: 40 }, (_, index) => `src/${index}.ts`) }))
  assert.equal(many.length, 6)
})

test('the audit finds what a summary kept, in its own words, and what it lost', () => {
  const facts = listFacts(FACTS_OF)
  const everything = facts.map(({ text }) => text).join('\n')
  assert.deepEqual(auditSummary(facts, everything), { kept: facts, lost: [] })
  assert.deepEqual(auditSummary(facts, '').kept, [])
  const retold =
    'The importer is being ported to Rust. zod replaces yup. Generated bindings are never edited. tokenizer.ts was changed.'
  const { kept } = auditSummary(facts, retold)
  assert.deepEqual(
    kept.map(({ kind }) => kind),
    ['goal', 'correction', 'rule', 'changed file'],
  )
})

test('a file survives by its path or its whole name, not by a part of another name', () => {
  const facts = listFacts(work({ filesModified: ['src/a.ts'] }))
  assert.equal(auditSummary(facts, 'changed src/a.ts').kept.length, 1)
  assert.equal(auditSummary(facts, 'changed a.ts').kept.length, 1)
  assert.equal(auditSummary(facts, 'changed src/schema.ts').kept.length, 0)
})

test('every fact is kept or lost, once', () => {
  fc.assert(
    fc.property(workStateOf(hostileText), hostileText, (state, summary) => {
      const facts = listFacts(state)
      const { kept, lost } = auditSummary(facts, summary)
      assert.equal(kept.length + lost.length, facts.length)
      for (const fact of facts) assert.notEqual(kept.includes(fact), lost.includes(fact))
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

const CHECKPOINT: CheckpointData = {
  ...createCheckpointDraft({
    timestamp: '2026-11-21T12:00:00.000Z',
    sessionId: 's1',
    trigger: 'auto',
    sequence: 2,
    estimate: null,
    resumptionState: null,
    workState: FACTS_OF,
    sessionInfo: {
      projectId: 'p',
      branch: null,
      head: null,
      workingDirectory: '/p',
      transcriptPath: '/h/s1.jsonl',
      boundaryUuid: null,
      model: null,
    },
    previous: null,
  }),
  checkpointId: 'cx-007',
}

test('the alert tells only what the summary lost', () => {
  const facts = listFacts(FACTS_OF)
  const kept = facts.filter(({ kind }) => kind !== 'rule' && kind !== 'open question')
  const alert = renderCompactionAlert(CHECKPOINT, { kept, lost: facts.filter((fact) => !kept.includes(fact)) }, [])
  for (const part of ['generated bindings', 'fixtures folder', '2 of 11']) assert.ok(alert.includes(part), alert)
  for (const part of ['tokenizer.ts', 'changelog', 'zod']) assert.ok(!alert.includes(part), alert)
  const whole = renderCompactionAlert(CHECKPOINT, { kept: facts, lost: [] }, [])
  for (const { text } of facts) assert.ok(!whole.includes(text), `${text} in ${whole}`)
  assert.match(whole, /cx-007/)
})

test('what the alert tells of a question is that it waits, never an answer', () => {
  const alert = renderCompactionAlert(CHECKPOINT, null, [])
  assert.match(alert, /Waiting for the user: Shall I delete the fixtures folder\?/)
  assert.ok(estimateTokens(alert) <= 280, alert)
  assert.ok(estimateTokens(renderShortAlert(CHECKPOINT, null)) <= 80, 'short')
})

test('in an alert without room for everything, the first facts and the record stay', () => {
  const long = 'word '.repeat(80)
  const crowded = {
    ...CHECKPOINT,
    workState: { ...FACTS_OF, rules: Array.from({ length: 6 }, (_, index) => `Never ${index} ${long}`) },
  }
  const alert = renderCompactionAlert(crowded, null, [])
  for (const part of ['cx-007-checkpoint.json', 'Wire the tokenizer', 'fixtures folder'])
    assert.ok(alert.includes(part), alert)
})

test('in the resumption, a question waits, a plan of the past is past, and the rules stand', () => {
  const state = {
    ...FACTS_OF,
    plan: '1. Use yup',
    planStatus: 'dropped' as const,
    superseded: [{ what: 'Use yup for the schema', by: 'Use zod instead of yup' }],
  }
  const text = renderResumptionContext({ ...CHECKPOINT, workState: state }, { continuing: 'same', compacted: true })
  assert.match(text, /<waiting-for-user answered="no">Shall I delete the fixtures folder\?<\/waiting-for-user>/)
  assert.match(
    text,
    /<superseded note="given up by the user, not to be done">[\s\S]*1\. Use yup[\s\S]*Use yup for the schema/,
  )
  assert.doesNotMatch(text, /<plan/)
  assert.match(text, /<rules>Never edit generated bindings<\/rules>/)
  assert.doesNotMatch(text, /approved/i)
})

test('a plan that was turned down says so', () => {
  const state = work({ plan: '1. Use yup', planStatus: 'rejected', lastUserMessages: ['smaller steps'] })
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

test('from rows to resumption: what was dropped on the way is not presented as open', () => {
  const collector = createWorkStateCollector((path) => path)
  for (const line of [
    user('Port the importer. Add a Redis cache.'),
    user('Never edit the generated bindings'),
    user('scrap the Redis cache'),
    user('Use zod for validation'),
    user('No, use valibot instead'),
    user('Now wire the tokenizer'),
  ]) {
    const row = parseRow(line)
    if (row !== null) collector.add(row)
  }
  const text = renderResumptionContext(
    { ...CHECKPOINT, workState: collector.result() },
    { continuing: 'same', compacted: true },
  )
  const [superseded = ''] = /<superseded[\s\S]*<\/superseded>/.exec(text) ?? []
  assert.match(superseded, /Add a Redis cache/)
  assert.match(superseded, /Use zod for validation/)
  const rest = text.replace(superseded, '')
  assert.doesNotMatch(rest, /Add a Redis cache|Use zod/)
  for (const part of ['Port the importer', 'Never edit the generated bindings', 'use valibot', 'wire the tokenizer'])
    assert.ok(rest.includes(part), `${part} is not in\n${text}`)
})
