import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Command } from 'commander'
import { loadProgram } from '../../docs/generator/commands-list.ts'
import { MOVED, VERSION } from '../../src/cli/program.ts'
import { makeJourney } from '../bundle/journey-steps.ts'
import { runCommand } from '../bundle/run-command.ts'
import type { Sandbox } from '../bundle/sandbox.ts'
import { SESSION } from '../bundle/story.ts'

type Row = readonly [code: 0 | 1 | 2, ...words: string[]]

/** Right and wrong calls in an order in which each finds something to do. The names are those of the help. */
const ROWS: readonly Row[] = [
  [0, 'status'],
  [0, 'checkpoint', 'create'],
  [0, 'checkpoint', 'create', '--session', SESSION],
  [1, 'checkpoint', 'create', '--session', 'nobodys'],
  [2, 'checkpoint', 'create', '--session', '../x'],
  [0, 'checkpoint', 'list'],
  [0, 'checkpoint', 'show', 'cx-001'],
  [1, 'checkpoint', 'show', 'cx-999'],
  [2, 'checkpoint', 'show'],
  [2, 'checkpoint', 'show', '../x'],
  [0, 'checkpoint', 'diff', 'cx-001', 'cx-002'],
  [1, 'checkpoint', 'diff', 'cx-001', 'cx-999'],
  [2, 'checkpoint', 'diff', 'cx-001', '../x'],
  [1, 'checkpoint', 'diff', '--session', 'nobodys'],
  [2, 'checkpoint', 'diff', '--session', '../x'],
  [2, 'checkpoint', 'diff', 'cx-001', '--session', SESSION],
  [0, 'checkpoint', 'ack', 'cx-001'],
  [1, 'checkpoint', 'ack', 'cx-999'],
  [2, 'checkpoint', 'ack', '../x'],
  [0, 'checkpoint', 'changes'],
  [1, 'checkpoint', 'changes', '--session', 'nobodys'],
  [2, 'checkpoint', 'changes', '--session', '../x'],
  [0, 'checkpoint', 'handoff'],
  [1, 'checkpoint', 'handoff', '--session', 'nobodys'],
  [2, 'checkpoint', 'handoff', '--session', '../x'],
  [0, 'checkpoint', 'clean', '--dry-run'],
  [2, 'checkpoint', 'clean', '--session', '../x'],
  [0, 'resume'],
  [1, 'resume', '--checkpoint', 'cx-999'],
  [2, 'resume', '--checkpoint', '../x'],
  [1, 'resume', '--session', 'nobodys'],
  [2, 'resume', '--session', '../x'],
  [2, 'resume', '--session', SESSION, '--checkpoint', 'cx-001'],
  [0, 'recall', 'Parquet'],
  [1, 'recall', 'zeppelin'],
  [1, 'recall', 'Parquet', '--session', 'nobodys'],
  [2, 'recall', 'Parquet', '--session', '../x'],
  [1, 'recall', '--full', 'ffffffff'],
  [2, 'recall'],
  [2, 'recall', 'Parquet', '--kind', 'nobody'],
  [2, 'recall', 'Parquet', '--all', '--session', SESSION],
  [0, 'recall', '--full', '1'],
  [2, 'recall', '--full', '1', '--limit', '3'],
  [2, 'recall', '--full', '1', '--kind', 'user'],
  [2, 'recall', 'Parquet', '--full', '1'],
  [0, 'rewind', '--list'],
  [2, 'rewind', '--list', '7'],
  [2, 'rewind', '--show'],
  [1, 'rewind', '999'],
  [2, 'rewind', '../x'],
  [2, 'rewind', 'foo'],
  [2, 'rewind', ''],
  [1, 'rewind', 'cx-999'],
  [0, 'report'],
  [2, 'report', '-n', '0'],
  [1, 'report', '--session', 'nobodys'],
  [2, 'report', '--session', '../x'],
  [0, 'report', 'journal'],
  [1, 'report', 'journal', '--session', 'nobodys'],
  [1, 'report', 'journal', '--sessions', '--session', 'nobodys'],
  [2, 'report', 'journal', '--session', '../x'],
  [2, 'report', 'journal', '--sessions', '--event', 'problem'],
  [0, 'completion', 'bash'],
  [2, 'completion', 'tcsh'],
  [2, 'report', 'journal', '--event', 'nope'],
  [0, 'ci', 'audit'],
  [1, 'ci', 'audit', '--session', 'nobodys'],
  [1, 'ci', 'audit', '--export', 'x.json', '--session', 'nobodys'],
  [2, 'ci', 'audit', '--session', '../x'],
  [0, 'ci', 'verify'],
  [1, 'ci', 'verify', '--from', 'missing.json'],
  [1, 'ci', 'verify', '--from', 'a-file'],
  [0, 'explain', 'rm -rf x'],
  [2, 'explain', '--input', '{'],
  [2, 'explain'],
  [2, 'explain', 'ls', '--path', 'x'],
  [2, 'explain', 'ls', '--input', '{"command":"ls"}'],
  [2, 'explain', '--path', 'x', '--input', '{"command":"ls"}'],
  [0, 'explain', 'prompt', 'hello'],
  [2, 'explain', 'prompt', '--session', '../x'],
  [1, 'explain', 'prompt', '--session', 'nobodys'],
  [0, 'config', 'show'],
  [0, 'config', 'get', 'criticality'],
  [2, 'config', 'get', 'nope'],
  [2, 'config', 'explain', 'nope'],
  [0, 'config', 'set', 'memory.auto_capture.limit', '3'],
  [2, 'config', 'set', 'memory.auto_capture.limit', 'many'],
  [2, 'config', 'set', 'nope', '3'],
  [0, 'config', 'adopt'],
  [0, 'config', 'sandbox'],
  [0, 'config', 'calibrate'],
  [2, 'config', 'calibrate', '-n', 'x'],
  [0, 'config', 'flags'],
  [1, 'config', 'flags', '--session', 'nobodys'],
  [2, 'config', 'flags', '--session', '../x'],
  [2, 'config', 'flags', '--percent', '10'],
  [2, 'config', 'flags', 'enable', 'party_mode', '--session', SESSION],
  [0, 'config', 'flags', 'enable', 'party_mode'],
  [0, 'config', 'flags', 'disable', 'party_mode'],
  [0, 'config', 'flags', 'reset', 'party_mode'],
  [2, 'config', 'flags', 'enable', 'nope'],
  [2, 'config', 'flags', 'enable'],
  [2, 'config', 'flags', 'toggle', 'party_mode'],
  [0, 'memory', 'add', 'the parser takes Parquet'],
  [2, 'memory', 'add', 'x', '--namespace', 'nope'],
  [0, 'memory', 'list'],
  [0, 'memory', 'list', '--tag', 'nope'],
  [2, 'memory', 'list', '--limit', '0'],
  [0, 'memory', 'search', 'Parquet'],
  [1, 'memory', 'search', 'zeppelin'],
  [2, 'memory', 'search'],
  [2, 'memory', 'show', 'm-'],
  [2, 'memory', 'show', '../x'],
  [1, 'memory', 'show', 'm-ffffffff'],
  [2, 'memory', 'adopt', '!!'],
  [2, 'memory', 'proposals', '!!', '--keep'],
  [1, 'memory', 'adopt', 'm-ffffffff'],
  [1, 'memory', 'proposals', 'm-ffffffff'],
  [2, 'memory', 'proposals', '--keep', '--drop'],
  [1, 'memory', 'sync'],
  [0, 'memory', 'reindex'],
  [0, 'memory', 'proposals'],
  [0, 'memory', 'check'],
  [0, 'memory', 'rotate', '--dry-run'],
  [2, 'track', 'compact'],
  [2, 'track', 'note', 'decision', 'x', '--reason', 'r', '--impact', 'i'],
  [2, 'ci', 'gate', 'all'],
  [0, 'track', 'new', 'alpha'],
  [2, 'track', 'new', '../x'],
  [2, 'track', 'new', 'ACTIVE_TRACK'],
  [0, 'track', 'list'],
  [0, 'track', 'tiers'],
  [2, 'track', 'tiers', '--session', '../x'],
  [1, 'track', 'tiers', '--session', 'nobodys'],
  [0, 'track', 'note', 'decision', 'Parquet it is', '--reason', 'r', '--impact', 'i'],
  [2, 'track', 'note', 'wish', 'x'],
  [0, 'track', 'compact'],
  [0, 'ci', 'gate', 'determinism'],
  [2, 'ci', 'gate', 'agents'],
  [1, 'ci', 'gate', 'evaluator'],
  [1, 'ci', 'gate', 'all'],
  [2, 'ci', 'gate', 'nope'],
  [0, 'track', 'switch', 'alpha'],
  [1, 'track', 'switch', 'beta'],
  [2, 'track', 'switch', '../x'],
  [1, 'track', 'close', 'beta'],
  [0, 'track', 'close', 'alpha'],
  [0, 'demo'],
  [0, 'help', 'journal'],
  [0, '--help'],
  [0, '--version'],
  [2],
  [2, 'checkpoint'],
  [2, 'checkpoint', 'frobnicate'],
  [2, 'help', 'nope'],
  [0, 'init'],
  [2, 'init', '--client', 'nobody'],
  [2, 'init', '--runtime', 'deno'],
  [2, 'init', '--client', 'codex', '--tracks'],
  [0, 'doctor', '--quick'],
  [0, 'uninstall'],
  [2, 'uninstall', '--client', 'nobody'],
  [2, 'frobnicate'],
]

