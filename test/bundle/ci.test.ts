import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { parse } from 'yaml'
import { readPage } from '../rules/pages.ts'
import { makeJourney } from './journey-steps.ts'
import { runCommand, runCommandWith } from './run-command.ts'
import { createSandbox, distOf, type Sandbox } from './sandbox.ts'

const STORY = 'what-was-corrected-between-two-compactions-holds-after-the-second'
const CROSSING = `${JSON.stringify({
  at: '2026-11-21T15:00:00.000Z',
  event: 'context_threshold_reached',
  session_id: 'late',
  previous_tier: 'warning',
  new_tier: 'critical',
  fill: 0.85,
})}\n`

const { blocks } = readPage('docs/ci.md')
const HOOK = blocks.find(({ code }) => code.startsWith('#!/bin/sh'))?.code ?? ''
const WORKFLOW = parse(blocks.find(({ language }) => language === 'yaml')?.code ?? '')
const STEPS: readonly string[] = WORKFLOW.jobs.verify.steps.flatMap(({ run }: { run?: string }) => run ?? [])

function git(folder: string, ...args: readonly string[]): string {
  const own = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'init.defaultBranch=main']
  return execFileSync('git', ['-C', folder, ...own, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** A repository with the drop-in copy in git and the hook of the page, in which two compactions happened. */
async function openRepository(test: TestContext): Promise<Sandbox> {
  const sandbox = await makeJourney(test, STORY)
  const { project } = sandbox
  rmSync(join(project, '.git'), { recursive: true, force: true })
  git(project, 'init', '-q')
  cpSync(distOf(sandbox), join(project, '.claude/holdfast/dist'), { recursive: true })
  writeFileSync(join(project, '.git/hooks/pre-commit'), HOOK)
  chmodSync(join(project, '.git/hooks/pre-commit'), 0o755)
  return sandbox
}

function commit(sandbox: Sandbox, ...args: readonly string[]) {
  const env = { PATH: process.env.PATH ?? '', HOME: sandbox.home, USER: 'ann' }
  git(sandbox.project, 'add', '-A')
  const own = ['-c', 'user.name=t', '-c', 'user.email=t@example.com']
  return spawnSync('git', ['-C', sandbox.project, ...own, 'commit', '-q', '-m', 'x', ...args], {
    env,
    encoding: 'utf8',
  })
}

/** The steps of the workflow, in a fresh clone in another home, as the runner starts them. */
function runWorkflow(sandbox: Sandbox) {
  const clone = join(sandbox.home, `clone-${readdirSync(sandbox.home).length}`)
  git(sandbox.home, 'clone', '-q', sandbox.project, clone)
  assert.ok(!readdirSync(clone).includes('.holdfast'), 'git carries no journal')
  const env = { PATH: process.env.PATH ?? '', HOME: clone, CI: 'true' }
  const runs = STEPS.map((step) => spawnSync('bash', ['-e', '-c', step], { cwd: clone, env, encoding: 'utf8' }))
  return {
    code: Math.max(...runs.map(({ status }) => status ?? 99)),
    text: runs.map((run) => run.stdout + run.stderr).join(''),
  }
}

describe('docs/ci.md', { concurrency: 3 }, () => {
  it('the hook brings the export along, and the workflow passes in a clone', async (test) => {
    const sandbox = await openRepository(test)
    const done = commit(sandbox)
    assert.equal(done.status, 0, done.stderr)
    assert.match(git(sandbox.project, 'ls-files'), /docs\/sessions\/ann\.json/)
    const { code, text } = runWorkflow(sandbox)
    assert.equal(code, 0, text)
    assert.match(text, /^1 session, no crossing of CRITICAL$/m)
  })

  it('a crossing without its checkpoint stops the commit, and a commit without the hook fails in the clone', async (test) => {
    const sandbox = await openRepository(test)
    appendFileSync(join(sandbox.project, '.holdfast/events.jsonl'), CROSSING)
    const stopped = commit(sandbox)
    assert.equal(stopped.status, 1)
    assert.match(stopped.stdout + stopped.stderr, /session late reached CRITICAL: no checkpoint was made/)
    assert.equal(commit(sandbox, '--no-verify').status, 0)
    const { code, text } = runWorkflow(sandbox)
    assert.equal(code, 1, text)
    assert.match(text, /1 of \d crossings are without the checkpoint they demand/)
  })

  it('a torn file and a clone without any export fail too', async (test) => {
    const sandbox = await openRepository(test)
    assert.equal(commit(sandbox).status, 0)
    const file = join(sandbox.project, 'docs/sessions/ann.json')
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 400))
    assert.equal(commit(sandbox, '--no-verify').status, 0)
    assert.match(runWorkflow(sandbox).text, /Cannot use "docs\/sessions\/ann\.json": it is torn/)
    assert.equal(runWorkflow(sandbox).code, 1)
    rmSync(file)
    assert.equal(commit(sandbox, '--no-verify').status, 0)
    assert.equal(runWorkflow(sandbox).code, 1)
  })

  it('a clone without a journal commits without an export of its own, and plain verify fails there', async (test) => {
    const sandbox = await openRepository(test)
    rmSync(join(sandbox.project, '.holdfast'), { recursive: true })
    assert.equal(commit(sandbox).status, 0)
    assert.doesNotMatch(git(sandbox.project, 'ls-files'), /docs\/sessions/)
    const run = runCommand(sandbox, 'verify')
    assert.equal(run.code, 1)
    assert.match(run.err, /No journal here to judge: git does not carry it/)
  })
})

