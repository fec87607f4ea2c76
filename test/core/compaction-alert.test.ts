import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateTokens } from '../../src/base/core/tokens.ts'
import { auditSummary } from '../../src/resumption/core/audit-summary.ts'
import { type AlertSituation, renderCompactionAlert } from '../../src/resumption/core/compaction-alert.ts'
import { listFacts } from '../../src/resumption/core/facts.ts'
import { emptyWorkState, type WorkState } from '../../src/work/core/work-state.ts'
import { sampleCheckpoint } from './sample-checkpoint.ts'

const said = (...texts: readonly string[]) => texts.map((text) => ({ text, asked: null }))

const WORK: WorkState = {
  ...emptyWorkState(),
  lastUserMessages: ['Wire the tokenizer'],
  said: said(
    'Port the importer',
    'Never touch the bindings',
    'How large is it?',
    'Use zod, not yup',
    'Wire the tokenizer',
  ),
  pendingQuestion: 'Shall I delete the fixtures?',
  findings: [{ kind: 'finding', text: 'The root cause is that `readRow` drops tabs' }],
  filesModified: ['src/reader.ts'],
}

const checkpointOf = (workState: WorkState, compactionSequence = 1) =>
  sampleCheckpoint({ workState, compactionSequence })

const SITUATION: AlertSituation = {
  isRestored: true,
  survival: null,
  contradictions: [],
  others: [],
  wasTold: () => false,
}

function render(summary: string | null, over: Partial<AlertSituation> = {}, workState = WORK, sequence = 1): string {
  const survival = summary === null ? null : auditSummary(listFacts(workState), summary)
  return renderCompactionAlert(checkpointOf(workState, sequence), { ...SITUATION, survival, ...over }).text
}

test('it tells item by item what the summary lacks, and nothing that it holds', () => {
  const text = render('The user said: use zod, not yup. Port the importer.')
  for (const part of ['cx-007-checkpoint.json', 'Never touch the bindings'])
    assert.ok(text.includes(part), `${part} is not in ${text}`)
  for (const part of [
    'zod',
    'Port the importer',
    'How large',
    'Wire the tokenizer',
    'delete the fixtures',
    'reader.ts',
  ])
    assert.ok(!text.includes(part), `${part} is in ${text}`)
  assert.match(text, /<constraints note="the user, verbatim, oldest first">Never touch the bindings<\/constraints>/)
})

test('a task in another language than the summary is not said to be lost', () => {
  const todos = ['\ubc30\ud3ec \uc804\ub7b5 \uc218\ub9bd', 'Write the notes of the release'].map((task) => ({
    task,
    status: 'pending',
    id: null,
  }))
  const summary = 'The user wants to deploy it. The next step of the work is the strategy for that.'
  const text = render(summary, {}, { ...WORK, todos })
  assert.match(text, /<open-tasks>Write the notes of the release<\/open-tasks>/)
})

test('a fault that was reported is over, in other languages as well', () => {
  const faults = ["l'illustration ne marche pas comme tu le vois", 'der Export geht nicht mehr seit dem Update']
  const text = render('Nothing.', {}, { ...WORK, said: said(...faults, 'Wire the tokenizer') })
  for (const fault of faults) assert.ok(!text.includes(fault), text)
})

test('nothing lost, one line', () => {
  const everything = listFacts(WORK)
    .map(({ text }) => text)
    .join('\n')
  const text = render(everything)
  assert.match(
    text,
    /^<compaction-alert checkpoint="cx-007">\n[^\n]*The summary holds what cx-007 recorded\.\n<\/compaction-alert>$/,
  )
  assert.ok(estimateTokens(text) <= 60, text)
})

test('more changed files than the alert has room for, or looks at, are said to be more; a path is whole', () => {
  const name = (length: number) => Array.from({ length }, (_, index) => `src/${'part-'.repeat(26)}${index}/reader.ts`)
  const unread = (filesModified: string[]) =>
    render(null, { isRestored: false }, { ...emptyWorkState(), filesModified })
  const files = (length: number) => unread(name(length))
  assert.match(files(3), /<files-changed>\n/)
  assert.ok(name(3).every((path) => files(3).includes(`- ${path}\n`)))
  assert.match(files(20), /<files-changed more="yes">\n/)
  const short = Array.from({ length: 13 }, (_, index) => `src/${index}.ts`)
  assert.match(unread(short), /<files-changed more="yes">\n/)
})

test('what was not restored is told here, with the transcript', () => {
  const text = render(null, { isRestored: false })
  for (const part of ['Wire the tokenizer', 'Shall I delete the fixtures?', '/h/s1.jsonl', 'Never touch'])
    assert.ok(text.includes(part), part)
  assert.doesNotMatch(render(null), /<[a-z-]+>|s1\.jsonl/, 'restored, and no summary to hold it against')
})

test('what the summary denies is told with the record', () => {
  const contradictions = [{ says: 'All tests pass', record: 'npm test: failed: leap day' }]
  assert.match(
    render('All tests pass', { contradictions }),
    /<failing note="the summary says &quot;All tests pass&quot;; the last run says">npm test: failed: leap day<\/failing>/,
  )
})

test('checkpoints that no alert told of are named, the newest five', () => {
  const others = ['cx-001', 'cx-002', 'cx-003', 'cx-004', 'cx-005', 'cx-006']
  assert.match(render('', { others }), /that no alert told of: cx-002, cx-003, cx-004, cx-005, cx-006\./)
})

test('a later compaction may tell more than a first one, both within their budgets', () => {
  const rules = Array.from({ length: 60 }, (_, index) => `Never touch module m${index} of the large importer`)
  const crowded = { ...WORK, said: said(...rules) }
  const [first, later] = [1, 3].map((sequence) => estimateTokens(render('', {}, crowded, sequence)))
  assert.ok(first !== undefined && later !== undefined)
  assert.ok(first <= 440 && first > 380, `${first}`)
  assert.ok(later <= 500 && later > first, `${later}`)
  const words = rules.map((rule) => rule.replace('Never touch', 'Rather split'))
  assert.match(render('', {}, { ...crowded, said: said(...words) }), /<earlier-user-words note="[^"]+" more="yes">/)
})
