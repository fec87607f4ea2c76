import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WorkState } from '../../src/work/core/work-state.ts'
import { collect } from './collect-work.ts'
import { say, user } from './rows.ts'

function collectPrompts(...prompts: readonly string[]): WorkState {
  return collect(...prompts.flatMap((prompt) => [user(prompt), say('Done.')]))
}

const asWritten = (name: string, args = '') =>
  `<command-message>${name}</command-message>\n<command-name>/${name}</command-name>\n<command-args>${args}</command-args>`

const NO_REQUESTS = [
  '/holdfast:handoff',
  '/holdfast:handoff say what to test first, please',
  '/compact',
  '/compact keep the plan of the parser',
  '/clear',
  '/model x',
  '/review-pr 12',
  '/deploy staging now',
  '/speckit.plan',
  '/BMAD:agents:pm go',
  '/mcp__github__list_prs 4',
  asWritten('holdfast:handoff'),
  asWritten('holdfast:handoff', 'say what to test first'),
  asWritten('model', 'x'),
  asWritten('review-pr', '12'),
  '<command-message>pdf</command-message>\n<command-name>pdf</command-name>\n<skill-format>true</skill-format>',
]

for (const prompt of NO_REQUESTS) {
  test(`${JSON.stringify(prompt.slice(0, 60))} is no request of the person`, () => {
    const { lastUserMessages, goal, said } = collectPrompts('Build the parser', prompt)
    assert.deepEqual(lastUserMessages, ['Build the parser'])
    assert.equal(goal, 'Build the parser')
    assert.deepEqual(
      said.map(({ text }) => text),
      ['Build the parser'],
    )
    assert.equal(collectPrompts(prompt).goal, null)
  })
}

const REQUESTS = [
  '/usr/bin/x fails',
  '/etc/hosts has no entry',
  '/tmp is full',
  '/Users is not readable',
  '/src/parse.ts: mend it',
]

for (const prompt of REQUESTS) {
  test(`${JSON.stringify(prompt)} names a path and is a request`, () => {
    assert.deepEqual(collectPrompts('Build the parser', prompt).lastUserMessages, ['Build the parser', prompt])
  })
}

test("a sentence behind a command is the person's request, without the command", () => {
  for (const prompt of ['/go never touch the migrations', asWritten('go', 'never touch the migrations')]) {
    const { lastUserMessages, said } = collectPrompts('Build the parser', prompt)
    assert.deepEqual(lastUserMessages, ['Build the parser', 'never touch the migrations'])
    assert.equal(said.at(-1)?.text, 'never touch the migrations')
  }
})