describe('audit --export', { concurrency: 3 }, () => {
  it('tells each compaction in counts, without words, the same bytes at any time', async (test) => {
    const sandbox = await makeJourney(test, STORY)
    const path = join(sandbox.project, 'sessions.json')
    const exportAt = (moment: string) => {
      const { code, err } = runCommandWith(sandbox, { HOLDFAST_NOW: moment }, ['audit', '--export', 'sessions.json'])
      assert.deepEqual([code, err], [0, ''])
      const text = readFileSync(path, 'utf8')
      rmSync(path)
      return text
    }
    const text = exportAt('2026-11-21T18:00:00.000Z')
    const folder = join(sandbox.project, '.holdfast/checkpoints')
    for (const name of readdirSync(folder).sort().reverse()) {
      const bytes = readFileSync(join(folder, name))
      rmSync(join(folder, name))
      writeFileSync(join(folder, name), bytes)
    }
    assert.equal(exportAt('2031-01-01T00:00:00.000Z'), text, 'whatever the clock and the order of files')
    const [session] = JSON.parse(text).sessions
    const audit = JSON.parse(runCommand(sandbox, 'audit', '--json').out)
    assert.deepEqual(
      session.compactions.map(({ checkpoint_id, facts, in_summary }: Record<string, unknown>) => [
        checkpoint_id,
        facts,
        in_summary,
      ]),
      audit.compactions.map(({ checkpoint_id, kept, lost }: Record<string, never[]> & { kept: number }) => [
        checkpoint_id,
        kept + (lost?.length ?? 0),
        kept,
      ]),
    )
    for (const { facts, in_summary, restored } of session.compactions)
      assert.ok(restored > 0 && in_summary + restored <= facts, text)
    for (const { lost } of audit.compactions)
      for (const { text: words } of lost) assert.ok(!text.includes(words), words)
  })

  it('makes the folders of its file, and says why it cannot', async (test) => {
    const sandbox = createSandbox(test)
    mkdirSync(join(sandbox.project, '.holdfast'))
    writeFileSync(join(sandbox.project, '.holdfast/events.jsonl'), CROSSING)
    writeFileSync(join(sandbox.project, 'file'), '')
    const { code, err } = runCommand(sandbox, 'audit', '--export', 'reports/holdfast/sessions.json')
    assert.deepEqual([code, err], [0, ''])
    assert.equal(
      JSON.parse(readFileSync(join(sandbox.project, 'reports/holdfast/sessions.json'), 'utf8')).sessions.length,
      1,
    )
    for (const [path, cause] of [
      ['file/sessions.json', 'ENOTDIR'],
      ['/proc/self/reports/sessions.json', 'ENOENT'],
    ] as const) {
      const refused = runCommand(sandbox, 'audit', '--export', path)
      assert.equal(refused.code, 1)
      assert.match(refused.err, new RegExp(`^Cannot write "[^"]*/sessions\\.json": ${cause}; it is not stored\n$`))
    }
  })

  it('keeps a file of somebody else, and an export where no journal is', async (test) => {
    const sandbox = createSandbox(test)
    const path = join(sandbox.project, 'README.md')
    writeFileSync(path, '# Mine\n')
    assert.match(runCommand(sandbox, 'audit', '--export', 'README.md').err, /No journal here/)
    mkdirSync(join(sandbox.project, '.holdfast'))
    writeFileSync(join(sandbox.project, '.holdfast/events.jsonl'), CROSSING)
    const run = runCommand(sandbox, 'audit', '--export', 'README.md')
    assert.equal(run.code, 1)
    assert.match(run.err, /"README\.md" is no export of sessions and stays/)
    assert.equal(readFileSync(path, 'utf8'), '# Mine\n')
    symlinkSync('README.md', join(sandbox.project, 'link.json'))
    assert.match(runCommand(sandbox, 'audit', '--export', 'link.json').err, /no export of sessions and stays/)
  })
})
