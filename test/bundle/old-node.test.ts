import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { runCommandWith } from './run-command.ts'
import { EVENT_NAMES, runHook } from './run-hook.ts'
import { createSandbox } from './sandbox.ts'

const likeNode = (version: string) => ({
  NODE_OPTIONS: `--require=${fileURLToPath(new URL('like-node.cjs', import.meta.url))}`,
  PRETEND: version,
})

describe('a node that is too old', () => {
  for (const version of ['18.20.8', '20.15.1']) {
    it(`${version}: the command names it and the version needed, in one line`, (test) => {
      const { code, out, err } = runCommandWith(createSandbox(test), likeNode(version), ['status'])
      assert.deepEqual([code, out], [1, ''])
      assert.equal(err, `holdfast needs Node 20.16 or later, and this is Node ${version}\n`)
    })

    it(`${version}: hooks let every call go on, without a word`, async (test) => {
      const sandbox = createSandbox(test)
      for (const name of EVENT_NAMES) {
        const run = await runHook(sandbox, name, { env: likeNode(version), stdin: '{}' })
        assert.deepEqual([name, run.exitCode, run.stdout, run.stderr], [name, 0, '', ''])
      }
    })
  }

  it('is not one that only lacks the short way to the modules of node', (test) => {
    const { code, err } = runCommandWith(createSandbox(test), likeNode('22.0.0'), ['status'])
    assert.deepEqual([code, err], [0, ''])
  })
})
