import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { RUNTIME_OPTIONS } from '../../src/client/core/registration.ts'
import { readStart } from './golden.ts'
import { runHook } from './run-hook.ts'
import { RUNTIME } from './runtime.ts'
import { createSandbox, FIXTURES } from './sandbox.ts'

const CASE = join(FIXTURES, 'session-start/a-startup-is-told-where-it-is')

test('a project neither switches a hook off nor runs code in it', {
  skip: !/bun$/.test(RUNTIME[0] ?? ''),
}, async (test) => {
  assert.deepEqual(RUNTIME.slice(1), RUNTIME_OPTIONS.bun, 'the options that init registers')
  const sandbox = createSandbox(test, CASE)
  const write = (name: string, text: string) => writeFileSync(join(sandbox.project, name), text)
  write('.env', 'HOLDFAST_OFF=1\n')
  write('bunfig.toml', 'preload = ["./theirs.ts"]\n')
  write('theirs.ts', 'console.log("theirs")\n')
  const { stdout, stderr, exitCode } = await runHook(sandbox, 'session-start', readStart(CASE))
  assert.deepEqual([exitCode, stderr], [0, ''])
  assert.match(JSON.parse(stdout).hookSpecificOutput.additionalContext, /<project-context>/)
})
