import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseNotice } from '../../src/sessions/core/row.ts'
import { parseDistantLine, parseLine } from '../../src/sessions/core/row-of-line.ts'
import { isTrivial } from '../../src/words/core/trivial.ts'
import { parseNotification } from '../../src/words/core/user-words.ts'
import type { WorkState } from '../../src/work/core/work-state.ts'
import { collect, collectRows } from './collect-work.ts'
import { asLine, call, readRecorded, result, say, user } from './rows.ts'

for (const text of [
  'ok',
  'Yes!',
  'go on',
  'continue',
  'Thanks, looks good.',
  'ok, go ahead',
  'yes please',
  '...',
  '',
  '\u{1f44d}',
  'hello',
  'Perfect. Next.',
  'weiter',
  'ja, mach weiter bitte',
  'Ja lfg',
  'continuez',
  '\u7ee7\u7eed',
  '\uacc4\uc18d\ud574\uc918',
]) {
  test(`${JSON.stringify(text)} only pushes on`, () => assert.ok(isTrivial(text), text))
}

for (const text of [
  'no',
  'ok, use Redis',
  'go to src',
  'weiter mit dem Parser',
  'yes but keep it',
  'fix it',
  'why?',
  '/deploy',
  'stop',
  'next: the parser',
  '2',
  '\u3044\u3044\u3048',
]) {
  test(`${JSON.stringify(text)} says something`, () => assert.ok(!isTrivial(text), text))
}

const NOTIFICATION = `<task-notification>
<task-id>b7</task-id>
<tool-use-id>toolu_1</tool-use-id>
<output-file>/tmp/b7.output</output-file>
<status>completed</status>
<summary>Agent "look" completed</summary>
<result>Found three callers.
All in src/.</result>
</task-notification>`

test('a notification gives whose call ended, how, and what it found', () => {
  const read = parseNotification(NOTIFICATION)
  assert.deepEqual(
    [read?.callId, read?.status, read?.result],
    ['toolu_1', 'completed', 'Found three callers.\nAll in src/.'],
  )
  assert.equal(parseNotification(`<system-reminder>x</system-reminder>\n${NOTIFICATION}`)?.callId, 'toolu_1')
})

test('a report may quote a notification; only what begins like one is one', () => {
  const quoting = NOTIFICATION.replace('Found three callers.', 'It prints <result>x</result> and </task-notification>.')
  assert.match(parseNotification(quoting)?.result ?? '', /^It prints .*All in src\/\.$/s)
  for (const text of [
    '',
    'What does <task-notification> mean?',
    '<task-notification>',
    '<task-notification><status>x</status>',
  ])
    assert.equal(parseNotification(text), null, text)
})

/** An attachment of the client and what it says about the work. */
const NOTICES: readonly (readonly [what: string, attachment: Record<string, unknown>, notice: unknown])[] = [
  [
    'plan mode',
    { type: 'plan_mode', planFilePath: '/p/plan.md' },
    { kind: 'plan-mode', isOn: true, file: '/p/plan.md' },
  ],
  ['plan mode entered again', { type: 'plan_mode_reentry' }, { kind: 'plan-mode', isOn: true, file: null }],
  ["a subagent's plan mode", { type: 'plan_mode', isSubAgent: true }, null],
  ['plan mode left', { type: 'plan_mode_exit' }, { kind: 'plan-mode', isOn: false, file: null }],
  ['a goal', { type: 'goal_status', condition: 'tests pass' }, { kind: 'goal', condition: 'tests pass' }],
  [
    'a goal that is met',
    { type: 'goal_status', condition: 'tests pass', met: true },
    { kind: 'goal', condition: null },
  ],
  [
    'instructions of a folder',
    { type: 'nested_memory', path: '/p/src/CLAUDE.md' },
    { kind: 'loaded', skills: [], instructions: ['/p/src/CLAUDE.md'] },
  ],
  [
    'skills',
    { type: 'invoked_skills', skills: [{ name: 'review' }, { name: 7 }, null] },
    { kind: 'loaded', skills: ['review'], instructions: [] },
  ],
  ['skills without a name', { type: 'invoked_skills', skills: [{}] }, null],
  ['a file', { type: 'file', path: '/p/a' }, null],
  ['nothing', {}, null],
]

for (const [what, attachment, notice] of NOTICES) {
  test(`notice: ${what}`, () => assert.deepEqual(parseNotice(attachment), notice))
}

const attached = (attachment: Record<string, unknown>) =>
  JSON.stringify({ type: 'attachment', attachment, uuid: `u${JSON.stringify(attachment)}` })

test('what was loaded, planned and set as a goal is in the state', () => {
  const state = collect(
    user('Port the importer'),
    attached({ type: 'plan_mode' }),
    attached({ type: 'nested_memory', path: '/p/src/CLAUDE.md' }),
    attached({ type: 'goal_status', condition: 'all tests pass' }),
    call('s', 'Skill', { skill: 'review' }),
    result('s', 'ok'),
  )
  assert.equal(state.planMode, true)
  assert.deepEqual(state.instructions, ['/p/src/CLAUDE.md'])
  assert.deepEqual(state.skills, ['review'])
  assert.equal(state.goal, 'all tests pass')
  assert.equal(collect(attached({ type: 'plan_mode' }), attached({ type: 'plan_mode_exit' })).planMode, false)
})

test('a plan file is a plan, not a changed file', () => {
  const write = [
    attached({ type: 'plan_mode', planFilePath: '/h/.claude/plans/a.md' }),
    call('w', 'Write', { file_path: '/h/.claude/plans/a.md', content: '1. Read\n2. Write' }),
    result('w', 'ok'),
  ]
  const { plan, planStatus, filesModified } = collect(...write)
  assert.deepEqual([plan, planStatus, filesModified], ['1. Read\n2. Write', 'noted', []])
})

test('rows far back give the same words, files, tasks and plans, whatever else they pass over', () => {
  const log = 'x'.repeat(2000)
  const lines = [
    user('Port the importer. Never touch the lexer.'),
    say('Shall I begin?'),
    user('Use valibot instead of zod'),
    call('r', 'Read', { file_path: 'src/a.ts' }),
    result('r', log),
    call('e', 'Edit', { file_path: 'src/b.ts' }),
    result('e', log),
    call('f', 'Edit', { file_path: 'src/c.ts' }),
    result('f', `String to replace not found ${log}`, true),
    call('c', 'TaskCreate', { subject: 'Parse' }),
    result('c', 'Task #4 created'),
    call('p', 'ExitPlanMode', { plan: '1. Read' }),
    result('p', 'User has approved your plan'),
    ...readRecorded('tools'),
  ]
  const [far, near] = [parseDistantLine, parseLine].map((read) => collectRows(lines.map((line) => read(asLine(line)))))
  for (const key of [
    'goal',
    'lastUserMessages',
    'orders',
    'decisions',
    'filesModified',
    'todos',
    'plan',
    'planStatus',
  ] as const)
    assert.deepEqual(far?.[key], near?.[key], key)
  // What the model said back there was passed over, so an answer stands without its question.
  const texts = (state?: WorkState) => state?.said.map(({ text }) => text)
  assert.deepEqual(texts(far), texts(near))
})
