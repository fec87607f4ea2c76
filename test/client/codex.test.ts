import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'node:test'
import { fileURLToPath } from 'node:url'
import { SUMMARY } from './codex-api.ts'
import { codexJourney } from './codex-world.ts'

const POLICY = {
  '.holdfast/config.toml': '[guardrails]\nwrite_roots = ["docs/**"]\n',
  'docs/a.md': 'a\n',
  'a.txt': 'one\n',
}
const command = (line: string, tokens = 20_000) => ({ command: line, tokens })
const patch = (...lines: readonly string[]) => ({
  patch: ['*** Begin Patch', ...lines, '*** End Patch', ''].join('\n'),
  tokens: 20_000,
})

describe('Codex, the real client', () => {
  codexJourney(
    'a session is told where it runs, and which writes happen is for the policy to say',
    POLICY,
    async (world) => {
      world.write('sub/b.txt', 'b\n')
      world.api.script(
        patch('*** Update File: a.txt', '@@', '-one', '+two', '*** Add File: docs/new.md', '+new'),
        command("sed -i 's/one/two/' a.txt"),
        command("cd sub && apply_patch <<'EOF'\n*** Begin Patch\n*** Add File: c.txt\n+c\n*** End Patch\nEOF"),
        command('echo x > "$(cat docs/a.md)"'),
        patch('*** Add File: docs/kept.md', '+kept'),
      )
      await world.prompt('write them')
      assert.match(world.sent(0), /<project-context>/)
      const last = world.sent(-1)
      assert.equal(last.match(/blocked by PreToolUse hook: confined-writes: /g)?.length, 4, last.slice(-6000))
      assert.match(last, /Writes are allowed in docs\/\*\*/)
      assert.match(last, /A hook cannot ask the person here/)
      assert.deepEqual(
        [world.read('a.txt'), world.read('docs/new.md'), world.read('sub/c.txt'), world.read('docs/kept.md')],
        ['one\n', null, null, 'kept\n'],
      )
    },
  )

  codexJourney('the guards hold when the session starts in a folder of the project', POLICY, async (world) => {
    world.write('sub/b.txt', 'b\n')
    world.api.script(command('echo x > ../a.txt'), patch('*** Delete File: ../.codex/hooks.json'))
    await world.prompt('write it', { from: 'sub' })
    assert.equal(world.sent(-1).match(/blocked by PreToolUse hook: confined-writes: /g)?.length, 2)
    assert.equal(world.read('a.txt'), 'one\n')
    assert.notEqual(world.read('.codex/hooks.json'), null)
    assert.ok(!existsSync(join(world.project, 'sub/.holdfast')), 'the state belongs to the project')
  })

  codexJourney('a filling context is told once inside the turn and on the next prompt', {}, async (world) => {
    world.api.script(command('ls', 100_000), command('ls', 180_000), command('ls', 181_000), {
      text: 'ok',
      tokens: 182_000,
    })
    await world.prompt('look around')
    const told = world.sent(-1).match(/CONTEXT STATUS: WARNING \(7[34]/g)
    assert.equal(told?.length, 1, 'once inside the loop')
    await world.prompt('go on', { resume: true })
    assert.match(
      world.sent(-1),
      /CONTEXT STATUS: WARNING \(73\.\d% of the way to automatic compaction\)[\s\S]*of 245K used[\s\S]*<context-monitor>CTX: 74\.\d% \(182K\/245K\) WARNING</,
    )
  })

  codexJourney(
    'a compaction is prepared with a checkpoint, and what it lost is restored at once',
    {},
    async (world) => {
      world.api.script(
        patch('*** Add File: retry.ts', '+export const attempts = 3'),
        patch('*** Add File: check.sh', "+echo 'FAIL retry waits too long' >&2", '+exit 1'),
        command('sh check.sh', 250_000),
        { text: 'done', tokens: 30_000 },
      )
      const pid = await world.prompt('Move the retry policy of the uploader into retry.ts.')
      const [session = ''] = readdirSync(join(world.project, '.holdfast/sessions'))
      const state = world.read(`.holdfast/sessions/${session}/state.json`)
      assert.equal(JSON.parse(state ?? '{}').client_pid, pid, 'the session is known by the process of Codex')
      assert.deepEqual(
        readdirSync(join(world.project, '.holdfast/checkpoints')).filter((name) => name.endsWith('.json')),
        ['cx-001-checkpoint.json'],
      )
      const after = world.sent(-1)
      assert.match(after, new RegExp(SUMMARY))
      assert.match(after, /<resumption-context checkpoint=\\"cx-001\\">/)
      for (const fact of [
        'Move the retry policy of the uploader into retry.ts.',
        '- retry.ts',
        'FAIL retry waits too long',
      ])
        assert.ok(after.includes(fact) || after.includes(`>${fact.slice(2)}<`), `not restored: ${fact}`)
      await world.prompt('go on', { resume: true })
      assert.match(world.sent(-1), /<compaction-alert checkpoint=\\"cx-001\\">/)
    },
  )

  codexJourney('uninstall leaves a project of Codex as it was', {}, async (world) => {
    const holdfast = fileURLToPath(new URL('../../dist/holdfast.mjs', import.meta.url))
    execFileSync(process.execPath, [holdfast, 'uninstall', '--client', 'codex', world.project], { stdio: 'pipe' })
    assert.deepEqual(readdirSync(world.project), ['.git'])
    await world.prompt('hello')
    assert.doesNotMatch(world.sent(0), /<project-context>/)
  })
})
