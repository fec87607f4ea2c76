import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { REPOSITORY } from './sources.ts'

/** Functions of src that take more than three parameters. The number may only fall. */
const MOST = 106

test(`at most ${MOST} functions take more than three parameters`, () => {
  const args = ['lint', '--only=complexity/useMaxParams', '--reporter=json', '--max-diagnostics=none', 'src']
  const run = spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', ...args], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 16 << 20,
  })
  const { summary } = JSON.parse(run.stdout) as { readonly summary: Readonly<Record<string, number>> }
  assert.ok((summary.unchanged ?? 0) > 500, 'the sources were looked at')
  assert.ok((summary.warnings ?? 0) <= MOST, `${summary.warnings} functions`)
})
