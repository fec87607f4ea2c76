import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { renderParts } from '../../src/base/core/parted-elements.ts'
import { createOrchestrationElements } from '../../src/resumption/core/orchestration-elements.ts'
import { type OrchestrationNotes, parseOrchestrationNotes } from '../../src/work/core/orchestration.ts'
import { SEED } from './arbitraries.ts'

const NO_QUALITY: OrchestrationNotes['quality'] = {
  completed: [],
  remaining: [],
  gate: null,
  iteration: null,
  scores: [],
  lowestDimension: null,
  iterationsUsed: null,
  iterationsBudget: null,
  allStrategiesRan: false,
}

const NO_NOTES: OrchestrationNotes = {
  phase: null,
  status: null,
  activity: null,
  nextStep: null,
  updatedAt: null,
  quality: NO_QUALITY,
  defects: { found: null, resolved: null, unresolved: [], patterns: [] },
  filesToRead: [],
  decisions: [],
  agentSummaries: [],
  compactions: null,
}

/** A whole section as the plan's schema v2 has it. */
const SECTION_V2 = {
  last_checkpoint: 'cx-003',
  current_phase: 2,
  current_phase_name: 'Implementation',
  workflow_status: 'active',
  current_activity: 'QG-2 iteration 1',
  next_step: 'Run S-014',
  context_fill_at_update: 0.711,
  updated_at: '2026-11-21T12:00:00Z',
  files_to_read: [
    { path: 'PLAN.md', priority: 2, purpose: 'the plan', sections: ['Gate', 'Risks'] },
    { path: 'SPEC.md', priority: 1, purpose: 'what counts' },
    { path: 'RISKS.md' },
  ],
  quality_trajectory: {
    gates_completed: ['QG-1'],
    gates_remaining: ['QG-2', 'QG-3'],
    current_gate: 'QG-2',
    current_gate_iteration: 1,
    score_history: { 'QG-1': [0.82, 0.91, 0.94], 'QG-2': [0.79] },
    lowest_dimension: 'traceability',
    total_iterations_used: 4,
    total_iterations_budget: 9,
  },
  defect_summary: {
    total_defects_found: 7,
    total_defects_resolved: 5,
    unresolved_defects: ['D-006', { id: 'D-007', description: 'missing licence' }],
    recurring_patterns: [
      { pattern: 'hand-counted lines', resolution: 'count in a test' },
      { pattern: 'stale figures' },
    ],
  },
  decisions: [
    { id: 'RD-001', decision: 'one copyright line', rationale: 'short', applied: true },
    { id: 'RD-002', decision: 'keep NOTICE', rationale: 'the licence asks for it', applied: false },
  ],
  agent_summaries: { auditor: 'two gaps in the headers', critic: 'none left' },
  compaction_events: { count: 1, events: [] },
}

/** A section as read from YAML, and what holdfast takes from it. */
const SECTIONS: readonly (readonly [
  what: string,
  section: Record<string, unknown> | null,
  notes: Partial<OrchestrationNotes>,
])[] = [
  ['no section', null, {}],
  ['an empty section', {}, {}],
  [
    'schema v2',
    SECTION_V2,
    {
      phase: '2 (Implementation)',
      status: 'active',
      activity: 'QG-2 iteration 1',
      nextStep: 'Run S-014',
      updatedAt: '2026-11-21T12:00:00Z',
      quality: {
        completed: ['QG-1'],
        remaining: ['QG-2', 'QG-3'],
        gate: 'QG-2',
        iteration: 1,
        scores: [
          { gate: 'QG-1', scores: [0.82, 0.91, 0.94] },
          { gate: 'QG-2', scores: [0.79] },
        ],
        lowestDimension: 'traceability',
        iterationsUsed: 4,
        iterationsBudget: 9,
        allStrategiesRan: false,
      },
      defects: {
        found: 7,
        resolved: 5,
        unresolved: ['D-006', 'missing licence'],
        patterns: ['hand-counted lines (resolved by: count in a test)', 'stale figures'],
      },
      filesToRead: [
        { path: 'SPEC.md', purpose: 'what counts', sections: [] },
        { path: 'PLAN.md', purpose: 'the plan', sections: ['Gate', 'Risks'] },
        { path: 'RISKS.md', purpose: null, sections: [] },
      ],
      decisions: [
        { id: 'RD-002', decision: 'keep NOTICE', rationale: 'the licence asks for it', applied: false },
        { id: 'RD-001', decision: 'one copyright line', rationale: 'short', applied: true },
      ],
      agentSummaries: [
        { name: 'auditor', summary: 'two gaps in the headers' },
        { name: 'critic', summary: 'none left' },
      ],
      compactions: 1,
    },
  ],
  [
    'schema v1',
    { last_checkpoint: 'CP-1', current_state: 'Phase 2 running', next_step: 'Gate', files_to_read: ['a.md', 'b.md'] },
    {
      activity: 'Phase 2 running',
      nextStep: 'Gate',
      filesToRead: [
        { path: 'a.md', purpose: null, sections: [] },
        { path: 'b.md', purpose: null, sections: [] },
      ],
    },
  ],
  ['a phase by its number', { current_phase: 3 }, { phase: '3' }],
  ['a phase in words', { current_phase: 'Review' }, { phase: 'Review' }],
  [
    'a phase whose name holds the number',
    { current_phase: 3, current_phase_name: 'Phase 3: Review' },
    { phase: 'Phase 3: Review' },
  ],
  [
    'a gate without an iteration',
    { quality_trajectory: { current_gate: 'QG-1' } },
    { quality: { ...NO_QUALITY, gate: 'QG-1' } },
  ],
  [
    'scores as one number, or as records',
    {
      quality_trajectory: {
        score_history: {
          a: 0.9,
          b: [
            { iteration: 1, score: 0.8 },
            { iteration: 2, score: 0.9 },
          ],
          c: 'x',
        },
      },
    },
    {
      quality: {
        ...NO_QUALITY,
        scores: [
          { gate: 'a', scores: [0.9] },
          { gate: 'b', scores: [0.8, 0.9] },
        ],
      },
    },
  ],
  [
    'wrong types count as absent',
    {
      current_phase_name: 7,
      current_activity: [],
      next_step: { a: 1 },
      files_to_read: 'a.md',
      quality_trajectory: 'QG-1',
      decisions: { a: 1 },
      defect_summary: [1],
      agent_summaries: ['x'],
      compaction_events: 3,
      updated_at: 12,
    },
    {},
  ],
  [
    'entries of a wrong type are passed over',
    {
      files_to_read: [null, 7, {}, { path: 3 }, 'a.md'],
      decisions: [null, 'x', {}, { decision: 5 }, { decision: 'keep' }],
      agent_summaries: { a: 7, b: 'fine' },
      defect_summary: { recurring_patterns: [null, 'x', { pattern: 'p' }], unresolved_defects: [null, {}, 'D-1'] },
    },
    {
      filesToRead: [{ path: 'a.md', purpose: null, sections: [] }],
      decisions: [{ id: null, decision: 'keep', rationale: null, applied: false }],
      agentSummaries: [{ name: 'b', summary: 'fine' }],
      defects: { found: null, resolved: null, unresolved: ['D-1'], patterns: ['p'] },
    },
  ],
  [
    'empty texts count as absent',
    {
      current_phase_name: '',
      current_phase: 2,
      current_activity: '',
      current_state: 'x',
      next_step: '',
      quality_trajectory: { current_gate: '' },
    },
    { phase: '2', activity: 'x' },
  ],
]

