import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { readChanges } from '../../src/git/io/read-changes.ts'
import { takeSnapshot } from '../../src/rescue/io/take-snapshot.ts'
import { readTree } from '../bundle/read-tree.ts'
import { runCommand } from '../bundle/run-command.ts'
import { createSandbox, type Sandbox } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

const CLIENTS = [
  ['claude', '.claude/settings.json'],
  ['codex', '.codex/hooks.json'],
  ['gemini', '.gemini/settings.json'],
] as const

function put({ project }: Sandbox, path: string, text: string): void {
  putFile(join(project, path), text)
}

function git({ project }: Sandbox, ...args: readonly string[]): string {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
  return execFileSync('git', ['-C', project, ...author, ...args], { encoding: 'utf8' })
}

/** A git repository with holdfast in it. */
function createInstalled(test: Parameters<typeof createSandbox>[0], ...folders: readonly string[]): Sandbox {
  const sandbox = createSandbox(test)
  git(sandbox, 'init', '--quiet')
  for (const folder of folders) {
    mkdirSync(join(sandbox.project, folder), { recursive: true })
    assert.equal(runCommand(sandbox, 'init', folder).code, 0)
  }
  return sandbox
}

const countNotesSettings = (sandbox: Sandbox) =>
  readFileSync(join(sandbox.project, '.git/config'), 'utf8').match(/refs\/notes\/holdfast/g)?.length ?? 0

describe('uninstall where nothing is installed', () => {
  it('names the folder above where it is, and leaves it everything', (test) => {
    const sandbox = createInstalled(test, '.')
    mkdirSync(join(sandbox.project, 'a/b'), { recursive: true })
    const before = readTree(sandbox.project)
    const { code, out } = runCommand(sandbox, 'uninstall', 'a/b', '--memories')
    assert.equal(code, 0)
    const said = 'it is in $PROJECT. To take it out there: holdfast uninstall $PROJECT\n'
    assert.equal(out, `holdfast was not installed in $PROJECT/a/b; ${said}`)
    assert.deepEqual(readTree(sandbox.project), before)
    assert.equal(JSON.parse(runCommand(sandbox, 'uninstall', 'a', '--json').out).installed_in, '$PROJECT')
    assert.equal(countNotesSettings(sandbox), 2)
  })

  it('leaves the settings of git notes also where it is nowhere', (test) => {
    const sandbox = createInstalled(test)
    git(sandbox, 'config', 'notes.rewriteRef', 'refs/notes/holdfast/*')
    assert.equal(runCommand(sandbox, 'uninstall').out, 'holdfast was not installed in $PROJECT\n')
    assert.equal(countNotesSettings(sandbox), 1)
  })

  it('is not asked for in vain by status either, which names that folder', (test) => {
    const sandbox = createInstalled(test, '.')
    mkdirSync(join(sandbox.project, 'a'))
    assert.match(
      runCommand(sandbox, 'status', 'a').out,
      /installed +not here, but in \$PROJECT \(holdfast status \$PROJECT\)/,
    )
    assert.equal(JSON.parse(runCommand(sandbox, 'status', 'a', '--json').out).installed_in, '$PROJECT')
    assert.equal(JSON.parse(runCommand(sandbox, 'status', '--json').out).installed_in, null)
  })
})

