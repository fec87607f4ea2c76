import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NO_EFFECTS } from '../../src/calls/core/call-effects.ts'
import type { Action, Certainty, ShellDialect } from '../../src/effects/core/effects.ts'
import { compileGlobs, compileHolders } from '../../src/files/core/globs.ts'
import { judgeConfinedWrites } from '../../src/guards/core/confined-writes.ts'
import { findBrought } from '../../src/guards/io/swept-files.ts'
import { findShellWrites } from '../../src/shell/core/find-shell-writes.ts'

// The repository protects docs/policy: a command is held where it reaches that folder through docs, or through the project.

const place = { bases: ['/p'], home: '/h', fold: false }
const rules = {
  roots: null,
  protected: compileGlobs(['docs/policy/**'], place, () => () => false),
  protectors: () => [],
  holdsProtected: compileHolders(['docs/policy/**'], place),
  swept: [],
  mayBeProtected: () => true,
  unresolved: 'allow',
  inside: new Set<never>(),
  projectDir: '/p',
} as const

async function findWrites(command: string, dialect: ShellDialect) {
  const { writes } = await findShellWrites(command, { cwd: '/p', home: '/h', dialect, findTop: () => '/p' })
  return writes
}

/** None of the sources is on disk, so a copy may bring any name. */
function isHeld(writes: Awaited<ReturnType<typeof findWrites>>) {
  const swept = findBrought(writes, { globs: ['docs/policy/**'], place, test: rules.protected })
  return judgeConfinedWrites({ ...NO_EFFECTS, writes }, { ...rules, swept, unresolved: 'ask' }) !== null
}

type Row = readonly [command: string, action: Action, certainty: Certainty, dialect?: ShellDialect]

const HELD: readonly Row[] = [
  ['rm -rf docs', 'remove', 'certain'],
  ['tar -cf /tmp/a.tar --remove-files docs', 'remove', 'certain'],
  ['zip -rm /tmp/a.zip docs', 'remove', 'certain'],
  ['find docs -type f -exec shred {} +', 'remove', 'certain'],
  ['git worktree remove docs', 'remove', 'certain'],
  ['git clean -fd docs', 'remove', 'certain'],
  ['mv docs /tmp', 'move', 'certain'],
  ['git mv docs old', 'move', 'certain'],
  ['rsync -a x/ docs', 'copy', 'certain'],
  ['rsync -a --delete x/ docs', 'copy', 'certain'],
  ['rsync -a --remove-source-files docs host:x', 'move', 'certain'],
  ['cp -r x/. docs', 'copy', 'likely'],
  ['cp -rT x docs', 'copy', 'likely'],
  ['cp -r x/docs .', 'copy', 'likely'],
  ['scp -r host:x/docs .', 'copy', 'likely'],
  ['unzip -o a.zip', 'extract', 'likely'],
  ['unzip -o a.zip -d docs', 'extract', 'likely'],
  ['tar xzf a.tgz -C docs', 'extract', 'likely'],
  ['tar xzf a.tgz -C docs -T names.txt a', 'extract', 'likely'],
  ['tar xzf a.tgz -C docs --no-anchored a', 'extract', 'likely'],
  ['7z x a.7z -odocs', 'extract', 'likely'],
  ['git checkout evil -- .', 'extract', 'likely'],
  ['git checkout evil docs', 'extract', 'likely'],
  ['git restore --source evil docs', 'extract', 'likely'],
  ['chgrp -R x docs', 'permit', 'certain'],
  ['python3 -c "import shutil; shutil.rmtree(\'docs\')"', 'remove', 'certain'],
  ["node -e \"require('fs').cpSync('x', 'docs', {recursive: true})\"", 'copy', 'certain'],
  ['Remove-Item -Recurse docs', 'remove', 'certain', 'powershell'],
  ['Rename-Item docs old', 'move', 'certain', 'powershell'],
  ['Expand-Archive a.zip docs', 'extract', 'likely', 'powershell'],
  ['robocopy src docs /MIR', 'copy', 'certain', 'powershell'],
  ['xcopy src docs /E', 'copy', 'likely', 'powershell'],
]

/** None of these is known to reach the folder: it keeps what lies there, or changes what its own rules say. */
const FREE: readonly Row[] = [
  ['cp -r x docs', 'copy', 'possible'],
  ['cp x/*.md docs', 'copy', 'certain'],
  ['unzip a.zip', 'extract', 'possible'],
  ['tar xkzf a.tgz -C docs', 'extract', 'possible'],
  ['git checkout main', 'extract', 'possible'],
  ['git pull', 'extract', 'possible'],
  ['git clone u docs', 'create', 'possible'],
  ['prettier --write docs', 'replace', 'possible'],
  ['rm docs/a.md', 'remove', 'certain'],
  ['echo x >> docs/a.md', 'append', 'certain'],
  ['ln -s x docs/a.md', 'link', 'certain'],
]

