import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { readAnswer } from '../../src/client/core/answer.ts'
import { runHook } from '../bundle/run-hook.ts'
import { createSandbox } from '../bundle/sandbox.ts'
import { putFile } from '../put-file.ts'

const ROOTS = '[guardrails]\nwrite_roots = ["src/**", "test/**", "docs/**"]\n[guardrails.modes]\nloss = "off"\n'

/**
 * A repository made by the real git. The branch `narrow` changes src and docs alone, `wide` also package.json, and
 * `settings` brings settings of the client.
 */
function openRepository(test: TestContext, policy = ROOTS) {
  const sandbox = createSandbox(test)
  const { project, home } = sandbox
  const env = { PATH: process.env.PATH ?? '', HOME: home, GIT_CONFIG_NOSYSTEM: '1' }
  const git = (...args: readonly string[]) => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'init.defaultBranch=main']
    const done = spawnSync('git', [...identity, ...args], { cwd: project, env, encoding: 'utf8' })
    assert.equal(done.status, 0, `git ${args.join(' ')}: ${done.stderr}`)
    return done.stdout
  }
  const write = (path: string, text: string) => putFile(join(project, path), text)
  const commit = (message: string, files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) write(path, text)
    git('add', '-A')
    git('commit', '-q', '-m', message)
  }
  rmSync(join(project, '.git'), { recursive: true, force: true })
  git('init', '-q')
  write('.gitignore', '.holdfast/\n')
  commit('one', { 'package.json': '{}\n', 'src/a.ts': 'a\n', 'src/ä b.ts': 'b\n', 'docs/a.md': 'a\n' })
  for (const [branch, files] of Object.entries({
    narrow: { 'src/a.ts': 'narrow\n', 'src/ä b.ts': 'narrow\n', 'docs/new.md': 'new\n' },
    wide: { 'src/c.ts': 'wide\n', 'package.json': '{"wide":1}\n' },
    settings: { 'src/d.ts': 'd\n', '.claude/settings.json': '{"disableAllHooks":true}\n' },
  })) {
    git('checkout', '-q', '-b', branch, 'main')
    commit(branch, files)
  }
  git('checkout', '-q', 'main')
  write('.holdfast/config.toml', policy)
  const call = async (event: 'PreToolUse' | 'PostToolUse', command: string) => {
    const payload = {
      session_id: 's1',
      cwd: project,
      hook_event_name: event,
      tool_name: 'Bash',
      tool_input: { command },
      tool_use_id: 'toolu_1',
    }
    const hook = event === 'PreToolUse' ? 'pre-tool-use' : 'post-tool-use'
    const run = await runHook(sandbox, hook, { stdin: JSON.stringify(payload), env: { HOLDFAST_NOW: null } })
    assert.equal(run.exitCode, 0, run.stderr)
    return readAnswer(run.stdout)
  }
  const judge = (command: string) => call('PreToolUse', command)
  const passes = async (...commands: readonly string[]) => {
    for (const command of commands) assert.equal(await judge(command), '', command)
  }
  const stops = async (...commands: readonly string[]) => {
    for (const command of commands) assert.match(await judge(command), /^deny: confined-writes: /, command)
  }
  return { project, git, write, commit, call, judge, passes, stops }
}

it('a bare word behind -o is a place where a folder has that name', async (test) => {
  const { write, stops, passes } = openRepository(test)
  write('lib/x.js', 'x\n')
  await stops('docker build -o lib .', 'sphinx-apidoc -o lib src', 'npx ncc build src/a.ts -o lib')
  await passes('docker build -o docs .', 'kubectl get pods -o wide', 'sometool -o other')
})

it('a script may fill folders that git ignores before they are there', async (test) => {
  const { write, stops, passes } = openRepository(test)
  write('.gitignore', '.holdfast/\ndist/\n')
  write('package.json', '{"scripts":{"build":"tsc --outDir dist","far":"tsc --outDir far"}}\n')
  write('Makefile', 'all:\n\tmkdir -p dist/a\n\techo x > dist/a/x\nfile:\n\techo x > dist\n')
  await passes('npm run build', 'make all')
  await stops('npm run far', 'make file', 'tsc --outDir dist')
  write('dist/x.js', 'x\n')
  await passes('npm run build', 'make all')
})

