import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { journey } from './journey.ts'
import { assertIncludes, lastText } from './request-texts.ts'
import { agent, at, bash, calls, write } from './turns.ts'

const POLICY = '[guardrails]\nwrite_roots = ["docs/**", "artifacts/**"]\n'
const files = { '.holdfast/config.toml': POLICY, 'docs/a.md': 'a\n', 'src/a.ts': 'const a = 1\n' }

describe('writes confined to roots, with every permission granted', () => {
  journey(
    'a write outside does not happen, by whatever tool, and the reason reaches the model',
    { files },
    async (world) => {
      const outside = [write('src/b.ts', 'b'), bash("sed -i 's/1/2/' src/a.ts"), bash('cat > src/c.ts <<EOF\nc\nEOF')]
      world.api.script('main', ...outside.map((call) => calls(30_000, call)), at(31_000))
      await world.play(['write them'])
      assert.equal(world.read('src/a.ts'), files['src/a.ts'])
      assert.deepEqual([world.read('src/b.ts'), world.read('src/c.ts')], [null, null])
      for (const index of [1, 2, 3]) {
        assertIncludes(
          lastText(world.request('main', index)),
          'confined-writes:',
          'Writes are allowed in docs/**, artifacts/**',
        )
      }
    },
  )

  journey('inside, and for calls no rule speaks to, not a word is said', { files }, async (world) => {
    const inside = [write('docs/b.md', 'b'), bash('echo c > docs/c.md; grep ">" docs/a.md 2>/dev/null')]
    world.api.script('main', ...inside.map((call) => calls(30_000, call)), at(31_000))
    await world.play(['write them'])
    assert.deepEqual([world.read('docs/b.md'), world.read('docs/c.md')], ['b', 'c\n'])
    for (const index of [1, 2])
      assert.doesNotMatch(lastText(world.request('main', index)), /guardrails|hook additional context/)
  })

  journey(
    'what nobody can tell beforehand is asked, and nobody being there, refused with the reason',
    { files },
    async (world) => {
      world.api.script('main', calls(30_000, bash('echo x > "$(cat docs/a.md)"')), at(31_000))
      await world.play(['write it'])
      assertIncludes(lastText(world.request('main', 1)), 'confined-writes:', 'it cannot be told beforehand')
    },
  )

  journey('a subagent is held to the same roots', { files }, async (world) => {
    world.api.script('main', at(40_000), calls(41_000, agent('write it')))
    world.api.script('subagent', calls(30_000, bash('echo b > src/b.ts')), at(31_000))
    await world.play(['hello', 'delegate'])
    assert.equal(world.read('src/b.ts'), null)
    assertIncludes(lastText(world.request('subagent', 1)), 'confined-writes:')
    const denials = (world.read('.holdfast/events.jsonl') ?? '')
      .split('\n')
      .filter((line) => line.includes('tool_denied'))
    assert.equal(denials.length, 1)
    assert.match(JSON.parse(denials[0] ?? '{}').agent_id, /^\w+$/)
  })

  journey(
    'what a script writes outside is found afterwards and told',
    { files: { ...files, 'docs/run.sh': 'echo b > src/b.ts\n' } },
    async (world) => {
      world.api.script(
        'main',
        calls(30_000, { name: 'Bash', input: { command: 'make -f docs/none || ./docs/run || sh docs/run.sh' } }),
        at(31_000),
      )
      await world.play(['run it'])
      const told = lastText(world.request('main', 1))
      if (world.read('src/b.ts') === null) assertIncludes(told, 'confined-writes:')
      else assertIncludes(told, 'files outside the write roots changed', '"src/b.ts"')
    },
  )
})

describe('without a policy', () => {
  journey('the registration of the hooks is not rewritten without the person', {}, async (world) => {
    const before = world.read('.claude/settings.json')
    world.api.script('main', calls(30_000, bash('echo "{}" > .claude/settings.json')), at(31_000))
    await world.play(['rewrite it'])
    assertIncludes(lastText(world.request('main', 1)), 'self-protection:')
    assert.equal(world.read('.claude/settings.json'), before)
  })
})