/** Commands that fail in this project whatever is right about the call, or take an id of their own. */
const NEVER_RIGHT = ['memory sync', 'memory adopt', 'memory show']

function listLeaves(command: Command): Command[] {
  const own = command.parent !== null && (command.commands.length === 0 || command.options.length > 0) ? [command] : []
  return [...own, ...command.commands.flatMap(listLeaves)]
}

const pathOf = (command: Command): string =>
  command.parent?.parent === null ? command.name() : `${pathOf(command.parent as Command)} ${command.name()}`

function checkRun(sandbox: Sandbox, code: number, words: readonly string[]): void {
  const run = runCommand(sandbox, ...words, '--json')
  const call = words.join(' ')
  assert.equal(run.code, code, `${call}: ${run.out}${run.err}`)
  let data: unknown
  assert.doesNotThrow(() => {
    data = JSON.parse(run.out)
  }, `${call} prints no JSON: ${run.out}${run.err}`)
  const { error = '' } = data as { readonly error?: unknown }
  assert.ok(typeof error === 'string' && (error === '') === (code === 0), `${call}: ${run.out}`)
}

describe('every command', () => {
  let sandbox: Sandbox
  const cleanups: (() => void)[] = []
  before(async () => {
    const keep = { after: (clean: () => void) => cleanups.push(clean) }
    sandbox = await makeJourney(keep, 'what-was-corrected-between-two-compactions-holds-after-the-second')
    mkdirSync(join(sandbox.project, 'docs'), { recursive: true })
    writeFileSync(join(sandbox.project, 'a-file'), 'x')
    rmSync(join(sandbox.project, '.git'), { recursive: true, force: true })
    execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: sandbox.project })
  })
  after(() => {
    for (const clean of cleanups) clean()
  })

  for (const [code, ...words] of ROWS) {
    it(`${words.join(' ')}: ends with ${code} and prints JSON that says so`, () => {
      checkRun(sandbox, code, words)
      if (code !== 0) assert.equal(runCommand(sandbox, ...words).code, code, 'the same exit code without --json')
    })
  }

  it('checkpoint handoff leaves a file that is there, and no checkpoint beside it', () => {
    const list = () => runCommand(sandbox, 'checkpoint', 'list').out
    const before = list()
    checkRun(sandbox, 1, ['checkpoint', 'handoff', '-o', 'a-file'])
    assert.equal(list(), before)
  })

  it('memory show takes the start of an id', () => {
    const { memories } = JSON.parse(runCommand(sandbox, 'memory', 'list', '--json').out)
    checkRun(sandbox, 0, ['memory', 'show', memories[0].id.slice(0, 8)])
  })

  it('is in the table, with a right call', async () => {
    const right = ROWS.filter(([code]) => code === 0).map(([, ...words]) => words.join(' '))
    const missing = listLeaves(await loadProgram())
      .map(pathOf)
      .filter((path) => !NEVER_RIGHT.includes(path) && !right.some((call) => `${call} `.startsWith(`${path} `)))
    assert.deepEqual(missing, [])
  })

  it('refuses an unknown option, a folder that is none and a session that is none with 2 and one sentence', async () => {
    for (const leaf of listLeaves(await loadProgram())) {
      const path = pathOf(leaf).split(' ')
      assert.ok(leaf.options.some(({ long }) => long === '--json') || path[0] === 'explain', `${path} has no --json`)
      checkRun(sandbox, 2, [...path, '--nope'])
      const [argument] = leaf.registeredArguments
      const isOfDir = leaf.options.some(({ long }) => long === '--dir')
      const words = leaf.registeredArguments
        .filter(({ required }) => required)
        .map(({ argChoices }) => argChoices?.[0] ?? 'criticality')
      const refuse = (reason: string, ...given: string[]) => {
        checkRun(sandbox, 2, [...path, ...given])
        assert.equal(runCommand(sandbox, ...path, ...given).err, `${reason}\n`)
      }
      if (isOfDir) refuse('"a-file" is not a folder; name the repository with --dir', ...words, '--dir', 'a-file')
      if (argument?.name() === 'dir') refuse('"a-file" is not a folder; name the repository', 'a-file')
      if (leaf.options.some(({ long }) => long === '--session'))
        refuse('"../x" is not a session id', ...words, '--session', '../x')
    }
  })

  it('refuses a missing argument, one too many and an option without its value with 2', async () => {
    for (const leaf of listLeaves(await loadProgram())) {
      const path = pathOf(leaf).split(' ')
      const { registeredArguments, options } = leaf
      if (registeredArguments.some(({ required }) => required)) checkRun(sandbox, 2, path)
      const spare = registeredArguments.map(() => 'criticality')
      if (!registeredArguments.some(({ variadic }) => variadic)) checkRun(sandbox, 2, [...path, ...spare, 'one-more'])
      for (const { long, short, required } of options)
        if (required) checkRun(sandbox, 2, [...path, long ?? short ?? ''])
    }
  })

  it('answers --help with JSON, and --json in front as behind', async () => {
    const list = (command: Command): Command[] => [command, ...command.commands.flatMap(list)]
    for (const command of list(await loadProgram())) {
      const path = command.parent === null ? [] : pathOf(command).split(' ')
      for (const words of [
        ['--json', ...path, '--help'],
        [...path, '-h', '--json'],
      ]) {
        const { code, out } = runCommand(sandbox, ...words)
        assert.equal(code, 0, words.join(' '))
        assert.match(JSON.parse(out).help, /^Usage: holdfast/, words.join(' '))
      }
    }
    assert.deepEqual(JSON.parse(runCommand(sandbox, '--json', '-V').out), { version: VERSION })
  })
})

describe('earlier names', () => {
  it('of commands are the commands where they stand now', async (test) => {
    const sandbox = await makeJourney(test, 'what-was-corrected-between-two-compactions-holds-after-the-second')
    for (const [name, place] of Object.entries(MOVED)) {
      assert.deepEqual(runCommand(sandbox, name, '--help'), runCommand(sandbox, ...place, '--help'), name)
    }
    assert.equal(runCommand(sandbox, 'gate', 'nope').code, 2)
    assert.equal(JSON.parse(runCommand(sandbox, 'verify', '--json').out).failed, 0)
    assert.match(runCommand(sandbox, 'flags', 'enable', 'party_mode').out, /^party_mode: on\n$/)
  })

  it('stand in no help, which shows some twelve commands', async (test) => {
    const sandbox = await makeJourney(test, 'what-was-corrected-between-two-compactions-holds-after-the-second')
    const { out } = runCommand(sandbox, '--help')
    const shown = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name)
    assert.ok(shown.length >= 10 && shown.length <= 15, shown.join(' '))
    assert.deepEqual(
      shown.filter((name) => Object.hasOwn(MOVED, name ?? '')),
      [],
    )
  })
})
