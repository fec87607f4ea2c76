import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseOutcome } from '../../src/sessions/core/outcome-words.ts'
import { mergeWorkState } from '../../src/work/core/merge-work.ts'
import { LIMITS } from '../../src/work/core/work-limits.ts'
import { emptyWorkState, type WorkState } from '../../src/work/core/work-state.ts'
import { SEED } from './arbitraries.ts'
import { collect } from './collect-work.ts'
import { call, result, say, user } from './rows.ts'

type Moment = readonly [kind: 'user' | 'say' | 'ok' | 'fail' | 'open' | 'write' | 'agent' | 'ask', which: number]

const moments = fc.array(
  fc.tuple(
    fc.constantFrom<Moment[0][]>('user', 'say', 'ok', 'fail', 'open', 'write', 'agent', 'ask'),
    // Few different ones: people say "yes" twice and run the same tests all day.
    fc.nat({ max: 4 }),
  ),
  { maxLength: 70 },
)

let calls = 0

function linesOf([kind, which]: Moment): string[] {
  calls += 1
  const id = `t${calls}`
  switch (kind) {
    case 'user':
      return [user(`request ${which}`)]
    case 'say':
      return [say(which === 0 ? 'Shall I go on?' : `Decision: choice ${which}`)]
    case 'ok':
      return [call(id, 'Bash', { command: `npm run ${which}` }), result(id, 'ok')]
    case 'fail':
      return [call(id, 'Bash', { command: `npm run ${which}` }), result(id, `Exit code ${which}`, true)]
    case 'open':
      return [call(id, 'Bash', { command: `npm run ${which}` })]
    case 'write':
      return [call(id, 'Write', { file_path: `/p/${which}.ts` }), result(id, 'ok')]
    case 'agent':
      return [call(id, 'Agent', { description: `look ${which}` }), result(id, `found ${which}`)]
    case 'ask':
      return [call(id, 'AskUserQuestion', { questions: [{ question: `Which of ${which}?` }] })]
  }
}

const property = { seed: SEED, numRuns: 500 }

test('a state merged with itself is itself, however often things repeat in it', () => {
  fc.assert(
    fc.property(moments, (story) => {
      const state = collect(...story.flatMap(linesOf))
      assert.deepEqual(mergeWorkState(state, state), state)
    }),
    property,
  )
})

test('reading on from the same stretch: what was read first and what was read later merge into what is there', () => {
  fc.assert(
    fc.property(moments, fc.nat({ max: 70 }), (story, cut) => {
      const lines = story.slice(0, 25).flatMap(linesOf)
      const whole = collect(...lines)
      const early = collect(...lines.slice(0, cut))
      const merged = mergeWorkState(early, whole)
      assert.deepEqual(merged.lastUserMessages, whole.lastUserMessages)
      assert.deepEqual(merged.filesModified, whole.filesModified)
      assert.equal(merged.goal, whole.goal)
      assert.deepEqual([...merged.failing].sort(), [...whole.failing].sort())
      assert.deepEqual([...merged.decisions].sort(), [...whole.decisions].sort())
    }),
    property,
  )
})

test('the empty state adds nothing and takes nothing away', () => {
  fc.assert(
    fc.property(moments, (story) => {
      const state = collect(...story.slice(0, 25).flatMap(linesOf))
      assert.deepEqual(mergeWorkState(emptyWorkState(), state), state)
      // The answers are those since the older state was read.
      assert.deepEqual(mergeWorkState(state, emptyWorkState()), { ...state, answers: 0 })
    }),
    property,
  )
})

test('merging keeps every bound, the oldest goal and the newest words', () => {
  fc.assert(
    fc.property(moments, moments, (before, after) => {
      const older = collect(...before.flatMap(linesOf))
      const newer = collect(...after.flatMap(linesOf))
      const merged = mergeWorkState(older, newer)
      assert.equal(merged.goal, older.goal ?? newer.goal)
      assert.equal(merged.lastUserMessages.at(-1), newer.lastUserMessages.at(-1) ?? older.lastUserMessages.at(-1))
      assert.equal(merged.filesModified[0], newer.filesModified[0] ?? older.filesModified[0])
      assert.ok(merged.lastUserMessages.length <= LIMITS.userMessages)
      assert.ok(merged.commands.length <= LIMITS.commands)
      assert.ok(merged.agents.length <= LIMITS.agents)
      assert.ok(merged.filesModified.length <= LIMITS.files)
      for (const text of newer.failing) assert.ok(merged.failing.includes(text), text)
      for (const { command, outcome } of newer.commands) {
        const lastRun = newer.commands
          .filter((item) => item.command === command && item.outcome.code !== 'no-result')
          .at(-1)
        if (outcome.code === 'ok' && lastRun?.outcome.code === 'ok')
          assert.ok(!merged.failing.some((text) => text.startsWith(`${command}: `)), `${command} was mended`)
      }
    }),
    property,
  )
})

const state = (fields: Partial<WorkState>): WorkState => ({ ...emptyWorkState(), ...fields })

test('a question waits only while nothing newer happened', () => {
  const older = state({ pendingQuestion: 'Delete it?', lastUserMessages: ['clean up'] })
  const happened: readonly Partial<WorkState>[] = [
    { lastUserMessages: ['yes'] },
    { commands: [{ command: 'ls', outcome: parseOutcome('ok') }] },
    { filesModified: ['a'] },
    { filesRead: ['a'] },
    { agents: [{ description: 'a', outcome: parseOutcome('b') }] },
  ]
  assert.equal(mergeWorkState(older, emptyWorkState()).pendingQuestion, 'Delete it?')
  for (const newer of happened) {
    assert.equal(mergeWorkState(older, state(newer)).pendingQuestion, null, JSON.stringify(newer))
  }
  assert.equal(mergeWorkState(older, state({ pendingQuestion: 'Now?' })).pendingQuestion, 'Now?')
})