describe('the settings of git notes go with the last installation', () => {
  it('of several folders in one repository, ignored by git or not', (test) => {
    const sandbox = createInstalled(test, 'mono/a', 'mono/b', 'mono/c')
    put(sandbox, '.gitignore', '.claude/\n')
    const said = /The settings of git notes were kept: what is installed in \$PROJECT\/mono\/[bc] uses them/
    for (const folder of ['mono/a', 'mono/b']) {
      assert.match(runCommand(sandbox, 'uninstall', folder).out, said)
      assert.equal(countNotesSettings(sandbox), 2)
    }
    assert.match(runCommand(sandbox, 'uninstall', 'mono/c').out, /settings of git notes removed/)
    assert.equal(countNotesSettings(sandbox), 0)
  })

  it('of a folder entered by a link, which is one folder still', (test) => {
    const sandbox = createInstalled(test, '.')
    symlinkSync(sandbox.project, join(sandbox.root, 'link'))
    assert.match(runCommand(sandbox, 'uninstall', '../link').out, /settings of git notes removed/)
  })

  it('of several worktrees, also in a folder of another one', (test) => {
    const sandbox = createInstalled(test, '.')
    git(sandbox, 'commit', '--quiet', '--allow-empty', '-m', 'first')
    git(sandbox, 'worktree', 'add', '--quiet', join(sandbox.root, 'tree'))
    assert.equal(runCommand(sandbox, 'init', '../tree').code, 0)
    assert.match(
      runCommand(sandbox, 'uninstall', '../tree').out,
      /settings of git notes were kept: what is installed in \$PROJECT /,
    )
    assert.equal(countNotesSettings(sandbox), 2)
    assert.equal(runCommand(sandbox, 'init', '../tree').code, 0)
    mkdirSync(join(sandbox.project, 'mono'))
    runCommand(sandbox, 'init', 'mono')
    runCommand(sandbox, 'uninstall')
    assert.match(
      runCommand(sandbox, 'uninstall', '../tree').out,
      /settings of git notes were kept: what is installed in \$PROJECT\/mono uses/,
    )
    assert.match(runCommand(sandbox, 'uninstall', 'mono').out, /settings of git notes removed/)
  })
})

describe('a folder of a client that was there before', () => {
  for (const [client, settings] of CLIENTS) {
    const folder = dirname(settings)

    it(`stays, empty, after init and uninstall of ${client}`, (test) => {
      const sandbox = createSandbox(test)
      mkdirSync(join(sandbox.project, folder))
      for (const command of ['init', 'init', 'uninstall'])
        assert.equal(runCommand(sandbox, command, '.', '--client', client).code, 0)
      assert.deepEqual(readTree(sandbox.project), { [`${folder}/`]: '' })
    })

    it(`stays a link for ${client}`, (test) => {
      const sandbox = createInstalled(test)
      mkdirSync(join(sandbox.project, 'shared'))
      symlinkSync('shared', join(sandbox.project, folder))
      runCommand(sandbox, 'init', '.', '--client', client)
      const { code, err } = runCommand(sandbox, 'uninstall')
      assert.deepEqual([code, err], [0, ''])
      assert.ok(lstatSync(join(sandbox.project, folder)).isSymbolicLink())
      assert.deepEqual(readTree(join(sandbox.project, 'shared')), {})
      assert.equal(countNotesSettings(sandbox), 0)
    })

    it(`keeps what somebody put beside the bundles for ${client}`, (test) => {
      const sandbox = createInstalled(test)
      runCommand(sandbox, 'init', '.', '--client', client)
      put(sandbox, `${folder}/holdfast/notes.md`, 'Mine.\n')
      put(sandbox, `${folder}/holdfast/dist/other/x.mjs`, 'Mine.\n')
      const { out } = runCommand(sandbox, 'uninstall')
      assert.ok(
        out.includes(`holdfast did not put it there: ${folder}/holdfast/dist/other/, ${folder}/holdfast/notes.md\n`),
        out,
      )
      assert.equal(countNotesSettings(sandbox), 0)
      assert.deepEqual(readTree(join(sandbox.project, folder)), {
        'holdfast/dist/other/x.mjs': 'Mine.\n',
        'holdfast/notes.md': 'Mine.\n',
      })
      assert.match(runCommand(sandbox, 'uninstall').out, /^holdfast was not installed/)
      assert.deepEqual(JSON.parse(runCommand(sandbox, 'uninstall', '--json').out).clients, [])
    })

    it(`has its settings given back byte for byte by uninstall of ${client}, whatever they were`, (test) => {
      for (const text of [
        '{"hooks":{"Stop":[{"hooks":[ {"type":"command","command":"true"} ]}]},  "theme":"x"}',
        '{}',
        '{"hooks":{}}',
        '',
        '\ufeff{\r\n\t"a": 1\r\n}',
      ]) {
        const sandbox = createSandbox(test)
        put(sandbox, settings, text)
        for (const command of ['init', 'uninstall'])
          assert.equal(runCommand(sandbox, command, '.', '--client', client).code, 0)
        assert.deepEqual(readTree(sandbox.project), { [settings]: text })
      }
    })

    it(`has only our entries taken out of settings changed since init of ${client}`, (test) => {
      const sandbox = createSandbox(test)
      put(sandbox, settings, '{"a": 1}\n')
      runCommand(sandbox, 'init', '.', '--client', client)
      put(
        sandbox,
        settings,
        readFileSync(join(sandbox.project, settings), 'utf8').replace('"a": 1', '"a": 2, "b": [3]'),
      )
      assert.equal(runCommand(sandbox, 'uninstall').code, 0)
      const left = JSON.parse(readFileSync(join(sandbox.project, settings), 'utf8'))
      assert.deepEqual(left, { a: 2, b: [3] })
    })
  }
})

