import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createRegistration } from '../../src/client/core/registration.ts'
import { readTree } from '../bundle/read-tree.ts'
import { pathOf } from '../path-of.ts'
import { putFile } from '../put-file.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const CURRENT = join(repository, 'dist/holdfast.mjs')
const COMMANDS = ['checkpoint', 'handoff', 'recall', 'status', 'summarize-changes'].map((name) => `${name}.md`)

let place: string
let project: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'holdfast-installing-'))
  project = join(place, 'project')
  mkdirSync(join(place, 'home'))
  mkdirSync(project)
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

function run(args: readonly string[], from = CURRENT) {
  const env = { PATH: pathOf(args), HOME: join(place, 'home'), HOLDFAST_NOW: '2026-11-21T12:00:00.000Z' }
  const { status, stdout, stderr } = spawnSync('node', [from, ...args], { cwd: project, env, encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

/** A command that has to end well. */
function holdfast(args: readonly string[], from = CURRENT): string {
  const { code, out, err } = run(args, from)
  assert.equal(code, 0, `holdfast ${args.join(' ')}:\n${out}${err}`)
  return out
}

const read = (path: string) => readFileSync(join(project, path), 'utf8')
const hooksIn = (path: string) => JSON.parse(read(path)).hooks

function put(path: string, text: string): void {
  putFile(join(project, path), text)
}

/** Another version of what is shipped: the same code under another number, with other commands. */
function makeVersion(version: string, commands: Readonly<Record<string, string | null>> = {}): string {
  const folder = join(place, version)
  for (const part of ['dist', 'commands', 'skills'])
    cpSync(join(repository, part), join(folder, part), { recursive: true })
  const bundle = join(folder, 'dist/holdfast.mjs')
  const text = readFileSync(bundle, 'utf8')
  const { version: current } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  assert.ok(text.includes(`"${current}"`), 'the bundle names its version')
  writeFileSync(bundle, text.replaceAll(`"${current}"`, `"${version}"`))
  for (const [name, content] of Object.entries(commands)) {
    if (content === null) rmSync(join(folder, 'commands', name))
    else writeFileSync(join(folder, 'commands', name), content)
  }
  return bundle
}

describe('uninstall leaves no trace', () => {
  test('of everything init can put in: tree, settings, and the configuration of git', () => {
    execFileSync('git', ['init', '--quiet', project])
    put('.claude/settings.json', '{ "model": "opus",  "env": {"A": "1"} }')
    put('.claude/settings.local.json', '{"statusLine": {"type": "command", "command": "echo mine", "padding": 1}}\n')
    put('.claude/commands/mine.md', 'Mine.\n')
    put('src/main.ts', 'export {}\n')
    execFileSync('git', ['-C', project, 'config', 'user.name', 'Somebody'])
    const before = readTree(project)
    holdfast(['init', '.', '--statusline', '--commands'])
    assert.match(read('.git/config'), /rewriteRef = refs\/notes\/holdfast/)
    assert.ok(existsSync(join(project, '.claude/commands/holdfast/status.md')), 'a command is there')
    const said = holdfast(['uninstall', '.'])
    assert.match(
      said,
      /registration removed, status line given back, commands removed, skill removed, bundles removed, settings of git/,
    )
    assert.deepEqual(readTree(project), before)
  })

  test('of state and memories, when that is asked for', () => {
    execFileSync('git', ['init', '--quiet', project])
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-C', project, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
        encoding: 'utf8',
      })
    git('commit', '--quiet', '--allow-empty', '-m', 'first')
    git('config', 'user.email', 'a@example.org')
    git('config', 'user.name', 'A')
    // Git keeps objects until it cleans up, and folders of refs.
    const isKept = (path: string) => path.startsWith('.git/objects') || (path.startsWith('.git/') && path.endsWith('/'))
    const withoutObjects = () => Object.entries(readTree(project)).filter(([path]) => !isKept(path))
    const before = withoutObjects()
    holdfast(['init', '.'])
    holdfast(['memory', 'add', '--namespace', 'decisions', 'Use Parquet.'])
    assert.match(git('for-each-ref', '--format=%(refname)'), /refs\/notes\/holdfast\/decisions/)
    assert.match(holdfast(['uninstall', '.']), /settings of git notes removed/)
    assert.match(
      git('for-each-ref', '--format=%(refname)'),
      /refs\/notes\/holdfast\/decisions/,
      'a memory is not state',
    )
    assert.match(holdfast(['uninstall', '.', '--state', '--memories']), /memories removed, state removed/)
    assert.deepEqual(withoutObjects(), before)
  })

  test('in settings with nothing in them, and with Windows line endings: the same bytes', () => {
    for (const text of ['{}', '{\r\n  "model": "opus",\r\n  "hooks": {}\r\n}\r\n']) {
      put('.claude/settings.json', text)
      holdfast(['init', '.'])
      assert.notEqual(read('.claude/settings.json'), text)
      assert.match(holdfast(['init', '.']), /already there/)
      holdfast(['uninstall', '.'])
      assert.deepEqual(readTree(project), { '.claude/settings.json': text })
    }
  })

  test('what a person changed in the settings meanwhile stays', () => {
    put('.claude/settings.json', '{\n  "model": "opus"\n}\n')
    holdfast(['init', '.'])
    put('.claude/settings.json', read('.claude/settings.json').replace('"opus"', '"sonnet", "env": {"B": "2"}'))
    holdfast(['uninstall', '.'])
    assert.equal(read('.claude/settings.json'), '{\n  "model": "sonnet", "env": {"B": "2"}\n}\n')
  })

  test('a command somebody changed is theirs and is named', () => {
    holdfast(['init', '.', '--commands'])
    put('.claude/commands/holdfast/status.md', 'My own words.\n')
    assert.match(holdfast(['uninstall', '.']), /Commands you changed were kept: status\.md/)
    assert.deepEqual(readTree(project), { '.claude/commands/holdfast/status.md': 'My own words.\n' })
  })
})

describe('the registration', () => {
  test('as program and arguments, where asked for; it stays so until the other form is asked for', () => {
    holdfast(['init', '.', '--exec'])
    const bundle = '\u0024{CLAUDE_PROJECT_DIR}/.claude/holdfast/dist/pre-compact.mjs'
    const hook = { type: 'command', command: 'node', args: [bundle], timeout: 15 }
    assert.deepEqual(hooksIn('.claude/settings.json').PreCompact, [{ hooks: [hook] }])
    assert.match(holdfast(['init', '.']), /already there/)
    holdfast(['init', '.', '--shell'])
    assert.deepEqual(hooksIn('.claude/settings.json'), createRegistration())
  })

  test('of the first versions is brought up to date: other events, other forms, twice', () => {
    const old = (name: string) => ({
      type: 'command',
      command: `node "\u0024{CLAUDE_PLUGIN_ROOT:-$CLAUDE_PROJECT_DIR/.claude/holdfast}/dist/${name}.mjs"`,
      timeout: 5000,
    })
    const theirs = { type: 'command', command: './lint.sh' }
    put(
      '.claude/settings.json',
      JSON.stringify({
        hooks: {
          PreToolUse: [{ matcher: 'Bash', hooks: [old('pre-tool-use')] }, { hooks: [theirs, old('pre-tool-use')] }],
          Stop: [{ hooks: [old('stop')] }],
          PreCompact: [{ hooks: [old('pre-compact')] }, { hooks: [old('pre-compact')] }],
        },
      }),
    )
    holdfast(['init', '.'])
    const { PreToolUse, ...rest } = hooksIn('.claude/settings.json')
    const { PreToolUse: own = [], ...wanted } = createRegistration()
    assert.deepEqual(PreToolUse, [{ hooks: [theirs] }, ...own])
    assert.deepEqual(rest, wanted)
  })

  test("moved to a person's own settings it stays there, and is never in both", () => {
    holdfast(['init', '.'])
    put('.claude/settings.local.json', read('.claude/settings.json').replaceAll('"timeout": 5', '"timeout": 4'))
    rmSync(join(project, '.claude/settings.json'))
    holdfast(['init', '.'])
    assert.equal(existsSync(join(project, '.claude/settings.json')), false)
    assert.deepEqual(hooksIn('.claude/settings.local.json'), createRegistration())
    put('.claude/settings.json', read('.claude/settings.local.json'))
    holdfast(['init', '.'])
    assert.deepEqual(hooksIn('.claude/settings.json'), createRegistration())
    assert.equal(JSON.parse(read('.claude/settings.local.json')).hooks, undefined)
    holdfast(['uninstall', '.'])
    assert.equal(JSON.parse(read('.claude/settings.local.json')).hooks, undefined)
  })
})

describe('the skill', () => {
  const SKILL = '.claude/skills/holdfast-look-up/SKILL.md'

  test('is small, lets the model run two searches of the copy in the repository alone, and is one it may load', () => {
    const shipped = readFileSync(join(repository, 'skills/look-up/SKILL.md'), 'utf8')
    const [, description = ''] = /^description: (.*)$/m.exec(shipped) ?? []
    assert.ok(Math.ceil(description.length / 4) <= 40, `${description.length} characters at every start`)
    assert.ok(Math.ceil(shipped.length / 4) <= 300, `${shipped.length} characters when it is loaded`)
    assert.doesNotMatch(shipped, /disable-model-invocation/)
    holdfast(['init', '.'])
    const call = 'node "\u0024{CLAUDE_PROJECT_DIR}/.claude/holdfast/dist/holdfast.mjs"'
    const [, allowed] = /^allowed-tools: (.*)$/m.exec(read(SKILL)) ?? []
    assert.equal(allowed, `Bash(${call} recall *), Bash(${call} memory search *)`)
    assert.doesNotMatch(read(SKILL), /CLAUDE_PLUGIN_ROOT/)
  })

  test('that somebody changed is theirs, and one taken out stays out', () => {
    holdfast(['init', '.'])
    put(SKILL, 'My own words.\n')
    assert.match(holdfast(['init', '.']), /the skill you changed, left as it is/)
    assert.match(holdfast(['uninstall', '.']), /The skill you changed was kept: \.claude\/skills\/holdfast-look-up/)
    assert.deepEqual(readTree(project), { [SKILL]: 'My own words.\n' })
    rmSync(join(project, SKILL))
    holdfast(['init', '.'])
    rmSync(join(project, SKILL))
    assert.equal(JSON.parse(holdfast(['init', '.', '--json'])).skill_written, false)
    assert.ok(!existsSync(join(project, SKILL)))
  })

  test('of another version is brought up to date', () => {
    const old = makeVersion('0.0.9')
    writeFileSync(join(place, '0.0.9/skills/look-up/SKILL.md'), 'Older words.\n')
    holdfast(['init', '.'], old)
    assert.equal(read(SKILL), 'Older words.\n')
    assert.equal(JSON.parse(holdfast(['init', '.', '--json'])).skill_written, true)
    assert.match(read(SKILL), /^description: Finds/m)
  })
})

describe('init over another version', () => {
  test('says from what to what, and what was changed stays changed', () => {
    const next = makeVersion('0.9.0', {
      'status.md': 'Newer words.\n',
      'recall.md': null,
      'summarize-changes.md': null,
      'fresh.md': 'New.\n',
    })
    holdfast(['init', '.', '--commands'])
    put('.claude/commands/holdfast/handoff.md', 'My own words.\n')
    rmSync(join(project, '.claude/commands/holdfast/checkpoint.md'))
    const before = read('.claude/settings.json')
    const said = holdfast(['init', '.'], next)
    assert.match(said, /version: updated \d+\.\d+\.\d+ to 0\.9\.0/)
    assert.match(said, /commands you changed, left as they are: \/holdfast:handoff/)
    assert.equal(read('.claude/settings.json'), before)
    const commands = Object.fromEntries(Object.entries(readTree(join(project, '.claude/commands/holdfast'))))
    assert.deepEqual(commands, { 'handoff.md': 'My own words.\n', 'status.md': 'Newer words.\n' })
    assert.equal(JSON.parse(holdfast(['init', '.', '--json'])).previous_version, '0.9.0', 'and back')
  })

  test('the commands run the copy in the repository and can be installed from there', () => {
    holdfast(['init', '.', '--commands'])
    const texts = readTree(join(project, '.claude/commands/holdfast'))
    assert.deepEqual(Object.keys(texts), COMMANDS)
    for (const text of Object.values(texts)) {
      assert.match(text, /node "\$\{CLAUDE_PROJECT_DIR\}\/\.claude\/holdfast\/dist\/holdfast\.mjs"/)
      assert.doesNotMatch(text, /CLAUDE_PLUGIN_ROOT/)
    }
    const other = join(place, 'other')
    mkdirSync(other)
    holdfast(['init', other, '--commands'], join(project, '.claude/holdfast/dist/holdfast.mjs'))
    assert.deepEqual(readTree(join(other, '.claude/commands/holdfast')), texts)
  })

  test('a folder of ours that is a link is not written through', () => {
    const outside = join(place, 'outside')
    mkdirSync(outside)
    mkdirSync(join(project, '.claude'))
    symlinkSync(outside, join(project, '.claude/holdfast'))
    const { code, err } = run(['init', '.'])
    assert.equal(code, 1)
    assert.match(err, /Cannot write the bundles into ".*holdfast": a symlink; the registration is as it was/)
    assert.deepEqual(readTree(outside), {})
    assert.equal(existsSync(join(project, '.claude/settings.json')), false)
  })
})
