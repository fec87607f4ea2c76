import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { shellCommand } from '../core/shell-grammar.ts'
import { runForReal } from './shell-landing.ts'
import {
  hasSandbox,
  listGroup,
  makeSandbox,
  makeTemplate,
  makeToolFolder,
  removeSandbox,
  runInSandbox,
} from './shell-sandbox.ts'

const isAble = hasSandbox()
const skip = !isAble && 'needs Linux with bash, git, python3, perl and setsid'
const template = isAble ? makeTemplate() : ''
const bin = isAble ? makeToolFolder() : ''
after(() => {
  for (const folder of [template, bin]) if (folder !== '') rmSync(folder, { recursive: true, force: true })
})

/** SEED and RUNS look further than the fixed sample does. */
const SEED = Number(process.env.SEED ?? 5)
const RUNS = Math.min(5_000, Number(process.env.RUNS ?? 60))

test('nothing a command starts outlives its run, however it multiplies', { skip }, () => {
  for (const command of [
    'sleep 60 & sleep 60',
    'b() { sleep 60 | sleep 60 & }; b; b; b',
    'nohup sleep 60 & (sleep 60 &)',
  ]) {
    const sandbox = makeSandbox(template, bin)
    const session = runInSandbox(command, sandbox)
    assert.deepEqual(listGroup(session), [], command)
    removeSandbox(sandbox)
  }
})

/** Commands that a table of the pure tests names; here they run, and all that changes was said. */
const REAL = [
  'git merge-file a.txt b.md list.txt',
  'git interpret-trailers --in-place --trailer a:b docs/x.md',
  "printf 'From a@b Thu Jan 1 00:00:00 1970\\n\\nx\\n' > mbox; git mailsplit -odocs mbox",
  'python3 -m gzip docs/x.md',
  "python3 -c \"import xml.etree.ElementTree as ET; ET.ElementTree(ET.Element('a')).write('docs/x.xml')\"",
  'python3 -m cProfile -o docs/prof -m json.tool --help',
  'gzip -k docs/x.md',
]

test('what a command really writes was said before', { skip }, async () => {
  for (const command of REAL) {
    const { missed, isResolved, changed } = await runForReal(command, template, bin)
    assert.deepEqual(
      { missed, isResolved, hasChanged: changed > 0 },
      { missed: [], isResolved: true, hasChanged: true },
      command,
    )
  }
})

test('bytes land nowhere but where the analysis says', { skip }, async () => {
  let resolved = 0
  let changed = 0
  for (const command of fc.sample(shellCommand, { numRuns: RUNS, seed: SEED })) {
    const landing = await runForReal(command, template, bin)
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
