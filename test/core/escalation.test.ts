import assert from 'node:assert/strict'
import { test } from 'node:test'
import picomatch from 'picomatch'
import { createToolCall } from '../../src/calls/core/tool-call.ts'
import { CRITICALITIES, DEFAULT_CONFIG } from '../../src/config/core/config.ts'
import { findCriticality, findFrontMatter, raiseCriticality } from '../../src/config/core/criticality.ts'
import { gateSpawn } from '../../src/guards/core/spawn-gate.ts'
import { findCompactionEscalation, listTierEscalations } from '../../src/measure/core/escalation.ts'
import {
  listFragments,
  listOwnFragments,
  mayBeGovernance,
  STANDARD_FRAGMENTS,
} from '../../src/policy/core/governance.ts'
import { listCrossings } from '../../src/report/core/crossings.ts'

test('the rules that hold at each tier, by criticality', () => {
  for (const criticality of CRITICALITIES) {
    const last = criticality === 'C3' || criticality === 'C4' ? 'AE-006c' : 'AE-006b'
    for (const tier of ['nominal', 'low', 'warning'] as const)
      assert.deepEqual(listTierEscalations(tier, criticality), [])
    assert.deepEqual(listTierEscalations('critical', criticality), ['AE-006a'])
    assert.deepEqual(listTierEscalations('emergency', criticality), ['AE-006a', last])
  }
})

test('compactions escalate from C3 up, from the second on with a restart', () => {
  for (const criticality of ['C1', 'C2'] as const) assert.equal(findCompactionEscalation(5, criticality), null)
  for (const criticality of ['C3', 'C4'] as const) {
    assert.deepEqual(
      [0, 1, 2, 3].map((count) => findCompactionEscalation(count, criticality)),
      [null, 'AE-006d', 'AE-006e', 'AE-006e'],
    )
  }
})

test('criticality is raised, never lowered', () => {
  assert.equal(raiseCriticality('C2', 'C3'), 'C3')
  assert.equal(raiseCriticality('C4', 'C3'), 'C4')
  assert.equal(raiseCriticality('C2', null), 'C2')
})

const STATED: readonly (readonly [yaml: string, level: string | null])[] = [
  ['criticality: C3\n', 'C3'],
  ['"criticality": \'c4\' # high\n', 'C4'],
  ['workflow:\n  id: w\n  criticality: C1\n', 'C1'],
  ['# criticality: C4\nworkflow: # now\n\n    criticality:   "C3"\r\n', 'C3'],
  ['resumption:\n  criticality: C3\n', 'C3'],
  ['agents:\n  criticality: C4\n', null],
  ['workflow:\n  agents:\n    criticality: C4\n', null],
  ['workflow:\n  note: |\n    criticality: C4\n', null],
  ['notes: |\n  criticality: C4\n', null],
  ['criticality: C5\n', null],
  ['criticality: C33\n', null],
  ['criticalities: C3\n', null],
  ['', null],
]
for (const [yaml, level] of STATED) {
  test(`criticality in ${JSON.stringify(yaml)}: ${level}`, () => assert.equal(findCriticality(yaml), level))
}

test('front matter is between the first line and the next line of dashes', () => {
  assert.equal(findFrontMatter('---\ncriticality: C3\n---\n# Spec\n'), 'criticality: C3\n')
  assert.equal(findFrontMatter('---\r\ncriticality: C3\r\n---\r\n'), 'criticality: C3\r\n')
  for (const text of ['# Spec\n---\ncriticality: C3\n---\n', '---\ncriticality: C3\n', ''])
    assert.equal(findFrontMatter(text), '')
})

test('the standard fragments are those of the standard patterns', () => {
  const patterns = [...DEFAULT_CONFIG['governance.c3_files'], ...DEFAULT_CONFIG['governance.c4_files']]
  assert.deepEqual(listFragments(patterns), [...STANDARD_FRAGMENTS].sort())
  assert.equal(listOwnFragments(DEFAULT_CONFIG), null)
})

test('no path that matches a pattern is passed over by its fragments', () => {
  const paths = [
    '.claude/rules/a.txt',
    'x/.context/rules/b.md',
    '.context/rules/b.md',
    'docs/adr/0001.md',
    'adr/x.md',
    'docs/ADR-7.md',
    'adr-1.md',
    'docs/context/ROLES.md',
    'docs/decisions/a/b.md',
    'CONSTITUTION.md',
    'docs/MY_CONSTITUTION_2.md',
    'src/a.ts',
    'README.md',
    '{a,b}.md',
    'xa.md',
  ]
  const sets = [
    [...DEFAULT_CONFIG['governance.c3_files'], ...DEFAULT_CONFIG['governance.c4_files']],
    ['{a,x}*.md'],
    ['**/*'],
    ['src/[ab].ts'],
  ]
  for (const patterns of sets) {
    for (const path of paths.filter((item) => picomatch.isMatch(item, patterns, { dot: true }))) {
      const absolute = { file_path: `/home/u/project/${path}` }
      assert.ok(mayBeGovernance('Write', absolute, listFragments(patterns)), `${path} by ${patterns}`)
    }
  }
  assert.ok(!mayBeGovernance('Write', { file_path: '/p/src/a.ts' }, STANDARD_FRAGMENTS), 'a source file')
  assert.ok(
    !mayBeGovernance('Bash', { file_path: '/p/docs/adr/1.md' }, STANDARD_FRAGMENTS),
    'not a tool that writes a file',
  )
})

test('the spawn gate speaks at EMERGENCY, to the main thread, where it is on', () => {
  const given = { toolName: 'Agent', toolInput: { description: 'review' }, agentId: null }
  const call = createToolCall(given, '/p')
  assert.equal(gateSpawn(call, 'emergency', 'off'), null)
  assert.equal(gateSpawn(call, 'critical', 'deny'), null)
  assert.equal(gateSpawn(createToolCall({ ...given, agentId: 'a1' }, '/p'), 'emergency', 'deny'), null)
  assert.equal(gateSpawn(createToolCall({ ...given, toolName: 'Bash' }, '/p'), 'emergency', 'deny'), null)
  assert.equal(gateSpawn(call, 'emergency', 'ask')?.decision, 'ask')
  const denied = gateSpawn(createToolCall({ ...given, toolName: 'Task' }, '/p'), 'emergency', 'deny')
  assert.ok(denied?.decision === 'deny' && denied.target === 'review', JSON.stringify(denied))
})

const line = (event: string, sessionId: string, fields: Record<string, unknown> = {}) => ({
  at: 't',
  event,
  sessionId,
  fields,
})
const rise = (session: string, previous_tier: string, new_tier: string) =>
  line('context_threshold_reached', session, { previous_tier, new_tier })
const made = (session: string, checkpoint_id: string) => line('checkpoint_created', session, { checkpoint_id })

test('a crossing of CRITICAL is matched with the next checkpoint of its session', () => {
  const events = [
    made('a', 'cx-001'),
    rise('a', 'low', 'warning'),
    rise('a', 'warning', 'emergency'),
    made('b', 'cx-002'),
    made('a', 'cx-003'),
    rise('a', 'critical', 'emergency'),
    rise('b', 'warning', 'critical'),
  ]
  const found = listCrossings(events).map(({ sessionId, tier, checkpointId }) => [sessionId, tier, checkpointId])
  assert.deepEqual(found, [
    ['a', 'emergency', 'cx-003'],
    ['b', 'critical', null],
  ])
})