describe('an effect says what it does to a folder that holds something protected', () => {
  const rows = [...HELD.map((row) => [row, true] as const), ...FREE.map((row) => [row, false] as const)]
  for (const [[command, action, certainty, dialect = 'bash'], held] of rows) {
    it(`${command}: ${held ? 'held' : 'free'}`, async () => {
      const writes = await findWrites(command, dialect)
      const said = writes.map((write) => `${write.action} ${write.certainty}`)
      assert.ok(said.includes(`${action} ${certainty}`), said.join(', '))
      assert.equal(isHeld(writes), held)
    })
  }
})

it('a setting of git that names what git runs is told from any other', async () => {
  const actionOf = async (command: string) => (await findWrites(command, 'bash')).map(({ action }) => action)
  assert.deepEqual(await actionOf('git config core.hooksPath x'), ['run'])
  assert.deepEqual(await actionOf('git config --unset core.fsmonitor'), ['run'])
  assert.deepEqual(await actionOf('git config set hook.x.command y'), ['run'])
  assert.deepEqual(await actionOf('git config user.name x'), ['configure'])
})

describe('the roots that a refusal offers', () => {
  const globs = ['docs/**']
  const confined = {
    ...rules,
    protected: () => false,
    roots: { globs, test: compileGlobs(globs, place, () => () => false) },
  }
  for (const [command, values] of [
    ['rm src/a.ts', ['src/**']],
    ['rm -rf src lib/x', ['src/**', 'lib/**']],
    ['touch a.txt', ['a.txt']],
    // Roots that take in everything would confine nothing.
    ['git checkout -- .', null],
    ['git clean -fd', null],
  ] as const)
    it(command, async () => {
      const writes = await findWrites(command, 'bash')
      assert.deepEqual(judgeConfinedWrites({ ...NO_EFFECTS, writes }, confined)?.mend?.values ?? null, values)
    })
})

describe('the words of a refusal', () => {
  const own = { ...rules, roots: { globs: ['src/**'], test: compileGlobs(['src/**'], place, () => () => false) } }
  const tell = async (command: string) =>
    judgeConfinedWrites({ ...NO_EFFECTS, writes: await findWrites(command, 'bash') }, own)?.reason ?? null
  for (const [command, words] of [
    // No place is said to be protected but the protected ones.
    [
      'touch docs/policy/a.md README.md',
      /"docs\/policy\/a\.md", which this repository protects \(guardrails\.protected\)\. The call would write "README\.md" too, outside/,
    ],
    [
      'touch docs/policy/a.md',
      /^touch would write "docs\/policy\/a\.md", which this repository protects \(\S+\)\. Writes/,
    ],
    ['patch /tmp/x.js < a.patch', /^patch would write "\/tmp\/x\.js", outside/],
    ['rubocop -A lib', /^rubocop -A would write "lib", outside/],
  ] as const)
    it(command, async () => assert.match((await tell(command)) ?? '', words))
})

describe('a path whose end nobody knows', () => {
  const roots = { globs: ['src/**'], test: compileGlobs(['src/**'], place, () => () => false) }
  const judge = (start: string | undefined, isProtected: boolean) =>
    judgeConfinedWrites(
      { ...NO_EFFECTS, unresolved: [{ what: 'x', why: 'y', ...(start !== undefined && { start }) }] },
      { ...rules, roots, mayBeProtected: () => isProtected, unresolved: 'ask' },
    )?.decision
  for (const [start, isProtected, decision] of [
    ['/p/src/gen-', false, undefined],
    ['/p/src/gen-', true, 'ask'],
    ['/p/src/', false, 'ask'],
    ['/p/lib/gen-', false, 'ask'],
    ['/p/sr', false, 'ask'],
    [undefined, false, 'ask'],
  ] as const)
    it(`${start}: ${decision}`, () => assert.equal(judge(start, isProtected), decision))
})

type Sweep = readonly [
  command: string,
  ...found: (readonly [path: string, names?: string | undefined, spared?: readonly string[]])[],
]

