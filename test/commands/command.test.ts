import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { createPlace, type Place } from '../bundle/place.ts'
import { REPOSITORY } from '../bundle/sandbox.ts'

let at: Place
let place: string
let project: string

beforeEach(() => {
  at = createPlace('command')
  ;({ path: place, project } = at)
})
afterEach(() => at.remove())

const holdfast: Place['holdfast'] = (...given) => at.holdfast(...given)
const fire: Place['fire'] = (...given) => at.fire(...given)

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
      /context +CRITICAL, 80% of the way to automatic compaction \(134K of 167K, 33K left; known from model claude-sonnet-4-6, high confidence\)/,
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

  test('where no key can be kept it says why nothing counts as done', () => {
    fire('session-start', { hook_event_name: 'SessionStart', source: 'startup' })
    assert.doesNotMatch(holdfast(['status', project]).out, /no key/)
    mkdirSync(join(place, 'home/.local/state/holdfast'), { recursive: true })
    writeFileSync(join(place, 'home/.local/state/holdfast/key'), 'damaged\n')
    assert.match(
      holdfast(['status', project]).out,
      /none has run here yet\n(?:.*\n)*problem +no key of yours can be kept/,
    )
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
      /^cx-001 {2}2026-11-21T12:00:00\.000Z {2}request {2}60% {2}s1 {2}not told yet {2}"rename the field"\n$/,
    )
    assert.match(
      holdfast(['checkpoint', 'show', 'cx-001', '--dir', project]).out,
      /<newest-user-words>rename the field<\/newest-user-words>/,
    )
    const json = JSON.parse(holdfast(['checkpoint', 'show', 'cx-001', '--dir', project, '--json']).out)
    assert.equal(json.trigger, 'request')
    assert.equal(json.context_state.fill_percentage, 0.6)
  })

  test('a session whose hooks never ran is read from the transcript of the client', () => {
    writeTranscript(100_200)
    const folder = join(place, 'home/.claude/projects', realpathSync(project).replace(/[^a-zA-Z0-9]/g, '-'))
    mkdirSync(folder, { recursive: true })
    renameSync(join(place, 'home/s1.jsonl'), join(folder, 's1.jsonl'))
    const created = holdfast(['checkpoint', 'create', '--dir', project, '--session', 's1'])
    assert.equal(created.code, 0, created.err)
    const shown = holdfast(['checkpoint', 'show', 'cx-001', '--dir', project]).out
    assert.match(shown, /<newest-user-words>rename the field<\/newest-user-words>/)
  })

  test('a new session, whose transcript the client has not written yet, is saved like any other', () => {
    writeTranscript(100_200)
    fire('session-start', { hook_event_name: 'SessionStart', source: 'startup' })
    rmSync(join(place, 'home/s1.jsonl'))
    const { code, out } = holdfast(['checkpoint', 'create', '--dir', project])
    assert.deepEqual([code, out.startsWith('cx-001 saved: ')], [0, true])
  })

  test('a session whose transcript nobody knows has nothing to save', () => {
    mkdirSync(join(project, '.holdfast/sessions/s2'), { recursive: true })
    const { code, err } = holdfast(['checkpoint', 'create', '--dir', project, '--session', 's2'])
    assert.deepEqual([code, err], [1, 'Session s2 has no transcript that can be read, so nothing was saved\n'])
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

test('a full disk behind the version is told in a sentence', { skip: !existsSync('/dev/full') }, () => {
  const full = openSync('/dev/full', 'w')
  const command = join(REPOSITORY, 'dist/holdfast.mjs')
  const run = spawnSync(process.execPath, [command, '--version'], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' })
  closeSync(full)
  assert.deepEqual([run.status, run.stderr], [1, 'Cannot print the version: ENOSPC\n'])
})
