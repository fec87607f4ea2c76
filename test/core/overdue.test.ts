import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Guard, type JudgeTerms, judgeCall } from '../../src/guards/core/judge.ts'
import type { Decision } from '../../src/policy/core/verdict.ts'

/** A clock that guards move: each answer costs its guard that much time. */
function createClock(deadlineMs: number) {
  let now = 0
  let hasEffects = false
  const asked: string[] = []
  const guard = (
    name: Guard['name'],
    needs: 'call' | 'effects' | 'files',
    costs: number,
    decision: Decision | null,
  ): Guard => ({
    name,
    needs,
    mode: 'deny',
    judge: () => {
      asked.push(name)
      now += costs
      if (needs !== 'call') hasEffects = true
      return decision === null ? null : { decision, target: 'x', reason: 'because' }
    },
  })
  const terms: JudgeTerms = {
    fail: 'open',
    unresolved: 'ask',
    deadlineMs,
    isOverdue: () => now > deadlineMs,
    isLate: () => now > 3 * deadlineMs,
    hasEffects: () => hasEffects,
    nameError: String,
  }
  return { guard, terms, asked, wait: (ms: number) => (now += ms) }
}

describe('a judgement whose time is over', () => {
  it('still asks every guard that goes by the effects once they are found', async () => {
    const { guard, terms, asked } = createClock(100)
    const guards = [
      guard('self-protection', 'effects', 5000, null),
      guard('confined-writes', 'effects', 1, 'deny'),
      guard('stale-resumption', 'files', 1, null),
    ]
    const { verdict, failure } = await judgeCall(guards, terms)
    assert.deepEqual([verdict.decision, failure], ['deny', null])
    assert.deepEqual(asked, ['self-protection', 'confined-writes'])
  })
  it('asks the guards that read files last, and names steps in the order of the list', async () => {
    const { guard, terms, asked } = createClock(100)
    const guards = [
      guard('architecture', 'files', 500, 'warn'),
      guard('governance', 'effects', 1, 'ask'),
      guard('stale-resumption', 'files', 1, null),
    ]
    const { verdict, steps } = await judgeCall(guards, terms)
    assert.deepEqual(asked, ['governance', 'architecture'])
    assert.deepEqual(
      steps.map(({ guard: name, outcome }) => `${name} ${outcome.code}`),
      ['architecture objects', 'governance objects', 'stale-resumption overdue'],
    )
    assert.equal(verdict.decision === 'ask' && verdict.guard, 'governance')
    assert.match('reason' in verdict ? verdict.reason : '', /stale-resumption: no verdict within 100 ms/)
  })
  const outcomes: [fail: JudgeTerms['fail'], unresolved: JudgeTerms['unresolved'], decision: string][] = [
    ['open', 'allow', 'ask'],
    ['open', 'ask', 'ask'],
    ['open', 'deny', 'deny'],
    ['closed', 'allow', 'deny'],
    ['closed', 'deny', 'deny'],
  ]
  for (const [fail, unresolved, decision] of outcomes)
    it(`with fail = ${fail} and unresolved = ${unresolved} ends with ${decision}`, async () => {
      const { guard, terms, wait, asked } = createClock(100)
      wait(200)
      const guards = [guard('confined-writes', 'effects', 1, null), guard('governance', 'effects', 1, null)]
      const { verdict, failure, steps } = await judgeCall(guards, { ...terms, fail, unresolved })
      assert.deepEqual([verdict.decision, failure?.guard, asked], [decision, 'confined-writes', []])
      assert.equal(steps[0]?.outcome.code, 'overdue')
    })
  it('a guard that goes by the call alone is never late', async () => {
    const { guard, terms, wait } = createClock(100)
    wait(200)
    const { verdict } = await judgeCall(
      [guard('allowed-tools', 'call', 1, 'deny'), guard('governance', 'effects', 1, null)],
      terms,
    )
    assert.equal(verdict.decision === 'deny' && verdict.guard, 'allowed-tools')
  })
  it('the clock on the wall counts only before the effects are found', async () => {
    for (const [isFound, decision] of [
      [true, 'allow'],
      [false, 'ask'],
    ] as const) {
      const { guard, terms } = createClock(100)
      const late = { ...terms, isLate: () => true, hasEffects: () => isFound }
      const { verdict } = await judgeCall([guard('stale-resumption', 'files', 1, null)], late)
      assert.equal(verdict.decision, decision)
    }
  })
  it('a guard that failed before hides no guard that is late', async () => {
    const { guard, terms, wait } = createClock(100)
    const fails: Guard = {
      name: 'self-protection',
      mode: 'deny',
      judge: () => {
        wait(200)
        throw new Error('x')
      },
    }
    const { verdict } = await judgeCall([fails, guard('confined-writes', 'effects', 1, null)], terms)
    assert.equal(verdict.decision, 'ask')
  })
})
