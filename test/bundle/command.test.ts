import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const bundle = join(root, 'dist', 'holdfast.mjs')

let place: string
let project: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'holdfast-command-'))
  project = join(place, 'project')
  mkdirSync(join(place, 'home'))
  mkdirSync(project)
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

function holdfast(args: readonly string[], from = bundle, more: Readonly<Record<string, string>> = {}) {
  const home = join(place, 'home')
  const env = { PATH: process.env.PATH ?? '', HOME: home, HOLDFAST_NOW: '2026-11-21T12:00:00.000Z', ...more }
  const run = spawnSync(process.execPath, [from, ...args], { cwd: place, env, encoding: 'utf8' })
  return { code: run.status, out: run.stdout.replaceAll(place, '$PLACE'), err: run.stderr.replaceAll(place, '$PLACE') }
}

function fire(hook: string, fields: Readonly<Record<string, unknown>>, session = 's1') {
  const transcript = join(place, 'home', `${session}.jsonl`)
  const payload = { session_id: session, transcript_path: transcript, cwd: project, ...fields }
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: join(place, 'home'),
    CLAUDE_PROJECT_DIR: project,
    HOLDFAST_NOW: '2026-11-21T11:00:00.000Z',
  }
  return spawnSync('node', [join(root, 'dist', `${hook}.mjs`)], {
    input: JSON.stringify(payload),
    env,
    encoding: 'utf8',
  })
}

const settingsPath = () => join(project, '.claude', 'settings.json')

function writeSettings(text: string) {
  mkdirSync(dirname(settingsPath()), { recursive: true })
  writeFileSync(settingsPath(), text)
}

describe('init', () => {
  test('installs into an empty repository, fires all five hooks and leaves no state behind', () => {
    const run = holdfast(['init', project])
    assert.equal(run.code, 0, run.err)
    assert.match(run.out, /holdfast is installed in \$PLACE\/project/)
    for (const hook of ['session-start', 'user-prompt-submit', 'pre-compact', 'pre-tool-use', 'post-tool-use']) {
      assert.match(run.out, new RegExp(`${hook} +ok +\\d+ tokens`))
    }
    const bundles = readdirSync(join(project, '.claude/holdfast/dist')).sort()
    assert.deepEqual(bundles, readdirSync(join(root, 'dist')).sort())
    assert.equal(existsSync(join(project, '.holdfast')), false)
    assert.doesNotMatch(run.out, /No hook will run/)
    const registered = JSON.parse(readFileSync(settingsPath(), 'utf8'))
    assert.deepEqual(registered.hooks, JSON.parse(readFileSync(join(root, 'hooks.json'), 'utf8')).hooks)
  })

  test('leaves what is in the settings as it is, comments and layout included, and uninstall gives the file back', () => {
    const original = '{\n    "permissions": {"allow": ["Bash(ls)"]}, // by hand\n    "model": "opus"\n}\n'
    writeSettings(original)
    const run = holdfast(['init', project])
    assert.equal(run.code, 0)
    assert.match(
      run.out,
      /No hook will run yet: the client ignores \.claude\/settings\.json: it is not JSON, at line 2\./,
    )
    const merged = readFileSync(settingsPath(), 'utf8')
    assert.ok(
      merged.startsWith('{\n    "permissions": {"allow": ["Bash(ls)"]}, // by hand\n    "model": "opus"'),
      merged,
    )
    assert.equal(holdfast(['uninstall', project]).code, 0)
    assert.equal(readFileSync(settingsPath(), 'utf8'), original)
  })

  test("keeps other people's hooks of the same events in their order", () => {
    const theirs = { matcher: 'Bash', hooks: [{ type: 'command', command: './guard.sh', timeout: 3 }] }
    writeSettings(JSON.stringify({ hooks: { PreToolUse: [theirs], Stop: [theirs] } }))
    assert.equal(holdfast(['init', project]).code, 0)
    const { hooks } = JSON.parse(readFileSync(settingsPath(), 'utf8'))
    assert.deepEqual(hooks.PreToolUse[0], theirs)
    assert.equal(hooks.PreToolUse.length, 2)
    assert.deepEqual(hooks.Stop, [theirs])
    assert.equal(holdfast(['uninstall', project]).code, 0)
    assert.deepEqual(JSON.parse(readFileSync(settingsPath(), 'utf8')), {
      hooks: { PreToolUse: [theirs], Stop: [theirs] },
    })
  })

  test('twice changes nothing the second time', () => {
    holdfast(['init', project])
    const before = readFileSync(settingsPath(), 'utf8')
    const run = holdfast(['init', project])
    assert.match(run.out, /already up to date/)
    assert.match(run.out, /already there/)
    assert.equal(readFileSync(settingsPath(), 'utf8'), before)
  })

  test('replaces the registration of an older version instead of adding a second one', () => {
    holdfast(['init', project])
    const old = readFileSync(settingsPath(), 'utf8').replaceAll('"timeout": 5', '"timeout": 4')
    writeFileSync(settingsPath(), old)
    holdfast(['init', project])
    const { hooks } = JSON.parse(readFileSync(settingsPath(), 'utf8'))
    assert.deepEqual(hooks, JSON.parse(readFileSync(join(root, 'hooks.json'), 'utf8')).hooks)
  })

  test('a settings file that is not JSON stops it before anything is written', () => {
    writeSettings('{ "hooks": ')
    const run = holdfast(['init', project])
    assert.equal(run.code, 1)
    assert.match(
      run.err,
      /Cannot merge into "\$PLACE\/project\/\.claude\/settings\.json": it is not a JSON object; nothing was changed/,
    )
    assert.equal(existsSync(join(project, '.claude/holdfast')), false)
    assert.equal(readFileSync(settingsPath(), 'utf8'), '{ "hooks": ')
  })

  test('a symlinked settings file is written through, not replaced', () => {
    const shared = join(place, 'shared.json')
    writeFileSync(shared, '{}\n')
    mkdirSync(dirname(settingsPath()))
    symlinkSync(shared, settingsPath())
    assert.equal(holdfast(['init', project]).code, 0)
    assert.ok(JSON.parse(readFileSync(shared, 'utf8')).hooks.PreCompact)
  })

  test('the installed copy can install itself elsewhere', () => {
    holdfast(['init', project])
    const other = join(place, 'other')
    mkdirSync(other)
    assert.equal(holdfast(['init', other], join(project, '.claude/holdfast/dist/holdfast.mjs')).code, 0)
    assert.equal(existsSync(join(other, '.claude/holdfast/dist/pre-compact.mjs')), true)
  })

  test('a bundle that does not run here is named and the exit code says so', () => {
    const folder = join(place, 'bin')
    mkdirSync(folder)
    const node = `case "$1" in *pre-compact.mjs) exit 1 ;; esac\nexec '${process.execPath}' "$@"\n`
    writeFileSync(join(folder, 'node'), `#!/bin/sh\n${node}`, { mode: 0o755 })
    const run = holdfast(['init', project], bundle, { PATH: `${folder}:${process.env.PATH}` })
    assert.equal(run.code, 1)
    assert.match(run.out, /pre-compact +FAILED +exit 1/)
    assert.match(
      run.err,
      /It needs node 20\.16 or later on the PATH; node \S+dist\/holdfast\.mjs doctor looks for the cause/,
    )
  })

  test('a folder that does not exist is a wrong call', () => {
    const run = holdfast(['init', join(place, 'nowhere')])
    assert.equal(run.code, 2)
    assert.match(run.err, /Cannot install into .*not a folder/)
  })
})

