import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { endure, referenceOf, scramble } from './endure.ts'
import { EVENT_NAMES } from './run-hook.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { STORY } from './story.ts'

function configOf(sandbox: Sandbox): string {
  const path = join(sandbox.project, '.holdfast/config.toml')
  mkdirSync(dirname(path), { recursive: true })
  return path
}

describe('a configuration that cannot be used is one line and changes no answer', { concurrency: 3 }, () => {
  const configs: Record<string, string | ((path: string) => void)> = {
    'not TOML': 'criticality = "C4\n',
    'a key of every object': '__proto__ = 1\n',
    'a table of every object': '[__proto__]\npolluted = true\n',
    'the constructor': 'constructor = "x"\n',
    'a list where a text belongs': 'criticality = ["C4"]\n',
    'a table where a number belongs': '[context_monitor.compaction_point]\ntokens = 1\n',
    'lists twenty thousand deep': `criticality = ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`,
    'tables ten thousand deep': `[${Array(10_000).fill('a').join('.')}]\nb = 1\n`,
    'a key of a hundred thousand characters': `${'k'.repeat(100_000)} = 1\n`,
    'three hundred kilobytes': `# ${'x'.repeat(300_000)}\n`,
    'bytes that are no text': (path) => writeFileSync(path, scramble(1000)),
    'a link to an endless file': (path) => symlinkSync('/dev/zero', path),
    'a link to a file elsewhere': (path) => symlinkSync('/etc/hosts', path),
    'a pipe nobody writes to': (path) => void execFileSync('mkfifo', [path]),
    'a folder': (path) => mkdirSync(path),
  }
  for (const [name, config] of Object.entries(configs)) {
    it(name, async (test) => {
      for (const event of ['user-prompt-submit', 'pre-tool-use'] as const) {
        const sandbox = createSandbox(test, STORY)
        const path = configOf(sandbox)
        if (typeof config === 'string') writeFileSync(path, config)
        else config(path)
        const { stdout, said } = await endure(sandbox, event)
        assert.equal(stdout, (await referenceOf(test, event)).stdout, event)
        assert.equal(said.length, 1, said.join('\n'))
        assert.ok((said[0] ?? '').length < 1000, `a line of ${said[0]?.length} characters`)
        if (event === 'user-prompt-submit') assert.deepEqual((await endure(sandbox, event)).said, [], 'said again')
      }
    })
  }

  it('twenty thousand unknown keys are told in a few lines', async (test) => {
    const config = Array.from({ length: 20_000 }, (_, index) => `k${index} = 1\n`).join('')
    for (const event of EVENT_NAMES) {
      const sandbox = createSandbox(test, STORY)
      writeFileSync(configOf(sandbox), config)
      const { stdout, said } = await endure(sandbox, event)
      assert.equal(stdout, (await referenceOf(test, event)).stdout, event)
      assert.ok(said.length >= 1 && said.length <= 25, `${said.length} lines`)
    }
  })
})
