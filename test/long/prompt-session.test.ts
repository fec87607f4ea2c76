import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { estimateTokens } from '../../src/base/core/tokens.ts'
import { CADENCES, type Cadence } from '../../src/config/core/config.ts'
import { countTags, mark, openPromptProject, type PromptProject, SESSION } from '../bundle/prompt-project.ts'

/** Ten lines of some 50 tokens each: nearly all of the budget. */
const RULES = {
  '.context/rules/quality.md': Array.from({ length: 10 }, (_, index) =>
    mark(index + 1, `Rule ${index + 1}: ${'a sentence of the rules that matters '.repeat(5)}to everybody.`),
  ).join(''),
}

/** The plan's session of 50 prompts: how many at each fill, in tokens of the 167K of this model; and where it is compacted. */
const FILLS = [
  ...Array<number>(15).fill(60_000),
  ...Array<number>(15).fill(100_000),
  ...Array<number>(10).fill(122_000),
  ...Array<number>(5).fill(140_000),
  ...Array<number>(3).fill(150_000),
]

/** Plays it, with the two compactions after EMERGENCY, and counts what is told by tag. */
function play(project: PromptProject, check: (prompt: number) => void = () => {}) {
  const total: Record<string, number> = {}
  const take = (text: string) => {
    for (const [name, tokens] of Object.entries(countTags(text))) total[name] = (total[name] ?? 0) + tokens
  }
  take(project.start('startup'))
  for (const [index, tokens] of FILLS.entries()) {
    if (index > 0) project.answer(tokens)
    check(index)
    take(project.prompt())
  }
  for (let compaction = 0; compaction < 2; compaction += 1) {
    take(project.compact())
    take(project.prompt())
    project.answer(150_000)
  }
  return total
}

describe('a session of 50 prompts', () => {
  const totals = new Map<Cadence, Record<string, number>>()
  for (const cadence of CADENCES) {
    it(`with the cadence ${cadence}`, (test) => {
      const project = openPromptProject(test, {
        ...RULES,
        '.holdfast/config.toml': `[reinforcement]\ncadence = "${cadence}"\n`,
      })
      const total = play(project)
      totals.set(cadence, total)
      const monitoring = (total['context-monitor'] ?? 0) + (total['compaction-alert'] ?? 0)
      test.diagnostic(`${cadence}: monitoring ${monitoring} tokens, rules ${total['quality-reinforcement'] ?? 0}`)
      test.diagnostic(JSON.stringify(total))
      // The plan's own figure for the same session.
      assert.ok(monitoring <= 3960, `monitoring: ${monitoring} tokens`)
    })
  }

  it('the rules cost what they are told for, once per context unless every prompt is asked for', () => {
    const rules = (cadence: Cadence) => totals.get(cadence)?.['quality-reinforcement'] ?? 0
    const once = rules('after-compaction') / 2
    assert.ok(once > 400 && once <= 600, `${once} tokens at a time`)
    assert.ok(Math.abs(rules('on-change') - 3 * once) < 30, `${rules('on-change')}: first prompt and two compactions`)
    assert.ok(rules('every-prompt') > 48 * 0.9 * once, `${rules('every-prompt')}: every prompt`)
  })
})

describe('what explain prompt says is what the hook does', () => {
  it('along a session, section by section and token by token', (test) => {
    const project = openPromptProject(test, {
      ...RULES,
      'docs/context/ROLES.md': '# Roles\n\nBuilder and reviewer.\n',
      '.holdfast/config.toml': '[[routing]]\nintent = "next"\nkeywords = ["go on"]\nagent = "next-agent"\n',
    })
    const names: Record<string, string> = {
      context_monitor: 'context-monitor',
      routing_hint: 'routing-hint',
      response_guidance: 'response_guidance',
    }
    const explain = (event: number) => {
      const data = JSON.parse(project.command(['explain', 'prompt', 'go', 'on', '--json', '--dir', project.project]))
      const told = data.answers[event].sections.filter((section: { told: boolean }) => section.told)
      return Object.fromEntries(
        told.map((section: { name: string; tokens: number }) => [
          names[section.name] ?? section.name.replaceAll('_', '-'),
          section.tokens,
        ]),
      )
    }
    const before = explain(0)
    assert.deepEqual(countTags(project.start('startup')), before, 'at the start')
    for (const tokens of [60_000, 100_000, 122_000, 60_000, 60_000]) {
      const expected = explain(1)
      assert.deepEqual(countTags(project.prompt()), expected, `before ${tokens}`)
      project.answer(tokens)
    }
    project.compact()
    const expected = explain(1)
    assert.ok('compaction-alert' in expected && !('quality-reinforcement' in expected), JSON.stringify(expected))
    assert.deepEqual(countTags(project.prompt()), expected, 'after a compaction')
  })

  it('what is left out for want of room is said, and due again', (test) => {
    const project = openPromptProject(test, {
      ...RULES,
      '.holdfast/config.toml': '[budgets]\nuser_prompt_submit = 100\n',
    })
    project.start('startup')
    assert.equal(project.prompt(), '')
    const data = JSON.parse(
      project.command(['explain', 'prompt', '--json', '--session', SESSION, '--dir', project.project]),
    )
    const rules = data.answers[1].sections.at(-1)
    assert.equal(rules.told, false)
    assert.match(rules.why, /^no room: \d+ tokens, 100 left of 100$/)
    project.write('.holdfast/config.toml', '')
    assert.ok(estimateTokens(project.prompt()) > 400, 'told when there is room')
    assert.equal(project.prompt(), '', 'and only then')
  })
})