describe('uninstall', () => {
  test('leaves an empty repository empty', () => {
    holdfast(['init', project])
    const run = holdfast(['uninstall', project])
    assert.match(run.out, /registration removed, bundles removed/)
    assert.deepEqual(readdirSync(project), [])
  })

  test('keeps the state unless asked to remove it, and says so', () => {
    holdfast(['init', project])
    fire('session-start', { hook_event_name: 'SessionStart', source: 'startup' })
    assert.match(holdfast(['uninstall', project]).out, /\.holdfast\/ was kept/)
    assert.equal(existsSync(join(project, '.holdfast/events.jsonl')), true)
    holdfast(['uninstall', project, '--state'])
    assert.deepEqual(readdirSync(project), [])
  })

  test('where nothing is installed it says so and changes nothing', () => {
    writeSettings('{"model":"opus"}')
    const run = holdfast(['uninstall', project])
    assert.equal(run.code, 0)
    assert.match(run.out, /was not installed/)
    assert.equal(readFileSync(settingsPath(), 'utf8'), '{"model":"opus"}')
  })
})

function row(type: string, rest: Readonly<Record<string, unknown>>, uuid: string): string {
  return `${JSON.stringify({ parentUuid: null, isSidechain: false, type, ...rest, uuid })}\n`
}

function writeTranscript(tokens: number, session = 's1') {
  const usage = {
    input_tokens: 4,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: tokens - 4,
    output_tokens: 0,
  }
  const message = {
    id: 'm1',
    role: 'assistant',
    model: 'claude-sonnet-4-6',
    content: [{ type: 'text', text: 'done' }],
    usage,
  }
  const text =
    row('user', { message: { role: 'user', content: 'rename the field' } }, 'u1') + row('assistant', { message }, 'u2')
  writeFileSync(join(place, 'home', `${session}.jsonl`), text)
}

