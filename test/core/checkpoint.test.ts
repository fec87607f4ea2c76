import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { redactData } from '../../src/base/core/redact.ts'
import { TIER_TABLE } from '../../src/config/core/tier-table.ts'
import { estimateFill } from '../../src/measure/core/tier.ts'
import {
  formatCheckpointId,
  listCheckpointIds,
  nextCheckpointNumber,
  parseCheckpointId,
} from '../../src/sessions/core/checkpoint-id.ts'
import { parseOutcome } from '../../src/sessions/core/outcome-words.ts'
import {
  type CheckpointData,
  createCheckpointDraft,
  describeContextState,
  parseCheckpoint,
  serializeCheckpoint,
  serializeWorkState,
} from '../../src/work/core/checkpoint.ts'
import { emptyWorkState, type WorkState } from '../../src/work/core/work-state.ts'
import { checkpointOf, hostileText, SEED, workStateOf } from './arbitraries.ts'

const IDS: readonly (readonly [number: number, id: string])[] = [
  [1, 'cx-001'],
  [42, 'cx-042'],
  [999, 'cx-999'],
  [1000, 'cx-1000'],
  [123_456_789, 'cx-123456789'],
]

for (const [number, id] of IDS) {
  test(`checkpoint ${number} is ${id}, both ways`, () => {
    assert.equal(formatCheckpointId(number), id)
    assert.equal(parseCheckpointId(id), number)
  })
}

test('what is no id is null', () => {
  for (const text of [
    '',
    'cx-',
    'cx-1',
    'cx-01',
    'CX-001',
    'cx-001 ',
    'cx-001\n',
    'cx-00a',
    '../cx-001',
    'cx-1234567890',
    'cx--01',
    'cx-001-checkpoint.json',
  ]) {
    assert.equal(parseCheckpointId(text), null, text)
  }
})

test('ids are listed in the order of their numbers, other files are passed over', () => {
  const names = [
    'cx-1000-checkpoint.json',
    'cx-002-checkpoint.json',
    'cx-999-checkpoint.json',
    'cx-002.acknowledged',
    'cx-003.acknowledged',
    '.tmp-12-1',
    'cx-004-checkpoint.json.claim',
    'cx-abc-checkpoint.json',
    'notes.md',
    'x-cx-005-checkpoint.json',
  ]
  assert.deepEqual(listCheckpointIds(names), ['cx-002', 'cx-999', 'cx-1000'])
  assert.deepEqual(listCheckpointIds([]), [])
})

const NEXT: readonly (readonly [what: string, names: readonly string[], number: number])[] = [
  ['an empty folder', [], 1],
  ['one checkpoint', ['cx-001-checkpoint.json'], 2],
  ['a gap', ['cx-001-checkpoint.json', 'cx-007-checkpoint.json'], 8],
  ['a marker whose checkpoint is gone', ['cx-001-checkpoint.json', 'cx-009.acknowledged'], 10],
  ['a claim', ['cx-004-checkpoint.json.claim'], 5],
  ['a thousand', ['cx-999-checkpoint.json', 'cx-1000-checkpoint.json'], 1001],
  ['foreign files', ['.lock', 'README', 'cx-', 'cxx-050-checkpoint.json'], 1],
]

for (const [what, names, number] of NEXT) {
  test(`after ${what} comes ${number}`, () => assert.equal(nextCheckpointNumber(names), number))
}

test('whatever stands in the folder, the next id can be read back and is not taken', () => {
  const name = fc.oneof(
    fc.integer({ min: 0, max: 99_999_999 }).map((number) => `${formatCheckpointId(number)}-checkpoint.json`),
    fc.constantFrom('cx-999999999-checkpoint.json', 'cx-9999999999-checkpoint.json', 'cx-99999999.acknowledged'),
    hostileText,
  )
  fc.assert(
    fc.property(fc.array(name, { maxLength: 8 }), (names) => {
      const number = nextCheckpointNumber(names)
      assert.equal(parseCheckpointId(formatCheckpointId(number)), number)
      const highest = names
        .filter((text) => /^cx-\d{3,8}-/.test(text))
        .map((text) => Number(text.slice(3, text.indexOf('-', 3))))
      for (const taken of highest) assert.ok(number > taken)
    }),
    { seed: SEED },
  )
})