it('a script of another package is judged, wherever the words name the package', async (test) => {
  const { write, stops } = openRepository(test)
  write('package.json', '{"workspaces":["packages/*"]}\n')
  write('packages/p/package.json', '{"name":"p","scripts":{"gen":"echo hi > ../../config.yaml"}}\n')
  await stops('npm run gen -w p', 'pnpm run --filter p gen', 'yarn workspace p run gen', 'npm run gen --workspace=p')
})

describe('git commands are judged by the paths they would change', () => {
  it('where only the write roots change, nothing is said', async (test) => {
    const { passes } = openRepository(test)
    await passes(
      ...['git switch narrow', 'git checkout narrow', 'git checkout -q -b new narrow', 'git switch -c new narrow'],
      ...['git merge narrow', 'git merge --no-ff -m "merge it" narrow', 'git rebase narrow', 'git cherry-pick narrow'],
      ...['git cherry-pick main..narrow', 'git reset --hard narrow', 'git reset --hard', 'git checkout -f main'],
      ...['git stash', 'git stash -u', 'git pull', 'git pull --rebase origin main', 'git fetch && git merge narrow'],
      ...['git switch narrow && git merge main && git switch -', 'git checkout src/a.ts', 'git rebase --continue'],
      ...[
        'git branch --show-current && git add -A && git commit -m x && git switch narrow',
        'cd docs && git merge narrow',
      ],
    )
  })

  it('where any other path changes, the paths are named', async (test) => {
    const { judge, stops, git } = openRepository(test)
    for (const command of [
      ...['git switch wide', 'git checkout wide', 'git checkout -b new wide', 'git merge wide', 'git rebase wide'],
      ...['git cherry-pick wide', 'git cherry-pick narrow main..wide', 'git reset --hard wide', 'git pull . wide'],
      ...['git checkout wide -- package.json', 'git switch narrow && git merge wide', 'cd src && git merge wide'],
      'git fetch && git merge wide',
    ]) {
      const answer = await judge(command)
      assert.match(answer, /^deny: confined-writes: .*"package\.json"/, command)
      assert.doesNotMatch(answer, /src\/c\.ts/, command)
    }
    git('checkout', '-q', 'wide')
    await stops('git switch main', 'git revert --no-edit HEAD', 'git reset --hard HEAD~1', 'git rebase narrow')
  })

  it('where the words do not tell, the whole tree counts as before', async (test) => {
    const { stops } = openRepository(test)
    await stops(
      ...['git switch nowhere', 'git merge -s subtree narrow', 'git -c core.worktree=/tmp merge narrow', 'git am x'],
      ...['git branch -f narrow wide && git switch narrow', 'git update-ref refs/heads/narrow wide; git switch narrow'],
      ...['git pull ../other main', 'git switch "$BRANCH"', 'git rebase -i narrow', 'git switch --orphan new'],
      ...['GIT_DIR=/tmp/x git switch narrow', 'git merge -- --output=x', 'git --work-tree=/tmp switch narrow'],
    )
  })

  it('changes that are not committed count where the command takes them away', async (test) => {
    const { write, git, passes, stops } = openRepository(test)
    write('src/a.ts', 'dirty\n')
    write('docs/untracked.md', 'new\n')
    await passes('git stash', 'git stash -u', 'git reset --hard', 'git stash -u && git pull && git stash pop')
    git('stash', '-q', '-u')
    await passes('git stash pop', 'git stash apply 0')
    git('stash', 'drop', '-q')
    write('package.json', '{"dirty":1}\n')
    await stops('git stash', 'git reset --hard', 'git checkout -f main', 'git stash && git pull && git stash pop')
    await passes('git switch narrow')
    git('stash', '-q')
    await stops('git stash pop', 'git stash apply stash@{0}')
    git('stash', 'drop', '-q')
    git('checkout', '-q', 'wide')
    write('src/a.ts', 'dirty\n')
    git('stash', '-q')
    await passes('git stash pop', 'git stash branch other')
    git('checkout', '-q', 'main')
    await stops('git stash branch other')
    git('stash', 'drop', '-q')
    write('elsewhere.txt', 'new\n')
    await passes('git stash', 'git switch narrow', 'git stash push -u -- src', 'git stash push -m x src docs')
    await passes('cd docs && git stash push -u .', 'git stash push -- package.json')
    await stops('git stash push -u -- elsewhere.txt', "git stash push -u -- '*.txt'", 'cd docs && git stash push -u ..')
    await stops('git stash -u', 'git add -A && git commit -m x && git switch narrow')
  })

  it('pathspecs limit a stash, and files that git ignores go only where the command says so', async (test) => {
    const { write, git, passes, stops, judge } = openRepository(test)
    write('package.json', '{"dirty":1}\n')
    write('src/a.ts', 'dirty\n')
    await passes('git stash push -- src', 'git stash push -m wip src/a.ts', 'cd src && git stash -- a.ts')
    await stops('git stash push -- .', 'git stash push -- src package.json', 'cd src && git stash -- ..')
    git('checkout', '-q', '--', 'package.json')
    await passes('git stash -u')
    write('build/x.js', 'x\n')
    write('.git/info/exclude', 'build/\n')
    await stops('git stash -a', 'git stash push --all -m wip', 'cd src && git stash -a')
    write('.holdfast/config.toml', '[guardrails.modes]\nloss = "off"\n')
    write('.holdfast/events.jsonl', '')
    assert.match(await judge('git stash -a'), /^ask: self-protection: /)
    assert.equal(await judge('git stash -u'), '')
  })

  it('git clean counts for the files it would take', async (test) => {
    const { write, git, passes, stops } = openRepository(
      test,
      '[guardrails]\nprotected = ["docs/**", "keep/**"]\n[guardrails.modes]\nloss = "off"\n',
    )
    await passes('git clean -f', 'git clean -fd', 'git checkout . && git clean -fd')
    write('junk.txt', 'x\n')
    write('keep/a.txt', 'x\n')
    await passes('git clean -f', "git clean -fd -e 'keep'")
    await stops('git clean -fd', 'git clean -fdx', 'git rm --cached docs/a.md && git clean -f')
    write('docs/new.txt', 'x\n')
    await stops('git clean -f', "git clean -f -- 'docs/*'", "git clean -f '*.txt'")
    await passes("git clean -f '*.log'")
    git('clean', '-fdq')
    write('keep/a.log', 'x\n')
    write('.git/info/exclude', '*.log\n')
    await passes('git clean -fd')
    await stops('git clean -fdx', 'git clean -fdX')
  })

  it('a pattern that git reads itself counts for the files it matches', async (test) => {
    const { write, git, passes, stops, judge } = openRepository(
      test,
      '[guardrails]\nprotected = ["package.json", "docs/**"]\n',
    )
    await stops("git rm '*.json'", "git rm -rf 'do*'", "git rm -r 'docs/*'", "git checkout wide -- '*.json'")
    await passes("git rm --cached '*.json'", "git rm 'src/*.json'")
    write('package.json', '{"dirty":1}\n')
    write('src/a.ts', 'dirty\n')
    await stops("git restore '*.json'", "git checkout -- '*'")
    assert.match(await judge("git restore '*.ts'"), /takes away uncommitted content of 1 file \(src\/a\.ts\)/)
    git('checkout', '-q', '.')
    await passes("git restore '*'", "git checkout -- '*.json'")
  })

  it('a patch counts for the files it names, and for any where nobody can read it', async (test) => {
    const { write, git, project, passes, stops, judge } = openRepository(
      test,
      '[guardrails]\nprotected = ["package.json"]\n[guardrails.modes]\nloss = "off"\n',
    )
    const patch = (path: string) => {
      const text = git('diff')
      git('checkout', '-q', '.')
      write(path, text)
    }
    write('package.json', '{"patched":1}\n')
    patch('src/p.patch')
    write('src/a.ts', 'patched\n')
    patch('src/x.diff')
    await stops(
      ...['git apply src/p.patch', 'git apply --index src/x.diff src/p.patch', 'patch -p1 < src/p.patch'],
      ...['git am < src/p.patch', 'patch -p1 -i src/p.patch', 'cd src && git apply p.patch'],
    )
    await passes(
      ...['git apply src/x.diff', 'patch -p1 < src/x.diff', 'cd src && git am x.diff', 'git am --abort'],
      ...['git apply --check src/p.patch', 'git apply --exclude=package.json src/p.patch src/x.diff'],
      ...['curl x | patch -d src', 'curl x | git apply --directory=src'],
    )
    for (const command of [
      ...['curl -sL https://x.org/p | git apply', 'curl -sL https://x.org/p | patch -p1', 'cat src/x.diff | git apply'],
      ...['git apply lacks.patch', 'git diff wide > src/x.diff; git apply src/x.diff', 'git am "$X"'],
    ])
      assert.match(await judge(command), /^ask: confined-writes: .*the patch says which files/, command)
    write('.holdfast/config.toml', ROOTS)
    await passes('git apply src/x.diff', "git apply --include='src/*' src/x.diff", 'patch -p1 < src/x.diff')
    await passes('git clone https://x.org/a src/a; cd src/a; git pull')
    await stops('git apply src/p.patch', 'cat src/x.diff | git apply', 'mkdir src/b; cd src/b; git stash branch x')
    write('.holdfast/config.toml', '')
    write('.claude/settings.json', '{}\n')
    write('src/off.patch', '--- a/.claude/settings.json\n+++ b/.claude/settings.json\n')
    for (const command of [
      'git apply src/off.patch',
      'patch -p1 < src/off.patch',
      `cd ${project}/src && git apply off.patch`,
    ])
      assert.match(await judge(command), /^ask: self-protection: .*settings\.json/, command)
  })

  it('a side of a conflict is taken of the files named', async (test) => {
    const { passes, stops } = openRepository(test)
    await passes('git checkout --theirs src/a.ts', 'git checkout --ours src/a.ts docs/a.md')
    await stops('git checkout --theirs package.json')
  })

  it('plumbing counts for the files it brings or takes', async (test) => {
    const policy = '[guardrails]\nprotected = ["package.json", "docs/**"]\n[guardrails.modes]\nloss = "off"\n'
    const { git, write, passes, stops } = openRepository(test, policy)
    git('checkout', '-q', '-b', 'lacks')
    git('rm', '-q', 'package.json')
    git('commit', '-q', '-m', 'lacks')
    git('checkout', '-q', 'main')
    await stops('git read-tree -u -m lacks', 'git read-tree --reset -u wide', 'git read-tree -mu main wide')
    await passes('git read-tree lacks', 'git read-tree HEAD', 'git read-tree -mu HEAD', 'git checkout-index -a -f')
    await stops('git sparse-checkout set src', 'git sparse-checkout set --no-cone src', 'git sparse-checkout init')
    await passes('git sparse-checkout set src docs', 'git sparse-checkout list')
    write('package.json', '{"dirty":1}\n')
    await stops('git checkout-index -f package.json', 'git checkout-index -a -f', 'git read-tree --reset -u HEAD')
    await passes(
      'git checkout-index -f src/a.ts',
      'git checkout-index --prefix=out/ -a',
      'git sparse-checkout set docs',
    )
  })

  it('a commit laid over the tree leaves other files alone', async (test) => {
    const { git, write, passes, stops } = openRepository(test)
    git('checkout', '-q', '-b', 'lacks')
    git('rm', '-q', 'package.json')
    git('commit', '-q', '-m', 'lacks')
    git('checkout', '-q', 'main')
    write('package.json', '{"dirty":1}\n')
    await passes('git checkout lacks -- .', 'git restore --overlay -s lacks .')
    await stops('git checkout --no-overlay lacks -- .', 'git restore -s lacks .')
  })

  it('putting files back counts for those that differ', async (test) => {
    const { write, git, passes, stops } = openRepository(test)
    const back = [
      'git restore .',
      'git checkout -- .',
      'git checkout .',
      'git checkout HEAD -- .',
      'git restore docs src',
      'git checkout docs',
    ]
    await passes(...back, 'git am --abort', 'git checkout narrow -- .', 'git restore -s narrow .')
    await stops('git checkout wide -- .', 'git restore --source=wide .', 'git checkout nowhere -- .', 'git am x')
    write('src/a.ts', 'dirty\n')
    await passes(...back, 'git restore src/a.ts')
    write('package.json', '{"staged":1}\n')
    git('add', '-A')
    write('package.json', '{}\n')
    await stops('git restore .', 'git checkout -- .', 'git restore package.json')
    await passes('git restore src', 'git checkout -- src docs')
  })

  it('files that the other commit lacks stay, where git leaves them', async (test) => {
    const { git, passes, stops } = openRepository(test)
    git('checkout', '-q', '-b', 'lacks')
    git('rm', '-q', 'package.json')
    git('commit', '-q', '-m', 'lacks')
    git('checkout', '-q', 'main')
    await passes('git checkout lacks -- .', 'git checkout lacks .')
    await stops('git restore -s lacks .', 'git checkout --no-overlay lacks -- .', 'git checkout lacks')
    git('checkout', '-q', 'lacks')
    await stops('git checkout main -- .', 'git checkout main .')
  })

  it('a folder with a protected file is put back where that file stays', async (test) => {
    const policy = '[guardrails]\nprotected = ["src/a.ts"]\n[guardrails.modes]\nloss = "off"\n'
    const { write, passes, stops } = openRepository(test, policy)
    write('src/ä b.ts', 'dirty\n')
    await passes('git restore src', 'git checkout -- .', 'git checkout src')
    write('src/a.ts', 'dirty\n')
    await stops('git restore src', 'git checkout -- .', 'git checkout src')
  })

  it('a rebase and a revert of own work inside the roots pass, from a remote too', async (test) => {
    const { git, commit, project, passes, stops } = openRepository(test)
    git('clone', '-q', '--bare', '.', '../remote.git')
    git('remote', 'add', 'origin', join(project, '../remote.git'))
    git('fetch', '-q')
    git('branch', '-q', '-D', 'narrow', 'wide')
    git('checkout', '-q', '-b', 'own')
    commit('own', { 'src/own.ts': 'own\n' })
    await passes('git rebase origin/narrow', 'git revert HEAD --no-edit', 'git pull origin narrow', 'git switch narrow')
    await stops('git switch wide', 'git rebase --onto origin/wide main', 'git merge origin/wide')
  })

  it('a pull passes, and the paths outside the roots that it brought are told afterwards', async (test) => {
    const { git, project, passes, call } = openRepository(test)
    git('clone', '-q', '--bare', '.', '../remote.git')
    git('remote', 'add', 'origin', join(project, '../remote.git'))
    for (const [branch, told] of [
      ['narrow', /^$/],
      ['wide', /files outside the write roots changed: "package\.json"; /],
    ] as const) {
      await passes(`git pull --no-edit origin ${branch}`)
      git('pull', '-q', '--no-edit', '--no-rebase', 'origin', branch)
      assert.match(await call('PostToolUse', `git pull --no-edit origin ${branch}`), told, branch)
    }
  })

  it('settings that a branch brings are asked about, and protected paths are seen', async (test) => {
    const { judge } = openRepository(test, '[guardrails]\nprotected = ["package.json"]\n')
    assert.match(await judge('git merge settings'), /^ask: self-protection: .*settings\.json/)
    assert.match(
      await judge('git merge wide'),
      /^deny: confined-writes: .*"package\.json", which this repository protects/,
    )
    assert.equal(await judge('git merge narrow'), '')
  })
})
