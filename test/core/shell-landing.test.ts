import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { shellCommand } from './shell-grammar.ts'
import { makeTemplate, runForReal } from './shell-landing.ts'

const hasShell =
  spawnSync('bash', ['-c', 'git --version && python3 --version && perl -v'], { stdio: 'ignore' }).status === 0
const template = hasShell ? makeTemplate() : ''
after(() => {
  if (template !== '') rmSync(template, { recursive: true, force: true })
})

/** SEED and RUNS look further than the fixed sample does. */
const SEED = Number(process.env.SEED ?? 5)
const RUNS = Number(process.env.RUNS ?? 200)

test('bytes land nowhere but where the analysis says', {
  skip: !hasShell && 'needs bash, git, python3 and perl',
}, () => {
  let resolved = 0
  let changed = 0
  for (const command of fc.sample(shellCommand, { numRuns: RUNS, seed: SEED })) {
    const landing = runForReal(command, template)
    assert.deepEqual(
      landing.missed,
      [],
      `${command}\nsaid: ${landing.effects.writes.map(({ path }) => path).join(', ')}`,
    )
    if (landing.isResolved) resolved += 1
    if (landing.changed > 0) changed += 1
  }
  // A sample in which everything is unresolved, or nothing happens, would prove nothing.
  assert.ok(resolved > RUNS / 2, `${resolved} of ${RUNS} resolved`)
  assert.ok(changed > RUNS / 4, `${changed} of ${RUNS} changed something`)
})