/** The folders, the names asked for and the paths left out, as a search hands them on. */
const SWEEPS: readonly Sweep[] = [
  ["find src -name '*.ts' -exec sed -i s/a/b/ {} +", ['src', '*.ts']],
  ["find src -name '*.ts' ! -path '*/gen/*' -exec sed -i s/a/b/ {} +", ['src', '*.ts', ['*/gen/*', 'gen/*']]],
  ["find src -type f -not -name '*.d.ts' | xargs sed -i s/a/b/", ['src', undefined, ['*.d.ts', '*/*.d.ts']]],
  [
    "find . -name gen -prune -o -name '*.ts' -print | xargs sed -i s/a/b/",
    ['.', '*.ts', ['gen', 'gen/*', '*/gen', '*/gen/*']],
  ],
  ["find lib -name a.txt -o -name '*.pyc' -exec sed -i s/a/b/ {} +", ['lib', '*.pyc']],
  ["find lib -type f \\( -name '*.ts' -o -name '*.js' \\) -exec sed -i s/a/b/ {} +", ['lib', '*.ts'], ['lib', '*.js']],
  ["find lib -type f \\( -name '*.ts' -o -size 0 \\) -exec sed -i s/a/b/ {} +", ['lib']],
  // With a choice among the tests, any of them may leave out nothing.
  ["find src -name '*.ts' -o ! -path 'src/gen/*' -exec sed -i s/a/b/ {} +", ['src']],
  [
    'fd -uu -e ts -e tsx -E gen . src lib -x sed -i s/a/b/',
    ...['src', 'lib'].flatMap((path) =>
      ['*.ts', '*.tsx'].map((names) => [path, names, ['gen', 'gen/*', '*/gen', '*/gen/*']] as const),
    ),
  ],
  ["fd '\\.ts$' src -x sed -i s/a/b/", ['src', '*.ts', ['src/.*', 'src/*/.*']]],
  ["git ls-files 'src/*.ts' | xargs sed -i s/a/b/", ['src', '*.ts']],
  ["git ls-files -z lib ':!lib/gen/**' | xargs -0 sed -i s/a/b/", ['lib', undefined, ['lib/gen', 'lib/gen/*']]],
  ["git diff --name-only --cached -- 'src/*.ts' | xargs -r sed -i s/a/b/", ['src', '*.ts']],
  [`mapfile -t files < <(git ls-files 'src/*.ts'); sed -i s/a/b/ "\${files[@]}"`, ['src', '*.ts']],
  [`mapfile -t files < <(git ls-files 'src/*.ts'); sed -i s/a/b/ "\${files[1]}"`, ['src', '*.ts']],
  ["find src -name '*.ts' -print0 | while IFS= read -r -d '' f; do sed -i s/a/b/ \"$f\"; done", ['src', '*.ts']],
  ['while read -r f; do sed -i s/a/b/ "$f"; done < <(git grep -l foo lib)', ['lib']],
  ["find . -name '*.ts' | grep -v gen | xargs sed -i s/a/b/", ['.', '*.ts', ['*gen*']]],
  [
    "git ls-files 'lib/**' ':!lib/old' | grep -vE 'gen|\\.d\\.ts' | xargs sed -i s/a/b/",
    ['lib', undefined, ['lib/old', 'lib/old/*', '*gen*', '*.d.ts*']],
  ],
  // A pattern that says more than a text leaves out paths that nobody can tell.
  ["find src -name '*.ts' | grep -v '^src/gen' | xargs sed -i s/a/b/", ['src', '*.ts']],
  // Context brings back lines that hold the text, and -F takes the pattern as one text.
  ...['-vA1 gen', '-v -B 1 gen', '-vC2 gen', '-v -2 gen', "-vF 'gen\\|old'"].map(
    (words) => [`find src -name '*.ts' | grep ${words} | xargs sed -i s/a/b/`, ['src', '*.ts']] as const,
  ),
  ['git grep -l -e foo lib | xargs sed -i s/a/b/', ['lib']],
  [
    "grep -rl --include='*.ts' --exclude-dir=gen foo lib | xargs sed -i s/a/b/",
    ['lib', '*.ts', ['gen', 'gen/*', '*/gen', '*/gen/*']],
  ],
  ['grep -rlZ -e foo -e bar lib | xargs -0 sed -i s/a/b/', ['lib']],
  ["rg -.l foo -g '*.ts' -g '!gen/' | xargs sed -i s/a/b/", ['.', '*.ts', ['gen', 'gen/*', '*/gen', '*/gen/*']]],
  [
    "prettier --write 'src/**/*.{ts,tsx}' '!src/gen/**'",
    ...['*.ts', '*.tsx'].map((names) => ['src', names, ['src/gen', 'src/gen/*']] as const),
  ],
  // Text behind a found path may lead to a path that is left out.
  ['for d in $(find src -type d ! -name gen); do sed -i s/a/b/ $d/gen; done', ['src', 'gen']],
]

describe('the files that a search hands on', () => {
  for (const [command, ...found] of SWEEPS)
    it(command, async () => {
      const place = (path: string) => (path === '.' ? '/p' : `/p/${path}`)
      const swept = (await findWrites(command, 'bash')).filter(({ sweeps }) => sweeps !== undefined)
      assert.deepEqual(
        swept.map(({ path, names, spared }) => [path, names, spared]),
        found.map(([path, names, spared]) => [place(path), names, spared?.map(place)]),
      )
    })
})

