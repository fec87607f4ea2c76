import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { putFile } from '../put-file.ts'
import { readTree } from './read-tree.ts'
import { runCommand } from './run-command.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

const installedRow = (sandbox: Sandbox) => /^installed +(.*)$/m.exec(runCommand(sandbox, 'status').out)?.[1]

/** As a person does who registers the hooks for one account. */
function moveHooks({ project }: Sandbox): void {
  const shared = join(project, '.claude/settings.json')
  putFile(join(project, '.claude/settings.local.json'), readFileSync(shared, 'utf8'))
  writeFileSync(shared, '{}\n')
}

describe('what is installed', { concurrency: 2 }, () => {
  it('is told by status, whichever file registers it and for whichever client', (test) => {
    const sandbox = createSandbox(test)
    assert.equal(runCommand(sandbox, 'init').code, 0)
    assert.equal(installedRow(sandbox), 'yes, as drop-in')
    moveHooks(sandbox)
    assert.equal(installedRow(sandbox), 'yes, as drop-in')
    rmSync(join(sandbox.project, '.claude/holdfast/dist'), { recursive: true })
    assert.equal(installedRow(sandbox), 'registered and not whole: holdfast doctor says what is missing')
    rmSync(join(sandbox.project, '.claude'), { recursive: true })
    assert.equal(installedRow(sandbox), 'not as drop-in (holdfast init installs it)')
    const codex = runCommand(sandbox, 'init', '--client', 'codex').out
    assert.match(codex, /The command is there too: node \.codex\/holdfast\/dist\/holdfast\.mjs\./)
    assert.equal(installedRow(sandbox), 'yes, as drop-in, for Codex')
    assert.deepEqual(JSON.parse(runCommand(sandbox, 'status', '--json').out).clients, ['codex'])
  })

  it('and by init, which names the file with the hooks and asks to commit a shared one alone', (test) => {
    const sandbox = createSandbox(test)
    assert.doesNotMatch(runCommand(sandbox, 'init').out, /to share them/, 'without git')
    assert.equal(spawnSync('git', ['init', '--quiet'], { cwd: sandbox.project }).status, 0)
    const shared = runCommand(sandbox, 'init').out
    assert.match(shared, /\n {2}git: a rebase carries memories along, and git log shows them/)
    assert.match(shared, /registration: \.claude\/settings\.json \(already there\)/)
    assert.match(shared, /Commit \.claude\/ to share them\./)
    assert.match(runCommand(sandbox, 'init', '--statusline').out, /to share them, without settings\.local\.json\./)
    moveHooks(sandbox)
    const personal = runCommand(sandbox, 'init').out
    assert.match(personal, /registration: \.claude\/settings\.local\.json \(already there\)/)
    assert.doesNotMatch(personal, /to share them/)
  })

  it('with the write roots in force, where a stronger layer says other ones than the new document', (test) => {
    const sandbox = createSandbox(test)
    putFile(join(sandbox.project, '.holdfast/config.toml'), '[guardrails]\nwrite_roots = ["lib/**"]\n')
    const { out } = runCommand(sandbox, 'init', '--tracks')
    assert.match(out, /What was set before is stronger: only in lib\/\*\*\./)
    assert.doesNotMatch(out, /From now on/)
  })

  it('and by commands about sessions, which mean the folder with the hooks from one below, unless that is named', (test) => {
    const sandbox = createSandbox(test)
    assert.equal(spawnSync('git', ['init', '--quiet'], { cwd: sandbox.project }).status, 0)
    assert.equal(runCommand(sandbox, 'init').code, 0)
    putFile(join(sandbox.project, 'src/a.ts'), 'export {}\n')
    const say = /^holdfast is installed in \$PROJECT, not in \$PROJECT\/src, which this is about\./
    for (const args of [
      ['checkpoint', 'list'],
      ['config', 'get', 'criticality'],
    ]) {
      const { code, err } = runCommand(sandbox, ...args, '--dir', 'src')
      assert.equal(code, 0)
      assert.match(err, say, args.join(' '))
      assert.equal(runCommand(sandbox, ...args).err, '')
    }
    assert.match(runCommand(sandbox, 'resume', 'src').err, say)
    assert.equal(JSON.parse(runCommand(sandbox, 'config', 'show', '--dir', 'src', '--json').out).error, undefined)
    const below: Sandbox = { ...sandbox, project: join(sandbox.project, 'src') }
    const move = new RegExp(
      `^This is about ${sandbox.project}, where holdfast is at work\\. To mean \\$PROJECT, name it`,
    )
    const asked = runCommand(below, 'config', 'set', 'criticality', 'C4')
    assert.equal(
      readFileSync(join(sandbox.project, '.holdfast/config.toml'), 'utf8').split('\n').at(-2),
      'criticality = "C4"',
    )
    for (const { err } of [
      asked,
      ...[
        ['checkpoint', 'list'],
        ['report', 'journal'],
        ['explain', 'prompt'],
      ].map((args) => runCommand(below, ...args)),
    ])
      assert.match(err, move)
    const { out, err } = runCommand(below, 'explain', 'rm -r ../.claude/holdfast x')
    assert.match(out, /rm writes "\.claude\/holdfast" and[\s\S]*rm writes "src\/x"/)
    assert.match(err, move)
    const [repository, installed] = runCommand(below, 'status').out.split('\n')
    assert.equal(`${repository}\n${installed}`, `repository  ${sandbox.project}\ninstalled   yes, as drop-in`)
    assert.match(runCommand(below, 'status', '.').out, /^installed {3}not here, but in /m)
    assert.match(
      runCommand(below, 'explain', 'prompt', '--dir', '.').err,
      /^holdfast is installed in .+, not in \$PROJECT,/,
    )
    putFile(join(sandbox.project, 'src/.holdfast/config.toml'), 'criticality = "C3"\n')
    assert.equal(runCommand(below, 'config', 'get', 'criticality').out, '"C3"  (project)\n')
    assert.equal(runCommand(sandbox, 'checkpoint', 'list', '--dir', 'src').err, '', 'a project of its own')
  })

  it('and is taken out whole where git gave its text files the line ends of Windows', (test) => {
    const sandbox = createSandbox(test)
    assert.equal(runCommand(sandbox, 'init').code, 0)
    for (const name of ['.gitattributes', '.gitignore', 'skills/look-up/SKILL.md']) {
      const path = join(sandbox.project, '.claude/holdfast', name)
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'))
    }
    assert.doesNotMatch(runCommand(sandbox, 'uninstall').out, /Kept/)
    assert.deepEqual(readTree(sandbox.project), {})
  })
})
