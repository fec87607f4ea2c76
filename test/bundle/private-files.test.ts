import assert from 'node:assert/strict'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { readStart } from './golden.ts'
import { runHook } from './run-hook.ts'
import { createSandbox, FIXTURES } from './sandbox.ts'

const CASE = join(FIXTURES, 'pre-compact/a-checkpoint-on-a-track-records-its-tiers-and-failed-tests')

it('what hooks store of a session is for its owner alone, whatever the umask', {
  skip: process.platform === 'win32',
}, async (test) => {
  const sandbox = createSandbox(test, CASE)
  const before = new Set(listFiles(sandbox.project))
  const wrapper = ['sh', '-c', 'umask 0; exec "$@"', '-']
  const run = await runHook(sandbox, 'pre-compact', { ...readStart(CASE), wrapper })
  assert.equal(run.exitCode, 0)
  const created = listFiles(sandbox.project).filter(
    (path) => !before.has(path) && /\/(?:\.holdfast|artifacts\/sessions)\//.test(path),
  )
  assert.ok(
    created.some((path) => path.includes('.holdfast/checkpoints/')),
    `a checkpoint is among ${created.join(', ')}`,
  )
  const open = created.filter((path) => (statSync(path).mode & 0o077) !== 0)
  assert.deepEqual(open, [])
})

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
