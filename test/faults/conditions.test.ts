import assert from 'node:assert/strict'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { listFiles } from '../bundle/list-files.ts'
import { EVENT_NAMES } from '../bundle/run-hook.ts'
import { createSandbox, distOf, REPOSITORY, type Sandbox } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import { PAYLOADS, SESSION, STORY } from '../bundle/story.ts'
import { checkFiles, checkManners, snapshotOf } from './invariants.ts'
import { payload, place } from './places.ts'
import type { Scenario } from './scenario.ts'
import { type Run, runScenario } from './stage.ts'

const HOOKS: readonly Scenario[] = EVENT_NAMES.map((program) => ({
  name: program,
  program,
  stdin: PAYLOADS[program],
}))
const COMPACTING: Scenario = { name: 'pre-compact', program: 'pre-compact', stdin: PAYLOADS['pre-compact'] }
const command = (...args: string[]): Scenario => ({ name: args.join(' '), program: 'holdfast', args })
const COMMANDS = [
  command('status'),
  command('checkpoint', 'create'),
  command('memory', 'add', 'Use tabs'),
  command('config', 'set', 'criticality', 'C3'),
  command('flags', 'enable', 'party_mode'),
  command('journal'),
  command('checkpoint', 'list', '--json'),
]
const STATUSLINE: Scenario = { name: 'statusline', program: 'statusline', stdin: PAYLOADS['post-tool-use'] }
let dealt = 0
/** What is run under a condition: the hooks, the status line and, by turns, a third of the commands; in full, all. */
function deal(): Scenario[] {
  dealt += 1
  const isTurn = (_: Scenario, index: number) => index % 3 === dealt % 3 || process.env.FAULTS === 'full'
  return [...HOOKS, STATUSLINE, ...COMMANDS.filter(isTurn)]
}

const DENIED = /"permissionDecision":"deny"/
const shell = (script: string) => ['sh', '-c', script, '-']
/** Two things may be wrong at once here: git takes nothing, and the disk is full. */
const MOST_LINES = 3
let conditions = 0
let inOrder = 0
const checks = (sandbox: Sandbox, scenario: Scenario, run: Run) => {
  conditions += 1
  assert.deepEqual(
    checkManners(sandbox, scenario, run, MOST_LINES),
    [],
    `${scenario.name}: exit ${run.exitCode} ${run.stderr}`,
  )
  inOrder += 1
}
after(() => saveCounts('faults', { conditions, 'in order': inOrder }))

describe('an environment that lacks something', { concurrency: 2 }, () => {
  const environments: Record<string, Record<string, string | null>> = {
    'no home': { HOME: null },
    'an empty home': { HOME: '' },
    'a home that is not there': { HOME: '/nowhere/at/all' },
    'a home that is a file': { HOME: '/etc/hosts' },
    'a home that is a device': { HOME: '/dev/null' },
    'a home of five thousand characters': { HOME: `/${'h'.repeat(5000)}` },
    'no temporary folder': { TMPDIR: '/nowhere/at/all' },
    'a language nobody speaks': { LANG: 'xx_YY.bogus', LC_ALL: 'xx_YY.bogus', TZ: 'Nowhere/City' },
    'no path': { PATH: null },
    'an XDG folder that is a file': { XDG_CONFIG_HOME: '/etc/hosts' },
    'the year 1970': { HOLDFAST_NOW: '1970-01-01T00:00:00.000Z' },
    'the year 9999': { HOLDFAST_NOW: '9999-12-31T23:59:59.999Z' },
    'the year minus one': { HOLDFAST_NOW: '-000001-01-01T00:00:00.000Z' },
    'a time that is none': { HOLDFAST_NOW: 'yesterday' },
  }
  for (const [name, env] of Object.entries(environments)) {
    it(name, async (test) => {
      for (const scenario of deal()) {
        const sandbox = createSandbox(test, STORY)
        const run = await runScenario(sandbox, { ...scenario, env })
        checks(sandbox, scenario, run)
        if (scenario.program === 'pre-tool-use') assert.match(run.stdout, DENIED)
      }
      assert.ok(!existsSync('/nowhere'), 'a home that is not there is not made')
    })
  }
})