describe('status', () => {
  test('names the fill, its source and its confidence', () => {
    writeTranscript(133_600)
    fire('session-start', { hook_event_name: 'SessionStart', source: 'startup' })
    const run = holdfast(['status', project])
    assert.equal(run.code, 0, run.err)
    assert.match(
      run.out,
      /context +CRITICAL, 80% of the way to automatic compaction \(134K of 167K, 33K left; model claude-sonnet-4-6, high confidence\)/,
    )
    const json = JSON.parse(holdfast(['status', project, '--json']).out)
    assert.equal(json.session.context.fill, 0.8)
    assert.equal(json.session.context.compaction_point, 167_000)
    assert.equal(json.installed, false)
  })

  test('names each bad configuration value with file and line, and each layer of a good one', () => {
    mkdirSync(join(project, '.holdfast'))
    writeFileSync(
      join(project, '.holdfast/config.toml'),
      '[context_monitor]\ntone = "loud"\ncompaction_point = 150000\n',
    )
    const run = holdfast(['status', project])
    assert.match(
      run.out,
      /problem +Bad config value "\$PLACE\/project\/\.holdfast\/config\.toml" line 2: context_monitor\.tone = "loud", expected one of facts, directive; "facts" is used/,
    )
    assert.match(run.out, /config +context_monitor\.compaction_point = 150000 \(project\)/)
  })

  test('in a repository without holdfast it says what is missing', () => {
    const run = holdfast(['status', project])
    assert.match(run.out, /installed +not as drop-in/)
    assert.match(run.out, /session +none has run here yet/)
  })

  test('terminal escapes in stored text never reach the terminal', () => {
    mkdirSync(join(project, '.holdfast'))
    const event = {
      at: '2026-11-21T00:00:00.000Z',
      event: 'problem',
      session_id: null,
      hook: 'x',
      code: 'c',
      text: 'a\u001b]0;owned\u0007b',
    }
    writeFileSync(join(project, '.holdfast/events.jsonl'), `${JSON.stringify(event)}\n`)
    const run = holdfast(['status', project])
    assert.match(run.out, /journal/)
    assert.equal(run.out.includes('\u001b]'), false)
    assert.equal(run.out.includes('\u0007'), false)
  })
})

describe('checkpoint', () => {
  test('create, list and show', () => {
    writeTranscript(100_200)
    fire('session-start', { hook_event_name: 'SessionStart', source: 'startup' })
    const created = holdfast(['checkpoint', 'create', '--dir', project])
    assert.equal(created.code, 0, created.err)
    assert.match(created.out, /cx-001 saved: \.holdfast\/checkpoints\/cx-001-checkpoint\.json \(session s1\)/)
    assert.match(
      holdfast(['checkpoint', 'list', '--dir', project]).out,
      /^cx-001 {2}2026-11-21T12:00:00\.000Z {2}request {2}60% {2}s1 {2}not told yet {2}rename the field\n$/,
    )
    assert.match(
      holdfast(['checkpoint', 'show', 'cx-001', '--dir', project]).out,
      /<newest-user-words>rename the field<\/newest-user-words>/,
    )
    const json = JSON.parse(holdfast(['checkpoint', 'show', 'cx-001', '--dir', project, '--json']).out)
    assert.equal(json.trigger, 'request')
    assert.equal(json.context_state.fill_percentage, 0.6)
  })

  test('one made on request alerts nobody', () => {
    writeTranscript(30_000)
    fire('session-start', { hook_event_name: 'SessionStart', source: 'startup' })
    holdfast(['checkpoint', 'create', '--dir', project])
    const prompt = fire('user-prompt-submit', { hook_event_name: 'UserPromptSubmit', prompt: 'hi' })
    assert.equal(prompt.stdout, '')
    assert.equal(prompt.stderr, '')
  })

  test('a damaged one is named, not shown, not deleted', () => {
    const folder = join(project, '.holdfast/checkpoints')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'cx-001-checkpoint.json'), '{"checkpoint_id":')
    assert.match(
      holdfast(['checkpoint', 'list', '--dir', project]).out,
      /cx-001 {2}Cannot use checkpoint .*: not JSON; it is skipped, not deleted/,
    )
    const shown = holdfast(['checkpoint', 'show', 'cx-001', '--dir', project])
    assert.equal(shown.code, 1)
    assert.equal(existsSync(join(folder, 'cx-001-checkpoint.json')), true)
  })

  test('without a session there is nothing to save, and an id that is none is refused', () => {
    assert.equal(holdfast(['checkpoint', 'create', '--dir', project]).code, 1)
    assert.equal(holdfast(['checkpoint', 'create', '--dir', project, '--session', '../x']).code, 2)
    assert.match(holdfast(['checkpoint', 'show', '../../etc/passwd', '--dir', project]).err, /not a checkpoint id/)
  })
})

describe('demo', () => {
  test('plays nine steps through the shipped bundles, silent where it should be', () => {
    const steps = JSON.parse(holdfast(['demo', '--json']).out)
    assert.equal(steps.length, 9)
    const told = steps.map((step: { told: string }) => /^<([a-z-]+)/.exec(step.told)?.[1] ?? step.told.split(':')[0])
    assert.deepEqual(told, [
      'project-context',
      '',
      'context-monitor',
      'deny',
      'context-monitor',
      'Facts the summary must keep, recorded by holdfast from the transcript',
      'resumption-context',
      'compaction-alert',
      '',
    ])
  })
})

test('an unknown command is a wrong call, help and version are not', () => {
  assert.equal(holdfast(['frobnicate']).code, 2)
  assert.equal(holdfast(['--help']).code, 0)
  assert.match(holdfast(['--version']).out, /^\d+\.\d+\.\d+\n$/)
})