for (const [what, section, notes] of SECTIONS) {
  test(`orchestration notes: ${what}`, () =>
    assert.deepEqual(parseOrchestrationNotes(section), { ...NO_NOTES, ...notes }))
}

test('orchestration notes: no section makes the reading or the rendering fail', () => {
  const keys = fc.constantFrom(
    'current_phase',
    'next_step',
    'files_to_read',
    'decisions',
    'quality_trajectory',
    'defect_summary',
    'agent_summaries',
    'compaction_events',
    '__proto__',
  )
  fc.assert(
    fc.property(fc.dictionary(keys, fc.anything()), (section) => {
      renderParts(createOrchestrationElements(parseOrchestrationNotes(section)), 760, 0)
    }),
    { seed: SEED, numRuns: 300 },
  )
})

const render = (section: Record<string, unknown>, budget = 2000) =>
  renderParts(createOrchestrationElements(parseOrchestrationNotes(section)), budget, 0).join('\n')

test('rendered, schema v2 tells everything a continuing model needs', () => {
  const text = render(SECTION_V2)
  for (const part of [
    '2 (Implementation); active; QG-2 iteration 1',
    '<next-step>Run S-014</next-step>',
    'QG-1 0.82, 0.91, 0.94; QG-2 0.79',
    'gates passed: QG-1',
    'gates to come: QG-2, QG-3',
    'lowest dimension: traceability',
    'iterations used: 4 of 9',
    'D-006, missing licence',
    'found 7, resolved 5',
    'hand-counted lines (resolved by: count in a test)',
    'auditor: two gaps in the headers',
    'critic: none left',
    'PLAN.md, sections Gate, Risks: the plan',
    'the licence asks for it',
  ])
    assert.ok(text.includes(part), `${part} is not in\n${text}`)
  assert.ok(text.indexOf('keep NOTICE') < text.indexOf('one copyright line'), 'what is not applied yet stands first')
  assert.match(text, /NOT APPLIED YET[^\n]*keep NOTICE/)
  assert.doesNotMatch(text, /NOT APPLIED YET[^\n]*one copyright line/)
  assert.ok(text.indexOf('SPEC.md') < text.indexOf('PLAN.md'), 'files by priority')
})

test('when space is short, what is not applied stays before what is', () => {
  for (let budget = 20; budget < 400; budget += 10) {
    const text = render(SECTION_V2, budget)
    if (text.includes('one copyright line')) assert.ok(text.includes('keep NOTICE'), text)
    if (text.includes('PLAN.md')) assert.ok(text.includes('SPEC.md'), text)
  }
})

const gate = (fields: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  render({ ...rest, quality_trajectory: { current_gate: 'QG-2', current_gate_iteration: 2, ...fields } })

test('an interrupted gate iteration is restarted, unless all its strategies had run', () => {
  assert.match(gate({}), /QG-2, iteration 2.*restart this iteration/)
  for (const text of [
    gate({ strategies_remaining: [] }),
    gate({}, { current_activity: 'all strategies have run, scoring' }),
    gate({}, { current_activity: 'All strategies executed' }),
  ]) {
    assert.match(text, /result stands/)
    assert.doesNotMatch(text, /restart/)
  }
  for (const text of [
    gate({ strategies_remaining: ['S-014'] }),
    gate({}, { current_activity: 'not all strategies have run' }),
    gate({}, { current_activity: 'will score once all strategies have run' }),
    gate({ strategies_remaining: 'none' }),
  ])
    assert.match(text, /restart this iteration/)
})

test('a gate that was passed is not interrupted', () => {
  assert.doesNotMatch(gate({ gates_completed: ['QG-2'] }), /restart|interrupted/)
})

test('empty notes make no element', () => assert.equal(render({}), ''))
