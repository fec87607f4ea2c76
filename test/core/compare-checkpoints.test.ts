import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { parseOutcome } from '../../src/sessions/core/outcome-words.ts'
import type { CheckpointData, SessionInfo } from '../../src/work/core/checkpoint.ts'
import { type Comparison, compareCheckpoints } from '../../src/work/core/compare-checkpoints.ts'
import { emptyWorkState, type WorkState } from '../../src/work/core/work-state.ts'
import { checkpointOf, hostileText, SEED } from './arbitraries.ts'
import { sampleCheckpoint } from './sample-checkpoint.ts'

const SESSION: SessionInfo = { ...sampleCheckpoint().sessionInfo, branch: 'main', head: 'a'.repeat(40) }

function checkpoint(work: Partial<WorkState>, session: Partial<SessionInfo> = {}): CheckpointData {
  return sampleCheckpoint({ workState: { ...emptyWorkState(), ...work }, sessionInfo: { ...SESSION, ...session } })
}

const NOTHING: Comparison = {
  goal: null,
  newerMessages: [],
  tasks: { opened: [], closed: [], gone: [] },
  decisionsAdded: [],
  filesNewlyModified: [],
  failures: { new: [], fixed: [], unknown: [] },
  question: { asked: null, answered: null, open: null },
  fill: null,
  branch: null,
  head: null,
  other: {},
}

const task = (name: string, status: string) => ({ task: name, status, id: null })
const run = (command: string, outcome: string) => ({ command, outcome: parseOutcome(outcome) })
/** The same run as a checkpoint keeps it. */
const kept = (command: string, outcome: string) => ({ command, outcome })
const failed = [kept('npm test', 'failed: boom')]
const boom = { commands: [run('npm test', 'failed: boom')], failing: ['npm test: failed: boom'] }

const COMPARISONS: readonly (readonly [
  claim: string,
  was: Partial<WorkState>,
  is: Partial<WorkState>,
  changes: Partial<Comparison>,
])[] = [
  ['nothing', { goal: 'g' }, { goal: 'g' }, {}],
  ['another goal', { goal: 'g' }, { goal: 'h' }, { goal: { from: 'g', to: 'h' } }],
  [
    'messages after the last known one',
    { lastUserMessages: ['a', 'b'] },
    { lastUserMessages: ['b', 'c', 'b'] },
    { newerMessages: ['c', 'b'] },
  ],
  [
    'the same words said again are newer words',
    { lastUserMessages: ['go on'] },
    { lastUserMessages: ['go on', 'go on'] },
    { newerMessages: ['go on'] },
  ],
  [
    'messages with nothing in common are all newer',
    { lastUserMessages: ['a'] },
    { lastUserMessages: ['b', 'c'] },
    { newerMessages: ['b', 'c'] },
  ],
  [
    'tasks opened, closed, gone',
    { todos: [task('one', 'in_progress'), task('two', 'pending'), task('old', 'completed')] },
    { todos: [task('one', 'completed'), task('three', 'pending')] },
    { tasks: { opened: ['three'], closed: ['one'], gone: ['two'] } },
  ],
  [
    'a task that is worked on is neither',
    { todos: [task('one', 'pending')] },
    { todos: [task('one', 'in_progress')] },
    {},
  ],
  [
    'decisions and files that came',
    { decisions: ['a'], filesModified: ['x'] },
    { decisions: ['a', 'b'], filesModified: ['y', 'x'] },
    { decisionsAdded: ['b'], filesNewlyModified: ['y'] },
  ],
  [
    'a new failure',
    {},
    boom,
    {
      failures: { new: boom.failing, fixed: [], unknown: [] },
      other: { 'work_state.commands': { added: failed, removed: [] } },
    },
  ],
  [
    'a failure is fixed when the command passed',
    boom,
    { commands: [...boom.commands, run('npm test', 'ok')] },
    {
      failures: { new: [], fixed: boom.failing, unknown: [] },
      other: { 'work_state.commands': { added: [kept('npm test', 'ok')], removed: [] } },
    },
  ],
  [
    'it is not when the command was only tried',
    boom,
    { commands: [run('npm test', 'no result')] },
    {
      failures: { new: [], fixed: [], unknown: boom.failing },
      other: { 'work_state.commands': { added: [kept('npm test', 'no result')], removed: failed } },
    },
  ],
  [
    'failing otherwise is a new failure, not a fix',
    boom,
    { commands: [run('npm test', 'failed: bang')], failing: ['npm test: failed: bang'] },
    {
      failures: { new: ['npm test: failed: bang'], fixed: [], unknown: [] },
      other: { 'work_state.commands': { added: [kept('npm test', 'failed: bang')], removed: failed } },
    },
  ],
  [
    'a question asked',
    {},
    { pendingQuestion: 'A or B?' },
    { question: { asked: 'A or B?', answered: null, open: null } },
  ],
  [
    'a question answered',
    { pendingQuestion: 'A or B?' },
    {},
    { question: { asked: null, answered: 'A or B?', open: null } },
  ],
  [
    'a question still open',
    { pendingQuestion: 'A?' },
    { pendingQuestion: 'A?' },
    { question: { asked: null, answered: null, open: 'A?' } },
  ],
  [
    'a list with no words of its own',
    { filesRead: ['a', 'b'] },
    { filesRead: ['b', 'c'] },
    { other: { 'work_state.files_read': { added: ['c'], removed: ['a'] } } },
  ],
  ['a value with no words of its own', {}, { plan: 'p' }, { other: { 'work_state.plan': { from: null, to: 'p' } } }],
]