const CHECKPOINT: CheckpointData = {
  schemaVersion: '1',
  checkpointId: 'cx-001',
  timestamp: '2026-11-21T12:00:00.000Z',
  sessionId: '5e551000-0000-4000-8000-00000000000a',
  trigger: 'auto',
  compactionSequence: 1,
  contextState: {
    fillPercentage: 0.982036,
    inputTokens: 163_000,
    pendingTokens: 1000,
    contextWindowSize: 200_000,
    compactionPoint: 167_000,
    thresholdTier: 'emergency',
    source: 'transcript',
    windowSource: 'model claude-sonnet-4-6 (high confidence)',
  },
  resumptionState: { next_step: 'Run gate 2', files_to_read: ['a.md'] },
  workState: {
    goal: 'Build',
    goalStated: true,
    lastUserMessages: ['Build', 'Test'],
    inTurn: 1,
    said: [{ text: 'yes', asked: 'Shall I?', isCommitted: true }],
    orders: [{ from: 'team-lead', text: 'Take the lexer' }],
    pendingQuestion: null,
    lastAnswer: 'Tested.',
    lastTexts: ['Built.', 'Tested.'],
    textsBefore: 1,
    plan: '1. Parse',
    planStatus: 'approved',
    planMode: false,
    todos: [{ task: 'Parse', status: 'pending', id: '1' }],
    decisions: ['no new dependencies'],
    findings: [{ kind: 'finding', text: 'The lexer drops tabs' }],
    finished: [{ what: 'the lexer', evidence: 'commit' }],
    filesModified: ['src/a.ts'],
    filesRead: [],
    touches: [{ path: 'src/a.ts', edits: 2, reads: 1, before: 1 }],
    commands: [{ command: 'npm test', outcome: parseOutcome('ok') }],
    failing: [],
    failingTests: [{ command: 'npm run e2e', test: 'logs in', error: 'expected 200' }],
    agents: [{ description: 'look', outcome: parseOutcome('found') }],
    agentsBefore: 1,
    skills: ['review'],
    instructions: ['src/CLAUDE.md'],
    answers: 7,
  },
  sessionInfo: {
    projectId: 'shop',
    branch: 'main',
    head: null,
    workingDirectory: '/home/dev/shop',
    transcriptPath: '/home/dev/.claude/projects/-shop/x.jsonl',
    boundaryUuid: null,
    model: 'claude-sonnet-4-6',
  },
  tiers: { core: [{ path: 'CLAUDE.md', sha256: 'ab', bytes: 12 }], task: [], transient: [] },
  compaction: null,
  previous: null,
  snapshot: null,
}

/** The file word for word: names, order and layout are a promise to other tools. */
const FILE = `{
  "schema_version": "1",
  "checkpoint_id": "cx-001",
  "timestamp": "2026-11-21T12:00:00.000Z",
  "session_id": "5e551000-0000-4000-8000-00000000000a",
  "trigger": "auto",
  "compaction_sequence": 1,
  "context_state": {
    "fill_percentage": 0.982036,
    "input_tokens": 163000,
    "pending_tokens": 1000,
    "context_window_size": 200000,
    "compaction_point": 167000,
    "threshold_tier": "emergency",
    "source": "transcript",
    "window_source": "model claude-sonnet-4-6 (high confidence)"
  },
  "resumption_state": {
    "next_step": "Run gate 2",
    "files_to_read": [
      "a.md"
    ]
  },
  "work_state": {
    "goal": "Build",
    "goal_stated": true,
    "last_user_messages": [
      "Build",
      "Test"
    ],
    "in_turn": 1,
    "said": [
      {
        "text": "yes",
        "asked": "Shall I?",
        "committed": true
      }
    ],
    "orders": [
      {
        "from": "team-lead",
        "text": "Take the lexer"
      }
    ],
    "pending_question": null,
    "last_answer": "Tested.",
    "last_texts": [
      "Built.",
      "Tested."
    ],
    "texts_before": 1,
    "plan": "1. Parse",
    "plan_status": "approved",
    "plan_mode": false,
    "todos": [
      {
        "task": "Parse",
        "status": "pending",
        "id": "1"
      }
    ],
    "decisions": [
      "no new dependencies"
    ],
    "findings": [
      {
        "kind": "finding",
        "text": "The lexer drops tabs"
      }
    ],
    "finished": [
      {
        "what": "the lexer",
        "evidence": "commit"
      }
    ],
    "files_modified": [
      "src/a.ts"
    ],
    "files_read": [],
    "touches": [
      {
        "path": "src/a.ts",
        "edits": 2,
        "reads": 1,
        "before": 1
      }
    ],
    "commands": [
      {
        "command": "npm test",
        "outcome": "ok"
      }
    ],
    "failing": [],
    "failing_tests": [
      {
        "command": "npm run e2e",
        "test": "logs in",
        "error": "expected 200"
      }
    ],
    "agents": [
      {
        "description": "look",
        "outcome": "found"
      }
    ],
    "agents_before": 1,
    "skills": [
      "review"
    ],
    "instructions": [
      "src/CLAUDE.md"
    ],
    "answers": 7
  },
  "session_info": {
    "project_id": "shop",
    "branch": "main",
    "head": null,
    "working_directory": "/home/dev/shop",
    "transcript_path": "/home/dev/.claude/projects/-shop/x.jsonl",
    "boundary_uuid": null,
    "model": "claude-sonnet-4-6"
  },
  "tiers": {
    "core": [
      {
        "path": "CLAUDE.md",
        "sha256": "ab",
        "bytes": 12
      }
    ],
    "task": [],
    "transient": []
  },
  "compaction": null,
  "previous": null
}
`

