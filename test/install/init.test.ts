import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createRegistration } from '../../src/client/core/registration.ts'
import { createPlace, type Place } from '../bundle/place.ts'
import { putFile } from '../put-file.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const bundle = join(root, 'dist', 'holdfast.mjs')

let at: Place
let place: string
let project: string

beforeEach(() => {
  at = createPlace('init')
  ;({ path: place, project } = at)
})
afterEach(() => at.remove())

const holdfast: Place['holdfast'] = (...given) => at.holdfast(...given)
const fire: Place['fire'] = (...given) => at.fire(...given)

const settingsPath = () => join(project, '.claude', 'settings.json')

function writeSettings(text: string) {
  putFile(settingsPath(), text)
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
    assert.deepEqual(registered.hooks, createRegistration())
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
    assert.deepEqual(hooks, createRegistration())
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
    assert.match(run.err, /nowhere" is not a folder; name the repository/)
  })

  test('an empty name is no folder, so that an unset variable does not stand for this folder', () => {
    putFile(join(project, '.holdfast/config.toml'), '')
    const before = readdirSync(project)
    for (const args of [
      ['init', ''],
      ['uninstall', '', '--state'],
      ['doctor', ''],
      ['config', 'show', '--dir', ''],
    ]) {
      const run = holdfast(args)
      assert.deepEqual([run.code, run.out], [2, ''], args.join(' '))
      assert.match(run.err, /^"" is not a folder; name the repository/, args.join(' '))
    }
    assert.deepEqual(readdirSync(project), before)
  })
})

describe('uninstall', () => {
  test('leaves an empty repository empty', () => {
    holdfast(['init', project])
    const run = holdfast(['uninstall', project])
    assert.match(run.out, /registration removed, skill removed, bundles removed/)
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
