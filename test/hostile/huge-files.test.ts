import assert from 'node:assert/strict'
import { existsSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { listFiles } from '../bundle/list-files.ts'
import { runCommandWith } from '../bundle/run-command.ts'
import { EVENT_NAMES, runHook } from '../bundle/run-hook.ts'
import type { Sandbox } from '../bundle/sandbox.ts'
import { PAYLOADS, SESSION } from '../bundle/story.ts'
import { listCommands } from './every-command.ts'
import { createRepository, write } from './stage.ts'

const COUNTER = fileURLToPath(new URL('count-bytes.cjs', import.meta.url))
/** Over the bound of every file that is read whole; the index of git has the highest, 64 MiB. */
const SIZE = 80 << 20
/** A hook reads so much of a repository at most, where each file in it is over its bound. */
const HOOK_BYTES = 4 << 20
/** A command on files of 80 MiB each needs no more memory than this; starting node takes a quarter of it. */
const COMMAND_RSS = 200 << 20

/** Files that a clone may bring and no test of the story has. */
const MORE =
  `.holdfast/config.toml .holdfast/flags.json .claude/settings.json .claude/settings.local.json .claude/config.yaml
  docs/context/GUARDRAILS.md docs/context/ROLES.md ORCHESTRATION.yaml AGENTS.md .claude/rules/a.md .mcp.json
  .holdfast/memory/pending/m-x.json .holdfast/memory/notes/decisions/m-x.md .claude/context/memory/decisions.md
  .git/holdfast/adopted.json`.split(/\s+/)

interface Reading {
  readonly bytes: Readonly<Record<string, number>>
  readonly maxRss: number
}

/** What a run read of the repository, and its memory. */
function takeReading(sandbox: Sandbox, log: string): { readonly read: Map<string, number>; readonly maxRss: number } {
  assert.ok(existsSync(log), 'the bundle was counted')
  const runs = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line): Reading => JSON.parse(line))
  rmSync(log)
  const read = new Map<string, number>()
  for (const [path, count] of runs.flatMap(({ bytes }) => Object.entries(bytes)))
    if (path.startsWith(`${sandbox.project}/`)) read.set(path, (read.get(path) ?? 0) + count)
  return { read, maxRss: Math.max(...runs.map(({ maxRss }) => maxRss)) }
}

it('a repository in which every file is huge is read within a bound', { timeout: 250_000 }, async (test) => {
  const sandbox = createRepository(test)
  for (const event of EVENT_NAMES) await runHook(sandbox, event, { stdin: PAYLOADS[event] })
  for (const path of MORE) if (!existsSync(join(sandbox.project, path))) write(sandbox.project, path, '# x\n')
  const isOurs = (path: string) => !path.startsWith('.git/') || MORE.includes(path)
  const files = [...listFiles(sandbox.project)].filter(isOurs)
  assert.ok(files.length > 30, files.join(' '))
  for (const path of files) truncateSync(join(sandbox.project, path), SIZE)
  const log = join(sandbox.root, 'bytes')
  const env = { NODE_OPTIONS: `--require=${COUNTER}`, BYTES_LOG: log }
  for (const event of EVENT_NAMES) {
    const { exitCode, stderr } = await runHook(sandbox, event, { stdin: PAYLOADS[event], env })
    assert.deepEqual([event, exitCode, stderr], [event, 0, ''])
    const { read } = takeReading(sandbox, log)
    const sum = [...read.values()].reduce((one, other) => one + other, 0)
    assert.ok(sum < HOOK_BYTES, `${event} read ${sum} bytes: ${JSON.stringify([...read])}`)
  }
  for (const args of listCommands({ sessionId: SESSION })) {
    runCommandWith(sandbox, env, args)
    const { read, maxRss } = takeReading(sandbox, log)
    const whole = [...read].filter(([path, count]) => count >= SIZE && !/\/events(?:-\d+)?\.jsonl$/.test(path))
    assert.deepEqual(whole, [], args.join(' '))
    assert.ok(maxRss < COMMAND_RSS, `${args.join(' ')} needs ${maxRss} bytes`)
  }
})