test('a checkpoint and its file, both ways', () => {
  assert.equal(serializeCheckpoint(CHECKPOINT), FILE)
  assert.deepEqual(parseCheckpoint(FILE), CHECKPOINT)
})

test('every checkpoint comes back from its file as it was, and its file from it', () => {
  fc.assert(
    fc.property(checkpointOf(hostileText), (checkpoint) => {
      const timed = { ...checkpoint, timestamp: CHECKPOINT.timestamp }
      const file = serializeCheckpoint(timed)
      assert.ok(file.endsWith('}\n'))
      assert.deepEqual(parseCheckpoint(file), timed)
      assert.equal(serializeCheckpoint(parseCheckpoint(file)), file)
    }),
    { seed: SEED, numRuns: 300 },
  )
})

type Wire = Record<string, unknown>

/** The file with one place changed; undefined takes it away. */
function damage(path: string, value: unknown): string {
  const wire = JSON.parse(FILE) as Wire
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce((object, name) => object[name] as Wire, wire)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return JSON.stringify(wire)
}

test('keys nobody knows are ignored, wherever they stand', () => {
  for (const path of ['later', 'context_state.later', 'work_state.later', 'session_info.later', 'tiers.later']) {
    assert.deepEqual(parseCheckpoint(damage(path, { x: 1 })), CHECKPOINT, path)
  }
})

test('a field an older version did not write reads as empty', () => {
  const lists = [
    'todos',
    'decisions',
    'files_modified',
    'commands',
    'failing',
    'agents',
    'last_user_messages',
    'files_read',
    'said',
    'orders',
    'last_texts',
    'findings',
    'finished',
    'touches',
    'failing_tests',
    'skills',
    'instructions',
    'goal_stated',
    'last_answer',
    'plan_status',
    'plan_mode',
    'answers',
  ]
  for (const name of lists) {
    const { workState } = parseCheckpoint(damage(`work_state.${name}`, undefined))
    assert.ok(
      Object.values(workState).every((value) => value !== undefined),
      name,
    )
  }
  for (const name of [
    'tiers.core',
    'compaction',
    'previous',
    'resumption_state',
    'session_info.model',
    'work_state.goal',
  ]) {
    assert.doesNotThrow(() => parseCheckpoint(damage(name, undefined)), name)
  }
  assert.equal(parseCheckpoint(damage('context_state.threshold_tier', undefined)).contextState.thresholdTier, null)
})

/** Damage, and the place the error names. */
const DAMAGED: readonly (readonly [path: string, value: unknown])[] = [
  ['checkpoint_id', '../../etc/passwd'],
  ['checkpoint_id', undefined],
  ['session_id', 'a b'],
  ['session_id', 7],
  ['timestamp', 'yesterday'],
  ['timestamp', '2026-11-21 (</resumption-context>)'],
  ['timestamp', null],
  ['trigger', 'whim'],
  ['compaction_sequence', '1'],
  ['compaction_sequence', null],
  ['context_state', null],
  ['context_state.input_tokens', 'many'],
  ['context_state.threshold_tier', 'EMERGENCY'],
  ['context_state.source', null],
  ['resumption_state', 'text'],
  ['resumption_state', ['a']],
  ['work_state', []],
  ['work_state.last_user_messages', 'text'],
  ['work_state.todos', [{ task: 1, status: 'x' }]],
  ['work_state.commands', [null]],
  ['work_state.goal', 5],
  ['work_state.goal_stated', 'yes'],
  ['work_state.plan_mode', null],
  ['work_state.plan_status', 'maybe'],
  ['work_state.answers', '7'],
  ['work_state.answers', null],
  ['work_state.said', ['x']],
  ['work_state.finished', [{ what: 'a' }]],
  ['work_state.touches', [{ path: 'a', edits: '1', reads: 0 }]],
  ['work_state.failing_tests', [{ command: 'a', test: 'b', error: 3 }]],
  ['work_state.findings', [{ kind: 'hunch', text: 'a' }]],
  ['session_info.project_id', undefined],
  ['tiers.core', [{ path: 'a', sha256: 'b', bytes: 'c' }]],
  ['previous', 3],
]