describe('what changed between two checkpoints', () => {
  for (const [claim, was, is, changes] of COMPARISONS) {
    it(claim, () => assert.deepEqual(compareCheckpoints(checkpoint(was), checkpoint(is)), { ...NOTHING, ...changes }))
  }

  it('where the work stands', () => {
    const moved = checkpoint({}, { branch: 'next', head: 'b'.repeat(40), boundaryUuid: 'u1' } as Partial<
      typeof SESSION
    >)
    assert.deepEqual(compareCheckpoints(checkpoint({}), moved), {
      ...NOTHING,
      branch: { from: 'main', to: 'next' },
      head: { from: SESSION.head, to: 'b'.repeat(40) },
      other: { 'session_info.boundary_uuid': { from: null, to: 'u1' } },
    })
  })

  it('a resumption section is compared key by key, whatever is in it', () => {
    const first = { ...checkpoint({}), resumptionState: { phase: 1, gates: ['a'], same: { x: 1 } } }
    const second = { ...checkpoint({}), resumptionState: { gates: ['a', 'b'], same: { x: 1 }, brand_new: true } }
    assert.deepEqual(compareCheckpoints(first, second).other, {
      'resumption_state.phase': { from: 1, to: null },
      'resumption_state.gates': { added: ['b'], removed: [] },
      'resumption_state.brand_new': { from: null, to: true },
    })
  })

  it('any checkpoint is the same as itself', () => {
    fc.assert(
      fc.property(checkpointOf(hostileText), (any) => {
        const { question, ...rest } = compareCheckpoints(any, any)
        const { question: _, ...nothing } = NOTHING
        assert.deepEqual(rest, nothing)
        assert.deepEqual(question, { asked: null, answered: null, open: any.workState.pendingQuestion })
      }),
      { seed: SEED, numRuns: 60 },
    )
  })

  it('every field of a work state that differs is told, by its own words or by its name', () => {
    const full: WorkState = {
      ...emptyWorkState(),
      goal: 'x',
      lastUserMessages: ['x'],
      pendingQuestion: 'x',
      plan: 'x',
      todos: [task('x', 'pending')],
      decisions: ['x'],
      filesModified: ['x'],
      filesRead: ['x'],
      commands: [run('x', 'ok')],
      failing: ['x'],
      agents: [{ description: 'x', outcome: parseOutcome('x') }],
    }
    for (const name of Object.keys(full) as (keyof WorkState)[]) {
      const changed = compareCheckpoints(checkpoint({}), checkpoint({ [name]: full[name] }))
      if (JSON.stringify(full[name]) === JSON.stringify(emptyWorkState()[name])) continue
      assert.notDeepEqual(changed, NOTHING, name)
    }
  })
})
