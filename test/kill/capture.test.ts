import assert from 'node:assert/strict'
import { lutimesSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { createRepository, list, payload, start } from '../bundle/capture-project.ts'
import { listFiles } from '../bundle/list-files.ts'
import { runHook } from '../bundle/run-hook.ts'
import { findLeftovers, REPOSITORY } from '../bundle/sandbox.ts'

test('what a person marks in a prompt is kept exactly once when its hook is killed at any write, and nothing is left to do', async (context) => {
  let kept = 0
  for (let at = 1; ; at += 1) {
    assert.ok(at < 150, 'it never ends')
    const sandbox = createRepository(context)
    const env = {
      NODE_OPTIONS: `--require ${join(REPOSITORY, 'test/kill/kill-at-write.cjs')}`,
      KILL_AT: String(at),
    }
    const stdin = payload('UserPromptSubmit', { prompt: '[remember:patterns] Use tabs everywhere' })
    const { signal } = await runHook(sandbox, 'user-prompt-submit', { stdin, env })
    const wrote = listFiles(join(sandbox.project, '.holdfast/memory/pending')).some((path) => path.endsWith('.json'))
    for (const path of findLeftovers(sandbox)) lutimesSync(join(sandbox.root, path), 0, 0)
    await start(sandbox, 'startup')
    const stored = list(sandbox)
    assert.ok(stored.length <= 1 && (!wrote || stored.length === 1), `killed at write ${at}: ${stored.length} kept`)
    const left = listFiles(join(sandbox.project, '.holdfast/memory/pending')).filter((path) => path.endsWith('.json'))
    assert.deepEqual(left, [], `killed at write ${at}`)
    kept += stored.length
    if (signal === null) break
  }
  assert.ok(kept > 5, `${kept} kept`)
})