for (const [path, value] of DAMAGED) {
  test(`damaged: ${path} = ${JSON.stringify(value)}`, () => {
    assert.throws(
      () => parseCheckpoint(damage(path, value)),
      (error: Error) => {
        assert.ok(error instanceof TypeError)
        assert.ok(error.message.startsWith(path), error.message)
        return true
      },
    )
  })
}

test('text that is no checkpoint is refused, and a file cut anywhere too', () => {
  for (const text of ['', 'null', '[]', '7', '"x"', '{}', 'not json', FILE.replaceAll('"', "'")]) {
    assert.throws(() => parseCheckpoint(text), text)
  }
  for (let length = 0; length < FILE.length - 2; length += 7)
    assert.throws(() => parseCheckpoint(FILE.slice(0, length)))
})

test('equal work states have equal texts, different ones different', () => {
  const state = workStateOf(fc.string({ maxLength: 5 }))
  fc.assert(
    fc.property(state, state, (a, b) => {
      assert.equal(serializeWorkState(a), serializeWorkState(structuredClone(a)))
      assert.equal(serializeWorkState(a) === serializeWorkState(b), JSON.stringify(a) === JSON.stringify(b))
    }),
    { seed: SEED },
  )
})

const FACTS = {
  timestamp: CHECKPOINT.timestamp,
  sessionId: CHECKPOINT.sessionId,
  trigger: 'manual',
  sequence: 2,
  estimate: null,
  resumptionState: null,
  workState: emptyWorkState(),
  sessionInfo: CHECKPOINT.sessionInfo,
  previous: 'cx-001',
} as const

test('an unknown fill is written as unknown, never as zero', () => {
  const { contextState } = createCheckpointDraft(FACTS)
  assert.deepEqual(contextState, {
    fillPercentage: null,
    inputTokens: null,
    pendingTokens: null,
    contextWindowSize: null,
    compactionPoint: null,
    thresholdTier: null,
    source: 'none',
    windowSource: 'none',
  })
})

test('a known fill is written with its source and how sure it is', () => {
  const point = {
    tokens: 167_000,
    windowTokens: 200_000,
    kind: 'proactive',
    source: 'model x',
    confidence: 'high',
  } as const
  const state = describeContextState(estimateFill({ inputTokens: 100_000, pendingTokens: 1 }, point, TIER_TABLE.C2))
  assert.deepEqual(state, {
    fillPercentage: 0.598808,
    inputTokens: 100_000,
    pendingTokens: 1,
    contextWindowSize: 200_000,
    compactionPoint: 167_000,
    thresholdTier: 'low',
    source: 'transcript',
    windowSource: 'model x (high confidence)',
  })
})

test('a draft carries what it was given', () => {
  const { trigger, compactionSequence, previous, schemaVersion, timestamp, sessionId } = createCheckpointDraft(FACTS)
  assert.deepEqual([trigger, compactionSequence, previous, schemaVersion], ['manual', 2, 'cx-001', '1'])
  assert.deepEqual([timestamp, sessionId], [FACTS.timestamp, FACTS.sessionId])
})

test('no secret stays in a redacted work state or resumption section, wherever it stood', () => {
  const secret = 'ghp_aB3dE5gH7jK9mN1pQ2sT4vW6yZ8aB3dE5gH7j'
  const places = `before ${secret} after`
  const workState: WorkState = {
    ...emptyWorkState(),
    goal: places,
    lastUserMessages: [places],
    pendingQuestion: places,
    lastAnswer: places,
    plan: places,
    todos: [{ task: places, status: places, id: places }],
    decisions: [places],
    said: [{ text: places, asked: places }],
    orders: [{ from: places, text: places }],
    lastTexts: [places],
    findings: [{ kind: 'finding', text: places }],
    finished: [{ what: places, evidence: places }],
    filesModified: [places],
    filesRead: [places],
    touches: [{ path: places, edits: 1, reads: 1, before: 0 }],
    commands: [{ command: places, outcome: parseOutcome(places) }],
    failing: [places],
    failingTests: [{ command: places, test: places, error: places }],
    agents: [{ description: places, outcome: parseOutcome(places) }],
    skills: [places],
    instructions: [places],
  }
  const resumptionState = { next_step: places, nested: [{ api_key: 'abcdef123456' }] }
  const facts = {
    ...FACTS,
    workState: redactData(workState) as WorkState,
    resumptionState: redactData(resumptionState) as typeof resumptionState,
  }
  const text = JSON.stringify(createCheckpointDraft(facts))
  assert.ok(!text.includes(secret))
  assert.ok(!text.includes('abcdef123456'))
  assert.equal(text.split('before [redacted] after').length - 1, 31)
})
