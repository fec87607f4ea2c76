import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ACTING_MATCHER } from '../../src/client/core/acting-tools.ts'
import { findPolicyNeeds } from '../../src/client/core/policy-needs.ts'
import { createRegistration } from '../../src/client/core/registration.ts'
import { DEFAULT_CONFIG } from '../../src/config/core/config.ts'

const CASES = fileURLToPath(new URL('../../fixtures/pre-tool-use/', import.meta.url))
const starts = (tool: string) => new RegExp(ACTING_MATCHER).test(tool)
const read = (name: string, file: string) =>
  existsSync(join(CASES, name, file)) ? readFileSync(join(CASES, name, file), 'utf8') : ''

describe('the matcher of PreToolUse', () => {
  for (const tool of ['Bash', 'Write', 'NotebookEdit', 'MultiEdit', 'Agent', 'Task', 'ExitPlanMode', 'mcp__x__save'])
    test(`starts the hook for ${tool}`, () => assert.ok(starts(tool)))

  for (const tool of ['Read', 'Grep', 'Glob', 'TaskList', 'TaskCreate', 'TodoWrite', 'TaskOutput', 'WebFetch', 'Skill'])
    test(`starts nothing for ${tool}`, () => assert.ok(!starts(tool)))

  test('starts the hook for every tool that a guard speaks about in a golden', () => {
    const spoken = readdirSync(CASES)
      .filter((name) => !/codex|gemini/.test(name) && existsSync(join(CASES, name, 'expected/stdout.json')))
      // A list of allowed tools is the one guard that speaks about reads, and its registration has no matcher.
      .filter(
        (name) =>
          !['stdout.json', 'context.xml'].some((file) => read(name, `expected/${file}`).includes('allowed_tools')),
      )
      .map((name) => JSON.parse(read(name, 'stdin.json')).tool_name as string)
    assert.ok(new Set(spoken).size >= 5, spoken.join())
    assert.deepEqual(
      spoken.filter((tool) => !starts(tool)),
      [],
    )
  })
})

describe('the registration follows the policy', () => {
  const matcherUnder = (change: Partial<typeof DEFAULT_CONFIG>) =>
    createRegistration(findPolicyNeeds({ ...DEFAULT_CONFIG, ...change })).PreToolUse?.map((group) =>
      'matcher' in group ? group.matcher : null,
    )
  const listed = { 'guardrails.allowed_tools': ['Read', 'Bash'] }

  test('without a list of allowed tools reads start nothing', () =>
    assert.deepEqual(matcherUnder({}), [ACTING_MATCHER]))
  test('a list speaks about every tool', () => assert.deepEqual(matcherUnder(listed), [null]))
  test('a list that is switched off speaks about none', () =>
    assert.deepEqual(matcherUnder({ ...listed, 'guardrails.modes.allowed_tools': 'off' }), [ACTING_MATCHER]))
})
