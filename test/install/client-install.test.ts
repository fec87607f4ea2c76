import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { runCommand } from '../bundle/run-command.ts'
import { createSandbox } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

const CLIENTS = [
  { client: 'codex', settings: '.codex/hooks.json', event: 'PreToolUse', folder: '.codex', hooks: 5 },
  { client: 'gemini', settings: '.gemini/settings.json', event: 'BeforeTool', folder: '.gemini', hooks: 4 },
] as const

/** As the editor of settings leaves a file: what is not ours comes back byte by byte. */
const OTHERS = `{
  "hooks": {
    "Stop": [
      {
        "hooks": [
          {
            "type": "command",
            "command": "true"
          }
        ]
      }
    ]
  }
}
`

describe('init --client codex in a folder of a repository', () => {
  it("registers lines that lead there from everywhere in the repository, and doctor tells another's", (test) => {
    const sandbox = createSandbox(test)
    const { project } = sandbox
    execFileSync('git', ['init', '--quiet', project])
    const below = "packages/it's $(a) b"
    mkdirSync(join(project, below, 'deep'), { recursive: true })
    const run = (...args: readonly string[]) => runCommand(sandbox, ...args)
    assert.equal(run('init', below, '--client', 'codex').code, 0)
    const path = join(project, below, '.codex/hooks.json')
    const registered = readFileSync(path, 'utf8')
    const [{ command }] = JSON.parse(registered).hooks.SessionStart[0].hooks
    const payload = { session_id: 's1', hook_event_name: 'SessionStart', source: 'startup', model: 'gpt-5.5' }
    for (const folder of ['', 'deep']) {
      const cwd = join(project, below, folder)
      const input = JSON.stringify({ ...payload, cwd, transcript_path: null, permission_mode: 'default' })
      const env = { PATH: process.env.PATH ?? '', HOME: sandbox.home }
      assert.match(execFileSync('sh', ['-c', command], { cwd, env, input, encoding: 'utf8' }), /response_guidance/)
    }
    assert.doesNotMatch(run('doctor', below, '--quick').out, /hooks\.json, SessionStart/)
    assert.match(run('init', below, '--client', 'codex').out, /registration: .*already there/)
    const atTop = registered.replaceAll(
      /d=\$\(git.*?\$\(pwd\);/g,
      'd=$(git rev-parse --show-toplevel 2>/dev/null || pwd);',
    )
    assert.notEqual(atTop, registered)
    writeFileSync(path, atTop)
    const { code, out } = run('doctor', below, '--quick')
    assert.equal(code, 1)
    assert.match(out, /hook-path-missing.*\.codex\/hooks\.json, SessionStart: it starts the bundles of another folder/)
    run('doctor', below, '--quick', '--fix')
    assert.equal(readFileSync(path, 'utf8'), registered)
    run('uninstall', below, '--state')
    assert.deepEqual(readdirSync(join(project, below)), ['deep'])
  })
})

for (const { client, settings, event, folder, hooks } of CLIENTS) {
  describe(`init and uninstall --client ${client}`, () => {
    it('leave an empty repository as it was, and register once', (test) => {
      const sandbox = createSandbox(test)
      const { project } = sandbox
      const run = (...args: readonly string[]) => runCommand(sandbox, ...args, '--client', client, project)
      const first = run('init')
      assert.equal(first.code, 0, first.err)
      assert.match(first.out, new RegExp(`${hooks} of ${hooks} work`))
      const registered = readFileSync(join(project, settings), 'utf8')
      assert.equal(JSON.parse(registered).hooks[event].length, 1)
      const again = run('init')
      assert.match(again.out, /already up to date[\s\S]*already there/)
      assert.equal(readFileSync(join(project, settings), 'utf8'), registered)
      assert.ok(!existsSync(join(project, '.claude')), 'Claude Code is not concerned')
      const gone = run('uninstall')
      assert.equal(gone.code, 0, gone.err)
      assert.deepEqual(readdirSync(project), [])
    })

    it('leave the hooks of others byte by byte', (test) => {
      const sandbox = createSandbox(test)
      const { project } = sandbox
      const path = join(project, settings)
      putFile(path, OTHERS)
      const run = (...args: readonly string[]) => runCommand(sandbox, ...args, '--client', client, project)
      run('init')
      assert.notEqual(readFileSync(path, 'utf8'), OTHERS)
      run('uninstall')
      assert.equal(readFileSync(path, 'utf8'), OTHERS)
      assert.deepEqual(readdirSync(join(project, folder)), [settings.slice(folder.length + 1)])
    })

    it('change nothing where the registration cannot be read', (test) => {
      const sandbox = createSandbox(test)
      const { project } = sandbox
      const path = join(project, settings)
      putFile(path, '{"hooks": [')
      const { code, err } = runCommand(sandbox, 'init', '--client', client, project)
      assert.equal(code, 1)
      assert.match(err, /it is not a JSON object; nothing was changed/)
      assert.deepEqual(readdirSync(join(project, folder)), [settings.slice(folder.length + 1)])
    })
  })
}

/** A repository with holdfast for all three clients, and state. */
function installAll(test: Parameters<typeof createSandbox>[0]) {
  const sandbox = createSandbox(test)
  const { project } = sandbox
  execFileSync('git', ['init', '-q', project])
  const run = (...args: readonly string[]) => runCommand(sandbox, ...args, project)
  for (const args of [['init'], ['init', '--client', 'codex'], ['init', '--client', 'gemini']])
    assert.equal(run(...args).code, 0, args.join(' '))
  mkdirSync(join(project, '.holdfast'))
  return { sandbox, project, run, list: () => readdirSync(project).sort() }
}

const hasNotesSettings = (project: string) => readFileSync(join(project, '.git/config'), 'utf8').includes('[notes]')

describe('uninstall', () => {
  it('takes out what was installed for every client, and says which', (test) => {
    const { run, list, project } = installAll(test)
    const { code, out, err } = run('uninstall', '--state')
    assert.deepEqual([code, err], [0, ''])
    for (const part of [
      'registration removed, skill removed, bundles removed, ',
      'registration for Codex removed, bundles for Codex removed, ',
      'registration for Gemini CLI removed, bundles for Gemini CLI removed, ',
      'settings of git notes removed, state removed',
    ])
      assert.ok(out.includes(part), `${part}\n${out}`)
    assert.deepEqual(list(), ['.git'])
    assert.ok(!hasNotesSettings(project))
    assert.match(run('uninstall').out, /^holdfast was not installed in/)
  })

  it('says the same as data', (test) => {
    const { run } = installAll(test)
    const told = JSON.parse(run('uninstall', '--json').out)
    assert.deepEqual(told.clients, [
      { client: 'codex', unregistered: true, bundles_removed: true },
      { client: 'gemini', unregistered: true, bundles_removed: true },
    ])
    assert.deepEqual(told.still_registered, [])
    assert.deepEqual(JSON.parse(run('uninstall', '--json').out).clients, [])
  })

  it('--client takes out one of them, and what they share with the last', (test) => {
    const { run, list, project } = installAll(test)
    assert.match(
      run('uninstall', '--client', 'claude', '--state').out,
      /\.holdfast\/ was kept: what runs from \.codex\//,
    )
    assert.deepEqual(list(), ['.codex', '.gemini', '.git', '.holdfast'])
    assert.match(
      run('uninstall', '--client', 'gemini', '--state').out,
      /\.holdfast\/ was kept: what runs from \.codex\//,
    )
    assert.deepEqual(list(), ['.codex', '.git', '.holdfast'])
    assert.ok(hasNotesSettings(project))
    assert.match(run('uninstall', '--client', 'codex', '--state').out, /settings of git notes removed, state removed/)
    assert.deepEqual(list(), ['.git'])
    assert.ok(!hasNotesSettings(project))
  })

  it('changes nothing where a registration of ours cannot be read, and passes over one that is not ours', (test) => {
    const { run, list, project } = installAll(test)
    const before = list()
    writeFileSync(join(project, '.gemini/settings.json'), '{"hooks": [')
    const { code, err } = run('uninstall')
    assert.equal(code, 1)
    assert.match(err, /Cannot edit ".*\.gemini\/settings\.json": it is not a JSON object; nothing was changed/)
    assert.deepEqual(list(), before)
    assert.ok(existsSync(join(project, '.claude/settings.json')))
    rmSync(join(project, '.gemini/holdfast'), { recursive: true })
    assert.equal(run('uninstall').code, 0)
    assert.deepEqual(list(), ['.gemini', '.git', '.holdfast'])
    assert.equal(readFileSync(join(project, '.gemini/settings.json'), 'utf8'), '{"hooks": [')
  })

  it('names what is registered for all projects, with a command that removes it', (test) => {
    const { run, sandbox } = installAll(test)
    const { home } = sandbox
    for (const client of ['claude', 'codex', 'gemini']) runCommand(sandbox, 'init', '--client', client, home)
    const settings = JSON.parse(readFileSync(join(home, '.claude/settings.json'), 'utf8'))
    const enabledPlugins = { 'holdfast@holdfast': true, 'other@market': true }
    writeFileSync(join(home, '.claude/settings.json'), JSON.stringify({ ...settings, enabledPlugins }))
    const { still_registered: still } = JSON.parse(run('uninstall', '--json').out)
    assert.deepEqual(still, [
      { where: '~/.claude/settings.json', remove_with: 'holdfast uninstall --client claude ~' },
      { where: '~/.codex/hooks.json', remove_with: 'holdfast uninstall --client codex ~' },
      { where: '~/.gemini/settings.json', remove_with: 'holdfast uninstall --client gemini ~' },
      { where: 'the plugin holdfast@holdfast', remove_with: 'claude plugin uninstall holdfast@holdfast' },
    ])
    for (const { remove_with: command } of still.slice(0, 3))
      runCommand(sandbox, ...command.replace('~', home).split(' ').slice(1))
    assert.equal(
      run('uninstall').out.split('\n')[2],
      'Still registered for all your projects: the plugin holdfast@holdfast. Remove it with: claude plugin uninstall holdfast@holdfast',
    )
  })
})

it('a client nobody knows is named, with those that are known', (test) => {
  const sandbox = createSandbox(test)
  const { project } = sandbox
  const { code, err } = runCommand(sandbox, 'init', '--client', 'cursor', project)
  assert.equal(code, 2)
  assert.match(err, /argument 'cursor' is invalid\. Allowed choices are claude, codex, gemini\.$/m)
  assert.deepEqual(readdirSync(project), [])
})