describe('the status line is given back byte for byte', () => {
  for (const [what, text] of [
    ['compact', '{"statusLine":{"padding":1,"type":"command","command":"echo \\u0041 mine"},"model":"opus"}'],
    ['without a type', '{ "statusLine": { "command": "a" } }'],
    ['with none', '{"permissions": {"allow": []}}'],
    ['with nothing', '{}'],
    ['empty', ''],
  ] as const) {
    it(`to personal settings: ${what}`, (test) => {
      const sandbox = createSandbox(test)
      put(sandbox, '.claude/settings.local.json', text)
      assert.equal(runCommand(sandbox, 'init', '.', '--statusline').code, 0)
      const placed = JSON.parse(readFileSync(join(sandbox.project, '.claude/settings.local.json'), 'utf8'))
      assert.match(placed.statusLine.command, /statusline\.mjs/)
      assert.match(runCommand(sandbox, 'uninstall').out, /status line given back/)
      assert.deepEqual(readTree(sandbox.project), { '.claude/settings.local.json': text })
    })
  }

  it('to personal settings that hold the hooks as well', (test) => {
    const sandbox = createSandbox(test)
    const path = join(sandbox.project, '.claude/settings.local.json')
    runCommand(sandbox, 'init')
    put(sandbox, '.claude/settings.local.json', readFileSync(join(sandbox.project, '.claude/settings.json'), 'utf8'))
    rmSync(join(sandbox.project, '.claude/settings.json'))
    runCommand(sandbox, 'init', '.', '--exec', '--statusline')
    assert.match(readFileSync(path, 'utf8'), /"args"[\s\S]*statusline\.mjs/)
    runCommand(sandbox, 'uninstall')
    assert.equal(existsSync(path) ? readFileSync(path, 'utf8').trim() : '{}', '{}')
  })

  it('and what was done to them is not committed with the bundles', (test) => {
    const sandbox = createInstalled(test)
    put(sandbox, '.claude/settings.local.json', '{"statusLine":{"type":"command","command":"echo mine"}}')
    runCommand(sandbox, 'init', '.', '--statusline')
    git(sandbox, 'add', '.claude/holdfast')
    const listed = git(sandbox, 'ls-files').split('\n')
    assert.ok(listed.includes('.claude/holdfast/installed.json'))
    assert.ok(!listed.includes('.claude/holdfast/personal.json'))
    assert.ok(existsSync(join(sandbox.project, '.claude/holdfast/personal.json')))
  })
})

