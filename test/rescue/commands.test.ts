import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it, type TestContext } from 'node:test'
import { readAnswer } from '../../src/client/core/answer.ts'
import { runHook } from '../bundle/run-hook.ts'
import { createSandbox, REPOSITORY, type Sandbox } from '../bundle/sandbox.ts'
import {
  copyRepository,
  createRepository,
  type DirtyRepository,
  INDEXED,
  readCommits,
  readContents,
  runGitIn,
} from './dirty-repository.ts'

const TEMPLATES = mkdtempSync(join(tmpdir(), 'holdfast-dirty-'))
after(() => rmSync(TEMPLATES, { recursive: true, force: true }))
let made: DirtyRepository | null = null
const template = () => {
  made ??= createRepository(join(TEMPLATES, 'dirty'), true)
  return made
}

/** Each command destroys something of the dirty repository. */
const DESTRUCTIVE = readFileSync(new URL('../core/data/destructive-commands.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => line.replaceAll('\\n', '\n'))

const ask = (sandbox: Sandbox, cwd: string, command: string) =>
  askOf(sandbox, cwd, { tool_name: 'Bash', tool_input: { command } })

async function askOf(sandbox: Sandbox, cwd: string, tool: object): Promise<string> {
  const run = await runHook(sandbox, 'pre-tool-use', {
    stdin: JSON.stringify({
      ...{ session_id: 's1', cwd, hook_event_name: 'PreToolUse', tool_use_id: 'toolu_1' },
      ...tool,
    }),
    // Another guard asks about `git clean` and the like for reasons of its own.
    env: { CLAUDE_PROJECT_DIR: cwd, HOLDFAST_GUARDRAILS__MODES__SELF_PROTECTION: 'off' },
  })
  assert.equal(run.exitCode, 0, run.stderr)
  return readAnswer(run.stdout)
}

/** Whether the command succeeded. */
function runShell(cwd: string, home: string, command: string): boolean {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'user.email',
    GIT_CONFIG_VALUE_0: 'a@b.c',
  }
  try {
    execFileSync('bash', ['-c', command], { cwd, env, stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    // Nothing is lost then, or only what was kept.
    return false
  }
}

const snapshotRefs = (project: string) => runGitIn(project, 'for-each-ref', '--format=%(refname)', 'refs/holdfast')

/** Contents of before that are neither in the files of after nor in a snapshot. */
function findLost(project: string, before: Map<string, string>): string[] {
  const refs = snapshotRefs(project).split('\n').filter(Boolean)
  const objects = refs.length === 0 ? '' : runGitIn(project, 'rev-list', '--objects', ...refs)
  const kept = new Set(objects.split('\n').map((line) => line.slice(0, 40)))
  return [...before].flatMap(([path, text]) => {
    const isThere = existsSync(path) && readFileSync(path, 'utf8') === text
    if (text.startsWith(INDEXED)) {
      const object = text.slice(INDEXED.length)
      return kept.has(object) || runGitIn(project, 'ls-files', '-s').includes(object) ? [] : [path]
    }
    const id = execFileSync('git', ['hash-object', '--stdin'], { input: text, encoding: 'utf8' }).trim()
    return isThere || kept.has(id) || runGitIn(project, 'ls-files', '-s').includes(id) ? [] : [path]
  })
}

/** Files that an answer says a command takes away, and that are what they were: in the tree, and in the index. */
function findUntrue(answer: string, trees: readonly string[], before: Map<string, string>): string[] {
  const named =
    /(?<!may) takes? away uncommitted content of \d+ files? \(([^)]*)\)/.exec(answer)?.[1]?.split(', ') ?? []
  const after = readContents(trees)
  const isUnchanged = (path: string) => before.has(path) && before.get(path) === after.get(path)
  return named.filter((name) => trees.some((tree) => isUnchanged(join(tree, name))))
}

describe('commands that destroy, run for real', { concurrency: 2 }, () => {
  for (const command of DESTRUCTIVE) {
    it(command, async (test) => {
      const sandbox = createSandbox(test)
      const { project, linked } = copyRepository(template(), join(sandbox.root, 'tree'))
      const [contents, commits] = [readContents([project, linked]), readCommits(project)]
      const status = runGitIn(project, 'status', '--porcelain')
      const answer = await ask(sandbox, project, command)
      if (/^(?:ask|deny)/.test(answer)) return
      assert.equal(runGitIn(project, 'status', '--porcelain'), status, 'the snapshot changed the tree')
      const hasRun = runShell(project, sandbox.home, command)
      const trees = /(?:rm -rf|worktree remove.*) \.\.\/linked/.test(command) ? [linked] : [project]
      assert.deepEqual(findLost(project, contents), [], `${answer}: lost`)
      assert.deepEqual(
        hasRun ? findUntrue(answer, trees, contents) : [],
        [],
        `${answer}: said to be taken away, and still there`,
      )
      const held = new Set(runGitIn(project, 'rev-list', '--all').split('\n'))
      const inReflog = new Set(runGitIn(project, 'rev-list', '--all', '--reflog').split('\n'))
      const lost = commits.filter((id) => !held.has(id) && !inReflog.has(id))
      assert.deepEqual(lost, [], `${answer}: commits lost`)
    })
  }
})

it('a removal beside what goes to the index takes its own files alone', async (test) => {
  const sandbox = createSandbox(test)
  const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
  writeFileSync(join(project, 'gone.txt'), 'mine\n')
  assert.match(await ask(sandbox, project, 'rm gone.txt && git add -A && git commit -m x'), / of 1 file \(gone\.txt\)/)
})

it('an MCP tool takes away what it deletes, and no lines or symbols', async (test) => {
  const sandbox = createSandbox(test)
  const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
  writeFileSync(join(project, 'gone.txt'), 'mine\n')
  const answerTo = (tool_name: string) => askOf(sandbox, project, { tool_name, tool_input: { path: 'gone.txt' } })
  assert.match(await answerTo('mcp__filesystem__delete_file'), / of 1 file \(gone\.txt\)/)
  assert.match(await answerTo('mcp__x__removeDirectory'), / of 1 file \(gone\.txt\)/)
  assert.equal(await answerTo('mcp__x__delete_lines'), '')
})

/** These take refs, stashes or the repository itself, which a clean tree has too. */
const OF_REFS =
  /stash|branch -|checkout -B|switch -C|tag -d|update-ref|push|reflog|rm -rf (?:\.git|\.\.\/project)$|ls-files -o/
const HARMLESS = readFileSync(new URL('../core/data/harmless-on-dirty.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))

describe('nothing is said and no ref is made', { concurrency: 2 }, () => {
  let clean: DirtyRepository | null = null
  const isSilent = async (test: TestContext, command: string, from: DirtyRepository) => {
    const sandbox = createSandbox(test)
    const { project } = copyRepository(from, join(sandbox.root, 'tree'))
    assert.equal(await ask(sandbox, project, command), '')
    assert.equal(snapshotRefs(project), '')
  }
  for (const command of DESTRUCTIVE.filter((each) => !OF_REFS.test(each))) {
    it(`on a clean tree: ${command}`, (test) => {
      clean ??= createRepository(join(TEMPLATES, 'clean'), false)
      return isSilent(test, command, clean)
    })
  }
  for (const command of HARMLESS) it(`on a dirty tree: ${command}`, (test) => isSilent(test, command, template()))
})

describe('what no snapshot can hold is asked about', () => {
  const cases: readonly (readonly [command: string, answer: RegExp])[] = [
    ['rm -rf ~/Documents', /^ask: loss: rm would remove .*Documents.*no repository holds/],
    ['rm -rf ~', /^ask: loss: /],
    ['rm -rf .git', /^ask: .*history of a repository/s],
    ['rm -rf ~/.cache/pip', /^$/],
    ['rm -rf ~/Documents/node_modules', /^$/],
    ['rm -rf /tmp/holdfast-no-such-folder', /^$/],
    ['rm ~/Documents/a.txt', /^$/],
    ['git push --force https://example.com/a.git main', /^ask: .*remote that this repository does not know/],
  ]
  for (const [command, answer] of cases) {
    it(command, async (test) => {
      const sandbox = createSandbox(test)
      for (const folder of ['Documents/node_modules', '.cache/pip'])
        mkdirSync(join(sandbox.home, folder), { recursive: true })
      writeFileSync(join(sandbox.home, 'Documents/a.txt'), 'a')
      const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
      assert.match(await ask(sandbox, project, command), answer)
    })
  }
})

describe('the words say no more than is true', () => {
  const cases: readonly (readonly [command: string, answer: RegExp])[] = [
    ['rm -rf /tmp/none-$ID && mkdir -p /tmp/none-$ID', /^$/],
    ['rm -rf "$FOLDER"', /rm may take away/],
    ['find src -type f -size 0 | while read f; do rm -f "$f"; done', /rm may take away/],
    ['rm src/a.ts; git checkout HEAD -- src/a.ts', /rm takes away uncommitted content of 1 file \(src\/a\.ts\)/],
    ['git checkout HEAD -- src; rm notes.md', /rm and git checkout -- take away uncommitted content of \d files \(/],
    ['rm src/a.ts; mv notes.md src/a.ts', /may take away uncommitted content of 2 files \(.*notes\.md.*\)/],
    ['git checkout HEAD -- src/a.ts && git stash pop', /takes away uncommitted content of 1 file \(src\/a\.ts\)/],
    ['git add -A && git checkout HEAD -- src/a.ts', /takes? away uncommitted content of 1 file \(src\/a\.ts\)/],
    ["find . -name '*.none' -exec mv {} src \\;", /^$/],
    ["find . -name 'a.t*' | xargs -I {} mv {} src", /may take away uncommitted content of 1 file \(src\/a\.ts\)/],
    ['cp -u keep.md notes.md', /^$/],
    ['touch keep.md; cp -u keep.md notes.md', /cp takes away uncommitted content of 1 file \(notes\.md\)/],
    ['cp src/none.bak src/a.ts', /^$/],
    ['npm run build && cp src/none.bak src/a.ts', /cp (?:may take|takes) away uncommitted content of 1 file/],
    ['git pull && cp src/none.bak src/a.ts', /cp (?:may take|takes) away uncommitted content of 1 file/],
    ['git checkout other -- src; cp src/none.bak src/a.ts', /take/],
    [
      'curl -so src/none.bak localhost && cp src/none.bak src/a.ts',
      /cp (?:may take|takes) away uncommitted content of 1 file/,
    ],
    [
      'git show other:src/none.bak > src/none.bak && mv src/none.bak src/a.ts',
      /mv (?:may take|takes) away uncommitted content of 1 file/,
    ],
    ['git stash && git checkout other && git checkout - && git stash pop', /^$/],
    ['git stash -u && git checkout -f work', /git checkout --force may take away/],
  ]
  for (const [command, answer] of cases)
    it(command, async (test) => {
      const sandbox = createSandbox(test)
      const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
      assert.match(await ask(sandbox, project, command), answer)
    })
})

describe('a copy from a folder that another part of the call may fill', () => {
  const cases: readonly (readonly [command: string, isKept: boolean])[] = [
    ['cp -r docs/. src', false],
    ['eval "$FILL"; cp -r docs/. src', true],
    ['npm run fill && cp -r docs/. src', true],
  ]
  for (const [command, isKept] of cases)
    it(`${isKept ? 'may bring any name' : 'brings its own names'}: ${command}`, async (test) => {
      const sandbox = createSandbox(test)
      const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
      await ask(sandbox, project, command)
      assert.equal(snapshotRefs(project) !== '', isKept)
    })
})

it('hundreds of branches that go at once are all kept', async (test) => {
  const sandbox = createSandbox(test)
  const { project } = copyRepository(createRepository(join(sandbox.root, 'from'), false), join(sandbox.root, 'tree'))
  const make = (text: string) => runGitIn(project, 'commit-tree', '-m', text, 'HEAD^{tree}')
  const ids = [...Array(130).keys()].map((number) => make(`commit ${number}`))
  for (const [at, id] of ids.entries()) runGitIn(project, 'update-ref', `refs/heads/many-${at}`, id)
  const told = await ask(sandbox, project, 'git branch | grep many | xargs git branch -D')
  const kept = new Set(runGitIn(project, 'rev-list', '--glob=refs/holdfast/*').split('\n'))
  assert.match(told, /all of that is kept as snapshot 1/)
  assert.deepEqual(
    ids.filter((id) => !kept.has(id)),
    [],
  )
})

describe('a submodule that a command sets back too', { concurrency: 2 }, () => {
  for (const [command, setting] of [
    ['git reset --hard --recurse-submodules', 'false'],
    ['git restore --recurse-submodules lib', 'false'],
    ['git reset --hard', 'true'],
    ['git checkout .', 'true'],
  ] as const)
    it(`${command}, with submodule.recurse ${setting}`, async (test) => {
      const sandbox = createSandbox(test)
      const [lib, top] = [join(sandbox.root, 'lib'), join(sandbox.root, 'top')]
      for (const place of [lib, top]) {
        mkdirSync(place)
        runGitIn(place, 'init', '-q')
        writeFileSync(join(place, 'a.c'), 'old\n')
      }
      const commit = (place: string) => {
        runGitIn(place, 'add', '.')
        runGitIn(place, 'commit', '-qm', 'a')
      }
      commit(lib)
      runGitIn(top, 'submodule', '--quiet', 'add', lib, 'lib')
      commit(top)
      runGitIn(top, 'config', 'submodule.recurse', setting)
      writeFileSync(join(top, 'lib/a.c'), 'mine alone\n')
      assert.match(await ask(sandbox, top, command), /takes away uncommitted content of 1 file \(a\.c\).* snapshot 1/)
      assert.equal(runShell(top, sandbox.home, command), true)
      assert.equal(readFileSync(join(top, 'lib/a.c'), 'utf8'), 'old\n')
      assert.equal(runGitIn(join(top, 'lib'), 'show', 'refs/holdfast/snapshots/1:a.c'), 'mine alone')
    })
})

describe('a command that nobody reads to its end may take anything, and all is kept', { concurrency: 2 }, () => {
  const text = `${'x'.repeat(99)}\n`.repeat(700)
  for (const [why, command] of [
    ['its text', `cat > table.txt <<'END'\n${text}END\nrm -rf src`],
    ['its parts', `${'echo a; '.repeat(3_001)}git reset --hard`],
    ['its paths', `rm -f ${[...Array(2_001).keys()].join(' ')} notes.md`],
    ['its signs', 'echo \ufdd0; git reset --hard'],
  ] as const)
    it(`too many are ${why}`, async (test) => {
      const sandbox = createSandbox(test)
      const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
      const before = readContents([project])
      const told = await ask(sandbox, project, command)
      assert.match(told, / may take away uncommitted content of \d+ files .* is kept as snapshot 1\./)
      runShell(project, sandbox.home, command)
      assert.deepEqual(findLost(project, before), [])
    })
})

it('a journal that cannot be written takes nothing from the answer', async (test) => {
  const sandbox = createSandbox(test)
  const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
  writeFileSync(join(project, '.git/info/exclude'), '.holdfast\n')
  writeFileSync(join(project, '.holdfast'), 'no folder')
  assert.match(await ask(sandbox, project, 'git reset --hard'), / is kept as snapshot 1\. .* rewind 1$/)
})

it('a repository whose commits git cannot read is a question', async (test) => {
  const sandbox = createSandbox(test)
  const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
  writeFileSync(join(project, '.git/refs/heads/broken'), `${'1'.repeat(40)}\n`)
  const told = await ask(sandbox, project, 'git branch -D other')
  assert.match(told, /^ask: loss: git branch -D may take away .*commits in .*: bad object refs\/heads\/broken/)
})

it('a link that is led elsewhere takes nothing away', async (test) => {
  const sandbox = createSandbox(test)
  const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
  symlinkSync('a.txt', join(project, 'pointer'))
  assert.equal(await ask(sandbox, project, 'ln -sfn keep.md pointer'), '')
  assert.match(await ask(sandbox, project, 'ln -sfn keep.md notes.md'), /ln takes away .*\(notes\.md\)/)
})

it('a program that is given the file it writes is an editor, and takes nothing away', async (test) => {
  const sandbox = createSandbox(test)
  const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
  const same = ['render notes.md -o notes.md', 'render --output=notes.md notes.md', 'sort notes.md | sponge notes.md']
  for (const command of same) assert.equal(await ask(sandbox, project, command), '', command)
  for (const command of [
    'render -f notes.md -o notes.md',
    'render keep.md -o notes.md',
    'render --output=notes.md keep.md',
    'echo x | sponge notes.md',
  ])
    assert.match(await ask(sandbox, project, command), /takes? away .*\(notes\.md\)/, command)
})

it('a file that the call copies before takes no harm, as long as the copy stays', async (test) => {
  const sandbox = createSandbox(test)
  const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
  writeFileSync(join(project, 'old.bak'), 'old')
  for (const command of [
    'cp notes.md notes.bak && echo x > notes.md',
    'cp notes.md notes.bak; rm notes.md',
    'unzip notes.md && rm notes.md',
    'tar xzf notes.md --strip-components 1 && rm notes.md',
  ])
    assert.equal(await ask(sandbox, project, command), '', command)
  for (const command of [
    'echo x > notes.md && cp notes.md notes.bak',
    'cp notes.md notes.bak && echo x > notes.md && rm notes.bak',
    '[ -f old.bak ] || cp notes.md old.bak; echo x > notes.md',
    'unzip notes.md a.txt && rm notes.md',
  ])
    assert.match(await ask(sandbox, project, command), /takes? away .*\bnotes\.md\)/, command)
})

it('refs that a search for them names are the ones that go', async (test) => {
  const sandbox = createSandbox(test)
  const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
  const command = "git for-each-ref --format='delete %(refname)' refs/heads/other | git update-ref --stdin"
  assert.match(await ask(sandbox, project, command), /git update-ref -d takes away 1 commit /)
  assert.equal(await ask(sandbox, project, command.replace('heads/other', 'original')), '')
})

describe('a file that git was told not to look at', { concurrency: 2 }, () => {
  for (const [flag, command, isLost] of [
    ['skip-worktree', 'rm keep.md', true],
    ['skip-worktree', 'echo x > keep.md', true],
    ['skip-worktree', 'git reset --hard', false],
    ['assume-unchanged', 'git checkout -f HEAD -- keep.md', true],
    ['assume-unchanged', 'git reset --hard', true],
  ] as const)
    it(`${flag}: ${command}`, async (test) => {
      const sandbox = createSandbox(test)
      const { project } = copyRepository(
        createRepository(join(sandbox.root, 'from'), false),
        join(sandbox.root, 'tree'),
      )
      runGitIn(project, 'update-index', `--${flag}`, 'keep.md', 'a.txt')
      assert.equal(await ask(sandbox, project, command), '', 'it is as git has it')
      writeFileSync(join(project, 'keep.md'), 'mine alone\n')
      const before = readContents([project])
      assert.match(await ask(sandbox, project, command), isLost ? /content of 1 file \(keep\.md\).* snapshot 1/ : /^$/)
      assert.equal(runShell(project, sandbox.home, command), true)
      assert.deepEqual(findLost(project, before), [])
      assert.equal(readFileSync(join(project, 'keep.md'), { encoding: 'utf8', flag: 'a+' }) !== 'mine alone\n', isLost)
    })
})

describe('the mode of the guard', () => {
  for (const [mode, answer] of [
    ['ask', /^ask: loss: git reset --hard takes away uncommitted content of 4 files/],
    ['deny', /^deny: loss: .*Commit or stash/s],
    ['off', /^$/],
  ] as const) {
    it(mode, async (test) => {
      const sandbox = createSandbox(test)
      const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
      mkdirSync(join(project, '.holdfast'))
      writeFileSync(join(project, '.holdfast/config.toml'), `[guardrails.modes]\nloss = "${mode}"\n`)
      writeFileSync(join(project, '.git/info/exclude'), '.holdfast\n')
      assert.match(await ask(sandbox, project, 'git reset --hard'), answer)
      assert.equal(snapshotRefs(project), '')
    })
  }
})

describe('the command that the model is told brings everything back', { concurrency: 2 }, () => {
  for (const command of [
    'git reset --hard',
    'git checkout -- .',
    'git clean -fdq',
    'rm -rf src',
    'git restore -SW .',
  ]) {
    it(command, async (test) => {
      const sandbox = createSandbox(test)
      const { project } = copyRepository(template(), join(sandbox.root, 'tree'))
      const before = readContents([project])
      const told = /; all of that is kept as snapshot (\d+)\. .* rewind \1$/.exec(await ask(sandbox, project, command))
      assert.ok(told, 'the snapshot is told')
      runShell(project, sandbox.home, command)
      assert.notDeepEqual(readContents([project]), before, 'the command destroys something')
      const holdfast = [join(REPOSITORY, 'dist/holdfast.mjs'), 'rewind', told[1] ?? '']
      execFileSync(process.execPath, holdfast, { cwd: project, env: { PATH: process.env.PATH, HOME: sandbox.home } })
      assert.deepEqual(readContents([project]), before)
    })
  }
})