describe('a clock that jumps', { concurrency: 2 }, () => {
  const at = (scenario: Scenario, now: string): Scenario => ({ ...scenario, env: { HOLDFAST_NOW: now } })
  for (const [name, first, then] of [
    ['a year back', '2026-11-21T12:00:00.000Z', '2025-11-21T12:00:00.000Z'],
    ['from 9999 back to now', '9999-12-31T23:59:59.000Z', '2026-11-21T12:00:00.000Z'],
    ['from 1970 to now', '1970-01-01T00:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ['a century on', '2026-11-21T12:00:00.000Z', '2126-11-21T12:00:00.000Z'],
  ] as const) {
    it(name, async (test) => {
      const sandbox = createSandbox(test, STORY)
      for (const now of [first, then])
        for (const scenario of deal()) checks(sandbox, scenario, await runScenario(sandbox, at(scenario, now)))
      assert.deepEqual(checkFiles(sandbox, COMPACTING, {}, [snapshotOf(sandbox)]), [])
    })
  }

  it('a lock from the future is taken over like one of long ago', async (test) => {
    const sandbox = createSandbox(test, STORY)
    const lock = join(sandbox.project, '.holdfast/sessions', SESSION, '.lock')
    place(sandbox, `.holdfast/sessions/${SESSION}/.lock`, '')
    utimesSync(lock, 4e9, 4e9)
    checks(sandbox, COMPACTING, await runScenario(sandbox, COMPACTING))
    const state = JSON.parse(readFileSync(join(sandbox.project, '.holdfast/sessions', SESSION, 'state.json'), 'utf8'))
    assert.deepEqual(state.pending, ['cx-001'])
  })
})

describe('streams that are closed, full or something else', { concurrency: 2 }, () => {
  const streams: Record<string, readonly string[]> = {
    'stdin closed': shell('exec "$@" <&-'),
    'stdin a folder': shell('exec "$@" </'),
    'stdin a device that never ends': shell('exec "$@" </dev/zero'),
    'stdin at its end': shell('exec "$@" </dev/null'),
    'stdout closed': shell('exec "$@" >&-'),
    'stdout a full disk': shell('exec "$@" >/dev/full'),
    'stdout that nobody reads': ['bash', '-c', 'set -o pipefail; "$@" | :', '-'],
    'stderr closed': shell('exec "$@" 2>&-'),
    'stderr a full disk': shell('exec "$@" 2>/dev/full'),
    'stderr that nobody reads': ['bash', '-c', 'exec "$@" 2> >(:)', '-'],
    'everything closed': shell('exec "$@" <&- >&- 2>&-'),
    'a folder that was removed': shell('mkdir ../gone; cd ../gone; rmdir ../gone; exec "$@"'),
    'few open files': shell('ulimit -n 32; exec "$@"'),
  }
  for (const [name, wrapper] of Object.entries(streams)) {
    // Reading without end takes as long as the limit of the input is large; one hook shows it.
    const tried = name.includes('never ends') ? HOOKS.slice(0, 1) : deal()
    it(name, async (test) => {
      for (const scenario of tried) {
        const sandbox = createSandbox(test, STORY)
        const run = await runScenario(sandbox, scenario, wrapper)
        // Where nobody hears it, only the exit code tells.
        const isMute = /stderr|everything/.test(name)
        checks(sandbox, scenario, isMute && run.exitCode === 1 ? { ...run, stderr: 'unheard\n' } : run)
        checks(sandbox, scenario, await runScenario(sandbox, scenario))
      }
    })
  }
  it('an error that stderr does not take still ends with exit code 0', async (test) => {
    for (const wrapper of ['stderr closed', 'stderr a full disk', 'everything closed'])
      for (const scenario of HOOKS) {
        const sandbox = createSandbox(test, STORY)
        const run = await runScenario(sandbox, { ...scenario, stdin: 'no payload' }, streams[wrapper])
        assert.deepEqual([run.exitCode, run.signal, run.stdout], [0, null, ''], `${wrapper}: ${scenario.name}`)
      }
  })
})

describe('a project with a name like', { concurrency: 2 }, () => {
  const names = [
    'two\nlines',
    `"quoted" 'twice'`,
    'Größe ☃ 日本',
    '100%s %n %00',
    '-rf',
    '$(touch gone)',
    ' ',
    '`id`;#',
    'a\\b',
    '<tag>',
    'x'.repeat(255),
  ]
  for (const name of names) {
    it(JSON.stringify(name.slice(0, 30)), async (test) => {
      const sandbox = createSandbox(test, STORY)
      const moved: Sandbox = { ...sandbox, project: join(sandbox.root, name) }
      renameSync(sandbox.project, moved.project)
      const quote = (text: string) => JSON.stringify(text).slice(1, -1)
      for (const scenario of [...deal(), command('init'), command('report'), command('uninstall', '--state')]) {
        const stdin = scenario.stdin?.replaceAll('$PROJECT', quote(moved.project))
        const run = await runScenario(moved, stdin === undefined ? scenario : { ...scenario, stdin })
        checks(moved, scenario, run)
      }
      assert.deepEqual(
        listFiles(sandbox.root).filter((path) => basename(path) === 'gone'),
        [],
      )
    })
  }
})

describe('paths longer than any file system takes', { concurrency: 2 }, () => {
  const fields: Record<string, object> = {
    'a file name of 300 characters': { tool_input: { file_path: `$PROJECT/${'n'.repeat(300)}`, content: 'x' } },
    'a path of 9,000 characters': { tool_input: { file_path: `$PROJECT/${'folder/'.repeat(1300)}x`, content: 'x' } },
    'a working folder of 9,000 characters': { cwd: `/${'folder/'.repeat(1300)}` },
    'a transcript at the end of 9,000 characters': { transcript_path: `/${'folder/'.repeat(1300)}x.jsonl` },
    'a session id of 300 characters': { session_id: 's'.repeat(300) },
    'a tool use id of 300 characters': {
      tool_use_id: 't'.repeat(300),
      tool_name: 'Bash',
      tool_input: { command: 'node x.js' },
    },
  }
  for (const [name, more] of Object.entries(fields)) {
    it(name, async (test) => {
      for (const program of EVENT_NAMES) {
        const sandbox = createSandbox(test, STORY)
        const tool = { tool_name: 'Write', tool_response: {}, ...more }
        const scenario: Scenario = {
          name: program,
          program,
          stdin: payload(program, tool),
          env: { HOLDFAST_GUARDRAILS__WRITE_ROOTS: 'src' },
        }
        checks(sandbox, scenario, await runScenario(sandbox, scenario))
      }
    })
  }
})

const NOBODY = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups']
/** Mounting, and being somebody else, are for root. */
const skip = process.getuid?.() === 0 ? false : 'only root may mount'

describe('a real disk', { concurrency: 2, skip }, () => {
  const mount = (script: string) => ['unshare', '-m', 'sh', '-c', `set -e; ${script}; cd .; "$@"`, '-']
  const saved = '; code=$?; cp -a .holdfast ../after; exit $code'
  for (const kilobytes of [4, 8, 12, 16, 24, 32])
    it(`of ${kilobytes} KB: nothing on it is half, and a closed guard denies`, async (test) => {
      for (const scenario of deal()) {
        const sandbox = createSandbox(test, STORY)
        mkdirSync(join(sandbox.project, '.holdfast'))
        const script = `mount -t tmpfs -o size=${kilobytes}k none .holdfast; set +e`
        const run = await runScenario(sandbox, scenario, ['unshare', '-m', 'sh', '-c', `${script}; "$@"${saved}`, '-'])
        checks(sandbox, scenario, run)
        if (scenario.program === 'pre-tool-use') assert.match(run.stdout, DENIED)
        cpSync(join(sandbox.root, 'after'), join(sandbox.project, '.holdfast'), { recursive: true })
        assert.deepEqual(checkFiles(sandbox, scenario, {}, [snapshotOf(sandbox)]), [], scenario.name)
        const next = await runScenario(sandbox, scenario)
        checks(sandbox, scenario, next)
        assert.equal(next.exitCode === 0, (await runScenario(sandbox, scenario)).exitCode === 0, scenario.name)
      }
    })
  it('mounted read-only, with the home', async (test) => {
    for (const scenario of deal()) {
      const sandbox = createSandbox(test, STORY)
      const before = snapshotOf(sandbox)
      const script =
        'for place in "$PWD" "$HOME"; do mount --bind "$place" "$place"; mount -o remount,ro,bind "$place"; done; cd "$PWD"'
      const run = await runScenario(sandbox, scenario, mount(script))
      checks(sandbox, scenario, run)
      if (scenario.program === 'pre-tool-use') assert.match(run.stdout, DENIED)
      assert.deepEqual(snapshotOf(sandbox), before)
    }
  })
  it('of another person: everything may be read and nothing written', async (test) => {
    for (const scenario of deal()) {
      const sandbox = createSandbox(test, STORY)
      chmodSync(sandbox.root, 0o755)
      rmSync(distOf(sandbox))
      cpSync(join(REPOSITORY, 'dist'), distOf(sandbox), { recursive: true })
      const before = snapshotOf(sandbox)
      const run = await runScenario(sandbox, scenario, NOBODY)
      checks(sandbox, scenario, run)
      assert.deepEqual(snapshotOf(sandbox), before, scenario.name)
    }
  })
})

it('a line that a full disk cut short takes no later line with it', async (test) => {
  const sandbox = createSandbox(test, STORY)
  place(
    sandbox,
    '.holdfast/events.jsonl',
    '{"event":"session_started","at":"2026-11-21T11:00:00.000Z"}\n{"event":"checkp',
  )
  const scenario = COMPACTING
  checks(sandbox, scenario, await runScenario(sandbox, scenario))
  const lines = readFileSync(join(sandbox.project, '.holdfast/events.jsonl'), 'utf8').split('\n')
  assert.equal(lines[1], '{"event":"checkp')
  assert.ok(lines.length > 3, 'the hook wrote its own')
  for (const line of lines.slice(2, -1)) JSON.parse(line)
})