describe('the top of the work tree', () => {
  const findTop = (folder: string) => (folder.startsWith('/p/sub') ? '/p/sub' : '/p')
  for (const [command, path] of [
    ['cd "$(git rev-parse --show-toplevel)" && touch a', '/p/a'],
    ['R=$(git rev-parse --show-toplevel 2>/dev/null || pwd); touch "$R/src/a"', '/p/src/a'],
    ['cd lib; ROOT=`git rev-parse --show-toplevel`; touch $ROOT/a', '/p/a'],
    ['cd "$(git -C sub/x rev-parse --show-toplevel)"; touch a', '/p/sub/a'],
    ['cd "$(GIT_DIR=x git rev-parse --show-toplevel)"; touch a', undefined],
    ['cd "$(git rev-parse --show-prefix)"; touch a', undefined],
  ] as const)
    it(command, async () => {
      const found = await findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash', findTop })
      assert.deepEqual([found.writes[0]?.path, found.unresolved.length], [path, path === undefined ? 1 : 0])
    })
})

describe('a list or a place that nobody knows is a question', () => {
  const heredoc = "<<'EOF'\ncd docs\necho x > a\nEOF\n"
  for (const command of [
    'git diff --name-only HEAD | xargs sed -i s/a/b/',
    'for f in $(git diff --name-only main); do echo x > $f; done',
    // Up to a NUL, text of several lines is one value.
    `read -r -d '' S ${heredoc}bash -c "$S"`,
    `read -r -d '' ${heredoc}bash -c "$REPLY"`,
    `mapfile -t -d '' S ${heredoc}bash -c "\${S[0]}"`,
    // The command itself makes another top.
    'cd lib && git init -q && rm "$(git rev-parse --show-toplevel)/../a"',
    'ln -s sub lk && cd lk && rm "$(git rev-parse --show-toplevel)/a"',
  ])
    it(command, async () => {
      const found = await findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash', findTop: () => '/p' })
      assert.notDeepEqual(found.unresolved, [])
    })
})

describe('the ends of a path that nobody knows', () => {
  for (const [command, start, end] of [
    ['echo x > config/$NAME.json', '/p/config/', '.json'],
    ['cd config && echo x > a$NAME', '/p/config/a', undefined],
    ['echo x > "$DIR/app.json"', undefined, 'app.json'],
    ['cd "$DIR" && echo x > config/app.json', undefined, 'app.json'],
    ['rm -rf "config/$X/deep"', '/p/config/', undefined],
    ['echo x > "config/$X/../a.json"', undefined, 'a.json'],
  ] as const)
    it(command, async () => {
      const { unresolved } = await findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash' })
      assert.deepEqual(
        unresolved.map((doubt) => [doubt.start, doubt.end]),
        [[start, end]],
      )
    })
})

describe('PowerShell: a call of .NET writes where a variable leads that is set once', () => {
  const write = (target: string) => `[IO.File]::WriteAllText(${target}, 'x')`
  for (const [command, path, loses] of [
    [`$f = "a.txt"; ${write('$f')}`, '/p/a.txt', 'entry'],
    [`$f = Join-Path "docs" 'a.txt'\n${write('$F')}`, '/p/docs/a.txt', 'entry'],
    [`$f = 'a.txt'; $t = [IO.File]::ReadAllText($f); ${write('$f')}`, '/p/a.txt', undefined],
    [`Set-Location docs; ${write("'a.txt'")}`, '/p/a.txt', 'entry'],
    [`cd docs; $f = 'a.txt'; ${write('$f')}`, '/p/a.txt', 'entry'],
    [`$path = 'a.txt'; gc -Path $path | Out-Null; ${write('$path')}`, '/p/a.txt', undefined],
    [`$f = 'a.txt'; if ($x) { $f = 'b.txt' }; ${write('$f')}`],
    [`$f = 'a.txt'; foreach ($f in $all) { ${write('$f')} }`],
    [`$f = 'a.txt'; Set-Variable f b.txt; ${write('$f')}`],
    [`$f = 'a.txt'; ls -OutVariable f; ${write('$f')}`],
    [`$f = 'a.txt'; $f, $g = 'b.txt', 'c'; ${write('$f')}`],
    [`$f = 'a.txt'; & { param($f) ${write('$f')} } b.txt`],
    [`$f = 'a.txt'; ${write('$f.FullName')}`],
    [`$f = $args[0]; ${write('$f')}`],
    [write('$f')],
  ] as const)
    it(command, async () => {
      const found = await findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'powershell' })
      assert.deepEqual([found.writes[0]?.path, found.writes[0]?.loses], [path, loses])
      assert.equal(found.unresolved.length, path === undefined ? 1 : 0)
    })
})