describe('uninstall says what it leaves', () => {
  it('memories in git notes, with the option that removes them', (test) => {
    const sandbox = createInstalled(test, '.')
    git(sandbox, 'config', 'user.email', 'a@example.org')
    git(sandbox, 'config', 'user.name', 'A')
    git(sandbox, 'commit', '--quiet', '--allow-empty', '-m', 'first')
    runCommand(sandbox, 'memory', 'add', '--namespace', 'decisions', 'Use Parquet.')
    const said =
      /Memories in git notes \(refs\/notes\/holdfast\/\*\) were kept: .* Remove them with uninstall --memories/
    assert.match(runCommand(sandbox, 'uninstall').out, said)
    assert.equal(JSON.parse(runCommand(sandbox, 'uninstall', '--state', '--json').out).memory_refs_kept, 1)
    assert.match(runCommand(sandbox, 'uninstall', '--memories').out, /memories removed\n$/)
  })

  it('memories in files, where there is no git, with the option that removes them', (test) => {
    const sandbox = createSandbox(test)
    runCommand(sandbox, 'init')
    runCommand(sandbox, 'memory', 'add', '--namespace', 'decisions', 'Use Parquet.')
    put(sandbox, '.holdfast/events.jsonl', '{"event":"session_started"}\n')
    const said = /Memories in \.holdfast\/memory\/ were kept: .* Remove them with uninstall --memories\n$/
    assert.match(runCommand(sandbox, 'uninstall').out, said)
    const { out } = runCommand(sandbox, 'uninstall', '--state')
    assert.match(out, /state removed/)
    assert.match(out, said)
    const left = Object.keys(readTree(sandbox.project)).map((path) => path.replace(/[\w-]+\.md$/, 'ID.md'))
    const files = left.filter((path) => !path.endsWith('/')).sort()
    assert.deepEqual(files, ['.holdfast/.gitignore', '.holdfast/memory/notes/decisions/ID.md'])
    assert.equal(JSON.parse(runCommand(sandbox, 'uninstall', '--state', '--json').out).memory_files_kept, true)
    assert.match(runCommand(sandbox, 'uninstall', '--state', '--memories').out, /: memories removed, state removed\n$/)
    assert.deepEqual(readTree(sandbox.project), {})
  })

  it('snapshots of uncommitted work, which no option removes', (test) => {
    const sandbox = createInstalled(test, '.')
    put(sandbox, 'a.txt', 'one\n')
    git(sandbox, 'add', '--all')
    git(sandbox, 'commit', '--quiet', '-m', 'first')
    put(sandbox, 'a.txt', 'two\n')
    const changes = readChanges(sandbox.project)
    assert.ok(!('fault' in changes))
    const at = { root: sandbox.project, changes, commits: [], session: 's1' }
    const taken = takeSnapshot({ ...at, command: 'git reset --hard', time: '2026-01-01T00:00:00Z' })
    assert.ok('id' in taken)
    git(sandbox, 'update-ref', 'refs/holdfast/remotes/origin/decisions', 'HEAD')
    const gone = JSON.parse(runCommand(sandbox, 'uninstall', '--state', '--memories', '--json').out)
    assert.deepEqual([gone.memory_refs_removed, gone.memory_refs_kept, gone.snapshots_kept], [1, 0, 1])
    assert.equal(git(sandbox, 'show', `refs/holdfast/snapshots/${taken.id}:a.txt`), 'two\n')
    const said =
      /\n1 snapshot of uncommitted work \(refs\/holdfast\/snapshots\) stayed: no option of uninstall removes them/
    for (const client of [[], ['--client', 'codex']])
      assert.match(runCommand(sandbox, 'uninstall', '--memories', ...client).out, said)
  })

  it('and no ignore file for nothing: artifacts/ goes where nothing is in it', (test) => {
    const sandbox = createInstalled(test)
    runCommand(sandbox, 'init', '.', '--tracks')
    assert.match(runCommand(sandbox, 'uninstall').out, /artifacts\/\.gitignore removed/)
    assert.equal(existsSync(join(sandbox.project, 'artifacts')), false)
    assert.ok(existsSync(join(sandbox.project, 'docs/context/GUARDRAILS.md')))
    runCommand(sandbox, 'init', '.', '--tracks')
    put(sandbox, 'artifacts/sessions/s/work_log.md', 'Done.\n')
    runCommand(sandbox, 'uninstall')
    assert.ok(existsSync(join(sandbox.project, 'artifacts/.gitignore')))
  })
})