test('an attempt that has a result by now is no attempt any more', () => {
  const older = state({ commands: [{ command: 'npm test', outcome: parseOutcome('no result') }] })
  const newer = state({ commands: [{ command: 'npm test', outcome: parseOutcome('ok') }] })
  assert.deepEqual(mergeWorkState(older, newer).commands, [{ command: 'npm test', outcome: parseOutcome('ok') }])
})

test('agents of before a compaction are known as such, however often the stretch behind is read', () => {
  const agent = (description: string) => ({ description, outcome: parseOutcome('found it') })
  const count = ({ agents, agentsBefore }: WorkState) => [agents.length, agentsBefore]
  const first = state({ agents: [agent('a'), agent('b')] })
  const early = mergeWorkState(first, state({ agents: [agent('c')] }), true)
  assert.deepEqual(count(early), [3, 2])
  const late = mergeWorkState(early, state({ agents: [agent('c'), agent('d')] }))
  assert.deepEqual(count(late), [4, 2])
  assert.deepEqual(count(mergeWorkState(late, emptyWorkState(), true)), [4, 4])
})

test('a file that a later command brought back is no changed file, and the failures before are over', () => {
  const item = (command: string, outcome: string) => ({ command, outcome: parseOutcome(outcome) })
  const failure = item('npm test', 'failed: Exit code 1')
  const older = state({ filesModified: ['a.ts', 'b.ts'], commands: [failure] })
  const newer = state({ commands: [item('git restore a.ts', 'ok')] })
  const merged = mergeWorkState(older, newer, true)
  assert.deepEqual([merged.filesModified, merged.failing.length], [['b.ts'], 1])
  const alone = mergeWorkState({ ...older, filesModified: ['a.ts'] }, newer, true)
  assert.deepEqual([alone.filesModified, alone.failing], [[], []], 'no edit is left')
  assert.deepEqual(mergeWorkState(alone, newer), alone, 'merged again')
  const touches = [{ path: 'a.ts', edits: 6, reads: 1, before: 0 }]
  assert.equal(mergeWorkState({ ...older, touches }, newer, true).touches[0]?.edits, 0)
  // A commit may hold the edit, and failures of the newer stretch are its own.
  const committed = { ...older, finished: [{ what: 'add a', evidence: 'commit' }] }
  assert.deepEqual(mergeWorkState(committed, newer, true).filesModified, ['a.ts', 'b.ts'])
  assert.equal(mergeWorkState(older, { ...newer, commands: [failure, ...newer.commands] }).failing.length, 1)
  for (const command of ['git restore --staged a.ts', 'git checkout main -- a.ts', 'git restore c.ts'])
    assert.deepEqual(mergeWorkState(older, state({ commands: [item(command, 'ok')] })).filesModified, ['a.ts', 'b.ts'])
  for (const [command, left] of [
    ['cd /p && git restore a.ts', ['b.ts']],
    ['git restore src/a.ts', ['a.ts', 'b.ts']],
  ] as const)
    assert.deepEqual(mergeWorkState(older, state({ commands: [item(command, 'ok')] })).filesModified, left, command)
})

test('newer todos replace older ones, no todos leave them', () => {
  const older = state({ todos: [{ task: 'a', status: 'pending', id: null }], plan: 'old' })
  assert.deepEqual(mergeWorkState(older, emptyWorkState()).todos, older.todos)
  assert.equal(mergeWorkState(older, emptyWorkState()).plan, 'old')
  const newer = state({ todos: [{ task: 'b', status: 'pending', id: null }], plan: 'new' })
  assert.deepEqual(mergeWorkState(older, newer).todos, newer.todos)
  assert.equal(mergeWorkState(older, newer).plan, 'new')
})

test('words behind a compaction reopen a task ticked before, words before the tick do not', () => {
  const task = 'Copy the panel of the old app'
  const tick = [call('t1', 'TodoWrite', { todos: [{ content: task, status: 'completed' }] }), result('t1', 'ok')]
  const older = collect(user('Bring the panel over'), ...tick)
  const statuses = (work: WorkState) => work.todos.map(({ status }) => status)
  assert.deepEqual(statuses(mergeWorkState(older, older)), ['completed'])
  assert.deepEqual(statuses(mergeWorkState(older, collect(user('Count the jobs')), true)), ['completed'])
  const words = user('The panel is not the same')
  assert.deepEqual(statuses(mergeWorkState(older, collect(words), true)), ['reopened'])
  // The ledger of words may have lost those from before the tick.
  assert.deepEqual(statuses(mergeWorkState({ ...older, said: [] }, older)), ['completed'])
  assert.deepEqual(statuses(collect(user('Bring the panel over'), ...tick, words)), ['reopened'])
})

test('an answer without a prompt or a call before is the last answer, and no answer leaves the one before', () => {
  const older = state({ lastAnswer: 'The bug is in a.ts.', lastTexts: ['The bug is in a.ts.'] })
  const text = 'I read again: the bug is in z.ts.'
  assert.equal(mergeWorkState(older, state({ lastAnswer: text, lastTexts: [text] })).lastAnswer, text)
  assert.equal(mergeWorkState(older, emptyWorkState()).lastAnswer, older.lastAnswer)
})
