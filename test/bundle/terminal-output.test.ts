import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { runCommandWith } from './run-command.ts'
import { createSandbox, distOf } from './sandbox.ts'

const COLOUR = /\u001b\[/
const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0

/** What the command writes to a terminal of its own. */
function runOnTerminal(test: TestContext, env: Readonly<Record<string, string>>): string {
  const sandbox = createSandbox(test)
  const line = `'${process.execPath}' '${join(distOf(sandbox), 'holdfast.mjs')}' flags`
  const all = { PATH: process.env.PATH ?? '', HOME: sandbox.home, TERM: 'xterm', ...env }
  return spawnSync('script', ['-qec', line, '/dev/null'], { env: all, encoding: 'utf8', cwd: sandbox.project }).stdout
}

describe('colours', () => {
  it('stand on a terminal, and not with NO_COLOR or on a dumb one', { skip: !hasTerminal }, (test) => {
    assert.match(runOnTerminal(test, {}), COLOUR)
    for (const env of [{ NO_COLOR: '1' }, { NO_COLOR: '1', FORCE_COLOR: '1' }, { TERM: 'dumb' }])
      assert.doesNotMatch(runOnTerminal(test, env), COLOUR, JSON.stringify(env))
  })

  it('stay out of a pipe, in CI too, unless they are asked for', (test) => {
    const run = (env: Readonly<Record<string, string>>) => runCommandWith(createSandbox(test), env, ['flags']).out
    for (const env of [{}, { CI: 'true' }, { FORCE_COLOR: '1', NO_COLOR: '1' }])
      assert.doesNotMatch(run(env), COLOUR, JSON.stringify(env))
    assert.match(run({ FORCE_COLOR: '1' }), COLOUR)
  })
})
