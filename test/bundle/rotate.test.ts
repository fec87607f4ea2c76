import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { lutimesSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { listEntries } from '../../src/core/rotation/plan.ts'
import { runCommand } from './run-command.ts'
import { createSandbox, distOf, findLeftovers, listFiles, REPOSITORY, type Sandbox } from './sandbox.ts'

const LOG = 'docs/decisions.md'
const ISSUES = 'docs/issues.md'
const adr = (number: number, date: string) =>
  `## [ADR-${String(number).padStart(3, '0')}] Title ${number}\n\n- **Date**: ${date}\n- **Status**: Accepted\n\n${'Words.\n'.repeat(5)}\n`
const TEXT = `# Decisions\n\n${[1, 2, 3].map((n) => adr(n, `2026-0${n}-01`)).join('')}${adr(4, '2026-11-01')}`
const ISSUE_TEXT = `# Issues\n\n### Old\n**Status**: RESOLVED\n**Resolved**: 2026-11-01\n\n### Open\n**Status**: OPEN\n**Date**: 2026-01-01\n\n### New\n**Status**: RESOLVED\n**Resolved**: 2026-11-20\n`
const CONFIG = `[memory.rotation]\ndecision_logs = ["${LOG}"]\nissue_logs = ["${ISSUES}"]\nmax_lines = 10\n`

function prepare(test: TestContext): Sandbox {
  const sandbox = createSandbox(test)
  for (const folder of ['docs', '.holdfast']) mkdirSync(join(sandbox.project, folder))
  writeFileSync(join(sandbox.project, '.holdfast/config.toml'), CONFIG)
  writeFileSync(join(sandbox.project, LOG), TEXT)
  writeFileSync(join(sandbox.project, ISSUES), ISSUE_TEXT)
  return sandbox
}

const read = (sandbox: Sandbox, path: string) => readFileSync(join(sandbox.project, path), 'utf8')
const rotate = (sandbox: Sandbox, ...args: string[]) => {
  const { code, out, err } = runCommand(sandbox, 'memory', 'rotate', '--json', ...args)
  return {
    code,
    err,
    ...(JSON.parse(out) as {
      logs: { path: string; moved: unknown[]; rotated: boolean; problem: string | null; already_archived: number }[]
    }),
  }
}

/** Where each title stands, in the logs and all archives. */
function findTitles(sandbox: Sandbox): string[] {
  const files = listFiles(join(sandbox.project, 'docs')).filter((path) => path.endsWith('.md'))
  return files
    .flatMap((path) =>
      listEntries(
        read(sandbox, `docs/${path}`),
        path.includes('decisions') ? 'decisions' : 'issues',
        path.includes('archive'),
      ),
    )
    .map(({ title }) => title)
    .sort()
}
const ALL = ['New', 'Old', 'Open', ...[1, 2, 3, 4].map((n) => `[ADR-00${n}] Title ${n}`)]

describe('memory check and memory rotate', () => {
  it('check says what is due and changes nothing', (test) => {
    const sandbox = prepare(test)
    const { code, out } = runCommand(sandbox, 'memory', 'check')
    assert.equal(code, 1)
    assert.match(
      out,
      /docs\/decisions\.md: 46 of 10 lines; 3 of 4 entries to archive in archive\/2026-11\/decisions-2026-11\.md/,
    )
    assert.match(out, /docs\/issues\.md: 13 of 10 lines; 1 of 3 entries to archive/)
    assert.equal(read(sandbox, LOG), TEXT)
  })
  it('a dry run changes nothing and says the same as the run', (test) => {
    const sandbox = prepare(test)
    const before = listFiles(join(sandbox.project, 'docs'))
    const dry = rotate(sandbox, '--dry-run')
    assert.deepEqual(listFiles(join(sandbox.project, 'docs')), before)
    assert.equal(read(sandbox, LOG), TEXT)
    const done = rotate(sandbox)
    assert.deepEqual(
      done.logs.map(({ moved }) => moved),
      dry.logs.map(({ moved }) => moved),
    )
    assert.deepEqual(
      done.logs.map(({ rotated }) => rotated),
      [true, true],
    )
    assert.deepEqual(findTitles(sandbox), ALL)
    assert.match(
      read(sandbox, 'docs/archive/2026-11/issues-2026-11.md'),
      /^# Resolved Issues Archive\n[\s\S]*### Old\n/,
    )
    assert.equal(runCommand(sandbox, 'memory', 'check').code, 0)
    const again = rotate(sandbox)
    assert.deepEqual(
      again.logs.map(({ rotated }) => rotated),
      [false, false],
    )
  })
  it('what cannot be written leaves the log as it is, and the other log is rotated', (test) => {
    const sandbox = prepare(test)
    mkdirSync(join(sandbox.project, 'docs/archive/2026-11/decisions-2026-11.md'), { recursive: true })
    const { code, err, logs } = rotate(sandbox)
    assert.equal(code, 1)
    assert.match(err, /Cannot rotate "docs\/archive\/2026-11\/decisions-2026-11\.md"/)
    assert.equal(read(sandbox, LOG), TEXT)
    assert.deepEqual(
      logs.map(({ rotated }) => rotated),
      [false, true],
    )
  })
  it('nothing is read or written through a symlink', (test) => {
    const sandbox = prepare(test)
    mkdirSync(join(sandbox.root, 'outside'))
    symlinkSync(join(sandbox.root, 'outside'), join(sandbox.project, 'docs/archive'))
    assert.match(rotate(sandbox).logs[0]?.problem ?? '', /a symlink/)
    assert.deepEqual(listFiles(join(sandbox.root, 'outside')), [])
    assert.equal(read(sandbox, LOG), TEXT)
  })
  it('without any log it says so', (test) => {
    const { code, out } = runCommand(createSandbox(test), 'memory', 'check')
    assert.equal(code, 0)
    assert.match(out, /\.claude\/context\/memory\/decisions\.md: there is no such file/)
  })
})

describe('killed instead of any of its writes, a rotation loses nothing and the next one finishes it', {
  concurrency: 2,
}, () => {
  /** Runs the command and kills it at a write; the number of writes when none is left. */
  function killAt(sandbox: Sandbox, write: number): number | null {
    const counter = join(sandbox.root, 'writes')
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: sandbox.home,
      HOLDFAST_NOW: '2026-11-21T18:00:00.000Z',
      KILL_AT: String(write),
      COUNT_FILE: counter,
    }
    const args = [
      '--require',
      join(REPOSITORY, 'test/bundle/kill-at-write.cjs'),
      join(distOf(sandbox), 'holdfast.mjs'),
      'memory',
      'rotate',
    ]
    const { signal } = spawnSync(process.execPath, args, { cwd: sandbox.project, env })
    return signal === 'SIGKILL' ? null : Number(readFileSync(counter, 'utf8'))
  }

  it('at every write', (test) => {
    let writes: number | null = null
    let resumed = 0
    for (let at = 1; writes === null; at += 1) {
      assert.ok(at < 100, 'it never ends')
      const sandbox = prepare(test)
      writes = killAt(sandbox, at)
      const whole = new Set(findTitles(sandbox))
      assert.deepEqual([...whole].sort(), ALL, `killed at write ${at}: an entry is nowhere`)
      for (const path of findLeftovers(sandbox)) lutimesSync(join(sandbox.root, path), 0, 0)
      resumed += rotate(sandbox).logs.filter(({ already_archived }) => already_archived > 0).length
      assert.deepEqual(findTitles(sandbox), ALL, `killed at write ${at}, then rotated`)
      assert.equal(runCommand(sandbox, 'memory', 'check').code, 0, `killed at write ${at}, then rotated`)
    }
    assert.ok(writes > 8, `only ${writes} writes were tried`)
    assert.ok(resumed >= 2, 'some kill came between archive and log')
  })
})
